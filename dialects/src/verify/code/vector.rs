//! `vector` and `affine`: positions, permutations, indices.

use super::{Checked, Subject, shaped};
use pdll_ir::{DYNAMIC, Type, TypeData};

fn rank(s: &Subject<'_, '_, '_, '_>, ty: Option<Type>) -> Option<usize> {
    Some(shaped(s.ctx(), ty?)?.0.len())
}

/// The map of an access gives an index for each dimension of the memref, which is operand `memref`.
fn affine_access(s: &Subject<'_, '_, '_, '_>, memref: usize) -> Checked {
    let map = s.attribute("map").and_then(|attr| s.ctx().map_value(attr));
    match (map, rank(s, s.operand(memref))) {
        (Some(map), Some(rank)) if map.results.len() != rank => {
            Err("the map gives an index for each dimension".into())
        }
        _ => Ok(()),
    }
}

pub(super) fn affine_load(s: &Subject<'_, '_, '_, '_>) -> Checked {
    affine_access(s, 0)
}

pub(super) fn affine_store(s: &Subject<'_, '_, '_, '_>) -> Checked {
    affine_access(s, 1)
}

/// As many indices, in a group, as the memref or tensor in the group before has dimensions.
fn indices(s: &Subject<'_, '_, '_, '_>, base: usize) -> Checked {
    let rank = rank(s, s.group(base).first().copied());
    match rank {
        Some(rank) if rank != s.group(base + 1).len() => Err("there is an index for each dimension".into()),
        _ => Ok(()),
    }
}

pub(super) fn transfer_read(s: &Subject<'_, '_, '_, '_>) -> Checked {
    indices(s, 0)
}

pub(super) fn transfer_write(s: &Subject<'_, '_, '_, '_>) -> Checked {
    indices(s, 1)
}

/// A reshape keeps the number of elements.
pub(super) fn shape_cast(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let count = |ty: Option<Type>| match s.ctx().type_data(ty?) {
        TypeData::Vector { dims, .. } => dims.iter().try_fold(1i64, |all, &dim| all.checked_mul(dim)),
        _ => None,
    };
    match (count(s.operand(0)), count(s.result())) {
        (Some(from), Some(to)) if from != to => Err("a reshape keeps the number of elements".into()),
        _ => Ok(()),
    }
}

/// A permutation of the dimensions, and their sizes in the result.
pub(super) fn transpose(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some(permutation) = s.numbers("permutation") else { return Ok(()) };
    let shapes = [s.operand(0), s.result()].map(|ty| shaped(s.ctx(), ty?));
    let [Some((from, _)), Some((to, _))] = shapes else { return Ok(()) };
    let mut sorted = permutation.clone();
    sorted.sort_unstable();
    if !sorted.iter().copied().eq(0..from.len() as i64) {
        return Err("a permutation has each dimension once".into());
    }
    match permutation.iter().map(|&dim| from[dim as usize]).eq(to.iter().copied()) {
        true => Ok(()),
        false => Err("the sizes of the result are those of the source, permuted".into()),
    }
}

/// A position is inside of the vector; -1 stands for nowhere.
fn position(s: &Subject<'_, '_, '_, '_>, vector: Option<Type>) -> Checked {
    let Some(position) = s.numbers("static_position") else { return Ok(()) };
    let Some((dims, _)) = vector.and_then(|ty| shaped(s.ctx(), ty)) else { return Ok(()) };
    let fits = |(&at, &dim): (&i64, &i64)| at == DYNAMIC || (-1..dim).contains(&at);
    match position.len() <= dims.len() && position.iter().zip(dims).all(fits) {
        true => Ok(()),
        false => Err("the position is inside of the vector".into()),
    }
}

pub(super) fn extract(s: &Subject<'_, '_, '_, '_>) -> Checked {
    position(s, s.operand(0))
}

pub(super) fn insert(s: &Subject<'_, '_, '_, '_>) -> Checked {
    position(s, s.operand(1))
}

/// The last sizes of the result are those of the source, or those are 1.
pub(super) fn broadcast(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let shapes = [s.operand(0), s.result()].map(|ty| shaped(s.ctx(), ty?));
    let [Some((from, _)), Some((to, _))] = shapes else { return Ok(()) };
    let same = |(&from, &to): (&i64, &i64)| from == to || from == 1;
    match from.len() <= to.len() && from.iter().rev().zip(to.iter().rev()).all(same) {
        true => Ok(()),
        false => Err("the source cannot be spread to the sizes of the result".into()),
    }
}
