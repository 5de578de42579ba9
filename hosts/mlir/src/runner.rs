//! A linked set and the host that it is linked to: what one thread runs.

use crate::MlirHost;
use crate::compile::say_error;
use crate::sys::{MlirContext, Op, Rewriter, Say, Sink};
use pdll::{
    Budget, Config, DriverReport, IrWalk, Limit, Limits, LinkedSet, MatcherSet, Outcome, PatternApplicator,
    PatternSet, Patterns, Reason, RewriteFailure, RewriteListener, greedy, walk,
};

/// What drives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Driver {
    Greedy,
    Walk,
    /// MLIR's own; the patterns are one of its patterns.
    Mlir,
}

/// How to run.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    pub(crate) driver: Driver,
    pub(crate) config: Config,
    pub(crate) dce: bool,
    pub(crate) stats: bool,
}

/// A linked set on its host.
#[derive(Debug)]
pub(crate) struct Runner {
    host: MlirHost,
    set: LinkedSet<MlirHost>,
    options: Options,
    /// For a driver of MLIR, which asks op by op.
    matcher: MatcherSet<MlirHost>,
    heard: Heard,
    /// A panic under a driver of MLIR's, which goes on; nothing is rewritten any more.
    gave_up: bool,
}

/// How many rewrites that failed are kept with their text; more are only counted.
const KEPT: usize = 16;

/// What is heard of rewrites that a driver of MLIR asks for.
#[derive(Debug, Default)]
struct Heard {
    /// By pattern.
    hits: Vec<u64>,
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
        }
    }
}

impl Runner {
    /// Links a set to a context; what is missing goes to `sink`.
    ///
    /// # Safety
    /// As [`MlirHost::new`] says.
    #[allow(unsafe_code, reason = "whoever makes a host vouches for all handles")]
    pub(crate) unsafe fn new(
        set: &PatternSet<MlirHost>,
        file: &str,
        context: MlirContext,
        options: Options,
        sink: Sink,
    ) -> Option<Self> {
        // SAFETY: as the caller vouches.
        let mut host = unsafe { MlirHost::new(context) };
        host.set_dce(options.dce);
        match set.link_to(&mut host) {
            Ok(set) => {
                let matcher = set.matcher();
                Some(Self { host, set, options, matcher, heard: Heard::default(), gave_up: false })
            }
            Err(error) => {
                say_error(&error, file, sink);
                None
            }
        }
    }

    /// Rewrites what is in the regions of `top`; whether all went well.
    ///
    /// # Safety
    /// As [`MlirHost::set_top`] says.
    #[allow(unsafe_code, reason = "whoever runs vouches for the handles")]
    pub(crate) unsafe fn run(&mut self, top: Op, sink: Sink) -> bool {
        // SAFETY: as the caller vouches.
        unsafe { self.host.set_top(top) };
        let Self { host, set, options, .. } = self;
        let report = match options.driver {
            Driver::Walk => walk(set, host, &options.config.limits, &mut ()),
            _ => greedy(set, host, &options.config, &mut ()),
        };
        if options.stats {
            say_stats(&report, sink);
        }
        say_failures(&report, sink) & say_end(&report, sink)
    }

    /// Makes ready for a driver of MLIR.
    ///
    /// # Safety
    /// As [`MlirHost::set_top`] says; the driver may change IR between calls of [`Self::apply`].
    #[allow(unsafe_code, reason = "whoever runs vouches for the handles")]
    pub(crate) unsafe fn begin(&mut self, top: Op) {
        // SAFETY: as the caller vouches.
        unsafe { self.host.set_top(top) };
        let mut ops = 0;
        self.host.walk(true, |_, _| ops += 1);
        // How many rewrites are done is for MLIR's driver to bound.
        let limits = Limits { rewrites: Some(u64::MAX), ..self.options.config.limits };
        let budget = self.matcher.budget();
        *budget = Budget::new(&limits);
        budget.add_ops(&limits, ops);
        self.gave_up = false;
        self.heard = Heard { hits: vec![0; self.set.pattern_count()], ..Heard::default() };
    }

    /// Applies the best pattern at an op, through a driver's rewriter; whether one was applied.
    pub(crate) fn apply(&mut self, op: Op, rewriter: Rewriter) -> bool {
        if self.gave_up || self.matcher.budget().is_spent() {
            return false;
        }
        self.host.lend(Some(rewriter));
        let applied = self.matcher.apply(&mut self.host, &mut self.heard, op);
        self.host.lend(None);
        applied
    }

    /// Applies nothing any more, after a panic.
    pub(crate) fn give_up(&mut self) {
        self.host.lend(None);
        self.gave_up = true;
    }

    /// After MLIR's driver; whether all went well.
    pub(crate) fn end(&mut self, sink: Sink, converged: bool) -> bool {
        if self.gave_up {
            sink.say(Say::Error, "", (0, 0), "pdll panicked while MLIR's driver ran");
            return false;
        }
        let (set, heard, budget) = (&self.set, &self.heard, self.matcher.budget());
        let title = |pattern: u32| set.pattern_title(pattern).to_string();
        let failure = |&(pattern, ref message, partial, refused): &(u32, String, bool, bool)| {
            RewriteFailure { pattern: title(pattern), message: message.clone(), partial, refused }
        };
        let (untold, untold_count) = budget.untold();
        let report = DriverReport {
            iterations: self.options.config.max_iterations,
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
        };
        if self.options.stats {
            say_stats(&report, sink);
        }
        say_failures(&report, sink) & say_end(&report, sink)
    }
}

/// Which pattern was applied how often.
fn say_stats(report: &DriverReport, sink: Sink) {
    sink.say(Say::Remark, "", (0, 0), &format!("{} rewrites", report.rewrites));
    for (pattern, hits) in &report.hits {
        sink.say(Say::Note, "", (0, 0), &format!("{hits} by pattern {pattern}"));
    }
}

/// Says what did not go as it should; whether the result is what the patterns say all the same.
fn say_failures(report: &DriverReport, sink: Sink) -> bool {
    let warn = |text: String| sink.say(Say::Warning, "", (0, 0), &text);
    report.failure_texts().chain(report.untold_texts()).for_each(warn);
    let wrong: Vec<String> = report.refused_text().into_iter().chain(report.untold_text()).collect();
    wrong.iter().for_each(|text| sink.say(Say::Error, "", (0, 0), text));
    wrong.is_empty()
}

/// Says if the run ended before nothing was left to do; whether it did not. As for MLIR's passes, a run that
/// goes through all ops as often as it may is no failure.
fn say_end(report: &DriverReport, sink: Sink) -> bool {
    let busy = report.at_work_text();
    match report.reached {
        Some(Limit::Rewrites) => {
            let text = format!("rewriting stopped after {} rewrites {busy}", report.rewrites);
            sink.say(Say::Error, "", (0, 0), &text);
        }
        Some(limit) => {
            sink.say(Say::Error, "", (0, 0), &format!("rewriting stopped at the limit of {limit} {busy}"));
        }
        None if !report.converged => {
            let text = format!("patterns did not converge in {} iterations {busy}", report.iterations);
            sink.say(Say::Warning, "", (0, 0), &text);
        }
        None => {}
    }
    report.reached.is_none()
}
