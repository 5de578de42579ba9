//! Axes and permutations of tensors, and what is put together or taken apart along them.

use super::super::{Checked, Subject, compatible, element, require, shaped};
use super::same_elements;
use pdll_ir::DYNAMIC;

fn axis(s: &Subject<'_, '_, '_, '_>) -> Option<usize> {
    usize::try_from(s.number("axis")?).ok()
}

/// The axis is one of the input and of the result; if these are numbers, it is 0.
fn axis_in(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let has_axis = |(sizes, _): (&[i64], _)| axis(s).is_some_and(|axis| axis < sizes.len().max(1));
    require(s.shape(0).is_none_or(has_axis), "the axis is a dimension of the input")?;
    require(s.result_shape().is_none_or(has_axis), "the axis is a dimension of the result")
}

/// The result has an integer for what is left without the axis.
pub(super) fn arg_max(s: &Subject<'_, '_, '_, '_>) -> Checked {
    if let Some(element) = s.result().and_then(|ty| element(s.ctx(), ty)) {
        require(s.ctx().type_data(element).is_integer(), "the result has integers")?;
    }
    let Some((from, _)) = s.shape(0) else { return Ok(()) };
    let Some(axis) = axis(s).filter(|&axis| axis < from.len()) else {
        return Err("the axis is a dimension of the input".into());
    };
    let left = [&from[..axis], &from[axis + 1..]].concat();
    let fits = s.result_shape().is_none_or(|(to, _)| compatible(to, &left));
    require(fits, "the result has the sizes of the input but that of the axis")
}

/// The size of the axis becomes 1.
pub(super) fn reduce(s: &Subject<'_, '_, '_, '_>) -> Checked {
    axis_in(s)?;
    same_elements(s)?;
    let (Some((from, _)), Some((to, _)), Some(axis)) = (s.shape(0), s.result_shape(), axis(s)) else {
        return Ok(());
    };
    require(from.len() == to.len(), "a reduction keeps the rank")?;
    require(to.get(axis).is_none_or(|&size| size == 1 || size == DYNAMIC), "what is reduced has the size 1")
}

pub(super) fn reverse(s: &Subject<'_, '_, '_, '_>) -> Checked {
    axis_in(s)?;
    same_elements(s)?;
    let (Some((from, _)), Some((to, _))) = (s.shape(0), s.result_shape()) else { return Ok(()) };
    require(from.len() == to.len(), "the result has the rank of the input")
}

/// Each dimension once, and their sizes.
pub(super) fn transpose(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let permutation = s.attribute("perms").and_then(|attr| s.ctx().i32_array(attr));
    let Some(permutation) = permutation else { return Ok(()) };
    let mut sorted: Vec<i64> = permutation.iter().map(|&dim| i64::from(dim)).collect();
    sorted.sort_unstable();
    let is_permutation = sorted.iter().copied().eq(0..sorted.len() as i64);
    require(is_permutation, "a permutation has each dimension of the input once")?;
    let ranks = [s.shape(0), s.result_shape()].into_iter().flatten().map(|shape| shape.0.len());
    let mut ranks = ranks.map(|rank| rank == permutation.len());
    require(ranks.all(|fits| fits), "a permutation has each dimension of the input once")?;
    let Some((from, _)) = s.shape(0) else { return Ok(()) };
    let permuted: Vec<i64> = permutation.iter().map(|&dim| from[dim as usize]).collect();
    let fits = s.result_shape().is_none_or(|(to, _)| compatible(to, &permuted));
    require(fits, "the sizes of the result are those of the input, permuted")
}

/// Tensors of one rank, side by side along the axis.
pub(super) fn concat(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(!s.operands.types.is_empty(), "at least one tensor is asked for")?;
    same_elements(s)?;
    let ranked = s.operands.types.iter().filter_map(|&ty| Some(shaped(s.ctx(), ty)?.0));
    let shapes: Vec<&[i64]> = ranked.collect();
    let Some(first) = shapes.first() else { return Ok(()) };
    require(shapes.iter().all(|shape| shape.len() == first.len()), "what is concatenated has one rank")?;
    let Some(axis) = axis(s).filter(|&axis| axis < first.len()) else {
        return Err("the axis is a dimension of the operands".into());
    };
    let same = |shape: &&[i64]| {
        let one = |i: usize| i == axis || compatible(&shape[i..=i], &first[i..=i]);
        (0..first.len()).all(one)
    };
    require(shapes.iter().all(same), "what is concatenated has one size in other dimensions")?;
    let Some((to, _)) = s.result_shape() else { return Ok(()) };
    require(to.len() == first.len(), "the result has the rank of what is concatenated")?;
    let sizes: Vec<i64> = shapes.iter().map(|shape| shape[axis]).collect();
    let is_known = shapes.len() == s.operands.types.len() && to[axis] != DYNAMIC && !sizes.contains(&DYNAMIC);
    require(!is_known || sizes.iter().sum::<i64>() == to[axis], "the result has the sum of the sizes")
}
