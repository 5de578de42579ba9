//! The arguments of commands that look into patterns: `check`, `test`, `explain`.

use crate::args::Source;
use clap::Args;
use std::path::PathBuf;

/// `pdllc check`.
#[derive(Args, Debug)]
pub(crate) struct Check {
    #[command(flatten)]
    pub(crate) source: Source,
    /// Write tests to this directory, which is made if it is not there: for each pattern the smallest IR that
    /// it matches, and near misses.
    #[arg(long, value_name = "DIR")]
    pub(crate) witness: Option<PathBuf>,
    /// The patterns, as source.
    #[arg(value_name = "PATTERNS")]
    pub(crate) file: PathBuf,
}

/// `pdllc test`.
#[derive(Args, Debug)]
pub(crate) struct Test {
    #[command(flatten)]
    pub(crate) source: Source,
    /// The tests, and directories whose `.mlir` files are meant.
    #[arg(value_name = "FILE|DIR", required = true)]
    pub(crate) files: Vec<PathBuf>,
}

/// `pdllc explain`.
#[derive(Args, Debug)]
pub(crate) struct Explain {
    /// The patterns; may be given several times.
    #[arg(short = 'p', long = "patterns", value_name = "PATTERNS", required = true)]
    pub(crate) patterns: Vec<PathBuf>,
    /// Explain what is written at this line, or at this line and column.
    #[arg(long, value_name = "LINE[:COL]", value_parser = parse_at, required_unless_present = "op", conflicts_with = "op")]
    pub(crate) at: Option<At>,
    /// Explain operations of this name.
    #[arg(long, value_name = "NAME")]
    pub(crate) op: Option<String>,
    /// Explain this pattern only.
    #[arg(long, value_name = "NAME")]
    pub(crate) pattern: Option<String>,
    /// Show patterns for operations of other names too.
    #[arg(long)]
    pub(crate) all: bool,
    /// Read and print operations as this definition of dialects (ODS) says; may be given several times.
    #[arg(long = "dialect", value_name = "FILE.td")]
    pub(crate) dialects: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) source: Source,
    /// Where the output goes.
    #[arg(short = 'o', value_name = "OUT", default_value = "-", hide_default_value = true)]
    pub(crate) output: PathBuf,
    /// The IR; standard input if it is not named.
    #[arg(value_name = "INPUT.mlir", default_value = "-", hide_default_value = true)]
    pub(crate) input: PathBuf,
}

/// A line of the IR, or a place in it, from 1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct At {
    pub(crate) line: u32,
    pub(crate) column: Option<u32>,
}

/// `LINE` or `LINE:COL`.
fn parse_at(text: &str) -> Result<At, String> {
    let number = |text: &str| match text.parse() {
        Ok(n) if n > 0 => Ok(n),
        _ => Err(format!("`{text}` is no number from 1 on; a place is written `LINE` or `LINE:COL`")),
    };
    match text.split_once(':') {
        None => Ok(At { line: number(text)?, column: None }),
        Some((line, column)) => Ok(At { line: number(line)?, column: Some(number(column)?) }),
    }
}
