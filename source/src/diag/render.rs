//! Diagnostics as text: for people, as lines, as JSON.
use super::{Diagnostic, Diagnostics, human, json, short};
use crate::SourceMap;
use std::fmt::Write;

/// How diagnostics are shown (`--error-format`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// With source lines and arrows.
    Human {
        /// With terminal colours.
        color: bool,
    },
    /// One line each: `FILE:LINE:COL: error: MESSAGE`; labels, notes and help follow as lines of their own. Columns are
    /// bytes from 1, whatever the bytes are.
    Short,
    /// One JSON object a line; columns are bytes from 1.
    Json,
}

impl Diagnostics {
    /// All diagnostics in the given format, in their present order (see [`Diagnostics::sort`]).
    #[must_use]
    pub fn render(&self, sources: &SourceMap, format: Format) -> String {
        let mut out = String::new();
        let mut texts = human::Shown::new(sources);
        for d in self {
            d.render_with(&mut texts, format, &mut out);
        }
        out
    }
}

impl Diagnostic {
    /// Appends the diagnostic to `out` in the given format.
    pub fn render(&self, sources: &SourceMap, format: Format, out: &mut String) {
        self.render_with(&mut human::Shown::new(sources), format, out);
    }

    fn render_with(&self, texts: &mut human::Shown<'_>, format: Format, out: &mut String) {
        // A `String` takes all that is written.
        let _ = match format {
            Format::Human { color } => human::write(self, texts, color, out),
            Format::Short => short::write(self, Some(texts.sources), out),
            Format::Json => writeln!(out, "{}", json::value(self, texts.sources)),
        };
    }

    /// What people are told to do: the help that there is, or what the first suggestion says.
    pub(super) fn shown_help(&self, sources: Option<&SourceMap>) -> Option<String> {
        if self.help.is_some() {
            return self.help.clone();
        }
        let suggestion = self.suggestions.first()?;
        let replaced = sources
            .map_or_else(String::new, |s| String::from_utf8_lossy(s.slice(suggestion.span)).into_owned());
        Some(match (replaced.as_str(), suggestion.replacement.as_str()) {
            (old, "") => format!("delete `{old}`"),
            ("", new) => format!("insert `{new}`"),
            (old, new) => format!("write `{new}` in place of `{old}`"),
        })
    }
}
