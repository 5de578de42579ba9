//! Sizes that become others: reshapes, paddings, tiles, and elements that are looked up.

use super::super::{Checked, Subject, require, shaped};
use super::{agree, constant_integers, rank_of_shape};
use pdll_ir::{DYNAMIC, Type};

/// The rank of operand `index`, which is a shape.
fn rank(s: &Subject<'_, '_, '_, '_>, index: usize) -> Option<usize> {
    rank_of_shape(s.ctx(), s.operand(index)?)
}

/// Sizes of a tensor.
fn sizes<'a>(s: &Subject<'_, '_, 'a, '_>, ty: Option<Type>) -> Option<&'a [i64]> {
    Some(shaped(s.ctx(), ty?)?.0)
}

/// A size for each dimension of the shape.
pub(super) fn constant(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let given = s.attribute("values").and_then(|attr| sizes(s, s.ctx().attr_type(attr)));
    let rank = s.result().and_then(|ty| rank_of_shape(s.ctx(), ty));
    let (Some(given), Some(rank)) = (given, rank) else { return Ok(()) };
    let [count] = given else { return Err("the sizes are a list".into()) };
    require(usize::try_from(*count) == Ok(rank), "there is a size for each dimension of the shape")
}

/// What is computed of shapes element by element.
pub(super) fn same_ranks(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let all = s.operands.types.iter().chain(s.results.types);
    let ranks: Vec<usize> = all.filter_map(|&ty| rank_of_shape(s.ctx(), ty)).collect();
    require(ranks.windows(2).all(|pair| pair[0] == pair[1]), "shapes that are combined have one rank")
}

/// Elements and rank of the input.
fn keeps_rank(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(agree(s.ctx(), s.operand(0), s.result()), "the result has the elements of the input")?;
    let ranks = [s.operand(0), s.result()].map(|ty| sizes(s, ty).map(<[i64]>::len));
    require(ranks[0] == ranks[1] || ranks.contains(&None), "the result has the rank of the input")
}

pub(super) fn pad(s: &Subject<'_, '_, '_, '_>) -> Checked {
    keeps_rank(s)?;
    require(agree(s.ctx(), s.operand(2), s.result()), "what is added has the type of the elements")?;
    let (Some(input), Some(rank)) = (sizes(s, s.operand(0)), rank(s, 1)) else { return Ok(()) };
    require(rank == 2 * input.len(), "there are two numbers for each dimension")?;
    let Some(added) = constant_integers(s, 1) else { return Ok(()) };
    let output = sizes(s, s.result()).unwrap_or(&[]);
    for (index, pair) in added.chunks_exact(2).enumerate() {
        // -1 stands for a number that is not known.
        require(pair.iter().all(|&number| number >= -1), "what is added is not negative")?;
        let (Some(&input), Some(&output)) = (input.get(index), output.get(index)) else { continue };
        let is_known = !pair.contains(&-1) && input != DYNAMIC && output != DYNAMIC;
        let fits =
            !is_known || input.checked_add(pair[0]).and_then(|sum| sum.checked_add(pair[1])) == Some(output);
        require(fits, "the result has the size of the input and of what is added")?;
    }
    Ok(())
}

/// The number of elements, if all sizes are known.
fn elements(sizes: &[i64]) -> Option<i64> {
    let known = !sizes.iter().any(|&size| size < 0);
    known.then(|| sizes.iter().try_fold(1i64, |all, &size| all.checked_mul(size)))?
}

pub(super) fn reshape(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(agree(s.ctx(), s.operand(0), s.result()), "the result has the elements of the input")?;
    let Some(shape) = constant_integers(s, 1) else { return Ok(()) };
    let open = shape.iter().filter(|&&size| size == -1).count();
    require(open <= 1, "at most one size follows from the others")?;
    require(shape.iter().all(|&size| size >= -1), "a size is not negative, or -1")?;
    if let Some(output) = sizes(s, s.result()) {
        require(output.len() == shape.len(), "the result has a dimension for each size")?;
        let same = |(&size, &output): (&i64, &i64)| size == -1 || output == DYNAMIC || size == output;
        require(shape.iter().zip(output).all(same), "the result has the sizes that are given")?;
    }
    let Some(input) = sizes(s, s.operand(0)).and_then(elements) else { return Ok(()) };
    let output = sizes(s, s.result()).and_then(elements);
    require(output.is_none_or(|output| input == output), "a reshape keeps the number of elements")?;
    match (elements(&shape), open) {
        (Some(count), _) => require(input == count, "a reshape keeps the number of elements"),
        (None, _) => {
            let known: Vec<i64> = shape.into_iter().filter(|&size| size > 0).collect();
            let fits = elements(&known).is_none_or(|count| count <= input);
            require(fits, "a reshape keeps the number of elements")
        }
    }
}

pub(super) fn slice(s: &Subject<'_, '_, '_, '_>) -> Checked {
    keeps_rank(s)?;
    let Some(input) = sizes(s, s.operand(0)) else { return Ok(()) };
    let fits = [1, 2].into_iter().all(|index| rank(s, index).is_none_or(|rank| rank == input.len()));
    require(fits, "there is a start and a size for each dimension")
}

pub(super) fn tile(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(agree(s.ctx(), s.operand(0), s.result()), "the result has the elements of the input")?;
    let rank = rank(s, 1);
    let fits = |ty| sizes(s, ty).is_none_or(|sizes| rank.is_none_or(|rank| rank == sizes.len()));
    require(fits(s.operand(0)) && fits(s.result()), "there is a number for each dimension")?;
    let counts = constant_integers(s, 1).unwrap_or_default();
    require(counts.iter().all(|&count| count > 0 || count == -1), "each dimension is repeated at least once")
}

/// Each pair of sizes that are known is equal.
fn pairs(pairs: &[(Option<i64>, Option<i64>)]) -> Checked {
    let known = |size: Option<i64>| size.filter(|&size| size != DYNAMIC);
    let same = |&(a, b): &(Option<i64>, Option<i64>)| known(a).is_none() || known(b).is_none() || a == b;
    require(pairs.iter().all(same), "sizes of values, indices and results agree")
}

fn size(s: &Subject<'_, '_, '_, '_>, ty: Option<Type>, dim: usize) -> Option<i64> {
    sizes(s, ty)?.get(dim).copied()
}

pub(super) fn gather(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(agree(s.ctx(), s.operand(0), s.result()), "the result has the elements of the input")?;
    let [values, indices] = [0, 1].map(|index| s.operand(index));
    let at = |ty, dim| size(s, ty, dim);
    let result = s.result();
    pairs(&[
        (at(values, 0), at(indices, 0)),
        (at(values, 0), at(result, 0)),
        (at(indices, 0), at(result, 0)),
        (at(indices, 1), at(result, 1)),
        (at(values, 2), at(result, 2)),
    ])
}

pub(super) fn scatter(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let all = [s.operand(0), s.operand(2)].into_iter().all(|ty| agree(s.ctx(), ty, s.result()));
    require(all, "the result has the elements of the input")?;
    let [values, indices, input] = [0, 1, 2].map(|index| s.operand(index));
    let at = |ty, dim| size(s, ty, dim);
    let result = s.result();
    pairs(&[
        (at(values, 0), at(indices, 0)),
        (at(values, 0), at(input, 0)),
        (at(values, 0), at(result, 0)),
        (at(values, 1), at(result, 1)),
        (at(values, 2), at(input, 2)),
        (at(values, 2), at(result, 2)),
        (at(indices, 1), at(input, 1)),
    ])?;
    let rows = at(values, 1).or(at(result, 1)).filter(|&rows| rows != DYNAMIC);
    let written = at(indices, 1).or(at(input, 1)).filter(|&written| written != DYNAMIC);
    let fits = rows.zip(written).is_none_or(|(rows, written)| rows >= written);
    require(fits, "no more rows are written than there are")
}

/// Scales, offset and border say how large the result is.
pub(super) fn resize(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let lists = [1, 2, 3].map(|index| constant_integers(s, index));
    let [Some(scale), Some(offset), Some(border)] = &lists else { return Ok(()) };
    require(scale.iter().all(|&number| number > 0), "scales are positive")?;
    let (Some(input), Some(output)) = (sizes(s, s.operand(0)), sizes(s, s.result())) else { return Ok(()) };
    for (index, scale) in scale.chunks_exact(2).enumerate() {
        let (Some(&offset), Some(&border)) = (offset.get(index), border.get(index)) else { return Ok(()) };
        let (Some(&input), Some(&output)) = (input.get(index + 1), output.get(index + 1)) else {
            return Ok(());
        };
        if input == DYNAMIC {
            continue;
        }
        let last = (input - 1).checked_mul(scale[0]);
        let last = last.and_then(|last| last.checked_sub(offset)?.checked_add(border));
        let Some(last) = last else { continue };
        require(last % scale[1] == 0, "the last place of the result is one of the input")?;
        require(output == DYNAMIC || output == last / scale[1] + 1, "the result has the size that follows")?;
    }
    Ok(())
}
