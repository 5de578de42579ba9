//! Random numbers for tests whose random inputs are made by hand; the others use proptest.

/// A small generator of random numbers (Marsaglia, "Xorshift RNGs", 2003). The same seed gives the same
/// numbers everywhere, so that a case is its seed.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The generator of a case.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// Any number but 0.
    pub fn number(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number below `n`; 0 if there is none.
    pub fn below(&mut self, n: usize) -> usize {
        (self.number() >> 33) as usize % n.max(1)
    }

    /// True in so many of a hundred cases.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of a list.
    ///
    /// # Panics
    /// If the list is empty.
    pub fn pick<T: Clone>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())].clone()
    }
}
