//! Directives of `amdgpu`.

use super::Directive;
use crate::form::{Argument, Reader, Writer};
use pdll_ir::Parsed;

/// `16x16x4`: three sizes.
pub(super) struct Sizes;

impl Directive for Sizes {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let at = r.p.position();
        let sizes = r.p.dimension_list(false, false)?;
        if sizes.len() != arguments.len() {
            return r.p.error_at(at, format!("expected {} sizes", arguments.len()));
        }
        let i32_type = r.p.ctx().int_type(32);
        for (argument, &size) in arguments.iter().zip(&sizes) {
            match r.p.ctx().int_attr(i32_type, i128::from(size)) {
                Some(size) => r.set_attr(argument, size),
                None => return r.p.error_at(at, "a size does not fit 32 bits"),
            }
        }
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let size = |argument| w.attr(argument).and_then(|attr| w.p.ctx().int_value(attr)).unwrap_or_default();
        let sizes: Vec<String> = arguments.iter().map(|argument| size(argument).to_string()).collect();
        w.p.text(&sizes.join("x"));
    }
}
