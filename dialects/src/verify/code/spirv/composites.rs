//! Parts of composites, and constants.

use super::super::{Checked, Subject, integers, items, require, shaped};
use super::text;
use pdll_ir::{AttrData, Type};

/// What is at the indices that an operation gives; an error if there is nothing.
fn indexed(s: &Subject<'_, '_, '_, '_>, composite: Type) -> Result<Option<String>, pdll_ir::Violation> {
    let Some(indices) = s.attribute("indices").and_then(|attr| integers(s.ctx(), attr)) else {
        return Ok(None);
    };
    if indices.is_empty() {
        return Err("there is at least one index".into());
    }
    let mut ty = text::of(s.ctx(), composite);
    for index in indices {
        match text::part(&ty, index) {
            Some(part) => ty = part.to_string(),
            None => return Err("the composite has no part of this number".into()),
        }
    }
    Ok(Some(ty))
}

pub(super) fn extract(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(composite), Some(result)) = (s.operand(0), s.result()) else { return Ok(()) };
    let part = indexed(s, composite)?;
    require(part.is_none_or(|part| part == text::of(s.ctx(), result)), "the result has the type of the part")
}

pub(super) fn insert(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(object), Some(composite)) = (s.operand(0), s.operand(1)) else { return Ok(()) };
    let part = indexed(s, composite)?;
    require(
        part.is_none_or(|part| part == text::of(s.ctx(), object)),
        "what is inserted has the type of the part",
    )?;
    require(s.result() == Some(composite), "the result has the type of the composite")
}

/// One value for each part; or for a vector, numbers and vectors that make it.
pub(super) fn construct(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some(result) = s.result().map(|ty| text::of(s.ctx(), ty)) else { return Ok(()) };
    let given: Vec<String> = s.operands.types.iter().map(|&ty| text::of(s.ctx(), ty)).collect();
    if let Some(matrix) = text::cooperative(&result) {
        return require(
            given.len() == 1 && given[0] == matrix.element,
            "a cooperative matrix is made of one element",
        );
    }
    let Some(size) = text::size(&result) else { return Ok(()) };
    if given.len() as i64 == size {
        let fits = given.iter().zip(0..).all(|(given, index)| text::part(&result, index) == Some(given));
        return require(fits, "each value has the type of its part");
    }
    let Some((_, element)) = text::vector(&result) else {
        return Err("there is a value for each part".into());
    };
    let fits = given.iter().all(|given| text::element(given) == element);
    require(fits, "each value is a number of the vector, or some in a vector")?;
    let count: i64 = given.iter().map(|given| text::vector(given).map_or(1, |(size, _)| size)).sum();
    require(count == size, "the values have as many numbers as the vector")
}

pub(super) fn shuffle(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let chosen = s.attribute("components").and_then(|attr| integers(s.ctx(), attr));
    let sizes = [s.shape(0), s.shape(1), s.result_shape()].map(|shape| shape?.0.first().copied());
    let (Some(chosen), [Some(a), Some(b), Some(to)]) = (chosen, sizes) else { return Ok(()) };
    require(chosen.len() as i64 == to, "the result has as many elements as are chosen")?;
    // -1 is any.
    require(
        chosen.iter().all(|number| (-1..a + b).contains(number)),
        "what is chosen is in one of the vectors",
    )
}

/// A constant fits its type.
pub(super) fn constant(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(value), Some(ty)) = (s.attribute("value"), s.result()) else { return Ok(()) };
    fits(s, value, &text::of(s.ctx(), ty))
}

fn fits(s: &Subject<'_, '_, '_, '_>, value: pdll_ir::Attr, ty: &str) -> Checked {
    let ctx = s.ctx();
    let own = ctx.attr_type(value).map(|ty| text::of(ctx, ty));
    match ctx.attr_data(value) {
        AttrData::Integer { .. } | AttrData::BigInteger { .. } | AttrData::Float { .. } => {
            require(own.as_deref() == Some(ty), "a constant has the type of its value")
        }
        AttrData::Dense(dense) => {
            if own.as_deref() == Some(ty) {
                return Ok(());
            }
            let Some(size) = text::body(ty, "array").and_then(|_| text::size(ty)) else {
                return Err("the elements are those of a vector or an array".into());
            };
            let mut element = text::part(ty, 0).unwrap_or_default();
            let mut count = size;
            while let (Some(size), Some(part)) = (text::size(element), text::part(element, 0)) {
                (count, element) = (count.saturating_mul(size), part);
            }
            // Elements of vectors are not those of the constant.
            if text::vector(text::nested(ty)).is_some() {
                return Err("an array of a constant is of numbers, or of arrays of them".into());
            }
            let Some((sizes, given)) = shaped(ctx, dense.ty) else { return Ok(()) };
            require(text::of(ctx, given) == element, "an array has the elements of its value")?;
            require(sizes.iter().product::<i64>() == count, "an array has as many elements as its value")
        }
        AttrData::Array(_) => {
            if text::body(ty, "array").is_none() {
                return Err("a list is the value of an array".into());
            }
            let list = items(ctx, value).unwrap_or_default();
            let element = text::part(ty, 0).unwrap_or_default();
            for &item in list {
                fits(s, item, element)?;
            }
            Ok(())
        }
        _ => Err("a constant is a number, or elements".into()),
    }
}

/// The constant of which all elements are made is one of them, however deep.
pub(super) fn replicate(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let value = s.attribute("value").and_then(|attr| match s.ctx().attr_data(attr) {
        AttrData::Array(items) => items.first().copied(),
        _ => Some(attr),
    });
    let Some(ty) = value.and_then(|value| s.ctx().attr_type(value)) else {
        return Err("the constant has a type".into());
    };
    let Some(result) = s.result() else { return Ok(()) };
    let (wanted, whole) = (text::of(s.ctx(), ty), text::of(s.ctx(), result));
    let mut part = text::part(&whole, 0);
    // What has no parts that are known may be made of anything.
    if part.is_none() {
        return Ok(());
    }
    while let Some(inner) = part {
        if inner == wanted {
            return Ok(());
        }
        part = text::part(inner, 0);
    }
    Err("the constant has the type of elements of the result".into())
}
