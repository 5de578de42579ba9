//! Dominance between the blocks of one region.
//!
//! Immediate dominators by the iteration of Cooper, Harvey and Kennedy ("A Simple, Fast Dominance Algorithm",
//! 2001) over reverse post-order; a question climbs the tree.

use crate::body::Body;
use crate::entity::{Block, NIL, Region};
use rustc_hash::FxHashMap;

impl Body {
    /// The blocks of a region that its entry reaches, in the order of a walk of the dominator tree: each
    /// before those that it dominates.
    pub fn blocks_by_dominance(&self, region: Region) -> Vec<Block> {
        if self.blocks(region).len() < 2 {
            return self.blocks(region).to_vec();
        }
        let tree = Tree::new(self, region);
        let mut order: Vec<(u32, Block)> = tree.place.iter().map(|(&block, &place)| (place, block)).collect();
        order.sort_unstable();
        let mut below: Vec<Vec<usize>> = vec![Vec::new(); order.len()];
        (1..order.len()).rev().for_each(|place| below[tree.idom[place] as usize].push(place));
        let (mut walk, mut stack) = (Vec::with_capacity(order.len()), vec![0]);
        while let Some(place) = stack.pop() {
            walk.push(order[place].1);
            stack.extend(&below[place]);
        }
        walk
    }
}

/// Dominator tree of a region with several blocks.
pub(crate) struct Tree {
    /// Position in reverse post-order of every block that the entry reaches.
    place: FxHashMap<Block, u32>,
    /// Immediate dominator by position.
    idom: Vec<u32>,
}

impl Tree {
    pub(crate) fn new(body: &Body, region: Region) -> Tree {
        let blocks = body.blocks(region);
        let index: FxHashMap<Block, usize> = blocks.iter().enumerate().map(|(i, &b)| (b, i)).collect();
        let mut successors: Vec<Vec<usize>> = vec![Vec::new(); blocks.len()];
        for (target, source) in body.edges(region) {
            if let Some(&target) = index.get(&target) {
                successors[index[&source]].push(target);
            }
        }
        // Post-order from the entry, iteratively.
        let mut seen = vec![false; blocks.len()];
        let mut order = Vec::new();
        let mut stack = vec![(0usize, 0usize)];
        seen[0] = true;
        while let Some((block, next)) = stack.last_mut() {
            match successors[*block].get(*next) {
                Some(&target) => {
                    *next += 1;
                    if !std::mem::replace(&mut seen[target], true) {
                        stack.push((target, 0));
                    }
                }
                None => {
                    order.push(*block);
                    stack.pop();
                }
            }
        }
        order.reverse();
        let mut position = vec![NIL; blocks.len()];
        for (place, &block) in order.iter().enumerate() {
            position[block] = place as u32;
        }
        let mut predecessors: Vec<Vec<u32>> = vec![Vec::new(); order.len()];
        for &block in &order {
            for &target in &successors[block] {
                predecessors[position[target] as usize].push(position[block]);
            }
        }
        let mut idom = vec![NIL; order.len()];
        idom[0] = 0;
        let mut changed = true;
        while changed {
            changed = false;
            for place in 1..order.len() {
                let known = predecessors[place].iter().copied().filter(|&p| idom[p as usize] != NIL);
                let new = known.reduce(|a, b| intersect(&idom, a, b)).unwrap_or(0);
                changed |= std::mem::replace(&mut idom[place], new) != new;
            }
        }
        let place = order.iter().enumerate().map(|(place, &block)| (blocks[block], place as u32)).collect();
        Tree { place, idom }
    }

    /// Whether the entry reaches the block.
    pub(crate) fn reaches(&self, block: Block) -> bool {
        self.place.contains_key(&block)
    }

    /// Whether `a` dominates `b` and is another block. An unreachable block dominates nothing, and everything
    /// dominates it.
    pub(crate) fn properly_dominates(&self, a: Block, b: Block) -> bool {
        let Some(&b) = self.place.get(&b) else { return true };
        let Some(&a) = self.place.get(&a) else { return false };
        let mut at = b;
        while at > a {
            at = self.idom[at as usize];
        }
        at == a && a != b
    }
}

fn intersect(idom: &[u32], mut a: u32, mut b: u32) -> u32 {
    while a != b {
        while a > b {
            a = idom[a as usize];
        }
        while b > a {
            b = idom[b as usize];
        }
    }
    a
}
