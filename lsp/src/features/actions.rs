//! What can be done about a document: what mends a diagnostic, and the whole file in order.

use super::edit;
use crate::view::{Part, View};
use lsp_types::{CodeAction, CodeActionKind, CodeActionOrCommand, Range, TextEdit, Uri, WorkspaceEdit};
use pdll_compiler::hir::names::NameKind;
use pdll_compiler::syntax::tree::{CallableBody, ExprKind, Item, StmtKind};
use pdll_compiler::syntax::walk::Node;
use pdll_source::Span;
use pdll_source::diag::{Applicability, Diagnostic};
use std::collections::HashMap;

/// The actions for a range.
pub(crate) fn actions(view: &View<'_>, range: Range) -> Vec<CodeActionOrCommand> {
    let wanted = view.document.lines.offsets(&view.document.text, range);
    let mut all = Vec::new();
    let mut sure = Vec::new();
    for part in &view.parts {
        let touches = |span: Span| {
            let (lo, hi) = (part.start + span.lo as usize, part.start + span.hi as usize);
            part.is_main(span) && lo <= wanted.end && wanted.start <= hi
        };
        for d in &part.diags {
            let Some(at) = d.span().filter(|span| part.is_main(*span)) else { continue };
            for s in &d.suggestions {
                let edit = TextEdit { range: view.range(part, s.span), new_text: s.replacement.clone() };
                if s.applicability == Applicability::MachineApplicable {
                    sure.push(edit.clone());
                }
                if touches(at) {
                    let title = title(&part.slice(s.span), &s.replacement);
                    all.push(action(view, title, CodeActionKind::QUICKFIX, vec![edit]));
                }
            }
            if touches(at) {
                all.extend(unused(view, part, d, at));
                all.extend(missing(view, part, at));
            }
        }
        all.extend(refactorings(view, part, &touches));
    }
    if !sure.is_empty() {
        let kind = CodeActionKind::SOURCE_FIX_ALL;
        all.push(action(view, "Apply all fixes that are sure".into(), kind, disjoint(sure)));
    }
    all.extend(sort_includes(view));
    let layout = edit::format(view.document, None);
    if !layout.is_empty() {
        all.push(action(view, "Format the file".into(), CodeActionKind::SOURCE, layout));
    }
    all.into_iter().map(CodeActionOrCommand::CodeAction).collect()
}

fn title(old: &str, new: &str) -> String {
    match (old.trim(), new.trim()) {
        ("", new) => format!("Insert `{new}`"),
        (old, "") => format!("Remove `{old}`"),
        (_, new) => format!("Change to `{new}`"),
    }
}

#[expect(
    clippy::mutable_key_type,
    reason = "the type is the protocol's; a URI that is parsed does not change"
)]
fn action(view: &View<'_>, title: String, kind: CodeActionKind, edits: Vec<TextEdit>) -> CodeAction {
    let changes: HashMap<Uri, Vec<TextEdit>> = [(view.document.uri.clone(), edits)].into_iter().collect();
    CodeAction {
        title,
        kind: Some(kind),
        edit: Some(WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() }),
        ..CodeAction::default()
    }
}

/// Edits of which none overlaps another: the first ones.
fn disjoint(mut edits: Vec<TextEdit>) -> Vec<TextEdit> {
    edits.sort_by_key(|e| (e.range.start, e.range.end));
    let mut kept: Vec<TextEdit> = Vec::new();
    for edit in edits {
        if kept.last().is_none_or(|last| last.range.end <= edit.range.start) {
            kept.push(edit);
        }
    }
    kept
}

/// What to do with something that nothing uses: call it `_...`, or take it away.
fn unused(view: &View<'_>, part: &Part<'_>, d: &Diagnostic, at: Span) -> Vec<CodeAction> {
    let mut all = Vec::new();
    let name = part.slice(at);
    match d.code {
        Some("unused-variable") if d.suggestions.is_empty() => {
            let edit = TextEdit { range: view.range(part, at), new_text: format!("_{name}") };
            all.push(action(
                view,
                format!("Change `{name}` to `_{name}`"),
                CodeActionKind::QUICKFIX,
                vec![edit],
            ));
        }
        Some("unused-declaration") => {
            let declared = super::symbols::declarations(part).into_iter().find(|d| d.at == at);
            if let Some(declared) = declared {
                let edit = TextEdit { range: view.range(part, declared.span), new_text: String::new() };
                all.push(action(view, format!("Remove `{name}`"), CodeActionKind::QUICKFIX, vec![edit]));
            }
        }
        _ => {}
    }
    all
}

/// What declares an unknown name: a file of the project, or a declaration made for it.
fn missing(view: &View<'_>, part: &Part<'_>, at: Span) -> Vec<CodeAction> {
    let mention = part.hir.names.at(at.lo).map(|m| part.hir.names.get(m.name));
    let Some(NameKind::Unknown(name)) = mention.map(|n| n.kind) else { return Vec::new() };
    let mut all = Vec::new();
    let dir = view.document.path.parent();
    for path in edit::others(view) {
        let text = std::fs::read(&path).unwrap_or_default();
        if !declares(&text, name) {
            continue;
        }
        let Some(relative) = dir.and_then(|dir| path.strip_prefix(dir).ok()) else { continue };
        let insert = Span::new(includes_end(part), includes_end(part));
        let new_text = format!("#include \"{}\"\n", relative.display());
        let title = format!("Include `{}`, which declares `{name}`", relative.display());
        let edit = TextEdit { range: view.range(part, insert), new_text };
        all.push(action(view, title, CodeActionKind::QUICKFIX, vec![edit]));
    }
    let path = part.path_to(at.lo);
    let call = path.iter().rev().find_map(|n| match n {
        Node::Expr(e) => match e.kind {
            ExprKind::Call(call) if call.callee.span == at => Some(call),
            _ => None,
        },
        _ => None,
    });
    let declaration = path.get(1).map(|n| n.span());
    let constrains = path.iter().any(|n| matches!(n, Node::Constraint(c) if c.span == at));
    let params: Option<Vec<String>> = match call {
        Some(call) => Some(
            (0..call.args.list.len())
                .map(|i| format!("arg{i}: {}", argument(part, call.args.list[i].value.span)))
                .collect(),
        ),
        None => constrains.then(|| vec!["value: Value".to_string()]),
    };
    if let (Some(params), Some(declaration)) = (params, declaration) {
        let new_text = format!("Constraint {name}({});\n\n", params.join(", "));
        let edit = TextEdit { range: view.range(part, declaration.start()), new_text };
        all.push(action(
            view,
            format!("Declare the constraint `{name}`"),
            CodeActionKind::QUICKFIX,
            vec![edit],
        ));
    }
    all
}

/// The constraint that an argument fits, by the variable that it is.
fn argument(part: &Part<'_>, at: Span) -> String {
    let names = &part.hir.names;
    let kind = names.at(at.lo).map(|m| names.get(m.name).kind);
    match kind {
        Some(NameKind::Var(id)) => part.hir.types.display(part.hir.var(id).ty),
        _ => "Value".to_string(),
    }
}

/// Does a text declare a constraint or rewrite of this name?
fn declares(text: &[u8], name: &str) -> bool {
    let text = String::from_utf8_lossy(text);
    text.lines().any(|line| {
        let rest = line.strip_prefix("Constraint ").or_else(|| line.strip_prefix("Rewrite "));
        rest.is_some_and(|r| {
            r.trim_start().strip_prefix(name).is_some_and(|r| r.trim_start().starts_with('('))
        })
    })
}

/// Where one more directive can stand: behind the last one.
fn includes_end(part: &Part<'_>) -> u32 {
    let last = part.tree.items.iter().filter_map(|i| match i {
        Item::Include(i) => Some(i.span().hi as usize),
        _ => None,
    });
    let Some(last) = last.max() else { return 0 };
    let line = part.text()[last..].iter().position(|b| *b == b'\n');
    line.map_or(part.text().len(), |n| last + n + 1) as u32
}

/// Other ways to write what stands there.
fn refactorings(view: &View<'_>, part: &Part<'_>, touches: &dyn Fn(Span) -> bool) -> Vec<CodeAction> {
    let mut all = Vec::new();
    let refactor = |title: &str, edits: Vec<(Span, String)>| {
        let edits = edits.into_iter().map(|(s, new_text)| TextEdit { range: view.range(part, s), new_text });
        action(view, title.into(), CodeActionKind::REFACTOR_REWRITE, edits.collect())
    };
    for item in part.tree.items {
        match item {
            Item::Pattern(p) if p.name.is_none() && touches(p.kw) => {
                let at = Span::new(p.kw.hi, p.kw.hi);
                all.push(refactor("Name the pattern", vec![(at, " Name".into())]));
            }
            Item::Callable(c) if touches(c.span) => {
                let CallableBody::Pdll(body) = &c.body else { continue };
                let [stmt] = body.stmts else { continue };
                if let (false, StmtKind::Return { value }) = (body.lambda, &stmt.kind) {
                    let text = format!("=> {};", part.slice(value.span));
                    all.push(refactor("Write the body as `=>`", vec![(body.span, text)]));
                } else if let (true, StmtKind::Expr(value)) = (body.lambda, &stmt.kind) {
                    let text = format!("{{\n  return {};\n}}", part.slice(value.span));
                    all.push(refactor("Write the body as a block", vec![(body.span, text)]));
                }
            }
            _ => {}
        }
    }
    all
}

/// The directives at the top of the document in order, where no comment stands between them.
fn sort_includes(view: &View<'_>) -> Option<CodeAction> {
    let part = view.parts.first()?;
    let run: Vec<(Span, String)> = part
        .tree
        .items
        .iter()
        .map_while(|i| match i {
            Item::Include(i) => Some((i.span(), part.slice(i.span()))),
            _ => None,
        })
        .collect();
    let (first, last) = (run.first()?.0, run.last()?.0);
    let whole = first.to(last);
    if part.tree.comments.iter().any(|c| whole.lo < c.lo && c.lo < whole.hi) {
        return None;
    }
    let mut sorted: Vec<&String> = run.iter().map(|r| &r.1).collect();
    sorted.sort();
    if sorted.iter().zip(&run).all(|(a, b)| **a == b.1) {
        return None;
    }
    let edits = run
        .iter()
        .zip(sorted)
        .map(|((span, _), text)| TextEdit { range: view.range(part, *span), new_text: text.clone() });
    let kind = CodeActionKind::SOURCE_ORGANIZE_IMPORTS;
    Some(action(view, "Sort the includes".into(), kind, edits.collect()))
}
