//! Bytes and words in text, found with what each processor of a kind can do.
//!
//! The functions at the top of `memchr` use what newer processors can do besides. Whether this one can they
//! ask it when they are first called, and on a virtual machine the answer takes as long as it takes to search
//! half a megabyte, which is more than most runs look at.

use memchr::arch::all::packedpair::Pair;
#[cfg(target_arch = "x86_64")]
use memchr::arch::x86_64::sse2::memchr::{One, Two};

/// The first place of a byte.
#[must_use]
pub fn byte(byte: u8, text: &[u8]) -> Option<usize> {
    #[cfg(target_arch = "x86_64")]
    if let Some(one) = One::new(byte) {
        return one.find(text);
    }
    memchr::memchr(byte, text)
}

/// The first place of one of two bytes.
#[must_use]
pub fn either(a: u8, b: u8, text: &[u8]) -> Option<usize> {
    #[cfg(target_arch = "x86_64")]
    if let Some(two) = Two::new(a, b) {
        return two.find(text);
    }
    memchr::memchr2(a, b, text)
}

/// The last place of a byte.
#[must_use]
pub fn last(byte: u8, text: &[u8]) -> Option<usize> {
    #[cfg(target_arch = "x86_64")]
    if let Some(one) = One::new(byte) {
        return one.rfind(text);
    }
    memchr::memrchr(byte, text)
}

/// All places of a byte, in order.
pub fn each(byte: u8, text: &[u8]) -> impl Iterator<Item = usize> {
    let mut from = 0;
    std::iter::from_fn(move || {
        let at = from + self::byte(byte, &text[from..])?;
        from = at + 1;
        Some(at)
    })
}

/// A text that is looked for in many others.
#[derive(Clone, Debug)]
pub struct Word<'w> {
    text: &'w [u8],
    /// Which of its bytes is rarest in most texts: there it is looked for first, 64 bytes at a time. `None`:
    /// it has none, or is so long that it would be compared with too much text where that often begins like
    /// it.
    rare: Option<usize>,
}

/// Words that are longer are left to who has a way to look for them in any text.
const LONG: usize = 64;

impl<'w> Word<'w> {
    /// To look for this text.
    #[must_use]
    pub fn new(text: &'w [u8]) -> Self {
        let rare = match text.len() {
            1 => Some(0),
            2..LONG => Pair::new(text).map(|pair| pair.index1() as usize),
            _ => None,
        };
        Self { text, rare }
    }

    /// Its first place.
    #[must_use]
    pub fn find(&self, text: &[u8]) -> Option<usize> {
        let Some(rare) = self.rare else { return memchr::memmem::find(text, self.text) };
        let last = text.len().checked_sub(self.text.len())?;
        let mut from = 0;
        loop {
            let start = from + byte(self.text[rare], &text[from + rare..=last + rare])?;
            if text[start..].starts_with(self.text) {
                return Some(start);
            }
            from = start + 1;
        }
    }

    /// All places that do not overlap, in order.
    pub fn each(&self, text: &[u8]) -> impl Iterator<Item = usize> {
        let mut from = 0;
        std::iter::from_fn(move || {
            let at = from + self.find(text.get(from..)?)?;
            from = at + self.text.len().max(1);
            Some(at)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Word, byte, each, either, last};

    #[test]
    fn places_are_those_that_memchr_finds() {
        let text = b"aXbcXXd. ".repeat(9);
        for from in 0..text.len() {
            let text = &text[from..];
            for b in *b"aXd.!" {
                assert_eq!(byte(b, text), memchr::memchr(b, text));
                assert_eq!(last(b, text), memchr::memrchr(b, text));
                assert_eq!(either(b, b'.', text), memchr::memchr2(b, b'.', text));
                assert!(each(b, text).eq(memchr::memchr_iter(b, text)));
            }
            let long = b"XXd. aXbc".repeat(8);
            for word in [&b"X"[..], b"", b"cX", b"XXd. aXbc", b"XXd. aXbd", &long] {
                let found = Word::new(word);
                assert_eq!(found.find(text), memchr::memmem::find(text, word));
                assert!(found.each(text).eq(memchr::memmem::find_iter(text, word)), "{word:?}");
            }
        }
    }
}
