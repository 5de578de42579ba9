//! What there is to say of a run and of patterns, as diagnostics of MLIR.

use crate::compile::say_line;
use crate::sys::{Say, Sink};
use pdll::explain::{ExplainedOp, ExplainedPattern, Site, Verdict};
use pdll::{DriverReport, Gravity, TraceEvent, trace_json};
use std::io::Write;

/// How a trace is printed.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TraceFormat {
    Text,
    Json,
}

/// Prints an event of a trace on standard error.
pub(crate) fn say_event(format: TraceFormat, event: &TraceEvent<'_>) {
    let mut out = std::io::stderr().lock();
    // Standard error may be closed; there is nowhere else to say so.
    let _ = match format {
        TraceFormat::Text => write!(out, "{event}"),
        TraceFormat::Json => writeln!(out, "{}", trace_json(event)),
    };
}

/// What is to be explained.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    pub(crate) site: Site,
    /// The only pattern that is explained.
    pub(crate) pattern: Option<String>,
}

impl Question {
    /// `LINE`, `LINE:COL` or the name of operations.
    pub(crate) fn new(text: &str, pattern: Option<String>) -> Self {
        let line = |text: &str, column: Option<&str>| {
            let line = text.parse().ok()?;
            Some(match column {
                None => Site::Line(String::new(), line),
                Some(column) => Site::Column(String::new(), line, column.parse().ok()?),
            })
        };
        let site = match text.split_once(':') {
            Some((first, column)) => line(first, Some(column)),
            None => line(text, None),
        };
        Self { site: site.unwrap_or_else(|| Site::Name(text.into())), pattern }
    }
}

/// Says why patterns match or do not, one remark an operation, as `pdllc explain` does; whether all went
/// well.
pub(crate) fn say_explained(mut ops: Vec<ExplainedOp>, asked: &Question, sink: Sink) -> bool {
    if ops.is_empty() {
        sink.say(Say::Remark, "", (0, 0), "pdll: there is no such operation here that patterns are tried at");
        return true;
    }
    if let Some(name) = &asked.pattern {
        ops.iter_mut().for_each(|op| op.patterns.retain(|p| p.pattern == *name));
        if ops.iter().all(|op| op.patterns.is_empty()) {
            sink.say(Say::Error, "", (0, 0), &format!("pdll: there is no pattern `{name}`"));
            return false;
        }
    }
    for op in &mut ops {
        let (file, at) = op.at.as_ref().map_or(("", (0, 0)), |p| (&*p.file, (p.line, p.column)));
        sink.say(Say::Remark, file, at, &op.title());
        let all = op.patterns.len();
        if asked.pattern.is_none() {
            op.patterns.retain(|p| !is_for_others(p));
        }
        for d in op.diagnostics().iter() {
            d.lines(None).iter().for_each(|line| say_line(line, Say::Note, sink));
        }
        let others = all - op.patterns.len();
        if others > 0 {
            let text = format!("patterns for operations of other names: {others}");
            sink.say(Say::Note, "", (0, 0), &text);
        }
    }
    true
}

fn is_for_others(pattern: &ExplainedPattern) -> bool {
    matches!(&pattern.verdict, Verdict::Fails(why) if why.other_name)
}

/// Says what there is to say of a run, with `stats` which pattern was applied how often too; whether all went
/// well.
pub(crate) fn say_run(report: &DriverReport, stats: bool, sink: Sink) -> bool {
    if stats {
        say_stats(report, sink);
    }
    let said = report.said();
    for (gravity, text) in &said {
        let what = match gravity {
            Gravity::Warning => Say::Warning,
            Gravity::Error => Say::Error,
        };
        sink.say(what, "", (0, 0), text);
    }
    said.iter().all(|(gravity, _)| *gravity != Gravity::Error)
}

/// Which pattern was applied how often.
fn say_stats(report: &DriverReport, sink: Sink) {
    sink.say(Say::Remark, "", (0, 0), &format!("{} rewrites", report.rewrites));
    for (pattern, hits) in report.hits.iter() {
        sink.say(Say::Note, "", (0, 0), &format!("{hits} by pattern {pattern}"));
    }
}
