//! Erasing part by part, and blocks that nothing leads to.

use super::cfg::{post_order, reachable};
use super::{Listener, inner_regions};
use crate::IrHost;
use pdll_ir::{Block, Op, Region};
use pdll_vm::{BlockRef, HostMut, Nested, RewriteListener};
use rustc_hash::FxHashSet;

enum Task {
    /// The op with all that is in it.
    Erase(Op),
    /// What is in the region, until it is empty.
    Region(Region, FxHashSet<Block>),
    Block(Block),
    /// These blocks, whose ops have gone.
    Blocks(Vec<Block>),
    /// The op, which has nothing in it any more.
    Gone(Op),
}

/// Erases all that is in an op, users before what they use: the last region first; of a region what its entry
/// leads to, in post-order, and so on with what is left; of a block the last op first.
pub(crate) fn take_apart(host: &mut IrHost, op: Op, mut f: impl FnMut(&mut IrHost, Nested<Op>)) {
    let mut tasks = Vec::new();
    let open = |host: &IrHost, op: Op, tasks: &mut Vec<Task>| {
        let regions = host.body.regions(op).iter();
        tasks.extend(regions.map(|&region| Task::Region(region, FxHashSet::default())));
    };
    open(host, op, &mut tasks);
    while let Some(task) = tasks.pop() {
        match task {
            Task::Erase(op) => {
                tasks.push(Task::Gone(op));
                open(host, op, &mut tasks);
            }
            Task::Region(region, mut visited) => {
                let Some(&first) = host.body.blocks(region).first() else { continue };
                let blocks = post_order(&host.body, first, &mut visited);
                tasks.push(Task::Region(region, visited));
                tasks.push(Task::Blocks(blocks.clone()));
                tasks.extend(blocks.into_iter().rev().map(Task::Block));
            }
            Task::Block(block) => tasks.extend(host.body.ops(block).map(Task::Erase)),
            Task::Blocks(blocks) => {
                for block in blocks {
                    f(host, Nested::Block(BlockRef(block.raw())));
                    host.body.erase_block(block);
                }
            }
            Task::Gone(op) => {
                f(host, Nested::Op(op));
                // In a cycle it is used by what goes with the block.
                host.erase(op);
            }
        }
    }
}

/// Erases an op and tells of all that goes.
pub(super) fn erase(host: &mut IrHost, listener: &mut dyn RewriteListener<IrHost>, op: Op) {
    listener.erasing(host, op);
    host.erase(op);
}

/// Makes uses of the results of an op uses of nothing, so that it can go before them.
pub(super) fn drop_uses(host: &mut IrHost, op: Op) {
    for value in host.body.results(op) {
        if !host.body.is_unused(value) {
            let stand_in = host.body.new_placeholder(host.body.value_type(value));
            host.body.replace_all_uses(value, stand_in);
        }
    }
}

/// Erases a block with its ops, the last one first.
pub(super) fn erase_block(host: &mut IrHost, listener: Listener<'_>, block: Block) {
    while let Some(op) = host.body.last_op(block) {
        drop_uses(host, op);
        erase(host, listener, op);
    }
    listener.block_erased(host, BlockRef(block.raw()));
    if matches!(host.place, crate::Place::End(end) if end == block) {
        host.place = crate::Place::Nowhere;
    }
    host.body.erase_block(block);
}

/// Erases the blocks that the entry of their region does not lead to; whether there were any.
pub(crate) fn erase_unreachable(host: &mut IrHost, listener: Listener<'_>) -> bool {
    let mut work = host.body.roots().to_vec();
    let mut erased = false;
    while let Some(region) = work.pop() {
        let blocks = host.body.blocks(region).to_vec();
        if blocks.len() > 1 {
            let live = reachable(&host.body, region);
            let dead: Vec<Block> = blocks.into_iter().filter(|block| !live.contains(block)).collect();
            for block in dead {
                erased = true;
                let ops: Vec<Op> = host.body.ops(block).collect();
                ops.into_iter().for_each(|op| drop_uses(host, op));
                erase_block(host, listener, block);
            }
        }
        work.extend(inner_regions(host, region));
    }
    erased
}
