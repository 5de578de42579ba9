//! The arena of nodes, each there once: a node is looked up by its key before it is written.

use super::words::*;
use super::*;
use crate::room;
use crate::source::Loc;
use crate::table::{MAX_HANDLE, Table};
use crate::types;

/// What the table can hold; also bounds memory between two looks at the budget.
const MAX_WORDS: usize = MAX_HANDLE as usize;

/// The type of immediate values by their tag; that of records is with the record.
const IMMEDIATE_TYPES: [TypeId; 8] = {
    let mut all = [types::STRING; 8];
    (all[INT as usize], all[BIT as usize]) = (types::INT, types::BIT);
    all
};

pub(crate) struct Values {
    pub(super) arena: Vec<u32>,
    /// The nodes by what they are.
    table: Table,
    /// How deeply values may nest; printing and resolving recurse over them.
    max_depth: u32,
    /// Set when a value nested too deeply, or too large, was asked for; it was replaced by `?`.
    pub(crate) excessive: bool,
}

impl Values {
    pub(crate) fn new(max_depth: u32) -> Self {
        let arena = room::vector();
        let mut me = Values { arena, table: Table::new(13), max_depth, excessive: false };
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
            Node::Var(s, t) => self.keep(VAR, [t.0, s.0], &[], Facts::of_variable(s)),
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
