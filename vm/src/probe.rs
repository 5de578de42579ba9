//! Who watches matching: which roots are tried, where tests fail, what is accepted.

use crate::host::Host;
use crate::registers::{Registers, get};
use std::fmt;

/// What the registers of a program hold while it matches.
pub struct Held<'a, H: Host>(pub(crate) &'a Registers<H>);

impl<H: Host> Held<'_, H> {
    /// The op in this register; `None` if nothing was written to it.
    #[must_use]
    pub fn op(&self, register: u32) -> Option<H::Op> {
        get(&self.0.ops, register)
    }
    /// The value in this register.
    #[must_use]
    pub fn value(&self, register: u32) -> Option<H::Value> {
        get(&self.0.values, register)
    }
    /// The type in this register.
    #[must_use]
    pub fn ty(&self, register: u32) -> Option<H::Type> {
        get(&self.0.types, register)
    }
    /// The attribute in this register.
    #[must_use]
    pub fn attr(&self, register: u32) -> Option<H::Attr> {
        get(&self.0.attrs, register)
    }
    /// The list of values in this register.
    #[must_use]
    pub fn values(&self, register: u32) -> Option<&[H::Value]> {
        self.0.value_list(register)
    }
    /// The list of types in this register.
    #[must_use]
    pub fn types(&self, register: u32) -> Option<&[H::Type]> {
        self.0.type_list(register)
    }
}

impl<H: Host> fmt::Debug for Held<'_, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Held").finish_non_exhaustive()
    }
}

/// Watches the matcher. `()` watches nothing and costs nothing: all calls are behind [`Self::ACTIVE`], a
/// constant.
pub trait Probe<H: Host> {
    /// Whether there is anybody to watch.
    const ACTIVE: bool = true;
    /// What follows is about the program with this number in the set. Not said in a set of one.
    fn program(&mut self, _number: usize) {}
    /// The instruction at word `at` of the program's code is about to run.
    fn step(&mut self, _host: &H, _root: H::Op, _at: u32, _held: Held<'_, H>) {}
    /// A constraint is about to be called that is native, or evaluated from its definition: its number among
    /// the natives of the program.
    fn calling(&mut self, _native: u32) {}
    /// It has been called.
    fn called(&mut self, _native: u32) {}
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
