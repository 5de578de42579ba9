//! A small compiler on melior: builds `f(x) = (x + (40 + 2)) + (1 + -1)`, folds it by `fold.pdll` with
//! natives over melior's types, and prints it.
//!
//! ```sh
//! export MLIR_SYS_220_PREFIX=/usr/lib/llvm-22 TABLEGEN_220_PREFIX=/usr/lib/llvm-22
//! export LIBCLANG_PATH=/usr/lib/llvm-22/lib
//! cargo run -p pdll-mlir --features melior --example melior
//! ```

use melior::Context;
use melior::dialect::DialectRegistry;
use melior::dialect::{arith, func};
use melior::ir::attribute::{AttributeLike, IntegerAttribute, StringAttribute, TypeAttribute};
use melior::ir::r#type::{FunctionType, IntegerType};
use melior::ir::{Attribute, Block, BlockLike, Location, Module, Region, RegionLike, Value};
use melior::utility::register_all_dialects;
use pdll_mlir::melior::Patterns;

/// A context with MLIR's dialects.
fn context() -> Context {
    let registry = DialectRegistry::new();
    register_all_dialects(&registry);
    let context = Context::new();
    context.append_dialect_registry(&registry);
    context.load_all_available_dialects();
    context
}

/// `f(x) = (x + (40 + 2)) + (1 + -1)`, in a module.
fn build(context: &Context) -> Module<'_> {
    let at = Location::unknown(context);
    let int = IntegerType::new(context, 64).into();
    let module = Module::new(at);
    let block = Block::new(&[(int, at)]);
    let number = |value| {
        let op =
            block.append_operation(arith::constant(context, IntegerAttribute::new(int, value).into(), at));
        op.result(0).expect("a constant has a result").into()
    };
    let add = |a, b| -> Value<'_, '_> {
        let op = block.append_operation(arith::addi(a, b, at));
        op.result(0).expect("a sum has a result").into()
    };
    let x = block.argument(0).expect("there is one").into();
    let answer = add(number(40), number(2));
    let nothing = add(number(1), number(-1));
    let sum = add(add(x, answer), nothing);
    block.append_operation(func::r#return(&[sum], at));
    let body = Region::new();
    body.append_block(block);
    let (name, ty) = (StringAttribute::new(context, "f"), FunctionType::new(context, &[int], &[int]));
    module.body().append_operation(func::func(context, name, TypeAttribute::new(ty.into()), body, &[], at));
    module
}

fn integer(attr: Attribute<'_>) -> Result<IntegerAttribute<'_>, String> {
    IntegerAttribute::try_from(attr).map_err(|why| why.to_string())
}

/// The patterns of `fold.pdll` with their natives.
fn patterns() -> Result<Patterns, pdll::Error> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/fold.pdll");
    let mut patterns = Patterns::new(&pdll::PatternSet::builder().file(file).build()?);
    patterns.constraint::<Attribute>("IsZero", |_, value| {
        IntegerAttribute::try_from(value).is_ok_and(|value| value.value() == 0)
    });
    patterns.rewrite::<(Attribute, Attribute), Attribute>("Sum", |_, (a, b)| {
        let (a, b) = (integer(a)?, integer(b)?);
        Ok(IntegerAttribute::new(a.r#type(), a.value().wrapping_add(b.value())).into())
    });
    Ok(patterns)
}

fn main() -> Result<(), pdll::Error> {
    let context = context();
    let mut module = build(&context);
    println!("{}", module.as_operation());
    let report = patterns()?.link(&context)?.run(&mut module.as_operation_mut(), &Default::default());
    println!("{}", module.as_operation());
    println!("{} rewrites", report.rewrites);
    Ok(())
}

#[test]
fn it_folds() {
    use melior::ir::operation::OperationLike;

    let context = context();
    let mut module = build(&context);
    let mut linked = patterns().and_then(|patterns| patterns.link(&context)).expect("good patterns");
    let report = linked.run(&mut module.as_operation_mut(), &Default::default());
    assert_eq!(report.rewrites, 3);
    assert!(module.as_operation().verify(), "the result is good");
    let expected = "module {
  func.func @f(%arg0: i64) -> i64 {
    %c42_i64 = arith.constant 42 : i64
    %0 = arith.addi %arg0, %c42_i64 : i64
    return %0 : i64
  }
}
";
    assert_eq!(module.as_operation().to_string(), expected);
}
