//! What a document is made of: outline, links, folds, selections.

use crate::view::{Part, View};
use lsp_types::{
    DocumentLink, DocumentSymbol, FoldingRange, FoldingRangeKind, Position, Range, SelectionRange, SymbolKind,
};
use pdll_compiler::syntax::tree::Part as Piece;
use pdll_compiler::syntax::tree::{Callable, CallableKind, IncludeTarget, Item, Module, Pattern};
use pdll_compiler::syntax::walk::Node;
use pdll_source::Span;

/// Patterns, constraints and rewrites; below their parts if the document has several.
pub(crate) fn outline(view: &View<'_>) -> Vec<DocumentSymbol> {
    let mut parts: Vec<_> = view.parts.iter().map(|part| part_symbols(view, part)).collect();
    if parts.len() == 1 {
        return parts.remove(0);
    }
    let each = parts.into_iter().zip(&view.parts).enumerate();
    let each = each.map(|(i, (children, part))| {
        let range = view.range(part, part.tree.span);
        let start = Range::new(range.start, range.start);
        let children = Some(children);
        DocumentSymbol {
            children,
            ..symbol(format!("<file-split-{i}>"), SymbolKind::NAMESPACE, range, start)
        }
    });
    each.collect()
}

#[allow(deprecated)]
fn symbol(name: String, kind: SymbolKind, range: Range, selection_range: Range) -> DocumentSymbol {
    DocumentSymbol {
        name,
        detail: None,
        kind,
        tags: None,
        deprecated: None,
        range,
        selection_range,
        children: None,
    }
}

/// A declaration that the outline shows.
pub(crate) struct Declared {
    pub(crate) name: String,
    pub(crate) kind: SymbolKind,
    /// All of it.
    pub(crate) span: Span,
    /// Its name, or its keyword.
    pub(crate) at: Span,
}

/// What the text of a part declares, what did not parse as a whole included.
pub(crate) fn declarations(part: &Part<'_>) -> Vec<Declared> {
    declarations_of(part.tree, part.text())
}

/// The same of a tree that stands at position 0.
pub(crate) fn declarations_of(tree: &Module<'_>, text: &[u8]) -> Vec<Declared> {
    let mut all = Vec::new();
    for item in tree.items {
        match item {
            Item::Pattern(p) => all.push(of_pattern(p)),
            Item::Callable(c) => all.push(of_callable(c)),
            Item::Include(_) => {}
            Item::Error { span, parts, .. } => {
                let name = parts.iter().find_map(|p| match p {
                    Piece::Define(name) => Some(*name),
                    _ => None,
                });
                if let Some(name) = name {
                    let pattern = text[span.lo as usize..].starts_with(b"Pattern");
                    let kind = if pattern { SymbolKind::CLASS } else { SymbolKind::FUNCTION };
                    all.push(Declared { name: name.name.into(), kind, span: *span, at: name.span });
                }
            }
        }
    }
    all
}

fn of_pattern(p: &Pattern<'_>) -> Declared {
    let (name, at) = p.name.map_or(("<pattern>", p.kw), |n| (n.name, n.span));
    Declared { name: name.into(), kind: SymbolKind::CLASS, span: p.span, at }
}

fn of_callable(c: &Callable<'_>) -> Declared {
    let nameless = match c.kind {
        CallableKind::Constraint => "<constraint>",
        CallableKind::Rewrite => "<rewrite>",
    };
    let name = c.name.map_or(nameless, |n| n.name);
    Declared { name: name.into(), kind: SymbolKind::FUNCTION, span: c.span, at: c.location() }
}

fn part_symbols(view: &View<'_>, part: &Part<'_>) -> Vec<DocumentSymbol> {
    let one = |d: Declared| symbol(d.name, d.kind, view.range(part, d.span), view.range(part, d.at));
    declarations(part).into_iter().map(one).collect()
}

/// The files that the document includes.
pub(crate) fn links(view: &View<'_>) -> Vec<DocumentLink> {
    let mut all = Vec::new();
    for part in &view.parts {
        for item in part.tree.items {
            let Item::Include(include) = item else { continue };
            let file = match include.target {
                IncludeTarget::Pdll(module) => module.file,
                IncludeTarget::Td(file) => file,
                IncludeTarget::Failed | IncludeTarget::NotLoaded => continue,
            };
            if let Some(target) = part.uri(file) {
                let range = view.range(part, include.path.span);
                all.push(DocumentLink { range, target: Some(target), tooltip: None, data: None });
            }
        }
    }
    all
}

/// Bodies, code blocks, lists on several lines, runs of comments and of directives, and parts.
pub(crate) fn folding(view: &View<'_>) -> Vec<FoldingRange> {
    let mut folds = Vec::new();
    for part in &view.parts {
        visit(Node::Module(part.tree), &mut |node| {
            if let Node::Block(_) | Node::List(..) | Node::Str(_) = node {
                add(view, part, node.span(), None, &mut folds);
            }
        });
        let includes = part.tree.items.iter().map_while(|i| match i {
            Item::Include(i) => Some(i.span()),
            _ => None,
        });
        if let Some(run) = includes.reduce(Span::to) {
            add(view, part, run, Some(FoldingRangeKind::Imports), &mut folds);
        }
        comment_runs(view, part, &mut folds);
        if view.parts.len() > 1 {
            let text = part.text().trim_ascii_end();
            add(view, part, Span::new(0, text.len() as u32), Some(FoldingRangeKind::Region), &mut folds);
        }
    }
    folds.sort_by_key(|f| (f.start_line, std::cmp::Reverse(f.end_line)));
    folds.dedup_by_key(|f| (f.start_line, f.end_line));
    folds
}

fn comment_runs(view: &View<'_>, part: &Part<'_>, folds: &mut Vec<FoldingRange>) {
    let text = part.text();
    let mut run: Option<Span> = None;
    for comment in part.tree.comments {
        let joins = run.is_some_and(|run| {
            let between = &text[run.hi as usize..comment.lo as usize];
            between.iter().all(u8::is_ascii_whitespace)
                && between.iter().filter(|b| **b == b'\n').count() == 1
        });
        if !joins {
            run.take().into_iter().for_each(|r| add(view, part, r, Some(FoldingRangeKind::Comment), folds));
        }
        run = Some(run.map_or(*comment, |run| run.to(*comment)));
    }
    run.into_iter().for_each(|r| add(view, part, r, Some(FoldingRangeKind::Comment), folds));
}

fn add(
    view: &View<'_>,
    part: &Part<'_>,
    span: Span,
    kind: Option<FoldingRangeKind>,
    folds: &mut Vec<FoldingRange>,
) {
    let range = view.range(part, span);
    if range.start.line < range.end.line {
        folds.push(FoldingRange {
            start_line: range.start.line,
            // The closing bracket stays in sight.
            end_line: if kind.is_none() { range.end.line - 1 } else { range.end.line },
            kind,
            ..FoldingRange::default()
        });
    }
}

/// Calls `f` with a node and all below it.
pub(crate) fn visit<'t, 'a: 't>(node: Node<'t, 'a>, f: &mut dyn FnMut(Node<'t, 'a>)) {
    f(node);
    node.for_each_child(&mut |child| visit(child, f));
}

/// What is selected when a selection grows: each node around a position, token first.
pub(crate) fn selection(view: &View<'_>, positions: &[Position]) -> Vec<SelectionRange> {
    let one = |position: &Position| {
        let mut chain: Option<Box<SelectionRange>> = None;
        if let Some((part, at)) = view.find(*position) {
            let mut spans: Vec<Span> = part.path_to(at).iter().map(|n| n.span()).collect();
            let token = part.lex().toks.iter().map(|t| t.span).find(|s| s.lo <= at && at < s.hi);
            spans.extend(token);
            spans.dedup();
            for span in spans {
                chain = Some(Box::new(SelectionRange { range: view.range(part, span), parent: chain }));
            }
        }
        chain.map_or(SelectionRange { range: Range::new(*position, *position), parent: None }, |c| *c)
    };
    positions.iter().map(one).collect()
}
