//! Drivers: which op is tried when.

mod greedy;
mod report;
mod walk;
mod words;
mod worklist;

pub use greedy::{Greedy, greedy};
pub use report::{DriverReport, RewriteFailure, Tally};
pub use walk::{Walk, walk};

use crate::limits::Limits;

/// How the greedy driver works.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// Start with the first op and go into regions before what encloses them is done with (off: the other way
    /// round).
    pub top_down: bool,
    /// How often all ops are gone through at most; the last time is the one that finds nothing.
    pub max_iterations: u32,
    /// What the run may spend, over all bodies.
    pub limits: Limits,
}

impl Default for Config {
    fn default() -> Self {
        Self { top_down: false, max_iterations: 10, limits: Limits::default() }
    }
}
