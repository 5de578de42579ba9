//! `pdllc explain`: why each pattern does or does not match an operation.

use crate::args::{ErrorFormat, Explain};
use crate::dialects;
use crate::files::{self, Text};
use crate::patterns::{self, Patterns};
use crate::report::{Outcome, Reporter};
use crate::timing::Timing;
use pdll::explain::{ExplainedOp, ExplainedPattern, Site, Verdict};
use pdll_ir::{Context, parse_module};
use pdll_source::{Position, SourceMap};
use std::fmt::Write;

/// Explains what was asked for on standard output.
pub(crate) fn run(args: &Explain, format: Option<ErrorFormat>, report: Reporter) -> Outcome {
    let mut ctx = Context::new();
    let inputs = std::slice::from_ref(&args.input);
    let Patterns { set, definitions } =
        patterns::load(&args.patterns, &args.source, inputs, &mut Timing::default(), report)?;
    definitions.iter().for_each(|known| pdll_dialects::add_definitions(&mut ctx, known));
    dialects::load(&mut ctx, &args.dialects, &args.source, report)?;
    let text = files::read(&args.input, report)?;
    let names = args.patterns.iter().map(|p| p.to_string_lossy()).collect::<Vec<_>>().join(", ");
    // Before the IR is read, as `run` does it.
    set.link(&mut ctx).map_err(|e| report.set(&e, &names))?;
    let parsed = parse_module(&mut ctx, &text.name, &text.bytes);
    patterns::judge(&definitions, report)?;
    let mut module = parsed.map_err(|errors| report.ir(errors, &text))?;
    let site = site(args, &text);
    let mut ops = set.explain(&mut ctx, &mut module.ir, &site).map_err(|e| report.set(&e, &names))?;
    if ops.is_empty() {
        return Err(report.fail(&text.name, format_args!("there is no operation {}", describe(&site))));
    }
    if let Some(name) = &args.pattern {
        ops.iter_mut().for_each(|op| op.patterns.retain(|p| p.pattern == *name));
        if ops.iter().all(|op| op.patterns.is_empty()) {
            return Err(report.fail(&names, format_args!("there is no pattern `{name}`")));
        }
    }
    let out = match format {
        Some(ErrorFormat::Json) => json(&ops),
        _ => written(&ops, args, &text, report),
    };
    files::write(&args.output, out.as_bytes(), false, report)
}

fn site(args: &Explain, text: &Text) -> Site {
    match (&args.at, &args.op) {
        (Some(at), _) => match at.column {
            None => Site::Line(text.name.clone(), at.line),
            Some(column) => Site::Column(text.name.clone(), at.line, column),
        },
        (None, name) => Site::Name(name.clone().unwrap_or_default()),
    }
}

fn describe(site: &Site) -> String {
    match site {
        Site::Line(_, line) => format!("in line {line} that patterns are tried at"),
        Site::Column(_, line, column) => format!("at {line}:{column} that patterns are tried at"),
        Site::Name(name) => format!("`{name}` that patterns are tried at"),
        Site::All => "that patterns are tried at".into(),
    }
}

/// For people. Patterns for operations of other names are only counted, unless one was asked for.
fn written(ops: &[ExplainedOp], args: &Explain, text: &Text, report: Reporter) -> String {
    let mut sources = SourceMap::default();
    // A text that does not fit is not shown.
    let _ = sources.add(&*text.name, &*text.bytes);
    let mut out = String::new();
    for (i, op) in ops.iter().enumerate() {
        if i > 0 {
            out.push('\n');
        }
        let _ = writeln!(out, "{}", op.title());
        let mut shown = op.clone();
        if args.pattern.is_none() && !args.all {
            shown.patterns.retain(|p| !is_for_others(p));
        }
        let mut told = shown.diagnostics();
        told.locate(&mut sources);
        out.push_str(&report.render(&told, &sources));
        let others = op.patterns.len() - shown.patterns.len();
        if others > 0 {
            let _ = writeln!(out, "patterns for operations of other names: {others} (--all shows them)");
        }
    }
    out
}

fn is_for_others(pattern: &ExplainedPattern) -> bool {
    matches!(&pattern.verdict, Verdict::Fails(why) if why.other_name)
}

/// One object a line, for each operation and pattern one. Positions are objects with `file`, `line` and
/// `column`.
fn json(ops: &[ExplainedOp]) -> String {
    let mut out = String::new();
    for op in ops {
        for p in &op.patterns {
            let _ = writeln!(out, "{}", line(op, p));
        }
    }
    out
}

fn place(p: &Position) -> serde_json::Value {
    serde_json::json!({ "file": *p.file, "line": p.line, "column": p.column })
}

fn line(op: &ExplainedOp, p: &ExplainedPattern) -> serde_json::Value {
    let mut object = serde_json::json!({
        "op": op.name, "op_at": op.at.as_ref().map(place),
        "pattern": p.pattern, "benefit": p.benefit, "pattern_at": place(&p.at),
        "tests": p.tests, "held": p.held,
    });
    let verdict = match &p.verdict {
        Verdict::Fires => serde_json::json!({ "verdict": "fires" }),
        Verdict::RewriteFails(why) => serde_json::json!({ "verdict": "rewrite fails", "why": why }),
        Verdict::Beaten { by, benefit, at } => {
            serde_json::json!({ "verdict": "beaten", "by": { "pattern": by, "benefit": benefit, "at": place(at) } })
        }
        Verdict::First => serde_json::json!({ "verdict": "first" }),
        Verdict::NotTried { by } => serde_json::json!({ "verdict": "not tried", "by": { "pattern": by } }),
        Verdict::Declines(why) => serde_json::json!({ "verdict": "does not match", "why": why }),
        Verdict::Untold => serde_json::json!({ "verdict": "does not match" }),
        Verdict::Fails(why) => serde_json::json!({
            "verdict": "does not match",
            "asked_at": why.asked_at.iter().map(place).collect::<Vec<_>>(),
            "about": why.about.as_ref().map(place),
            "subject": why.subject, "wanted": why.wanted, "found": why.found, "hint": why.hint,
        }),
    };
    if let (Some(all), serde_json::Value::Object(more)) = (object.as_object_mut(), verdict) {
        all.extend(more);
    }
    object
}
