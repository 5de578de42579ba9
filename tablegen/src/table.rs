//! Finding interned things by what they are: an open-addressing table of 28-bit handles, four bytes each. The things
//! are kept elsewhere, and so are their hashes, if at all: a table touches as little memory as it can.

pub(crate) struct Table {
    /// The handle, and above it four bits of the hash, which spare most looks at other things; or [`FREE`]. A power of
    /// two of them, at most three quarters taken.
    slots: Vec<u32>,
    taken: usize,
}

const HANDLE_BITS: u32 = 28;
const HANDLE: u32 = (1 << HANDLE_BITS) - 1;
/// The largest handle.
pub(crate) const MAX_HANDLE: u32 = HANDLE - 1;
/// Not zero: memory that is asked for as zeros the system would give twice, once to look into it and again to write there.
const FREE: u32 = u32::MAX;

/// Where something that was not found belongs, until the table is changed.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Free(usize);

impl Table {
    /// With `1 << log2` slots at first.
    pub(crate) fn new(log2: u32) -> Self {
        Table { slots: vec![FREE; 1 << log2], taken: 0 }
    }

    /// The handle with this hash of which `same` says that it is the one, or the place for it if there is none.
    #[inline(always)]
    pub(crate) fn find(&self, hash: u32, mut same: impl FnMut(u32) -> bool) -> Result<u32, Free> {
        let mask = self.slots.len() - 1;
        let mut i = hash as usize & mask;
        loop {
            let slot = self.slots[i];
            if slot == FREE {
                return Err(Free(i));
            }
            let handle = slot & HANDLE;
            if (slot ^ hash) >> HANDLE_BITS == 0 && same(handle) {
                return Ok(handle);
            }
            i = (i + 1) & mask;
        }
    }

    /// Adds a handle at the place that looking for it has just found. `hash_of` is asked for all hashes if the table
    /// grows.
    #[inline]
    pub(crate) fn insert(&mut self, free: Free, hash: u32, handle: u32, hash_of: impl Fn(u32) -> u32) {
        self.put(free, hash, handle);
        if self.is_full() {
            self.grow(hash_of);
        }
    }

    /// The same, but growing is left to the caller.
    #[inline]
    pub(crate) fn put(&mut self, free: Free, hash: u32, handle: u32) {
        self.slots[free.0] = slot(hash, handle);
        self.taken += 1;
    }

    /// Whether it must grow.
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.taken * 4 > self.slots.len() * 3
    }

    #[cold]
    pub(crate) fn grow(&mut self, hash_of: impl Fn(u32) -> u32) {
        let wider = vec![FREE; self.slots.len() * 2];
        for old in std::mem::replace(&mut self.slots, wider) {
            if old != FREE {
                let handle = old & HANDLE;
                let hash = hash_of(handle);
                // None of them is there yet, nor is any like it.
                if let Err(free) = self.find(hash, |_| false) {
                    self.slots[free.0] = slot(hash, handle);
                }
            }
        }
    }
}

fn slot(hash: u32, handle: u32) -> u32 {
    handle | hash >> HANDLE_BITS << HANDLE_BITS
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
            match t.find(hash(n), |h| h == n) {
                Err(free) => t.insert(free, hash(n), n, hash),
                Ok(other) => panic!("{other} is not {n}"),
            }
        }
        for n in (1..500).chain([MAX_HANDLE]) {
            assert_eq!(t.find(hash(n), |h| h == n), Ok(n));
        }
        assert!(t.find(hash(500), |h| h == 500).is_err());
    }
}
