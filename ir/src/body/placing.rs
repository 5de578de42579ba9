//! Creation of operations, and their places in blocks.

use super::{
    Body, Cell, CreateError, MANY_OPERANDS, MANY_RESULTS, MAX_OPERANDS, MAX_RESULTS, NEXT, OpSpec, PREV,
    cells, header,
};
use crate::entity::{Block, NIL, Op};

impl Body {
    /// Creates a detached operation: [`Self::run_length`] cells, each operand linked at the front of its
    /// value's use list in operand order. Panics where [`Self::try_create`] has an error.
    pub fn create(&mut self, spec: &OpSpec) -> Op {
        self.try_create(spec).unwrap_or_else(|error| panic!("{error}"))
    }

    /// [`Self::create`] for those who don't know that the op fits.
    #[inline]
    pub fn try_create(&mut self, spec: &OpSpec) -> Result<Op, CreateError> {
        let (m, n) = (spec.operands.len(), spec.results.len());
        if m > MAX_OPERANDS || n > MAX_RESULTS {
            return Err(CreateError::OpTooLarge);
        }
        if !self.has_room(Self::run_length(m as u32, n as u32) as usize) {
            return Err(CreateError::BodyFull);
        }
        let op = self.create_run(spec, m);
        let c: &mut [Cell] = &mut self.cells;
        for (i, &value) in spec.operands.iter().enumerate() {
            let at = Self::operand_cell(op, i);
            let head = (value.0 >> 2) as usize;
            let next = std::mem::replace(&mut c[head][1], at as u32);
            *cells(c, at) = [[value.0, next], [NIL, op.0]];
            if next != NIL {
                c[next as usize + 1][0] = at as u32;
            }
        }
        Ok(op)
    }

    /// Allocates an op and fills in all but its `operands` operands. There must be room.
    #[inline(always)]
    pub(super) fn create_run(&mut self, spec: &OpSpec, m: usize) -> Op {
        let n = spec.results.len();
        let start = self.alloc(Self::run_length(m as u32, n as u32) as usize);
        let op = Op(start + Self::results_length(n as u32));
        let c: &mut [Cell] = &mut self.cells;
        for (i, ty) in spec.results.iter().enumerate() {
            let at = Self::result_cell(op, i as u32) as usize;
            c[at] = [ty.0, NIL];
            if i > 0 {
                c[at + 1] = [op.0, i as u32];
            }
        }
        let (operands, results) = ((m as u32).min(MANY_OPERANDS), (n as u32).min(MANY_RESULTS));
        *header(c, op) =
            [[spec.shape.0, operands | (results << 16)], [spec.attrs.0, 0], [NIL, NIL], [NIL, spec.loc.0]];
        self.rest.live_ops += 1;
        if operands == MANY_OPERANDS || results == MANY_RESULTS {
            self.set_many(op, m, n);
        }
        op
    }

    /// [`Self::create`] and [`Self::insert_before`].
    pub fn create_before(&mut self, anchor: Op, spec: &OpSpec) -> Op {
        let op = self.create(spec);
        self.insert_before(op, anchor);
        op
    }

    /// [`Self::try_create`] and [`Self::append`].
    #[inline]
    pub fn try_create_at_end(&mut self, block: Block, spec: &OpSpec) -> Result<Op, CreateError> {
        let op = self.try_create(spec)?;
        self.append(block, op);
        Ok(op)
    }

    /// [`Self::create`] and [`Self::append`].
    pub fn create_at_end(&mut self, block: Block, spec: &OpSpec) -> Op {
        let op = self.create(spec);
        self.append(block, op);
        op
    }

    /// Puts a detached op right before another one. Constant time.
    #[inline]
    pub fn insert_before(&mut self, op: Op, anchor: Op) {
        let [block, prev] = self.cells[anchor.index() + PREV];
        self.rest.column.give_up();
        self.place(op, block, prev, anchor.0);
    }

    /// Puts a detached op right after another one. Constant time.
    pub fn insert_after(&mut self, op: Op, anchor: Op) {
        let [_, _, [block, _], [next, _]] = *header(&mut self.cells, anchor);
        self.rest.column.give_up();
        self.place(op, block, anchor.0, next);
    }

    /// Puts a detached op at the end of a block. Constant time.
    #[inline]
    pub fn append(&mut self, block: Block, op: Op) {
        let last = self.rest.blocks[block.index()].last;
        self.place(op, block.0, last, NIL);
        self.note_appended(block, op);
    }

    /// Puts a detached op at the start of a block. Constant time.
    pub fn prepend(&mut self, block: Block, op: Op) {
        let first = self.rest.blocks[block.index()].first;
        self.rest.column.give_up();
        self.place(op, block.0, NIL, first);
    }

    #[inline]
    fn place(&mut self, op: Op, block: u32, prev: u32, next: u32) {
        let c: &mut [Cell] = &mut self.cells;
        let [_, _, before, after] = header(c, op);
        *before = [block, prev];
        after[0] = next;
        if prev != NIL {
            c[prev as usize + NEXT][0] = op.0;
        }
        if next != NIL {
            c[next as usize + PREV][1] = op.0;
        }
        if let Some(data) = self.rest.blocks.get_mut(block as usize) {
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
    #[inline]
    pub fn detach(&mut self, op: Op) {
        self.rest.column.give_up();
        let c: &mut [Cell] = &mut self.cells;
        let [_, _, before, after] = header(c, op);
        let [block, prev] = std::mem::replace(before, [NIL; 2]);
        let next = std::mem::replace(&mut after[0], NIL);
        if prev != NIL {
            c[prev as usize + NEXT][0] = next;
        }
        if next != NIL {
            c[next as usize + PREV][1] = prev;
        }
        if let Some(data) = self.rest.blocks.get_mut(block as usize) {
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
    #[inline]
    pub(crate) fn release(&mut self, op: Op) {
        let (m, n) = (self.num_operands(op) as u32, self.num_results(op) as u32);
        if self.has_ext(op) {
            self.rest.ext.remove(&op);
        }
        self.cells[op.index()][0] = NIL;
        self.free_run(op.0 - Self::results_length(n), Self::run_length(m, n) as usize);
        self.rest.live_ops -= 1;
    }
}
