//! Shapes of operations that patterns create: the names that they say are mostly the same few.

use pdll_ir::{Context, OpShape};
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;

/// So many names are kept.
const PLACES: usize = 32;

#[derive(Debug)]
struct Known {
    name: Box<str>,
    operands: usize,
    results: usize,
    shape: OpShape,
}

/// The shapes that were asked for last, each at the place that its name has.
#[derive(Debug, Default)]
pub(super) struct Shapes([Option<Known>; PLACES]);

impl Shapes {
    /// The shape of operations of a name with so many operands and results.
    #[inline]
    pub(super) fn find(&mut self, ctx: &mut Context, name: &str, operands: usize, results: usize) -> OpShape {
        let place = &mut self.0[FxBuildHasher.hash_one(name) as usize % PLACES];
        match place {
            Some(known) if *known.name == *name && (known.operands, known.results) == (operands, results) => {
                known.shape
            }
            place => Self::look_up(place, ctx, name, operands, results),
        }
    }

    #[cold]
    fn look_up(
        place: &mut Option<Known>,
        ctx: &mut Context,
        name: &str,
        operands: usize,
        results: usize,
    ) -> OpShape {
        let id = ctx.name(name);
        let shape = ctx.op_shape(id, operands, results);
        *place = Some(Known { name: name.into(), operands, results, shape });
        shape
    }
}
