//! Directives of `memref`.

use super::Directive;
use crate::form::{Argument, Reader, Writer};
use pdll_ir::{DYNAMIC, Parsed, Token, Type, TypeData};

/// `memref<4xf32> = dense<1.0>`: the type of a global, and what it holds at first.
pub(super) struct GlobalTypeAndValue;

impl Directive for GlobalTypeAndValue {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [ty_attr, value] = arguments else { return r.p.error("this directive takes two arguments") };
        let at = r.p.name_position();
        let ty = r.p.ty()?;
        let contents = match r.p.ctx().type_data(ty) {
            TypeData::MemRef { dims, element, .. } if dims.iter().all(|&dim| dim != DYNAMIC) => {
                TypeData::Tensor { dims: dims.clone(), element: *element, encoding: None }
            }
            _ => return r.p.error_at(at, "the type of a global must be a memref of known size"),
        };
        let attr = r.p.ctx().type_attr(ty);
        r.set_attr(ty_attr, attr);
        if r.p.eat(Token::Equal) {
            let initial = match r.p.eat_keyword("uninitialized") {
                true => r.p.ctx().known().unit,
                false => {
                    let contents: Type = r.p.ctx().ty(contents);
                    r.p.attribute_of_type(contents)?
                }
            };
            r.set_attr(value, initial);
        }
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [ty, value] = arguments else { return };
        if let Some(ty) = w.attr(ty) {
            w.p.attribute(ty);
        }
        let Some(value) = w.attr(value) else { return };
        w.p.text(" = ");
        match value == w.p.ctx().known().unit {
            true => w.p.text("uninitialized"),
            false => w.p.attribute_without_type(value),
        }
    }
}
