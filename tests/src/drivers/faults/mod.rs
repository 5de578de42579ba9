//! What MLIR's verifier says of IR that patterns have left as it cannot be.

mod order;

use super::printer::Names;
use pdll::ir::{Block, Body, BodyId, Context, Ir, Loc, Op, OpView, TOP, Type, Value, print_type};

/// What is said of IR that patterns have left and that may be wrong in a way that ours does not look at.
pub(super) fn of_good(ctx: &Context, ir: &Ir) -> Option<String> {
    of_branches(ctx, ir)
}

/// What is said of IR that is wrong.
pub(super) fn of_bad(ctx: &Context, ir: &Ir) -> Option<String> {
    let uses = || ir.body_ids().find_map(|id| order::of_uses(ctx, ir, id));
    let blocks = of_module(ctx, ir).or_else(|| of_entries(ctx, ir)).or_else(|| of_ends(ctx, ir));
    blocks.or_else(|| of_branches(ctx, ir)).or_else(uses)
}

/// A region whose first block is branched to.
fn of_entries(ctx: &Context, ir: &Ir) -> Option<String> {
    let (id, op) = Names::in_order(ir).into_iter().find(|(id, op)| {
        let (inner, regions) = ir.regions(*id, *op);
        let body = ir.body(inner);
        regions.iter().any(|region| {
            let entry = body.blocks(*region).first();
            let mut ends = body.blocks(*region).iter().flat_map(|block| body.ops(*block));
            entry.is_some_and(|entry| ends.any(|op| body.successors(op).contains(entry)))
        })
    })?;
    error(ctx, ir.body(id).loc(op), "entry block of region may not have predecessors")
}

fn error(ctx: &Context, loc: Loc, what: &str) -> Option<String> {
    let (line, column) = ctx.first_position(loc).map_or((0, 0), |(_, line, column)| (line, column));
    Some(format!("diag error {line}:{column} {what}\n"))
}

/// An attribute of the top module without a dialect.
fn of_module(ctx: &Context, ir: &Ir) -> Option<String> {
    let attrs = ir.top().attrs(ir.top_op());
    let names = ctx.entries(ctx.dictionary(attrs)).iter().map(|(name, _)| ctx.text(*name));
    let name = names.into_iter().find(|name| !name.contains('.'))?;
    let what = "'builtin.module' op can only contain attributes with dialect-prefixed names, found:";
    Some(format!("diag error 0:0 {what} '{name}'\n"))
}

/// An operation with successors that is not the last of its block. A block is looked at as a whole before
/// what is in its operations.
fn of_ends(ctx: &Context, ir: &Ir) -> Option<String> {
    let mut work: Vec<_> = blocks_of(ir, TOP, ir.top_op()).rev().collect();
    while let Some((id, block)) = work.pop() {
        let body = ir.body(id);
        let mut ops = body.ops(block);
        if let Some(op) = ops.find(|op| !body.successors(*op).is_empty() && body.next(*op).is_some()) {
            let what = "operation with block successors must terminate its parent block";
            return error(ctx, body.loc(op), what);
        }
        let first = work.len();
        work.extend(body.ops(block).flat_map(|op| blocks_of(ir, id, op)));
        work[first..].reverse();
    }
    None
}

/// The blocks of an operation, with the body that they are in.
fn blocks_of(ir: &Ir, id: BodyId, op: Op) -> impl DoubleEndedIterator<Item = (BodyId, Block)> + '_ {
    let (inner, regions) = ir.regions(id, op);
    regions.iter().flat_map(move |region| ir.body(inner).blocks(*region)).map(move |block| (inner, *block))
}

/// Of each function the first branch or return that hands on values of other types than are wanted there.
fn of_branches(ctx: &Context, ir: &Ir) -> Option<String> {
    let (mut found, mut seen) = (String::new(), Vec::new());
    for (id, op) in Names::in_order(ir) {
        if seen.contains(&id) {
            continue;
        }
        let body = ir.body(id);
        let fault = match &*ctx.text(ctx.shape_data(body.shape(op)).name) {
            "cf.br" => of_branch(body, op, 0),
            "cf.cond_br" => of_branch(body, op, 1),
            "func.return" => of_return(ctx, ir, id, op),
            _ => None,
        };
        if let Some(what) = fault {
            found += &error(ctx, body.loc(op), &what)?;
            seen.push(id);
        }
    }
    (!found.is_empty()).then_some(found)
}

/// A branch of which the first operands are its own.
fn of_branch(body: &Body, op: Op, own: usize) -> Option<String> {
    let mut operands: Vec<Value> = body.operands(op).skip(own).collect();
    for (number, block) in body.successors(op).iter().enumerate() {
        let arguments: Vec<Type> = body.block_args(*block).iter().map(|v| body.value_type(*v)).collect();
        let rest = operands.split_off(arguments.len().min(operands.len()));
        let mut pairs = operands.iter().map(|v| body.value_type(*v)).zip(arguments);
        if let Some(at) = pairs.position(|(from, to)| from != to) {
            return Some(format!("type mismatch for bb argument #{at} of successor #{number}"));
        }
        operands = rest;
    }
    None
}

fn of_return(ctx: &Context, ir: &Ir, id: BodyId, op: Op) -> Option<String> {
    let body = ir.body(id);
    let (outer, function) = body.owner()?;
    let (_, results) = pdll::ir::signature(ctx, ir, outer, function)?;
    let name = OpView::new(ctx, ir, outer, function).string_attribute(ctx.known().sym_name)?;
    let (name, given) = (ctx.text(name), body.num_operands(op));
    if given != results.len() {
        let wanted = results.len();
        return Some(format!(
            "'func.return' op has {given} operands, but enclosing function (@{name}) returns {wanted}"
        ));
    }
    let mut pairs = body.operands(op).map(|v| body.value_type(v)).zip(results.iter().copied());
    let (at, (from, to)) = pairs.by_ref().enumerate().find(|(_, (from, to))| from != to)?;
    let (from, to) = (print_type(ctx, from), print_type(ctx, to));
    Some(format!(
        "type of return operand {at} ('{from}') doesn't match function result type ('{to}') \
         in function @{name}"
    ))
}
