//! What is applied at an operation, found out on a copy of the IR.

use pdll_host_ir::IrHost;
use pdll_ir::Op;
use pdll_vm::{HostMut, LinkedSet, Outcome, PatternApplicator, RewriteListener};

/// Rewrites that one call of [`explain`](crate::PatternSet::explain) tries: each may need a new copy of the
/// body. Of operations beyond these it is not known whether the rewrite of the pattern that comes first
/// fails.
pub const MOST_TRIED: usize = 1000;

/// Where rewrites are tried.
#[derive(Default)]
pub(super) struct Bench {
    /// A copy of the context, and of a body as it was when [`Self::good`] was last set.
    copy: Option<IrHost>,
    good: bool,
    tried: usize,
}

impl Bench {
    /// From here on, operations are those of another body.
    pub(super) fn next_body(&mut self) {
        self.good = false;
    }

    /// Applies a set at an operation of `host`, which stays as it is. `None` if that was done too often.
    pub(super) fn try_at(&mut self, host: &IrHost, linked: &LinkedSet<IrHost>, op: Op) -> Option<Trial> {
        if self.tried == MOST_TRIED {
            return None;
        }
        self.tried += 1;
        let copy = match &mut self.copy {
            None => self.copy.insert(IrHost::new(host.ctx.clone(), host.body.clone())),
            Some(copy) => {
                if !self.good {
                    copy.body = host.body.clone();
                }
                copy
            }
        };
        let mut trial = Trial::default();
        match linked.has_rust() {
            true => linked.mixed_matcher().apply(copy, &mut trial, op),
            false => linked.matcher().apply(copy, &mut trial, op),
        };
        // A rewrite that fails is taken back, but what it has created has used up numbers.
        self.good = trial.applied.is_none() && trial.failed.is_empty();
        Some(trial)
    }
}

/// Hears what applying a set at one operation does.
#[derive(Debug, Default)]
pub struct Trial {
    /// The pattern that was applied.
    pub(super) applied: Option<u32>,
    /// Patterns whose rewrite failed before, and why.
    pub(super) failed: Vec<(u32, String)>,
    /// Patterns in Rust that were tried and do not match, and why.
    pub(super) declined: Vec<(u32, String)>,
    /// Why the pattern that has begun does not match.
    why: String,
}

impl<H: HostMut> RewriteListener<H> for Trial {
    fn pattern_end(&mut self, _: &mut H, pattern: u32, outcome: &Outcome) {
        match outcome {
            Outcome::Done | Outcome::Broken(_) => self.applied = Some(pattern),
            Outcome::Failed(why) => self.failed.push((pattern, why.text.clone())),
            Outcome::NoMatch => self.declined.push((pattern, std::mem::take(&mut self.why))),
        }
    }

    fn match_failed(&mut self, _: &mut H, why: &str) {
        self.why = why.into();
    }
}
