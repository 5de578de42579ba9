//! `scf.parallel`, `scf.forall` and what is in them.

use super::scf::same;
use super::{
    Checked, Subject, arguments, attribute, items, name_of, operand_types, outer, require, result_types,
    segment_sizes, view,
};
use pdll_ir::{Attr, AttrData, Context, OpVerifier, OpView, Type};

/// What `gpu` has that loops are mapped to, and the mask that says which of them are.
const PLACES: [&str; 7] = ["block", "lane", "mask", "memory_space", "thread", "warp", "warpgroup"];

/// There is a dimension, and as many lower bounds, upper bounds and steps.
pub(super) fn bounds(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let counts = [0, 1, 2].map(|group| s.count(group));
    require(counts[0] > 0, "a parallel loop has at least one dimension")?;
    require(counts == [counts[0]; 3], "there are as many lower bounds, upper bounds and steps")
}

/// The body has an index for each dimension, and what is reduced are the results.
pub(super) fn parallel(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (ctx, results) = (op.ctx(), result_types(op));
    let sizes = segment_sizes(op);
    let Some([lower, .., inits]) = sizes.as_deref() else { return Ok(()) };
    let (lower, inits) = (usize::try_from(*lower), usize::try_from(*inits));
    let (Ok(lower), Ok(inits)) = (lower, inits) else { return Ok(()) };
    for step in 2 * lower..3 * lower {
        let number = super::defining(op, step)
            .filter(|by| name_of(*by) == "arith.constant")
            .and_then(|by| ctx.int_value(by.attribute_named("value")?));
        require(number.is_none_or(|step| step > 0), "a step is positive")?;
    }
    let Some(arguments) = arguments(op, 0) else { return Ok(()) };
    let is_index = |ty: &Type| *ty == ctx.known().index;
    require(
        arguments.len() == lower && arguments.iter().all(is_index),
        "the body has an index for each dimension",
    )?;
    require(inits == results.len(), "there are as many initial values as results")?;
    let Some(last) = view(op).last_op(0) else { return Ok(()) };
    require(name_of(last) == "scf.reduce", "a parallel loop ends with `scf.reduce`")?;
    // Their types are compared where they are reduced.
    require(last.operand_count() == results.len(), "a parallel loop gives what is reduced")
}

/// What is reduced are the results of the loop around it.
pub(super) fn reduce(op: &mut OpVerifier<'_, '_>) -> Checked {
    let types = operand_types(op);
    let given = outer(op).filter(|around| name_of(*around) == "scf.parallel").map(OpView::result_types);
    let fits =
        given.is_none_or(|given| given.len() != types.len() || same(op.ctx(), types.iter().copied(), &given));
    require(fits, "what is reduced has the type of the result of the loop around it")
}

/// A region for each value, which takes two values of its type.
pub(super) fn reductions(op: &mut OpVerifier<'_, '_>) -> Checked {
    let types = operand_types(op);
    let regions = op.ir().regions(op.body_id(), op.op()).1.len();
    require(regions == types.len(), "there is a region for each value that is reduced")?;
    for (region, &ty) in types.iter().enumerate() {
        let takes = arguments(op, region);
        require(
            takes.is_none_or(|takes| same(op.ctx(), takes, &[ty, ty])),
            "a reduction takes two values of the type that it reduces",
        )?;
        let ends = view(op).last_op(region).is_none_or(|last| name_of(last) == "scf.reduce.return");
        require(ends, "a reduction ends with `scf.reduce.return`")?;
    }
    Ok(())
}

/// It has the type of what is reduced.
pub(super) fn reduce_return(op: &mut OpVerifier<'_, '_>) -> Checked {
    let body = op.body();
    let block = body.block(op.op()).map_or(&[][..], |block| body.block_args(block));
    let wanted = block.first().map(|&value| body.value_type(value));
    require(
        wanted.is_none_or(|wanted| same(op.ctx(), operand_types(op), &[wanted])),
        "a reduction gives a value of the type that it reduces",
    )
}

/// Which attribute of `gpu` this is: the first word of it.
fn gpu_word(ctx: &Context, attr: Attr) -> Option<String> {
    let AttrData::Opaque { namespace, data, .. } = ctx.attr_data(attr) else { return None };
    let text = ctx.text(*data);
    (ctx.bytes(*namespace) == b"gpu").then(|| text.split(['<', ' ']).next().unwrap_or("").to_string())
}

/// Whether a loop can be mapped to something of a device. What is of other dialects may be.
fn is_place(ctx: &Context, attr: Attr) -> bool {
    match gpu_word(ctx, attr) {
        Some(word) => PLACES.contains(&&*word),
        None => matches!(ctx.attr_data(attr), AttrData::Opaque { .. }),
    }
}

/// As many places as dimensions it is mapped to, an index for each of them, and an output for each result.
pub(super) fn forall(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (ctx, results) = (op.ctx(), result_types(op));
    let Some(rank) = attribute(op, "staticLowerBound").and_then(|attr| crate::hand::i64_items(ctx, attr))
    else {
        return Ok(());
    };
    let rank = rank.len();
    if let Some(mapping) = attribute(op, "mapping").and_then(|attr| items(ctx, attr)) {
        let all = mapping.iter().all(|&attr| is_place(ctx, attr));
        require(all, "a loop is mapped to what devices have")?;
        let is_mask = |attr: Attr| gpu_word(ctx, attr).as_deref() == Some("mask");
        let masks = mapping.iter().filter(|&&attr| is_mask(attr)).count();
        require(masks <= 1, "a loop is mapped with at most one mask")?;
        let places = mapping.len() - masks;
        require(places == rank || mapping.is_empty(), "a loop is mapped to as many places as dimensions")?;
    }
    let Some(arguments) = arguments(op, 0) else { return Ok(()) };
    let is_index = |ty: &Type| *ty == ctx.known().index;
    let fits = arguments.len() >= rank
        && arguments[..rank].iter().all(is_index)
        && same(ctx, arguments[rank..].iter().copied(), &results);
    require(fits, "the body has an index for each dimension and an argument for each output")
}

/// It holds what writes parts of the outputs of the loop around it.
pub(super) fn in_parallel(op: &mut OpVerifier<'_, '_>) -> Checked {
    let around = outer(op).map(name_of);
    require(around.as_deref().is_none_or(|name| name == "scf.forall"), "it is directly in `scf.forall`")?;
    let (inner, blocks) = view(op).region_blocks(0);
    let body = op.ir().body(inner);
    let mut all = blocks.iter().flat_map(|&block| body.ops(block));
    let name = |inner| op.ctx().bytes(op.ctx().shape_data(body.shape(inner)).name);
    let is_part = |inner| name(inner) == b"tensor.parallel_insert_slice";
    require(all.all(is_part), "it holds only what is combined in parallel")
}
