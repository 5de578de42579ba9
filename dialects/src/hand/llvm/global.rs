//! `llvm.mlir.global` and `llvm.mlir.alias`.

use super::function::{parse_comdat, print_comdat};
use super::words::{self, UNNAMED, VISIBILITIES};
use crate::hand::{form, print_attributes, set};
use pdll_ir::{AttrData, OpParser, OpPrinter, Parsed, RegionForm, SyntaxFunctions, Token, TypeData};

/// `mlir.global words @name(value?) (comdat(@sym))? {..}? (: type region?)?`
pub(super) const GLOBAL: SyntaxFunctions = form(parse_global, print_global);
/// `mlir.alias words @name {..}? : type region`
pub(super) const ALIAS: SyntaxFunctions = form(parse_alias, print_alias);

fn parse_words(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    words::parse_linkage(p);
    words::parse_number(p, "visibility_", VISIBILITIES);
    words::parse_flag(p, "thread_local_", "thread_local");
    words::parse_number(p, "unnamed_addr", UNNAMED);
    Ok(())
}

fn print_words(p: &mut OpPrinter<'_, '_>) {
    p.text(" ");
    words::print_word(p, "linkage", "");
    words::print_number(p, "visibility_", VISIBILITIES);
    words::print_flag(p, "thread_local_", "thread_local");
    words::print_number(p, "unnamed_addr", UNNAMED);
}

fn parse_global(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    parse_words(p)?;
    words::parse_flag(p, "constant", "constant");
    let symbol = p.ctx().known().sym_name;
    p.symbol_attribute(symbol)?;
    p.expect(Token::LParen, "`(` and the value")?;
    let mut text = None;
    if !p.eat(Token::RParen) {
        let value = p.attribute()?;
        set(p, "value", value);
        text = p.ctx().string_value(value).map(<[u8]>::len);
        p.expect(Token::RParen, "`)` after the value")?;
    }
    parse_comdat(p)?;
    p.optional_attributes()?;
    let ty = if p.eat(Token::Colon) {
        let ty = p.ty()?;
        if p.at(Token::LBrace) {
            p.region(Vec::new())?;
        } else {
            p.add_empty_region()?;
        }
        ty
    } else {
        p.add_empty_region()?;
        let Some(length) = text else {
            let at = p.name_position();
            return p.error_at(at, "only of a string the type can be left out");
        };
        let (namespace, data) = (p.ctx().name("llvm"), p.ctx().name(&format!("array<{length} x i8>")));
        p.ctx().ty(TypeData::Opaque { namespace, data })
    };
    let ty = p.ctx().type_attr(ty);
    set(p, "global_type", ty);
    Ok(())
}

fn print_region(p: &mut OpPrinter<'_, '_>) {
    if !p.view().region_blocks(0).1.is_empty() {
        p.text(" ");
        p.region(0, RegionForm::BODY);
    }
}

fn print_global(p: &mut OpPrinter<'_, '_>) -> bool {
    let (view, ctx) = (p.view(), p.ctx());
    let ty = view.attribute_named("global_type").and_then(|attr| ctx.type_value(attr));
    let (Some(ty), Some(symbol)) = (ty, p.string_attribute(ctx.known().sym_name)) else { return false };
    let value = view.attribute_named("value");
    p.op_name();
    print_words(p);
    words::print_flag(p, "constant", "constant");
    p.symbol_name(symbol);
    p.text("(");
    value.into_iter().for_each(|value| p.attribute(value));
    p.text(")");
    print_comdat(p);
    let hidden = [
        "sym_name",
        "global_type",
        "constant",
        "linkage",
        "unnamed_addr",
        "thread_local_",
        "visibility_",
        "comdat",
        "value",
    ];
    print_attributes(p, " ", &hidden);
    if value.is_some_and(|value| matches!(ctx.attr_data(value), AttrData::String { .. })) {
        return true;
    }
    p.text(" : ");
    p.ty(ty);
    print_region(p);
    true
}

fn parse_alias(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    parse_words(p)?;
    let symbol = p.ctx().known().sym_name;
    p.symbol_attribute(symbol)?;
    p.optional_attributes()?;
    p.expect(Token::Colon, "`:` and the type")?;
    let ty = p.ty()?;
    p.region(Vec::new())?;
    let ty = p.ctx().type_attr(ty);
    set(p, "alias_type", ty);
    Ok(())
}

fn print_alias(p: &mut OpPrinter<'_, '_>) -> bool {
    let (view, ctx) = (p.view(), p.ctx());
    let ty = view.attribute_named("alias_type").and_then(|attr| ctx.type_value(attr));
    let (Some(ty), Some(symbol)) = (ty, p.string_attribute(ctx.known().sym_name)) else { return false };
    p.op_name();
    print_words(p);
    p.symbol_name(symbol);
    let hidden = ["sym_name", "alias_type", "linkage", "unnamed_addr", "thread_local_", "visibility_"];
    print_attributes(p, " ", &hidden);
    p.text(" : ");
    p.ty(ty);
    print_region(p);
    true
}
