//! The result types of created operations that every tool of MLIR has: they must be known without inference
//! (specification 5.8).
use super::Lower;
use crate::diag::Diagnostic;
use crate::pdl::{NodeId, NodeKind, Pattern, Value};

/// Operations of the dialects that mlir-pdll itself loads, of which none infers its result types: after the dialect
/// those that may have no results, then those that have one.
const REGISTERED: [(&str, &[&str], &[&str]); 2] = [
    ("builtin", &["module", "unrealized_conversion_cast"], &[]),
    (
        "pdl",
        &["apply_native_constraint", "apply_native_rewrite", "erase", "pattern", "replace", "rewrite"],
        &["attribute", "operand", "operands", "operation", "range", "result", "results", "type", "types"],
    ),
];

/// Must it have results? `None` if nothing is known about it.
fn has_results(name: &str) -> Option<bool> {
    let (dialect, op) = name.split_once('.')?;
    let (_, maybe, always) = REGISTERED.iter().find(|d| d.0 == dialect)?;
    always.contains(&op).then_some(true).or_else(|| maybe.contains(&op).then_some(false))
}

/// Does the match find this type, or is it given?
fn is_known(p: &Pattern, ty: Value) -> bool {
    let def = p.values[ty.index()].def;
    match p.node(def).kind {
        NodeKind::ApplyRewrite { .. } => true,
        NodeKind::Type { constant: Some(_) } | NodeKind::Types { constants: Some(_) } => true,
        NodeKind::Type { .. } | NodeKind::Types { .. } => p.body.iter().any(|&n| {
            let kind = &p.node(n).kind;
            let typed = matches!(
                kind,
                NodeKind::Operand { .. } | NodeKind::Operands { .. } | NodeKind::Operation { .. }
            );
            let mut used = false;
            kind.for_each_use(|v| used |= typed && v == ty);
            used
        }),
        _ => false,
    }
}

/// Does it replace an operation that is there before it, and so takes that one's types?
fn replaces(p: &Pattern, created: NodeId) -> bool {
    let def = |v: Value| p.values[v.index()].def;
    p.rewrite.body.iter().any(|&n| match p.node(n).kind {
        NodeKind::ReplaceWithOp { op, with } => def(with) == created && def(op) < created,
        _ => false,
    })
}

impl Lower<'_, '_> {
    /// Reports operations of the pattern's rewrite whose result types nobody could tell.
    pub(super) fn check_created(&mut self) {
        let p = &self.p;
        for &n in &p.rewrite.body {
            let NodeKind::Operation { name: Some(name), types, .. } = &p.node(n).kind else { continue };
            let name = self.strings.get(*name);
            let Some(has_results) = has_results(name) else { continue };
            let good = if types.is_empty() { !has_results } else { types.iter().all(|&t| is_known(p, t)) };
            if !good && !replaces(p, n) {
                let message =
                    format!("the result types of `{name}` are not known, and MLIR cannot infer them");
                self.diags.push(
                    Diagnostic::error(p.node(n).span, message).help(
                        "give types that are written out, or that the match binds to a value or a result",
                    ),
                );
            }
        }
    }
}
