//! Operands that may stand in either order.
//!
//! A pattern with such pairs becomes a row for each choice of orders. A row in which a pair is swapped has a
//! guard: the two must not match by themselves in the order as written, as that one would have been chosen.

use super::position::{Call, Pos};
use super::question::{Answer, Guard, Question, QuestionId};
use super::row::{Builder, Work};
use crate::pdl::{NodeId, NodeKind, Pattern, Value};
use hashbrown::HashMap;

/// A pair: the node that says so, the operation, and which of its operands is the first.
pub(super) type Either = (NodeId, Value, u32);

/// The pairs of a pattern that may be swapped.
pub(super) fn eithers(pattern: &Pattern) -> Vec<Either> {
    let pair = |&n: &NodeId| match pattern.node(n).kind {
        NodeKind::Either { op, first } => Some((n, op, first)),
        _ => None,
    };
    pattern.body.iter().filter_map(pair).collect()
}

/// A choice of orders.
#[derive(Clone, Copy)]
pub(super) struct Orders<'a> {
    pub(super) eithers: &'a [Either],
    /// By bit: is the pair swapped?
    pub(super) swapped: u32,
    /// Is it only asked whether two operands match by themselves?
    pub(super) local: bool,
    /// Set if the choice is never made: a pair matches by itself in any case.
    pub(super) never: bool,
}

impl Builder<'_> {
    /// The swapped pairs of an operation.
    fn swapped(&self, op: Value) -> impl Iterator<Item = Either> + '_ {
        let Orders { eithers, swapped, .. } = self.orders;
        let is_swapped = move |i: &usize| swapped >> i & 1 != 0 && eithers[*i].1 == op;
        (0..eithers.len()).filter(is_swapped).map(move |i| eithers[i])
    }

    /// Where operand `i` of the list of a matched operation stands.
    pub(super) fn place(&self, op: Value, i: usize) -> usize {
        match self.swapped(op).find(|e| e.2 as usize == i || e.2 as usize + 1 == i) {
            None => i,
            Some((.., first)) if first as usize == i => i + 1,
            Some(_) => i - 1,
        }
    }

    /// Is it left for later that this value, met again, is the same?
    pub(super) fn is_asked_later(&self, v: Value) -> bool {
        let kind = &self.pattern.def(v).kind;
        self.orders.local && matches!(kind, NodeKind::Operand { .. } | NodeKind::Operands { .. })
    }

    /// The tests that swapped pairs of an operation do not match as written.
    pub(super) fn guard(&mut self, op: Value, pos: Pos, operands: &[Value], lead: usize) {
        if self.orders.local || self.orders.swapped == 0 {
            return;
        }
        let (swapped, asking): (Vec<Either>, _) = (self.swapped(op).collect(), self.asking);
        for (node, _, first) in swapped {
            let two = [0, 1].map(|k| {
                let i = first as usize + k;
                (operands[i], self.operand_position(pos, i, operands, lead))
            });
            let (straight, bound) = self.alone(op, &two, 0);
            // Pairs among what defines the two may stand in either order, too.
            let mut alternatives = vec![straight];
            let inner = (0..self.orders.eithers.len())
                .filter(|&i| bound[self.orders.eithers[i].1.index()].is_some())
                .fold(0u32, |bits, i| bits | 1 << i);
            let mut choice = inner;
            while choice != 0 {
                alternatives.push(self.alone(op, &two, choice).0);
                choice = (choice - 1) & inner;
            }
            if alternatives.iter().any(Vec::is_empty) {
                self.orders.never = true;
            }
            self.asking = node;
            let guard = self.m.guards.intern(Guard { op: pos, alternatives });
            self.yes(Question::NoneOf(guard));
            self.asking = asking;
        }
    }

    /// The tests that two values match by themselves at these positions, and where all that they lead to is
    /// bound then.
    fn alone(
        &mut self,
        op: Value,
        two: &[(Value, Pos)],
        swapped: u32,
    ) -> (Vec<(QuestionId, Answer)>, Vec<Option<Pos>>) {
        let pattern = self.pattern;
        let (mut bound, mut tests, mut work) = (vec![None; pattern.values.len()], Vec::new(), Work::new());
        let repeated = self.m.repeated.len();
        let mut b = Builder {
            pattern,
            asking: self.asking,
            m: &mut *self.m,
            bound: &mut bound,
            tests: &mut tests,
            work: &mut work,
            loops: HashMap::default(),
            orders: Orders { swapped, local: true, ..self.orders },
        };
        for &(v, pos) in two {
            b.walk(v, pos, b.asking);
        }
        let before = pattern.body.iter().take_while(|&&n| n != pattern.values[op.index()].def);
        for &n in before {
            b.local_constraint(n);
        }
        self.m.repeated.truncate(repeated);
        (tests.iter().map(|t| (t.question, t.answer)).collect(), bound)
    }

    /// A constraint, if it is about what is bound, and has no results.
    fn local_constraint(&mut self, n: NodeId) {
        let NodeKind::ApplyConstraint { name, args, negated } = &self.pattern.node(n).kind else { return };
        let args: Option<Vec<Pos>> = args.iter().map(|a| self.bound[a.index()]).collect();
        let Some(args) = args.filter(|_| self.pattern.node(n).results.1 == 0) else { return };
        let call = Call { name: *name, args, results: Vec::new(), negated: *negated };
        let call = self.m.positions.intern_call(call);
        self.yes(Question::Constraint(call));
    }
}
