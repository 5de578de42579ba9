//! Signatures of functions: arguments and results with their attributes, as several dialects write them.

use super::set;
use pdll_ir::{Attr, AttrData, AttrDict, OpParser, OpPrinter, Parsed, RegionArgument, Token, Type, TypeData};

/// A type and its attributes.
pub(super) type Described = (Type, AttrDict);

/// What was read of a signature.
#[derive(Default)]
pub(super) struct Signature<'s> {
    /// Named arguments; none if only types are written.
    pub(super) arguments: Vec<RegionArgument<'s>>,
    pub(super) inputs: Vec<Described>,
    pub(super) results: Vec<Described>,
    /// It ends with `...`.
    pub(super) variadic: bool,
}

impl Signature<'_> {
    /// The types of the inputs.
    pub(super) fn input_types(&self) -> Vec<Type> {
        self.inputs.iter().map(|input| input.0).collect()
    }

    /// The types of the results.
    pub(super) fn result_types(&self) -> Vec<Type> {
        self.results.iter().map(|result| result.0).collect()
    }

    /// Sets `arg_attrs` and `res_attrs`, where any argument or result has attributes.
    pub(super) fn set_descriptions(&self, p: &mut OpParser<'_, '_, '_>) {
        let empty = p.ctx().known().empty_dict;
        for (name, list) in [("arg_attrs", &self.inputs), ("res_attrs", &self.results)] {
            if list.iter().any(|described| described.1 != empty) {
                let items: Vec<Attr> = list.iter().map(|d| p.ctx().attr(AttrData::Dict(d.1))).collect();
                let items = p.ctx().array_attr(&items);
                set(p, name, items);
            }
        }
    }
}

/// `(%a: type {..}?, ..) (-> results)?` or `(type {..}?, ..) (-> results)?`; `...` may end the list if it is
/// `variadic`.
pub(super) fn signature<'s>(p: &mut OpParser<'_, '_, 's>, variadic: bool) -> Parsed<Signature<'s>> {
    let mut read = Signature::default();
    p.expect(Token::LParen, "`(` and the arguments")?;
    p.list_until(Token::RParen, "`)` after the arguments", |p| {
        if read.variadic {
            return p.error("`...` is the last argument");
        }
        if variadic && p.eat(Token::Ellipsis) {
            read.variadic = true;
            return Ok(());
        }
        argument(p, &mut read)
    })?;
    if p.eat(Token::Arrow) {
        results(p, &mut read.results)?;
    }
    Ok(read)
}

fn argument<'s>(p: &mut OpParser<'_, '_, 's>, read: &mut Signature<'s>) -> Parsed<()> {
    let is_named = p.at(Token::Percent);
    if !read.inputs.is_empty() && is_named == read.arguments.is_empty() {
        return match is_named {
            true => p.error("expected a type, as for the other arguments"),
            false => p.wrong_token("expected a value name"),
        };
    }
    let mut name = None;
    if is_named {
        name = Some(p.operand()?);
        p.expect(Token::Colon, "`:` and a type")?;
    }
    let ty = p.ty()?;
    let dict = p.optional_dictionary()?;
    let location = p.optional_location()?;
    read.inputs.push((ty, dict));
    read.arguments.extend(name.map(|name| RegionArgument::new(name, ty, location)));
    Ok(())
}

/// A type that is not a function type, or `(type {..}?, ..)`.
pub(super) fn results(p: &mut OpParser<'_, '_, '_>, results: &mut Vec<Described>) -> Parsed<()> {
    let empty = p.ctx().known().empty_dict;
    if !p.eat(Token::LParen) {
        results.extend(p.arrow_types()?.into_iter().map(|ty| (ty, empty)));
        return Ok(());
    }
    p.list_until(Token::RParen, "`)` after the results", |p| {
        let ty = p.ty()?;
        results.push((ty, p.optional_dictionary()?));
        Ok(())
    })
}

/// A type that is printed with a signature.
#[derive(Clone)]
pub(super) enum Shown {
    Type(Type),
    /// One that is only known as text.
    Text(String),
}

impl Shown {
    fn print(&self, p: &mut OpPrinter<'_, '_>) {
        match self {
            Shown::Type(ty) => p.ty(*ty),
            Shown::Text(text) => p.text(text),
        }
    }

    fn is_function(&self, p: &OpPrinter<'_, '_>) -> bool {
        matches!(self, Shown::Type(ty) if matches!(p.ctx().type_data(*ty), TypeData::Function { .. }))
    }
}

/// Types as they are printed.
pub(super) fn shown(types: impl IntoIterator<Item = Type>) -> Vec<Shown> {
    types.into_iter().map(Shown::Type).collect()
}

/// Attributes of argument or result `index`, if it has any, from the list in an attribute.
fn description(p: &OpPrinter<'_, '_>, list: &str, index: usize) -> Option<AttrDict> {
    let AttrData::Array(items) = p.ctx().attr_data(p.view().attribute_named(list)?) else { return None };
    match p.ctx().attr_data(*items.get(index)?) {
        AttrData::Dict(dict) => Some(*dict).filter(|&dict| dict != p.ctx().known().empty_dict),
        _ => None,
    }
}

fn print_description(p: &mut OpPrinter<'_, '_>, list: &str, index: usize) {
    if let Some(dict) = description(p, list, index) {
        p.text(" ");
        p.dictionary(dict);
    }
}

/// `(%arg0: type {..}, ..)`, with the names of the arguments of the first region, if it has a block and
/// `named` asks for them. Within [`OpPrinter::in_regions`].
pub(super) fn print_inputs(p: &mut OpPrinter<'_, '_>, inputs: &[Shown], variadic: bool, named: bool) {
    let entry = if named { p.entry_arguments(0) } else { None };
    p.text("(");
    for (i, ty) in inputs.iter().enumerate() {
        p.text(if i == 0 { "" } else { ", " });
        let argument = entry.and_then(|arguments| arguments.get(i).copied());
        if let Some(argument) = argument {
            p.region_value(argument);
            p.text(": ");
        }
        ty.print(p);
        print_description(p, "arg_attrs", i);
        if let Some(argument) = argument {
            p.region_argument_location(argument);
        }
    }
    if variadic {
        p.text(if inputs.is_empty() { "..." } else { ", ..." });
    }
    p.text(")");
}

/// ` -> type` or ` -> (type {..}, ..)`; nothing without results, unless `always`.
pub(super) fn print_results(p: &mut OpPrinter<'_, '_>, results: &[Shown], always: bool) {
    if results.is_empty() {
        return p.text(if always { " -> ()" } else { "" });
    }
    let parens = results.len() > 1 || results[0].is_function(p) || description(p, "res_attrs", 0).is_some();
    p.text(if parens { " -> (" } else { " -> " });
    for (i, ty) in results.iter().enumerate() {
        p.text(if i == 0 { "" } else { ", " });
        ty.print(p);
        print_description(p, "res_attrs", i);
    }
    p.text(if parens { ")" } else { "" });
}
