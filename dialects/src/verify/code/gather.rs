//! `tensor.gather`, `tensor.scatter` and `tensor.reshape`: sizes that follow from others.

use super::{Checked, Subject, dynamic, element, require, shaped};
use pdll_ir::DYNAMIC;

/// The dimensions in an attribute are of the tensor at operand `of`, in order, and there are some.
fn dimensions(s: &Subject<'_, '_, '_, '_>, name: &str, of: usize) -> Checked {
    let (Some(dims), Some(ty)) = (s.numbers(name), s.operand(of)) else { return Ok(()) };
    let Some((sizes, _)) = shaped(s.ctx(), ty) else { return Ok(()) };
    let in_order = dims.windows(2).all(|pair| pair[0] < pair[1]);
    let fit = dims.iter().all(|&dim| usize::try_from(dim).is_ok_and(|dim| dim < sizes.len()));
    match !dims.is_empty() && in_order && fit {
        true => Ok(()),
        false => Err(format!("`{name}` has dimensions of the tensor, in order").into()),
    }
}

/// The sizes of what is taken with indices of these sizes from dimensions of a tensor; the second list leaves
/// out the dimensions that are taken from, which have the size 1.
fn taken(indices: &[i64], whole: &[i64], dims: &[i64]) -> (Vec<i64>, Vec<i64>) {
    let outer = &indices[..indices.len().saturating_sub(1)];
    let is_taken = |index: usize| dims.contains(&(index as i64));
    let size = |(index, &size): (usize, &i64)| if is_taken(index) { 1 } else { size };
    let left = |(index, &size): (usize, &i64)| (!is_taken(index)).then_some(size);
    let full = outer.iter().copied().chain(whole.iter().enumerate().map(size)).collect();
    let reduced = outer.iter().copied().chain(whole.iter().enumerate().filter_map(left)).collect();
    (full, reduced)
}

/// The dimensions in `name` of the tensor at operand `whole`, and sizes of what the indices take from it.
fn parts(
    s: &Subject<'_, '_, '_, '_>,
    name: &str,
    (whole, indices): (usize, usize),
    part: Option<(&[i64], pdll_ir::Type)>,
) -> Checked {
    dimensions(s, name, whole)?;
    let (Some(dims), Some((whole, a)), Some((indices, _)), Some((part, b))) =
        (s.numbers(name), s.shape(whole), s.shape(indices), part)
    else {
        return Ok(());
    };
    let last = indices.last().copied().unwrap_or(1);
    require(last == DYNAMIC || last == dims.len() as i64, "an index is as long as there are dimensions")?;
    let (full, reduced) = taken(indices, whole, &dims);
    require(a == b && (part == full || part == reduced), "what the indices take has other sizes or elements")
}

pub(super) fn gather(s: &Subject<'_, '_, '_, '_>) -> Checked {
    parts(s, "gather_dims", (0, 1), s.result_shape())
}

pub(super) fn scatter(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(s.attribute("unique").is_some(), "the places that are written are `unique`")?;
    parts(s, "scatter_dims", (1, 2), s.shape(0))
}

/// As many elements, and a size for each dimension.
pub(super) fn reshape(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(from), Some(to)) = (s.operand(0), s.result()) else { return Ok(()) };
    require(element(s.ctx(), from) == element(s.ctx(), to), "a reshape keeps the elements")?;
    let (Some((to, _)), Some((sizes, _))) = (s.result_shape(), s.shape(1)) else { return Ok(()) };
    if let Some((from, _)) = shaped(s.ctx(), from)
        && dynamic(from) + dynamic(to) == 0
    {
        let count = |sizes: &[i64]| sizes.iter().try_fold(1i64, |all, &size| all.checked_mul(size));
        require(count(from) == count(to), "a reshape keeps the number of elements")?;
    }
    require(sizes == [to.len() as i64], "there is a size for each dimension of the result")
}
