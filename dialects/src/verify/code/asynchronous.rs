//! `async`: what functions and regions give, and the values that stand for it.

use super::{
    AroundCheck, Checked, SignatureCheck, Subject, attribute, enclosing, name_of, operand_types, require,
    result_types, symbol_target, view,
};
use pdll_ir::{AttrData, Context, OpVerifier, Type, TypeData, print_type};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "await" => awaited,
        "func" => function,
        _ => return None,
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "call" => call,
        "execute" => execute,
        "return" => returns,
        _ => return None,
    })
}

/// The text of a type of the dialect.
fn text(ctx: &Context, ty: Type) -> Option<String> {
    match ctx.type_data(ty) {
        TypeData::Opaque { namespace, data } if ctx.bytes(*namespace) == b"async" => {
            Some(ctx.text(*data).into_owned())
        }
        _ => None,
    }
}

/// What is awaited is what the value stands for.
fn awaited(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(ty), Some(result)) = (s.operand(0), s.result()) else { return Ok(()) };
    require(are_meant(s.ctx(), &[result], &[ty]), "the result is what the value stands for")
}

/// Results of which the first may be a token, and others stand for values.
fn function(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ctx = s.ctx();
    let ty = s.attribute("function_type").and_then(|attr| ctx.type_value(attr));
    let Some(TypeData::Function { results, .. }) = ty.map(|ty| ctx.type_data(ty)) else { return Ok(()) };
    require(!results.is_empty(), "an asynchronous function gives at least a token")?;
    for (index, &result) in results.iter().enumerate() {
        let text = text(ctx, result);
        let is_token = text.as_deref() == Some("token");
        let is_value = text.is_some_and(|text| text.starts_with("value<"));
        require(
            is_value || is_token && index == 0,
            "a result is an `!async.value`, the first may be a token",
        )?;
    }
    Ok(())
}

/// Whether values of these types are what those stand for, of which the first may be a token.
fn are_meant(ctx: &Context, given: &[Type], stand_for: &[Type]) -> bool {
    let is_token = |ty: &Type| text(ctx, *ty).as_deref() == Some("token");
    let values = stand_for.iter().filter(|ty| !is_token(ty));
    let same = |(&given, &value): (&Type, &Type)| {
        let inner = text(ctx, value);
        let inner = inner.as_deref().and_then(|text| text.strip_prefix("value<")?.strip_suffix('>'));
        inner.is_none_or(|inner| inner.contains('!') || inner == print_type(ctx, given))
    };
    values.clone().count() == given.len() && given.iter().zip(values).all(same)
}

/// An asynchronous function is called with what it takes, and gives what it gives.
fn call(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let Some(AttrData::Symbol(path)) = attribute(op, "callee").map(|attr| ctx.attr_data(attr)) else {
        return Ok(());
    };
    let found = symbol_target(op, path[0]);
    let found = found.filter(|found| name_of(*found) == "async.func");
    let Some(found) = found else { return Err("the callee is not an asynchronous function".into()) };
    let ty = found.attribute_named("function_type").and_then(|attr| ctx.type_value(attr));
    let Some(TypeData::Function { inputs, results }) = ty.map(|ty| ctx.type_data(ty)) else { return Ok(()) };
    require(operand_types(op) == **inputs, "operands have the types that the function takes")?;
    require(result_types(op) == **results, "results have the types that the function gives")
}

fn returns(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let Some(around) = enclosing(op, &["async.func"]) else { return Ok(()) };
    let ty = around.attribute_named("function_type").and_then(|attr| ctx.type_value(attr));
    let Some(TypeData::Function { results, .. }) = ty.map(|ty| ctx.type_data(ty)) else { return Ok(()) };
    let fits = are_meant(ctx, &operand_types(op), results);
    require(fits, "what is returned are the values that the results of the function stand for")
}

fn execute(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(last) = view(op).last_op(0).filter(|last| name_of(*last) == "async.yield") else {
        return Ok(());
    };
    let given: Vec<Type> = (0..last.operand_count()).map(|index| last.operand_type(index)).collect();
    let fits = are_meant(op.ctx(), &given, &result_types(op));
    require(fits, "the body gives the values that the results stand for")
}
