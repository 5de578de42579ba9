//! Directives of `acc`.

mod clauses;
mod devices;
mod loops;
mod routine;
mod segments;

use super::Directive;
use crate::form::{Argument, Reader, Writer};
use pdll_ir::{Context, Parsed, Token, Type, TypeData};

pub(super) use clauses::{KeywordOrOperand, KeywordOrOperands};
pub(super) use devices::{DeviceOperands, DeviceOperandsOrKeyword};
pub(super) use loops::{CombinedLoop, Control};
pub(super) use routine::{Bind, Devices, RoutineGang};
pub(super) use segments::{Gang, Gangs, Tile, Wait};

/// `varPtr(%x`, or `var(%x` where its type is no pointer: an operand. [`VariableType`] closes the
/// parenthesis.
pub(super) struct Variable;

/// `type)`, and `varType(type)` where the type of the variable does not follow: the type of the operand, and
/// that of the variable as an attribute.
pub(super) struct VariableType;

/// `accPtr(%x : type)`, or `accVar(..)` where its type is no pointer: an operand and its type.
pub(super) struct DeviceVariable;

/// `@name`: a reference to a symbol.
pub(super) struct Recipe;

/// What a type that is like a pointer points to, as far as the type says.
fn pointee(ctx: &Context, ty: Type) -> Option<Option<Type>> {
    match *ctx.type_data(ty) {
        TypeData::MemRef { element, .. } | TypeData::UnrankedMemRef { element, .. } => Some(Some(element)),
        TypeData::Opaque { namespace, data }
            if ctx.bytes(namespace) == b"llvm" && ctx.bytes(data).starts_with(b"ptr") =>
        {
            Some(None)
        }
        _ => None,
    }
}

/// Whether the only operand of a group has a type that is like a pointer.
fn is_pointer(w: &Writer<'_, '_, '_, '_>, operand: &Argument) -> bool {
    let Some(index) = w.operand_range(operand).next() else { return false };
    pointee(w.p.ctx(), w.p.view().operand_type(index)).is_some()
}

impl Directive for Variable {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        if !r.p.eat_keyword("varPtr") {
            r.p.expect_keyword("var")?;
        }
        r.p.expect(Token::LParen, "`(` and a variable")?;
        let operand = r.p.operand()?;
        r.set_operands(&arguments[0], vec![operand]);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        w.p.text(if is_pointer(w, &arguments[0]) { "varPtr(" } else { "var(" });
        let range = w.operand_range(&arguments[0]);
        w.p.operand_range(range);
    }
}

impl Directive for VariableType {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [operand, variable] = arguments else { return r.p.error("this directive takes two arguments") };
        let at = r.p.position();
        let ty = r.p.ty()?;
        r.p.expect(Token::RParen, "`)` after the type")?;
        r.set_argument_types(operand, vec![ty])?;
        let held = if r.p.eat_keyword("varType") {
            r.p.expect(Token::LParen, "`(` and a type")?;
            let held = r.p.ty()?;
            r.p.expect(Token::RParen, "`)` after the type")?;
            Some(held)
        } else {
            pointee(r.p.ctx(), ty).unwrap_or(Some(ty))
        };
        let Some(held) = held else { return r.p.error_at(at, "the type of the variable is missing") };
        let held = r.p.ctx().type_attr(held);
        r.set_attr(variable, held);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [operand, variable] = arguments else { return };
        let ctx = w.p.ctx();
        let types = w.argument_types(operand);
        let follows = types.first().and_then(|&ty| pointee(ctx, ty).unwrap_or(Some(ty)));
        let held = w.attr(variable).and_then(|attr| ctx.type_value(attr));
        w.p.types(types);
        w.p.text(")");
        if let Some(held) = held.filter(|&held| Some(held) != follows) {
            w.p.text(" varType(");
            w.p.ty(held);
            w.p.text(")");
        }
    }
}

impl Directive for DeviceVariable {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [operand, types] = arguments else { return r.p.error("this directive takes two arguments") };
        if !r.p.eat_keyword("accPtr") {
            r.p.expect_keyword("accVar")?;
        }
        r.p.expect(Token::LParen, "`(` and a variable")?;
        let value = r.p.operand()?;
        r.p.expect(Token::Colon, "`:` and the type")?;
        let ty = r.p.ty()?;
        r.p.expect(Token::RParen, "`)` after the type")?;
        r.set_operands(operand, vec![value]);
        r.set_argument_types(types, vec![ty])?;
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [operand, types] = arguments else { return };
        let (range, types) = (w.operand_range(operand), w.argument_types(types));
        w.p.text(if is_pointer(w, operand) { "accPtr(" } else { "accVar(" });
        w.p.operand_range(range);
        w.p.text(" : ");
        w.p.types(types);
        w.p.text(")");
    }
}

impl Directive for Recipe {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        if !r.p.at(Token::At) {
            return r.p.error("expected a symbol name");
        }
        let symbol = r.p.attribute()?;
        r.set_attr(&arguments[0], symbol);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        if let Some(symbol) = w.attr(&arguments[0]) {
            w.p.attribute(symbol);
        }
    }
}
