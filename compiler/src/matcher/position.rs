//! Positions: what can be reached from a root, hash-consed.
//!
//! A position is a path of steps from the root operation. Equal paths are the same [`Pos`], in all patterns,
//! which is what lets patterns share questions, and what a position holds is the same whichever pattern asks
//! for it.

use crate::pdl::{Str, Ty};
use hashbrown::hash_table::{Entry, HashTable};
use rustc_hash::FxBuildHasher;
use std::hash::{BuildHasher, Hash};

/// A hash-consed [`Position`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pos(pub u32);

impl Pos {
    /// The root operation.
    pub const ROOT: Pos = Pos(0);

    /// Its dense index.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// One step from another position (or a constant).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Position {
    /// The operation that is matched.
    Root,
    /// The operation that defines a value (of a list: its first).
    DefOp(Pos),
    /// An operation that uses a value; the number tells loops over the same value apart.
    User(Pos, u32),
    /// Operand by number.
    Operand(Pos, u32),
    /// Operand group; all operands without a number. The flag: a list (else exactly one value).
    Operands(Pos, Option<u32>, bool),
    /// Result by number.
    Result(Pos, u32),
    /// Result group; all results without a number. The flag: a list (else exactly one value).
    Results(Pos, Option<u32>, bool),
    /// Attribute by name.
    Attr(Pos, Str),
    /// Attribute by name, if it is there; else this constant, or null.
    OptionalAttr(Pos, Str, Option<Str>),
    /// The type of a value or attribute, the types of a list.
    TypeOf(Pos),
    /// The first value of a list.
    First(Pos),
    /// A value of a list by number.
    Element(Pos, u32),
    /// A value of a list by number from its end: the last is 0.
    ElementBack(Pos, u32),
    /// A list without so many of its first values and so many of its last.
    Part(Pos, u32, u32),
    /// A result of a native constraint, by the number of its call.
    CallResult(u32, u32),
    /// A constant attribute.
    AttrConst(Str),
    /// A constant type.
    TypeConst(Str),
    /// A constant list of types, by number.
    TypesConst(u32),
}

impl Position {
    /// The position from which this one is loaded; `None` for the root, constants, and what only a question
    /// can provide.
    pub(crate) fn loaded_from(self) -> Option<Pos> {
        match self {
            Self::Operand(q, _)
            | Self::Operands(q, ..)
            | Self::Result(q, _)
            | Self::Results(q, ..)
            | Self::Attr(q, _)
            | Self::OptionalAttr(q, ..)
            | Self::TypeOf(q)
            | Self::First(q)
            | Self::Element(q, _)
            | Self::ElementBack(q, _)
            | Self::Part(q, ..) => Some(q),
            Self::Root
            | Self::DefOp(_)
            | Self::User(..)
            | Self::CallResult(..)
            | Self::AttrConst(_)
            | Self::TypeConst(_)
            | Self::TypesConst(_) => None,
        }
    }

    /// The same step with another number for the position that it is from, for the call whose result it is,
    /// and for a list of types.
    fn renumbered(
        self,
        pos: impl FnOnce(Pos) -> Pos,
        call: impl FnOnce(u32) -> u32,
        list: impl FnOnce(u32) -> u32,
    ) -> Self {
        match self {
            Self::DefOp(p) => Self::DefOp(pos(p)),
            Self::User(p, turn) => Self::User(pos(p), turn),
            Self::Operand(p, index) => Self::Operand(pos(p), index),
            Self::Operands(p, group, many) => Self::Operands(pos(p), group, many),
            Self::Result(p, index) => Self::Result(pos(p), index),
            Self::Results(p, group, many) => Self::Results(pos(p), group, many),
            Self::Attr(p, name) => Self::Attr(pos(p), name),
            Self::OptionalAttr(p, name, default) => Self::OptionalAttr(pos(p), name, default),
            Self::TypeOf(p) => Self::TypeOf(pos(p)),
            Self::First(p) => Self::First(pos(p)),
            Self::Element(p, index) => Self::Element(pos(p), index),
            Self::ElementBack(p, index) => Self::ElementBack(pos(p), index),
            Self::Part(p, before, after) => Self::Part(pos(p), before, after),
            Self::CallResult(c, index) => Self::CallResult(call(c), index),
            Self::TypesConst(l) => Self::TypesConst(list(l)),
            Self::Root | Self::AttrConst(_) | Self::TypeConst(_) => self,
        }
    }
}

/// A call of a native constraint.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Call {
    /// The constraint, by the name that is registered.
    pub name: Str,
    /// Where its arguments are, in order.
    pub args: Vec<Pos>,
    /// The types of its results.
    pub results: Vec<Ty>,
    /// Must it fail?
    pub negated: bool,
}

/// Gives equal things equal numbers.
#[derive(Debug)]
pub(crate) struct Interner<T> {
    list: Vec<T>,
    ids: HashTable<u32>,
}

impl<T> Default for Interner<T> {
    fn default() -> Self {
        Self { list: Vec::new(), ids: HashTable::new() }
    }
}

fn hash(item: &impl Hash) -> u64 {
    FxBuildHasher.hash_one(item)
}

impl<T: Eq + Hash> Interner<T> {
    pub(crate) fn intern(&mut self, item: T) -> u32 {
        let Self { list, ids } = self;
        match ids.entry(hash(&item), |&id| list[id as usize] == item, |&id| hash(&list[id as usize])) {
            Entry::Occupied(known) => *known.get(),
            Entry::Vacant(new) => {
                let id = list.len() as u32;
                new.insert(id);
                list.push(item);
                id
            }
        }
    }

    pub(crate) fn find(&self, item: &T) -> Option<u32> {
        self.ids.find(hash(item), |&id| self.list[id as usize] == *item).copied()
    }

    /// All of them, in the order in which they were met first.
    pub(super) fn into_list(self) -> Vec<T> {
        self.list
    }

    pub(crate) fn get(&self, id: u32) -> &T {
        &self.list[id as usize]
    }

    pub(crate) fn len(&self) -> usize {
        self.list.len()
    }
}

/// All positions of a pattern set.
#[derive(Debug)]
pub struct Positions {
    positions: Interner<Position>,
    /// Per position: its type, the distance of its operation from the root, and is it the same on every turn
    /// of every user loop?
    facts: Vec<(Ty, u32, bool)>,
    calls: Interner<Call>,
    lists: Interner<Vec<Str>>,
}

impl Default for Positions {
    fn default() -> Self {
        let mut new = Self {
            positions: Interner::default(),
            facts: Vec::new(),
            calls: Interner::default(),
            lists: Interner::default(),
        };
        new.intern(Position::Root);
        new
    }
}

impl Positions {
    /// The position of a step.
    pub fn intern(&mut self, step: Position) -> Pos {
        let id = self.positions.intern(step);
        if id as usize == self.facts.len() {
            let fact = self.fact(step);
            self.facts.push(fact);
        }
        Pos(id)
    }

    fn fact(&self, step: Position) -> (Ty, u32, bool) {
        let of = |p: Pos| self.facts[p.index()];
        let list = |many| if many { Ty::ValueRange } else { Ty::Value };
        match step {
            Position::Root => (Ty::Operation, 0, true),
            Position::DefOp(p) => (Ty::Operation, of(p).1 + 1, of(p).2),
            Position::User(p, _) => (Ty::Operation, of(p).1 + 1, false),
            Position::Operand(p, _) | Position::Result(p, _) => (Ty::Value, of(p).1, of(p).2),
            Position::Operands(p, _, many) | Position::Results(p, _, many) => (list(many), of(p).1, of(p).2),
            Position::Attr(p, _) | Position::OptionalAttr(p, ..) => (Ty::Attribute, of(p).1, of(p).2),
            Position::TypeOf(p) => {
                let (ty, depth, fixed) = of(p);
                (if ty == Ty::ValueRange { Ty::TypeRange } else { Ty::Type }, depth, fixed)
            }
            Position::First(p) | Position::Element(p, _) | Position::ElementBack(p, _) => {
                (Ty::Value, of(p).1, of(p).2)
            }
            Position::Part(p, ..) => (Ty::ValueRange, of(p).1, of(p).2),
            Position::CallResult(call, index) => {
                let call = self.calls.get(call);
                (call.results[index as usize], 0, call.args.iter().all(|&a| of(a).2))
            }
            Position::AttrConst(_) => (Ty::Attribute, 0, true),
            Position::TypeConst(_) => (Ty::Type, 0, true),
            Position::TypesConst(_) => (Ty::TypeRange, 0, true),
        }
    }

    /// The position of a step, if something has asked for it.
    #[must_use]
    pub fn find(&self, step: Position) -> Option<Pos> {
        self.positions.find(&step).map(Pos)
    }

    /// The step that a position is.
    #[must_use]
    pub fn get(&self, p: Pos) -> Position {
        *self.positions.get(p.0)
    }

    /// What it holds.
    #[must_use]
    pub fn ty(&self, p: Pos) -> Ty {
        self.facts[p.index()].0
    }

    /// How many steps between operations lie between the root and the operation that it belongs to.
    #[must_use]
    pub fn depth(&self, p: Pos) -> u32 {
        self.facts[p.index()].1
    }

    /// Is it the same on every turn of every user loop?
    #[must_use]
    pub fn is_fixed(&self, p: Pos) -> bool {
        self.facts[p.index()].2
    }

    /// How many there are; every [`Pos`] is dense below this.
    #[must_use]
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Never: the root is always there.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        false
    }

    /// The number of a call.
    pub fn intern_call(&mut self, call: Call) -> u32 {
        self.calls.intern(call)
    }

    /// How many calls there are; numbers of calls are dense below this.
    pub(crate) fn call_count(&self) -> usize {
        self.calls.len()
    }

    /// The call with this number.
    #[must_use]
    pub fn call(&self, id: u32) -> &Call {
        self.calls.get(id)
    }

    /// The number of a constant list of types.
    pub fn intern_list(&mut self, list: Vec<Str>) -> u32 {
        self.lists.intern(list)
    }

    /// The list with this number.
    #[must_use]
    pub fn list(&self, id: u32) -> &[Str] {
        self.lists.get(id)
    }

    /// Adds all that others know: what their positions, calls and lists are called here.
    ///
    /// What is new gets its number in their order, so that numbers are as if one had met everything.
    pub(super) fn add(&mut self, others: Positions) -> (Vec<Pos>, Vec<u32>, Vec<u32>) {
        let lists: Vec<u32> = others.lists.into_list().into_iter().map(|l| self.intern_list(l)).collect();
        let mut others_calls = others.calls.into_list().into_iter();
        let mut positions: Vec<Pos> = Vec::with_capacity(others.facts.len());
        let mut calls = Vec::with_capacity(others_calls.len());
        let mut add_call = |all: &mut Self, positions: &[Pos], calls: &mut Vec<u32>| {
            let mut call = others_calls.next()?;
            call.args.iter_mut().for_each(|p| *p = positions[p.index()]);
            calls.push(all.intern_call(call));
            Some(())
        };
        for step in others.positions.into_list() {
            // A call comes before its results, and after the positions of its arguments.
            if let Position::CallResult(call, _) = step {
                while calls.len() <= call as usize && add_call(self, &positions, &mut calls).is_some() {}
            }
            let from = |p: Pos| positions[p.index()];
            let new = step.renumbered(from, |c| calls[c as usize], |l| lists[l as usize]);
            positions.push(self.intern(new));
        }
        while add_call(self, &positions, &mut calls).is_some() {}
        (positions, calls, lists)
    }

    /// The nearest position on the way to `p` (itself included) that only a question can provide: the definer
    /// or user of a value, the result of a call. `None`: `p` can be loaded from the root alone.
    #[must_use]
    pub fn provided(&self, mut p: Pos) -> Option<Pos> {
        while let Some(q) = self.get(p).loaded_from() {
            p = q;
        }
        matches!(self.get(p), Position::DefOp(_) | Position::User(..) | Position::CallResult(..)).then_some(p)
    }
}
