//! Hints between the words: types of variables, names of parameters and of groups of operands and results.
//! Where the client asks for what is implied too (setting `inlayHints.implied`): benefits as computed,
//! results that need not be written, and names of results that are written as numbers.

use super::symbols::visit;
use crate::view::{Part, View};
use lsp_types::{InlayHint, InlayHintKind, InlayHintLabel, InlayHintTooltip, Range};
use pdll_compiler::hir::TyKind;
use pdll_compiler::hir::names::NameKind;
use pdll_compiler::ods::model::ValueModel;
use pdll_compiler::syntax::tree::{Expr, ExprKind, MemberExpr, MetadataKind, OpExpr, Pattern, StmtKind};
use pdll_compiler::syntax::walk::Node;
use pdll_source::Span;

/// The hints of all nodes that begin or end in a range.
pub(crate) fn hints(view: &View<'_>, range: Range) -> Vec<InlayHint> {
    let wanted = view.document.lines.offsets(&view.document.text, range);
    let implied = view.shared.client().implied_hints;
    let mut hints = Hints { view, list: Vec::new(), implied };
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
    hints
        .list
        .dedup_by(|a, b| a.position == b.position && a.kind == b.kind && a.padding_left == b.padding_left);
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
    /// With what is implied.
    implied: bool,
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
                ExprKind::Op(op) => {
                    self.operation(part, op);
                    self.implied_results(part, op, expr.span);
                }
                ExprKind::Member(member) => self.result_name(part, member),
                _ => {}
            },
            Node::Pattern(pattern) => self.benefit(part, pattern),
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

    /// What a pattern without a benefit is worth.
    fn benefit(&mut self, part: &Part<'_>, pattern: &Pattern<'_>) {
        if !self.implied || pattern.metadata.iter().any(|m| matches!(m.kind, MetadataKind::Benefit { .. })) {
            return;
        }
        let Some(benefit) = part.benefit(pattern.span) else { return };
        let at = pattern.name.map_or(pattern.kw.hi, |name| name.span.hi);
        let tooltip = "As many as the pattern has operations to match, since it does not say otherwise";
        self.push_implied(part, at, format!("benefit {benefit}"), tooltip.into());
    }

    /// The results of an operation that is made without them.
    fn implied_results(&mut self, part: &Part<'_>, op: &OpExpr<'_>, span: Span) {
        let Some(model) = op.name.and_then(|n| part.model.op(n.text)).filter(|_| op.results.is_none()) else {
            return;
        };
        if !self.implied || model.results.is_empty() {
            return;
        }
        let name =
            |(i, v): (usize, &ValueModel)| if v.name.is_empty() { i.to_string() } else { v.name.to_string() };
        let names: Vec<String> = model.results.iter().enumerate().map(name).collect();
        let summaries =
            model.results.iter().map(|v| part.model.constraint(v.constraint).summary().to_string());
        let tooltip = summaries.collect::<Vec<_>>().join(", ");
        self.push_implied(part, span.hi, format!("-> ({})", names.join(", ")), tooltip);
    }

    /// The name of a result that is written as a number.
    fn result_name(&mut self, part: &Part<'_>, member: &MemberExpr<'_>) {
        let Ok(index) = member.member.name.parse::<usize>() else { return };
        let op = match member.parent.kind {
            ExprKind::Op(op) => op.name.map(|n| n.text),
            ExprKind::Ref(name) => match kind_at(part, name.span) {
                Some(NameKind::Var(id)) => match part.hir.types.kind(part.hir.var(id).ty) {
                    TyKind::Op(name, _) => *name,
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        };
        let result =
            op.and_then(|name| part.model.op(name)).and_then(|model| model.results.get(index).cloned());
        if let Some(result) = result.filter(|r| self.implied && !r.name.is_empty()) {
            let summary = part.model.constraint(result.constraint).summary().to_string();
            self.push_implied(part, member.member.span.hi, result.name.to_string(), summary);
        }
    }

    fn push_implied(&mut self, part: &Part<'_>, at: u32, label: String, tooltip: String) {
        self.push(part, at, label, InlayHintKind::TYPE);
        if let Some(hint) = self.list.last_mut() {
            hint.padding_left = Some(true);
            hint.tooltip = Some(InlayHintTooltip::String(tooltip));
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
