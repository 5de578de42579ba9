//! What the host computes for a device: how many teams and threads there are, and the bounds of a loop.

use super::super::{Checked, name_of, require, segment_sizes, view};
use super::is_wrapper;
use pdll_ir::{OpVerifier, OpView};

/// The operands of `omp.target` that the host computes, which are its first arguments.
const COMPUTED: usize = 5;

fn around(op: OpView<'_>) -> Option<OpView<'_>> {
    let (body, parent) = op.ir().parent(op.body_id(), op.op())?;
    Some(OpView::new(op.ctx(), op.ir(), body, parent))
}

fn is_named(op: Option<OpView<'_>>, name: &str) -> bool {
    op.is_some_and(|op| name_of(op) == name)
}

/// All operations in the region of an operation.
pub(super) fn inner(op: OpView<'_>) -> Vec<OpView<'_>> {
    if op.region_count() == 0 {
        return Vec::new();
    }
    let (id, blocks) = op.region_blocks(0);
    let ops = blocks.iter().flat_map(|&block| op.ir().body(id).ops(block));
    ops.map(|inner| OpView::new(op.ctx(), op.ir(), id, inner)).collect()
}

/// Whether it only ends a region.
pub(super) fn is_end(op: OpView<'_>) -> bool {
    matches!(&*name_of(op), "omp.terminator" | "omp.yield")
}

/// The loop that all of a target is, if it is one: each construct has one other in it, the last is a loop.
fn only_loop(target: OpView<'_>) -> Option<OpView<'_>> {
    let mut at = target;
    while name_of(at) != "omp.loop_nest" {
        let mut constructs =
            inner(at).into_iter().filter(|op| name_of(*op).starts_with("omp.") && !is_end(*op));
        let only = constructs.next()?;
        if constructs.next().is_some() {
            return None;
        }
        at = only;
    }
    Some(at)
}

/// Whether all threads run the loop, and whether its bounds are known before the target runs.
fn kind(target: OpView<'_>, innermost: OpView<'_>) -> [bool; 2] {
    const NEITHER: [bool; 2] = [false, false];
    let mut wrappers = Vec::new();
    let mut at = around(innermost);
    while let Some(wrapper) = at.filter(|op| is_wrapper(*op)) {
        wrappers.push(name_of(wrapper));
        at = around(wrapper);
    }
    let names: Vec<&str> =
        wrappers.iter().map(|name| &**name).skip_while(|name| *name == "omp.simd").collect();
    let is_target = |op: Option<OpView<'_>>| op.is_some_and(|op| op.op() == target.op());
    let of_teams = |op: Option<OpView<'_>>| is_named(op, "omp.teams") && is_target(op.and_then(around));
    match names[..] {
        ["omp.wsloop", "omp.distribute"] => {
            let is_whole = is_named(at, "omp.parallel") && of_teams(at.and_then(around));
            [is_whole, is_whole]
        }
        ["omp.distribute"] => [false, of_teams(at)],
        ["omp.loop"] => [of_teams(at), of_teams(at)],
        ["omp.wsloop"] => [is_named(at, "omp.parallel") && is_target(at.and_then(around)), false],
        _ => NEITHER,
    }
}

/// What the host computes is how many teams and threads there are, and the bounds of a loop.
pub(super) fn evaluated(op: &mut OpVerifier<'_, '_>) -> Checked {
    let sizes = segment_sizes(op).unwrap_or_default();
    let count = sizes.get(COMPUTED).and_then(|&size| usize::try_from(size).ok()).unwrap_or(0);
    let target = view(op);
    let (id, blocks) = target.region_blocks(0);
    let (body, Some(&first)) = (op.ir().body(id), blocks.first()) else { return Ok(()) };
    let innermost = only_loop(target);
    let [of_all_threads, is_counted] = innermost.map_or([false, false], |innermost| kind(target, innermost));
    for &argument in body.block_args(first).iter().take(count) {
        for used in body.uses(argument) {
            let user = OpView::new(op.ctx(), op.ir(), id, used.op);
            let group = group_of(user, used.index as usize);
            match &*name_of(user) {
                "omp.teams" => {
                    let fits = matches!(group, Some(3 | 4 | 7));
                    require(fits, "the host computes for teams how many there are, and of how many threads")?;
                }
                "omp.parallel" => {
                    let is_part = innermost.is_some_and(|innermost| is_in(innermost, user));
                    let fits = of_all_threads && is_part && group == Some(3);
                    require(fits, "the host computes how many threads run a loop that is all of a target")?;
                }
                "omp.loop_nest" => {
                    let is_only = innermost.is_some_and(|innermost| innermost.op() == user.op());
                    let fits = is_counted && is_only;
                    require(fits, "the host computes the bounds of a loop that is all of a target")?;
                }
                _ => return Err("what the host computes is used for teams, threads and bounds only".into()),
            }
        }
    }
    Ok(())
}

/// The group of an operand.
fn group_of(op: OpView<'_>, operand: usize) -> Option<usize> {
    let sizes = op.ctx().i32_array(op.attribute_named("operandSegmentSizes")?)?;
    let mut end = 0;
    sizes.iter().position(|&size| {
        end += usize::try_from(size).unwrap_or(0);
        operand < end
    })
}

/// Whether an operation is in another, at any depth.
fn is_in(op: OpView<'_>, outer: OpView<'_>) -> bool {
    std::iter::successors(Some(op), |op| around(*op)).any(|at| at.op() == outer.op())
}
