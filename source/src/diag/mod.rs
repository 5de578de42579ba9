//! Diagnostics: what is said about source text, and how it is shown.
//!
//! A stage pushes [`Diagnostic`]s into a [`Diagnostics`] sink and goes on; whoever runs the stages renders them at the
//! end. Errors come out in the order in which a reader that stops at its first error would have met them, so that the
//! first one is where mlir-pdll reports its own.
mod render;
mod suggest;

use crate::{SourceMap, Span};
pub use render::Format;
pub use suggest::nearest_name;

/// The names of all warnings; `docs/warnings` has a page for each.
pub const WARNINGS: [&str; 12] = [
    "contradictory-constraints",
    "inferred-results",
    "missing-sizes",
    "no-patterns",
    "overlapping-operands",
    "spelling",
    "tablegen-dump",
    "unknown-attribute",
    "unknown-operation",
    "unused-declaration",
    "unused-template-argument",
    "unused-variable",
];

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The input is not accepted.
    Error,
    /// The input is accepted but probably not meant.
    Warning,
}

/// A secondary place with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The place.
    pub span: Span,
    /// What is there.
    pub message: String,
}

/// One thing to say about the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Error or warning.
    pub severity: Severity,
    /// The name by which a warning is switched on or off (`-W`, `-A`).
    pub name: Option<&'static str>,
    /// Where it is.
    pub span: Span,
    /// What is wrong, in one line, lower case, without a full stop.
    pub message: String,
    /// Other places that matter, in reading order; shown as notes by the line formats.
    pub labels: Vec<Label>,
    /// Remarks without a place.
    pub notes: Vec<String>,
    /// What to do about it.
    pub help: Option<String>,
    /// How far a reader had to come to notice; orders the report: what is read is before `lo`, and what must be looked at
    /// beyond it reaches to `hi`. `None`: when looking at `span`.
    pub found_at: Option<Span>,
}

impl Diagnostic {
    /// An error at `span`.
    #[must_use]
    pub fn error(span: Span, message: impl Into<String>) -> Self {
        Self {
            severity: Severity::Error,
            name: None,
            span,
            message: message.into(),
            labels: Vec::new(),
            notes: Vec::new(),
            help: None,
            found_at: None,
        }
    }

    /// A warning at `span` that is switched by `name`.
    #[must_use]
    pub fn warning(name: &'static str, span: Span, message: impl Into<String>) -> Self {
        Self { severity: Severity::Warning, name: Some(name), ..Self::error(span, message) }
    }

    /// Adds a secondary place.
    #[must_use]
    pub fn label(mut self, span: Span, message: impl Into<String>) -> Self {
        self.labels.push(Label { span, message: message.into() });
        self
    }

    /// Adds a remark.
    #[must_use]
    pub fn note(mut self, message: impl Into<String>) -> Self {
        self.notes.push(message.into());
        self
    }

    /// Says what to do.
    #[must_use]
    pub fn help(mut self, message: impl Into<String>) -> Self {
        self.help = Some(message.into());
        self
    }

    /// Says where a reader notices it, if that is later than its place (a missing last statement is noticed at the
    /// closing brace but reported at the `Pattern` keyword).
    #[must_use]
    pub fn found_at(mut self, span: Span) -> Self {
        self.found_at = Some(span);
        self
    }
}

/// Collects diagnostics.
#[derive(Clone, Debug, Default)]
pub struct Diagnostics {
    list: Vec<Diagnostic>,
    errors: usize,
}

impl Diagnostics {
    /// An empty sink.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes one diagnostic.
    pub fn push(&mut self, d: Diagnostic) {
        self.errors += usize::from(d.severity == Severity::Error);
        self.list.push(d);
    }

    /// Takes all that another one collected.
    pub fn append(&mut self, other: Self) {
        other.list.into_iter().for_each(|d| self.push(d));
    }

    /// Drops the warnings of this name (`-A NAME`).
    pub fn allow(&mut self, name: &str) {
        self.list.retain(|d| d.severity == Severity::Error || d.name != Some(name));
    }

    /// Was an error reported?
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.errors > 0
    }

    /// How many errors there are so far.
    #[must_use]
    pub fn error_count(&self) -> usize {
        self.errors
    }

    /// Puts them in the order in which a reader of the sources meets them; what is met at one place stays in the
    /// order it was pushed.
    pub fn sort(&mut self, sources: &SourceMap) {
        self.list.sort_by(|a, b| {
            let key = |d: &Diagnostic| d.found_at.unwrap_or(d.span);
            let (a, b) = (key(a), key(b));
            sources.reading_order(a.lo, b.lo).then(a.hi.cmp(&b.hi))
        });
    }

    /// All of them, in the order they were pushed (or sorted).
    #[must_use]
    pub fn list(&self) -> &[Diagnostic] {
        &self.list
    }
}
