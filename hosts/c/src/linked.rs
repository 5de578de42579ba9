//! Sets linked to a context of MLIR, if the library was built for that.
#![allow(unsafe_code)]

use std::ffi::c_void;

/// An `Operation *`.
pub(crate) type Op = *mut c_void;

#[cfg(feature = "mlir")]
pub(crate) use with_mlir::{Linked, Matcher};
#[cfg(not(feature = "mlir"))]
pub(crate) use without_mlir::{Linked, Matcher};

#[cfg(not(feature = "mlir"))]
mod without_mlir {
    use super::Op;
    use crate::messages::Messages;
    use crate::options::Options;
    use crate::set::Set;
    use pdll::DriverReport;
    use std::ffi::c_void;

    /// `PdllLinked`; there are none.
    #[derive(Debug)]
    pub(crate) enum Linked {}

    /// `PdllMatcher`; there are none.
    #[derive(Debug)]
    pub(crate) enum Matcher {}

    impl Linked {
        /// Refuses.
        pub(crate) unsafe fn new(_: &Set, _: *mut c_void, messages: &mut Messages) -> Option<Self> {
            messages.refuse("this library was built without MLIR (feature mlir of pdll-c)");
            None
        }
        pub(crate) fn pattern_count(&self) -> usize {
            match *self {}
        }
        pub(crate) unsafe fn apply(&self, _: Op, _: &Options, _: &mut Messages) -> Option<DriverReport> {
            match *self {}
        }
        pub(crate) fn matcher(&self, _: &mut Messages) -> Option<Matcher> {
            match *self {}
        }
    }

    impl Matcher {
        pub(crate) unsafe fn apply(&mut self, _: Op, _: *mut c_void, _: &mut Messages) -> bool {
            match *self {}
        }
    }
}

#[cfg(feature = "mlir")]
mod with_mlir {
    use super::Op;
    use crate::messages::Messages;
    use crate::options::{self, Options};
    use crate::set::Set;
    use pdll::{DriverReport, PatternSet};
    use pdll_mlir::sys::{self, ContextWatch, MlirContext, Rewriter};
    use pdll_mlir::{Driver, Guest, MlirHost, Runner};
    use std::ffi::c_void;
    use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
    use std::sync::{Arc, Mutex, PoisonError};

    /// `PdllLinked`: the patterns, and what threads have linked that are not running now.
    #[derive(Debug)]
    pub(crate) struct Linked {
        patterns: Arc<PatternSet<MlirHost>>,
        context: MlirContext,
        watch: Arc<ContextWatch>,
        /// Whether functions of C may be called, of which it is not known what they look at.
        callbacks: bool,
        idle: Mutex<Vec<Runner>>,
    }

    /// `PdllMatcher`.
    #[derive(Debug)]
    pub(crate) struct Matcher {
        guest: Guest,
        watch: Arc<ContextWatch>,
    }

    /// Whether the context is still there; else `messages` get to know.
    fn is_there(watch: &ContextWatch, messages: &mut Messages) -> bool {
        if watch.is_gone() {
            messages.refuse("the context that the patterns were linked to has been destroyed");
        }
        !watch.is_gone()
    }

    impl Linked {
        /// Links a set; what is missing goes to `messages`.
        ///
        /// # Safety
        /// As [`MlirHost::new`] says of the context, if it is not null.
        pub(crate) unsafe fn new(set: &Set, context: *mut c_void, messages: &mut Messages) -> Option<Self> {
            // SAFETY: as the caller vouches.
            let Some(context) = (unsafe { MlirContext::from_ptr(context) }) else {
                messages.refuse("the context is null");
                return None;
            };
            let linked = Self {
                patterns: Arc::new(set.patterns()),
                context,
                // SAFETY: as the caller vouches; the header asks not to destroy it meanwhile.
                watch: Arc::new(unsafe { ContextWatch::new(context) }),
                callbacks: set.has_callbacks(),
                idle: Mutex::default(),
            };
            match linked.link() {
                Ok(runner) => {
                    linked.put(runner);
                    Some(linked)
                }
                Err(error) => {
                    set.error(&error, messages);
                    None
                }
            }
        }

        fn link(&self) -> Result<Runner, pdll::Error> {
            // SAFETY: whoever has linked the set vouches for the context.
            unsafe { Runner::new(self.patterns.clone(), self.context) }
        }

        /// What a thread runs: what was linked before, or once more.
        fn take(&self, messages: &mut Messages) -> Option<Runner> {
            if !is_there(&self.watch, messages) {
                return None;
            }
            let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
            match idle.map_or_else(|| self.link(), Ok) {
                Ok(runner) => Some(runner),
                Err(error) => {
                    messages.error(&error, "");
                    None
                }
            }
        }

        fn put(&self, runner: Runner) {
            self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(runner);
        }

        /// How many patterns there are.
        pub(crate) fn pattern_count(&self) -> usize {
            self.patterns.programs().iter().map(|program| program.patterns.len()).sum()
        }

        /// Runs on what is in an op.
        ///
        /// # Safety
        /// As [`MlirHost::set_top`] says, if it is not null.
        pub(crate) unsafe fn apply(
            &self,
            op: Op,
            options: &Options,
            messages: &mut Messages,
        ) -> Option<DriverReport> {
            // SAFETY: as the caller vouches.
            let op = unsafe { sys::Op::from_ptr(op) }?;
            let options = pdll_mlir::Options {
                driver: match options.driver {
                    options::Driver::Greedy => Driver::Greedy,
                    options::Driver::Walk => Driver::Walk,
                },
                config: options.config.clone(),
                dce: !options.keep_dead,
                apart: !self.callbacks,
            };
            let mut runner = self.take(messages)?;
            // After a panic the runner is not used any more.
            // SAFETY: as the caller vouches.
            let tally = unsafe { runner.run(op, &options) };
            let report = runner.report(tally);
            self.put(runner);
            Some(report)
        }

        /// The same patterns for another driver.
        pub(crate) fn matcher(&self, messages: &mut Messages) -> Option<Matcher> {
            Some(Matcher { guest: self.take(messages)?.into_guest(), watch: self.watch.clone() })
        }
    }

    impl Matcher {
        /// Tries the patterns at an op.
        ///
        /// # Safety
        /// As [`Guest::apply`] says of what is not null.
        pub(crate) unsafe fn apply(
            &mut self,
            op: Op,
            rewriter: *mut c_void,
            messages: &mut Messages,
        ) -> bool {
            // SAFETY: as the caller vouches.
            let (op, rewriter) = unsafe { (sys::Op::from_ptr(op), Rewriter::from_ptr(rewriter)) };
            let Some(op) = op.filter(|_| is_there(&self.watch, messages)) else { return false };
            self.guest.refill();
            // SAFETY: as the caller vouches.
            let applied = catch_unwind(AssertUnwindSafe(|| unsafe { self.guest.apply(op, rewriter) }));
            match applied {
                Ok(applied) => {
                    if self.guest.has_failed() {
                        messages.run(&self.guest.report(1, true));
                    }
                    applied
                }
                Err(panic) => {
                    self.guest.give_up();
                    resume_unwind(panic)
                }
            }
        }
    }
}
