//! Which handles transformations consume.

use super::{items, name_of};
use pdll_ir::{AttrData, Body, Context, Name, OpVerifier, OpView, Value, ValueDef};

/// Transformations that consume their first operand and read the others.
const FIRST: [&str; 11] = [
    "transform.apply_registered_pass",
    "transform.loop.promote_if_one_iteration",
    "transform.structured.bufferize_to_allocation",
    "transform.structured.fuse",
    "transform.structured.fuse_into_containing_op",
    "transform.structured.pack",
    "transform.structured.pack_greedily",
    "transform.structured.replace",
    "transform.structured.tile_using_for",
    "transform.structured.tile_using_forall",
    "transform.structured.vectorize",
];

/// Transformations that say themselves that they only read, whatever their traits say.
const READS: [&str; 1] = ["transform.split_handle"];

/// The trait of transformations that consume all that they are given.
const CONSUMES: &str = "FunctionalStyleTransformOpTrait";

/// The arguments of the body of an operation that operations of that body consume.
pub(super) fn consumed_arguments(op: &mut OpVerifier<'_, '_>, around: OpView<'_>) -> Vec<usize> {
    let mut found = Vec::new();
    let (ctx, ir) = (around.ctx(), around.ir());
    let (id, blocks) = around.region_blocks(0);
    let (body, Some(&entry)) = (ir.body(id), blocks.first()) else { return found };
    for inner in body.ops(entry) {
        let inner = OpView::new(ctx, ir, id, inner);
        for (index, value) in body.operands(inner.op()).enumerate() {
            if let Some((block, argument)) = argument(body, value)
                && block == entry
                && !found.contains(&argument)
                && consumes(op, inner, index)
            {
                found.push(argument);
            }
        }
    }
    found
}

fn argument(body: &Body, value: Value) -> Option<(pdll_ir::Block, usize)> {
    match body.def(value) {
        ValueDef::Argument(block, index) => Some((block, index as usize)),
        _ => None,
    }
}

/// Whether a transformation consumes one of its operands.
fn consumes(op: &mut OpVerifier<'_, '_>, inner: OpView<'_>, index: usize) -> bool {
    let (ctx, name) = (inner.ctx(), name_of(inner));
    let info = ctx.shape_info(inner.body().shape(inner.op()));
    let has_trait = |name: &Name| ctx.bytes(*name) == CONSUMES.as_bytes();
    if info.is_some_and(|info| info.interfaces.iter().any(has_trait)) {
        return !READS.contains(&&*name);
    }
    match &*name {
        "transform.alternatives" => true,
        "transform.apply_conversion_patterns" => inner.attribute_named("preserve_handles").is_none(),
        "transform.foreach" => consumed_arguments(op, inner).contains(&index),
        "transform.include" => {
            let target = inner.attribute_named("target").map(|attr| ctx.attr_data(attr));
            let Some(AttrData::Symbol(path)) = target else { return false };
            let Some(found) = op.lookup_symbol(path[0]) else { return false };
            let found = OpView::new(ctx, inner.ir(), found.0, found.1);
            let all = found.attribute_named("arg_attrs").and_then(|attr| items(ctx, attr));
            all.and_then(|all| all.get(index)).is_some_and(|&attr| match *ctx.attr_data(attr) {
                AttrData::Dict(dict) => {
                    let is_said = |name: Name| is_consumed(ctx, name);
                    ctx.entries(dict).iter().any(|entry| is_said(entry.0))
                }
                _ => false,
            })
        }
        name => index == 0 && FIRST.contains(&name),
    }
}

fn is_consumed(ctx: &Context, name: Name) -> bool {
    ctx.bytes(name) == b"transform.consumed"
}
