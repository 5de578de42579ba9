//! What is allowed around and inside of some operations.

use super::super::{
    Checked, attribute, enclosing, integers, name_of, outer, require, segment_sizes, view, word,
};
use super::host;
use pdll_ir::{OpVerifier, OpView, Violation};

/// The wrapper of the loop that it is in, which says that iterations are in order where threads share them.
fn order(op: &OpVerifier<'_, '_>) -> Result<Option<i64>, Violation> {
    const PLACE: &str = "it stands in a loop that threads share, or of `omp.simd`";
    let Some(nest) = enclosing(op, &["omp.loop_nest"]) else { return Ok(None) };
    let parent = op.ir().parent(nest.body_id(), nest.op());
    let Some(wrapper) = parent.map(|(body, parent)| OpView::new(op.ctx(), op.ir(), body, parent)) else {
        return Err(PLACE.into());
    };
    match &*name_of(wrapper) {
        "omp.simd" => Ok(None),
        "omp.wsloop" => {
            let order = wrapper.attribute_named("ordered").and_then(|attr| op.ctx().int_value(attr));
            let order = order.and_then(|order| i64::try_from(order).ok());
            order.map(Some).ok_or_else(|| "the loop is `ordered`".into())
        }
        _ => Err(PLACE.into()),
    }
}

/// It is in the body of a loop that says how many loops depend on each other.
pub(super) fn ordered(op: &mut OpVerifier<'_, '_>) -> Checked {
    require(enclosing(op, &["omp.loop_nest"]).is_some(), "it stands in a loop")?;
    let order = order(op)?;
    require(order != Some(0), "the loop says how many loops depend on each other")?;
    let count = attribute(op, "doacross_num_loops").and_then(|attr| op.ctx().int_value(attr));
    let wrapper = enclosing(op, &["omp.wsloop"]).and_then(|wrapper| wrapper.attribute_named("ordered"));
    let wanted = wrapper.and_then(|attr| op.ctx().int_value(attr));
    require(wanted.is_some() && count == wanted, "it says of as many loops as depend on each other")
}

/// It is in the body of a loop that does not say how many loops depend on each other, or in none.
pub(super) fn in_ordered(op: &mut OpVerifier<'_, '_>) -> Checked {
    let order = order(op)?;
    require(order.is_none_or(|order| order == 0), "the loop does not say how many loops depend on each other")
}

/// What is shared among teams, which do not wait for each other there.
pub(super) fn workdistribute(op: &mut OpVerifier<'_, '_>) -> Checked {
    let mut rest = vec![view(op)];
    while let Some(at) = rest.pop() {
        for region in 0..at.region_count() {
            let (id, blocks) = at.region_blocks(region);
            let ops = blocks.iter().flat_map(|&block| op.ir().body(id).ops(block));
            rest.extend(ops.map(|inner| OpView::new(op.ctx(), op.ir(), id, inner)));
        }
        let is_one = matches!(&*name_of(at), "omp.barrier" | "omp.parallel" | "omp.teams");
        require(!is_one, "there are no barriers, teams and threads in what is shared among teams")?;
    }
    let fits = outer(op).is_some_and(|around| name_of(around) == "omp.teams");
    require(fits, "it stands in teams")
}

/// A loop that is distributed to teams and their threads is all that there is of `omp` in threads.
pub(super) fn parallel(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ops = host::inner(view(op));
    let is_marked = attribute(op, "omp.composite").is_some();
    let is_distributed = |op: &&OpView<'_>| name_of(**op) == "omp.distribute";
    let count = ops.iter().filter(is_distributed).count();
    require(count <= 1, "one loop is distributed")?;
    require(is_marked || count == 0, "nested constructs have the attribute `omp.composite`")?;
    require(count == 1 || !is_marked, "only nested constructs have the attribute `omp.composite`")?;
    let is_other = |op: &OpView<'_>| {
        name_of(*op).starts_with("omp.") && !host::is_end(*op) && name_of(*op) != "omp.distribute"
    };
    require(
        count == 0 || !ops.iter().any(is_other),
        "there is nothing else beside a loop that is distributed",
    )
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
