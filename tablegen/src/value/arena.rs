//! The arena of nodes. A node is a run of 32-bit words:
//!
//! | word | what |
//! | --- | --- |
//! | 0 | flags, kind, operator, and how deeply the value nests |
//! | 1 | how large it is when printed |
//! | 2 | of kinds from `LIST` on: its type |
//! | rest | operands; where their number is not fixed, the number and then they |
//! | last two | of a class instance only: the record made for it and where it was first mentioned, if they are known |
//!
//! A new node is written at the end, looked up there, and taken back if there is an equal one.

use super::*;
use crate::source::Loc;
use crate::table::{MAX_HANDLE, Table};
use crate::types;

/// A run of words in the arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Words {
    start: u32,
    pub(crate) len: u32,
}

impl Words {
    pub(crate) const NONE: Words = Words { start: 0, len: 0 };
}

/// The first word of a node.
#[derive(Clone, Copy)]
pub(crate) struct Head(u32);

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

pub(crate) struct Values {
    arena: Vec<u32>,
    /// The nodes by what they are.
    table: Table,
    /// How deeply values may nest; printing and resolving recurse over them.
    max_depth: u32,
    /// A bit for each name that is one of a parameter.
    params: Vec<u64>,
    /// Set when a value nested too deeply, or too large, was asked for; it was replaced by `?`.
    pub(crate) excessive: bool,
}

const KIND_BITS: u32 = 5;
const OP_BITS: u32 = 8;
const KIND: u32 = FLAG_BITS;
const OP: u32 = KIND + KIND_BITS;
const DEPTH: u32 = OP + OP_BITS;
/// What of word 0 makes a node different from others: kind and operator.
const KEY: u32 = (1 << DEPTH) - (1 << KIND);
/// Words before the operands or the type.
const HEAD: usize = 2;

/// The kinds of nodes.
const NOTHING: u32 = 0;
const LARGE: u32 = 1;
const BITS: u32 = 2;
const DAG: u32 = 3;
const INST: u32 = 4;
const VAR_BIT: u32 = 5;
const IS_A: u32 = 6;
const EXISTS: u32 = 7;
const LIST: u32 = 8;
const VAR: u32 = 9;
const FIELD_OF: u32 = 10;
const UN: u32 = 11;
const BIN: u32 = 12;
const TERN: u32 = 13;
const COND: u32 = 14;
const FOLD: u32 = 15;
const INSTANCES: u32 = 16;

/// A word that says "not known".
const UNKNOWN: u32 = u32::MAX;

/// What the table can hold; also bounds memory between two looks at the budget.
const MAX_WORDS: usize = MAX_HANDLE as usize;

const ELEM: u32 = 253;
const SLICE: u32 = 254;
const RANGE_CLOSED: u32 = 255;

/// A number for each operator.
fn op_number(op: Op) -> u32 {
    match op {
        Op::Bang(bang) => bang as u32,
        Op::Elem => ELEM,
        Op::Slice => SLICE,
        Op::RangeClosed => RANGE_CLOSED,
    }
}

/// The operator of each number.
const OPS: [Op; 256] = {
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

/// The type of immediate values by their tag; that of records is with the record.
const IMMEDIATE_TYPES: [TypeId; 8] = {
    let mut all = [types::STRING; 8];
    (all[INT as usize], all[BIT as usize]) = (types::INT, types::BIT);
    all
};

fn kind_of(head: u32) -> u32 {
    head >> KIND & ((1 << KIND_BITS) - 1)
}

const fn hash_step(h: u64, w: u32) -> u64 {
    (h.rotate_left(5) ^ w as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// The hash of a node from its key and what follows the head, in one piece or two.
#[inline(always)]
fn hash_of(key: u32, first: &[u32], rest: &[u32]) -> u32 {
    let h = first.iter().fold(hash_step(0, key), |h, &w| hash_step(h, w));
    let h = rest.iter().fold(h, |h, &w| hash_step(h, w));
    // The low bits of a product depend on the low bits of its factors only.
    (h >> 32) as u32
}

/// How many words make a node different from others, of the words from this node on.
fn end_of_key(n: &[u32]) -> usize {
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

impl Values {
    pub(crate) fn new(max_depth: u32) -> Self {
        // Room for most inputs; what is not used is never touched.
        let arena = Vec::with_capacity(1 << 18);
        let mut me = Values { arena, table: Table::new(13), max_depth, params: Vec::new(), excessive: false };
        // The place 0 is that of `?`, which is in no table.
        me.arena.extend_from_slice(&[NOTHING << KIND | INCOMPLETE as u32, 1]);
        me
    }

    /// What the value is.
    #[inline(never)]
    pub(crate) fn node(&self, v: ValId) -> Node {
        self.node_here(v)
    }

    /// The same, for where evaluation spends its time.
    #[inline(always)]
    pub(crate) fn node_here(&self, v: ValId) -> Node {
        match v.tag() {
            0 => self.stored_node(v),
            ANON => Node::Anon(v.payload()),
            INT => Node::Int(v.small_int()),
            DEF => Node::Def(RecId(v.payload())),
            BIT => Node::Bit(v.payload() != 0),
            tag => Node::Str(Sym(v.payload()), tag == CODE),
        }
    }

    /// What a value is that is not immediate.
    #[inline(always)]
    pub(crate) fn stored_node(&self, v: ValId) -> Node {
        let n = &self.arena[v.0 as usize..];
        let op = || OPS[(n[0] >> OP) as u8 as usize];
        let words = |from: u32, len: u32| Words { start: v.0 + from, len };
        let ty = || TypeId(n[2]);
        match kind_of(n[0]) {
            LARGE => Node::Int((n[2] as u64 | (n[3] as u64) << 32) as i64),
            BITS => Node::Bits(words(3, n[2])),
            DAG => Node::Dag(words(3, n[2])),
            INST => Node::Inst(RecId(n[2]), words(4, n[3])),
            VAR_BIT => Node::VarBit(ValId(n[2]), n[3]),
            IS_A => Node::IsA(TypeId(n[2]), ValId(n[3])),
            EXISTS => Node::Exists(TypeId(n[2]), ValId(n[3])),
            LIST => Node::List(ty(), words(4, n[3])),
            VAR => Node::Var(Sym(n[3]), ty()),
            FIELD_OF => Node::Field(ValId(n[3]), Sym(n[4]), ty()),
            UN => Node::Un(op(), ValId(n[3]), ty()),
            BIN => Node::Bin(op(), ValId(n[3]), ValId(n[4]), ty()),
            TERN => Node::Tern(op(), ty(), words(3, 3)),
            COND => Node::Cond(ty(), words(4, n[3])),
            FOLD => Node::Fold(ty(), words(3, 5)),
            INSTANCES => Node::Instances(ty(), TypeId(n[3]), ValId(n[4])),
            _ => Node::Unset,
        }
    }

    /// The handle of `node`, whose words (if it has any) are `words`.
    #[inline]
    pub(crate) fn intern(&mut self, node: Node, words: &[u32]) -> ValId {
        match node {
            Node::Unset => UNSET,
            Node::Bit(b) => ValId::of_bit(b),
            Node::Def(r) => ValId::of_def(r),
            Node::Str(s, false) => self.str(s),
            Node::Str(s, true) => self.small(CODE, s.0),
            Node::Anon(n) => self.small(ANON, n),
            Node::Int(n) => self.int(n),
            _ => self.intern_node(node, words),
        }
    }

    /// The same for what is not immediate.
    fn intern_node(&mut self, node: Node, words: &[u32]) -> ValId {
        let count = words.len() as u32;
        let kind_op = |kind: u32, op: Op| kind | op_number(op) << KIND_BITS;
        match node {
            Node::Unset | Node::Bit(_) | Node::Def(_) | Node::Str(..) | Node::Anon(_) => UNSET,
            Node::Int(n) => self.keep(LARGE, [n as u32, (n >> 32) as u32], &[], Facts::NONE),
            Node::Bits(_) => self.keep(BITS, [count], words, self.of_all(words)),
            Node::Dag(_) => self.keep(DAG, [count], words, self.of_pairs(words).complete()),
            Node::Inst(c, _) => self.keep(INST, [c.0, count], words, self.of_pairs(words).expression(0)),
            Node::VarBit(v, i) => self.keep(VAR_BIT, [v.0, i], &[], self.of_one(v).expression(0)),
            Node::IsA(t, v) => self.keep(IS_A, [t.0, v.0], &[], self.of_one(v).expression(INCOMPLETE)),
            Node::Exists(t, v) => {
                self.keep(EXISTS, [t.0, v.0], &[], self.of_one(v).expression(INCOMPLETE | FINAL))
            }
            Node::List(t, _) => self.keep(LIST, [t.0, count], words, self.of_all(words)),
            Node::Var(s, t) => self.keep(VAR, [t.0, s.0], &[], self.of_variable(s)),
            Node::Field(v, s, t) => {
                self.keep(FIELD_OF, [t.0, v.0, s.0], &[], self.of_one(v).expression(FIELD))
            }
            Node::Un(op, v, t) => {
                let own = if op == Op::Bang(Bang::Cast) { FINAL } else { 0 };
                self.keep(kind_op(UN, op), [t.0, v.0], &[], self.of_one(v).expression(own))
            }
            Node::Bin(op, x, y, t) => {
                self.keep(kind_op(BIN, op), [t.0, x.0, y.0], &[], self.of_binary(op, x, y))
            }
            Node::Tern(op, t, _) => self.keep(kind_op(TERN, op), [t.0], words, self.of_ternary(op, words)),
            // Concrete if all of it is, even if no condition could be decided.
            Node::Cond(t, _) => self.keep(COND, [t.0, count], words, self.of_all(words)),
            Node::Fold(t, _) => self.keep(FOLD, [t.0], words, self.of_fold(words)),
            Node::Instances(l, t, v) => {
                let facts = self.of_one(v).expression(INCOMPLETE | FINAL);
                self.keep(INSTANCES, [l.0, t.0, v.0], &[], facts)
            }
        }
    }

    /// The handle of the node that consists of these: kind and operator, the words that all nodes of the kind have, the
    /// words that come behind them, and the facts.
    fn keep<const N: usize>(&mut self, kind_op: u32, first: [u32; N], rest: &[u32], facts: Facts) -> ValId {
        let key = kind_op << KIND;
        let hash = hash_of(key, &first, rest);
        let same = |at: u32| {
            let old = &self.arena[at as usize..];
            old[0] & KEY == key
                && old[HEAD..HEAD + N] == first
                && (rest.is_empty() || old[HEAD + N..][..rest.len()].iter().eq(rest))
        };
        let free = match self.table.find(hash, same) {
            Ok(found) => return ValId(found),
            Err(free) => free,
        };
        let at = self.arena.len();
        let end = at + HEAD + N + rest.len();
        if facts.depth > self.max_depth || facts.size > MAX_VALUE_SIZE || end > MAX_WORDS {
            self.excessive = true;
            return UNSET;
        }
        let mut head = [0; HEAD + 3];
        head[..HEAD].copy_from_slice(&[facts.flags as u32 | key | facts.depth << DEPTH, facts.size]);
        head[HEAD..HEAD + N].copy_from_slice(&first);
        self.arena.extend_from_slice(&head[..HEAD + N]);
        if !rest.is_empty() {
            self.arena.extend_from_slice(rest);
        }
        if kind_op == INST {
            self.arena.extend_from_slice(&[UNKNOWN; 2]);
        }
        let arena = &self.arena;
        self.table.insert(free, hash, at as u32, |at| {
            let n = &arena[at as usize..];
            hash_of(n[0] & KEY, &n[HEAD..end_of_key(n)], &[])
        });
        ValId(at as u32)
    }

    /// From now on, variables of this name are parameters of a class or multiclass; there is none yet.
    pub(crate) fn add_param(&mut self, name: Sym) {
        let word = name.0 as usize / 64;
        if word >= self.params.len() {
            self.params.resize(word + 1, 0);
        }
        self.params[word] |= 1 << (name.0 % 64);
    }

    pub(super) fn is_param(&self, name: Sym) -> bool {
        self.params.get(name.0 as usize / 64).is_some_and(|word| word >> (name.0 % 64) & 1 != 0)
    }

    /// Words that all nodes take together.
    pub(crate) fn len(&self) -> usize {
        self.arena.len()
    }

    #[inline]
    pub(crate) fn flags(&self, v: ValId) -> u8 {
        match v.is_immediate() {
            true => v.immediate_flags(),
            false => self.arena[v.0 as usize] as u8 & ((1 << FLAG_BITS) - 1),
        }
    }

    #[inline]
    pub(crate) fn has(&self, v: ValId, flag: u8) -> bool {
        self.flags(v) & flag != 0
    }

    /// What the value's node says of itself.
    #[inline]
    pub(super) fn facts_of(&self, v: ValId) -> Facts {
        if v.is_immediate() {
            return Facts { flags: v.immediate_flags(), ..Facts::NONE };
        }
        let [head, size] = [0, 1].map(|i| self.arena[v.0 as usize + i]);
        Facts { flags: head as u8 & ((1 << FLAG_BITS) - 1), depth: head >> DEPTH, size }
    }

    /// The type of a value that says it itself, in its handle or node; `None` of all others.
    #[inline]
    pub(crate) fn written_type(&self, v: ValId) -> Option<TypeId> {
        match v.tag() {
            0 => {
                let n = &self.arena[v.0 as usize..];
                (kind_of(n[0]) >= LIST).then(|| TypeId(n[2]))
            }
            DEF => None,
            tag => Some(IMMEDIATE_TYPES[tag as usize % 8]),
        }
    }

    /// The type and the elements of a list.
    #[inline]
    pub(crate) fn as_list(&self, v: ValId) -> Option<(TypeId, Words)> {
        let n = self.stored(v, LIST)?;
        Some((TypeId(n[2]), Words { start: v.0 + 4, len: n[3] }))
    }

    /// The bits of bits.
    #[inline]
    pub(crate) fn as_bits(&self, v: ValId) -> Option<Words> {
        let n = self.stored(v, BITS)?;
        Some(Words { start: v.0 + 3, len: n[2] })
    }

    /// The text of a string or code block, and whether it is the latter.
    #[inline]
    pub(crate) fn as_str(&self, v: ValId) -> Option<(Sym, bool)> {
        v.as_str()
    }

    /// What the first word of a value's node says.
    #[inline]
    pub(crate) fn head(&self, v: ValId) -> Head {
        // Handles that are values are behind the end.
        match self.arena.get(v.0 as usize) {
            Some(&word) => Head(word),
            None => Head(v.immediate_flags() as u32),
        }
    }

    /// The name of a variable.
    #[inline]
    pub(crate) fn as_var(&self, v: ValId) -> Option<Sym> {
        self.stored(v, VAR).map(|n| Sym(n[3]))
    }

    /// The number that is a node of its own, or that bits mean.
    pub(crate) fn stored_int(&self, v: ValId) -> Option<i64> {
        match self.node(v) {
            Node::Int(n) => Some(n),
            Node::Bits(w) => {
                let mut n = 0;
                for (i, &b) in self.words(w).iter().enumerate() {
                    let b = ValId(b).as_bit()?;
                    n |= if i < 64 { (b as i64) << i } else { 0 };
                }
                Some(n)
            }
            _ => None,
        }
    }

    /// The operands of a binary operator.
    #[inline]
    pub(crate) fn as_binary(&self, v: ValId, op: Op) -> Option<(ValId, ValId)> {
        let n = self.stored(v, BIN)?;
        ((n[0] >> OP) as u8 as u32 == op_number(op)).then(|| (ValId(n[3]), ValId(n[4])))
    }

    /// The words from this node on if it is of the given kind.
    #[inline]
    fn stored(&self, v: ValId, kind: u32) -> Option<&[u32]> {
        if v.is_immediate() {
            return None;
        }
        let n = &self.arena[v.0 as usize..];
        (kind_of(n[0]) == kind).then_some(n)
    }

    #[inline]
    pub(crate) fn words(&self, w: Words) -> &[u32] {
        &self.arena[w.start as usize..(w.start + w.len) as usize]
    }

    /// The `i`th word as a value.
    #[inline]
    pub(crate) fn at(&self, w: Words, i: u32) -> ValId {
        ValId(self.arena[(w.start + i) as usize])
    }

    /// The record made for a class instance with these words.
    pub(crate) fn made(&self, w: Words) -> Option<RecId> {
        Some(self.arena[(w.start + w.len) as usize]).filter(|&r| r != UNKNOWN).map(RecId)
    }

    pub(crate) fn set_made(&mut self, w: Words, rec: RecId) {
        self.arena[(w.start + w.len) as usize] = rec.0;
    }

    /// Where a class instance with these words was first mentioned.
    pub(crate) fn mention(&self, w: Words) -> Option<Loc> {
        Some(self.arena[(w.start + w.len) as usize + 1]).filter(|&l| l != UNKNOWN).map(Loc)
    }

    pub(crate) fn set_mention(&mut self, w: Words, loc: Loc) {
        self.arena[(w.start + w.len) as usize + 1] = loc.0;
    }

    #[inline]
    pub(crate) fn int(&mut self, n: i64) -> ValId {
        match ValId::fits(n) {
            true => ValId::of_small_int(n),
            false => self.intern_node(Node::Int(n), &[]),
        }
    }

    pub(crate) fn bit(&self, b: bool) -> ValId {
        ValId::of_bit(b)
    }

    #[inline]
    pub(crate) fn str(&mut self, s: Sym) -> ValId {
        self.small(TEXT, s.0)
    }

    /// An immediate value, if its number fits into the handle.
    #[inline]
    fn small(&mut self, tag: u32, payload: u32) -> ValId {
        if payload >> PAYLOAD_BITS != 0 {
            self.excessive = true;
            return UNSET;
        }
        ValId::immediate(tag, payload)
    }

    pub(crate) fn bits(&mut self, bits: &[ValId]) -> ValId {
        let words: Vec<u32> = bits.iter().map(|v| v.0).collect();
        self.intern(Node::Bits(WORDS), &words)
    }

    /// A list whose type (not element type) is `ty`.
    pub(crate) fn list(&mut self, ty: TypeId, elems: &[ValId]) -> ValId {
        let words: Vec<u32> = elems.iter().map(|v| v.0).collect();
        self.intern(Node::List(ty, WORDS), &words)
    }

    pub(crate) fn elems(&self, w: Words) -> Vec<ValId> {
        self.words(w).iter().map(|&x| ValId(x)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Limits;

    /// One node of each kind with the words it is given; `x` and `y` are values, `t` and `u` types.
    fn examples(x: ValId, y: ValId) -> Vec<(Node, Vec<u32>)> {
        let (s, t, u) = (Sym(70_000), TypeId(8), TypeId(9));
        let op = |bang| Op::Bang(bang);
        vec![
            (Node::Unset, vec![]),
            (Node::Bit(false), vec![]),
            (Node::Bit(true), vec![]),
            (Node::Int(0), vec![]),
            (Node::Int(-1), vec![]),
            (Node::Int((1 << 28) - 1), vec![]),
            (Node::Int(1 << 28), vec![]),
            (Node::Int(-(1 << 28)), vec![]),
            (Node::Int(-(1 << 28) - 1), vec![]),
            (Node::Int(i64::MIN), vec![]),
            (Node::Int(i64::MAX), vec![]),
            (Node::Str(s, false), vec![]),
            (Node::Str(s, true), vec![]),
            (Node::Def(RecId(12)), vec![]),
            (Node::Anon(3), vec![]),
            (Node::Bits(WORDS), vec![]),
            (Node::Bits(WORDS), vec![x.0]),
            (Node::Bits(WORDS), vec![x.0, y.0]),
            (Node::List(t, WORDS), vec![x.0]),
            (Node::List(u, WORDS), vec![x.0]),
            (Node::List(t, WORDS), vec![x.0, y.0, x.0]),
            (Node::Dag(WORDS), vec![x.0, NO_NAME, y.0, s.0]),
            (Node::Inst(RecId(12), WORDS), vec![]),
            (Node::Inst(RecId(12), WORDS), vec![x.0, NO_NAME]),
            (Node::Inst(RecId(12), WORDS), vec![x.0, s.0, y.0, NO_NAME]),
            (Node::Var(s, t), vec![]),
            (Node::VarBit(x, 5), vec![]),
            (Node::Field(x, s, t), vec![]),
            (Node::Un(op(Bang::Xor), x, t), vec![]),
            (Node::Un(op(Bang::Add), x, t), vec![]),
            (Node::Bin(op(Bang::Add), x, y, t), vec![]),
            (Node::Bin(op(Bang::StrConcat), x, y, t), vec![]),
            (Node::Bin(Op::Elem, x, y, t), vec![]),
            (Node::Bin(Op::Slice, x, y, t), vec![]),
            (Node::Bin(Op::RangeClosed, x, y, t), vec![]),
            (Node::Tern(op(Bang::If), t, WORDS), vec![x.0, y.0, x.0]),
            (Node::Cond(t, WORDS), vec![x.0, y.0]),
            (Node::Fold(t, WORDS), vec![x.0, y.0, x.0, 4, 5]),
            (Node::IsA(t, x), vec![]),
            (Node::Exists(t, x), vec![]),
            (Node::Instances(t, u, x), vec![]),
        ]
    }

    fn words_of(node: &mut Node) -> Option<&mut Words> {
        match node {
            Node::Bits(w) | Node::List(_, w) | Node::Dag(w) | Node::Inst(_, w) => Some(w),
            Node::Tern(_, _, w) | Node::Cond(_, w) | Node::Fold(_, w) => Some(w),
            _ => None,
        }
    }

    /// What is read is what was written, equal values have equal handles and different ones have not; what is noted of
    /// an instance does not make it another.
    #[test]
    fn reads_what_was_written_once() {
        let mut vals = Values::new(Limits::DEEP.value);
        let (x, y) = (vals.intern(Node::Var(Sym(1), TypeId(0)), &[]), vals.int(9));
        let examples = examples(x, y);
        let handles: Vec<ValId> = examples.iter().map(|(node, words)| vals.intern(*node, words)).collect();
        for &v in &handles {
            if let Node::Inst(_, w) = vals.node(v) {
                assert_eq!((vals.made(w), vals.mention(w)), (None, None));
                vals.set_made(w, RecId(77));
                vals.set_mention(w, Loc(78));
            }
        }
        // In the order in which they were written, each ends where the next one begins.
        let mut end = 2;
        for v in [x].iter().chain(&handles).filter(|v| !v.is_immediate() && **v != UNSET) {
            assert_eq!(v.0, end);
            let noted = if let Node::Inst(..) = vals.node(*v) { 2 } else { 0 };
            end += (end_of_key(&vals.arena[v.0 as usize..]) + noted) as u32;
        }
        let size = vals.len();
        assert_eq!(end as usize, size);
        for (i, (node, words)) in examples.iter().enumerate() {
            let v = vals.intern(*node, words);
            assert_eq!(v, handles[i], "{node:?}");
            assert!(!handles[..i].contains(&v), "{node:?}");
            let mut read = vals.node(v);
            if let Some(w) = words_of(&mut read) {
                assert_eq!(vals.words(*w), &words[..]);
                *w = WORDS;
            }
            assert_eq!(read, *node);
            if let Node::Inst(_, w) = vals.node(v) {
                assert_eq!((vals.made(w), vals.mention(w)), (Some(RecId(77)), Some(Loc(78))));
            }
        }
        assert_eq!(vals.len(), size);
        assert!(!vals.excessive);
    }

    /// The views of a kind see all values of it and no others, and a written type is the one of the node.
    #[test]
    fn views_agree_with_nodes() {
        let mut vals = Values::new(Limits::DEEP.value);
        let (x, y) = (vals.intern(Node::Var(Sym(1), TypeId(0)), &[]), vals.int(9));
        for (node, words) in examples(x, y) {
            let v = vals.intern(node, &words);
            let node = vals.node(v);
            assert_eq!(
                vals.as_list(v).map(|(t, w)| Node::List(t, w)),
                matches!(node, Node::List(..)).then_some(node)
            );
            assert_eq!(vals.as_bits(v).map(Node::Bits), matches!(node, Node::Bits(_)).then_some(node));
            assert_eq!(
                vals.as_str(v).map(|(s, c)| Node::Str(s, c)),
                matches!(node, Node::Str(..)).then_some(node)
            );
            assert_eq!(v.as_def().map(Node::Def), matches!(node, Node::Def(_)).then_some(node));
            assert_eq!(v.as_bit().map(Node::Bit), matches!(node, Node::Bit(_)).then_some(node));
            let ty = match node {
                Node::List(t, _) | Node::Var(_, t) | Node::Field(_, _, t) | Node::Un(_, _, t) => Some(t),
                Node::Bin(_, _, _, t) | Node::Tern(_, t, _) | Node::Cond(t, _) | Node::Fold(t, _) => Some(t),
                Node::Instances(t, ..) => Some(t),
                Node::Bit(_) => Some(types::BIT),
                Node::Int(_) => Some(types::INT).filter(|_| v.is_immediate()),
                Node::Str(..) | Node::Anon(_) => Some(types::STRING),
                _ => None,
            };
            assert_eq!(vals.as_var(v), if let Node::Var(s, _) = node { Some(s) } else { None });
            assert_eq!(vals.head(v).is_var(), matches!(node, Node::Var(..)), "{node:?}");
            assert_eq!(vals.head(v).flags(), vals.flags(v), "{node:?}");
            assert_eq!(vals.written_type(v), ty, "{node:?}");
        }
    }

    /// What nests too deeply or is too large becomes `?`, and is remembered.
    #[test]
    fn excess_is_noticed() {
        let mut vals = Values::new(Limits::DEEP.value);
        let mut v = vals.int(1);
        for depth in 0..Limits::DEEP.value {
            assert!(!vals.excessive, "{depth}");
            v = vals.list(TypeId(5), &[v]);
        }
        assert!(!vals.excessive && v != UNSET);
        assert_eq!(vals.list(TypeId(5), &[v]), UNSET);
        assert!(vals.excessive);
        vals.excessive = false;
        let mut v = vals.int(1);
        for _ in 0..24 {
            v = vals.list(TypeId(5), &[v, v]);
        }
        assert!(!vals.excessive);
        assert_eq!(vals.list(TypeId(5), &[v, v]), UNSET);
        assert!(vals.excessive);
    }
}
