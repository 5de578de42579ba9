//! What can be done about a document: what mends a diagnostic, and the whole file in order.

use super::symbols::visit;
use super::{edit, missing};
use crate::view::{Part, View};
use lsp_types::{CodeAction, CodeActionKind, CodeActionOrCommand, Range, TextEdit, Uri, WorkspaceEdit};
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
                all.extend(missing::declarations(view, part, at));
            }
        }
        all.extend(missing::includes(view, part, &touches));
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
pub(super) fn action(
    view: &View<'_>,
    title: String,
    kind: CodeActionKind,
    edits: Vec<TextEdit>,
) -> CodeAction {
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
            if let Some(statement) = idle_let(part, at) {
                let edit = TextEdit { range: view.range(part, statement), new_text: String::new() };
                all.push(action(view, format!("Remove `{name}`"), CodeActionKind::QUICKFIX, vec![edit]));
            }
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

/// The statement that defines a variable, with its blanks and the line that it leaves empty, if nothing is
/// matched, made or called for it.
fn idle_let(part: &Part<'_>, name: Span) -> Option<Span> {
    let path = part.path_to(name.lo);
    let statement = path.iter().rev().find_map(|n| match n {
        Node::Stmt(s) => Some(*s),
        _ => None,
    })?;
    let StmtKind::Let { name: defined, init, .. } = &statement.kind else { return None };
    let busy = init.is_some_and(|init| {
        let mut busy = false;
        visit(Node::Expr(init), &mut |node| {
            busy |= matches!(node, Node::Expr(e) if matches!(e.kind, ExprKind::Op(_) | ExprKind::Call(_)));
        });
        busy
    });
    if busy || defined.span != name {
        return None;
    }
    let text = part.text();
    let (mut lo, mut hi) = (statement.span.lo as usize, statement.span.hi as usize);
    hi += text[hi..].iter().take_while(|b| matches!(b, b' ' | b'\t' | b';')).count();
    let above = text[..lo].iter().rev().take_while(|b| matches!(b, b' ' | b'\t')).count();
    if (above == lo || text[lo - above - 1] == b'\n') && text.get(hi) == Some(&b'\n') {
        (lo, hi) = (lo - above, hi + 1);
    }
    Some(Span::new(lo as u32, hi as u32))
}

/// Where one more directive can stand: behind the last one.
pub(super) fn includes_end(part: &Part<'_>) -> u32 {
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
