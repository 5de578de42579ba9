//! Making, moving, copying and erasing blocks and regions while IR is converted: as everything there it is
//! done at once, and taken back without a trace if it leads nowhere.

use super::driver::Driver;
use super::history::Step;
use super::rewriter::{ConversionRewriter, Place, Refused};
use pdll_ir::{Block, BodyId, CloneMap, Op, Region, Type, Value};

const OTHER_BODY: &str = "regions of an operation that owns its body cannot be moved or copied";

impl ConversionRewriter<'_, '_> {
    /// The regions of an operation, with the body that they are in.
    #[must_use]
    pub fn regions(&self, op: Op) -> (BodyId, Vec<Region>) {
        let (id, regions) = self.driver.ir.regions(self.id, op);
        (id, regions.to_vec())
    }

    /// A region of an operation, which is in this body.
    fn region(&self, op: Op, number: usize) -> Result<Region, Refused> {
        let (id, regions) = self.driver.ir.regions(self.id, op);
        match regions.get(number) {
            _ if id != self.id => Err(Refused(OTHER_BODY.into())),
            Some(region) => Ok(*region),
            None => Err(Refused("there is no such region".into())),
        }
    }

    /// Moves all blocks of a region to the end of another one.
    ///
    /// # Errors
    /// There is no such region, it is in another body, or the other one is inside of it.
    pub fn inline_region(
        &mut self,
        from: Op,
        region: usize,
        to: Op,
        to_region: usize,
    ) -> Result<(), Refused> {
        let (from, to) = (self.region(from, region)?, self.region(to, to_region)?);
        let blocks = self.body().blocks(from).to_vec();
        if from == to || blocks.is_empty() {
            return Ok(());
        }
        let body = self.body();
        let around = body.region_parent(to).and_then(|op| body.block(op));
        if around.is_some_and(|around| blocks.iter().any(|&block| body.is_block_inside(block, around))) {
            return Err(Refused("a region is to be moved into itself".into()));
        }
        let end = body.blocks(to).len();
        self.driver.change(self.id, |recorder| {
            recorder.inline_region(from, to, end);
            Ok((Step::BlockMoved(blocks[0]), ()))
        })?;
        for &block in &blocks[1..] {
            self.driver.state.push(self.id, Step::BlockMoved(block));
        }
        Ok(())
    }

    /// Copies all blocks of a region, with all that is in them, to the end of another one, and gives the
    /// copies. What is in them is to be legal.
    ///
    /// # Errors
    /// There is no such region, it is in another body, it has an operation that owns its body, or the body is
    /// full.
    pub fn clone_region(
        &mut self,
        from: Op,
        region: usize,
        to: Op,
        to_region: usize,
    ) -> Result<Vec<Block>, Refused> {
        let (from, to) = (self.region(from, region)?, self.region(to, to_region)?);
        for &block in self.body().blocks(from) {
            self.body().ops(block).try_for_each(|op| self.check_copied(op))?;
        }
        let end = self.body().blocks(to).len();
        let copies = self.driver.change(self.id, |recorder| {
            Ok((Step::Other, recorder.clone_blocks(from, to, end, &mut CloneMap::new())?))
        })?;
        let driver = &mut *self.driver;
        driver.state.made_blocks(self.id, driver.ir.body(self.id), &copies);
        Ok(copies)
    }

    /// Copies an operation with all that is in it to where operations are created. All of it is to be legal.
    ///
    /// # Errors
    /// It, or something in it, owns its body, or the body is full.
    pub fn clone_op(&mut self, op: Op) -> Result<Op, Refused> {
        self.check_copied(op)?;
        let place = self.place;
        let copy = self.driver.change(self.id, |recorder| {
            let copy = recorder.clone_op(op, &mut CloneMap::new())?;
            place.put(recorder, copy);
            Ok((Step::Created(copy), copy))
        })?;
        let driver = &mut *self.driver;
        driver.state.made_inside(self.id, driver.ir.body(self.id), copy);
        Ok(copy)
    }

    /// An operation that owns a body is not copied.
    fn check_copied(&self, op: Op) -> Result<(), Refused> {
        let mut inside = Vec::new();
        self.body().walk_into(op, false, &mut inside);
        match inside.into_iter().any(|op| self.body().child(op).is_some()) {
            true => Err(Refused(OTHER_BODY.into())),
            false => Ok(()),
        }
    }

    /// Adds a block with arguments of these types at the end of a region. Operations are created at its end
    /// from here on.
    ///
    /// # Errors
    /// There is no such region, it is in another body, or the body is full.
    pub fn create_block(&mut self, op: Op, region: usize, types: &[Type]) -> Result<Block, Refused> {
        let region = self.region(op, region)?;
        let (end, loc) = (self.body().blocks(region).len(), self.body().loc(self.root));
        let block = self.driver.change(self.id, |recorder| {
            let block = recorder.create_block(region, end);
            for (i, ty) in types.iter().enumerate() {
                recorder.insert_block_arg(block, i, *ty, loc)?;
            }
            Ok((Step::BlockCreated(block), block))
        })?;
        self.place = Place::End(block);
        Ok(block)
    }

    /// Moves an operation and all behind it in its block to a new block, which comes right behind that one.
    ///
    /// # Errors
    /// The operation is in no block of a region.
    pub fn split_block(&mut self, first: Op) -> Result<Block, Refused> {
        let body = self.body();
        let place = body
            .block(first)
            .and_then(|block| Some((block, body.block_region(block)?, body.block_index(block)?)));
        let Some((block, region, index)) = place else {
            return Err(Refused("the operation is in no block".into()));
        };
        let new = self.driver.change(self.id, |recorder| {
            let new = recorder.create_block(region, index + 1);
            Ok((Step::BlockCreated(new), new))
        })?;
        let mut to = Place::End(new);
        while let Some(op) = self.body().last_op(block) {
            self.move_op(op, to)?;
            to = Place::Before(op);
            if op == first {
                break;
            }
        }
        Ok(new)
    }

    /// Moves the operations of a block to a place outside of it, uses `values` in place of its arguments, and
    /// erases it. Nothing may branch to it.
    ///
    /// # Errors
    /// There are not as many values as arguments, or the place is in the block.
    pub fn inline_block(&mut self, block: Block, to: Place, values: &[Value]) -> Result<(), Refused> {
        let arguments = self.body().block_args(block).to_vec();
        if arguments.len() != values.len() {
            return Err(Refused(format!("{} arguments are replaced by {}", arguments.len(), values.len())));
        }
        let target = to.block(self.body());
        if target.is_some_and(|target| self.body().is_block_inside(block, target)) {
            return Err(Refused("a block is to be moved into itself".into()));
        }
        for (argument, value) in arguments.into_iter().zip(values) {
            self.replace_uses(argument, *value)?;
        }
        while let Some(op) = self.body().first_op(block) {
            self.move_op(op, to)?;
        }
        if self.place == Place::End(block) {
            self.place = to;
        }
        self.driver.take_block(self.id, block)
    }

    /// [`Self::inline_block`] in front of an operation.
    ///
    /// # Errors
    /// As there.
    pub fn inline_block_before(&mut self, block: Block, anchor: Op, values: &[Value]) -> Result<(), Refused> {
        self.inline_block(block, Place::Before(anchor), values)
    }

    /// [`Self::inline_block`] at the end of another block.
    ///
    /// # Errors
    /// As there.
    pub fn merge_blocks(&mut self, block: Block, into: Block, values: &[Value]) -> Result<(), Refused> {
        self.inline_block(block, Place::End(into), values)
    }

    /// Moves a block with its operations right before another one, which may be in another region.
    ///
    /// # Errors
    /// The other block is in no region, or inside of the block.
    pub fn move_block_before(&mut self, block: Block, anchor: Block) -> Result<(), Refused> {
        if block != anchor && self.body().is_block_inside(block, anchor) {
            return Err(Refused("a block is to be moved into itself".into()));
        }
        if self.body().block_region(anchor).is_none() {
            return Err(Refused("the block is in no region".into()));
        }
        self.driver.change(self.id, |recorder| {
            recorder.move_block_before(block, anchor);
            Ok((Step::BlockMoved(block), ()))
        })
    }

    /// Says that a block is erased with all that is in it. If anything that stays uses a value of it, the
    /// conversion fails. Nothing may branch to it.
    ///
    /// # Errors
    /// None that are known; all changes may be refused.
    pub fn erase_block(&mut self, block: Block) -> Result<(), Refused> {
        self.driver.take_block(self.id, block)
    }
}

impl Driver<'_> {
    /// Takes a block out of its region, to be erased with all that is in it.
    pub(super) fn take_block(&mut self, id: BodyId, block: Block) -> Result<(), Refused> {
        self.state.take_block(id, self.ir.body_mut(id), block)
    }
}
