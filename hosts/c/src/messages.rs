//! Diagnostics as a list that C goes through.

use pdll::source::diag::{self, Diagnostic, Diagnostics, Report};
use pdll::source::{Place, SourceMap};
use pdll::{DriverReport, Gravity};

/// How bad it is, as `PdllSeverity` numbers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Severity {
    Error,
    Warning,
    Remark,
    /// About the message before it.
    Note,
}

/// A message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Message {
    pub(crate) severity: Severity,
    /// Empty if it is about no file.
    pub(crate) file: String,
    /// From 1; 0 if it is about no line.
    pub(crate) line: u32,
    pub(crate) column: u32,
    pub(crate) text: String,
}

/// `PdllMessages`.
#[derive(Debug, Default)]
pub(crate) struct Messages(pub(crate) Vec<Message>);

impl Messages {
    /// Adds a message about no place.
    pub(crate) fn push(&mut self, severity: Severity, text: impl Into<String>) {
        self.0.push(Message { severity, file: String::new(), line: 0, column: 0, text: text.into() });
    }

    /// Adds why something is refused; `false`, to go on with.
    pub(crate) fn refuse(&mut self, text: impl Into<String>) -> bool {
        self.push(Severity::Error, text);
        false
    }

    /// Adds what is wrong. `file` stands for the patterns where an error has no place.
    pub(crate) fn error(&mut self, error: &pdll::Error, file: &str) {
        match error {
            pdll::Error::Source(report) => self.report(report),
            other => self.diagnostics(&other.diagnostics(file), None),
        }
    }

    /// Adds what there is to say about texts.
    pub(crate) fn report(&mut self, report: &Report) {
        self.diagnostics(&report.diagnostics, Some(&report.sources));
    }

    /// Adds diagnostics; their places are in `sources`, or say themselves where they are.
    pub(crate) fn diagnostics(&mut self, diagnostics: &Diagnostics, sources: Option<&SourceMap>) {
        diagnostics.iter().for_each(|d| self.diagnostic(d, sources));
    }

    fn diagnostic(&mut self, d: &Diagnostic, sources: Option<&SourceMap>) {
        self.0.extend(d.lines(sources).into_iter().map(|line| {
            let severity = match line.severity {
                Some(diag::Severity::Error) => Severity::Error,
                Some(diag::Severity::Warning) => Severity::Warning,
                Some(diag::Severity::Note) => Severity::Remark,
                None => Severity::Note,
            };
            let text = if line.is_help { format!("help: {}", line.text) } else { line.text.into_owned() };
            let (file, line, column) = match line.place {
                Place::Position(p) => (p.file.to_string(), p.line, p.column),
                Place::File(file) => (file.to_string(), 0, 0),
                Place::Span(_) | Place::Unknown => (String::new(), 0, 0),
            };
            Message { severity, file, line, column, text }
        }));
    }

    /// Adds what there is to say of a run; whether it ended as the patterns say.
    pub(crate) fn run(&mut self, report: &DriverReport) -> bool {
        report.said().into_iter().fold(true, |good, (gravity, text)| match gravity {
            Gravity::Warning => {
                self.push(Severity::Warning, text);
                good
            }
            Gravity::Error => self.refuse(text),
        })
    }

    /// All of them as lines.
    pub(crate) fn print(&self) -> String {
        let mut out = String::new();
        for m in &self.0 {
            let word = match m.severity {
                Severity::Error => "error",
                Severity::Warning => "warning",
                Severity::Remark => "remark",
                Severity::Note => "note",
            };
            out += &match (m.file.as_str(), m.line) {
                ("", _) => format!("{word}: {}\n", m.text),
                (file, 0) => format!("{file}: {word}: {}\n", m.text),
                (file, line) => format!("{file}:{line}:{}: {word}: {}\n", m.column, m.text),
            };
        }
        out
    }
}
