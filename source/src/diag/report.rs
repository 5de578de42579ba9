//! Diagnostics together with the texts that they are about.
use super::{Diagnostics, Format, short};
use crate::SourceMap;
use std::fmt;

/// Diagnostics and the texts that they point into: all that is needed to show them.
#[derive(Debug, Default)]
pub struct Report {
    /// The texts, for the lines that a rendering shows.
    pub sources: SourceMap,
    /// What there is to say about them.
    pub diagnostics: Diagnostics,
}

impl Report {
    /// All diagnostics in the given format.
    #[must_use]
    pub fn render(&self, format: Format) -> String {
        self.diagnostics.render(&self.sources, format)
    }
}

impl fmt::Display for Report {
    /// The short form, without the last line's end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.diagnostics.iter().try_for_each(|d| short::write(d, Some(&self.sources), &mut text))?;
        f.write_str(text.trim_end_matches('\n'))
    }
}

impl std::error::Error for Report {}

impl fmt::Display for Diagnostics {
    /// As [`Report`], with places only where they name a file themselves.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.iter().try_for_each(|d| short::write(d, None, &mut text))?;
        f.write_str(text.trim_end_matches('\n'))
    }
}

impl std::error::Error for Diagnostics {}
