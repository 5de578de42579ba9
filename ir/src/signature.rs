//! What an operation is without what is around it, so that much is said once of operations that are alike.

use crate::body::Body;
use crate::entity::{Attrs, Op, OpShape};

/// How many types a signature has room for; operations with more are looked at each time.
const TYPES: usize = 6;
/// What an operation is, without what is around it. Its shape says its name and how many types count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Signature {
    shape: OpShape,
    attrs: Attrs,
    types: [u32; TYPES],
}

impl Signature {
    /// That of an operation; `None` if it has too many types.
    #[inline]
    pub(crate) fn of(body: &Body, op: Op) -> Option<Signature> {
        let (operands, results) = (body.num_operands(op), body.num_results(op));
        if operands + results > TYPES {
            return None;
        }
        let mut types = [0; TYPES];
        for (place, value) in types.iter_mut().zip(body.operands(op).chain(body.results(op))) {
            *place = body.value_type(value).raw();
        }
        Some(Signature { shape: body.shape(op), attrs: body.attrs(op), types })
    }

    /// Where it is in a table of so many places, a power of two.
    pub(crate) fn place(&self, places: usize) -> usize {
        // As rustc's hash: a multiplication, of which the upper bits count. One for all types will do: they
        // are few, and mostly the same.
        let mix = |hash: u64, word: u64| (hash.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
        let types = self.types.iter().fold(0u64, |types, &ty| types.rotate_left(11) ^ u64::from(ty));
        let hash = mix(mix(0, u64::from(self.shape.raw()) << 32 | u64::from(self.attrs.raw())), types);
        (hash >> (u64::BITS - places.trailing_zeros())) as usize
    }
}
