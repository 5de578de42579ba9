//! Where the elements of a memref are: its strides and its offset.

use pdll_ir::{AttrData, Context, DYNAMIC, Type, TypeData};

/// Strides by dimension, and the place of the first element; [`DYNAMIC`] where they are not known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Strided {
    pub(super) strides: Vec<i64>,
    pub(super) offset: i64,
}

/// A sum or a product, one of which may not be known.
pub(super) fn times(a: i64, b: i64) -> i64 {
    if a == DYNAMIC || b == DYNAMIC { DYNAMIC } else { a.checked_mul(b).unwrap_or(DYNAMIC) }
}

pub(super) fn plus(a: i64, b: i64) -> i64 {
    if a == DYNAMIC || b == DYNAMIC { DYNAMIC } else { a.checked_add(b).unwrap_or(DYNAMIC) }
}

/// The layout of a memref that has none written, or a strided one. Those that maps give are not known here.
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
        Some(_) => None,
    }
}

/// The memory space of a memref.
pub(super) fn space(ctx: &Context, ty: Type) -> Option<pdll_ir::Attr> {
    match ctx.type_data(ty) {
        TypeData::MemRef { space, .. } | TypeData::UnrankedMemRef { space, .. } => *space,
        _ => None,
    }
}
