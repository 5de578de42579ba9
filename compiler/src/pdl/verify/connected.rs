//! What makes a pattern matchable: every entity is bound by an operation, and the operations are connected.
//!
//! Both are one pass over the uses: backwards for binding, breadth-first over definitions and uses for
//! connection.
use crate::pdl::{NodeId, NodeKind, Pattern, Value};
use bumpalo::Bump;
use bumpalo::collections::Vec;
use pdll_source::Standard;
use pdll_source::diag::{Diagnostic, Diagnostics};

/// Reports what nothing binds and what is not connected.
///
/// Under the `pdllc` standard an operation that nothing uses is matched if it uses something that is.
pub(super) fn check(p: &Pattern, std: Standard, scratch: &Bump, diags: &mut Diagnostics) {
    let Some(root) = p.rewrite.root else { return };
    let unmarked = || scratch.alloc_slice_fill_copy(p.nodes.len(), false);
    let (bound, rewritten) = (unmarked(), unmarked());
    let mut mark = |v: Value| {
        let def = p.values[v.index()].def.index();
        bound[def] = true;
        rewritten[def] = true;
    };
    mark(root);
    for &n in &p.rewrite.body {
        p.node(n).kind.for_each_use(&mut mark);
    }
    for &n in p.body.iter().rev() {
        let node = p.node(n);
        let binds = match node.kind {
            NodeKind::Result { .. } | NodeKind::Results { .. } => bound[n.index()],
            _ => true,
        };
        if binds {
            node.kind.for_each_use(|v| bound[p.values[v.index()].def.index()] = true);
        }
    }
    let reached = reached_by(p, root, rewritten, scratch);
    let reached = |i: usize| reached.is_none_or(|reached| reached[i]);
    for &n in &p.body {
        let i = n.index();
        let node = p.node(n);
        let (what, help) = match node.kind {
            NodeKind::Operation { .. } if !bound[i] && std == Standard::Extended && reached(i) => continue,
            NodeKind::Operation { .. } if !bound[i] && reached(i) => {
                ("operation", "use it in the rewrite; `--std=pdllc` finds it as a user of what it uses")
            }
            NodeKind::Operation { .. } => {
                ("operation", "use its results in an operation that is matched, or use it in the rewrite")
            }
            NodeKind::Operand { .. } | NodeKind::Operands { .. } => {
                ("value", "make it an operand of an operation that is matched")
            }
            NodeKind::Type { constant: None } | NodeKind::Types { constants: None } => {
                ("type", "make it the type of a value or of a result that is matched")
            }
            NodeKind::Attribute { constant: None, .. } => {
                ("attribute", "make it an attribute of an operation that is matched")
            }
            NodeKind::Result { .. } | NodeKind::Results { .. } => ("result", ""),
            _ => continue,
        };
        let needs_binding = !matches!(node.kind, NodeKind::Result { .. } | NodeKind::Results { .. });
        if needs_binding && !bound[i] {
            let d = Diagnostic::error(node.span, format!("nothing binds this {what}, so it cannot be found"));
            // It may stand in a constraint that several patterns use.
            let outside = node.span.lo < p.span.lo;
            let d = if outside { d.label(p.span, "in this pattern") } else { d };
            diags.push(d.help(help));
            continue;
        }
        if connects(&node.kind) && rewritten[i] && !reached(i) {
            diags.push(
                Diagnostic::error(
                    node.span,
                    format!(
                        "this {what} is used in the rewrite, but not connected with the matched operations"
                    ),
                )
                .label(p.def(root).span, "the root of the pattern")
                .help("connect them by a value that both use, or that one defines and the other uses"),
            );
        }
    }
}

/// Is it something that connects operations?
fn connects(kind: &NodeKind) -> bool {
    matches!(
        kind,
        NodeKind::Operand { .. }
            | NodeKind::Operands { .. }
            | NodeKind::Result { .. }
            | NodeKind::Results { .. }
            | NodeKind::Operation { .. }
    )
}

/// By node of the match section: is it connected with what the rewrite uses? `None`: all that connect are.
fn reached_by<'s>(p: &Pattern, root: Value, rewritten: &[bool], scratch: &'s Bump) -> Option<&'s [bool]> {
    if is_one_piece(p, scratch) {
        return None;
    }
    let start = p.body.iter().copied().find(|&n| rewritten[n.index()] && connects(&p.node(n).kind));
    let Some(start) = start else { return Some(scratch.alloc_slice_fill_copy(p.nodes.len(), false)) };
    let reached = reach(p, start, scratch);
    let root_node = p.values[root.index()].def;
    if !reached[root_node.index()] {
        // It is the others that are not connected with the root.
        let from_root = reach(p, root_node, scratch);
        if !from_root[start.index()] {
            return Some(from_root);
        }
    }
    Some(reached)
}

/// Are all nodes that connect operations connected by operands and results? Mostly they are; if not, calls
/// may still connect them. Disjoint sets, each with the latest of its nodes as its name.
fn is_one_piece(p: &Pattern, scratch: &Bump) -> bool {
    let parents = scratch.alloc_slice_fill_with(p.nodes.len(), |i| i as u32);
    let mut pieces = 0usize;
    for &n in &p.body {
        let kind = &p.node(n).kind;
        if !connects(kind) {
            continue;
        }
        pieces += 1;
        // What is used comes before: so far `n` is a piece by itself, or the name of what it was joined with.
        let mut join = |v: Value| {
            let def = p.values[v.index()].def;
            if !connects(&p.node(def).kind) {
                return;
            }
            let mut at = def.0;
            while parents[at as usize] != at {
                let up = parents[parents[at as usize] as usize];
                parents[at as usize] = up;
                at = up;
            }
            if at != n.0 {
                parents[at as usize] = n.0;
                pieces -= 1;
            }
        };
        match kind {
            NodeKind::Operation { operands, .. } => operands.iter().for_each(|&v| join(v)),
            NodeKind::Result { op, .. } | NodeKind::Results { op, .. } => join(*op),
            _ => {}
        }
    }
    pieces == 1
}

/// The nodes of the match section that are connected with `start`.
fn reach<'s>(p: &Pattern, start: NodeId, scratch: &'s Bump) -> &'s mut [bool] {
    let reached = scratch.alloc_slice_fill_copy(p.nodes.len(), false);
    // Users of node i: list[first[i] .. first[i + 1]].
    let first = scratch.alloc_slice_fill_copy(p.nodes.len() + 1, 0usize);
    let def = |v: Value| p.values[v.index()].def;
    for &n in &p.body {
        p.node(n).kind.for_each_use(|v| first[def(v).index() + 1] += 1);
    }
    for i in 1..first.len() {
        first[i] += first[i - 1];
    }
    let next = scratch.alloc_slice_copy(first);
    let list = scratch.alloc_slice_fill_copy(first.last().copied().unwrap_or(0), NodeId(0));
    for &n in &p.body {
        p.node(n).kind.for_each_use(|v| {
            let d = def(v).index();
            list[next[d]] = n;
            next[d] += 1;
        });
    }
    let mut work = Vec::with_capacity_in(p.nodes.len(), scratch);
    work.push(start);
    reached[start.index()] = true;
    while let Some(n) = work.pop() {
        let mut visit = |m: NodeId| {
            if !std::mem::replace(&mut reached[m.index()], true) {
                work.push(m);
            }
        };
        match &p.node(n).kind {
            NodeKind::Operation { operands, .. } => operands.iter().for_each(|v| visit(def(*v))),
            NodeKind::Result { op, .. } | NodeKind::Results { op, .. } => visit(def(*op)),
            _ => {}
        }
        list[first[n.index()]..first[n.index() + 1]].iter().for_each(|&u| visit(u));
    }
    reached
}
