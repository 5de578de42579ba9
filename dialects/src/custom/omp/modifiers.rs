//! Clauses of `omp` with modifiers.

use super::{Directive, attr, attr_text};
use crate::form::{Argument, Reader, Writer};
use pdll_ir::{Parsed, Token};

/// `modifier:kind`, or `kind`: two attributes, the kind first.
pub(crate) struct Order;

/// `strict, %x : type`, or `%x : type`: an attribute, an operand and its type.
pub(crate) struct Strict;

/// `kind = %size : type, modifier, simd`, all but the kind optional: the kind, a modifier, whether it says
/// `simd`, an operand and its type.
pub(crate) struct Schedule;

const ORDER_MODIFIERS: [&str; 2] = ["reproducible", "unconstrained"];

impl Directive for Order {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [order, modifier] = arguments else { return r.p.error("this directive takes two arguments") };
        if ORDER_MODIFIERS.iter().any(|word| r.p.at_keyword(word)) {
            r.read_attribute(modifier)?;
            r.p.expect(Token::Colon, "`:` and the order")?;
        }
        r.read_attribute(order).map(|()| true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [order, modifier] = arguments else { return };
        if w.attr(modifier).is_some() {
            w.write_attribute(modifier);
            w.p.text(":");
        }
        w.write_attribute(order);
    }
}

impl Directive for Strict {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [modifier, operand, types] = arguments else {
            return r.p.error("this directive takes three arguments");
        };
        if r.p.at(Token::Bare) {
            r.read_attribute(modifier)?;
            r.p.expect(Token::Comma, "`,` and an operand")?;
        }
        let value = r.p.operand()?;
        r.p.expect(Token::Colon, "`:` and the type")?;
        let ty = r.p.ty()?;
        r.set_operands(operand, vec![value]);
        r.set_argument_types(types, vec![ty])?;
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [modifier, operand, types] = arguments else { return };
        if w.attr(modifier).is_some() {
            w.write_attribute(modifier);
            w.p.text(", ");
        }
        let (range, types) = (w.operand_range(operand), w.argument_types(types));
        w.p.operand_range(range);
        w.p.text(": ");
        w.p.types(types);
    }
}

/// Kinds of schedules that may have a size, and the others.
const SIZED: [&str; 3] = ["static", "dynamic", "guided"];
const UNSIZED: [&str; 3] = ["auto", "runtime", "distribute"];

const SCHEDULE_MODIFIERS: [&str; 3] = ["none", "monotonic", "nonmonotonic"];

impl Directive for Schedule {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [kind, modifier, simd, size, size_type] = arguments else {
            return r.p.error("this directive takes five arguments");
        };
        let (word, sized) = match (r.p.optional_keyword_of(&SIZED), r.p.optional_keyword_of(&UNSIZED)) {
            (Some(index), _) => (SIZED[index], true),
            (None, Some(index)) => (UNSIZED[index], false),
            (None, None) => return r.p.error("expected a kind of schedule"),
        };
        let value = attr(r.p.ctx(), &format!("schedulekind {word}"));
        r.set_attr(kind, value);
        let mut types = Vec::new();
        if sized && r.p.eat(Token::Equal) {
            let operand = r.p.operand()?;
            r.set_operands(size, vec![operand]);
            r.p.expect(Token::Colon, "`:` and the type")?;
            types.push(r.p.ty()?);
        }
        r.set_argument_types(size_type, types)?;
        if !r.p.eat(Token::Comma) {
            return Ok(true);
        }
        let first = r.p.optional_keyword_of(&SCHEDULE_MODIFIERS);
        let says_simd = match first {
            None => true,
            Some(_) => r.p.eat(Token::Comma),
        };
        if says_simd {
            r.p.expect_keyword("simd")?;
            let unit = r.p.ctx().known().unit;
            r.set_attr(simd, unit);
        }
        let value = attr(r.p.ctx(), &format!("sched_mod {}", SCHEDULE_MODIFIERS[first.unwrap_or(0)]));
        r.set_attr(modifier, value);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [kind, modifier, simd, size, size_type] = arguments else { return };
        let ctx = w.p.ctx();
        let text = |value, begin| attr_text(ctx, value, (begin, "")).unwrap_or_default();
        w.p.text(w.attr(kind).map_or("", |value| text(value, "schedulekind ")));
        let (range, types) = (w.operand_range(size), w.argument_types(size_type));
        if !range.is_empty() {
            w.p.text(" = ");
            w.p.operand_range(range);
            w.p.text(" : ");
            w.p.types(types);
        }
        if let Some(value) = w.attr(modifier) {
            w.p.text(", ");
            w.p.text(text(value, "sched_mod "));
        }
        if w.attr(simd).is_some() {
            w.p.text(", simd");
        }
    }
}
