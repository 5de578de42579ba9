//! `shape`: constants, reductions, what is assumed, libraries of functions.

use super::{form, print_attributes, print_result_list, set};
use pdll_ir::{
    AttrData, DYNAMIC, OpParser, OpPrinter, Parsed, RegionForm, SyntaxFunctions, Token, parse_attr,
    print_attr,
};

/// `assuming %witness (-> types)? region {..}?`
pub(super) const ASSUMING: SyntaxFunctions = form(parse_assuming, print_assuming);
/// `const_shape {..}? [1, 2] : type`
pub(super) const CONST_SHAPE: SyntaxFunctions = form(parse_const, print_const);
/// `reduce(%shape, %initial, ..) : type (-> types)? region {..}?`
pub(super) const REDUCE: SyntaxFunctions = form(parse_reduce, print_reduce);
/// `function_library @name (attributes {..})? region mapping {..}`
pub(super) const FUNCTION_LIBRARY: SyntaxFunctions = form(parse_library, print_library);

fn parse_assuming(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let witness = p.operand()?;
    let types = p.optional_arrow_types()?;
    let (namespace, data) = (p.ctx().name("shape"), p.ctx().name("witness"));
    let ty = p.ctx().ty(pdll_ir::TypeData::Opaque { namespace, data });
    p.add_typed_operand(witness, ty);
    p.add_result_types(&types);
    let region = p.region(Vec::new())?;
    let end = p.ctx().name("shape.assuming_yield");
    p.ensure_terminator(region, end)?;
    p.optional_attributes()
}

fn print_assuming(p: &mut OpPrinter<'_, '_>) -> bool {
    let has_results = p.result_count() > 0;
    if p.operand_count() != 1 {
        return false;
    }
    p.op_name();
    p.text(" ");
    p.operand(0);
    print_result_list(p);
    p.text(" ");
    p.region(0, RegionForm { terminators: has_results, ..RegionForm::BODY });
    print_attributes(p, " ", &[]);
    true
}

fn parse_const(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    p.optional_attributes()?;
    let at = p.position();
    let mut sizes = Vec::new();
    p.expect(Token::LSquare, "`[` and the sizes")?;
    p.list_until(Token::RSquare, "`]` after the sizes", |p| {
        sizes.push(p.integer()?.to_string());
        Ok(())
    })?;
    p.expect(Token::Colon, "`:` and the type")?;
    let ty = p.ty()?;
    let list = if sizes.is_empty() { String::new() } else { format!("[{}]", sizes.join(", ")) };
    let Ok(shape) = parse_attr(p.ctx(), &format!("dense<{list}> : tensor<{}xindex>", sizes.len())) else {
        return p.error_at(at, "there are too many sizes");
    };
    set(p, "shape", shape);
    p.add_result_type(ty);
    Ok(())
}

fn print_const(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let Some(shape) = view.attribute_named("shape").filter(|_| view.result_count() == 1) else {
        return false;
    };
    let AttrData::Dense(dense) = view.ctx().attr_data(shape) else { return false };
    let Some((&[count], _)) = view.ctx().type_data(dense.ty).shaped() else { return false };
    if count == DYNAMIC || count > i64::from(u16::MAX) {
        return false;
    }
    let text = print_attr(view.ctx(), shape);
    let Some(inner) = text.strip_prefix("dense<").and_then(|rest| rest.split('>').next()) else {
        return false;
    };
    let sizes = match inner.strip_prefix('[').and_then(|list| list.strip_suffix(']')) {
        Some(list) => list.to_string(),
        None => vec![inner; count.max(0) as usize].join(", "),
    };
    p.op_name();
    p.text(" ");
    print_attributes(p, "", &["shape"]);
    p.text("[");
    p.text(&sizes);
    p.text("] : ");
    p.result_types();
    true
}

fn parse_reduce(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let at = p.position();
    let operands = p.operands_in(super::PARENTHESES)?;
    p.expect(Token::Colon, "`:` and the type of the shape")?;
    let shape = p.ty()?;
    let types = p.optional_arrow_types()?;
    let all: Vec<_> = std::iter::once(shape).chain(types.iter().copied()).collect();
    p.add_typed_operands(&operands, &all, at)?;
    p.add_result_types(&types);
    p.region(Vec::new())?;
    p.optional_attributes()
}

fn print_reduce(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    if view.operand_count() == 0 {
        return false;
    }
    p.op_name();
    p.text("(");
    p.operands();
    p.text(") : ");
    p.ty(view.operand_type(0));
    if view.result_count() > 0 {
        p.text(" -> ");
        p.arrow_result_types();
    }
    p.text(" ");
    p.region(0, RegionForm::WHOLE);
    print_attributes(p, " ", &[]);
    true
}

fn parse_library(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let symbol = p.ctx().known().sym_name;
    p.symbol_attribute(symbol)?;
    let attributes = p.attributes_with_keyword()?;
    p.set_attributes(attributes);
    p.region(Vec::new())?;
    p.expect_keyword("mapping")?;
    let mapping = p.attribute()?;
    set(p, "mapping", mapping);
    Ok(())
}

fn print_library(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let symbol = p.string_attribute(view.ctx().known().sym_name);
    let (Some(symbol), Some(mapping)) = (symbol, view.attribute_named("mapping")) else { return false };
    p.op_name();
    p.text(" ");
    p.symbol_name(symbol);
    print_attributes(p, " attributes ", &["sym_name", "mapping"]);
    p.text(" ");
    p.region(0, RegionForm::BODY);
    p.text(" mapping ");
    p.attribute(mapping);
    true
}
