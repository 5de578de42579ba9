//! How nodes are laid out. A node is a run of 32-bit words:
//!
//! | word | what |
//! | --- | --- |
//! | 0 | flags, kind, operator, and how deeply the value nests |
//! | 1 | how large it is when printed |
//! | 2 | of kinds from `LIST` on: its type |
//! | rest | operands; where their number is not fixed, the number and then they |
//! | last two | of a class instance only: the record made for it and where it was first mentioned, if they are known |
//!
//! All but the flags, the depth, the size and the last two are the node's key: what makes it different from others.

use super::*;

/// A run of words in the arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Words {
    pub(super) start: u32,
    pub(crate) len: u32,
}

impl Words {
    pub(crate) const NONE: Words = Words { start: 0, len: 0 };
}

/// The first word of a node.
#[derive(Clone, Copy)]
pub(crate) struct Head(pub(super) u32);

impl Head {
    #[inline]
    pub(crate) fn flags(self) -> u8 {
        self.0 as u8 & ((1 << FLAG_BITS) - 1)
    }

    #[inline]
    pub(crate) fn is_var(self) -> bool {
        kind_of(self.0) == VAR
    }
}

pub(super) const KIND_BITS: u32 = 5;
const OP_BITS: u32 = 8;
pub(super) const KIND: u32 = FLAG_BITS;
pub(super) const OP: u32 = KIND + KIND_BITS;
pub(super) const DEPTH: u32 = OP + OP_BITS;
/// What of word 0 makes a node different from others: kind and operator.
pub(super) const KEY: u32 = (1 << DEPTH) - (1 << KIND);
/// Words before the operands or the type.
pub(super) const HEAD: usize = 2;

/// The kinds of nodes.
pub(super) const NOTHING: u32 = 0;
pub(super) const LARGE: u32 = 1;
pub(super) const BITS: u32 = 2;
pub(super) const DAG: u32 = 3;
pub(super) const INST: u32 = 4;
pub(super) const VAR_BIT: u32 = 5;
pub(super) const IS_A: u32 = 6;
pub(super) const EXISTS: u32 = 7;
pub(super) const LIST: u32 = 8;
pub(super) const VAR: u32 = 9;
pub(super) const FIELD_OF: u32 = 10;
pub(super) const UN: u32 = 11;
pub(super) const BIN: u32 = 12;
pub(super) const TERN: u32 = 13;
pub(super) const COND: u32 = 14;
pub(super) const FOLD: u32 = 15;
pub(super) const INSTANCES: u32 = 16;

/// A word that says "not known".
pub(super) const UNKNOWN: u32 = u32::MAX;

const ELEM: u32 = 253;
const SLICE: u32 = 254;
const RANGE_CLOSED: u32 = 255;

/// A number for each operator.
pub(super) fn op_number(op: Op) -> u32 {
    match op {
        Op::Bang(bang) => bang as u32,
        Op::Elem => ELEM,
        Op::Slice => SLICE,
        Op::RangeClosed => RANGE_CLOSED,
    }
}

/// The operator of each number.
pub(super) const OPS: [Op; 256] = {
    let mut ops = [Op::Elem; 256];
    let mut i = 0;
    while i < Bang::ALL.len() {
        ops[i] = Op::Bang(Bang::ALL[i]);
        i += 1;
    }
    ops[SLICE as usize] = Op::Slice;
    ops[RANGE_CLOSED as usize] = Op::RangeClosed;
    ops
};

pub(super) fn kind_of(head: u32) -> u32 {
    head >> KIND & ((1 << KIND_BITS) - 1)
}

const fn hash_step(h: u64, w: u32) -> u64 {
    (h.rotate_left(5) ^ w as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// The hash of a node from its key and what follows the head, in one piece or two.
#[inline(always)]
pub(super) fn hash_of(key: u32, first: &[u32], rest: &[u32]) -> u32 {
    let h = first.iter().fold(hash_step(0, key), |h, &w| hash_step(h, w));
    let h = rest.iter().fold(h, |h, &w| hash_step(h, w));
    // The low bits of a product depend on the low bits of its factors only.
    (h >> 32) as u32
}

/// How many words make a node different from others, of the words from this node on.
pub(super) fn end_of_key(n: &[u32]) -> usize {
    match kind_of(n[0]) {
        NOTHING => HEAD,
        LARGE | VAR_BIT | IS_A | EXISTS | VAR | UN => 4,
        FIELD_OF | BIN | INSTANCES => 5,
        TERN => 3 + 3,
        FOLD => 3 + 5,
        BITS | DAG => 3 + n[2] as usize,
        // `INST`, `LIST` and `COND`.
        _ => 4 + n[3] as usize,
    }
}
