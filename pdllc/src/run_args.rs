//! The arguments of `run`.

use crate::args::Source;
use crate::driver_args::DriverArgs;
use crate::print_flags::PrintFlags;
use clap::{Args, ValueEnum};
use pdll::Limits;
use std::num::NonZeroUsize;
use std::path::PathBuf;

/// `pdllc run`.
#[derive(Args, Debug)]
pub(crate) struct Run {
    /// Patterns to apply: `.pdll`, `.td` with rewrite rules, `.mlir` or `.pdlbc`; may be given several times.
    #[arg(short = 'p', long = "patterns", value_name = "PATTERNS")]
    pub(crate) patterns: Vec<PathBuf>,
    /// Read and print operations as this definition of dialects (ODS) says; may be given several times.
    #[arg(long = "dialect", value_name = "FILE.td")]
    pub(crate) dialects: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) source: Source,
    /// Take IR as it is: don't verify it, neither when it is read nor after rewriting.
    #[arg(long)]
    #[arg(hide_short_help = true)]
    pub(crate) no_verify: bool,
    /// Verify the IR after each rewrite, which takes long, and name the first pattern that makes it invalid.
    #[arg(long, conflicts_with = "no_verify")]
    pub(crate) verify_each: bool,
    /// Don't erase operations for being unused, whatever is known of their effects.
    #[arg(long)]
    #[arg(hide_short_help = true)]
    pub(crate) no_dce: bool,
    #[command(flatten)]
    pub(crate) print: PrintFlags,
    /// Rewrite the parts of the IR between markers each by itself [default marker: `// -----`].
    #[arg(long, value_name = "MARKER", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    #[arg(hide_short_help = true)]
    pub(crate) split_input_file: Option<String>,
    /// What stands between the outputs of the parts.
    #[arg(long, value_name = "MARKER", require_equals = true, default_value = "// -----")]
    #[arg(hide_short_help = true)]
    pub(crate) output_split_marker: String,
    /// Convert to another dialect instead of rewriting to the end, as this file describes.
    #[arg(long, value_name = "CONFIG.toml")]
    pub(crate) convert: Option<PathBuf>,
    /// Apply only the patterns of these names.
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(crate) enable_patterns: Vec<String>,
    /// Don't apply the patterns of these names.
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(crate) disable_patterns: Vec<String>,
    #[command(flatten)]
    pub(crate) driver: DriverArgs,
    /// Read, rewrite and print functions on this many threads [default: as many as the machine runs at once].
    #[arg(long, value_name = "N")]
    #[arg(hide_short_help = true)]
    pub(crate) threads: Option<NonZeroUsize>,
    #[command(flatten)]
    pub(crate) limits: RunLimits,
    /// Report rewrites, per pattern; of patterns without any, the test at which most roots were lost.
    #[arg(long)]
    pub(crate) stats: bool,
    /// Tell what the driver does, as it does it.
    #[arg(long, value_name = "FORMAT", num_args = 0..=1, require_equals = true, default_missing_value = "text")]
    pub(crate) trace: Option<TimingFormat>,
    /// Count what is done for each pattern; FILE gets the time as folded stacks.
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true)]
    pub(crate) profile: Option<Option<PathBuf>>,
    /// Write a page that shows each step of the run, with the IR before and after, and the profile.
    #[arg(long, value_name = "FILE.html", conflicts_with = "split_input_file")]
    pub(crate) report: Option<PathBuf>,
    /// Report wall time, per stage.
    #[arg(long, value_name = "FORMAT", num_args = 0..=1, require_equals = true, default_missing_value = "text")]
    #[arg(hide_short_help = true)]
    pub(crate) timing: Option<TimingFormat>,
    /// Where the output goes: a file, or for several inputs a directory.
    #[arg(short = 'o', value_name = "OUT", default_value = "-", hide_default_value = true)]
    pub(crate) output: PathBuf,
    /// Write each output over its input.
    #[arg(long, conflicts_with = "output")]
    pub(crate) in_place: bool,
    /// The IR; standard input if none is named. Of several, each is rewritten by itself.
    #[arg(value_name = "INPUT.mlir", default_value = "-", hide_default_value = true)]
    pub(crate) inputs: Vec<PathBuf>,
}

/// What a run may spend. What is not given grows with the IR.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct RunLimits {
    /// Stop after this many rewrites.
    #[arg(long, value_name = "N")]
    #[arg(hide_short_help = true)]
    pub(crate) max_rewrites: Option<u64>,
    /// Stop after creating this many operations.
    #[arg(long, value_name = "N")]
    #[arg(hide_short_help = true)]
    pub(crate) max_created_ops: Option<u64>,
    /// Stop after making lists of this many items together.
    #[arg(long, value_name = "N")]
    #[arg(hide_short_help = true)]
    pub(crate) max_list_items: Option<u64>,
    /// Stop after matching has gone through this many users of values.
    #[arg(long, value_name = "N")]
    #[arg(hide_short_help = true)]
    pub(crate) max_matcher_steps: Option<u64>,
    /// Print what there is when a run stops before nothing is left to do, and only warn of that.
    #[arg(long)]
    #[arg(hide_short_help = true)]
    pub(crate) allow_nonconvergence: bool,
}

impl RunLimits {
    /// For the library.
    pub(crate) fn limits(self) -> Limits {
        Limits {
            rewrites: self.max_rewrites,
            created_ops: self.max_created_ops,
            list_items: self.max_list_items,
            matcher_steps: self.max_matcher_steps,
        }
    }
}

/// How `--timing` and `--trace` report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum TimingFormat {
    /// For people.
    Text,
    /// Objects, one a line, on standard error; that of `--timing` is the last line there.
    Json,
}
