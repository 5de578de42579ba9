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
        "transform.sequence" | "transform.with_pdl_patterns" => "transform",
        _ => return None,
    })
}

/// How many operations MLIR 22 defines in a dialect: whose files define as many defines all. Not of those of
/// which parts are defined all over MLIR, nor of those that allow operations that they do not define.
pub(crate) fn operation_count(dialect: &str) -> Option<usize> {
    const COUNTS: [(&str, usize); 39] = [
        ("acc", 54),
        ("affine", 14),
        ("amdgpu", 33),
        ("amx", 5),
        ("arith", 51),
        ("arm_neon", 7),
        ("arm_sve", 42),
        ("async", 29),
        ("bufferization", 7),
        ("cf", 4),
        ("complex", 29),
        ("emitc", 49),
        ("func", 5),
        ("gpu", 66),
        ("index", 26),
        ("irdl", 17),
        ("linalg", 99),
        ("math", 46),
        ("memref", 32),
        ("ml_program", 11),
        ("mpi", 15),
        ("nvgpu", 24),
        ("omp", 54),
        ("pdl", 15),
        ("pdl_interp", 39),
        ("ptr", 13),
        ("quant", 3),
        ("scf", 12),
        ("shard", 22),
        ("smt", 21),
        ("sparse_tensor", 37),
        ("tensor", 21),
        ("tosa", 94),
        ("ub", 2),
        ("vector", 39),
        ("wasmssa", 73),
        ("x86vector", 12),
        ("xegpu", 21),
        ("xevm", 23),
    ];
    COUNTS.iter().find(|known| known.0 == dialect).map(|known| known.1)
}

/// How the result types of an operation follow from its operands, where only C++ says so.
pub(crate) fn inference(op: &str) -> Option<InferTypes> {
    let infer: fn(&mut Context, &InferenceInput<'_>) -> Option<Vec<Type>> = match op {
        "bufferization.dealloc" => retained,
        "memref.distinct_objects" => |_, input| Some(input.operands.to_vec()),
        "ptr.ptr_add" => moved,
        "vector.shuffle" => shuffled,
        "vector.to_elements" => elements,
        "wasmssa.local_get" | "wasmssa.local_tee" => {
            |ctx, input| Some(vec![local_type(ctx, *input.operands.first()?)?])
        }
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

/// A pointer for each offset, where there are several.
fn moved(ctx: &mut Context, input: &InferenceInput<'_>) -> Option<Vec<Type>> {
    let &[base, offset] = input.operands else { return None };
    if ctx.type_data(base).shaped().is_some() {
        return Some(vec![base]);
    }
    let moved = match ctx.type_data(offset).clone() {
        TypeData::Vector { dims, scalable, .. } => TypeData::Vector { dims, scalable, element: base },
        TypeData::Tensor { dims, encoding, .. } => TypeData::Tensor { dims, element: base, encoding },
        _ => return Some(vec![base]),
    };
    Some(vec![ctx.ty(moved)])
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
pub(crate) fn local_type(ctx: &mut Context, reference: Type) -> Option<Type> {
    let TypeData::Opaque { data, .. } = *ctx.type_data(reference) else { return None };
    let text = ctx.text(data).into_owned();
    parse_type(ctx, text.strip_prefix("local ref to ")?).ok()
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
