//! `transform`: sequences, what they call, what they match, and single transformations.

mod handles;
mod matchers;
mod recursion;
mod sequences;
mod structured;
mod symbols;

use super::{AroundCheck, SignatureCheck, items, name_of};
use pdll_ir::{AttrData, Context, OpView, Type};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "affine.simplify_bounded_affine_ops" => structured::bounded,
        "apply_conversion_patterns.dialect_to_llvm" => matchers::to_llvm,
        "bufferization.one_shot_bufferize" => structured::bufferize,
        "get_operand" | "get_result" => |s| matchers::positions(s, "raw_position_list"),
        "gpu.map_forall_to_blocks" => structured::grid,
        "match.structured.body" => matchers::body,
        "match.structured.dim" => matchers::dimensions,
        "match.structured.init" | "match.structured.input" => matchers::operands,
        "match.structured.result" => matchers::result,
        "num_associations" => structured::counts,
        "split_handle" => structured::split_handle,
        "structured.bufferize_to_allocation" => structured::to_allocation,
        "structured.continuous_tile_sizes" | "structured.multitile_sizes" => structured::alike,
        "structured.fuse" => structured::fuse,
        "structured.hoist_pad" | "structured.hoist_pad.build_packing_loop_nest" => {
            |s| structured::permutation(s, "transpose")
        }
        "structured.interchange" => |s| structured::permutation(s, "iterator_interchange"),
        "structured.pack_greedily" => structured::pack_greedily,
        "structured.pack_transpose" => structured::pack_transpose,
        "structured.pad" => structured::pad,
        "structured.tile_using_for" => structured::tile,
        "structured.tile_using_forall" => structured::tile_forall,
        "structured.vectorize" => structured::vectorize,
        "tune.knob" => structured::knob,
        _ => return None,
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "alternatives" => sequences::alternatives,
        "apply_conversion_patterns" => matchers::conversion,
        "apply_patterns" => matchers::patterns,
        "apply_registered_pass" => sequences::pass_options,
        "collect_matching" => symbols::collect,
        "foreach" => sequences::foreach,
        "foreach_match" => symbols::foreach_match,
        "include" => symbols::include,
        "match.structured" => matchers::structured,
        "named_sequence" => sequences::named_sequence,
        "sequence" => sequences::sequence,
        "structured.replace" => sequences::replace,
        "tune.alternatives" => sequences::tuned,
        "with_pdl_patterns" => sequences::with_patterns,
        "yield" => sequences::yields,
        _ => return matchers::around(op.strip_prefix("match.structured.")?),
    })
}

/// What describes something to another operation and transforms nothing.
const DESCRIPTIONS: [&str; 3] = [
    "ConversionPatternDescriptorOpInterface",
    "PatternDescriptorOpInterface",
    "TypeConverterBuilderOpInterface",
];

/// Whether the definition of an operation is known.
fn is_known(op: OpView<'_>) -> bool {
    op.ctx().shape_info(op.body().shape(op.op())).is_some()
}

/// Whether an operation has an interface, or a trait that has no other meaning here. One of `transform` that
/// is not known may have it.
fn implements(op: OpView<'_>, interface: &str) -> bool {
    let ctx = op.ctx();
    match ctx.shape_info(op.body().shape(op.op())) {
        Some(info) => info.interfaces.iter().any(|&name| ctx.bytes(name) == interface.as_bytes()),
        None => name_of(op).starts_with("transform."),
    }
}

/// What a type is a handle of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Op,
    Value,
    Param,
    /// Of nothing.
    Other,
}

fn kind(ctx: &Context, ty: Type) -> Kind {
    let text = pdll_ir::print_type(ctx, ty);
    let Some(name) = text.strip_prefix("!transform.") else {
        return if is_handle(ctx, ty) { Kind::Op } else { Kind::Other };
    };
    match name.split('<').next().unwrap_or_default() {
        "any_value" => Kind::Value,
        "any_param" | "param" | "affine_map" | "type" => Kind::Param,
        _ => Kind::Op,
    }
}

/// Whether a type is one of handles of operations.
fn is_handle(ctx: &Context, ty: Type) -> bool {
    let text = pdll_ir::print_type(ctx, ty);
    text == "!transform.any_op" || text == "!pdl.operation" || text.starts_with("!transform.op<")
}

/// Whether a named sequence says something of an argument.
fn describes(sequence: OpView<'_>, argument: usize, what: &[u8]) -> bool {
    let ctx = sequence.ctx();
    let all = sequence.attribute_named("arg_attrs").and_then(|attr| items(ctx, attr));
    let of = all.and_then(|all| all.get(argument)).map(|&attr| ctx.attr_data(attr));
    let Some(AttrData::Dict(of)) = of else { return false };
    ctx.entries(*of).iter().any(|entry| ctx.bytes(entry.0) == what)
}
