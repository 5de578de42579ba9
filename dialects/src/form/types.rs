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
            Transform::MatrixElement => matrix_element(ctx, ty),
            Transform::Pointee => pointee(ctx, ty),
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

/// The `f16` of `!gpu.mma_matrix<16x16xf16, "AOp">`.
fn matrix_element(ctx: &mut Context, ty: Type) -> Option<Type> {
    let TypeData::Opaque { data, .. } = *ctx.type_data(ty) else { return None };
    let text = ctx.text(data).into_owned();
    let (shape, _) = text.strip_prefix("mma_matrix<")?.split_once(',')?;
    pdll_ir::parse_type(ctx, shape.rsplit('x').next()?).ok()
}

/// The `f32` of `!spirv.ptr<f32, Function>`.
fn pointee(ctx: &mut Context, ty: Type) -> Option<Type> {
    let TypeData::Opaque { data, .. } = *ctx.type_data(ty) else { return None };
    let text = ctx.text(data).into_owned();
    let (inner, _) = text.strip_prefix("ptr<")?.rsplit_once(',')?;
    pdll_ir::parse_type(ctx, inner).ok()
}
