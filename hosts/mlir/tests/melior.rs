//! Patterns on melior's IR: natives over its types, what they may do, and what goes wrong.

use melior::Context;
use melior::dialect::DialectRegistry;
use melior::ir::attribute::{IntegerAttribute, StringAttribute};
use melior::ir::operation::OperationLike;
use melior::ir::r#type::IntegerType;
use melior::ir::{Attribute, Module, OperationRef, Type, TypeLike, Value, ValueLike};
use melior::utility::register_all_dialects;
use pdll::PatternSet;
use pdll_mlir::Options;
use pdll_mlir::melior::{Linked, Patterns};
use std::panic::{AssertUnwindSafe, catch_unwind};

fn context() -> Context {
    let registry = DialectRegistry::new();
    register_all_dialects(&registry);
    let context = Context::new();
    context.append_dialect_registry(&registry);
    context.set_allow_unregistered_dialects(true);
    context
}

fn patterns(text: &str) -> Patterns {
    Patterns::new(&PatternSet::from_source("a.pdll", text).expect("good patterns"))
}

/// What IR is after the patterns have been run on it.
fn rewritten(context: &Context, linked: &mut Linked<'_>, ir: &str) -> String {
    let mut module = Module::parse(context, ir).expect("good IR");
    let linked: &mut Linked<'_> = linked;
    let report = linked.run(&mut module.as_operation_mut(), &Options::default());
    let said: Vec<_> = report.said().into_iter().map(|(_, text)| text).collect();
    module.as_operation().to_string() + &said.join("\n")
}

const DOUBLE_NEG: &str = "Pattern DoubleNeg {
  let inner = op<arith.negf>(x: Value);
  replace op<arith.negf>(inner.0) with x;
}
";

#[test]
fn constraints_see_what_melior_knows() {
    let context = context();
    let mut patterns = patterns(
        "Constraint IsAddOf(op: Op, width: Attr) -> Type;
Constraint AllInts(values: ValueRange);
Pattern {
  let root = op<test.a>(inputs: ValueRange) {width = width: Attr} -> (old: Type);
  AllInts(inputs);
  let type = IsAddOf(root, width);
  replace root with op<test.b>(inputs) -> (type);
}
",
    );
    patterns.constraint::<Vec<Value>>("AllInts", |_, values| {
        values.iter().all(|value| value.r#type().is_integer())
    });
    patterns.constraint_giving::<(OperationRef, Attribute), Type>("IsAddOf", |context, (op, width)| {
        let width = IntegerAttribute::try_from(width).ok()?;
        let same = op.operand(0).ok()? == op.operand(1).ok()?;
        same.then(|| IntegerType::new(context, width.value() as u32).into())
    });
    let mut linked = patterns.link(&context).expect("all is there");
    assert_eq!(linked.pattern_count(), 1);
    let ir = "%0 = \"test.x\"() : () -> i8
%1 = \"test.x\"() : () -> f32
%2 = \"test.a\"(%0, %0) {width = 7 : i32} : (i8, i8) -> i8
%3 = \"test.a\"(%1, %1) {width = 7 : i32} : (f32, f32) -> i8
%4 = \"test.a\"(%0, %0) {width = \"no\"} : (i8, i8) -> i8
\"test.use\"(%2, %3, %4) : (i8, i8, i8) -> ()
";
    let expected = "module {
  %0 = \"test.x\"() : () -> i8
  %1 = \"test.x\"() : () -> f32
  %2 = \"test.b\"(%0, %0) : (i8, i8) -> i7
  %3 = \"test.a\"(%1, %1) {width = 7 : i32} : (f32, f32) -> i8
  %4 = \"test.a\"(%0, %0) {width = \"no\"} : (i8, i8) -> i8
  \"test.use\"(%2, %3, %4) : (i7, i8, i8) -> ()
}
";
    assert_eq!(rewritten(&context, &mut linked, ir), expected);
}

#[test]
fn rewrites_change_ir_through_what_they_are_given() {
    let context = context();
    let mut patterns = patterns(
        "Rewrite Split(op: Op, x: Value);
Rewrite Name(op: Op) -> (Op, Attr);
Pattern { let root = op<test.split>(x: Value); rewrite root with { Split(root, x); }; }
Pattern {
  let root = op<test.name>() {old};
  rewrite root with { let named = Name(root); replace root with op<test.end>() {name = named.1}; };
}
",
    );
    patterns.rewrite::<(OperationRef, Value), ()>("Split", |rewrite, (op, x)| {
        let ty = x.r#type();
        let unit = Attribute::unit(rewrite.context());
        let half = rewrite.create("test.half", &[x], &[("left", unit)], Some(&[ty]))?;
        rewrite.set_attribute(half, "made", Some(unit))?;
        rewrite.set_attribute(half, "left", None)?;
        let half = half.result(0).map_err(|why| why.to_string())?;
        let both = rewrite.create("arith.addi", &[half.into(), half.into()], &[], None)?;
        let gone = rewrite.create("test.gone", &[], &[], Some(&[]))?;
        rewrite.erase(gone)?;
        rewrite.replace(op, &[both.result(0).map_err(|why| why.to_string())?.into()])
    });
    patterns.rewrite::<OperationRef, (OperationRef, Attribute)>("Name", |rewrite, op| {
        Ok((
            op,
            StringAttribute::new(rewrite.context(), op.name().as_string_ref().as_str().unwrap_or("")).into(),
        ))
    });
    let mut linked = patterns.link(&context).expect("all is there");
    let ir = "%0 = \"test.x\"() : () -> i8
%1 = \"test.split\"(%0) : (i8) -> i8
\"test.use\"(%1) : (i8) -> ()
\"test.name\"() {old} : () -> ()
";
    let expected = "module {
  %0 = \"test.x\"() : () -> i8
  %1 = \"test.half\"(%0) {made} : (i8) -> i8
  %2 = arith.addi %1, %1 : i8
  \"test.use\"(%2) : (i8) -> ()
  \"test.end\"() {name = \"test.name\"} : () -> ()
}
";
    assert_eq!(rewritten(&context, &mut linked, ir), expected);
}

#[test]
fn natives_of_the_library_need_no_registration() {
    let context = context();
    let text = "#include \"std/arith.pdll\"
Pattern {
  let a = op<arith.constant> {value = x: Attr};
  let b = op<arith.constant> {value = y: Attr};
  let root = op<arith.addi>(a.0, b.0);
  rewrite root with { replace root with op<arith.constant> {value = IntAdd(x, y)}; };
}
";
    let ir = "%0 = arith.constant 40 : i16
%1 = arith.constant 2 : i16
%2 = arith.addi %0, %1 : i16
\"test.use\"(%2) : (i16) -> ()
";
    let mut linked = patterns(text).link(&context).expect("all is there");
    let said = rewritten(&context, &mut linked, ir);
    assert_eq!(
        said,
        "module {\n  %c42_i16 = arith.constant 42 : i16\n  \"test.use\"(%c42_i16) : (i16) -> ()\n}\n"
    );
}

#[test]
fn what_is_missing_or_wrong_is_said() {
    let context = context();
    let unknown =
        patterns("Constraint Even(v: Value);\nPattern { let r = op<a.b>(x: Value); Even(x); erase r; }");
    let why = unknown.link(&context).expect_err("Even is not registered").to_string();
    assert!(why.contains("native constraint 'Even' with signature (Value) -> () is not registered"), "{why}");

    let mut other =
        patterns("Constraint Even(v: Value);\nPattern { let r = op<a.b>(x: Value); Even(x); erase r; }");
    other.constraint::<Attribute>("Even", |_, _| true);
    let why = other.link(&context).expect_err("Even is not what is declared").to_string();
    assert!(why.contains("Even"), "{why}");

    let mut failing =
        patterns("Rewrite No(op: Op);\nPattern P { let r = op<a.b>; rewrite r with { No(r); }; }");
    failing.rewrite::<OperationRef, ()>("No", |rewrite, _| {
        rewrite.create("arith.nothing", &[], &[], Some(&[])).map(|_| ())
    });
    let said =
        rewritten(&context, &mut failing.link(&context).expect("all is there"), "\"a.b\"() : () -> ()");
    assert!(said.contains("'arith.nothing' is not created"), "{said}");
    assert!(said.contains("\"a.b\"()"), "{said}");
}

#[test]
fn handles_of_another_context_are_refused() {
    let here = context();
    let mut patterns = patterns(
        "Rewrite Other() -> Attr;
Pattern { let r = op<a.b>; rewrite r with { replace r with op<a.c> {x = Other()}; }; }",
    );
    patterns.rewrite::<(), Attribute>("Other", |_, ()| Ok(Attribute::unit(Box::leak(Box::new(context())))));
    let said = rewritten(&here, &mut patterns.link(&here).expect("all is there"), "\"a.b\"() : () -> ()");
    assert!(said.contains("of another context than the patterns") && said.contains("\"a.b\"()"), "{said}");

    let mut linked = self::patterns(DOUBLE_NEG).link(&here).expect("all is there");
    let there = context();
    let mut module = Module::parse(&there, "").expect("good IR");
    let run =
        catch_unwind(AssertUnwindSafe(|| linked.run(&mut module.as_operation_mut(), &Options::default())));
    assert!(run.is_err(), "the module is of another context");
}

#[test]
fn a_panic_of_a_native_comes_out_of_the_run() {
    let context = context();
    let mut patterns = patterns("Constraint Odd(op: Op);\nPattern { let r = op<a.b>; Odd(r); erase r; }");
    patterns.constraint::<OperationRef>("Odd", |_, op| panic!("{} is odd", op.operand_count()));
    let mut linked = patterns.link(&context).expect("all is there");
    let mut module = Module::parse(&context, "\"a.b\"() : () -> ()").expect("good IR");
    for driver in [pdll_mlir::Driver::Greedy, pdll_mlir::Driver::Walk] {
        let options = Options { driver, ..Options::default() };
        let run = catch_unwind(AssertUnwindSafe(|| linked.run(&mut module.as_operation_mut(), &options)));
        let panic = run.expect_err("the native panics");
        assert_eq!(panic.downcast_ref::<String>().map(String::as_str), Some("0 is odd"));
        assert!(module.as_operation().verify() && module.as_operation().to_string().contains("a.b"));
    }
}

#[test]
fn many_functions_are_rewritten_on_threads() {
    let context = context();
    let function = |i: usize| {
        let mut text = format!("func.func @f{i}(%x: f32) -> f32 {{\n  %0 = arith.negf %x : f32\n");
        (1..200).for_each(|op| text += &format!("  %{op} = arith.negf %{} : f32\n", op - 1));
        text + "  return %199 : f32\n}\n"
    };
    let ir: String = (0..50).map(function).collect();
    let mut linked = patterns(DOUBLE_NEG).link(&context).expect("all is there");
    let said = rewritten(&context, &mut linked, &ir);
    assert_eq!(said.matches("return %arg0").count(), 50, "{said}");
}
