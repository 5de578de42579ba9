//! `affine`: maps of bounds and accesses, and how many operands they take.

use super::affine_values as values;
use super::scf::carried;
use super::{
    AroundCheck, Checked, SignatureCheck, Subject, dynamic, element, items, operand_types, outer, require,
    result_types, view,
};
use pdll_ir::{AttrData, DYNAMIC, OpVerifier, Sign, Type, TypeData};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "apply" => one_applied,
        "delinearize_index" => delinearize,
        "for" => bounds,
        "if" => condition,
        "linearize_index" => linearize,
        "load" => load,
        "prefetch" => prefetch,
        "max" | "min" => extreme,
        "parallel" => parallel,
        "store" => store,
        "vector_load" => vector_load,
        "vector_store" => vector_store,
        _ => return None,
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "apply" => values::apply,
        "dma_start" => values::dma_start,
        "dma_wait" => values::dma_wait,
        "for" => for_loop,
        "if" => branches,
        "load" | "prefetch" | "vector_load" => values::load,
        "parallel" => values::parallel_bounds,
        "store" | "vector_store" => values::store,
        "yield" => yields,
        _ => return None,
    })
}

fn for_loop(op: &mut OpVerifier<'_, '_>) -> Checked {
    let variable = op.entry_arguments(0).and_then(|mut arguments| arguments.next());
    let is_index = variable.is_none_or(|ty| ty == op.ctx().known().index);
    require(is_index, "the variable of a loop is of type `index`")?;
    carried(op)?;
    values::for_bounds(op)
}

/// What gives values has an else branch. What branches hand on, their ends say.
fn branches(op: &mut OpVerifier<'_, '_>) -> Checked {
    values::condition(op)?;
    let is_empty = view(op).region_count() > 1 && view(op).region_blocks(1).1.is_empty();
    require(!is_empty || result_types(op).is_empty(), "what gives values has an else branch")
}

/// It hands on what the operation around it gives.
fn yields(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(around) = outer(op) else { return Ok(()) };
    let name = super::name_of(around);
    let is_loop = matches!(&*name, "affine.for" | "affine.if" | "affine.parallel");
    require(is_loop, "it ends the regions of `affine.for`, `affine.if` and `affine.parallel`")?;
    let fits = around.result_types() == operand_types(op);
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

fn applied(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some(map) = s.map("map") else { return Ok(()) };
    let inputs = (map.dims + map.symbols) as usize;
    require(inputs == s.operands.types.len(), "there is an operand for each dimension and symbol")
}

fn one_applied(s: &Subject<'_, '_, '_, '_>) -> Checked {
    applied(s)?;
    require(s.map("map").is_none_or(|map| map.results.len() == 1), "the map gives one number")
}

fn extreme(s: &Subject<'_, '_, '_, '_>) -> Checked {
    applied(s)?;
    require(s.map("map").is_none_or(|map| !map.results.is_empty()), "it is one of at least one number")
}

fn vector_access(s: &Subject<'_, '_, '_, '_>, memref: usize, vector: Option<Type>) -> Checked {
    let elements = [s.operand(memref), vector].map(|ty| element(s.ctx(), ty?));
    let [Some(memref), Some(vector)] = elements else { return Ok(()) };
    require(memref == vector, "the vector has the elements of the memref")
}

/// The map of an access takes all operands after the memref, which is operand `memref`, and gives an index
/// for each dimension of it.
fn access(s: &Subject<'_, '_, '_, '_>, memref: usize) -> Checked {
    let (Some(map), Some((sizes, _))) = (s.map("map"), s.shape(memref)) else { return Ok(()) };
    require(map.results.len() == sizes.len(), "the map gives an index for each dimension")?;
    let inputs = (map.dims + map.symbols) as usize;
    let given = s.operands.types.len() - memref - 1;
    require(inputs == given, "there is an operand for each dimension and symbol of the map")
}

fn load(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let element = s.shape(0).map(|(_, element)| element);
    require(element.is_none() || element == s.result(), "what is read has the type of the elements")?;
    access(s, 0)
}

fn prefetch(s: &Subject<'_, '_, '_, '_>) -> Checked {
    access(s, 0)
}

fn store(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let element = s.shape(1).map(|(_, element)| element);
    require(element.is_none() || element == s.operand(0), "what is written has the type of the elements")?;
    access(s, 1)
}

fn vector_load(s: &Subject<'_, '_, '_, '_>) -> Checked {
    access(s, 0)?;
    vector_access(s, 0, s.result())
}

fn vector_store(s: &Subject<'_, '_, '_, '_>) -> Checked {
    access(s, 1)?;
    vector_access(s, 1, s.operand(0))
}

/// A reduction of numbers of its type for each result; bounds are the largest and smallest of as many numbers
/// as there are dimensions and steps.
fn parallel(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let list = s.attribute("reductions").and_then(|attr| items(s.ctx(), attr)).unwrap_or(&[]);
    let steps = s.attribute("steps").and_then(|attr| items(s.ctx(), attr));
    let bounds = [("lowerBoundsMap", "lowerBoundsGroups"), ("upperBoundsMap", "upperBoundsGroups")];
    for (map, groups) in bounds {
        let groups = s.attribute(groups).and_then(|attr| crate::hand::dense_i32_items(s.ctx(), attr));
        let (Some(map), Some(groups)) = (s.map(map), groups) else { continue };
        let same = steps.is_none_or(|steps| steps.len() == groups.len());
        require(same, "there are as many lower bounds, upper bounds and steps")?;
        let total: i64 = groups.iter().map(|&size| i64::from(size)).sum();
        require(total == map.results.len() as i64, "the map gives as many numbers as its groups have")?;
    }
    require(list.len() == s.results.types.len(), "there is a reduction for each result")?;
    let fits = |(&kind, &ty): (&pdll_ir::Attr, &Type)| match s.ctx().int_value(kind) {
        Some(kind) => reduces(kind, s.ctx().type_data(ty)),
        None => true,
    };
    require(
        list.iter().zip(s.results.types).all(fits),
        "a result is not a number that is reduced in this way",
    )
}

/// Whether numbers of a type are reduced in a way, which is a case of `arith`'s enumeration.
fn reduces(kind: i128, ty: &TypeData) -> bool {
    match (kind, ty) {
        (0 | 4 | 8 | 12, ty) => matches!(ty, TypeData::Float(_)),
        (1 | 2 | 13 | 14, ty) => ty.is_integer(),
        (6 | 10, ty) => matches!(ty, TypeData::Integer { sign: Sign::Signed, .. }),
        (7 | 11, ty) => matches!(ty, TypeData::Integer { sign: Sign::Unsigned, .. }),
        _ => true,
    }
}

/// An index for each number of the basis, and one more for what is outside of it.
fn delinearize(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(basis), results) = (s.numbers("static_basis"), s.results.types.len()) else { return Ok(()) };
    require(basis.iter().all(|&size| size > 0 || size == DYNAMIC), "each number of the basis is positive")?;
    let fits = results == basis.len() || results == basis.len() + 1;
    require(fits, "there is an index for each number of the basis, and at most one more")?;
    require(
        dynamic(&basis) == s.count(1),
        "there is an operand for each number of the basis that is not known",
    )
}

fn linearize(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(basis), indices) = (s.numbers("static_basis"), s.count(0)) else { return Ok(()) };
    let fits = indices == basis.len() || indices == basis.len() + 1;
    require(fits, "there is a number of the basis for each index but perhaps the first")?;
    require(
        dynamic(&basis) == s.count(1),
        "there is an operand for each number of the basis that is not known",
    )
}
