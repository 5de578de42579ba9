//! Diagnostics as JSON, one object a line. `docs/diagnostics-json.md` describes it.
use super::{Diagnostic, WARNINGS};
use crate::{Place, SourceMap, Span};
use serde_json::{Value, json};

/// The object of a diagnostic.
pub(super) fn value(d: &Diagnostic, sources: &SourceMap) -> Value {
    let labels: Vec<_> =
        d.labels.iter().map(|l| json!({ "span": place(&l.place, sources), "message": l.message })).collect();
    // What `--allow` takes.
    let name = d.code.filter(|code| WARNINGS.contains(code));
    let suggestion = |s: &super::Suggestion| {
        json!({
            "span": span(s.span, sources),
            "replacement": s.replacement,
            "applicability": s.applicability.word(),
        })
    };
    let suggestions: Vec<_> = d.suggestions.iter().map(suggestion).collect();
    let mut object = json!({
        "severity": d.severity.word(), "code": d.code, "name": name, "message": d.message,
        "span": place(&d.place, sources), "labels": labels, "notes": d.notes, "help": d.help,
        "suggestions": suggestions,
    });
    // As it is already, unless another crate of the build has serde_json keep the order of keys.
    object.sort_all_objects();
    object
}

fn place(place: &Place, sources: &SourceMap) -> Value {
    match place {
        Place::Unknown => Value::Null,
        Place::File(name) => json!({ "file": **name }),
        Place::Position(p) => json!({ "file": *p.file, "line": p.line, "column": p.column }),
        Place::Span(s) => span(*s, sources),
    }
}

fn span(s: Span, sources: &SourceMap) -> Value {
    let (line, column) = sources.line_col(s.lo);
    let (end_line, end_column) = sources.line_col(s.hi);
    json!({
        "file": sources.name(sources.file_at(s.lo)),
        "line": line, "column": column, "end_line": end_line, "end_column": end_column,
    })
}
