//! What is to be legalized, in its order.

use super::driver::Driver;
use super::standing::Mark;
use super::target::Legality;
use pdll_ir::{Block, BodyId, Op, Region, TOP};

/// Blocks that are gone through.
struct Visit {
    id: BodyId,
    /// The last first.
    blocks: Vec<Block>,
    /// The operation that comes next in the block at hand.
    next: Option<Op>,
}

/// What is to be legalized of one body.
#[derive(Debug, Default)]
pub(super) struct Within {
    pub(super) ops: Vec<(BodyId, Op)>,
    /// The other bodies that would come with it, each right behind the operation of this number.
    pub(super) inner: Vec<(usize, BodyId)>,
}

impl Driver<'_> {
    /// An operation and what is in it, in the order in which they are legalized: nothing that the entry of
    /// its region does not reach, and nothing in what is recursively legal.
    pub(super) fn collect(&mut self, id: BodyId, op: Op, found: &mut Vec<(BodyId, Op)>) {
        found.push((id, op));
        if self.legality(id, op) == (Legality::Legal { recursive: true }) {
            return;
        }
        let (inner, regions) = self.ir.regions(id, op);
        let regions = regions.to_vec();
        self.collect_regions(inner, &regions, found);
    }

    /// The same for what is in regions.
    pub(super) fn collect_regions(&mut self, id: BodyId, regions: &[Region], found: &mut Vec<(BodyId, Op)>) {
        let mut all = Within { ops: std::mem::take(found), inner: Vec::new() };
        self.collect_some(id, regions, &mut all, |_| true);
        *found = all.ops;
    }

    /// The same for what is in one body; `ops` is memory for it.
    pub(super) fn collect_within(&mut self, id: BodyId, mut ops: Vec<(BodyId, Op)>) -> Within {
        ops.clear();
        let mut found = Within { ops, inner: Vec::new() };
        let regions = match id {
            TOP => {
                let top = self.ir.top_op();
                found.ops.push((TOP, top));
                match self.legality(TOP, top) {
                    Legality::Legal { recursive: true } => return found,
                    _ => self.ir.top().regions(top).to_vec(),
                }
            }
            _ => self.ir.body(id).roots().to_vec(),
        };
        self.collect_some(id, &regions, &mut found, |inner| inner == id);
        found
    }

    /// The same for what is in regions and of bodies that are wanted.
    fn collect_some(
        &mut self,
        id: BodyId,
        regions: &[Region],
        found: &mut Within,
        wanted: impl Fn(BodyId) -> bool,
    ) {
        let mut visits = vec![self.visit(id, regions)];
        while let Some(visit) = visits.last_mut() {
            let id = visit.id;
            let Some(op) = visit.next else {
                match visit.blocks.pop() {
                    Some(block) => visit.next = self.ir.body(id).first_op(block),
                    None => drop(visits.pop()),
                }
                continue;
            };
            visit.next = self.ir.body(id).next(op);
            found.ops.push((id, op));
            if self.ir.body(id).has_regions(op)
                && self.legality(id, op) != (Legality::Legal { recursive: true })
            {
                let (inner, regions) = self.ir.regions(id, op);
                match wanted(inner) {
                    true => visits.push(self.visit(inner, regions)),
                    false => found.inner.push((found.ops.len() - 1, inner)),
                }
            }
        }
    }

    fn visit(&self, id: BodyId, regions: &[Region]) -> Visit {
        let body = self.ir.body(id);
        let mut blocks: Vec<Block> =
            regions.iter().flat_map(|region| body.blocks_by_dominance(*region)).collect();
        blocks.reverse();
        Visit { id, blocks, next: None }
    }

    /// All that is in an operation may stay.
    pub(super) fn ignore_inside(&mut self, id: BodyId, op: Op) {
        let mut work = vec![(id, op)];
        while let Some((id, op)) = work.pop() {
            let (inner, regions) = self.ir.regions(id, op);
            let body = self.ir.body(inner);
            let blocks = regions.iter().flat_map(|region| body.blocks(*region));
            for op in blocks.flat_map(|block| body.ops(*block)) {
                self.state.standing.mark(inner, op, Mark::Ignored);
                work.push((inner, op));
            }
        }
    }
}
