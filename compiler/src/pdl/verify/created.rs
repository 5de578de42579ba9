//! The result types of created operations that every tool of MLIR has: they must be known without inference.
use crate::pdl::{NodeKind, Pattern, Strings, Value};
use bumpalo::Bump;
use pdll_source::diag::{Diagnostic, Diagnostics};

/// Operations of the dialects that mlir-pdll itself loads, of which none infers its result types: after the
/// dialect those that may have no results, then those that have one.
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

/// What tells the result types of created operations, found in one pass over the pattern.
struct Told<'s> {
    /// By node: a type that the match finds, since something typed is matched.
    matched: &'s [bool],
    /// By node: it replaces an operation that is there before it, and so takes that one's types.
    replaces: &'s [bool],
}

impl<'s> Told<'s> {
    fn by(p: &Pattern, scratch: &'s Bump) -> Self {
        let none = || scratch.alloc_slice_fill_copy(p.nodes.len(), false);
        let (matched, replaces) = (none(), none());
        let def = |v: Value| p.values[v.index()].def;
        for &n in &p.body {
            let kind = &p.node(n).kind;
            if let NodeKind::Operand { .. } | NodeKind::Operands { .. } | NodeKind::Operation { .. } = kind {
                kind.for_each_use(|v| matched[def(v).index()] = true);
            }
        }
        for &n in &p.rewrite.body {
            if let NodeKind::ReplaceWithOp { op, with } = p.node(n).kind {
                replaces[def(with).index()] |= def(op) < def(with);
            }
        }
        Self { matched, replaces }
    }

    /// Does the match find this type, or is it given?
    fn is_known(&self, p: &Pattern, ty: Value) -> bool {
        let def = p.values[ty.index()].def;
        match p.node(def).kind {
            NodeKind::ApplyRewrite { .. } => true,
            NodeKind::Type { constant: Some(_) } | NodeKind::Types { constants: Some(_) } => true,
            NodeKind::Type { .. } | NodeKind::Types { .. } => self.matched[def.index()],
            _ => false,
        }
    }
}

/// Reports operations of the pattern's rewrite whose result types nobody could tell.
pub(super) fn check(p: &Pattern, strings: &Strings, scratch: &Bump, diags: &mut Diagnostics) {
    let mut told = None;
    for &n in &p.rewrite.body {
        let NodeKind::Operation { name: Some(name), types, .. } = &p.node(n).kind else { continue };
        let name = strings.get(*name);
        let Some(has_results) = has_results(name) else { continue };
        let told = told.get_or_insert_with(|| Told::by(p, scratch));
        let known = |t: &Value| told.is_known(p, *t);
        let good = if types.is_empty() { !has_results } else { types.iter().all(known) };
        if !good && !told.replaces[n.index()] {
            let message = format!("the result types of `{name}` are not known, and MLIR cannot infer them");
            diags.push(
                Diagnostic::error(p.node(n).span, message)
                    .help("give types that are written out, or that the match binds to a value or a result"),
            );
        }
    }
}
