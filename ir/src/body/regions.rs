//! Regions of operations, and the blocks in them.

use super::{ARGUMENT, ARGUMENT_CELLS, BlockData, Body, CreateError, Ext, HAS_EXT, NEXT, RegionData, cells};
use crate::entity::{Block, BodyId, Loc, NIL, Op, Region, Type, Value};
use crate::few::Few;

impl Body {
    #[inline(always)]
    pub(super) fn has_ext(&self, op: Op) -> bool {
        self.cells[op.index()][1] & HAS_EXT != 0
    }

    #[inline]
    fn ext(&self, op: Op) -> Option<&Ext> {
        if self.has_ext(op) { self.rest.ext.get(&op) } else { None }
    }

    /// How many operands and results an op has whose header has no room for one of the numbers.
    #[cold]
    pub(super) fn many(&self, op: Op) -> (usize, usize) {
        self.ext(op).map_or((0, 0), |ext| (ext.operands as usize, ext.results as usize))
    }

    /// Keeps the numbers of operands and results beside the header.
    #[cold]
    pub(super) fn set_many(&mut self, op: Op, operands: usize, results: usize) {
        let ext = self.ext_mut(op);
        (ext.operands, ext.results) = (operands as u32, results as u32);
    }

    fn ext_mut(&mut self, op: Op) -> &mut Ext {
        self.cells[op.index()][1] |= HAS_EXT;
        self.rest.ext.entry(op).or_default()
    }

    /// Regions of an op that are in this body. Empty for an op with a child body: see [`crate::Ir::regions`].
    pub fn regions(&self, op: Op) -> &[Region] {
        self.ext(op).map_or(&[], |e| &e.regions)
    }

    /// Successor blocks.
    #[inline]
    pub fn successors(&self, op: Op) -> &[Block] {
        self.ext(op).map_or(&[], |e| &e.succs)
    }

    /// [`Self::regions`] and [`Self::child`].
    #[inline]
    pub(crate) fn inside(&self, op: Op) -> (&[Region], Option<BodyId>) {
        self.ext(op).map_or((&[], None), |e| (&e.regions, e.child))
    }

    /// The body that holds the regions of this op, if it is not this one.
    pub fn child(&self, op: Op) -> Option<BodyId> {
        self.ext(op).and_then(|e| e.child)
    }

    /// Whether any op of this body may have regions.
    pub fn any_has_regions(&self) -> bool {
        !self.rest.ext.is_empty()
    }

    /// Whether the op has regions (here or in a child body).
    #[inline(always)]
    pub fn has_regions(&self, op: Op) -> bool {
        // Mostly it has not, which is seen without a call.
        self.has_ext(op) && self.has_regions_beside(op)
    }

    #[inline(never)]
    fn has_regions_beside(&self, op: Op) -> bool {
        self.ext(op).is_some_and(|e| !e.regions.is_empty() || e.child.is_some())
    }

    /// Sets the successor list.
    pub fn set_successors(&mut self, op: Op, succs: &[Block]) {
        self.rest.branches |= !succs.is_empty();
        self.ext_mut(op).succs = succs.to_vec();
    }

    pub(crate) fn set_child(&mut self, op: Op, child: BodyId) {
        self.ext_mut(op).child = Some(child);
    }

    /// Appends an empty region to an op of this body.
    pub fn add_region(&mut self, op: Op) -> Region {
        let region = self.new_region(op.0);
        self.ext_mut(op).regions.push(region);
        region
    }

    /// Takes the last region, which must be empty, from an op of this body.
    pub(crate) fn pop_region(&mut self, op: Op) {
        if let Some(region) = self.ext_mut(op).regions.pop() {
            self.take_region(region);
        }
    }

    /// A region that belongs to no op yet.
    pub(crate) fn new_detached_region(&mut self) -> Region {
        self.new_region(NIL)
    }

    /// Makes a detached region the last one of an op.
    pub(crate) fn attach_region(&mut self, op: Op, region: Region) {
        self.rest.regions[region.index()].parent = op.0;
        self.ext_mut(op).regions.push(region);
    }

    /// Appends an empty outermost region (the owner is in another body).
    pub(crate) fn add_root(&mut self) -> Region {
        let region = self.new_region(NIL);
        self.rest.roots.push(region);
        region
    }

    fn new_region(&mut self, parent: u32) -> Region {
        let data = RegionData { parent, blocks: Few::new() };
        match self.rest.free_regions.pop() {
            Some(region) => {
                self.rest.regions[region.index()] = data;
                region
            }
            None => {
                self.rest.regions.push(data);
                Region(self.rest.regions.len() as u32 - 1)
            }
        }
    }

    /// Appends a new empty block to a region.
    pub fn add_block(&mut self, region: Region) -> Block {
        let block = self.new_block();
        self.attach_block(block, region);
        block
    }

    /// A block that is in no region yet.
    pub fn new_block(&mut self) -> Block {
        let data = BlockData { region: NIL, first: NIL, last: NIL, args: Few::new(), ordered: false };
        match self.rest.free_blocks.pop() {
            Some(block) => {
                self.rest.blocks[block.index()] = data;
                block
            }
            None => {
                self.rest.blocks.push(data);
                Block(self.rest.blocks.len() as u32 - 1)
            }
        }
    }

    /// Appends a detached block to a region.
    pub fn attach_block(&mut self, block: Block, region: Region) {
        self.rest.blocks[block.index()].region = region.0;
        self.rest.regions[region.index()].blocks.push(block);
    }

    /// Takes a block (with its ops) out of its region. Linear in the number of blocks of the region.
    pub fn detach_block(&mut self, block: Block) {
        if let Some(region) = Region::link(self.rest.blocks[block.index()].region) {
            self.rest.regions[region.index()].blocks.retain(|b| *b != block);
            self.rest.blocks[block.index()].region = NIL;
        }
    }

    /// Blocks of a region in order; the first is the entry.
    pub fn blocks(&self, region: Region) -> &[Block] {
        &self.rest.regions[region.index()].blocks
    }

    /// The op that owns a region, if it is in this body.
    pub fn region_parent(&self, region: Region) -> Option<Op> {
        Op::link(self.rest.regions[region.index()].parent)
    }

    /// The region that holds a block; `None` while detached.
    pub fn block_region(&self, block: Block) -> Option<Region> {
        Region::link(self.rest.blocks[block.index()].region)
    }

    /// First op of a block.
    #[inline]
    pub fn first_op(&self, block: Block) -> Option<Op> {
        Op::link(self.rest.blocks[block.index()].first)
    }

    /// Last op of a block.
    #[inline]
    pub fn last_op(&self, block: Block) -> Option<Op> {
        Op::link(self.rest.blocks[block.index()].last)
    }

    /// Arguments of a block.
    pub fn block_args(&self, block: Block) -> &[Value] {
        &self.rest.blocks[block.index()].args
    }

    /// Appends an argument. Panics where [`Self::try_add_block_arg`] has an error.
    pub fn add_block_arg(&mut self, block: Block, ty: Type, loc: Loc) -> Value {
        self.try_add_block_arg(block, ty, loc).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Appends an argument.
    pub fn try_add_block_arg(&mut self, block: Block, ty: Type, loc: Loc) -> Result<Value, CreateError> {
        let index = self.rest.blocks[block.index()].args.len();
        self.insert_block_arg(block, index, ty, loc)
    }

    /// Inserts an argument before argument number `index`, or at the end if that is the number of arguments.
    /// Linear in the number of arguments behind it.
    pub fn insert_block_arg(
        &mut self,
        block: Block,
        index: usize,
        ty: Type,
        loc: Loc,
    ) -> Result<Value, CreateError> {
        if !self.has_room(ARGUMENT_CELLS) {
            return Err(CreateError::BodyFull);
        }
        let cell = self.alloc(ARGUMENT_CELLS);
        *cells(&mut self.cells, cell as usize) = [[ty.0, NIL], [block.0, index as u32], [loc.0, 0]];
        let value = Value((cell << 2) | ARGUMENT);
        self.rest.blocks[block.index()].args.insert(index, value);
        self.number_block_args(block, index + 1);
        Ok(value)
    }

    /// Erases argument number `index`. Does nothing and returns false if it is still used. Linear in the
    /// number of arguments behind it.
    pub fn erase_block_arg(&mut self, block: Block, index: usize) -> bool {
        let value = self.rest.blocks[block.index()].args[index];
        if !self.is_unused(value) {
            return false;
        }
        self.rest.blocks[block.index()].args.remove(index);
        self.free_run(value.0 >> 2, ARGUMENT_CELLS);
        self.number_block_args(block, index);
        true
    }

    /// Takes argument number `index` out of the list of its block; it keeps its cells and uses.
    pub(crate) fn take_block_arg(&mut self, block: Block, index: usize) {
        self.rest.blocks[block.index()].args.remove(index);
        self.number_block_args(block, index);
    }

    /// Puts an argument that was taken out of the list of its block back.
    pub(crate) fn put_block_arg(&mut self, block: Block, index: usize, argument: Value) {
        self.rest.blocks[block.index()].args.insert(index, argument);
        self.number_block_args(block, index);
    }

    /// Makes the arguments of a block those of another one, which has none.
    pub(crate) fn move_block_args(&mut self, from: Block, to: Block) {
        let args = std::mem::take(&mut self.rest.blocks[from.index()].args);
        args.iter().for_each(|value| self.cells[(value.0 >> 2) as usize + 1][0] = to.0);
        self.rest.blocks[to.index()].args = args;
    }

    /// Frees an argument that is in no list and not used.
    pub(crate) fn free_block_arg(&mut self, argument: Value) {
        self.free_run(argument.0 >> 2, ARGUMENT_CELLS);
    }

    /// Makes these the arguments of a block: arguments that it has, in any order, each at most once. The
    /// others are erased; they must not be used.
    pub(crate) fn keep_block_args(&mut self, block: Block, kept: Vec<Value>) {
        let index = |value: Value| (value.0 >> 2) as usize + 1;
        let old = std::mem::replace(&mut self.rest.blocks[block.index()].args, kept.into());
        old.iter().for_each(|&value| self.cells[index(value)][1] = NIL);
        self.number_block_args(block, 0);
        for &value in &old {
            if self.cells[index(value)][1] == NIL {
                self.free_run(value.0 >> 2, ARGUMENT_CELLS);
            }
        }
    }

    /// Tells the arguments from number `from` on where they are.
    fn number_block_args(&mut self, block: Block, from: usize) {
        for (index, value) in self.rest.blocks[block.index()].args.iter().enumerate().skip(from) {
            self.cells[(value.0 >> 2) as usize + 1][1] = index as u32;
        }
    }

    /// Location of a block argument; `None` for other values.
    pub fn arg_loc(&self, value: Value) -> Option<Loc> {
        (value.0 & 3 == ARGUMENT).then(|| Loc(self.cells[(value.0 >> 2) as usize + 2][0]))
    }

    /// Sets the location of a block argument.
    pub fn set_arg_loc(&mut self, value: Value, loc: Loc) {
        if value.0 & 3 == ARGUMENT {
            self.cells[(value.0 >> 2) as usize + 2][0] = loc.0;
        }
    }

    /// Ops of a block, first to last. Do not erase while iterating; use [`Self::next`] for that.
    pub fn ops(&self, block: Block) -> impl Iterator<Item = Op> + '_ {
        std::iter::successors(self.first_op(block), |&op| self.next(op))
    }

    /// The op whose region holds `op`, if it is in this body.
    pub fn parent_op(&self, op: Op) -> Option<Op> {
        self.region_parent(self.block_region(self.block(op)?)?)
    }

    /// The region that holds `op`.
    pub fn parent_region(&self, op: Op) -> Option<Region> {
        self.block_region(self.block(op)?)
    }

    /// Whether `inner` is `outer` or nested in one of its regions in this body. Linear in the depth.
    pub fn is_ancestor(&self, outer: Op, inner: Op) -> bool {
        std::iter::successors(Some(inner), |&op| self.parent_op(op)).any(|op| op == outer)
    }

    /// Whether `inner` is `outer` or nested in one of its operations in this body. Linear in the depth.
    pub fn is_block_inside(&self, outer: Block, inner: Block) -> bool {
        let around = |&block: &Block| self.block(self.region_parent(self.block_region(block)?)?);
        std::iter::successors(Some(inner), around).any(|block| block == outer)
    }

    /// Whether `a` comes before `b`; both must be in the same block. Numbers the block when it has changed
    /// since the last question, so a series of questions without insertions is linear altogether.
    pub fn is_before_in_block(&mut self, a: Op, b: Op) -> bool {
        let Some(block) = self.block(a) else { return false };
        debug_assert_eq!(Some(block), self.block(b));
        if !self.rest.blocks[block.index()].ordered {
            self.rest.order.resize(self.slot_count(), 0);
            let (mut at, mut n) = (self.rest.blocks[block.index()].first, 0);
            while at != NIL {
                self.rest.order[Op(at).slot()] = n;
                n += 1;
                at = self.cells[at as usize + NEXT][0];
            }
            self.rest.blocks[block.index()].ordered = true;
        }
        self.rest.order[a.slot()] < self.rest.order[b.slot()]
    }

    /// Predecessor edges of every block of a region: `(target, source)` for each successor operand of each
    /// op, in block and op order. Linear in the ops of the region.
    pub fn edges(&self, region: Region) -> Vec<(Block, Block)> {
        let mut edges = Vec::new();
        if !self.rest.branches {
            return edges;
        }
        for &block in self.blocks(region) {
            for op in self.ops(block) {
                edges.extend(self.successors(op).iter().map(|&target| (target, block)));
            }
        }
        edges
    }

    /// Takes the block list out of a region and gives the region back.
    pub(crate) fn take_region(&mut self, region: Region) -> Vec<Block> {
        self.rest.free_regions.push(region);
        std::mem::take(&mut self.rest.regions[region.index()].blocks).into_vec()
    }

    pub(crate) fn blocks_mut(&mut self, region: Region) -> &mut Few<Block> {
        &mut self.rest.regions[region.index()].blocks
    }

    /// Makes a block forget the region that has already let go of it.
    pub(crate) fn forget_region(&mut self, block: Block) {
        self.rest.blocks[block.index()].region = NIL;
    }

    /// Marks an empty detached block free and gives its arguments' cells back.
    pub(crate) fn release_block(&mut self, block: Block) {
        for &arg in &std::mem::take(&mut self.rest.blocks[block.index()].args) {
            self.free_run(arg.0 >> 2, ARGUMENT_CELLS);
        }
        self.rest.free_blocks.push(block);
    }
}
