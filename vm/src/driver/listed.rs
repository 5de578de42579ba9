//! The greedy driver on a list of ops: once, without going through all others.

use super::greedy::Greedy;
use super::worklist::Worklist;
use crate::applicator::{PatternApplicator, Patterns};
use crate::blocks::{HostBlocks, RegionRef};
use crate::host::IrWalk;
use crate::listener::RewriteListener;

/// What became of a list of ops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpsReport {
    /// Whether all that was to be tried was tried.
    pub converged: bool,
    /// Whether anything was changed.
    pub changed: bool,
    /// Whether all of the ops have been erased, or replaced.
    pub all_erased: bool,
}

/// The innermost region that all ops are in; `None` if there is none in reach.
fn region_around<H: HostBlocks + IrWalk>(host: &H, ops: &[H::Op]) -> Option<RegionRef> {
    let region_of = |op: H::Op| host.block_of(op).and_then(|block| host.region_of(block));
    let regions = |op: H::Op| {
        let mut at = Some(op);
        std::iter::from_fn(move || {
            let op = at?;
            at = host.parent(op);
            region_of(op)
        })
    };
    let (&first, rest) = ops.split_first()?;
    regions(first).find(|region| rest.iter().all(|&op| regions(op).any(|other| other == *region)))
}

impl<H: IrWalk + HostBlocks, A: PatternApplicator<H>> Greedy<H, A> {
    /// Applies patterns to these ops, the last one first, and to what is pushed by what is done: as
    /// [`super::Strictness`] says other ops, too, within `scope`, which is the innermost region around the
    /// ops if there is none. There is one iteration, and blocks and constants stay as they are.
    pub fn run_ops<L: RewriteListener<H>>(
        &mut self,
        host: &mut H,
        ops: &[H::Op],
        scope: Option<RegionRef>,
        listener: &mut L,
    ) -> OpsReport {
        if ops.is_empty() || self.reached.is_some() {
            return OpsReport {
                converged: self.reached.is_none(),
                changed: false,
                all_erased: ops.is_empty(),
            };
        }
        let scope = scope.or_else(|| region_around(host, ops));
        let Self { applicator, config, counts, folding, .. } = self;
        let patterns = applicator.patterns();
        debug_assert_eq!(counts.patterns(), patterns.pattern_count());
        let mut worklist = Worklist::new(patterns, listener, counts, std::mem::take(&mut self.scratch));
        worklist.fold_by(folding.as_ref());
        worklist.limit_to_ops(ops, scope, config.strictness);
        applicator.budget().add_ops(&config.limits, ops.len() as u64);
        worklist.seed_ops(host, ops);
        let changed =
            Self::process(applicator, config, folding.as_ref(), &mut self.reached, host, &mut worklist);
        self.reached = self.reached.or(applicator.budget().reached_by_work());
        let report = OpsReport {
            converged: worklist.is_empty(host) && self.reached.is_none(),
            changed,
            all_erased: worklist.all_erased(),
        };
        self.scratch = worklist.finish(host);
        self.iterations = self.iterations.max(1);
        self.converged &= report.converged;
        self.changed |= changed;
        report
    }
}
