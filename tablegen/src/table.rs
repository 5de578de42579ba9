//! Finding interned things by what they are: an open-addressing table of 32-bit handles, each with the 32-bit hash of
//! its thing. The things themselves are kept elsewhere, so a table is one run of memory, and it is as small as what is
//! in it allows.

pub(crate) struct Table {
    /// The hash above, the handle plus one below; 0 is a free slot. A power of two of them, at most two thirds taken.
    slots: Vec<u64>,
    taken: usize,
}

impl Table {
    /// With room for `1 << log2` slots at first.
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
            let handle = (slot as u32).wrapping_sub(1);
            if (slot >> 32) as u32 == hash && same(handle) {
                return Some(handle);
            }
            i = (i + 1) & mask;
        }
    }

    /// Adds a handle that is not there yet.
    #[inline]
    pub(crate) fn insert(&mut self, hash: u32, handle: u32) {
        if self.taken * 3 >= self.slots.len() * 2 {
            self.grow();
        }
        self.taken += 1;
        self.place((hash as u64) << 32 | handle.wrapping_add(1) as u64);
    }

    fn place(&mut self, slot: u64) {
        let mask = self.slots.len() - 1;
        let mut i = (slot >> 32) as usize & mask;
        while self.slots[i] != 0 {
            i = (i + 1) & mask;
        }
        self.slots[i] = slot;
    }

    #[cold]
    fn grow(&mut self) {
        let wider = vec![0; self.slots.len() * 2];
        for slot in std::mem::replace(&mut self.slots, wider) {
            if slot != 0 {
                self.place(slot);
            }
        }
    }
}

/// Mixes `x` into the hash `h`, as wyhash does.
#[inline]
pub(crate) fn mix(h: u64, x: u64) -> u64 {
    let product = ((h ^ x ^ 0x2d35_8dcc_aa6c_78a5) as u128).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    product as u64 ^ (product >> 64) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Handles whose hashes agree, wholly or in the bits that choose the slot, are told apart, also after growing.
    #[test]
    fn collisions_and_growth() {
        let hash = |n: u32| ((n % 7) << 20) | (n % 3);
        let mut t = Table::new(2);
        for n in 0..500 {
            assert_eq!(t.find(hash(n), |h| h == n), None);
            t.insert(hash(n), n);
        }
        for n in 0..500 {
            assert_eq!(t.find(hash(n), |h| h == n), Some(n));
        }
        assert_eq!(t.find(hash(500), |h| h == 500), None);
    }
}
