//! `shape`: where errors go, and bodies of reductions.

use super::{
    AroundCheck, Checked, SignatureCheck, Subject, arguments, items, name_of, operand_types, outer, require,
    result_types, view,
};
use pdll_ir::{Context, DYNAMIC, OpVerifier, Type, TypeData};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "add" | "div" | "get_extent" | "mul" | "num_elements" | "rank" => size,
        "assuming_all" => assuming_all,
        "broadcast" => broadcast,
        "cstr_broadcastable" => |s| require(s.operands.types.len() > 1, "at least two shapes are compared"),
        "const_shape" => constant,
        "max" | "min" => largest,
        "meet" => met,
        "shape_of" => shape_of,
        _ => return None,
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "assuming" => assuming,
        "reduce" => reduce,
        "yield" => yields,
        _ => return None,
    })
}

/// The name of a type of the dialect.
fn of_shape(ctx: &Context, ty: Type) -> Option<&[u8]> {
    match ctx.type_data(ty) {
        TypeData::Opaque { namespace, data } if ctx.bytes(*namespace) == b"shape" => Some(ctx.bytes(*data)),
        _ => None,
    }
}

/// Whether what an operation takes may be an error.
fn may_fail(s: &Subject<'_, '_, '_, '_>) -> bool {
    let is_error = |&ty: &Type| matches!(of_shape(s.ctx(), ty), Some(b"size" | b"shape" | b"value_shape"));
    s.operands.types.iter().any(is_error)
}

fn hands_on(s: &Subject<'_, '_, '_, '_>, wanted: &[u8], message: &'static str) -> Checked {
    let fits = s.result().is_none_or(|ty| of_shape(s.ctx(), ty) == Some(wanted));
    require(fits || !may_fail(s), message)
}

fn size(s: &Subject<'_, '_, '_, '_>) -> Checked {
    hands_on(s, b"size", "what is made of what may be an error is a `!shape.size`, which may be one")
}

/// Of two shapes a shape, and else a size.
fn largest(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let is_shape = |&ty: &Type| of_shape(s.ctx(), ty) == Some(b"shape");
    let of_shapes = s.operands.types.iter().all(is_shape);
    let fits = s.result().is_none_or(|ty| is_shape(&ty) == of_shapes);
    require(fits, "the result is a `!shape.shape` if both operands are, and else a `!shape.size`")
}

/// Sizes, or shapes.
fn met(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let is_size = |&ty: &Type| of_shape(s.ctx(), ty) == Some(b"size") || ty == s.ctx().known().index;
    let mut all = s.operands.types.iter().chain(s.results.types).map(is_size);
    let first = all.next();
    require(all.all(|other| Some(other) == first), "all are sizes, or all are shapes")?;
    let extents = |index: usize| match s.shape(index) {
        Some((&[size], _)) if size != DYNAMIC => Some(size),
        _ => None,
    };
    let differ = extents(0).zip(extents(1)).is_some_and(|(left, right)| left != right);
    require(!differ, "both shapes have the same number of extents")
}

fn broadcast(s: &Subject<'_, '_, '_, '_>) -> Checked {
    hands_on(s, b"shape", "what is made of what may be an error is a `!shape.shape`, which may be one")
}

fn assuming_all(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(!s.operands.types.is_empty(), "at least one witness is asked for")
}

/// The size of the result, if it is a tensor of a known size.
fn extents(s: &Subject<'_, '_, '_, '_>) -> Option<i64> {
    match s.result_shape()?.0 {
        [size] if *size != DYNAMIC => Some(*size),
        _ => None,
    }
}

fn constant(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let attr = s.attribute("shape");
    let given = attr.and_then(|attr| match s.ctx().attr_type(attr) {
        Some(ty) => super::shaped(s.ctx(), ty).and_then(|(sizes, _)| sizes.first().copied()),
        None => i64::try_from(items(s.ctx(), attr)?.len()).ok(),
    });
    let is_shape = s.result().is_none_or(|ty| of_shape(s.ctx(), ty).is_some());
    let fits = is_shape || given.is_none() || extents(s) == given;
    require(fits, "the result is a `!shape.shape` or has an element for each extent")
}

fn shape_of(s: &Subject<'_, '_, '_, '_>) -> Checked {
    hands_on(s, b"shape", "what is made of what may be an error is a `!shape.shape`, which may be one")?;
    let rank = s.shape(0).and_then(|(sizes, _)| i64::try_from(sizes.len()).ok());
    let fits = rank.is_none() || extents(s).is_none_or(|size| Some(size) == rank);
    require(fits, "the result has an element for each dimension")
}

/// The body takes an index, an extent, and a value for each that is carried.
fn reduce(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (ctx, types) = (op.ctx(), operand_types(op));
    let (Some((&shape, carried)), Some(takes)) = (types.split_first(), arguments(op, 0)) else {
        return Ok(());
    };
    let [index, extent, values @ ..] = &takes[..] else {
        return Err("the body takes an index, an extent and what is carried".into());
    };
    require(values.len() == carried.len(), "the body takes an index, an extent and what is carried")?;
    require(*index == ctx.known().index, "the first argument of the body is an `index`")?;
    let fits = match of_shape(ctx, shape) {
        Some(_) => of_shape(ctx, *extent) == Some(b"size"),
        None => *extent == ctx.known().index,
    };
    require(fits, "an extent is a `!shape.size` for a `!shape.shape`, and else an `index`")?;
    require(values == carried, "the body takes what is carried")
}

/// The body gives what the operation gives.
fn assuming(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(last) = view(op).last_op(0).filter(|last| name_of(*last) == "shape.assuming_yield") else {
        return Ok(());
    };
    let given = (0..last.operand_count()).map(|index| last.operand_type(index));
    require(given.eq(result_types(op)), "the body gives values of the types of the results")
}

/// It gives what the operation around it gives.
fn yields(op: &mut OpVerifier<'_, '_>) -> Checked {
    let around = outer(op).filter(|around| name_of(*around) == "shape.reduce");
    let fits = around.is_none_or(|around| around.result_types() == operand_types(op));
    require(fits, "what is handed on has the types of the results of the operation around it")
}
