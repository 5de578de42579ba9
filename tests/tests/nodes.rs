//! Nodes of the pattern graph that the `pdl` dialect does not have, from the graph to rewritten IR, and what
//! stands for them in `pdl`.

use expect_test::expect;
use pdll::PatternSet;
use pdll_compiler::emit::{pdl_text, plain};
use pdll_compiler::pdl::{Module, NodeKind, Pattern, Str, Ty, ValidModule, Value, Values, verify};
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
        let (operands, types) = (operands.into(), types.into());
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
    run_with(module, lines, false)
}

/// The same, with locations if `debuginfo`.
fn run_with(module: &ValidModule, lines: &str, debuginfo: bool) -> String {
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
    let options = pdll_ir::PrintOptions { generic: true, debuginfo, local_scope: true, ..Default::default() };
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

#[test]
fn a_call_that_takes_and_gives_nothing_is_beyond_pdl() {
    let mut b = Builder::new();
    let ty = b.ty();
    let root = b.op("t.a", &[], &[], &[ty]);
    b.rewrite(root);
    let name = b.text("note");
    b.push(NodeKind::ApplyRewrite { name, args: Values::new() }, &[]);
    let new = b.op("t.b", &[], &[], &[ty]);
    b.replace(root, new);
    expect![[r#"
        `pdl` cannot call a native rewrite that takes nothing and gives nothing
    "#]]
    .assert_eq(&plainly(b.valid()));
}

/// `t.a(t.in(x))`, with the locations of the two in the order that is asked for, becomes `t.b(x)`; what `at`
/// makes is its location.
fn located(order: &[&str], at: impl FnOnce(&mut Builder, [Value; 3]) -> Option<Value>) -> ValidModule {
    let mut b = Builder::new();
    let (x, ty, inner_ty) = (b.operand(), b.ty(), b.ty());
    let inner = b.op("t.in", &[x], &[], &[inner_ty]);
    let y = b.value(NodeKind::Result { op: inner, index: 0 }, Ty::Value);
    let root = b.op("t.a", &[y], &[], &[ty]);
    let named = order.iter().map(|&name| if name == "t.in" { inner } else { root }).collect();
    b.pattern.located_at = (!order.is_empty()).then_some(named);
    b.rewrite(root);
    let location = at(&mut b, [x, inner, root]);
    let new = b.op("t.b", &[x], &[], &[ty]);
    if let Some(location) = location {
        b.push(NodeKind::SetLocation { op: new, location }, &[]);
    }
    b.replace(root, new);
    b.valid()
}

/// The location of the `t.b` that a pattern makes.
fn location(module: &ValidModule) -> String {
    let lines = "%0 = \"t.c\"() : () -> i32 loc(\"c\")\n%1 = \"t.in\"(%0) : (i32) -> i32 loc(\"in\")\n\
                 %2 = \"t.a\"(%1) : (i32) -> i32 loc(\"a\")\n\"t.use\"(%2) : (i32) -> ()\n";
    let text = run_with(module, lines, true);
    let line = text.lines().find(|l| l.contains("t.b")).expect("a t.b");
    line[line.find("loc(").expect("a location")..].to_string()
}

#[test]
fn locations_of_matched_operations_are_fused_in_the_order_that_the_pattern_says() {
    for (order, want) in [
        (vec![], r#"loc(fused["in", "a"])"#),
        (vec!["t.a", "t.in"], r#"loc(fused["a", "in"])"#),
        (vec!["t.in", "t.a"], r#"loc(fused["in", "a"])"#),
        (vec!["t.in"], r#"loc("in")"#),
    ] {
        assert_eq!(location(&located(&order, |_, _| None)), want, "{order:?}");
    }
}

#[test]
fn what_is_created_is_located_where_the_rewrite_says() {
    let fused = |b: &mut Builder, parts: &[Value], with: Option<&str>| {
        let constant = with.map(|text| b.text(text));
        let metadata = constant.map(|_| b.value(NodeKind::Attribute { ty: None, constant }, Ty::Attribute));
        b.value(NodeKind::FusedLocation { parts: parts.into(), metadata }, Ty::Attribute)
    };
    let of = |b: &mut Builder, of| b.value(NodeKind::LocationOf { of }, Ty::Attribute);
    let named = located(&[], |b, _| {
        let constant = Some(b.text("loc(\"new\")"));
        Some(b.value(NodeKind::Attribute { ty: None, constant }, Ty::Attribute))
    });
    assert_eq!(location(&named), r#"loc("new")"#);
    assert_eq!(location(&located(&[], |b, [.., root]| Some(of(b, root)))), r#"loc("a")"#);
    assert_eq!(location(&located(&[], |b, [x, ..]| Some(of(b, x)))), r#"loc("c")"#);
    let both = |with: Option<&'static str>| {
        located(&[], move |b, [x, inner, _]| {
            let parts = [of(b, inner), of(b, x)];
            Some(fused(b, &parts, with))
        })
    };
    assert_eq!(location(&both(None)), r#"loc(fused["in", "c"])"#);
    assert_eq!(location(&both(Some("\"why\""))), r#"loc(fused<"why">["in", "c"])"#);
    expect![[r#"
        module {
          pdl.pattern @P : benefit(1) {
            %0 = operand
            %1 = type
            %2 = type
            %3 = operation "t.in"(%0 : !pdl.value)  -> (%2 : !pdl.type)
            %4 = result 0 of %3
            %5 = operation "t.a"(%4 : !pdl.value)  -> (%1 : !pdl.type)
            rewrite %5 {
              %6 = apply_native_rewrite "drr.loc_of"(%3 : !pdl.operation) : !pdl.attribute
              %7 = apply_native_rewrite "drr.loc_of"(%0 : !pdl.value) : !pdl.attribute
              %8 = attribute = "why"
              %9 = apply_native_rewrite "drr.fused_loc_with"(%8, %6, %7 : !pdl.attribute, !pdl.attribute, !pdl.attribute) : !pdl.attribute
              %10 = operation "t.b"(%0 : !pdl.value)  -> (%1 : !pdl.type)
              apply_native_rewrite "drr.set_loc"(%10, %9 : !pdl.operation, !pdl.attribute)
              replace %5 with %10
            }
          }
        }
    "#]].assert_eq(&plainly(both(Some("\"why\""))));
    expect![[r#"
        module {
          pdl.pattern @P : benefit(1) {
            %0 = operand
            %1 = type
            %2 = type
            %3 = operation "t.in"(%0 : !pdl.value)  -> (%2 : !pdl.type)
            %4 = result 0 of %3
            %5 = operation "t.a"(%4 : !pdl.value)  -> (%1 : !pdl.type)
            rewrite %5 {
              %6 = apply_native_rewrite "drr.loc_of"(%3 : !pdl.operation) : !pdl.attribute
              %7 = apply_native_rewrite "drr.loc_of"(%5 : !pdl.operation) : !pdl.attribute
              %8 = apply_native_rewrite "drr.fused_loc"(%6, %7 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
              %9 = operation "t.b"(%0 : !pdl.value)  -> (%1 : !pdl.type)
              apply_native_rewrite "drr.set_loc"(%9, %8 : !pdl.operation, !pdl.attribute)
              replace %5 with %9
            }
          }
        }
    "#]].assert_eq(&plainly(located(&["t.in", "t.a"], |_, _| None)));
}

/// `t.a(xs...)` becomes `t.b(x, xs...)` with the sizes of the two groups, `x` what the constant is.
#[test]
fn sizes_of_groups() {
    let mut b = Builder::new();
    let (xs, ty) = (b.value(NodeKind::Operands { ty: None }, Ty::ValueRange), b.ty());
    let root = b.op("t.a", &[xs], &[], &[ty]);
    b.rewrite(root);
    let one = b.op("t.one", &[], &[], &[ty]);
    let x = b.value(NodeKind::Result { op: one, index: 0 }, Ty::Value);
    let sizes = b.value(NodeKind::SegmentSizes { groups: [x, xs].as_slice().into() }, Ty::Attribute);
    let new = b.op("t.b", &[x, xs], &[("operandSegmentSizes", sizes)], &[ty]);
    b.replace(root, new);
    let module = b.valid();
    let lines = "%0 = \"t.c\"() : () -> i32\n%1 = \"t.a\"(%0, %0) : (i32, i32) -> i32\n%2 = \"t.a\"() : () -> i32\n\
                 \"t.use\"(%1, %2) : (i32, i32) -> ()\n";
    expect![[r#"
        %0 = "t.c"() : () -> i32
        %1 = "t.one"() : () -> i32
        %2 = "t.b"(%1, %0, %0) {operandSegmentSizes = array<i32: 1, 2>} : (i32, i32, i32) -> i32
        %3 = "t.one"() : () -> i32
        %4 = "t.b"(%3) {operandSegmentSizes = array<i32: 1, 0>} : (i32) -> i32
        "t.use"(%2, %4) : (i32, i32) -> ()
    "#]]
    .assert_eq(&run(&module, lines));
    expect![[r#"
        module {
          pdl.pattern @P : benefit(1) {
            %0 = operands
            %1 = type
            %2 = operation "t.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.type)
            rewrite %2 {
              %3 = operation "t.one"  -> (%1 : !pdl.type)
              %4 = result 0 of %3
              %5 = apply_native_rewrite "drr.segment_sizes"(%4, %0 : !pdl.value, !pdl.range<value>) : !pdl.attribute
              %6 = operation "t.b"(%4, %0 : !pdl.value, !pdl.range<value>)  {"operandSegmentSizes" = %5} -> (%1 : !pdl.type)
              replace %2 with %6
            }
          }
        }
    "#]].assert_eq(&plainly(module));
}

/// `t.a(x, [first, second, rest...])`, or without a rest, becomes `t.b(second, first)` with the rest.
fn elements(rest: bool, more: bool) -> ValidModule {
    let mut b = Builder::new();
    let (x, first, second, ty) = (b.operand(), b.operand(), b.operand(), b.ty());
    let rest = rest.then(|| b.value(NodeKind::Operands { ty: None }, Ty::ValueRange));
    let parts: Values = [first, second].into_iter().chain(rest).collect();
    let list = b.value(NodeKind::Range { parts }, Ty::ValueRange);
    let other = more.then(|| b.value(NodeKind::Operands { ty: None }, Ty::ValueRange));
    let operands: Values = [x, list].into_iter().chain(other).collect();
    let root = b.op("t.a", &operands, &[], &[ty]);
    b.rewrite(root);
    b.op("t.all", &[list], &[], &[]);
    let with: Values = [second, first].into_iter().chain(rest).collect();
    let new = b.op("t.b", &with, &[], &[ty]);
    b.replace(root, new);
    b.valid()
}

#[test]
fn elements_of_operands() {
    let lines = "%0:4 = \"t.c\"() : () -> (i32, i32, i32, i32)\n\
                 %1 = \"t.a\"(%0#0, %0#1, %0#2) : (i32, i32, i32) -> i32\n\
                 %2 = \"t.a\"(%0#0, %0#1, %0#2, %0#3) : (i32, i32, i32, i32) -> i32\n\
                 %3 = \"t.a\"(%0#0, %0#1) : (i32, i32) -> i32\n\
                 \"t.use\"(%1, %2, %3) : (i32, i32, i32) -> ()\n";
    expect![[r#"
        %0:4 = "t.c"() : () -> (i32, i32, i32, i32)
        "t.all"(%0#1, %0#2) : (i32, i32) -> ()
        %1 = "t.b"(%0#2, %0#1) : (i32, i32) -> i32
        %2 = "t.a"(%0#0, %0#1, %0#2, %0#3) : (i32, i32, i32, i32) -> i32
        %3 = "t.a"(%0#0, %0#1) : (i32, i32) -> i32
        "t.use"(%1, %2, %3) : (i32, i32, i32) -> ()
    "#]]
    .assert_eq(&run(&elements(false, false), lines));
    expect![[r#"
        %0:4 = "t.c"() : () -> (i32, i32, i32, i32)
        "t.all"(%0#1, %0#2) : (i32, i32) -> ()
        %1 = "t.b"(%0#2, %0#1) : (i32, i32) -> i32
        "t.all"(%0#1, %0#2, %0#3) : (i32, i32, i32) -> ()
        %2 = "t.b"(%0#2, %0#1, %0#3) : (i32, i32, i32) -> i32
        %3 = "t.a"(%0#0, %0#1) : (i32, i32) -> i32
        "t.use"(%1, %2, %3) : (i32, i32, i32) -> ()
    "#]]
    .assert_eq(&run(&elements(true, false), lines));
    expect![[r#"
        module {
          pdl.pattern @P : benefit(1) {
            %0 = operand
            %1 = operand
            %2 = operand
            %3 = type
            %4 = operands
            %5 = operation "t.a"(%0, %1, %2, %4 : !pdl.value, !pdl.value, !pdl.value, !pdl.range<value>)  -> (%3 : !pdl.type)
            rewrite %5 {
              %6 = range %1, %2, %4 : !pdl.value, !pdl.value, !pdl.range<value> 
              %7 = operation "t.all"(%6 : !pdl.range<value>) 
              %8 = operation "t.b"(%2, %1, %4 : !pdl.value, !pdl.value, !pdl.range<value>)  -> (%3 : !pdl.type)
              replace %5 with %8
            }
          }
        }
    "#]].assert_eq(&plainly(elements(true, false)));
    expect![[r#"
        `pdl` cannot speak of the elements of one of several lists of operands
    "#]]
    .assert_eq(&plainly(elements(true, true)));
}

/// `t.a(x, t.in(y))`, the two in either order, with attribute `k` of `t.in`, becomes `t.b(x, y)`.
fn either(k: &str) -> ValidModule {
    let mut b = Builder::new();
    let (x, y, ty, inner_ty) = (b.operand(), b.operand(), b.ty(), b.ty());
    let constant = Some(b.text(k));
    let k = b.value(NodeKind::Attribute { ty: None, constant }, Ty::Attribute);
    let inner = b.op("t.in", &[y], &[("k", k)], &[inner_ty]);
    let of_inner = b.value(NodeKind::Result { op: inner, index: 0 }, Ty::Value);
    let root = b.op("t.a", &[x, of_inner], &[], &[ty]);
    b.push(NodeKind::Either { op: root, first: 0 }, &[]);
    b.rewrite(root);
    let new = b.op("t.b", &[x, y], &[], &[ty]);
    b.replace(root, new);
    b.valid()
}

#[test]
fn operands_in_either_order() {
    let lines = "%0:2 = \"t.c\"() : () -> (i32, i32)\n%1 = \"t.in\"(%0#0) {k = 1 : i32} : (i32) -> i32\n\
                 %2 = \"t.in\"(%0#1) {k = 1 : i32} : (i32) -> i32\n%3 = \"t.in\"(%0#1) {k = 2 : i32} : (i32) -> i32\n\
                 %4 = \"t.a\"(%0#0, %1) : (i32, i32) -> i32\n%5 = \"t.a\"(%1, %0#0) : (i32, i32) -> i32\n\
                 %6 = \"t.a\"(%1, %2) : (i32, i32) -> i32\n%7 = \"t.a\"(%1, %3) : (i32, i32) -> i32\n\
                 %8 = \"t.a\"(%0#0, %0#1) : (i32, i32) -> i32\n\
                 \"t.use\"(%4, %5, %6, %7, %8) : (i32, i32, i32, i32, i32) -> ()\n";
    expect![[r#"
        %0:2 = "t.c"() : () -> (i32, i32)
        %1 = "t.in"(%0#0) {k = 1 : i32} : (i32) -> i32
        %2 = "t.in"(%0#1) {k = 1 : i32} : (i32) -> i32
        %3 = "t.in"(%0#1) {k = 2 : i32} : (i32) -> i32
        %4 = "t.b"(%0#0, %0#0) : (i32, i32) -> i32
        %5 = "t.b"(%0#0, %0#0) : (i32, i32) -> i32
        %6 = "t.b"(%1, %0#1) : (i32, i32) -> i32
        %7 = "t.b"(%3, %0#0) : (i32, i32) -> i32
        %8 = "t.a"(%0#0, %0#1) : (i32, i32) -> i32
        "t.use"(%4, %5, %6, %7, %8) : (i32, i32, i32, i32, i32) -> ()
    "#]]
    .assert_eq(&run(&either("1 : i32"), lines));
    expect![[r#"
        module {
          pdl.pattern @P : benefit(1) {
            %0 = operand
            %1 = operand
            %2 = type
            %3 = type
            %4 = attribute = 1 : i32
            %5 = operation "t.in"(%1 : !pdl.value)  {"k" = %4} -> (%3 : !pdl.type)
            %6 = result 0 of %5
            %7 = operation "t.a"(%0, %6 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type)
            rewrite %7 {
              %8 = operation "t.b"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type)
              replace %7 with %8
            }
          }
          pdl.pattern @P_order1 : benefit(1) {
            %0 = operand
            %1 = operand
            %2 = type
            %3 = type
            %4 = attribute = 1 : i32
            %5 = operation "t.in"(%1 : !pdl.value)  {"k" = %4} -> (%3 : !pdl.type)
            %6 = result 0 of %5
            %7 = operation "t.a"(%6, %0 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type)
            rewrite %7 {
              %8 = operation "t.b"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type)
              replace %7 with %8
            }
          }
        }
    "#]]
    .assert_eq(&plainly(either("1 : i32")));
}

/// `t.a(x, t.in(y), x)`, the first two in either order: which order is chosen does not depend on `x` being
/// the same twice.
#[test]
fn an_order_that_matches_by_itself_is_kept() {
    let mut b = Builder::new();
    let (x, y, ty, inner_ty) = (b.operand(), b.operand(), b.ty(), b.ty());
    let inner = b.op("t.in", &[y], &[], &[inner_ty]);
    let of_inner = b.value(NodeKind::Result { op: inner, index: 0 }, Ty::Value);
    let root = b.op("t.a", &[x, of_inner, x], &[], &[ty]);
    b.push(NodeKind::Either { op: root, first: 0 }, &[]);
    b.rewrite(root);
    let new = b.op("t.b", &[x, y], &[], &[ty]);
    b.replace(root, new);
    // Of the first both orders match by themselves, but only the other one in full; of the second and third
    // one order, in full.
    let lines = "%0:2 = \"t.c\"() : () -> (i32, i32)\n%1 = \"t.in\"(%0#0) : (i32) -> i32\n\
                 %2 = \"t.in\"(%0#1) : (i32) -> i32\n%3 = \"t.a\"(%1, %2, %2) : (i32, i32, i32) -> i32\n\
                 %4 = \"t.a\"(%2, %0#0, %0#0) : (i32, i32, i32) -> i32\n\
                 %5 = \"t.a\"(%0#1, %2, %0#1) : (i32, i32, i32) -> i32\n\
                 \"t.use\"(%3, %4, %5) : (i32, i32, i32) -> ()\n";
    expect![[r#"
        %0:2 = "t.c"() : () -> (i32, i32)
        %1 = "t.in"(%0#0) : (i32) -> i32
        %2 = "t.in"(%0#1) : (i32) -> i32
        %3 = "t.a"(%1, %2, %2) : (i32, i32, i32) -> i32
        %4 = "t.b"(%0#0, %0#1) : (i32, i32) -> i32
        %5 = "t.b"(%0#1, %0#1) : (i32, i32) -> i32
        "t.use"(%3, %4, %5) : (i32, i32, i32) -> ()
    "#]]
    .assert_eq(&run(&b.valid(), lines));
}
