//! `memref.dma_start` and `memref.dma_wait`: what the operands, which are one list, are by their place.

use super::{Checked, Subject, require, shaped};
use pdll_ir::{Type, TypeData};

/// Reads a list of operand types from the left.
struct Operands<'s, 'v, 'o, 'a, 't> {
    subject: &'s Subject<'v, 'o, 'a, 't>,
    rest: &'t [Type],
}

impl Operands<'_, '_, '_, '_, '_> {
    fn take(&mut self, count: usize) -> Result<&[Type], &'static str> {
        let (taken, rest) =
            self.rest.split_at_checked(count).ok_or("there are fewer operands than it takes")?;
        self.rest = rest;
        Ok(taken)
    }

    /// As many numbers of type `index`.
    fn numbers(&mut self, count: usize, message: &'static str) -> Result<(), &'static str> {
        let index = self.subject.ctx().known().index;
        if self.take(count)?.iter().all(|&ty| ty == index) { Ok(()) } else { Err(message) }
    }

    /// A memref and an index for each of its dimensions.
    fn place(&mut self) -> Result<(), &'static str> {
        let ctx = self.subject.ctx();
        let memref = self.take(1)?[0];
        let TypeData::MemRef { .. } = ctx.type_data(memref) else {
            return Err("source, destination and tag are memrefs");
        };
        let rank = shaped(ctx, memref).map_or(0, |(sizes, _)| sizes.len());
        self.numbers(rank, "an index of a memref is of type `index`")
    }
}

fn operands<'s, 'v, 'o, 'a, 't>(s: &'s Subject<'v, 'o, 'a, 't>) -> Operands<'s, 'v, 'o, 'a, 't> {
    Operands { subject: s, rest: s.operands.types }
}

/// Source, destination, how many elements, tag, and perhaps a stride with the elements between.
pub(super) fn start(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let mut all = operands(s);
    all.place()?;
    all.place()?;
    all.numbers(1, "the number of elements is of type `index`")?;
    all.place()?;
    require(matches!(all.rest.len(), 0 | 2), "there are two operands for the stride, or none")?;
    let given = all.rest.len();
    Ok(all.numbers(given, "the stride is of type `index`")?)
}

/// A tag, and how many elements are waited for.
pub(super) fn wait(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let mut all = operands(s);
    all.place()?;
    all.numbers(1, "the number of elements is of type `index`")?;
    require(all.rest.is_empty(), "there is an index for each dimension of the tag")
}
