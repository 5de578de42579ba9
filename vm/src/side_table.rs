//! Driver slots for hosts without room in their ops.
//!
//! A table with open addressing and linear probing, at most half full. An op whose word becomes 0 keeps its
//! place, since drivers give and take words in turn and hosts use handles again; such places are given up
//! when the table is full, and between two runs.

use crate::host::{DriverSlots, Handle, Host};
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;

/// The places of a table that has not been used yet.
const FEWEST: usize = 64;

/// Driver slots beside the IR, by op.
#[derive(Debug)]
pub struct SideTable<O> {
    /// A power of two of them, at least one free.
    places: Box<[Option<(O, u32)>]>,
    taken: usize,
}

impl<O> Default for SideTable<O> {
    fn default() -> Self {
        Self { places: Box::default(), taken: 0 }
    }
}

impl<O: Handle> SideTable<O> {
    /// The place of an op, or the free one where it would be; none if there are no places.
    #[inline(always)]
    fn find(&self, op: O) -> Option<usize> {
        let mask = self.places.len().checked_sub(1)?;
        let mut at = FxBuildHasher.hash_one(op) as usize & mask;
        while let Some(Some((other, _))) = self.places.get(at) {
            if *other == op {
                break;
            }
            at = (at + 1) & mask;
        }
        Some(at)
    }

    /// The word of an op; 0 if it has none.
    #[inline(always)]
    fn word(&self, op: O) -> u32 {
        let place = self.find(op).and_then(|at| self.places.get(at));
        place.and_then(|place| place.as_ref()).map_or(0, |&(_, word)| word)
    }

    #[inline(always)]
    fn put(&mut self, op: O, word: u32) {
        let room = 2 * (self.taken + 1) <= self.places.len();
        match self.find(op).and_then(|at| self.places.get_mut(at)) {
            Some(Some((_, old))) => *old = word,
            Some(free) if word != 0 && room => {
                *free = Some((op, word));
                self.taken += 1;
            }
            _ if word != 0 => self.put_in_more_room(op, word),
            _ => {}
        }
    }

    #[cold]
    fn put_in_more_room(&mut self, op: O, word: u32) {
        self.make_room();
        if let Some(free) = self.find(op).and_then(|at| self.places.get_mut(at)) {
            *free = Some((op, word));
            self.taken += 1;
        }
    }

    /// Gives up all places: no op has a word. Where few are taken that is left to [`Self::make_room`], so
    /// that this takes no more than filling the table took.
    fn give_up(&mut self) {
        if 8 * self.taken >= self.places.len() {
            self.places.fill(None);
            self.taken = 0;
        }
    }

    /// Gives up the places of ops without a word; where most have one, there are twice as many places then.
    fn make_room(&mut self) {
        let live = self.places.iter().flatten().filter(|p| p.1 != 0).count();
        let len = if 4 * live >= self.places.len() { 2 * self.places.len() } else { self.places.len() };
        let places = vec![None; len.max(FEWEST)].into_boxed_slice();
        let old = std::mem::replace(&mut self.places, places);
        self.taken = live;
        for (op, word) in old.into_iter().flatten().filter(|p| p.1 != 0) {
            if let Some(place) = self.find(op).and_then(|at| self.places.get_mut(at)) {
                *place = Some((op, word));
            }
        }
    }
}

impl<H: Host> DriverSlots<H> for SideTable<H::Op> {
    #[inline(always)]
    fn get(&self, _: &H, op: H::Op) -> u32 {
        self.word(op)
    }
    #[inline(always)]
    fn set(&mut self, _: &mut H, op: H::Op, slot: u32) {
        self.put(op, slot);
    }
    fn emptied(&mut self) {
        self.give_up();
    }
    fn relocate(&mut self, _: &mut H, from: H::Op, to: H::Op) {
        let word = self.word(from);
        if word != 0 {
            self.put(from, 0);
            self.put(to, word);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::SideTable;
    use proptest::collection::vec;
    use proptest::proptest;
    use std::collections::HashMap;

    proptest! {
        /// Words are those that were given last, however often they are given and taken, also after all of
        /// them have been taken.
        #[test]
        fn keeps_words(steps in vec((0u64..400, 0u32..3), 0..2000), emptied in 0usize..2000) {
            let (mut table, mut model) = (SideTable::default(), HashMap::new());
            for (i, (op, word)) in steps.into_iter().enumerate() {
                table.put(op, word);
                model.insert(op, word);
                proptest::prop_assert_eq!(table.word(op), word);
                if i == emptied {
                    model.drain().for_each(|(op, _)| table.put(op, 0));
                    table.give_up();
                }
            }
            for op in 0..400 {
                proptest::prop_assert_eq!(table.word(op), model.get(&op).copied().unwrap_or(0));
            }
        }
    }
}
