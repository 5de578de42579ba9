//! Windows that move over tensors: convolutions and pools.

use super::super::{Checked, Subject, element, require};
use super::{agree, zero_point};
use pdll_ir::{DYNAMIC, FloatKind, TypeData};

/// Where a window is along one dimension.
struct Window {
    before: i64,
    after: i64,
    /// How many elements it covers, with those that it skips.
    extent: i64,
    stride: i64,
}

/// The windows fill the input, and the output has a place for each.
fn covers(window: &Window, input: i64, output: i64) -> Checked {
    if input == DYNAMIC || window.extent == DYNAMIC {
        return Ok(());
    }
    let room = [window.before, window.after, -window.extent]
        .iter()
        .try_fold(input, |all, &one| all.checked_add(one));
    let Some(room) = room else { return Ok(()) };
    require(room % window.stride == 0, "the last window ends where the input ends")?;
    require(output == DYNAMIC || output == room / window.stride + 1, "the output has a place for each window")
}

fn at_least(numbers: &[i64], least: i64, message: &'static str) -> Checked {
    require(numbers.iter().all(|&number| number >= least), message)
}

const STRIDES: &str = "strides are at least 1";

/// The accumulator is wide enough for what is added.
fn accumulates(s: &Subject<'_, '_, '_, '_>, narrow_only: bool) -> Checked {
    let ctx = s.ctx();
    let sum = s.attribute("acc_type").and_then(|attr| ctx.type_value(attr));
    let input = s.operand(0).and_then(|ty| element(ctx, ty));
    let (Some(sum), Some(input)) = (sum, input) else { return Ok(()) };
    let (sum, input) = (ctx.type_data(sum), ctx.type_data(input));
    let integer = |bits: u32| matches!(sum, TypeData::Integer { width, .. } if *width == bits);
    let float = |kinds: &[FloatKind]| matches!(sum, TypeData::Float(kind) if kinds.contains(kind));
    let fits = match input {
        TypeData::Integer { width: 16, .. } if narrow_only => integer(48),
        TypeData::Integer { width: 8, .. } => integer(32),
        TypeData::Integer { .. } if !narrow_only => integer(32),
        TypeData::Float(FloatKind::F8E5M2 | FloatKind::F8E4M3FN) => float(&[FloatKind::F16]),
        TypeData::Float(FloatKind::F16) => float(&[FloatKind::F16, FloatKind::F32]),
        TypeData::Float(FloatKind::BF16 | FloatKind::F32) => float(&[FloatKind::F32]),
        _ => true,
    };
    require(fits, "numbers of this type are not added up in an accumulator of that type")
}

/// Types of input, weight, bias and result.
fn elements(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ctx = s.ctx();
    require(agree(ctx, s.operand(2), s.result()), "bias and result have the same elements")?;
    let [input, weight] = [0, 1].map(|index| s.operand(index).and_then(|ty| element(ctx, ty)));
    let (Some(input), Some(weight)) = (input, weight) else { return Ok(()) };
    let is_float = |ty| matches!(ctx.type_data(ty), TypeData::Float(_));
    let is_tiny = matches!(ctx.type_data(input), TypeData::Float(FloatKind::F8E5M2 | FloatKind::F8E4M3FN));
    require(is_float(input) == is_float(weight), "input and weight are both floats, or neither is")?;
    require(!is_tiny || input == weight, "input and weight have the same elements")?;
    zero_point(s, s.operand(0), 3)?;
    zero_point(s, s.operand(1), 4)
}

/// The bias has a number for each channel of the result, or one for all.
fn bias(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let channels = s.result_shape().and_then(|(sizes, _)| sizes.last().copied());
    let given = s.shape(2).and_then(|(sizes, _)| sizes.first().copied());
    let (Some(channels), Some(given)) = (channels, given) else { return Ok(()) };
    let fits = given == channels || [given, channels].contains(&DYNAMIC) || given == 1;
    require(fits, "the bias has a number for each channel of the result, or one for all")
}

/// `kernel`: where the sizes of the window are in the weight.
fn convolution(s: &Subject<'_, '_, '_, '_>, kernel: std::ops::Range<usize>) -> Checked {
    elements(s)?;
    accumulates(s, true)?;
    let lists = ["pad", "stride", "dilation"].map(|name| s.numbers(name).unwrap_or_default());
    let [pad, stride, dilation] = &lists;
    at_least(pad, 0, "paddings are not negative")?;
    at_least(stride, 1, STRIDES)?;
    at_least(dilation, 1, "dilations are at least 1")?;
    let (Some((input, _)), Some((output, _))) = (s.shape(0), s.result_shape()) else { return Ok(()) };
    let sizes = s.shape(1).and_then(|(weight, _)| weight.get(kernel));
    for (index, &size) in sizes.unwrap_or(&[]).iter().enumerate() {
        let parts = (pad.get(2 * index), pad.get(2 * index + 1), stride.get(index), dilation.get(index));
        let (Some(&before), Some(&after), Some(&stride), Some(dilation)) = parts else { return Ok(()) };
        let (Some(&input), Some(&output)) = (input.get(index + 1), output.get(index + 1)) else {
            return Ok(());
        };
        let covered = (size - 1).checked_mul(*dilation).and_then(|covered| covered.checked_add(1));
        let extent = covered.filter(|_| size != DYNAMIC).unwrap_or(DYNAMIC);
        covers(&Window { before, after, extent, stride }, input, output)?;
    }
    bias(s)
}

pub(super) fn conv2d(s: &Subject<'_, '_, '_, '_>) -> Checked {
    convolution(s, 1..3)
}

pub(super) fn conv3d(s: &Subject<'_, '_, '_, '_>) -> Checked {
    convolution(s, 1..4)
}

pub(super) fn depthwise_conv2d(s: &Subject<'_, '_, '_, '_>) -> Checked {
    convolution(s, 0..2)
}

pub(super) fn transpose_conv2d(s: &Subject<'_, '_, '_, '_>) -> Checked {
    elements(s)?;
    accumulates(s, true)?;
    let [pad, stride] = ["out_pad", "stride"].map(|name| s.numbers(name).unwrap_or_default());
    at_least(&stride, 1, STRIDES)?;
    let weight = s.shape(1).and_then(|(weight, _)| weight.get(1..3)).unwrap_or(&[]);
    let (input, output) = (s.shape(0), s.result_shape());
    for (index, &size) in weight.iter().enumerate() {
        let (Some(pad), Some(&stride)) = (pad.get(2 * index..2 * index + 2), stride.get(index)) else {
            return Ok(());
        };
        if size == DYNAMIC {
            continue;
        }
        require(pad.iter().all(|&pad| pad > -size), "less than the window is cut off of the output")?;
        let (Some((input, _)), Some((output, _))) = (input, output) else { continue };
        let (Some(&input), Some(&output)) = (input.get(index + 1), output.get(index + 1)) else { continue };
        let spread = (input - 1).checked_mul(stride).and_then(|spread| spread.checked_add(size));
        let wanted = spread.and_then(|spread| spread.checked_add(pad[0])?.checked_add(pad[1]));
        let is_known = input != DYNAMIC && output != DYNAMIC;
        require(
            !is_known || wanted.is_none_or(|wanted| wanted == output),
            "the output has the size that follows",
        )?;
    }
    bias(s)
}

fn pool(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let lists = ["kernel", "stride", "pad"].map(|name| s.numbers(name).unwrap_or_default());
    let [kernel, stride, pad] = &lists;
    at_least(kernel, 1, "windows have at least one element")?;
    at_least(stride, 1, STRIDES)?;
    at_least(pad, 0, "paddings are not negative")?;
    for (index, (&extent, &stride)) in kernel.iter().zip(stride).enumerate() {
        let Some(&[before, after]) = pad.get(2 * index..2 * index + 2) else { return Ok(()) };
        require(before < extent && after < extent, "a padding is less than the window")?;
        let (Some((input, _)), Some((output, _))) = (s.shape(0), s.result_shape()) else { continue };
        let (Some(&input), Some(&output)) = (input.get(index + 1), output.get(index + 1)) else { continue };
        covers(&Window { before, after, extent, stride }, input, output)?;
    }
    Ok(())
}

pub(super) fn average_pool(s: &Subject<'_, '_, '_, '_>) -> Checked {
    pool(s)?;
    accumulates(s, false)?;
    zero_point(s, s.operand(0), 1)?;
    zero_point(s, s.result(), 2)
}

pub(super) fn max_pool(s: &Subject<'_, '_, '_, '_>) -> Checked {
    super::same_elements(s)?;
    pool(s)
}
