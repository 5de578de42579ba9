//! Registers: one for each position that is used, and fresh ones.

use crate::matcher::Pos;
use crate::pdl::Ty;
use pdll_bytecode::{Bank, Reg};

const NONE: u32 = u32::MAX;

#[derive(Clone, Debug)]
pub(super) struct Registers {
    of: Vec<u32>,
    next: [u32; 6],
    high: [u32; 6],
    scratch: [u32; 6],
}

/// The bank that holds things of a type.
pub(super) fn bank(ty: Ty) -> Bank {
    match ty {
        Ty::Operation => Bank::Op,
        Ty::Value => Bank::Value,
        Ty::Type => Bank::Type,
        Ty::Attribute => Bank::Attr,
        Ty::ValueRange => Bank::Values,
        Ty::TypeRange => Bank::Types,
    }
}

impl Registers {
    /// For this many positions; the root has op register 0.
    pub(super) fn new(positions: usize) -> Self {
        let mut new = Self { of: vec![NONE; positions], next: [0; 6], high: [0; 6], scratch: [NONE; 6] };
        new.at(Pos::ROOT, Ty::Operation);
        new
    }

    /// The register of a position, which holds a `ty`.
    pub(super) fn at(&mut self, p: Pos, ty: Ty) -> Reg {
        if self.of[p.index()] == NONE {
            self.of[p.index()] = self.fresh(ty).index;
        }
        Reg { bank: bank(ty), index: self.of[p.index()] }
    }

    /// Whether a position has a register.
    pub(super) fn has(&self, p: Pos) -> bool {
        self.of[p.index()] != NONE
    }

    /// A register of its own.
    pub(super) fn fresh(&mut self, ty: Ty) -> Reg {
        let b = bank(ty) as usize;
        self.next[b] += 1;
        self.high[b] = self.high[b].max(self.next[b]);
        Reg { bank: bank(ty), index: self.next[b] - 1 }
    }

    /// A register for what is read by the very next instructions: always the same one, that nothing else
    /// uses.
    pub(super) fn scratch(&mut self, ty: Ty) -> Reg {
        let b = bank(ty);
        if self.scratch[b as usize] == NONE {
            self.scratch[b as usize] = self.fresh(ty).index;
        }
        Reg { bank: b, index: self.scratch[b as usize] }
    }

    /// Where fresh registers are taken from, to go back to with [`Registers::release`].
    pub(super) fn mark(&self) -> [u32; 6] {
        self.next
    }

    /// Gives back what was taken since the mark. No position may have been given a register in between.
    pub(super) fn release(&mut self, mark: [u32; 6]) {
        self.next = mark;
    }

    /// There are as many as `counts` in each bank.
    pub(super) fn have(&mut self, counts: [u32; 6]) {
        for (high, count) in self.high.iter_mut().zip(counts) {
            *high = (*high).max(count);
        }
    }

    /// How many registers each bank needs.
    pub(super) fn counts(&self) -> [u32; 6] {
        self.high
    }
}
