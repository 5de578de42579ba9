//! What is matched: positions of operands and results, matchers and what they lead to.

use super::{Directive, items, set_numbers, set_unit};
use crate::form::{Argument, Reader, Writer, dense};
use pdll_ir::{Attr, AttrData, OpParser, Parsed, Token};

/// `all`, `0, 2` or `except(0, 2)`: numbers, whether they are those that are not meant, whether all are.
pub(crate) struct Positions;

/// `@matcher -> @action, ..`, each on a line of its own: two arrays of symbols.
pub(crate) struct SymbolPairs;

impl Directive for Positions {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [numbers, inverted, all] = arguments else {
            return r.p.error("this directive takes three arguments");
        };
        if r.p.eat_keyword("all") {
            set_numbers(r, numbers, &[]);
            set_unit(r, all);
            return Ok(true);
        }
        let is_inverted = r.p.eat_keyword("except");
        if is_inverted {
            set_unit(r, inverted);
            r.p.expect(Token::LParen, "`(` and the positions")?;
        }
        let mut list = Vec::new();
        r.p.comma_list(|p| {
            list.push(p.integer()?);
            Ok(())
        })?;
        set_numbers(r, numbers, &list);
        if is_inverted {
            r.p.expect(Token::RParen, "`)` after the positions")?;
        }
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [numbers, inverted, all] = arguments else { return };
        if w.attr(all).is_some() {
            w.p.text("all");
            return;
        }
        let is_inverted = w.attr(inverted).is_some();
        let numbers = w.attr(numbers).and_then(|attr| dense::i64_items(w.p.ctx(), attr)).unwrap_or_default();
        w.p.text(if is_inverted { "except(" } else { "" });
        w.p.list(numbers, |p, number| p.text(&number.to_string()));
        w.p.text(if is_inverted { ")" } else { "" });
    }
}

/// `@name`
fn symbol(p: &mut OpParser<'_, '_, '_>) -> Parsed<Attr> {
    let name = p.symbol_name()?;
    Ok(p.ctx().attr(AttrData::Symbol(Box::new([name]))))
}

impl Directive for SymbolPairs {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [matchers, actions] = arguments else { return r.p.error("this directive takes two arguments") };
        let (mut first, mut second) = (Vec::new(), Vec::new());
        r.p.comma_list(|p| {
            first.push(symbol(p)?);
            p.expect(Token::Arrow, "`->` and an action")?;
            second.push(symbol(p)?);
            Ok(())
        })?;
        let (first, second) = (r.p.ctx().array_attr(&first), r.p.ctx().array_attr(&second));
        r.set_attr(matchers, first);
        r.set_attr(actions, second);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [matchers, actions] = arguments else { return };
        let pairs: Vec<_> = items(w, matchers).into_iter().zip(items(w, actions)).collect();
        let last = pairs.len();
        w.p.indented(|p| {
            p.indented(|p| {
                for (index, (matcher, action)) in pairs.into_iter().enumerate() {
                    p.new_line();
                    p.attribute(matcher);
                    p.text(" -> ");
                    p.attribute(action);
                    // mlir-opt leaves the blank at the end of the line.
                    p.text(if index + 1 < last { ", " } else { "" });
                }
            });
        });
    }
}
