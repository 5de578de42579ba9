//! Operations like one that was found right before.
//!
//! Most of what is registered of an operation depends on its name, its attributes and the types of its
//! operands and results alone, and the same few of those occur again and again. What was right once is
//! remembered for the time of a verification, in a table with one place for each number that such a signature
//! can give.

use crate::signature::Signature;

/// How many places the table has: a power of two.
const PLACES: usize = 1 << 9;

/// Signatures that were right.
#[derive(Default)]
pub(super) struct Seen(Vec<Option<Signature>>);

/// Those of operations without regions and successors, of which it was right that they have none, and those
/// of others.
#[derive(Default)]
pub(super) struct SeenOps {
    pub(super) plain: Seen,
    pub(super) other: Seen,
}

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
        let place = &mut self.0[signature.place(PLACES)];
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
