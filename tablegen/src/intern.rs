//! Byte strings as 32-bit handles: equal text means equal handle. TableGen text is bytes, not necessarily
//! UTF-8.
//!
//! What a handle stands for is a place in the one buffer of all text, so a token of a file is interned
//! without being copied, hashed while it is scanned, and compared eight bytes at a time. An interner that
//! owns its texts cannot do that: with one, reading `ArithOps.td` took 27.3 million instructions, where
//! lexing and interning in place took three million less.

use crate::buffer::{Buffer, Span};
use crate::bytes::{self, Part, Short, part, same};
use crate::room;
use crate::table::{Free, MAX_HANDLE, Table};
use rustc_hash::FxHashMap;
use std::sync::OnceLock;

/// A handle of an interned byte string: an identifier or the contents of a string value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub(crate) struct Sym(pub(crate) u32);

/// The words that the front end itself looks up, interned first.
pub(crate) const EMPTY: Sym = Sym(0);
pub(crate) const NAME: Sym = Sym(1);
/// The first of the reserved words that [`Interner::new`] was given.
pub(crate) const FIRST_RESERVED: u32 = 2;

pub(crate) struct Interner {
    pub(crate) text: Buffer,
    /// Where the text of each handle is.
    spans: Vec<Span>,
    table: Table,
    /// How many texts there may be, which is looked at when the table is full: it then has at most twice as
    /// many.
    pub(crate) most: usize,
    /// Set when there were more; they were replaced by the empty text.
    pub(crate) excessive: bool,
    /// Replacement text of those that are not UTF-8, from when it is first asked for.
    lossy: OnceLock<FxHashMap<Sym, String>>,
}

impl Interner {
    /// With the given words interned first, in this order.
    pub(crate) fn new<'a>(reserved: impl Iterator<Item = &'a str>) -> Self {
        let spans = room::vector();
        let mut me = Interner {
            text: Buffer::new(),
            spans,
            table: Table::new(12),
            most: MAX_HANDLE as usize / 2,
            excessive: false,
            lossy: OnceLock::new(),
        };
        for word in ["", "NAME"].into_iter().chain(reserved) {
            me.intern(word.as_bytes());
        }
        me
    }

    /// What the hashes of parts of the buffer start from, until the next one is interned.
    #[inline]
    pub(crate) fn seed(&self) -> u64 {
        self.table.seed()
    }

    /// About how many bytes of memory it takes.
    pub(crate) fn memory(&self) -> usize {
        self.text.end() + size_of_val(&*self.spans) + self.table.memory()
    }

    /// Bytes that were made in total: what the memory limit looks at.
    pub(crate) fn len_bytes(&self) -> usize {
        self.text.generated_len()
    }

    pub(crate) fn intern(&mut self, text: &[u8]) -> Sym {
        let start = self.text.end();
        self.text.push(text);
        self.intern_last(start, start)
    }

    /// Interns `a`, then `between`, then `b` as one text.
    pub(crate) fn intern_joined(&mut self, a: Sym, between: &[u8], b: Sym) -> Sym {
        let (first, end) = (self.span(a), self.text.end());
        // What was made last may grow in place: text is often built piece by piece.
        let start = if first.range().end == end { first.range().start } else { end };
        if start == end {
            self.text.repeat(first);
        }
        if !between.is_empty() {
            self.text.push(between);
        }
        self.text.repeat(self.span(b));
        self.intern_last(start, end)
    }

    /// Interns the texts `parts` as one text.
    pub(crate) fn intern_all(&mut self, parts: impl Iterator<Item = Sym>) -> Sym {
        let start = self.text.end();
        for part in parts {
            self.text.repeat(self.span(part));
        }
        self.intern_last(start, start)
    }

    /// Interns the last text of the buffer, from `start` on; what is after `end` of it is taken back if it
    /// is known.
    fn intern_last(&mut self, start: usize, end: usize) -> Sym {
        let part = part(self.text.all(), start, self.text.end() - start, self.seed());
        let sym = self.intern_part(part);
        if self.span(sym).range().start != start {
            self.text.truncate(end);
        }
        sym
    }

    /// Interns a part of the buffer that stays.
    #[inline(always)]
    pub(crate) fn intern_part(&mut self, Part { start, len, hash }: Part) -> Sym {
        match self.table.find(hash as u32, |n| self.is_same(n, start, len)) {
            Ok(n) => Sym(n),
            Err(free) => self.add(start, len, hash, free),
        }
    }

    /// Not inlined, so that what is around it needs few registers.
    #[inline(never)]
    fn is_same(&self, n: u32, start: usize, len: usize) -> bool {
        let span = self.spans[n as usize];
        span.len as usize == len && same(self.text.all(), start, span.start as usize, len)
    }

    /// The handle of a short text; where it belongs if there is none.
    #[inline(always)]
    pub(crate) fn look_up(&self, short: Short) -> Result<Sym, Free> {
        let is_same = |n: u32| {
            let span = self.spans[n as usize];
            span.len as usize == short.len && short.is_at(self.text.all(), span.start as usize)
        };
        self.table.find(short.hash as u32, is_same).map(Sym)
    }

    /// Gives a handle to a part of the buffer that has none.
    #[inline(never)]
    pub(crate) fn add(&mut self, start: usize, len: usize, hash: u64, free: Free) -> Sym {
        let unusual = self.lossy.get().is_some() || self.table.must_change(&free, hash as u32);
        if unusual || self.spans.len() == self.spans.capacity() {
            return self.add_slowly(start, len, hash, free);
        }
        let sym = Sym(self.spans.len() as u32);
        self.spans.push(Span { start: start as u32, len: len as u32 });
        self.table.put(free, hash as u32, sym.0);
        sym
    }

    /// The same when more than that is to be done.
    #[cold]
    fn add_slowly(&mut self, start: usize, len: usize, hash: u64, free: Free) -> Sym {
        if self.spans.len() >= self.most {
            self.excessive = true;
            return EMPTY;
        }
        let sym = Sym(self.spans.len() as u32);
        let span = Span { start: start as u32, len: len as u32 };
        self.spans.push(span);
        let hash_of = |seed: u64, n: u32| bytes::hash(self.text.get(self.spans[n as usize]), seed) as u32;
        self.table.insert(free, hash as u32, sym.0, hash_of);
        if let Some(lossy) = self.lossy.get_mut() {
            add_lossy(lossy, sym, self.text.get(span));
        }
        sym
    }

    /// The handle of `text` if it was ever interned.
    pub(crate) fn find(&self, text: &[u8]) -> Option<Sym> {
        let same = |n: u32| self.bytes(Sym(n)) == text;
        self.table.find(bytes::hash(text, self.seed()) as u32, same).ok().map(Sym)
    }

    fn span(&self, s: Sym) -> Span {
        self.spans[s.0 as usize]
    }

    /// How many bytes the text is.
    #[inline]
    pub(crate) fn len(&self, s: Sym) -> usize {
        self.span(s).len as usize
    }

    pub(crate) fn bytes(&self, s: Sym) -> &[u8] {
        self.text.get(self.span(s))
    }

    /// The text; each byte that is not part of UTF-8 is replaced by U+FFFD.
    pub(crate) fn str(&self, s: Sym) -> &str {
        std::str::from_utf8(self.bytes(s)).unwrap_or_else(|_| self.lossy(s))
    }

    #[cold]
    fn lossy(&self, s: Sym) -> &str {
        let all = self.lossy.get_or_init(|| {
            let mut all = FxHashMap::default();
            for (id, &span) in self.spans.iter().enumerate() {
                add_lossy(&mut all, Sym(id as u32), self.text.get(span));
            }
            all
        });
        all.get(&s).map_or("", String::as_str)
    }
}

fn add_lossy(all: &mut FxHashMap<Sym, String>, sym: Sym, text: &[u8]) {
    if std::str::from_utf8(text).is_err() {
        all.insert(sym, lossy(text));
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::{HashMap, HashSet};

    #[test]
    fn texts_of_the_same_hash_have_handles_of_their_own() {
        let mut interner = Interner::new(std::iter::empty());
        let seed = interner.seed();
        // The second word takes back what the first did.
        let text = |n: u64| [n.to_le_bytes(), bytes::add_word(seed, n).to_le_bytes()].concat();
        let syms: Vec<Sym> = (0..5000).map(|n| interner.intern(&text(n))).collect();
        let hashes: HashSet<u64> = (0..5000).map(|n| bytes::hash(&text(n), seed)).collect();
        assert_eq!(hashes.len(), 1);
        assert_ne!(interner.seed(), seed, "it should hash in another way when so many are the same");
        for (n, &sym) in (0..).zip(&syms) {
            assert_eq!(sym, Sym(n as u32 + FIRST_RESERVED));
            assert_eq!((interner.bytes(sym), interner.find(&text(n))), (&text(n)[..], Some(sym)));
            assert_eq!(interner.intern(&text(n)), sym);
        }
        assert_eq!(interner.find(&text(5000)), None);
    }

    #[test]
    fn too_many_texts_are_noticed() {
        let mut interner = Interner::new(std::iter::empty());
        interner.most = 100;
        let text = |n: u32| format!("name_{n}").into_bytes();
        let syms: Vec<Sym> = (0..10_000).map(|n| interner.intern(&text(n))).collect();
        assert!(interner.excessive);
        for (n, &sym) in (0..).zip(&syms) {
            let known = if sym == EMPTY { None } else { Some(sym) };
            assert_eq!(interner.find(&text(n)), known);
        }
        assert_ne!(syms[1000], EMPTY, "it should look seldom");
        assert_eq!(syms[9999], EMPTY);
    }

    #[test]
    fn handles_survive_growth() {
        let text = |n: u32| format!("name_{n}").into_bytes();
        let mut interner = Interner::new(std::iter::empty());
        let syms: Vec<Sym> = (0..100_000).map(|n| interner.intern(&text(n))).collect();
        for (n, &sym) in (0..).zip(&syms) {
            assert_eq!((interner.bytes(sym), interner.find(&text(n))), (&text(n)[..], Some(sym)));
        }
        assert_eq!(interner.find(b"name_100000"), None);
        // Zeros count, though the words of the shorter text end with them, too.
        let shorter: Vec<Sym> = (0..20).map(|n| interner.intern(&vec![0; n])).collect();
        assert_eq!(shorter.iter().collect::<HashSet<_>>().len(), 20);
    }

    #[test]
    fn text_that_is_built_piece_by_piece_is_not_copied_each_time() {
        let mut interner = Interner::new(std::iter::empty());
        let piece = interner.intern(b"piece");
        let all = (0..1000).fold(EMPTY, |all, _| interner.intern_joined(all, b", ", piece));
        assert_eq!(interner.bytes(all), b", piece".repeat(1000));
        assert!(interner.len_bytes() < 8000, "{} bytes", interner.len_bytes());
    }

    proptest! {
        #[test]
        fn equal_text_means_equal_handle(
            pieces in proptest::collection::vec(("[ab\u{e4}]{0,12}", any::<u8>(), any::<u8>()), 1..200),
        ) {
            let mut interner = Interner::new(std::iter::empty());
            let mut known = HashMap::from([(Vec::new(), EMPTY), (b"NAME".to_vec(), NAME)]);
            let mut all: Vec<(Sym, Vec<u8>)> = Vec::new();
            for (text, a, b) in &pieces {
                let (sym, text) = match (all.get(*a as usize), all.get(*b as usize)) {
                    (Some((a, before)), Some((b, after))) if before.len() + after.len() < 1000 => {
                        let joined = [before, text.as_bytes(), after].concat();
                        (interner.intern_joined(*a, text.as_bytes(), *b), joined)
                    }
                    _ => (interner.intern(text.as_bytes()), text.clone().into_bytes()),
                };
                prop_assert_eq!(*known.entry(text.clone()).or_insert(sym), sym);
                prop_assert_eq!(interner.find(&text), Some(sym));
                all.push((sym, text));
                for (sym, text) in &all {
                    prop_assert_eq!(interner.bytes(*sym), text);
                }
            }
            prop_assert_eq!(known.len(), interner.spans.len());
        }
    }
}
