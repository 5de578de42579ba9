//! What stands above each pattern.

use super::preview::payload_of;
use super::symbols::declarations;
use crate::view::{Part, View};
use lsp_types::{CodeLens, Command, NumberOrString, Range, SymbolKind};
use pdll_source::Span;
use serde_json::{Value, json};

/// The warnings by which a pattern never fires.
const NEVER: [&str; 3] = ["contradictory-constraints", "duplicate-pattern", "shadowed-pattern"];

/// What a pattern is compiled to; a run and an explanation where there is an input; and that it never fires.
pub(crate) fn lenses(view: &View<'_>) -> Vec<CodeLens> {
    let uri = view.document.uri.as_str();
    let payload = payload_of(view.shared, view.document, None);
    let mut all = Vec::new();
    for part in &view.parts {
        for declared in declarations(part).into_iter().filter(|d| d.kind == SymbolKind::CLASS) {
            let range = view.range(part, declared.at);
            let mut lens = |title: String, command: &str, arguments: Vec<Value>| {
                let command = Command { title, command: command.into(), arguments: Some(arguments) };
                all.push(CodeLens { range, command: Some(command), data: None });
            };
            if let Some(why) = never(view, part, declared.span) {
                lens("never fires".into(), "pdllc.showWhy", vec![json!(uri), json!(why)]);
            }
            for (title, kind) in [("show pdl", "pdl"), ("pdl-interp", "pdl-interp"), ("bytecode", "asm")] {
                lens(title.into(), "pdllc.showOutput", vec![json!(uri), json!(kind)]);
            }
            if let Some(payload) = &payload {
                let arguments = vec![json!(uri), json!(payload), json!(range.start)];
                let name = payload.file_name().unwrap_or_default().to_string_lossy();
                lens(format!("run on {name}"), "pdllc.run", arguments.clone());
                lens("explain".into(), "pdllc.explain", arguments);
            }
        }
    }
    all
}

/// Where it is said that a pattern cannot fire.
fn never(view: &View<'_>, part: &Part<'_>, pattern: Span) -> Option<Range> {
    let said = part.diags.iter().filter(|d| d.code.is_some_and(|code| NEVER.contains(&code)));
    let inside = |at: &Span| part.is_main(*at) && pattern.lo <= at.lo && at.hi <= pattern.hi;
    if let Some(at) = said.filter_map(|d| d.span()).find(inside) {
        return Some(view.range(part, at));
    }
    let whole = view.range(part, pattern);
    let is_never =
        |code: &NumberOrString| matches!(code, NumberOrString::String(code) if NEVER.contains(&&**code));
    let later = view.later.borrow();
    let mut said = later.iter().filter(|d| d.code.as_ref().is_some_and(is_never)).map(|d| d.range);
    said.find(|at| whole.start <= at.start && at.end <= whole.end)
}
