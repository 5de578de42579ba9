//! The order of blocks and what is looked at behind them.

use super::function::{BlockId, Function, Kind, Load, Op, Sort, Val};
use crate::mlir::{Reported, Text};
use pdll_source::Span;
use std::collections::BTreeSet;

/// What is known of the blocks of a function, by number.
pub(super) struct Flow {
    /// A number that is larger than those of all blocks of the region that lead to the block.
    pub(super) rank: Vec<u32>,
    /// The values that are used in the block or behind it and come from before it, sorted.
    pub(super) live: Vec<Vec<Val>>,
    /// The largest benefit that can be recorded in the block or behind it.
    pub(super) best: Vec<Option<u32>>,
    /// By value: is it defined within a loop?
    pub(super) turns: Vec<bool>,
    /// By value: the operation that defines it, by block and place in it.
    pub(super) defs: Vec<Option<(BlockId, usize)>>,
}

impl Flow {
    /// Orders the blocks of a function.
    ///
    /// # Errors
    /// A way leads back to where it came from, out of its region, or to a block without an end.
    pub(super) fn new(f: &Function, text: &mut Text<'_>) -> Result<Self, Reported> {
        let blocks = f.blocks.len();
        let mut flow = Self {
            rank: vec![u32::MAX; blocks],
            live: vec![Vec::new(); blocks],
            best: vec![None; blocks],
            turns: vec![false; f.sorts.len()],
            defs: vec![None; f.sorts.len()],
        };
        flow.region(f, BlockId(0), &f.args, 0, text)?;
        Ok(flow)
    }

    /// Orders the blocks of the region that begins with `entry`, and looks at them from the last to the
    /// first.
    fn region(
        &mut self,
        f: &Function,
        entry: BlockId,
        args: &[Val],
        depth: u32,
        text: &mut Text<'_>,
    ) -> Result<(), Reported> {
        let order = self.order(f, entry, depth, text)?;
        for (rank, &block) in (0..).zip(&order) {
            self.rank[block.0 as usize] = rank;
        }
        for &block in order.iter().rev() {
            self.block(f, block, depth, text)?;
        }
        args.iter().for_each(|&arg| self.turns[arg.0 as usize] = depth > 0);
        self.live[entry.0 as usize].retain(|v| !args.contains(v));
        Ok(())
    }

    /// The blocks that can be reached, each after all that lead to it; the way of a test that holds, and of a
    /// first case, right behind it if that can be.
    fn order(
        &self,
        f: &Function,
        entry: BlockId,
        depth: u32,
        text: &mut Text<'_>,
    ) -> Result<Vec<BlockId>, Reported> {
        #[derive(Clone, Copy, PartialEq)]
        enum Seen {
            Not,
            Open,
            Done,
        }
        let mut seen = vec![Seen::Not; f.blocks.len()];
        let mut order = Vec::new();
        let mut open = vec![(entry, 0)];
        seen[entry.0 as usize] = Seen::Open;
        while let Some((block, next)) = open.last_mut() {
            let last = ended(f, *block, depth, text)?;
            // The last successor to be gone into comes first: that is the first of a test, the second of a
            // switch.
            let ways = last.successors.len();
            if *next == ways {
                seen[block.0 as usize] = Seen::Done;
                order.push(*block);
                open.pop();
                continue;
            }
            let way = match last.kind {
                Kind::Switch(_) if *next == 0 => 0,
                Kind::Switch(_) => ways - *next,
                _ => ways - 1 - *next,
            };
            *next += 1;
            let to = last.successors[way];
            match seen[to.0 as usize] {
                Seen::Not => {
                    seen[to.0 as usize] = Seen::Open;
                    open.push((to, 0));
                }
                Seen::Open => {
                    let message = "this goes back to where matching came from, so it may never end";
                    return Err(text.fail(last.at, message));
                }
                Seen::Done => {}
            }
        }
        order.reverse();
        Ok(order)
    }

    /// Finds what is looked at in a block and behind it; what it leads to is done.
    fn block(
        &mut self,
        f: &Function,
        block: BlockId,
        depth: u32,
        text: &mut Text<'_>,
    ) -> Result<(), Reported> {
        let (mut live, mut best) = (BTreeSet::new(), None);
        for (place, op) in f.block(block).ops.iter().enumerate().rev() {
            for &to in &op.successors {
                live.extend(&self.live[to.0 as usize]);
                best = best.max(self.best[to.0 as usize]);
            }
            for v in &op.results {
                live.remove(v);
                self.turns[v.0 as usize] = depth > 0;
                self.defs[v.0 as usize] = Some((block, place));
            }
            live.extend(&op.operands);
            live.extend(op.operands.iter().filter_map(|&v| match f.sort(v) {
                Sort::UsersOf(of) => Some(of),
                Sort::In(_) => None,
            }));
            match &op.kind {
                Kind::Record(record) => best = best.max(Some(record.benefit)),
                Kind::ForEach { variable, body } => {
                    self.region(f, body[0], &[*variable], depth + 1, text)?;
                    live.extend(&self.live[body[0].0 as usize]);
                    best = best.max(self.best[body[0].0 as usize]);
                }
                _ => {}
            }
        }
        (self.live[block.0 as usize], self.best[block.0 as usize]) = (live.into_iter().collect(), best);
        Ok(())
    }
}

/// The last operation of a block, if it is one that ends it, and no other does.
fn ended<'f>(f: &'f Function, block: BlockId, depth: u32, text: &mut Text<'_>) -> Result<&'f Op, Reported> {
    let ends = |op: &Op| !matches!(op.kind, Kind::Load(_) | Kind::Action(_));
    let fail = |text: &mut Text<'_>, at: Span, message: &str| Err(text.fail(at, message));
    match f.block(block).ops.split_last() {
        Some((last, before)) if ends(last) && !before.iter().any(ends) => match last.kind {
            Kind::Continue if depth == 0 => fail(text, last.at, "this is not in a loop, so nothing goes on"),
            _ => Ok(last),
        },
        Some((last, _)) => fail(text, last.at, "this block does not end with its one test, switch or jump"),
        None => fail(text, f.at, "a block of this function is empty"),
    }
}

/// The value whose absence makes a list of users empty, of `get_users`.
pub(super) fn users_of(f: &Function, v: Val) -> Option<Val> {
    match f.sort(v) {
        Sort::UsersOf(of) if of != v => Some(of),
        _ => None,
    }
}

/// Whether an operation only says where something is, without code.
pub(super) fn is_virtual(op: &Op) -> bool {
    matches!(op.kind, Kind::Load(Load::Users))
}
