//! Files of patterns as a set for MLIR, and what there is to say of them.

use crate::MlirHost;
use crate::sys::{Say, Sink};
use pdll::PatternSet;
use pdll::source::diag::{Diagnostic, Diagnostics, Line, Report, Severity};
use pdll::source::{Place, SourceMap};

/// The patterns of all files: source, `.td` rules, MLIR's text and bytecode, told apart by content. Errors
/// and warnings go to `sink`.
pub(crate) fn compile(files: &[String], dirs: &[String], sink: Sink) -> Option<PatternSet<MlirHost>> {
    let mut set = PatternSet::<MlirHost>::for_host().with_library_natives();
    let mut good = true;
    for file in files {
        let mut builder = PatternSet::builder().file(file);
        for dir in dirs {
            builder = builder.include_dir(dir);
        }
        match builder.build() {
            Ok(compiled) => {
                compiled.warnings().iter().for_each(|report| say_report(report, sink));
                set = compiled.into_programs().into_iter().fold(set, PatternSet::with_program);
            }
            Err(error) => {
                good = false;
                say_error(&error, file, sink);
            }
        }
    }
    good.then_some(set)
}

/// Says what is wrong, as diagnostics of MLIR. `file` stands for the patterns where an error has no place.
pub(crate) fn say_error(error: &pdll::Error, file: &str, sink: Sink) {
    match error {
        pdll::Error::Source(report) => say_report(report, sink),
        other => say_all(&other.diagnostics(file), None, sink),
    }
}

fn say_report(report: &Report, sink: Sink) {
    say_all(&report.diagnostics, Some(&report.sources), sink);
}

fn say_all(diagnostics: &Diagnostics, sources: Option<&SourceMap>, sink: Sink) {
    diagnostics.iter().for_each(|d| say(d, sources, sink));
}

fn say(d: &Diagnostic, sources: Option<&SourceMap>, sink: Sink) {
    for line in d.lines(sources) {
        let what = match line.severity {
            Some(Severity::Error) => Say::Error,
            Some(Severity::Warning) => Say::Warning,
            Some(Severity::Note) => Say::Remark,
            None => Say::Note,
        };
        say_line(&line, what, sink);
    }
}

/// Says a line of a diagnostic where it belongs.
pub(crate) fn say_line(line: &Line<'_>, what: Say, sink: Sink) {
    let (file, at) = match &line.place {
        Place::Position(p) => (&*p.file, (p.line, p.column)),
        Place::File(file) => (&**file, (0, 0)),
        Place::Span(_) | Place::Unknown => ("", (0, 0)),
    };
    match line.is_help {
        true => sink.say(what, file, at, &format!("help: {}", line.text)),
        false => sink.say(what, file, at, &line.text),
    }
}
