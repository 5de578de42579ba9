//! Patterns under a driver that is not ours: MLIR's, or somebody's own.

use crate::MlirHost;
use crate::linked::Linked;
use crate::sys::{Op, Rewriter};
use pdll::{
    Budget, DriverReport, IrWalk, Limits, LinkedSet, MatcherSet, Outcome, PatternApplicator, Patterns,
    Reason, RewriteFailure, RewriteListener,
};

/// How many rewrites that failed are kept with their text; more are only counted.
const KEPT: usize = 16;

/// What is heard of rewrites that a driver of MLIR asks for.
#[derive(Debug, Default)]
struct Heard {
    /// By pattern.
    hits: Vec<u64>,
    applied: u64,
    /// Patterns and why they failed; whether in part, whether what they ask for cannot be.
    failures: Vec<(u32, String, bool, bool)>,
    failure_count: u64,
    refused_count: u64,
}

impl Heard {
    fn failure(&mut self, pattern: u32, why: &Reason, partial: bool) {
        self.failure_count += 1;
        self.refused_count += u64::from(why.refused);
        let text = if why.text.is_empty() { "its rewrite failed" } else { &why.text };
        let failure = (pattern, text.to_string(), partial, why.refused);
        if self.failures.len() < KEPT && !self.failures.contains(&failure) {
            self.failures.push(failure);
        }
    }
}

impl RewriteListener<MlirHost> for Heard {
    fn pattern_end(&mut self, _: &mut MlirHost, pattern: u32, outcome: &Outcome) {
        match outcome {
            Outcome::Done => {}
            Outcome::NoMatch => return,
            Outcome::Broken(why) => self.failure(pattern, why, true),
            Outcome::Failed(why) => return self.failure(pattern, why, false),
        }
        if let Some(hits) = self.hits.get_mut(pattern as usize) {
            *hits += 1;
            self.applied += 1;
        }
    }
}

/// A linked set that is asked op by op.
#[derive(Debug)]
pub struct Guest {
    host: MlirHost,
    set: LinkedSet<MlirHost>,
    matcher: MatcherSet<MlirHost>,
    heard: Heard,
    limits: Limits,
    /// A panic, after which nothing is rewritten any more: the driver does not know of it.
    gave_up: bool,
}

impl Guest {
    pub(crate) fn new(linked: Linked) -> Self {
        let Linked { mut host, set, .. } = linked;
        host.set_apart(false);
        let (matcher, heard) = (set.matcher(), Heard::default());
        let mut guest = Self { host, set, matcher, heard, limits: Limits::default(), gave_up: false };
        guest.refill();
        guest
    }

    /// Makes ready for a driver that goes through what is in `top`: what patterns may spend is by its size.
    /// How many rewrites are done is for the driver to bound.
    ///
    /// # Safety
    /// As [`MlirHost::set_top`] says; the driver may change IR between calls of [`Self::apply`].
    #[allow(unsafe_code, reason = "whoever runs vouches for the handles")]
    pub unsafe fn begin(&mut self, top: Op, limits: &Limits) {
        // SAFETY: as the caller vouches.
        unsafe { self.host.set_top(top) };
        let mut ops = 0;
        self.host.walk(true, |_, _| ops += 1);
        self.limits = Limits { rewrites: Some(u64::MAX), ..*limits };
        self.refill();
        self.matcher.budget().add_ops(&self.limits, ops);
    }

    /// Begins a run of a driver of which it is not known what it goes through.
    pub fn refill(&mut self) {
        self.limits.rewrites = Some(u64::MAX);
        let failed = self.has_failed();
        *self.matcher.budget() = Budget::new(&self.limits);
        // Drivers that ask about one op at a time do this for each.
        if self.heard.hits.is_empty() || self.heard.applied > 0 || failed {
            self.heard = Heard { hits: vec![0; self.set.pattern_count()], ..Heard::default() };
        }
        self.gave_up = false;
    }

    /// Whether something did not go as it should since the run began.
    #[must_use]
    pub fn has_failed(&mut self) -> bool {
        let budget = self.matcher.budget();
        self.heard.failure_count > 0 || budget.reached().is_some() || budget.untold().1 > 0
    }

    /// Applies the best pattern at an op, through a driver's rewriter or one of its own; whether one was
    /// applied.
    ///
    /// # Safety
    /// The op is alive and in the host's context, and so is the rewriter. Nobody else changes the IR
    /// meanwhile.
    #[allow(unsafe_code, reason = "whoever runs vouches for the handles")]
    pub unsafe fn apply(&mut self, op: Op, rewriter: Option<Rewriter>) -> bool {
        if self.gave_up || self.matcher.budget().is_spent() {
            return false;
        }
        self.host.lend(rewriter);
        let applied = self.matcher.apply(&mut self.host, &mut self.heard, op);
        self.host.lend(None);
        applied
    }

    /// Applies nothing any more until the next run begins, after a panic.
    pub fn give_up(&mut self) {
        self.host.lend(None);
        self.gave_up = true;
    }

    /// Whether it gave up.
    #[must_use]
    pub fn gave_up(&self) -> bool {
        self.gave_up
    }

    /// What was done since the run began.
    pub fn report(&mut self, iterations: u32, converged: bool) -> DriverReport {
        let (set, heard, budget) = (&self.set, &self.heard, self.matcher.budget());
        let title = |pattern: u32| set.pattern_title(pattern).to_string();
        let failure = |&(pattern, ref message, partial, refused): &(u32, String, bool, bool)| {
            RewriteFailure { pattern: title(pattern), message: message.clone(), partial, refused }
        };
        let (untold, untold_count) = budget.untold();
        DriverReport {
            iterations,
            converged,
            rewrites: heard.hits.iter().sum(),
            hits: (0u32..).zip(&heard.hits).filter(|h| *h.1 > 0).map(|(p, &n)| (title(p), n)).collect(),
            reached: budget.reached(),
            failures: heard.failures.iter().map(failure).collect(),
            failure_count: heard.failure_count,
            refused_count: heard.refused_count,
            untold: untold.to_vec(),
            untold_count,
            ..DriverReport::default()
        }
    }
}
