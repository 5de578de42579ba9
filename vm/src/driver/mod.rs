//! Drivers: which op is tried when.

mod greedy;
mod report;
mod walk;
mod worklist;

pub use greedy::{Greedy, greedy};
pub use report::{DriverReport, Fault};
pub use walk::{Walk, walk};

use crate::host::Host;
use crate::machine::Outcome;

/// How a driver works.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// Start with the first op and go into regions before what encloses them is done with (off: the other way round).
    pub top_down: bool,
    /// How often all ops are gone through at most; the last time is the one that finds nothing.
    pub max_iterations: u32,
    /// How many rewrites are done at most; none: 100 000 and 64 for each op.
    pub max_rewrites: Option<u64>,
}

impl Default for Config {
    fn default() -> Self {
        Self { top_down: false, max_iterations: 10, max_rewrites: None }
    }
}

/// Hears everything that a driver does, in MLIR's order. `()` hears nothing and costs nothing.
pub trait Listener<H: Host> {
    /// Whether there is anybody to hear.
    const ACTIVE: bool = true;
    /// An op was created.
    fn inserted(&mut self, _host: &H, _op: H::Op) {}
    /// An operand or an attribute of an op is being changed.
    fn modified(&mut self, _host: &H, _op: H::Op) {}
    /// The results of an op are about to be replaced by these values.
    fn replaced(&mut self, _host: &H, _op: H::Op, _with: &[H::Value]) {}
    /// An op is about to be erased.
    fn erasing(&mut self, _host: &H, _op: H::Op) {}
    /// A pattern has matched and its rewrite is about to start.
    fn pattern_begin(&mut self, _host: &H, _pattern: u32, _root: H::Op) {}
    /// Its rewrite has ended.
    fn pattern_end(&mut self, _host: &H, _pattern: u32, _outcome: &Outcome) {}
}

impl<H: Host> Listener<H> for () {
    const ACTIVE: bool = false;
}
