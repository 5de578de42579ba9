//! Blocks and regions of the embedded IR, within the body at hand: an op that owns a body has no regions
//! here.

use crate::{Change, IrHost, Place};
use pdll_ir::{Block, CloneMap, CreateError, Op, Recorder, Region, Traits, Type, Value};
use pdll_vm::{BlockRef, HostBlocks, HostError, RegionRef};

fn block(block: BlockRef) -> Block {
    Block::from_raw(block.0)
}

fn region(region: RegionRef) -> Region {
    Region::from_raw(region.0)
}

/// Puts an op at a place.
fn place(recorder: &mut Recorder<'_>, op: Op, to: pdll_vm::Place<IrHost>) {
    match to.before {
        Some(anchor) => recorder.place_before(op, anchor),
        None => recorder.place_at_end(op, block(to.block)),
    }
}

impl IrHost {
    /// Puts a detached op at a place.
    fn put(&mut self, op: Op, to: pdll_vm::Place<Self>) {
        match to.before {
            Some(anchor) => self.body.insert_before(op, anchor),
            None => self.body.append(block(to.block), op),
        }
    }

    /// The position of a block in its region, or the number of blocks of the region.
    fn position(&self, region: Region, before: Option<BlockRef>) -> usize {
        let blocks = self.body.blocks(region);
        let place = before.and_then(|before| blocks.iter().position(|&other| other == block(before)));
        place.unwrap_or(blocks.len())
    }
}

impl HostBlocks for IrHost {
    fn block_of(&self, op: Op) -> Option<BlockRef> {
        self.body.block(op).map(|block| BlockRef(block.raw()))
    }
    fn region_of(&self, at: BlockRef) -> Option<RegionRef> {
        self.body.block_region(block(at)).map(|region| RegionRef(region.raw()))
    }
    fn region_owner(&self, at: RegionRef) -> Option<Op> {
        self.body.region_parent(region(at))
    }
    fn regions(&self, op: Op) -> Vec<RegionRef> {
        self.body.regions(op).iter().map(|region| RegionRef(region.raw())).collect()
    }
    fn blocks(&self, at: RegionRef) -> Vec<BlockRef> {
        self.body.blocks(region(at)).iter().map(|block| BlockRef(block.raw())).collect()
    }
    fn ops(&self, at: BlockRef) -> Vec<Op> {
        self.body.ops(block(at)).collect()
    }
    fn arguments(&self, at: BlockRef) -> Vec<Value> {
        self.body.block_args(block(at)).to_vec()
    }
    fn successors(&self, op: Op) -> Vec<BlockRef> {
        self.body.successors(op).iter().map(|block| BlockRef(block.raw())).collect()
    }

    fn set_place(&mut self, place: pdll_vm::Place<Self>) {
        self.place = match place.before {
            Some(anchor) => Place::Before(anchor),
            None => Place::End(block(place.block)),
        };
    }
    fn place(&self) -> Option<pdll_vm::Place<Self>> {
        match self.place {
            Place::Nowhere => None,
            Place::Before(anchor) => {
                self.block_of(anchor).map(|block| pdll_vm::Place { block, before: Some(anchor) })
            }
            Place::End(block) => Some(pdll_vm::Place { block: BlockRef(block.raw()), before: None }),
        }
    }
    fn add_region(&mut self, op: Op) -> Result<RegionRef, HostError> {
        if self.body.child(op).is_some() || self.ctx.traits(self.body.shape(op)).contains(Traits::OWN_BODY) {
            return Err(HostError::Unsupported("add regions to an op that isolates what is in them"));
        }
        let recorded =
            self.record(|recorder| (Some(Change::Other), RegionRef(recorder.add_region(op).raw())));
        Ok(recorded.unwrap_or_else(|| RegionRef(self.body.add_region(op).raw())))
    }
    fn clone_region(
        &mut self,
        from: RegionRef,
        to: RegionRef,
        before: Option<BlockRef>,
    ) -> Result<Vec<BlockRef>, HostError> {
        let mut nested = Vec::new();
        for &block in self.body.blocks(region(from)) {
            self.body.ops(block).for_each(|op| self.body.walk_into(op, false, &mut nested));
        }
        if nested.iter().any(|&op| self.body.child(op).is_some()) {
            return Err(HostError::Unsupported("copy an op that isolates what is in it"));
        }
        let position = self.position(region(to), before);
        let mut map = CloneMap::new();
        let recorded = self.record(|recorder| {
            let copies = recorder.clone_blocks(region(from), region(to), position, &mut map);
            (copies.as_ref().ok().map(|copies| Change::CopiedBlocks(copies.clone())), copies)
        });
        let copies = match recorded {
            Some(copies) => copies,
            None => self.body.clone_blocks(region(from), region(to), position, &mut CloneMap::new()),
        };
        let copies = copies.map_err(|error| HostError::Op(error.to_string()))?;
        Ok(copies.into_iter().map(|block| BlockRef(block.raw())).collect())
    }
    fn move_op(&mut self, op: Op, to: pdll_vm::Place<Self>) {
        if self.record(|recorder| (Some(Change::Moved(op)), place(recorder, op, to))).is_some() {
            return;
        }
        self.body.detach(op);
        self.put(op, to);
    }
    fn clone_op(&mut self, op: Op, to: pdll_vm::Place<Self>) -> Result<Op, HostError> {
        let mut nested = Vec::new();
        self.body.walk_into(op, false, &mut nested);
        if nested.iter().any(|&op| self.body.child(op).is_some()) {
            return Err(HostError::Unsupported("copy an op that isolates what is in it"));
        }
        let recorded = self.record(|recorder| match recorder.clone_op(op, &mut CloneMap::new()) {
            Ok(copy) => {
                place(recorder, copy, to);
                (Some(Change::Created(copy)), Ok(copy))
            }
            Err(error) => (None, Err(error)),
        });
        if let Some(copy) = recorded {
            return copy.map_err(|error| HostError::Op(error.to_string()));
        }
        let copy = self.body.clone_op(op, &mut CloneMap::new());
        let copy = copy.map_err(|error| HostError::Op(error.to_string()))?;
        self.put(copy, to);
        Ok(copy)
    }
    fn create_block(
        &mut self,
        at: RegionRef,
        before: Option<BlockRef>,
        arguments: &[Type],
    ) -> Result<BlockRef, HostError> {
        let loc = self.ctx.known().unknown_loc;
        let position = self.position(region(at), before);
        let recorded = self.record(|recorder| {
            let new = recorder.create_block(region(at), position);
            let args = arguments.iter().enumerate();
            let made: Result<Vec<Value>, CreateError> =
                args.map(|(i, &ty)| recorder.insert_block_arg(new, i, ty, loc)).collect();
            (Some(Change::BlockCreated(new)), made.map(|_| BlockRef(new.raw())))
        });
        if let Some(made) = recorded {
            return made.map_err(|error| HostError::Op(error.to_string()));
        }
        let new = self.body.new_block();
        for &ty in arguments {
            if let Err(error) = self.body.try_add_block_arg(new, ty, loc) {
                self.body.erase_block(new);
                return Err(HostError::Op(error.to_string()));
            }
        }
        self.body.insert_block(new, region(at), position);
        Ok(BlockRef(new.raw()))
    }
    fn move_block(&mut self, at: BlockRef, to: RegionRef, before: Option<BlockRef>) {
        if self.changes.is_some() {
            let same = self.body.block_region(block(at)) == Some(region(to));
            let own = self.body.block_index(block(at)).filter(|_| same);
            let position = self.position(region(to), before);
            let position = position - usize::from(own.is_some_and(|own| own < position));
            self.record(|recorder| {
                let moved = Some(Change::BlockMoved(block(at)));
                (moved, recorder.place_block(block(at), region(to), position))
            });
            return;
        }
        self.body.detach_block(block(at));
        let position = self.position(region(to), before);
        self.body.insert_block(block(at), region(to), position);
    }
    fn remove_block(&mut self, at: BlockRef) {
        if matches!(self.place, Place::End(end) if end == block(at)) {
            self.place = Place::Nowhere;
        }
        let erased = Some(Change::BlockErased(block(at)));
        if self.record(|recorder| (erased, recorder.take_block(block(at)))).is_some() {
            return;
        }
        self.body.erase_block(block(at));
    }
    fn insert_argument(&mut self, at: BlockRef, index: u32, ty: Type) -> Result<Value, HostError> {
        let loc = self.ctx.known().unknown_loc;
        let (at, index) = (block(at), index as usize);
        let recorded =
            self.record(|recorder| (Some(Change::Other), recorder.insert_block_arg(at, index, ty, loc)));
        let value = match recorded {
            Some(value) => value,
            None => self.body.insert_block_arg(at, index, ty, loc),
        };
        value.map_err(|error| HostError::Op(error.to_string()))
    }
    fn erase_argument(&mut self, at: BlockRef, index: u32) -> bool {
        let (at, index) = (block(at), index as usize);
        let recorded = self.record(|recorder| (Some(Change::Other), recorder.erase_block_arg(at, index)));
        recorded.unwrap_or_else(|| self.body.erase_block_arg(at, index))
    }
    fn set_successors(&mut self, op: Op, to: &[BlockRef]) {
        let to: Vec<Block> = to.iter().map(|&to| block(to)).collect();
        if self.record(|recorder| (Some(Change::Modified(op)), recorder.set_successors(op, &to))).is_none() {
            self.body.set_successors(op, &to);
        }
    }
    fn set_type(&mut self, value: Value, ty: Type) {
        if self.record(|recorder| (Some(Change::Other), recorder.set_value_type(value, ty))).is_none() {
            self.body.set_value_type(value, ty);
        }
    }
}
