//! Types and attributes inside the texts of others.
//!
//! The IR keeps types and attributes of dialects as text ([`TypeData::Opaque`], [`AttrData::Opaque`]). What
//! stands in such a text may have an alias of its own, or a number that only printing decides
//! (`distinct[0]<>`). Whoever reads a text by its form therefore says where in it other types and attributes
//! are, and the printer prints those as it prints all others.

use crate::attrs::AttrData;
use crate::context::Context;
use crate::entity::{Attr, Name, Type};
use crate::text::{print_attr_exactly, print_type_exactly};
use crate::types::TypeData;
use rustc_hash::FxHashMap;
use std::ops::Range;
use std::sync::Arc;

/// A type or an attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Symbol {
    Type(Type),
    Attr(Attr),
}

/// What stands at some place of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Nested {
    pub(crate) range: Range<usize>,
    pub(crate) symbol: Symbol,
    /// Without its dialect and mnemonic, unless it has an alias.
    pub(crate) only_body: bool,
}

/// The text of a type or attribute of a dialect while it is put together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SymbolText {
    text: String,
    nested: Vec<Nested>,
}

impl SymbolText {
    /// What it is so far.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Appends plain text.
    pub fn push(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// Appends a text with what stands in it.
    pub fn append(&mut self, other: &SymbolText) {
        let start = self.text.len();
        self.text.push_str(&other.text);
        self.nested.extend(other.nested.iter().map(|nested| {
            let range = start + nested.range.start..start + nested.range.end;
            Nested { range, ..nested.clone() }
        }));
    }

    /// Appends a type in full.
    pub fn push_type(&mut self, ctx: &Context, ty: Type) {
        self.push_symbol(ctx, Symbol::Type(ty), false, &print_type_exactly(ctx, ty));
    }

    /// Appends an attribute in full.
    pub fn push_attr(&mut self, ctx: &Context, attr: Attr) {
        self.push_symbol(ctx, Symbol::Attr(attr), false, &print_attr_exactly(ctx, attr));
    }

    /// Appends what follows the mnemonic of an attribute of a dialect.
    pub fn push_attr_body(&mut self, ctx: &Context, attr: Attr, body: &str) {
        self.push_symbol(ctx, Symbol::Attr(attr), true, body);
    }

    fn push_symbol(&mut self, ctx: &Context, symbol: Symbol, only_body: bool, text: &str) {
        let start = self.text.len();
        self.text.push_str(text);
        if ctx.varies(symbol) {
            self.nested.push(Nested { range: start..self.text.len(), symbol, only_body });
        }
    }
}

impl Context {
    /// The text of a type or attribute of a dialect, for its [`TypeData::Opaque`] or [`AttrData::Opaque`].
    pub fn symbol_data(&mut self, dialect: Name, text: &SymbolText) -> Name {
        let data = self.name(&text.text);
        if !text.nested.is_empty() {
            self.nested.insert((dialect, data), text.nested.as_slice().into());
        }
        data
    }

    /// What stands in a text that [`Self::symbol_data`] gave, in order.
    #[inline]
    pub(crate) fn nested(&self, dialect: Name, data: Name) -> &[Nested] {
        if self.nested.is_empty() {
            return &[];
        }
        self.nested.get(&(dialect, data)).map_or(&[], |nested| &nested[..])
    }

    /// Whether a type or attribute may be printed differently in different places.
    fn varies(&self, symbol: Symbol) -> bool {
        match symbol {
            Symbol::Type(ty) => match self.type_data(ty) {
                TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_) | TypeData::None => false,
                TypeData::Opaque { namespace, data } => !self.nested(*namespace, *data).is_empty(),
                _ => true,
            },
            Symbol::Attr(attr) => match self.attr_data(attr) {
                AttrData::Unit
                | AttrData::Integer { .. }
                | AttrData::Float { .. }
                | AttrData::String { ty: None, .. }
                | AttrData::Symbol(_)
                | AttrData::DenseArray { .. } => false,
                AttrData::Type(ty) => self.varies(Symbol::Type(*ty)),
                AttrData::Opaque { namespace, data, ty: None } => {
                    !self.nested(*namespace, *data).is_empty()
                        || self.symbol_alias(*namespace, *data, false).is_some()
                }
                _ => true,
            },
        }
    }

    /// The alias that a type or attribute of a dialect proposes for itself.
    pub(crate) fn symbol_alias(&self, dialect: Name, data: Name, is_type: bool) -> Option<&str> {
        let data = self.bytes(data);
        match self.known_symbols(dialect) {
            Some(symbols) => symbols.alias(data, is_type),
            None => match self.bytes(dialect) {
                b"sparse_tensor" if data.starts_with(b"encoding<") => Some("sparse"),
                b"ml_program" if data == b"extern" => Some("extern"),
                _ => None,
            },
        }
    }

    /// The text of a symbol of another context, where what stands in it has become `symbols`.
    pub(crate) fn joined_symbol(
        &mut self,
        dialect: Name,
        text: &str,
        nested: &[Nested],
        symbols: &[Symbol],
    ) -> Name {
        let mut joined = SymbolText::default();
        let mut at = 0;
        for (nested, &symbol) in nested.iter().zip(symbols) {
            joined.push(&text[at..nested.range.start]);
            match symbol {
                Symbol::Type(ty) => joined.push_type(self, ty),
                Symbol::Attr(attr) => match self.attr_data(attr) {
                    AttrData::Opaque { data, .. } if nested.only_body => {
                        let body = String::from_utf8_lossy(without_mnemonic(self.bytes(*data)));
                        joined.push_attr_body(self, attr, &body);
                    }
                    _ => joined.push_attr(self, attr),
                },
            }
            at = nested.range.end;
        }
        joined.push(&text[at..]);
        self.symbol_data(dialect, &joined)
    }
}

/// What follows the mnemonic in the text of a type or attribute of a dialect.
pub(crate) fn without_mnemonic(data: &[u8]) -> &[u8] {
    let is_body = |byte: &u8| !(byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$'));
    &data[data.iter().position(is_body).unwrap_or(data.len())..]
}

/// By dialect and text.
pub(crate) type NestedTexts = FxHashMap<(Name, Name), Arc<[Nested]>>;
