//! What a document asks for and does not have: declarations, and files that it includes.

use super::actions::{action, includes_end};
use super::edit;
use crate::view::{Document, Part, View};
use lsp_types::{CodeAction, CodeActionKind, SymbolKind, TextEdit};
use pdll_compiler::hir::names::NameKind;
use pdll_compiler::syntax::tree::{Callable, CallableKind, Expr, ExprKind, IncludeTarget, Item, StmtKind};
use pdll_compiler::syntax::walk::Node;
use pdll_source::Span;
use std::path::{Component, Path, PathBuf};

/// What declares an unknown name: a file of the project, or a declaration made for it.
pub(super) fn declarations(view: &View<'_>, part: &Part<'_>, at: Span) -> Vec<CodeAction> {
    let mention = part.hir.names.at(at.lo).map(|m| part.hir.names.get(m.name));
    let Some(NameKind::Unknown(name)) = mention.map(|n| n.kind) else { return Vec::new() };
    let mut all = Vec::new();
    for path in edit::others(view) {
        let Some(document) = Document::read(&path, view.shared) else { continue };
        let declared = view.shared.index.of(&document);
        let declares = declared.symbols.iter().any(|s| s.name == name && s.kind == SymbolKind::FUNCTION);
        let Some(relative) = relative(view, &path).filter(|_| declares) else { continue };
        let insert = Span::new(includes_end(part), includes_end(part));
        let title = format!("Include `{relative}`, which declares `{name}`");
        let new_text = format!("#include \"{relative}\"\n");
        let edit = TextEdit { range: view.range(part, insert), new_text };
        all.push(action(view, title, CodeActionKind::QUICKFIX, vec![edit]));
    }
    let path = part.path_to(at.lo);
    let Some(declaration) = path.get(1).map(|n| n.span()) else { return all };
    let is_call = |e: &Expr<'_>| matches!(e.kind, ExprKind::Call(call) if call.callee.span == at);
    let call = path.iter().rev().find_map(|n| match n {
        Node::Expr(e) if is_call(e) => Some(*e),
        _ => None,
    });
    let constrains = path.iter().any(|n| matches!(n, Node::Constraint(c) if c.span == at));
    let (params, used) = match call {
        Some(Expr { kind: ExprKind::Call(call), .. }) => {
            let arguments = call.args.list.iter().enumerate();
            let params = arguments.map(|(i, a)| format!("arg{i}: {}", argument(part, a.value.span)));
            let is_statement = |kind: &StmtKind<'_>| matches!(kind, StmtKind::Expr(e) if is_call(e));
            let alone = |n: &Node<'_, '_>| matches!(n, Node::Stmt(s) if is_statement(&s.kind));
            (params.collect::<Vec<_>>().join(", "), !path.iter().any(alone))
        }
        _ if constrains => ("value: Value".to_string(), false),
        _ => return all,
    };
    let (keyword, what) = match path.iter().any(|n| rewrites(n, at)) {
        true => ("Rewrite", "rewrite"),
        false => ("Constraint", "constraint"),
    };
    let result = if used { " -> Value" } else { "" };
    let new_text = format!("{keyword} {name}({params}){result};\n\n");
    let edit = TextEdit { range: view.range(part, declaration.start()), new_text };
    let title = format!("Declare the {what} `{name}`");
    all.push(action(view, title, CodeActionKind::QUICKFIX, vec![edit]));
    all
}

/// Is something rewritten in this node where `at` stands?
fn rewrites(node: &Node<'_, '_>, at: Span) -> bool {
    match node {
        Node::Callable(Callable { kind, .. }) => *kind == CallableKind::Rewrite,
        Node::Stmt(stmt) => match &stmt.kind {
            StmtKind::Rewrite { root, .. } | StmtKind::Replace { root, .. } => root.span.hi <= at.lo,
            _ => false,
        },
        _ => false,
    }
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

/// Files of the project that are probably meant by directives that lead nowhere.
pub(super) fn includes(view: &View<'_>, part: &Part<'_>, touches: &dyn Fn(Span) -> bool) -> Vec<CodeAction> {
    let mut all = Vec::new();
    for item in part.tree.items {
        let Item::Include(include) = item else { continue };
        if !matches!(include.target, IncludeTarget::Failed) || !touches(include.span()) {
            continue;
        }
        let written = part.slice(include.path.span);
        let Some(name) = Path::new(written.trim_matches('"')).file_name() else { continue };
        let mut found = Vec::new();
        for root in view.shared.client().roots {
            edit::files_below(&root, 0, &|path| path.file_name() == Some(name), &mut found);
        }
        for path in found.iter().filter(|path| **path != view.document.path) {
            let Some(relative) = relative(view, path) else { continue };
            let new_text = format!("\"{relative}\"");
            let edit = TextEdit { range: view.range(part, include.path.span), new_text };
            all.push(action(view, format!("Include `{relative}`"), CodeActionKind::QUICKFIX, vec![edit]));
        }
    }
    all
}

/// How a document includes a file without any directory to look in.
fn relative(view: &View<'_>, path: &Path) -> Option<String> {
    let from: Vec<Component<'_>> = view.document.path.parent()?.components().collect();
    let to: Vec<Component<'_>> = path.components().collect();
    let common = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
    let up = std::iter::repeat_n(Component::ParentDir, from.len() - common);
    let path: PathBuf = up.chain(to[common..].iter().copied()).collect();
    Some(path.to_str()?.replace('\\', "/"))
}
