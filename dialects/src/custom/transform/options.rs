//! Options of a pass, some of which are operands.

use super::Directive;
use crate::form::{Argument, Reader, Writer};
use pdll_ir::{Attr, AttrData, Context, OpParser, OpPrinter, Parsed, Token, UnresolvedOperand};

/// `{name = value, ..}`, where a value, or an item of a list, may be an operand: the dictionary, in which
/// operands stand by their numbers, and the operands.
pub(crate) struct PassOptions;

/// What stands for an operand in the dictionary begins so.
const OPERAND: &str = "param_operand<index = ";
/// The same without blanks.
const OPERAND_SHORT: &str = "param_operand<index=";

/// A value; what stands for an operand is a number among those.
fn value(p: &mut OpParser<'_, '_, '_>, operands: &mut Vec<UnresolvedOperand>) -> Parsed<Attr> {
    if p.eat(Token::LSquare) {
        let mut items = Vec::new();
        p.list_until(Token::RSquare, "`]` after the values", |p| {
            items.push(value(p, operands)?);
            Ok(())
        })?;
        return Ok(p.ctx().array_attr(&items));
    }
    let Some(operand) = p.optional_operand()? else { return p.attribute() };
    operands.push(operand);
    let data = format!("{OPERAND}{} : i64>", operands.len() - 1);
    let (namespace, data) = (p.ctx().name("transform"), p.ctx().name(&data));
    Ok(p.ctx().attr(AttrData::Opaque { namespace, data, ty: None }))
}

/// The number of the operand that a value stands for.
pub(crate) fn operand(ctx: &Context, attr: Attr) -> Option<usize> {
    let AttrData::Opaque { namespace, data, .. } = *ctx.attr_data(attr) else { return None };
    let text = ctx.text(data);
    let number = text.strip_prefix(OPERAND).or_else(|| text.strip_prefix(OPERAND_SHORT))?;
    let digits = number.split([' ', '>']).next().filter(|_| ctx.bytes(namespace) == b"transform")?;
    digits.parse().ok()
}

fn print(p: &mut OpPrinter<'_, '_>, attr: Attr, first: usize, count: usize) {
    let ctx = p.ctx();
    match (ctx.attr_data(attr), operand(ctx, attr)) {
        (_, Some(number)) if number < count => p.operand(first + number),
        (AttrData::Array(items), _) => {
            p.text("[");
            p.list(items.iter(), |p, &item| print(p, item, first, count));
            p.text("]");
        }
        _ => p.attribute(attr),
    }
}

impl Directive for PassOptions {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [options, values] = arguments else { return r.p.error("this directive takes two arguments") };
        let (mut operands, mut entries) = (Vec::new(), Vec::new());
        r.p.expect(Token::LBrace, "`{` and the options")?;
        r.p.list_until(Token::RBrace, "`}` after the options", |p| {
            let at = p.position();
            let Some(name) = p.optional_keyword_or_string() else {
                return p.error("expected the name of an option");
            };
            p.expect(Token::Equal, "`=` and a value")?;
            let value = value(p, &mut operands)?;
            if entries.iter().any(|&(other, _)| other == name) {
                return p.error_at(at, "this option was given before");
            }
            entries.push((name, value));
            Ok(())
        })?;
        let dict = r.p.ctx().dict(&entries);
        let dict = r.p.ctx().attr(AttrData::Dict(dict));
        r.set_attr(options, dict);
        r.set_operands(values, operands);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [options, values] = arguments else { return };
        let ctx = w.p.ctx();
        let range = w.operand_range(values);
        let Some(AttrData::Dict(dict)) = w.attr(options).map(|attr| ctx.attr_data(attr)) else { return };
        w.p.text("{");
        w.p.list(ctx.entries(*dict), |p, &(name, value)| {
            p.string(ctx.bytes(name));
            p.text(" = ");
            print(p, value, range.start, range.len());
        });
        w.p.text("}");
    }
}
