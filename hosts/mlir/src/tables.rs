//! Names, kinds and constants of linked programs, found by pointer.
//!
//! The tables are written while programs are linked and only read while they run.

use crate::sys::{Attr, Name};
use pdll::OpSym;

/// The number of all names that no program mentions.
pub(crate) const OTHER_NAME: OpSym = OpSym(u32::MAX);

/// Numbers by pointer: open addressing with linear probing, at most a quarter full.
#[derive(Debug, Default)]
pub(crate) struct PointerMap {
    /// A power of two of them, or none. Address 0 is none.
    slots: Vec<(usize, u32)>,
    len: usize,
}

impl PointerMap {
    #[inline]
    fn start(address: usize, mask: usize) -> usize {
        // Multiplicative hashing (Knuth 6.4): the product's upper half depends on all bits that matter, and
        // the lowest bits of pointers are all the same.
        ((address >> 4) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(32) as usize & mask
    }

    /// The number of a pointer.
    #[inline]
    pub(crate) fn get(&self, address: usize) -> Option<u32> {
        let mask = self.slots.len().wrapping_sub(1);
        let mut at = Self::start(address, mask);
        loop {
            match self.slots.get(at) {
                Some(&(found, number)) if found == address => return Some(number),
                Some(&(0, _)) | None => return None,
                _ => at = (at + 1) & mask,
            }
        }
    }

    /// Gives a pointer a number; one that has a number keeps it. The number that it has.
    pub(crate) fn insert(&mut self, address: usize, number: u32) -> u32 {
        if let Some(known) = self.get(address) {
            return known;
        }
        if self.slots.len() < 4 * (self.len + 1) {
            let room = (4 * (self.len + 1)).next_power_of_two() * 2;
            let old = std::mem::replace(&mut self.slots, vec![(0, 0); room]);
            old.into_iter().filter(|slot| slot.0 != 0).for_each(|slot| self.place(slot));
        }
        self.place((address, number));
        self.len += 1;
        number
    }

    fn place(&mut self, slot: (usize, u32)) {
        let mask = self.slots.len() - 1;
        let mut at = Self::start(slot.0, mask);
        while self.slots[at].0 != 0 {
            at = (at + 1) & mask;
        }
        self.slots[at] = slot;
    }
}

/// What is known of an operation name that a program mentions.
#[derive(Debug)]
struct LinkedName {
    name: Name,
    /// The kind of ops with this name and counts that no program mentions.
    other: u32,
    /// Numbers of operands and of results with their kind.
    kinds: Vec<(u32, u32, u32)>,
}

/// Names and kinds of operations. Kind 0 is that of all names that no program mentions.
#[derive(Debug)]
pub(crate) struct OpNames {
    by_name: PointerMap,
    names: Vec<LinkedName>,
    /// By kind.
    name_of: Vec<OpSym>,
}

impl Default for OpNames {
    fn default() -> Self {
        Self { by_name: PointerMap::default(), names: Vec::new(), name_of: vec![OTHER_NAME] }
    }
}

impl OpNames {
    /// The number of a name, which is new if it was not met before.
    pub(crate) fn link(&mut self, name: Name) -> OpSym {
        let new = self.names.len() as u32;
        let number = self.by_name.insert(name.address(), new);
        if number == new {
            let other = self.new_kind(OpSym(new));
            self.names.push(LinkedName { name, other, kinds: Vec::new() });
        }
        OpSym(number)
    }

    fn new_kind(&mut self, name: OpSym) -> u32 {
        self.name_of.push(name);
        self.name_of.len() as u32 - 1
    }

    /// The number of a kind, which is new if it was not met before.
    pub(crate) fn link_kind(&mut self, name: OpSym, operands: u32, results: u32) -> u32 {
        let Some(linked) = self.names.get(name.0 as usize) else { return 0 };
        if let Some(kind) = linked.kinds.iter().find(|k| (k.0, k.1) == (operands, results)) {
            return kind.2;
        }
        let kind = self.new_kind(name);
        self.names[name.0 as usize].kinds.push((operands, results, kind));
        kind
    }

    /// The kind of an op.
    #[inline]
    pub(crate) fn kind(&self, name: Name, operands: u32, results: u32) -> u32 {
        let Some(number) = self.by_name.get(name.address()) else { return 0 };
        let Some(linked) = self.names.get(number as usize) else { return 0 };
        let kind = linked.kinds.iter().find(|k| k.0 == operands && k.1 == results);
        kind.map_or(linked.other, |k| k.2)
    }

    pub(crate) fn kind_name(&self, kind: u32) -> OpSym {
        self.name_of.get(kind as usize).copied().unwrap_or(OTHER_NAME)
    }

    /// What a number stands for, if it is that of one name.
    pub(crate) fn name(&self, name: OpSym) -> Option<Name> {
        self.names.get(name.0 as usize).map(|linked| linked.name)
    }
}

/// Attribute names by number.
#[derive(Debug, Default)]
pub(crate) struct AttrNames {
    by_name: PointerMap,
    names: Vec<Attr>,
}

impl AttrNames {
    /// The number of a name, which is new if it was not met before.
    pub(crate) fn link(&mut self, name: Attr) -> u32 {
        let new = self.names.len() as u32;
        let number = self.by_name.insert(name.address(), new);
        if number == new {
            self.names.push(name);
        }
        number
    }

    pub(crate) fn find(&self, name: Attr) -> Option<u32> {
        self.by_name.get(name.address())
    }

    #[inline]
    pub(crate) fn get(&self, number: u32) -> Option<Attr> {
        self.names.get(number as usize).copied()
    }
}

/// Linked constants, numbered from 1; everything else has number 0.
#[derive(Debug, Default)]
pub(crate) struct Constants(PointerMap);

impl Constants {
    pub(crate) fn link(&mut self, address: usize) {
        let next = self.0.len as u32 + 1;
        self.0.insert(address, next);
    }

    #[inline]
    pub(crate) fn key(&self, address: usize) -> u32 {
        self.0.get(address).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::PointerMap;
    use proptest::prelude::*;
    use std::collections::BTreeMap;

    proptest! {
        #[test]
        fn a_pointer_map_is_a_map(keys in proptest::collection::vec(1usize..5000, 0..300)) {
            let (mut map, mut wanted) = (PointerMap::default(), BTreeMap::new());
            for (number, &key) in (0..).zip(&keys) {
                let first = *wanted.entry(key * 16).or_insert(number);
                prop_assert_eq!(map.insert(key * 16, number), first);
            }
            for key in 1..5000 {
                prop_assert_eq!(map.get(key * 16), wanted.get(&(key * 16)).copied());
            }
            prop_assert!(map.slots.is_empty() || map.slots.len() >= 4 * map.len);
        }
    }
}
