//! `ml_program`: globals and what functions give.

use super::{
    AroundCheck, Checked, SignatureCheck, Subject, attribute, enclosing, name_of, operand_types, require,
    symbol_target,
};
use pdll_ir::{AttrData, OpVerifier, TypeData};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "global" => global,
        _ => return None,
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "global_load" => |op| access(op, None),
        "global_load_const" => |op| access(op, Some(false)),
        "global_store" => |op| access(op, Some(true)),
        "output" | "return" => returns,
        _ => return None,
    })
}

fn global(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let is_said = s.attribute("is_mutable").is_some() || s.attribute("value").is_some();
    require(is_said, "a global that does not change has a value")
}

/// A global of this type, which changes or does not.
fn access(op: &mut OpVerifier<'_, '_>, mutable: Option<bool>) -> Checked {
    let ctx = op.ctx();
    let path = match attribute(op, "global").map(|attr| ctx.attr_data(attr)) {
        Some(AttrData::Symbol(path)) if path.len() == 1 => path,
        _ => return Ok(()),
    };
    let found = symbol_target(op, path[0]);
    let Some(found) = found.filter(|found| name_of(*found) == "ml_program.global") else {
        return Err("the symbol is not a global".into());
    };
    let is_mutable = found.attribute_named("is_mutable").is_some();
    require(
        mutable.is_none_or(|mutable| mutable == is_mutable),
        match mutable {
            Some(true) => "what is stored to can change",
            _ => "what is loaded as a constant does not change",
        },
    )?;
    let ty = found.attribute_named("type").and_then(|attr| ctx.type_value(attr));
    let mut types = operand_types(op);
    types.extend(super::result_types(op));
    let is_same = types.first().zip(ty).is_none_or(|(&given, ty)| given == ty);
    require(is_same, "the global is of another type")
}

fn returns(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let Some(around) = enclosing(op, &["ml_program.func", "ml_program.subgraph"]) else { return Ok(()) };
    let ty = around.attribute_named("function_type").and_then(|attr| ctx.type_value(attr));
    let Some(TypeData::Function { results, .. }) = ty.map(|ty| ctx.type_data(ty)) else { return Ok(()) };
    require(operand_types(op) == **results, "what is returned has the types of the function's results")
}
