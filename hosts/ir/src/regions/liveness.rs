//! Ops and arguments of blocks that nothing needs.
//!
//! All are taken for dead, but ops that may have effects and ends of blocks; what a live op uses is alive. An
//! operand that a branch hands on is needed only if the argument is that gets it. So dead cycles go, too.

use super::branch::{is_branch, pass, passed};
use super::cfg::{post_order, successors};
use super::erase::{drop_uses, erase};
use super::{Listener, inner_regions};
use crate::IrHost;
use pdll_ir::{Block, Op, Region, Traits, Use, Value};
use pdll_vm::IrWalk;
use rustc_hash::FxHashSet;

#[derive(Default)]
struct Live {
    ops: FxHashSet<Op>,
    arguments: FxHashSet<Value>,
    changed: bool,
}

impl Live {
    fn op(&mut self, op: Op) {
        self.changed |= self.ops.insert(op);
    }

    fn argument(&mut self, value: Value) {
        self.changed |= self.arguments.insert(value);
    }
}

/// What has uses and has no effects beside them.
fn has_effects(host: &IrHost, op: Op) -> bool {
    !host.may_die(host.body.shape(op).raw()) || !host.is_dead(op)
}

fn is_terminator(host: &IrHost, op: Op) -> bool {
    let is_last = host.body.next(op).is_none();
    let traits = host.ctx.traits(host.body.shape(op));
    // What is not registered may end a block.
    traits.contains(Traits::TERMINATOR)
        || !traits.contains(Traits::REGISTERED) && is_last && !host.body.successors(op).is_empty()
}

/// Whether a use is that of a branch that hands the value on to an argument which is not known to be needed.
fn is_dead_use(host: &IrHost, live: &Live, Use { op, index }: Use) -> bool {
    let blocks = host.body.successors(op);
    let gets = |i: usize| passed(host, op, i).filter(|range| range.contains(&(index as usize)));
    let handed =
        (0..blocks.len()).find_map(|i| gets(i).map(|range| (blocks[i], index as usize - range.start)));
    let argument = handed.and_then(|(block, i)| host.body.block_args(block).get(i));
    argument.is_some_and(|argument| !live.arguments.contains(argument))
}

fn is_needed(host: &IrHost, live: &Live, value: Value) -> bool {
    host.body.uses(value).any(|used| live.ops.contains(&used.op) && !is_dead_use(host, live, used))
}

/// What is still to be looked at.
enum Task {
    Region(Region),
    /// The op, what is in it first.
    Op(Op),
    /// The op alone.
    Alone(Op),
    /// The arguments of a block.
    Arguments(Block),
}

/// Goes through all of some regions once, users first as far as there are no cycles. However deep the regions
/// are nested, it takes no stack.
fn propagate(host: &IrHost, live: &mut Live, regions: &[Region]) {
    let mut tasks: Vec<Task> = regions.iter().rev().map(|&region| Task::Region(region)).collect();
    while let Some(task) = tasks.pop() {
        match task {
            Task::Region(region) => {
                let Some(&entry) = host.body.blocks(region).first() else { continue };
                let first = tasks.len();
                for block in post_order(&host.body, entry, &mut FxHashSet::default()) {
                    let own = tasks.len();
                    tasks.extend(host.body.ops(block).map(Task::Op));
                    tasks[own..].reverse();
                    // Who is around has a say about the arguments of an entry.
                    if block != entry {
                        tasks.push(Task::Arguments(block));
                    }
                }
                tasks[first..].reverse();
            }
            Task::Op(op) => {
                tasks.push(Task::Alone(op));
                tasks.extend(host.body.regions(op).iter().rev().map(|&region| Task::Region(region)));
            }
            Task::Alone(op) => propagate_op(host, live, op),
            Task::Arguments(block) => {
                for &argument in host.body.block_args(block) {
                    if !live.arguments.contains(&argument) && is_needed(host, live, argument) {
                        live.argument(argument);
                    }
                }
            }
        }
    }
}

fn propagate_op(host: &IrHost, live: &mut Live, op: Op) {
    if is_terminator(host, op) {
        live.op(op);
        if !is_branch(host, op) {
            for &block in host.body.successors(op) {
                host.body.block_args(block).iter().for_each(|&argument| live.argument(argument));
            }
        }
    } else if !live.ops.contains(&op)
        && (has_effects(host, op) || host.body.results(op).any(|value| is_needed(host, live, value)))
    {
        live.op(op);
    }
}

/// Erases what is dead; whether there were any ops. Listeners hear of these only, and arguments are not worth
/// another iteration.
pub(super) fn erase_dead(host: &mut IrHost, listener: Listener<'_>) -> bool {
    let mut live = Live::default();
    let roots = host.body.roots().to_vec();
    loop {
        live.changed = false;
        propagate(host, &mut live, &roots);
        if !live.changed {
            break;
        }
    }
    let mut erased = false;
    let mut work = roots;
    while let Some(region) = work.pop() {
        erased |= erase_dead_in(host, listener, &live, region);
        work.extend(inner_regions(host, region));
    }
    erased
}

fn erase_dead_in(host: &mut IrHost, listener: Listener<'_>, live: &Live, region: Region) -> bool {
    let blocks = host.body.blocks(region).to_vec();
    let Some(&entry) = blocks.first() else { return false };
    let mut erased = false;
    for block in post_order(&host.body, entry, &mut FxHashSet::default()) {
        if blocks.len() > 1 {
            shorten_branch(host, listener, live, block);
        }
        let ops: Vec<Op> = host.body.ops(block).collect();
        for op in ops.into_iter().rev() {
            // A branch that was given another handle is none of those that may be dead.
            if !live.ops.contains(&op) && !is_terminator(host, op) {
                erased = true;
                drop_uses(host, op);
                erase(host, listener, op);
            }
        }
    }
    for &block in &blocks[1..] {
        for i in (0..host.body.block_args(block).len()).rev() {
            if !live.arguments.contains(&host.body.block_args(block)[i]) {
                host.body.erase_block_arg(block, i);
            }
        }
    }
    erased
}

/// Takes the operands from the end of a block that dead arguments get.
fn shorten_branch(host: &mut IrHost, listener: Listener<'_>, live: &Live, block: Block) {
    let to: Vec<Block> = successors(&host.body, block).to_vec();
    let Some(mut op) = host.body.last_op(block) else { return };
    for (i, block) in to.into_iter().enumerate().rev() {
        let Some(range) = passed(host, op, i) else { continue };
        let values = host.body.operands(op).skip(range.start).take(range.len());
        let pairs = values.zip(host.body.block_args(block));
        let kept: Vec<Value> = pairs.filter(|pair| live.arguments.contains(pair.1)).map(|p| p.0).collect();
        if kept.len() < range.len() {
            op = pass(host, listener, op, i, &kept);
        }
    }
}
