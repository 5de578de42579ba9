//! Byte strings as 32-bit handles: equal text means equal handle. TableGen text is bytes, not necessarily UTF-8.

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
    table: HashTable<u32>,
    /// Replacement text of those that are not UTF-8.
    lossy: FxHashMap<Sym, String>,
}

fn hash(text: &[u8]) -> u64 {
    let mut h = FxHasher::default();
    h.write(text);
    h.write_usize(text.len());
    h.finish()
}

impl Interner {
    pub(crate) fn new() -> Self {
        let mut me = Interner {
            bytes: Vec::new(),
            ends: Vec::new(),
            table: HashTable::new(),
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
        let (bytes, ends) = (&self.bytes, &self.ends);
        if let Some(&id) = self.table.find(h, |&id| slice(bytes, ends, id) == text) {
            return Sym(id);
        }
        let id = self.ends.len() as u32;
        self.bytes.extend_from_slice(text);
        self.ends.push(self.bytes.len() as u32);
        let (bytes, ends) = (&self.bytes, &self.ends);
        self.table.insert_unique(h, id, |&id| hash(slice(bytes, ends, id)));
        if std::str::from_utf8(text).is_err() {
            self.lossy.insert(Sym(id), lossy(text));
        }
        Sym(id)
    }

    /// The handle of `text` if it was ever interned.
    pub(crate) fn find(&self, text: &[u8]) -> Option<Sym> {
        let found = self.table.find(hash(text), |&id| slice(&self.bytes, &self.ends, id) == text);
        found.map(|&id| Sym(id))
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
