//! Numbers of dimensions and levels.

use super::Directive;
use crate::form::{Argument, Reader, Writer, dense};
use pdll_ir::{DYNAMIC, Parsed, Token};

/// `2x?x4`, or `[]` where there are none: an array of numbers.
pub(super) struct DimensionList;

/// `0` or `0 to 2`: the first level, and the one behind the last.
pub(super) struct LevelRange;

impl Directive for DimensionList {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let mut dims = Vec::new();
        if r.p.eat(Token::LSquare) {
            r.p.expect(Token::RSquare, "`]`")?;
        } else {
            dims = r.p.dimension_list(true, false)?;
            if dims.is_empty() {
                return r.p.error("expected sizes as in `2x4`, or `[]` where there are none");
            }
        }
        let dims = dense::i64_array(r.p.ctx(), &dims);
        r.set_attr(&arguments[0], dims);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let dims = w.attr(&arguments[0]).and_then(|attr| dense::i64_items(w.p.ctx(), attr));
        let text = |dim: i64| if dim == DYNAMIC { "?".to_string() } else { dim.to_string() };
        match dims.unwrap_or_default() {
            dims if dims.is_empty() => w.p.text("[]"),
            dims => w.p.text(&dims.into_iter().map(text).collect::<Vec<_>>().join("x")),
        }
    }
}

impl Directive for LevelRange {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [low, high] = arguments else { return r.p.error("this directive takes two arguments") };
        let at = r.p.position();
        let first = r.p.integer()?;
        let end = match r.p.eat_keyword("to") {
            true => r.p.integer()?,
            false => first.saturating_add(1),
        };
        if end <= first {
            return r.p.error_at(at, "the range of levels is empty");
        }
        for (argument, number) in [(low, first), (high, end)] {
            let index = r.p.ctx().known().index;
            if let Some(attr) = r.p.ctx().int_attr(index, i128::from(number)) {
                r.set_attr(argument, attr);
            }
        }
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [low, high] = arguments else { return };
        let number = |argument| w.attr(argument).and_then(|attr| w.p.ctx().int_value(attr)).unwrap_or(0);
        let (low, high) = (number(low), number(high));
        w.p.text(&low.to_string());
        if high != low + 1 {
            w.p.text(&format!(" to {high}"));
        }
    }
}
