//! Changes of a body that can be taken back, as dialect conversion must.
//!
//! A [`Recorder`] makes changes and writes into an [`UndoLog`] what each takes to be undone; undoing goes
//! from the last to the first. Use lists get their old order back: with a use the log keeps which use stood
//! before it, and that one is there again when the entry is undone. What is erased leaves its block and the
//! use lists at once, but is freed only when the log is committed.

use crate::body::{Body, CloneMap, CreateError, OpSpec};
use crate::entity::{Attrs, Block, Loc, Op, Region, Type, Value};
use crate::uses::Link;
use rustc_hash::FxHashSet;

/// What was changed, with what was there before.
#[derive(Clone, Debug)]
enum Entry {
    Created(Op),
    Placed {
        op: Op,
        before: Option<Place>,
    },
    Operand(Link),
    Attrs(Op, Attrs),
    Loc(Op, Loc),
    ValueType(Value, Type),
    Successors(Op, Vec<Block>),
    CreatedArgument(Block, usize),
    /// It is an argument of no block.
    ErasedArgument {
        block: Block,
        index: usize,
        argument: Value,
    },
    ArgumentLoc(Value, Loc),
    /// It was added as the last one.
    AddedRegion(Op),
    CreatedBlock(Block),
    PlacedBlock {
        block: Block,
        before: Option<(Region, usize)>,
    },
    /// It is detached; the operands in it are unlinked.
    Erased {
        op: Op,
        links: Vec<Link>,
    },
    /// It is detached; the operands in it are unlinked.
    ErasedBlock {
        block: Block,
        links: Vec<Link>,
    },
}

/// Where an op is.
#[derive(Clone, Copy, Debug)]
struct Place {
    block: Block,
    behind: Option<Op>,
}

/// Changes in the order in which they were made.
#[derive(Clone, Debug, Default)]
pub struct UndoLog {
    entries: Vec<Entry>,
}

/// A state of a body, to come back to.
#[derive(Clone, Copy, Debug)]
pub struct UndoMark(usize);

impl UndoLog {
    /// No changes.
    pub fn new() -> Self {
        UndoLog::default()
    }

    /// The state as it is now.
    pub fn mark(&self) -> UndoMark {
        UndoMark(self.entries.len())
    }

    /// Makes changes of a body and records them here. A log is for one body.
    pub fn record<'a>(&'a mut self, body: &'a mut Body) -> Recorder<'a> {
        Recorder { body, log: self }
    }

    /// Takes back all changes since a state. Between them the body must not have been changed in other ways.
    pub fn undo(&mut self, body: &mut Body, to: UndoMark) {
        while self.entries.len() > to.0 {
            if let Some(entry) = self.entries.pop() {
                undo(body, entry);
            }
        }
    }

    /// Keeps all changes: frees what was erased and forgets the rest.
    pub fn commit(&mut self, body: &mut Body) {
        // Blocks go last: what was erased after them may have used their arguments.
        let mut blocks = Vec::new();
        for entry in self.entries.drain(..) {
            match entry {
                Entry::Erased { op, links } => {
                    links.iter().for_each(|link| body.link_again(link));
                    body.erase(op);
                }
                Entry::ErasedBlock { .. } | Entry::ErasedArgument { .. } => blocks.push(entry),
                _ => {}
            }
        }
        for entry in blocks {
            match entry {
                Entry::ErasedBlock { block, links } => {
                    links.iter().for_each(|link| body.link_again(link));
                    body.erase_block(block);
                }
                Entry::ErasedArgument { argument, .. } => body.free_block_arg(argument),
                _ => {}
            }
        }
    }
}

fn undo(body: &mut Body, entry: Entry) {
    match entry {
        Entry::Created(op) => discard(body, op),
        Entry::Placed { op, before } => place(body, op, before),
        Entry::Operand(link) => body.restore_link(&link),
        Entry::Attrs(op, attrs) => body.set_attrs(op, attrs),
        Entry::Loc(op, loc) => body.set_loc(op, loc),
        Entry::ValueType(value, ty) => body.set_value_type(value, ty),
        Entry::Successors(op, successors) => body.set_successors(op, &successors),
        Entry::CreatedArgument(block, index) => {
            body.erase_block_arg(block, index);
        }
        Entry::ErasedArgument { block, index, argument } => body.put_block_arg(block, index, argument),
        Entry::ArgumentLoc(argument, loc) => body.set_arg_loc(argument, loc),
        Entry::AddedRegion(op) => body.pop_region(op),
        Entry::CreatedBlock(block) => body.erase_block(block),
        Entry::PlacedBlock { block, before } => {
            body.detach_block(block);
            if let Some((region, index)) = before {
                body.insert_block(block, region, index);
            }
        }
        Entry::Erased { links, .. } | Entry::ErasedBlock { links, .. } => {
            links.iter().rev().for_each(|link| body.insert_link(link));
        }
    }
}

/// Erases an op whose results nothing uses but what is in it.
fn discard(body: &mut Body, op: Op) {
    let mut stand_ins = Vec::new();
    for result in body.results(op) {
        if !body.is_unused(result) {
            let stand_in = body.new_placeholder(body.value_type(result));
            body.replace_all_uses(result, stand_in);
            stand_ins.push(stand_in);
        }
    }
    body.erase(op);
    stand_ins.into_iter().for_each(|stand_in| body.free_placeholder(stand_in));
}

fn place(body: &mut Body, op: Op, place: Option<Place>) {
    if body.block(op).is_some() {
        body.detach(op);
    }
    match place {
        Some(Place { behind: Some(behind), .. }) => body.insert_after(op, behind),
        Some(Place { block, behind: None }) => body.prepend(block, op),
        None => {}
    }
}

/// Changes a body so that it can be undone.
#[derive(Debug)]
pub struct Recorder<'a> {
    body: &'a mut Body,
    log: &'a mut UndoLog,
}

impl Recorder<'_> {
    /// The body, to be read.
    pub fn body(&self) -> &Body {
        self.body
    }

    fn keep(&mut self, entry: Entry) {
        self.log.entries.push(entry);
    }

    fn keep_place(&mut self, op: Op) {
        let before = self.body.block(op).map(|block| Place { block, behind: self.body.prev(op) });
        self.keep(Entry::Placed { op, before });
    }

    // ---- ops ----------------------------------------------------------------------------------------------

    /// [`Body::try_create`]: a detached op.
    ///
    /// # Errors
    /// As there.
    pub fn create(&mut self, spec: &OpSpec<'_>) -> Result<Op, CreateError> {
        let op = self.body.try_create(spec)?;
        self.keep(Entry::Created(op));
        Ok(op)
    }

    /// Puts an op, which may be detached, right before another one.
    pub fn place_before(&mut self, op: Op, anchor: Op) {
        if op == anchor {
            return;
        }
        self.keep_place(op);
        if self.body.block(op).is_some() {
            self.body.detach(op);
        }
        self.body.insert_before(op, anchor);
    }

    /// Puts an op, which may be detached, at the end of a block.
    pub fn place_at_end(&mut self, op: Op, block: Block) {
        self.keep_place(op);
        if self.body.block(op).is_some() {
            self.body.detach(op);
        }
        self.body.append(block, op);
    }

    /// Erases an op with all that is in it. False, and nothing is done, if a result is used.
    pub fn erase(&mut self, op: Op) -> bool {
        if self.body.has_uses(op) {
            return false;
        }
        self.keep_place(op);
        if self.body.block(op).is_some() {
            self.body.detach(op);
        }
        let mut inside = Vec::new();
        self.body.walk_into(op, false, &mut inside);
        let links = self.unlink(&inside);
        self.keep(Entry::Erased { op, links });
        true
    }

    /// Takes all operands of some ops out of the use lists of their values.
    fn unlink(&mut self, users: &[Op]) -> Vec<Link> {
        let mut links = Vec::new();
        for &user in users {
            for index in 0..self.body.num_operands(user) {
                links.push(self.body.take_link(user, index));
            }
        }
        links
    }

    /// Replaces the results of an op by `values` and erases it. False, and nothing is done, if there are not
    /// as many or one is a result of the op itself.
    pub fn replace(&mut self, op: Op, values: &[Value]) -> bool {
        let own = values.iter().any(|&value| self.body.def_op(value) == Some(op));
        if own || values.len() != self.body.num_results(op) {
            return false;
        }
        for (index, &value) in values.iter().enumerate() {
            self.replace_all_uses(self.body.result(op, index), value);
        }
        self.erase(op)
    }

    /// [`Body::clone_op`]: a detached copy.
    ///
    /// # Errors
    /// As there.
    pub fn clone_op(&mut self, op: Op, map: &mut CloneMap) -> Result<Op, CreateError> {
        let copy = self.body.clone_op(op, map)?;
        self.keep(Entry::Created(copy));
        Ok(copy)
    }

    /// Sets an operand.
    pub fn set_operand(&mut self, op: Op, index: usize, value: Value) {
        let link = self.body.link(op, index);
        self.keep(Entry::Operand(link));
        self.body.set_operand(op, index, value);
    }

    /// [`Body::replace_all_uses`].
    pub fn replace_all_uses(&mut self, from: Value, to: Value) {
        if from == to {
            return;
        }
        loop {
            let first = self.body.uses(from).next();
            let Some(used) = first else { return };
            self.set_operand(used.op, used.index as usize, to);
        }
    }

    /// Sets properties and attributes.
    pub fn set_attrs(&mut self, op: Op, attrs: Attrs) {
        self.keep(Entry::Attrs(op, self.body.attrs(op)));
        self.body.set_attrs(op, attrs);
    }

    /// Sets the location.
    pub fn set_loc(&mut self, op: Op, loc: Loc) {
        self.keep(Entry::Loc(op, self.body.loc(op)));
        self.body.set_loc(op, loc);
    }

    /// Sets the type of a value.
    pub fn set_value_type(&mut self, value: Value, ty: Type) {
        self.keep(Entry::ValueType(value, self.body.value_type(value)));
        self.body.set_value_type(value, ty);
    }

    /// Sets the successors.
    pub fn set_successors(&mut self, op: Op, successors: &[Block]) {
        self.keep(Entry::Successors(op, self.body.successors(op).to_vec()));
        self.body.set_successors(op, successors);
    }

    // ---- blocks -------------------------------------------------------------------------------------------

    /// [`Body::add_region`].
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

    /// [`Body::insert_block_arg`].
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
        self.keep(Entry::CreatedArgument(block, index));
        Ok(value)
    }

    /// Erases an argument. False, and nothing is done, if it is used.
    pub fn erase_block_arg(&mut self, block: Block, index: usize) -> bool {
        let argument = self.body.block_args(block)[index];
        if !self.body.is_unused(argument) {
            return false;
        }
        self.body.take_block_arg(block, index);
        self.keep(Entry::ErasedArgument { block, index, argument });
        true
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

    /// [`Body::inline_region`].
    pub fn inline_region(&mut self, region: Region, to: Region, index: usize) {
        if region == to {
            return;
        }
        for (offset, block) in self.body.blocks(region).to_vec().into_iter().enumerate() {
            self.place_block(block, to, index + offset);
        }
    }

    fn keep_block_place(&mut self, block: Block) {
        let before = self.body.block_region(block).zip(self.body.block_index(block));
        self.keep(Entry::PlacedBlock { block, before });
    }

    /// [`Body::move_block_before`].
    pub fn move_block_before(&mut self, block: Block, anchor: Block) {
        self.keep_block_place(block);
        self.body.move_block_before(block, anchor);
    }

    /// [`Body::split_block`].
    pub fn split_block(&mut self, first: Op) -> Option<Block> {
        let block = self.body.block(first)?;
        let (region, index) = self.body.block_region(block).zip(self.body.block_index(block))?;
        let new = self.create_block(region, index + 1);
        let mut next = Some(first);
        while let Some(op) = next {
            next = self.body.next(op);
            self.place_at_end(op, new);
        }
        Some(new)
    }

    /// [`Body::inline_block`].
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

    /// Takes a block without ops out of its region, to be freed when the log is committed. Its arguments may
    /// be used until then.
    pub fn take_block(&mut self, block: Block) {
        self.keep_block_place(block);
        self.body.detach_block(block);
        self.keep(Entry::ErasedBlock { block, links: Vec::new() });
    }

    /// [`Body::merge_blocks`].
    pub fn merge_blocks(&mut self, block: Block, to: Block, values: &[Value]) -> bool {
        self.inline_block(block, to, None, values)
    }
}
