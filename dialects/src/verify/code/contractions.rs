//! Products of matrices in `linalg` with maps that users give: which of the loops these may name.

use super::linalg::{maps, structured_op};
use super::{Checked, Subject, require};
use pdll_ir::{AffineMap, ExprData};

/// Which of the loops of an operation its maps name, by operand, if no map is given: of the output last.
const MATMUL: [&[u32]; 3] = [&[0, 2], &[2, 1], &[0, 1]];
const BATCH_MATMUL: [&[u32]; 3] = [&[0, 1, 3], &[0, 3, 2], &[0, 1, 2]];
const BATCH_REDUCE_MATMUL: [&[u32]; 3] = [&[0, 1, 3], &[0, 3, 2], &[1, 2]];

/// The loops that a map gives; those that are no loop by itself are `None`.
fn loops(s: &Subject<'_, '_, '_, '_>, map: &AffineMap) -> Vec<Option<u32>> {
    let dim = |&expr| match s.ctx().expr(expr) {
        ExprData::Dim(dim) => Some(dim),
        _ => None,
    };
    map.results.iter().map(dim).collect()
}

/// The loops that each map gives, each once; `None` where maps are not known.
fn projections(s: &Subject<'_, '_, '_, '_>) -> Result<Option<[Vec<u32>; 3]>, &'static str> {
    let Some(maps) = maps(s) else { return Ok(None) };
    let all: Vec<Vec<u32>> = maps.iter().map(|map| loops(s, map).into_iter().flatten().collect()).collect();
    let once = |loops: &Vec<u32>| loops.iter().enumerate().all(|(i, dim)| !loops[..i].contains(dim));
    if !all.iter().zip(&maps).all(|(loops, map)| loops.len() == map.results.len() && once(loops)) {
        return Err("a map gives some of the loops, each once");
    }
    Ok(all.try_into().ok())
}

fn within(given: &[u32], allowed: &[u32]) -> bool {
    given.iter().all(|dim| allowed.contains(dim))
}

/// An input is accessed by its loops, in any order, or by the one that is summed over.
pub(super) fn matmul(s: &Subject<'_, '_, '_, '_>) -> Checked {
    structured_op(s)?;
    let Some(given) = projections(s)? else { return Ok(()) };
    for (given, allowed) in given.iter().zip(MATMUL).take(2) {
        require(within(given, allowed), "the map of an input gives a loop that is not one of it")?;
        let is_spread = given.len() < allowed.len();
        require(!is_spread || given[..] == [2], "an input with one dimension is that which is summed over")?;
    }
    Ok(())
}

/// As [`matmul`] for each matrix of a batch: the first dimension is that of the batch, unless it is left out.
fn batched(s: &Subject<'_, '_, '_, '_>, allowed: [&[u32]; 3]) -> Checked {
    structured_op(s)?;
    let Some(given) = projections(s)? else { return Ok(()) };
    for (index, (given, allowed)) in given.iter().zip(allowed).take(2).enumerate() {
        require(within(given, allowed), "the map of an input gives a loop that is not one of it")?;
        let own: [u32; 2] = if index == 0 { [1, 3] } else { [3, 2] };
        let fits = match given[..] {
            [only] => only == 3,
            [a, b] => [a, b] == [0, 3] || [a, b] == own,
            [first, ..] => first == 0,
            [] => false,
        };
        require(fits, "an input is that of one matrix, or of one for each of the batch, which is first")?;
    }
    require(given[2] == allowed[2], "the map of the output gives its loops in order")
}

pub(super) fn batch_matmul(s: &Subject<'_, '_, '_, '_>) -> Checked {
    batched(s, BATCH_MATMUL)
}

pub(super) fn batch_reduce_matmul(s: &Subject<'_, '_, '_, '_>) -> Checked {
    batched(s, BATCH_REDUCE_MATMUL)
}
