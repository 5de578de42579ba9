//! Types that follow from others.

use super::Transform;
use pdll_host_ir::query::Subject;
use pdll_ir::{Context, Name, Type, TypeData};

/// Types that follow from one.
pub(crate) enum Several {
    /// One type for each value.
    List(Vec<Type>),
    /// The same type for each of so many values.
    Copies(u64, Type),
}

impl Transform {
    /// Whether several types follow from one.
    pub(crate) fn gives_several(&self) -> bool {
        matches!(
            self,
            Transform::Inputs | Transform::Results | Transform::Elements | Transform::FunctionDomains
        )
    }

    /// The types that follow from one, where it is several; `None` if none do.
    pub(crate) fn several(&self, ctx: &mut Context, ty: Type) -> Option<Several> {
        if let Transform::FunctionDomains = self {
            let (domains, _) = function_parts(ctx, ty)?;
            let parse = |part: &str| pdll_ir::parse_type(ctx, part).ok();
            return domains
                .iter()
                .map(|part| part.as_str())
                .map(parse)
                .collect::<Option<_>>()
                .map(Several::List);
        }
        match (self, ctx.type_data(ty)) {
            (Transform::Inputs, TypeData::Function { inputs, .. }) => Some(Several::List(inputs.to_vec())),
            (Transform::Results, TypeData::Function { results, .. }) => Some(Several::List(results.to_vec())),
            (Transform::Elements, TypeData::Tensor { dims, element, .. }) => {
                let mut sizes = dims.iter().map(|&dim| u64::try_from(dim).ok());
                let count = sizes.try_fold(1u64, |all, size| all.checked_mul(size?))?;
                Some(Several::Copies(count, *element))
            }
            _ => None,
        }
    }

    /// The type that follows from another; `None` if none does.
    pub(crate) fn apply(&self, ctx: &mut Context, ty: Type) -> Option<Type> {
        match self {
            Transform::Same => Some(ty),
            Transform::BoolLike => bool_like(ctx, ty),
            Transform::Element => element(ctx, ty),
            Transform::MatrixElement => matrix_element(ctx, ty),
            Transform::Pointee => pointee(ctx, ty),
            Transform::Range => {
                let TypeData::Opaque { namespace, data } = *ctx.type_data(ty) else { return None };
                let range = format!("range<{}>", ctx.text(data));
                let data = ctx.name(&range);
                Some(ctx.ty(TypeData::Opaque { namespace, data }))
            }
            Transform::ValueHandle => {
                let TypeData::Opaque { namespace, data } = *ctx.type_data(ty) else { return None };
                let handle = if ctx.text(data) == "type" { "value" } else { "range<value>" };
                let data = ctx.name(handle);
                Some(ctx.ty(TypeData::Opaque { namespace, data }))
            }
            Transform::Inputs | Transform::Results | Transform::Elements | Transform::FunctionDomains => None,
            Transform::Metadata => {
                let data = format!("ptr_metadata<{}>", pdll_ir::print_type(ctx, ty));
                let (namespace, data) = (ctx.name("ptr"), ctx.name(&data));
                Some(ctx.ty(TypeData::Opaque { namespace, data }))
            }
            Transform::ArrayDomain | Transform::ArrayRange => {
                let (_, inner) = inner_text(ctx, ty)?;
                let inner = inner.strip_prefix('[')?.strip_suffix(']')?;
                let (domain, range) = inner.split_at(arrow(inner)?);
                let part = if matches!(self, Transform::ArrayDomain) { domain } else { &range[2..] };
                pdll_ir::parse_type(ctx, part.trim()).ok()
            }
            Transform::FunctionRange => {
                let (_, range) = function_parts(ctx, ty)?;
                pdll_ir::parse_type(ctx, &range).ok()
            }
            Transform::SampledImage => {
                let (_, inner) = inner_text(ctx, ty)?;
                pdll_ir::parse_type(ctx, &inner).ok()
            }
            Transform::WithFlag => Some(with_flag(ctx, ty)),
            Transform::Inner => {
                let (_, inner) = inner_text(ctx, ty)?;
                pdll_ir::parse_type(ctx, &inner).ok()
            }
            Transform::OtherOfInner(class) => {
                let (namespace, inner) = inner_text(ctx, ty)?;
                let data = ctx.name(&format!("{class}<{inner}>"));
                Some(ctx.ty(TypeData::Opaque { namespace, data }))
            }
            Transform::LastOf16 => {
                let TypeData::Vector { mut dims, scalable, element } = ctx.type_data(ty).clone() else {
                    return None;
                };
                *dims.last_mut()? = 16;
                Some(ctx.ty(TypeData::Vector { dims, scalable, element }))
            }
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

/// The dialect and the `T` of `!dialect.class<T>`.
fn inner_text(ctx: &Context, ty: Type) -> Option<(Name, String)> {
    let TypeData::Opaque { namespace, data } = *ctx.type_data(ty) else { return None };
    let text = ctx.text(data).into_owned();
    let inner = text.split_once('<')?.1.strip_suffix('>')?;
    Some((namespace, inner.to_string()))
}

/// `!llvm.struct<(T, i1)>`
fn with_flag(ctx: &mut Context, ty: Type) -> Type {
    let inner = match *ctx.type_data(ty) {
        TypeData::Opaque { namespace, data } if ctx.bytes(namespace) == b"llvm" => {
            ctx.text(data).into_owned()
        }
        _ => pdll_ir::print_type(ctx, ty),
    };
    let (namespace, data) = (ctx.name("llvm"), ctx.name(&format!("struct<({inner}, i1)>")));
    ctx.ty(TypeData::Opaque { namespace, data })
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

/// Where the `->` is that is in no brackets.
fn arrow(text: &str) -> Option<usize> {
    let mut depth = 0u32;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'-' if depth == 0 && text[at..].starts_with("->") => return Some(at),
            b'<' | b'[' | b'(' => depth += 1,
            // The end of an arrow closes nothing.
            b'>' if at > 0 && text.as_bytes()[at - 1] == b'-' => {}
            b'>' | b']' | b')' => depth = depth.checked_sub(1)?,
            _ => {}
        }
    }
    None
}

/// The `D, ..` and the `R` of `!smt.func<(D, ..) R>`.
fn function_parts(ctx: &Context, ty: Type) -> Option<(Vec<String>, String)> {
    let (_, inner) = inner_text(ctx, ty)?;
    let (mut depth, mut start, mut domains) = (0u32, 1, Vec::new());
    for (at, byte) in inner.bytes().enumerate() {
        match byte {
            b'>' if inner.as_bytes()[at.saturating_sub(1)] == b'-' => {}
            b'(' | b'<' | b'[' => depth += 1,
            b'>' | b']' => depth = depth.checked_sub(1)?,
            b',' if depth == 1 => {
                domains.push(inner[start..at].trim().to_string());
                start = at + 1;
            }
            b')' if depth == 1 => {
                let last = inner[start..at].trim();
                domains.extend((!last.is_empty()).then(|| last.to_string()));
                return Some((domains, inner[at + 1..].trim().to_string()));
            }
            b')' => depth = depth.checked_sub(1)?,
            _ => {}
        }
    }
    None
}
