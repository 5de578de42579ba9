//! `affine`: maps of bounds and accesses, and how many operands they take.

use super::scf::{branches, carried};
use super::vector::{affine_load, affine_store};
use super::{AroundCheck, Checked, SignatureCheck, Subject, element, items, operand_types, outer, require};
use pdll_ir::{AttrData, OpVerifier};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "delinearize_index" => delinearize,
        "for" => bounds,
        "if" => condition,
        "linearize_index" => linearize,
        "load" | "prefetch" => affine_load,
        "max" | "min" => extreme,
        "parallel" => reductions,
        "store" => affine_store,
        "vector_load" => vector_load,
        "vector_store" => vector_store,
        _ => return None,
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "for" => for_loop,
        "if" => branches,
        "yield" => yields,
        _ => return None,
    })
}

fn for_loop(op: &mut OpVerifier<'_, '_>) -> Checked {
    carried(op)
}

/// It hands on what the operation around it gives.
fn yields(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(around) = outer(op) else { return Ok(()) };
    let name = super::name_of(around);
    let is_loop = matches!(&*name, "affine.for" | "affine.if" | "affine.parallel");
    let fits = !is_loop || around.result_types() == operand_types(op);
    require(fits, "what is handed on are the results of the operation around it")
}

/// A bound is the largest or smallest of some numbers, which take all operands of their group.
fn bounds(s: &Subject<'_, '_, '_, '_>) -> Checked {
    for (group, name) in ["lowerBoundMap", "upperBoundMap"].into_iter().enumerate() {
        let Some(map) = s.map(name) else { continue };
        require(!map.results.is_empty(), "a bound is at least one number")?;
        let inputs = (map.dims + map.symbols) as usize;
        require(inputs == s.count(group), "a bound has an operand for each dimension and symbol")?;
    }
    Ok(())
}

fn condition(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let set = s.attribute("condition").map(|attr| s.ctx().attr_data(attr));
    let Some(AttrData::Set(set)) = set else { return Ok(()) };
    let inputs = (set.dims + set.symbols) as usize;
    require(inputs == s.operands.types.len(), "there is an operand for each dimension and symbol")
}

fn extreme(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some(map) = s.map("map") else { return Ok(()) };
    let inputs = (map.dims + map.symbols) as usize;
    require(inputs == s.operands.types.len(), "there is an operand for each dimension and symbol")?;
    require(!map.results.is_empty(), "it is one of at least one number")
}

fn vector_access(s: &Subject<'_, '_, '_, '_>, memref: usize, vector: Option<pdll_ir::Type>) -> Checked {
    let elements = [s.operand(memref), vector].map(|ty| element(s.ctx(), ty?));
    let [Some(memref), Some(vector)] = elements else { return Ok(()) };
    require(memref == vector, "the vector has the elements of the memref")
}

fn vector_load(s: &Subject<'_, '_, '_, '_>) -> Checked {
    affine_load(s)?;
    vector_access(s, 0, s.result())
}

fn vector_store(s: &Subject<'_, '_, '_, '_>) -> Checked {
    affine_store(s)?;
    vector_access(s, 1, s.operand(0))
}

fn reductions(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let list = s.attribute("reductions").and_then(|attr| items(s.ctx(), attr));
    require(
        list.is_none_or(|list| list.len() == s.results.types.len()),
        "there is a reduction for each result",
    )
}

/// An index for each number of the basis, and one more for what is outside of it.
fn delinearize(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(basis), results) = (s.numbers("static_basis"), s.results.types.len()) else { return Ok(()) };
    let fits = results == basis.len() || results == basis.len() + 1;
    require(fits, "there is an index for each number of the basis, and at most one more")
}

fn linearize(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(basis), indices) = (s.numbers("static_basis"), s.count(0)) else { return Ok(()) };
    let fits = indices == basis.len() || indices == basis.len() + 1;
    require(fits, "there is a number of the basis for each index but perhaps the first")
}
