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

impl Question {
    /// The same question with other numbers for positions, for calls, lists and guards.
    fn renumbered(
        self,
        pos: impl Fn(Pos) -> Pos,
        call: impl FnOnce(u32) -> u32,
        list: impl FnOnce(u32) -> u32,
        guard: impl FnOnce(u32) -> u32,
    ) -> Self {
        match self {
            Self::OpShape(p) => Self::OpShape(pos(p)),
            Self::Name(p) => Self::Name(pos(p)),
            Self::OperandCount(p) => Self::OperandCount(pos(p)),
            Self::ResultCount(p) => Self::ResultCount(pos(p)),
            Self::OperandCountMin(p, n) => Self::OperandCountMin(pos(p), n),
            Self::ResultCountMin(p, n) => Self::ResultCountMin(pos(p), n),
            Self::Def(p, result) => Self::Def(pos(p), result),
            Self::Users(p) => Self::Users(pos(p)),
            Self::HasAttr(p) => Self::HasAttr(pos(p)),
            Self::Attr(p) => Self::Attr(pos(p)),
            Self::AttrIs(p, text) => Self::AttrIs(pos(p), text),
            Self::Type(p) => Self::Type(pos(p)),
            Self::TypesAre(p, l) => Self::TypesAre(pos(p), list(l)),
            Self::ListCount(p, n) => Self::ListCount(pos(p), n),
            Self::ListCountMin(p, n) => Self::ListCountMin(pos(p), n),
            Self::NoneOf(g) => Self::NoneOf(guard(g)),
            Self::Exists(p) => Self::Exists(pos(p)),
            Self::Same(a, b) => Self::same(pos(a), pos(b)),
            Self::Constraint(c) => Self::Constraint(call(c)),
        }
    }

    /// Do two positions hold the same? One question, whichever is named first.
    pub(super) fn same(a: Pos, b: Pos) -> Self {
        Self::Same(a.min(b), a.max(b))
    }
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

    /// How many tests all rows have.
    #[must_use]
    pub fn test_count(&self) -> usize {
        self.tests.len()
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

    /// Adds the rows of another table behind those that are there. What is new gets its number in the order
    /// of the other table, so that numbers are as if all rows had been made in this one.
    pub(super) fn append(&mut self, other: PredicateTable) {
        let (positions, calls, lists) = self.positions.add(other.positions);
        let pos = |p: Pos| positions[p.index()];
        let guards = other.guards;
        let mut questions: Vec<QuestionId> = Vec::with_capacity(other.questions.len());
        for question in other.questions.into_list() {
            // What a guard asks comes before the question that it is.
            let guard = |g: u32| {
                let Guard { op, mut alternatives } = guards.get(g).clone();
                alternatives.iter_mut().flatten().for_each(|(q, _)| *q = questions[q.0 as usize]);
                self.guards.intern(Guard { op: pos(op), alternatives })
            };
            let new = question.renumbered(pos, |c| calls[c as usize], |l| lists[l as usize], guard);
            questions.push(QuestionId(self.questions.intern(new)));
        }
        let test = |t: Test| Test { question: questions[t.question.0 as usize], ..t };
        let behind = |range: Range<usize>, by: usize| range.start + by..range.end + by;
        let Self { tests, repeated, bound, matched, .. } = self;
        let by = [tests.len(), repeated.len(), bound.len(), matched.len()];
        tests.extend(other.tests.into_iter().map(test));
        repeated.extend(other.repeated.into_iter().map(test));
        bound.extend(other.bound.into_iter().map(|p| p.map(pos)));
        matched.extend(other.matched.into_iter().map(pos));
        self.rows.extend(other.rows.into_iter().map(|row| PatternRow {
            tests: behind(row.tests, by[0]),
            repeated: behind(row.repeated, by[1]),
            bound: behind(row.bound, by[2]),
            matched: behind(row.matched, by[3]),
            ..row
        }));
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
