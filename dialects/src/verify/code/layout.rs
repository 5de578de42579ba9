//! Where the elements of a memref are: its strides and its offset.

use pdll_ir::{AffineExpr, AttrData, BinaryOp, Context, DYNAMIC, ExprData, Type, TypeData};

/// Strides by dimension, and the place of the first element; [`DYNAMIC`] where they are not known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Strided {
    pub(super) strides: Vec<i64>,
    pub(super) offset: i64,
}

/// A sum or a product, one of which may not be known.
pub(super) fn times(a: i64, b: i64) -> i64 {
    if a == 0 || b == 0 {
        0
    } else if a == DYNAMIC || b == DYNAMIC {
        DYNAMIC
    } else {
        a.checked_mul(b).unwrap_or(DYNAMIC)
    }
}

pub(super) fn plus(a: i64, b: i64) -> i64 {
    if a == DYNAMIC || b == DYNAMIC { DYNAMIC } else { a.checked_add(b).unwrap_or(DYNAMIC) }
}

/// The layout of a memref, if it has strides: none or a strided one is written, or a map that is a sum of
/// multiples of dimensions.
pub(super) fn strided(ctx: &Context, ty: Type) -> Option<Strided> {
    let TypeData::MemRef { dims, layout, .. } = ctx.type_data(ty) else { return None };
    match layout.map(|layout| ctx.attr_data(layout)) {
        None => {
            let mut strides = vec![1; dims.len()];
            for index in (1..dims.len()).rev() {
                strides[index - 1] = times(strides[index], dims[index]);
            }
            Some(Strided { strides, offset: 0 })
        }
        Some(AttrData::Strided { strides, offset }) => {
            Some(Strided { strides: strides.to_vec(), offset: *offset })
        }
        Some(AttrData::Map(map)) => {
            let [place] = map.results[..] else { return None };
            let mut sum = Strided { strides: vec![0; map.dims as usize], offset: 0 };
            add(ctx, place, 1, &mut sum)?;
            Some(sum)
        }
        Some(_) => None,
    }
}

/// Adds `factor` times an expression to a sum; `None` if it is no sum of multiples.
fn add(ctx: &Context, expr: AffineExpr, factor: i64, sum: &mut Strided) -> Option<()> {
    let constant = |expr: AffineExpr| match ctx.expr(expr) {
        ExprData::Constant(number) => Some(number),
        ExprData::Symbol(_) => Some(DYNAMIC),
        _ => None,
    };
    match ctx.expr(expr) {
        ExprData::Dim(dim) => {
            let stride = sum.strides.get_mut(dim as usize)?;
            *stride = plus(*stride, factor);
        }
        ExprData::Constant(number) => sum.offset = plus(sum.offset, times(factor, number)),
        ExprData::Symbol(_) => sum.offset = DYNAMIC,
        ExprData::Binary(BinaryOp::Add, a, b) => {
            add(ctx, a, factor, sum)?;
            add(ctx, b, factor, sum)?;
        }
        ExprData::Binary(BinaryOp::Mul, a, b) => match (constant(a), constant(b)) {
            (Some(number), _) => add(ctx, b, times(factor, number), sum)?,
            (None, number) => add(ctx, a, times(factor, number.unwrap_or(DYNAMIC)), sum)?,
        },
        ExprData::Binary(..) => return None,
    }
    Some(())
}

/// The memory space of a memref.
pub(super) fn space(ctx: &Context, ty: Type) -> Option<pdll_ir::Attr> {
    match ctx.type_data(ty) {
        TypeData::MemRef { space, .. } | TypeData::UnrankedMemRef { space, .. } => *space,
        _ => None,
    }
}
