//! Text eight bytes at a time, for those who look at all of it: the lexer and the interner. A word holds the first byte
//! lowest.

use crate::table::mix;

/// Belongs to identifiers, keywords and numbers.
pub(crate) const WORD: u8 = 1;
/// What a string contains just so.
pub(crate) const PLAIN: u8 = 2;

/// The kinds that a byte belongs to.
const KINDS: [u8; 256] = {
    let mut kinds = [0; 256];
    let mut b = 0;
    while b < 256 {
        kinds[b] = match b as u8 {
            b'_' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' => WORD | PLAIN,
            b'\n' | b'\r' | b'"' | b'\\' | 0 => 0,
            _ => PLAIN,
        };
        b += 1;
    }
    kinds
};

/// Eight blanks.
pub(crate) const BLANKS: u64 = u64::from_ne_bytes([b' '; 8]);

/// The byte at `at`; 0 after the end.
#[inline]
pub(crate) fn byte(text: &[u8], at: usize) -> u8 {
    text.get(at).copied().unwrap_or(0)
}

/// The eight bytes from `at`; zero where there are less.
#[inline]
pub(crate) fn load(text: &[u8], at: usize) -> u64 {
    text.get(at..at + 8).map_or(0, word)
}

#[inline]
fn word(eight: &[u8]) -> u64 {
    u64::from_le_bytes(eight.try_into().unwrap_or_default())
}

/// How many of the first bytes of both are the same; 8 if all are.
#[inline]
pub(crate) fn common(a: u64, b: u64) -> usize {
    (a ^ b).trailing_zeros() as usize / 8
}

/// The first `n` bytes (less than 8), zeros after them.
#[inline]
fn first_bytes(word: u64, n: usize) -> u64 {
    word & !(u64::MAX << (8 * n))
}

/// Whether the `len` bytes at `a` and at `b` are the same. There must be eight more after them.
#[inline(always)]
pub(crate) fn same(text: &[u8], a: usize, b: usize, len: usize) -> bool {
    let words =
        |at: usize| text[at..at + len + 8].as_chunks().0.iter().map(|eight| u64::from_le_bytes(*eight));
    let mut left = len;
    for (a, b) in words(a).zip(words(b)) {
        if left < 8 {
            return first_bytes(a ^ b, left) == 0;
        }
        if a != b {
            return false;
        }
        left -= 8;
    }
    true
}

/// Length and hash of the text from `at` up to the first byte that is not of the given kind. It must be there, and seven
/// more after it.
#[inline(always)]
pub(crate) fn run(text: &[u8], at: usize, kind: u8) -> (usize, u32) {
    let mut hash = Hash(0);
    let mut end = at;
    while let Some(eight) = text.get(end..end + 8) {
        if let Some(n) = eight.iter().position(|&b| KINDS[b as usize] & kind == 0) {
            return (end + n - at, hash.finish(first_bytes(word(eight), n), n));
        }
        hash.add(word(eight));
        end += 8;
    }
    (end - at, hash.finish(0, 0))
}

/// The hash of a text: its words in order, the last one only if it holds something, with zeros after the end.
struct Hash(u64);

impl Hash {
    #[inline]
    fn add(&mut self, word: u64) {
        self.0 = mix(self.0, word);
    }

    /// With the last `len` bytes, less than 8.
    #[inline]
    fn finish(mut self, word: u64, len: usize) -> u32 {
        if len > 0 {
            self.add(word);
        }
        (self.0 >> 32) as u32
    }
}

/// The hash of the `len` bytes from `at`, of which there must be seven more after them.
#[inline]
pub(crate) fn hash_part(text: &[u8], at: usize, len: usize) -> u32 {
    let mut hash = Hash(0);
    for eight in text[at..at + len].as_chunks().0 {
        hash.add(u64::from_le_bytes(*eight));
    }
    hash.finish(first_bytes(load(text, at + (len & !7)), len & 7), len & 7)
}

/// The hash of a text.
#[inline]
pub(crate) fn hash(text: &[u8]) -> u32 {
    let mut hash = Hash(0);
    let (words, rest) = text.as_chunks::<8>();
    for eight in words {
        hash.add(u64::from_le_bytes(*eight));
    }
    let last = rest.iter().rev().fold(0, |word, &b| word << 8 | b as u64);
    hash.finish(last, rest.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `text` with what may be read after it.
    fn padded(text: &[u8], end: u8) -> Vec<u8> {
        [text, &[end], &[b'x'; 8]].concat()
    }

    #[test]
    fn a_run_ends_at_the_first_byte_of_another_kind() {
        let in_word = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
        let plain = |b: u8| !matches!(b, b'\n' | b'\r' | b'"' | b'\\' | 0);
        for (kind, is) in [(WORD, &in_word as &dyn Fn(u8) -> bool), (PLAIN, &plain)] {
            for (byte, len) in (0..=255).flat_map(|b| (0..20).map(move |len| (b, len))) {
                let text = padded(&b"abcdefghijKLM_0123456789"[..len], byte);
                let expected = text.iter().position(|&b| !is(b)).unwrap_or(text.len() / 8 * 8);
                let (found, hashed) = run(&text, 0, kind);
                assert_eq!((found, hashed), (expected, hash(&text[..expected])), "{byte} after {len}");
            }
        }
    }

    #[test]
    fn a_hash_is_that_of_the_text_alone() {
        let text = b"0123456789abcdef0123456789";
        for (at, len) in (0..9).flat_map(|at| (0..17).map(move |len| (at, len))) {
            let part = &text[at..at + len];
            assert_eq!(hash_part(text, at, len), hash(part));
            assert_eq!(hash_part(&padded(part, 0xff), 0, len), hash(part));
        }
    }

    #[test]
    fn texts_are_the_same_up_to_their_length() {
        for len in 0..26 {
            let one = padded(&b"abcdefghijklmnopqrstuvwxyz"[..len], b'1');
            for different in 0..len {
                let mut other = padded(&one[..len], b'2');
                assert!(same(&[&one[..], &other].concat(), 0, one.len(), len));
                other[different] ^= 0x80;
                assert!(!same(&[&one[..], &other].concat(), 0, one.len(), len), "{different} of {len}");
            }
        }
    }

    #[test]
    fn little_is_read_as_zeros() {
        assert_eq!((byte(b"a", 1), load(b"1234567", 0), load(b"12345678", 9)), (0, 0, 0));
        assert_eq!(common(load(b"      x ", 0), BLANKS), 6);
        assert_eq!(common(BLANKS, BLANKS), 8);
    }
}
