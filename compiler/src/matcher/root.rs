//! The root of a pattern that names none.
//!
//! As MLIR's lowering: candidates are the operations that feed no other. From each one can go down through
//! operands; where two candidates meet in a value, one can climb from it, through users, to the other, and
//! the steps up are the cost of that. The root is the candidate from which all others are reached at the
//! least cost together, the first of several: the least arborescence for each, by contraction of cycles
//! (Chu and Liu 1965, Edmonds 1967).

use crate::pdl::{NodeId, NodeKind, Pattern, Value};
use std::collections::VecDeque;

/// For more candidates than these the first is taken: the choice takes the fourth power of their number.
const MAX_CANDIDATES: usize = 48;

/// The root of a pattern that names none; `None` if there is no operation.
pub(super) fn choose(p: &Pattern) -> Option<Value> {
    let is_op = |n: &NodeId| matches!(p.node(*n).kind, NodeKind::Operation { .. });
    let mut feeds = vec![false; p.values.len()];
    for &n in &p.body {
        if let NodeKind::Operation { operands, .. } = &p.node(n).kind {
            for &v in operands {
                if let NodeKind::Result { op, .. } | NodeKind::Results { op, .. } = p.def(v).kind {
                    feeds[op.index()] = true;
                }
            }
        }
    }
    let ops = || p.body.iter().filter(|n| is_op(n)).map(|&n| p.node(n).value());
    let candidates: Vec<Value> = ops().filter(|v| !feeds[v.index()]).collect();
    if candidates.len() < 2 || candidates.len() > MAX_CANDIDATES {
        return candidates.first().copied().or_else(|| ops().next());
    }
    let depths: Vec<Vec<Option<u64>>> = candidates.iter().map(|&root| depths(p, root)).collect();
    let cost = |from: usize, to: usize| {
        let both = depths[from].iter().zip(&depths[to]);
        both.filter_map(|(from, to)| from.and(*to)).min().filter(|_| from != to)
    };
    let n = candidates.len();
    let costs: Vec<Vec<Option<u64>>> = (0..n).map(|from| (0..n).map(|to| cost(from, to)).collect()).collect();
    let all = (0..n).filter_map(|root| Some((least(costs.clone(), root)?, root)));
    Some(candidates[all.min().map_or(0, |best| best.1)])
}

/// How many operations have to be climbed from each value to get to `root`.
fn depths(p: &Pattern, root: Value) -> Vec<Option<u64>> {
    let mut depths = vec![None; p.values.len()];
    let mut queue = VecDeque::from([(root, 0)]);
    while let Some((v, depth)) = queue.pop_front() {
        if depths[v.index()].is_some() {
            continue;
        }
        depths[v.index()] = Some(depth);
        match &p.def(v).kind {
            NodeKind::Operation { operands, .. } => queue.extend(operands.iter().map(|&v| (v, depth + 1))),
            NodeKind::Result { op, .. } | NodeKind::Results { op, .. } => queue.push_back((*op, depth)),
            _ => {}
        }
    }
    depths
}

/// What the cheapest tree costs that reaches all nodes from `root`; `None` if some cannot be reached.
fn least(mut costs: Vec<Vec<Option<u64>>>, mut root: usize) -> Option<u64> {
    let mut total = 0;
    loop {
        let n = costs.len();
        let mut into = vec![(0, 0); n];
        for to in (0..n).filter(|&to| to != root) {
            into[to] = (0..n).filter_map(|from| Some((costs[from][to]?, from))).min()?;
            total += into[to].0;
        }
        // Nodes on a cycle of the cheapest edges become one.
        let (mut group, mut seen, mut groups) = (vec![usize::MAX; n], vec![usize::MAX; n], 0);
        for start in 0..n {
            let mut at = start;
            while at != root && seen[at] == usize::MAX && group[at] == usize::MAX {
                seen[at] = start;
                at = into[at].1;
            }
            if at != root && seen[at] == start && group[at] == usize::MAX {
                while group[at] == usize::MAX {
                    group[at] = groups;
                    at = into[at].1;
                }
                groups += 1;
            }
        }
        if groups == 0 {
            return Some(total);
        }
        for g in &mut group {
            if *g == usize::MAX {
                *g = groups;
                groups += 1;
            }
        }
        let mut contracted = vec![vec![None; groups]; groups];
        for from in 0..n {
            for to in 0..n {
                if let (Some(cost), true) = (costs[from][to], group[from] != group[to] && to != root) {
                    let cost = cost - into[to].0;
                    let edge: &mut Option<u64> = &mut contracted[group[from]][group[to]];
                    *edge = Some(edge.map_or(cost, |known| known.min(cost)));
                }
            }
        }
        (root, costs) = (group[root], contracted);
    }
}

#[cfg(test)]
mod tests {
    use super::least;

    /// Trees by hand: edges with their costs, and what each root costs.
    #[test]
    fn least_trees() {
        type Case = (usize, &'static [(usize, usize, u64)], &'static [Option<u64>]);
        let cases: &[Case] = &[
            (2, &[(0, 1, 3), (1, 0, 2)], &[Some(3), Some(2)]),
            (3, &[(0, 1, 5), (1, 2, 1), (2, 1, 1), (0, 2, 4)], &[Some(5), None, None]),
            (4, &[(0, 1, 9), (1, 2, 1), (2, 3, 1), (3, 1, 1), (0, 3, 7)], &[Some(9), None, None, None]),
            (1, &[], &[Some(0)]),
        ];
        for (n, edges, wanted) in cases {
            let mut costs = vec![vec![None; *n]; *n];
            edges.iter().for_each(|&(from, to, cost)| costs[from][to] = Some(cost));
            let got: Vec<_> = (0..*n).map(|root| least(costs.clone(), root)).collect();
            assert_eq!(&got, wanted, "{edges:?}");
        }
    }
}
