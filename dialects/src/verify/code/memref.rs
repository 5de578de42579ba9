//! `memref`: casts, accesses, allocations.

use super::layout::{Strided, space, strided};
use super::tensor::{indices, sizes, sizes_in};
use super::{
    AroundCheck, Checked, SignatureCheck, Subject, arguments, attribute, dma, dynamic, element, memory,
    operand_types, outer, require, result_types, shaped, slices,
};
use pdll_ir::{AttrData, ExprData, OpVerifier, Traits, TypeData};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "alloc" | "alloca" => alloc,
        "assume_alignment" => alignment,
        "atomic_rmw" => atomic,
        "cast" => memory::cast,
        "collapse_shape" => memory::collapse,
        "distinct_objects" => distinct,
        "dma_start" => dma::start,
        "dma_wait" => dma::wait,
        "expand_shape" => memory::expand,
        "extract_strided_metadata" => memory::metadata,
        "load" | "prefetch" => load,
        "memory_space_cast" => memory::space_cast,
        "global" => global_type,
        "realloc" => realloc,
        "reinterpret_cast" => reinterpret,
        "reshape" => memory::reshape,
        "store" => store,
        "subview" => slices::subview,
        "transpose" => transpose,
        "view" => view,
        _ => return None,
    })
}

/// What is told apart is given as it is.
fn distinct(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(!s.operands.types.is_empty(), "there is at least one operand")?;
    require(s.operands.types == s.results.types, "the results have the types of the operands")
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "alloca" => on_stack,
        "alloca_scope" => scope,
        "atomic_yield" => atomic_yield,
        "generic_atomic_rmw" => generic_atomic,
        "get_global" => global,
        _ => return None,
    })
}

/// Something around it says when what is on the stack is gone.
fn on_stack(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (ctx, ir) = (op.ctx(), op.ir());
    let mut at = (op.body_id(), op.op());
    while let Some(around) = ir.parent(at.0, at.1) {
        if ctx.traits(ir.body(around.0).shape(around.1)).contains(Traits::ALLOCATION_SCOPE) {
            return Ok(());
        }
        at = around;
    }
    Err("nothing around this operation ends the life of what is on the stack".into())
}

fn load(s: &Subject<'_, '_, '_, '_>) -> Checked {
    indices(s, 0)
}

fn store(s: &Subject<'_, '_, '_, '_>) -> Checked {
    indices(s, 1)
}

fn alloc(s: &Subject<'_, '_, '_, '_>) -> Checked {
    sizes(s)?;
    let Some(TypeData::MemRef { layout, .. }) = s.result().map(|ty| s.ctx().type_data(ty)) else {
        return Ok(());
    };
    // What is not known of a strided layout is a symbol of its map.
    let symbols = match layout.map(|layout| s.ctx().attr_data(layout)) {
        None => 0,
        Some(AttrData::Map(map)) => map.symbols as usize,
        Some(AttrData::Strided { strides, offset }) => dynamic(strides) + dynamic(&[*offset]),
        Some(_) => return Ok(()),
    };
    require(symbols == s.count(1), "there is an operand for each symbol of the layout, and none else")
}

/// Floats are added as floats, integers as integers.
fn atomic(s: &Subject<'_, '_, '_, '_>) -> Checked {
    indices(s, 1)?;
    let (Some(kind), Some(value)) = (s.number("kind"), s.operand(0)) else { return Ok(()) };
    let wanted = match kind {
        0 | 4 | 5 | 8 | 9 | 12 => matches!(s.ctx().type_data(value), TypeData::Float(_)),
        1 | 2 | 6 | 7 | 10 | 11 | 13.. => s.ctx().type_data(value).is_integer(),
        _ => true,
    };
    require(wanted, "this is not done with values of this type")
}

/// All sizes of a global are known, and what it starts with has them.
fn global_type(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ctx = s.ctx();
    let ty = s.attribute("type").and_then(|attr| ctx.type_value(attr));
    let Some((sizes, element)) = ty.and_then(|ty| shaped(ctx, ty)) else {
        return require(ty.is_none(), "a global is a memref with a rank");
    };
    require(dynamic(sizes) == 0, "all sizes of a global are known")?;
    let Some(value) = s.attribute("initial_value") else { return Ok(()) };
    match ctx.attr_data(value) {
        AttrData::Unit | AttrData::Opaque { .. } => return Ok(()),
        AttrData::Dense(_) | AttrData::Sparse { .. } | AttrData::Resource { .. } => {}
        _ => return Err("a global starts with elements, or with whatever there is (`unit`)".into()),
    }
    let given = ctx.attr_type(value).and_then(|ty| shaped(ctx, ty));
    require(given.is_none_or(|given| given.0 == sizes), "the elements have other sizes than the global")?;
    require(given.is_none_or(|given| given.1 == element), "the elements have another type than the global")
}

/// A size for a result whose size is not known, and none else.
fn realloc(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(from), Some(to)) = (s.operand(0), s.result()) else { return Ok(()) };
    let (Some((_, a)), Some((sizes, b))) = (shaped(s.ctx(), from), shaped(s.ctx(), to)) else {
        return Ok(());
    };
    require(a == b && space(s.ctx(), from) == space(s.ctx(), to), "elements and memory space stay")?;
    let plain = [from, to].iter().all(|&ty| memory::is_plain(s.ctx(), ty));
    require(plain, "what is made longer or shorter has no layout of its own")?;
    require(s.count(1) == dynamic(sizes), "there is an operand for a size that is not known, and none else")
}

/// The layout of the result is what is written, as far as that is known.
fn reinterpret(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(from), Some(to)) = (s.operand(0), s.result()) else { return Ok(()) };
    require(element(s.ctx(), from) == element(s.ctx(), to), "elements stay")?;
    require(space(s.ctx(), from) == space(s.ctx(), to), "the memory space stays")?;
    let lists = ["static_offsets", "static_sizes", "static_strides"].map(|name| s.numbers(name));
    let [Some(offsets), Some(sizes), Some(strides)] = lists else { return Ok(()) };
    let Some((dims, _)) = shaped(s.ctx(), to) else { return Ok(()) };
    let same = |written: &[i64], found: &[i64]| {
        let fits = |(written, found): (&i64, &i64)| *found == pdll_ir::DYNAMIC || found == written;
        written.len() == found.len() && written.iter().zip(found).all(fits)
    };
    require(same(&sizes, dims), "the result has the sizes that are written")?;
    let Some(layout) = strided(s.ctx(), to) else { return Ok(()) };
    let fits = same(&strides, &layout.strides) && same(&offsets, &[layout.offset]);
    require(fits, "the result has the strides and the offset that are written")
}

/// A size for each that is not known, no layout, and the same space.
fn view(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(from), Some(to)) = (s.operand(0), s.result()) else { return Ok(()) };
    require(space(s.ctx(), from) == space(s.ctx(), to), "the memory space stays")?;
    if let TypeData::MemRef { layout: Some(_), .. } = s.ctx().type_data(to) {
        return Err("a view has no layout of its own".into());
    }
    sizes_in(s, 2)
}

fn alignment(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let alignment = s.attribute("alignment").and_then(|attr| s.ctx().int_value(attr));
    match alignment.and_then(|number| u64::try_from(number).ok()) {
        Some(number) if !number.is_power_of_two() => Err("an alignment is a power of two".into()),
        _ => Ok(()),
    }
}

/// The map is a permutation of the dimensions, and sizes are permuted by it.
fn transpose(s: &Subject<'_, '_, '_, '_>) -> Checked {
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
    require(permuted == to, "the sizes of the result are those of the source, permuted")?;
    let layouts = [s.operand(0), s.result()].map(|ty| strided(s.ctx(), ty?));
    let [Some(from), Some(to)] = layouts else { return Ok(()) };
    let strides = dims.iter().map(|&dim| from.strides[dim]).collect();
    let permuted = Strided { strides, offset: from.offset };
    require(permuted == to, "the strides of the result are those of the source, permuted")
}

/// The symbol is a global of this type.
fn global(op: &mut OpVerifier<'_, '_>) -> Checked {
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

/// The body takes and gives an element.
fn generic_atomic(op: &mut OpVerifier<'_, '_>) -> Checked {
    let takes = arguments(op, 0);
    require(
        takes.is_some_and(|takes| takes == result_types(op)),
        "the body takes the element that it replaces",
    )?;
    let (ctx, (id, blocks)) = (op.ctx(), super::view(op).region_blocks(0));
    let body = op.ir().body(id);
    for inner in blocks.iter().flat_map(|&block| body.ops(block)) {
        // What is not known of an operation is not held against it.
        let effects = ctx.shape_info(body.shape(inner)).and_then(|info| info.effects);
        if effects.is_some_and(|effects| !effects.is_empty()) {
            let violation = pdll_ir::Violation::from("the body of an atomic update has no effects");
            return Err(violation.of_inner(id, inner));
        }
    }
    Ok(())
}

/// It has the type of the operation around it.
fn atomic_yield(op: &mut OpVerifier<'_, '_>) -> Checked {
    let wanted = outer(op).map(|around| around.result_types());
    require(wanted.is_none_or(|wanted| wanted == operand_types(op)), "the body gives the new element")
}

/// It gives what its body returns.
fn scope(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(last) = super::view(op).last_op(0) else { return Ok(()) };
    let given: Vec<_> = (0..last.operand_count()).map(|index| last.operand_type(index)).collect();
    let returns = super::name_of(last) == "memref.alloca_scope.return";
    require(!returns || given == result_types(op), "a scope gives what its body returns")
}
