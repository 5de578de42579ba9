//! Names and constants, each text once.

use hashbrown::hash_table::{Entry, HashTable};
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;
use std::num::NonZeroU32;

/// An interned string: a name, or the text of an attribute or type constant. It is one more than its index,
/// so that one that may be absent takes no more room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Str(NonZeroU32);

/// The strings of a module. Equal text means equal [`Str`].
#[derive(Clone, Debug, Default)]
pub struct Strings {
    /// All texts, end to end.
    text: String,
    /// Where each ends.
    ends: Vec<u32>,
    ids: HashTable<Str>,
}

impl Strings {
    /// None yet, with room for so many of the length that names mostly have.
    pub(crate) fn with_room(count: usize) -> Self {
        let (text, ends) = (String::with_capacity(8 * count), Vec::with_capacity(count));
        Self { text, ends, ids: HashTable::with_capacity(count) }
    }

    /// How many bytes all texts have together.
    pub(crate) fn bytes(&self) -> usize {
        self.text.len()
    }

    /// Is any text empty, or has a NUL byte in it?
    pub(crate) fn has_odd(&self) -> bool {
        let starts = [0].into_iter().chain(self.ends.iter().copied());
        self.text.as_bytes().contains(&0) || starts.zip(&self.ends).any(|(start, &end)| start == end)
    }

    /// Interns a text.
    pub fn intern(&mut self, text: &str) -> Str {
        let hash = |text: &str| FxBuildHasher.hash_one(text);
        let Self { text: all, ends, ids } = self;
        let entry = ids.entry(hash(text), |&s| slice(all, ends, s) == text, |&s| hash(slice(all, ends, s)));
        match entry {
            Entry::Occupied(known) => *known.get(),
            Entry::Vacant(new) => {
                let s = Str::at(ends.len() as u32);
                new.insert(s);
                all.push_str(text);
                ends.push(all.len() as u32);
                s
            }
        }
    }

    /// Makes room for so many texts more.
    pub(super) fn reserve(&mut self, count: usize) {
        let Self { text, ends, ids } = self;
        ends.reserve(count);
        ids.reserve(count, |&s| FxBuildHasher.hash_one(slice(text, ends, s)));
    }

    /// Interns all texts of others: by number there, what they are here.
    pub(super) fn intern_all(&mut self, others: &Strings) -> Vec<Str> {
        others.iter().map(|text| self.intern(text)).collect()
    }

    /// The number of a text, if it is one of them.
    #[must_use]
    pub fn find(&self, text: &str) -> Option<Str> {
        self.ids.find(FxBuildHasher.hash_one(text), |&s| self.get(s) == text).copied()
    }

    /// The text of `s`, which must come from these strings.
    #[must_use]
    pub fn get(&self, s: Str) -> &str {
        slice(&self.text, &self.ends, s)
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        (0..self.ends.len() as u32).map(|s| self.get(Str::at(s)))
    }

    /// How many there are; every `Str` is dense below this.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Are there none?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }
}

fn slice<'t>(text: &'t str, ends: &[u32], s: Str) -> &'t str {
    let start = s.index().checked_sub(1).map_or(0, |before| ends[before]);
    &text[start as usize..ends[s.index()] as usize]
}

impl Str {
    /// The string with this index.
    pub(crate) fn at(index: u32) -> Self {
        Self(NonZeroU32::MIN.saturating_add(index))
    }

    /// Its dense index.
    #[must_use]
    pub fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}
