//! The greedy driver: MLIR's order, to a fixpoint (`spec/execution.md` 8.1).
//!
//! All ops are pushed, those first that are to be tried last, and popped until none is left; changes push again. That is repeated until
//! nothing changed. If the program only looks down to the definers of the root's operands, whatever may match after
//! the first time has been pushed when it changed, and the second time need not be done to know that.

use super::report::Counts;
use super::worklist::Worklist;
use super::{Config, DriverReport, Listener};
use crate::host::Scope;
use crate::link::Linked;
use crate::machine::{Machine, Outcome};
use crate::rewriter::Events;

/// Applies patterns until none matches.
pub fn greedy<H: Scope, L: Listener<H>>(
    linked: &Linked<H>,
    host: &mut H,
    config: &Config,
    listener: &mut L,
) -> DriverReport {
    let mut machine = Machine::new(linked);
    let mut counts = Counts::new(linked.pattern_count());
    let budget = config.max_rewrites.unwrap_or(100_000 + 64 * host.op_count() as u64);
    let mut worklist = Worklist::new(linked, listener);
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
            if counts.rewrites >= budget {
                exhausted = true;
                break;
            }
            changed |= rewrite_one(&mut machine, host, &mut worklist, &mut counts, op);
        }
        converged = !changed && !exhausted;
        if changed && !exhausted && !worklist.dirty && iterations < config.max_iterations {
            // Going through everything again would find nothing.
            iterations += 1;
            converged = true;
        }
    }
    worklist.clear(host);
    counts.report(linked, iterations, converged, exhausted)
}

/// Tries patterns at an op, best first, until a rewrite happens; whether one did.
#[inline]
pub(super) fn rewrite_one<H: Scope, L: Listener<H>>(
    machine: &mut Machine<'_, H>,
    host: &mut H,
    worklist: &mut Worklist<'_, H, L>,
    counts: &mut Counts,
    op: H::Op,
) -> bool {
    let mut floor = None;
    while let Some(pattern) = machine.best_match(host, op, floor) {
        if L::ACTIVE {
            worklist.listener.pattern_begin(host, pattern, op);
        }
        worklist.root = Some(op);
        let outcome = machine.rewrite(host, worklist, op, pattern);
        if L::ACTIVE {
            worklist.listener.pattern_end(host, pattern, &outcome);
        }
        match outcome {
            Outcome::Failed(why) => {
                // It may work when something else has changed.
                worklist.dirty = true;
                counts.fault(machine.linked(), pattern, why, false);
                floor = Some(pattern);
                continue;
            }
            Outcome::Broken(why) => counts.fault(machine.linked(), pattern, why, true),
            Outcome::Done => {}
        }
        counts.hit(pattern);
        // A root that is still there may match again, next time.
        worklist.dirty |= worklist.root.is_some();
        return true;
    }
    false
}
