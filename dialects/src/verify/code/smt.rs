//! `smt`: what solvers, checks and quantifiers hand on, and widths of bit vectors.

use super::{
    AroundCheck, Checked, SignatureCheck, Subject, arguments, attribute, items, name_of, operand_types,
    require, result_types, view,
};
use crate::symbol::{smt_is_value, smt_width};
use pdll_ir::{AttrData, OpVerifier, OpView, Type};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "bv.concat" => joined,
        "bv.constant" => constant,
        "bv.extract" => extract,
        "bv.repeat" => repeat,
        "distinct" | "eq" => several,
        _ => return None,
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "check" => check,
        "exists" | "forall" => quantifier,
        "solver" => solver,
        _ => return None,
    })
}

fn several(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(s.operands.types.len() >= 2, "at least two values are compared")
}

/// The widths of the bit vectors that go in and come out.
fn widths(s: &Subject<'_, '_, '_, '_>) -> Option<(i64, i64)> {
    Some((smt_width(s.ctx(), s.operand(0)?)?, smt_width(s.ctx(), s.result()?)?))
}

/// A number that fits its width, with a sign or without.
fn constant(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ctx = s.ctx();
    let Some(AttrData::Opaque { data, ty, .. }) = s.attribute("value").map(|attr| ctx.attr_data(attr)) else {
        return Ok(());
    };
    let Some(width) = ty.and_then(|ty| smt_width(ctx, ty)) else {
        return Err("the constant has the type of a bit vector".into());
    };
    require(s.result() == *ty, "the constant has the type of its value")?;
    let text = ctx.text(*data);
    let number =
        text.strip_prefix("bv<").and_then(|text| text.strip_suffix('>')?.trim().parse::<i128>().ok());
    let (Some(number), true) = (number, width < 127) else { return Ok(()) };
    let fits = -(1i128 << width.saturating_sub(1)) <= number && number < 1i128 << width;
    require(fits, "the number fits the width of the bit vector")
}

/// All bits of both.
fn joined(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let width = |ty: Option<Type>| smt_width(s.ctx(), ty?);
    let all = width(s.operand(0)).zip(width(s.operand(1))).and_then(|(a, b)| a.checked_add(b));
    let fits = all.is_none() || all == width(s.result());
    require(fits, "the result has the bits of both operands")
}

fn extract(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some((from, to)), Some(low)) = (widths(s), s.number("lowBit")) else { return Ok(()) };
    require(low + to <= from, "the bits that are taken are among those of the operand")
}

fn repeat(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some((from, to)) = widths(s) else { return Ok(()) };
    require(from > 0 && to % from == 0, "the width of the result is a multiple of that of the operand")
}

/// The types of the values that a region hands on; `None` if something else ends it.
fn given(op: &OpVerifier<'_, '_>, region: usize) -> Option<Vec<Type>> {
    let yields = |last: &OpView<'_>| name_of(*last) == "smt.yield";
    let last = view(op).last_op(region).filter(yields)?;
    Some((0..last.operand_count()).map(|index| last.operand_type(index)).collect())
}

fn hands_on(op: &OpVerifier<'_, '_>, region: usize) -> Checked {
    let fits = given(op, region).is_none_or(|types| types == result_types(op));
    require(fits, "the values that a region hands on are not those of the results")
}

fn solver(op: &mut OpVerifier<'_, '_>) -> Checked {
    hands_on(op, 0)?;
    let fits = arguments(op, 0).is_none_or(|arguments| arguments == operand_types(op));
    require(fits, "the arguments of the body have the types of the operands")
}

fn check(op: &mut OpVerifier<'_, '_>) -> Checked {
    (0..3).try_for_each(|region| hands_on(op, region))
}

/// Variables that are bound, and what is said of them.
fn quantifier(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (ctx, regions) = (op.ctx(), view(op).region_count());
    let Some(bound) = arguments(op, 0) else { return Ok(()) };
    let excluded = attribute(op, "noPattern").is_some();
    require(!excluded || regions == 1, "with `no_pattern` there are no patterns")?;
    let names = attribute(op, "boundVarNames").and_then(|attr| items(ctx, attr));
    let named = names.is_none_or(|names| names.len() == bound.len());
    require(named, "there is a name for each variable that is bound")?;
    let are_values = bound.iter().all(|&ty| smt_is_value(ctx, ty, false));
    require(are_values, "what is bound is a value of `smt` that is no function")?;
    if let Some(given) = given(op, 0) {
        let &[ty] = &given[..] else { return Err("the body gives one value".into()) };
        let is_bool = pdll_ir::print_type(ctx, ty) == "!smt.bool";
        require(is_bool, "the body gives a `!smt.bool`")?;
    }
    for region in 1..regions {
        let same = arguments(op, region).is_none_or(|arguments| arguments == bound);
        require(same, "a pattern has the arguments of the body")?;
        let gives = given(op, region).is_none_or(|types| !types.is_empty());
        require(gives, "a pattern gives at least one value")?;
        pattern(view(op), region)?;
    }
    Ok(())
}

/// In a pattern are only operations of `smt`, and none that bind variables, however deep.
fn pattern(view: OpView<'_>, region: usize) -> Checked {
    let (ctx, ir) = (view.ctx(), view.ir());
    let (id, blocks) = view.region_blocks(region);
    let ops = blocks.iter().flat_map(|&block| ir.body(id).ops(block));
    let mut left: Vec<OpView<'_>> = ops.map(|op| OpView::new(ctx, ir, id, op)).collect();
    while let Some(op) = left.pop() {
        let name = name_of(op);
        require(name.starts_with("smt."), "in a pattern there are only operations of `smt`")?;
        let binds = matches!(&*name, "smt.exists" | "smt.forall");
        require(!binds, "no variables are bound in a pattern")?;
        for region in 0..op.region_count() {
            let (id, blocks) = op.region_blocks(region);
            let ops = blocks.iter().flat_map(|&block| ir.body(id).ops(block));
            left.extend(ops.map(|op| OpView::new(ctx, ir, id, op)));
        }
    }
    Ok(())
}
