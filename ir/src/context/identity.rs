//! Which context it is.

use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};

static NEXT: AtomicU64 = AtomicU64::new(1);

/// Tells contexts apart. A clone is another one: from then on the same handle can mean different things in
/// the two.
#[derive(Debug)]
pub(crate) struct Identity(Option<NonZeroU32>);

impl Identity {
    pub(crate) fn new() -> Self {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        Identity(u32::try_from(number).ok().and_then(NonZeroU32::new))
    }
}

impl Clone for Identity {
    fn clone(&self) -> Self {
        Identity::new()
    }
}

impl super::Context {
    /// A number that no other context of this process has, for who keeps what follows from handles; `None`
    /// when there are no more numbers.
    #[inline]
    pub fn identity(&self) -> Option<NonZeroU32> {
        self.identity.0
    }
}
