//! The greedy driver: MLIR's order, to a fixpoint (`spec/execution.md` 8.1).
//!
//! All ops are pushed, those first that are to be tried last, and popped until none is left; changes push again. That is repeated until
//! nothing changed. If the program only looks down to the definers of the root's operands, whatever may match after
//! the first time has been pushed when it changed, and the second time need not be done to know that.

use super::report::Counts;
use super::worklist::{Scratch, Worklist};
use super::{Config, DriverReport, Listener};
use crate::host::Scope;
use crate::linked_set::{LinkedSet, Team};
use crate::machine::Outcome;
use crate::rewriter::Events;

/// Applies patterns until none matches.
pub fn greedy<H: Scope, L: Listener<H>>(
    set: &LinkedSet<H>,
    host: &mut H,
    config: &Config,
    listener: &mut L,
) -> DriverReport {
    let mut driver = Greedy::new(set);
    driver.run(host, config, listener);
    driver.report()
}

/// The same for one body of IR after the other, with one machine and one report.
#[derive(Debug)]
pub struct Greedy<'p, H: Scope> {
    team: Team<'p, H>,
    counts: Counts,
    scratch: Scratch,
    iterations: u32,
    converged: bool,
    exhausted: bool,
}

impl<'p, H: Scope> Greedy<'p, H> {
    /// Nothing has been done yet.
    #[must_use]
    pub fn new(set: &'p LinkedSet<H>) -> Self {
        let counts = Counts::new(set.pattern_count());
        let scratch = Scratch::default();
        Self { team: Team::new(set), counts, scratch, iterations: 0, converged: true, exhausted: false }
    }

    /// Applies patterns to what `host` holds until none matches.
    pub fn run<L: Listener<H>>(&mut self, host: &mut H, config: &Config, listener: &mut L) {
        let budget = config.max_rewrites.unwrap_or(100_000 + 64 * host.op_count() as u64);
        let budget = budget.saturating_add(self.counts.rewrites);
        let mut worklist = Worklist::new(self.team.set, listener, std::mem::take(&mut self.scratch));
        let (mut iterations, mut converged, mut exhausted) = (0, false, false);
        while iterations < config.max_iterations && !converged && !exhausted {
            iterations += 1;
            worklist.dirty = false;
            worklist.seed(host, config.top_down);
            let mut changed = false;
            while let Some(op) = worklist.pop(host) {
                if worklist.may_die(host, op) && !host.has_uses(op) && !host.has_regions(op) {
                    worklist.erasing(host, op);
                    host.erase(op);
                    changed = true;
                    continue;
                }
                if self.counts.rewrites >= budget {
                    exhausted = true;
                    break;
                }
                changed |= rewrite_one(&mut self.team, host, &mut worklist, &mut self.counts, op);
            }
            converged = !changed && !exhausted;
            if changed && !exhausted && !worklist.dirty && iterations < config.max_iterations {
                // Going through everything again would find nothing.
                iterations += 1;
                converged = true;
            }
        }
        self.scratch = worklist.finish(host);
        self.iterations = self.iterations.max(iterations);
        self.converged &= converged;
        self.exhausted |= exhausted;
    }

    /// What was done to all of them.
    #[must_use]
    pub fn report(self) -> DriverReport {
        self.counts.report(self.team.set, self.iterations, self.converged, self.exhausted)
    }
}

/// Tries patterns at an op, best first, until a rewrite happens; whether one did.
#[inline]
pub(super) fn rewrite_one<H: Scope, L: Listener<H>>(
    team: &mut Team<'_, H>,
    host: &mut H,
    worklist: &mut Worklist<'_, H, L>,
    counts: &mut Counts,
    op: H::Op,
) -> bool {
    let Some(mut found) = team.first_match(host, op) else { return false };
    let mut again = false;
    loop {
        if L::ACTIVE {
            worklist.listener.pattern_begin(host, found.number, op);
        }
        worklist.root = Some(op);
        let outcome = team.rewrite(host, worklist, op, found);
        if L::ACTIVE {
            worklist.listener.pattern_end(host, found.number, &outcome);
        }
        match outcome {
            Outcome::Failed(why) => {
                // It may work when something else has changed.
                worklist.dirty = true;
                counts.fault(worklist.set, found.number, why.0, false);
                let Some(next) = team.next_match(host, op, found, again) else { return false };
                (found, again) = (next, true);
                continue;
            }
            Outcome::Broken(why) => counts.fault(worklist.set, found.number, why.0, true),
            Outcome::Done => {}
        }
        counts.hit(found.number);
        // A root that is still there may match again, next time.
        worklist.dirty |= worklist.root.is_some();
        return true;
    }
}
