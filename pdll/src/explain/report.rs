//! Explanations as diagnostics, to be shown as those of the compiler are.

use super::{ExplainedOp, ExplainedPattern, Verdict};
use pdll_source::Place;
use pdll_source::diag::{Diagnostic, Diagnostics, Severity};

impl ExplainedOp {
    /// What it is called: `'NAME' at FILE:LINE:COL`.
    #[must_use]
    pub fn title(&self) -> String {
        match &self.at {
            Some(at) => format!("'{}' at {at}", self.name),
            None => format!("'{}'", self.name),
        }
    }

    /// One remark a pattern, with the places in patterns and IR that it is about.
    #[must_use]
    pub fn diagnostics(&self) -> Diagnostics {
        self.patterns.iter().map(|p| p.diagnostic(self)).collect()
    }
}

impl ExplainedPattern {
    fn diagnostic(&self, op: &ExplainedOp) -> Diagnostic {
        let (name, benefit) = (&self.pattern, self.benefit);
        let benefit =
            if self.in_rust { format!("in Rust, benefit {benefit}") } else { format!("benefit {benefit}") };
        let note =
            |place: Place, message: String| Diagnostic::error(place, message).with_severity(Severity::Note);
        // Of a pattern in Rust it is not known where it was written: what is said is said of the operation.
        let at = || match (self.in_rust, &op.at) {
            (true, Some(at)) => Place::Position(at.clone()),
            (true, None) => Place::file("Rust"),
            (false, _) => Place::Position(self.at.clone()),
        };
        match &self.verdict {
            Verdict::Fires => note(at(), format!("{name} ({benefit}) matches and is applied")),
            Verdict::RewriteFails(why) => {
                let why = if why.is_empty() { "a native function says no" } else { why };
                note(at(), format!("{name} ({benefit}) matches, but its rewrite fails: {why}"))
            }
            Verdict::Beaten { by, benefit: better, at: there } => {
                let message = format!("{name} ({benefit}) matches, but {by} comes first");
                let why = if *better > self.benefit {
                    format!("this one has benefit {better} and is applied")
                } else {
                    "this one has the same benefit, stands before it and is applied".to_string()
                };
                match there.line {
                    0 => note(at(), message).note(format!("{by} is written in Rust: {why}")),
                    _ => note(at(), message).label(there.clone(), why),
                }
            }
            Verdict::First => note(at(), format!("{name} ({benefit}) matches and comes first"))
                .note("its rewrite was not tried: that is done at a thousand operations only"),
            Verdict::NotTried { by } => {
                note(at(), format!("{name} ({benefit}) is not tried, since {by} is applied"))
            }
            Verdict::Declines(why) => {
                let why = if why.is_empty() { "it gives no reason" } else { why };
                note(at(), format!("{name} ({benefit}) does not match: {why}"))
            }
            Verdict::Untold if self.in_rust => note(at(), format!("{name} ({benefit}) was not tried"))
                .note("that is done at a thousand operations only"),
            Verdict::Untold => note(at(), format!("{name} ({benefit}) does not match"))
                .note("which tests are its own is not known: the bytecode has no debug section, or is made from a matcher of MLIR"),
            Verdict::Fails(why) => {
                let place = why.asked_at.first().map_or_else(at, |p| Place::Position(p.clone()));
                let held = match (self.held, self.tests) {
                    (0, tests) => format!("the first of its {tests} tests fails"),
                    (held, tests) => format!("{held} of its {tests} tests hold, then one fails"),
                };
                let message = format!(
                    "{name} ({benefit}) does not match: {} is {}, not {}",
                    why.subject, why.found, why.wanted
                );
                let mut d = note(place, message);
                if let Some(about) = &why.about {
                    d = d.label(about.clone(), format!("here is {}", why.found));
                }
                d = d.note(held);
                match &why.hint {
                    Some(hint) => d.help(hint.clone()),
                    None => d,
                }
            }
        }
    }
}
