//! Sizes that are values and numbers, or all in one value.

use super::{Directive, set_numbers};
use crate::custom::index_lists;
use crate::form::{Argument, Reader, Writer};
use pdll_ir::{Parsed, Token};

/// `*(%all)` or `[%a, 4]`: the operand with all, the other operands, the numbers.
pub(crate) struct PackedIndexList;

impl Directive for PackedIndexList {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [packed, .., numbers] = arguments else {
            return r.p.error("this directive takes three arguments");
        };
        if !r.p.eat(Token::Star) {
            return index_lists::read(r, &arguments[1..]).map(|()| true);
        }
        r.p.expect(Token::LParen, "`(` and a value")?;
        let value = r.p.operand()?;
        r.p.expect(Token::RParen, "`)` after the value")?;
        r.set_operands(packed, vec![value]);
        set_numbers(r, numbers, &[]);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let Some(packed) = arguments.first() else { return };
        let packed = w.operand_range(packed);
        if packed.is_empty() {
            index_lists::write(w, &arguments[1..]);
            return;
        }
        w.p.text("*(");
        w.p.operand_range(packed);
        w.p.text(")");
    }
}
