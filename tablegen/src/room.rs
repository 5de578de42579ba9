//! Vectors that need not grow for most inputs.

/// In bytes. What is not used is never touched. Blocks of twice this size are just not so large that glibc
/// gets each from the system by itself, and gives it back by itself; those that vectors grow to are, and grow
/// further without being copied.
const ROOM: usize = 60 << 10;

/// An empty vector with much room.
pub(crate) fn vector<T>() -> Vec<T> {
    Vec::with_capacity(ROOM / size_of::<T>().max(1))
}

/// One for what there is most of.
pub(crate) fn large<T>() -> Vec<T> {
    Vec::with_capacity(2 * ROOM / size_of::<T>().max(1))
}

/// One with its first element.
pub(crate) fn first<T>(element: T) -> Vec<T> {
    let mut all = vector();
    all.push(element);
    all
}
