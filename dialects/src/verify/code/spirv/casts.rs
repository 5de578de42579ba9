//! Casts of bits, of widths and of pointers.

use super::super::{Checked, Subject, enclosing, operand_types, require, result_types, word};
use super::text;
use pdll_ir::OpVerifier;

/// What is cast, and to what.
fn sides(s: &Subject<'_, '_, '_, '_>) -> Option<(String, String)> {
    Some((text::of(s.ctx(), s.operand(0)?), text::of(s.ctx(), s.result()?)))
}

pub(super) fn bits(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some((from, to)) = sides(s) else { return Ok(()) };
    require(from != to, "a cast of bits gives another type")?;
    match (text::pointer(&from), text::pointer(&to)) {
        (Some(_), Some(_)) => Ok(()),
        (None, None) => match (text::bits(&from), text::bits(&to)) {
            (Some(a), Some(b)) => require(a == b, "a cast of bits keeps their number"),
            _ => Ok(()),
        },
        _ => Err("a pointer and what is no pointer are not cast to one another".into()),
    }
}

/// Numbers become wider or narrower.
pub(super) fn width(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some((from, to)) = sides(s) else { return Ok(()) };
    let [from, to] = [&from, &to].map(|text| text::element(text));
    require(text::scalar_bits(from) != text::scalar_bits(to), "the result has another width")
}

const CLASSES: [&str; 3] = ["Workgroup", "CrossWorkgroup", "Function"];

/// One pointer is generic, the other is not; they point to the same type.
fn generic(generic: &str, special: &str) -> Checked {
    let (Some((to, class)), Some((other, own))) = (text::pointer(generic), text::pointer(special)) else {
        return Ok(());
    };
    require(class == "Generic", "one of the pointers is of the class `Generic`")?;
    require(CLASSES.contains(&own), "the other pointer is of `Workgroup`, `CrossWorkgroup` or `Function`")?;
    require(to == other, "both pointers point to the same type")
}

pub(super) fn to_generic(s: &Subject<'_, '_, '_, '_>) -> Checked {
    sides(s).map_or(Ok(()), |(from, to)| generic(&to, &from))
}

pub(super) fn from_generic(s: &Subject<'_, '_, '_, '_>) -> Checked {
    sides(s).map_or(Ok(()), |(from, to)| generic(&from, &to))
}

/// A pointer is a number only where addresses are physical.
pub(super) fn pointer_number(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let Some(module) = enclosing(op, &["spirv.module"]) else { return Ok(()) };
    let model = module.attribute_named("addressing_model").and_then(|attr| word(ctx, attr));
    let mut types = operand_types(op);
    types.extend(result_types(op));
    let stored = types.iter().any(|&ty| {
        let text = text::of(ctx, ty);
        text::pointer(&text).is_some_and(|(_, class)| class == "PhysicalStorageBuffer")
    });
    let is_physical = stored || !matches!(model.as_deref(), Some("Logical" | "PhysicalStorageBuffer64"));
    require(is_physical, "the pointer has a physical address")
}
