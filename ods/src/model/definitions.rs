//! Definitions of types, attributes, enumerations and dialects.

use super::{ConstraintId, TraitModel};
use pdll_source::Span;
use std::sync::Arc;

/// A parameter of a type or attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name; may be empty.
    pub name: String,
    /// Its C++ type.
    pub cpp_type: Arc<str>,
    /// The name of the record of its class; empty where only a C++ type is given.
    pub record: String,
    /// The classes that its record derives from, bases first: `OptionalParameter` and the like.
    pub classes: Vec<Arc<str>>,
    /// The value where none is written, as C++ text; empty if it must be written.
    pub default_value: Arc<str>,
    /// C++ code that reads it, where the record has some.
    pub parser: Option<Arc<str>>,
    /// C++ code that writes it, where the record has some.
    pub printer: Option<Arc<str>>,
}

/// A way in which C++ makes a type or attribute, besides giving all parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SymbolBuilder {
    /// What it takes: a name, a C++ type, and what stands for it where it is left out, or nothing.
    pub arguments: Vec<(String, Arc<str>, Arc<str>)>,
    /// Does a context come before these?
    pub takes_context: bool,
    /// C++ that gives the type or attribute by a call of `$_get`; may be empty.
    pub body: Arc<str>,
}

/// A definition of a type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypeModel {
    /// The name of its record.
    pub record: String,
    /// The name of its dialect.
    pub dialect: String,
    /// What follows the dialect where it is written; `None` for one that is written in another way.
    pub mnemonic: Option<String>,
    /// Its C++ class, qualified.
    pub cpp_class: String,
    /// One line about it; may be empty.
    pub summary: String,
    /// More about it, as Markdown; may be empty.
    pub description: String,
    /// The parameters of an instance, in the order in which they are written.
    pub parameters: Vec<Parameter>,
    /// Is one made of a context and all parameters?
    pub has_default_builder: bool,
    /// What else one is made of.
    pub builders: Vec<SymbolBuilder>,
    /// Its declarative format.
    pub assembly_format: Option<String>,
    /// Are its parser and printer written in C++?
    pub has_custom_assembly_format: bool,
    /// Is its mnemonic the name of an alias for each instance?
    pub is_aliased: bool,
    /// Is there a verifier in C++?
    pub has_verifier: bool,
    /// The traits of the definition, in the order of the record.
    pub traits: Vec<Arc<TraitModel>>,
    /// The same record as a constraint.
    pub constraint: ConstraintId,
    /// Where its record is defined.
    pub span: Span,
}

/// A definition of an attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttrModel {
    /// What it has as a type does.
    pub definition: Arc<TypeModel>,
    /// The record of the enumeration of which it holds a case.
    pub enumeration: Option<String>,
}

/// A case of an enumeration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnumCase {
    /// Its name in C++.
    pub symbol: String,
    /// How it is written.
    pub text: String,
    /// The number that stands for it; in a bit enumeration, its bits.
    pub value: i64,
}

/// An enumeration, as an attribute or by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnumModel {
    /// The name of its record.
    pub record: String,
    /// Its C++ type, qualified.
    pub cpp_type: String,
    /// One line about it; may be empty.
    pub summary: String,
    /// The cases in the order of the record.
    pub cases: Vec<EnumCase>,
    /// How many bits its numbers have.
    pub width: u32,
    /// What stands between the cases of one value, of an enumeration of which each case is a bit or several.
    pub separator: Option<String>,
    /// Of such: are groups of bits written by their own name, if all bits are set?
    pub primary_groups: bool,
    /// Of such: is a value of several cases quoted?
    pub quoted: bool,
    /// Is it an attribute by itself, and if so one with a C++ class of its own?
    pub attribute: Option<bool>,
    /// Where its record is defined.
    pub span: Span,
}

impl EnumModel {
    /// Is each case a bit, or several?
    #[must_use]
    pub fn is_bits(&self) -> bool {
        self.separator.is_some()
    }

    /// The case of this C++ name.
    #[must_use]
    pub fn symbol(&self, symbol: &str) -> Option<&EnumCase> {
        self.cases.iter().find(|c| c.symbol == symbol)
    }
}

/// A dialect: what all of its operations, types and attributes have in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DialectModel {
    /// The name of its record.
    pub record: String,
    /// What its operations are prefixed with.
    pub name: String,
    /// Its C++ namespace.
    pub cpp_namespace: String,
    /// One line about it; may be empty.
    pub summary: String,
    /// More about it, as Markdown; may be empty.
    pub description: String,
    /// Are inherent attributes of its operations kept as properties?
    pub properties: bool,
    /// Are its types written as their mnemonics and formats say, and not by code of its own?
    pub types_by_format: bool,
    /// Are its attributes?
    pub attributes_by_format: bool,
    /// The C++ classes of dialects that it needs.
    pub dependent_dialects: Vec<String>,
    /// Where its record is defined.
    pub span: Span,
}
