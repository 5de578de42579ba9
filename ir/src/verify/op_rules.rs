//! What an [`OpInfo`](crate::OpInfo) says about an op, one rule after the other; the first that does not hold
//! is reported.

use super::seen::SeenOps;
use super::{OpVerifier, dialect_attrs};
use crate::attrs::AttrData;
use crate::registry::{Arity, CountRange, OpInfo, Presence, SegmentLayout, Traits, Violation};

pub(super) fn check(info: &OpInfo, op: &mut OpVerifier<'_, '_>, seen: &mut SeenOps) -> Result<(), Violation> {
    let body = op.body();
    if body.is_plain(op.op) {
        seen.plain.or_check(body, op.op, || signature(info, op).and_then(|()| parts(info, op)))?;
    } else {
        seen.other.or_check(body, op.op, || signature(info, op))?;
        parts(info, op)?;
    }
    parent(info, op)?;
    if info.traits.contains(Traits::SYMBOL) {
        symbol(op)?;
    }
    match &info.verifier {
        Some(verify) => verify(op),
        None => Ok(()),
    }
}

/// What depends on name, attributes and types alone.
fn signature(info: &OpInfo, op: &mut OpVerifier<'_, '_>) -> Result<(), Violation> {
    let body = op.body();
    segments(op, "operands", &info.operands, body.num_operands(op.op))?;
    segments(op, "results", &info.results, body.num_results(op.op))?;
    attributes(info, op)?;
    if op.ctx.checks_attributes() {
        dialect_attrs::check(op)?;
    }
    match &info.signature_verifier {
        Some(verify) => verify(op),
        None => Ok(()),
    }
}

/// How many regions and successors there are.
fn parts(info: &OpInfo, op: &OpVerifier<'_, '_>) -> Result<(), Violation> {
    in_range("regions", info.regions, op.ir.regions(op.id, op.op).1.len())?;
    in_range("successors", info.successors, op.body().successors(op.op).len())
}

fn in_range(what: &str, range: CountRange, count: usize) -> Result<(), Violation> {
    if range.contains(count) {
        return Ok(());
    }
    Err(match range.max {
        Some(max) if max == range.min => format!("this operation has {count} {what} in place of {max}"),
        Some(max) => format!("this operation has {count} {what} in place of {} to {max}", range.min),
        None => format!("this operation has {count} {what} in place of {} or more", range.min),
    }
    .into())
}

/// Whether operands or results can be divided into the groups of a layout.
fn segments(
    op: &OpVerifier<'_, '_>,
    what: &str,
    layout: &SegmentLayout,
    count: usize,
) -> Result<(), Violation> {
    let single = |arities: &[Arity]| arities.iter().filter(|&&arity| arity == Arity::One).count();
    match layout {
        SegmentLayout::Unknown => Ok(()),
        SegmentLayout::SingleVariadic(arities) | SegmentLayout::SameSize(arities) => {
            let (fixed, groups) = (single(arities), arities.len());
            let open = groups - fixed;
            let optional = arities.contains(&Arity::Optional);
            let max = match (open, optional) {
                (0, _) => Some(fixed),
                (_, true) => Some(groups),
                (_, false) => None,
            };
            in_range(what, CountRange { min: fixed, max }, count)?;
            match open > 1 && !(count - fixed).is_multiple_of(open) {
                true => Err(format!("{count} {what} cannot be divided into groups of the same size").into()),
                false => Ok(()),
            }
        }
        SegmentLayout::AttrSized(arities, name) => {
            let sizes = op.attribute(*name).and_then(|attr| op.ctx.i32_array(attr));
            let name = op.ctx.text(*name);
            let Some(sizes) = sizes.filter(|sizes| sizes.len() == arities.len()) else {
                return Err(
                    format!("the attribute `{name}` has the sizes of {} groups", arities.len()).into()
                );
            };
            let fits = |(&size, &arity): (&i32, &Arity)| match arity {
                Arity::One => size == 1,
                Arity::Optional => matches!(size, 0 | 1),
                Arity::Variadic => size >= 0,
            };
            let total: i64 = sizes.iter().map(|&size| i64::from(size)).sum();
            match sizes.iter().zip(arities).all(fits) && total == count as i64 {
                true => Ok(()),
                false => Err(format!("the sizes in `{name}` are not those of the groups of {what}").into()),
            }
        }
    }
}

fn attributes(info: &OpInfo, op: &OpVerifier<'_, '_>) -> Result<(), Violation> {
    for attribute in &info.attributes {
        let name = || op.ctx.text(attribute.name);
        let what = attribute.constraint.what();
        match op.attribute(attribute.name) {
            Some(value) if !attribute.constraint.accepts(op.ctx, value) => {
                return Err(format!("the attribute `{}` is not {what}", name()).into());
            }
            None if attribute.presence == Presence::Required => {
                return Err(format!("the attribute `{}` is missing: {what}", name()).into());
            }
            _ => {}
        }
    }
    Ok(())
}

fn parent(info: &OpInfo, op: &OpVerifier<'_, '_>) -> Result<(), Violation> {
    let parents = &info.parents;
    if parents.is_empty() {
        return Ok(());
    }
    let name = |(body, parent)| op.ctx.shape_data(op.ir.body(body).shape(parent)).name;
    let around = op.ir.parent(op.id, op.op).map(name);
    if around.is_some_and(|around| parents.contains(&around)) {
        return Ok(());
    }
    let allowed: Vec<_> = parents.iter().map(|&parent| op.ctx.text(parent)).collect();
    let here = around.map_or("at the top".into(), |around| format!("in `{}`", op.ctx.text(around)));
    Err(format!("this operation must be directly in `{}`, and it is {here}", allowed.join("` or `")).into())
}

/// A symbol has one of three visibilities and is directly in a symbol table, as far as that is known.
fn symbol(op: &OpVerifier<'_, '_>) -> Result<(), Violation> {
    let known = op.ctx.known();
    if let Some(AttrData::String { value, .. }) =
        op.attribute(known.sym_visibility).map(|attr| op.ctx.attr_data(attr))
        && !matches!(op.ctx.bytes(*value), b"public" | b"private" | b"nested")
    {
        return Err("the visibility of a symbol is `public`, `private` or `nested`".into());
    }
    if op.attribute(known.sym_name).is_none() {
        return Ok(());
    }
    let Some((body, parent)) = op.ir.parent(op.id, op.op) else { return Ok(()) };
    let traits = op.ctx.traits(op.ir.body(body).shape(parent));
    match traits.contains(Traits::REGISTERED) && !traits.contains(Traits::SYMBOL_TABLE) {
        true => Err("a symbol is directly in an operation that is a symbol table".into()),
        false => Ok(()),
    }
}
