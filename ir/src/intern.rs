//! Hash-consing: append-only tables whose entries are looked up by content.
//!
//! Open addressing (hashbrown's `HashTable` of 32-bit ids) over a vector or byte arena, so that a key is stored once and
//! an entry that is already there costs one hash and one comparison.

use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

fn hash_of<T: Hash + ?Sized>(value: &T) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Interned values of one type, numbered from 0 in the order of first use.
#[derive(Clone, Debug)]
pub(crate) struct Table<T> {
    items: Vec<T>,
    ids: HashTable<u32>,
}

impl<T> Default for Table<T> {
    fn default() -> Self {
        Table { items: Vec::new(), ids: HashTable::new() }
    }
}

impl<T: Hash + Eq> Table<T> {
    /// The number of `value`, which is stored if it is new.
    pub(crate) fn intern(&mut self, value: T) -> u32 {
        let hash = hash_of(&value);
        if let Some(&id) = self.ids.find(hash, |&id| self.items[id as usize] == value) {
            return id;
        }
        let id = self.items.len() as u32;
        self.items.push(value);
        let items = &self.items;
        self.ids.insert_unique(hash, id, |&id| hash_of(&items[id as usize]));
        id
    }

    /// The number of `value` if it is there.
    pub(crate) fn find(&self, value: &T) -> Option<u32> {
        self.ids.find(hash_of(value), |&id| self.items[id as usize] == *value).copied()
    }

    #[inline]
    pub(crate) fn get(&self, id: u32) -> &T {
        &self.items[id as usize]
    }

    pub(crate) fn len(&self) -> usize {
        self.items.len()
    }
}

/// Interned slices in one arena, numbered from 0: byte strings, dictionaries.
#[derive(Clone, Debug)]
pub(crate) struct Slices<T> {
    arena: Vec<T>,
    ends: Vec<u32>,
    ids: HashTable<u32>,
}

impl<T> Default for Slices<T> {
    fn default() -> Self {
        Slices { arena: Vec::new(), ends: vec![0], ids: HashTable::new() }
    }
}

fn slice_at<'a, T>(arena: &'a [T], ends: &[u32], id: u32) -> &'a [T] {
    &arena[ends[id as usize] as usize..ends[id as usize + 1] as usize]
}

impl<T: Hash + Eq + Copy> Slices<T> {
    /// The number of `value`, which is copied into the arena if it is new.
    pub(crate) fn intern(&mut self, value: &[T]) -> u32 {
        let hash = hash_of(value);
        if let Some(&id) = self.ids.find(hash, |&id| slice_at(&self.arena, &self.ends, id) == value) {
            return id;
        }
        let id = (self.ends.len() - 1) as u32;
        self.arena.extend_from_slice(value);
        self.ends.push(self.arena.len() as u32);
        let (arena, ends) = (&self.arena, &self.ends);
        self.ids.insert_unique(hash, id, |&id| hash_of(slice_at(arena, ends, id)));
        id
    }

    /// The number of `value` if it is there.
    pub(crate) fn find(&self, value: &[T]) -> Option<u32> {
        self.ids.find(hash_of(value), |&id| slice_at(&self.arena, &self.ends, id) == value).copied()
    }

    #[inline]
    pub(crate) fn get(&self, id: u32) -> &[T] {
        slice_at(&self.arena, &self.ends, id)
    }
}
