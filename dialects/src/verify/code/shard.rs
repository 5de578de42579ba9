//! `shard`: axes of grids.

use super::{
    AroundCheck, Checked, SignatureCheck, Subject, attribute, name_of, operand_types, require, result_types,
    shaped, symbol_target,
};
use pdll_ir::{AttrData, DYNAMIC, OpVerifier};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    (op == "grid").then_some(grid)
}

/// A grid has an axis at least.
fn grid(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(s.numbers("shape").is_none_or(|sizes| !sizes.is_empty()), "a grid has one axis or more")
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "all_gather" => all_gather,
        "all_reduce" | "all_slice" | "all_to_all" | "broadcast" | "gather" | "recv" | "reduce"
        | "reduce_scatter" | "scatter" | "send" | "shift" => |op| axes(op, "grid_axes").map(|_| ()),
        "grid_shape" | "process_multi_index" => one_for_each,
        "process_linear_index" => |op| axes(op, "axes").map(|_| ()),
        "sharding" => sharding,
        _ => return None,
    })
}

/// Sizes of a grid, and axes of it.
struct Axes {
    sizes: Vec<i64>,
    axes: Vec<usize>,
}

/// The axes in an attribute, each once, of the grid that is named; `None` where that is not understood.
fn axes(op: &mut OpVerifier<'_, '_>, name: &str) -> Result<Option<Axes>, pdll_ir::Violation> {
    let ctx = op.ctx();
    let path = match attribute(op, "grid").map(|attr| ctx.attr_data(attr)) {
        Some(AttrData::Symbol(path)) if path.len() == 1 => path,
        _ => return Ok(None),
    };
    let found = symbol_target(op, path[0]);
    let Some(grid) = found.filter(|found| name_of(*found) == "shard.grid") else {
        return Err("the symbol is not a grid".into());
    };
    let sizes = grid.attribute_named("shape").and_then(|attr| crate::hand::i64_items(ctx, attr));
    let Some(sizes) = sizes else { return Ok(None) };
    let list = match attribute(op, name).map(|attr| ctx.attr_data(attr)) {
        None => Vec::new(),
        Some(AttrData::DenseArray { data, .. }) => {
            data.chunks(2).filter_map(|bytes| bytes.try_into().ok().map(i16::from_le_bytes)).collect()
        }
        Some(_) => return Ok(None),
    };
    let mut all = Vec::new();
    for axis in list {
        let axis = usize::try_from(axis).ok().filter(|&axis| axis < sizes.len());
        let Some(axis) = axis else { return Err("the grid has no such axis".into()) };
        require(!all.contains(&axis), "each axis is named once")?;
        all.push(axis);
    }
    Ok(Some(Axes { sizes, axes: all }))
}

/// As many results as axes; as the grid has without any.
fn one_for_each(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(Axes { sizes, axes }) = axes(op, "axes")? else { return Ok(()) };
    let count = if axes.is_empty() { sizes.len() } else { axes.len() };
    require(result_types(op).len() == count, "there is a result for each axis")
}

/// An axis is as long as all parts of it together.
fn all_gather(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(Axes { sizes, axes }) = axes(op, "grid_axes")? else { return Ok(()) };
    let ctx = op.ctx();
    let axis = attribute(op, "gather_axis").and_then(|attr| ctx.int_value(attr));
    let (operands, results) = (operand_types(op), result_types(op));
    let (Some(axis), &[from], &[to]) = (axis, &operands[..], &results[..]) else { return Ok(()) };
    let (Some((from, _)), Some((to, _))) = (shaped(ctx, from), shaped(ctx, to)) else { return Ok(()) };
    let axis = usize::try_from(axis).ok().filter(|&axis| axis < from.len() && from.len() == to.len());
    let Some(axis) = axis else { return Err("the tensor has no such axis".into()) };
    let parts: i128 = axes.iter().map(|&axis| i128::from(sizes[axis])).product();
    let known = from[axis] != DYNAMIC && to[axis] != DYNAMIC && axes.iter().all(|&axis| sizes[axis] > 0);
    let fits = i128::from(from[axis]).checked_mul(parts) == Some(i128::from(to[axis]));
    require(!known || fits, "the axis of the result is as long as all parts together")
}

/// No axis is split twice.
fn sharding(op: &mut OpVerifier<'_, '_>) -> Checked {
    axes(op, "")?;
    let ctx = op.ctx();
    let Some(AttrData::Opaque { data, .. }) = attribute(op, "split_axes").map(|attr| ctx.attr_data(attr))
    else {
        return Ok(());
    };
    let text = ctx.text(*data);
    let mut numbers: Vec<i64> =
        text.split(|c: char| !c.is_ascii_digit() && c != '-').filter_map(|part| part.parse().ok()).collect();
    numbers.sort_unstable();
    require(numbers.windows(2).all(|pair| pair[0] != pair[1]), "each axis is split once")?;
    require(numbers.first().is_none_or(|&first| first >= 0), "an axis is a number from 0 on")
}
