//! Directives of `gpu`.

use super::Directive;
use crate::form::{Argument, Reader, Writer};
use pdll_ir::{Parsed, Token, TypeData};

/// `async [%a, %b]`: whether there is a token as result (its type), and the tokens that are waited for.
pub(super) struct AsyncDependencies;

impl Directive for AsyncDependencies {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [token, dependencies] = arguments else { return r.p.error("this directive takes two arguments") };
        let is_async = r.p.eat_keyword("async");
        let mut types = Vec::new();
        if is_async {
            let ctx = r.p.ctx();
            let (namespace, data) = (ctx.name("gpu"), ctx.name("async.token"));
            types.push(ctx.ty(TypeData::Opaque { namespace, data }));
        }
        r.set_argument_types(token, types)?;
        let listed = r.p.at(Token::LSquare);
        if listed {
            let operands = r.p.operands_in((Token::LSquare, Token::RSquare))?;
            r.set_operands(dependencies, operands);
        }
        Ok(is_async || listed)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [token, dependencies] = arguments else { return };
        let is_async = !w.argument_types(token).is_empty();
        w.p.text(if is_async { "async" } else { "" });
        let range = w.operand_range(dependencies);
        if !range.is_empty() {
            w.p.text(if is_async { " [" } else { "[" });
            w.p.operand_range(range);
            w.p.text("]");
        }
    }
}
