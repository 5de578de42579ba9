//! `transform`: sequences.

use super::{
    AroundCheck, Checked, SignatureCheck, Subject, arguments, attribute, items, name_of, operand_types,
    outer, require, result_types,
};
use pdll_ir::{AttrData, OpVerifier, OpView, Type, TypeData};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "split_handle" => split,
        _ => return None,
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "foreach" => foreach,
        "include" => include,
        "named_sequence" => named_sequence,
        "sequence" => sequence,
        "yield" => yields,
        _ => return None,
    })
}

fn split(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let count = s.results.types.len() as i64;
    let overflow = s.number("overflow_result");
    require(overflow.is_none_or(|overflow| (0..count).contains(&overflow)), "there is no such result")
}

/// An argument for each operand.
fn foreach(op: &mut OpVerifier<'_, '_>) -> Checked {
    let count = operand_types(op).len();
    let given = arguments(op, 0).map(|types| types.len());
    require(given.is_none_or(|given| given == count), "the body has an argument for each operand")
}

/// Arguments are handles or parameters, and the first is there.
fn sequence(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(types) = arguments(op, 0) else { return Ok(()) };
    require(!types.is_empty(), "a sequence has an argument")?;
    let is_handle = |&ty: &Type| matches!(op.ctx().type_data(ty), TypeData::Opaque { .. });
    require(types.iter().all(is_handle), "arguments of a sequence are handles and parameters")
}

fn named_sequence(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let is_said =
        outer(op).is_none_or(|around| around.attribute_named("transform.with_named_sequence").is_some());
    require(is_said, "named sequences stand in what has the attribute `transform.with_named_sequence`")?;
    for &argument in attribute(op, "arg_attrs").and_then(|attr| items(ctx, attr)).unwrap_or(&[]) {
        let AttrData::Dict(dict) = *ctx.attr_data(argument) else { continue };
        let has = |name: &[u8]| ctx.entries(dict).iter().any(|entry| ctx.bytes(entry.0) == name);
        let both = has(b"transform.readonly") && has(b"transform.consumed");
        require(!both, "an argument is either consumed or only read")?;
    }
    Ok(())
}

/// Inputs and results of a named sequence.
fn types_of<'a>(sequence: OpView<'a>) -> Option<(&'a [Type], &'a [Type])> {
    let ctx = sequence.ctx();
    match ctx.type_data(ctx.type_value(sequence.attribute_named("function_type")?)?) {
        TypeData::Function { inputs, results } => Some((inputs, results)),
        _ => None,
    }
}

fn include(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (ctx, ir) = (op.ctx(), op.ir());
    let path = match attribute(op, "target").map(|attr| ctx.attr_data(attr)) {
        Some(AttrData::Symbol(path)) if path.len() == 1 => path,
        _ => return Ok(()),
    };
    let found = op.lookup_symbol(path[0]).map(|(body, target)| OpView::new(ctx, ir, body, target));
    let Some(found) = found.filter(|found| name_of(*found) == "transform.named_sequence") else {
        return Err("the symbol is not a named sequence".into());
    };
    let Some((inputs, results)) = types_of(found) else { return Ok(()) };
    require(operand_types(op) == inputs, "the sequence takes other operands")?;
    require(result_types(op) == results, "the sequence gives something else")
}

/// As many values as the sequence around it gives, of their types.
fn yields(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(around) = outer(op) else { return Ok(()) };
    let results = match &*name_of(around) {
        "transform.named_sequence" => match types_of(around) {
            Some((_, results)) => results.to_vec(),
            None => return Ok(()),
        },
        "transform.sequence" => around.result_types(),
        _ => return Ok(()),
    };
    require(operand_types(op) == results, "what is yielded is what the sequence gives")
}
