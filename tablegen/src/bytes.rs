//! Text eight bytes at a time, for those who look at all of it: the lexer and the interner. A word holds the first byte
//! lowest.

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

pub(crate) const BLANKS: u64 = repeat(b' ');

const fn repeat(byte: u8) -> u64 {
    u64::from_ne_bytes([byte; 8])
}

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

/// The first place from `at` on of a byte below 0x0E, such as the end of a line; or one less than eight before the end.
#[inline]
pub(crate) fn control(text: &[u8], at: usize) -> usize {
    let mut seen = 0;
    for eight in text[at..].as_chunks().0 {
        let word = u64::from_le_bytes(*eight);
        // A byte that borrows from the next one is below 0x0E itself, so the first mark is right.
        let marks = word.wrapping_sub(repeat(0x0e)) & !word & repeat(0x80);
        if marks != 0 {
            return at + seen + marks.trailing_zeros() as usize / 8;
        }
        seen += 8;
    }
    at + seen
}

/// Length and hash of the text from `at` up to the first byte that is not of the given kind. It must be there, and seven
/// more after it.
#[inline(always)]
pub(crate) fn run(text: &[u8], at: usize, kind: u8) -> (usize, u64) {
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

/// The hash of a text: of its words in order, the last one only if it holds something, with zeros after the end. Each
/// step is one to one in the word, so that texts of one length up to eight bytes are the same if their hashes are.
struct Hash(u64);

const OFFSET: u64 = 0x2d35_8dcc_aa6c_78a5;
/// Odd, so that multiplying by it can be taken back.
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

impl Hash {
    #[inline]
    fn add(&mut self, word: u64) {
        let product = (self.0 ^ word ^ OFFSET).wrapping_mul(FACTOR);
        self.0 = product ^ product >> 32;
    }

    /// With the last `len` bytes, less than 8.
    #[inline]
    fn finish(mut self, word: u64, len: usize) -> u64 {
        if len > 0 {
            self.add(word);
        }
        self.0
    }
}

/// The hash of the `len` bytes from `at`, of which there must be seven more after them.
#[inline]
pub(crate) fn hash_part(text: &[u8], at: usize, len: usize) -> u64 {
    let mut hash = Hash(0);
    for eight in text[at..at + len].as_chunks().0 {
        hash.add(u64::from_le_bytes(*eight));
    }
    hash.finish(first_bytes(load(text, at + (len & !7)), len & 7), len & 7)
}

/// The hash of a text.
#[inline]
pub(crate) fn hash(text: &[u8]) -> u64 {
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
            assert_eq!(hash_part(&padded(text, b'y'), at, len), hash(part));
            assert_eq!(hash_part(&padded(part, 0xff), 0, len), hash(part));
        }
    }

    /// Which is why short texts need not be compared.
    #[test]
    fn a_step_of_the_hash_can_be_taken_back() {
        let inverse = (0..6).fold(1u64, |x, _| x.wrapping_mul(2u64.wrapping_sub(FACTOR.wrapping_mul(x))));
        for word in [0, 1, u64::MAX, 0x0123_4567_89ab_cdef, 0x8000_0000_0000_0000, 0x6162_6364_6566_6768] {
            let mut hash = Hash(0);
            hash.add(word);
            let product = hash.0 ^ hash.0 >> 32;
            assert_eq!(product.wrapping_mul(inverse) ^ OFFSET, word);
        }
    }

    #[test]
    fn control_characters_are_found_between_all_others() {
        let others: Vec<u8> = (0x0e..=0xff).cycle().take(600).collect();
        for (byte, at) in (0..0x0e).flat_map(|b| [0, 1, 7, 8, 100, 241, 242].map(|at| (b, at))) {
            let mut text = others.clone();
            text[at] = byte;
            text[at + 1] = 0;
            assert_eq!(control(&text, 0), at);
            assert_eq!(control(&text, at), at);
        }
        assert_eq!(control(&others, 0), 600);
        assert_eq!(control(&others[..599], 300), 596);
    }

    #[test]
    fn little_is_read_as_zeros() {
        assert_eq!((byte(b"a", 1), load(b"1234567", 0), load(b"12345678", 9)), (0, 0, 0));
        assert_eq!(common(load(b"      x ", 0), BLANKS), 6);
        assert_eq!(common(BLANKS, BLANKS), 8);
    }
}
