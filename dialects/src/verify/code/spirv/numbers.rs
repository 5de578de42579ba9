//! Arithmetic whose result has another type than its operands.

use super::super::{Checked, Subject, require};
use super::text;

/// A vector and a number of its elements.
pub(super) fn scale(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(s.operand(0) == s.result(), "the result has the type of the vector")?;
    let Some((_, element)) = s.shape(0) else { return Ok(()) };
    require(s.operand(1) == Some(element), "the factor has the type of the elements")
}

/// Two results of the type of the operands.
pub(super) fn pair(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(operand), Some(result)) = (s.operand(0), s.result()) else { return Ok(()) };
    let (operand, result) = (text::of(s.ctx(), operand), text::of(s.ctx(), result));
    let Some(members) = text::members(&result) else { return Ok(()) };
    require(members.len() == 2, "the result is a struct of two")?;
    let same = s.operands.types.iter().all(|&ty| Some(ty) == s.operand(0));
    require(
        same && members.iter().all(|member| *member == operand),
        "the members have the type of the operands",
    )
}

/// The fraction, and the exponent as an integer of 32 bits.
pub(super) fn frexp(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(operand), Some(result)) = (s.operand(0), s.result()) else { return Ok(()) };
    let (operand, result) = (text::of(s.ctx(), operand), text::of(s.ctx(), result));
    let members = text::members(&result).unwrap_or_default();
    let [fraction, exponent] = members[..] else { return Err("the result is a struct of two".into()) };
    require(fraction == operand, "the first member has the type of the operand")?;
    let is_integer = matches!(text::element(exponent), "i32" | "si32" | "ui32");
    require(is_integer, "the second member has integers of 32 bits")?;
    let sizes = [operand.as_str(), exponent].map(|text| text::vector(text).map(|(size, _)| size));
    require(sizes[0] == sizes[1], "both members have as many numbers")
}

/// Numbers and exponents in equally many dimensions.
pub(super) fn ldexp(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let sizes = [0, 1].map(|index| s.shape(index).map(|(sizes, _)| sizes));
    require(sizes[0] == sizes[1], "there is an exponent for each number")
}

/// Integers say how they are packed, vectors do not; the result has all bits of an operand.
pub(super) fn dot(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(operand), Some(result)) = (s.operand(0), s.result()) else { return Ok(()) };
    let has_format = s.attribute("format").is_some();
    let operand = text::of(s.ctx(), operand);
    match text::vector(&operand) {
        Some(_) => require(!has_format, "a vector is not packed")?,
        None => {
            require(has_format, "an integer says how it is packed")?;
            require(operand.ends_with("i32"), "what is packed has 32 bits")?;
        }
    }
    let widths = text::bits(&operand).zip(text::bits(&text::of(s.ctx(), result)));
    require(widths.is_none_or(|(from, to)| to >= from), "the result has all bits of an operand")
}

/// A vector of conditions chooses from vectors of its size.
pub(super) fn select(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some((conditions, _)) = s.shape(0) else { return Ok(()) };
    let Some((chosen, _)) = s.result_shape() else {
        return Err("a vector of conditions chooses from vectors".into());
    };
    require(conditions == chosen, "there is a condition for each element")
}
