//! `llvm.mlir.constant`: which values go with which types.

use super::llvm_types::{array, bare, elements};
use super::{Checked, Subject, require, shaped};
use crate::hand::llvm_inner_text as inner_text;
use pdll_ir::{Attr, AttrData, Context, FloatKind, Type, TypeData};

/// A text is an array of its bytes, a list a structure or an array of structures, elements are a vector or an
/// array, and a number is a number.
pub(super) fn constant(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(value), Some(ty)) = (s.attribute("value"), s.result()) else { return Ok(()) };
    let ctx = s.ctx();
    let text = inner_text(ctx, ty);
    let data = ctx.attr_data(value);
    match data {
        AttrData::String { value, .. } => {
            let fits = array(bare(&text)) == Some((ctx.bytes(*value).len() as u64, "i8"));
            require(fits, "a text is an array of its bytes")
        }
        AttrData::Array(members) if bare(&text).starts_with("struct<") => structure(ctx, members, &text),
        _ if bare(&text).starts_with("struct<") => Err("the value of a structure is a list".into()),
        _ if bare(&text).starts_with("target<") => Err("there are no constants of a target's type".into()),
        AttrData::Integer { .. } | AttrData::BigInteger { .. } => {
            require(ctx.type_data(ty).is_integer(), "a constant has the type of its value")
        }
        AttrData::Float { ty: given, .. } => float(ctx, *given, &text),
        AttrData::Dense(_) | AttrData::Sparse { .. } | AttrData::Resource { .. } => {
            let splat = matches!(data, AttrData::Dense(dense) if dense.splat);
            ctx.attr_type(value).map_or(Ok(()), |given| many(ctx, given, splat, &text))
        }
        AttrData::Array(items) => match array(bare(&text)) {
            Some((length, element)) => nested(ctx, items, length, element),
            None => Err("a list is a structure, or an array of structures".into()),
        },
        _ => Err("a constant is a number, a text, or made of such".into()),
    }
}

/// The format of a float by the text of its type.
fn float_kind(text: &str) -> Option<FloatKind> {
    Some(match text {
        "f16" => FloatKind::F16,
        "bf16" => FloatKind::BF16,
        "f32" => FloatKind::F32,
        "f64" => FloatKind::F64,
        "f80" => FloatKind::F80,
        "f128" => FloatKind::F128,
        _ => return None,
    })
}

fn integer_width(text: &str) -> Option<u32> {
    text.strip_prefix('i')?.parse().ok()
}

/// A float has its own type, or is the bits of an integer; of other types it is not known.
fn float(ctx: &Context, given: Type, text: &str) -> Checked {
    let TypeData::Float(given) = ctx.type_data(given) else { return Ok(()) };
    let same = float_kind(text).is_none_or(|kind| kind == *given);
    require(same, "a constant has the type of its value")?;
    let fits = integer_width(text).is_none_or(|width| width == given.width());
    require(fits, "the integer has as many bits as the float that is its value")
}

/// A number of its type for each member.
fn structure(ctx: &Context, members: &[Attr], text: &str) -> Checked {
    let types = elements(bare(text)).unwrap_or_default();
    require(types.len() == members.len(), "there is a value for each member")?;
    for (&member, ty) in members.iter().zip(types) {
        let is_number = integer_width(ty).is_some() || float_kind(ty).is_some();
        require(is_number, "the members of a structure that is a constant are numbers")?;
        let data = ctx.attr_data(member);
        let is_value =
            matches!(data, AttrData::Integer { .. } | AttrData::BigInteger { .. } | AttrData::Float { .. });
        require(is_value, "the value of a member is a number")?;
        let given = ctx.attr_type(member).map(|ty| inner_text(ctx, ty));
        require(given.as_deref() == Some(ty), "the value of a member has its type")?;
    }
    Ok(())
}

/// Lists for an array whose innermost elements are structures, each with as many values as members.
fn nested(ctx: &Context, items: &[Attr], length: u64, element: &str) -> Checked {
    require(items.len() as u64 == length, "there is a value for each element")?;
    let members = elements(bare(element)).map(|members| members.len());
    let inner = array(bare(element));
    require(
        members.is_some() || inner.is_some() || bare(element).starts_with("struct<"),
        "an array of numbers is written as `dense<..>`",
    )?;
    for &item in items {
        match (ctx.attr_data(item), inner) {
            (AttrData::Array(list), Some((length, element))) => nested(ctx, list, length, element)?,
            (AttrData::Array(list), None) => {
                require(list.len() == members.unwrap_or(0), "there is a value for each member")?;
            }
            (AttrData::Opaque { namespace, data, .. }, _) => {
                let is_llvm = ctx.bytes(*namespace) == b"llvm";
                let is_filler = is_llvm && matches!(ctx.bytes(*data), b"zero" | b"undef");
                require(is_filler, "an element is a list, `#llvm.zero` or `#llvm.undef`")?;
            }
            _ => return Err("an element is a list, `#llvm.zero` or `#llvm.undef`".into()),
        }
    }
    Ok(())
}

/// A vector by its text: how many elements it has, of which type; `None` for the number if it is scalable.
fn vector(text: &str) -> Option<(Option<i64>, &str)> {
    let mut rest = text.strip_prefix("vector<")?.strip_suffix('>')?;
    let mut count = Some(1i64);
    while let Some((size, element)) = rest.split_once('x')
        && size.trim().starts_with(|c: char| c.is_ascii_digit() || c == '[')
    {
        count = count.and_then(|count| count.checked_mul(size.trim().parse().ok()?));
        rest = element.trim();
    }
    Some((count, rest))
}

/// Elements become a vector or an array of as many, of their type.
fn many(ctx: &Context, given: Type, splat: bool, text: &str) -> Checked {
    let Some((sizes, element)) = shaped(ctx, given) else { return Ok(()) };
    let (mut inside, mut count, mut is_array) = (bare(text), Some(1i64), false);
    while let Some((length, element)) = array(inside) {
        count = count.and_then(|count| count.checked_mul(i64::try_from(length).ok()?));
        (inside, is_array) = (bare(element), true);
    }
    match vector(inside) {
        Some((None, _)) => return require(splat, "the elements of a scalable vector are all one"),
        Some((Some(inner), element)) => {
            (inside, count) = (element, count.and_then(|count| count.checked_mul(inner)));
        }
        None => require(is_array, "elements become a vector or an array")?,
    }
    let given = sizes.iter().try_fold(1i64, |all, &size| all.checked_mul(size));
    require(given == count, "the vector or array has another number of elements")?;
    match ctx.type_data(element) {
        TypeData::Float(_) => float(ctx, element, inside),
        TypeData::Integer { .. } => require(integer_width(inside).is_some(), "integers become integers"),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::vector;

    #[test]
    fn vectors_are_counted() {
        let cases = [
            ("vector<4xi32>", Some((Some(4), "i32"))),
            ("vector<4 x i32>", Some((Some(4), "i32"))),
            ("vector<2x3xf32>", Some((Some(6), "f32"))),
            ("vector<2x[3]xf32>", Some((None, "f32"))),
            ("vector<f32>", Some((Some(1), "f32"))),
            ("i32", None),
        ];
        for (text, expected) in cases {
            assert_eq!(vector(text), expected, "{text}");
        }
    }
}
