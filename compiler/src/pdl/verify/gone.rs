//! What a rewrite has erased or replaced is gone: nothing after that may use it.
//!
//! A machine that runs such a rewrite can only give up in the middle of it, so it is refused where it is
//! certain: for one variable. (Two variables may still have matched the same operation, which the machine
//! looks out for.)
use crate::pdl::{NodeId, NodeKind, Pattern, Value};
use bumpalo::Bump;
use pdll_source::diag::{Diagnostic, Diagnostics};

/// Reports the first use of each operation that is gone. One pass over the rewrite.
pub(super) fn check(p: &Pattern, scratch: &Bump, diags: &mut Diagnostics) {
    let gone = scratch.alloc_slice_fill_copy(p.nodes.len(), None::<NodeId>);
    for &n in &p.rewrite.body {
        let node = p.node(n);
        node.kind.for_each_use(|v| {
            if let Some(by) = gone[owner(p, v).index()].take() {
                diags.push(used(p, n, by));
            }
        });
        match &node.kind {
            NodeKind::Erase { op } => gone[p.values[op.index()].def.index()] = Some(n),
            NodeKind::ReplaceWithOp { op, with } if op == with => diags.push(by_itself(p, n)),
            NodeKind::ReplaceWithValues { op, with } => {
                let def = p.values[op.index()].def;
                if with.iter().any(|&v| owner(p, v) == def) {
                    diags.push(by_itself(p, n));
                } else {
                    gone[def.index()] = Some(n);
                }
            }
            NodeKind::ReplaceWithOp { op, .. } => gone[p.values[op.index()].def.index()] = Some(n),
            _ => {}
        }
    }
}

/// The node that a value lives and goes with: of a result, the operation.
fn owner(p: &Pattern, v: Value) -> NodeId {
    let def = p.values[v.index()].def;
    match p.node(def).kind {
        NodeKind::Result { op, .. } | NodeKind::Results { op, .. } | NodeKind::AnyResult { op } => {
            p.values[op.index()].def
        }
        _ => def,
    }
}

fn used(p: &Pattern, user: NodeId, by: NodeId) -> Diagnostic {
    let done = if matches!(p.node(by).kind, NodeKind::Erase { .. }) { "erased" } else { "replaced" };
    Diagnostic::error(p.node(user).span, format!("this uses an operation that the rewrite has {done} before"))
        .label(p.node(by).span, format!("{done} here"))
        .help("do this first; an operation is erased or replaced once, after its last use")
}

fn by_itself(p: &Pattern, replace: NodeId) -> Diagnostic {
    Diagnostic::error(p.node(replace).span, "an operation cannot be replaced by its own results")
        .help("leave the statement out, or create an operation in its place")
}
