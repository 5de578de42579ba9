//! `llvm.func`.

use super::words::{self, UNNAMED, VISIBILITIES};
use super::{function_type, inner_text, outer_text};
use crate::hand::{form, print_attributes, set};
use pdll_ir::{
    AttrData, OpParser, OpPrinter, Parsed, RegionForm, SignatureType, SyntaxFunctions, Token, TypeData,
    WrittenSignature,
};

/// `func words @name(args) (-> result)? (vscale_range(a, b))? (comdat(@sym))? (attributes {..})? region?`
pub(super) const FUNC: SyntaxFunctions = form(parse, print);

fn parse(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    words::parse_linkage(p);
    words::parse_number(p, "visibility_", VISIBILITIES);
    words::parse_number(p, "unnamed_addr", UNNAMED);
    words::parse_convention(p);
    let symbol = p.ctx().known().sym_name;
    p.symbol_attribute(symbol)?;
    let at = p.position();
    let read = p.signature(true)?;
    if read.results.len() > 1 {
        return p.error_at(at, "a function has at most one result here");
    }
    set_type(p, &read);
    if p.eat_keyword("vscale_range") {
        p.expect(Token::LParen, "`(` and the range")?;
        let least = p.integer()?;
        p.expect(Token::Comma, "`,` and the end of the range")?;
        let most = p.integer()?;
        p.expect(Token::RParen, "`)` after the range")?;
        let text = format!("vscale_range<minRange = {least} : i32, maxRange = {most} : i32>");
        let (namespace, data) = (p.ctx().name("llvm"), p.ctx().name(&text));
        let range = p.ctx().attr(AttrData::Opaque { namespace, data, ty: None });
        set(p, "vscale_range", range);
    }
    parse_comdat(p)?;
    let attributes = p.attributes_with_keyword()?;
    p.set_attributes(attributes);
    p.set_descriptions(&read);
    if p.at(Token::LBrace) {
        return p.region(read.arguments).map(|_| ());
    }
    p.add_empty_region().map(|_| ())
}

/// Sets `function_type` to the `!llvm.func<..>` of a signature.
fn set_type(p: &mut OpParser<'_, '_, '_>, read: &WrittenSignature<'_>) {
    let ctx = p.ctx();
    let result = read.results.first().map_or("void".into(), |result| inner_text(ctx, result.0));
    let mut inputs: Vec<String> = read.inputs.iter().map(|input| inner_text(ctx, input.0)).collect();
    if read.variadic {
        inputs.push("...".into());
    }
    let text = format!("func<{result} ({})>", inputs.join(", "));
    let (namespace, data) = (ctx.name("llvm"), ctx.name(&text));
    let ty = ctx.ty(TypeData::Opaque { namespace, data });
    let ty = ctx.type_attr(ty);
    set(p, "function_type", ty);
}

/// `comdat(@a::@b)`, or nothing.
pub(super) fn parse_comdat(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    if !p.eat_keyword("comdat") {
        return Ok(());
    }
    p.expect(Token::LParen, "`(` and a symbol")?;
    let comdat = p.attribute()?;
    p.expect(Token::RParen, "`)` after the symbol")?;
    set(p, "comdat", comdat);
    Ok(())
}

pub(super) fn print_comdat(p: &mut OpPrinter<'_, '_>) {
    if let Some(comdat) = p.view().attribute_named("comdat") {
        p.text(" comdat(");
        p.attribute(comdat);
        p.text(")");
    }
}

/// `minRange = 1 : i32, maxRange = 16 : i32` as `1, 16`.
fn vscale_range(p: &OpPrinter<'_, '_>) -> Option<String> {
    let text = words::word(p, "vscale_range")?;
    let number = |part: &str| Some(part.split_once("= ")?.1.split_once(' ')?.0.to_string());
    let (least, most) = text.split_once(',')?;
    Some(format!("{}, {}", number(least)?, number(most)?))
}

/// A type of a signature, which is part of the text of an `!llvm.func`.
struct TypeText(String);

impl SignatureType for TypeText {
    fn print(&self, p: &mut OpPrinter<'_, '_>) {
        p.text(&self.0);
    }

    fn is_function(&self, _: &OpPrinter<'_, '_>) -> bool {
        false
    }
}

fn print(p: &mut OpPrinter<'_, '_>) -> bool {
    let (view, ctx) = (p.view(), p.ctx());
    let ty = view.attribute_named("function_type").and_then(|attr| ctx.type_value(attr));
    let Some(TypeData::Opaque { data, .. }) = ty.map(|ty| ctx.type_data(ty)) else { return false };
    let (text, entry) = (ctx.text(*data).into_owned(), p.entry_arguments(0));
    let (Some(ty), Some(symbol)) = (function_type(&text), p.string_attribute(ctx.known().sym_name)) else {
        return false;
    };
    let range = vscale_range(p);
    if entry.is_some_and(|entry| entry.len() != ty.inputs.len())
        || view.attribute_named("vscale_range").is_some() != range.is_some()
    {
        return false;
    }
    let texts = |list: &[&str]| list.iter().map(|inner| TypeText(outer_text(inner))).collect::<Vec<_>>();
    let inputs = texts(&ty.inputs);
    let results = if ty.result == "void" { Vec::new() } else { texts(&[ty.result]) };
    p.op_name();
    p.text(" ");
    words::print_word(p, "linkage", "external");
    words::print_number(p, "visibility_", VISIBILITIES);
    words::print_number(p, "unnamed_addr", UNNAMED);
    words::print_word(p, "CConv", "ccc");
    p.symbol_name(symbol);
    p.in_regions(|p| {
        p.signature_inputs(&inputs, ty.variadic, true);
        p.signature_results(&results, false);
        if let Some(range) = &range {
            p.text(&format!(" vscale_range({range})"));
        }
        print_comdat(p);
        let hidden = [
            "sym_name",
            "function_type",
            "arg_attrs",
            "res_attrs",
            "linkage",
            "CConv",
            "visibility_",
            "comdat",
            "unnamed_addr",
            "vscale_range",
        ];
        print_attributes(p, " attributes ", &hidden);
        if entry.is_some() {
            p.text(" ");
            p.region(0, RegionForm::BODY);
        }
    });
    true
}
