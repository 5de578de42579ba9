//! Switch tables.
//!
//! All lie in one vector, each displaced so that its entries fall into the gaps of the others (row
//! displacement: Tarjan and Yao, "Storing a sparse table", 1979). Entry `key` of the table with base `b` is
//! slot `b + key`, and is its if the slot names `b` as owner: no two tables have the same base. The
//! instruction holds the base (which may be negative, as keys need not start near 0). A table whose keys are
//! too far apart for that is a hash map, and the top bits of its "base" are those of [`SPARSE`].

use rustc_hash::{FxHashMap, FxHashSet};

/// The top two bits of the base of a table that is not displaced into the common one; those of bases are 00
/// or, if negative, 11.
const SPARSE: u32 = 1 << 31;
const TOP: u32 = 3 << 30;
/// A slot of the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    pub(crate) owner: u32,
    pub(crate) target: u32,
}

const EMPTY: Slot = Slot { owner: !(1 << 30), target: 0 };

/// All switch tables.
#[derive(Debug, Default)]
pub(crate) struct Tables {
    slots: Vec<Slot>,
    sparse: Vec<FxHashMap<u32, u32>>,
}

impl Tables {
    #[inline(always)]
    pub(crate) fn get(&self, base: u32, key: u32, otherwise: u32) -> u32 {
        match self.slots.get(base.wrapping_add(key) as usize) {
            Some(slot) if slot.owner == base => slot.target,
            _ if base & TOP != SPARSE => otherwise,
            _ => self.lookup(base, key).unwrap_or(otherwise),
        }
    }

    /// Whether a table has a case for a key.
    pub(crate) fn has(&self, base: u32, key: u32) -> bool {
        // No two words are both the target.
        self.get(base, key, 0) != 0 || self.get(base, key, 1) != 1
    }

    /// The targets of a table.
    pub(crate) fn targets(&self, base: u32) -> Vec<u32> {
        match self.sparse.get((base & !TOP) as usize).filter(|_| base & TOP == SPARSE) {
            Some(table) => {
                let mut targets: Vec<u32> = table.values().copied().collect();
                targets.sort_unstable();
                targets
            }
            None => self.slots.iter().filter(|s| s.owner == base).map(|s| s.target).collect(),
        }
    }

    #[cold]
    fn lookup(&self, base: u32, key: u32) -> Option<u32> {
        self.sparse.get((base & !TOP) as usize)?.get(&key).copied()
    }
}

/// Places switch tables, one after the other.
#[derive(Default)]
pub(super) struct DisplacementTable {
    pub(super) tables: Tables,
    bases: FxHashSet<u32>,
    /// By slot, a bit: has it an owner? So 64 places are tried at once.
    taken: Vec<u64>,
    /// No free slot before this one.
    low: usize,
    keys: usize,
}

/// Places tried before a table goes to the end.
const TRIES: usize = 200;

impl DisplacementTable {
    /// The base for these (key, target) pairs, whose keys are unique.
    pub(super) fn place(&mut self, cases: &[(u32, u32)]) -> u32 {
        let Some(min) = cases.iter().map(|c| c.0).min() else { return self.hash(cases) };
        let max = cases.iter().map(|c| c.0).max().unwrap_or(min);
        let span = (max - min) as usize + 1;
        self.keys += cases.len();
        let room = 64 * self.keys + 4096;
        if span > 16 * cases.len() + 4096 || max & TOP != 0 {
            return self.hash(cases);
        }
        let slots = &self.tables.slots;
        while slots.get(self.low).is_some_and(|s| s.owner != EMPTY.owner) {
            self.low += 1;
        }
        let Some(at) = self.first_fit(cases, min).filter(|at| at + span <= room) else {
            return self.hash(cases);
        };
        if self.tables.slots.len() < at + span {
            self.tables.slots.resize(at + span, EMPTY);
            self.taken.resize((at + span).div_ceil(64), 0);
        }
        let base = (at as u32).wrapping_sub(min);
        for &(key, target) in cases {
            let slot = base.wrapping_add(key) as usize;
            self.tables.slots[slot] = Slot { owner: base, target };
            self.taken[slot / 64] |= 1 << (slot % 64);
        }
        self.bases.insert(base);
        base
    }

    /// The first place for the smallest key, `min`, at which all slots are free and the base is nobody's.
    fn first_fit(&self, cases: &[(u32, u32)], min: u32) -> Option<usize> {
        let is_new = |at: &usize| !self.bases.contains(&(*at as u32).wrapping_sub(min));
        let end = self.tables.slots.len();
        let stop = end.min(self.low + TRIES);
        for at in (self.low..stop).step_by(64) {
            let mut fits = u64::MAX >> (64 - (stop - at).min(64));
            for &(key, _) in cases {
                fits &= !self.taken_from(at + (key - min) as usize);
                if fits == 0 {
                    break;
                }
            }
            while fits != 0 {
                let place = at + fits.trailing_zeros() as usize;
                if is_new(&place) {
                    return Some(place);
                }
                fits &= fits - 1;
            }
        }
        // Past the end every place is free, and at most one base for each table is taken.
        (end..end + self.bases.len() + 1).find(is_new)
    }

    /// Which of the 64 slots from `at` on have an owner, the first as the lowest bit.
    fn taken_from(&self, at: usize) -> u64 {
        let word = |i: usize| self.taken.get(i).copied().unwrap_or(0);
        let shift = at % 64;
        let low = word(at / 64) >> shift;
        if shift == 0 { low } else { low | word(at / 64 + 1) << (64 - shift) }
    }

    fn hash(&mut self, cases: &[(u32, u32)]) -> u32 {
        self.tables.sparse.push(cases.iter().copied().collect());
        SPARSE | (self.tables.sparse.len() as u32 - 1)
    }
}
