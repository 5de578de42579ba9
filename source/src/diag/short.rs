//! Diagnostics as lines: `FILE:LINE:COL: error: MESSAGE`; labels, notes and help follow as lines of their
//! own.
use super::{Diagnostic, Label, Severity};
use crate::{Place, SourceMap};
use std::borrow::Cow;
use std::fmt::{self, Write};

/// A place as the line formats begin with it: `FILE:LINE:COL: `, `FILE: ` or nothing.
pub(super) struct Prefix<'a>(pub(super) &'a Place, pub(super) Option<&'a SourceMap>);

impl fmt::Display for Prefix<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.resolved(self.1) {
            Place::File(name) => write!(f, "{name}: "),
            Place::Position(p) if p.line == 0 && p.file.is_empty() => Ok(()),
            Place::Position(position) => write!(f, "{position}: "),
            Place::Unknown | Place::Span(_) => Ok(()),
        }
    }
}

/// A line of what a diagnostic says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<'d> {
    /// Where it is, without spans.
    pub place: Place,
    /// `None`: it is about the line before it.
    pub severity: Option<Severity>,
    /// Whether it says what to do.
    pub is_help: bool,
    /// What it says.
    pub text: Cow<'d, str>,
}

impl Line<'_> {
    /// `error`, `note`, `help` and the like.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match (self.severity, self.is_help) {
            (Some(severity), _) => severity.word(),
            (None, true) => "help",
            (None, false) => "note",
        }
    }
}

impl Diagnostic {
    /// What it says, line by line: the message, what labels and notes say, and what to do (its help, or else
    /// its first suggestion in words). Without the sources, places in them are unknown.
    #[must_use]
    pub fn lines(&self, sources: Option<&SourceMap>) -> Vec<Line<'_>> {
        let line = |place: &Place, severity, is_help, text| Line {
            place: place.resolved(sources),
            severity,
            is_help,
            text,
        };
        let mut lines = vec![line(&self.place, Some(self.severity), false, self.message.as_str().into())];
        lines.extend(self.labels.iter().map(|l| line(&l.place, None, false, l.message.as_str().into())));
        lines.extend(self.notes.iter().map(|n| line(&self.place, None, false, n.as_str().into())));
        lines.extend(self.shown_help(sources).map(|help| line(&self.place, None, true, help.into())));
        lines
    }
}

/// Appends the lines to `out`; without the sources, places in them are left out.
pub(super) fn write(d: &Diagnostic, sources: Option<&SourceMap>, out: &mut impl Write) -> fmt::Result {
    let mut lines = d.lines(sources).into_iter();
    lines.try_for_each(|l| writeln!(out, "{}{}: {}", Prefix(&l.place, None), l.word(), l.text))
}

impl fmt::Display for Diagnostic {
    /// The short form without the last line's end. A place in a source map is left out, since the map is not
    /// at hand.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        write(self, None, &mut text)?;
        f.write_str(text.trim_end_matches('\n'))
    }
}

impl std::error::Error for Diagnostic {}

impl fmt::Display for Label {
    /// `FILE:LINE:COL: note: MESSAGE`; as for [`Diagnostic`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}note: {}", Prefix(&self.place, None), self.message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Span;
    use crate::diag::{Applicability, Suggestion};

    #[test]
    fn lines_end_with_what_to_do() {
        let suggestion = Suggestion {
            span: Span::default(),
            replacement: "Value".into(),
            applicability: Applicability::MaybeIncorrect,
        };
        let mut d = Diagnostic::error(Place::file("a.pdll"), "unknown").note("seen before");
        d.suggestions.push(suggestion);
        let lines: Vec<String> = d.lines(None).iter().map(|l| format!("{}: {}", l.word(), l.text)).collect();
        assert_eq!(lines, ["error: unknown", "note: seen before", "help: insert `Value`"]);
        let lines: Vec<String> = d.help("ask").lines(None).iter().map(|l| l.text.to_string()).collect();
        assert_eq!(lines, ["unknown", "seen before", "ask"]);
    }
}
