//! Diagnostics as a list that C goes through.

use pdll::source::diag::{self, Diagnostic, Diagnostics, Report};
use pdll::source::{Place, SourceMap};
use pdll::{DriverReport, Limit};

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
        let severity = match d.severity {
            diag::Severity::Error => Severity::Error,
            diag::Severity::Warning => Severity::Warning,
            diag::Severity::Note => Severity::Remark,
        };
        self.at(severity, &d.place, sources, &d.message);
        for label in &d.labels {
            self.at(Severity::Note, &label.place, sources, &label.message);
        }
        for note in &d.notes {
            self.at(Severity::Note, &d.place, sources, note);
        }
        if let Some(help) = &d.help {
            self.at(Severity::Note, &d.place, sources, &format!("help: {help}"));
        }
    }

    fn at(&mut self, severity: Severity, place: &Place, sources: Option<&SourceMap>, text: &str) {
        let (file, line, column) = match place.resolved(sources) {
            Place::Position(p) => (p.file.to_string(), p.line, p.column),
            Place::File(file) => (file.to_string(), 0, 0),
            Place::Span(_) | Place::Unknown => (String::new(), 0, 0),
        };
        self.0.push(Message { severity, file, line, column, text: text.into() });
    }

    /// Adds what there is to say of a run; whether it ended as the patterns say.
    pub(crate) fn run(&mut self, report: &DriverReport) -> bool {
        for text in report.failure_texts().chain(report.untold_texts()) {
            self.push(Severity::Warning, text);
        }
        let wrong = report.refused_text().into_iter().chain(report.untold_text());
        let mut good = wrong.fold(true, |_, text| self.refuse(text));
        let busy = report.at_work_text();
        match report.reached {
            Some(Limit::Rewrites) => {
                good = self.refuse(format!("rewriting stopped after {} rewrites {busy}", report.rewrites));
            }
            Some(limit) => good = self.refuse(format!("rewriting stopped at the limit of {limit} {busy}")),
            None if !report.converged => {
                let text = format!("patterns did not converge in {} iterations {busy}", report.iterations);
                self.push(Severity::Warning, text);
            }
            None => {}
        }
        good
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
