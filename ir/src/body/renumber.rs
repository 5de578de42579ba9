//! Bodies that were changed with a context of another thread.

use super::Body;
use crate::context::Renumbering;
use crate::entity::{Attrs, Loc, Type};

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
                    let cell = (self.block_args(block)[a].0 >> 2) as usize;
                    self.cells[cell][0] = numbers.ty(Type(self.cells[cell][0])).0;
                    self.cells[cell + 1][0] = numbers.loc(Loc(self.cells[cell + 1][0])).0;
                }
                let mut at = self.first_op(block);
                while let Some(op) = at {
                    let (header, results) = (op.index(), self.num_results(op));
                    for result in &mut self.cells[header - results..header] {
                        result[0] = numbers.ty(Type(result[0])).0;
                    }
                    self.cells[header][0] = numbers.shape(self.shape(op)).0;
                    self.cells[header][2] = numbers.attrs(Attrs(self.cells[header][2])).0;
                    self.cells[header + 1][3] = numbers.loc(self.loc(op)).0;
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
