//! Diagnostics in the format asked for, on standard error.

use crate::args::{Color, Common, ErrorFormat};
use crate::definitions;
use crate::files::Text;
use pdll_source::diag::{Diagnostic, Diagnostics, Format, Level, Levels, Report, Severity};
use pdll_source::{Place, SourceMap};
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

impl Reporter {
    /// The format asked for; by default one for people on a terminal and where colours are asked for, which
    /// no other has, and one for tools elsewhere.
    pub(crate) fn new(common: &Common) -> Reporter {
        let terminal = std::io::stderr().is_terminal();
        let for_people = terminal || common.color == Some(Color::Always);
        let format = common.error_format.unwrap_or(match for_people {
            true => ErrorFormat::Human,
            false => ErrorFormat::Short,
        });
        let format = match format {
            ErrorFormat::Human => Format::Human { color: in_color(common.color, terminal) },
            ErrorFormat::Short => Format::Short,
            ErrorFormat::Json => Format::Json,
        };
        let mut levels = Levels::new();
        for (names, level) in
            [(&common.allow, Level::Allow), (&common.warn, Level::Warn), (&common.deny, Level::Deny)]
        {
            // What is said of all of them comes before what is said of one.
            let (all, single): (Vec<_>, Vec<_>) = names.iter().partition(|name| *name == "all");
            all.into_iter().chain(single).for_each(|name| levels.switch(name, level));
        }
        // There is one reporter, for as long as the process lives.
        Reporter { format, levels: Box::leak(Box::new(levels)) }
    }

    /// Reports a failure that has no place in a source: `FILE: error: MESSAGE`.
    pub(crate) fn fail(self, file: &str, message: impl Display) -> Failed {
        self.give(Diagnostic::error(Place::file(file), message.to_string()).into(), &SourceMap::default());
        Failed
    }

    /// Reports what did not go as it should, without a place in a source: `FILE: warning: MESSAGE`.
    pub(crate) fn warn(self, file: &str, message: impl Display) {
        let d = Diagnostic::error(Place::file(file), message.to_string()).with_severity(Severity::Warning);
        self.give(d.into(), &SourceMap::default());
    }

    /// Reports what the compiler had to say: all of it to tools, to people no more than they will read. Fails
    /// if there are errors among it, or warnings that are denied.
    pub(crate) fn compiler(self, diagnostics: &Diagnostics, sources: &SourceMap) -> Outcome {
        let mut diagnostics = diagnostics.clone();
        diagnostics.apply(self.levels, sources);
        let failed = diagnostics.has_errors();
        let more = if self.format == Format::Json { 0 } else { diagnostics.len().saturating_sub(SHOWN) };
        diagnostics.truncate(diagnostics.len() - more);
        self.give(diagnostics, sources);
        if more > 0 {
            say(&format_args!("... and {more} more"));
        }
        if failed { Err(Failed) } else { Ok(()) }
    }

    /// Reports why IR was refused. Texts are read again to be shown, except for that of `input`.
    pub(crate) fn ir(self, errors: Diagnostics, input: &Text) -> Failed {
        let mut errors = definitions::advise(errors);
        let mut sources = SourceMap::default();
        if self.format != Format::Short && sources.add(&*input.name, &*input.bytes).is_ok() {
            errors.locate(&mut sources);
        }
        self.give(errors, &sources);
        Failed
    }

    /// Reports why there is no pattern set; `patterns` are the names of its files.
    pub(crate) fn set(self, error: &pdll::Error, patterns: &str) -> Failed {
        self.give(error.diagnostics(patterns), &SourceMap::default());
        Failed
    }

    /// Reports why TableGen text was refused.
    pub(crate) fn tablegen(self, errors: Report) -> Failed {
        self.give(errors.diagnostics, &errors.sources);
        Failed
    }

    /// What is asked for and not only told on the way, in the format asked for.
    pub(crate) fn render(self, diagnostics: &Diagnostics, sources: &SourceMap) -> String {
        diagnostics.render(sources, self.format)
    }

    /// Writes all of it to standard error.
    fn give(self, diagnostics: Diagnostics, sources: &SourceMap) {
        let text = diagnostics.render(sources, self.format);
        // Standard error may be closed; there is nowhere else to say so.
        let _ = std::io::stderr().write_all(text.as_bytes());
    }
}

/// Are there colours? <https://no-color.org> says what an empty variable means.
fn in_color(asked: Option<Color>, terminal: bool) -> bool {
    match asked.unwrap_or(Color::Auto) {
        Color::Auto => terminal && std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty()),
        Color::Always => true,
        Color::Never => false,
    }
}

/// Writes a line to standard error.
pub(crate) fn say(line: &dyn Display) {
    // Standard error may be closed; there is nowhere else to say so.
    let _ = writeln!(std::io::stderr(), "{line}");
}
