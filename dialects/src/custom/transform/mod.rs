//! Directives of `transform`.

mod matching;
mod options;
mod sizes;
mod types;

use super::Directive;
use crate::form::{Argument, Reader, Writer, dense};
use pdll_ir::{AttrData, Parsed, Token};

pub(super) use matching::{Positions, SymbolPairs};
pub(super) use options::PassOptions;
pub(crate) use options::operand as pass_option_operand;
pub(super) use sizes::PackedIndexList;
pub(super) use types::{OneToAll, SemiFunction};

/// `%root, %more : (type, types)`, or nothing: an operand, its type, more operands and their types. The
/// parentheses are printed if there are more.
pub(super) struct SequenceOperands;

/// A number, or an operand: the number as an attribute, the operand.
pub(super) struct NumberOrOperand;

impl Directive for SequenceOperands {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [root, root_type, more, more_types] = arguments else {
            return r.p.error("this directive takes four arguments");
        };
        let Some(first) = r.p.optional_operand()? else {
            r.set_argument_types(root_type, Vec::new())?;
            return r.set_argument_types(more_types, Vec::new()).map(|()| false);
        };
        let others = if r.p.eat(Token::Comma) { r.p.operand_list()? } else { Vec::new() };
        r.p.expect(Token::Colon, "`:` and the types")?;
        // The parentheses may be left out, one by one.
        r.p.eat(Token::LParen);
        let ty = r.p.ty()?;
        let mut types = Vec::new();
        if !others.is_empty() {
            r.p.expect(Token::Comma, "`,` and the types of the other operands")?;
            types = r.p.type_list()?;
        }
        if types.len() != others.len() {
            return r.p.error("there are not as many types as operands");
        }
        r.p.eat(Token::RParen);
        r.set_operands(root, vec![first]);
        r.set_argument_types(root_type, vec![ty])?;
        r.set_operands(more, others);
        r.set_argument_types(more_types, types)?;
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [root, root_type, more, more_types] = arguments else { return };
        let root = w.operand_range(root);
        if root.is_empty() {
            return;
        }
        let (more, types) = (w.operand_range(more), w.argument_types(root_type));
        let others = w.argument_types(more_types);
        let several = !more.is_empty();
        w.p.operand_range(root);
        if several {
            w.p.text(", ");
            w.p.operand_range(more);
        }
        w.p.text(if several { " : (" } else { " : " });
        w.p.types(types.into_iter().chain(others));
        w.p.text(if several { ")" } else { "" });
    }
}

impl Directive for NumberOrOperand {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [number, operand] = arguments else { return r.p.error("this directive takes two arguments") };
        if let Some(value) = r.p.optional_operand()? {
            r.set_operands(operand, vec![value]);
            return Ok(true);
        }
        if !r.p.at_attribute() {
            return r.p.error("expected a number or an operand");
        }
        let value = r.p.ctx().known().index;
        let value = r.p.attribute_of_type(value)?;
        r.set_attr(number, value);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [number, operand] = arguments else { return };
        match w.attr(number) {
            Some(number) => w.p.attribute_without_type(number),
            None => {
                let operand = w.operand_range(operand);
                w.p.operand_range(operand);
            }
        }
    }
}

/// Sets an attribute to `unit`.
fn set_unit(r: &mut Reader<'_, '_, '_, '_, '_>, argument: &Argument) {
    let unit = r.p.ctx().known().unit;
    r.set_attr(argument, unit);
}

/// Sets an attribute to an array of numbers.
fn set_numbers(r: &mut Reader<'_, '_, '_, '_, '_>, argument: &Argument, numbers: &[i64]) {
    let numbers = dense::i64_array(r.p.ctx(), numbers);
    r.set_attr(argument, numbers);
}

/// The items of an array attribute.
fn items(w: &Writer<'_, '_, '_, '_>, argument: &Argument) -> Vec<pdll_ir::Attr> {
    match w.attr(argument).map(|attr| w.p.ctx().attr_data(attr)) {
        Some(AttrData::Array(items)) => items.to_vec(),
        _ => Vec::new(),
    }
}
