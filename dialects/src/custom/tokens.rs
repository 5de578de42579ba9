//! Directives of `async`.

use super::Directive;
use crate::form::{Argument, Reader, Writer};
use pdll_ir::{Parsed, TypeData};

/// The type of what is awaited: a token, or `!async.value<T>`, whose `T` is the type of the result.
pub(super) struct Awaited;

impl Directive for Awaited {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [operand, result] = arguments else { return r.p.error("this directive takes two arguments") };
        let ty = r.p.ty()?;
        r.set_argument_types(operand, vec![ty])?;
        let inner = match *r.p.ctx().type_data(ty) {
            TypeData::Opaque { data, .. } => r.p.ctx().text(data).into_owned(),
            _ => String::new(),
        };
        let mut types = Vec::new();
        if let Some(inner) = inner.strip_prefix("value<").and_then(|rest| rest.strip_suffix('>')) {
            types.extend(pdll_ir::parse_type(r.p.ctx(), inner));
        }
        r.set_argument_types(result, types)?;
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        for ty in w.argument_types(&arguments[0]) {
            w.p.ty(ty);
        }
    }
}
