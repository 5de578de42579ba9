//! `llvm`: members of aggregates, and what is accessed atomically.

use super::llvm_types::{array, bare, elements};
use super::{Checked, Subject, items, require};
use crate::hand::llvm_inner_text as inner_text;
use pdll_ir::{Attr, AttrData, Context, DenseData, Type, TypeData};

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

/// What can be read and written at once: pointers, and numbers of a power of two of bytes.
pub(super) fn is_atomic(ctx: &Context, ty: Type) -> bool {
    let fits = |bits: u64| bits >= 8 && bits.is_power_of_two();
    match ctx.type_data(ty) {
        TypeData::Integer { width, .. } => fits(u64::from(*width)),
        TypeData::Float(kind) => fits(u64::from(kind.width())),
        TypeData::Opaque { .. } => {
            let text = inner_text(ctx, ty);
            !["struct<", "array<", "target<", "x86_amx"].iter().any(|start| bare(&text).starts_with(start))
        }
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

/// Whether a value is zero, or only zeros.
pub(super) fn is_zero(ctx: &Context, attr: Attr) -> bool {
    match ctx.attr_data(attr) {
        AttrData::Integer { value, .. } => *value == 0,
        AttrData::Float { .. } => ctx.float_value(attr) == Some(0.0),
        AttrData::Dense(dense) => match &dense.data {
            DenseData::Bytes(bytes) => dense.splat && is_zero_element(ctx, dense.ty, bytes),
            _ => false,
        },
        AttrData::String { .. } => false,
        _ => true,
    }
}

/// Whether the bytes of an element are those of zero, which has a sign if it is a float.
fn is_zero_element(ctx: &Context, ty: Type, bytes: &[u8]) -> bool {
    let element = super::element(ctx, ty).unwrap_or(ty);
    let sign = if matches!(ctx.type_data(element), TypeData::Float(_)) { 0x80 } else { 0 };
    bytes.split_last().is_none_or(|(last, rest)| last & !sign == 0 && rest.iter().all(|&byte| byte == 0))
}

/// `!llvm.struct<(T, T)>` of the operand.
pub(super) fn pair(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(value), Some(result)) = (s.operand(0), s.result()) else { return Ok(()) };
    let (value, result) = (inner_text(s.ctx(), value), inner_text(s.ctx(), result));
    let fits = elements(bare(&result)).is_some_and(|parts| {
        parts.len() == 2 && parts.iter().all(|part| bare(part).replace(' ', "") == value.replace(' ', ""))
    });
    require(fits, "the result is a struct of two values of the type of the operand")
}

/// How many elements a vector has at least, and whether it has more of them on some machines.
fn length(ctx: &Context, ty: Option<Type>) -> Option<(i64, bool, Type)> {
    match ctx.type_data(ty?) {
        TypeData::Vector { dims, scalable, element } => {
            let count = dims.iter().try_fold(1i64, |count, &dim| count.checked_mul(dim))?;
            Some((count, scalable.contains(&true), *element))
        }
        _ => None,
    }
}

/// The longest vectors that parts are taken of or put into.
const MAX_BITS: i64 = 1 << 17;

/// Vectors that are not too long.
pub(super) fn vectors(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let fits = |ty: Option<Type>| {
        let bits = length(s.ctx(), ty)
            .and_then(|(count, _, element)| count.checked_mul(i64::from(super::width(s.ctx(), element)?)));
        bits.is_none_or(|bits| bits <= MAX_BITS)
    };
    let fits = fits(s.operand(0)) && fits(s.operand(1)) && fits(s.result());
    require(fits, "a vector has 131072 bits at most")
}

/// Both vectors one after the other.
pub(super) fn interleaved(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let [Some(from), Some(to)] = [length(s.ctx(), s.operand(0)), length(s.ctx(), s.result())] else {
        return Ok(());
    };
    let fits = from.0.checked_mul(2) == Some(to.0) && (from.1, from.2) == (to.1, to.2);
    require(fits, "the result has twice as many elements as each operand")
}
