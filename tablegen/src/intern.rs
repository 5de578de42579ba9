//! Byte strings as 32-bit handles: equal text means equal handle. TableGen text is bytes, not necessarily UTF-8.

use crate::value::spread;
use hashbrown::HashTable;
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::Hasher;

/// A handle of an interned byte string: an identifier or the contents of a string value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub(crate) struct Sym(pub(crate) u32);

/// The words that the front end itself looks up, interned first.
pub(crate) const EMPTY: Sym = Sym(0);
pub(crate) const NAME: Sym = Sym(1);

pub(crate) struct Interner {
    bytes: Vec<u8>,
    ends: Vec<u32>,
    /// Hash and handle of each string.
    table: HashTable<(u32, u32)>,
    /// Replacement text of those that are not UTF-8.
    lossy: FxHashMap<Sym, String>,
}

fn hash(text: &[u8]) -> u32 {
    let mut h = FxHasher::default();
    h.write(text);
    h.write_usize(text.len());
    (h.finish() >> 32) as u32
}

impl Interner {
    pub(crate) fn new() -> Self {
        let mut me = Interner {
            bytes: Vec::with_capacity(1 << 19),
            ends: Vec::with_capacity(1 << 14),
            table: HashTable::with_capacity(1 << 12),
            lossy: FxHashMap::default(),
        };
        me.intern(b"");
        me.intern(b"NAME");
        me
    }

    /// Bytes held in total: what the memory limit looks at.
    pub(crate) fn len_bytes(&self) -> usize {
        self.bytes.len()
    }

    pub(crate) fn intern(&mut self, text: &[u8]) -> Sym {
        let h = hash(text);
        if let Some(found) = self.lookup(text, h) {
            return found;
        }
        let id = self.ends.len() as u32;
        self.bytes.extend_from_slice(text);
        self.ends.push(self.bytes.len() as u32);
        self.table.insert_unique(spread(h), (h, id), |&(hash, _)| spread(hash));
        if std::str::from_utf8(text).is_err() {
            self.lossy.insert(Sym(id), lossy(text));
        }
        Sym(id)
    }

    fn lookup(&self, text: &[u8], h: u32) -> Option<Sym> {
        let same = |&(hash, id): &(u32, u32)| hash == h && slice(&self.bytes, &self.ends, id) == text;
        self.table.find(spread(h), same).map(|&(_, id)| Sym(id))
    }

    /// The handle of `text` if it was ever interned.
    pub(crate) fn find(&self, text: &[u8]) -> Option<Sym> {
        self.lookup(text, hash(text))
    }

    pub(crate) fn bytes(&self, s: Sym) -> &[u8] {
        slice(&self.bytes, &self.ends, s.0)
    }

    /// The text; each byte that is not part of UTF-8 is replaced by U+FFFD.
    pub(crate) fn str(&self, s: Sym) -> &str {
        std::str::from_utf8(self.bytes(s)).unwrap_or_else(|_| self.lossy.get(&s).map_or("", String::as_str))
    }
}

fn slice<'a>(bytes: &'a [u8], ends: &[u32], id: u32) -> &'a [u8] {
    let start = if id == 0 { 0 } else { ends[id as usize - 1] };
    &bytes[start as usize..ends[id as usize] as usize]
}

/// Replaces each invalid byte (not each maximal invalid sequence) by U+FFFD.
pub(crate) fn lossy(text: &[u8]) -> String {
    let mut out = String::with_capacity(text.len() + 8);
    for chunk in text.utf8_chunks() {
        out.push_str(chunk.valid());
        out.extend(chunk.invalid().iter().map(|_| '\u{fffd}'));
    }
    out
}
