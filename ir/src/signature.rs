//! What an operation is without what is around it, so that much is said once of operations that are alike.

use crate::body::Body;
use crate::entity::{Attrs, Op, OpShape, Value};

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
        let mut types = [0; TYPES];
        if body.num_operands(op) + body.num_results(op) > TYPES {
            return None;
        }
        for (place, value) in types.iter_mut().zip(body.operands(op).chain(body.results(op))) {
            *place = body.value_type(value).raw();
        }
        Some(Signature { shape: body.shape(op), attrs: body.attrs(op), types })
    }

    /// Where it is in a table of so many places, a power of two, of signatures that were made.
    pub(crate) fn own_place(&self, places: usize) -> usize {
        let types = self.types.iter().fold(0u64, |types, &ty| types.rotate_left(11) ^ u64::from(ty));
        place(self.shape, self.attrs, types, places)
    }

    // Who mostly finds one that was kept does not make another to look for it: what has been written in small
    // parts is slow to read as a whole.

    /// Where that of an operation is in a table of so many places, a power of two; `None` if it has too many
    /// types.
    #[inline]
    pub(crate) fn place(body: &Body, op: Op, places: usize) -> Option<usize> {
        if body.num_operands(op) + body.num_results(op) > TYPES {
            return None;
        }
        let add = |types: u64, value: Value| types.rotate_left(11) ^ u64::from(body.value_type(value).raw());
        let types = body.results(op).fold(body.operands(op).fold(0, add), add);
        Some(place(body.shape(op), body.attrs(op), types, places))
    }

    /// Whether it is that of an operation.
    #[inline]
    pub(crate) fn is_of(&self, body: &Body, op: Op) -> bool {
        let is_same = |(&ty, value): (&u32, Value)| body.value_type(value).raw() == ty;
        (self.shape, self.attrs) == (body.shape(op), body.attrs(op))
            && self.types.iter().zip(body.operands(op)).all(is_same)
            && self.types.iter().skip(body.num_operands(op)).zip(body.results(op)).all(is_same)
    }
}

#[inline]
fn place(shape: OpShape, attrs: Attrs, types: u64, places: usize) -> usize {
    // As rustc's hash: a multiplication, of which the upper bits count. One for all types will do: they are
    // few, and mostly the same.
    let mix = |hash: u64, word: u64| (hash.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    let hash = mix(mix(0, u64::from(shape.raw()) << 32 | u64::from(attrs.raw())), types);
    (hash >> (u64::BITS - places.trailing_zeros())) as usize
}
