//! `wasmssa`: functions and globals.

use super::{form, print_attributes, set};
use crate::known::local_type;
use pdll_ir::{
    OpParser, OpPrinter, Parsed, RegionForm, SignatureType, SyntaxFunctions, Token, Type, TypeData,
};

/// `func exported? @name(args) (-> results)? (attributes {..})? region?`
pub(super) const FUNC: SyntaxFunctions = form(parse_func, print_func);
/// `global exported? @name type mutable? : region`
pub(super) const GLOBAL: SyntaxFunctions = form(parse_global, print_global);
/// `import_global "name" from "module" as @name mutable? : type`
pub(super) const IMPORT_GLOBAL: SyntaxFunctions = form(parse_import_global, print_import_global);

fn set_unit(p: &mut OpParser<'_, '_, '_>, name: &str) {
    let unit = p.ctx().known().unit;
    set(p, name, unit);
}

/// `exported? @name`
fn parse_symbol(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    if p.eat_keyword("exported") {
        set_unit(p, "exported");
    }
    let symbol = p.ctx().known().sym_name;
    p.symbol_attribute(symbol)
}

/// The name, and the word for an attribute before it; `false` if there is no name.
fn print_symbol(p: &mut OpPrinter<'_, '_>) -> bool {
    let Some(symbol) = p.string_attribute(p.ctx().known().sym_name) else { return false };
    p.op_name();
    p.text(if p.view().attribute_named("exported").is_some() { " exported " } else { " " });
    p.symbol_name(symbol);
    true
}

fn parse_func(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    parse_symbol(p)?;
    let at = p.position();
    let read = p.signature(false)?;
    let locals: Option<Vec<Type>> =
        read.inputs.iter().map(|&(input, _)| local_type(p.ctx(), input)).collect();
    let Some(inputs) = locals else {
        return p.error_at(at, "arguments have types `!wasmssa<local ref to ..>`");
    };
    let results = read.result_types();
    let ty = p.ctx().function_type(&inputs, &results);
    let ty = p.ctx().type_attr(ty);
    set(p, "functionType", ty);
    let attributes = p.attributes_with_keyword()?;
    p.set_attributes(attributes);
    p.set_descriptions(&read);
    match p.at(Token::LBrace) {
        true => p.region(read.arguments).map(|_| ()),
        false => p.add_empty_region().map(|_| ()),
    }
}

/// A type of arguments, by what it refers to.
struct LocalRef(Type);

impl SignatureType for LocalRef {
    fn print(&self, p: &mut OpPrinter<'_, '_>) {
        p.text("!wasmssa<local ref to ");
        p.ty(self.0);
        p.text(">");
    }

    fn is_function(&self, _: &OpPrinter<'_, '_>) -> bool {
        false
    }
}

fn print_func(p: &mut OpPrinter<'_, '_>) -> bool {
    let (view, ctx) = (p.view(), p.ctx());
    let ty = view.attribute_named("functionType").and_then(|attr| ctx.type_value(attr));
    let Some(TypeData::Function { inputs, results }) = ty.map(|ty| ctx.type_data(ty)) else { return false };
    let entry = p.entry_arguments(0);
    if entry.is_some_and(|entry| entry.len() != inputs.len()) || !print_symbol(p) {
        return false;
    }
    let inputs: Vec<LocalRef> = inputs.iter().map(|&input| LocalRef(input)).collect();
    p.in_regions(|p| {
        p.signature_inputs(&inputs, false, true);
        p.signature_results(results, false);
        let hidden = ["sym_name", "functionType", "arg_attrs", "res_attrs", "exported"];
        print_attributes(p, " attributes ", &hidden);
        if entry.is_some() {
            p.text(" ");
            p.region(0, RegionForm::BODY);
        }
    });
    true
}

/// `mutable`, or any other word, which says nothing.
fn parse_mutable(p: &mut OpParser<'_, '_, '_>) {
    if p.optional_keyword() == Some("mutable") {
        set_unit(p, "isMutable");
    }
}

fn parse_type(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let ty = p.ty()?;
    let ty = p.ctx().type_attr(ty);
    set(p, "type", ty);
    Ok(())
}

fn parse_global(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    parse_symbol(p)?;
    parse_type(p)?;
    parse_mutable(p);
    p.expect(Token::Colon, "`:` and what gives the value")?;
    p.region(Vec::new()).map(|_| ())
}

fn print_global(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let Some(ty) = view.attribute_named("type") else { return false };
    if view.region_count() != 1 || !print_symbol(p) {
        return false;
    }
    p.text(" ");
    p.attribute(ty);
    p.text(if view.attribute_named("isMutable").is_some() { " mutable : " } else { " : " });
    p.region(0, RegionForm::WHOLE);
    true
}

fn parse_import_global(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    for (name, word) in [("importName", "from"), ("moduleName", "as")] {
        if !p.at(Token::Str) {
            return p.error("expected a name in quotes");
        }
        let text = p.attribute()?;
        set(p, name, text);
        p.expect_keyword(word)?;
    }
    let symbol = p.ctx().known().sym_name;
    p.symbol_attribute(symbol)?;
    parse_mutable(p);
    p.expect(Token::Colon, "`:` and the type")?;
    parse_type(p)
}

fn print_import_global(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let names = ["importName", "moduleName", "type"].map(|name| view.attribute_named(name));
    let (&[Some(import), Some(module), Some(ty)], Some(symbol)) =
        (&names, p.string_attribute(p.ctx().known().sym_name))
    else {
        return false;
    };
    p.op_name();
    p.text(" ");
    p.attribute(import);
    p.text(" from ");
    p.attribute(module);
    p.text(" as ");
    p.symbol_name(symbol);
    p.text(if view.attribute_named("isMutable").is_some() { " mutable : " } else { " : " });
    p.attribute(ty);
    true
}
