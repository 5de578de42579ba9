//! What arguments in C++ are, as far as that decides which of several functions takes them.

use super::{Classes, Item, Param, Resolver, Result, Typed};
use crate::cxx::Snippet;
use pdll_bytecode::query::{Scalar, Sort};

/// What an argument is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A value of a sort, and its C++ class without `mlir::` in front, if that is known.
    One(Sort, String),
    /// Things in braces: whatever takes them decides what they become.
    Braces(Vec<Kind>),
    /// Nothing: `nullptr`, `Value()`.
    Null,
    /// Something else: a builder, a function.
    Other,
}

/// What a snippet over these parameters is.
///
/// # Errors
/// It is not understood.
pub fn kind(snippet: &Snippet, params: &[Param], classes: &Classes) -> Result<Kind> {
    let mut r = Resolver::new(&snippet.exprs, classes);
    for (i, p) in (0..).zip(params) {
        r.parameter(i, p)?;
    }
    Ok(of(r.expr(snippet.root)?))
}

fn of(item: Item) -> Kind {
    match item {
        Item::Value(Typed { sort, class, .. }) => Kind::One(sort, class),
        Item::Braces(items) => Kind::Braces(items.into_iter().map(of).collect()),
        Item::Null => Kind::Null,
        Item::Operand(_) => Kind::One(Sort::one(Scalar::Value), String::new()),
        Item::Lambda(..)
        | Item::Builder
        | Item::Operation(..)
        | Item::Iterator(..)
        | Item::Function(_)
        | Item::Signs(_)
        | Item::SignsOf(_)
        | Item::Rows(_)
        | Item::Row(_)
        | Item::Uses(_)
        | Item::OpName(_)
        | Item::Never
        | Item::States(_) => Kind::Other,
    }
}
