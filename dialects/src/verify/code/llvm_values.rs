//! `llvm`: members of aggregates, and what is accessed atomically.

use super::llvm_types::{array, bare, elements};
use super::{Checked, Subject, items, require};
use crate::hand::llvm_inner_text as inner_text;
use pdll_ir::{Context, Type, TypeData};

/// The text of the type that is inside of another at a position; `Ok(None)` if not all on the way is known.
fn member<'t>(mut text: &'t str, position: &[i64]) -> Result<Option<&'t str>, &'static str> {
    for &index in position {
        let at = usize::try_from(index).map_err(|_| "a position has no negative numbers")?;
        let inside = bare(text);
        if let Some((length, element)) = array(inside) {
            if at as u64 >= length {
                return Err("the position is outside of the array");
            }
            text = element;
        } else if let Some(members) = elements(inside) {
            text = members.get(at).copied().ok_or("the position is outside of the structure")?;
        } else if inside.starts_with("struct<") || inside.starts_with('!') {
            return Ok(None);
        } else {
            return Err("only arrays and structures have something inside");
        }
    }
    Ok(Some(text))
}

/// What is at the position in operand 0 has this type.
fn has_member(s: &Subject<'_, '_, '_, '_>, ty: Option<Type>) -> Checked {
    let (Some(container), Some(ty), Some(position)) = (s.operand(0), ty, s.numbers("position")) else {
        return Ok(());
    };
    let text = inner_text(s.ctx(), container);
    let Some(found) = member(&text, &position)? else { return Ok(()) };
    let given = inner_text(s.ctx(), ty);
    // The body of a structure with a name may be written once only.
    let plain = |text: &str| bare(text).replace(' ', "");
    let same = plain(&given) == plain(found) || given.contains("struct<\"");
    require(same, "what is at the position has another type")
}

pub(super) fn extract(s: &Subject<'_, '_, '_, '_>) -> Checked {
    has_member(s, s.result())
}

pub(super) fn insert(s: &Subject<'_, '_, '_, '_>) -> Checked {
    has_member(s, s.operand(1))
}

/// What can be read and written at once: pointers, and numbers of a power of two of bytes.
pub(super) fn is_atomic(ctx: &Context, ty: Type) -> bool {
    let fits = |bits: u64| bits >= 8 && bits.is_power_of_two();
    match ctx.type_data(ty) {
        TypeData::Integer { width, .. } => fits(u64::from(*width)),
        TypeData::Float(kind) => fits(u64::from(kind.width())),
        TypeData::Opaque { .. } => {
            let text = inner_text(ctx, ty);
            !["struct<", "array<", "x86_amx"].iter().any(|start| bare(&text).starts_with(start))
        }
        _ => false,
    }
}

/// As many functions, priorities and data.
pub(super) fn lists(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let count = |name| Some(items(s.ctx(), s.attribute(name)?)?.len());
    let functions = count("ctors").or_else(|| count("dtors"));
    let same = |other: Option<usize>| other.is_none() || functions.is_none() || other == functions;
    require(
        same(count("priorities")) && same(count("data")),
        "there are as many functions, priorities and data",
    )
}
