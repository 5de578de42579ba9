//! The walk driver: every op once, in post-order; new and changed ops are not tried, nor are blocks that
//! nothing leads to.

use super::DriverReport;
use super::report::{Counts, Ended, Tally};
use super::worklist::{Scratch, Worklist};
use crate::applicator::{PatternApplicator, Patterns};
use crate::host::{IrWalk, Visitor};
use crate::limits::{Budget, Limit, Limits};
use crate::linked_set::{LinkedSet, MatcherSet};
use crate::listener::{Processed, RewriteListener};
use std::marker::PhantomData;
use std::ops::ControlFlow;

/// Tries patterns at each op once.
pub fn walk<H: IrWalk, L: RewriteListener<H>>(
    set: &LinkedSet<H>,
    host: &mut H,
    limits: &Limits,
    listener: &mut L,
) -> DriverReport {
    fn drive<H: IrWalk, A: PatternApplicator<H>>(
        applicator: A,
        host: &mut H,
        limits: &Limits,
        listener: &mut impl RewriteListener<H>,
    ) -> DriverReport {
        let mut driver = Walk::new(applicator, *limits);
        driver.run(host, listener);
        driver.report()
    }
    match set.has_rust() {
        true => drive(set.mixed_matcher(), host, limits, listener),
        false => drive(set.matcher(), host, limits, listener),
    }
}

/// The same for one body of IR after the other, with one applicator, one budget and one report.
#[derive(Debug)]
pub struct Walk<H: IrWalk, A: PatternApplicator<H> = MatcherSet<H>> {
    applicator: A,
    limits: Limits,
    counts: Counts,
    scratch: Scratch<H>,
    changed: bool,
    reached: Option<Limit>,
    host: PhantomData<fn(&mut H)>,
}

impl<H: IrWalk, A: PatternApplicator<H>> Walk<H, A> {
    /// Nothing has been done yet.
    #[must_use]
    pub fn new(mut applicator: A, limits: Limits) -> Self {
        *applicator.budget() = Budget::new(&limits);
        Self {
            counts: Counts::new(applicator.patterns().pattern_count()),
            applicator,
            limits,
            scratch: Scratch::default(),
            changed: false,
            reached: None,
            host: PhantomData,
        }
    }

    /// Tries patterns at each op that `host` holds, until a limit of the run is reached. Once that is so,
    /// nothing is done any more.
    pub fn run<L: RewriteListener<H>>(&mut self, host: &mut H, listener: &mut L) {
        if self.reached.is_some() {
            return;
        }
        let Self { applicator, counts, .. } = self;
        let patterns = applicator.patterns();
        let mut worklist = Worklist::new(patterns, listener, counts, std::mem::take(&mut self.scratch));
        worklist.close();
        let limits = &self.limits;
        let mut trying = Trying { applicator, worklist, limits, reached: None, changed: false };
        host.visit(&mut trying);
        let Trying { worklist, reached, changed, .. } = trying;
        self.scratch = worklist.finish(host);
        self.changed |= changed;
        self.reached = reached.or(self.applicator.budget().reached_by_work());
    }

    /// What was done to all of them.
    #[must_use]
    pub fn report(mut self) -> DriverReport {
        self.tally().report(&self.applicator.patterns())
    }

    /// What was done to all of them since it was asked last. What is done from here on is another run, with a
    /// budget of its own; memory, and what is known of kinds of ops, is used again.
    pub fn tally(&mut self) -> Tally {
        let reached = self.reached.take();
        let ended = Ended {
            iterations: 1,
            converged: reached.is_none(),
            changed: std::mem::take(&mut self.changed),
            reached,
        };
        let fresh = Counts::new(self.counts.patterns());
        let tally = std::mem::replace(&mut self.counts, fresh).tally(&mut self.applicator, ended);
        *self.applicator.budget() = Budget::new(&self.limits);
        tally
    }
}

/// Tries patterns at each op that it is shown.
struct Trying<'a, 'l, H: IrWalk, A: PatternApplicator<H>, P, L> {
    applicator: &'a mut A,
    worklist: Worklist<'l, H, P, L>,
    limits: &'a Limits,
    reached: Option<Limit>,
    changed: bool,
}

impl<H, A, P, L> Visitor<H> for Trying<'_, '_, H, A, P, L>
where
    H: IrWalk,
    A: PatternApplicator<H>,
    P: Patterns<H>,
    L: RewriteListener<H>,
{
    fn wants(&mut self, host: &H, kind: u32) -> bool {
        self.worklist.wants_some(host, kind)
    }

    fn more(&mut self, ops: u64) {
        self.applicator.budget().add_ops(self.limits, ops);
    }

    fn visit(&mut self, host: &mut H, op: H::Op) -> ControlFlow<()> {
        let kind = host.op_kind(op);
        if !self.worklist.is_wanted(host, op, kind) {
            return ControlFlow::Continue(());
        }
        if self.applicator.budget().is_spent() {
            self.reached = self.applicator.budget().reached();
            return ControlFlow::Break(());
        }
        self.worklist.listener.processing(host, op);
        let applied = self.applicator.apply_to(host, &mut self.worklist, op, kind);
        self.worklist.listener.processed(host, Processed::of(applied));
        if applied {
            self.changed = true;
            self.applicator.budget().spend_rewrite(std::mem::take(&mut self.worklist.told));
        }
        ControlFlow::Continue(())
    }
}
