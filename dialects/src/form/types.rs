//! Types that follow from others.

use super::Transform;
use pdll_host_ir::query::Subject;
use pdll_ir::{Context, Type, TypeData};

impl Transform {
    /// The type that follows from another; `None` if none does.
    pub(crate) fn apply(&self, ctx: &mut Context, ty: Type) -> Option<Type> {
        match self {
            Transform::Same => Some(ty),
            Transform::BoolLike => bool_like(ctx, ty),
            Transform::Element => element(ctx, ty),
            Transform::Other(code) => code.types(ctx, &[Subject::Type(ty)]).ok()?.first().copied(),
        }
    }
}

fn bool_like(ctx: &mut Context, ty: Type) -> Option<Type> {
    let i1 = ctx.known().i1;
    let data = match ctx.type_data(ty) {
        TypeData::Vector { dims, scalable, .. } => {
            TypeData::Vector { dims: dims.clone(), scalable: scalable.clone(), element: i1 }
        }
        TypeData::Tensor { dims, encoding, .. } => {
            TypeData::Tensor { dims: dims.clone(), element: i1, encoding: *encoding }
        }
        TypeData::UnrankedTensor(_) => TypeData::UnrankedTensor(i1),
        _ => return Some(i1),
    };
    Some(ctx.ty(data))
}

fn element(ctx: &Context, ty: Type) -> Option<Type> {
    match ctx.type_data(ty) {
        TypeData::Vector { element, .. }
        | TypeData::Tensor { element, .. }
        | TypeData::MemRef { element, .. }
        | TypeData::UnrankedMemRef { element, .. }
        | TypeData::UnrankedTensor(element)
        | TypeData::Complex(element) => Some(*element),
        _ => None,
    }
}
