//! Constants.

use super::{form, held_type, is_class, set, set_colon_type, sym_name, symbol};
use pdll_ir::{AttrData, OpParser, OpPrinter, Parsed, SyntaxFunctions, Token, TypeData};

/// `SpecConstantOperation wraps "op"(..) ..`: an operation in generic form, which is the region.
pub(super) const OPERATION: SyntaxFunctions = form(parse_operation, print_operation);
/// `Constant value (: type)?`; the type of what has none itself.
pub(super) const CONSTANT: SyntaxFunctions = form(parse_constant, print_constant);
/// `SpecConstant @name (spec_id(n))? = value`
pub(super) const SPEC: SyntaxFunctions = form(parse_spec, print_spec);
/// `SpecConstantComposite @name (@a, ..) : type`
pub(super) const COMPOSITE: SyntaxFunctions = form(parse_composite, print_composite);
/// `EXT.SpecConstantCompositeReplicate @name (@a) : type`
pub(super) const REPLICATE: SyntaxFunctions = form(parse_replicate, print_replicate);

fn parse_constant(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let value = p.attribute()?;
    set(p, "value", value);
    let ty = p.ctx().attr_type(value).filter(|&ty| {
        let data = p.ctx().type_data(ty);
        !matches!(data, TypeData::Tensor { .. } | TypeData::UnrankedTensor(_) | TypeData::None)
    });
    let ty = match ty {
        Some(ty) => ty,
        None => {
            p.expect(Token::Colon, "`:` and the type")?;
            p.ty()?
        }
    };
    p.add_result_type(ty);
    Ok(())
}

fn print_constant(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let (Some(value), 1) = (view.attribute_named("value"), view.result_count()) else { return false };
    p.op_name();
    p.text(" ");
    p.attribute(value);
    if is_class(view.ctx(), view.result_type(0), "array<") {
        p.text(" : ");
        p.result_types();
    }
    true
}

fn parse_spec(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let name = p.ctx().known().sym_name;
    p.symbol_attribute(name)?;
    if p.eat_keyword("spec_id") {
        p.expect(Token::LParen, "`(` and the number")?;
        let number = p.attribute()?;
        p.expect(Token::RParen, "`)` after the number")?;
        set(p, "spec_id", number);
    }
    p.expect(Token::Equal, "`=` and the value")?;
    let value = p.attribute()?;
    set(p, "default_value", value);
    Ok(())
}

fn print_spec(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let (Some(name), Some(value)) = (sym_name(p), view.attribute_named("default_value")) else {
        return false;
    };
    p.op_name();
    p.text(" ");
    p.symbol_name(name);
    if let Some(number) = view.attribute_named("spec_id").and_then(|attr| view.ctx().int_value(attr)) {
        p.text(&format!(" spec_id({number})"));
    }
    p.text(" = ");
    p.attribute(value);
    true
}

fn parse_composite(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let name = p.ctx().known().sym_name;
    p.symbol_attribute(name)?;
    let mut symbols = Vec::new();
    p.expect(Token::LParen, "`(` and the parts")?;
    p.comma_list(|p| {
        symbols.push(symbol(p)?);
        Ok(())
    })?;
    p.expect(Token::RParen, "`)` after the parts")?;
    let symbols = p.ctx().array_attr(&symbols);
    set(p, "constituents", symbols);
    set_colon_type(p).map(|_| ())
}

fn print_composite(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let parts = view.attribute_named("constituents").map(|attr| view.ctx().attr_data(attr));
    let (Some(name), Some(AttrData::Array(parts)), Some(ty)) = (sym_name(p), parts, held_type(p, "type"))
    else {
        return false;
    };
    p.op_name();
    p.text(" ");
    p.symbol_name(name);
    p.text(" (");
    p.list(parts.iter(), |p, &part| p.attribute(part));
    p.text(") : ");
    p.ty(ty);
    true
}

fn parse_replicate(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let name = p.ctx().known().sym_name;
    p.symbol_attribute(name)?;
    p.expect(Token::LParen, "`(` and the part")?;
    let part = symbol(p)?;
    set(p, "constituent", part);
    p.expect(Token::RParen, "`)` after the part")?;
    set_colon_type(p).map(|_| ())
}

fn print_replicate(p: &mut OpPrinter<'_, '_>) -> bool {
    let part = p.view().attribute_named("constituent");
    let (Some(name), Some(part), Some(ty)) = (sym_name(p), part, held_type(p, "type")) else { return false };
    p.op_name();
    p.text(" ");
    p.symbol_name(name);
    p.text(" (");
    p.attribute(part);
    p.text(") : ");
    p.ty(ty);
    true
}

fn parse_operation(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    p.expect_keyword("wraps")?;
    let types = p.region_of_generic_op("spirv.mlir.yield")?;
    p.add_result_types(&types);
    p.optional_attributes()
}

fn print_operation(p: &mut OpPrinter<'_, '_>) -> bool {
    let (id, blocks) = match p.region_count() {
        1 => p.view().region_blocks(0),
        _ => return false,
    };
    let body = p.view().ir().body(id);
    if blocks.first().is_none_or(|&block| body.ops(block).count() != 2) {
        return false;
    }
    p.op_name();
    p.text(" wraps ");
    p.first_op_in_generic_form(0);
    true
}
