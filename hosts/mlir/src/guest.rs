//! Patterns under a driver that is not ours: MLIR's, or somebody's own.

use crate::MlirHost;
use crate::linked::Linked;
use crate::sys::{Op, Rewriter};
use pdll::{
    Budget, DriverReport, HitCounter, IrWalk, Limits, LinkedSet, Listeners, MatcherSet, PatternApplicator,
    PatternSet, TraceEvent, Tracer,
};

/// Whom events of a trace are told.
type Tell = Box<dyn FnMut(&TraceEvent<'_>) + Send>;

/// A linked set that is asked op by op.
#[derive(Debug)]
pub struct Guest {
    host: MlirHost,
    set: LinkedSet<MlirHost>,
    matcher: MatcherSet<MlirHost>,
    heard: HitCounter<LinkedSet<MlirHost>>,
    limits: Limits,
    tracer: Option<Tracer<MlirHost, Tell>>,
    /// A panic, after which nothing is rewritten any more: the driver does not know of it.
    gave_up: bool,
}

impl Guest {
    pub(crate) fn new(linked: Linked) -> Self {
        let Linked { mut host, set, .. } = linked;
        host.set_apart(false);
        let (matcher, heard) = (set.matcher(), HitCounter::new(set.clone()));
        let limits = Limits::default();
        let mut guest = Self { host, set, matcher, heard, limits, tracer: None, gave_up: false };
        guest.refill();
        guest
    }

    /// Tells, from here on, what patterns do.
    pub(crate) fn trace(&mut self, patterns: &PatternSet<MlirHost>, tell: Tell) {
        self.tracer = Some(Tracer::new(patterns.programs(), &self.set, tell));
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
        *self.matcher.budget() = Budget::new(&self.limits);
        // Drivers that ask about one op at a time do this for each.
        if !self.heard.is_fresh() {
            self.heard = HitCounter::new(self.set.clone());
        }
        self.gave_up = false;
    }

    /// Whether something did not go as it should since the run began.
    #[must_use]
    pub fn has_failed(&mut self) -> bool {
        let budget = self.matcher.budget();
        self.heard.failure_count() > 0 || budget.reached().is_some() || budget.untold().1 > 0
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
        let Self { host, matcher, heard, tracer, .. } = self;
        let applied = match tracer {
            None => matcher.apply(host, heard, op),
            Some(tracer) => matcher.apply(host, &mut Listeners(vec![heard, tracer]), op),
        };
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
        self.heard.tally(&mut self.matcher, iterations, converged).report(&self.set)
    }
}
