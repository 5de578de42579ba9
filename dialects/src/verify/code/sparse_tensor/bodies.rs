//! What is computed with elements: what bodies take and what they give.

use super::super::{
    Checked, arguments, attribute, element, name_of, operand_types, require, result_types, shaped, view,
};
use super::encoding::of_tensor;
use pdll_ir::{OpVerifier, OpView, Type, ValueDef};

/// The last operation of a region, if there is one.
fn yielding<'a>(op: &OpVerifier<'_, 'a>, region: usize) -> Option<OpView<'a>> {
    view(op).last_op(region).filter(|last| name_of(*last) == "sparse_tensor.yield")
}

/// A body that is not empty takes these values and gives one of this type.
fn body(op: &OpVerifier<'_, '_>, region: usize, takes: &[Type], gives: Type) -> Checked {
    let Some(given) = arguments(op, region) else { return Ok(()) };
    require(given == takes, "a body takes what is computed with")?;
    let Some(last) = yielding(op, region) else {
        return Err("a body ends with `sparse_tensor.yield`".into());
    };
    let fits = last.operand_count() == 1 && last.operand_type(0) == gives;
    require(fits, "a body gives one value of the type of the result")
}

fn is_said(op: &OpVerifier<'_, '_>, name: &str) -> bool {
    attribute(op, name).is_some()
}

/// Where both have an element, or one of them.
pub(super) fn binary(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (&[left, right], &[result]) = (&operand_types(op)[..], &result_types(op)[..]) else { return Ok(()) };
    body(op, 0, &[left, right], result)?;
    for (region, word, ty) in [(1, "left_identity", left), (2, "right_identity", right)] {
        body(op, region, &[ty], result)?;
        require(!is_said(op, word) || ty == result, "what is handed on has the type of the result")?;
    }
    Ok(())
}

/// Where there is an element, or none.
pub(super) fn unary(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (&[input], &[result]) = (&operand_types(op)[..], &result_types(op)[..]) else { return Ok(()) };
    body(op, 0, &[input], result)?;
    body(op, 1, &[], result)?;
    let Some(last) = yielding(op, 1) else { return Ok(()) };
    let inner = last.body();
    let Some(value) = inner.operands(last.op()).next() else { return Ok(()) };
    let ValueDef::Result(by, _) = inner.def(value) else { return Ok(()) };
    let is_inside = inner.block(by) == inner.block(last.op());
    let is_constant = name_of(OpView::new(op.ctx(), op.ir(), last.body_id(), by)).ends_with(".constant");
    require(!is_inside || is_constant, "where there is no element, nothing is computed")
}

/// Two elements to one.
pub(super) fn reduce(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(&ty) = operand_types(op).first() else { return Ok(()) };
    body(op, 0, &[ty, ty], ty)
}

/// Whether an element stays.
pub(super) fn select(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(&ty) = operand_types(op).first() else { return Ok(()) };
    body(op, 0, &[ty], op.ctx().known().i1)
}

/// An index for each dimension, the element, and what is carried.
pub(super) fn foreach(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (ctx, types, results) = (op.ctx(), operand_types(op), result_types(op));
    let Some((&tensor, carried)) = types.split_first() else { return Ok(()) };
    let Some((sizes, _)) = shaped(ctx, tensor) else { return Ok(()) };
    let dims = of_tensor(ctx, tensor).map_or(sizes.len(), |encoding| encoding.dim_count());
    let levels = of_tensor(ctx, tensor).map_or(sizes.len(), |encoding| encoding.level_count());
    let order = attribute(op, "order").and_then(|order| ctx.map_value(order));
    let fits = order.is_none_or(|order| order.results.len() == levels);
    require(fits, "an order has each level of the tensor")?;
    let Some(takes) = arguments(op, 0) else { return Ok(()) };
    let fits = takes.len() == dims + 1 + carried.len();
    require(fits, "the body takes an index for each dimension, the element, and what is carried")?;
    require(carried == results, "what is carried is what the loop gives")?;
    let index = ctx.known().index;
    require(takes[..dims].iter().all(|&ty| ty == index), "the body takes an `index` for each dimension")?;
    require(Some(takes[dims]) == element(ctx, tensor), "the body takes an element of the tensor")?;
    require(takes[dims + 1..] == *carried, "the body takes what is carried")?;
    let Some(last) = yielding(op, 0) else {
        return require(carried.is_empty(), "the body gives what is carried");
    };
    let given = (0..last.operand_count()).map(|index| last.operand_type(index));
    require(given.eq(results), "the body gives what the loop gives")
}
