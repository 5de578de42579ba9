//! Vectors that need not grow for most inputs.

/// In bytes. What is not used is never touched, and costs nothing. Allocators give blocks of this size
/// pages of their own; smaller ones share pages with others of their size, of which some are prepared at
/// once.
const ROOM: usize = 1 << 20;

/// An empty vector with much room.
pub(crate) fn vector<T>() -> Vec<T> {
    Vec::with_capacity(ROOM / size_of::<T>().max(1))
}

/// One for what there is most of.
pub(crate) fn large<T>() -> Vec<T> {
    Vec::with_capacity(4 * ROOM / size_of::<T>().max(1))
}

/// One with its first element.
pub(crate) fn first<T>(element: T) -> Vec<T> {
    let mut all = vector();
    all.push(element);
    all
}
