//! Diagnostics as lines: `FILE:LINE:COL: error: MESSAGE`; labels, notes and help follow as lines of their
//! own.
use super::{Diagnostic, Label};
use crate::{Place, SourceMap};
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

/// Appends the lines to `out`; without the sources, places in them are left out.
pub(super) fn write(d: &Diagnostic, sources: Option<&SourceMap>, out: &mut impl Write) -> fmt::Result {
    let at = Prefix(&d.place, sources);
    writeln!(out, "{at}{}: {}", d.severity.word(), d.message)?;
    for l in &d.labels {
        writeln!(out, "{}note: {}", Prefix(&l.place, sources), l.message)?;
    }
    for n in &d.notes {
        writeln!(out, "{at}note: {n}")?;
    }
    match d.shown_help(sources) {
        Some(help) => writeln!(out, "{at}help: {help}"),
        None => Ok(()),
    }
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
