//! Which handles an operation consumes: what they stand for may be gone then, so nothing uses them after it.
//!
//! A trait says it of most operations. For the others it is C++ of MLIR, measured here: all that consume
//! anything consume their first operand.

use super::super::{name_of, symbol_target};
use super::{describes, implements, is_known};
use pdll_ir::{AttrData, BodyId, Op, OpVerifier, OpView, Value};
use rustc_hash::FxHashSet;

/// Operations without the trait that consume their first operand, and those with it that consume no other.
const FIRST: [&str; 22] = [
    "affine.simplify_bounded_affine_ops",
    "affine.simplify_min_max_affine_ops",
    "apply_conversion_patterns",
    "apply_registered_pass",
    "foreach_match",
    "func.deduplicate_func_args",
    "func.replace_func_signature",
    "loop.promote_if_one_iteration",
    "memref.alloca_to_global",
    "nvgpu.create_async_groups",
    "structured.bufferize_to_allocation",
    "structured.fuse",
    "structured.fuse_into_containing_op",
    "structured.pack",
    "structured.pack_greedily",
    "structured.pad",
    "structured.pad_tiling_interface",
    "structured.replace",
    "structured.split",
    "structured.tile_using_for",
    "structured.tile_using_forall",
    "structured.vectorize",
];

/// The trait of operations that consume all operands.
const CONSUMES_ALL: &str = "FunctionalStyleTransformOpTrait";

/// The values that an operation consumes, of the body that it is in.
fn consumed(op: &mut OpVerifier<'_, '_>, of: OpView<'_>) -> Vec<Value> {
    let name = name_of(of);
    let Some(name) = name.strip_prefix("transform.") else { return Vec::new() };
    let operands: Vec<Value> = of.body().operands(of.op()).collect();
    match name {
        "alternatives" => operands,
        "apply_conversion_patterns" if of.attribute_named("preserve_handles").is_some() => Vec::new(),
        "foreach" => passed_on(op, of, operands),
        "include" => included(op, of, operands),
        "sequence" | "with_pdl_patterns" if operands.is_empty() => {
            match of.region_blocks(0).0 == of.body_id() {
                true => consumed_inside(op, of),
                false => Vec::new(),
            }
        }
        "sequence" | "with_pdl_patterns" => passed_on(op, of, operands),
        "split_handle" => Vec::new(),
        name if FIRST.contains(&name) => operands.into_iter().take(1).collect(),
        _ if is_known(of) && implements(of, CONSUMES_ALL) => operands,
        _ => Vec::new(),
    }
}

/// What the operations in the first block of an operation consume.
pub(super) fn consumed_inside(op: &mut OpVerifier<'_, '_>, around: OpView<'_>) -> Vec<Value> {
    let (id, blocks) = around.region_blocks(0);
    let Some(&block) = blocks.first() else { return Vec::new() };
    let inner = around.ir().body(id).ops(block);
    inner.flat_map(|inner| consumed(op, OpView::new(around.ctx(), around.ir(), id, inner))).collect()
}

/// The operands whose arguments in the body are consumed there.
fn passed_on(op: &mut OpVerifier<'_, '_>, of: OpView<'_>, operands: Vec<Value>) -> Vec<Value> {
    let inside: FxHashSet<Value> = consumed_inside(op, of).into_iter().collect();
    let arguments = of.entry_arguments(0).unwrap_or_default().iter();
    let pairs = operands.into_iter().zip(arguments);
    pairs.filter(|(_, argument)| inside.contains(argument)).map(|(operand, _)| operand).collect()
}

/// The operands that the sequence which is included says that it consumes.
fn included(op: &mut OpVerifier<'_, '_>, of: OpView<'_>, operands: Vec<Value>) -> Vec<Value> {
    let target = of.attribute_named("target").map(|attr| of.ctx().attr_data(attr));
    let Some(AttrData::Symbol(path)) = target else { return Vec::new() };
    let Some(sequence) = symbol_target(op, path[0]) else { return Vec::new() };
    let says = |index: usize| describes(sequence, index, b"transform.consumed");
    operands.into_iter().enumerate().filter(|&(index, _)| says(index)).map(|(_, value)| value).collect()
}

/// Whether two operations, or one twice, may consume a value.
pub(super) fn is_consumed_twice(op: &mut OpVerifier<'_, '_>, id: BodyId, value: Value) -> bool {
    let (ctx, ir) = (op.ctx(), op.ir());
    let users: Vec<Op> = ir.body(id).uses(value).map(|found| found.op).collect();
    if users.len() < 2 {
        return false;
    }
    let mut may_consume = |&user: &Op| {
        let user = OpView::new(ctx, ir, id, user);
        // Nothing is known of what other operations do.
        !implements(user, "TransformOpInterface") || consumed(op, user).contains(&value)
    };
    users.iter().filter(|user| may_consume(user)).nth(1).is_some()
}
