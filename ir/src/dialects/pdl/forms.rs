//! How operations of `pdl` are read and printed.

use crate::attrs::AttrData;
use crate::dialects::define::{dialect_type, set_operand_sizes};
use crate::entity::Type;
use crate::syntax::{OpParser, OpPrinter, Parsed};
use crate::text::{RegionForm, Token, UnresolvedOperand};
use crate::types::TypeData;

/// `!pdl.DATA`
fn pdl_type(p: &mut OpParser<'_, '_, '_>, data: &str) -> Type {
    dialect_type(p.ctx(), "pdl", data)
}

fn add_result(p: &mut OpParser<'_, '_, '_>, data: &str) {
    let ty = pdl_type(p, data);
    p.add_result_type(ty);
}

fn add_operand(p: &mut OpParser<'_, '_, '_>, operand: UnresolvedOperand, data: &str) {
    let ty = pdl_type(p, data);
    p.add_typed_operand(operand, ty);
}

/// `%a, %b : type, type` up to a closing parenthesis; how many.
fn typed_operands(p: &mut OpParser<'_, '_, '_>) -> Parsed<usize> {
    let at = p.position();
    let operands = p.operand_list()?;
    p.expect(Token::Colon, "`:` and the types")?;
    let types = p.type_list()?;
    p.add_typed_operands(&operands, &types, at)?;
    p.expect(Token::RParen, "`)` after the types")?;
    Ok(operands.len())
}

fn string_attribute(p: &mut OpParser<'_, '_, '_>, name: &str) -> Parsed<()> {
    let (name, none) = (p.ctx().name(name), p.ctx().known().none);
    let at = p.position();
    let value = p.attribute_of_type(none)?;
    if p.ctx().string_value(value).is_none() {
        return p.error_at(at, "expected a string");
    }
    p.set_attribute(name, value);
    Ok(())
}

/// `(operands : types)` with a range of the operands of the op.
fn print_typed(p: &mut OpPrinter<'_, '_>, range: std::ops::Range<usize>) {
    p.text("(");
    p.operand_range(range.clone());
    p.text(" : ");
    p.operand_type_range(range);
    p.text(")");
}

/// The attribute dictionary without those attributes that are printed elsewhere.
fn print_rest(p: &mut OpPrinter<'_, '_>, prefix: &str, hidden: &[&str]) {
    let ctx = p.ctx();
    let hidden: Vec<_> =
        hidden.iter().chain(&["operandSegmentSizes"]).filter_map(|name| ctx.find_name(name)).collect();
    p.attributes(prefix, &hidden);
}

/// Sizes of the groups of operands; `None` if they are not right.
fn sizes(p: &OpPrinter<'_, '_>, groups: usize) -> Option<Vec<usize>> {
    let sizes = p.ctx().i32_array(p.view().attribute_named("operandSegmentSizes")?)?;
    let sizes: Vec<usize> = sizes.into_iter().map(usize::try_from).collect::<Result<_, _>>().ok()?;
    (sizes.len() == groups && sizes.iter().sum::<usize>() == p.operand_count()).then_some(sizes)
}

/// `pattern @sym? : benefit(N) (attributes {..})? region`
pub(super) fn parse_pattern(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    if p.at(Token::At) {
        let sym_name = p.ctx().known().sym_name;
        p.symbol_attribute(sym_name)?;
    }
    p.expect(Token::Colon, "`:` and the benefit")?;
    p.expect_keyword("benefit")?;
    p.expect(Token::LParen, "`(` and the benefit")?;
    let (i16, benefit) = (p.ctx().int_type(16), p.ctx().name("benefit"));
    let value = p.attribute_of_type(i16)?;
    p.set_attribute(benefit, value);
    p.expect(Token::RParen, "`)` after the benefit")?;
    let attributes = p.attributes_with_keyword()?;
    p.set_attributes(attributes);
    let region = p.region(Vec::new())?;
    p.ensure_block(region);
    Ok(())
}

pub(super) fn print_pattern(p: &mut OpPrinter<'_, '_>) -> bool {
    let sym_name = p.ctx().known().sym_name;
    let Some(benefit) = p.view().attribute_named("benefit").filter(|_| p.region_count() == 1) else {
        return false;
    };
    p.op_name();
    if let Some(name) = p.string_attribute(sym_name) {
        p.text(" ");
        p.symbol_name(name);
    }
    p.text(" : benefit(");
    p.attribute_without_type(benefit);
    p.text(")");
    print_rest(p, " attributes ", &["sym_name", "benefit"]);
    p.text(" ");
    p.region(0, RegionForm::WHOLE);
    true
}

/// `rewrite %root? (with "name" (args : types)?)? region? (attributes {..})?`
pub(super) fn parse_rewrite(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let root = p.optional_operand()?;
    if let Some(root) = root {
        add_operand(p, root, "operation");
    }
    let mut external = 0;
    if p.eat_keyword("with") {
        string_attribute(p, "name")?;
        if p.eat(Token::LParen) {
            external = typed_operands(p)?;
        }
    }
    match p.at(Token::LBrace) {
        // One without operations has no block: it is as none.
        true => p.region(Vec::new())?,
        false => p.add_empty_region()?,
    };
    set_operand_sizes(p, &[usize::from(root.is_some()), external]);
    let attributes = p.attributes_with_keyword()?;
    p.set_attributes(attributes);
    Ok(())
}

pub(super) fn print_rewrite(p: &mut OpPrinter<'_, '_>) -> bool {
    let Some(sizes) = sizes(p, 2).filter(|_| p.region_count() == 1) else { return false };
    p.op_name();
    if sizes[0] > 0 {
        p.text(" ");
        p.operand(0);
    }
    if let Some(name) = p.view().attribute_named("name") {
        p.text(" with ");
        p.attribute_without_type(name);
        if sizes[1] > 0 {
            print_typed(p, sizes[0]..p.operand_count());
        }
    }
    if !p.view().region_blocks(0).1.is_empty() {
        p.text(" ");
        p.region(0, RegionForm::WHOLE);
    }
    print_rest(p, " attributes ", &["name"]);
    true
}

/// `apply_native_... "name"(operands : types) (: types)? {..}?`
pub(super) fn parse_native(p: &mut OpParser<'_, '_, '_>, needs_operands: bool) -> Parsed<()> {
    string_attribute(p, "name")?;
    if needs_operands || p.at(Token::LParen) {
        p.expect(Token::LParen, "`(` and the operands")?;
        typed_operands(p)?;
    }
    if p.eat(Token::Colon) {
        let types = p.type_list()?;
        p.add_result_types(&types);
    }
    p.optional_attributes()
}

pub(super) fn print_native(p: &mut OpPrinter<'_, '_>) -> bool {
    let Some(name) = p.view().attribute_named("name") else { return false };
    let ctx = p.ctx();
    p.op_name();
    p.text(" ");
    p.attribute_without_type(name);
    if p.operand_count() > 0 {
        print_typed(p, 0..p.operand_count());
    }
    if p.result_count() > 0 {
        p.text(" : ");
        p.result_types();
    }
    let negated = p.view().attribute_named("isNegated").and_then(|attr| ctx.bool_value(attr));
    let is_default = p.info().attributes.len() > 1 && negated == Some(false);
    print_rest(p, " ", if is_default { &["name", "isNegated"] } else { &["name"] });
    true
}

/// `(: %type)?`; a colon without a value is nothing.
fn optional_type(p: &mut OpParser<'_, '_, '_>, ty: &str) -> Parsed<()> {
    if p.eat(Token::Colon)
        && let Some(operand) = p.optional_operand()?
    {
        add_operand(p, operand, ty);
    }
    Ok(())
}

/// `attribute (: %type)? (= value)? (attributes {..})?`
pub(super) fn parse_attribute(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    optional_type(p, "type")?;
    if p.eat(Token::Equal) {
        let (value, name) = (p.attribute()?, p.ctx().name("value"));
        p.set_attribute(name, value);
    }
    add_result(p, "attribute");
    let attributes = p.attributes_with_keyword()?;
    p.set_attributes(attributes);
    Ok(())
}

pub(super) fn print_attribute(p: &mut OpPrinter<'_, '_>) -> bool {
    p.op_name();
    if p.operand_count() > 0 {
        p.text(" : ");
        p.operands();
    }
    if let Some(value) = p.view().attribute_named("value") {
        p.text(" = ");
        p.attribute(value);
    }
    print_rest(p, " attributes ", &["value"]);
    true
}

/// `operand (: %type)? {..}?`
pub(super) fn parse_operand(p: &mut OpParser<'_, '_, '_>, ty: &str, result: &str) -> Parsed<()> {
    optional_type(p, ty)?;
    add_result(p, result);
    p.optional_attributes()
}

pub(super) fn print_operand(p: &mut OpPrinter<'_, '_>) -> bool {
    p.op_name();
    if p.operand_count() > 0 {
        p.text(" : ");
        p.operands();
    }
    p.attributes(" ", &[]);
    true
}

/// `operation "name"? (operands : types)? {"attribute" = %value, ..}? (-> (types : types))? {..}?`
pub(super) fn parse_operation(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    if p.at(Token::Str) {
        string_attribute(p, "opName")?;
    }
    let operands = if p.eat(Token::LParen) { typed_operands(p)? } else { 0 };
    let (mut names, mut values) = (Vec::new(), Vec::new());
    if p.eat(Token::LBrace) {
        p.comma_list(|p| {
            let (at, none) = (p.position(), p.ctx().known().none);
            let name = p.attribute_of_type(none)?;
            if p.ctx().string_value(name).is_none() {
                return p.error_at(at, "expected the name of an attribute as a string");
            }
            names.push(name);
            p.expect(Token::Equal, "`=` and a value")?;
            values.push(p.operand()?);
            Ok(())
        })?;
        p.expect(Token::RBrace, "`}` after the attributes")?;
    }
    values.iter().for_each(|&value| add_operand(p, value, "attribute"));
    let mut types = 0;
    if p.eat(Token::Arrow) {
        p.expect(Token::LParen, "`(` and the result types")?;
        types = typed_operands(p)?;
    }
    let (names, name) = (p.ctx().array_attr(&names), p.ctx().name("attributeValueNames"));
    p.set_attribute(name, names);
    set_operand_sizes(p, &[operands, values.len(), types]);
    add_result(p, "operation");
    p.optional_attributes()
}

pub(super) fn print_operation(p: &mut OpPrinter<'_, '_>) -> bool {
    let (view, ctx) = (p.view(), p.ctx());
    let names = view.attribute_named("attributeValueNames").map(|names| ctx.attr_data(names));
    let (Some(sizes), Some(AttrData::Array(names))) = (sizes(p, 3), names) else { return false };
    if names.len() != sizes[1] {
        return false;
    }
    p.op_name();
    if let Some(name) = view.attribute_named("opName") {
        p.text(" ");
        p.attribute_without_type(name);
    }
    if sizes[0] > 0 {
        print_typed(p, 0..sizes[0]);
    }
    p.text(" ");
    if !names.is_empty() {
        p.text(" {");
        p.list(names.iter().enumerate(), |p, (index, &name)| {
            p.attribute(name);
            p.text(" = ");
            p.operand(sizes[0] + index);
        });
        p.text("}");
    }
    if sizes[2] > 0 {
        p.text(" -> ");
        print_typed(p, sizes[0] + sizes[1]..p.operand_count());
    }
    print_rest(p, " ", &["opName", "attributeValueNames"]);
    true
}

fn index_attribute(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let (i32, name) = (p.ctx().int_type(32), p.ctx().name("index"));
    let index = p.attribute_of_type(i32)?;
    p.set_attribute(name, index);
    Ok(())
}

fn of_parent(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    p.expect_keyword("of")?;
    let parent = p.operand()?;
    add_operand(p, parent, "operation");
    Ok(())
}

/// `result N of %op {..}?`
pub(super) fn parse_result(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    index_attribute(p)?;
    of_parent(p)?;
    add_result(p, "value");
    p.optional_attributes()
}

fn print_index_of(p: &mut OpPrinter<'_, '_>) {
    p.op_name();
    if let Some(index) = p.view().attribute_named("index") {
        p.text(" ");
        p.attribute_without_type(index);
    }
    p.text(" of ");
    p.operands();
}

pub(super) fn print_result(p: &mut OpPrinter<'_, '_>) -> bool {
    print_index_of(p);
    print_rest(p, " ", &["index"]);
    true
}

/// `results of %op` or `results N of %op -> type`, then `{..}?`
pub(super) fn parse_results(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let has_index = !p.at_keyword("of");
    if has_index {
        index_attribute(p)?;
    }
    of_parent(p)?;
    if p.eat(Token::Arrow) {
        let ty = p.ty()?;
        p.add_result_type(ty);
    } else if has_index {
        return p.wrong_token("expected `->` and the type of the results, as there is an index");
    } else {
        add_result(p, "range<value>");
    }
    p.optional_attributes()
}

pub(super) fn print_results(p: &mut OpPrinter<'_, '_>) -> bool {
    print_index_of(p);
    p.text(" ");
    if p.view().attribute_named("index").is_some() {
        p.text(" -> ");
        p.result_types();
    }
    print_rest(p, " ", &["index"]);
    true
}

/// `type {..}? (: constant)?`
pub(super) fn parse_type(p: &mut OpParser<'_, '_, '_>, constant: &str, result: &str) -> Parsed<()> {
    p.optional_attributes()?;
    if p.eat(Token::Colon) {
        let (value, name) = (p.attribute()?, p.ctx().name(constant));
        p.set_attribute(name, value);
    }
    add_result(p, result);
    Ok(())
}

pub(super) fn print_type(p: &mut OpPrinter<'_, '_>, constant: &str) -> bool {
    p.op_name();
    print_rest(p, " ", &[constant]);
    if let Some(value) = p.view().attribute_named(constant) {
        p.text(" : ");
        p.attribute_without_type(value);
    }
    true
}

/// `range (%a, %b : types)?`, or `range : type` without values; then `{..}?`
pub(super) fn parse_range(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let at = p.position();
    let operands = p.operand_list()?;
    p.expect(Token::Colon, "`:` and the types")?;
    if operands.is_empty() {
        let ty = p.ty()?;
        p.add_result_type(ty);
        return p.optional_attributes();
    }
    let types = p.type_list()?;
    p.add_typed_operands(&operands, &types, at)?;
    let ctx = &*p.ctx();
    let element = match ctx.type_data(types[0]) {
        TypeData::Opaque { data, .. } => ctx.text(*data).into_owned(),
        _ => String::new(),
    };
    let range = if element.starts_with("range<") { element } else { format!("range<{element}>") };
    add_result(p, &range);
    p.optional_attributes()
}

pub(super) fn print_range(p: &mut OpPrinter<'_, '_>) -> bool {
    p.op_name();
    if p.operand_count() > 0 {
        p.text(" ");
        p.operands();
        p.text(" : ");
        p.operand_types();
        p.text(" ");
    } else {
        p.text(" : ");
        p.result_types();
    }
    p.attributes(" ", &[]);
    true
}

/// `replace %op with (values : types)` or `replace %op with %other`, then `{..}?`
pub(super) fn parse_replace(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let replaced = p.operand()?;
    add_operand(p, replaced, "operation");
    p.expect_keyword("with")?;
    let mut list = None;
    if p.eat(Token::LParen) {
        let at = p.position();
        let operands = p.operand_list()?;
        p.expect(Token::Colon, "`:` and the types")?;
        let types = p.type_list()?;
        p.expect(Token::RParen, "`)` after the types")?;
        list = Some((operands, types, at));
    }
    let other = p.optional_operand()?;
    if let Some(other) = other {
        add_operand(p, other, "operation");
    }
    let (operands, types, at) = list.unwrap_or((Vec::new(), Vec::new(), p.position()));
    p.add_typed_operands(&operands, &types, at)?;
    set_operand_sizes(p, &[1, usize::from(other.is_some()), operands.len()]);
    p.optional_attributes()
}

pub(super) fn print_replace(p: &mut OpPrinter<'_, '_>) -> bool {
    let Some(sizes) = sizes(p, 3) else { return false };
    p.op_name();
    p.text(" ");
    p.operand(0);
    p.text(" with");
    if sizes[2] > 0 {
        print_typed(p, 1 + sizes[1]..p.operand_count());
    }
    if sizes[1] > 0 {
        p.text(" ");
        p.operand(1);
    }
    print_rest(p, " ", &[]);
    true
}

/// `erase %op {..}?`
pub(super) fn parse_erase(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let erased = p.operand()?;
    add_operand(p, erased, "operation");
    p.optional_attributes()
}

pub(super) fn print_erase(p: &mut OpPrinter<'_, '_>) -> bool {
    p.op_name();
    p.text(" ");
    p.operands();
    p.attributes(" ", &[]);
    true
}
