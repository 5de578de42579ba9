//! How nodes are laid out. A node is a run of 32-bit words:
//!
//! | word | what |
//! | --- | --- |
//! | 0 | flags, what kind of node or which operator it is, and how deeply the value nests (low bits) |
//! | 1 | how large it is when printed, and how deeply it nests (high bits) |
//! | 2 | of kinds from `LIST` on: its type |
//! | rest | operands; where their number is not fixed, the number and then they |
//! | last two | of a class instance only: its record and where it was first mentioned, if they are known |
//!
//! All but the flags, the depth, the size and the last two are the node's key: what makes it different from
//! others.

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
    pub(crate) fn flags(self) -> Flags {
        self.0 & ALL_FLAGS
    }

    #[inline]
    pub(crate) fn is_var(self) -> bool {
        code_of(self.0) == VAR
    }
}

const ALL_FLAGS: Flags = (1 << FLAG_BITS) - 1;
pub(super) const CODE_BITS: u32 = 7;
pub(super) const CODE_AT: u32 = FLAG_BITS;
pub(super) const DEPTH: u32 = CODE_AT + CODE_BITS;
/// How many bits of the depth are in word 0.
pub(super) const LOW_DEPTH_BITS: u32 = u32::BITS - DEPTH;
/// How many bits of word 1 the size takes. The other bits of the depth are above it.
pub(super) const SIZE_BITS: u32 = MAX_VALUE_SIZE.ilog2() + 1;
/// What of word 0 makes a node different from others: its code.
pub(super) const KEY: u32 = (1 << DEPTH) - (1 << CODE_AT);
/// Words before the operands or the type.
pub(super) const HEAD: usize = 2;

/// What nodes are: one of these, or one of the operators that follow. Those from `LIST` on say their type.
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
pub(super) const COND: u32 = 11;
pub(super) const FOLD: u32 = 12;
pub(super) const INSTANCES: u32 = 13;
pub(super) const CONCAT: u32 = 14;
/// Operators by the number of their operands. These codes themselves are no node's.
pub(super) const UN: u32 = 15;
pub(super) const BIN: u32 = 16;
pub(super) const TERN: u32 = 17;
/// The codes of `!operators`, in their order, then those of the others.
const BANGS: u32 = 18;
const ELEM: u32 = BANGS + Bang::ALL.len() as u32;
const SLICE: u32 = ELEM + 1;
const RANGE_CLOSED: u32 = ELEM + 2;

/// The code of each operator.
#[inline]
pub(super) const fn code_of_op(op: Op) -> u32 {
    match op {
        Op::Bang(bang) => BANGS + bang as u32,
        Op::Elem => ELEM,
        Op::Slice => SLICE,
        Op::RangeClosed => RANGE_CLOSED,
    }
}

const fn kind_of_bang(bang: Bang) -> u32 {
    use Bang::*;
    match bang {
        Not | ToLower | ToUpper | ListFlatten | LogTwo | Head | Tail | Size | Empty | Cast | Repr => UN,
        GetDagOp | GetDagOpName | Initialized => UN,
        If | Dag | Subst | SetDagArg | SetDagName | Range | Substr | Find | Foreach | Filter => TERN,
        _ => BIN,
    }
}

/// For each code: what kind of node it is (for operators, how many operands they have), and the operator.
pub(super) const NODES: [(u8, Op); 1 << CODE_BITS] = {
    let mut nodes = [(NOTHING as u8, Op::Elem); 1 << CODE_BITS];
    let mut kind = 0;
    while kind <= CONCAT {
        nodes[kind as usize].0 = kind as u8;
        kind += 1;
    }
    let mut i = 0;
    while i < Bang::ALL.len() {
        let bang = Bang::ALL[i];
        nodes[BANGS as usize + i] = (kind_of_bang(bang) as u8, Op::Bang(bang));
        i += 1;
    }
    nodes[ELEM as usize] = (BIN as u8, Op::Elem);
    nodes[SLICE as usize] = (BIN as u8, Op::Slice);
    nodes[RANGE_CLOSED as usize] = (BIN as u8, Op::RangeClosed);
    nodes
};

/// A word that says "not known".
pub(super) const UNKNOWN: u32 = u32::MAX;

#[inline]
pub(super) fn code_of(head: u32) -> u32 {
    head >> CODE_AT & ((1 << CODE_BITS) - 1)
}

/// The hash of a node from a seed, its key and what follows the head, two words at a time.
#[inline(always)]
pub(super) fn hash_of<const N: usize>(seed: u64, key: u32, first: [u32; N], rest: &[u32]) -> u32 {
    let h = hash_step(seed, key as u64);
    let h = match (rest.split_first(), N % 2) {
        // The last of the first words and the first of the rest are a pair.
        (Some((&next, rest)), 1) => {
            let h = hash_words(h, &first[..N - 1]);
            hash_words(hash_step(h, pair(first[N - 1], next)), rest)
        }
        _ => hash_words(hash_words(h, &first), rest),
    };
    // The low bits of a product depend on the low bits of its factors only.
    (h >> 32) as u32
}

#[inline(always)]
fn hash_words(h: u64, words: &[u32]) -> u64 {
    let (pairs, last) = words.as_chunks::<2>();
    let h = pairs.iter().fold(h, |h, &[a, b]| hash_step(h, pair(a, b)));
    last.iter().fold(h, |h, &w| hash_step(h, w as u64))
}

fn pair(a: u32, b: u32) -> u64 {
    a as u64 | (b as u64) << 32
}

const fn hash_step(h: u64, w: u64) -> u64 {
    (h.rotate_left(5) ^ w).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// How many words make a node different from others, of the words from this node on.
pub(super) fn end_of_key(n: &[u32]) -> usize {
    match NODES[code_of(n[0]) as usize].0 as u32 {
        NOTHING => HEAD,
        LARGE | VAR_BIT | IS_A | EXISTS | VAR | UN => 4,
        FIELD_OF | BIN | INSTANCES => 5,
        TERN => 3 + 3,
        FOLD => 3 + 5,
        BITS | DAG => 3 + n[2] as usize,
        // `INST`, `LIST`, `COND` and `CONCAT`.
        _ => 4 + n[3] as usize,
    }
}
