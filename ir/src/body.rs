//! Operations, blocks and regions of one isolated scope, in one slab of 16-byte cells.
//!
//! ```text
//! one run per op:  [result n-1] .. [result 0] [h0] [h1] [operand 0] .. [operand m-1]
//! result           [type, first use, owner op, index]
//! h0               [kind, counts and flags, attrs, mark]
//! h1               [block, prev, next, loc]
//! operand          [value, next use, previous use, owner op]
//! block argument   [type, first use, owner block, index] [loc, -, -, -]
//! placeholder      [type, first use, -, -]
//! ```
//!
//! An `Op` is the cell number of `h0`; a `Value` is its cell number times four plus its class, so the definer of a first
//! result is found without a load and an op with its operands lies in one or two cache lines. Regions, successors and
//! the child body live in a side table, only for ops that have any. Freed runs go to last-in first-out lists by length.
//! Use lists and the hot rewriting primitives are in [`crate::uses`].

use crate::entity::{Attrs, Block, BodyId, Kind, Loc, NIL, Op, Region, Type, Value};
use rustc_hash::FxHashMap;

pub(crate) type Cell = [u32; 4];

pub(crate) const RESULT0: u32 = 0;
pub(crate) const RESULT: u32 = 1;
pub(crate) const ARGUMENT: u32 = 2;
pub(crate) const PLACEHOLDER: u32 = 3;

const HAS_EXT: u32 = 1 << 30;
const FLAG: u32 = 1 << 31;

/// The most operands that an operation can have.
pub const MAX_OPERANDS: usize = 0xFFFF;
/// The most results that an operation can have.
pub const MAX_RESULTS: usize = 0x3FFF;

/// What is needed to create an operation; regions and successors are added afterwards.
#[derive(Clone, Copy, Debug)]
pub struct OpSpec<'a> {
    /// Name and counts; the counts must be the lengths of `operands` and `results`.
    pub kind: Kind,
    /// Operands in order.
    pub operands: &'a [Value],
    /// Result types in order.
    pub results: &'a [Type],
    /// Properties and discardable attributes.
    pub attrs: Attrs,
    /// Location.
    pub loc: Loc,
}

/// What defines a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueDef {
    /// Result number `.1` of an operation.
    Result(Op, u32),
    /// Argument number `.1` of a block.
    Argument(Block, u32),
    /// A value that has been used but not defined (forward reference, or a use whose definition was destroyed).
    Placeholder,
}

#[derive(Clone, Debug, Default)]
struct Ext {
    regions: Vec<Region>,
    succs: Vec<Block>,
    child: Option<BodyId>,
}

#[derive(Clone, Debug)]
struct BlockData {
    region: u32,
    first: u32,
    last: u32,
    args: Vec<Value>,
    /// Whether `order` is right for the ops of this block.
    ordered: bool,
}

#[derive(Clone, Debug)]
struct RegionData {
    /// `NIL`: an outermost region of a child body, whose parent op is in another body.
    parent: u32,
    blocks: Vec<Block>,
}

/// The operations of one isolated scope. See the [crate docs](crate) for how bodies make up an [`crate::Ir`].
#[derive(Clone, Debug)]
pub struct Body {
    pub(crate) cells: Vec<Cell>,
    free: Vec<u32>,
    free_long: FxHashMap<u32, Vec<u32>>,
    blocks: Vec<BlockData>,
    free_blocks: Vec<Block>,
    regions: Vec<RegionData>,
    free_regions: Vec<Region>,
    ext: FxHashMap<Op, Ext>,
    order: Vec<u32>,
    roots: Vec<Region>,
    owner: Option<(BodyId, Op)>,
    live_ops: u32,
}

const SHORT: usize = 64;

impl Default for Body {
    fn default() -> Self {
        Body::new()
    }
}

impl Body {
    /// An empty body.
    pub fn new() -> Self {
        Body {
            cells: Vec::new(),
            free: vec![NIL; SHORT],
            free_long: FxHashMap::default(),
            blocks: Vec::new(),
            free_blocks: Vec::new(),
            regions: Vec::new(),
            free_regions: Vec::new(),
            ext: FxHashMap::default(),
            order: Vec::new(),
            roots: Vec::new(),
            owner: None,
            live_ops: 0,
        }
    }

    /// Makes room for `cells` more cells (an op takes 2 + operands + results). Untouched room costs nothing.
    pub fn reserve(&mut self, cells: usize) {
        self.cells.reserve(cells);
    }

    /// One more than the highest raw number of an `Op` or the cell of a `Value`: the length of a dense table by op.
    #[inline]
    pub fn cell_count(&self) -> usize {
        self.cells.len()
    }

    /// How many operations are alive (attached or not), without those of child bodies.
    pub fn op_count(&self) -> usize {
        self.live_ops as usize
    }

    /// The outermost regions held by this body: those of the isolated op that owns it.
    pub fn roots(&self) -> &[Region] {
        &self.roots
    }

    pub(crate) fn set_roots(&mut self, roots: Vec<Region>) {
        self.roots = roots;
    }

    /// The op that owns this body and where it is; `None` for the top body, which holds its own top op.
    pub fn owner(&self) -> Option<(BodyId, Op)> {
        self.owner
    }

    pub(crate) fn set_owner(&mut self, body: BodyId, op: Op) {
        self.owner = Some((body, op));
    }

    // ---- storage ------------------------------------------------------------------------------------------------

    pub(crate) fn alloc(&mut self, len: usize) -> u32 {
        if len < SHORT {
            let head = self.free[len];
            if head != NIL {
                self.free[len] = self.cells[head as usize][3];
                return head;
            }
        } else if let Some(start) = self.free_long.get_mut(&(len as u32)).and_then(Vec::pop) {
            return start;
        }
        let start = self.cells.len() as u32;
        self.cells.resize(self.cells.len() + len, [0; 4]);
        start
    }

    pub(crate) fn free_run(&mut self, start: u32, len: usize) {
        if len < SHORT {
            self.cells[start as usize][3] = self.free[len];
            self.free[len] = start;
        } else {
            self.free_long.entry(len as u32).or_default().push(start);
        }
    }

    // ---- operations: reading ------------------------------------------------------------------------------------

    /// Kind of an operation: its name and counts as one number.
    #[inline(always)]
    pub fn kind(&self, op: Op) -> Kind {
        Kind(self.cells[op.index()][0])
    }

    /// Whether the handle is that of an operation which has not been erased (debugging aid: a reused run looks alive).
    pub fn is_live(&self, op: Op) -> bool {
        self.cells.get(op.index()).is_some_and(|c| c[0] != NIL)
    }

    /// How many operands.
    #[inline(always)]
    pub fn num_operands(&self, op: Op) -> usize {
        (self.cells[op.index()][1] & 0xFFFF) as usize
    }

    /// How many results.
    #[inline(always)]
    pub fn num_results(&self, op: Op) -> usize {
        ((self.cells[op.index()][1] >> 16) & 0x3FFF) as usize
    }

    /// Operand `i`. Panics if there is none or reads a neighbour: check [`Self::num_operands`] or the kind first.
    #[inline(always)]
    pub fn operand(&self, op: Op, i: usize) -> Value {
        debug_assert!(i < self.num_operands(op));
        Value(self.cells[op.index() + 2 + i][0])
    }

    /// Operands in order.
    pub fn operands(&self, op: Op) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + '_ {
        let start = op.index() + 2;
        self.cells[start..start + self.num_operands(op)].iter().map(|c| Value(c[0]))
    }

    /// Result `i`; no load. `i` must be less than [`Self::num_results`].
    #[inline(always)]
    pub fn result(&self, op: Op, i: usize) -> Value {
        debug_assert!(i < self.num_results(op));
        Value(((op.0 - 1 - i as u32) << 2) | u32::from(i > 0))
    }

    /// Results in order.
    pub fn results(&self, op: Op) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + use<> {
        (0..self.num_results(op)).map(move |i| Value(((op.0 - 1 - i as u32) << 2) | u32::from(i > 0)))
    }

    /// Properties and attributes.
    #[inline(always)]
    pub fn attrs(&self, op: Op) -> Attrs {
        Attrs(self.cells[op.index()][2])
    }

    /// Replaces properties and attributes.
    pub fn set_attrs(&mut self, op: Op, attrs: Attrs) {
        self.cells[op.index()][2] = attrs.0;
    }

    /// Location.
    #[inline]
    pub fn loc(&self, op: Op) -> Loc {
        Loc(self.cells[op.index() + 1][3])
    }

    /// Sets the location.
    pub fn set_loc(&mut self, op: Op, loc: Loc) {
        self.cells[op.index() + 1][3] = loc.0;
    }

    /// A word for whoever drives a rewrite: the position in its worklist, for instance. 0 in a new op.
    #[inline(always)]
    pub fn mark(&self, op: Op) -> u32 {
        self.cells[op.index()][3]
    }

    /// Sets the mark.
    #[inline(always)]
    pub fn set_mark(&mut self, op: Op, mark: u32) {
        self.cells[op.index()][3] = mark;
    }

    /// One free bit for whoever drives a rewrite ("dirty"); clear in a new op.
    #[inline(always)]
    pub fn flag(&self, op: Op) -> bool {
        self.cells[op.index()][1] & FLAG != 0
    }

    /// Sets the free bit.
    #[inline(always)]
    pub fn set_flag(&mut self, op: Op, on: bool) {
        let word = &mut self.cells[op.index()][1];
        *word = if on { *word | FLAG } else { *word & !FLAG };
    }

    /// Block that holds the op; `None` while detached and for the top op.
    #[inline]
    pub fn block(&self, op: Op) -> Option<Block> {
        Block::link(self.cells[op.index() + 1][0])
    }

    /// Next op of the block.
    #[inline]
    pub fn next(&self, op: Op) -> Option<Op> {
        Op::link(self.cells[op.index() + 1][2])
    }

    /// Previous op of the block.
    #[inline]
    pub fn prev(&self, op: Op) -> Option<Op> {
        Op::link(self.cells[op.index() + 1][1])
    }

    #[inline]
    fn has_ext(&self, op: Op) -> bool {
        self.cells[op.index()][1] & HAS_EXT != 0
    }

    #[inline]
    fn ext(&self, op: Op) -> Option<&Ext> {
        if self.has_ext(op) { self.ext.get(&op) } else { None }
    }

    fn ext_mut(&mut self, op: Op) -> &mut Ext {
        self.cells[op.index()][1] |= HAS_EXT;
        self.ext.entry(op).or_default()
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

    /// The body that holds the regions of this op, if it is not this one.
    pub fn child(&self, op: Op) -> Option<BodyId> {
        self.ext(op).and_then(|e| e.child)
    }

    /// Whether the op has regions (here or in a child body).
    #[inline]
    pub fn has_regions(&self, op: Op) -> bool {
        self.ext(op).is_some_and(|e| !e.regions.is_empty() || e.child.is_some())
    }

    /// Sets the successor list.
    pub fn set_successors(&mut self, op: Op, succs: &[Block]) {
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

    /// A region that belongs to no op yet.
    pub(crate) fn new_detached_region(&mut self) -> Region {
        self.new_region(NIL)
    }

    /// Makes a detached region the last one of an op.
    pub(crate) fn attach_region(&mut self, op: Op, region: Region) {
        self.regions[region.index()].parent = op.0;
        self.ext_mut(op).regions.push(region);
    }

    /// Appends an empty outermost region (the owner is in another body).
    pub(crate) fn add_root(&mut self) -> Region {
        let region = self.new_region(NIL);
        self.roots.push(region);
        region
    }

    fn new_region(&mut self, parent: u32) -> Region {
        let data = RegionData { parent, blocks: Vec::new() };
        match self.free_regions.pop() {
            Some(region) => {
                self.regions[region.index()] = data;
                region
            }
            None => {
                self.regions.push(data);
                Region(self.regions.len() as u32 - 1)
            }
        }
    }

    // ---- values ---------------------------------------------------------------------------------------------------

    /// Type of a value.
    #[inline(always)]
    pub fn value_type(&self, value: Value) -> Type {
        Type(self.cells[(value.0 >> 2) as usize][0])
    }

    /// Changes the type of a value in place (dialect conversion, `setType`).
    pub fn set_value_type(&mut self, value: Value, ty: Type) {
        self.cells[(value.0 >> 2) as usize][0] = ty.0;
    }

    /// What defines the value.
    pub fn def(&self, value: Value) -> ValueDef {
        let cell = (value.0 >> 2) as usize;
        match value.0 & 3 {
            RESULT0 => ValueDef::Result(Op((value.0 >> 2) + 1), 0),
            RESULT => ValueDef::Result(Op(self.cells[cell][2]), self.cells[cell][3]),
            ARGUMENT => ValueDef::Argument(Block(self.cells[cell][2]), self.cells[cell][3]),
            _ => ValueDef::Placeholder,
        }
    }

    /// The op that defines the value; `None` for block arguments. No load for a first result.
    #[inline(always)]
    pub fn def_op(&self, value: Value) -> Option<Op> {
        match value.0 & 3 {
            RESULT0 => Some(Op((value.0 >> 2) + 1)),
            RESULT => Some(Op(self.cells[(value.0 >> 2) as usize][2])),
            _ => None,
        }
    }

    /// The block that a value belongs to: that of its defining op, or the block whose argument it is.
    pub fn def_block(&self, value: Value) -> Option<Block> {
        match self.def(value) {
            ValueDef::Result(op, _) => self.block(op),
            ValueDef::Argument(block, _) => Some(block),
            ValueDef::Placeholder => None,
        }
    }

    /// A value that nothing defines, to stand for a forward reference.
    pub fn new_placeholder(&mut self, ty: Type) -> Value {
        let cell = self.alloc(1);
        self.cells[cell as usize] = [ty.0, NIL, NIL, 0];
        Value((cell << 2) | PLACEHOLDER)
    }

    /// Remembers a number with a placeholder.
    pub(crate) fn set_placeholder_index(&mut self, value: Value, index: u32) {
        self.cells[(value.0 >> 2) as usize][3] = index;
    }

    pub(crate) fn placeholder_index(&self, value: Value) -> u32 {
        self.cells[(value.0 >> 2) as usize][3]
    }

    /// Gives the cell of a placeholder without uses back.
    pub fn free_placeholder(&mut self, value: Value) {
        if value.0 & 3 == PLACEHOLDER && self.cells[(value.0 >> 2) as usize][1] == NIL {
            self.free_run(value.0 >> 2, 1);
        }
    }

    // ---- blocks and regions ---------------------------------------------------------------------------------------

    /// Appends a new empty block to a region.
    pub fn add_block(&mut self, region: Region) -> Block {
        let block = self.new_block();
        self.attach_block(block, region);
        block
    }

    /// A block that is in no region yet.
    pub fn new_block(&mut self) -> Block {
        let data = BlockData { region: NIL, first: NIL, last: NIL, args: Vec::new(), ordered: false };
        match self.free_blocks.pop() {
            Some(block) => {
                self.blocks[block.index()] = data;
                block
            }
            None => {
                self.blocks.push(data);
                Block(self.blocks.len() as u32 - 1)
            }
        }
    }

    /// Appends a detached block to a region.
    pub fn attach_block(&mut self, block: Block, region: Region) {
        self.blocks[block.index()].region = region.0;
        self.regions[region.index()].blocks.push(block);
    }

    /// Takes a block (with its ops) out of its region. Linear in the number of blocks of the region.
    pub fn detach_block(&mut self, block: Block) {
        if let Some(region) = Region::link(self.blocks[block.index()].region) {
            self.regions[region.index()].blocks.retain(|&b| b != block);
            self.blocks[block.index()].region = NIL;
        }
    }

    /// Blocks of a region in order; the first is the entry.
    pub fn blocks(&self, region: Region) -> &[Block] {
        &self.regions[region.index()].blocks
    }

    /// The op that owns a region, if it is in this body.
    pub fn region_parent(&self, region: Region) -> Option<Op> {
        Op::link(self.regions[region.index()].parent)
    }

    /// The region that holds a block; `None` while detached.
    pub fn block_region(&self, block: Block) -> Option<Region> {
        Region::link(self.blocks[block.index()].region)
    }

    /// First op of a block.
    #[inline]
    pub fn first_op(&self, block: Block) -> Option<Op> {
        Op::link(self.blocks[block.index()].first)
    }

    /// Last op of a block.
    #[inline]
    pub fn last_op(&self, block: Block) -> Option<Op> {
        Op::link(self.blocks[block.index()].last)
    }

    /// Arguments of a block.
    pub fn block_args(&self, block: Block) -> &[Value] {
        &self.blocks[block.index()].args
    }

    /// Appends an argument.
    pub fn add_block_arg(&mut self, block: Block, ty: Type, loc: Loc) -> Value {
        let cell = self.alloc(2);
        let index = self.blocks[block.index()].args.len() as u32;
        self.cells[cell as usize] = [ty.0, NIL, block.0, index];
        self.cells[cell as usize + 1] = [loc.0, 0, 0, 0];
        let value = Value((cell << 2) | ARGUMENT);
        self.blocks[block.index()].args.push(value);
        value
    }

    /// Location of a block argument; `None` for other values.
    pub fn arg_loc(&self, value: Value) -> Option<Loc> {
        (value.0 & 3 == ARGUMENT).then(|| Loc(self.cells[(value.0 >> 2) as usize + 1][0]))
    }

    /// Sets the location of a block argument.
    pub fn set_arg_loc(&mut self, value: Value, loc: Loc) {
        if value.0 & 3 == ARGUMENT {
            self.cells[(value.0 >> 2) as usize + 1][0] = loc.0;
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

    /// Whether `a` comes before `b`; both must be in the same block. Numbers the block when it has changed since the
    /// last question, so a series of questions without insertions is linear altogether.
    pub fn is_before_in_block(&mut self, a: Op, b: Op) -> bool {
        let Some(block) = self.block(a) else { return false };
        debug_assert_eq!(Some(block), self.block(b));
        if !self.blocks[block.index()].ordered {
            self.order.resize(self.cells.len(), 0);
            let (mut at, mut n) = (self.blocks[block.index()].first, 0);
            while at != NIL {
                self.order[at as usize] = n;
                n += 1;
                at = self.cells[at as usize + 1][2];
            }
            self.blocks[block.index()].ordered = true;
        }
        self.order[a.index()] < self.order[b.index()]
    }

    /// Predecessor edges of every block of a region: `(target, source)` for each successor operand of each op, in
    /// block and op order. Linear in the ops of the region.
    pub fn edges(&self, region: Region) -> Vec<(Block, Block)> {
        let mut edges = Vec::new();
        for &block in self.blocks(region) {
            for op in self.ops(block) {
                edges.extend(self.successors(op).iter().map(|&target| (target, block)));
            }
        }
        edges
    }

    // ---- creation and placement -------------------------------------------------------------------------------------

    /// Creates a detached operation: 2 + operands + results cells, each operand linked at the front of its value's use
    /// list in operand order. Panics if there are more than [`MAX_OPERANDS`] or [`MAX_RESULTS`].
    pub fn create(&mut self, spec: &OpSpec) -> Op {
        let (m, n) = (spec.operands.len(), spec.results.len());
        assert!(m <= MAX_OPERANDS && n <= MAX_RESULTS, "operation too large");
        let start = self.alloc(n + 2 + m);
        let op = start + n as u32;
        let c: &mut [Cell] = &mut self.cells;
        for (i, ty) in spec.results.iter().enumerate() {
            c[op as usize - 1 - i] = [ty.0, NIL, op, i as u32];
        }
        c[op as usize] = [spec.kind.0, (m as u32) | ((n as u32) << 16), spec.attrs.0, 0];
        c[op as usize + 1] = [NIL, NIL, NIL, spec.loc.0];
        for (i, &value) in spec.operands.iter().enumerate() {
            let at = op + 2 + i as u32;
            let head = (value.0 >> 2) as usize;
            let next = std::mem::replace(&mut c[head][1], at);
            c[at as usize] = [value.0, next, NIL, op];
            if next != NIL {
                c[next as usize][2] = at;
            }
        }
        self.live_ops += 1;
        Op(op)
    }

    /// [`Self::create`] and [`Self::insert_before`].
    pub fn create_before(&mut self, anchor: Op, spec: &OpSpec) -> Op {
        let op = self.create(spec);
        self.insert_before(op, anchor);
        op
    }

    /// [`Self::create`] and [`Self::append`].
    pub fn create_at_end(&mut self, block: Block, spec: &OpSpec) -> Op {
        let op = self.create(spec);
        self.append(block, op);
        op
    }

    /// Puts a detached op right before another one. Constant time.
    pub fn insert_before(&mut self, op: Op, anchor: Op) {
        let [block, prev, _, _] = self.cells[anchor.index() + 1];
        self.place(op, block, prev, anchor.0);
    }

    /// Puts a detached op right after another one. Constant time.
    pub fn insert_after(&mut self, op: Op, anchor: Op) {
        let [block, _, next, _] = self.cells[anchor.index() + 1];
        self.place(op, block, anchor.0, next);
    }

    /// Puts a detached op at the end of a block. Constant time.
    #[inline]
    pub fn append(&mut self, block: Block, op: Op) {
        let last = self.blocks[block.index()].last;
        self.place(op, block.0, last, NIL);
    }

    /// Puts a detached op at the start of a block. Constant time.
    pub fn prepend(&mut self, block: Block, op: Op) {
        let first = self.blocks[block.index()].first;
        self.place(op, block.0, NIL, first);
    }

    fn place(&mut self, op: Op, block: u32, prev: u32, next: u32) {
        let c: &mut [Cell] = &mut self.cells;
        let h1 = &mut c[op.index() + 1];
        *h1 = [block, prev, next, h1[3]];
        if prev != NIL {
            c[prev as usize + 1][2] = op.0;
        }
        if next != NIL {
            c[next as usize + 1][1] = op.0;
        }
        if let Some(data) = self.blocks.get_mut(block as usize) {
            data.ordered = false;
            if prev == NIL {
                data.first = op.0;
            }
            if next == NIL {
                data.last = op.0;
            }
        }
    }

    /// Takes an op out of its block; uses stay. Constant time.
    pub fn detach(&mut self, op: Op) {
        let c: &mut [Cell] = &mut self.cells;
        let h1 = &mut c[op.index() + 1];
        let [block, prev, next, loc] = *h1;
        *h1 = [NIL, NIL, NIL, loc];
        if prev != NIL {
            c[prev as usize + 1][2] = next;
        }
        if next != NIL {
            c[next as usize + 1][1] = prev;
        }
        if let Some(data) = self.blocks.get_mut(block as usize) {
            if prev == NIL {
                data.first = next;
            }
            if next == NIL {
                data.last = prev;
            }
        }
    }

    /// Moves an op right before another one, in whatever block that is. Constant time.
    pub fn move_before(&mut self, op: Op, anchor: Op) {
        if op != anchor {
            self.detach(op);
            self.insert_before(op, anchor);
        }
    }

    /// Moves an op right after another one. Constant time.
    pub fn move_after(&mut self, op: Op, anchor: Op) {
        if op != anchor {
            self.detach(op);
            self.insert_after(op, anchor);
        }
    }

    /// Frees the run of an op that is detached and whose operands are unlinked.
    pub(crate) fn release(&mut self, op: Op) {
        let (m, n) = (self.num_operands(op), self.num_results(op));
        if self.has_ext(op) {
            self.ext.remove(&op);
        }
        self.cells[op.index()][0] = NIL;
        self.free_run(op.0 - n as u32, m + n + 2);
        self.live_ops -= 1;
    }

    /// Takes the block list out of a region and gives the region back.
    pub(crate) fn take_region(&mut self, region: Region) -> Vec<Block> {
        self.free_regions.push(region);
        std::mem::take(&mut self.regions[region.index()].blocks)
    }

    pub(crate) fn blocks_mut(&mut self, region: Region) -> &mut Vec<Block> {
        &mut self.regions[region.index()].blocks
    }

    /// Makes a block forget the region that has already let go of it.
    pub(crate) fn forget_region(&mut self, block: Block) {
        self.blocks[block.index()].region = NIL;
    }

    /// Marks an empty detached block free and gives its arguments' cells back.
    pub(crate) fn release_block(&mut self, block: Block) {
        for arg in std::mem::take(&mut self.blocks[block.index()].args) {
            self.free_run(arg.0 >> 2, 2);
        }
        self.free_blocks.push(block);
    }
}
