//! Text eight bytes at a time, for those who look at all of it: the lexer and the interner. A word holds
//! the first byte lowest. Places in a text fit into 32 bits, which spares asking whether adding to one
//! overflows.

/// Bytes of a word.
pub(crate) const WORD: usize = 8;

pub(crate) const BLANKS: u64 = all(b' ');

#[inline(always)]
const fn all(byte: u8) -> u64 {
    u64::from_ne_bytes([byte; WORD])
}

/// The byte at `at`; 0 after the end.
#[inline]
pub(crate) fn byte(text: &[u8], at: usize) -> u8 {
    text.get(at).copied().unwrap_or(0)
}

/// The word from `at`; zero where there is less.
#[inline]
pub(crate) fn load(text: &[u8], at: usize) -> u64 {
    let at = at as u32 as usize;
    text.get(at..at + WORD).map_or(0, |word| u64::from_le_bytes(word.try_into().unwrap_or_default()))
}

/// Writes a word to `at`.
#[inline]
pub(crate) fn store(text: &mut [u8], at: usize, word: u64) {
    let at = at as u32 as usize;
    text[at..at + WORD].copy_from_slice(&word.to_le_bytes());
}

/// How many of the first bytes of both are the same; 8 if all are.
#[inline]
pub(crate) fn common(a: u64, b: u64) -> usize {
    (a ^ b).trailing_zeros() as usize / 8
}

// What ends a text: the high bit of each such byte of a word, of which only the first counts.

/// Whatever belongs neither to identifiers nor to keywords nor to numbers.
#[inline(always)]
pub(crate) fn no_word(word: u64) -> u64 {
    // Adding carries into the next byte only from one that is no ASCII, which is marked itself.
    let from = |word: u64, least: u8| word.wrapping_add(all(0x80 - least));
    let folded = word | all(0x20);
    let letter = from(folded, b'a') & !from(folded, b'z' + 1);
    let digit = from(word, b'0') & !from(word, b'9' + 1);
    let underscore = !from(word ^ all(b'_'), 1);
    !(letter | digit | underscore) | word
}

/// What strings do not contain just so: `"`, `\`, the end of a line and other characters below 0x0e.
#[inline(always)]
pub(crate) fn not_plain(word: u64) -> u64 {
    below(word, 0x0e) | below(word ^ all(b'"'), 1) | below(word ^ all(b'\\'), 1)
}

/// What decides where a body in braces ends: braces, strings, comments, directives and the end of the file.
#[inline(always)]
pub(crate) fn in_body(word: u64) -> u64 {
    let is = |b: u8| below(word ^ all(b), 1);
    // `"` and `#` differ in their last bit only.
    is(b'{') | is(b'}') | is(b'/') | is(0) | below((word ^ all(b'"')) & !all(1), 1)
}

/// What may decide where a header ends: whatever is neither in words nor a blank. (After a blank, a `!` may
/// be left out, too.)
#[inline(always)]
pub(crate) fn in_header(word: u64) -> u64 {
    no_word(word) & !below(word ^ BLANKS, 1)
}

/// Bytes less than `limit`. Subtracting borrows from the next byte only for one that is marked itself.
#[inline(always)]
fn below(word: u64, limit: u8) -> u64 {
    word.wrapping_sub(all(limit)) & !word
}

/// The end of the line that `at` is on, in a text that ends at `end`.
#[inline(always)]
pub(crate) fn line_end(text: &[u8], mut at: usize, end: usize) -> usize {
    loop {
        match below(load(text, at), 0x0e) & all(0x80) {
            0 => at += WORD,
            marks => {
                at += marks.trailing_zeros() as usize / 8;
                match byte(text, at) {
                    b'\n' | b'\r' => return at,
                    _ if at >= end => return end,
                    _ => at += 1,
                }
            }
        }
    }
}

/// A part of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    pub(crate) start: usize,
    pub(crate) len: usize,
    /// Of its words and of what is behind them, with zeros after it.
    pub(crate) hash: u64,
}

/// Bytes of a word from the first one on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Short {
    pub(crate) len: usize,
    pub(crate) hash: u64,
    /// With zeros after it.
    text: u64,
    /// Ones where the text is.
    mask: u64,
}

impl Short {
    /// What is before the first of the marks in a word, after words that have the given hash.
    #[inline(always)]
    fn before(marks: u64, word: u64, hash: u64) -> Short {
        let first = marks >> 7;
        let mask = first.wrapping_sub(1) & !first;
        let text = word & mask;
        Short { len: marks.trailing_zeros() as usize / 8, hash: add_word(hash, text), text, mask }
    }

    /// Whether it is the text at `at`, which is as long.
    #[inline(always)]
    pub(crate) fn is_at(&self, text: &[u8], at: usize) -> bool {
        load(text, at) & self.mask == self.text
    }
}

/// The part from `start` up to the first byte that `stops` marks, which must be there.
#[inline(always)]
pub(crate) fn part_until(text: &[u8], start: usize, seed: u64, stops: impl Fn(u64) -> u64) -> Part {
    rest_until(text, Part { start, len: 0, hash: seed }, stops)
}

/// The same if it is less than a word; or else the hash of that word.
#[inline(always)]
pub(crate) fn short_until(
    text: &[u8],
    start: usize,
    seed: u64,
    stops: impl Fn(u64) -> u64,
) -> Result<Short, u64> {
    let word = load(text, start);
    match stops(word) & all(0x80) {
        0 => Err(add_word(seed, word)),
        marks => Ok(Short::before(marks, word, seed)),
    }
}

/// The same of which some whole words are known.
#[inline(always)]
pub(crate) fn rest_until(text: &[u8], mut part: Part, stops: impl Fn(u64) -> u64) -> Part {
    loop {
        let word = load(text, part.start + part.len);
        match stops(word) & all(0x80) {
            0 => part = Part { len: part.len + WORD, hash: add_word(part.hash, word), ..part },
            marks => {
                let tail = Short::before(marks, word, part.hash);
                return Part { len: part.len + tail.len, hash: tail.hash, ..part };
            }
        }
    }
}

/// How many bytes from `start` on come before the first of the marks.
#[inline(always)]
pub(crate) fn run(text: &[u8], start: usize, stops: impl Fn(u64) -> u64) -> usize {
    let mut at = start;
    loop {
        match stops(load(text, at)) & all(0x80) {
            0 => at += WORD,
            marks => return at + marks.trailing_zeros() as usize / 8 - start,
        }
    }
}

/// The part of the given length.
#[inline]
pub(crate) fn part(text: &[u8], start: usize, len: usize, seed: u64) -> Part {
    let words = text[start..start + len].as_chunks().0;
    let hash = words.iter().fold(seed, |hash, word| add_word(hash, u64::from_le_bytes(*word)));
    let tail = load(text, start + len / WORD * WORD) & !(u64::MAX << (len % WORD * 8));
    Part { start, len, hash: add_word(hash, tail) }
}

/// Whether two parts of `len` bytes are the same.
#[inline(always)]
pub(crate) fn same(text: &[u8], a: usize, b: usize, len: usize) -> bool {
    if len < WORD {
        // In two steps, for no number can be shifted by 64 bits.
        return (load(text, a) ^ load(text, b)) << 8 << (56 - 8 * len) == 0;
    }
    let (a, b) = (&text[a..a + len], &text[b..b + len]);
    let mut words = a.as_chunks::<WORD>().0.iter().zip(b.as_chunks().0);
    a.last_chunk::<WORD>() == b.last_chunk() && words.all(|(a, b)| a == b)
}

/// The hash of text that is anywhere.
pub(crate) fn hash(text: &[u8], seed: u64) -> u64 {
    let (words, rest) = text.as_chunks();
    let mut last = [0; WORD];
    last[..rest.len()].copy_from_slice(rest);
    words.iter().chain([&last]).fold(seed, |hash, word| add_word(hash, u64::from_le_bytes(*word)))
}

/// The hash of what has one, followed by a word. It can be taken back by anyone who knows it: see
/// [`crate::table`].
#[inline(always)]
pub(crate) fn add_word(hash: u64, word: u64) -> u64 {
    let product = (hash ^ word) as u128 * 0x9e37_79b9_7f4a_7c15;
    product as u64 ^ (product >> 64) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `text` with what may be read after it.
    fn padded(text: &[u8], end: u8) -> Vec<u8> {
        [text, &[end], &[b'"'; 8]].concat()
    }

    /// Texts of which each byte is in each position of a word, after bytes that need care: no ASCII, or
    /// next to a limit.
    fn texts_with_each_byte() -> impl Iterator<Item = Vec<u8>> {
        let before: [&[u8]; 4] =
            [b"abcdefghijKLM_0123456789", b"azAZ09__", b"\xff\x80\xc3\xa9", b"\x0e\x1f !#[]~\x7f"];
        let lengths = (0..20)
            .flat_map(move |len| before.map(|b| b.iter().copied().cycle().take(len).collect::<Vec<_>>()));
        lengths.flat_map(|text| (0..=255).map(move |byte| padded(&text, byte)))
    }

    fn assert_ends(stops: fn(u64) -> u64, is_stop: impl Fn(u8) -> bool) {
        for text in texts_with_each_byte() {
            let len = text.iter().position(|&b| is_stop(b)).expect("the last bytes stop");
            assert_eq!(part_until(&text, 0, 7, stops), part(&text, 0, len, 7), "{text:x?}");
        }
    }

    #[test]
    fn a_word_ends_at_the_first_byte_that_does_not_belong_to_it() {
        assert_ends(no_word, |b| !(b.is_ascii_alphanumeric() || b == b'_'));
    }

    #[test]
    fn plain_text_ends_at_the_first_byte_that_needs_care() {
        assert_ends(not_plain, |b| b < 0x0e || b == b'"' || b == b'\\');
    }

    #[test]
    fn a_line_ends_at_its_break_or_with_the_file() {
        for mut text in texts_with_each_byte() {
            let end = text.len();
            text.extend([0; WORD]);
            let expected = text[..end].iter().position(|b| matches!(b, b'\n' | b'\r')).unwrap_or(end);
            assert_eq!(line_end(&text, 0, end), expected, "{text:x?}");
        }
    }

    #[test]
    fn a_part_is_known_by_its_text_alone() {
        let text = b"0123456789abcdef0123456789";
        for (at, len) in (0..9).flat_map(|at| (0..17).map(move |len| (at, len))) {
            let expected = &text[at..at + len];
            let both = [&padded(expected, 0xff)[..], text, &[b'y'; 8]].concat();
            let (first, second) = (part(&both, 0, len, 7), part(&both, len + 9 + at, len, 7));
            assert_eq!((first.hash, second.hash), (hash(expected, 7), hash(expected, 7)));
            assert!(same(&both, 0, second.start, len));
            // Others of that length.
            for other in second.start + 1..second.start + 8 {
                assert_eq!(same(&both, 0, other, len), len == 0);
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
