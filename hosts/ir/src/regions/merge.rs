//! Blocks that do the same become one; arguments that get the same value from everywhere become that value.
//!
//! Two blocks are the same if they lead to the same blocks and hold the same ops in the same order, which use
//! the same values of their own block. Where they use different values from elsewhere, the block that stays
//! gets an argument, and those who lead to it hand the value on.

use super::branch::{is_branch, pass, passed};
use super::cfg::{predecessors, successors};
use super::erase::erase_block;
use super::{Listener, inner_regions};
use crate::IrHost;
use pdll_ir::{Block, Op, Region, Type, Value};
use rustc_hash::FxHashMap;

/// Operand numbers of ops by their place in a block, in order.
type Different = std::collections::BTreeSet<(usize, usize)>;

/// Blocks that may become the first one of them.
struct Cluster {
    leader: Block,
    others: Vec<Block>,
    different: Different,
}

/// Merges blocks in all regions; whether any were.
pub(super) fn merge_identical(host: &mut IrHost, listener: Listener<'_>) -> bool {
    let mut work = host.body.roots().to_vec();
    let mut changed = false;
    while let Some(region) = work.pop() {
        if merge_in(host, listener, region) {
            changed = true;
            work.push(region);
        }
        work.extend(inner_regions(host, region));
    }
    changed
}

fn merge_in(host: &mut IrHost, listener: Listener<'_>, region: Region) -> bool {
    let blocks = host.body.blocks(region).to_vec();
    if blocks.len() < 2 {
        return false;
    }
    // By where they lead to, in the order of the first of each.
    let mut numbers: FxHashMap<Vec<Block>, usize> = FxHashMap::default();
    let mut alike: Vec<Vec<Block>> = Vec::new();
    for &block in &blocks[1..] {
        let number = *numbers.entry(successors(&host.body, block).to_vec()).or_insert(alike.len());
        if number == alike.len() {
            alike.push(Vec::new());
        }
        alike[number].push(block);
    }
    let mut merged = false;
    for blocks in alike.into_iter().filter(|blocks| blocks.len() > 1) {
        let mut clusters: Vec<Cluster> = Vec::new();
        for block in blocks {
            if !can_merge(host, block) {
                continue;
            }
            let found = clusters.iter_mut().find_map(|cluster| {
                let different = differences(host, cluster.leader, block)?;
                Some((cluster, different))
            });
            match found {
                Some((cluster, different)) => {
                    cluster.different.extend(different);
                    cluster.others.push(block);
                }
                None => {
                    clusters.push(Cluster { leader: block, others: Vec::new(), different: Different::new() });
                }
            }
        }
        for cluster in clusters {
            merged |= merge_cluster(host, listener, cluster);
        }
    }
    merged
}

fn is_used_outside(host: &IrHost, value: Value, block: Block) -> bool {
    host.body.uses(value).any(|used| host.body.block(used.op) != Some(block))
}

/// Blocks with regions in them stay, as do those whose arguments are used elsewhere.
fn can_merge(host: &IrHost, block: Block) -> bool {
    let has_region = |op: Op| host.body.regions(op).iter().any(|&r| !host.body.blocks(r).is_empty());
    !host.body.ops(block).any(|op| has_region(op) || host.body.child(op).is_some())
        && !host.body.block_args(block).iter().any(|&argument| is_used_outside(host, argument, block))
}

/// The values of a block by their number: arguments, then results.
fn numbered(host: &IrHost, block: Block) -> FxHashMap<Value, usize> {
    let results = host.body.ops(block).flat_map(|op| host.body.results(op));
    host.body.block_args(block).iter().copied().chain(results).zip(0..).collect()
}

fn types(host: &IrHost, values: impl Iterator<Item = Value>) -> Vec<Type> {
    values.map(|value| host.body.value_type(value)).collect()
}

/// Which operands of two blocks differ and may; `None` if the blocks do not do the same.
fn differences(host: &IrHost, leader: Block, other: Block) -> Option<Different> {
    let body = &host.body;
    let arguments = |block: Block| types(host, body.block_args(block).iter().copied());
    if arguments(leader) != arguments(other) {
        return None;
    }
    let (own, others) = (numbered(host, leader), numbered(host, other));
    let mut different = Different::new();
    let (mut left, mut right) = (body.first_op(leader), body.first_op(other));
    let mut place = 0;
    while let (Some(a), Some(b)) = (left, right) {
        let alike = body.shape(a) == body.shape(b)
            && body.attrs(a) == body.attrs(b)
            && types(host, body.results(a)) == types(host, body.results(b))
            && body.successors(a) == body.successors(b);
        if !alike {
            return None;
        }
        for (i, (x, y)) in body.operands(a).zip(body.operands(b)).enumerate() {
            if x == y {
                continue;
            }
            if body.value_type(x) != body.value_type(y) {
                return None;
            }
            match (own.get(&x), others.get(&y)) {
                (Some(x), Some(y)) if x == y => {}
                (None, None) if can_hand_on(host, leader, x) && can_hand_on(host, other, y) => {
                    different.insert((place, i));
                }
                _ => return None,
            }
        }
        let escapes =
            |op: Op, block: Block| body.results(op).any(|value| is_used_outside(host, value, block));
        if escapes(a, leader) || escapes(b, other) {
            return None;
        }
        (left, right) = (body.next(a), body.next(b));
        place += 1;
    }
    (left.is_none() && right.is_none()).then_some(different)
}

/// Whether those who lead to a block can hand it a value: not if the one that makes it does.
fn can_hand_on(host: &IrHost, block: Block, value: Value) -> bool {
    let body = &host.body;
    let Some(by) = body.def_op(value).filter(|&by| body.next(by).is_none()) else { return true };
    !predecessors(body, block).iter().any(|&(op, _)| op == by)
}

fn merge_cluster(host: &mut IrHost, listener: Listener<'_>, cluster: Cluster) -> bool {
    let Cluster { leader, others, different } = cluster;
    if others.is_empty() {
        return false;
    }
    if !different.is_empty() {
        let mut all = vec![leader];
        all.extend(&others);
        let ends: Vec<Op> =
            all.iter().flat_map(|&block| predecessors(&host.body, block)).map(|(op, _)| op).collect();
        if !ends.into_iter().all(|op| is_branch(host, op)) {
            return false;
        }
        let given = add_arguments(host, listener, &all, &different);
        for (&block, values) in all.iter().zip(given) {
            hand_on(host, listener, block, |handed| handed.extend(&values));
        }
    }
    for block in others {
        redirect(host, block, leader);
        erase_block(host, listener, block);
    }
    true
}

/// Gives the first of some blocks an argument for each operand in which they differ; the values of these
/// operands, by block. Of arguments that would always be the same one is enough.
fn add_arguments(
    host: &mut IrHost,
    listener: Listener<'_>,
    blocks: &[Block],
    different: &Different,
) -> Vec<Vec<Value>> {
    let leader = blocks[0];
    let before = host.body.block_args(leader).len();
    let operand = |host: &IrHost, block: Block, place: usize, i: usize| {
        host.body.ops(block).nth(place).map(|op| (op, host.body.operand(op, i)))
    };
    let mut given: Vec<Vec<Value>> = vec![Vec::new(); blocks.len()];
    for &(place, i) in different {
        let at: Option<Vec<(Op, Value)>> =
            blocks.iter().map(|&block| operand(host, block, place, i)).collect();
        let Some(at) = at else { continue };
        let (op, value) = at[0];
        let loc = match host.body.def_op(value) {
            Some(by) => host.body.loc(by),
            None => host.body.arg_loc(value).unwrap_or(host.ctx.known().unknown_loc),
        };
        let argument = host.body.add_block_arg(leader, host.body.value_type(value), loc);
        host.body.set_operand(op, i, argument);
        given.iter_mut().zip(at).for_each(|(list, (_, value))| list.push(value));
    }
    // The first of equal values in the list of the leader, if the other lists are equal there too.
    let count = given[0].len();
    let same = |j: usize| {
        let k = given[0].iter().position(|value| *value == given[0][j])?;
        (k < j && given.iter().all(|list| list[k] == list[j])).then_some(k)
    };
    let replaced: Vec<Option<usize>> = (0..count).map(same).collect();
    for (j, k) in replaced.iter().enumerate() {
        if let Some(k) = *k {
            let (from, to) = (before + j, before + k);
            let (from, to) = (host.body.block_args(leader)[from], host.body.block_args(leader)[to]);
            replace_uses(host, listener, from, to);
        }
    }
    for j in (0..count).rev().filter(|&j| replaced[j].is_some()) {
        host.body.erase_block_arg(leader, before + j);
        for list in &mut given {
            list.remove(j);
        }
    }
    given
}

/// Those who lead to a block hand on other values: `change` makes them of those that they do.
fn hand_on(host: &mut IrHost, listener: Listener<'_>, block: Block, change: impl Fn(&mut Vec<Value>)) {
    // Where a branch stands stays, while it may get another handle.
    let from: Vec<(Option<Block>, usize)> =
        predecessors(&host.body, block).into_iter().map(|(op, i)| (host.body.block(op), i)).collect();
    for (from, successor) in from {
        let Some(op) = from.and_then(|from| host.body.last_op(from)) else { continue };
        let Some(range) = passed(host, op, successor) else { continue };
        let mut values: Vec<Value> = host.body.operands(op).skip(range.start).take(range.len()).collect();
        change(&mut values);
        pass(host, listener, op, successor, &values);
    }
}

/// Those who lead to a block lead to another one.
fn redirect(host: &mut IrHost, from: Block, to: Block) {
    for (op, i) in predecessors(&host.body, from) {
        let mut successors = host.body.successors(op).to_vec();
        successors[i] = to;
        host.body.set_successors(op, &successors);
    }
}

fn replace_uses(host: &mut IrHost, listener: Listener<'_>, from: Value, to: Value) {
    let users: Vec<Op> = host.body.uses(from).map(|used| used.op).collect();
    users.into_iter().for_each(|op| listener.modified(host, op));
    host.body.replace_all_uses(from, to);
}

/// Replaces arguments of blocks that get the same value from everywhere; whether there were any.
pub(super) fn drop_redundant(host: &mut IrHost, listener: Listener<'_>) -> bool {
    let mut work = host.body.roots().to_vec();
    let mut changed = false;
    while let Some(region) = work.pop() {
        for block in host.body.blocks(region).to_vec() {
            changed |= drop_redundant_of(host, listener, block);
        }
        work.extend(inner_regions(host, region));
    }
    changed
}

/// The value that an argument gets from all who lead to its block.
fn common_value(host: &IrHost, block: Block, argument: usize) -> Option<Value> {
    let mut common = None;
    for (op, i) in predecessors(&host.body, block) {
        let value = host.body.operand(op, passed(host, op, i)?.start + argument);
        if *common.get_or_insert(value) != value {
            return None;
        }
    }
    common
}

fn drop_redundant_of(host: &mut IrHost, listener: Listener<'_>, block: Block) -> bool {
    let mut dropped = Vec::new();
    for i in 0..host.body.block_args(block).len() {
        let argument = host.body.block_args(block)[i];
        if let Some(value) = common_value(host, block, i).filter(|&value| value != argument) {
            dropped.push(i);
            replace_uses(host, listener, argument, value);
        }
    }
    for &i in dropped.iter().rev() {
        host.body.erase_block_arg(block, i);
        hand_on(host, listener, block, |handed| {
            handed.remove(i);
        });
    }
    !dropped.is_empty()
}
