//! Directives of `spirv`.

use super::Directive;
use crate::form::{Argument, Reader, Writer};
use pdll_ir::{AttrData, Parsed, Token, parse_attr};

/// `["Bias|Lod"]`: which further operands an access to an image has, or nothing.
pub(super) struct ImageOperands;

const MNEMONIC: &str = "image_operands<";

impl Directive for ImageOperands {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        if !r.p.eat(Token::LSquare) {
            return Ok(false);
        }
        let at = r.p.position();
        let text = r.p.string()?;
        let text = r.p.ctx().text(text).into_owned();
        let Ok(attr) = parse_attr(r.p.ctx(), &format!("#spirv.{MNEMONIC}{text}>")) else {
            return r.p.error_at(at, format!("`{text}` are no image operands"));
        };
        r.p.expect(Token::RSquare, "`]` after the image operands")?;
        r.set_attr(&arguments[0], attr);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let Some(attr) = w.attr(&arguments[0]) else { return };
        if let AttrData::Opaque { data, .. } = *w.p.ctx().attr_data(attr) {
            let text = w.p.ctx().text(data).into_owned();
            let cases = text.strip_prefix(MNEMONIC).and_then(|rest| rest.strip_suffix('>'));
            w.p.text("[\"");
            w.p.text(cases.unwrap_or(&text));
            w.p.text("\"]");
        }
    }
}
