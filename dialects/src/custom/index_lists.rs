//! `[%a, 4, [8]]`: sizes, offsets and the like, some of which are operands.

use super::Directive;
use crate::form::{Argument, Reader, Writer, dense};
use pdll_ir::{AttrData, DYNAMIC, Parsed, Token};

/// Operands, an array of numbers in which [`DYNAMIC`] stands for the next operand, and possibly an array that
/// says which numbers are in brackets. A text that names parentheses puts the list in these.
pub(super) struct DynamicIndexList;

/// The same, which may not be there.
pub(super) struct OptionalDynamicIndexList;

/// What encloses a list.
fn delimiters(arguments: &[Argument]) -> (Token, Token, &'static str, &'static str) {
    let in_parentheses =
        arguments.iter().any(|a| matches!(a, Argument::Text(text) if text.ends_with("Delimiter::Paren")));
    match in_parentheses {
        true => (Token::LParen, Token::RParen, "(", ")"),
        false => (Token::LSquare, Token::RSquare, "[", "]"),
    }
}

/// The array of flags, if there is one.
fn flags(arguments: &[Argument]) -> Option<&Argument> {
    arguments.get(2).filter(|a| matches!(a, Argument::Attr(_)))
}

/// Reads a list into operands, numbers and, if there is one, flags.
pub(super) fn read(r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument]) -> Parsed<()> {
    let (open, close, _, _) = delimiters(arguments);
    let (mut operands, mut numbers, mut scalable) = (Vec::new(), Vec::new(), Vec::new());
    r.p.expect(open, "a list of values and numbers")?;
    r.p.list_until(close, "the end of the list", |p| {
        let in_brackets = p.eat(Token::LSquare);
        match p.optional_operand()? {
            Some(operand) => {
                operands.push(operand);
                numbers.push(DYNAMIC);
            }
            None => numbers.push(p.integer()?),
        }
        if in_brackets {
            p.expect(Token::RSquare, "`]`")?;
        }
        scalable.push(in_brackets);
        Ok(())
    })?;
    r.set_operands(&arguments[0], operands);
    let numbers = dense::i64_array(r.p.ctx(), &numbers);
    r.set_attr(&arguments[1], numbers);
    if let Some(flags) = flags(arguments) {
        let element = r.p.ctx().int_type(1);
        let data = scalable.iter().map(|&flag| u8::from(flag)).collect();
        let array = r.p.ctx().attr(AttrData::DenseArray { element, data });
        r.set_attr(flags, array);
    }
    Ok(())
}

/// Prints a list.
pub(super) fn write(w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
    let (_, _, open, close) = delimiters(arguments);
    let ctx = w.p.ctx();
    let numbers = w.attr(&arguments[1]).and_then(|attr| dense::i64_items(ctx, attr)).unwrap_or_default();
    let scalable = flags(arguments).and_then(|flags| w.attr(flags)).map(|attr| ctx.attr_data(attr));
    let scalable = match scalable {
        Some(AttrData::DenseArray { data, .. }) => data.to_vec(),
        _ => Vec::new(),
    };
    let mut operands = w.operand_range(&arguments[0]);
    w.p.text(open);
    w.p.list(numbers.into_iter().enumerate(), |p, (i, number)| {
        let in_brackets = scalable.get(i).is_some_and(|&flag| flag != 0);
        p.text(if in_brackets { "[" } else { "" });
        let operand = if number == DYNAMIC { operands.next() } else { None };
        match operand {
            Some(operand) => p.operand(operand),
            None => p.text(&number.to_string()),
        }
        p.text(if in_brackets { "]" } else { "" });
    });
    w.p.text(close);
}

impl Directive for DynamicIndexList {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        read(r, arguments).map(|()| true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        write(w, arguments);
    }
}

impl Directive for OptionalDynamicIndexList {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let present = r.p.at(delimiters(arguments).0);
        if present {
            read(r, arguments)?;
        }
        Ok(present)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let numbers = w.attr(&arguments[1]).and_then(|attr| dense::i64_items(w.p.ctx(), attr));
        if numbers.is_some_and(|numbers| !numbers.is_empty()) {
            write(w, arguments);
        }
    }
}
