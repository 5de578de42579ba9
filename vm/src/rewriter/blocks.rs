//! Changes of blocks and regions. Listeners hear of them in MLIR's order.

use super::Edit;
use crate::blocks::{BlockRef, HostBlocks, Place, RegionRef};
use crate::error::RewriteError;
use crate::limits::Limit;
use crate::listener::RewriteListener;

impl<H: HostBlocks, L: RewriteListener<H> + ?Sized> Edit<'_, H, L> {
    /// From here on ops are created at this place.
    pub fn set_place(&mut self, place: Place<H>) {
        self.host.set_place(place);
    }

    /// Moves an op, also to where it is.
    pub fn move_op(&mut self, op: H::Op, to: Place<H>) {
        self.log.changed = true;
        if to.before != Some(op) {
            self.host.move_op(op, to);
        }
        self.listener.moved(self.host, op);
    }

    /// Copies an op with all that is in it to a place. Heard are the op, then all blocks in it, then the ops
    /// in these, each in the same way.
    ///
    /// # Errors
    /// The host cannot, or the run may create no more; nothing has changed.
    pub fn clone_op(&mut self, op: H::Op, to: Place<H>) -> Result<H::Op, RewriteError> {
        let (mut blocks, mut ops) = (Vec::new(), Vec::new());
        self.nested(op, &mut blocks, &mut ops);
        // As many as there will be, before there are any.
        if !(0..=ops.len()).all(|_| self.budget.spend_created_op()) {
            return Err(RewriteError::Limit(Limit::CreatedOps));
        }
        let copy = self.host.clone_op(op, to)?;
        self.log.created.push(copy);
        self.tell_inserted(vec![copy]);
        Ok(copy)
    }

    /// Tells of ops, the last one first: of each the op, all blocks in it, then the ops in these.
    fn tell_inserted(&mut self, mut ops: Vec<H::Op>) {
        while let Some(op) = ops.pop() {
            self.listener.inserted(self.host, op);
            let from = ops.len();
            for region in self.host.regions(op) {
                for block in self.host.blocks(region) {
                    self.listener.block_inserted(self.host, block, None);
                    ops.extend(self.host.ops(block));
                }
            }
            ops[from..].reverse();
        }
    }

    /// Copies all blocks of a region into another one, before a block of it or to its end. Heard are, for
    /// each block, the block, then its ops with what is in them, as of one op.
    ///
    /// # Errors
    /// The host cannot, or the run may create no more; nothing has changed.
    pub fn clone_region(
        &mut self,
        region: RegionRef,
        to: RegionRef,
        before: Option<BlockRef>,
    ) -> Result<Vec<BlockRef>, RewriteError> {
        let (mut inner, mut count) = (Vec::new(), 0);
        for block in self.host.blocks(region) {
            for op in self.host.ops(block) {
                let mut ops = Vec::new();
                self.nested(op, &mut inner, &mut ops);
                count += 1 + ops.len();
            }
        }
        if !(0..count).all(|_| self.budget.spend_created_op()) {
            return Err(RewriteError::Limit(Limit::CreatedOps));
        }
        let copies = self.host.clone_region(region, to, before)?;
        self.log.changed = true;
        for &block in &copies {
            self.listener.block_inserted(self.host, block, None);
            let mut ops = self.host.ops(block);
            ops.reverse();
            self.tell_inserted(ops);
        }
        Ok(copies)
    }

    /// Makes a region of an op, behind those that it has. Nothing is heard of it.
    ///
    /// # Errors
    /// The host cannot; nothing has changed.
    pub fn add_region(&mut self, op: H::Op) -> Result<RegionRef, RewriteError> {
        let region = self.host.add_region(op)?;
        self.log.changed |= !self.log.created.contains(&op);
        Ok(region)
    }

    /// Makes those who branch to a block branch to another one. Heard are they, once for each time that they
    /// name it, and only those in the region of the block.
    pub fn replace_block_uses(&mut self, from: BlockRef, to: BlockRef) {
        let Some(region) = self.host.region_of(from) else { return };
        for block in self.host.blocks(region) {
            let Some(&op) = self.host.ops(block).last() else { continue };
            let mut successors = self.host.successors(op);
            for i in 0..successors.len() {
                if successors[i] == from {
                    successors[i] = to;
                    self.set_successors(op, &successors);
                }
            }
        }
    }

    /// All blocks and ops in an op, each after what it is in.
    fn nested(&self, op: H::Op, blocks: &mut Vec<BlockRef>, ops: &mut Vec<H::Op>) {
        let mut work = vec![op];
        let mut first = true;
        while let Some(op) = work.pop() {
            if !std::mem::take(&mut first) {
                ops.push(op);
            }
            let from = work.len();
            for region in self.host.regions(op) {
                for block in self.host.blocks(region) {
                    blocks.push(block);
                    work.extend(self.host.ops(block));
                }
            }
            work[from..].reverse();
        }
    }

    /// Adds a block with arguments of these types to a region, before a block of it or at its end. Ops are
    /// created at its end from here on.
    ///
    /// # Errors
    /// The host cannot; nothing has changed.
    pub fn create_block(
        &mut self,
        region: RegionRef,
        before: Option<BlockRef>,
        arguments: &[H::Type],
    ) -> Result<BlockRef, RewriteError> {
        let block = self.host.create_block(region, before, arguments)?;
        self.log.changed = true;
        self.host.set_place(Place { block, before: None });
        self.listener.block_inserted(self.host, block, None);
        Ok(block)
    }

    /// Moves an op and all behind it in its block to a new block, which comes right behind that one. Heard
    /// are the block, then the ops from the last to the first.
    ///
    /// # Errors
    /// The op is in no block, or the host cannot; nothing has changed.
    pub fn split_block(&mut self, first: H::Op) -> Result<BlockRef, RewriteError> {
        let block = self.host.block_of(first);
        let region = block.and_then(|block| self.host.region_of(block));
        let (Some(block), Some(region)) = (block, region) else { return Err(RewriteError::NoBlock) };
        let blocks = self.host.blocks(region);
        let next = blocks.iter().skip_while(|&&other| other != block).nth(1).copied();
        let new = self.host.create_block(region, next, &[])?;
        self.log.changed = true;
        self.listener.block_inserted(self.host, new, None);
        let mut ops = self.host.ops(block);
        let mut before = None;
        while let Some(op) = ops.pop() {
            self.host.move_op(op, Place { block: new, before });
            self.listener.moved(self.host, op);
            before = Some(op);
            if op == first {
                break;
            }
        }
        Ok(new)
    }

    /// Moves the ops of a block to a place outside of it, uses values in place of its arguments, and removes
    /// it. Heard are the users of each argument, then the ops from the first to the last, then the block.
    /// Whoever branches to it is not looked at.
    ///
    /// # Errors
    /// There are not as many values as arguments, or the place is in the block; nothing has changed.
    pub fn inline_block(
        &mut self,
        block: BlockRef,
        to: Place<H>,
        values: &[H::Value],
    ) -> Result<(), RewriteError> {
        let arguments = self.host.arguments(block);
        if arguments.len() != values.len() {
            return Err(RewriteError::Arguments { arguments: arguments.len(), values: values.len() });
        }
        let inside = to.before.is_some_and(|op| self.host.block_of(op) == Some(block));
        if inside || to.block == block {
            return Err(RewriteError::IntoItself);
        }
        self.log.changed = true;
        if self.host.place().is_some_and(|place| place.block == block && place.before.is_none()) {
            self.host.set_place(to);
        }
        for (&argument, &value) in arguments.iter().zip(values) {
            self.replace_uses(argument, value);
        }
        for op in self.host.ops(block) {
            self.host.move_op(op, to);
            self.listener.moved(self.host, op);
        }
        self.listener.block_erased(self.host, block);
        self.host.remove_block(block);
        Ok(())
    }

    /// [`Self::inline_block`] at the end of another block.
    ///
    /// # Errors
    /// As there.
    pub fn merge_blocks(
        &mut self,
        block: BlockRef,
        into: BlockRef,
        values: &[H::Value],
    ) -> Result<(), RewriteError> {
        self.inline_block(block, Place { block: into, before: None }, values)
    }

    /// Moves a block with its ops, before a block of a region or to its end.
    pub fn move_block(&mut self, block: BlockRef, region: RegionRef, before: Option<BlockRef>) {
        let from = self.host.region_of(block);
        self.log.changed = true;
        if before != Some(block) {
            self.host.move_block(block, region, before);
        }
        self.listener.block_inserted(self.host, block, from);
    }

    /// Moves all blocks of a region before a block of another one, which is not in the first, or to its end.
    pub fn inline_region(&mut self, region: RegionRef, to: RegionRef, before: Option<BlockRef>) {
        if region == to {
            return;
        }
        for block in self.host.blocks(region) {
            self.move_block(block, to, before);
        }
    }

    /// Erases a block with its ops, from the last to the first. Whoever branches to it is not looked at.
    ///
    /// # Errors
    /// A value of it is used outside; nothing has changed.
    pub fn erase_block(&mut self, block: BlockRef) -> Result<(), RewriteError> {
        let ops = self.host.ops(block);
        let (mut blocks, mut inside) = (Vec::new(), ops.clone());
        ops.iter().for_each(|&op| self.nested(op, &mut blocks, &mut inside));
        let inside: rustc_hash::FxHashSet<H::Op> = inside.into_iter().collect();
        let results = |&op: &H::Op| (0..self.host.result_count(op)).map(move |i| (op, i));
        let results = ops.iter().flat_map(results).map(|(op, i)| self.host.result(op, i));
        let mut values = results.chain(self.host.arguments(block));
        let is_used_outside = values.any(|value| {
            let mut users = Vec::new();
            self.host.collect_users(value, &mut users);
            users.iter().any(|user| !inside.contains(user))
        });
        if is_used_outside {
            return Err(RewriteError::UsedOutside);
        }
        for op in ops.into_iter().rev() {
            self.erase(op)?;
        }
        self.log.changed = true;
        self.listener.block_erased(self.host, block);
        self.host.remove_block(block);
        Ok(())
    }

    /// Adds an argument of a block before argument `index`, or at the end. Nothing is heard of it.
    ///
    /// # Errors
    /// The host cannot; nothing has changed.
    pub fn insert_argument(
        &mut self,
        block: BlockRef,
        index: u32,
        ty: H::Type,
    ) -> Result<H::Value, RewriteError> {
        self.log.changed = true;
        Ok(self.host.insert_argument(block, index, ty)?)
    }

    /// Removes argument `index` of a block, if it is not used; whether it did. Nothing is heard of it.
    pub fn erase_argument(&mut self, block: BlockRef, index: u32) -> bool {
        self.log.changed = true;
        self.host.erase_argument(block, index)
    }

    /// Sets the successors of an op.
    pub fn set_successors(&mut self, op: H::Op, to: &[BlockRef]) {
        self.log.changed = true;
        self.listener.modified(self.host, op);
        self.host.set_successors(op, to);
    }

    /// Makes those uses of a value uses of another one for which `f` says so, given the user and the number
    /// of the operand; whether that were all. An op is heard of once for each of its uses that changes.
    ///
    /// # Errors
    /// The host cannot; uses that came before have changed.
    pub fn replace_uses_if(
        &mut self,
        from: H::Value,
        to: H::Value,
        mut f: impl FnMut(&H, H::Op, u32) -> bool,
    ) -> Result<bool, RewriteError> {
        let mut users = Vec::new();
        self.host.collect_users(from, &mut users);
        self.log.changed = true;
        let mut seen = rustc_hash::FxHashSet::default();
        let mut all = true;
        for user in users {
            if !seen.insert(user) {
                continue;
            }
            // The newest use of an op is that of its last operand.
            for i in (0..self.host.operand_count(user)).rev() {
                if self.host.operand(user, i) != from {
                    continue;
                }
                if f(self.host, user, i) {
                    self.set_operand(user, i, to)?;
                } else {
                    all = false;
                }
            }
        }
        Ok(all)
    }
}
