//! What a report says in words, for whoever shows it to people.

use super::DriverReport;
use crate::limits::Limit;

/// How many of the patterns are named that were still at work.
const SHOWN: usize = 8;

const INVALID_REWRITE: &str = "rewriting stopped at a pattern whose bytecode is invalid";

/// How much what a report says matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gravity {
    /// The result is what the patterns say all the same.
    Warning,
    /// It is not.
    Error,
}

impl DriverReport {
    /// All that there is to say of a run but counts, in sentences of one line. As for MLIR's passes, a run
    /// that has gone through all ops as often as it may is no error.
    #[must_use]
    pub fn said(&self) -> Vec<(Gravity, String)> {
        let warnings = self.failure_texts().chain(self.untold_texts());
        let errors = self.refused_text().into_iter().chain(self.untold_text());
        let mut said: Vec<_> = warnings.map(|text| (Gravity::Warning, text)).collect();
        said.extend(errors.map(|text| (Gravity::Error, text)));
        said.extend(self.end_text());
        said
    }

    /// What to say of a run that ended before nothing was left to do.
    fn end_text(&self) -> Option<(Gravity, String)> {
        if self.reached.is_none() && self.converged {
            return None;
        }
        let busy = self.at_work_text();
        Some(match self.reached {
            Some(Limit::Rewrites) => {
                (Gravity::Error, format!("rewriting stopped after {} rewrites {busy}", self.rewrites))
            }
            Some(Limit::ValidRewrites) => (Gravity::Error, INVALID_REWRITE.into()),
            Some(limit) => (Gravity::Error, format!("rewriting stopped at the limit of {limit} {busy}")),
            None => {
                let text = format!("patterns did not converge in {} iterations {busy}", self.iterations);
                (Gravity::Warning, text)
            }
        })
    }

    /// Which rewrites did not go as they should, a line each, and how many more there were.
    pub fn failure_texts(&self) -> impl Iterator<Item = String> {
        let told = self.failures.iter().map(|failure| {
            let what = if failure.partial { "rewrote only in part" } else { "did not rewrite" };
            format!("pattern {} {what}: {}", failure.pattern, failure.message)
        });
        let more = self.failure_count.saturating_sub(self.failures.len() as u64);
        told.chain((more > 0).then(|| format!("{more} more such failures")))
    }

    /// Why patterns were not tried that may have matched, a line each.
    pub fn untold_texts(&self) -> impl Iterator<Item = String> {
        self.untold.iter().map(|untold| {
            let patterns = untold.patterns.join(", ");
            format!(
                "a condition or a result type cannot be evaluated: {} (asked for pattern {patterns})",
                untold.why
            )
        })
    }

    /// That the result is not what the patterns say, since some were not tried that may have matched.
    #[must_use]
    pub fn untold_text(&self) -> Option<String> {
        not_applied(self.untold_count, "a condition or a result type cannot be evaluated")
    }

    /// That the result is not what the patterns say, since some ask for IR that cannot be.
    #[must_use]
    pub fn refused_text(&self) -> Option<String> {
        not_applied(self.refused_count, "the IR that it asks for cannot be")
    }

    /// That the run has ended at a rewrite that is not valid; one of the failures says which and why.
    #[must_use]
    pub fn invalid_text(&self) -> Option<&'static str> {
        (self.reached == Some(Limit::ValidRewrites)).then_some(INVALID_REWRITE)
    }

    /// What was going on when a run ended before nothing was left to do.
    #[must_use]
    pub fn at_work_text(&self) -> String {
        match self.at_work.len() {
            0 => "before anything was tried".into(),
            1..=SHOWN => format!("with patterns still at work: {}", self.at_work.join(", ")),
            n => format!(
                "with patterns still at work: {} and {} more",
                self.at_work[..SHOWN].join(", "),
                n - SHOWN
            ),
        }
    }
}

fn not_applied(times: u64, why: &str) -> Option<String> {
    (times > 0).then(|| format!("{times} times a pattern was not applied because {why}"))
}
