//! The rewrite rules of a `.td` file as they are read: every name looked up, every class instance in its
//! place.
use crate::ods::{RecordRef, TdFile, Value};
use pdll_source::SourceMap;
use std::fmt::Write;

/// What records without names are called by, and dags of them are no deeper.
const MAX_DEPTH: u32 = 200;

/// The rules in the order in which they are registered, each with its place and what its fields say.
#[must_use]
pub fn print(td: &TdFile, sources: &SourceMap) -> String {
    let (mut out, positions) = (String::new(), td.positions(sources));
    for rule in td.rules() {
        let span = positions.span(rule);
        let (line, column) = sources.line_col(span.lo);
        let file = sources.name(sources.file_at(span.lo)).escape_debug();
        let _ = writeln!(out, "Rule {} <{file}:{line}:{column}>", rule.name());
        let fields = [
            ("source", "sourcePattern"),
            ("results", "resultPatterns"),
            ("constraints", "constraints"),
            ("supplemental", "supplementalPatterns"),
            ("benefit", "benefitDelta"),
        ];
        for (label, field) in fields {
            let lines: Vec<Value<'_>> = match rule.value(field) {
                Some(Value::List(list)) => list.iter().collect(),
                Some(value) => vec![value],
                None => Vec::new(),
            };
            for value in lines {
                let _ = write!(out, "  {label}: ");
                write(value, 0, &mut out);
                out.push('\n');
            }
        }
    }
    out
}

fn write(value: Value<'_>, depth: u32, out: &mut String) {
    if depth == MAX_DEPTH {
        return out.push_str("...");
    }
    match value {
        Value::Unset => out.push('?'),
        Value::Bit(bit) => out.push_str(if bit { "1" } else { "0" }),
        Value::Int(n) => drop(write!(out, "{n}")),
        Value::String(text) | Value::Code(text) => drop(write!(out, "{text:?}")),
        Value::Def(record) => name(record, out),
        Value::Expr(expr) => drop(write!(out, "{expr}")),
        Value::List(list) | Value::Bits(list) => {
            for (i, item) in list.iter().enumerate() {
                out.push_str(if i > 0 { ", " } else { "[" });
                write(item, depth + 1, out);
            }
            out.push_str(if list.iter().next().is_some() { "]" } else { "[]" });
        }
        Value::Dag(dag) => {
            out.push('(');
            write(dag.operator(), depth + 1, out);
            if let Some(called) = dag.operator_name() {
                let _ = write!(out, ":${called}");
            }
            for (i, (value, called)) in dag.args().enumerate() {
                out.push_str(if i > 0 { ", " } else { " " });
                match (value, called) {
                    (Value::Unset, Some(called)) => drop(write!(out, "${called}")),
                    (value, called) => {
                        write(value, depth + 1, out);
                        if let Some(called) = called {
                            let _ = write!(out, ":${called}");
                        }
                    }
                }
            }
            out.push(')');
        }
    }
}

/// A record by its name; one without by its class and what tells it from others of that.
fn name(record: RecordRef<'_>, out: &mut String) {
    if !record.is_anonymous() {
        return out.push_str(record.name());
    }
    let class = record.direct_superclasses().next().map_or("", |c| c.name());
    let text = ["expression", "value"].into_iter().find_map(|f| record.string(f));
    let text = text.map(|text| format!("{text:?}")).unwrap_or_default();
    let _ = write!(out, "{class}<{text}>");
}
