//! What all structured operations of `linalg` are: maps from loops to operands, and sizes that agree.

use super::{
    AroundCheck, Checked, SignatureCheck, Subject, arguments, attribute, contractions, element, items,
    name_of, operand_types, outer, relayout, require, view,
};
use super::{structured, winograd};
use pdll_ir::{
    AffineExpr, AffineMap, BinaryOp, Context, DYNAMIC, ExprData, Name, OpVerifier, OpView, Type, TypeData,
};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "batch_matmul" => contractions::batch_matmul,
        "batch_reduce_matmul" => contractions::batch_reduce_matmul,
        "broadcast" => structured::broadcast,
        "contract" => contract,
        "fill" => fill,
        "generic" | "index" | "yield" => return None,
        "map" => structured::map,
        "matmul" => contractions::matmul,
        "pack" => relayout::pack,
        "reduce" => structured::reduce,
        "softmax" => structured::softmax,
        "transpose" => structured::transpose,
        "unpack" => relayout::unpack,
        "abs" | "ceil" | "erf" | "exp" | "floor" | "log" | "negf" | "powf" | "reciprocal" | "round"
        | "rsqrt" | "sqrt" | "square" | "tanh" => structured::of_floats,
        "add" | "div" | "max" | "min" | "mul" | "sub" => structured::of_numbers,
        "copy" | "select" => structured::elementwise,
        "div_unsigned" => structured::of_integers,
        "winograd_filter_transform" => winograd::filter,
        "winograd_input_transform" => winograd::input,
        "winograd_output_transform" => winograd::output,
        _ => structured_op,
    })
}

/// What a structured operation is, MLIR asks when its body is right; only that of `generic` is written.
pub(super) fn contents_signature(op: &str) -> Option<SignatureCheck> {
    (op == "generic").then_some(structured_op)
}

pub(super) fn contents(op: &str) -> Option<AroundCheck> {
    (op == "generic").then_some(generic)
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "index" => index,
        "map" | "reduce" => structured::takes_elements,
        "yield" => yields,
        _ => return None,
    })
}

/// The results are what becomes of the tensors that are handed over to be written.
pub(super) fn outputs(s: &Subject<'_, '_, '_, '_>, group: usize) -> Checked {
    let is_tensor = |ty: &&Type| matches!(s.ctx().type_data(**ty), TypeData::Tensor { .. });
    let tensors = s.group(group).iter().filter(is_tensor);
    let mut given = s.results.types.iter();
    let fits = tensors.clone().count() == given.len() && tensors.eq(given.by_ref());
    require(fits, "there is a result for each tensor that is written, of its type")
}

/// The maps of the operands, over one list of loops; `None` where they are not known.
pub(super) fn maps<'a>(s: &Subject<'_, '_, 'a, '_>) -> Option<Vec<&'a AffineMap>> {
    let attr = s.attribute("indexing_maps").or_else(|| s.attribute("linalg.memoized_indexing_maps"))?;
    items(s.ctx(), attr)?.iter().map(|&map| s.ctx().map_value(map)).collect()
}

/// What is written are tensors or memrefs, and nothing else is the other.
pub(super) fn one_kind(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let types = || s.operands.types.iter().map(|&ty| s.ctx().type_data(ty));
    let tensors = types().any(|ty| matches!(ty, TypeData::Tensor { .. }));
    let memrefs = types().any(|ty| matches!(ty, TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. }));
    require(tensors != memrefs, "the operands with shapes are all tensors or all memrefs")
}

/// One number is written to all elements.
fn fill(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(s.shape(0).is_none(), "what is filled in is no tensor and no memref")?;
    structured_op(s)?;
    let filled = s.group(1).first().and_then(|&ty| element(s.ctx(), ty));
    let fits = filled.is_none_or(|filled| s.operand(0) == Some(filled));
    require(fits, "what is filled in has the type of the elements")
}

pub(super) fn structured_op(s: &Subject<'_, '_, '_, '_>) -> Checked {
    one_kind(s)?;
    let Some(maps) = maps(s) else { return outputs(s, 1) };
    require(maps.len() == s.operands.types.len(), "there is a map for each operand")?;
    let kinds = s.attribute("iterator_types").and_then(|attr| items(s.ctx(), attr));
    let loops = kinds.map_or(maps.first().map_or(0, |map| map.dims as usize), <[_]>::len);
    for (index, map) in maps.iter().enumerate() {
        let rank = s.shape(index).map_or(0, |(sizes, _)| sizes.len());
        require(map.symbols == 0, "a map has no symbols")?;
        require(map.dims as usize == loops, "a map takes an index for each loop")?;
        require(map.results.len() == rank, "a map gives an index for each dimension")?;
    }
    outputs(s, 1)?;
    sizes(s, &maps, loops)?;
    require(!is_contraction(s) || !becomes_complex(s), "a product is no complex number made of others")
}

/// Whether an operation adds products up, which is looked at in its body.
fn is_contraction(s: &Subject<'_, '_, '_, '_>) -> bool {
    let (ctx, info) = (s.ctx(), s.op.info());
    let is = |&name: &Name| ctx.bytes(name) == b"ContractionOpInterface";
    info.is_some_and(|info| info.interfaces.iter().any(is))
}

/// Whether elements of an input are made complex numbers, as those that are written are.
fn becomes_complex(s: &Subject<'_, '_, '_, '_>) -> bool {
    let ctx = s.ctx();
    let is_complex = |&ty: &Type| {
        element(ctx, ty).is_some_and(|element| matches!(ctx.type_data(element), TypeData::Complex(_)))
    };
    s.group(1).iter().any(is_complex) && !s.group(0).iter().all(is_complex)
}

/// Maps that are permutations of some of the loops, one of which is only of the inputs.
fn contract(s: &Subject<'_, '_, '_, '_>) -> Checked {
    structured_op(s)?;
    let Some(maps) = maps(s).filter(|maps| maps.len() == 3) else { return Ok(()) };
    let dims = |map: &AffineMap| -> Option<Vec<u32>> {
        let dim = |&expr: &AffineExpr| match s.ctx().expr(expr) {
            ExprData::Dim(dim) => Some(dim),
            _ => None,
        };
        let dims = map.results.iter().map(dim).collect::<Option<Vec<u32>>>()?;
        let is_once = dims.iter().enumerate().all(|(i, dim)| !dims[..i].contains(dim));
        is_once.then_some(dims)
    };
    let Some([left, right, to]) = maps
        .iter()
        .map(|map| dims(map))
        .collect::<Option<Vec<_>>>()
        .and_then(|all| <[Vec<u32>; 3]>::try_from(all).ok())
    else {
        return Err("a map gives some of the loops, each once".into());
    };
    let is_summed = |dim: &u32| right.contains(dim) && !to.contains(dim);
    require(left.iter().any(is_summed), "a loop is one of both inputs and not of the result")
}

/// Each loop runs over a dimension, and those of static sizes agree.
fn sizes(s: &Subject<'_, '_, '_, '_>, maps: &[&AffineMap], loops: usize) -> Checked {
    let ctx = s.ctx();
    let mut ends: Vec<Option<i64>> = vec![None; loops];
    let shapes: Vec<&[i64]> =
        (0..maps.len()).map(|index| s.shape(index).map_or(&[][..], |(sizes, _)| sizes)).collect();
    for (map, shape) in maps.iter().zip(&shapes) {
        for (&expr, &size) in map.results.iter().zip(*shape) {
            if let ExprData::Dim(dim) = ctx.expr(expr) {
                ends[dim as usize].get_or_insert(size);
            }
        }
    }
    let Some(ends) = ends.into_iter().collect::<Option<Vec<i64>>>() else {
        return Err("each loop runs over a dimension of an operand".into());
    };
    if ends.contains(&DYNAMIC) {
        return Ok(());
    }
    let last: Vec<i64> = ends.iter().map(|end| end - 1).collect();
    let first = vec![0; loops];
    for (map, shape) in maps.iter().zip(&shapes) {
        for (&expr, &size) in map.results.iter().zip(*shape) {
            let ends = (value(ctx, expr, &first), value(ctx, expr, &last));
            let (Some(a), Some(b)) = ends else { continue };
            if size == DYNAMIC || size == 0 {
                continue;
            }
            require(a.min(b) >= 0, "no index is negative")?;
            let fits = match ctx.expr(expr) {
                ExprData::Dim(_) => a.max(b) + 1 == size,
                _ => a.max(b) < size,
            };
            require(fits, "dimensions that a loop runs over have its size")?;
        }
    }
    Ok(())
}

/// The value of an expression of dimensions; `None` if it is too large, or has none.
fn value(ctx: &Context, expr: AffineExpr, dims: &[i64]) -> Option<i64> {
    match ctx.expr(expr) {
        ExprData::Dim(dim) => dims.get(dim as usize).copied(),
        ExprData::Symbol(_) => None,
        ExprData::Constant(number) => Some(number),
        ExprData::Binary(op, a, b) => {
            let (a, b) = (value(ctx, a, dims)?, value(ctx, b, dims)?);
            match op {
                BinaryOp::Add => a.checked_add(b),
                BinaryOp::Mul => a.checked_mul(b),
                BinaryOp::FloorDiv => (b > 0).then(|| a.div_euclid(b)),
                BinaryOp::CeilDiv => (b > 0).then(|| -(-a).div_euclid(b)),
                BinaryOp::Mod => (b > 0).then(|| a.rem_euclid(b)),
            }
        }
    }
}

/// An element of each operand, or the operand itself where it is a number.
fn generic(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let Some(takes) = arguments(op, 0) else { return Err("the body has a block".into()) };
    let operands = operand_types(op);
    require(takes.len() == operands.len(), "the body takes an element of each operand")?;
    let wanted: Vec<Type> = operands.iter().map(|&ty| element(ctx, ty).unwrap_or(ty)).collect();
    // What a body gives is looked at before what it takes.
    let Some(last) = view(op).last_op(0) else { return Ok(()) };
    let given: Vec<Type> = (0..last.operand_count()).map(|index| last.operand_type(index)).collect();
    require(!wanted.ends_with(&given) || takes == wanted, "the body takes elements of the operands")
}

/// The operation of `linalg` around this one.
fn structure<'a>(op: &OpVerifier<'_, 'a>) -> Option<OpView<'a>> {
    outer(op).filter(|around| name_of(*around).starts_with("linalg."))
}

/// The number of a loop of the operation around it.
fn index(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let Some(around) = structure(op) else {
        return Err("the index is that of a loop of the `linalg` operation around".into());
    };
    let dim = attribute(op, "dim").and_then(|attr| ctx.int_value(attr));
    let kinds = around.attribute_named("iterator_types").and_then(|attr| items(ctx, attr));
    let (Some(dim), Some(kinds)) = (dim, kinds) else { return Ok(()) };
    require((0..kinds.len() as i128).contains(&dim), "the index is that of a loop")
}

/// An element for each operand that is written.
fn yields(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let Some(around) = structure(op) else {
        return Err("it ends the body of a `linalg` operation".into());
    };
    let sizes = around.attribute_named("operandSegmentSizes").and_then(|attr| ctx.i32_array(attr));
    let inputs = match (&*name_of(around), sizes.as_deref()) {
        ("linalg.map", _) => around.operand_count().saturating_sub(1),
        (_, Some([inputs, _])) => usize::try_from(*inputs).unwrap_or(0),
        ("linalg.reduce", _) => around.operand_count() / 2,
        _ => return Ok(()),
    };
    let given = operand_types(op);
    let outputs = inputs..around.operand_count();
    require(given.len() == outputs.len(), "the body gives an element for each operand that is written")?;
    let wanted = outputs.map(|index| around.operand_type(index)).map(|ty| element(ctx, ty).unwrap_or(ty));
    require(wanted.eq(given), "the body gives elements of the operands that are written")
}
