//! Types and attributes in a custom form.

use super::{OpParser, OptionalLocation};
use crate::attrs::AttrData;
use crate::entity::{Attr, AttrDict, Name, Type};
use crate::few::Few;
use crate::registry::OpInfo;
use crate::text::lexer::Token;
use crate::text::lists::ReadLists;
use crate::text::parser::Parsed;
use crate::types::TypeData;

impl<'s> OpParser<'_, '_, 's> {
    /// Reads a type, or reports that there is none.
    pub fn ty(&mut self) -> Parsed<Type> {
        self.parser.parse_type()
    }

    /// A type, if one is next.
    pub fn optional_type(&mut self) -> Parsed<Option<Type>> {
        if self.at(Token::LParen) { self.parser.parse_type().map(Some) } else { self.parser.optional_type() }
    }

    /// `type (',' type)*`
    pub fn type_list(&mut self) -> Parsed<Vec<Type>> {
        let mut types = Vec::new();
        ReadLists::comma_list(self, |p| {
            types.push(p.ty()?);
            Ok(())
        })?;
        Ok(types)
    }

    /// Result types as after `->`: one type that is not a function type, or a list in parentheses.
    pub fn arrow_types(&mut self) -> Parsed<Few<Type>> {
        let mut types = Few::new();
        self.parser.result_types(&mut types)?;
        Ok(types)
    }

    /// `-> types` as [`Self::arrow_types`], or nothing.
    pub fn optional_arrow_types(&mut self) -> Parsed<Few<Type>> {
        if self.eat(Token::Arrow) { self.arrow_types() } else { Ok(Few::new()) }
    }

    /// A function type: inputs and results.
    pub fn function_type(&mut self) -> Parsed<(Vec<Type>, Vec<Type>)> {
        let at = self.position();
        let ty = self.ty()?;
        match self.ctx().type_data(ty) {
            TypeData::Function { inputs, results } => Ok((inputs.to_vec(), results.to_vec())),
            _ => self.error_at(at, "expected a function type"),
        }
    }

    /// Reads an attribute, with its type where it has one, or reports that there is none.
    pub fn attribute(&mut self) -> Parsed<Attr> {
        self.parser.attribute()
    }

    /// An attribute whose type is known, so that numbers, strings, elements and attributes of dialects are
    /// written without `: type`. Type `none` means that an attribute has none, as strings.
    pub fn attribute_of_type(&mut self, ty: Type) -> Parsed<Attr> {
        self.parser.attribute_of_type(ty)
    }

    /// Reads what follows the mnemonic of an attribute of a dialect ([`crate::SymbolSyntax`]).
    pub fn attribute_body_of(&mut self, dialect: Name, mnemonic: &str) -> Parsed<Attr> {
        let data = match self.ctx().symbol_syntax(dialect) {
            Some(syntax) => {
                let (name, nothing) = (mnemonic.as_bytes(), OpInfo::new(self.ctx().name("")));
                self.parser.nested(|p| {
                    syntax.parse(&mut OpParser::for_symbol(p, &nothing), name, false).transpose()
                })?
            }
            None => None,
        };
        match data {
            Some(data) => Ok(self.ctx().attr(AttrData::Opaque { namespace: dialect, data, ty: None })),
            None => self.error(format!("expected an attribute `{mnemonic}`")),
        }
    }

    /// Runs `inner` one level deeper, or fails when that is too deep. For readers that call themselves.
    pub fn nested<V>(&mut self, inner: impl FnOnce(&mut Self) -> Parsed<V>) -> Parsed<V> {
        self.parser.enter()?;
        let result = inner(self);
        self.parser.leave();
        result
    }

    /// Whether the current token can start an attribute.
    pub fn at_attribute(&self) -> bool {
        match self.parser.tok.kind {
            Token::At
            | Token::Float
            | Token::Int
            | Token::Hash
            | Token::LBrace
            | Token::LSquare
            | Token::Minus
            | Token::Str
            | Token::LParen
            | Token::Bang => true,
            Token::Bare => self.parser.at_constant_word(),
            _ => false,
        }
    }

    /// An attribute, if one is next.
    pub fn optional_attribute(&mut self) -> Parsed<Option<Attr>> {
        if self.at_attribute() { self.attribute().map(Some) } else { Ok(None) }
    }

    /// `@name`.
    pub fn symbol_name(&mut self) -> Parsed<Name> {
        match self.optional_symbol_name() {
            Some(name) => Ok(name),
            None => self.error("expected a symbol name"),
        }
    }

    /// `@name`, if it is next.
    pub fn optional_symbol_name(&mut self) -> Option<Name> {
        self.at(Token::At).then(|| self.parser.symbol_name())
    }

    /// `@name`, which becomes an attribute of the op that is a string, as `sym_name` is.
    pub fn symbol_attribute(&mut self, attribute: Name) -> Parsed<()> {
        let value = self.symbol_name()?;
        let value = self.ctx().attr(AttrData::String { value, ty: None });
        self.set_attribute(attribute, value);
        Ok(())
    }

    /// `{..}`, or nothing, which is the empty dictionary.
    pub fn optional_dictionary(&mut self) -> Parsed<AttrDict> {
        if self.at(Token::LBrace) { self.parser.dictionary() } else { Ok(self.parser.ctx.known().empty_dict) }
    }

    /// `attributes {..}`, or nothing, which is the empty dictionary.
    pub fn attributes_with_keyword(&mut self) -> Parsed<AttrDict> {
        if !self.eat_keyword("attributes") {
            return Ok(self.parser.ctx.known().empty_dict);
        }
        if !self.at(Token::LBrace) {
            return self.wrong_token("expected `{`");
        }
        self.parser.dictionary()
    }

    /// `{..}`, or nothing: attributes of the op.
    pub fn optional_attributes(&mut self) -> Parsed<()> {
        let dict = self.optional_dictionary()?;
        self.set_attributes(dict);
        Ok(())
    }

    /// Gives the op an attribute, in place of what it had under this name: inherent or discardable, as its
    /// info says.
    pub fn set_attribute(&mut self, name: Name, value: Attr) {
        let entries = if self.info.is_inherent(name) { &mut self.inherent } else { &mut self.discardable };
        match entries.iter_mut().find(|entry| entry.0 == name) {
            Some(entry) => entry.1 = value,
            None => entries.push((name, value)),
        }
    }

    /// Gives the op all entries of a dictionary.
    pub fn set_attributes(&mut self, dict: AttrDict) {
        for index in 0..self.parser.ctx.entries(dict).len() {
            let (name, value) = self.parser.ctx.entries(dict)[index];
            self.set_attribute(name, value);
        }
    }

    /// Drops inherent attributes that are of another class than they are stored as.
    pub(crate) fn drop_misfits(&mut self) {
        let (info, ctx) = (&self.info, &*self.parser.ctx);
        self.inherent.retain(|&(name, value)| {
            let known = info.attributes.iter().find(|known| known.name == name);
            known.is_none_or(|known| known.constraint.stores(ctx, value))
        });
    }

    /// An attribute that the op was given.
    pub fn given_attribute(&self, name: Name) -> Option<Attr> {
        self.inherent.iter().chain(&self.discardable).find(|entry| entry.0 == name).map(|entry| entry.1)
    }

    /// `loc(..)`, if it stands here.
    pub fn optional_location(&mut self) -> Parsed<OptionalLocation<'s>> {
        self.parser.trailing_location().map(OptionalLocation)
    }
}
