//! Other numbers of operands for ops that are there.

use super::{Body, CreateError, Ext, FLAG, HAS_EXT, MANY_OPERANDS, OPERAND_CELLS, OpSpec};
use crate::entity::{NIL, Op, OpShape, Type, Value};

impl Body {
    /// Sets all operands of an op; `shape` is what it has from here on: the name and number of results that
    /// it had, and this number of operands. Each operand goes to the front of the use list of its value, in
    /// order.
    ///
    /// Gives the handle of the op. With as many operands or fewer it is the old one. With more of them the op
    /// is made anew where it stands, with its uses, regions, successors, mark and flag; the old handle is
    /// good for nothing then, nor are its results.
    ///
    /// # Errors
    /// The body is full, or there are too many; nothing has changed.
    pub fn set_operands(&mut self, op: Op, shape: OpShape, values: &[Value]) -> Result<Op, CreateError> {
        self.rest.column.give_up();
        let (old, new) = (self.num_operands(op), values.len());
        if new > old {
            return self.grow(op, shape, values);
        }
        for i in 0..old {
            self.take_link(op, i);
        }
        for (i, &value) in values.iter().enumerate() {
            self.link_operand(op, i, value);
        }
        if new < old {
            self.set_operand_count(op, new);
            self.free_run(Self::operand_cell(op, new) as u32, OPERAND_CELLS as usize * (old - new));
        }
        self.cells[op.index()][0] = shape.0;
        Ok(op)
    }

    fn set_operand_count(&mut self, op: Op, count: usize) {
        let results = self.num_results(op);
        let was_many = self.cells[op.index()][1] & 0xFFFF == MANY_OPERANDS;
        let word = &mut self.cells[op.index()][1];
        *word = (*word & !0xFFFF) | (count as u32).min(MANY_OPERANDS);
        if was_many || count as u32 >= MANY_OPERANDS {
            self.set_many(op, count, results);
        }
    }

    fn grow(&mut self, op: Op, shape: OpShape, values: &[Value]) -> Result<Op, CreateError> {
        let types: Vec<Type> = self.results(op).map(|value| self.value_type(value)).collect();
        let (attrs, loc) = (self.attrs(op), self.loc(op));
        let spec = OpSpec { shape, operands: &[], results: &types, attrs, loc };
        let new = self.create_unlinked(&spec, values.len())?;
        for i in 0..self.num_operands(op) {
            self.take_link(op, i);
        }
        for (from, to) in self.results(op).zip(self.results(new)) {
            self.move_uses(from, to);
        }
        for (i, &value) in values.iter().enumerate() {
            let own = self.results(op).position(|result| result == value);
            self.link_operand(new, i, own.map_or(value, |i| self.result(new, i)));
        }
        self.set_mark(new, self.mark(op));
        self.cells[new.index()][1] |= self.cells[op.index()][1] & FLAG;
        self.move_ext(op, new);
        if self.block(op).is_some() {
            self.insert_before(new, op);
            self.detach(op);
        }
        self.release(op);
        Ok(new)
    }

    /// Makes all uses of a value uses of another one, which has none, in the order that they have.
    fn move_uses(&mut self, from: Value, to: Value) {
        let mut at = std::mem::replace(&mut self.cells[(from.0 >> 2) as usize][1], NIL);
        self.cells[(to.0 >> 2) as usize][1] = at;
        while at != NIL {
            let cell = &mut self.cells[at as usize];
            cell[0] = to.0;
            at = cell[1];
        }
    }

    /// Gives an op the regions and successors of another one.
    fn move_ext(&mut self, from: Op, to: Op) {
        let (operands, results) = (self.num_operands(to), self.num_results(to));
        // What says how many operands and results there were is freed with the op.
        let Some(ext) = self.rest.ext.get_mut(&from) else { return };
        let (regions, succs) = (std::mem::take(&mut ext.regions), std::mem::take(&mut ext.succs));
        let child = ext.child.take();
        for &region in &regions {
            self.rest.regions[region.index()].parent = to.0;
        }
        let (operands, results) = (operands as u32, results as u32);
        self.rest.ext.insert(to, Ext { operands, results, regions, succs, child });
        self.cells[to.index()][1] |= HAS_EXT;
    }
}
