//! Byte strings as 32-bit handles: equal text means equal handle. TableGen text is bytes, not necessarily UTF-8.

use crate::table::mix;
use hashbrown::HashTable;
use rustc_hash::FxHashMap;

/// A handle of an interned byte string: an identifier or the contents of a string value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub(crate) struct Sym(pub(crate) u32);

/// The words that the front end itself looks up, interned first.
pub(crate) const EMPTY: Sym = Sym(0);
pub(crate) const NAME: Sym = Sym(1);
/// The first of the reserved words that [`Interner::new`] was given.
pub(crate) const FIRST_RESERVED: u32 = 2;

pub(crate) struct Interner {
    bytes: Vec<u8>,
    ends: Vec<u32>,
    /// Hash and handle of each string.
    table: HashTable<(u32, u32)>,
    /// Replacement text of those that are not UTF-8.
    lossy: FxHashMap<Sym, String>,
}

/// The table's hash from the 32 bits that are kept: it looks at the lowest and the highest bits.
fn spread(hash: u32) -> u64 {
    (hash as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// Eight bytes a step; a rest that is shorter overlaps with what came before where it can.
#[inline]
fn hash(text: &[u8]) -> u32 {
    let mut h = text.len() as u64;
    if let Some(last) = text.last_chunk::<8>() {
        for word in text.as_chunks::<8>().0 {
            h = mix(h, u64::from_le_bytes(*word));
        }
        h = mix(h, u64::from_le_bytes(*last));
    } else if let (Some(first), Some(last)) = (text.first_chunk::<4>(), text.last_chunk::<4>()) {
        h = mix(h, (u32::from_le_bytes(*first) as u64) << 32 | u32::from_le_bytes(*last) as u64);
    } else {
        h = mix(h, text.iter().fold(0, |word, &b| word << 8 | b as u64));
    }
    (h >> 32) as u32
}

impl Interner {
    /// With the given words interned first, in this order.
    pub(crate) fn new<'a>(reserved: impl Iterator<Item = &'a str>) -> Self {
        let mut me = Interner {
            bytes: Vec::with_capacity(1 << 19),
            ends: Vec::with_capacity(1 << 14),
            table: HashTable::with_capacity(1 << 12),
            lossy: FxHashMap::default(),
        };
        for word in ["", "NAME"].into_iter().chain(reserved) {
            me.intern(word.as_bytes());
        }
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
        self.bytes.extend_from_slice(text);
        self.add(h)
    }

    /// Interns `a`, then `between`, then `b` as one text.
    pub(crate) fn intern_joined(&mut self, a: Sym, between: &[u8], b: Sym) -> Sym {
        let start = self.bytes.len();
        self.bytes.extend_from_within(range(&self.ends, a.0));
        self.bytes.extend_from_slice(between);
        self.bytes.extend_from_within(range(&self.ends, b.0));
        let text = &self.bytes[start..];
        let h = hash(text);
        if let Some(found) = self.lookup(text, h) {
            self.bytes.truncate(start);
            return found;
        }
        self.add(h)
    }

    /// Interns the texts `parts` as one text.
    pub(crate) fn intern_all(&mut self, parts: impl Iterator<Item = Sym>) -> Sym {
        let start = self.bytes.len();
        for part in parts {
            self.bytes.extend_from_within(range(&self.ends, part.0));
        }
        let text = &self.bytes[start..];
        let h = hash(text);
        if let Some(found) = self.lookup(text, h) {
            self.bytes.truncate(start);
            return found;
        }
        self.add(h)
    }

    /// Gives a handle to the bytes that were appended last.
    fn add(&mut self, h: u32) -> Sym {
        let id = self.ends.len() as u32;
        self.ends.push(self.bytes.len() as u32);
        self.table.insert_unique(spread(h), (h, id), |&(hash, _)| spread(hash));
        let text = self.bytes(Sym(id));
        if !text.is_ascii() && std::str::from_utf8(text).is_err() {
            let replacement = lossy(text);
            self.lossy.insert(Sym(id), replacement);
        }
        Sym(id)
    }

    #[inline]
    fn lookup(&self, text: &[u8], h: u32) -> Option<Sym> {
        let same = |&(hash, id): &(u32, u32)| hash == h && self.bytes(Sym(id)) == text;
        self.table.find(spread(h), same).map(|&(_, id)| Sym(id))
    }

    /// The handle of `text` if it was ever interned.
    pub(crate) fn find(&self, text: &[u8]) -> Option<Sym> {
        self.lookup(text, hash(text))
    }

    pub(crate) fn bytes(&self, s: Sym) -> &[u8] {
        &self.bytes[range(&self.ends, s.0)]
    }

    /// The text; each byte that is not part of UTF-8 is replaced by U+FFFD.
    pub(crate) fn str(&self, s: Sym) -> &str {
        std::str::from_utf8(self.bytes(s)).unwrap_or_else(|_| self.lossy.get(&s).map_or("", String::as_str))
    }
}

fn range(ends: &[u32], id: u32) -> std::ops::Range<usize> {
    let start = if id == 0 { 0 } else { ends[id as usize - 1] };
    start as usize..ends[id as usize] as usize
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
