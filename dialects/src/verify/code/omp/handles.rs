//! Handles of loops: for each, one operation makes a loop and at most one does something with it.

use super::super::{Checked, name_of, require, segment_sizes, view};
use super::host;
use pdll_ir::{OpVerifier, OpView, Value};

/// Who makes a loop for a handle, and how many do, and how many do something with the loop.
struct Users<'a> {
    maker: Option<OpView<'a>>,
    makers: usize,
    others: usize,
}

fn users<'a>(op: OpView<'a>, handle: Value) -> Users<'a> {
    let mut users = Users { maker: None, makers: 0, others: 0 };
    for used in op.body().uses(handle) {
        let user = OpView::new(op.ctx(), op.ir(), op.body_id(), used.op);
        // Operations that make loops of loops have the handles of what they make first.
        let makes = match &*name_of(user) {
            "omp.canonical_loop" => true,
            "omp.tile" | "omp.fuse" => {
                let sizes = user.attribute_named("operandSegmentSizes");
                let sizes = sizes.and_then(|sizes| user.ctx().i32_array(sizes)).unwrap_or_default();
                sizes.first().is_some_and(|&size| i64::from(used.index) < i64::from(size))
            }
            "omp.unroll_heuristic" => false,
            _ => continue,
        };
        match makes {
            true => {
                users.maker = users.maker.or(Some(user));
                users.makers += 1;
            }
            false => users.others += 1,
        }
    }
    users
}

/// A loop is made for a handle that somebody uses.
pub(super) fn handle(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(handle) = op.body().results(op.op()).next() else { return Ok(()) };
    let users = users(view(op), handle);
    require(users.makers <= 1, "one loop is made for a handle")?;
    require(users.others <= 1, "what is done with a loop is done once")?;
    require(users.others == 0 || users.makers == 1, "no loop is made for this handle")
}

/// Loops, each of which is all of the one before, are split by one size each.
pub(super) fn tiled(op: &mut OpVerifier<'_, '_>) -> Checked {
    let sizes = segment_sizes(op).unwrap_or_default();
    let size = |group: usize| sizes.get(group).and_then(|&size| usize::try_from(size).ok()).unwrap_or(0);
    let (made, given) = (size(0), size(1));
    require(given > 0, "there are loops that are tiled")?;
    require(size(2) == given, "there is a size for each loop that is tiled")?;
    require(made == 0 || made == 2 * given, "two loops are made of each")?;
    let this = view(op);
    let handles: Vec<Value> = op.body().operands(op.op()).skip(made).take(given).collect();
    let mut variables = Vec::new();
    for pair in handles.windows(2) {
        let [Some(outer), Some(inner)] = [pair[0], pair[1]].map(|handle| users(this, handle).maker) else {
            return Err("loops that are tiled are there".into());
        };
        let are_loops = [outer, inner].iter().all(|made| name_of(*made) == "omp.canonical_loop");
        require(are_loops, "loops that are tiled are those of `omp.canonical_loop`")?;
        let (id, blocks) = outer.region_blocks(0);
        let body = op.ir().body(id);
        variables.extend(blocks.first().and_then(|&block| body.block_args(block).first().copied()));
        let all = host::inner(outer);
        let is_perfect = match all[..] {
            [first, last] => blocks.len() == 1 && first.op() == inner.op() && host::is_end(last),
            _ => false,
        };
        require(is_perfect, "loops that are tiled have nothing between them")?;
        let count = inner.body().operands(inner.op()).next();
        let is_fixed = count.is_none_or(|count| !variables.contains(&count));
        require(is_fixed, "how often a loop that is tiled runs does not depend on the loops around it")?;
    }
    Ok(())
}
