//! `tosa`: tensors, what is computed of them, and shapes, which are known before anything runs.

mod axes;
mod graphs;
mod numbers;
mod shapes;
mod windows;

use super::{
    AroundCheck, Checked, SignatureCheck, Subject, defining, element, name_of, operand_types, require,
};
use pdll_ir::{Attr, AttrData, Context, DenseData, OpVerifier, Type, TypeData};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "argmax" => axes::arg_max,
        "avg_pool2d" => windows::average_pool,
        "clamp" => numbers::clamp,
        "concat" => axes::concat,
        "cond_if" => graphs::condition,
        "const" => numbers::constant,
        "const_shape" => shapes::constant,
        "conv2d" => windows::conv2d,
        "conv3d" => windows::conv3d,
        "depthwise_conv2d" => windows::depthwise_conv2d,
        "fft2d" => numbers::fft,
        "gather" => shapes::gather,
        "matmul" => numbers::product,
        "max_pool2d" => windows::max_pool,
        "mul" => numbers::multiply,
        "negate" => numbers::negate,
        "pad" => shapes::pad,
        "reduce_all" | "reduce_any" | "reduce_max" | "reduce_min" | "reduce_product" | "reduce_sum" => {
            axes::reduce
        }
        "rescale" => numbers::rescale,
        "reshape" => shapes::reshape,
        "resize" => shapes::resize,
        "reverse" => axes::reverse,
        "rfft2d" => numbers::real_fft,
        "scatter" => shapes::scatter,
        "select" => numbers::select,
        "slice" => shapes::slice,
        "table" => numbers::table,
        "tile" => shapes::tile,
        "transpose" => axes::transpose,
        "transpose_conv2d" => windows::transpose_conv2d,
        "add_shape" | "div_ceil_shape" | "div_floor_shape" | "max_shape" | "min_shape" | "mod_shape"
        | "mul_shape" | "sub_shape" => shapes::same_ranks,
        "while_loop" => graphs::repetition,
        _ => return None,
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "variable_read" | "variable_write" => graphs::variable,
        _ => known_shapes,
    })
}

/// The rank of a `!tosa.shape<RANK>`.
fn rank_of_shape(ctx: &Context, ty: Type) -> Option<usize> {
    match ctx.type_data(ty) {
        TypeData::Opaque { namespace, data } if ctx.bytes(*namespace) == b"tosa" => {
            ctx.text(*data).strip_prefix("shape<")?.strip_suffix('>')?.trim().parse().ok()
        }
        _ => None,
    }
}

/// A shape is made by an operation that makes shapes.
fn known_shapes(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let makes_shapes = |index: usize| {
        let by = defining(op, index).map(name_of);
        by.is_some_and(|name| name == "tosa.dim" || name.starts_with("tosa.") && name.ends_with("_shape"))
    };
    let types = operand_types(op);
    let is_known = |(index, &ty): (usize, &Type)| rank_of_shape(ctx, ty).is_none() || makes_shapes(index);
    require(types.iter().enumerate().all(is_known), "a shape is known before anything runs")
}

/// The integers of a `dense`; a splat is one of them.
fn dense_integers(ctx: &Context, attr: Attr) -> Option<Vec<i64>> {
    let AttrData::Dense(dense) = ctx.attr_data(attr) else { return None };
    let (sizes, element) = ctx.type_data(dense.ty).shaped()?;
    let bits = match ctx.type_data(element) {
        TypeData::Index => 64,
        TypeData::Integer { width, .. } if *width <= 64 => *width,
        _ => return None,
    };
    let DenseData::Bytes(bytes) = &dense.data else { return None };
    let value = |bytes: &[u8]| {
        let mut word = [0; 8];
        word[..bytes.len()].copy_from_slice(bytes);
        (i64::from_le_bytes(word) << (64 - bits)) >> (64 - bits)
    };
    let items: Vec<i64> = bytes.chunks_exact(bits.div_ceil(8) as usize).map(value).collect();
    match (&items[..], sizes) {
        (&[one], &[count]) if dense.splat => Some(vec![one; usize::try_from(count.min(64)).ok()?]),
        _ => Some(items),
    }
}

/// What a constant that an operand is says.
fn constant_values(s: &Subject<'_, '_, '_, '_>, operand: usize) -> Option<Attr> {
    let by = defining(s.op, operand)?;
    matches!(&*name_of(by), "tosa.const" | "tosa.const_shape").then(|| by.attribute_named("values"))?
}

/// The integers of a constant that an operand is.
fn constant_integers(s: &Subject<'_, '_, '_, '_>, operand: usize) -> Option<Vec<i64>> {
    dense_integers(s.ctx(), constant_values(s, operand)?)
}

/// What a tensor is made of, if it is no type of a dialect: those may be stored as something else.
fn own_element(ctx: &Context, ty: Type) -> Option<Type> {
    element(ctx, ty).filter(|&ty| !matches!(ctx.type_data(ty), TypeData::Opaque { .. }))
}

/// Whether two tensors are made of the same.
fn agree(ctx: &Context, a: Option<Type>, b: Option<Type>) -> bool {
    let [a, b] = [a, b].map(|ty| own_element(ctx, ty?));
    a.is_none() || b.is_none() || a == b
}

/// All tensors that are taken have the elements of the result.
fn same_elements(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let is_tensor = |&&ty: &&Type| element(s.ctx(), ty).is_some();
    let mut tensors = s.operands.types.iter().filter(is_tensor);
    let same = tensors.all(|&ty| agree(s.ctx(), Some(ty), s.result()));
    require(same, "the result has the elements of the operands")
}

/// The zero point of a tensor is of its elements, and 0 unless these are of 8 bits.
fn zero_point(s: &Subject<'_, '_, '_, '_>, tensor: Option<Type>, operand: usize) -> Checked {
    let point = s.operand(operand);
    require(agree(s.ctx(), tensor, point), "a zero point has the type of what it is the zero of")?;
    let narrow = tensor.and_then(|ty| element(s.ctx(), ty)).is_none_or(|ty| match s.ctx().type_data(ty) {
        TypeData::Integer { width, .. } => *width == 8,
        TypeData::Opaque { .. } => true,
        _ => false,
    });
    require(narrow || is_zero(s, operand) != Some(false), "a zero point is 0, but of integers of 8 bits")
}

/// Whether a constant that an operand is has only zeroes.
fn is_zero(s: &Subject<'_, '_, '_, '_>, operand: usize) -> Option<bool> {
    match s.ctx().attr_data(constant_values(s, operand)?) {
        AttrData::Dense(dense) => match &dense.data {
            DenseData::Bytes(bytes) => Some(bytes.iter().all(|&byte| byte == 0)),
            DenseData::Strings(_) => None,
        },
        _ => None,
    }
}
