//! The walk driver: every op once, in post-order; new and changed ops are not tried (`spec/execution.md` 8.4).

use super::report::Counts;
use super::worklist::Worklist;
use super::{DriverReport, Listener};
use crate::host::Scope;
use crate::link::Linked;
use crate::machine::Machine;

/// Tries patterns at each op once.
pub fn walk<H: Scope, L: Listener<H>>(linked: &Linked<H>, host: &mut H, listener: &mut L) -> DriverReport {
    let mut machine = Machine::new(linked);
    let mut counts = Counts::new(linked.pattern_count());
    let mut worklist = Worklist::new(linked, listener);
    worklist.seed_once(host);
    while let Some(op) = worklist.pop(host) {
        super::greedy::rewrite_one(&mut machine, host, &mut worklist, &mut counts, op);
    }
    counts.report(linked, 1, true, false)
}
