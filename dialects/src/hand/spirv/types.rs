//! Types of the dialect by their texts.

use crate::brackets::parts;
use pdll_ir::{Context, Type, TypeData, parse_type, print_type};

/// `!spirv.ptr<T, class>`
pub(super) fn pointer(ctx: &mut Context, pointee: Type, class: &str) -> Type {
    let data = format!("ptr<{}, {class}>", print_type(ctx, pointee));
    let (namespace, data) = (ctx.name("spirv"), ctx.name(&data));
    ctx.ty(TypeData::Opaque { namespace, data })
}

/// The text between the brackets of a type of this class.
fn body(ctx: &Context, ty: Type, class: &str) -> Option<String> {
    let TypeData::Opaque { namespace, data } = *ctx.type_data(ty) else { return None };
    let text = ctx.text(data).into_owned();
    let inner = text.strip_prefix(class)?.strip_prefix('<')?.strip_suffix('>')?;
    (ctx.bytes(namespace) == b"spirv").then(|| inner.to_string())
}

/// What a pointer points to, and its storage class.
pub(super) fn pointee(ctx: &mut Context, ty: Type) -> Option<(Type, String)> {
    let body = body(ctx, ty, "ptr")?;
    let (inner, class) = body.rsplit_once(',')?;
    Some((parse_type(ctx, inner.trim()).ok()?, class.trim().to_string()))
}

/// The types of the members of a `struct`.
pub(super) fn members(ctx: &mut Context, ty: Type) -> Option<Vec<Type>> {
    let body = body(ctx, ty, "struct")?;
    let list = body.get(body.find('(')? + 1..body.rfind(')')?)?;
    if list.trim().is_empty() {
        return Some(Vec::new());
    }
    // What stands in brackets behind a type is its place and decorations.
    let bare = |part: &str| part.strip_suffix(']').and_then(|p| p.rfind('[').map(|at| p[..at].to_string()));
    let list: Vec<String> =
        parts(list).into_iter().map(|part| bare(part).unwrap_or_else(|| part.to_string())).collect();
    list.iter().map(|part| parse_type(ctx, part.trim()).ok()).collect()
}

/// The type of a part of a composite.
pub(super) fn part(ctx: &mut Context, composite: Type, index: i64) -> Option<Type> {
    if let TypeData::Vector { element, dims, .. } = ctx.type_data(composite) {
        let inside = dims.first().is_some_and(|size| (0..*size).contains(&index));
        return inside.then_some(*element);
    }
    if let Some(members) = members(ctx, composite) {
        return members.get(usize::try_from(index).ok()?).copied();
    }
    for class in ["array", "matrix"] {
        if let Some(body) = body(ctx, composite, class) {
            let (size, element) = parts(&body).first()?.split_once('x')?;
            let inside = (0..size.trim().parse::<i64>().ok()?).contains(&index);
            return inside.then(|| parse_type(ctx, element.trim()).ok())?;
        }
    }
    if let Some(body) = body(ctx, composite, "rtarray") {
        return parse_type(ctx, parts(&body).first()?.trim()).ok();
    }
    let matrix = body(ctx, composite, "coopmatrix")?;
    let shape = *parts(&matrix).first()?;
    parse_type(ctx, shape.splitn(3, 'x').nth(2)?).ok()
}
