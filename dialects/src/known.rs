//! What the definitions of dialects leave to C++, and is known here.

use crate::form::dense;
use pdll_ir::{
    AttrData, Context, InferTypes, InferenceInput, MAX_RESULTS, Type, TypeData, parse_type, print_type,
};
use std::sync::Arc;

/// The dialect whose operations have no prefix in the regions of operations of this name.
pub(crate) fn default_dialect(op: &str) -> Option<&'static str> {
    Some(match op {
        "builtin.module" => "builtin",
        "func.func" => "func",
        "pdl.pattern" | "pdl.rewrite" => "pdl",
        "shape.func" | "shape.function_library" => "shape",
        "emitc.do" | "emitc.expression" | "emitc.file" | "emitc.for" | "emitc.func" | "emitc.if"
        | "emitc.switch" => "emitc",
        "async.func" => "async",
        "transform.sequence" => "transform",
        _ => return None,
    })
}

/// The result whose elements have the types of these operands, where only a trait's condition says so.
pub(crate) fn elements_of(op: &str, operands: &str) -> Option<&'static str> {
    matches!((op, operands), ("vector.from_elements", "elements")).then_some("dest")
}

/// How the result types of an operation follow from its operands, where only C++ says so.
pub(crate) fn inference(op: &str) -> Option<InferTypes> {
    let infer: fn(&mut Context, &InferenceInput<'_>) -> Option<Vec<Type>> = match op {
        "bufferization.dealloc" => retained,
        "memref.distinct_objects" => |_, input| Some(input.operands.to_vec()),
        "ptr.ptr_add" => |_, input| Some(vec![*input.operands.first()?]),
        "vector.shuffle" => shuffled,
        "vector.to_elements" => elements,
        "wasmssa.local_get" | "wasmssa.local_tee" => |ctx, input| local(ctx, *input.operands.first()?),
        "wasmssa.local" => new_local,
        "smt.bv.concat" => joined,
        _ => return None,
    };
    Some(Arc::new(infer))
}

/// A condition for each memref that is retained, which is the last group of operands.
fn retained(ctx: &mut Context, input: &InferenceInput<'_>) -> Option<Vec<Type>> {
    let sizes = ctx.find_name("operandSegmentSizes").and_then(|name| ctx.get_attr(input.attrs, name))?;
    let count = usize::try_from(*ctx.i32_array(sizes)?.last()?).ok()?;
    (count <= input.operands.len()).then(|| vec![ctx.known().i1; count])
}

/// As many rows as the mask has numbers.
fn shuffled(ctx: &mut Context, input: &InferenceInput<'_>) -> Option<Vec<Type>> {
    let mask = ctx.find_name("mask").and_then(|name| ctx.get_attr(input.attrs, name))?;
    let count = dense::i64_items(ctx, mask)?.len() as i64;
    let TypeData::Vector { dims, scalable, element } = ctx.type_data(*input.operands.first()?).clone() else {
        return None;
    };
    let (dims, flags) = (dims.get(1..).unwrap_or_default(), scalable.get(1..).unwrap_or_default());
    let dims = std::iter::once(count).chain(dims.iter().copied()).collect();
    let scalable = std::iter::once(false).chain(flags.iter().copied()).collect();
    Some(vec![ctx.ty(TypeData::Vector { dims, scalable, element })])
}

/// All elements of a vector.
fn elements(ctx: &mut Context, input: &InferenceInput<'_>) -> Option<Vec<Type>> {
    let TypeData::Vector { dims, element, .. } = ctx.type_data(*input.operands.first()?) else { return None };
    let count = dims.iter().try_fold(1i64, |count, &dim| count.checked_mul(dim))?;
    let count = usize::try_from(count).ok().filter(|&count| count <= MAX_RESULTS)?;
    Some(vec![*element; count])
}

/// The type of what a local of `wasmssa` holds.
fn local(ctx: &mut Context, reference: Type) -> Option<Vec<Type>> {
    let TypeData::Opaque { data, .. } = *ctx.type_data(reference) else { return None };
    let text = ctx.text(data).into_owned();
    let held = text.strip_prefix("local ref to ")?;
    Some(vec![parse_type(ctx, held).ok()?])
}

/// The type of a local of `wasmssa` that holds what the attribute `type` says.
fn new_local(ctx: &mut Context, input: &InferenceInput<'_>) -> Option<Vec<Type>> {
    let held = ctx.find_name("type").and_then(|name| ctx.get_attr(input.attrs, name))?;
    let AttrData::Type(held) = *ctx.attr_data(held) else { return None };
    let data = format!("local ref to {}", print_type(ctx, held));
    let (namespace, data) = (ctx.name("wasmssa"), ctx.name(&data));
    Some(vec![ctx.ty(TypeData::Opaque { namespace, data })])
}

/// How many bits a vector of bits of `smt` has.
fn bits(ctx: &Context, ty: Type) -> Option<u64> {
    let TypeData::Opaque { data, .. } = *ctx.type_data(ty) else { return None };
    ctx.text(data).strip_prefix("bv<")?.strip_suffix('>')?.trim().parse().ok()
}

/// All bits of the operands.
fn joined(ctx: &mut Context, input: &InferenceInput<'_>) -> Option<Vec<Type>> {
    let all = input.operands.iter().try_fold(0u64, |all, &ty| all.checked_add(bits(ctx, ty)?))?;
    let (namespace, data) = (ctx.name("smt"), ctx.name(&format!("bv<{all}>")));
    Some(vec![ctx.ty(TypeData::Opaque { namespace, data })])
}
