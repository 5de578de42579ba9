//! Which warnings are given, and which count as errors.
use super::{Diagnostic, Severity};
use std::collections::BTreeMap;

/// The names of all warnings; `docs/warnings` has a page for each.
pub const WARNINGS: [&str; 22] = [
    "contradictory-constraints",
    "duplicate-pattern",
    "endless-pattern",
    "impossible-attribute",
    "impossible-type",
    "inferred-results",
    "missing-attribute",
    "missing-sizes",
    "no-patterns",
    "overlapping-operands",
    "overlapping-patterns",
    "pattern-cycle",
    "replaced-results",
    "rewrite-without-change",
    "shadowed-pattern",
    "spelling",
    "tablegen-dump",
    "unknown-attribute",
    "unknown-operation",
    "unused-declaration",
    "unused-template-argument",
    "unused-variable",
];

/// Warnings that are not given unless they are asked for by name.
const QUIET: [&str; 1] = ["overlapping-patterns"];

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

/// What is done about each warning; without more, all are given but those that must be asked for.
#[derive(Clone, Debug, Default)]
pub struct Levels {
    others: Option<Level>,
    set: BTreeMap<String, Level>,
    /// What is done about all that would be given.
    given: Level,
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
        self.others = Some(level);
    }

    /// As the switches of command lines have it: sets the level of the warning of this name, of all of them
    /// for `all`, and for `warnings` of all that would be given.
    pub fn switch(&mut self, name: &str, level: Level) {
        match name {
            "all" => {
                self.set.clear();
                self.others = Some(level);
            }
            "warnings" => self.given = level,
            name => self.set(name, level),
        }
    }

    /// The level of the warning of this name.
    #[must_use]
    pub fn level(&self, warning: &str) -> Level {
        let quiet = QUIET.contains(&warning).then_some(Level::Allow);
        let level = self.set.get(warning).copied().or(self.others).or(quiet);
        match level.unwrap_or_default() {
            Level::Warn => self.given,
            level => level,
        }
    }

    /// The diagnostic as it is to be given; `None` if it is not. Errors stay what they are.
    #[must_use]
    pub fn apply(&self, d: Diagnostic) -> Option<Diagnostic> {
        match (d.severity, self.level(d.code.unwrap_or_default())) {
            (Severity::Error | Severity::Note, _) | (_, Level::Warn) => Some(d),
            (_, Level::Deny) => Some(d.with_severity(Severity::Error)),
            (_, Level::Allow) => None,
        }
    }
}
