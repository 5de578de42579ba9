//! Directives of `gpu`.

use super::Directive;
use crate::form::{Argument, Reader, Writer};
use pdll_ir::{AttrData, Parsed, Token, TypeData};

/// `async [%a, %b]`: whether there is a token as result (its type), and the tokens that are waited for.
pub(super) struct AsyncDependencies;

impl Directive for AsyncDependencies {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [token, dependencies] = arguments else { return r.p.error("this directive takes two arguments") };
        let at = r.p.position();
        let is_async = r.p.eat_keyword("async");
        let mut types = Vec::new();
        if is_async {
            if r.p.named_result_count() == 0 {
                return r.p.error_at(at, "what is `async` has a result: give it a name");
            }
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

/// `add`: what values are reduced by, or nothing.
pub(super) struct AllReduce;
/// `: type`, unless it is `index`: of the first size, whether there are clusters, and of their sizes.
pub(super) struct LaunchSizes;
/// `args(%a : type, ..)`, or nothing.
pub(super) struct KernelOperands;
/// `<attribute>`, or nothing.
pub(super) struct Handler;

/// The handler that stands for none.
const FIRST_OBJECT: &str = "select_object";

/// How values are reduced.
const REDUCTIONS: [&str; 13] = [
    "add", "and", "maximumf", "maxnumf", "maxsi", "maxui", "minimumf", "minnumf", "minsi", "minui", "mul",
    "or", "xor",
];

const REDUCTION: &str = "all_reduce_op ";

impl Directive for AllReduce {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let at = r.p.position();
        let Some(word) = r.p.optional_keyword() else { return Ok(false) };
        if !REDUCTIONS.contains(&word) {
            return r.p.error_at(at, format!("there is no reduction `{word}`"));
        }
        let (namespace, data) = (r.p.ctx().name("gpu"), r.p.ctx().name(&format!("{REDUCTION}{word}")));
        let reduction = r.p.ctx().attr(AttrData::Opaque { namespace, data, ty: None });
        r.set_attr(&arguments[0], reduction);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let Some(reduction) = w.attr(&arguments[0]) else { return };
        if let AttrData::Opaque { data, .. } = *w.p.ctx().attr_data(reduction) {
            let text = w.p.ctx().text(data).into_owned();
            // Its own blank comes after that of the format.
            w.p.text(" ");
            w.p.text(text.strip_prefix(REDUCTION).unwrap_or(&text));
        }
    }
}

impl Directive for LaunchSizes {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [first, cluster, others @ ..] = arguments else {
            return r.p.error("this directive takes several arguments");
        };
        let written = r.p.eat(Token::Colon);
        let ty = if written { r.p.ty()? } else { r.p.ctx().known().index };
        r.set_argument_types(first, vec![ty])?;
        let count = usize::from(r.has_operands(cluster));
        for other in others {
            r.set_argument_types(other, vec![ty; count])?;
        }
        Ok(written)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let index = w.p.ctx().known().index;
        if let Some(&ty) = w.argument_types(&arguments[0]).first().filter(|&&ty| ty != index) {
            w.p.text(": ");
            w.p.ty(ty);
        }
    }
}

impl Directive for KernelOperands {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [operands, types] = arguments else { return r.p.error("this directive takes two arguments") };
        let (mut values, mut list) = (Vec::new(), Vec::new());
        let present = r.p.eat_keyword("args");
        if present {
            r.p.expect(Token::LParen, "`(` and the operands")?;
            r.p.list_until(Token::RParen, "`)` after the operands", |p| {
                values.push(p.operand()?);
                p.expect(Token::Colon, "`:` and a type")?;
                list.push(p.ty()?);
                Ok(())
            })?;
        }
        r.set_operands(operands, values);
        r.set_argument_types(types, list)?;
        Ok(present)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let range = w.operand_range(&arguments[0]);
        if range.is_empty() {
            return;
        }
        let view = w.p.view();
        w.p.text("args(");
        w.p.list(range, |p, index| {
            p.operand(index);
            p.text(" : ");
            p.ty(view.operand_type(index));
        });
        w.p.text(")");
    }
}

impl Directive for Handler {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let present = r.p.eat(Token::Less);
        let handler = if present {
            let handler = r.p.attribute()?;
            r.p.expect(Token::Greater, "`>` after the handler")?;
            handler
        } else {
            let (namespace, data) = (r.p.ctx().name("gpu"), r.p.ctx().name(FIRST_OBJECT));
            r.p.ctx().attr(AttrData::Opaque { namespace, data, ty: None })
        };
        r.set_attr(&arguments[0], handler);
        Ok(present)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let Some(handler) = w.attr(&arguments[0]) else { return };
        if let AttrData::Opaque { data, .. } = *w.p.ctx().attr_data(handler)
            && w.p.ctx().bytes(data) == FIRST_OBJECT.as_bytes()
        {
            return;
        }
        w.p.text("<");
        w.p.attribute(handler);
        w.p.text(">");
    }
}
