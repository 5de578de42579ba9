//! Handles of loops, and what is allowed around and inside of some operations.

use super::super::{
    Checked, attribute, enclosing, integers, name_of, outer, require, segment_sizes, view, word,
};
use pdll_ir::{OpVerifier, OpView};

/// A loop is made for a handle that somebody uses.
pub(super) fn handle(op: &mut OpVerifier<'_, '_>) -> Checked {
    let body = op.body();
    let uses: Vec<_> = body.results(op.op()).flat_map(|value| body.uses(value)).collect();
    let user = |user| name_of(OpView::new(op.ctx(), op.ir(), op.body_id(), user));
    let makes = |name: &str| matches!(name, "omp.canonical_loop" | "omp.tile" | "omp.fuse");
    let made = uses.iter().filter(|used| makes(&user(used.op))).count();
    require(uses.is_empty() || made > 0, "no loop is made for this handle")?;
    let others = uses.iter().filter(|used| user(used.op) == "omp.unroll_heuristic").count();
    require(others <= 1, "what is done with a loop is done once")
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

/// A scan is in a loop whose reductions say so.
pub(super) fn scan(op: &mut OpVerifier<'_, '_>) -> Checked {
    let scans = enclosing(op, &["omp.simd", "omp.wsloop"]).and_then(|wrapper| {
        let modifier = wrapper.attribute_named("reduction_mod")?;
        word(op.ctx(), modifier)
    });
    let fits = scans.is_some_and(|modifier| modifier.trim_end_matches(')').ends_with("inscan"));
    require(fits, "it is in a loop with reductions that are `inscan`")
}

/// Variables that are aligned or not kept in caches are named once.
pub(super) fn variables(op: &mut OpVerifier<'_, '_>) -> Checked {
    let values: Vec<_> = op.body().operands(op.op()).collect();
    let sizes = segment_sizes(op).unwrap_or_default();
    let size = |group: usize| sizes.get(group).and_then(|&size| usize::try_from(size).ok()).unwrap_or(0);
    let is_once = |group: usize| {
        let start: usize = (0..group).map(size).sum();
        let mut group = values.get(start..start + size(group)).unwrap_or_default().to_vec();
        group.sort_unstable();
        group.windows(2).all(|pair| pair[0] != pair[1])
    };
    require(is_once(0), "a variable is aligned once")?;
    let alignments = attribute(op, "alignments").and_then(|attr| integers(op.ctx(), attr));
    let fits = alignments.is_none_or(|all| all.iter().all(|&alignment| alignment > 0));
    require(fits, "variables are aligned to more than nothing")?;
    require(is_once(4), "a variable is said not to stay in caches once")
}
