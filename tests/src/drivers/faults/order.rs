//! Uses that their definitions do not dominate, by the definition: each way from the entry to the use leads
//! through the block of the definition.

use super::error;
use pdll::ir::{Block, Body, BodyId, Context, Ir, Op, Region, Value, ValueDef};

/// Whether the entry of a region leads to a block, without going through another one.
fn leads_to(body: &Body, region: Region, to: Block, without: Option<Block>) -> bool {
    let mut seen = Vec::new();
    let mut work: Vec<Block> = body.blocks(region).first().copied().into_iter().collect();
    while let Some(block) = work.pop() {
        if Some(block) == without || seen.contains(&block) {
            continue;
        }
        if block == to {
            return true;
        }
        seen.push(block);
        work.extend(body.last_op(block).map_or(&[][..], |op| body.successors(op)));
    }
    false
}

/// The op around `op`, or `op` itself, that is in a region.
fn ancestor_in(body: &Body, op: Op, region: Region) -> Option<Op> {
    let mut at = Some(op);
    while let Some(op) = at {
        if body.parent_region(op) == Some(region) {
            return Some(op);
        }
        at = body.parent_op(op);
    }
    None
}

fn dominates(ctx: &Context, body: &Body, value: Value, user: Op) -> bool {
    let Some(block) = body.def_block(value) else { return true };
    let Some(region) = body.block_region(block) else { return true };
    let Some(user) = ancestor_in(body, user, region) else { return false };
    let is_graph = body.region_parent(region).is_some_and(|owner| {
        let is_known = ctx.shape_info(body.shape(owner)).is_some();
        let is_module = ctx.text(ctx.shape_data(body.shape(owner)).name) == "builtin.module";
        is_module || !is_known && body.blocks(region).len() == 1
    });
    if is_graph {
        return true;
    }
    let at = body.block(user).unwrap_or(block);
    if at != block {
        return !leads_to(body, region, at, Some(block));
    }
    match body.def_op(value) {
        None => true,
        Some(by) => body.ops(block).position(|op| op == by) < body.ops(block).position(|op| op == user),
    }
}

/// Whether `inner` is in an op of `outer`.
fn is_inside(body: &Body, inner: Region, outer: Region) -> bool {
    inner != outer && body.region_parent(inner).is_some_and(|owner| ancestor_in(body, owner, outer).is_some())
}

fn relation(body: &Body, of: Region, user: Region) -> &'static str {
    match (of == user, is_inside(body, user, of), is_inside(body, of, user)) {
        (true, ..) => "in the same region",
        (_, true, _) => "in a parent region",
        (.., true) => "in a child region",
        _ => "neither in a parent nor in a child region",
    }
}

fn told(ctx: &Context, body: &Body, op: Op, number: usize) -> Option<String> {
    let value = body.operand(op, number);
    let own = body.parent_region(op)?;
    let line = error(ctx, body.loc(op), &format!("operand #{number} does not dominate this use"))?;
    let block = body.def_block(value)?;
    let region = body.block_region(block)?;
    let (at, what) = match body.def(value) {
        ValueDef::Result(by, _) => {
            let so = match (body.block(by) == body.block(op), relation(body, region, own)) {
                (true, _) => "op in the same block".to_string(),
                (_, so @ "neither in a parent nor in a child region") => format!("op is {so}"),
                (_, so) => format!("op {so}"),
            };
            (body.loc(by), format!("operand defined here ({so})"))
        }
        _ => {
            let (index, so) = (body.block_index(block)?, relation(body, region, own));
            let at = body.loc(body.region_parent(region)?);
            (at, format!("operand defined as a block argument (block #{index} {so})"))
        }
    };
    let (_, row, column) = ctx.first_position(at)?;
    Some(format!("{line}  diag note {row}:{column} {what}\n"))
}

/// The first use in a body that is not dominated. What is in an op comes after all that is beside it.
pub(super) fn of_uses(ctx: &Context, ir: &Ir, id: BodyId) -> Option<String> {
    let body = ir.body(id);
    let mut work: Vec<Vec<Region>> = vec![body.roots().to_vec()];
    while let Some(regions) = work.pop() {
        for region in regions {
            for &block in body.blocks(region) {
                let is_reachable = leads_to(body, region, block, None);
                for op in body.ops(block) {
                    let bad = |i: &usize| !dominates(ctx, body, body.operand(op, *i), op);
                    if let Some(i) = (0..body.num_operands(op)).find(bad).filter(|_| is_reachable) {
                        return told(ctx, body, op, i);
                    }
                    work.push(body.regions(op).to_vec());
                }
            }
        }
    }
    None
}
