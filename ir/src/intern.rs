//! Hash-consing: append-only tables whose entries are looked up by content.
//!
//! Open addressing (hashbrown's `HashTable` of 32-bit ids) over a vector or an arena of slices, so that a key
//! is stored once and an entry that is already there costs one hash and one comparison.
//!
//! A table can be frozen: its entries are then shared by all its clones, and each clone adds its own on top.

use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

fn hash_of<T: Hash + ?Sized>(value: &T) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Where the entries of an [`Interner`] are, in the order of their numbers.
pub(crate) trait Store {
    /// What an entry is compared as.
    type Item: Hash + Eq + ?Sized;

    /// Entry number `id`, if there is one.
    fn item(&self, id: u32) -> Option<&Self::Item>;

    /// How many entries there are.
    fn count(&self) -> usize;
}

impl<T: Hash + Eq> Store for Vec<T> {
    type Item = T;

    #[inline]
    fn item(&self, id: u32) -> Option<&T> {
        self.get(id as usize)
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
    fn item(&self, id: u32) -> Option<&[T]> {
        let &end = self.ends.get(id as usize + 1)?;
        self.arena.get(self.ends[id as usize]..end)
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
    /// The number of the first entry in `store`: how many there are in `below`.
    first: u32,
    below: Option<Arc<Interner<S>>>,
}

impl<S: Store> Interner<S> {
    /// The number of an entry if it is there.
    #[inline]
    pub(crate) fn find(&self, item: &S::Item) -> Option<u32> {
        self.find_hashed(hash_of(item), item)
    }

    #[inline(always)]
    fn find_hashed(&self, hash: u64, item: &S::Item) -> Option<u32> {
        match &self.below {
            None => self.ids.find(hash, |&id| self.store.item(id) == Some(item)).copied(),
            Some(below) => self.find_layered(below, hash, item),
        }
    }

    #[inline(never)]
    fn find_layered(&self, below: &Self, hash: u64, item: &S::Item) -> Option<u32> {
        let own = |id: u32| self.store.item(id.wrapping_sub(self.first)) == Some(item);
        below.find_hashed(hash, item).or_else(|| self.ids.find(hash, |&id| own(id)).copied())
    }

    /// The number of the entry that is about to be stored.
    fn insert(&mut self, hash: u64) -> u32 {
        let id = u32::try_from(self.len()).expect("texts are too short for 2^32 different values");
        let Self { store, ids, first, .. } = self;
        ids.insert_unique(hash, id, |&id| store.item(id.wrapping_sub(*first)).map_or(0, hash_of));
        id
    }

    /// Makes room in the table for so many entries more.
    pub(crate) fn reserve(&mut self, count: usize) {
        let Self { store, ids, first, .. } = self;
        ids.reserve(count, |&id| store.item(id.wrapping_sub(*first)).map_or(0, hash_of));
    }

    #[inline]
    pub(crate) fn get(&self, id: u32) -> &S::Item {
        match self.store.item(id.wrapping_sub(self.first)) {
            Some(item) => item,
            None => self.get_below(id),
        }
    }

    #[inline(never)]
    fn get_below(&self, id: u32) -> &S::Item {
        self.below.as_ref().expect("a handle of this context").get(id)
    }

    pub(crate) fn len(&self) -> usize {
        self.first as usize + self.store.count()
    }
}

impl<S: Store + Default> Interner<S> {
    /// How many entries are frozen.
    pub(crate) fn frozen(&self) -> usize {
        self.first as usize
    }

    /// Clones share what is there from here on, until [`Self::thaw`].
    pub(crate) fn freeze(&mut self) {
        let whole = std::mem::take(self);
        self.first = whole.len() as u32;
        self.below = Some(Arc::new(whole));
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

    /// One table again, after the clones have gone.
    pub(crate) fn thaw(&mut self)
    where
        T: Clone,
    {
        if let Some(below) = self.below.take() {
            let own = std::mem::replace(self, Arc::unwrap_or_clone(below));
            own.store.into_iter().for_each(|value| _ = self.intern(value));
        }
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

    /// One table again, after the clones have gone.
    pub(crate) fn thaw(&mut self) {
        if let Some(below) = self.below.take() {
            let own = std::mem::replace(self, Arc::unwrap_or_clone(below));
            let Slices { arena, ends } = own.store;
            ends.windows(2).for_each(|ends| _ = self.intern(&arena[ends[0]..ends[1]]));
        }
    }
}

/// Values by number, of which the first can be frozen as the entries of an [`Interner`].
#[derive(Clone, Debug)]
pub(crate) struct Layered<T> {
    own: Vec<T>,
    first: usize,
    below: Option<Arc<Vec<T>>>,
}

impl<T> Default for Layered<T> {
    fn default() -> Self {
        Layered { own: Vec::new(), first: 0, below: None }
    }
}

impl<T: Copy> Layered<T> {
    pub(crate) fn len(&self) -> usize {
        self.first + self.own.len()
    }

    pub(crate) fn push(&mut self, value: T) {
        self.own.push(value);
    }

    /// Value number `at`.
    #[inline]
    pub(crate) fn get(&self, at: usize) -> &T {
        &self.from(at)[0]
    }

    /// The values from number `at` on, to the end of those that are frozen or of those that are not.
    #[inline]
    pub(crate) fn from(&self, at: usize) -> &[T] {
        match at.checked_sub(self.first) {
            Some(at) => &self.own[at..],
            None => &self.below.as_ref().expect("what is below the first is there")[at..],
        }
    }

    /// See [`Interner::freeze`].
    pub(crate) fn freeze(&mut self) {
        let whole = std::mem::take(self).own;
        *self = Layered { own: Vec::new(), first: whole.len(), below: Some(Arc::new(whole)) };
    }

    /// See [`Interner::thaw`].
    pub(crate) fn thaw(&mut self) {
        if let Some(below) = self.below.take() {
            let own = std::mem::replace(&mut self.own, Arc::unwrap_or_clone(below));
            self.own.extend(own);
            self.first = 0;
        }
    }
}

impl<T> From<Vec<T>> for Layered<T> {
    fn from(own: Vec<T>) -> Self {
        Layered { own, first: 0, below: None }
    }
}
