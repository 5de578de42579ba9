//! Changes of a body that can be taken back, as dialect conversion must.
//!
//! A [`Recorder`] makes changes and writes into an [`UndoLog`] what each takes to be undone; undoing goes
//! from the last to the first. Use lists get their old order back: with a use the log keeps which use stood
//! before it, and that one is there again when the entry is undone. What is erased leaves its block and the
//! use lists at once, but is freed only when the log is committed.

mod blocks;
mod discard;

use crate::body::{Body, CloneMap, CreateError, OpSpec};
use crate::entity::{Attrs, Block, Loc, NIL, Op, Region, Type, Value};
use crate::uses::Link;
use discard::{discard, discard_blocks};

/// What was changed, with what was there before. An entry is 16 bytes: there are several for each op that a
/// conversion touches.
#[derive(Clone, Debug)]
enum Entry {
    /// It is erased wherever it was put.
    Created(Op),
    /// `NIL` where it was in no block, or the first op of one.
    Placed {
        op: Op,
        block: u32,
        behind: u32,
    },
    /// An op and all that was behind it in a block were moved to the end of another one.
    PlacedTail {
        first: Op,
        block: Block,
    },
    Operand(Link),
    /// All uses of `from`, so many, became the newest uses of `to`.
    Uses {
        from: Value,
        to: Value,
        count: u32,
    },
    Attrs(Op, Attrs),
    Loc(Op, Loc),
    ValueType(Value, Type),
    Successors(Box<(Op, Vec<Block>)>),
    CreatedArgument(Block, u32),
    /// It is an argument of no block.
    ErasedArgument {
        block: Block,
        index: u32,
        argument: Value,
    },
    MovedArguments {
        from: Block,
        to: Block,
    },
    ArgumentLoc(Value, Loc),
    /// It was added as the last one.
    AddedRegion(Op),
    CreatedBlock(Block),
    /// They stand together in one region; not one at least.
    #[allow(clippy::box_collection, reason = "a vector would make every record larger, and this is rare")]
    CopiedBlocks(Box<Vec<Block>>),
    /// All blocks of a region were moved into another one.
    InlinedRegion(Box<Inlined>),
    /// `NIL` where it was in no region.
    PlacedBlock {
        block: Block,
        region: u32,
        index: u32,
    },
    /// It is detached; the operands in it, so many, are unlinked.
    Erased {
        op: Op,
        links: u32,
    },
    /// It is detached; the operands in it, so many, are unlinked.
    ErasedBlock {
        block: Block,
        links: u32,
    },
}

/// Blocks of a region that were moved into another one.
#[derive(Clone, Debug)]
struct Inlined {
    from: Region,
    to: Region,
    /// Where they are there.
    at: std::ops::Range<usize>,
}

/// Changes in the order in which they were made.
#[derive(Debug, Default)]
pub struct UndoLog {
    entries: Vec<Entry>,
    /// The unlinked operands of all that is erased, in the order of the entries.
    links: Vec<Link>,
}

impl Clone for UndoLog {
    fn clone(&self) -> Self {
        Self { entries: self.entries.clone(), links: self.links.clone() }
    }

    /// A log that serves for one body after the other keeps its memory.
    fn clone_from(&mut self, source: &Self) {
        let Self { entries, links } = source;
        self.entries.clone_from(entries);
        self.links.clone_from(links);
    }
}

/// A state of a body, to come back to.
#[derive(Clone, Copy, Debug)]
pub struct UndoMark(u32);

impl UndoMark {
    /// Before the first change.
    pub const START: Self = Self(0);
}

impl UndoLog {
    /// No changes.
    pub fn new() -> Self {
        UndoLog::default()
    }

    /// Makes room for so many changes more.
    pub fn reserve(&mut self, changes: usize) {
        self.entries.reserve(changes);
    }

    /// The state as it is now.
    #[inline]
    pub fn mark(&self) -> UndoMark {
        UndoMark(self.entries.len() as u32)
    }

    /// Makes changes of a body and records them here. A log is for one body.
    #[inline]
    pub fn record<'a>(&'a mut self, body: &'a mut Body) -> Recorder<'a> {
        Recorder { body, log: self }
    }

    /// Takes back all changes since a state. Between them the body must not have been changed in other ways.
    pub fn undo(&mut self, body: &mut Body, to: UndoMark) {
        while self.entries.len() > to.0 as usize {
            if let Some(entry) = self.entries.pop() {
                self.undo_entry(body, entry);
            }
        }
    }

    /// Keeps all changes: frees what was erased and forgets the rest.
    pub fn commit(&mut self, body: &mut Body) {
        // Blocks go last: what was erased after them may have used their arguments.
        let mut blocks: Vec<(Entry, Vec<Link>)> = Vec::new();
        let mut links = self.links.drain(..);
        for entry in self.entries.drain(..) {
            match entry {
                Entry::Erased { op, links: count } if !body.has_regions(op) => {
                    links.by_ref().take(count as usize).for_each(drop);
                    body.release(op);
                }
                Entry::Erased { op, links: count } => {
                    links.by_ref().take(count as usize).for_each(|link| body.link_again(&link));
                    body.erase(op);
                }
                Entry::ErasedBlock { links: count, .. } => {
                    blocks.push((entry, links.by_ref().take(count as usize).collect()));
                }
                Entry::ErasedArgument { .. } => blocks.push((entry, Vec::new())),
                _ => {}
            }
        }
        for (entry, links) in blocks {
            match entry {
                Entry::ErasedBlock { block, .. } => {
                    links.iter().for_each(|link| body.link_again(link));
                    body.erase_block(block);
                }
                Entry::ErasedArgument { argument, .. } => body.free_block_arg(argument),
                _ => {}
            }
        }
    }

    fn undo_entry(&mut self, body: &mut Body, entry: Entry) {
        match entry {
            Entry::Created(op) => discard(body, op),
            Entry::Placed { op, block, behind } => place(body, op, block, behind),
            Entry::PlacedTail { first, block } => body.move_ops_to_end(Some(first), block),
            Entry::Operand(link) => body.restore_link(&link),
            Entry::Uses { from, to, count } => body.move_newest_uses(to, from, count),
            Entry::Attrs(op, attrs) => body.set_attrs(op, attrs),
            Entry::Loc(op, loc) => body.set_loc(op, loc),
            Entry::ValueType(value, ty) => body.set_value_type(value, ty),
            Entry::Successors(before) => body.set_successors(before.0, &before.1),
            Entry::CreatedArgument(block, index) => {
                body.erase_block_arg(block, index as usize);
            }
            Entry::ErasedArgument { block, index, argument } => {
                body.put_block_arg(block, index as usize, argument);
            }
            Entry::MovedArguments { from, to } => body.move_block_args(to, from),
            Entry::ArgumentLoc(argument, loc) => body.set_arg_loc(argument, loc),
            Entry::AddedRegion(op) => body.pop_region(op),
            Entry::CreatedBlock(block) => body.erase_block(block),
            Entry::CopiedBlocks(blocks) => discard_blocks(body, &blocks),
            Entry::InlinedRegion(inlined) => {
                let Inlined { from, to, at } = *inlined;
                body.move_blocks(to, at, from);
            }
            Entry::PlacedBlock { block, region, index } => {
                body.detach_block(block);
                if let Some(region) = Region::link(region) {
                    body.insert_block(block, region, index as usize);
                }
            }
            Entry::Erased { links, .. } | Entry::ErasedBlock { links, .. } => {
                let first = self.links.len() - links as usize;
                self.links.drain(first..).rev().for_each(|link| body.insert_link(&link));
            }
        }
    }
}

fn place(body: &mut Body, op: Op, block: u32, behind: u32) {
    if body.block(op).is_some() {
        body.detach(op);
    }
    match (Block::link(block), Op::link(behind)) {
        (_, Some(behind)) => body.insert_after(op, behind),
        (Some(block), None) => body.prepend(block, op),
        (None, None) => {}
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
    #[inline]
    pub fn body(&self) -> &Body {
        self.body
    }

    #[inline]
    fn keep(&mut self, entry: Entry) {
        self.log.entries.push(entry);
    }

    fn keep_place(&mut self, op: Op) {
        let block = self.body.block(op).map_or(NIL, Block::raw);
        let behind = self.body.prev(op).map_or(NIL, Op::raw);
        self.keep(Entry::Placed { op, block, behind });
    }

    // ---- ops ----------------------------------------------------------------------------------------------

    /// [`Body::try_create`]: a detached op.
    ///
    /// # Errors
    /// As there.
    #[inline]
    pub fn create(&mut self, spec: &OpSpec<'_>) -> Result<Op, CreateError> {
        let op = self.body.try_create(spec)?;
        self.keep(Entry::Created(op));
        Ok(op)
    }

    /// [`Self::create`] and [`Self::place_before`].
    ///
    /// # Errors
    /// As there.
    #[inline]
    pub fn create_before(&mut self, anchor: Op, spec: &OpSpec<'_>) -> Result<Op, CreateError> {
        let op = self.create(spec)?;
        self.body.insert_before(op, anchor);
        Ok(op)
    }

    /// [`Self::create`] and [`Self::place_at_end`].
    ///
    /// # Errors
    /// As there.
    #[inline]
    pub fn create_at_end(&mut self, block: Block, spec: &OpSpec<'_>) -> Result<Op, CreateError> {
        let op = self.create(spec)?;
        self.body.append(block, op);
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

    /// Puts an op, which is in a block, and all that is behind it at the end of another block.
    pub fn place_tail_at_end(&mut self, first: Op, to: Block) {
        if let Some(block) = self.body.block(first)
            && block != to
        {
            self.keep(Entry::PlacedTail { first, block });
            self.body.move_ops_to_end(Some(first), to);
        }
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
        let links = match self.body.regions(op).is_empty() {
            true => self.unlink(&[op]),
            false => {
                let mut inside = Vec::new();
                self.body.walk_into(op, false, &mut inside);
                self.unlink(&inside)
            }
        };
        self.keep(Entry::Erased { op, links });
        true
    }

    /// Takes all operands of some ops out of the use lists of their values; how many there are.
    fn unlink(&mut self, users: &[Op]) -> u32 {
        let first = self.log.links.len();
        for &user in users {
            for index in 0..self.body.num_operands(user) {
                self.log.links.push(self.body.take_link(user, index));
            }
        }
        (self.log.links.len() - first) as u32
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
    #[inline]
    pub fn set_operand(&mut self, op: Op, index: usize, value: Value) {
        let link = self.body.link(op, index);
        // It is the newest use of the value already.
        if link.is_newest_of(value) {
            return;
        }
        self.keep(Entry::Operand(link));
        self.body.set_operand(op, index, value);
    }

    /// Sets each operand to the value that it is, so that it is the newest use of that.
    pub fn renew_uses(&mut self, op: Op) {
        for index in 0..self.body.num_operands(op) {
            if !self.body.is_newest_use(op, index) {
                let value = self.body.operand(op, index);
                self.log.entries.push(Entry::Operand(self.body.link(op, index)));
                self.body.set_operand(op, index, value);
            }
        }
    }

    /// [`Body::replace_all_uses`].
    #[inline]
    pub fn replace_all_uses(&mut self, from: Value, to: Value) {
        let count = self.body.take_uses(from, to);
        if count > 0 {
            self.keep(Entry::Uses { from, to, count });
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
        self.keep(Entry::Successors(Box::new((op, self.body.successors(op).to_vec()))));
        self.body.set_successors(op, successors);
    }
}
