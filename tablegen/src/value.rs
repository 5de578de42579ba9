//! Values: immutable expression nodes, hash-consed in one arena, so that equal values have equal handles and "did
//! resolving change anything" is a comparison of two integers. Each node carries flags that say whether resolving can
//! change it at all; most nodes of a finished record can be skipped on that account.

use crate::intern::Sym;
use crate::lexer::Bang;
use crate::record::RecId;
use crate::types::TypeId;
use hashbrown::HashTable;

/// Handle of a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub(crate) struct ValId(pub(crate) u32);

/// A run of words in the pool. Compared by length only: the table compares the words themselves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words {
    start: u32,
    pub(crate) len: u32,
}

impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        self.len == other.len
    }
}
impl Eq for Words {}

/// No words: to be filled in by [`Values::intern`].
pub(crate) const WORDS: Words = Words { start: 0, len: 0 };

/// Stands for "no name" where a pool word holds a `Sym`.
pub(crate) const NO_NAME: u32 = u32::MAX;

/// Operators that are not spelled with `!`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Op {
    Bang(Bang),
    /// `list[i]`
    Elem,
    /// `list[i, j...k]`
    Slice,
    /// `a...b`
    RangeClosed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Node {
    Unset,
    Bit(bool),
    Int(i64),
    /// Text, and whether it prints as a code block.
    Str(Sym, bool),
    /// The name of an anonymous record, not final yet.
    Anon(u32),
    /// Words: the bits, least significant first.
    Bits(Words),
    /// The list's type (not the element's) and its elements.
    List(TypeId, Words),
    /// Words: the operator, its name or `NO_NAME`, then pairs of argument and name.
    Dag(Words),
    Def(RecId),
    Var(Sym, TypeId),
    VarBit(ValId, u32),
    Field(ValId, Sym, TypeId),
    /// Class, and words: pairs of argument value and name (`NO_NAME` for positional ones).
    Inst(RecId, Words),
    Un(Op, ValId, TypeId),
    Bin(Op, ValId, ValId, TypeId),
    /// Result type, and words: three operands. For `!foreach` and `!filter` the first is the variable's name as text.
    Tern(Op, TypeId, Words),
    /// Result type, and words: pairs of condition and value.
    Cond(TypeId, Words),
    /// Result type, and words: start, list, expression, the two variables (as `Sym`).
    Fold(TypeId, Words),
    /// `!isa<T>(v)`
    IsA(TypeId, ValId),
    /// `!exists<T>(name)`
    Exists(TypeId, ValId),
    /// `!instances<T>(regex)`; result type, T, regex.
    Instances(TypeId, TypeId, ValId),
}

/// What is known of a node without looking at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Meta {
    pub(crate) flags: u8,
    /// Nesting, bounded by `MAX_VALUE_DEPTH`.
    depth: u16,
    /// Number of nodes when what is shared is counted each time, as printing does; bounded by `MAX_VALUE_SIZE`.
    size: u32,
}

/// Has variables (or a provisional anonymous name) that resolving may replace.
pub(crate) const VARS: u8 = 1;
/// Is not made of constants alone.
pub(crate) const ABSTRACT: u8 = 2;
/// Has unset parts.
pub(crate) const INCOMPLETE: u8 = 4;
/// The last resolution of a record folds it again even if no variable changed.
pub(crate) const FINAL: u8 = 8;
/// A field access: whether it is concrete depends on the record.
pub(crate) const FIELD: u8 = 16;

/// Has an `!and` or `!or` that its left operand decides as soon as it is resolved, whatever the right one is.
pub(crate) const DECIDED: u8 = 32;

/// How deeply values may nest; printing and resolving recurse over them.
pub(crate) const MAX_VALUE_DEPTH: u16 = 3000;
/// How large a value may be when it is printed.
const MAX_VALUE_SIZE: u32 = 1 << 25;

pub(crate) struct Values {
    nodes: Vec<Node>,
    meta: Vec<Meta>,
    pool: Vec<u32>,
    /// Hash and handle of each node.
    table: HashTable<(u32, u32)>,
    /// The value of each text that has one (code blocks apart), by its `Sym`; else `UNSET`.
    texts: Vec<ValId>,
    /// Set when a value nested too deeply, or too large, was asked for; it was replaced by `?`.
    pub(crate) excessive: bool,
}

pub(crate) const UNSET: ValId = ValId(0);
/// The bits have the handles after that of `?`, and then come the first ints.
const FIRST_BIT: u32 = 1;
const FIRST_INT: u32 = 3;
const SMALL_INTS: i64 = 64;

/// A number for each operator.
fn op_number(op: Op) -> u64 {
    match op {
        Op::Bang(bang) => bang as u64,
        Op::Elem => 253,
        Op::Slice => 254,
        Op::RangeClosed => 255,
    }
}

fn hash_of(node: &Node, words: &[u32]) -> u32 {
    let pair = |a: u32, b: u32| (a as u64) << 32 | b as u64;
    // What a node holds, its kind in the lowest bits of the first number; nodes that are equal give equal numbers.
    let (a, b) = match *node {
        Node::Unset => (0, 0),
        Node::Bit(b) => (1, b as u64),
        Node::Int(n) => (2, n as u64),
        Node::Str(s, code) => (3, pair(code as u32, s.0)),
        Node::Anon(n) => (4, n as u64),
        Node::Bits(_) => (5, 0),
        Node::List(t, _) => (6, t.0 as u64),
        Node::Dag(_) => (7, 0),
        Node::Def(r) => (8, r.0 as u64),
        Node::Var(s, t) => (9, pair(s.0, t.0)),
        Node::VarBit(v, i) => (10, pair(v.0, i)),
        Node::Field(v, s, t) => (11 | (t.0 as u64) << 16, pair(v.0, s.0)),
        Node::Inst(c, _) => (12, c.0 as u64),
        Node::Un(op, v, t) => (13 | op_number(op) << 8, pair(v.0, t.0)),
        Node::Bin(op, x, y, t) => (14 | op_number(op) << 8 | (t.0 as u64) << 16, pair(x.0, y.0)),
        Node::Tern(op, t, _) => (15 | op_number(op) << 8, t.0 as u64),
        Node::Cond(t, _) => (16, t.0 as u64),
        Node::Fold(t, _) => (17, t.0 as u64),
        Node::IsA(t, v) => (18, pair(t.0, v.0)),
        Node::Exists(t, v) => (19, pair(t.0, v.0)),
        Node::Instances(l, t, v) => (20 | (l.0 as u64) << 16, pair(t.0, v.0)),
    };
    let mut h = mix(mix(0, a), b);
    let (pairs, last) = words.as_chunks::<2>();
    for p in pairs {
        h = mix(h, pair(p[0], p[1]));
    }
    for w in last {
        h = mix(h, *w as u64);
    }
    (h >> 32) as u32
}

/// Mixes `x` into the hash `h`, as wyhash does.
#[inline]
pub(crate) fn mix(h: u64, x: u64) -> u64 {
    let product = ((h ^ x ^ 0x2d35_8dcc_aa6c_78a5) as u128).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    product as u64 ^ (product >> 64) as u64
}

/// The table's hash from the 32 bits that are kept: it looks at the lowest and the highest bits.
pub(crate) fn spread(hash: u32) -> u64 {
    (hash as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

fn words_of(node: &Node) -> Option<Words> {
    match *node {
        Node::Bits(w)
        | Node::List(_, w)
        | Node::Dag(w)
        | Node::Inst(_, w)
        | Node::Tern(_, _, w)
        | Node::Cond(_, w)
        | Node::Fold(_, w) => Some(w),
        _ => None,
    }
}

fn words_of_mut(node: &mut Node) -> Option<&mut Words> {
    match node {
        Node::Bits(w)
        | Node::List(_, w)
        | Node::Dag(w)
        | Node::Inst(_, w)
        | Node::Tern(_, _, w)
        | Node::Cond(_, w)
        | Node::Fold(_, w) => Some(w),
        _ => None,
    }
}

impl Values {
    pub(crate) fn new() -> Self {
        let mut me = Values {
            // Room for most inputs; what is not used is never touched.
            nodes: Vec::with_capacity(1 << 16),
            meta: Vec::with_capacity(1 << 16),
            pool: Vec::with_capacity(1 << 17),
            table: HashTable::with_capacity(1 << 13),
            texts: Vec::with_capacity(1 << 14),
            excessive: false,
        };
        me.add(Node::Unset, &[]);
        me.intern(Node::Bit(false), &[]);
        me.intern(Node::Bit(true), &[]);
        for n in 0..SMALL_INTS {
            me.intern(Node::Int(n), &[]);
        }
        me
    }

    pub(crate) fn node(&self, v: ValId) -> Node {
        self.nodes[v.0 as usize]
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len() + self.pool.len() / 4
    }

    pub(crate) fn flags(&self, v: ValId) -> u8 {
        self.meta[v.0 as usize].flags
    }

    pub(crate) fn has(&self, v: ValId, flag: u8) -> bool {
        self.flags(v) & flag != 0
    }

    pub(crate) fn words(&self, w: Words) -> &[u32] {
        &self.pool[w.start as usize..(w.start + w.len) as usize]
    }

    /// The `i`th word as a value.
    pub(crate) fn at(&self, w: Words, i: u32) -> ValId {
        ValId(self.pool[(w.start + i) as usize])
    }

    /// The handle of `node`, whose words (if it has any) are `words`.
    pub(crate) fn intern(&mut self, node: Node, words: &[u32]) -> ValId {
        let mut node = node;
        if let Some(w) = words_of_mut(&mut node) {
            *w = Words { start: 0, len: words.len() as u32 };
        }
        if let Node::Str(s, false) = node {
            return self.str(s);
        }
        let h = hash_of(&node, words);
        let (nodes, pool) = (&self.nodes, &self.pool);
        let same = |&(hash, id): &(u32, u32)| {
            hash == h && {
                let other = &nodes[id as usize];
                *other == node && words_of(other).is_none_or(|w| range(pool, w) == words)
            }
        };
        if let Some(&(_, id)) = self.table.find(spread(h), same) {
            return ValId(id);
        }
        let v = self.add(node, words);
        if v != UNSET {
            self.table.insert_unique(spread(h), (h, v.0), |&(hash, _)| spread(hash));
        }
        v
    }

    /// Adds a node that is not there yet; `UNSET` if it nests too deeply or is too large.
    fn add(&mut self, node: Node, words: &[u32]) -> ValId {
        let meta = self.meta_of(&node, words);
        if meta.depth > MAX_VALUE_DEPTH || meta.size > MAX_VALUE_SIZE {
            self.excessive = true;
            return UNSET;
        }
        let mut node = node;
        if let Some(w) = words_of_mut(&mut node) {
            w.start = self.pool.len() as u32;
            self.pool.extend_from_slice(words);
        }
        self.nodes.push(node);
        self.meta.push(meta);
        ValId(self.nodes.len() as u32 - 1)
    }

    fn meta_of(&self, node: &Node, words: &[u32]) -> Meta {
        let mut flags = 0;
        let mut depth = 0;
        let mut size = 1u32;
        let mut child = |v: u32| {
            let m = self.meta[v as usize];
            flags |= m.flags;
            depth = depth.max(m.depth + 1);
            size = size.saturating_add(m.size);
        };
        let own = match *node {
            Node::Unset => INCOMPLETE,
            Node::Bit(_) | Node::Int(_) | Node::Str(..) | Node::Def(_) => 0,
            Node::Anon(_) => VARS,
            Node::Var(..) => VARS | ABSTRACT,
            Node::Bits(_) | Node::List(..) => {
                words.iter().copied().for_each(&mut child);
                0
            }
            Node::Dag(_) => {
                words.iter().step_by(2).copied().for_each(&mut child);
                flags &= !INCOMPLETE;
                0
            }
            Node::Inst(..) => {
                words.iter().step_by(2).copied().for_each(&mut child);
                ABSTRACT
            }
            Node::VarBit(v, _) => {
                child(v.0);
                ABSTRACT
            }
            Node::IsA(_, v) => {
                child(v.0);
                ABSTRACT | INCOMPLETE
            }
            Node::Field(v, ..) => {
                child(v.0);
                ABSTRACT | FIELD
            }
            Node::Un(op, v, _) => {
                child(v.0);
                ABSTRACT | if op == Op::Bang(Bang::Cast) { FINAL } else { 0 }
            }
            Node::Exists(_, v) | Node::Instances(_, _, v) => {
                child(v.0);
                ABSTRACT | INCOMPLETE | FINAL
            }
            Node::Bin(op, a, b, _) => {
                child(a.0);
                child(b.0);
                ABSTRACT | if self.decided(op, a) { DECIDED } else { 0 }
            }
            Node::Tern(op, ..) => {
                words.iter().copied().for_each(&mut child);
                let bound = matches!(op, Op::Bang(Bang::Foreach | Bang::Filter));
                if bound && flags & VARS != 0 {
                    let free = self.has(ValId(words[1]), VARS)
                        || matches!(self.node(ValId(words[0])), Node::Str(s, _) if self.free_except(ValId(words[2]), &[s]));
                    flags &= if free { !0 } else { !VARS };
                }
                ABSTRACT
            }
            // Concrete if all of it is, even if no condition could be decided.
            Node::Cond(..) => {
                words.iter().copied().for_each(&mut child);
                0
            }
            Node::Fold(..) => {
                words[..3].iter().copied().for_each(&mut child);
                let free = self.has(ValId(words[0]), VARS)
                    || self.has(ValId(words[1]), VARS)
                    || self.free_except(ValId(words[2]), &[Sym(words[3]), Sym(words[4])]);
                flags &= if free { !0 } else { !VARS };
                ABSTRACT | INCOMPLETE
            }
        };
        // Other expressions count as complete whatever they are made of.
        if own & ABSTRACT != 0 && !matches!(node, Node::Tern(..)) {
            flags &= !INCOMPLETE;
        }
        Meta { flags: flags | own, depth, size }
    }

    /// Whether the left operand `a` of `!and` or `!or` decides the result.
    fn decided(&self, op: Op, a: ValId) -> bool {
        let all = |bit: bool| match self.node(a) {
            Node::Bit(b) => b == bit && !bit,
            Node::Int(n) => n == if bit { -1 } else { 0 },
            Node::Bits(w) => {
                self.words(w).iter().all(|&b| ValId(b) == self.bit(bit)) && (!bit || w.len >= 64)
            }
            _ => false,
        };
        match op {
            Op::Bang(Bang::And) => all(false),
            Op::Bang(Bang::Or) => all(true),
            _ => false,
        }
    }

    /// Whether resolving `v` would ask for a variable.
    pub(crate) fn is_open(&self, v: ValId) -> bool {
        self.has(v, VARS) && (!self.has(v, DECIDED) || self.free_except(v, &[]))
    }

    /// Whether `v` mentions a variable other than the bound ones, where that matters.
    fn free_except(&self, v: ValId, bound: &[Sym]) -> bool {
        let mut seen = rustc_hash::FxHashSet::default();
        self.free_walk(v, bound, &mut seen)
    }

    fn free_walk(&self, v: ValId, bound: &[Sym], seen: &mut rustc_hash::FxHashSet<ValId>) -> bool {
        if !self.has(v, VARS) {
            return false;
        }
        let node = self.node(v);
        match node {
            Node::Var(s, _) => return !bound.contains(&s),
            Node::Anon(_) => return true,
            _ => {}
        }
        if !seen.insert(v) {
            return false;
        }
        match node {
            Node::VarBit(a, _) | Node::Field(a, ..) | Node::Un(_, a, _) => self.free_walk(a, bound, seen),
            Node::IsA(_, a) | Node::Exists(_, a) | Node::Instances(_, _, a) => self.free_walk(a, bound, seen),
            Node::Bin(op, a, _, _) if self.decided(op, a) => false,
            Node::Bin(_, a, b, _) => self.free_walk(a, bound, seen) || self.free_walk(b, bound, seen),
            Node::Bits(w) | Node::List(_, w) | Node::Cond(_, w) => self.free_words(w, 1, bound, seen),
            Node::Dag(w) | Node::Inst(_, w) => self.free_words(w, 2, bound, seen),
            Node::Tern(op, _, w) => {
                if let (Op::Bang(Bang::Foreach | Bang::Filter), Node::Str(s, _)) =
                    (op, self.node(self.at(w, 0)))
                {
                    let inner: Vec<Sym> = bound.iter().copied().chain([s]).collect();
                    self.free_walk(self.at(w, 1), bound, seen) || self.free_except(self.at(w, 2), &inner)
                } else {
                    self.free_words(w, 1, bound, seen)
                }
            }
            Node::Fold(_, w) => {
                let words = self.words(w);
                let inner: Vec<Sym> = bound.iter().copied().chain([Sym(words[3]), Sym(words[4])]).collect();
                self.free_walk(ValId(words[0]), bound, seen)
                    || self.free_walk(ValId(words[1]), bound, seen)
                    || self.free_except(ValId(words[2]), &inner)
            }
            _ => false,
        }
    }

    fn free_words(
        &self,
        w: Words,
        step: usize,
        bound: &[Sym],
        seen: &mut rustc_hash::FxHashSet<ValId>,
    ) -> bool {
        self.words(w).iter().step_by(step).any(|&x| self.free_walk(ValId(x), bound, seen))
    }

    /// The values that a node is made of.
    pub(crate) fn children(&self, v: ValId) -> Vec<ValId> {
        let every = |w: Words, step: usize| self.words(w).iter().step_by(step).map(|&x| ValId(x)).collect();
        match self.node(v) {
            Node::Bits(w) | Node::List(_, w) | Node::Cond(_, w) | Node::Tern(_, _, w) => every(w, 1),
            Node::Dag(w) | Node::Inst(_, w) => every(w, 2),
            Node::Fold(_, w) => self.words(w)[..3].iter().map(|&x| ValId(x)).collect(),
            Node::VarBit(a, _) | Node::Field(a, ..) | Node::Un(_, a, _) => vec![a],
            Node::IsA(_, a) | Node::Exists(_, a) | Node::Instances(_, _, a) => vec![a],
            Node::Bin(_, a, b, _) => vec![a, b],
            _ => Vec::new(),
        }
    }

    pub(crate) fn int(&mut self, n: i64) -> ValId {
        if (0..SMALL_INTS).contains(&n) {
            return ValId(FIRST_INT + n as u32);
        }
        self.intern(Node::Int(n), &[])
    }

    pub(crate) fn bit(&self, b: bool) -> ValId {
        ValId(FIRST_BIT + b as u32)
    }

    pub(crate) fn str(&mut self, s: Sym) -> ValId {
        let i = s.0 as usize;
        if i >= self.texts.len() {
            self.texts.resize(i + 1, UNSET);
        }
        if self.texts[i] == UNSET {
            self.texts[i] = self.add(Node::Str(s, false), &[]);
        }
        self.texts[i]
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

fn range(pool: &[u32], w: Words) -> &[u32] {
    &pool[w.start as usize..(w.start + w.len) as usize]
}
