//! Hash-consing: append-only tables whose entries are looked up by content.
//!
//! Open addressing (hashbrown's `HashTable` of 32-bit ids) over a vector or an arena of slices, so that a key
//! is stored once and an entry that is already there costs one hash and one comparison.

use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

fn hash_of<T: Hash + ?Sized>(value: &T) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Where the entries of an [`Interner`] are, in the order of their numbers.
pub(crate) trait Store {
    /// What an entry is compared as.
    type Item: Hash + Eq + ?Sized;

    /// Entry number `id`.
    fn item(&self, id: u32) -> &Self::Item;

    /// How many entries there are.
    fn count(&self) -> usize;
}

impl<T: Hash + Eq> Store for Vec<T> {
    type Item = T;

    #[inline]
    fn item(&self, id: u32) -> &T {
        &self[id as usize]
    }

    fn count(&self) -> usize {
        self.len()
    }
}

/// Slices laid end to end.
#[derive(Clone, Debug)]
pub(crate) struct Slices<T> {
    arena: Vec<T>,
    ends: Vec<usize>,
}

impl<T> Default for Slices<T> {
    fn default() -> Self {
        Slices { arena: Vec::new(), ends: vec![0] }
    }
}

impl<T: Hash + Eq> Store for Slices<T> {
    type Item = [T];

    #[inline]
    fn item(&self, id: u32) -> &[T] {
        &self.arena[self.ends[id as usize]..self.ends[id as usize + 1]]
    }

    fn count(&self) -> usize {
        self.ends.len() - 1
    }
}

/// Interned values, numbered from 0 in the order of first use: `Interner<Vec<T>>` for values of one size,
/// `Interner<Slices<T>>` for byte strings and dictionaries.
#[derive(Clone, Debug, Default)]
pub(crate) struct Interner<S> {
    store: S,
    ids: HashTable<u32>,
}

impl<S: Store> Interner<S> {
    /// The number of an entry if it is there.
    #[inline]
    pub(crate) fn find(&self, item: &S::Item) -> Option<u32> {
        self.find_hashed(hash_of(item), item)
    }

    #[inline]
    fn find_hashed(&self, hash: u64, item: &S::Item) -> Option<u32> {
        self.ids.find(hash, |&id| self.store.item(id) == item).copied()
    }

    /// The number of the entry that is about to be stored.
    fn insert(&mut self, hash: u64) -> u32 {
        let id = u32::try_from(self.store.count()).expect("texts are too short for 2^32 different values");
        let store = &self.store;
        self.ids.insert_unique(hash, id, |&id| hash_of(store.item(id)));
        id
    }

    #[inline]
    pub(crate) fn get(&self, id: u32) -> &S::Item {
        self.store.item(id)
    }

    pub(crate) fn len(&self) -> usize {
        self.store.count()
    }
}

impl<T: Hash + Eq> Interner<Vec<T>> {
    /// The number of `value`, which is stored if it is new.
    pub(crate) fn intern(&mut self, value: T) -> u32 {
        let hash = hash_of(&value);
        if let Some(id) = self.find_hashed(hash, &value) {
            return id;
        }
        let id = self.insert(hash);
        self.store.push(value);
        id
    }
}

impl<T: Hash + Eq + Copy> Interner<Slices<T>> {
    /// The number of `value`, which is copied into the arena if it is new.
    pub(crate) fn intern(&mut self, value: &[T]) -> u32 {
        let hash = hash_of(value);
        if let Some(id) = self.find_hashed(hash, value) {
            return id;
        }
        let id = self.insert(hash);
        self.store.arena.extend_from_slice(value);
        self.store.ends.push(self.store.arena.len());
        id
    }
}
