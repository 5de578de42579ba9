//! What is known of a value from what it is made of: its flags, how deeply it nests and how large it is,
//! and whether variables are left in it.

use super::*;

/// What a node says of itself in its first words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Facts {
    pub(super) flags: Flags,
    /// Nesting, bounded by `Limits::value`.
    pub(super) depth: u32,
    /// Number of nodes when what is shared is counted each time, as printing does; bounded by
    /// `MAX_VALUE_SIZE`.
    pub(super) size: u32,
}

impl Facts {
    /// Of a value that is not made of others.
    pub(super) const NONE: Facts = Facts { flags: 0, depth: 0, size: 1 };

    /// Of a value that is made of one with the facts `part`, too.
    #[inline]
    fn with(self, part: Facts) -> Facts {
        Facts {
            flags: self.flags | part.flags,
            depth: self.depth.max(part.depth + 1),
            size: self.size.saturating_add(part.size),
        }
    }

    /// The same with flags of its own.
    pub(super) fn and(self, own: Flags) -> Facts {
        Facts { flags: self.flags | own, ..self }
    }

    /// The same, but it counts as complete whatever it is made of.
    pub(super) fn complete(self) -> Facts {
        Facts { flags: self.flags & !INCOMPLETE, ..self }
    }

    /// Of an expression made of that, with flags of its own.
    pub(super) fn expression(self, own: Flags) -> Facts {
        self.complete().and(ABSTRACT | own)
    }
}

/// What a new node will say of itself, as far as it follows from its parts.
impl Values {
    #[inline]
    pub(super) fn of_one(&self, v: ValId) -> Facts {
        Facts::NONE.with(self.facts_of(v))
    }

    #[inline]
    pub(super) fn of_two(&self, a: ValId, b: ValId) -> Facts {
        self.of_one(a).with(self.facts_of(b))
    }

    #[inline]
    pub(super) fn of_all(&self, parts: &[u32]) -> Facts {
        parts.iter().fold(Facts::NONE, |facts, &v| facts.with(self.facts_of(ValId(v))))
    }

    #[inline]
    pub(super) fn of_pairs(&self, parts: &[u32]) -> Facts {
        let (pairs, _) = parts.as_chunks::<2>();
        pairs.iter().fold(Facts::NONE, |facts, pair| facts.with(self.facts_of(ValId(pair[0]))))
    }

    /// An `!and` or `!or` that its left operand decides is worth looking at whenever anything is resolved.
    pub(super) fn of_binary(&self, op: Op, a: ValId, b: ValId) -> Facts {
        let facts = self.of_two(a, b).expression(0);
        match self.decided(op, a) {
            false => facts,
            true => facts.and(DECIDED | VARS | PARAMS),
        }
    }

    /// Those of `a # (b # (c # ...))`.
    pub(super) fn of_concat(&self, parts: &[u32]) -> Facts {
        let facts = parts.iter().rev().map(|&v| self.facts_of(ValId(v)));
        let nested = facts.reduce(|rest, part| Facts::NONE.with(part).with(rest));
        nested.unwrap_or(Facts::NONE).expression(0)
    }

    /// Of `!foreach` and `!filter` the first word is the variable.
    pub(super) fn of_ternary(&self, op: Op, words: &[u32]) -> Facts {
        let facts = self.of_all(words).and(ABSTRACT);
        match (op, ValId(words[0]).as_text()) {
            (Op::Bang(Bang::Foreach | Bang::Filter), Some(bound)) => self.bound(facts, &words[1..], &[bound]),
            _ => facts,
        }
    }

    pub(super) fn of_fold(&self, words: &[u32]) -> Facts {
        let facts = self.of_all(&words[..3]).expression(INCOMPLETE);
        self.bound(facts, &words[..3], &[Sym(words[3]), Sym(words[4])])
    }

    /// Facts of an operator that binds variables in the last of its parts: it has no variables if it binds
    /// all of them.
    fn bound(&self, facts: Facts, parts: &[u32], bound: &[Sym]) -> Facts {
        let Some((&last, others)) = parts.split_last() else { return facts };
        let free = facts.flags & VARS != 0
            && (others.iter().any(|&v| self.has(ValId(v), VARS)) || self.free_except(ValId(last), bound));
        if free { facts } else { Facts { flags: facts.flags & !(VARS | PARAMS), ..facts } }
    }

    /// Whether the left operand `a` of `!and` or `!or` decides the result.
    #[inline]
    fn decided(&self, op: Op, a: ValId) -> bool {
        matches!(op, Op::Bang(Bang::And | Bang::Or)) && self.left_decides(op, a)
    }

    fn left_decides(&self, op: Op, a: ValId) -> bool {
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
    #[inline]
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
            Node::Bits(w) | Node::List(_, w) | Node::Cond(_, w) | Node::Concat(w) => {
                self.free_words(w, 1, bound, seen)
            }
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
            Node::Bits(w) | Node::List(_, w) | Node::Cond(_, w) => every(w, 1),
            Node::Tern(_, _, w) | Node::Concat(w) => every(w, 1),
            Node::Dag(w) | Node::Inst(_, w) => every(w, 2),
            Node::Fold(_, w) => self.words(w)[..3].iter().map(|&x| ValId(x)).collect(),
            Node::VarBit(a, _) | Node::Field(a, ..) | Node::Un(_, a, _) => vec![a],
            Node::IsA(_, a) | Node::Exists(_, a) | Node::Instances(_, _, a) => vec![a],
            Node::Bin(_, a, b, _) => vec![a, b],
            _ => Vec::new(),
        }
    }
}
