//! Names, kinds and constants of linked programs, found by pointer.
//!
//! The tables are written while programs are linked and only read while they run.

use crate::sys::{self, Attr, Head, Name, Shape};
use pdll::OpSym;
use rustc_hash::FxHashMap;
use std::hash::Hash;

/// The number of all names that no program mentions.
pub(crate) const OTHER_NAME: OpSym = OpSym(u32::MAX);
/// The kind of all ops of registered names that no program mentions.
const OTHER_KIND: u32 = 0;
/// The same of names that are not registered: nothing is known of such ops, so that nothing can be done.
pub(crate) const UNREGISTERED_KIND: u32 = 1;
/// Pointers are multiplied by this odd number: the high bits of the product depend on all bits of a pointer.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

/// What is known of an operation name that a program mentions.
#[derive(Debug)]
struct LinkedName {
    name: Name,
    /// The kind of ops with this name and counts that no program mentions.
    other: u32,
}

/// A name in the table that is asked for each op: the shape that was linked first with it, which mostly is
/// the only one, and its kind.
#[derive(Clone, Copy, Debug)]
struct Usual {
    name: Name,
    /// [`Shape::NONE`] if none has been linked yet.
    shape: Shape,
    kind: u32,
}

/// Names and kinds of operations.
#[derive(Debug)]
pub(crate) struct OpNames {
    by_name: FxHashMap<Name, u32>,
    names: Vec<LinkedName>,
    kinds: FxHashMap<(Name, Shape), u32>,
    /// By kind.
    name_of: Vec<OpSym>,
    /// All names, by the hash of their pointers with linear probing: a power of two of places, at most a
    /// quarter of them taken, so that one look is mostly enough, also for a name that is not there.
    usual: Box<[Option<Usual>]>,
    /// How far a hash is shifted to be a place.
    shift: u32,
}

impl Default for OpNames {
    fn default() -> Self {
        Self {
            by_name: FxHashMap::default(),
            names: Vec::new(),
            kinds: FxHashMap::default(),
            name_of: vec![OTHER_NAME; 2],
            usual: vec![None; 16].into_boxed_slice(),
            shift: u64::BITS - 4,
        }
    }
}

impl OpNames {
    /// The number of a name, which is new if it was not met before.
    pub(crate) fn link(&mut self, name: Name) -> OpSym {
        let new = self.names.len() as u32;
        let number = *self.by_name.entry(name).or_insert(new);
        if number == new {
            let other = self.new_kind(OpSym(new));
            self.names.push(LinkedName { name, other });
            self.see(Usual { name, shape: Shape::NONE, kind: other });
        }
        OpSym(number)
    }

    fn new_kind(&mut self, name: OpSym) -> u32 {
        self.name_of.push(name);
        self.name_of.len() as u32 - 1
    }

    /// The number of a kind, which is new if it was not met before.
    pub(crate) fn link_kind(&mut self, name: OpSym, operands: u32, results: u32) -> u32 {
        let Some(linked) = self.names.get(name.0 as usize) else { return OTHER_KIND };
        let linked = linked.name;
        let shape = Shape::new(operands, results, sys::pm_is_registered(linked) != 0);
        if let Some(&kind) = self.kinds.get(&(linked, shape)) {
            return kind;
        }
        let kind = self.new_kind(name);
        self.kinds.insert((linked, shape), kind);
        if self.usual(linked).is_some_and(|usual| usual.shape == Shape::NONE) {
            self.see(Usual { name: linked, shape, kind });
        }
        kind
    }

    /// The place of a name in the table, or the free one where it would be.
    #[inline(always)]
    fn place(&self, name: Name) -> usize {
        let mask = self.usual.len() - 1;
        let mut at = ((name.as_ptr() as u64).wrapping_mul(SPREAD) >> self.shift) as usize;
        while let Some(Some(usual)) = self.usual.get(at) {
            if usual.name == name {
                break;
            }
            at = (at + 1) & mask;
        }
        at
    }

    #[inline(always)]
    fn usual(&self, name: Name) -> Option<&Usual> {
        self.usual.get(self.place(name)).and_then(Option::as_ref)
    }

    /// Makes room for names and kinds that are about to be linked.
    pub(crate) fn reserve(&mut self, names: usize, kinds: usize) {
        self.by_name.reserve(names);
        self.kinds.reserve(kinds);
        self.make_places(self.names.len() + names);
    }

    /// Makes the table large enough for so many names.
    fn make_places(&mut self, names: usize) {
        let places = (4 * names).next_power_of_two();
        if places <= self.usual.len() {
            return;
        }
        self.shift = u64::BITS - places.trailing_zeros();
        let old = std::mem::replace(&mut self.usual, vec![None; places].into_boxed_slice());
        for usual in old.into_iter().flatten() {
            let place = self.place(usual.name);
            self.usual[place] = Some(usual);
        }
    }

    /// Puts a name into the table, or says more of it.
    fn see(&mut self, usual: Usual) {
        self.make_places(self.names.len());
        let place = self.place(usual.name);
        self.usual[place] = Some(usual);
    }

    /// The kind of an op.
    #[inline(always)]
    pub(crate) fn kind(&self, head: Head) -> u32 {
        match self.usual(head.name) {
            None if head.shape.is_registered() => OTHER_KIND,
            None => UNREGISTERED_KIND,
            Some(usual) if usual.shape == head.shape => usual.kind,
            Some(_) => self.unusual_kind(head),
        }
    }

    /// The kind of an op with other counts than those that were linked first with its name.
    #[cold]
    fn unusual_kind(&self, head: Head) -> u32 {
        if let Some(&kind) = self.kinds.get(&(head.name, head.shape)) {
            return kind;
        }
        let linked = self.by_name.get(&head.name).and_then(|&number| self.names.get(number as usize));
        linked.map_or(OTHER_KIND, |linked| linked.other)
    }

    /// How many kinds there are.
    pub(crate) fn kind_count(&self) -> u32 {
        self.name_of.len() as u32
    }

    pub(crate) fn kind_name(&self, kind: u32) -> OpSym {
        self.name_of.get(kind as usize).copied().unwrap_or(OTHER_NAME)
    }

    /// The number of a name, if a program mentions it.
    pub(crate) fn number(&self, name: Name) -> Option<OpSym> {
        self.by_name.get(&name).map(|&number| OpSym(number))
    }

    /// What a number stands for, if it is that of one name.
    pub(crate) fn name(&self, name: OpSym) -> Option<Name> {
        self.names.get(name.0 as usize).map(|linked| linked.name)
    }
}

/// Attribute names by number.
#[derive(Debug, Default)]
pub(crate) struct AttrNames {
    by_name: FxHashMap<Attr, u32>,
    names: Vec<Attr>,
}

impl AttrNames {
    /// The number of a name, which is new if it was not met before.
    pub(crate) fn link(&mut self, name: Attr) -> u32 {
        let new = self.names.len() as u32;
        let number = *self.by_name.entry(name).or_insert(new);
        if number == new {
            self.names.push(name);
        }
        number
    }

    pub(crate) fn find(&self, name: Attr) -> Option<u32> {
        self.by_name.get(&name).copied()
    }

    #[inline]
    pub(crate) fn get(&self, number: u32) -> Option<Attr> {
        self.names.get(number as usize).copied()
    }
}

/// Linked constants, numbered from 1; everything else has number 0.
#[derive(Debug)]
pub(crate) struct Constants<C>(FxHashMap<C, u32>);

impl<C> Default for Constants<C> {
    fn default() -> Self {
        Self(FxHashMap::default())
    }
}

impl<C: Eq + Hash> Constants<C> {
    pub(crate) fn link(&mut self, constant: C) {
        let next = self.0.len() as u32 + 1;
        self.0.entry(constant).or_insert(next);
    }

    #[inline]
    pub(crate) fn key(&self, constant: C) -> u32 {
        self.0.get(&constant).copied().unwrap_or(0)
    }
}
