//! Directives of `emitc`.

use super::Directive;
use crate::form::{Argument, Reader, Writer};
use pdll_ir::{AttrData, Parsed, Token, Type, parse_type, print_type};

/// `i32 = 4`: the type of a global or field, and what it holds at first.
pub(super) struct TypeAndValue;

/// The type of the value that something of this type holds at first: that of an array is a tensor.
fn value_type(r: &mut Reader<'_, '_, '_, '_, '_>, ty: Type) -> Type {
    let text = print_type(r.p.ctx(), ty);
    let tensor = text.strip_prefix("!emitc.array<").map(|rest| format!("tensor<{rest}"));
    tensor.and_then(|text| parse_type(r.p.ctx(), &text).ok()).unwrap_or(ty)
}

impl Directive for TypeAndValue {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [ty_attr, value] = arguments else { return r.p.error("this directive takes two arguments") };
        let ty = r.p.ty()?;
        let attr = r.p.ctx().type_attr(ty);
        r.set_attr(ty_attr, attr);
        if r.p.eat(Token::Equal) {
            let ty = value_type(r, ty);
            let at = r.p.position();
            let initial = match r.p.at(Token::Hash) {
                true => r.p.attribute()?,
                false => r.p.attribute_of_type(ty)?,
            };
            let is_value = matches!(
                r.p.ctx().attr_data(initial),
                AttrData::Integer { .. }
                    | AttrData::BigInteger { .. }
                    | AttrData::Float { .. }
                    | AttrData::Dense(_)
                    | AttrData::DenseArray { .. }
                    | AttrData::Opaque { .. }
            );
            if !is_value {
                return r.p.error_at(at, "the first value is a number, elements or `#emitc.opaque`");
            }
            r.set_attr(value, initial);
        }
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [ty, value] = arguments else { return };
        if let Some(ty) = w.attr(ty) {
            w.p.attribute(ty);
        }
        if let Some(value) = w.attr(value) {
            w.p.text(" = ");
            w.p.attribute_without_type(value);
        }
    }
}
