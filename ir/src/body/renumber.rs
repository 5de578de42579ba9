//! Bodies that were changed with a context of another thread.

use super::Body;
use crate::context::Renumbering;

impl Body {
    /// Brings what this body mentions to the context that the one it was changed with has been joined to. Ops
    /// outside of its regions are left as they are.
    pub fn renumber(&mut self, numbers: &Renumbering) {
        if numbers.is_identity() {
            return;
        }
        let mut regions = self.roots().to_vec();
        while let Some(region) = regions.pop() {
            for b in 0..self.blocks(region).len() {
                let block = self.blocks(region)[b];
                for a in 0..self.block_args(block).len() {
                    let argument = self.block_args(block)[a];
                    self.set_value_type(argument, numbers.ty(self.value_type(argument)));
                    let Some(loc) = self.arg_loc(argument) else { continue };
                    self.set_arg_loc(argument, numbers.loc(loc));
                }
                let mut at = self.first_op(block);
                while let Some(op) = at {
                    for result in self.results(op) {
                        self.set_value_type(result, numbers.ty(self.value_type(result)));
                    }
                    self.cells[op.index()][0] = numbers.shape(self.shape(op)).0;
                    self.set_attrs(op, numbers.attrs(self.attrs(op)));
                    self.set_loc(op, numbers.loc(self.loc(op)));
                    if self.has_regions(op) {
                        regions.extend_from_slice(self.regions(op));
                    }
                    at = self.next(op);
                }
            }
        }
        self.rest.column.renumber(numbers);
    }
}
