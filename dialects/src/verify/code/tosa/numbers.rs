//! What is computed of numbers: their types, bounds, zero points and scales.

use super::super::{Checked, Subject, compatible, element, require, shaped};
use super::{agree, constant_integers, is_zero, own_element, zero_point};
use pdll_ir::{DYNAMIC, TypeData};

/// Bounds of the type of the elements, the lower one first.
pub(super) fn clamp(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ctx = s.ctx();
    let [Some(low), Some(high)] = ["min_val", "max_val"].map(|name| s.attribute(name)) else {
        return Ok(());
    };
    require(agree(ctx, s.operand(0), s.result()), "the result has the elements of the input")?;
    if let Some(element) = s.operand(0).and_then(|ty| own_element(ctx, ty)) {
        let same = |attr| ctx.attr_type(attr).is_none_or(|ty| ty == element);
        require(same(low) && same(high), "the bounds have the type of the elements")?;
    }
    let floats = (ctx.float_value(low), ctx.float_value(high));
    let integers = (ctx.int_value(low), ctx.int_value(high));
    let in_order = match (floats, integers) {
        ((Some(low), Some(high)), _) => low <= high,
        (_, (Some(low), Some(high))) => low <= high,
        _ => true,
    };
    require(in_order, "the lower bound is a number not above the upper one")
}

pub(super) fn constant(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ty = s.attribute("values").and_then(|attr| s.ctx().attr_type(attr));
    let is_tensor = ty.is_none_or(|ty| matches!(s.ctx().type_data(ty), TypeData::Tensor { .. }));
    require(is_tensor, "the value of a constant is a tensor")?;
    let given = ty.and_then(|ty| shaped(s.ctx(), ty));
    require(given.is_none() || s.result_shape().is_some(), "a constant has the sizes of its value")?;
    let (Some((_, given)), Some((_, element))) = (given, s.result_shape()) else { return Ok(()) };
    // An element of another dialect, quantised above all, is stored as something else.
    let is_foreign = matches!(s.ctx().type_data(element), TypeData::Opaque { .. });
    require(is_foreign || given == element, "a constant has the elements of its value")
}

/// An integer of some width.
fn bits(s: &Subject<'_, '_, '_, '_>, ty: Option<pdll_ir::Type>) -> Option<u32> {
    match s.ctx().type_data(element(s.ctx(), ty?)?) {
        TypeData::Integer { width, .. } => Some(*width),
        _ => None,
    }
}

fn sizes<'a>(s: &Subject<'_, '_, 'a, '_>, ty: Option<pdll_ir::Type>) -> Option<&'a [i64]> {
    Some(shaped(s.ctx(), ty?)?.0)
}

/// Whether a number is a power of two, if it is known.
fn is_power(size: i64) -> bool {
    size == DYNAMIC || u64::try_from(size).is_ok_and(u64::is_power_of_two)
}

/// Heights and widths of transforms are powers of two.
fn powers(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let fits = s.operands.types.iter().filter_map(|&ty| sizes(s, Some(ty)));
    let mut all = fits.filter_map(|sizes| sizes.get(1..3));
    require(all.all(|sizes| sizes.iter().all(|&size| is_power(size))), "height and width are powers of two")
}

pub(super) fn fft(s: &Subject<'_, '_, '_, '_>) -> Checked {
    powers(s)
}

/// Half of the width, and one more.
pub(super) fn real_fft(s: &Subject<'_, '_, '_, '_>) -> Checked {
    powers(s)?;
    let results: Vec<&[i64]> = s.results.types.iter().filter_map(|&ty| sizes(s, Some(ty))).collect();
    require(results.windows(2).all(|pair| compatible(pair[0], pair[1])), "both results have the same sizes")?;
    let (Some(&[count, height, width]), Some(result)) = (sizes(s, s.operand(0)), results.first()) else {
        return Ok(());
    };
    let half = if width == DYNAMIC { DYNAMIC } else { width / 2 + 1 };
    require(compatible(result, &[count, height, half]), "the result has half of the width, and one more")
}

pub(super) fn product(s: &Subject<'_, '_, '_, '_>) -> Checked {
    zero_point(s, s.operand(0), 2)?;
    zero_point(s, s.operand(1), 3)
}

pub(super) fn negate(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let [from, to] = [s.operand(0), s.result()].map(|ty| sizes(s, ty));
    let same = from.zip(to).is_none_or(|(from, to)| compatible(from, to));
    require(same, "the result has the sizes of the input")?;
    require(agree(s.ctx(), s.operand(0), s.result()), "the result has the elements of the input")?;
    zero_point(s, s.operand(0), 1)?;
    zero_point(s, s.result(), 2)
}

/// Sizes of both sides, where those of one element stand for any.
fn spread(a: &[i64], b: &[i64]) -> Option<Vec<i64>> {
    let one = |(&a, &b): (&i64, &i64)| match (a, b) {
        (1, other) | (other, 1) => Some(other),
        (DYNAMIC, other) | (other, DYNAMIC) => Some(other),
        (a, b) => (a == b).then_some(a),
    };
    (a.len() == b.len()).then(|| a.iter().zip(b).map(one).collect())?
}

pub(super) fn multiply(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let [a, b] = [0, 1].map(|index| s.operand(index));
    let widths = [a, b, s.result()].map(|ty| bits(s, ty));
    if widths[2].is_some() {
        require(widths[0].is_some() && widths[0] == widths[1], "both factors have the same elements")?;
        require(widths[0] <= widths[2], "the result is not narrower than the factors")?;
    } else {
        let same = [a, b].into_iter().all(|ty| agree(s.ctx(), ty, s.result()));
        require(same, "factors and result have the same elements")?;
        require(is_zero(s, 2) != Some(false), "only integers are shifted")?;
    }
    let [Some(a), Some(b)] = [a, b].map(|ty| sizes(s, ty)) else { return Ok(()) };
    let to = sizes(s, s.result());
    require(
        to.is_none_or(|to| to.len() == a.len() || to.len() == b.len()),
        "the result has the rank of the factors",
    )?;
    require(a.len() == b.len(), "both factors have one rank")?;
    let Some(wanted) = spread(a, b) else { return Err("the sizes of the factors do not go together".into()) };
    require(to.is_none_or(|to| compatible(to, &wanted)), "the result has the sizes of the factors")
}

pub(super) fn select(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let same = [1, 2].into_iter().all(|index| agree(s.ctx(), s.operand(index), s.result()));
    require(same, "the result has the elements of what is chosen from")
}

pub(super) fn table(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(from), Some(to)) = (sizes(s, s.operand(0)), sizes(s, s.result())) else { return Ok(()) };
    require(compatible(from, to), "the result has the sizes of the input")
}

/// Integers, with a multiplier and a shift for all or for each channel.
pub(super) fn rescale(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ctx = s.ctx();
    let is_integer = |ty: Option<pdll_ir::Type>| {
        let own = ty.and_then(|ty| own_element(ctx, ty));
        own.is_none_or(|ty| ctx.type_data(ty).is_integer())
    };
    require(is_integer(s.operand(0)) && is_integer(s.result()), "what is scaled are integers")?;
    scaled_zero(s, s.operand(0), 3, "input_unsigned")?;
    scaled_zero(s, s.result(), 4, "output_unsigned")?;
    let flag = |name: &str| s.attribute(name).and_then(|attr| ctx.bool_value(attr));
    let width = if flag("scale32") == Some(true) { 32 } else { 16 };
    let fits = bits(s, s.operand(1)).is_none_or(|bits| bits == width);
    require(fits, "a multiplier has 32 bits with `scale32`, else 16")?;
    let is_double = s.attribute("rounding_mode").and_then(|attr| super::super::word(ctx, attr));
    let is_double = is_double.as_deref() == Some("DOUBLE_ROUND");
    require(!is_double || width == 32, "it is rounded twice only with `scale32`")?;
    let channels = match flag("per_channel") {
        Some(true) => match sizes(s, s.operand(0)) {
            Some(sizes) => sizes.last().copied(),
            None => return Ok(()),
        },
        _ => Some(1),
    };
    let Some(channels) = channels else { return Err("each channel of what has none".into()) };
    let counts = [1, 2].map(|index| sizes(s, s.operand(index)));
    let fits = counts.iter().flatten().all(|sizes| compatible(sizes, &[channels]));
    require(fits, "there is one multiplier and one shift, or one for each channel")
}

/// A zero point of what is scaled. One of unsigned integers of 16 bits may also be in their middle.
fn scaled_zero(
    s: &Subject<'_, '_, '_, '_>,
    tensor: Option<pdll_ir::Type>,
    operand: usize,
    unsigned: &str,
) -> Checked {
    let is_unsigned = s.attribute(unsigned).and_then(|attr| s.ctx().bool_value(attr)) == Some(true);
    let value = constant_integers(s, operand).and_then(|values| values.first().copied());
    if is_unsigned && bits(s, tensor) == Some(16) && value == Some(i64::from(i16::MIN)) {
        return Ok(());
    }
    zero_point(s, tensor, operand)
}
