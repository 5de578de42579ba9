//! Operations of `linalg` whose maps follow from dimensions that they name.

use super::linalg::{one_kind, outputs};
use super::{Checked, Subject, arguments, compatible, element, operand_types, require, shaped};
use pdll_ir::{DYNAMIC, OpVerifier, Type, TypeData};

/// Whether these are dimensions of something of a rank, each once.
fn are_dimensions(dims: &[i64], rank: usize) -> bool {
    let mut sorted = dims.to_vec();
    sorted.sort_unstable();
    let inside = |dim: &i64| (0..rank as i64).contains(dim);
    sorted.iter().all(inside) && sorted.windows(2).all(|pair| pair[0] < pair[1])
}

/// The sizes that are not in these dimensions.
fn without(sizes: &[i64], dims: &[i64]) -> Vec<i64> {
    let is_left = |(index, _): &(usize, &i64)| !dims.contains(&(*index as i64));
    sizes.iter().enumerate().filter(is_left).map(|(_, &size)| size).collect()
}

pub(super) fn transpose(s: &Subject<'_, '_, '_, '_>) -> Checked {
    outputs(s, 1)?;
    let (Some((from, _)), Some((to, _)), Some(permutation)) =
        (s.shape(0), s.shape(1), s.numbers("permutation"))
    else {
        return Ok(());
    };
    let fits = permutation.len() == from.len() && are_dimensions(&permutation, from.len());
    require(fits && from.len() == to.len(), "a permutation has each dimension once")?;
    let permuted: Vec<i64> = permutation.iter().map(|&dim| from[dim as usize]).collect();
    require(permuted == to, "the sizes of the result are those of the source, permuted")
}

/// The dimensions are added to those of the source.
pub(super) fn broadcast(s: &Subject<'_, '_, '_, '_>) -> Checked {
    outputs(s, 1)?;
    let (Some((from, _)), Some((to, _)), Some(dims)) = (s.shape(0), s.shape(1), s.numbers("dimensions"))
    else {
        return Ok(());
    };
    require(
        from.len() + dims.len() == to.len(),
        "the result has the dimensions of the source and those added",
    )?;
    require(are_dimensions(&dims, to.len()), "each dimension that is added is one of the result")?;
    require(without(to, &dims) == from, "the result has the sizes of the source")
}

/// What is left are the dimensions that are not reduced.
pub(super) fn reduce(s: &Subject<'_, '_, '_, '_>) -> Checked {
    outputs(s, 1)?;
    let half = s.operands.types.len() / 2;
    let (Some((from, _)), Some((to, _)), Some(dims)) = (s.shape(0), s.shape(half), s.numbers("dimensions"))
    else {
        return Ok(());
    };
    let same = |range: std::ops::Range<usize>, sizes: &[i64]| {
        range.into_iter().all(|index| s.shape(index).is_none_or(|(shape, _)| shape == sizes))
    };
    require(same(0..half, from) && same(half..2 * half, to), "all that is reduced has one shape")?;
    require(are_dimensions(&dims, from.len()), "each dimension that is reduced is one of the source")?;
    require(dims.is_sorted(), "the dimensions that are reduced are in order")?;
    let left = without(from, &dims);
    require(left.len() == to.len() && left == to, "the result has the dimensions that are not reduced")
}

/// All operands have the shape of the result.
pub(super) fn map(s: &Subject<'_, '_, '_, '_>) -> Checked {
    outputs(s, 1)?;
    one_kind(s)?;
    let Some((to, _)) = s.group(1).first().and_then(|&ty| shaped(s.ctx(), ty)) else { return Ok(()) };
    let same = |&ty: &Type| shaped(s.ctx(), ty).is_none_or(|(sizes, _)| sizes == to);
    require(s.group(0).iter().all(same), "what is mapped has the shape of the result")
}

pub(super) fn softmax(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some((from, _)), Some((to, _)), Some(dim)) = (s.shape(0), s.shape(1), s.number("dimension")) else {
        return Ok(());
    };
    require(compatible(from, to), "input and output have one shape")?;
    require(dim != DYNAMIC && (0..from.len() as i64).contains(&dim), "the dimension is one of the input")
}

/// All operands have one shape, as far as sizes are known.
pub(super) fn elementwise(s: &Subject<'_, '_, '_, '_>) -> Checked {
    one_kind(s)?;
    outputs(s, 1)?;
    let Some((to, _)) = s.group(1).first().and_then(|&ty| shaped(s.ctx(), ty)) else { return Ok(()) };
    let same = |&ty: &Type| match shaped(s.ctx(), ty) {
        Some((sizes, _)) => compatible(sizes, to),
        None => to.is_empty(),
    };
    require(s.operands.types.iter().all(same), "all operands have the shape of the result")
}

/// All operands have the same elements, of which `is_meant` says whether they are right.
fn alike(s: &Subject<'_, '_, '_, '_>, is_meant: fn(&TypeData) -> bool, what: &'static str) -> Checked {
    elementwise(s)?;
    let mut elements = s.operands.types.iter().map(|&ty| element(s.ctx(), ty).unwrap_or(ty));
    let Some(first) = elements.next() else { return Ok(()) };
    require(elements.all(|ty| ty == first), "all operands have the same elements")?;
    require(is_meant(s.ctx().type_data(first)), what)
}

pub(super) fn of_floats(s: &Subject<'_, '_, '_, '_>) -> Checked {
    alike(s, |ty| matches!(ty, TypeData::Float(_)), "this is a function of floats")
}

pub(super) fn of_integers(s: &Subject<'_, '_, '_, '_>) -> Checked {
    alike(s, |ty| matches!(ty, TypeData::Integer { .. }), "this is a function of integers")
}

pub(super) fn of_numbers(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let is_number =
        |ty: &TypeData| matches!(ty, TypeData::Integer { .. } | TypeData::Float(_) | TypeData::Complex(_));
    alike(s, is_number, "this is a function of integers, floats or complex numbers")
}

/// The types of elements of the operands.
fn elements(op: &OpVerifier<'_, '_>) -> Vec<Type> {
    let types = operand_types(op).into_iter();
    types.map(|ty| element(op.ctx(), ty).unwrap_or(ty)).collect()
}

/// The body takes an element of each operand.
pub(super) fn takes_elements(op: &mut OpVerifier<'_, '_>) -> Checked {
    let takes = arguments(op, 0);
    require(takes.is_none_or(|takes| takes == elements(op)), "the body takes an element of each operand")
}
