//! What a user of the greedy driver can decide.

use crate::limits::Limits;

/// How the greedy driver works.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// Start with the first op and go into regions before what encloses them is done with (off: the other way
    /// round).
    pub top_down: bool,
    /// How often all ops are gone through at most; the last time is the one that finds nothing. With 0
    /// nothing is done, and the run has not converged.
    pub max_iterations: u32,
    /// How many rewrites are done at most each time that all ops are gone through; `None`: any number.
    pub max_rewrites: Option<u64>,
    /// Which ops are visited.
    pub strictness: Strictness,
    /// What is done about blocks, beside applying patterns.
    pub regions: RegionLevel,
    /// Ops are folded, if there is a [`super::Folder`].
    pub fold: bool,
    /// Constants that are alike become one, if there is a [`super::Folder`] that knows constants.
    pub unique_constants: bool,
    /// What the run may spend, over all bodies.
    pub limits: Limits,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            top_down: false,
            max_iterations: 10,
            max_rewrites: None,
            strictness: Strictness::Any,
            regions: RegionLevel::Keep,
            fold: true,
            unique_constants: true,
            limits: Limits::default(),
        }
    }
}

/// Which ops a driver visits. Patterns may look at all others, and change them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Strictness {
    /// Every op, also those that rewrites create or move.
    #[default]
    Any,
    /// Those that it was given, and those that are created or moved.
    ExistingAndNew,
    /// Those that it was given.
    Existing,
}

/// What the greedy driver does about blocks each time that it goes through all ops. Each level does what
/// those before it do. A host whose ops have no regions does nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum RegionLevel {
    /// Nothing.
    #[default]
    Keep,
    /// Blocks that the entry of their region does not reach are erased, before patterns are applied.
    Unreachable,
    /// Ops without effects and arguments of blocks that nothing needs are erased, in cycles too.
    Normal,
    /// Blocks that do the same become one, and arguments that get the same value from everywhere are replaced
    /// by it.
    Aggressive,
}
