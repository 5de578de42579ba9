//! Directives of `pdl` and `pdl_interp`.

use super::Directive;
use crate::form::{Argument, Reader, Transform, Writer};
use pdll_ir::{AttrData, Parsed, Token, TypeData};

/// `{"name" = %attribute, ..}` with a blank in front, or nothing: operands, and an array of names.
pub(super) struct NamedAttributes;

/// `-> (%type, .. : types)` or `-> <inferred>` with a blank in front, or nothing: operands, their types, and
/// whether they are inferred.
pub(super) struct ResultTypes;

/// The type of a range: that of the first argument, or written where there is none. The types of the
/// arguments, and that of the result.
pub(super) struct RangeType;

impl Directive for NamedAttributes {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [values, names] = arguments else { return r.p.error("this directive takes two arguments") };
        let (mut operands, mut texts) = (Vec::new(), Vec::new());
        let present = r.p.eat(Token::LBrace);
        if present {
            r.p.list_until(Token::RBrace, "`}` after the attributes", |p| {
                let none = p.ctx().known().none;
                texts.push(p.attribute_of_type(none)?);
                p.expect(Token::Equal, "`=` and a value")?;
                operands.push(p.operand()?);
                Ok(())
            })?;
        }
        let texts = r.p.ctx().array_attr(&texts);
        r.set_attr(names, texts);
        r.set_operands(values, operands);
        Ok(present)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [values, names] = arguments else { return };
        let ctx = w.p.ctx();
        let Some(AttrData::Array(names)) = w.attr(names).map(|names| ctx.attr_data(names)) else { return };
        if names.is_empty() {
            return;
        }
        let operands = w.operand_range(values);
        w.p.text(" {");
        w.p.list(names.iter().zip(operands), |p, (&name, operand)| {
            p.attribute(name);
            p.text(" = ");
            p.operand(operand);
        });
        w.p.text("}");
    }
}

impl Directive for ResultTypes {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [values, types, inferred] = arguments else {
            return r.p.error("this directive takes three arguments");
        };
        if !r.p.eat(Token::Arrow) {
            return r.set_argument_types(types, Vec::new()).map(|()| false);
        }
        if r.p.eat(Token::Less) {
            r.p.expect_keyword("inferred")?;
            r.p.expect(Token::Greater, "`>`")?;
            let unit = r.p.ctx().known().unit;
            r.set_attr(inferred, unit);
            return r.set_argument_types(types, Vec::new()).map(|()| true);
        }
        r.p.expect(Token::LParen, "`(` and the result types")?;
        let operands = r.p.operand_list()?;
        r.p.expect(Token::Colon, "`:` and the types")?;
        let written = r.p.type_list()?;
        r.p.expect(Token::RParen, "`)` after the types")?;
        r.set_operands(values, operands);
        r.set_argument_types(types, written)?;
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [values, types, inferred] = arguments else { return };
        if w.attr(inferred).is_some() {
            w.p.text(" -> <inferred>");
            return;
        }
        let range = w.operand_range(values);
        if range.is_empty() {
            return;
        }
        let types = w.argument_types(types);
        w.p.text(" -> (");
        w.p.operand_range(range);
        w.p.text(" : ");
        w.p.types(types);
        w.p.text(")");
    }
}

impl Directive for RangeType {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [given, result] = arguments else { return r.p.error("this directive takes two arguments") };
        let first = r.argument_types(given).and_then(|types| types.first().copied());
        let ty = match first {
            None => {
                r.p.expect(Token::Colon, "`:` and the type of the range")?;
                r.p.ty()?
            }
            Some(ty) => {
                let ctx = r.p.ctx();
                let is_range = match *ctx.type_data(ty) {
                    TypeData::Opaque { data, .. } => ctx.text(data).starts_with("range<"),
                    _ => false,
                };
                if is_range { ty } else { Transform::Range.apply(ctx, ty).unwrap_or(ty) }
            }
        };
        r.set_argument_types(result, vec![ty])?;
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [given, result] = arguments else { return };
        if w.argument_types(given).is_empty() {
            let types = w.argument_types(result);
            w.p.text(": ");
            w.p.types(types);
        }
    }
}
