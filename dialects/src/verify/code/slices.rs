//! Parts of tensors and memrefs, and reshapes that group dimensions.

use super::layout::{plus, strided, times};
use super::{Checked, Subject, dynamic, items, require, shaped};
use pdll_ir::{DYNAMIC, Type, TypeData};

/// Where a part starts, how large it is and how far its elements are from each other.
struct Slice {
    offsets: Vec<i64>,
    sizes: Vec<i64>,
    strides: Vec<i64>,
}

/// That of an operation whose groups of operands from `first` on are its values, in what has these sizes.
fn slice(s: &Subject<'_, '_, '_, '_>, first: usize, whole: &[i64]) -> Result<Option<Slice>, &'static str> {
    let lists = ["static_offsets", "static_sizes", "static_strides"].map(|name| s.numbers(name));
    let [Some(offsets), Some(sizes), Some(strides)] = lists else { return Ok(None) };
    for (i, list) in [&offsets, &sizes, &strides].into_iter().enumerate() {
        if list.len() != whole.len() {
            return Err("there are as many offsets, sizes and strides as dimensions");
        }
        if dynamic(list) != s.group(first + i).len() {
            return Err("there is an operand for each offset, size and stride that is not a number");
        }
    }
    Ok(Some(Slice { offsets, sizes, strides }))
}

impl Slice {
    /// Whether all that is known of it is inside.
    fn is_inside(&self, whole: &[i64]) -> bool {
        (0..whole.len()).all(|i| {
            let (offset, size, stride, end) = (self.offsets[i], self.sizes[i], self.strides[i], whole[i]);
            if end == DYNAMIC || offset == DYNAMIC {
                return true;
            }
            if offset < 0 || offset >= end {
                return false;
            }
            let steps = size.checked_sub(1).filter(|_| size != DYNAMIC && stride != DYNAMIC);
            let last = steps.map(|steps| steps.checked_mul(stride)?.checked_add(offset));
            last.is_none_or(|last| last.is_some_and(|last| last < end))
        })
    }
}

/// Whether sizes are these, some of those that are 1 left out.
fn is_reduced(sizes: &[i64], reduced: &[i64]) -> bool {
    let mut rest = reduced.iter().peekable();
    let all = sizes.iter().all(|size| rest.next_if_eq(&size).is_some() || *size == 1);
    all && rest.next().is_none()
}

/// Whether a type can be that of a part of another: elements, encoding or space, and sizes.
fn is_part(s: &Subject<'_, '_, '_, '_>, whole: Type, part: Type, sizes: &[i64]) -> bool {
    let same = match (s.ctx().type_data(whole), s.ctx().type_data(part)) {
        (
            TypeData::Tensor { element: a, encoding: x, .. },
            TypeData::Tensor { element: b, encoding: y, .. },
        ) => a == b && x == y,
        (TypeData::MemRef { element: a, space: x, .. }, TypeData::MemRef { element: b, space: y, .. }) => {
            a == b && x == y
        }
        _ => return true,
    };
    same && shaped(s.ctx(), part).is_none_or(|(part, _)| is_reduced(sizes, part))
}

/// `whole` has a part of this type; the values are the groups of operands from `first` on.
fn check(s: &Subject<'_, '_, '_, '_>, whole: Option<Type>, part: Option<Type>, first: usize) -> Checked {
    let (Some(whole), Some(part)) = (whole, part) else { return Ok(()) };
    let Some((dims, _)) = shaped(s.ctx(), whole) else { return Ok(()) };
    let Some(slice) = slice(s, first, dims)? else { return Ok(()) };
    if !is_part(s, whole, part, &slice.sizes) {
        return Err("the part has other elements or sizes".into());
    }
    match slice.is_inside(dims) {
        true => Ok(()),
        false => Err("the part is not inside".into()),
    }
}

pub(super) fn extract(s: &Subject<'_, '_, '_, '_>) -> Checked {
    check(s, s.operand(0), s.result(), 1)
}

/// A part of a memref, with the strides and the offset that follow.
pub(super) fn subview(s: &Subject<'_, '_, '_, '_>) -> Checked {
    check(s, s.operand(0), s.result(), 1)?;
    let (Some(from), Some(to)) = (s.operand(0), s.result()) else { return Ok(()) };
    let (Some(whole), Some(part)) = (strided(s.ctx(), from), strided(s.ctx(), to)) else { return Ok(()) };
    let (Some((dims, _)), Some((sizes, _))) = (s.shape(0), s.result_shape()) else { return Ok(()) };
    let Some(slice) = slice(s, 1, dims)? else { return Ok(()) };
    let offset = |sum, (&offset, &stride): (&i64, &i64)| plus(sum, times(offset, stride));
    let offset = slice.offsets.iter().zip(&whole.strides).fold(whole.offset, offset);
    let strides: Vec<i64> = slice.strides.iter().zip(&whole.strides).map(|(&a, &b)| times(a, b)).collect();
    // Dimensions of size 1 may be left out.
    let mut rest = sizes.iter().zip(&part.strides).peekable();
    let all = slice.sizes.iter().zip(&strides).all(|dim| rest.next_if_eq(&dim).is_some() || *dim.0 == 1);
    let fits = offset == part.offset && all && rest.next().is_none();
    require(fits, "the layout of a part follows from that of the whole")
}

pub(super) fn insert(s: &Subject<'_, '_, '_, '_>) -> Checked {
    check(s, s.operand(1), s.operand(0), 2)
}

/// `expanded` has the dimensions of `collapsed` in groups.
fn grouped(s: &Subject<'_, '_, '_, '_>, expanded: Option<Type>, collapsed: Option<Type>) -> Checked {
    let ctx = s.ctx();
    let shapes = [expanded, collapsed].map(|ty| shaped(ctx, ty?));
    let groups = s.attribute("reassociation").and_then(|attr| items(ctx, attr));
    let ([Some((expanded, a)), Some((collapsed, b))], Some(groups)) = (shapes, groups) else { return Ok(()) };
    let numbers = |&group| -> Option<Vec<i128>> {
        items(ctx, group)?.iter().map(|&number| ctx.int_value(number)).collect()
    };
    let Some(groups) = groups.iter().map(numbers).collect::<Option<Vec<_>>>() else { return Ok(()) };
    let all_are_one = groups.is_empty() && collapsed.is_empty();
    let in_order = groups.iter().flatten().copied().eq(0..expanded.len() as i128);
    let fits = in_order && groups.len() == collapsed.len();
    let is_buffer = s.operand(0).is_some_and(|ty| matches!(ctx.type_data(ty), TypeData::MemRef { .. }));
    if is_buffer && all_are_one && expanded.iter().any(|&size| size != 1) {
        return Err("a memref without dimensions is one element".into());
    }
    if a != b || !(all_are_one || fits) {
        return Err("the groups are all dimensions in order, one for each collapsed one".into());
    }
    let mut next = 0;
    for (group, &size) in groups.iter().zip(collapsed) {
        let parts = &expanded[next..next + group.len()];
        next += group.len();
        let wanted = match dynamic(parts) {
            0 => parts.iter().try_fold(1i64, |all, &part| all.checked_mul(part)),
            _ => Some(DYNAMIC),
        };
        if wanted.is_some_and(|wanted| wanted != size) {
            return Err("a collapsed dimension has the product of the sizes of its group".into());
        }
    }
    Ok(())
}

pub(super) fn collapse(s: &Subject<'_, '_, '_, '_>) -> Checked {
    grouped(s, s.operand(0), s.result())
}

pub(super) fn expand(s: &Subject<'_, '_, '_, '_>) -> Checked {
    grouped(s, s.result(), s.operand(0))?;
    let Some(sizes) = s.numbers("static_output_shape") else { return Ok(()) };
    let rank = s.result().and_then(|ty| Some(shaped(s.ctx(), ty)?.0.len()));
    match rank.is_none_or(|rank| rank == sizes.len()) && dynamic(&sizes) == s.operands.types.len() - 1 {
        true => Ok(()),
        false => Err("there is a size for each dimension of the result".into()),
    }
}
