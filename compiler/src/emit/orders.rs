//! Operands in either order, as patterns with one order each.
//!
//! A pattern with [`NodeKind::Either`] keeps the order as written if the two operands match in it by
//! themselves, and never tries the other one then. Two patterns, the order as written in front, come to the
//! same in two cases: if an operation cannot match in both orders, since the two are defined by operations of
//! different names; and if nothing is asked of the two, or of what defines them, that they do not match by
//! themselves, so that the rest of the pattern holds in one order if it does in the other.

use crate::pdl::{NodeId, NodeKind, Pattern, Ty, Value};

/// The patterns that a pattern comes to, in the order in which they are to be tried. What has no equivalent
/// stays in them.
pub(super) fn orders(pattern: &Pattern) -> Vec<Pattern> {
    let mut all = vec![pattern.clone()];
    for &n in &pattern.body {
        if let NodeKind::Either { op, first } = pattern.node(n).kind
            && comes_to_two(pattern, n, op, first)
        {
            all = all.iter().flat_map(|p| [one(p, n, None), one(p, n, Some((op, first)))]).collect();
        }
    }
    all
}

/// The pattern without one [`NodeKind::Either`], with the two operands exchanged if they are given.
fn one(p: &Pattern, either: NodeId, exchanged: Option<(Value, u32)>) -> Pattern {
    let mut new = p.clone();
    new.body.retain(|&n| n != either);
    if let Some((op, first)) = exchanged
        && let NodeKind::Operation { operands, .. } = &mut new.nodes[p.values[op.index()].def.index()].kind
    {
        operands.swap(first as usize, first as usize + 1);
    }
    new
}

fn comes_to_two(p: &Pattern, either: NodeId, op: Value, first: u32) -> bool {
    let NodeKind::Operation { operands, .. } = &p.def(op).kind else { return false };
    let Some(&[a, b]) = operands.get(first as usize..first as usize + 2) else { return false };
    match (defined_by(p, a), defined_by(p, b)) {
        (Some(a), Some(b)) if a != b => return true,
        _ => {}
    }
    let (a_nodes, b_nodes) = (reached(p, a), reached(p, b));
    let shared = a_nodes.iter().zip(&b_nodes).any(|(a, b)| *a && *b);
    let inside = |v: Value| {
        let n = p.values[v.index()].def.index();
        a_nodes[n] || b_nodes[n]
    };
    !shared && p.body.iter().all(|&n| asks_nothing_else(p, n, either, op, &inside))
}

/// The name of the operation that defines an operand, if it is said.
fn defined_by(p: &Pattern, v: Value) -> Option<crate::pdl::Str> {
    let (NodeKind::Result { op, .. } | NodeKind::AnyResult { op }) = p.def(v).kind else { return None };
    match p.def(op).kind {
        NodeKind::Operation { name, .. } => name,
        _ => None,
    }
}

/// By node: is it part of what is said of a value?
fn reached(p: &Pattern, v: Value) -> Vec<bool> {
    let (mut nodes, mut left) = (vec![false; p.nodes.len()], vec![v]);
    while let Some(v) = left.pop() {
        let n = p.values[v.index()].def.index();
        if !std::mem::replace(&mut nodes[n], true) {
            p.nodes[n].kind.for_each_use(|v| left.push(v));
        }
    }
    nodes
}

/// Is all that a node asks of the two operands something that they match by themselves?
fn asks_nothing_else(
    p: &Pattern,
    n: NodeId,
    either: NodeId,
    op: Value,
    inside: &impl Fn(Value) -> bool,
) -> bool {
    let node = p.node(n);
    let (mut some, mut all) = (false, true);
    node.kind.for_each_use(|v| {
        some |= inside(v);
        all &= inside(v);
    });
    let before = n < p.values[op.index()].def;
    match node.kind {
        // Two uses of one value are an equality, which is asked later.
        _ if n == either || !some || n == p.values[op.index()].def => repeats_nothing(p, n, inside),
        NodeKind::ApplyConstraint { ref args, .. } => all && before && args.len() == 1,
        NodeKind::Either { .. } => false,
        _ => all && before && repeats_nothing(p, n, inside),
    }
}

/// Is nothing that a node uses of the two operands used by another node that looks at the operation?
fn repeats_nothing(p: &Pattern, n: NodeId, inside: &impl Fn(Value) -> bool) -> bool {
    let mut good = true;
    p.node(n).kind.for_each_use(|v| {
        if inside(v) && p.ty(v) != Ty::Operation {
            let mut uses = 0;
            let others = p.body.iter().map(|&n| &p.node(n).kind);
            let looks = |k: &&NodeKind| !matches!(k, NodeKind::ApplyConstraint { .. });
            others.filter(looks).for_each(|k| k.for_each_use(|used| uses += u32::from(used == v)));
            good &= uses == 1;
        }
    });
    good
}
