//! Which blocks of a region lead to which.

use pdll_ir::{Block, Body, Op, Region};
use rustc_hash::FxHashSet;

/// The blocks that a block leads to.
pub(super) fn successors(body: &Body, block: Block) -> &[Block] {
    body.last_op(block).map_or(&[], |op| body.successors(op))
}

/// The blocks that `entry` leads to and that are not in `visited`, each after those that it leads to.
pub(super) fn post_order(body: &Body, entry: Block, visited: &mut FxHashSet<Block>) -> Vec<Block> {
    let mut order = Vec::new();
    if !visited.insert(entry) {
        return order;
    }
    let mut stack = vec![(entry, 0)];
    while let Some((block, next)) = stack.last_mut() {
        match successors(body, *block).get(*next).copied() {
            Some(successor) => {
                *next += 1;
                if visited.insert(successor) {
                    stack.push((successor, 0));
                }
            }
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order
}

/// The blocks that the entry of a region leads to.
pub(crate) fn reachable(body: &Body, region: Region) -> FxHashSet<Block> {
    let mut visited = FxHashSet::default();
    if let Some(&entry) = body.blocks(region).first() {
        post_order(body, entry, &mut visited);
    }
    visited
}

/// The branches to a block, as op and number of the successor.
pub(super) fn predecessors(body: &Body, block: Block) -> Vec<(Op, usize)> {
    let Some(region) = body.block_region(block) else { return Vec::new() };
    let ends = body.blocks(region).iter().filter_map(|&block| body.last_op(block));
    let edges = ends.flat_map(|op| (0..).zip(body.successors(op)).map(move |(i, &to)| (op, i, to)));
    edges.filter(|&(.., to)| to == block).map(|(op, i, _)| (op, i)).collect()
}
