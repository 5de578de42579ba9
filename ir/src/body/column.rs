//! The shapes of ops in the order of their block, close together.
//!
//! Whoever looks for ops of a few shapes would have to touch every op, which is 72 bytes; the column is two
//! bytes an op. It exists for a body of one block as a reader or builder makes it, op after op at the end of
//! the block and of memory, and only until anything else is done to the body: it is never mended. So it needs
//! no handles either, as an op begins where the one before ends.

use super::Body;
use crate::context::Renumbering;
use crate::entity::{Block, Op, OpShape};

#[derive(Clone, Debug, Default)]
pub(crate) struct Column {
    /// Where the run of the first op starts, and that of the last one ends.
    start: u32,
    end: u32,
    block: u32,
    shapes: Vec<u16>,
    broken: bool,
}

impl Column {
    /// Something was done to the body that the column does not tell.
    #[inline(always)]
    pub(crate) fn give_up(&mut self) {
        self.broken = true;
    }

    /// Nothing is added any more.
    pub(super) fn settle(&mut self) {
        self.shapes.shrink_to_fit();
    }

    /// See [`Body::renumber`].
    pub(super) fn renumber(&mut self, numbers: &Renumbering) {
        let mut fit = true;
        for shape in &mut self.shapes {
            let now = numbers.shape(OpShape(u32::from(*shape))).0;
            fit &= now < u32::from(u16::MAX);
            *shape = now as u16;
        }
        if !fit {
            self.free();
        }
    }

    #[cold]
    fn free(&mut self) {
        *self = Self { broken: true, ..Self::default() };
    }
}

impl Body {
    /// An op is at the end of a block now.
    #[inline]
    pub(super) fn note_appended(&mut self, block: Block, op: Op) {
        if self.rest.column.broken {
            return;
        }
        let (operands, results) = (self.num_operands(op) as u32, self.num_results(op) as u32);
        let (start, shape) = (op.0 - Self::results_length(results), self.shape(op).0);
        let column = &mut self.rest.column;
        if column.shapes.is_empty() {
            (column.start, column.end, column.block) = (start, start, block.0);
        }
        if column.end != start || column.block != block.0 || shape >= u32::from(u16::MAX) {
            return column.free();
        }
        column.end = start + Self::run_length(operands, results);
        column.shapes.push(shape as u16);
    }

    /// The shapes of all ops of this body in order, if it is one block that has not been changed since it was
    /// filled, and the cell at which the first op begins; each begins where the one before ends
    /// ([`Self::op_at`]). They are lent: [`Self::return_column`] takes them back.
    pub fn lend_column(&mut self) -> Option<(u32, Vec<u16>)> {
        let Column { start, block, shapes, broken: false, .. } = &self.rest.column else { return None };
        let [region] = self.roots() else { return None };
        let alone = matches!(self.blocks(*region), [only] if only.0 == *block);
        let all = self.rest.ext.is_empty() && shapes.len() == self.op_count();
        if !alone || !all {
            return None;
        }
        let start = *start;
        Some((start, std::mem::take(&mut self.rest.column.shapes)))
    }

    /// Takes back what was lent. It is lent no more if the body has been changed meanwhile, but for marks.
    pub fn return_column(&mut self, column: Vec<u16>) {
        self.rest.column.shapes = column;
    }

    /// The op whose run of cells starts here, with so many of them before its handle and from it on
    /// ([`crate::Context::shape_run`]), and where the next run starts.
    #[inline(always)]
    pub fn op_at(start: u32, (before, behind): (u32, u32)) -> (Op, u32) {
        let op = start + before;
        (Op(op), op + behind)
    }

    /// The shape that an entry of the column stands for.
    #[inline(always)]
    pub fn column_shape(entry: u16) -> OpShape {
        OpShape(entry.into())
    }
}
