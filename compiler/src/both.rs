//! Two things at once, where there is enough to do.

/// For how many patterns it pays to have another thread.
const MANY: usize = 512;

/// What both give, which is done for so many patterns.
pub(crate) fn both<A: Send, B: Send>(
    patterns: usize,
    a: impl FnOnce() -> A + Send,
    b: impl FnOnce() -> B + Send,
) -> (A, B) {
    if patterns < MANY { (a(), b()) } else { rayon::join(a, b) }
}
