//! Going through a body while it is rewritten: every op once, after the ops in it, as far as the entries of
//! regions lead.
//!
//! Where the walk goes next is settled before an op is handed out, so what is put before or right behind that
//! op is not visited. What the walk would come to next may be erased or moved: it then goes on with what was
//! behind it, or at its new place if that is in the same block.

use crate::IrHost;
use crate::regions::reachable;
use pdll_ir::{Block, Op, Region};
use pdll_vm::Visitor;
use rustc_hash::FxHashSet;

/// A region that is gone through.
#[derive(Debug)]
pub(crate) struct Visit {
    region: Region,
    /// What the entry leads to when the region is come to; `None`: it has one block.
    reachable: Option<FxHashSet<Block>>,
    /// `None`: the region is done with.
    block: Option<Block>,
    /// The number of that block, as far as nobody has moved it.
    number: usize,
    /// `None`: the block is done with.
    next: Option<Op>,
    /// The regions of `next` have been gone through.
    entered: bool,
}

impl IrHost {
    pub(crate) fn visit_all(&mut self, visitor: &mut impl Visitor<Self>) {
        visitor.more(self.body.op_count() as u64);
        let outer = std::mem::take(&mut self.visits);
        let roots = self.body.roots().to_vec();
        for root in roots {
            self.begin_visit(root);
            while let Some(op) = self.next_visit() {
                if visitor.visit(self, op).is_break() {
                    self.visits.clear();
                    break;
                }
            }
        }
        self.visits = outer;
    }

    fn begin_visit(&mut self, region: Region) {
        let Some(&block) = self.body.blocks(region).first() else { return };
        let is_one = self.body.blocks(region).len() == 1;
        let reachable = (!is_one).then(|| reachable(&self.body, region));
        let next = self.body.first_op(block);
        self.visits.push(Visit { region, reachable, block: Some(block), number: 0, next, entered: false });
    }

    fn next_visit(&mut self) -> Option<Op> {
        loop {
            let visit = self.visits.last_mut()?;
            let Some(block) = visit.block else {
                self.visits.pop();
                continue;
            };
            let Some(op) = visit.next.filter(|&op| self.body.block(op) == Some(block)) else {
                self.next_block();
                continue;
            };
            if !std::mem::replace(&mut visit.entered, true) && self.body.has_regions(op) {
                let regions = self.body.regions(op).to_vec();
                let before = self.visits.len();
                regions.into_iter().rev().for_each(|region| self.begin_visit(region));
                if self.visits.len() > before {
                    continue;
                }
            }
            let visit = self.visits.last_mut()?;
            visit.next = self.body.next(op);
            visit.entered = false;
            return Some(op);
        }
    }

    /// Goes on with the next block of the innermost region that its entry leads to.
    fn next_block(&mut self) {
        let Some(visit) = self.visits.last_mut() else { return };
        let blocks = self.body.blocks(visit.region);
        if blocks.get(visit.number).copied() != visit.block {
            let at = blocks.iter().position(|&block| Some(block) == visit.block);
            visit.number = at.unwrap_or(blocks.len());
        }
        let leads_to = |block: &Block| visit.reachable.as_ref().is_some_and(|set| set.contains(block));
        let next = (visit.number + 1..blocks.len()).find(|&number| leads_to(&blocks[number]));
        visit.block = next.map(|number| blocks[number]);
        visit.number = next.unwrap_or(blocks.len());
        visit.next = visit.block.and_then(|block| self.body.first_op(block));
        visit.entered = false;
    }

    /// An op is erased.
    pub(crate) fn leave_visits(&mut self, op: Op) {
        let inside = |region: Region| {
            let parent = self.body.region_parent(region);
            parent.is_some_and(|parent| parent == op || self.body.is_ancestor(op, parent))
        };
        let kept = match self.body.has_regions(op) {
            true => self.visits.iter().position(|visit| inside(visit.region)).unwrap_or(self.visits.len()),
            false => self.visits.len(),
        };
        self.visits.truncate(kept);
        for visit in self.visits.iter_mut().filter(|visit| visit.next == Some(op)) {
            visit.next = self.body.next(op);
            visit.entered = false;
        }
    }

    /// An op has another handle.
    pub(crate) fn rename(&mut self, from: Op, to: Op) {
        if matches!(self.place, crate::Place::Before(at) if at == from) {
            self.place = crate::Place::Before(to);
        }
        for op in self.matched.iter_mut().filter(|op| **op == from) {
            *op = to;
        }
        for visit in self.visits.iter_mut().filter(|visit| visit.next == Some(from)) {
            visit.next = Some(to);
        }
    }
}
