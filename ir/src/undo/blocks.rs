//! Changes of blocks, their arguments and regions.

use super::{Entry, Inlined, Recorder};
use crate::body::{CloneMap, CreateError};
use crate::entity::{Block, Loc, NIL, Op, Region, Type, Value};
use rustc_hash::FxHashSet;

impl Recorder<'_> {
    /// [`Body::add_region`](crate::Body::add_region).
    pub fn add_region(&mut self, op: Op) -> Region {
        self.keep(Entry::AddedRegion(op));
        self.body.add_region(op)
    }

    /// A new block at position `index` of a region.
    pub fn create_block(&mut self, region: Region, index: usize) -> Block {
        let block = self.body.new_block();
        self.keep(Entry::CreatedBlock(block));
        self.body.insert_block(block, region, index);
        block
    }

    /// [`Body::insert_block_arg`](crate::Body::insert_block_arg).
    ///
    /// # Errors
    /// As there.
    pub fn insert_block_arg(
        &mut self,
        block: Block,
        index: usize,
        ty: Type,
        loc: Loc,
    ) -> Result<Value, CreateError> {
        let value = self.body.insert_block_arg(block, index, ty, loc)?;
        self.keep(Entry::CreatedArgument(block, index as u32));
        Ok(value)
    }

    /// Erases an argument. False, and nothing is done, if it is used.
    pub fn erase_block_arg(&mut self, block: Block, index: usize) -> bool {
        let argument = self.body.block_args(block)[index];
        if !self.body.is_unused(argument) {
            return false;
        }
        self.body.take_block_arg(block, index);
        self.keep(Entry::ErasedArgument { block, index: index as u32, argument });
        true
    }

    /// Takes its arguments from a block, which keeps its operations: they are those of a new block, which is
    /// in no region. Linear in the number of arguments.
    pub fn take_block_args(&mut self, block: Block) -> Block {
        let new = self.body.new_block();
        self.keep(Entry::CreatedBlock(new));
        self.keep(Entry::MovedArguments { from: block, to: new });
        self.body.move_block_args(block, new);
        new
    }

    /// Sets the location of a block argument.
    pub fn set_arg_loc(&mut self, argument: Value, loc: Loc) {
        if let Some(before) = self.body.arg_loc(argument) {
            self.keep(Entry::ArgumentLoc(argument, before));
            self.body.set_arg_loc(argument, loc);
        }
    }

    /// Erases a block with all that is in it. False, and nothing is done, if a value of it is used outside.
    /// Uses of the block as a successor must be gone.
    pub fn erase_block(&mut self, block: Block) -> bool {
        let mut inside = Vec::new();
        for op in self.body.ops(block) {
            self.body.walk_into(op, false, &mut inside);
        }
        let is_inside: FxHashSet<Op> = inside.iter().copied().collect();
        let results: Vec<Value> = self.body.ops(block).flat_map(|op| self.body.results(op)).collect();
        let mut values = results.iter().chain(self.body.block_args(block));
        if values.any(|&value| self.body.uses(value).any(|used| !is_inside.contains(&used.op))) {
            return false;
        }
        self.keep_block_place(block);
        self.body.detach_block(block);
        let links = self.unlink(&inside);
        self.keep(Entry::ErasedBlock { block, links });
        true
    }

    /// Moves a block, which may be detached, to position `index` of a region, counted without it.
    pub fn place_block(&mut self, block: Block, region: Region, index: usize) {
        self.keep_block_place(block);
        self.body.detach_block(block);
        self.body.insert_block(block, region, index);
    }

    /// [`Body::inline_region`](crate::Body::inline_region).
    pub fn inline_region(&mut self, region: Region, to: Region, index: usize) {
        if region == to {
            return;
        }
        let at = index..index + self.body.blocks(region).len();
        self.keep(Entry::InlinedRegion(Box::new(Inlined { from: region, to, at })));
        self.body.inline_region(region, to, index);
    }

    /// [`Body::clone_blocks`](crate::Body::clone_blocks).
    ///
    /// # Errors
    /// As there.
    pub fn clone_blocks(
        &mut self,
        source: Region,
        target: Region,
        index: usize,
        map: &mut CloneMap,
    ) -> Result<Vec<Block>, CreateError> {
        let copies = self.body.clone_blocks(source, target, index, map)?;
        if !copies.is_empty() {
            self.keep(Entry::CopiedBlocks(Box::new(copies.clone())));
        }
        Ok(copies)
    }

    fn keep_block_place(&mut self, block: Block) {
        let place = self.body.block_region(block).zip(self.body.block_index(block));
        let (region, index) = place.map_or((NIL, 0), |(region, index)| (region.raw(), index as u32));
        self.keep(Entry::PlacedBlock { block, region, index });
    }

    /// [`Body::move_block_before`](crate::Body::move_block_before).
    pub fn move_block_before(&mut self, block: Block, anchor: Block) {
        self.keep_block_place(block);
        self.body.move_block_before(block, anchor);
    }

    /// [`Body::split_block`](crate::Body::split_block).
    pub fn split_block(&mut self, first: Op) -> Option<Block> {
        let block = self.body.block(first)?;
        let (region, index) = self.body.block_region(block).zip(self.body.block_index(block))?;
        let new = self.create_block(region, index + 1);
        self.place_tail_at_end(first, new);
        Some(new)
    }

    /// [`Body::inline_block`](crate::Body::inline_block).
    pub fn inline_block(&mut self, block: Block, to: Block, anchor: Option<Op>, values: &[Value]) -> bool {
        let is_in = anchor.is_none_or(|anchor| self.body.block(anchor) == Some(to));
        if values.len() != self.body.block_args(block).len() || !is_in || block == to {
            return false;
        }
        for (index, &value) in values.iter().enumerate() {
            self.replace_all_uses(self.body.block_args(block)[index], value);
        }
        while let Some(op) = self.body.first_op(block) {
            match anchor {
                Some(anchor) => self.place_before(op, anchor),
                None => self.place_at_end(op, to),
            }
        }
        self.take_block(block);
        true
    }

    /// Takes a block out of its region, to be freed when the log is committed, with the ops that are still in
    /// it then. Its values may be used until then.
    pub fn take_block(&mut self, block: Block) {
        self.keep_block_place(block);
        self.body.detach_block(block);
        self.keep(Entry::ErasedBlock { block, links: 0 });
    }

    /// [`Body::merge_blocks`](crate::Body::merge_blocks).
    pub fn merge_blocks(&mut self, block: Block, to: Block, values: &[Value]) -> bool {
        self.inline_block(block, to, None, values)
    }
}
