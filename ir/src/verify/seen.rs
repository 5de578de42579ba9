//! Operations like one that was found right before.
//!
//! Most of what is registered of an operation depends on its name, its attributes and the types of its
//! operands and results alone, and the same few of those occur again and again. What was right once is
//! remembered for the time of a verification: the last one of each shape, and more in a table with two places
//! for each signature: that which the number says that it gives, and the one beside it.

use crate::body::Body;
use crate::entity::Op;
use crate::signature::Signature;

/// How many places the table has: a power of two.
const PLACES: usize = 1 << 9;

/// Signatures that were right.
#[derive(Default)]
pub(super) struct Seen {
    table: Vec<Option<Signature>>,
    /// By shape, that which was found last.
    last: Vec<Option<Signature>>,
}

/// Those of operations without regions and successors, of which it was right that they have none, and those
/// of others.
#[derive(Default)]
pub(super) struct SeenOps {
    pub(super) plain: Seen,
    pub(super) other: Seen,
}

impl Seen {
    /// Whether one like this op was right; if not, it takes the place where it would be as soon as `check`
    /// says so.
    #[inline]
    pub(super) fn or_check<E>(
        &mut self,
        body: &Body,
        op: Op,
        check: impl FnOnce() -> Result<(), E>,
    ) -> Result<(), E> {
        let shape = body.shape(op).index();
        if matches!(self.last.get(shape), Some(Some(seen)) if seen.is_of(body, op)) {
            return Ok(());
        }
        let Some(place) = Signature::place(body, op, PLACES) else { return check() };
        let is_at = |place: usize| matches!(self.table.get(place), Some(Some(seen)) if seen.is_of(body, op));
        let found = [place, place ^ 1].into_iter().find(|&place| is_at(place));
        let signature = match found {
            Some(place) => self.table[place],
            None => {
                check()?;
                self.insert(place, Signature::of(body, op))
            }
        };
        if shape >= self.last.len() {
            self.last.resize(shape + 1, None);
        }
        self.last[shape] = signature;
        Ok(())
    }

    fn insert(&mut self, place: usize, signature: Option<Signature>) -> Option<Signature> {
        if self.table.is_empty() {
            self.table = vec![None; PLACES];
        }
        // What was there moves to the second place.
        self.table[place ^ 1] = std::mem::replace(&mut self.table[place], signature);
        signature
    }
}

#[cfg(test)]
mod tests {
    use super::Seen;
    use crate::{Context, Op, parse_module};

    #[test]
    fn only_what_was_right_is_not_asked_again() {
        let mut ctx = Context::new();
        let text = b"%0 = \"t.a\"() : () -> i32  %1 = \"t.a\"() : () -> i32  %2 = \"t.a\"() : () -> i64";
        let module = parse_module(&mut ctx, "f.mlir", text).expect("it is right");
        let body = module.ir.top();
        let ops: Vec<Op> = body.ops(module.ir.module_block()).collect();
        let mut seen = Seen::default();
        assert_eq!(seen.or_check(body, ops[0], || Err("wrong")), Err("wrong"));
        assert_eq!(seen.or_check(body, ops[0], || Ok::<(), &str>(())), Ok(()));
        assert_eq!(seen.or_check(body, ops[1], || Err("asked")), Ok(()));
        assert_eq!(seen.or_check(body, ops[2], || Err("asked")), Err("asked"));
    }
}
