//! Moving blocks and regions, and parts of blocks, within a body. Handles stay; so do use lists, except where
//! arguments are replaced.

use super::{Body, NEXT, PREV, header};
use crate::entity::{Block, NIL, Op, Region, Value};
use std::ops::Range;

impl Body {
    /// Puts a detached block at position `index` of a region (its number of blocks: at the end). Linear in
    /// the number of blocks of the region.
    pub fn insert_block(&mut self, block: Block, region: Region, index: usize) {
        self.rest.blocks[block.index()].region = region.0;
        self.rest.regions[region.index()].blocks.insert(index, block);
    }

    /// Where a block is in its region; `None` while detached. Linear in the number of blocks of the region.
    pub fn block_index(&self, block: Block) -> Option<usize> {
        let region = self.block_region(block)?;
        self.blocks(region).iter().position(|&other| other == block)
    }

    /// Moves a block right before another one, in whatever region that is. Does nothing if the other block is
    /// detached or the same. Linear in the number of blocks of both regions.
    pub fn move_block_before(&mut self, block: Block, anchor: Block) {
        if block == anchor || self.block_region(anchor).is_none() {
            return;
        }
        self.detach_block(block);
        if let (Some(region), Some(index)) = (self.block_region(anchor), self.block_index(anchor)) {
            self.insert_block(block, region, index);
        }
    }

    /// Moves an op and all ops behind it to a new block, which comes right behind theirs. The op must be in a
    /// block. Linear in the number of ops that move.
    pub fn split_block(&mut self, first: Op) -> Option<Block> {
        let block = self.block(first)?;
        let new = self.new_block();
        if let (Some(region), Some(index)) = (self.block_region(block), self.block_index(block)) {
            self.insert_block(new, region, index + 1);
        }
        self.move_ops_to_end(Some(first), new);
        Some(new)
    }

    /// Moves an op and all ops behind it to the end of a block; without an op, nothing.
    pub(crate) fn move_ops_to_end(&mut self, first: Option<Op>, to: Block) {
        let Some(first) = first else { return };
        let [from, before] = self.cells[first.index() + PREV];
        if from == to.0 {
            return;
        }
        let end = self.rest.blocks[to.index()].last;
        let (mut last, mut next) = (first.0, first.0);
        while next != NIL {
            last = next;
            let [_, _, before, after] = header(&mut self.cells, Op(next));
            before[0] = to.0;
            next = after[0];
        }
        self.cells[first.index() + PREV][1] = end;
        for (behind, op) in [(before, NIL), (end, first.0)] {
            if behind != NIL {
                self.cells[behind as usize + NEXT][0] = op;
            }
        }
        if let Some(source) = self.rest.blocks.get_mut(from as usize) {
            source.last = before;
            if before == NIL {
                source.first = NIL;
            }
        }
        let target = &mut self.rest.blocks[to.index()];
        target.last = last;
        if end == NIL {
            target.first = first.0;
        }
        target.ordered = false;
        self.rest.column.give_up();
    }

    /// Moves all ops of a block before `anchor`, or to the end of `to` without one, uses `values` in place of
    /// the arguments, and erases the block. False, and nothing is done, if there are not as many values as
    /// arguments, if the anchor is not in `to`, or if the block is `to`. Uses of the block as a successor
    /// must be gone. Linear in the number of ops and of uses of the arguments.
    pub fn inline_block(&mut self, block: Block, to: Block, anchor: Option<Op>, values: &[Value]) -> bool {
        let is_in = anchor.is_none_or(|anchor| self.block(anchor) == Some(to));
        if values.len() != self.block_args(block).len() || !is_in || block == to {
            return false;
        }
        for (index, &value) in values.iter().enumerate() {
            self.replace_all_uses(self.block_args(block)[index], value);
        }
        match anchor {
            None => self.move_ops_to_end(self.first_op(block), to),
            Some(anchor) => {
                while let Some(op) = self.first_op(block) {
                    self.detach(op);
                    self.insert_before(op, anchor);
                }
            }
        }
        self.erase_block(block);
        true
    }

    /// Moves the ops of `block` to the end of `to`, as [`Self::inline_block`].
    pub fn merge_blocks(&mut self, block: Block, to: Block, values: &[Value]) -> bool {
        self.inline_block(block, to, None, values)
    }

    /// Moves all blocks of a region to position `index` of another one, which must not be inside of the
    /// first. Linear in the number of blocks of both.
    pub fn inline_region(&mut self, region: Region, to: Region, index: usize) {
        if region == to {
            return;
        }
        let blocks = std::mem::take(self.blocks_mut(region));
        self.put_blocks(&blocks, to, index);
    }

    /// Moves some blocks of a region, by their numbers, to the end of another one.
    pub(crate) fn move_blocks(&mut self, region: Region, blocks: Range<usize>, to: Region) {
        let blocks: Vec<Block> = self.blocks_mut(region).drain(blocks).collect();
        let end = self.blocks(to).len();
        self.put_blocks(&blocks, to, end);
    }

    fn put_blocks(&mut self, blocks: &[Block], to: Region, index: usize) {
        for &block in blocks {
            self.rest.blocks[block.index()].region = to.0;
        }
        self.blocks_mut(to).insert_from_slice(index, blocks);
    }
}
