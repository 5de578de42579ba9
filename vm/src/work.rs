//! Instructions whose work a budget bounds: they make lists, go through users or call natives. The
//! interpreter, rewrites and matchers in Rust have them in common.

use crate::host::Link;
use crate::limits::Budget;
use crate::link::{LinkedProgram, Native};
use crate::loops::Loop;
use crate::natives::{Args, Verdict};
use crate::registers::{Registers, get, set};
use crate::returned::Returned;
use pdll_bytecode::ALL;
use pdll_bytecode::isa::RegWords;
use std::ops::Range;

/// How an instruction went.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Worked {
    /// It is done: go on.
    Done,
    /// What it asks for is not there.
    Missing,
    /// It is more than the run may do.
    Stopped,
}

impl Worked {
    /// Whether it is done, which it is but for the budget.
    #[inline(always)]
    fn bounded(done: bool) -> Self {
        if done { Self::Done } else { Self::Stopped }
    }
}

/// What such an instruction works with.
pub(crate) struct Work<'a, H: Link> {
    pub(crate) linked: &'a LinkedProgram<H>,
    pub(crate) host: &'a H,
    pub(crate) state: &'a mut Registers<H>,
    pub(crate) budget: &'a mut Budget,
}

impl<H: Link> Work<'_, H> {
    /// `operands`
    #[inline(always)]
    pub(crate) fn operands(self, dst: u32, op: u32, group: u32) -> Worked {
        let Self { linked, host, state, budget } = self;
        let Some(op) = get(&state.ops, op) else { return Worked::Missing };
        let n = host.operand_count(op);
        let part = if group == ALL { Some((0, n)) } else { linked.rules.operand_group(host, op, group) };
        let Some(part) = within(part, n) else { return Worked::Missing };
        let operands = part.clone().map(|i| host.operand(op, i));
        Worked::bounded(state.list_values(dst, part.len(), budget, operands))
    }

    /// `results`
    #[inline(always)]
    pub(crate) fn results(self, dst: u32, op: u32, group: u32) -> Worked {
        let Self { linked, host, state, budget } = self;
        let Some(op) = get(&state.ops, op) else { return Worked::Missing };
        let n = host.result_count(op);
        let part = if group == ALL { Some((0, n)) } else { linked.rules.result_group(host, op, group) };
        let Some(part) = within(part, n) else { return Worked::Missing };
        let results = part.clone().map(|i| host.result(op, i));
        Worked::bounded(state.list_values(dst, part.len(), budget, results))
    }

    /// `types_of`
    #[inline(always)]
    pub(crate) fn types_of(self, dst: u32, values: u32) -> Worked {
        Worked::bounded(self.state.list_types_of(self.host, dst, values, self.budget))
    }

    /// `const_types`
    #[inline(always)]
    pub(crate) fn const_types(self, dst: u32, types: &[u32]) -> Worked {
        let types = types.iter().filter_map(|&ty| self.linked.type_const(ty));
        Worked::bounded(self.state.list_types(dst, types.clone().count(), self.budget, types))
    }

    /// `make_values`
    #[inline(always)]
    pub(crate) fn make_values(self, dst: u32, parts: RegWords<'_>) -> Worked {
        self.state.join_values(dst, parts, self.budget).map_or(Worked::Missing, Worked::bounded)
    }

    /// `make_types`
    #[inline(always)]
    pub(crate) fn make_types(self, dst: u32, parts: RegWords<'_>) -> Worked {
        self.state.join_types(dst, parts, self.budget).map_or(Worked::Missing, Worked::bounded)
    }

    /// `user`
    #[inline(always)]
    pub(crate) fn user(self, dst: u32, values: u32, index: u32) -> Worked {
        let (user, seen) = self.state.user_of(self.host, values, index);
        if !self.budget.spend_matcher_steps(seen) {
            return Worked::Stopped;
        }
        if user.is_none() {
            return Worked::Missing;
        }
        set(&mut self.state.ops, dst, user);
        Worked::Done
    }

    /// `for_each_user`
    #[inline(always)]
    pub(crate) fn for_each_user(self, dst: u32, value: u32, done: u32, body: u32) -> Worked {
        self.state.for_each_user(self.host, self.budget, value, Loop { dst, body, done })
    }

    /// `for_each_user_of`
    #[inline(always)]
    pub(crate) fn for_each_user_of(self, dst: u32, values: u32, done: u32, body: u32) -> Worked {
        self.state.for_each_user_of(self.host, self.budget, values, Loop { dst, body, done })
    }

    /// `constraint`, at this place of the matcher.
    #[inline(always)]
    pub(crate) fn constraint(
        self,
        native: u32,
        negated: u32,
        args: RegWords<'_>,
        results: RegWords<'_>,
        at: u32,
    ) -> Worked {
        let Self { linked, host, state, budget } = self;
        let verdict = called(linked, host, state, budget, native, args, results);
        if budget.is_spent() {
            return Worked::Stopped;
        }
        let holds = match verdict {
            Verdict::Holds => negated == 0,
            Verdict::Fails => negated != 0,
            Verdict::Undefined => false,
            Verdict::Unknown(why) => {
                budget.cannot_tell(why, || linked.titles_behind(at));
                false
            }
        };
        if holds { Worked::Done } else { Worked::Missing }
    }
}

/// Calls a native constraint and writes its results.
#[inline]
fn called<H: Link>(
    linked: &LinkedProgram<H>,
    host: &H,
    state: &mut Registers<H>,
    budget: &mut Budget,
    native: u32,
    args: RegWords<'_>,
    results: RegWords<'_>,
) -> Verdict {
    let Some(Native::Constraint(function)) = linked.natives.get(native as usize) else {
        return Verdict::Undefined;
    };
    let mut out = Returned::default();
    let verdict = function(host, &Args { state, regs: args }, &mut out, budget);
    if verdict != Verdict::Holds {
        return verdict;
    }
    let mut given = out.items().iter().zip(results.iter());
    let stored = out.len() == results.len() && given.all(|(&item, reg)| state.store(&out, item, reg, budget));
    stored.into()
}

/// The numbers in a group (its first and how many there are) that are below `n`.
#[inline(always)]
fn within(group: Option<(u32, u32)>, n: u32) -> Option<Range<u32>> {
    group.map(|(first, count)| first..first.saturating_add(count).min(n))
}
