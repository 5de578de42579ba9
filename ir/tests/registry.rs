//! A dialect that a user registers: what its infos say holds when reading, printing and verifying.

use pdll_ir::{
    Arity, AttrConstraint, Context, CountRange, CustomSyntax, Effects, InferenceInput, InherentAttr, Module,
    OpInfo, OpParser, OpPrinter, Parsed, Presence, PrintOptions, RegionForm, SegmentLayout, SyntaxFunctions,
    Token, Traits, parse_module, print,
};
use pdll_source::Place;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// `NAME operands : types`, with results as the info infers them: a form that is data.
struct Operands {
    /// What stands before the operands.
    keyword: &'static str,
}

impl CustomSyntax for Operands {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
        p.expect_keyword(self.keyword)?;
        if p.at(Token::Percent) {
            p.comma_list(|p| {
                let operand = p.operand()?;
                p.add_operand(operand);
                Ok(())
            })?;
            p.expect(Token::Colon, "`:` and the types")?;
            p.comma_list(|p| {
                let ty = p.ty()?;
                p.add_operand_type(ty);
                Ok(())
            })?;
        }
        let attributes = p.optional_dictionary()?;
        p.set_attributes(attributes);
        Ok(())
    }

    fn print(&self, p: &mut OpPrinter<'_, '_>) -> bool {
        p.op_name();
        p.text(" ");
        p.text(self.keyword);
        if p.operand_count() > 0 {
            p.text(" ");
            p.operands();
            p.text(" : ");
            p.operand_types();
        }
        p.attributes(" ", &[]);
        true
    }
}

/// `t.scope region`: a form that two functions know.
fn parse_scope(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let region = p.region(Vec::new())?;
    p.ensure_block(region);
    Ok(())
}

fn print_scope(p: &mut OpPrinter<'_, '_>) -> bool {
    p.op_name();
    p.text(" ");
    p.region(0, RegionForm::WHOLE);
    true
}

fn register(ctx: &mut Context) {
    let (mode, sizes, scope_name) = (ctx.name("mode"), ctx.name("operandSegmentSizes"), ctx.name("t.scope"));
    let fast = ctx.string_attr("fast");

    let mut sum = OpInfo::new(ctx.name("t.sum"));
    sum.operands = SegmentLayout::SingleVariadic(vec![Arity::One, Arity::Variadic]);
    sum.results = SegmentLayout::SingleVariadic(vec![Arity::One]);
    sum.effects = Some(Effects::empty());
    sum.attributes = vec![InherentAttr {
        name: mode,
        constraint: AttrConstraint::string(),
        presence: Presence::Default(fast),
    }];
    sum.inference = Some(Arc::new(|_: &mut Context, input: &InferenceInput<'_>| {
        input.operands.first().map(|&ty| vec![ty])
    }));
    sum.syntax = Some(Arc::new(Operands { keyword: "of" }));
    ctx.register_op(sum);

    let mut store = OpInfo::new(ctx.name("t.store"));
    store.operands = SegmentLayout::AttrSized(vec![Arity::One, Arity::Optional, Arity::Variadic], sizes);
    store.results = SegmentLayout::SingleVariadic(Vec::new());
    store.effects = Some(Effects::WRITE);
    store.attributes = vec![InherentAttr::required(sizes, AttrConstraint::sizes())];
    ctx.register_op(store);

    let mut zip = OpInfo::new(ctx.name("t.zip"));
    zip.operands = SegmentLayout::SameSize(vec![Arity::Variadic, Arity::One, Arity::Variadic]);
    ctx.register_op(zip);

    let mut scope = OpInfo::new(scope_name);
    scope.regions = CountRange::exactly(1);
    scope.traits = Traits::NO_TERMINATOR | Traits::SINGLE_BLOCK | Traits::GRAPH_REGION;
    scope.default_dialect = Some(ctx.name("t"));
    scope.syntax = Some(Arc::new(SyntaxFunctions { parse: parse_scope, print: print_scope }));
    scope.verifier =
        Some(Arc::new(|op| match op.body().regions(op.op()).len() == op.body().num_operands(op.op()) {
            true => Err("as many regions as operands".into()),
            false => Ok(()),
        }));
    ctx.register_op(scope);

    let mut end = OpInfo::new(ctx.name("t.end"));
    end.traits = Traits::TERMINATOR;
    end.successors = CountRange { min: 0, max: Some(1) };
    end.parents = vec![scope_name];
    ctx.register_op(end);
}

fn read(text: &str) -> Result<(Context, Module), String> {
    let mut ctx = Context::new();
    ctx.add_dialect("t", register);
    match parse_module(&mut ctx, "t.mlir", text.as_bytes()) {
        Ok(module) => Ok((ctx, module)),
        Err(errors) => Err(errors
            .iter()
            .map(|e| match &e.place {
                Place::Position(p) => format!("{}:{}: {}", p.line, p.column, e.message),
                place => panic!("no position: {place:?}"),
            })
            .collect::<Vec<_>>()
            .join("\n")),
    }
}

fn reprint(text: &str, generic: bool) -> String {
    let (ctx, module) = read(text).unwrap();
    print(&ctx, &module, PrintOptions { generic, local_scope: true, ..PrintOptions::default() })
}

#[test]
fn custom_forms_are_read_and_printed() {
    let text = r#"module {
  %0 = "u.a"() : () -> i32
  %1 = t.sum of %0, %0 : i32, i32 {mode = "slow", x}
  t.scope {
    %2 = sum of %1 : i32 {mode = "fast"}
    scope {
    }
  }
}
"#;
    assert_eq!(reprint(text, false), text);
    let generic = r#""builtin.module"() ({
  %0 = "u.a"() : () -> i32
  %1 = "t.sum"(%0, %0) <{mode = "slow"}> {x} : (i32, i32) -> i32
  "t.scope"() ({
    %2 = "t.sum"(%1) <{mode = "fast"}> : (i32) -> i32
    "t.scope"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
"#;
    assert_eq!(reprint(text, true), generic);
    assert_eq!(reprint(generic, false), text);
}

#[test]
fn inherent_attributes_move_to_the_properties_and_get_their_defaults() {
    let text = "%0 = \"u.a\"() : () -> i32\n\
                %1 = \"t.sum\"(%0) {x, mode = \"slow\"} : (i32) -> i32\n\
                %2 = \"t.sum\"(%0) <{y, mode = \"slow\"}> {x, mode = \"fast\"} : (i32) -> i32\n\
                %3 = \"t.sum\"(%0) : (i32) -> i32\n\
                %4 = t.sum of %0 : i32\n";
    let printed = reprint(text, true);
    let ops: Vec<&str> = printed
        .lines()
        .filter_map(|line| line.split(" = ").nth(1).filter(|op| op.contains("t.sum")).map(|_| line.trim()))
        .collect();
    assert_eq!(
        ops,
        [
            r#"%1 = "t.sum"(%0) <{mode = "slow"}> {x} : (i32) -> i32"#,
            r#"%2 = "t.sum"(%0) <{mode = "slow"}> {x} : (i32) -> i32"#,
            r#"%3 = "t.sum"(%0) <{mode = "fast"}> : (i32) -> i32"#,
            r#"%4 = "t.sum"(%0) <{mode = "fast"}> : (i32) -> i32"#,
        ]
    );
}

#[test]
fn what_infos_say_is_verified() {
    let cases = [
        ("\"t.sum\"(%0) : (i32) -> ()", "this operation has 0 results in place of 1"),
        ("%1 = \"t.sum\"() : () -> i32", "this operation has 0 operands in place of 1 or more"),
        ("%1 = \"t.sum\"(%0) {mode = 1 : i32} : (i32) -> i32", "the attribute `mode` is not a string"),
        ("\"t.store\"(%0) : (i32) -> ()", "the attribute `operandSegmentSizes` has the sizes of 3 groups"),
        (
            "\"t.store\"(%0) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32) -> ()",
            "the sizes in `operandSegmentSizes` are not those of the groups of operands",
        ),
        (
            "\"t.store\"(%0, %0, %0) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, i32, i32) -> ()",
            "the sizes in `operandSegmentSizes` are not those of the groups of operands",
        ),
        ("\"t.zip\"(%0, %0) : (i32, i32) -> ()", "2 operands cannot be divided into groups of the same size"),
        ("\"t.scope\"() : () -> ()", "this operation has 0 regions in place of 1"),
        ("\"t.scope\"(%0) ({^bb0:}) : (i32) -> ()", "as many regions as operands"),
        ("\"t.scope\"() ({}) : () -> ()", "the region of this operation has exactly one block"),
        (
            "t.scope { \"t.end\"() : () -> ()\n\"u.a\"() : () -> () }",
            "a terminator is the last operation of its block",
        ),
        (
            "\"t.end\"() : () -> ()",
            "this operation must be directly in `t.scope`, and it is in `builtin.module`",
        ),
    ];
    for (op, message) in cases {
        let error = read(&format!("%0 = \"u.a\"() : () -> i32\n{op}\n")).map(|_| ()).unwrap_err();
        let first = error.lines().next().unwrap_or_default();
        assert!(first.ends_with(&format!(": {message}")), "{op}\n{error}");
    }
    let valid = [
        "%1 = \"t.sum\"(%0, %0, %0) : (i32, i32, i32) -> i32",
        "\"t.store\"(%0, %0) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()",
        "\"t.zip\"(%0, %0, %0) : (i32, i32, i32) -> ()",
        "t.scope { \"t.end\"() : () -> () }",
    ];
    for op in valid {
        assert_eq!(read(&format!("%0 = \"u.a\"() : () -> i32\n{op}\n")).map(|_| ()), Ok(()), "{op}");
    }
}

#[test]
fn custom_forms_report_where_they_fail() {
    let cases = [
        ("%1 = t.sum off %0 : i32", "1:12: expected `of`"),
        ("%1 = t.sum of %0 : i32, i32", "1:6: as many types as operands are needed"),
        ("%1 = t.sum of", "1:6: the result types of this operation cannot be inferred"),
        (
            "t.store %0 : i32",
            "1:1: the operation `t.store` is not known: no custom form is registered for it; write it in generic form",
        ),
        (
            "sum of %0 : i32",
            "1:1: the operation `sum` is not known: no custom form is registered for it; write it in generic form",
        ),
    ];
    for (text, expected) in cases {
        let error = read(&format!("{text}\n\"u.a\"() : () -> ()\n")).map(|_| ()).unwrap_err();
        assert_eq!(error.lines().next().unwrap_or_default(), expected, "{text}");
    }
}

#[test]
fn dialects_are_loaded_when_an_op_of_theirs_is_seen() {
    let loaded = Arc::new(AtomicUsize::new(0));
    let mut ctx = Context::new();
    let counter = loaded.clone();
    ctx.add_dialect("t", move |ctx| {
        counter.fetch_add(1, Ordering::Relaxed);
        register(ctx);
    });
    parse_module(&mut ctx, "a.mlir", b"\"u.a\"() {t.x} : () -> ()\n").unwrap();
    assert_eq!(loaded.load(Ordering::Relaxed), 0);
    parse_module(&mut ctx, "b.mlir", b"\"t.other\"() : () -> ()\n\"t.scope\"() ({^bb0:}) : () -> ()\n")
        .unwrap();
    assert_eq!(loaded.load(Ordering::Relaxed), 1);

    // An op that was there before its dialect was added is known from then on.
    let mut ctx = Context::new();
    let name = ctx.name("t.sum");
    let shape = ctx.op_shape(name, 1, 1);
    assert!(ctx.traits(shape).is_empty() && ctx.shape_info(shape).is_none());
    ctx.add_dialect("t", register);
    assert_eq!(ctx.traits(shape), Traits::REGISTERED | Traits::ERASABLE);
    assert_eq!(ctx.shape_info(shape).map(|info| info.name), Some(name));
}

#[test]
fn what_may_be_erased_follows_from_effects_and_traits() {
    let cases = [
        (None, Traits::empty(), false),
        (Some(Effects::empty()), Traits::empty(), true),
        (Some(Effects::READ), Traits::empty(), true),
        (Some(Effects::READ | Effects::WRITE), Traits::empty(), false),
        (Some(Effects::ALLOCATE), Traits::empty(), false),
        (Some(Effects::empty()), Traits::TERMINATOR, false),
        (Some(Effects::empty()), Traits::SYMBOL, false),
    ];
    for (effects, traits, erasable) in cases {
        let mut ctx = Context::new();
        let name = ctx.name("t.a");
        let mut info = OpInfo::new(name);
        (info.effects, info.traits) = (effects, traits);
        ctx.register_op(info);
        let shape = ctx.op_shape(name, 0, 1);
        assert_eq!(ctx.traits(shape).contains(Traits::ERASABLE), erasable, "{effects:?} {traits:?}");
    }
}

#[test]
fn result_types_are_inferred() {
    let mut ctx = Context::new();
    ctx.add_dialect("t", register);
    let (sum, other, index) = (ctx.name("t.sum"), ctx.name("t.zip"), ctx.known().index);
    let attrs = ctx.known().no_attrs;
    let mut infer = |name, operands: &[_]| ctx.infer_types(name, &InferenceInput { operands, attrs });
    assert_eq!(infer(sum, &[index]), Some(vec![index]));
    assert_eq!(infer(sum, &[]), None);
    assert_eq!(infer(other, &[index]), None);
}

#[test]
fn a_dialect_takes_over_what_comes_with_the_crate() {
    let mut ctx = Context::new();
    ctx.add_dialect("pdl", |ctx| {
        assert!(ctx.register_built_in("pdl") && !ctx.register_built_in("pdlx"));
        let name = ctx.name("pdl.erase");
        let mut erase = OpInfo::clone(ctx.op_info(name).expect("it comes with the crate"));
        erase.parents.clear();
        ctx.register_op(erase);
    });
    let text = b"func.func @f(%a: !pdl.operation) { pdl.erase %a {x} return }";
    let module = parse_module(&mut ctx, "f.mlir", text).expect("valid wherever it stands");
    let printed = print(&ctx, &module, PrintOptions::default());
    assert!(printed.contains("    pdl.erase %arg0 {x}\n"), "{printed}");
}
