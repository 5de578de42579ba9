//! The walk driver: every op once, in post-order; new and changed ops are not tried (`spec/execution.md` 8.4).

use super::report::Counts;
use super::worklist::{Scratch, Worklist};
use super::{DriverReport, Listener};
use crate::host::Scope;
use crate::linked_set::{LinkedSet, Team};

/// Tries patterns at each op once.
pub fn walk<H: Scope, L: Listener<H>>(set: &LinkedSet<H>, host: &mut H, listener: &mut L) -> DriverReport {
    let mut driver = Walk::new(set);
    driver.run(host, listener);
    driver.report()
}

/// The same for one body of IR after the other, with one machine and one report.
#[derive(Debug)]
pub struct Walk<'p, H: Scope> {
    team: Team<'p, H>,
    counts: Counts,
    scratch: Scratch,
}

impl<'p, H: Scope> Walk<'p, H> {
    /// Nothing has been done yet.
    #[must_use]
    pub fn new(set: &'p LinkedSet<H>) -> Self {
        Self { team: Team::new(set), counts: Counts::new(set.pattern_count()), scratch: Scratch::default() }
    }

    /// Tries patterns at each op that `host` holds.
    pub fn run<L: Listener<H>>(&mut self, host: &mut H, listener: &mut L) {
        let mut worklist = Worklist::new(self.team.set, listener, std::mem::take(&mut self.scratch));
        worklist.seed_once(host);
        while let Some(op) = worklist.pop(host) {
            super::greedy::rewrite_one(&mut self.team, host, &mut worklist, &mut self.counts, op);
        }
        self.scratch = worklist.finish(host);
    }

    /// What was done to all of them.
    #[must_use]
    pub fn report(self) -> DriverReport {
        self.counts.report(self.team.set, 1, true, false)
    }
}
