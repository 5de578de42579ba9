//! A bit for each word of code.

/// Places in code, a bit each.
#[derive(Debug)]
pub(super) struct Bits(Vec<u64>);

impl Bits {
    /// None of so many places.
    pub(super) fn new(len: usize) -> Self {
        Self(vec![0; len.div_ceil(64)])
    }

    /// Whether it has a place; it has none past the end.
    #[inline]
    pub(super) fn has(&self, at: usize) -> bool {
        self.0.get(at / 64).is_some_and(|word| word >> (at % 64) & 1 == 1)
    }

    /// Adds a place, which is not past the end.
    #[inline]
    pub(super) fn add(&mut self, at: usize) {
        self.0[at / 64] |= 1 << (at % 64);
    }

    /// The first place from `at` on that it has.
    pub(super) fn next(&self, at: usize) -> Option<usize> {
        let first = self.0.get(at / 64)? & (u64::MAX << (at % 64));
        let later = self.0[at / 64 + 1..].iter().copied();
        let (words, word) = (0..).zip([first].into_iter().chain(later)).find(|(_, word)| *word != 0)?;
        Some((at / 64 + words) * 64 + word.trailing_zeros() as usize)
    }

    /// Takes a place out.
    #[inline]
    pub(super) fn remove(&mut self, at: usize) {
        self.0[at / 64] &= !(1 << (at % 64));
    }
}
