//! The walk driver: every op once, in post-order; new and changed ops are not tried (`spec/execution.md` 8.4).

use super::report::Counts;
use super::worklist::{Scratch, Worklist};
use super::{DriverReport, Listener};
use crate::host::Scope;
use crate::linked_set::{LinkedSet, Team};

/// Tries patterns at each op once.
pub fn walk<H: Scope, L: Listener<H>>(set: &LinkedSet<H>, host: &mut H, listener: &mut L) -> DriverReport {
    let mut team = Team::new(set);
    let mut counts = Counts::new(set.pattern_count());
    let mut worklist = Worklist::new(set, listener, Scratch::default());
    worklist.seed_once(host);
    while let Some(op) = worklist.pop(host) {
        super::greedy::rewrite_one(&mut team, host, &mut worklist, &mut counts, op);
    }
    counts.report(set, 1, true, false)
}
