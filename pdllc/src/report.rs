//! Diagnostics of all rooms in one format, on standard error.
//!
//! The compiler's diagnostics render themselves. Those of the IR reader and of TableGen know file, line and column: short
//! form is their own print; for the other forms they become compiler diagnostics over the text of the file they name.

use crate::args::{Common, ErrorFormat};
use pdll_compiler::diag::{Diagnostic, Diagnostics, Format, Level, Levels};
use pdll_compiler::source::{SourceMap, Span, Standard};
use pdll_ir::TextError;
use std::fmt::Display;
use std::io::{IsTerminal, Write};

/// Why a command ended without doing what it was asked for. What is to be said has been said.
#[derive(Debug)]
pub(crate) struct Failed;

/// The result of a step of a command.
pub(crate) type Outcome<T = ()> = Result<T, Failed>;

/// How many diagnostics of a file people are shown.
const SHOWN: usize = 100;

/// Where diagnostics go.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reporter {
    format: Format,
    /// Which warnings are given.
    levels: &'static Levels,
}

/// A message with a place that has lines and columns, not positions.
struct Placed<'a> {
    file: &'a str,
    line: u32,
    column: u32,
    len: usize,
    message: &'a str,
    notes: Vec<String>,
}

impl Reporter {
    /// The format asked for; by default one for people on a terminal and one for tools elsewhere.
    pub(crate) fn new(common: &Common) -> Reporter {
        let terminal = std::io::stderr().is_terminal();
        let format = common.error_format.unwrap_or(match terminal {
            true => ErrorFormat::Human,
            false => ErrorFormat::Short,
        });
        let format = match format {
            ErrorFormat::Human => Format::Human { color: terminal && std::env::var_os("NO_COLOR").is_none() },
            ErrorFormat::Short => Format::Short,
            ErrorFormat::Json => Format::Json,
        };
        let mut levels = Levels::new();
        common.allow.iter().for_each(|name| levels.set(name, Level::Allow));
        common.warn.iter().for_each(|name| levels.set(name, Level::Warn));
        // There is one reporter, for as long as the process lives.
        Reporter { format, levels: Box::leak(Box::new(levels)) }
    }

    /// Reports a failure that has no place in a source: `FILE: error: MESSAGE`.
    pub(crate) fn fail(self, file: &str, message: impl Display) -> Failed {
        self.whole_file("error", file, &message);
        Failed
    }

    /// Reports what did not go as it should, without a place in a source: `FILE: warning: MESSAGE`.
    pub(crate) fn warn(self, file: &str, message: impl Display) {
        self.whole_file("warning", file, &message);
    }

    fn whole_file(self, severity: &str, file: &str, message: &dyn Display) {
        match self.format {
            Format::Json => say(&serde_json::json!({
                "severity": severity, "name": null, "message": message.to_string(), "span": { "file": file },
                "labels": [], "notes": [], "help": null, "suggestions": [],
            })),
            _ => say(&format_args!("{file}: {severity}: {message}")),
        }
    }

    /// Reports what the compiler had to say: all of it to tools, to people no more than they will read.
    pub(crate) fn compiler(self, diagnostics: &Diagnostics, sources: &SourceMap) {
        let mut diagnostics = diagnostics.clone();
        diagnostics.apply(self.levels);
        let more = if self.format == Format::Json { 0 } else { diagnostics.len().saturating_sub(SHOWN) };
        diagnostics.truncate(diagnostics.len() - more);
        let mut text = diagnostics.render(sources, self.format);
        if more > 0 {
            text += &format!("... and {more} more\n");
        }
        // Standard error may be closed; there is nowhere else to say so.
        let _ = std::io::stderr().write_all(text.as_bytes());
    }

    /// Reports why IR text was refused. `name` and `text` are the file that was read.
    pub(crate) fn ir(self, errors: &[TextError], name: &str, text: &[u8]) -> Failed {
        for e in errors {
            let placed = Placed {
                file: &e.file,
                line: e.line,
                column: e.col,
                len: 1,
                message: &e.message,
                notes: e.notes.clone(),
            };
            self.placed(&placed, name, text, e);
        }
        Failed
    }

    fn placed(self, e: &Placed<'_>, name: &str, text: &[u8], short: &dyn Display) {
        let shown = if self.format == Format::Short { None } else { self.with_source(e, name, text) };
        match shown {
            Some(shown) => {
                let _ = std::io::stderr().write_all(shown.as_bytes());
            }
            None => say(short),
        }
    }

    /// The message over the text of its file; `None` if that text is not to be had.
    fn with_source(self, e: &Placed<'_>, name: &str, text: &[u8]) -> Option<String> {
        let text = if e.file == name { text.to_vec() } else { std::fs::read(e.file).ok()? };
        let line = text.split_inclusive(|b| *b == b'\n').take((e.line as usize).checked_sub(1)?);
        let start = line.map(<[u8]>::len).sum::<usize>() + (e.column as usize).checked_sub(1)?;
        let start = start.min(text.len());
        let end = (start + e.len.max(1)).min(text.len());
        let mut sources = SourceMap::new(Standard::Extended);
        let file = sources.add(e.file, text).ok()?;
        let base = sources.base(file);
        let mut d = Diagnostic::error(Span::new(base + start as u32, base + end as u32), e.message);
        d.notes.clone_from(&e.notes);
        let mut out = String::new();
        d.render(&sources, self.format, &mut out);
        Some(out)
    }
}

/// Writes a line to standard error.
pub(crate) fn say(line: &dyn Display) {
    // Standard error may be closed; there is nowhere else to say so.
    let _ = writeln!(std::io::stderr(), "{line}");
}
