//! Operations like one that was found right before.
//!
//! Most of what is registered of an operation depends on its name, its attributes and the types of its operands
//! and results alone, and the same few of those occur again and again. What was right once is remembered for
//! the time of a verification, in a table with one place for each number that such a signature can give.

use crate::body::Body;
use crate::entity::{Attrs, Op, OpShape};

/// How many types a signature has room for; operations with more are looked at each time.
const TYPES: usize = 6;
/// How many places the table has: a power of two.
const PLACES: usize = 1 << 9;

/// What an operation is, without what is around it. Its shape says its name and how many types count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Signature {
    shape: OpShape,
    attrs: Attrs,
    types: [u32; TYPES],
}

impl Signature {
    /// That of an operation; `None` if it has too many types.
    #[inline]
    pub(super) fn of(body: &Body, op: Op) -> Option<Signature> {
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

    fn place(&self) -> usize {
        // As rustc's hash: one multiplication a word, of which the upper bits count.
        let mix = |hash: u64, word: u32| {
            (hash.rotate_left(5) ^ u64::from(word)).wrapping_mul(0x517c_c1b7_2722_0a95)
        };
        let hash = mix(mix(0, self.shape.raw()), self.attrs.raw());
        let hash = self.types.iter().fold(hash, |hash, &ty| mix(hash, ty));
        (hash >> (u64::BITS - PLACES.trailing_zeros())) as usize
    }
}

/// Signatures that were right.
#[derive(Default)]
pub(super) struct Seen(Vec<Option<Signature>>);

impl Seen {
    /// Whether this one was right; if not, it takes the place where it would be as soon as `check` says so.
    #[inline]
    pub(super) fn or_check<E>(
        &mut self,
        signature: Option<Signature>,
        check: impl FnOnce() -> Result<(), E>,
    ) -> Result<(), E> {
        let Some(signature) = signature else { return check() };
        if self.0.is_empty() {
            self.0 = vec![None; PLACES];
        }
        let place = &mut self.0[signature.place()];
        if *place == Some(signature) {
            return Ok(());
        }
        check()?;
        *place = Some(signature);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Seen, Signature};
    use crate::{Context, parse_module};

    #[test]
    fn only_what_was_right_is_not_asked_again() {
        let mut ctx = Context::new();
        let text = b"%0 = \"t.a\"() : () -> i32  %1 = \"t.a\"() : () -> i32  %2 = \"t.a\"() : () -> i64";
        let module = parse_module(&mut ctx, "f.mlir", text).expect("it is right");
        let body = module.ir.top();
        let signatures: Vec<Option<Signature>> =
            body.ops(module.ir.module_block()).map(|op| Signature::of(body, op)).collect();
        assert_eq!(signatures[0], signatures[1]);
        let mut seen = Seen::default();
        assert_eq!(seen.or_check(signatures[0], || Err("wrong")), Err("wrong"));
        assert_eq!(seen.or_check(signatures[0], || Ok::<(), &str>(())), Ok(()));
        assert_eq!(seen.or_check(signatures[1], || Err("asked")), Ok(()));
        assert_eq!(seen.or_check(signatures[2], || Err("asked")), Err("asked"));
    }
}
