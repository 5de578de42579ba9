//! `scf` and `affine`: what regions hand on, bounds, cases.

use super::super::shapes::may_be_same;
use super::{AroundCheck, Checked, SignatureCheck, Subject, attribute, dynamic, parallel, require};
use pdll_ir::{Context, Few, OpVerifier, Type};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "forall" => forall_bounds,
        "index_switch" => cases,
        "parallel" => parallel::bounds,
        _ => return None,
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "execute_region" => execute_region,
        "for" => for_loop,
        "forall" => parallel::forall,
        "forall.in_parallel" => parallel::in_parallel,
        "if" => branches,
        "index_switch" => index_switch,
        "parallel" => parallel::parallel,
        "reduce" => parallel::reduce,
        "reduce.return" => parallel::reduce_return,
        "while" => while_loop,
        _ => return None,
    })
}

/// What regions hand on is looked at when all in them is right.
pub(super) fn contents(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "execute_region" => |op| gives(op, 0, &results(op)),
        "for" => for_body,
        "if" => |op| {
            let results = results(op);
            gives(op, 0, &results)?;
            gives(op, 1, &results)
        },
        "reduce" => parallel::reductions,
        "while" => while_bodies,
        _ => return None,
    })
}

/// Whether the terminators of a region hand on values of these types, apart from the first `skipped` ones.
pub(super) fn hands_on(op: &OpVerifier<'_, '_>, region: usize, skipped: usize, types: &[Type]) -> bool {
    let (ctx, (inner, regions)) = (op.ctx(), op.ir().regions(op.body_id(), op.op()));
    let body = op.ir().body(inner);
    let Some(&region) = regions.get(region) else { return true };
    body.blocks(region).iter().filter_map(|&block| body.last_op(block)).all(|last| {
        let name = ctx.bytes(ctx.shape_data(body.shape(last)).name);
        let ends = name.ends_with(b".yield") || name == b"scf.condition";
        !ends || same(ctx, body.operands(last).skip(skipped).map(|value| body.value_type(value)), types)
    })
}

fn results(op: &OpVerifier<'_, '_>) -> Few<Type> {
    op.body().results(op.op()).map(|value| op.body().value_type(value)).collect()
}

/// Whether types may be these.
pub(super) fn same(ctx: &Context, types: impl IntoIterator<Item = Type>, others: &[Type]) -> bool {
    let mut types = types.into_iter();
    others.iter().all(|&other| types.next().is_some_and(|ty| may_be_same(ctx, ty, other)))
        && types.next().is_none()
}

/// Whether a region hands on values of these types.
fn gives(op: &OpVerifier<'_, '_>, region: usize, types: &[Type]) -> Checked {
    match hands_on(op, region, 0, types) {
        true => Ok(()),
        false => Err(format!("region {region} hands on other values than are awaited").into()),
    }
}

/// What is carried by a loop: the last results, the last operands and the arguments of its body but one.
pub(super) fn carried(op: &OpVerifier<'_, '_>) -> Checked {
    let (body, results) = (op.body(), results(op));
    let Some(first) = body.num_operands(op.op()).checked_sub(results.len()) else { return Ok(()) };
    let Some(mut arguments) = op.entry_arguments(0) else { return Ok(()) };
    if arguments.next().is_none() {
        return Err("the body of a loop has an argument for its variable".into());
    }
    let initial = body.operands(op.op()).skip(first).map(|value| body.value_type(value));
    if !same(op.ctx(), initial, &results) || !same(op.ctx(), arguments, &results) {
        return Err("a loop has as many initial values, arguments and results, of the same types".into());
    }
    Ok(())
}

/// As many initial values as results.
fn for_loop(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (initial, results) = (op.body().num_operands(op.op()).saturating_sub(3), results(op));
    require(initial == results.len(), "a loop has as many initial values as results")
}

/// Its variable is what its bounds are.
fn for_body(op: &mut OpVerifier<'_, '_>) -> Checked {
    carried(op)?;
    let bound = op.body().operands(op.op()).next().map(|bound| op.body().value_type(bound));
    let variable = op.entry_arguments(0).and_then(|mut arguments| arguments.next());
    require(variable.is_none() || variable == bound, "the variable of a loop has the type of its bounds")?;
    gives(op, 0, &results(op))
}

pub(super) fn branches(op: &mut OpVerifier<'_, '_>) -> Checked {
    let results = results(op);
    let (inner, regions) = op.ir().regions(op.body_id(), op.op());
    let is_empty = regions.get(1).is_some_and(|&region| op.ir().body(inner).blocks(region).is_empty());
    if is_empty && !results.is_empty() {
        return Err("what gives values has an else branch".into());
    }
    Ok(())
}

fn execute_region(op: &mut OpVerifier<'_, '_>) -> Checked {
    let arguments = op.entry_arguments(0).map(Iterator::count);
    require(arguments.is_some(), "what is executed has a block")?;
    require(arguments == Some(0), "what is executed has no arguments")
}

fn while_loop(op: &mut OpVerifier<'_, '_>) -> Checked {
    require(ends_with(op, 0, "scf.condition"), "the first region of a loop ends with `scf.condition`")?;
    require(ends_with(op, 1, "scf.yield"), "the second region of a loop ends with `scf.yield`")
}

fn while_bodies(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (ctx, body, results) = (op.ctx(), op.body(), results(op));
    let operands: Vec<Type> = body.operands(op.op()).map(|value| body.value_type(value)).collect();
    let (Some(before), Some(after)) = (op.entry_arguments(0), op.entry_arguments(1)) else { return Ok(()) };
    if !same(ctx, before, &operands) || !same(ctx, after, &results) {
        return Err("the regions of a loop have its operands and its results as arguments".into());
    }
    if !hands_on(op, 0, 1, &results) {
        return Err("the condition hands on other values than the loop gives".into());
    }
    gives(op, 1, &operands)
}

/// Whether the last operation of a region has this name, if there is one.
fn ends_with(op: &OpVerifier<'_, '_>, region: usize, name: &str) -> bool {
    super::view(op).last_op(region).is_none_or(|last| super::name_of(last) == name)
}

/// Each number of a list of bounds that is none is an operand, and all lists are equally long.
fn forall_bounds(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let lists = ["staticLowerBound", "staticUpperBound", "staticStep"].map(|name| s.numbers(name));
    let [Some(lower), Some(upper), Some(step)] = lists else { return Ok(()) };
    for (group, list) in [&lower, &upper, &step].into_iter().enumerate() {
        if list.len() != lower.len() || dynamic(list) != s.group(group).len() {
            return Err("there are as many lower bounds, upper bounds and steps".into());
        }
    }
    Ok(())
}

fn cases(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some(mut cases) = s.numbers("cases") else { return Ok(()) };
    cases.sort_unstable();
    match cases.windows(2).any(|pair| pair[0] == pair[1]) {
        true => Err("a case occurs twice".into()),
        false => Ok(()),
    }
}

fn index_switch(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (results, regions) = (results(op), op.ir().regions(op.body_id(), op.op()).1.len());
    let cases = attribute(op, "cases").and_then(|attr| crate::hand::i64_items(op.ctx(), attr));
    if cases.is_some_and(|cases| cases.len() + 1 != regions) {
        return Err("there is a region for each case".into());
    }
    (0..regions).try_for_each(|region| {
        require(ends_with(op, region, "scf.yield"), "each region of a switch ends with `scf.yield`")?;
        gives(op, region, &results)
    })
}
