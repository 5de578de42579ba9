//! A small compiler on pliron: builds `f(x) = (x + (40 + 2)) + (1 + -1)`, folds it by `fold.pdll`, and prints
//! it.
//!
//! ```sh
//! cargo run -p pdll-pliron --example calc
//! ```

use pdll::PatternSet;
use pdll_pliron::PlironHost;
use pliron::builtin::attributes::IntegerAttr;
use pliron::builtin::op_interfaces::{
    IsTerminatorInterface, NOpdsInterface, NResultsInterface, OneResultInterface, SingleBlockRegionInterface,
};
use pliron::builtin::ops::{FuncOp, ModuleOp};
use pliron::builtin::types::{FunctionType, IntegerType, Signedness};
use pliron::context::{Context, Ptr};
use pliron::derive::{op_interface_impl, pliron_op};
#[cfg(test)]
use pliron::linked_list::ContainsLinkedList;
use pliron::op::Op;
use pliron::operation::Operation;
use pliron::opts::dce::SideEffects;
use pliron::printable::Printable;
use pliron::r#type::TypeHandle;
use pliron::utils::apint::APInt;
use pliron::value::Value;

/// A number.
#[pliron_op(
    name = "calc.number",
    format = "attr($calc_value, $IntegerAttr) ` : ` type($0)",
    interfaces = [NOpdsInterface<0>, NResultsInterface<1>, OneResultInterface],
    attributes = (calc_value: IntegerAttr),
    verifier = "succ"
)]
pub struct NumberOp;

#[op_interface_impl]
impl SideEffects for NumberOp {
    fn has_side_effects(&self, _: &Context) -> bool {
        false
    }
}

/// A sum.
#[pliron_op(
    name = "calc.add",
    format = "$0 `, ` $1 ` : ` type($0)",
    interfaces = [NOpdsInterface<2>, NResultsInterface<1>, OneResultInterface],
    verifier = "succ"
)]
pub struct AddOp;

/// The end of a function.
#[pliron_op(name = "calc.return", format = "$0", interfaces = [IsTerminatorInterface], verifier = "succ")]
pub struct ReturnOp;

fn int(ctx: &Context) -> TypeHandle {
    IntegerType::get(ctx, 64, Signedness::Signed).into()
}

/// Adds an operation at the end of a function.
fn append<T: Op>(ctx: &mut Context, func: &FuncOp, operands: Vec<Value>, results: usize) -> Ptr<Operation> {
    let types = vec![int(ctx); results];
    let op = Operation::new(ctx, T::get_concrete_op_info(), types, operands, vec![], 0);
    let block = func.get_entry_block(ctx);
    op.insert_at_back(block, ctx);
    op
}

fn number(ctx: &mut Context, func: &FuncOp, value: i64) -> Value {
    let op = append::<NumberOp>(ctx, func, vec![], 1);
    let ty = IntegerType::get(ctx, 64, Signedness::Signed);
    let width = std::num::NonZero::new(64).expect("64 is not 0");
    let attr = IntegerAttr::new(ty, APInt::from_i64(value, width));
    Operation::get_op::<NumberOp>(op, ctx).expect("it is one").set_attr_calc_value(ctx, attr);
    op.deref(ctx).get_result(0)
}

fn add(ctx: &mut Context, func: &FuncOp, a: Value, b: Value) -> Value {
    let op = append::<AddOp>(ctx, func, vec![a, b], 1);
    op.deref(ctx).get_result(0)
}

/// `f(x) = (x + (40 + 2)) + (1 + -1)`, in a module.
fn build(ctx: &mut Context) -> ModuleOp {
    let module = ModuleOp::new(ctx, "calc".try_into().expect("a name"));
    let ty = int(ctx);
    let signature = FunctionType::get(ctx, vec![ty], vec![ty]);
    let func = FuncOp::new(ctx, "f".try_into().expect("a name"), signature);
    module.append_operation(ctx, func.get_operation(), 0);
    let x = func.get_entry_block(ctx).deref(ctx).get_argument(0);
    let (forty, two) = (number(ctx, &func, 40), number(ctx, &func, 2));
    let answer = add(ctx, &func, forty, two);
    let (one, minus_one) = (number(ctx, &func, 1), number(ctx, &func, -1));
    let nothing = add(ctx, &func, one, minus_one);
    let sum = add(ctx, &func, x, answer);
    let sum = add(ctx, &func, sum, nothing);
    append::<ReturnOp>(ctx, &func, vec![sum], 0);
    module
}

/// The names of the operations of the function, in order.
#[cfg(test)]
fn names(ctx: &Context, module: &ModuleOp) -> Vec<String> {
    let body = module.get_body(ctx, 0);
    let func = body.deref(ctx).get_head().expect("a function");
    let func = Operation::get_op::<FuncOp>(func, ctx).expect("it is one");
    let block = func.get_entry_block(ctx);
    let ops: Vec<_> = block.deref(ctx).iter(ctx).collect();
    ops.into_iter().map(|op| Operation::get_opid(op, ctx).to_string()).collect()
}

/// Folds the module; how many rewrites that took.
fn fold(ctx: &mut Context, module: &ModuleOp) -> Result<u64, pdll::Error> {
    let compiled =
        PatternSet::builder().file(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/fold.pdll")).build()?;
    let set = PatternSet::for_host().with_library_natives();
    let set = compiled.into_programs().into_iter().fold(set, PatternSet::with_program);
    let mut host = PlironHost::new();
    host.add_op::<NumberOp>();
    let linked = host.with_context(ctx, |host| set.link_to(host))?;
    let report = host.with_ir(ctx, module.get_operation(), |host| {
        pdll::greedy(&linked, host, &pdll::Config::default(), &mut ())
    });
    Ok(report.rewrites)
}

fn main() -> Result<(), pdll::Error> {
    let ctx = &mut Context::new();
    let module = build(ctx);
    println!("{}", module.get_operation().disp(ctx));
    let rewrites = fold(ctx, &module)?;
    println!("{}", module.get_operation().disp(ctx));
    println!("{rewrites} rewrites");
    Ok(())
}

#[test]
fn it_folds() {
    let ctx = &mut Context::new();
    let module = build(ctx);
    assert_eq!(names(ctx, &module).len(), 9);
    assert_eq!(fold(ctx, &module).expect("good patterns"), 3);
    assert_eq!(names(ctx, &module), ["calc.number", "calc.add", "calc.return"]);
    pliron::operation::verify_operation(module.get_operation(), ctx).expect("the result is good");
}
