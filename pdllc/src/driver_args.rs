//! Flags of `run` for what the greedy driver visits, and what it does beside applying patterns.

use clap::{Args, ValueEnum};
use pdll::{Config, RegionLevel};

#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct DriverArgs {
    /// Visit operations from the top down (by default the last one is visited first).
    #[arg(long)]
    #[arg(hide_short_help = true)]
    top_down: bool,
    /// Stop after this many rounds over all operations.
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub(crate) max_iterations: u32,
    /// Do at most this many rewrites in each round.
    #[arg(long, value_name = "N")]
    #[arg(hide_short_help = true)]
    max_rewrites_per_iteration: Option<u64>,
    /// Which operations patterns are tried at.
    #[arg(long, value_name = "WHICH", default_value = "any")]
    #[arg(hide_short_help = true)]
    strictness: Strictness,
    /// What is done about blocks and regions in each round.
    #[arg(long, value_name = "LEVEL", default_value = "keep")]
    #[arg(hide_short_help = true)]
    region_simplify: Simplify,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Strictness {
    /// Every operation, also those that rewrites create.
    Any,
    /// Those of the input, and those that rewrites create or move.
    ExistingAndNew,
    /// Those of the input.
    Existing,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Simplify {
    /// Nothing.
    Keep,
    /// Blocks that nothing leads to are erased.
    Unreachable,
    /// And operations without effects and arguments of blocks that nothing needs.
    Normal,
    /// And blocks that do the same become one.
    Aggressive,
}

impl DriverArgs {
    /// For the library, without limits.
    pub(crate) fn config(self) -> Config {
        Config {
            top_down: self.top_down,
            max_iterations: self.max_iterations,
            max_rewrites: self.max_rewrites_per_iteration,
            strictness: match self.strictness {
                Strictness::Any => pdll::Strictness::Any,
                Strictness::ExistingAndNew => pdll::Strictness::ExistingAndNew,
                Strictness::Existing => pdll::Strictness::Existing,
            },
            regions: match self.region_simplify {
                Simplify::Keep => RegionLevel::Keep,
                Simplify::Unreachable => RegionLevel::Unreachable,
                Simplify::Normal => RegionLevel::Normal,
                Simplify::Aggressive => RegionLevel::Aggressive,
            },
            ..Config::default()
        }
    }
}
