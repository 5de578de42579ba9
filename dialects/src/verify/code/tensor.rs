//! `tensor`: casts, accesses, sizes that are handed over.

use super::{Checked, Subject, compatible, dynamic, element, shaped, width};
use pdll_ir::{DYNAMIC, OpVerifier, Type};

pub(super) fn cast(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(from), Some(to)) = (s.operand(0), s.result()) else { return Ok(()) };
    let shapes = (shaped(s.ctx(), from), shaped(s.ctx(), to));
    let fits = element(s.ctx(), from) == element(s.ctx(), to)
        && !matches!(shapes, (Some(a), Some(b)) if !compatible(a.0, b.0));
    if fits { Ok(()) } else { Err("this cast does not go between such types".into()) }
}

pub(super) fn bitcast(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(from), Some(to)) = (s.operand(0), s.result()) else { return Ok(()) };
    let bits = [from, to].map(|ty| width(s.ctx(), element(s.ctx(), ty)?));
    let shapes = (shaped(s.ctx(), from), shaped(s.ctx(), to));
    let fits = !matches!(bits, [Some(a), Some(b)] if a != b)
        && !matches!(shapes, (Some(a), Some(b)) if !compatible(a.0, b.0));
    if fits { Ok(()) } else { Err("this cast does not go between such types".into()) }
}

/// As many indices as the shaped type at operand `of` has dimensions; they follow it.
pub(super) fn indices(s: &Subject<'_, '_, '_, '_>, of: usize) -> Checked {
    let rank = s.operand(of).and_then(|ty| Some(shaped(s.ctx(), ty)?.0.len()));
    match rank {
        Some(rank) if rank != s.operands.types.len() - of - 1 => {
            Err("there are as many indices as dimensions".into())
        }
        _ => Ok(()),
    }
}

pub(super) fn extract(s: &Subject<'_, '_, '_, '_>) -> Checked {
    indices(s, 0)
}

pub(super) fn insert(s: &Subject<'_, '_, '_, '_>) -> Checked {
    indices(s, 1)
}

/// An operand for each size of the result that is not known.
pub(super) fn sizes(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some((sizes, _)) = s.result().and_then(|ty| shaped(s.ctx(), ty)) else { return Ok(()) };
    match s.group(0).len() == dynamic(sizes) {
        true => Ok(()),
        false => Err("there is an operand for each size that is not known".into()),
    }
}

pub(super) fn concat(s: &Subject<'_, '_, '_, '_>) -> Checked {
    if s.operands.types.is_empty() {
        return Err("at least one tensor is concatenated".into());
    }
    let Some((to, _)) = s.result().and_then(|ty| shaped(s.ctx(), ty)) else { return Ok(()) };
    let along = s.attribute("dim").and_then(|dim| s.ctx().int_value(dim));
    let Some(along) = along.and_then(|dim| usize::try_from(dim).ok()).filter(|&dim| dim < to.len()) else {
        return Err("the dimension to concatenate along is one of the result".into());
    };
    let shapes: Vec<&[i64]> =
        s.operands.types.iter().filter_map(|&ty| Some(shaped(s.ctx(), ty)?.0)).collect();
    let same = |shape: &&[i64]| {
        let one = |i: usize| i == along || compatible(&shape[i..=i], &to[i..=i]);
        shape.len() == to.len() && (0..to.len()).all(one)
    };
    if !shapes.iter().all(same) {
        return Err("what is concatenated has the sizes of the result in other dimensions".into());
    }
    let sizes: Vec<i64> = shapes.iter().map(|shape| shape[along]).collect();
    let known = to[along] != DYNAMIC && !sizes.contains(&DYNAMIC);
    match known && sizes.iter().sum::<i64>() != to[along] {
        true => Err("the result has not the sum of the sizes".into()),
        false => Ok(()),
    }
}

/// The dimensions in an attribute are of the tensor at operand `of`, in order, and there are some.
fn dimensions(s: &Subject<'_, '_, '_, '_>, name: &str, of: usize) -> Checked {
    let (Some(dims), Some(ty)) = (s.numbers(name), s.operand(of)) else { return Ok(()) };
    let Some((sizes, _)) = shaped(s.ctx(), ty) else { return Ok(()) };
    let in_order = dims.windows(2).all(|pair| pair[0] < pair[1]);
    let fit = dims.iter().all(|&dim| usize::try_from(dim).is_ok_and(|dim| dim < sizes.len()));
    match !dims.is_empty() && in_order && fit {
        true => Ok(()),
        false => Err(format!("`{name}` has dimensions of the tensor, in order").into()),
    }
}

pub(super) fn gather(s: &Subject<'_, '_, '_, '_>) -> Checked {
    dimensions(s, "gather_dims", 0)
}

pub(super) fn scatter(s: &Subject<'_, '_, '_, '_>) -> Checked {
    dimensions(s, "scatter_dims", 1)
}

/// The sizes of the result are those of the source and what is added before and behind.
pub(super) fn pad(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(low), Some(high)) = (s.numbers("static_low"), s.numbers("static_high")) else { return Ok(()) };
    let shapes = [s.operand(0), s.result()].map(|ty| shaped(s.ctx(), ty?));
    let [Some((from, element)), Some((to, other))] = shapes else { return Ok(()) };
    let lists = [from.len(), to.len(), low.len(), high.len()];
    if lists != [from.len(); 4] || element != other {
        return Err("the result has the rank and the elements of the source, as has what is added".into());
    }
    let is_other = |i: usize| {
        let known = ![from[i], low[i], high[i]].contains(&DYNAMIC);
        known && to[i] != from[i] + low[i] + high[i]
    };
    match (0..to.len()).any(is_other) {
        true => Err("the result has other sizes than the source with what is added".into()),
        false => Ok(()),
    }
}

/// The body has an index for each dimension of the result and yields an element.
fn body(op: &OpVerifier<'_, '_>) -> Checked {
    let (ctx, body) = (op.ctx(), op.body());
    let Some(result) = body.results(op.op()).next() else { return Ok(()) };
    let Some((sizes, element)) = shaped(ctx, body.value_type(result)) else { return Ok(()) };
    let Some(arguments) = op.entry_arguments(0) else { return Ok(()) };
    let arguments: Vec<Type> = arguments.collect();
    if arguments.len() != sizes.len() || arguments.iter().any(|&ty| ty != ctx.known().index) {
        return Err("the body has an index for each dimension".into());
    }
    match super::scf::hands_on(op, 0, 0, &[element]) {
        true => Ok(()),
        false => Err("the body yields an element of the result".into()),
    }
}

pub(super) fn generated(op: &mut OpVerifier<'_, '_>) -> Checked {
    body(op)
}

pub(super) fn padded(op: &mut OpVerifier<'_, '_>) -> Checked {
    body(op)
}
