//! Reductions: the declared ones, and the places where values are gathered.

use super::super::{
    Checked, attribute, items, name_of, require, segment_sizes, symbol_target, value_types, view,
};
use super::yielded;
use pdll_ir::{AttrData, OpVerifier, Type, TypeData, Value};

/// Where an operation keeps the symbols of its reductions, and which group of operands has the places.
const PLACES: [(&str, &str, usize); 9] = [
    ("omp.loop", "reduction_syms", 1),
    ("omp.parallel", "reduction_syms", 5),
    ("omp.sections", "reduction_syms", 3),
    ("omp.task", "in_reduction_syms", 5),
    ("omp.taskgroup", "task_reduction_syms", 2),
    ("omp.taskloop", "in_reduction_syms", 5),
    ("omp.taskloop", "reduction_syms", 9),
    ("omp.teams", "reduction_syms", 6),
    ("omp.wsloop", "reduction_syms", 5),
];

/// Symbols of reductions are those of their declarations. A value is gathered in a place of its own, which is
/// of the type that is declared.
pub(super) fn used(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (ctx, this) = (op.ctx(), name_of(view(op)));
    let sizes = segment_sizes(op).unwrap_or_default();
    let size = |group: usize| sizes.get(group).and_then(|&size| usize::try_from(size).ok()).unwrap_or(0);
    let mut all: Vec<Value> = Vec::new();
    for (name, symbols, group) in PLACES.into_iter().filter(|place| place.0 == this) {
        let start = (0..group).map(size).sum();
        let places: Vec<Value> = op.body().operands(op.op()).skip(start).take(size(group)).collect();
        let types = value_types(op, places.iter().copied());
        let symbols = attribute(op, symbols).and_then(|attr| items(ctx, attr)).unwrap_or(&[]);
        for (index, &symbol) in symbols.iter().enumerate() {
            let is_again = places.get(index).is_some_and(|place| places[..index].contains(place));
            require(!is_again, "each reduction gathers in a place of its own")?;
            let AttrData::Symbol(path) = ctx.attr_data(symbol) else { continue };
            let found = symbol_target(op, path[0]);
            let Some(declared) = found.filter(|target| name_of(*target) == "omp.declare_reduction") else {
                return Err("the symbol of a reduction is that of an `omp.declare_reduction`".into());
            };
            // What combines atomically says which places there are.
            let (id, blocks) = declared.region_blocks(3);
            let body = op.ir().body(id);
            let place = blocks.first().and_then(|&block| body.block_args(block).first().copied());
            let fits =
                place.is_none_or(|place| types.get(index).is_none_or(|&ty| ty == body.value_type(place)));
            require(fits, "a reduction gathers in a place of the type that is declared")?;
        }
        let is_shared = name == "omp.taskloop" && places.iter().any(|place| all.contains(place));
        require(!is_shared, "a place is that of a reduction or of one around it")?;
        all.extend(places);
    }
    Ok(())
}

/// The initial value and what two values make are of the type of the reduction.
pub(super) fn declared(op: &mut OpVerifier<'_, '_>) -> Checked {
    let arguments = super::super::arguments;
    let Some(ty) = attribute(op, "type").and_then(|attr| op.ctx().type_value(attr)) else { return Ok(()) };
    let one = |types: Option<Vec<Type>>| types.is_none_or(|types| types == [ty]);
    let has_place = arguments(op, 0).is_some();
    let is_yielded = yielded(op, 0).is_some_and(|types| types == [ty]);
    require(!has_place || is_yielded, "the place that is made is of the type of the reduction")?;
    let Some(initial) = arguments(op, 1) else {
        return Err("there is a region for the initial value".into());
    };
    let count = if has_place { 2 } else { 1 };
    require(
        initial.len() == count,
        "what is initialised is what the value is made from, and its place if one is made",
    )?;
    require(initial[0] == ty, "what is initialised is of the type of the reduction")?;
    require(one(yielded(op, 1)), "the initial value is of the type of the reduction")?;
    let fits = arguments(op, 2).is_some_and(|arguments| arguments == [ty, ty]);
    require(fits, "two values of the type of the reduction are combined")?;
    require(one(yielded(op, 2)), "what values are combined to is of the type of the reduction")?;
    let atomic = arguments(op, 3).unwrap_or_default();
    let fits = matches!(atomic[..], []) || atomic.len() == 2 && atomic[0] == atomic[1];
    require(fits, "what combines atomically takes two places of one type")?;
    let holds = |place: &Type| match op.ctx().type_data(*place) {
        TypeData::MemRef { .. } => super::super::element(op.ctx(), *place) == Some(ty),
        TypeData::Opaque { .. } => true,
        _ => false,
    };
    require(atomic.iter().all(holds), "what combines atomically takes places of the type of the reduction")?;
    let fits = arguments(op, 4).is_none_or(|arguments| arguments == [ty]);
    require(fits, "what is cleaned up is of the type of the reduction")
}

/// A section takes what all of them take: variables of their own, and places where values are gathered.
pub(super) fn section(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(sections) = super::outer(op).filter(|around| name_of(*around) == "omp.sections") else {
        return Ok(());
    };
    let sizes = sections.attribute_named("operandSegmentSizes");
    let sizes = sizes.and_then(|sizes| op.ctx().i32_array(sizes)).unwrap_or_default();
    let wanted: i32 = sizes.iter().skip(2).sum();
    let count = super::super::arguments(op, 0).map_or(0, |arguments| arguments.len());
    let fits = usize::try_from(wanted).is_ok_and(|wanted| count >= wanted);
    require(fits, "a section has an argument for each that all sections have")
}
