//! Dividing the operands or results of an operation into groups.

use super::Slots;
use pdll_ir::{Arity, Attr, Context, Name};
use std::ops::Range;
use std::sync::Arc;

/// How groups are told apart in an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Division {
    /// At most one group is not single.
    One,
    /// Those that are not single are equally long.
    Same,
    /// By an attribute.
    Sized(Name),
}

/// The groups of operands or results.
#[derive(Clone, Debug)]
pub(crate) struct Groups {
    pub(crate) arities: Arc<[Arity]>,
    pub(crate) division: Division,
}

impl Groups {
    /// The range of each group among `count` values; `attribute` gives the attributes of the operation.
    /// `None` if they cannot be divided so.
    pub(crate) fn divide(
        &self,
        ctx: &Context,
        count: usize,
        attribute: impl Fn(Name) -> Option<Attr>,
    ) -> Option<Slots<Range<usize>>> {
        let single = self.arities.iter().filter(|&&arity| arity == Arity::One).count();
        let open = self.arities.len() - single;
        let mut ranges = Slots::new();
        let mut next = 0;
        let mut push = |size: usize| {
            ranges.push(next..next + size);
            next += size;
        };
        if let Division::Sized(name) = self.division {
            let sizes = ctx.i32_array(attribute(name)?)?;
            if sizes.len() != self.arities.len() {
                return None;
            }
            for (&arity, &size) in self.arities.iter().zip(&sizes) {
                push(fitting(arity, usize::try_from(size).ok()?)?);
            }
        } else {
            let rest = count.checked_sub(single)?;
            let size = match (open, self.division) {
                (0, _) => 0,
                (1, _) => rest,
                (_, Division::Same) if rest.is_multiple_of(open) => rest / open,
                _ => return None,
            };
            for &arity in &*self.arities {
                push(if arity == Arity::One { 1 } else { fitting(arity, size)? });
            }
        }
        (next == count).then_some(ranges)
    }
}

/// A size, if a group of this arity can have it.
fn fitting(arity: Arity, size: usize) -> Option<usize> {
    let fits = match arity {
        Arity::One => size == 1,
        Arity::Optional => size <= 1,
        Arity::Variadic => true,
    };
    fits.then_some(size)
}
