//! Runs a set on IR, on the threads of the context.

use crate::MlirHost;
use crate::guest::Guest;
use crate::linked::Linked;
use crate::options::Options;
use crate::sys::{Copied, MlirContext, Op};
use pdll::explain::{ExplainedOp, MOST_TRIED, SetExplainer, Site, Trial};
use pdll::{DriverReport, PatternApplicator, PatternSet, Patterns, Tally, TraceEvent, Tracer};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Threads are worth their linking where as many ops have been seen and there is more to do.
const WORTH_THREADS: usize = 4096;
/// Parts of the work for each thread: functions are not all of one size.
const PARTS_PER_THREAD: usize = 4;

/// A set linked to a context. Several can be linked to one context, and used on several threads.
#[derive(Debug)]
pub struct Runner {
    patterns: Arc<PatternSet<MlirHost>>,
    linked: Linked,
    /// For other threads.
    helpers: Vec<Linked>,
}

impl Runner {
    /// Links a set to a context.
    ///
    /// # Errors
    /// [`pdll::Error::Link`] with all that is missing.
    ///
    /// # Safety
    /// As [`MlirHost::new`] says.
    #[allow(unsafe_code, reason = "whoever makes a host vouches for all handles")]
    pub unsafe fn new(
        patterns: Arc<PatternSet<MlirHost>>,
        context: MlirContext,
    ) -> Result<Self, pdll::Error> {
        // SAFETY: as the caller vouches.
        let linked = unsafe { Linked::new(&patterns, context) }?;
        Ok(Self { patterns, linked, helpers: Vec::new() })
    }

    /// How many patterns there are.
    #[must_use]
    pub fn pattern_count(&self) -> usize {
        self.linked.set.pattern_count()
    }

    /// The same patterns for drivers that are not ours.
    #[must_use]
    pub fn into_guest(self) -> Guest {
        Guest::new(self.linked)
    }

    /// Rewrites what is in the regions of `top`, and gives what was done, in numbers: [`Self::report`].
    ///
    /// # Safety
    /// As [`MlirHost::set_top`] says.
    #[allow(unsafe_code, reason = "whoever runs vouches for the handles")]
    pub unsafe fn run(&mut self, top: Op, options: &Options) -> Tally {
        let start = self.linked.host.walked();
        let enough = |host: &MlirHost, left: &[Op]| {
            left.len() > 1 && host.walked() - start >= WORTH_THREADS && host.context().threads() > 1
        };
        // SAFETY: as the caller vouches.
        let (mut tally, mut left) = unsafe { self.linked.run(options, &[top], enough, &mut ()) };
        if !left.is_empty() {
            left.reverse();
            // SAFETY: likewise; isolated ops, none in another one, see nothing of each other.
            unsafe { self.share(&left, options) }.into_iter().for_each(|more| tally.join(more));
        }
        tally
    }

    /// The same on this thread alone, telling what the driver does.
    ///
    /// # Safety
    /// As [`MlirHost::set_top`] says.
    #[allow(unsafe_code, reason = "whoever runs vouches for the handles")]
    pub unsafe fn run_traced(
        &mut self,
        top: Op,
        options: &Options,
        tell: impl FnMut(&TraceEvent<'_>),
    ) -> Tally {
        let mut tracer = Tracer::new(self.patterns.programs(), &self.linked.set, tell);
        // SAFETY: as the caller vouches.
        unsafe { self.linked.run(options, &[top], |_, _| false, &mut tracer) }.0
    }

    /// Explains each pattern at each op that `site` means of those in the regions of `top`, which stay as
    /// they are: what rewrites do is found out on a copy.
    ///
    /// # Safety
    /// As [`MlirHost::set_top`] says.
    #[allow(unsafe_code, reason = "whoever runs vouches for the handles")]
    pub unsafe fn explain(&mut self, top: Op, site: &Site) -> Vec<ExplainedOp> {
        let Linked { host, set, .. } = &mut self.linked;
        // SAFETY: as the caller vouches.
        unsafe { host.set_top(top) };
        host.set_apart(false);
        let mut explainer = SetExplainer::new(&self.patterns, set);
        let mut tried = 0;
        let mut try_at = |host: &mut MlirHost, op: Op| {
            tried += 1;
            (tried <= MOST_TRIED).then(|| {
                let (mut trial, (copy, op)) = (Trial::default(), Copied::new(top, op));
                // SAFETY: the copy is in the same context, and nobody else has it.
                unsafe { host.set_top(copy.op()) };
                set.matcher().apply(host, &mut trial, op);
                // SAFETY: as the caller vouches.
                unsafe { host.set_top(top) };
                trial
            })
        };
        let ops = site.ops(host);
        let explained = ops.into_iter().map(|op| explainer.at(host, op, |host| try_at(host, op))).collect();
        site.in_order(explained)
    }

    /// What a run of this set has done, with the names of its patterns.
    #[must_use]
    pub fn report(&self, tally: Tally) -> DriverReport {
        tally.report(&self.linked.set)
    }

    /// Runs on `ops`, which are not none, on the threads of the context. What is done comes in the order of
    /// the ops.
    ///
    /// # Safety
    /// As [`MlirHost::set_top`] says of each op; no op is in another one.
    #[allow(unsafe_code, reason = "whoever runs vouches for the handles")]
    unsafe fn share(&mut self, ops: &[Op], options: &Options) -> Vec<Tally> {
        let (context, patterns) = (self.linked.host.context(), &self.patterns);
        let parts: Vec<&[Op]> =
            ops.chunks(ops.len().div_ceil(PARTS_PER_THREAD * context.threads())).collect();
        let done: Vec<Mutex<Option<Tally>>> = parts.iter().map(|_| Mutex::default()).collect();
        let idle = Mutex::new(std::mem::take(&mut self.helpers));
        context.parallel(parts.len(), |part| {
            let helper = lock(&idle).pop();
            // SAFETY: as of the runner's own host.
            let helper = helper.or_else(|| unsafe { Linked::new(patterns, context) }.ok());
            let Some(mut helper) = helper else { return };
            // SAFETY: as the caller vouches.
            let (tally, _) = unsafe { helper.run(options, parts[part], |_, _| false, &mut ()) };
            *lock(&done[part]) = Some(tally);
            lock(&idle).push(helper);
        });
        self.helpers = idle.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut tallies = Vec::new();
        for (done, part) in done.into_iter().zip(parts) {
            let done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
            // Where it could not be linked once more nothing has been done.
            tallies.push(done.unwrap_or_else(|| {
                // SAFETY: as the caller vouches.
                unsafe { self.linked.run(options, part, |_, _| false, &mut ()) }.0
            }));
        }
        tallies
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
