//! Handles of loops, and what is allowed around and inside of some operations.

use super::super::{Checked, name_of, outer, require, view};
use pdll_ir::{OpVerifier, OpView};

/// A loop is made for a handle that somebody uses.
pub(super) fn handle(op: &mut OpVerifier<'_, '_>) -> Checked {
    let body = op.body();
    let uses: Vec<_> = body.results(op.op()).flat_map(|value| body.uses(value)).collect();
    let user = |user| name_of(OpView::new(op.ctx(), op.ir(), op.body_id(), user));
    let makes = |name: &str| matches!(name, "omp.canonical_loop" | "omp.tile" | "omp.fuse");
    let made = uses.iter().filter(|used| makes(&user(used.op))).count();
    require(uses.is_empty() || made > 0, "no loop is made for this handle")
}

/// It is in the body of a loop.
pub(super) fn ordered(op: &mut OpVerifier<'_, '_>) -> Checked {
    let is_inside = outer(op).is_none_or(|around| name_of(around) == "omp.loop_nest");
    require(is_inside, "it stands in a loop")
}

/// Teams are alone, or what is done on a device.
pub(super) fn teams(op: &mut OpVerifier<'_, '_>) -> Checked {
    let mut around = outer(op);
    if around.is_some_and(|around| name_of(around) == "omp.target") {
        return Ok(());
    }
    while let Some(at) = around {
        let is_parallel = name_of(at).starts_with("omp.");
        require(!is_parallel, "teams are in `omp.target` or in nothing of `omp`")?;
        let parent = op.ir().parent(at.body_id(), at.op());
        around = parent.map(|(body, parent)| OpView::new(op.ctx(), op.ir(), body, parent));
    }
    Ok(())
}

/// There is one set of teams.
pub(super) fn target(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (id, blocks) = view(op).region_blocks(0);
    let body = op.ir().body(id);
    let ops = blocks.iter().flat_map(|&block| body.ops(block));
    let names = ops.map(|inner| name_of(OpView::new(op.ctx(), op.ir(), id, inner)));
    require(names.filter(|name| name == "omp.teams").count() <= 1, "there is one set of teams")
}
