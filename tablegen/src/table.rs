//! Finding interned things by what they are: an open-addressing table of 28-bit handles, four bytes each.
//! The things are kept elsewhere, and so are their hashes, if at all: a table touches as little memory as
//! it can.
//!
//! Hashes start from a seed, which is known until somebody seems to make use of that: texts can be written
//! whose hashes are all the same, and finding one among them would take as long as there are many.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

pub(crate) struct Table {
    /// The handle, and above it four bits of the hash, which spare most looks at other things; or [`FREE`].
    /// A power of two of them, at most three quarters taken.
    slots: Vec<u32>,
    taken: usize,
    seed: u64,
    /// How many were taken when the seed was chosen.
    taken_at_seed: usize,
}

/// What all seeds are at first.
const SEED: u64 = 0x2d35_8dcc_aa6c_78a5;
/// Good hashes put nothing as far as this from where it belongs.
const FAR: usize = 1000;

const HANDLE_BITS: u32 = 28;
const HANDLE: u32 = (1 << HANDLE_BITS) - 1;
/// The largest handle.
pub(crate) const MAX_HANDLE: u32 = HANDLE - 1;
/// Not zero: memory that is asked for as zeros the system would give twice, once to look into it and again
/// to write there.
const FREE: u32 = u32::MAX;

/// Where something that was not found belongs, until the table is changed.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Free(usize);

impl Table {
    /// With `1 << log2` slots at first.
    pub(crate) fn new(log2: u32) -> Self {
        Table { slots: vec![FREE; 1 << log2], taken: 0, seed: SEED, taken_at_seed: 0 }
    }

    /// How many bytes of memory it takes.
    pub(crate) fn memory(&self) -> usize {
        size_of_val(&*self.slots)
    }

    /// What hashes start from until the next change of the table.
    #[inline]
    pub(crate) fn seed(&self) -> u64 {
        self.seed
    }

    /// The handle with this hash of which `same` says that it is the one, or the place for it if there is
    /// none.
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

    /// Adds a handle at the place that looking for it has just found. If the table changes, `hash_of` is
    /// asked for all hashes, which are those of handles, starting from the given seed.
    #[inline]
    pub(crate) fn insert(&mut self, free: Free, hash: u32, handle: u32, hash_of: impl Fn(u64, u32) -> u32) {
        let must_change = self.must_change(&free, hash);
        self.put(free, hash, handle);
        if must_change {
            self.change(hash_of);
        }
    }

    /// The same without changing the table, which must not be necessary.
    #[inline]
    pub(crate) fn put(&mut self, free: Free, hash: u32, handle: u32) {
        self.slots[free.0] = slot(hash, handle);
        self.taken += 1;
    }

    /// Whether the table must change when something is inserted there.
    #[inline]
    pub(crate) fn must_change(&self, free: &Free, hash: u32) -> bool {
        let distance = free.0.wrapping_sub(hash as usize) & (self.slots.len() - 1);
        self.taken * 4 >= self.slots.len() * 3 || distance >= FAR
    }

    /// Makes it twice as large; or chooses a seed that nobody knows, but seldom enough to take little time.
    #[cold]
    pub(crate) fn change(&mut self, hash_of: impl Fn(u64, u32) -> u32) {
        let mut slots = self.slots.len();
        if self.taken * 4 >= slots * 3 {
            slots *= 2;
        } else if self.taken >= self.taken_at_seed * 2 {
            self.seed = RandomState::new().build_hasher().finish();
            self.taken_at_seed = self.taken;
        } else {
            return;
        }
        for old in std::mem::replace(&mut self.slots, vec![FREE; slots]) {
            if old != FREE {
                let handle = old & HANDLE;
                let hash = hash_of(self.seed, handle);
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

    /// Handles whose hashes agree, wholly or in the bits that are looked at, are told apart, also after
    /// growing.
    #[test]
    fn collisions_and_growth() {
        let hash = |_: u64, n: u32| ((n % 7) << 28) | (n % 3);
        let mut t = Table::new(2);
        for n in (1..500).chain([MAX_HANDLE]) {
            match t.find(hash(0, n), |h| h == n) {
                Err(free) => t.insert(free, hash(0, n), n, hash),
                Ok(other) => panic!("{other} is not {n}"),
            }
        }
        for n in (1..500).chain([MAX_HANDLE]) {
            assert_eq!(t.find(hash(0, n), |h| h == n), Ok(n));
        }
        assert!(t.find(hash(0, 500), |h| h == 500).is_err());
    }

    /// How many handles are looked at for each that is added or found, at most, when `hash` makes hashes
    /// from the first seed that are hard to tell apart.
    fn looks_with(hash: impl Fn(u32) -> u32) -> usize {
        const N: u32 = 50_000;
        let good = |seed: u64, n: u32| (((seed ^ n as u64) as u128 * 0x9e37_79b9_7f4a_7c15) >> 32) as u32;
        let hash = |seed: u64, n: u32| if seed == SEED { hash(n) } else { good(seed, n) };
        let (mut t, mut looks) = (Table::new(13), 0);
        let mut find = |t: &Table, n: u32| {
            t.find(hash(t.seed(), n), |h| {
                looks += 1;
                h == n
            })
        };
        for n in 0..N {
            match find(&t, n) {
                Err(free) => t.insert(free, hash(t.seed(), n), n, hash),
                Ok(other) => panic!("{other} is not {n}"),
            }
        }
        for n in 0..N {
            assert_eq!(find(&t, n), Ok(n));
        }
        looks / N as usize
    }

    #[test]
    fn hashes_that_were_made_to_collide_take_no_longer_than_others() {
        assert!(looks_with(|n| n.wrapping_mul(0x9e37_79b9)) < 10);
        assert!(looks_with(|_| 5) < 30);
        // Only the bits collide that tell the place.
        assert!(looks_with(|n| n << 20) < 30);
    }
}
