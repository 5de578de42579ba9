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
        let arena = room::large();
        let mut me = Values { arena, table: Table::new(11), max_depth, excessive: false };
        // The place 0 is that of `?`, which is in no table.
        me.arena.extend_from_slice(&[NOTHING << CODE_AT | INCOMPLETE, 1]);
        me
    }

    /// About how many bytes of memory they take.
    pub(crate) fn memory(&self) -> usize {
        size_of_val(&*self.arena) + self.table.memory()
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
        let (kind, op) = NODES[code_of(n[0]) as usize];
        let words = |from: u32, len: u32| Words { start: v.0 + from, len };
        let ty = || TypeId(n[2]);
        match kind as u32 {
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
            COND => Node::Cond(ty(), words(4, n[3])),
            CONCAT => Node::Concat(words(4, n[3])),
            FOLD => Node::Fold(ty(), words(3, 5)),
            INSTANCES => Node::Instances(ty(), TypeId(n[3]), ValId(n[4])),
            UN => Node::Un(op, ValId(n[3]), ty()),
            BIN => Node::Bin(op, ValId(n[3]), ValId(n[4]), ty()),
            TERN => Node::Tern(op, ty(), words(3, 3)),
            _ => Node::Unset,
        }
    }

    /// The handle of `node`, whose words (if it has any) are `words`. Callers mostly know the kind of node:
    /// of this, they take that kind's line.
    #[inline(always)]
    pub(crate) fn intern(&mut self, node: Node, words: &[u32]) -> ValId {
        let count = words.len() as u32;
        match node {
            Node::Unset => UNSET,
            Node::Bit(b) => ValId::of_bit(b),
            Node::Def(r) => ValId::of_def(r),
            Node::Str(s, false) => self.str(s),
            Node::Str(s, true) => self.small(CODE, s.0),
            Node::Anon(n) => self.small(ANON, n),
            Node::Int(n) => self.int(n),
            Node::Bits(_) => self.intern_all(BITS, [count], words),
            Node::Dag(_) => self.intern_dag(words),
            Node::Inst(c, _) => self.intern_instance(c, words),
            Node::VarBit(v, i) => self.intern_expression(VAR_BIT, [v.0, i], v, 0),
            Node::IsA(t, v) => self.intern_expression(IS_A, [t.0, v.0], v, INCOMPLETE),
            Node::Exists(t, v) => self.intern_expression(EXISTS, [t.0, v.0], v, INCOMPLETE | FINAL),
            Node::List(t, _) => self.intern_all(LIST, [t.0, count], words),
            Node::Var(s, t) => self.intern_var(s, t),
            Node::Field(v, s, t) => self.intern_expression(FIELD_OF, [t.0, v.0, s.0], v, FIELD),
            // Concrete if all of it is, even if no condition could be decided.
            Node::Cond(t, _) => self.intern_all(COND, [t.0, count], words),
            Node::Concat(_) => self.intern_concat(words),
            Node::Fold(t, _) => self.intern_fold(t, words),
            Node::Instances(l, t, v) => {
                self.intern_expression(INSTANCES, [l.0, t.0, v.0], v, INCOMPLETE | FINAL)
            }
            Node::Un(op, v, t) => {
                let own = if op == Op::Bang(Bang::Cast) { FINAL } else { 0 };
                self.intern_expression(code_of_op(op), [t.0, v.0], v, own)
            }
            Node::Bin(op, x, y, t) => self.intern_binary(op, x, y, t),
            Node::Tern(op, t, _) => self.intern_ternary(op, t, words),
        }
    }

    /// A parameter of the `n`th class or multiclass as a variable. It is asked for only once.
    pub(crate) fn param(&mut self, name: Sym, ty: TypeId, n: u32) -> ValId {
        let facts = Facts::NONE.and(VARS | ABSTRACT | param_flag(n));
        self.add(VAR, [ty.0, name.0], &[], facts).unwrap_or(UNSET)
    }

    #[inline(never)]
    fn intern_var(&mut self, name: Sym, ty: TypeId) -> ValId {
        self.intern_node(VAR, [ty.0, name.0], &[], |_| Facts::NONE.and(VARS | ABSTRACT))
    }

    #[inline(never)]
    fn intern_large(&mut self, n: i64) -> ValId {
        self.intern_node(LARGE, [n as u32, (n >> 32) as u32], &[], |_| Facts::NONE)
    }

    /// An expression made of one value, with flags of its own.
    #[inline(never)]
    fn intern_expression<const N: usize>(
        &mut self,
        code: u32,
        words: [u32; N],
        of: ValId,
        own: Flags,
    ) -> ValId {
        self.intern_node(code, words, &[], |me| me.of_one(of).expression(own))
    }

    #[inline(never)]
    fn intern_binary(&mut self, op: Op, x: ValId, y: ValId, ty: TypeId) -> ValId {
        self.intern_node(code_of_op(op), [ty.0, x.0, y.0], &[], |me| me.of_binary(op, x, y))
    }

    /// What is nothing but its parts.
    #[inline(never)]
    fn intern_all<const N: usize>(&mut self, code: u32, first: [u32; N], parts: &[u32]) -> ValId {
        self.intern_node(code, first, parts, |me| me.of_all(parts))
    }

    #[inline(never)]
    fn intern_dag(&mut self, pairs: &[u32]) -> ValId {
        self.intern_node(DAG, [pairs.len() as u32], pairs, |me| me.of_pairs(pairs).complete())
    }

    #[inline(never)]
    fn intern_instance(&mut self, class: RecId, args: &[u32]) -> ValId {
        self.intern_node(INST, [class.0, args.len() as u32], args, |me| me.of_pairs(args).expression(0))
    }

    #[inline(never)]
    fn intern_concat(&mut self, parts: &[u32]) -> ValId {
        let first = [types::STRING.0, parts.len() as u32];
        self.intern_node(CONCAT, first, parts, |me| me.of_concat(parts))
    }

    #[inline(never)]
    fn intern_ternary(&mut self, op: Op, ty: TypeId, operands: &[u32]) -> ValId {
        self.intern_node(code_of_op(op), [ty.0], operands, |me| me.of_ternary(op, operands))
    }

    #[inline(never)]
    fn intern_fold(&mut self, ty: TypeId, operands: &[u32]) -> ValId {
        self.intern_node(FOLD, [ty.0], operands, |me| me.of_fold(operands))
    }

    /// The handle of the node that consists of these: its code, the words that all nodes with the code
    /// have, and the words that come behind them. Its facts are asked for if it is new.
    #[inline(always)]
    fn intern_node<const N: usize>(
        &mut self,
        code: u32,
        first: [u32; N],
        rest: &[u32],
        facts: impl FnOnce(&Self) -> Facts,
    ) -> ValId {
        let key = code << CODE_AT;
        let hash = hash_of(self.table.seed(), key, first, rest);
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
        let facts = facts(self);
        let Some(new) = self.add(code, first, rest, facts) else { return UNSET };
        self.table.insert(free, hash, new.0, hashes(&self.arena));
        new
    }

    /// A new node; `None` if it is too much.
    #[inline(always)]
    fn add<const N: usize>(
        &mut self,
        code: u32,
        first: [u32; N],
        rest: &[u32],
        facts: Facts,
    ) -> Option<ValId> {
        let at = self.arena.len();
        let end = at + HEAD + N + rest.len();
        if facts.depth > self.max_depth || facts.size > MAX_VALUE_SIZE || end > MAX_WORDS {
            self.excessive = true;
            return None;
        }
        let high = facts.depth >> LOW_DEPTH_BITS << SIZE_BITS;
        self.arena
            .extend_from_slice(&[facts.flags | code << CODE_AT | facts.depth << DEPTH, facts.size | high]);
        self.arena.extend_from_slice(&first);
        if !rest.is_empty() {
            self.arena.extend_from_slice(rest);
        }
        if code == INST {
            self.arena.extend_from_slice(&[UNKNOWN; 2]);
        }
        Some(ValId(at as u32))
    }

    /// Words that all nodes take together.
    pub(crate) fn len(&self) -> usize {
        self.arena.len()
    }

    #[inline]
    pub(crate) fn flags(&self, v: ValId) -> Flags {
        self.head(v).flags()
    }

    #[inline]
    pub(crate) fn has(&self, v: ValId, flag: Flags) -> bool {
        self.flags(v) & flag != 0
    }

    /// What the value's node says of itself.
    #[inline]
    pub(super) fn facts_of(&self, v: ValId) -> Facts {
        match self.arena.get(v.0 as usize..).and_then(|n| n.first_chunk()) {
            Some(&[head, size]) => Facts {
                flags: Head(head).flags(),
                depth: head >> DEPTH | size >> SIZE_BITS << LOW_DEPTH_BITS,
                size: size & ((1 << SIZE_BITS) - 1),
            },
            None => Facts { flags: v.immediate_flags(), ..Facts::NONE },
        }
    }

    /// How large the value is when it is printed.
    pub(crate) fn size(&self, v: ValId) -> u32 {
        self.facts_of(v).size
    }

    /// How deeply the value nests.
    pub(crate) fn depth(&self, v: ValId) -> u32 {
        self.facts_of(v).depth
    }

    /// The type of a value that says it itself, in its handle or node; `None` of all others.
    #[inline]
    pub(crate) fn written_type(&self, v: ValId) -> Option<TypeId> {
        match v.tag() {
            0 => {
                let n = &self.arena[v.0 as usize..];
                (code_of(n[0]) >= LIST).then(|| TypeId(n[2]))
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

    /// The class and the arguments of a class instance.
    #[inline]
    pub(crate) fn as_inst(&self, v: ValId) -> Option<(RecId, Words)> {
        let n = self.stored(v, INST)?;
        Some((RecId(n[2]), Words { start: v.0 + 4, len: n[3] }))
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
            None => Head(v.immediate_flags()),
        }
    }

    /// The name of a variable.
    #[inline]
    pub(crate) fn as_var(&self, v: ValId) -> Option<Sym> {
        self.stored(v, VAR).map(|n| Sym(n[3]))
    }

    /// The number that is a node of its own, or that bits mean.
    pub(crate) fn stored_int(&self, v: ValId) -> Option<i64> {
        if let Some(w) = self.as_bits(v) {
            let mut n = 0;
            for (i, &b) in self.words(w).iter().enumerate() {
                let b = ValId(b).as_bit()?;
                n |= if i < 64 { (b as i64) << i } else { 0 };
            }
            return Some(n);
        }
        self.stored(v, LARGE).map(|n| (n[2] as u64 | (n[3] as u64) << 32) as i64)
    }

    /// The parts of text that is pasted.
    #[inline]
    pub(crate) fn as_concat(&self, v: ValId) -> Option<Words> {
        self.stored(v, CONCAT).map(|n| Words { start: v.0 + 4, len: n[3] })
    }

    /// The words from this node on if it has the given code.
    #[inline]
    fn stored(&self, v: ValId, code: u32) -> Option<&[u32]> {
        if v.is_immediate() {
            return None;
        }
        let n = &self.arena[v.0 as usize..];
        (code_of(n[0]) == code).then_some(n)
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
    pub(crate) fn instantiated(&self, w: Words) -> Option<RecId> {
        Some(self.arena[(w.start + w.len) as usize]).filter(|&r| r != UNKNOWN).map(RecId)
    }

    pub(crate) fn set_instantiated(&mut self, w: Words, rec: RecId) {
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
            false => self.intern_large(n),
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

/// The hashes of nodes by their places.
fn hashes(arena: &[u32]) -> impl Fn(u64, u32) -> u32 + '_ {
    |seed, at| {
        let n = &arena[at as usize..];
        hash_of(seed, n[0] & KEY, [], &n[HEAD..end_of_key(n)])
    }
}
