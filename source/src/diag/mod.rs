//! Diagnostics: what is said about source text, and how it is shown.
//!
//! A stage pushes [`Diagnostic`]s into a [`Diagnostics`] sink and goes on; whoever runs the stages renders
//! them at the end. Errors come out in the order in which a reader that stops at its first error would have
//! met them, so that the first one is where mlir-pdll reports its own.
mod allowed;
#[cfg(feature = "render")]
mod human;
#[cfg(feature = "render")]
mod json;
mod levels;
mod list;
mod render;
mod report;
mod short;
mod suggest;

use crate::{Place, Span};
pub use levels::{Level, Levels, WARNINGS};
pub use list::Diagnostics;
pub use render::Format;
pub use report::Report;
pub use short::Line;
pub use suggest::nearest_name;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The input is not accepted.
    Error,
    /// The input is accepted but probably not meant.
    Warning,
    /// Nothing is wrong with it: something is told that was asked for.
    Note,
}

impl Severity {
    /// `error`, `warning` or `note`.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
            Self::Note => "note",
        }
    }
}

/// The message of a label at a directive that includes the file with the error.
pub const INCLUDED_HERE: &str = "included from here";

/// A secondary place with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The place that is pointed at.
    pub place: Place,
    /// What is there.
    pub message: String,
}

impl Label {
    /// A text at a place.
    #[must_use]
    pub fn new(place: impl Into<Place>, message: impl Into<String>) -> Self {
        Self { place: place.into(), message: message.into() }
    }
}

/// How sure it is that a suggestion is what is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Applicability {
    /// It is what is meant; a tool may apply it without asking.
    MachineApplicable,
    /// It makes good text that may mean something else.
    MaybeIncorrect,
    /// Something in it is to be filled in.
    HasPlaceholders,
}

impl Applicability {
    /// Its name in JSON: `machine-applicable`, `maybe-incorrect`, `has-placeholders`.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::MachineApplicable => "machine-applicable",
            Self::MaybeIncorrect => "maybe-incorrect",
            Self::HasPlaceholders => "has-placeholders",
        }
    }
}

/// A change of the text that would mend it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// What is replaced; empty to insert.
    pub span: Span,
    /// What comes in its place; empty to delete.
    pub replacement: String,
    /// How sure it is.
    pub applicability: Applicability,
}

/// One thing to say about the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Error or warning.
    pub severity: Severity,
    /// The name of its kind. A warning has one, by which it is switched on or off (one of [`WARNINGS`]).
    pub code: Option<&'static str>,
    /// Where it is.
    pub place: Place,
    /// What is wrong, in one line, lower case, without a full stop.
    pub message: String,
    /// Other places that matter, in reading order; shown as notes by the line formats.
    pub labels: Vec<Label>,
    /// Remarks without a place.
    pub notes: Vec<String>,
    /// What to do about it.
    pub help: Option<String>,
    /// The same for tools: each mends the text by itself. People are shown `help`, or the first of these
    /// without one.
    pub suggestions: Vec<Suggestion>,
    /// How far a reader had to come to notice; orders the report: what is read is before `lo`, and what must
    /// be looked at beyond it reaches to `hi`. `None`: when looking at `place`.
    pub noticed_at: Option<Span>,
}

impl Diagnostic {
    /// An error at a place.
    #[must_use]
    pub fn error(place: impl Into<Place>, message: impl Into<String>) -> Self {
        Self {
            severity: Severity::Error,
            code: None,
            place: place.into(),
            message: message.into(),
            labels: Vec::new(),
            notes: Vec::new(),
            help: None,
            suggestions: Vec::new(),
            noticed_at: None,
        }
    }

    /// A warning at a place that is switched by `code`.
    #[must_use]
    pub fn warning(code: &'static str, place: impl Into<Place>, message: impl Into<String>) -> Self {
        Self { code: Some(code), ..Self::error(place, message) }.with_severity(Severity::Warning)
    }

    /// Makes it worse or better.
    #[must_use]
    pub fn with_severity(mut self, severity: Severity) -> Self {
        self.severity = severity;
        self
    }

    /// Adds a secondary place.
    #[must_use]
    pub fn label(mut self, place: impl Into<Place>, message: impl Into<String>) -> Self {
        self.labels.push(Label::new(place, message));
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

    /// Adds a change that would mend the text.
    #[must_use]
    pub fn suggest(
        mut self,
        span: Span,
        replacement: impl Into<String>,
        applicability: Applicability,
    ) -> Self {
        self.suggestions.push(Suggestion { span, replacement: replacement.into(), applicability });
        self
    }

    /// Says that a name, which stands at `span`, is probably meant to be `name`.
    #[must_use]
    pub fn did_you_mean(self, span: Span, name: &str) -> Self {
        self.help(format!("did you mean `{name}`?")).suggest(span, name, Applicability::MaybeIncorrect)
    }

    /// Says where a reader notices it, if that is later than its place (a missing last statement is noticed
    /// at the closing brace but reported at the `Pattern` keyword).
    #[must_use]
    pub fn noticed_at(mut self, span: Span) -> Self {
        self.noticed_at = Some(span);
        self
    }

    /// Its place in the texts that were loaded, if it has one there.
    #[must_use]
    pub fn span(&self) -> Option<Span> {
        self.place.span()
    }
}
