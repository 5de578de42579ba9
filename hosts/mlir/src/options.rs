//! How patterns are run.

use pdll::Config;

/// What drives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Driver {
    /// Until no pattern matches, in MLIR's order.
    Greedy,
    /// Each op once.
    Walk,
    /// MLIR's own; the patterns are one of its patterns.
    Mlir,
}

/// How patterns are run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// What drives.
    pub driver: Driver,
    /// How; of a walk only the limits count.
    pub config: Config,
    /// Whether drivers erase unused ops without effects.
    pub dce: bool,
    /// Whether isolated ops are rewritten by themselves, on the threads of the context if it has some.
    /// Natives that look beyond the isolated op in which they are called must not be among the patterns.
    pub apart: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { driver: Driver::Greedy, config: Config::default(), dce: true, apart: true }
    }
}
