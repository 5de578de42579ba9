//! Lists that mostly hold few items, which then need no memory of their own.

use smallvec::SmallVec;

/// A list that holds up to `N` items in itself.
pub type Few<T, const N: usize = 2> = SmallVec<[T; N]>;
