//! What a rule says and its PDLL does not: result types that a builder of a record gives.

use crate::ods::model::Model;
use crate::pdl::{Inference, NodeKind, ValidModule};
use pdll_source::diag::{Diagnostic, Diagnostics};

/// Warns of new operations whose result types follow from a builder in C++, which PDLL does not know of.
pub fn untold(module: &ValidModule, model: &Model) -> Diagnostics {
    let mut said = Diagnostics::new();
    for p in &module.patterns {
        for &n in &p.rewrite.body {
            let node = p.node(n);
            let NodeKind::Operation { name: Some(name), types, .. } = &node.kind else { continue };
            let name = module.strings.get(*name);
            let unknown = |op: &crate::pdl::KnownOp| {
                matches!(op.inference, Inference::Unknown(_)) && !op.model.infers_types()
            };
            if !types.is_empty() || !module.known.ops.get(name).is_some_and(unknown) {
                continue;
            }
            let replaces =
                |k: &NodeKind| matches!(k, NodeKind::ReplaceWithOp { with, .. } if *with == node.value());
            if p.rewrite.body.iter().any(|&n| replaces(&p.node(n).kind)) {
                continue;
            }
            let message = format!("in PDLL, the new `{name}` has no result types");
            let mut d = Diagnostic::warning("inferred-results", node.span, message)
                .help(format!("write them there: `op<{name}>(...) -> (...)`"));
            if let Some(record) = model.ops.iter().find(|o| o.name == name) {
                d = d.label(record.span, "a builder in C++ gives them");
            }
            said.push(d);
        }
    }
    said
}
