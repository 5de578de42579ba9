//! `llvm`: constants, members of aggregates, and what is accessed atomically.

use super::llvm_types::{array, bare, elements};
use super::{Checked, Subject, items, require, shaped};
use crate::hand::llvm_inner_text as inner_text;
use pdll_ir::{AttrData, Context, FloatKind, Type, TypeData};

/// The text of the type that is inside of another at a position; `Ok(None)` if not all on the way is known.
fn member<'t>(mut text: &'t str, position: &[i64]) -> Result<Option<&'t str>, &'static str> {
    for &index in position {
        let at = usize::try_from(index).map_err(|_| "a position has no negative numbers")?;
        let inside = bare(text);
        if let Some((length, element)) = array(inside) {
            if at as u64 >= length {
                return Err("the position is outside of the array");
            }
            text = element;
        } else if let Some(members) = elements(inside) {
            text = members.get(at).copied().ok_or("the position is outside of the structure")?;
        } else if inside.starts_with("struct<") || inside.starts_with('!') {
            return Ok(None);
        } else {
            return Err("only arrays and structures have something inside");
        }
    }
    Ok(Some(text))
}

/// What is at the position in operand 0 has this type.
fn has_member(s: &Subject<'_, '_, '_, '_>, ty: Option<Type>) -> Checked {
    let (Some(container), Some(ty), Some(position)) = (s.operand(0), ty, s.numbers("position")) else {
        return Ok(());
    };
    let text = inner_text(s.ctx(), container);
    let Some(found) = member(&text, &position)? else { return Ok(()) };
    let given = inner_text(s.ctx(), ty);
    // The body of a structure with a name may be written once only.
    let plain = |text: &str| bare(text).replace(' ', "");
    let same = plain(&given) == plain(found) || given.contains("struct<\"");
    require(same, "what is at the position has another type")
}

pub(super) fn extract(s: &Subject<'_, '_, '_, '_>) -> Checked {
    has_member(s, s.result())
}

pub(super) fn insert(s: &Subject<'_, '_, '_, '_>) -> Checked {
    has_member(s, s.operand(1))
}

/// How many elements a vector, or an array of arrays of them, has, and the text of the innermost.
fn elements_of(ctx: &Context, ty: Type) -> Option<(i64, String)> {
    if let TypeData::Vector { dims, element, .. } = ctx.type_data(ty) {
        let count = dims.iter().try_fold(1i64, |all, &dim| all.checked_mul(dim))?;
        return Some((count, inner_text(ctx, *element)));
    }
    let text = inner_text(ctx, ty);
    let (mut inside, mut count) = (bare(&text), None);
    while let Some((length, element)) = array(inside) {
        count = count.unwrap_or(1i64).checked_mul(i64::try_from(length).ok()?);
        inside = bare(element);
    }
    Some((count?, inside.to_string()))
}

/// Elements become a vector or an array of as many.
fn dense(ctx: &Context, given: Type, ty: Type) -> Checked {
    let Some((sizes, element)) = shaped(ctx, given) else { return Ok(()) };
    let is_known = |text: &str| !text.contains('!') && !text.contains("struct<");
    let Some((count, inner)) = elements_of(ctx, ty) else {
        return require(!is_known(&inner_text(ctx, ty)), "elements become a vector or an array");
    };
    // A vector inside of an array counts as its elements.
    if inner.starts_with("vector<") {
        return Ok(());
    }
    let given = sizes.iter().try_fold(1i64, |all, &size| all.checked_mul(size));
    require(given == Some(count), "the vector or array has another number of elements")?;
    let is_integer = |text: &str| text.strip_prefix('i').is_some_and(|width| width.parse::<u32>().is_ok());
    let fits = !ctx.type_data(element).is_integer() || is_integer(&inner) || !is_known(&inner);
    require(fits, "integers become integers")
}

/// A constant of more than one number; what a number becomes is asked elsewhere.
pub(super) fn constant(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(value), Some(ty)) = (s.attribute("value"), s.result()) else { return Ok(()) };
    let ctx = s.ctx();
    match ctx.attr_data(value) {
        AttrData::Dense(attr) => dense(ctx, attr.ty, ty),
        AttrData::Array(members) => {
            let text = inner_text(ctx, ty);
            let count = elements(bare(&text)).map(|members| members.len());
            require(count.is_none_or(|count| count == members.len()), "there is a value for each member")
        }
        AttrData::Integer { .. } => {
            let text = inner_text(ctx, ty);
            let is_pointer = bare(&text).starts_with("ptr");
            require(!is_pointer, "an integer does not become a pointer: use `llvm.inttoptr`")
        }
        AttrData::Dict(_) | AttrData::Symbol(_) | AttrData::Type(_) | AttrData::Unit => {
            Err("a constant is a number, a text, or made of such".into())
        }
        _ => Ok(()),
    }
}

/// What can be read and written at once: pointers, floats, and integers of a power of two of bytes.
pub(super) fn is_atomic(ctx: &Context, ty: Type) -> bool {
    match ctx.type_data(ty) {
        TypeData::Integer { width, .. } => width.is_power_of_two() && *width >= 8,
        TypeData::Float(kind) => {
            matches!(kind, FloatKind::BF16 | FloatKind::F16 | FloatKind::F32 | FloatKind::F64)
                || kind.width() > 64
        }
        TypeData::Opaque { .. } => !bare(&inner_text(ctx, ty)).starts_with("struct<"),
        _ => false,
    }
}

/// As many functions, priorities and data.
pub(super) fn lists(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let count = |name| Some(items(s.ctx(), s.attribute(name)?)?.len());
    let functions = count("ctors").or_else(|| count("dtors"));
    let same = |other: Option<usize>| other.is_none() || functions.is_none() || other == functions;
    require(
        same(count("priorities")) && same(count("data")),
        "there are as many functions, priorities and data",
    )
}
