//! Nodes of the pattern graph that the `pdl` dialect does not have, from the graph to rewritten IR, and what
//! stands for them in `pdl`.

use expect_test::expect;
use pdll::PatternSet;
use pdll_compiler::emit::{pdl_text, plain};
use pdll_compiler::pdl::{Module, NodeKind, Pattern, Str, Ty, ValidModule, Value, verify};
use pdll_compiler::{codegen, matcher};
use pdll_ir::Context;
use pdll_source::diag::Diagnostics;
use pdll_source::{SourceMap, Span, Standard};

/// A pattern of a module that is made by hand.
struct Builder {
    module: Module,
    pattern: Pattern,
    in_rewrite: bool,
}

impl Builder {
    fn new() -> Self {
        let mut module = Module::default();
        let name = module.strings.intern("P");
        Self { module, pattern: Pattern::new(Some(name), 1, Span::default()), in_rewrite: false }
    }

    fn text(&mut self, text: &str) -> Str {
        self.module.strings.intern(text)
    }

    fn push(&mut self, kind: NodeKind, results: &[Ty]) -> Option<Value> {
        let n = self.pattern.push(self.in_rewrite, kind, results, Span::default());
        self.pattern.node(n).values().next()
    }

    fn value(&mut self, kind: NodeKind, ty: Ty) -> Value {
        self.push(kind, &[ty]).expect("a value")
    }

    fn operand(&mut self) -> Value {
        self.value(NodeKind::Operand { ty: None }, Ty::Value)
    }

    fn ty(&mut self) -> Value {
        self.value(NodeKind::Type { constant: None }, Ty::Type)
    }

    fn op(&mut self, name: &str, operands: &[Value], attrs: &[(&str, Value)], types: &[Value]) -> Value {
        let attributes = attrs.iter().map(|a| (self.text(a.0), a.1)).collect();
        let (operands, types) = (operands.to_vec(), types.to_vec());
        let name = Some(self.text(name));
        self.value(NodeKind::Operation { name, operands, attributes, types }, Ty::Operation)
    }

    /// From here on the rewrite of `root`.
    fn rewrite(&mut self, root: Value) {
        self.pattern.rewrite.root = Some(root);
        self.in_rewrite = true;
    }

    fn replace(&mut self, op: Value, with: Value) {
        self.push(NodeKind::ReplaceWithOp { op, with }, &[]);
    }

    fn valid(mut self) -> ValidModule {
        self.module.patterns.push(self.pattern);
        let mut diags = Diagnostics::new();
        verify(self.module, Standard::Extended, &mut diags).unwrap_or_else(|| panic!("{diags:?}"))
    }
}

/// The IR after rewriting, one line for each op.
fn run(module: &ValidModule, lines: &str) -> String {
    let (mut sources, mut diags) = (SourceMap::new(Standard::Extended), Diagnostics::new());
    sources.add("t.pdll", Vec::new()).expect("room");
    let table = matcher::build(module, &mut diags);
    assert!(!diags.has_errors(), "{diags:?}");
    let forest = matcher::fuse(&table);
    let program = codegen::compile(module, &table, &forest, &sources, &codegen::Limits::default());
    let program = pdll_bytecode::verify(program.expect("fits")).expect("a good program");
    let program = pdll_bytecode::read(&pdll_bytecode::write(&program)).expect("the same");
    let mut ctx = Context::new();
    let set = PatternSet::new().with_program(program);
    let mut module = pdll_ir::parse_module(&mut ctx, "t.mlir", lines.as_bytes()).expect("valid IR");
    let report = set.apply(&mut ctx, &mut module.ir).expect("links");
    assert!(report.converged && pdll_ir::verify(&ctx, &module.ir).is_empty());
    let options = pdll_ir::PrintOptions { generic: true, local_scope: true, ..Default::default() };
    let text = pdll_ir::print(&ctx, &module, options);
    text.lines().filter(|l| l.contains("t.")).map(|l| l.trim().to_string() + "\n").collect()
}

/// The module in the `pdl` dialect, or why there is nothing that means the same.
fn plainly(module: ValidModule) -> String {
    match plain::plain(module) {
        Ok(module) => pdl_text::print(&module, pdl_text::Locations::None),
        Err(diags) => diags.list().iter().map(|d| d.message.clone() + "\n").collect(),
    }
}

/// `t.a(x) {k}` becomes `t.b(x) {k}`.
fn optional_attribute(default: Option<&str>) -> ValidModule {
    let mut b = Builder::new();
    let default = default.map(|text| b.text(text));
    let (x, ty) = (b.operand(), b.ty());
    let k = b.value(NodeKind::OptionalAttribute { default }, Ty::Attribute);
    let root = b.op("t.a", &[x], &[("k", k)], &[ty]);
    b.rewrite(root);
    let new = b.op("t.b", &[x], &[("k", k)], &[ty]);
    b.replace(root, new);
    b.valid()
}

const TWO: &str = "%0 = \"t.c\"() : () -> i32\n%1 = \"t.a\"(%0) {k = 1 : i32} : (i32) -> i32\n\
                   %2 = \"t.a\"(%1) : (i32) -> i32\n\"t.use\"(%2) : (i32) -> ()\n";

#[test]
fn an_attribute_that_is_absent_is_left_out() {
    let module = optional_attribute(None);
    expect![[r#"
        %0 = "t.c"() : () -> i32
        %1 = "t.b"(%0) {k = 1 : i32} : (i32) -> i32
        %2 = "t.b"(%1) : (i32) -> i32
        "t.use"(%2) : (i32) -> ()
    "#]]
    .assert_eq(&run(&module, TWO));
    expect![[r#"
        module {
          pdl.pattern @P : benefit(1) {
            %0 = operand
            %1 = type
            %2 = operation "t.a"(%0 : !pdl.value)  -> (%1 : !pdl.type)
            %3 = attribute = "k"
            %4 = apply_native_constraint "drr.attr_opt"(%2, %3 : !pdl.operation, !pdl.attribute) : !pdl.attribute
            rewrite %2 {
              %5 = operation "t.b"(%0 : !pdl.value)  {"k" = %4} -> (%1 : !pdl.type)
              replace %2 with %5
            }
          }
        }
    "#]].assert_eq(&plainly(module));
}

#[test]
fn an_attribute_that_is_absent_is_its_default() {
    let module = optional_attribute(Some("7 : i32"));
    expect![[r#"
        %0 = "t.c"() : () -> i32
        %1 = "t.b"(%0) {k = 1 : i32} : (i32) -> i32
        %2 = "t.b"(%1) {k = 7 : i32} : (i32) -> i32
        "t.use"(%2) : (i32) -> ()
    "#]]
    .assert_eq(&run(&module, TWO));
    expect![[r#"
        module {
          pdl.pattern @P : benefit(1) {
            %0 = operand
            %1 = type
            %2 = operation "t.a"(%0 : !pdl.value)  -> (%1 : !pdl.type)
            %3 = attribute = "k"
            %4 = attribute = 7 : i32
            %5 = apply_native_constraint "drr.attr_or"(%2, %3, %4 : !pdl.operation, !pdl.attribute, !pdl.attribute) : !pdl.attribute
            rewrite %2 {
              %6 = operation "t.b"(%0 : !pdl.value)  {"k" = %5} -> (%1 : !pdl.type)
              replace %2 with %6
            }
          }
        }
    "#]].assert_eq(&plainly(module));
}

/// An operand of `t.a` that is defined by `t.two` becomes `x`, the operand of `t.two`.
fn any_result(results: usize) -> ValidModule {
    let mut b = Builder::new();
    let x = b.operand();
    let types: Vec<Value> = (0..results).map(|_| b.ty()).collect();
    let two = b.op("t.two", &[x], &[], &types);
    let y = b.value(NodeKind::AnyResult { op: two }, Ty::Value);
    let ty = b.ty();
    let root = b.op("t.a", &[y], &[], &[ty]);
    b.rewrite(root);
    let new = b.op("t.b", &[x], &[], &[ty]);
    b.replace(root, new);
    b.valid()
}

#[test]
fn any_result_of_an_operation() {
    let lines = "%0 = \"t.c\"() : () -> i32\n%1:2 = \"t.two\"(%0) : (i32) -> (i32, i32)\n\
                 %2 = \"t.a\"(%1#0) : (i32) -> i32\n%3 = \"t.a\"(%1#1) : (i32) -> i32\n%4 = \"t.a\"(%0) : (i32) -> i32\n\
                 \"t.use\"(%2, %3, %4) : (i32, i32, i32) -> ()\n";
    expect![[r#"
        %0 = "t.c"() : () -> i32
        %1:2 = "t.two"(%0) : (i32) -> (i32, i32)
        %2 = "t.b"(%0) : (i32) -> i32
        %3 = "t.b"(%0) : (i32) -> i32
        %4 = "t.a"(%0) : (i32) -> i32
        "t.use"(%2, %3, %4) : (i32, i32, i32) -> ()
    "#]]
    .assert_eq(&run(&any_result(2), lines));
    expect![[r#"
        module {
          pdl.pattern @P : benefit(1) {
            %0 = operand
            %1 = type
            %2 = operation "t.two"(%0 : !pdl.value)  -> (%1 : !pdl.type)
            %3 = result 0 of %2
            %4 = type
            %5 = operation "t.a"(%3 : !pdl.value)  -> (%4 : !pdl.type)
            rewrite %5 {
              %6 = operation "t.b"(%0 : !pdl.value)  -> (%4 : !pdl.type)
              replace %5 with %6
            }
          }
        }
    "#]]
    .assert_eq(&plainly(any_result(1)));
    expect![[r#"
        `pdl` cannot say that any result of an operation will do
    "#]]
    .assert_eq(&plainly(any_result(2)));
}
