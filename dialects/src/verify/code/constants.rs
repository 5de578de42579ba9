//! Constants of `arith`, `complex` and `func`; weights of branches; casts that mean nothing yet.

use super::{AroundCheck, Checked, SignatureCheck, Subject, attribute, items, require, width};
use pdll_ir::{AttrData, OpVerifier, Sign, Type, TypeData};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "arith.constant" => arith,
        "arith.select" => select,
        "builtin.unrealized_conversion_cast" => {
            |s| require(s.result().is_some(), "a cast gives a value or more")
        }
        "cf.cond_br" => branch_weights,
        "cf.switch" => switch,
        "complex.bitcast" => complex_bitcast,
        "complex.constant" => complex,
        _ => return None,
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "func.constant" => function,
        _ => return None,
    })
}

/// A number or elements; integers have no sign.
fn arith(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(value), Some(ty)) = (s.attribute("value"), s.result()) else { return Ok(()) };
    if let TypeData::Integer { sign, .. } = s.ctx().type_data(ty)
        && *sign != Sign::Signless
    {
        return Err("an integer constant has no sign".into());
    }
    match s.ctx().attr_data(value) {
        AttrData::String { .. }
        | AttrData::Array(_)
        | AttrData::Dict(_)
        | AttrData::Symbol(_)
        | AttrData::Type(_)
        | AttrData::Unit => Err("a constant is an integer, a float or elements".into()),
        AttrData::Dense(dense) => {
            let scalable = match s.ctx().type_data(ty) {
                TypeData::Vector { scalable, .. } => scalable.contains(&true),
                _ => false,
            };
            require(dense.splat || !scalable, "all elements of a constant scalable vector are the same")
        }
        _ => Ok(()),
    }
}

/// One condition for all elements, or one for each: of the shape of the values, and kept in the same way.
fn select(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(condition), Some(ty)) = (s.operand(0), s.result()) else { return Ok(()) };
    let ctx = s.ctx();
    let fits = match (ctx.type_data(condition), ctx.type_data(ty)) {
        (TypeData::Tensor { encoding: of, .. }, TypeData::Tensor { encoding, .. }) => of == encoding,
        _ => true,
    };
    require(fits, "the conditions are kept in another way than the values")
}

/// Two numbers of the element type.
fn complex(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(value), Some(ty)) = (s.attribute("value"), s.result()) else { return Ok(()) };
    let (Some(parts), TypeData::Complex(element)) = (items(s.ctx(), value), s.ctx().type_data(ty)) else {
        return Ok(());
    };
    if parts.len() != 2 {
        return Err("a complex constant has a real and an imaginary part".into());
    }
    match parts.iter().all(|&part| s.ctx().attr_type(part).is_none_or(|ty| ty == *element)) {
        true => Ok(()),
        false => Err("the parts of a complex constant have its element type".into()),
    }
}

/// From or to a complex number, and of as many bits; or nothing changes.
fn complex_bitcast(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let is_complex = [s.operand(0), s.result()]
        .map(|ty| ty.is_some_and(|ty| matches!(s.ctx().type_data(ty), TypeData::Complex(_))));
    let stays = s.operand(0) == s.result();
    require(stays || is_complex[0] != is_complex[1], "one side of the cast is a complex number")?;
    let widths = [s.operand(0), s.result()].map(|ty| width(s.ctx(), ty?));
    match widths {
        [Some(from), Some(to)] if from != to => Err("the widths of a cast of bits are equal".into()),
        _ => Ok(()),
    }
}

/// As many as successors, and not all zero.
fn branch_weights(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let weights = s.attribute("branch_weights").and_then(|attr| s.ctx().i32_array(attr));
    let Some(weights) = weights else { return Ok(()) };
    if weights.len() != 2 {
        return Err("there are as many weights as successors".into());
    }
    match weights.iter().all(|&weight| weight == 0) {
        true => Err("the weights of branches are not all zero".into()),
        false => Ok(()),
    }
}

/// A value for each case: each successor but the first, which is for all other values.
fn switch(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let successors = s.op.body().successors(s.op.op()).len();
    let values = s.attribute("case_values").and_then(|attr| s.ctx().attr_type(attr));
    let values =
        values.and_then(|ty| super::shaped(s.ctx(), ty)).map_or(0, |(sizes, _)| sizes.iter().product());
    require(values + 1 == successors as i64, "there is a value for each case")
}

/// The symbol is a function of this type.
fn function(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (ctx, ir) = (op.ctx(), op.ir());
    let path = match attribute(op, "value").map(|attr| ctx.attr_data(attr)) {
        Some(AttrData::Symbol(path)) => path,
        _ => return Ok(()),
    };
    let Some((body, target)) = op.lookup_symbol(path[0]) else {
        return Err("the symbol is not a function of this module".into());
    };
    let Some((inputs, results)) = pdll_ir::signature(ctx, ir, body, target) else { return Ok(()) };
    let types: Vec<Type> = op.body().results(op.op()).map(|value| op.body().value_type(value)).collect();
    let [ty] = types[..] else { return Ok(()) };
    match ctx.type_data(ty) {
        TypeData::Function { inputs: i, results: r } => {
            let same = **i == *inputs && **r == *results;
            require(same, "the constant has another type than its function")
        }
        _ => Err("the constant has the type of its function".into()),
    }
}
