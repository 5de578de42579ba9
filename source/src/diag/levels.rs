//! Which warnings are given, and which count as errors.
use super::{Diagnostic, Severity};
use std::collections::BTreeMap;

/// The names of all warnings; `docs/warnings` has a page for each.
pub const WARNINGS: [&str; 16] = [
    "contradictory-constraints",
    "impossible-attribute",
    "impossible-type",
    "inferred-results",
    "missing-attribute",
    "missing-sizes",
    "no-patterns",
    "overlapping-operands",
    "replaced-results",
    "spelling",
    "tablegen-dump",
    "unknown-attribute",
    "unknown-operation",
    "unused-declaration",
    "unused-template-argument",
    "unused-variable",
];

/// What is done about a warning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Level {
    /// It is not given.
    Allow,
    /// It is given.
    #[default]
    Warn,
    /// It is an error.
    Deny,
}

/// What is done about each warning; without more, all are given.
#[derive(Clone, Debug, Default)]
pub struct Levels {
    others: Level,
    set: BTreeMap<String, Level>,
}

impl Levels {
    /// All warnings are given.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the level of the warning of this name.
    pub fn set(&mut self, warning: impl Into<String>, level: Level) {
        self.set.insert(warning.into(), level);
    }

    /// Sets the level of all warnings that have none of their own.
    pub fn set_others(&mut self, level: Level) {
        self.others = level;
    }

    /// The level of the warning of this name.
    #[must_use]
    pub fn level(&self, warning: &str) -> Level {
        self.set.get(warning).copied().unwrap_or(self.others)
    }

    /// The diagnostic as it is to be given; `None` if it is not. Errors stay what they are.
    #[must_use]
    pub fn apply(&self, d: Diagnostic) -> Option<Diagnostic> {
        match (d.severity, d.code.map_or(self.others, |code| self.level(code))) {
            (Severity::Error | Severity::Note, _) | (_, Level::Warn) => Some(d),
            (_, Level::Deny) => Some(d.with_severity(Severity::Error)),
            (_, Level::Allow) => None,
        }
    }
}
