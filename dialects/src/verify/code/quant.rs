//! `quant`: casts between numbers and what stands for them.

use super::{Checked, SignatureCheck, Subject, element, require, shaped};
use pdll_ir::{Context, DYNAMIC, Type, TypeData, print_type};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "dcast" => |s| cast(s, s.operand(0), s.result(), false),
        "qcast" => |s| cast(s, s.result(), s.operand(0), false),
        "scast" => scast,
        _ => return None,
    })
}

/// What is between the brackets of a `uniform` type of the dialect that a type is or is made of.
fn uniform(ctx: &Context, ty: Type) -> Option<String> {
    let TypeData::Opaque { namespace, data } = *ctx.type_data(element(ctx, ty).unwrap_or(ty)) else {
        return None;
    };
    let text = ctx.text(data);
    let inner = text.strip_prefix("uniform<")?.strip_suffix('>')?;
    (ctx.bytes(namespace) == b"quant").then(|| inner.to_string())
}

fn scast(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let from_quantized = s.operand(0).is_some_and(|ty| uniform(s.ctx(), ty).is_some());
    let (quantized, other) = (s.operand(0), s.result());
    match from_quantized {
        true => cast(s, quantized, other, true),
        false => cast(s, other, quantized, true),
    }
}

/// The other side is what is stored (`i8`) or what that stands for (`f32`) in `i8<..>:f32:axis, {scales}`.
fn cast(s: &Subject<'_, '_, '_, '_>, quantized: Option<Type>, other: Option<Type>, stored: bool) -> Checked {
    let ctx = s.ctx();
    let (Some(quantized), Some(other)) = (quantized, other) else { return Ok(()) };
    let Some(text) = uniform(ctx, quantized) else { return Ok(()) };
    let is_single = |ty: Type| element(ctx, ty).is_none();
    let alike = is_single(quantized) == is_single(other);
    require(alike, "both sides are single numbers, or both are tensors")?;
    if let Some((_, blocks)) = text.split_once(":{") {
        return in_blocks(ctx, quantized, blocks);
    }
    let types = text.split_once(',').map_or(&*text, |parts| parts.0);
    let mut parts = types.split(':');
    let (storage, expressed, axis) = (parts.next(), parts.next(), parts.next());
    // A range of the numbers that are stored has a `:` as well.
    if types.contains('<') {
        return Ok(());
    }
    let given = print_type(ctx, element(ctx, other).unwrap_or(other));
    let wanted =
        if stored { storage.map(|text| text.replace('u', "i")) } else { expressed.map(String::from) };
    require(
        wanted.is_none_or(|wanted| wanted.trim() == given),
        "the numbers are not those of the quantized type",
    )?;
    let Some(axis) = axis.and_then(|axis| axis.trim().parse::<usize>().ok()) else { return Ok(()) };
    let is_container = element(ctx, quantized).is_some();
    require(is_container, "a single number has no scales along an axis")?;
    let Some((dims, _)) = shaped(ctx, quantized) else { return Ok(()) };
    let Some(&size) = dims.get(axis) else { return Err("there is no axis that has the scales".into()) };
    let scales = text.split_once('{').map_or(0, |parts| parts.1.split(',').count());
    require(
        size == DYNAMIC || usize::try_from(size) == Ok(scales),
        "there is a scale for each index of the axis",
    )
}

/// `{0:1, 1:2}, {{2.0:120, 3.0:127}, {4.0, 5.0}}` without the first brace: the sizes of blocks along axes,
/// and a scale for each block.
fn in_blocks(ctx: &Context, quantized: Type, text: &str) -> Checked {
    let Some((blocks, scales)) = text.split_once('}') else { return Ok(()) };
    require(element(ctx, quantized).is_some(), "a single number has no blocks")?;
    let Some((dims, _)) = shaped(ctx, quantized) else { return Err("a tensor of blocks is ranked".into()) };
    let scales = extents(scales);
    for block in blocks.split(',') {
        let Some((axis, size)) = block.split_once(':') else { return Ok(()) };
        let (Ok(axis), Ok(size)) = (axis.trim().parse::<usize>(), size.trim().parse::<i64>()) else {
            return Ok(());
        };
        let Some(&dim) = dims.get(axis) else { return Err("there is no axis that has the blocks".into()) };
        if dim == DYNAMIC || size <= 0 {
            continue;
        }
        require(dim % size == 0, "a dimension is made of whole blocks")?;
        let fits = scales.get(axis).is_none_or(|&count| count == dim / size);
        require(fits, "there is a scale for each block")?;
    }
    Ok(())
}

/// How many elements `{{..}, {..}}` has along each axis.
fn extents(text: &str) -> Vec<i64> {
    let (mut sizes, mut depth) = (Vec::new(), 0usize);
    // Of the first list of each depth: the others are as long.
    let mut done = Vec::new();
    for character in text.chars() {
        match character {
            '{' => {
                depth += 1;
                if sizes.len() < depth {
                    sizes.push(1i64);
                    done.push(false);
                }
            }
            '}' if depth > 0 => {
                done[depth - 1] = true;
                depth -= 1;
            }
            ',' if depth > 0 && !done[depth - 1] => sizes[depth - 1] += 1,
            _ => {}
        }
    }
    sizes
}
