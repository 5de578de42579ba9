//! Signatures of functions: arguments and results with their attributes, as several dialects write them.

use super::lexer::Token;
use super::op_parser::{OpParser, RegionArgument};
use super::op_printer::OpPrinter;
use super::parser::Parsed;
use crate::attrs::AttrData;
use crate::entity::{Attr, AttrDict, Type};
use crate::types::TypeData;

/// The type of an argument or a result, and its attributes.
pub type Described = (Type, AttrDict);

/// What was read of a signature.
#[derive(Default)]
pub struct WrittenSignature<'s> {
    /// Named arguments; none if only types are written.
    pub arguments: Vec<RegionArgument<'s>>,
    /// The arguments' types and attributes.
    pub inputs: Vec<Described>,
    /// The results' types and attributes.
    pub results: Vec<Described>,
    /// The arguments end with `...`.
    pub variadic: bool,
}

impl WrittenSignature<'_> {
    /// The types of the inputs.
    #[must_use]
    pub fn input_types(&self) -> Vec<Type> {
        self.inputs.iter().map(|input| input.0).collect()
    }

    /// The types of the results.
    #[must_use]
    pub fn result_types(&self) -> Vec<Type> {
        self.results.iter().map(|result| result.0).collect()
    }
}

impl<'s> OpParser<'_, '_, 's> {
    /// `(%a: type {..}?, ..) (-> results)?` or `(type {..}?, ..) (-> results)?`; `...` may end the arguments
    /// where the signature may be `variadic`.
    pub fn signature(&mut self, variadic: bool) -> Parsed<WrittenSignature<'s>> {
        let mut read = WrittenSignature::default();
        self.expect(Token::LParen, "`(` and the arguments")?;
        self.list_until(Token::RParen, "`)` after the arguments", |p| {
            if read.variadic {
                return p.error("`...` is the last argument");
            }
            if variadic && p.eat(Token::Ellipsis) {
                read.variadic = true;
                return Ok(());
            }
            p.signature_argument(&mut read)
        })?;
        if self.eat(Token::Arrow) {
            read.results = self.signature_results()?;
        }
        Ok(read)
    }

    /// `%id : type dict? loc?` or `type dict? loc?`; all arguments are of one form.
    fn signature_argument(&mut self, read: &mut WrittenSignature<'s>) -> Parsed<()> {
        let is_named = self.at(Token::Percent);
        if !read.inputs.is_empty() && is_named == read.arguments.is_empty() {
            return match is_named {
                true => self.error("expected a type, as for the other arguments"),
                false => self.error("expected a value name, as for the other arguments"),
            };
        }
        let mut name = None;
        if is_named {
            name = Some(self.argument_name()?);
            self.expect(Token::Colon, "`:` and a type")?;
        }
        let ty = self.ty()?;
        let dict = self.optional_dictionary()?;
        let location = self.optional_location()?;
        read.inputs.push((ty, dict));
        read.arguments.extend(name.map(|name| RegionArgument::new(name, ty, location)));
        Ok(())
    }

    /// A type that is not a function type, or `(type {..}?, ..)`.
    pub fn signature_results(&mut self) -> Parsed<Vec<Described>> {
        let empty = self.ctx().known().empty_dict;
        if !self.eat(Token::LParen) {
            return Ok(self.arrow_types()?.iter().map(|&ty| (ty, empty)).collect());
        }
        let mut results = Vec::new();
        self.list_until(Token::RParen, "`)` after the results", |p| {
            let ty = p.ty()?;
            results.push((ty, p.optional_dictionary()?));
            Ok(())
        })?;
        Ok(results)
    }

    /// Sets `arg_attrs` and `res_attrs`, where any argument or result has attributes.
    pub fn set_descriptions(&mut self, read: &WrittenSignature<'_>) {
        let empty = self.ctx().known().empty_dict;
        for (name, list) in [("arg_attrs", &read.inputs), ("res_attrs", &read.results)] {
            if list.iter().any(|described| described.1 != empty) {
                let items: Vec<Attr> = list.iter().map(|d| self.ctx().attr(AttrData::Dict(d.1))).collect();
                let (name, items) = (self.ctx().name(name), self.ctx().array_attr(&items));
                self.set_attribute(name, items);
            }
        }
    }
}

/// A type as it is printed in a signature: a [`Type`], or one that is only known as text.
pub trait SignatureType {
    /// Prints it.
    fn print(&self, p: &mut OpPrinter<'_, '_>);
    /// Whether it is a function type, which stands in parentheses as a result.
    fn is_function(&self, p: &OpPrinter<'_, '_>) -> bool;
}

impl SignatureType for Type {
    fn print(&self, p: &mut OpPrinter<'_, '_>) {
        p.ty(*self);
    }

    fn is_function(&self, p: &OpPrinter<'_, '_>) -> bool {
        matches!(p.ctx().type_data(*self), TypeData::Function { .. })
    }
}

impl OpPrinter<'_, '_> {
    /// The attributes of each argument or result, from the attribute of this name; empty without one.
    fn descriptions(&self, list: &str) -> &[Attr] {
        match self.view().attribute_named(list).map(|attr| self.ctx().attr_data(attr)) {
            Some(AttrData::Array(items)) => items,
            _ => &[],
        }
    }

    /// The attributes of argument or result `index`, if it has any.
    fn description(&self, list: &str, index: usize) -> Option<AttrDict> {
        match self.ctx().attr_data(*self.descriptions(list).get(index)?) {
            AttrData::Dict(dict) => Some(*dict).filter(|&dict| dict != self.ctx().known().empty_dict),
            _ => None,
        }
    }

    fn signature_description(&mut self, list: &str, index: usize) {
        if let Some(dict) = self.description(list, index) {
            self.text(" ");
            self.dictionary(dict);
        }
    }

    /// `(%arg0: type {..}, ..)`, with the names of the arguments of the first region, if it has a block and
    /// `named` asks for them. Within [`Self::in_regions`] then.
    pub fn signature_inputs(&mut self, inputs: &[impl SignatureType], variadic: bool, named: bool) {
        let entry = if named { self.entry_arguments(0) } else { None };
        self.text("(");
        for (i, ty) in inputs.iter().enumerate() {
            self.text(if i == 0 { "" } else { ", " });
            let argument = entry.and_then(|arguments| arguments.get(i).copied());
            if let Some(argument) = argument {
                self.region_value(argument);
                self.text(": ");
            }
            ty.print(self);
            // What only arguments with names say is given no alias, as in MLIR.
            if argument.is_none() || !self.is_recording() {
                self.signature_description("arg_attrs", i);
            }
            if let Some(argument) = argument {
                self.region_argument_location(argument);
            }
        }
        if variadic {
            self.text(if inputs.is_empty() { "..." } else { ", ..." });
        }
        self.text(")");
    }

    /// ` -> type` or ` -> (type {..}, ..)`; nothing without results, unless `always`.
    pub fn signature_results(&mut self, results: &[impl SignatureType], always: bool) {
        let Some(first) = results.first() else { return self.text(if always { " -> ()" } else { "" }) };
        let parens =
            results.len() > 1 || first.is_function(self) || self.description("res_attrs", 0).is_some();
        self.text(if parens { " -> (" } else { " -> " });
        for (i, ty) in results.iter().enumerate() {
            self.text(if i == 0 { "" } else { ", " });
            ty.print(self);
            self.signature_description("res_attrs", i);
        }
        self.text(if parens { ")" } else { "" });
    }
}
