//! What is asked about a root, and the lists of such tests that patterns become.

use super::position::{Interner, Pos, Positions};
use super::tree::RootKey;
use crate::pdl::{NodeId, Str};
use std::ops::Range;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Which name, number of operands and number of results has this op?
    OpShape(Pos),
    /// Which name has this op?
    Name(Pos),
    /// How many operands?
    OperandCount(Pos),
    /// How many results?
    ResultCount(Pos),
    /// At least this many operands?
    OperandCountMin(Pos, u32),
    /// At least this many results?
    ResultCountMin(Pos, u32),
    /// Is there a definer at this [`Position::DefOp`](super::Position::DefOp), and (if numbered) is the value
    /// that result of it? Provides the position.
    Def(Pos, Option<u32>),
    /// Is there a user at this [`Position::User`](super::Position::User) for which the rest holds? Provides
    /// the position.
    Users(Pos),
    /// Is there an attribute at this [`Position::Attr`](super::Position::Attr)?
    HasAttr(Pos),
    /// Which attribute is at this [`Position::Attr`](super::Position::Attr)?
    Attr(Pos),
    /// Is this attribute (not at a [`Position::Attr`](super::Position::Attr)) this constant?
    AttrIs(Pos, Str),
    /// Which type is this?
    Type(Pos),
    /// Are these types that list of constants?
    TypesAre(Pos, u32),
    /// Are there so many values in this list?
    ListCount(Pos, u32),
    /// Are there so many values in this list, or more?
    ListCountMin(Pos, u32),
    /// Do all alternatives of this guard fail?
    NoneOf(u32),
    /// Is there anything at this position?
    Exists(Pos),
    /// Do both positions hold the same?
    Same(Pos, Pos),
    /// Does this call succeed (or fail, if negated)? Provides its results.
    Constraint(u32),
}

/// A hash-consed [`Question`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct QuestionId(pub u32);

/// What is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Yes, to a question that can be answered so.
    Yes,
    /// A name and a shape.
    OpShape {
        /// The name.
        name: Str,
        /// Number of operands.
        operands: u32,
        /// Number of results.
        results: u32,
    },
    /// A name.
    Name(Str),
    /// An attribute.
    Attr(Str),
    /// A type.
    Type(Str),
    /// A number.
    Number(u32),
}

/// A question and the answer that the pattern needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Test {
    /// What is asked.
    pub question: QuestionId,
    /// What is wanted.
    pub answer: Answer,
    /// The node of the pattern that asks for it.
    pub asked_by: NodeId,
}

/// What must not be so for a pattern to match.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Guard {
    /// The operation that it is about.
    pub op: Pos,
    /// Lists of tests, none of which may hold in full. Each test comes after those that provide its
    /// positions, but for that of `op`.
    pub alternatives: Vec<Vec<(QuestionId, Answer)>>,
}

/// A pattern as a list of tests.
#[derive(Debug)]
pub struct PatternRow {
    /// Index in [`Module::patterns`](crate::pdl::Module::patterns).
    pub pattern: u32,
    /// What it knows of its root; the partition that it belongs to.
    pub key: RootKey,
    /// The node of the root, which asks for the key.
    pub root: NodeId,
    /// Where the lists of the matcher have what is of this row.
    pub(super) repeated: Range<usize>,
    pub(super) tests: Range<usize>,
    pub(super) bound: Range<usize>,
    pub(super) matched: Range<usize>,
}

/// All rows, by rank (benefit, largest first, then source order), and what they talk about.
#[derive(Debug, Default)]
pub struct PredicateTable {
    /// All positions that questions are about, interned.
    pub positions: Positions,
    pub(super) questions: Interner<Question>,
    pub(super) guards: Interner<Guard>,
    /// The rows; the index is the rank.
    pub rows: Vec<PatternRow>,
    /// The lists of all rows, one after the other.
    pub(super) tests: Vec<Test>,
    pub(super) repeated: Vec<Test>,
    pub(super) bound: Vec<Option<Pos>>,
    pub(super) matched: Vec<Pos>,
}

impl PredicateTable {
    /// The tests of a row, in the order in which they are asked; each comes after those that provide its
    /// positions.
    #[must_use]
    pub fn tests(&self, row: &PatternRow) -> &[Test] {
        &self.tests[row.tests.clone()]
    }

    /// Where the tests of a row are in the list of all tests, by which
    /// [`Forest::groups_of`](super::Forest::groups_of) goes.
    #[must_use]
    pub fn test_range(&self, row: &PatternRow) -> Range<usize> {
        row.tests.clone()
    }

    /// Tests that another node of the row's pattern asks for once more; they are asked once.
    #[must_use]
    pub fn repeated(&self, row: &PatternRow) -> &[Test] {
        &self.repeated[row.repeated.clone()]
    }

    /// The position of each value of the row's pattern that is matched, by its index.
    #[must_use]
    pub fn bound(&self, row: &PatternRow) -> &[Option<Pos>] {
        &self.bound[row.bound.clone()]
    }

    /// The operations that a row matches, whose locations are fused: in the order that the pattern says, else
    /// definers, the root, users.
    #[must_use]
    pub fn matched(&self, row: &PatternRow) -> &[Pos] {
        &self.matched[row.matched.clone()]
    }

    /// The guard with this number.
    #[must_use]
    pub fn guard(&self, id: u32) -> &Guard {
        self.guards.get(id)
    }

    /// The question with this id.
    #[must_use]
    pub fn question(&self, q: QuestionId) -> Question {
        *self.questions.get(q.0)
    }
}
