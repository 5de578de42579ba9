//! Attributes that are named `dialect.name`: what the dialect says of them, on whichever op they are.

use super::OpVerifier;
use crate::attrs::AttrData;
use crate::context::Context;
use crate::entity::{Attr, Attrs, Name};
use crate::op_view::OpView;
use crate::registry::{AttributeOf, Violation};

/// Whether [`check`] has anything to look at: a name with that of a dialect that checks attributes, or
/// attributes of arguments and results.
pub(super) fn are_any(ctx: &Context, attrs: Attrs) -> bool {
    let of_dialect = |name: Name| {
        let text = ctx.bytes(name);
        text.iter()
            .position(|&byte| byte == b'.')
            .is_some_and(|dot| ctx.attribute_verifier(&text[..dot]).is_some())
    };
    ctx.properties(attrs).is_some()
        || ctx.entries(ctx.dictionary(attrs)).iter().any(|entry| of_dialect(entry.0))
}

/// What dialects say of the attributes of an op that have their names.
pub(super) fn check(op: &OpVerifier<'_, '_>) -> Result<(), Violation> {
    let check = |of: AttributeOf, name: Name, value: Attr| {
        let text = op.ctx.bytes(name);
        let Some(dot) = text.iter().position(|&byte| byte == b'.') else { return Ok(()) };
        match op.ctx.attribute_verifier(&text[..dot]) {
            Some(verify) => verify(op, of, name, value),
            None => Ok(()),
        }
    };
    let view = OpView::new(op.ctx, op.ir, op.id, op.op);
    for &(name, value) in view.discardable_attributes() {
        check(AttributeOf::Op, name, value)?;
    }
    // Each argument and result of a function has a dictionary, if one of them has attributes.
    for &(name, value) in view.inherent_attributes() {
        let of: fn(usize) -> AttributeOf = match op.ctx.bytes(name) {
            b"arg_attrs" => AttributeOf::Argument,
            b"res_attrs" => AttributeOf::Result,
            _ => continue,
        };
        let AttrData::Array(all) = op.ctx.attr_data(value) else { continue };
        for (number, &item) in all.iter().enumerate() {
            let AttrData::Dict(entries) = op.ctx.attr_data(item) else { continue };
            for &(name, value) in op.ctx.entries(*entries) {
                check(of(number), name, value)?;
            }
        }
    }
    Ok(())
}
