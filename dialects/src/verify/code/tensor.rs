//! `tensor`: casts, accesses, sizes that are handed over.

use super::{
    AroundCheck, Checked, SignatureCheck, Subject, compatible, dynamic, element, gather, name_of, outer,
    require, shaped, slices, width,
};
use pdll_ir::{DYNAMIC, OpVerifier, Type, ValueDef};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "bitcast" => bitcast,
        "cast" => cast,
        "collapse_shape" => slices::collapse,
        "concat" => concat,
        "empty" | "generate" => sizes,
        "expand_shape" => slices::expand,
        "extract" => extract,
        "extract_slice" => slices::extract,
        "from_elements" => from_elements,
        "gather" => gather::gather,
        "insert" => insert,
        "insert_slice" | "parallel_insert_slice" => slices::insert,
        "pad" => pad,
        "reshape" => gather::reshape,
        "scatter" => gather::scatter,
        "splat" => splat,
        _ => return None,
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "generate" | "pad" => body,
        "parallel_insert_slice" => in_parallel,
        _ => return None,
    })
}

fn cast(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(from), Some(to)) = (s.operand(0), s.result()) else { return Ok(()) };
    let shapes = (shaped(s.ctx(), from), shaped(s.ctx(), to));
    let fits = element(s.ctx(), from) == element(s.ctx(), to)
        && !matches!(shapes, (Some(a), Some(b)) if !compatible(a.0, b.0));
    if fits { Ok(()) } else { Err("this cast does not go between such types".into()) }
}

fn bitcast(s: &Subject<'_, '_, '_, '_>) -> Checked {
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

fn extract(s: &Subject<'_, '_, '_, '_>) -> Checked {
    indices(s, 0)
}

fn insert(s: &Subject<'_, '_, '_, '_>) -> Checked {
    indices(s, 1)
}

/// An operand, in a group, for each size of the result that is not known.
pub(super) fn sizes_in(s: &Subject<'_, '_, '_, '_>, group: usize) -> Checked {
    let Some((sizes, _)) = s.result_shape() else { return Ok(()) };
    require(s.count(group) == dynamic(sizes), "there is an operand for each size that is not known")
}

pub(super) fn sizes(s: &Subject<'_, '_, '_, '_>) -> Checked {
    sizes_in(s, 0)
}

fn splat(s: &Subject<'_, '_, '_, '_>) -> Checked {
    sizes_in(s, 1)
}

/// An operand of its type for each element.
fn from_elements(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some((sizes, element)) = s.result_shape() else { return Ok(()) };
    let count = sizes.iter().try_fold(1i64, |all, &size| all.checked_mul(size));
    let given = s.operands.types;
    let fits = count == i64::try_from(given.len()).ok() && given.iter().all(|&ty| ty == element);
    require(fits, "there is an operand for each element, of its type")
}

fn concat(s: &Subject<'_, '_, '_, '_>) -> Checked {
    if s.operands.types.is_empty() {
        return Err("at least one tensor is concatenated".into());
    }
    let Some((to, _)) = s.result().and_then(|ty| shaped(s.ctx(), ty)) else { return Ok(()) };
    let along = s.attribute("dim").and_then(|dim| s.ctx().int_value(dim));
    let Some(along) = along.and_then(|dim| usize::try_from(dim).ok()).filter(|&dim| dim < to.len()) else {
        return Err("the dimension to concatenate along is one of the result".into());
    };
    let element = s.result_shape().map(|(_, element)| element);
    let same = |&ty: &Type| shaped(s.ctx(), ty).map(|(_, element)| element) == element;
    require(s.operands.types.iter().all(same), "what is concatenated has the elements of the result")?;
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

/// The sizes of the result are those of the source and what is added before and behind.
fn pad(s: &Subject<'_, '_, '_, '_>) -> Checked {
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
fn body(op: &mut OpVerifier<'_, '_>) -> Checked {
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

/// A part is put in place where a loop combines what it made.
fn in_parallel(op: &mut OpVerifier<'_, '_>) -> Checked {
    let around = outer(op).map(name_of);
    if around.as_deref() == Some("scf.forall.in_parallel") {
        let body = op.body();
        let block = body.parent_op(op.op()).and_then(|around| body.block(around));
        let is_output = body
            .operands(op.op())
            .nth(1)
            .is_none_or(|to| matches!(body.def(to), ValueDef::Argument(of, _) if Some(of) == block));
        require(is_output, "a part is put into an output of the loop, an argument of its body")?;
    }
    require(
        around.is_none_or(|name| name == "scf.forall.in_parallel" || !is_known(&name)),
        "a part is put in place in `scf.forall.in_parallel`",
    )
}

/// Whether what an operation of this name does with parts of tensors is known.
fn is_known(name: &str) -> bool {
    ["func.", "scf.", "builtin.", "affine.", "tensor.", "linalg."]
        .iter()
        .any(|dialect| name.starts_with(dialect))
}
