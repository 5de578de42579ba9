//! Enumerations, and definitions of types and attributes.

use super::text::{Entry, Parser};
use super::{Kind, NOWHERE, Outcome, Reader};
use crate::model::{AttrModel, EnumCase, EnumModel, Parameter, TypeModel};
use pdll_bytecode::query::EnumCases;
use std::sync::Arc;

impl<'t> Reader<'t> {
    pub(super) fn symbol(&mut self, kind: Kind, entry: Entry<'t>) -> Outcome<()> {
        match kind {
            Kind::Enum => self.enumeration(entry),
            _ => self.definition(kind, entry),
        }
    }

    /// `NAME CLASS WIDTH (flags ",")? grouped? attribute? { symbol ("text")? (number)?, .. }`
    fn enumeration(&mut self, entry: Entry<'t>) -> Outcome<()> {
        let mut p = Parser::new(entry.body);
        let (record, cpp_type) = (p.word()?.to_string(), format!("::mlir::{}", p.word()?));
        let width = p.number()?;
        let separator = if p.eat("flags") { Some(p.text()?.to_string()) } else { None };
        let primary_groups = p.eat("grouped");
        let quoted = p.eat("quoted");
        let is_attribute = p.eat("attribute");
        p.expect('{')?;
        let mut next = 0;
        let cases = p.list('}', |p| {
            let symbol = p.word()?.to_string();
            let text = p.try_text()?.map_or_else(|| symbol.clone(), str::to_string);
            if p.take('=') {
                next = p.number()?;
            }
            let value = next;
            next += 1;
            Ok(EnumCase { symbol, text, value })
        })?;
        p.end()?;
        if is_attribute {
            // Attributes of it are integers.
            let class = format!("{}Attr", crate::cxx::short_name(&cpp_type));
            let values = cases.iter().map(|case| case.value).collect();
            let cases = EnumCases { width, bits: separator.is_some(), values };
            self.model.classes.entry(class).or_default().cases = Some(cases);
        }
        let model = Arc::new(EnumModel {
            record,
            cpp_type,
            summary: String::new(),
            cases,
            width,
            separator,
            primary_groups,
            quoted,
            attribute: Some(is_attribute),
            span: NOWHERE,
        });
        self.model.classes.add_enum(&model);
        self.model.enums.push(model);
        Ok(())
    }

    /// `NAME CLASS MNEMONIC built? (of ENUM)? parameter? (is INTERFACE ..)? "FORMAT"?`
    fn definition(&mut self, kind: Kind, entry: Entry<'t>) -> Outcome<()> {
        let mut p = Parser::new(entry.body);
        let name = p.word()?;
        let constraint = self.constraint(name)?;
        let cpp_class = format!("::mlir::{}", p.word()?);
        let mnemonic = p.word()?.to_string();
        p.eat("built");
        let enumeration = if p.eat("of") { Some(p.word()?) } else { None };
        let mut parameters = Vec::new();
        if p.take('(') {
            parameters = p.list(')', |p| {
                let name = p.word()?;
                p.expect(':')?;
                Ok(parameter(name, p.word()?, &[]))
            })?;
        }
        if let Some(name) = enumeration {
            let of = self.model.enumeration(name).ok_or_else(|| format!("`{name}` is no enumeration"))?;
            parameters.push(parameter("value", &of.cpp_type, &["EnumParameter"]));
        }
        let traits = if p.eat("is") { self.traits(&mut p)? } else { Vec::new() };
        let is_code = p.eat("in-code");
        let assembly_format = p.try_text()?.map(str::to_string);
        p.end()?;
        let definition = Arc::new(TypeModel {
            record: name.into(),
            dialect: entry.dialect.into(),
            mnemonic: Some(mnemonic),
            cpp_class,
            summary: String::new(),
            description: String::new(),
            parameters,
            has_default_builder: true,
            builders: Vec::new(),
            assembly_format,
            has_custom_assembly_format: is_code,
            is_aliased: false,
            has_verifier: false,
            traits,
            constraint,
            span: NOWHERE,
        });
        let sigil = if kind == Kind::TypeDef { '!' } else { '#' };
        crate::class::add_definition(&mut self.model.classes, &definition, sigil);
        if kind == Kind::TypeDef {
            self.model.types.push(definition);
        } else {
            let enumeration = enumeration.map(str::to_string);
            self.model.attrs.push(AttrModel { definition, enumeration });
        }
        Ok(())
    }
}

fn parameter(name: &str, cpp_type: &str, classes: &[&str]) -> Parameter {
    Parameter {
        name: name.into(),
        cpp_type: cpp_type.into(),
        record: String::new(),
        classes: classes.iter().map(|&class| class.into()).collect(),
        default_value: "".into(),
        parser: None,
        printer: None,
    }
}
