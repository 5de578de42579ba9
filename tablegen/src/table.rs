//! Finding interned things by what they are: an open-addressing table of 28-bit handles, four bytes each. The things
//! are kept elsewhere, and so are their hashes, if at all: a table touches as little memory as it can.

pub(crate) struct Table {
    /// The handle, and above it four bits of the hash, which spare most looks at other things; 0 is a free slot.
    /// A power of two of them, at most three quarters taken.
    slots: Vec<u32>,
    taken: usize,
}

const HANDLE_BITS: u32 = 28;
/// Handles are from 1 up to this.
pub(crate) const MAX_HANDLE: u32 = (1 << HANDLE_BITS) - 1;

impl Table {
    /// With `1 << log2` slots at first.
    pub(crate) fn new(log2: u32) -> Self {
        Table { slots: vec![0; 1 << log2], taken: 0 }
    }

    /// The handle with this hash of which `same` says that it is the one.
    #[inline]
    pub(crate) fn find(&self, hash: u32, mut same: impl FnMut(u32) -> bool) -> Option<u32> {
        let mask = self.slots.len() - 1;
        let mut i = hash as usize & mask;
        loop {
            let slot = self.slots[i];
            if slot == 0 {
                return None;
            }
            let handle = slot & MAX_HANDLE;
            if (slot ^ hash) >> HANDLE_BITS == 0 && same(handle) {
                return Some(handle);
            }
            i = (i + 1) & mask;
        }
    }

    /// Adds a handle that is not there yet. `hash_of` is asked for the hashes of the others when the table grows.
    #[inline]
    pub(crate) fn insert(&mut self, hash: u32, handle: u32, hash_of: impl Fn(u32) -> u32) {
        if self.taken * 4 >= self.slots.len() * 3 {
            self.grow(hash_of);
        }
        self.taken += 1;
        self.place(hash, handle);
    }

    #[inline]
    fn place(&mut self, hash: u32, handle: u32) {
        let mask = self.slots.len() - 1;
        let mut i = hash as usize & mask;
        while self.slots[i] != 0 {
            i = (i + 1) & mask;
        }
        self.slots[i] = handle | hash >> HANDLE_BITS << HANDLE_BITS;
    }

    #[cold]
    fn grow(&mut self, hash_of: impl Fn(u32) -> u32) {
        let wider = vec![0; self.slots.len() * 2];
        for slot in std::mem::replace(&mut self.slots, wider) {
            let handle = slot & MAX_HANDLE;
            if handle != 0 {
                self.place(hash_of(handle), handle);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Handles whose hashes agree, wholly or in the bits that are looked at, are told apart, also after growing.
    #[test]
    fn collisions_and_growth() {
        let hash = |n: u32| ((n % 7) << 28) | (n % 3);
        let mut t = Table::new(2);
        for n in (1..500).chain([MAX_HANDLE]) {
            assert_eq!(t.find(hash(n), |h| h == n), None);
            t.insert(hash(n), n, hash);
        }
        for n in (1..500).chain([MAX_HANDLE]) {
            assert_eq!(t.find(hash(n), |h| h == n), Some(n));
        }
        assert_eq!(t.find(hash(500), |h| h == 500), None);
    }
}
