//! The greedy driver: MLIR's order, to a fixpoint.
//!
//! All ops are pushed, those first that are to be tried last, and popped until none is left; changes push
//! again. That is repeated until nothing changed. If the program only looks down to the definers of the
//! root's operands, whatever may match after the first time has been pushed when it changed, and the second
//! time need not be done to know that.

use super::fold::{Folder, Folding};
use super::report::{Counts, Ended, Mark, Tally};
use super::worklist::{Scratch, Worklist};
use super::{Config, DriverReport, RegionLevel, Strictness};
use crate::applicator::{PatternApplicator, Patterns};
use crate::host::IrWalk;
use crate::limits::{Budget, Limit};
use crate::linked_set::{LinkedSet, MatcherSet};
use crate::listener::{Processed, RewriteListener};
use std::marker::PhantomData;
use std::sync::Arc;

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
    pub(super) applicator: A,
    pub(super) config: Config,
    pub(super) counts: Counts,
    pub(super) scratch: Scratch<H>,
    pub(super) folding: Option<Folding<H>>,
    pub(super) iterations: u32,
    pub(super) converged: bool,
    pub(super) changed: bool,
    pub(super) reached: Option<Limit>,
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
            folding: None,
            iterations: 0,
            converged: true,
            changed: false,
            reached: None,
            host: PhantomData,
        }
    }

    /// The run may spend no more than this.
    #[must_use]
    pub fn with_budget(mut self, budget: Budget) -> Self {
        *self.applicator.budget() = budget;
        self
    }

    /// What the run may still spend.
    pub fn budget(&mut self) -> &Budget {
        self.applicator.budget()
    }

    /// The limit that ended the run, if one did.
    #[must_use]
    pub fn reached(&self) -> Option<Limit> {
        self.reached
    }

    /// How far the run has come.
    pub fn mark(&mut self) -> Mark {
        let untold = self.applicator.budget().untold().0.len();
        self.counts.mark(untold)
    }

    /// Ops are folded, and constants that are alike become one, by `folder`, as far as the settings say.
    #[must_use]
    pub fn with_folder(mut self, folder: Arc<dyn Folder<H>>) -> Self {
        let Config { fold, unique_constants: unique, .. } = self.config;
        self.folding = (fold || unique).then_some(Folding { folder, fold, unique });
        self
    }

    /// Applies patterns to what `host` holds until none matches or a limit of the run is reached. Once that
    /// is so, nothing is done any more.
    // Where it is called the driver is on the stack: a call by reference makes chains of rewrites 8 % slower.
    #[inline(always)]
    pub fn run<L: RewriteListener<H>>(&mut self, host: &mut H, listener: &mut L) {
        if self.reached.is_some() {
            return;
        }
        let Self { applicator, config, counts, folding, .. } = self;
        let patterns = applicator.patterns();
        let mut worklist = Worklist::new(patterns, listener, counts, std::mem::take(&mut self.scratch));
        worklist.fold_by(folding.as_ref());
        worklist.limit(host, config.strictness);
        // Nothing but patterns and what is dead can change anything, at any op.
        let only_patterns = folding.is_none()
            && config.regions == RegionLevel::Keep
            && config.strictness == Strictness::Any
            && config.max_rewrites.is_none();
        let (mut iterations, mut converged) = (0, false);
        while iterations < config.max_iterations && !converged && self.reached.is_none() {
            iterations += 1;
            worklist.dirty = false;
            let unique = folding.as_ref().filter(|folding| folding.unique);
            let ops = match unique {
                None => worklist.seed(host, config.top_down),
                Some(folding) => worklist.seed_unique(host, config.top_down, folding, applicator.budget()),
            };
            if iterations == 1 {
                applicator.budget().add_ops(&config.limits, ops);
            }
            let mut changed = config.regions > RegionLevel::Keep && host.erase_unreachable(&mut worklist);
            changed |=
                Self::process(applicator, config, folding.as_ref(), &mut self.reached, host, &mut worklist);
            if config.regions > RegionLevel::Unreachable && self.reached.is_none() {
                changed |= host.simplify_regions(config.regions, &mut worklist);
            }
            worklist.clear(host);
            // What stopped at the very last op has stopped too.
            self.reached = self.reached.or(applicator.budget().reached_by_work());
            let stopped = self.reached.is_some();
            self.changed |= changed;
            converged = !changed && !stopped;
            if only_patterns && changed && !stopped && !worklist.dirty && iterations < config.max_iterations {
                // Going through everything again would find nothing.
                iterations += 1;
                converged = true;
            }
        }
        self.scratch = worklist.finish(host);
        self.iterations = self.iterations.max(iterations);
        self.converged &= converged;
    }

    /// Goes through the list until it is empty or a limit is reached; whether anything was changed.
    #[inline]
    pub(super) fn process<L: RewriteListener<H>>(
        applicator: &mut A,
        config: &Config,
        folding: Option<&Folding<H>>,
        reached: &mut Option<Limit>,
        host: &mut H,
        worklist: &mut Worklist<'_, H, A::Patterns, L>,
    ) -> bool {
        let mut changed = false;
        let mut left = config.max_rewrites.unwrap_or(u64::MAX);
        while left > 0
            && let Some(op) = worklist.pop(host)
        {
            worklist.listener.processing(host, op);
            let kind = host.op_kind(op);
            if worklist.erase_if_dead(host, op, kind) {
                worklist.listener.processed(host, Processed::Dead);
                changed = true;
                continue;
            }
            if applicator.budget().is_spent() {
                *reached = applicator.budget().reached();
                break;
            }
            if let Some(folding) = folding
                && folding.apply(host, worklist, applicator.budget(), op)
            {
                worklist.listener.processed(host, Processed::Folded);
                changed = true;
                continue;
            }
            let applied = applicator.apply_to(host, worklist, op, kind);
            worklist.listener.processed(host, Processed::of(applied));
            if applied {
                applicator.budget().spend_rewrite(std::mem::take(&mut worklist.told));
                changed = true;
                left -= 1;
            } else if worklist.told > 0 {
                // A pattern that does not match and keeps what it has done may be tried again for ever.
                applicator.budget().spend_rewrite(std::mem::take(&mut worklist.told));
            }
        }
        changed
    }

    /// What was done to all of them.
    #[must_use]
    pub fn report(mut self) -> DriverReport {
        self.tally().report(&self.applicator.patterns())
    }

    /// What was done to all of them since it was asked last. What is done from here on is another run, with a
    /// budget of its own; memory, and what is known of kinds of ops, is used again.
    pub fn tally(&mut self) -> Tally {
        let Self { iterations, converged, changed, reached, .. } = *self;
        let ended = Ended { iterations, converged, changed, reached };
        let fresh = Counts::new(self.counts.patterns());
        let tally = std::mem::replace(&mut self.counts, fresh).tally(&mut self.applicator, ended);
        *self.applicator.budget() = Budget::new(&self.config.limits);
        (self.iterations, self.converged, self.changed, self.reached) = (0, true, false, None);
        tally
    }
}
