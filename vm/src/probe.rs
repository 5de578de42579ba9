//! Who watches matching: which roots are tried, where tests fail, what is accepted.

use crate::host::Host;

/// Watches the matcher. `()` watches nothing and costs nothing: all calls are behind [`Self::ACTIVE`], a
/// constant.
pub trait Probe<H: Host> {
    /// Whether there is anybody to watch.
    const ACTIVE: bool = true;
    /// Matching begins at an op for which some pattern of the program could be meant.
    fn root_tried(&mut self, _host: &H, _root: H::Op) {}
    /// A test did not hold: the instruction at word `at` of the program's code. A switch without a case for
    /// what it found is a failed test too.
    fn test_failed(&mut self, _host: &H, _root: H::Op, _at: u32) {}
    /// All tests of a pattern held; `pattern` is its number in the program. A better one may still be found.
    fn pattern_accepted(&mut self, _host: &H, _root: H::Op, _pattern: u32) {}
}

impl<H: Host> Probe<H> for () {
    const ACTIVE: bool = false;
}
