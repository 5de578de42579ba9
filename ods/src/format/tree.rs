//! The tree of a format.

use crate::model::{AttributeKind, AttributeModel, OpModel};
use std::ops::Range;

/// The names that a format may mention, in the order of their declaration. An empty name cannot be mentioned.
#[derive(Clone, Debug, Default)]
pub struct Scope<'a> {
    /// Groups of operands.
    pub operands: Vec<&'a str>,
    /// Groups of results.
    pub results: Vec<&'a str>,
    /// Attributes, by number, and whether each is a `unit` that is there or not.
    pub attributes: Vec<(&'a str, bool)>,
    /// Properties.
    pub properties: Vec<&'a str>,
    /// Regions.
    pub regions: Vec<&'a str>,
    /// Successors.
    pub successors: Vec<&'a str>,
    /// Parameters of a type or attribute.
    pub parameters: Vec<&'a str>,
    /// The format is that of a type or attribute.
    pub of_parameters: bool,
}

impl<'a> Scope<'a> {
    /// The names that the format of an operation may mention.
    #[must_use]
    pub fn of(op: &'a OpModel) -> Self {
        let is_property = |a: &AttributeModel| a.kind == AttributeKind::Property;
        let attribute = |a: &'a AttributeModel| (if is_property(a) { "" } else { a.name.as_str() }, false);
        let property = |a: &'a AttributeModel| if is_property(a) { a.name.as_str() } else { "" };
        Scope {
            operands: op.operands.iter().map(|value| value.name.as_str()).collect(),
            results: op.results.iter().map(|value| value.name.as_str()).collect(),
            attributes: op.attributes.iter().map(attribute).collect(),
            properties: op.attributes.iter().map(property).collect(),
            regions: op.regions.iter().map(|region| region.name.as_str()).collect(),
            successors: op.successors.iter().map(|successor| successor.name.as_str()).collect(),
            parameters: Vec::new(),
            of_parameters: false,
        }
    }
}

/// What a `$name` stands for: its number among those of its kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Variable {
    /// A group of operands.
    Operand(u32),
    /// A group of results.
    Result(u32),
    /// An attribute.
    Attribute(u32),
    /// A property.
    Property(u32),
    /// A region, or several.
    Region(u32),
    /// A successor, or several.
    Successor(u32),
    /// A parameter.
    Parameter(u32),
}

/// A word or punctuation as it stands in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Literal(pub String);

impl Literal {
    /// Whether it is a word.
    #[must_use]
    pub fn is_word(&self) -> bool {
        self.0.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
    }
}

/// What is printed between elements, and not read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whitespace {
    /// No blank where there would be one.
    None,
    /// A blank.
    Blank,
    /// A new line.
    Line,
}

/// Whose types are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Types {
    /// Those of a group of operands.
    Operand(u32),
    /// Those of a group of results.
    Result(u32),
    /// Those of all operands.
    Operands,
    /// Those of all results.
    Results,
}

/// What is handed to a directive with code of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// What a name stands for. As the only mention of an operand it is to be read.
    Variable(Variable),
    /// Types.
    Types(Types),
    /// What is read elsewhere, and only looked at.
    Ref(Box<Argument>),
    /// The other attributes.
    AttrDict,
    /// The other properties.
    PropDict,
    /// All successors.
    Successors,
    /// A string.
    Text(String),
}

/// A directive with code of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Custom {
    /// The name in `custom<..>`, by which code is found for it.
    pub name: String,
    /// What it is handed.
    pub arguments: Vec<Argument>,
}

/// Which element an optional group hangs on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// The element of this number in the first list: the list is printed if that is present.
    Then(u32),
    /// The element of this number in the second list: the first is printed if that is not present.
    Else(u32),
}

/// `(a b)?`, `(a b) : (c)?`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// What is written if it is present.
    pub then: Vec<Element>,
    /// What is written if not.
    pub otherwise: Vec<Element>,
    /// What decides when printing.
    pub anchor: Anchor,
}

/// A clause of an `oilist`: a word, and what follows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause {
    /// The word or punctuation that it begins with.
    pub literal: Literal,
    /// What follows.
    pub elements: Vec<Element>,
}

/// A part of a format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Element {
    /// Text.
    Literal(Literal),
    /// Printed only.
    Whitespace(Whitespace),
    /// What a name stands for; `qualified` if with its dialect in any case.
    Variable {
        /// What it stands for.
        variable: Variable,
        /// Types and attributes are written in full.
        qualified: bool,
    },
    /// `attr-dict`, `attr-dict-with-keyword`.
    AttrDict {
        /// The word `attributes` comes first.
        keyword: bool,
    },
    /// `prop-dict`.
    PropDict,
    /// All operands.
    Operands,
    /// All regions.
    Regions,
    /// All successors.
    Successors,
    /// `type(..)`.
    Types {
        /// Whose.
        of: Types,
        /// They are written in full.
        qualified: bool,
    },
    /// `functional-type(.., ..)`.
    FunctionalType {
        /// What the inputs are.
        inputs: Types,
        /// What the results are.
        results: Types,
    },
    /// `custom<..>(..)`.
    Custom(Custom),
    /// An optional group.
    Group(Group),
    /// `oilist(..)`: clauses in any order.
    Clauses(Vec<Clause>),
    /// `params`: all parameters that occur nowhere else.
    Parameters(Vec<u32>),
    /// `struct(..)`: `name = value` in any order.
    Struct(Vec<Element>),
}

/// A format: how an operation, a type or an attribute is written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Format {
    /// Its parts, in the order of the text.
    pub elements: Vec<Element>,
}

impl Format {
    /// Calls `f` for each element, those in groups and clauses too, in order.
    pub fn for_each<'f>(&'f self, f: &mut impl FnMut(&'f Element)) {
        each(&self.elements, f);
    }
}

pub(super) fn each<'f>(elements: &'f [Element], f: &mut impl FnMut(&'f Element)) {
    for element in elements {
        f(element);
        match element {
            Element::Group(group) => {
                each(&group.then, f);
                each(&group.otherwise, f);
            }
            Element::Clauses(clauses) => clauses.iter().for_each(|clause| each(&clause.elements, f)),
            Element::Struct(parts) => each(parts, f),
            _ => {}
        }
    }
}

/// What is wrong with a format.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct FormatError {
    /// Where: bytes of the format.
    pub at: Range<usize>,
    /// What: a sentence without full stop.
    pub message: String,
}
