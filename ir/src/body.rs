//! Operations, blocks and regions of one isolated scope, in one slab of 8-byte cells.
//!
//! ```text
//! one run per op:  [result n-1] .. [result 0] [header] [operand 0] .. [operand m-1]
//! result 0         [type, first use]
//! other result     [type, first use] [owner op, index]
//! header           [shape, counts and flags] [attrs, mark] [block, prev] [next, loc]
//!                  counts: 16 bits for operands, 14 for results
//! operand          [value, next use] [previous use, owner op]
//! block argument   [type, first use] [owner block, index] [loc, -]
//! placeholder      [type, first use] [number, -]
//! ```
//!
//! An `Op` is the number of its first header cell; a `Value` is the number of its first cell times four plus
//! its class, so the definer of a first result is found without a load and an op with its operands lies in
//! one or two cache lines.
//! Regions, successors and the child body live in a side table, only for ops that have any. Freed runs go to
//! last-in first-out lists by length. Use lists and the hot rewriting primitives are in [`crate::uses`].

mod cloning;
mod column;
mod moving;
mod operands;
mod placing;
mod regions;
mod renumber;

pub use cloning::CloneMap;

use crate::entity::{Attrs, Block, BodyId, Loc, NIL, Op, OpShape, Region, Type, Value};
use crate::few::Few;
use rustc_hash::FxHashMap;

pub(crate) type Cell = [u32; 2];

/// How many cells the header of an op, an operand, a block argument and a placeholder take.
pub(crate) const HEADER_CELLS: u32 = 4;
pub(crate) const OPERAND_CELLS: u32 = 2;
const ARGUMENT_CELLS: usize = 3;
pub(crate) const PLACEHOLDER_CELLS: usize = 2;

/// Cells of a header from its first one on.
const ATTRS: usize = 1;
const PREV: usize = 2;
const NEXT: usize = 3;

/// Some cells from a place on, which is to be one where there are as many.
#[inline(always)]
pub(crate) fn cells<const N: usize>(c: &mut [Cell], at: usize) -> &mut [Cell; N] {
    c[at..].first_chunk_mut().expect("handles are those of this body")
}

/// The header of an op.
#[inline(always)]
pub(crate) fn header(c: &mut [Cell], op: Op) -> &mut [Cell; HEADER_CELLS as usize] {
    cells(c, op.index())
}

pub(crate) const RESULT0: u32 = 0;
pub(crate) const RESULT: u32 = 1;
pub(crate) const ARGUMENT: u32 = 2;
pub(crate) const PLACEHOLDER: u32 = 3;

const HAS_EXT: u32 = 1 << 30;
const FLAG: u32 = 1 << 31;

/// The most operands that an operation can have.
pub const MAX_OPERANDS: usize = 1 << 24;
/// The most results that an operation can have.
pub const MAX_RESULTS: usize = 1 << 24;
/// The most cells that operations and block arguments of a body can take: an op takes 4, 2 for each operand
/// and result but 1 for the first result, a block argument 3. What is left of the 30 bits of a cell's number
/// is for placeholders.
pub const MAX_CELLS: usize = (1 << 30) - (1 << 25);

/// In the header of an op: it has this many operands or more, and how many is beside its regions.
const MANY_OPERANDS: u32 = 0xFFFF;
/// The same for results.
const MANY_RESULTS: u32 = 0x3FFF;

/// Why an operation or block argument cannot be created.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CreateError {
    /// More than [`MAX_OPERANDS`] or [`MAX_RESULTS`].
    #[error("an operation has at most {MAX_OPERANDS} operands and {MAX_RESULTS} results")]
    OpTooLarge,
    /// The body is full: [`MAX_CELLS`] or what [`Body::set_max_cells`] said.
    #[error("there are more operations and values here than one function or module can hold")]
    BodyFull,
}

/// What is needed to create an operation; regions and successors are added afterwards.
#[derive(Clone, Copy, Debug)]
pub struct OpSpec<'a> {
    /// Name and counts; the counts must be the lengths of `operands` and `results`.
    pub shape: OpShape,
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
    /// A value that has been used but not defined (forward reference, or a use whose definition was
    /// destroyed).
    Placeholder,
}

#[derive(Clone, Debug, Default)]
struct Ext {
    /// How many operands and results, if the header has no room for the numbers.
    operands: u32,
    results: u32,
    regions: Few<Region>,
    succs: Vec<Block>,
    child: Option<BodyId>,
}

#[derive(Clone, Debug)]
struct BlockData {
    region: u32,
    first: u32,
    last: u32,
    args: Few<Value>,
    /// Whether `order` is right for the ops of this block.
    ordered: bool,
}

#[derive(Clone, Debug)]
struct RegionData {
    /// `NIL`: an outermost region of a child body, whose parent op is in another body.
    parent: u32,
    blocks: Few<Block>,
}

/// The operations of one isolated scope. See the [crate docs](crate) for how bodies make up an [`crate::Ir`].
///
/// It is four words, so that a host can be lent one for each operation that it works on.
#[derive(Clone, Debug, Default)]
pub struct Body {
    pub(crate) cells: Vec<Cell>,
    pub(crate) rest: Box<Rest>,
}

/// What there is beside the cells.
#[derive(Clone, Debug)]
pub(crate) struct Rest {
    /// The first free run of each short length; empty until one is given back, as in bodies that were read.
    free: Vec<u32>,
    free_long: FxHashMap<u32, Vec<u32>>,
    blocks: Vec<BlockData>,
    free_blocks: Vec<Block>,
    regions: Vec<RegionData>,
    free_regions: Vec<Region>,
    ext: FxHashMap<Op, Ext>,
    /// Whether an op ever had successors.
    branches: bool,
    order: Vec<u32>,
    roots: Vec<Region>,
    owner: Option<(BodyId, Op)>,
    live_ops: u32,
    max_cells: usize,
    pub(crate) column: column::Column,
}

const SHORT: usize = 64;

impl Default for Rest {
    fn default() -> Self {
        Rest {
            free: Vec::new(),
            free_long: FxHashMap::default(),
            blocks: Vec::new(),
            free_blocks: Vec::new(),
            regions: Vec::new(),
            free_regions: Vec::new(),
            ext: FxHashMap::default(),
            branches: false,
            order: Vec::new(),
            roots: Vec::new(),
            owner: None,
            live_ops: 0,
            max_cells: MAX_CELLS,
            column: column::Column::default(),
        }
    }
}

impl Body {
    /// An empty body.
    pub fn new() -> Self {
        Body::default()
    }

    /// Lowers the number of cells from which on [`Self::try_create`] and [`Self::try_add_block_arg`] refuse
    /// to add more.
    pub fn set_max_cells(&mut self, cells: usize) {
        self.rest.max_cells = cells.min(MAX_CELLS);
    }

    /// Makes room for `cells` more cells ([`Self::run_length`] is what an op takes). Untouched room costs
    /// nothing.
    pub fn reserve(&mut self, cells: usize) {
        self.cells.reserve(cells);
    }

    /// A copy with room for as much again, for whoever changes most of it.
    #[must_use]
    pub fn copy_to_change(&self) -> Self {
        const MORE: usize = 64;
        let mut cells = Vec::with_capacity(2 * self.cells.len() + MORE);
        cells.extend_from_slice(&self.cells);
        Self { cells, rest: self.rest.clone() }
    }

    /// Uses the room of cells that are not needed any more. The body must be empty.
    pub(crate) fn fill(&mut self, mut room: Vec<Cell>) {
        room.clear();
        self.cells = room;
    }

    /// Moves the cells to room of their own, with some more for a few ops; gives back what they were in. Many
    /// cells stay where they are: they would be there twice until the others are given back.
    pub(crate) fn settle(&mut self) -> Vec<Cell> {
        const MANY: usize = 1 << 18;
        let room = self.cells.len() + self.cells.len() / 8;
        self.rest.column.settle();
        if self.cells.len() >= MANY {
            self.cells.shrink_to(room);
            return Vec::new();
        }
        let mut cells = Vec::with_capacity(room);
        cells.extend_from_slice(&self.cells);
        std::mem::replace(&mut self.cells, cells)
    }

    /// How many cells there are, free ones included.
    #[inline]
    pub fn cell_count(&self) -> usize {
        self.cells.len()
    }

    /// The length of a dense table by [`Op::slot`] or [`Value::slot`].
    #[inline]
    pub fn slot_count(&self) -> usize {
        self.cells.len().div_ceil(2)
    }

    /// How many cells the results of an op take, which are before its header.
    #[inline(always)]
    pub(crate) fn results_length(results: u32) -> u32 {
        (2 * results).saturating_sub(1)
    }

    /// How many cells an op of these counts takes for its results, and for all that comes behind them. More
    /// than any body has room for, if there are too many.
    pub(crate) fn run_parts(operands: u32, results: u32) -> (u32, u32) {
        let behind = operands.saturating_mul(OPERAND_CELLS).saturating_add(HEADER_CELLS);
        (results.saturating_mul(2).saturating_sub(1), behind)
    }

    /// How many cells an op of these counts takes.
    #[inline(always)]
    pub fn run_length(operands: u32, results: u32) -> u32 {
        Self::results_length(results) + HEADER_CELLS + OPERAND_CELLS * operands
    }

    /// How many operations are alive (attached or not), without those of child bodies.
    pub fn op_count(&self) -> usize {
        self.rest.live_ops as usize
    }

    /// The outermost regions held by this body: those of the isolated op that owns it.
    pub fn roots(&self) -> &[Region] {
        &self.rest.roots
    }

    pub(crate) fn set_roots(&mut self, roots: Vec<Region>) {
        self.rest.roots = roots;
    }

    /// The op that owns this body and where it is; `None` for the top body, which holds its own top op.
    #[inline]
    pub fn owner(&self) -> Option<(BodyId, Op)> {
        self.rest.owner
    }

    pub(crate) fn set_owner(&mut self, body: BodyId, op: Op) {
        self.rest.owner = Some((body, op));
    }

    /// Room for a run. Handles never wrap: past the space of their numbers this panics, which only those can
    /// reach who ignore [`CreateError::BodyFull`].
    #[inline]
    pub(crate) fn alloc(&mut self, len: usize) -> u32 {
        if let Some(&head) = self.rest.free.get(len) {
            if head != NIL {
                self.rest.free[len] = self.cells[head as usize + 1][1];
                return head;
            }
        } else if len >= SHORT
            && let Some(start) = self.rest.free_long.get_mut(&(len as u32)).and_then(Vec::pop)
        {
            return start;
        }
        let start = self.cells.len();
        assert!(start + len < 1 << 30, "a body has at most 2^30 cells");
        // Mostly it is an op of one result and few operands.
        match len {
            5 => self.cells.extend_from_slice(&[[0; 2]; 5]),
            7 => self.cells.extend_from_slice(&[[0; 2]; 7]),
            9 => self.cells.extend_from_slice(&[[0; 2]; 9]),
            len => self.cells.resize(start + len, [0; 2]),
        }
        start as u32
    }

    /// Whether `len` more cells fit.
    #[inline]
    pub(crate) fn has_room(&self, len: usize) -> bool {
        self.cells.len() + len <= self.rest.max_cells
    }

    /// Gives back the room of a run, which has two cells or more.
    #[inline]
    pub(crate) fn free_run(&mut self, start: u32, len: usize) {
        match self.rest.free.get_mut(len) {
            // Not where the shape of an op is, which tells that it is gone.
            Some(head) => self.cells[start as usize + 1][1] = std::mem::replace(head, start),
            None => self.free_first_or_long(start, len),
        }
    }

    #[cold]
    fn free_first_or_long(&mut self, start: u32, len: usize) {
        if len < SHORT {
            self.rest.free = vec![NIL; SHORT];
            self.free_run(start, len);
        } else {
            self.rest.free_long.entry(len as u32).or_default().push(start);
        }
    }

    /// OpShape of an operation: its name and counts as one number.
    #[inline(always)]
    pub fn shape(&self, op: Op) -> OpShape {
        OpShape(self.cells[op.index()][0])
    }

    /// Whether the handle is that of an operation which has not been erased (debugging aid: a reused run
    /// looks alive).
    pub fn is_live(&self, op: Op) -> bool {
        self.cells.get(op.index()).is_some_and(|c| c[0] != NIL)
    }

    /// How many operands.
    #[inline(always)]
    pub fn num_operands(&self, op: Op) -> usize {
        let count = self.cells[op.index()][1] & 0xFFFF;
        if count == MANY_OPERANDS { self.many(op).0 } else { count as usize }
    }

    /// How many results.
    #[inline(always)]
    pub fn num_results(&self, op: Op) -> usize {
        let count = (self.cells[op.index()][1] >> 16) & 0x3FFF;
        if count == MANY_RESULTS { self.many(op).1 } else { count as usize }
    }

    /// Operand `i`. Panics if there is none or reads a neighbour: check [`Self::num_operands`] or the shape
    /// first.
    #[inline(always)]
    pub fn operand(&self, op: Op, i: usize) -> Value {
        debug_assert!(i < self.num_operands(op));
        Value(self.cells[Self::operand_cell(op, i)][0])
    }

    /// Operands in order.
    #[inline]
    pub fn operands(&self, op: Op) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + '_ {
        let start = Self::operand_cell(op, 0);
        let cells = &self.cells[start..start + OPERAND_CELLS as usize * self.num_operands(op)];
        cells.as_chunks().0.iter().map(|[c, _]: &[Cell; 2]| Value(c[0]))
    }

    /// The first of the cells of operand `i`.
    #[inline(always)]
    pub(crate) fn operand_cell(op: Op, i: usize) -> usize {
        op.index() + HEADER_CELLS as usize + OPERAND_CELLS as usize * i
    }

    /// The first of the cells of result `i`.
    #[inline(always)]
    pub(crate) fn result_cell(op: Op, i: u32) -> u32 {
        op.0 - 1 - 2 * i
    }

    /// Result `i`; no load. `i` must be less than [`Self::num_results`].
    #[inline(always)]
    pub fn result(&self, op: Op, i: usize) -> Value {
        debug_assert!(i < self.num_results(op));
        Value((Self::result_cell(op, i as u32) << 2) | u32::from(i > 0))
    }

    /// Results in order.
    #[inline]
    pub fn results(&self, op: Op) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + use<> {
        let value = move |i: usize| Value((Self::result_cell(op, i as u32) << 2) | u32::from(i > 0));
        (0..self.num_results(op)).map(value)
    }

    /// Properties and attributes.
    #[inline(always)]
    pub fn attrs(&self, op: Op) -> Attrs {
        Attrs(self.cells[op.index() + ATTRS][0])
    }

    /// Replaces properties and attributes.
    #[inline]
    pub fn set_attrs(&mut self, op: Op, attrs: Attrs) {
        self.cells[op.index() + ATTRS][0] = attrs.0;
    }

    /// Location.
    #[inline]
    pub fn loc(&self, op: Op) -> Loc {
        Loc(self.cells[op.index() + NEXT][1])
    }

    /// Sets the location.
    pub fn set_loc(&mut self, op: Op, loc: Loc) {
        self.cells[op.index() + NEXT][1] = loc.0;
    }

    /// Whether the op has no regions and no successors, and its counts fit its header.
    #[inline(always)]
    pub fn is_plain(&self, op: Op) -> bool {
        self.cells[op.index()][1] & HAS_EXT == 0
    }

    /// A word for whoever drives a rewrite: the position in its worklist, for instance. 0 in a new op.
    #[inline(always)]
    pub fn mark(&self, op: Op) -> u32 {
        self.cells[op.index() + ATTRS][1]
    }

    /// Sets the mark.
    #[inline(always)]
    pub fn set_mark(&mut self, op: Op, mark: u32) {
        self.cells[op.index() + ATTRS][1] = mark;
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
        Block::link(self.cells[op.index() + PREV][0])
    }

    /// Next op of the block.
    #[inline]
    pub fn next(&self, op: Op) -> Option<Op> {
        Op::link(self.cells[op.index() + NEXT][0])
    }

    /// Previous op of the block.
    #[inline]
    pub fn prev(&self, op: Op) -> Option<Op> {
        Op::link(self.cells[op.index() + PREV][1])
    }

    /// Type of a value.
    #[inline(always)]
    pub fn value_type(&self, value: Value) -> Type {
        Type(self.cells[(value.0 >> 2) as usize][0])
    }

    /// Changes the type of a value in place (dialect conversion, `setType`).
    #[inline]
    pub fn set_value_type(&mut self, value: Value, ty: Type) {
        self.cells[(value.0 >> 2) as usize][0] = ty.0;
    }

    /// What defines the value.
    #[inline]
    pub fn def(&self, value: Value) -> ValueDef {
        let cell = (value.0 >> 2) as usize;
        match value.0 & 3 {
            RESULT0 => ValueDef::Result(Op((value.0 >> 2) + 1), 0),
            PLACEHOLDER => ValueDef::Placeholder,
            class => match self.cells[cell + 1] {
                [block, index] if class == ARGUMENT => ValueDef::Argument(Block(block), index),
                [owner, index] => ValueDef::Result(Op(owner), index),
            },
        }
    }

    /// The op that defines the value; `None` for block arguments. No load for a first result.
    #[inline(always)]
    pub fn def_op(&self, value: Value) -> Option<Op> {
        match value.0 & 3 {
            RESULT0 => Some(Op((value.0 >> 2) + 1)),
            RESULT => Some(Op(self.cells[(value.0 >> 2) as usize + 1][0])),
            _ => None,
        }
    }

    /// The op that defines the value, if as its result number `result`. No load for a first result.
    #[inline(always)]
    pub fn def_op_as(&self, value: Value, result: u32) -> Option<Op> {
        match value.0 & 3 {
            RESULT0 if result == 0 => Some(Op((value.0 >> 2) + 1)),
            RESULT => {
                let [owner, index] = self.cells[(value.0 >> 2) as usize + 1];
                (index == result).then_some(Op(owner))
            }
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
        let cell = self.alloc(PLACEHOLDER_CELLS);
        self.cells[cell as usize] = [ty.0, NIL];
        self.cells[cell as usize + 1] = [NIL, 0];
        Value((cell << 2) | PLACEHOLDER)
    }

    /// Remembers a number with a placeholder.
    pub(crate) fn set_placeholder_index(&mut self, value: Value, index: u32) {
        self.cells[(value.0 >> 2) as usize + 1][0] = index;
    }

    pub(crate) fn placeholder_index(&self, value: Value) -> u32 {
        self.cells[(value.0 >> 2) as usize + 1][0]
    }

    /// Gives the cell of a placeholder without uses back.
    pub fn free_placeholder(&mut self, value: Value) {
        if value.0 & 3 == PLACEHOLDER && self.cells[(value.0 >> 2) as usize][1] == NIL {
            self.free_run(value.0 >> 2, PLACEHOLDER_CELLS);
        }
    }
}
