//! Blocks and regions, for hosts whose ops have them: what rewrites need beyond [`HostMut`].
//!
//! As names and kinds, blocks and regions are numbers that the host gives out. The methods here change IR and
//! tell nobody; rewrites go through [`crate::Edit`], which tells listeners.

use crate::error::HostError;
use crate::host::{Host, HostMut, Op, Type, Value};

/// A block, as numbered by the host.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BlockRef(pub u32);

/// A region, as numbered by the host.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RegionRef(pub u32);

/// A place for an op.
#[derive(Debug)]
pub struct Place<H: Host> {
    /// In this block,
    pub block: BlockRef,
    /// before this op of it, or at its end.
    pub before: Option<Op<H>>,
}

impl<H: Host> Clone for Place<H> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<H: Host> Copy for Place<H> {}

/// IR with blocks and regions. Handles passed in are live, and indices are in range. What an op isolates from
/// what is around it may be out of reach: it then has no regions here.
pub trait HostBlocks: HostMut {
    /// The block that an op is in.
    fn block_of(&self, op: Op<Self>) -> Option<BlockRef>;
    /// The region that a block is in.
    fn region_of(&self, block: BlockRef) -> Option<RegionRef>;
    /// The op that a region belongs to, if that is in reach.
    fn region_owner(&self, region: RegionRef) -> Option<Op<Self>>;
    /// The regions of an op, in order.
    fn regions(&self, op: Op<Self>) -> Vec<RegionRef>;
    /// The blocks of a region, in order.
    fn blocks(&self, region: RegionRef) -> Vec<BlockRef>;
    /// The ops of a block, in order.
    fn ops(&self, block: BlockRef) -> Vec<Op<Self>>;
    /// The arguments of a block, in order.
    fn arguments(&self, block: BlockRef) -> Vec<Value<Self>>;
    /// The successors of an op, in order.
    fn successors(&self, op: Op<Self>) -> Vec<BlockRef>;

    /// From here on ops are created at this place.
    fn set_place(&mut self, place: Place<Self>);
    /// Where ops are created; `None` if that is nowhere.
    fn place(&self) -> Option<Place<Self>>;
    /// Gives an op another region, behind those that it has.
    ///
    /// # Errors
    /// The host cannot; nothing has changed.
    fn add_region(&mut self, _op: Op<Self>) -> Result<RegionRef, HostError> {
        Err(HostError::Unsupported("add regions"))
    }
    /// Copies all blocks of a region, with what is in them, before a block of a region or to its end; the
    /// copies, in order.
    ///
    /// # Errors
    /// The host cannot; nothing has changed.
    fn clone_region(
        &mut self,
        _region: RegionRef,
        _to: RegionRef,
        _before: Option<BlockRef>,
    ) -> Result<Vec<BlockRef>, HostError> {
        Err(HostError::Unsupported("copy regions"))
    }
    /// Moves an op.
    fn move_op(&mut self, op: Op<Self>, to: Place<Self>);
    /// A copy of an op with all that is in it, at a place.
    ///
    /// # Errors
    /// The host cannot; nothing has changed.
    fn clone_op(&mut self, op: Op<Self>, to: Place<Self>) -> Result<Op<Self>, HostError>;
    /// A new block with arguments of these types, in a region before a block of it or at its end.
    ///
    /// # Errors
    /// The host cannot; nothing has changed.
    fn create_block(
        &mut self,
        region: RegionRef,
        before: Option<BlockRef>,
        arguments: &[Type<Self>],
    ) -> Result<BlockRef, HostError>;
    /// Moves a block with its ops, before a block of a region or to its end.
    fn move_block(&mut self, block: BlockRef, region: RegionRef, before: Option<BlockRef>);
    /// Removes a block that has no ops and whose arguments are not used.
    fn remove_block(&mut self, block: BlockRef);
    /// Adds an argument before argument `index`, or at the end.
    ///
    /// # Errors
    /// The host cannot; nothing has changed.
    fn insert_argument(
        &mut self,
        block: BlockRef,
        index: u32,
        ty: Type<Self>,
    ) -> Result<Value<Self>, HostError>;
    /// Removes argument `index`, if it is not used; whether it did.
    fn erase_argument(&mut self, block: BlockRef, index: u32) -> bool;
    /// Sets the successors of an op.
    fn set_successors(&mut self, op: Op<Self>, to: &[BlockRef]);
    /// Sets the type of a value.
    fn set_type(&mut self, value: Value<Self>, ty: Type<Self>);
}
