//! What makes a pattern matchable: every entity is bound by an operation, and the operations are connected.
//!
//! One pass over the uses tells whether all is well. If not, two more tell what is wrong: backwards for
//! binding, breadth-first over definitions and uses for connection.
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
    if is_all_well(p, root, scratch) {
        return;
    }
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
            NodeKind::Result { .. } | NodeKind::Results { .. } | NodeKind::AnyResult { .. } => {
                bound[n.index()]
            }
            NodeKind::Either { .. } => false,
            _ => true,
        };
        if binds {
            node.kind.for_each_use(|v| bound[p.values[v.index()].def.index()] = true);
        }
    }
    let reached = reached_by(p, root, rewritten, scratch);
    let reached = |i: usize| reached[i];
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
            NodeKind::Operand { .. } | NodeKind::Operands { .. } | NodeKind::Range { .. } => {
                ("value", "make it an operand of an operation that is matched")
            }
            NodeKind::Type { constant: None } | NodeKind::Types { constants: None } => {
                ("type", "make it the type of a value or of a result that is matched")
            }
            NodeKind::Attribute { constant: None, .. } | NodeKind::OptionalAttribute { .. } => {
                ("attribute", "make it an attribute of an operation that is matched")
            }
            NodeKind::Result { .. } | NodeKind::Results { .. } | NodeKind::AnyResult { .. } => ("result", ""),
            _ => continue,
        };
        let needs_binding = !matches!(
            node.kind,
            NodeKind::Result { .. } | NodeKind::Results { .. } | NodeKind::AnyResult { .. }
        );
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
    sort_of(kind) & CONNECTS != 0
}

/// By node of the match section: is it connected with what the rewrite uses?
fn reached_by<'s>(p: &Pattern, root: Value, rewritten: &[bool], scratch: &'s Bump) -> &'s [bool] {
    let start = p.body.iter().copied().find(|&n| rewritten[n.index()] && connects(&p.node(n).kind));
    let Some(start) = start else { return scratch.alloc_slice_fill_copy(p.nodes.len(), false) };
    let reached = reach(p, start, scratch);
    let root_node = p.values[root.index()].def;
    if !reached[root_node.index()] {
        // It is the others that are not connected with the root.
        let from_root = reach(p, root_node, scratch);
        if !from_root[start.index()] {
            return from_root;
        }
    }
    reached
}

/// What a node is to the pass: it connects operations, something must bind it, it is the result of another.
const CONNECTS: u8 = 1;
const NEEDS_BINDING: u8 = 2;
const RESULT: u8 = 4;

fn sort_of(kind: &NodeKind) -> u8 {
    match kind {
        NodeKind::Operation { .. }
        | NodeKind::Operand { .. }
        | NodeKind::Operands { .. }
        | NodeKind::Range { .. } => CONNECTS | NEEDS_BINDING,
        NodeKind::Result { .. } | NodeKind::Results { .. } | NodeKind::AnyResult { .. } => CONNECTS | RESULT,
        NodeKind::Type { constant: None }
        | NodeKind::Types { constants: None }
        | NodeKind::Attribute { constant: None, .. }
        | NodeKind::OptionalAttribute { .. } => NEEDS_BINDING,
        _ => 0,
    }
}

/// Is everything bound, and are all nodes that connect operations connected by operands and results? Nearly
/// always so; if not, there may still be nothing wrong, as calls connect operations too.
fn is_all_well(p: &Pattern, root: Value, scratch: &Bump) -> bool {
    let mut pass = Pass {
        p,
        parents: scratch.alloc_slice_fill_with(p.nodes.len(), |i| i as u32),
        sorts: scratch.alloc_slice_fill_copy(p.nodes.len(), 0),
        unbound: 0,
        pieces: 0,
    };
    for &n in &p.body {
        let kind = &p.node(n).kind;
        let sort = sort_of(kind);
        pass.sorts[n.index()] = sort;
        pass.pieces += usize::from(sort & CONNECTS != 0);
        pass.unbound += usize::from(sort & NEEDS_BINDING != 0);
        match kind {
            NodeKind::Operation { operands, attributes, types, .. } => {
                for &v in operands {
                    pass.bind(v);
                    pass.join(n, v);
                }
                attributes.iter().for_each(|a| pass.bind(a.1));
                types.iter().for_each(|&t| pass.bind(t));
            }
            NodeKind::Range { parts } => {
                for &v in parts {
                    pass.bind(v);
                    pass.join(n, v);
                }
            }
            NodeKind::Either { .. } => {}
            // A result that nothing uses binds nothing.
            NodeKind::Result { op, .. } | NodeKind::Results { op, .. } | NodeKind::AnyResult { op } => {
                pass.join(n, *op)
            }
            kind => kind.for_each_use(|v| pass.bind(v)),
        }
    }
    pass.bind(root);
    // What is made in the rewrite is of no sort: nothing has to bind it.
    for &n in &p.rewrite.body {
        p.node(n).kind.for_each_use(|v| pass.bind(v));
    }
    pass.pieces == 1 && pass.unbound == 0
}

/// What one pass over the uses of a pattern finds.
struct Pass<'a> {
    p: &'a Pattern,
    /// Disjoint sets of nodes that are connected, each with the latest of them as its name.
    parents: &'a mut [u32],
    /// By node of the match section that the pass has come to: what it is. What is bound needs no binding.
    sorts: &'a mut [u8],
    /// How many nodes have yet to be bound.
    unbound: usize,
    /// How many sets there are of nodes that connect.
    pieces: usize,
}

impl Pass<'_> {
    /// A value is used by what binds it; of a result, the operation is bound as well.
    fn bind(&mut self, v: Value) {
        let p = self.p;
        let mut def = p.values[v.index()].def;
        if self.sorts[def.index()] & RESULT != 0
            && let NodeKind::Result { op, .. } | NodeKind::Results { op, .. } | NodeKind::AnyResult { op } =
                p.node(def).kind
        {
            def = p.values[op.index()].def;
        }
        let sort = &mut self.sorts[def.index()];
        self.unbound -= usize::from(*sort & NEEDS_BINDING != 0);
        *sort &= !NEEDS_BINDING;
    }

    /// Joins `n` with what defines a value that it uses. That comes before: so far `n` is a piece by itself,
    /// or the name of what it was joined with.
    fn join(&mut self, n: NodeId, v: Value) {
        let def = self.p.values[v.index()].def;
        if self.sorts[def.index()] & CONNECTS == 0 {
            return;
        }
        let (parents, mut at) = (&mut *self.parents, def.0);
        while parents[at as usize] != at {
            let up = parents[parents[at as usize] as usize];
            parents[at as usize] = up;
            at = up;
        }
        if at != n.0 {
            parents[at as usize] = n.0;
            self.pieces -= 1;
        }
    }
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
            NodeKind::Operation { operands: list, .. } | NodeKind::Range { parts: list } => {
                list.iter().for_each(|v| visit(def(*v)));
            }
            NodeKind::Result { op, .. } | NodeKind::Results { op, .. } | NodeKind::AnyResult { op } => {
                visit(def(*op))
            }
            _ => {}
        }
        list[first[n.index()]..first[n.index() + 1]].iter().for_each(|&u| visit(u));
    }
    reached
}
