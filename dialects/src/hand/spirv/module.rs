//! Modules and what stands in them: functions, variables, entry points.

use super::{
    form, held_case, held_type, print_attributes, set, set_case, set_case_in_quotes, sym_name, symbol,
};
use pdll_ir::{AttrData, OpParser, OpPrinter, Parsed, RegionForm, SyntaxFunctions, Token, TypeData};

/// `module @name? addressing memory (requires #attr)? (attributes {..})? region`
pub(super) const MODULE: SyntaxFunctions = form(parse_module, print_module);
/// `func @name(args) (-> results)? "control" (attributes {..})? region?`
pub(super) const FUNC: SyntaxFunctions =
    form(|p| parse_func(p, Some(CONTROL)), |p| print_func(p, Some(CONTROL)));
/// `ARM.Graph @name(args) (-> results)? (attributes {..})? region?`
pub(super) const GRAPH: SyntaxFunctions = form(|p| parse_func(p, None), |p| print_func(p, None));
/// `GlobalVariable @name (initializer(@i))? (bind(n, m))? (built_in("name"))? {..}? : type`
pub(super) const GLOBAL: SyntaxFunctions = form(parse_global, print_global);
/// `EntryPoint "model" @function (, @variable)*`
pub(super) const ENTRY_POINT: SyntaxFunctions =
    form(|p| parse_entry_point(p, Some(MODEL)), |p| print_entry_point(p, Some(MODEL)));
/// `ARM.GraphEntryPoint @graph (, @variable)*`
pub(super) const GRAPH_ENTRY_POINT: SyntaxFunctions =
    form(|p| parse_entry_point(p, None), |p| print_entry_point(p, None));
/// `ExecutionMode @function "mode" (, n)*`
pub(super) const EXECUTION_MODE: SyntaxFunctions = form(parse_execution_mode, print_execution_mode);

fn parse_module(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let name = p.ctx().known().sym_name;
    if p.at(Token::At) {
        p.symbol_attribute(name)?;
    }
    set_case(p, "addressing_model", "addressing_model")?;
    set_case(p, "memory_model", "memory_model")?;
    if p.eat_keyword("requires") {
        let requirements = p.attribute()?;
        set(p, "vce_triple", requirements);
    }
    let attributes = p.attributes_with_keyword()?;
    p.set_attributes(attributes);
    let region = p.region(Vec::new())?;
    p.ensure_block(region);
    Ok(())
}

fn print_module(p: &mut OpPrinter<'_, '_>) -> bool {
    let addressing = held_case(p, "addressing_model", "addressing_model");
    let memory = held_case(p, "memory_model", "memory_model");
    let (Some(addressing), Some(memory)) = (addressing, memory) else { return false };
    p.op_name();
    if let Some(name) = sym_name(p) {
        p.text(" ");
        p.symbol_name(name);
    }
    p.text(&format!(" {addressing} {memory}"));
    if let Some(requirements) = p.view().attribute_named("vce_triple") {
        p.text(" requires ");
        p.attribute(requirements);
    }
    let hidden = ["addressing_model", "memory_model", "vce_triple", "sym_name"];
    print_attributes(p, " attributes ", &hidden);
    p.text(" ");
    p.region(0, RegionForm { terminators: true, ..RegionForm::BODY });
    true
}

/// The attribute of functions that graphs don't have, as they have no visibility.
const CONTROL: &str = "function_control";

fn parse_func(p: &mut OpParser<'_, '_, '_>, control: Option<&str>) -> Parsed<()> {
    if control.is_some()
        && let Some(index) = p.optional_keyword_of(&["public", "private", "nested"])
    {
        let value = p.ctx().name(["public", "private", "nested"][index]);
        let value = p.ctx().attr(AttrData::String { value, ty: None });
        set(p, "sym_visibility", value);
    }
    let name = p.ctx().known().sym_name;
    p.symbol_attribute(name)?;
    let read = p.signature(false)?;
    let ty = TypeData::Function { inputs: read.input_types().into(), results: read.result_types().into() };
    let ty = p.ctx().ty(ty);
    let ty = p.ctx().type_attr(ty);
    set(p, "function_type", ty);
    if let Some(control) = control {
        set_case_in_quotes(p, control, control)?;
    }
    let attributes = p.attributes_with_keyword()?;
    p.set_attributes(attributes);
    p.set_descriptions(&read);
    if p.at(Token::LBrace) {
        return p.region(read.arguments).map(|_| ());
    }
    p.add_empty_region().map(|_| ())
}

fn print_func(p: &mut OpPrinter<'_, '_>, control: Option<&str>) -> bool {
    let ty = held_type(p, "function_type").map(|ty| p.ctx().type_data(ty));
    let (Some(name), Some(TypeData::Function { inputs, results })) = (sym_name(p), ty) else { return false };
    let control = control.map(|control| held_case(p, control, control));
    if control == Some(None) {
        return false;
    }
    let entry = p.entry_arguments(0);
    if entry.is_some_and(|entry| entry.len() != inputs.len()) {
        return false;
    }
    p.op_name();
    p.text(" ");
    p.symbol_name(name);
    p.in_regions(|p| {
        p.signature_inputs(inputs, false, true);
        p.signature_results(results, false);
        if let Some(control) = control.flatten() {
            p.text(&format!(" \"{control}\""));
        }
        let hidden = ["sym_name", "function_type", "arg_attrs", "res_attrs", CONTROL];
        print_attributes(p, " attributes ", &hidden);
        if entry.is_some() {
            p.text(" ");
            p.region(0, RegionForm::BODY);
        }
    });
    true
}

/// `bind(n, m)` or `built_in("name")`, and a dictionary.
pub(super) fn parse_decorations(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    if p.eat_keyword("built_in") {
        p.expect(Token::LParen, "`(` and a name")?;
        let name = p.string()?;
        p.expect(Token::RParen, "`)` after the name")?;
        let name = p.ctx().attr(AttrData::String { value: name, ty: None });
        set(p, "built_in", name);
    }
    if p.eat_keyword("bind") {
        let i32 = p.ctx().int_type(32);
        p.expect(Token::LParen, "`(` and the descriptor set")?;
        let set_number = p.attribute_of_type(i32)?;
        p.expect(Token::Comma, "`,` and the binding")?;
        let binding = p.attribute_of_type(i32)?;
        p.expect(Token::RParen, "`)` after the binding")?;
        set(p, "descriptor_set", set_number);
        set(p, "binding", binding);
    }
    p.optional_attributes()
}

pub(super) fn print_decorations(p: &mut OpPrinter<'_, '_>, hidden: &[&str]) {
    let (view, ctx) = (p.view(), p.ctx());
    let number = |name| view.attribute_named(name).and_then(|attr| ctx.int_value(attr));
    let mut hidden = hidden.to_vec();
    if let (Some(set_number), Some(binding)) = (number("descriptor_set"), number("binding")) {
        hidden.extend(["descriptor_set", "binding"]);
        p.text(&format!(" bind({set_number}, {binding})"));
    }
    if let Some(name) = view.attribute_named("built_in") {
        hidden.push("built_in");
        p.text(" built_in(");
        p.attribute(name);
        p.text(")");
    }
    print_attributes(p, " ", &hidden);
}

fn parse_global(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let name = p.ctx().known().sym_name;
    p.symbol_attribute(name)?;
    if p.eat_keyword("initializer") {
        p.expect(Token::LParen, "`(` and a symbol")?;
        let initial = symbol(p)?;
        p.expect(Token::RParen, "`)` after the symbol")?;
        set(p, "initializer", initial);
    }
    parse_decorations(p)?;
    p.expect(Token::Colon, "`:` and a type")?;
    let at = p.position();
    let ty = p.ty()?;
    if super::types::pointee(p.ctx(), ty).is_none() {
        return p.error_at(at, "expected a pointer type");
    }
    let ty = p.ctx().type_attr(ty);
    set(p, "type", ty);
    Ok(())
}

fn print_global(p: &mut OpPrinter<'_, '_>) -> bool {
    let (Some(name), Some(ty)) = (sym_name(p), held_type(p, "type")) else { return false };
    p.op_name();
    p.text(" ");
    p.symbol_name(name);
    if let Some(initial) = p.view().attribute_named("initializer") {
        p.text(" initializer(");
        p.attribute(initial);
        p.text(")");
    }
    print_decorations(p, &["sym_name", "type", "initializer"]);
    p.text(" : ");
    p.ty(ty);
    true
}

/// The attribute of entry points that those of graphs don't have.
const MODEL: &str = "execution_model";

fn parse_entry_point(p: &mut OpParser<'_, '_, '_>, model: Option<&str>) -> Parsed<()> {
    if let Some(model) = model {
        set_case_in_quotes(p, model, model)?;
    }
    let function = symbol(p)?;
    set(p, "fn", function);
    let mut interface = Vec::new();
    while p.eat(Token::Comma) {
        interface.push(symbol(p)?);
    }
    let interface = p.ctx().array_attr(&interface);
    set(p, "interface", interface);
    Ok(())
}

fn print_entry_point(p: &mut OpPrinter<'_, '_>, model: Option<&str>) -> bool {
    let view = p.view();
    let model = model.map(|model| held_case(p, model, model));
    let interface = view.attribute_named("interface").map(|attr| view.ctx().attr_data(attr));
    let (Some(function), Some(AttrData::Array(interface))) = (view.attribute_named("fn"), interface) else {
        return false;
    };
    if model == Some(None) {
        return false;
    }
    p.op_name();
    if let Some(model) = model.flatten() {
        p.text(&format!(" \"{model}\""));
    }
    p.text(" ");
    p.attribute(function);
    for &variable in interface {
        p.text(", ");
        p.attribute(variable);
    }
    true
}

fn parse_execution_mode(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let function = symbol(p)?;
    set(p, "fn", function);
    set_case_in_quotes(p, "execution_mode", "execution_mode")?;
    let i32 = p.ctx().int_type(32);
    let mut values = Vec::new();
    while p.eat(Token::Comma) {
        values.push(p.attribute_of_type(i32)?);
    }
    let values = p.ctx().array_attr(&values);
    set(p, "values", values);
    Ok(())
}

fn print_execution_mode(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let mode = held_case(p, "execution_mode", "execution_mode");
    let values = view.attribute_named("values").map(|attr| view.ctx().attr_data(attr));
    let (Some(mode), Some(function), Some(AttrData::Array(values))) =
        (mode, view.attribute_named("fn"), values)
    else {
        return false;
    };
    p.op_name();
    p.text(" ");
    p.attribute(function);
    p.text(&format!(" \"{mode}\""));
    for &value in values {
        p.text(", ");
        p.attribute_without_type(value);
    }
    true
}
