//! `memref`: casts, accesses, allocations.

use super::tensor::{indices, sizes};
use super::{Checked, Subject, attribute, compatible, element, shaped};
use pdll_ir::{AttrData, ExprData, OpVerifier, TypeData};

pub(super) fn load(s: &Subject<'_, '_, '_, '_>) -> Checked {
    indices(s, 0)
}

pub(super) fn store(s: &Subject<'_, '_, '_, '_>) -> Checked {
    indices(s, 1)
}

pub(super) fn alloc(s: &Subject<'_, '_, '_, '_>) -> Checked {
    sizes(s)?;
    let Some(TypeData::MemRef { layout: Some(layout), .. }) = s.result().map(|ty| s.ctx().type_data(ty))
    else {
        return Ok(());
    };
    match s.ctx().map_value(*layout) {
        Some(map) if map.symbols as usize != s.group(1).len() => {
            Err("there is an operand for each symbol of the layout".into())
        }
        _ => Ok(()),
    }
}

/// Elements and space stay, sizes are compatible, and not both are without a rank.
pub(super) fn cast(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(from), Some(to)) = (s.operand(0), s.result()) else { return Ok(()) };
    let space = |ty| match s.ctx().type_data(ty) {
        TypeData::MemRef { space, .. } | TypeData::UnrankedMemRef { space, .. } => *space,
        _ => None,
    };
    let fits = element(s.ctx(), from) == element(s.ctx(), to)
        && space(from) == space(to)
        && match (shaped(s.ctx(), from), shaped(s.ctx(), to)) {
            (Some(a), Some(b)) => compatible(a.0, b.0),
            (a, b) => a.is_some() || b.is_some(),
        };
    if fits { Ok(()) } else { Err("this cast does not go between such types".into()) }
}

pub(super) fn alignment(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let alignment = s.attribute("alignment").and_then(|attr| s.ctx().int_value(attr));
    match alignment.and_then(|number| u64::try_from(number).ok()) {
        Some(number) if !number.is_power_of_two() => Err("an alignment is a power of two".into()),
        _ => Ok(()),
    }
}

/// The map is a permutation of the dimensions, and sizes are permuted by it.
pub(super) fn transpose(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let map = s.attribute("permutation").and_then(|attr| s.ctx().map_value(attr));
    let shapes = [s.operand(0), s.result()].map(|ty| shaped(s.ctx(), ty?));
    let (Some(map), [Some((from, _)), Some((to, _))]) = (map, shapes) else { return Ok(()) };
    let dim = |&expr| match s.ctx().expr(expr) {
        ExprData::Dim(dim) => Some(dim as usize),
        _ => None,
    };
    let dims: Option<Vec<usize>> = map.results.iter().map(dim).collect();
    let mut seen = vec![false; from.len()];
    let mut is_new = |dim: usize| seen.get_mut(dim).is_some_and(|seen| !std::mem::replace(seen, true));
    let Some(dims) = dims.filter(|dims| dims.len() == from.len() && dims.iter().all(|&dim| is_new(dim)))
    else {
        return Err("the map is a permutation of the dimensions".into());
    };
    let permuted: Vec<i64> = dims.iter().map(|&dim| from[dim]).collect();
    match permuted == to {
        true => Ok(()),
        false => Err("the sizes of the result are those of the source, permuted".into()),
    }
}

/// The symbol is a global of this type.
pub(super) fn global(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let path = match attribute(op, "name").map(|attr| ctx.attr_data(attr)) {
        Some(AttrData::Symbol(path)) => path,
        _ => return Ok(()),
    };
    let Some((body, target)) = op.lookup_symbol(path[0]) else {
        return Err("the symbol is not a global of this module".into());
    };
    let attrs = op.ir().body(body).attrs(target);
    let ty = ctx.find_name("type").and_then(|name| ctx.type_value(ctx.get_attr(attrs, name)?));
    let result = op.body().results(op.op()).next().map(|value| op.body().value_type(value));
    match ty.is_some() && ty == result {
        true => Ok(()),
        false => Err("the global has another type".into()),
    }
}
