//! `shard`: axes of grids.

use super::{
    AroundCheck, Checked, SignatureCheck, Subject, attribute, name_of, operand_types, require, result_types,
    shaped, symbol_target,
};
use pdll_ir::{AttrData, DYNAMIC, OpVerifier, Violation};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    (op == "grid").then_some(grid)
}

/// A grid has an axis at least.
fn grid(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(s.numbers("shape").is_none_or(|sizes| !sizes.is_empty()), "a grid has one axis or more")
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "all_gather" | "all_reduce" | "all_slice" | "all_to_all" | "broadcast" | "gather" | "recv"
        | "reduce" | "reduce_scatter" | "scatter" | "send" | "shift" => collective,
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
fn axes(op: &mut OpVerifier<'_, '_>, name: &str) -> Result<Option<Axes>, Violation> {
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

/// The number of an attribute.
fn number(op: &OpVerifier<'_, '_>, name: &str) -> Option<i64> {
    let number = op.ctx().int_value(attribute(op, name)?)?;
    i64::try_from(number).ok()
}

/// How many devices there are along some axes.
fn devices(axes: &Axes) -> i64 {
    axes.axes.iter().fold(1, |count, &axis| times(count, axes.sizes[axis]))
}

/// A product, unless a factor or the product is not known.
fn times(a: i64, b: i64) -> i64 {
    if a == DYNAMIC || b == DYNAMIC { DYNAMIC } else { a.checked_mul(b).unwrap_or(DYNAMIC) }
}

/// A part of a size that can be divided; not known where one of both is not.
fn part(size: i64, count: i64) -> Result<i64, Violation> {
    if size == DYNAMIC || count == DYNAMIC {
        return Ok(DYNAMIC);
    }
    let part = size.checked_rem(count).filter(|&rest| rest == 0).map(|_| size / count);
    part.ok_or_else(|| "a part for each device can be made of the axis".into())
}

/// The sizes of what goes in and comes out, of the same number of dimensions.
fn shapes<'a>(op: &OpVerifier<'_, 'a>) -> Option<(&'a [i64], &'a [i64])> {
    let (operands, results) = (operand_types(op), result_types(op));
    let (&[from], &[to]) = (&operands[..], &results[..]) else { return None };
    let (from, to) = (shaped(op.ctx(), from)?.0, shaped(op.ctx(), to)?.0);
    (from.len() == to.len()).then_some((from, to))
}

/// The result has these sizes, where it has known ones.
fn has_sizes(to: &[i64], wanted: &[i64]) -> Checked {
    let fits = to.iter().zip(wanted).all(|(&size, &wanted)| size == DYNAMIC || size == wanted);
    require(fits, "the result has the sizes that follow from the operand and the grid")
}

/// A place in a tensor.
fn axis_of(number: Option<i64>, sizes: &[i64]) -> Result<usize, Violation> {
    let axis = number.and_then(|axis| usize::try_from(axis).ok()).filter(|&axis| axis < sizes.len());
    axis.ok_or_else(|| "the tensor has no such axis".into())
}

/// An axis is as long as all parts of it together.
fn gathered(op: &OpVerifier<'_, '_>, axes: &Axes) -> Checked {
    let Some((from, to)) = shapes(op) else { return Ok(()) };
    let axis = axis_of(number(op, "gather_axis"), from)?;
    let mut wanted = from.to_vec();
    wanted[axis] = times(from[axis], devices(axes));
    has_sizes(to, &wanted)
}

/// Of an axis each device has a part.
fn scattered(op: &OpVerifier<'_, '_>, axes: &Axes, axis: &str) -> Checked {
    let Some((from, to)) = shapes(op) else { return Ok(()) };
    let axis = axis_of(number(op, axis), from)?;
    let mut wanted = from.to_vec();
    wanted[axis] = part(from[axis], devices(axes))?;
    has_sizes(to, &wanted)
}

/// One axis is divided, and parts of another are put together.
fn exchanged(op: &OpVerifier<'_, '_>, axes: &Axes) -> Checked {
    let Some((from, to)) = shapes(op) else { return Ok(()) };
    let (divided, joined) = (number(op, "split_axis"), number(op, "concat_axis"));
    let (divided, joined) = (axis_of(divided, from)?, axis_of(joined, from)?);
    let mut wanted = from.to_vec();
    if divided != joined {
        wanted[joined] = times(from[joined], devices(axes));
        wanted[divided] = part(from[divided], devices(axes))?;
    }
    has_sizes(to, &wanted)
}

/// One of the devices along the axes, by its place on each of them.
fn device(op: &OpVerifier<'_, '_>, axes: &Axes, name: &str) -> Checked {
    let place = attribute(op, name).and_then(|attr| crate::hand::i64_items(op.ctx(), attr));
    let Some(place) = place else { return Ok(()) };
    require(place.len() == axes.axes.len(), "a device has a place on each axis")?;
    let fits = place
        .iter()
        .zip(&axes.axes)
        .all(|(&place, &axis)| place == DYNAMIC || axes.sizes[axis] == DYNAMIC || place < axes.sizes[axis]);
    require(fits, "a device is on the grid")
}

/// What devices do together.
fn collective(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(axes) = axes(op, "grid_axes")? else { return Ok(()) };
    match name_of(super::view(op)).strip_prefix("shard.").unwrap_or_default() {
        "all_gather" => gathered(op, &axes),
        "all_slice" => scattered(op, &axes, "slice_axis"),
        "all_to_all" => exchanged(op, &axes),
        "broadcast" | "reduce" => device(op, &axes, "root"),
        "gather" => device(op, &axes, "root").and_then(|()| gathered(op, &axes)),
        "recv" => device(op, &axes, "source"),
        "reduce_scatter" => scattered(op, &axes, "scatter_axis"),
        "scatter" => device(op, &axes, "root").and_then(|()| scattered(op, &axes, "scatter_axis")),
        "send" => device(op, &axes, "destination"),
        "shift" => {
            let axis = number(op, "shift_axis").and_then(|axis| usize::try_from(axis).ok());
            let fits = axis.is_some_and(|axis| axes.axes.contains(&axis));
            require(fits, "what is shifted goes along one of the axes")
        }
        _ => Ok(()),
    }
}

/// `axisarray[[0, 1], []]`: the axes of the grid along which each axis of a tensor is split.
fn split_axes(text: &str) -> Vec<Vec<i64>> {
    let lists = text.strip_prefix("axisarray[").and_then(|text| text.strip_suffix(']')).unwrap_or_default();
    let lists = crate::brackets::parts(lists).into_iter().filter(|list| !list.is_empty());
    let numbers = |list: &str| {
        let items = list.trim_matches(['[', ']']).split(',');
        items.filter_map(|item| item.trim().parse().ok()).collect()
    };
    lists.map(numbers).collect()
}

/// No axis is split twice. How wide the rims of parts are, or where parts begin, is said for each axis.
fn sharding(op: &mut OpVerifier<'_, '_>) -> Checked {
    let grid = axes(op, "")?;
    let ctx = op.ctx();
    let Some(AttrData::Opaque { data, .. }) = attribute(op, "split_axes").map(|attr| ctx.attr_data(attr))
    else {
        return Ok(());
    };
    let split = split_axes(&ctx.text(*data));
    let mut numbers = split.concat();
    numbers.sort_unstable();
    require(numbers.windows(2).all(|pair| pair[0] != pair[1]), "each axis is split once")?;
    require(numbers.first().is_none_or(|&first| first >= 0), "an axis is a number from 0 on")?;
    let list =
        |name| attribute(op, name).and_then(|attr| crate::hand::i64_items(ctx, attr)).unwrap_or_default();
    let (rims, offsets) = (list("static_halo_sizes"), list("static_sharded_dims_offsets"));
    require(rims.is_empty() || offsets.is_empty(), "rims are given or offsets, not both")?;
    let along = split.iter().filter(|axes| !axes.is_empty()).count();
    require(rims.is_empty() || rims.len() == 2 * along, "there are two rims for each axis that is split")?;
    let Some(Axes { sizes, .. }) = grid.filter(|_| !offsets.is_empty()) else { return Ok(()) };
    require(!sizes.contains(&DYNAMIC), "offsets are those of a grid whose sizes are known")?;
    let mut rest = &offsets[..];
    for axes in split.iter().filter(|axes| !axes.is_empty()) {
        let parts = axes.iter().filter_map(|&axis| sizes.get(usize::try_from(axis).ok()?)).sum::<i64>();
        let count = usize::try_from(parts).unwrap_or(0) + 1;
        let Some((own, after)) = rest.split_at_checked(count) else {
            return Err("there is an offset for each part, and one for the end".into());
        };
        let known = own.iter().filter(|&&offset| offset != DYNAMIC).copied();
        let known: Vec<i64> = std::iter::once(0).chain(known).collect();
        require(known.is_sorted(), "no part begins before the one in front of it")?;
        rest = after;
    }
    Ok(())
}
