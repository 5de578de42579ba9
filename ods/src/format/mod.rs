//! `assemblyFormat` strings: how operations, types and attributes are written, as a tree.
//!
//! [`parse`] reads a format with the names that its owner declares ([`Scope`]) and gives a [`Format`], in
//! which every variable is known to be an operand, an attribute, a parameter and so on. Nothing is known of
//! any IR here. Whether a format can be read back without ambiguity is checked only as far as a reader would
//! go wrong otherwise: what an optional group begins with and hangs on, and that all operands, regions and
//! successors occur.

mod check;
mod lexer;
mod parser;
mod spacing;
mod tree;

pub use parser::parse;
pub use spacing::Spacing;
pub use tree::{
    Anchor, Argument, Clause, Custom, Element, Format, FormatError, Group, Literal, Scope, Types, Variable,
    Whitespace,
};

/// How deep groups and directives may be nested.
const MAX_DEPTH: u32 = 64;

#[cfg(test)]
mod tests;
