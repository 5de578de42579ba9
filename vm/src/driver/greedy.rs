//! The greedy driver: MLIR's order, to a fixpoint.
//!
//! All ops are pushed, those first that are to be tried last, and popped until none is left; changes push
//! again. That is repeated until nothing changed. If the program only looks down to the definers of the
//! root's operands, whatever may match after the first time has been pushed when it changed, and the second
//! time need not be done to know that.

use super::report::{Counts, Ended, Tally};
use super::worklist::{Scratch, Worklist};
use super::{Config, DriverReport};
use crate::applicator::{PatternApplicator, Patterns};
use crate::host::IrWalk;
use crate::limits::{Budget, Limit};
use crate::linked_set::{LinkedSet, MatcherSet};
use crate::listener::{Processed, RewriteListener};
use std::marker::PhantomData;

/// Applies patterns until none matches.
pub fn greedy<H: IrWalk, L: RewriteListener<H>>(
    set: &LinkedSet<H>,
    host: &mut H,
    config: &Config,
    listener: &mut L,
) -> DriverReport {
    fn drive<H: IrWalk, A: PatternApplicator<H>>(
        applicator: A,
        host: &mut H,
        config: &Config,
        listener: &mut impl RewriteListener<H>,
    ) -> DriverReport {
        let mut driver = Greedy::new(applicator, config.clone());
        driver.run(host, listener);
        driver.report()
    }
    match set.has_rust() {
        true => drive(set.mixed_matcher(), host, config, listener),
        false => drive(set.matcher(), host, config, listener),
    }
}

/// The same for one body of IR after the other, with one applicator, one budget and one report.
#[derive(Debug)]
pub struct Greedy<H: IrWalk, A: PatternApplicator<H> = MatcherSet<H>> {
    applicator: A,
    config: Config,
    counts: Counts,
    scratch: Scratch<H>,
    iterations: u32,
    converged: bool,
    reached: Option<Limit>,
    host: PhantomData<fn(&mut H)>,
}

impl<H: IrWalk, A: PatternApplicator<H>> Greedy<H, A> {
    /// Nothing has been done yet.
    #[must_use]
    pub fn new(mut applicator: A, config: Config) -> Self {
        *applicator.budget() = Budget::new(&config.limits);
        Self {
            counts: Counts::new(applicator.patterns().pattern_count()),
            applicator,
            config,
            scratch: Scratch::default(),
            iterations: 0,
            converged: true,
            reached: None,
            host: PhantomData,
        }
    }

    /// Applies patterns to what `host` holds until none matches or a limit of the run is reached. Once that
    /// is so, nothing is done any more.
    pub fn run<L: RewriteListener<H>>(&mut self, host: &mut H, listener: &mut L) {
        if self.reached.is_some() {
            return;
        }
        let Self { applicator, config, counts, .. } = self;
        let patterns = applicator.patterns();
        let mut worklist = Worklist::new(patterns, listener, counts, std::mem::take(&mut self.scratch));
        let (mut iterations, mut converged) = (0, false);
        while iterations < config.max_iterations && !converged && self.reached.is_none() {
            iterations += 1;
            worklist.dirty = false;
            let ops = worklist.seed(host, config.top_down);
            if iterations == 1 {
                applicator.budget().add_ops(&config.limits, ops);
            }
            let mut changed = false;
            while let Some(op) = worklist.pop(host) {
                worklist.listener.processing(host, op);
                if worklist.erase_if_dead(host, op) {
                    worklist.listener.processed(host, Processed::Dead);
                    changed = true;
                    continue;
                }
                if applicator.budget().is_spent() {
                    self.reached = applicator.budget().reached();
                    break;
                }
                let applied = applicator.apply(host, &mut worklist, op);
                worklist.listener.processed(host, Processed::of(applied));
                if applied {
                    applicator.budget().spend_rewrite(std::mem::take(&mut worklist.told));
                    changed = true;
                }
            }
            // What stopped at the very last op has stopped too.
            self.reached = self.reached.or(applicator.budget().reached_by_work());
            let stopped = self.reached.is_some();
            converged = !changed && !stopped;
            if changed && !stopped && !worklist.dirty && iterations < config.max_iterations {
                // Going through everything again would find nothing.
                iterations += 1;
                converged = true;
            }
        }
        self.scratch = worklist.finish(host);
        self.iterations = self.iterations.max(iterations);
        self.converged &= converged;
    }

    /// What was done to all of them.
    #[must_use]
    pub fn report(mut self) -> DriverReport {
        self.tally().report(&self.applicator.patterns())
    }

    /// What was done to all of them since it was asked last. What is done from here on is another run, with a
    /// budget of its own; memory, and what is known of kinds of ops, is used again.
    pub fn tally(&mut self) -> Tally {
        let Self { iterations, converged, reached, .. } = *self;
        let ended = Ended { iterations, converged, reached };
        let fresh = Counts::new(self.counts.patterns());
        let tally = std::mem::replace(&mut self.counts, fresh).tally(&mut self.applicator, ended);
        *self.applicator.budget() = Budget::new(&self.config.limits);
        (self.iterations, self.converged, self.reached) = (0, true, None);
        tally
    }
}
