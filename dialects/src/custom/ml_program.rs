//! Directives of `ml_program`.

use super::Directive;
use crate::form::{Argument, Reader, Writer};
use pdll_ir::{Parsed, Token};

/// `public`, `private` or `nested`. What does not say is public.
pub(super) struct Visibility;
/// `(value) : type` or `: type`: what a global is and what it holds at first.
pub(super) struct TypedValue;
/// `ordering(%a, .. -> type)`, or nothing: tokens that are waited for, and whether there is one as a result.
pub(super) struct Ordering;

impl Directive for Visibility {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let words = ["public", "private", "nested"];
        let Some(index) = r.p.optional_keyword_of(&words) else {
            return r.p.error("expected `public`, `private` or `nested`");
        };
        let visibility = r.p.ctx().string_attr(words[index]);
        r.set_attr(&arguments[0], visibility);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let visibility = w.attr(&arguments[0]).and_then(|attr| w.p.ctx().string_value(attr));
        w.p.bytes(visibility.unwrap_or(b"public"));
    }
}

impl Directive for TypedValue {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [ty, value] = arguments else { return r.p.error("this directive takes two arguments") };
        if r.p.eat(Token::LParen) {
            let initial = r.p.attribute()?;
            r.p.expect(Token::RParen, "`)` after the value")?;
            r.set_attr(value, initial);
        }
        r.p.expect(Token::Colon, "`:` and the type")?;
        let of = r.p.ty()?;
        let of = r.p.ctx().type_attr(of);
        r.set_attr(ty, of);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [ty, value] = arguments else { return };
        if let Some(value) = w.attr(value) {
            w.p.text("(");
            w.p.attribute(value);
            w.p.text(")");
        }
        if let Some(ty) = w.attr(ty) {
            w.p.text(" : ");
            w.p.attribute(ty);
        }
    }
}

impl Directive for Ordering {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [waited, token] = arguments else { return r.p.error("this directive takes two arguments") };
        if !r.p.eat_keyword("ordering") {
            return Ok(false);
        }
        r.p.expect(Token::LParen, "`(` and the tokens")?;
        let mut operands = Vec::new();
        if r.p.eat(Token::LParen) {
            r.p.expect(Token::RParen, "`)`")?;
        } else {
            operands = r.p.operand_list()?;
        }
        r.set_operands(waited, operands);
        r.p.expect(Token::Arrow, "`->` and the type of the token")?;
        let ty = r.p.ty()?;
        r.set_argument_types(token, vec![ty])?;
        r.p.expect(Token::RParen, "`)` after the tokens")?;
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [waited, token] = arguments else { return };
        let range = w.operand_range(waited);
        let token = w.argument_types(token).first().copied();
        if range.is_empty() && token.is_none() {
            return;
        }
        w.p.text(" ordering(");
        if range.is_empty() {
            w.p.text("()");
        }
        w.p.operand_range(range);
        if let Some(token) = token {
            w.p.text(" -> ");
            w.p.ty(token);
        }
        w.p.text(")");
    }
}
