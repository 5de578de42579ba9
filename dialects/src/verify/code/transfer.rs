//! What `vector` reads from and writes to memrefs and tensors, and contractions.

use super::layout::strided;
use super::vector::combines;
use super::{Checked, Subject, element, items, require, shaped, width};
use pdll_ir::{AffineMap, Attr, AttrData, ExprData, Type};

/// As many indices, in a group, as the memref or tensor in the group before has dimensions.
fn indices(s: &Subject<'_, '_, '_, '_>, base: usize) -> Checked {
    let rank = s.group(base).first().and_then(|&ty| shaped(s.ctx(), ty)).map(|(sizes, _)| sizes.len());
    require(rank.is_none_or(|rank| rank == s.count(base + 1)), "there is an index for each dimension")
}

/// The dimensions that a map gives, in order; those that are spread from one element are `None`. `None` if
/// it gives something else.
fn dims(s: &Subject<'_, '_, '_, '_>, map: &AffineMap) -> Option<Vec<Option<u32>>> {
    let dim = |&expr| match s.ctx().expr(expr) {
        ExprData::Dim(dim) => Some(Some(dim)),
        ExprData::Constant(0) => Some(None),
        _ => None,
    };
    map.results.iter().map(dim).collect()
}

/// A transfer between a vector and what is in the group `base`.
fn transfer(s: &Subject<'_, '_, '_, '_>, base: usize, vector: Option<Type>) -> Checked {
    indices(s, base)?;
    let Some((sizes, source)) = s.group(base).first().and_then(|&ty| shaped(s.ctx(), ty)) else {
        return Ok(());
    };
    let Some((vector, inner)) = vector.and_then(|ty| shaped(s.ctx(), ty)) else { return Ok(()) };
    // Elements may be read as others of the same width.
    let row = |sizes: &[i64], element| Some(sizes.last().unwrap_or(&1) * i64::from(width(s.ctx(), element)?));
    let (own, element) = shaped(s.ctx(), source).unwrap_or((&[], source));
    if let (Some(row), Some(part)) = (row(vector, inner), row(own, element)) {
        require(row % part.max(1) == 0, "a row of the vector holds whole elements of the source")?;
    }
    if let Some(map) = s.map("permutation_map") {
        require(map.symbols == 0, "the map has no symbols")?;
        require(map.dims as usize == sizes.len(), "the map takes the dimensions of the source")?;
        let Some(dims) = dims(s, map) else {
            return Err("the map gives dimensions, each once".into());
        };
        let mut seen: Vec<u32> = dims.iter().flatten().copied().collect();
        seen.sort_unstable();
        require(seen.windows(2).all(|pair| pair[0] < pair[1]), "the map gives each dimension once")?;
        require(dims.len() + own.len() == vector.len(), "the map gives the dimensions of the vector")?;
        let bounds = s.attribute("in_bounds").and_then(|attr| items(s.ctx(), attr));
        let fits = bounds.is_none_or(|bounds| bounds.len() == dims.len());
        require(fits, "there is a bound for each dimension that the map gives")?;
    }
    Ok(())
}

pub(super) fn read(s: &Subject<'_, '_, '_, '_>) -> Checked {
    transfer(s, 0, s.result())?;
    let (Some((_, source)), Some(padding)) = (s.shape(0), s.group(2).first()) else { return Ok(()) };
    require(source == *padding, "what stands for elements outside has the type of the elements")
}

pub(super) fn write(s: &Subject<'_, '_, '_, '_>) -> Checked {
    transfer(s, 1, s.operand(0))?;
    let spreads = s.map("permutation_map").and_then(|map| dims(s, map));
    let spreads = spreads.is_some_and(|dims| dims.contains(&None));
    require(!spreads, "what is written is not spread: each dimension of the vector is one of the destination")
}

/// Elements of the last dimension are side by side, unless there is only one in the vector.
fn is_contiguous(s: &Subject<'_, '_, '_, '_>, memref: Option<Type>, vector: Option<Type>) -> Checked {
    let sizes = vector.and_then(|ty| shaped(s.ctx(), ty)).map_or(&[][..], |(sizes, _)| sizes);
    if sizes.iter().all(|&size| size == 1) {
        return Ok(());
    }
    let layout = memref.and_then(|ty| strided(s.ctx(), ty));
    let last = layout.and_then(|layout| layout.strides.last().copied());
    require(last.is_none_or(|last| last == 1), "elements of the last dimension are side by side")
}

/// The elements of a memref are those of the vector, or the vector.
fn elements(s: &Subject<'_, '_, '_, '_>, memref: Option<Type>, vector: Option<Type>) -> Checked {
    let (Some(memref), Some(vector)) = (memref.and_then(|ty| element(s.ctx(), ty)), vector) else {
        return Ok(());
    };
    let fits = memref == vector || Some(memref) == element(s.ctx(), vector);
    require(fits, "a vector has the elements of the memref")
}

pub(super) fn load(s: &Subject<'_, '_, '_, '_>) -> Checked {
    is_contiguous(s, s.operand(0), s.result())?;
    elements(s, s.operand(0), s.result())?;
    indices(s, 0)
}

pub(super) fn store(s: &Subject<'_, '_, '_, '_>) -> Checked {
    is_contiguous(s, s.operand(1), s.operand(0))?;
    elements(s, s.operand(1), s.operand(0))?;
    indices(s, 1)
}

/// Whether the sizes of vectors are the same, as far as they have a rank.
fn same_sizes(s: &Subject<'_, '_, '_, '_>, a: Option<Type>, b: Option<Type>) -> bool {
    let sizes = |ty: Option<Type>| Some(shaped(s.ctx(), ty?)?.0);
    let (a, b) = (sizes(a), sizes(b));
    a.is_none() || b.is_none() || a == b
}

pub(super) fn masked_load(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (mask, passed) = (s.group(2).first().copied(), s.group(3).first().copied());
    elements(s, s.operand(0), s.result())?;
    indices(s, 0)?;
    require(same_sizes(s, mask, s.result()), "the mask has the shape of the vector")?;
    require(passed.is_none() || passed == s.result(), "what is passed on has the type of the result")
}

pub(super) fn masked_store(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (mask, value) = (s.group(2).first().copied(), s.group(3).first().copied());
    elements(s, s.operand(0), value)?;
    indices(s, 0)?;
    require(same_sizes(s, mask, value), "the mask has the shape of the vector")
}

pub(super) fn gather(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let [at, mask, passed] = [2, 3, 4].map(|group| s.group(group).first().copied());
    elements(s, s.operand(0), s.result())?;
    indices(s, 0)?;
    let fits = same_sizes(s, at, s.result()) && same_sizes(s, mask, s.result());
    require(fits, "indices and mask have the shape of the result")?;
    require(passed.is_none() || passed == s.result(), "what is passed on has the type of the result")
}

pub(super) fn scatter(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let [at, mask, value] = [2, 3, 4].map(|group| s.group(group).first().copied());
    elements(s, s.operand(0), value)?;
    indices(s, 0)?;
    let fits = same_sizes(s, at, value) && same_sizes(s, mask, value);
    require(fits, "indices and mask have the shape of the vector")
}

/// Whether a loop is reduced and both sides have a dimension for it.
fn has_reduction(s: &Subject<'_, '_, '_, '_>, kinds: &[Attr]) -> bool {
    let maps = s.attribute("indexing_maps").and_then(|attr| items(s.ctx(), attr)).unwrap_or(&[]);
    let dims = |index: usize| maps.get(index).and_then(|&map| dims(s, s.ctx().map_value(map)?));
    let (Some(left), Some(right)) = (dims(0), dims(1)) else { return true };
    kinds.iter().enumerate().any(|(index, &kind)| {
        let is_parallel = match s.ctx().attr_data(kind) {
            AttrData::Opaque { data, .. } => s.ctx().bytes(*data) == b"iterator_type<parallel>",
            AttrData::String { value, .. } => s.ctx().bytes(*value) == b"parallel",
            _ => false,
        };
        let index = Some(index as u32);
        !is_parallel && left.contains(&index) && right.contains(&index)
    })
}

/// A map for each operand, over the loops, and sizes that agree.
pub(super) fn contract(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (maps, kinds) = (s.attribute("indexing_maps"), s.attribute("iterator_types"));
    let lists = [maps, kinds].map(|list| items(s.ctx(), list?));
    let [Some(maps), Some(kinds)] = lists else { return Ok(()) };
    require(maps.len() == 3, "there is a map for each vector")?;
    let maps: Option<Vec<&AffineMap>> = maps.iter().map(|&map| s.ctx().map_value(map)).collect();
    let Some(maps) = maps else { return Ok(()) };
    let mut loops: Vec<Option<i64>> = vec![None; kinds.len()];
    for (index, map) in maps.into_iter().enumerate() {
        require(map.symbols == 0 && map.dims as usize == kinds.len(), "a map takes an index for each loop")?;
        let sizes = s.shape(index).map_or(&[][..], |(sizes, _)| sizes);
        let is_number = index < 2 || s.shape(index).is_none_or(|(sizes, _)| !sizes.is_empty());
        require(is_number, "what is added to is a number where all loops are reduced")?;
        // Both sides are vectors; what is added may be a number.
        require(index == 2 || !sizes.is_empty() || s.shape(index).is_some(), "both sides are vectors")?;
        let Some(dims) = dims(s, map).and_then(|dims| dims.into_iter().collect::<Option<Vec<u32>>>()) else {
            return Err("a map gives indices of loops".into());
        };
        require(dims.len() == sizes.len(), "a map gives an index for each dimension")?;
        let are_run = index < 2 || dims.iter().all(|&dim| loops[dim as usize].is_some());
        require(are_run, "a loop runs over a dimension of one of both sides")?;
        for (&dim, &size) in dims.iter().zip(sizes) {
            let known = loops[dim as usize].get_or_insert(size);
            require(*known == size, "dimensions with one index have one size")?;
        }
    }
    let names = kinds.iter().all(|&kind| match s.ctx().attr_data(kind) {
        AttrData::String { value, .. } => matches!(s.ctx().bytes(*value), b"parallel" | b"reduction"),
        _ => true,
    });
    require(names, "a loop is parallel or a reduction")?;
    require(has_reduction(s, kinds), "at least one loop that both sides have is reduced")?;
    let kind = s.attribute("kind").map(|kind| s.ctx().attr_data(kind));
    let is_kind = kind.is_none_or(|kind| matches!(kind, AttrData::Opaque { .. }));
    require(is_kind, "numbers are combined in a way that `vector` knows, as `#vector.kind<add>`")?;
    let element = s.operand(2).map(|ty| element(s.ctx(), ty).unwrap_or(ty));
    let combines = element.is_none_or(|element| combines(s, element));
    require(combines, "numbers of this type are not combined in this way")?;
    require(s.operand(2).is_none() || s.operand(2) == s.result(), "the result has the type of what is added")
}
