//! Memrefs that stand for the memory of another: casts and reshapes, and the layouts that follow.

use super::layout::{Strided, space, strided, times};
use super::{Checked, Subject, compatible, element, require, shaped, slices};
use pdll_ir::{Attr, AttrData, Context, DYNAMIC, Type, TypeData};

/// The layout that is written in a type.
pub(super) fn layout(ctx: &Context, ty: Type) -> Option<Attr> {
    match ctx.type_data(ty) {
        TypeData::MemRef { layout, .. } => *layout,
        _ => None,
    }
}

/// Whether elements are where they are without a layout. Of layouts of dialects that is not known.
pub(super) fn is_plain(ctx: &Context, ty: Type) -> bool {
    match layout(ctx, ty).map(|layout| ctx.attr_data(layout)) {
        None | Some(AttrData::Opaque { .. }) => true,
        Some(AttrData::Strided { strides, offset }) => **strides == [1] && *offset == 0,
        Some(_) => false,
    }
}

/// Whether the layout of a memref is one that a dialect defines.
fn is_foreign(ctx: &Context, ty: Type) -> bool {
    let layout = layout(ctx, ty).map(|layout| ctx.attr_data(layout));
    matches!(layout, Some(AttrData::Opaque { .. }))
}

/// Whether two numbers may be the same when it runs.
fn may_equal(a: i64, b: i64) -> bool {
    a == b || a == DYNAMIC || b == DYNAMIC
}

/// Whether elements may be at the same places. Strides of dimensions with one element do not count.
fn same_places(ctx: &Context, from: Type, to: Type) -> bool {
    if layout(ctx, from) == layout(ctx, to) || is_foreign(ctx, from) || is_foreign(ctx, to) {
        return true;
    }
    let (Some(a), Some(b)) = (strided(ctx, from), strided(ctx, to)) else { return false };
    let (Some((from, _)), Some((to, _))) = (shaped(ctx, from), shaped(ctx, to)) else { return true };
    let same = |dim: usize| from[dim] == 1 || to[dim] == 1 || may_equal(a.strides[dim], b.strides[dim]);
    from.len() == to.len() && may_equal(a.offset, b.offset) && (0..from.len()).all(same)
}

/// Elements and space stay, sizes and layouts are compatible, and not both are without a rank.
pub(super) fn cast(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(from), Some(to)) = (s.operand(0), s.result()) else { return Ok(()) };
    let ctx = s.ctx();
    let fits = element(ctx, from) == element(ctx, to)
        && space(ctx, from) == space(ctx, to)
        && match (shaped(ctx, from), shaped(ctx, to)) {
            (Some(a), Some(b)) => compatible(a.0, b.0) && same_places(ctx, from, to),
            (a, b) => a.is_some() || b.is_some(),
        };
    require(fits, "this cast does not go between such types")
}

/// All but the space stays.
pub(super) fn space_cast(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(from), Some(to)) = (s.operand(0), s.result()) else { return Ok(()) };
    let ctx = s.ctx();
    let fits = element(ctx, from) == element(ctx, to)
        && shaped(ctx, from) == shaped(ctx, to)
        && layout(ctx, from) == layout(ctx, to);
    require(fits, "a cast to another memory space keeps all else")
}

/// Both are without layout, elements stay, and there is a size for each dimension.
pub(super) fn reshape(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(from), Some(to)) = (s.operand(0), s.result()) else { return Ok(()) };
    let ctx = s.ctx();
    require(element(ctx, from) == element(ctx, to), "a reshape keeps the elements")?;
    let plain = [from, to].iter().all(|&ty| is_plain(ctx, ty));
    require(plain, "what is reshaped, and what it becomes, has no layout of its own")?;
    let (Some((to, _)), Some((sizes, _))) = (s.result_shape(), s.shape(1)) else { return Ok(()) };
    require(sizes == [to.len() as i64], "there is a size for each dimension of the result")
}

/// The memory as such, where it starts, and a size and a stride for each dimension.
pub(super) fn metadata(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some((sizes, element)) = s.shape(0) else { return Ok(()) };
    let fits = s.results.types.len() == 2 + 2 * sizes.len();
    require(fits, "there is a result for the memory, the offset, and size and stride of each dimension")?;
    let base = s.result_shape().is_none_or(|base| base.0.is_empty() && base.1 == element);
    require(base, "the memory as such has no dimensions, and the elements of the source")
}

/// The groups of dimensions of a reshape.
fn groups(s: &Subject<'_, '_, '_, '_>) -> Option<Vec<Vec<usize>>> {
    let numbers = |&group: &Attr| -> Option<Vec<usize>> {
        super::integers(s.ctx(), group)?.into_iter().map(|dim| usize::try_from(dim).ok()).collect()
    };
    super::items(s.ctx(), s.attribute("reassociation")?)?.iter().map(numbers).collect()
}

/// The result has this layout, written as it is for a strided one; without one where the source has none.
fn has_layout(s: &Subject<'_, '_, '_, '_>, wanted: Option<Strided>) -> Checked {
    let Some(to) = s.result() else { return Ok(()) };
    if is_foreign(s.ctx(), to) || s.operand(0).is_some_and(|from| is_foreign(s.ctx(), from)) {
        return Ok(());
    }
    let given = layout(s.ctx(), to).map(|layout| s.ctx().attr_data(layout));
    let fits = match (given, wanted) {
        (None, wanted) => wanted.is_none(),
        (Some(AttrData::Strided { strides, offset }), Some(wanted)) => {
            **strides == *wanted.strides && *offset == wanted.offset
        }
        _ => false,
    };
    require(fits, "the layout of the result follows from that of the source")
}

fn same_space(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(from), Some(to)) = (s.operand(0), s.result()) else { return Ok(()) };
    require(space(s.ctx(), from) == space(s.ctx(), to), "the memory space stays")
}

/// What is known of the layout of the source: `Ok(None)` if it has none of its own.
fn source_layout(s: &Subject<'_, '_, '_, '_>) -> Result<Option<Strided>, &'static str> {
    let Some(from) = s.operand(0).filter(|&ty| !is_plain(s.ctx(), ty)) else { return Ok(None) };
    strided(s.ctx(), from).map(Some).ok_or("the layout of the source has no strides")
}

/// Each group of dimensions has the stride of the one it was; within a group they are side by side.
pub(super) fn expand(s: &Subject<'_, '_, '_, '_>) -> Checked {
    slices::expand(s)?;
    same_space(s)?;
    let (Some(groups), Some((to, _))) = (groups(s), s.result_shape()) else { return Ok(()) };
    let given = s.numbers("static_output_shape").unwrap_or_default();
    let fits = to.iter().zip(&given).all(|(&size, &given)| size == DYNAMIC || size == given);
    require(fits, "the result has the sizes that are given")?;
    let wanted = source_layout(s)?.map(|from| {
        let mut strides = vec![0; to.len()];
        for (group, &stride) in groups.iter().zip(&from.strides) {
            let mut stride = stride;
            for &dim in group.iter().rev().filter(|dim| **dim < to.len()) {
                strides[dim] = stride;
                stride = times(stride, to[dim]);
            }
        }
        Strided { strides, offset: from.offset }
    });
    has_layout(s, wanted)
}

/// A group of dimensions that are side by side has the stride of the last one of more than one element.
pub(super) fn collapse(s: &Subject<'_, '_, '_, '_>) -> Checked {
    slices::collapse(s)?;
    same_space(s)?;
    let (Some(groups), Some((sizes, _)), Some(from)) = (groups(s), s.shape(0), source_layout(s)?) else {
        return has_layout(s, None);
    };
    let rank = sizes.len().min(from.strides.len());
    if groups.iter().flatten().any(|&dim| dim >= rank) {
        return Ok(());
    }
    let mut strides = Vec::with_capacity(groups.len());
    for group in &groups {
        let Some(&first) = group.first() else { continue };
        let last = group.iter().rev().copied().find(|&dim| sizes[dim] != 1).unwrap_or(first);
        // A size that is not known may turn out to be 1, so that another stride counts.
        let is_known = sizes[last] != DYNAMIC || last == first;
        strides.push(if is_known { from.strides[last] } else { DYNAMIC });
    }
    for (group, &stride) in groups.iter().zip(&strides) {
        let mut stride = stride;
        for pair in group.windows(2).rev() {
            stride = times(stride, sizes[pair[1]]);
            let one = sizes[pair[0]] == 1;
            require(one || may_equal(stride, from.strides[pair[0]]), "the dimensions are not side by side")?;
        }
    }
    has_layout(s, Some(Strided { strides, offset: from.offset }))
}
