//! Hints between the words: types of variables, names of parameters and of groups of operands and results.

use super::symbols::visit;
use crate::view::{Part, View};
use lsp_types::{InlayHint, InlayHintKind, InlayHintLabel, Range};
use pdll_compiler::hir::names::NameKind;
use pdll_compiler::ods::model::ValueModel;
use pdll_compiler::syntax::tree::{Expr, ExprKind, OpExpr, StmtKind};
use pdll_compiler::syntax::walk::Node;
use pdll_source::Span;

/// The hints of all nodes that begin or end in a range.
pub(crate) fn hints(view: &View<'_>, range: Range) -> Vec<InlayHint> {
    let wanted = view.document.lines.offsets(&view.document.text, range);
    let mut hints = Hints { view, list: Vec::new() };
    for part in &view.parts {
        let lo = wanted.start.saturating_sub(part.start);
        let Some(hi) = wanted.end.checked_sub(part.start) else { continue };
        for item in children(Node::Module(part.tree)) {
            let span = item.span();
            if (span.hi as usize) < lo || (span.lo as usize) > hi {
                continue;
            }
            visit(item, &mut |node| {
                let mut span = node.span();
                // A variable begins with its name.
                if let Node::Stmt(stmt) = node
                    && let StmtKind::Let { name, .. } = stmt.kind
                {
                    span.lo = name.span.lo;
                }
                let inside = |at: u32| lo <= at as usize && (at as usize) < hi;
                if inside(span.lo) || inside(span.hi) {
                    hints.node(part, node);
                }
            });
        }
    }
    hints.list.sort_by_key(|h| (h.position.line, h.position.character));
    hints.list.dedup_by(|a, b| a.position == b.position && a.kind == b.kind);
    hints.list
}

fn children<'t, 'a: 't>(node: Node<'t, 'a>) -> Vec<Node<'t, 'a>> {
    let mut all = Vec::new();
    node.for_each_child(&mut |c| all.push(c));
    all
}

struct Hints<'v, 'd> {
    view: &'v View<'d>,
    list: Vec<InlayHint>,
}

impl Hints<'_, '_> {
    fn node(&mut self, part: &Part<'_>, node: Node<'_, '_>) {
        match node {
            Node::Stmt(stmt) => {
                if let StmtKind::Let { name, constraints: None, init } = &stmt.kind
                    && !init.is_some_and(|e| matches!(e.kind, ExprKind::Op(_)))
                    && let Some(NameKind::Var(id)) = kind_at(part, name.span)
                {
                    let ty = part.hir.types.display(part.hir.var(id).ty);
                    self.push(part, name.span.hi, format!(": {ty}"), InlayHintKind::TYPE);
                }
            }
            Node::Expr(expr) => match &expr.kind {
                ExprKind::Call(call) => {
                    let Some(NameKind::Callable(id)) = kind_at(part, call.callee.span) else { return };
                    let params = &part.hir.callable(id).params;
                    for (arg, param) in call.args.list.iter().zip(params) {
                        if arg.label.is_none() {
                            self.parameter(part, arg.value, part.hir.var(*param).name);
                        }
                    }
                }
                ExprKind::Op(op) => self.operation(part, op),
                _ => {}
            },
            _ => {}
        }
    }

    fn operation(&mut self, part: &Part<'_>, op: &OpExpr<'_>) {
        let model = op.name.and_then(|n| part.model.op(n.text)).cloned();
        let lists = [(&op.operands, "operands"), (&op.results, "results")];
        for (list, all) in lists {
            let Some(list) = list else { continue };
            let groups: Option<&[ValueModel]> = model.as_ref().map(|m| match all {
                "operands" => &m.operands[..],
                _ => &m.results[..],
            });
            match (groups, list.list) {
                (Some(groups), values) if groups.len() == values.len() => {
                    for (value, group) in values.iter().zip(groups) {
                        self.parameter(part, value, &group.name);
                    }
                }
                (_, [value]) => self.parameter(part, value, all),
                _ => {}
            }
        }
    }

    /// The name of a parameter, unless the value is a variable of that name.
    fn parameter(&mut self, part: &Part<'_>, value: &Expr<'_>, name: &str) {
        let same = match value.kind {
            ExprKind::Ref(variable) | ExprKind::Var { name: variable, .. } => variable.name == name,
            _ => false,
        };
        if !same && !name.is_empty() {
            self.push(part, value.span.lo, format!("{name}:"), InlayHintKind::PARAMETER);
        }
    }

    fn push(&mut self, part: &Part<'_>, at: u32, label: String, kind: InlayHintKind) {
        self.list.push(InlayHint {
            position: self.view.range(part, Span::new(at, at)).start,
            label: InlayHintLabel::String(label),
            kind: Some(kind),
            text_edits: None,
            tooltip: None,
            padding_left: None,
            padding_right: (kind == InlayHintKind::PARAMETER).then_some(true),
            data: None,
        });
    }
}

/// What stands for the name at a place.
fn kind_at<'a>(part: &Part<'a>, span: Span) -> Option<NameKind<'a>> {
    let names = &part.hir.names;
    Some(names.get(names.at(span.lo)?.name).kind)
}
