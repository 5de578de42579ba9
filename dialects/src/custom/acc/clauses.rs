//! Clauses of `acc` that are a word, or a word with operands.

use super::Directive;
use super::devices::{print_typed_operand, typed_operand};
use crate::form::{Argument, Reader, Writer};
use pdll_ir::{Parsed, Token};

/// Nothing, or `(%x : type)`: an operand, its type, and whether only the word before it stands.
pub(crate) struct KeywordOrOperand;

/// Nothing, or `(%x, .. : type, ..)`: operands, their types, and whether only the word before them stands.
pub(crate) struct KeywordOrOperands;

/// Says that only the word stands.
fn only_the_word(r: &mut Reader<'_, '_, '_, '_, '_>, types: &Argument, only: &Argument) -> Parsed<bool> {
    let unit = r.p.ctx().known().unit;
    r.set_attr(only, unit);
    r.set_argument_types(types, Vec::new())?;
    Ok(true)
}

impl Directive for KeywordOrOperand {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [operand, types, only] = arguments else {
            return r.p.error("this directive takes three arguments");
        };
        if !r.p.eat(Token::LParen) {
            return only_the_word(r, types, only);
        }
        let (value, ty) = typed_operand(r.p)?;
        r.set_operands(operand, vec![value]);
        r.set_argument_types(types, vec![ty])?;
        r.p.expect(Token::RParen, "`)` after the operand")?;
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [operand, types, only] = arguments else { return };
        if w.attr(only).is_some() {
            return;
        }
        let values = w.operand_range(operand).zip(w.argument_types(types));
        w.p.text("(");
        w.p.list(values, |p, (operand, ty)| print_typed_operand(p, operand, ty));
        w.p.text(")");
    }
}

impl Directive for KeywordOrOperands {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [operands, types, only] = arguments else {
            return r.p.error("this directive takes three arguments");
        };
        if !r.p.eat(Token::LParen) {
            return only_the_word(r, types, only);
        }
        let values = r.p.operand_list()?;
        r.p.expect(Token::Colon, "`:` and the types")?;
        let value_types = r.p.type_list()?;
        r.p.expect(Token::RParen, "`)` after the types")?;
        r.set_operands(operands, values);
        r.set_argument_types(types, value_types)?;
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [operands, types, only] = arguments else { return };
        if w.attr(only).is_some() {
            return;
        }
        let (range, types) = (w.operand_range(operands), w.argument_types(types));
        w.p.text("(");
        w.p.operand_range(range);
        w.p.text(" : ");
        w.p.types(types);
        w.p.text(")");
    }
}
