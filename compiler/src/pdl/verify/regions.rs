//! Regions of created operations: a pattern does not say what is in them, so that it must follow from the
//! definition of the operation.
use crate::pdl::{Known, NodeKind, Pattern, Strings};
use pdll_ods::model::NewRegions;
use pdll_source::diag::{Diagnostic, Diagnostics};

/// Whether there are operations whose regions only C++ could fill.
pub(super) fn may_be_missing(known: &Known) -> bool {
    known.ops.values().any(|op| op.regions == NewRegions::Foreign)
}

/// Reports operations of the pattern's rewrite whose regions only C++ could fill.
pub(super) fn check(p: &Pattern, strings: &Strings, known: &Known, diags: &mut Diagnostics) {
    for &n in &p.rewrite.body {
        let NodeKind::Operation { name: Some(name), .. } = &p.node(n).kind else { continue };
        let Some(op) = known.ops.get(strings.get(*name)) else { continue };
        if op.regions == NewRegions::Foreign {
            let message =
                format!("`{}` has regions, and what is in them only C++ of its dialect knows", op.model.name);
            diags.push(
                Diagnostic::error(p.node(n).span, message)
                    .help("a pattern cannot make it; create it in a native rewrite"),
            );
        }
    }
}
