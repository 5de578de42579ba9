//! A rule as a typed model: what the dags of a `Pattern` record say, with all names looked up.

use super::names::{Ref, SymbolId, Symbols};
use super::op::OpId;
use crate::ods::RecordRef;
use pdll_source::Span;
use std::borrow::Cow;

/// A rewrite rule.
#[derive(Debug)]
pub(super) struct Rule<'r> {
    /// The def's name; `GeneratedConvertN` for one without.
    pub(super) name: String,
    /// Where it is defined.
    pub(super) span: Span,
    /// What its names stand for.
    pub(super) symbols: Symbols<'r>,
    /// The root of what it matches.
    pub(super) source: SourceOp<'r>,
    /// What must hold besides.
    pub(super) checks: Vec<Check<'r>>,
    /// What it makes, in order.
    pub(super) results: Vec<Made<'r>>,
    /// The first of `results` that replaces results of the root.
    pub(super) replacing: usize,
    /// What is made after that, before the root is replaced.
    pub(super) supplemental: Vec<Made<'r>>,
    /// Larger is tried first.
    pub(super) benefit: u32,
}

/// An operation to be matched.
#[derive(Debug)]
pub(super) struct SourceOp<'r> {
    /// Which.
    pub(super) op: OpId,
    /// What its results are called.
    pub(super) symbol: Option<SymbolId>,
    /// Each with the number of the argument that it stands for; `either` stands for the one after it, too.
    pub(super) args: Vec<(usize, Match<'r>)>,
}

/// What is matched with an argument.
#[derive(Debug)]
pub(super) enum Match<'r> {
    /// Anything, or what a constraint takes.
    Leaf(Leaf<'r>),
    /// The result of an operation.
    Op(Box<SourceOp<'r>>),
    /// The result of an operation that code looks at.
    Native(SourceNative<'r>),
    /// Two operands in this order, or in the other one.
    Either(Box<[Match<'r>; 2]>),
    /// The values of a variadic operand one by one.
    Variadic(Option<SymbolId>, Vec<Match<'r>>),
}

/// An argument that is looked at no further.
#[derive(Clone, Copy, Debug)]
pub(super) struct Leaf<'r> {
    /// What it must be.
    pub(super) constraint: Option<RecordRef<'r>>,
    /// What it is called.
    pub(super) symbol: Option<SymbolId>,
}

/// Code that looks at the operation which defines an operand.
#[derive(Debug)]
pub(super) struct SourceNative<'r> {
    /// C++: `$_self` is the operation, `$0`, `$1` what it finds out.
    pub(super) code: &'r str,
    /// The def that it comes from, if that has a name.
    pub(super) def: Option<&'r str>,
    /// Is what it finds out the attribute of a constant, as `ConstantLikeMatcher` does?
    pub(super) constant: bool,
    /// What it finds out.
    pub(super) cells: Vec<Leaf<'r>>,
}

/// A constraint of the list.
#[derive(Debug)]
pub(super) struct Check<'r> {
    /// Which.
    pub(super) constraint: RecordRef<'r>,
    /// What it is about.
    pub(super) args: Vec<Ref>,
    /// What `$_self` is.
    pub(super) this: Option<Ref>,
}

/// What a rewrite makes, or takes from the match.
#[derive(Debug)]
pub(super) enum Made<'r> {
    /// A new operation.
    Op(MadeOp<'r>),
    /// What code gives.
    Native(MadeNative<'r>),
    /// What is there already.
    Symbol(Ref),
    /// Several values in a row.
    Variadic(Vec<Made<'r>>),
    /// A constant attribute: `ConstantAttr`, a case of an enumeration, or a constant property.
    Constant(RecordRef<'r>),
}

/// An operation to be created.
#[derive(Debug)]
pub(super) struct MadeOp<'r> {
    /// Which.
    pub(super) op: OpId,
    /// What its results are called, and which of them is meant.
    pub(super) symbol: Option<Ref>,
    /// One for each declared argument.
    pub(super) args: Vec<Made<'r>>,
    /// Where it is located.
    pub(super) location: Option<Location<'r>>,
    /// The types of its results.
    pub(super) types: Option<Vec<TypeOf<'r>>>,
}

/// Code that makes something.
#[derive(Debug)]
pub(super) struct MadeNative<'r> {
    /// C++.
    pub(super) code: Cow<'r, str>,
    /// The def that it comes from, if that has a name.
    pub(super) def: Option<&'r str>,
    /// How many values it gives.
    pub(super) returns: u32,
    /// What these are called, and which of them is meant.
    pub(super) symbol: Option<Ref>,
    /// What `$0`, `$1`, ... are.
    pub(super) args: Vec<Made<'r>>,
    /// What `$_self` is.
    pub(super) this: Option<Ref>,
    /// What `$_loc` is.
    pub(super) location: Option<Location<'r>>,
}

/// Where a new operation is located.
#[derive(Debug)]
pub(super) struct Location<'r> {
    /// Where these are.
    pub(super) of: Vec<Ref>,
    /// The name of the place, or what is noted with several places.
    pub(super) text: Option<&'r str>,
}

/// A type that a `returnType` lists.
#[derive(Debug)]
pub(super) enum TypeOf<'r> {
    /// C++.
    Code(&'r str),
    /// Code that is given something.
    Native(MadeNative<'r>),
    /// That of a value.
    Symbol(Ref),
}

impl SourceOp<'_> {
    /// How many operations are matched here.
    #[must_use]
    pub(super) fn op_count(&self) -> u32 {
        1 + self.args.iter().map(|(_, m)| m.op_count()).sum::<u32>()
    }
}

impl Match<'_> {
    fn op_count(&self) -> u32 {
        match self {
            Self::Leaf(_) | Self::Native(_) => 0,
            Self::Op(op) => op.op_count(),
            Self::Either(two) => two.iter().map(Match::op_count).sum(),
            Self::Variadic(_, items) => items.iter().map(Match::op_count).sum(),
        }
    }
}
