//! What is known of a value from what it is made of: its flags, how deeply it nests and how large it is, and whether
//! variables are left in it.

use super::*;

/// What a node says of itself in its first words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Facts {
    pub(super) flags: u8,
    /// Nesting, bounded by `Limits::value`.
    pub(super) depth: u32,
    /// Number of nodes when what is shared is counted each time, as printing does; bounded by `MAX_VALUE_SIZE`.
    pub(super) size: u32,
}

impl Values {
    /// What a new node will say of itself.
    pub(super) fn facts(&self, node: Node, words: &[u32]) -> Facts {
        let mut flags = 0;
        let mut depth = 0;
        let mut size = 1u32;
        let mut child = |v: u32| {
            let m = self.facts_of(ValId(v));
            flags |= m.flags;
            depth = depth.max(m.depth + 1);
            size = size.saturating_add(m.size);
        };
        let own = match node {
            Node::Unset => INCOMPLETE,
            Node::Bit(_) | Node::Int(_) | Node::Str(..) | Node::Def(_) => 0,
            Node::Anon(_) => VARS,
            Node::Var(s, _) => VARS | ABSTRACT | if self.is_param(s) { PARAMS } else { 0 },
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
                // It is worth looking at whenever anything is resolved, if only as long as it has variables.
                let looked_at = if flags & VARS != 0 { PARAMS } else { 0 };
                ABSTRACT | if self.decided(op, a) { DECIDED | looked_at } else { 0 }
            }
            Node::Tern(op, ..) => {
                words.iter().copied().for_each(&mut child);
                let bound = matches!(op, Op::Bang(Bang::Foreach | Bang::Filter));
                if bound && flags & VARS != 0 {
                    let free = self.has(ValId(words[1]), VARS)
                        || matches!(self.node(ValId(words[0])), Node::Str(s, _) if self.free_except(ValId(words[2]), &[s]));
                    flags &= if free { !0 } else { !(VARS | PARAMS) };
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
                flags &= if free { !0 } else { !(VARS | PARAMS) };
                ABSTRACT | INCOMPLETE
            }
        };
        // Other expressions count as complete whatever they are made of.
        if own & ABSTRACT != 0 && !matches!(node, Node::Tern(..)) {
            flags &= !INCOMPLETE;
        }
        Facts { flags: flags | own, depth, size }
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
}
