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
        self.patterns.iter().map(ExplainedPattern::diagnostic).collect()
    }
}

impl ExplainedPattern {
    fn diagnostic(&self) -> Diagnostic {
        let (name, benefit) = (&self.pattern, self.benefit);
        let note =
            |place: Place, message: String| Diagnostic::error(place, message).with_severity(Severity::Note);
        let at = || Place::Position(self.at.clone());
        match &self.verdict {
            Verdict::Fires => note(at(), format!("{name} (benefit {benefit}) matches and is applied")),
            Verdict::RewriteFails(why) => {
                let why = if why.is_empty() { "a native function says no" } else { why };
                note(at(), format!("{name} (benefit {benefit}) matches, but its rewrite fails: {why}"))
            }
            Verdict::Beaten { by, benefit: better, at: there } => {
                let message = format!("{name} (benefit {benefit}) matches, but {by} comes first");
                let why = if *better > benefit {
                    format!("this one has benefit {better} and is applied")
                } else {
                    "this one has the same benefit, stands before it and is applied".to_string()
                };
                note(at(), message).label(there.clone(), why)
            }
            Verdict::Untold => note(at(), format!("{name} (benefit {benefit}) does not match"))
                .note("the bytecode has no debug section that could say why"),
            Verdict::Fails(why) => {
                let place = why.asked_at.first().map_or_else(at, |p| Place::Position(p.clone()));
                let held = match (self.held, self.tests) {
                    (0, tests) => format!("the first of its {tests} tests fails"),
                    (held, tests) => format!("{held} of its {tests} tests hold, then one fails"),
                };
                let message = format!(
                    "{name} (benefit {benefit}) does not match: {} is {}, not {}",
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
