//! Diagnostics as text: for people, as lines, as JSON. All but the lines take the feature `render`.
use super::{Diagnostic, Diagnostics, short};
#[cfg(feature = "render")]
use super::{human, json};
use crate::SourceMap;
#[cfg(feature = "render")]
use std::fmt::Write;

/// The texts that diagnostics show parts of.
struct Texts<'a> {
    sources: &'a SourceMap,
    /// What was prepared for one diagnostic serves the next.
    #[cfg(feature = "render")]
    shown: human::Shown<'a>,
}

impl<'a> Texts<'a> {
    fn new(sources: &'a SourceMap) -> Self {
        Self {
            sources,
            #[cfg(feature = "render")]
            shown: human::Shown::new(sources),
        }
    }
}

/// How diagnostics are shown (`--error-format`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// With source lines and arrows.
    #[cfg(feature = "render")]
    Human {
        /// With terminal colours.
        color: bool,
    },
    /// One line each: `FILE:LINE:COL: error: MESSAGE`; labels, notes and help follow as lines of their own.
    /// Columns are bytes from 1, whatever the bytes are.
    Short,
    #[cfg(feature = "render")]
    /// One JSON object a line; columns are bytes from 1.
    Json,
}

impl Diagnostics {
    /// All diagnostics in the given format, in their present order (see [`Diagnostics::sort`]).
    #[must_use]
    pub fn render(&self, sources: &SourceMap, format: Format) -> String {
        let mut out = String::new();
        let mut texts = Texts::new(sources);
        for d in self {
            d.render_with(&mut texts, format, &mut out);
        }
        out
    }
}

impl Diagnostic {
    /// Appends the diagnostic to `out` in the given format.
    pub fn render(&self, sources: &SourceMap, format: Format, out: &mut String) {
        self.render_with(&mut Texts::new(sources), format, out);
    }

    fn render_with(&self, texts: &mut Texts<'_>, format: Format, out: &mut String) {
        // A `String` takes all that is written.
        let _ = match format {
            #[cfg(feature = "render")]
            Format::Human { color } => human::write(self, &mut texts.shown, color, out),
            Format::Short => short::write(self, Some(texts.sources), out),
            #[cfg(feature = "render")]
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
