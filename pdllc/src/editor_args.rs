//! The arguments of commands that serve whoever writes patterns: `fmt`, `lsp`.

use crate::args::Source;
use clap::Args;
use std::ops::Range;
use std::path::PathBuf;

/// `pdllc fmt`.
#[derive(Args, Debug)]
pub(crate) struct Fmt {
    /// Write nothing; name the files that would change, with exit status 1 if there are any.
    #[arg(long)]
    pub(crate) check: bool,
    /// Write nothing; print what would change.
    #[arg(long)]
    pub(crate) diff: bool,
    /// Format standard input to standard output, as `-` does.
    #[arg(long)]
    pub(crate) stdin: bool,
    /// Format standard input to standard output; messages call it by this name.
    #[arg(long, value_name = "NAME", alias = "stdin-name")]
    pub(crate) stdin_filename: Option<PathBuf>,
    /// How many columns a line may have.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) width: Option<u16>,
    /// Format these lines only, from 1; may be given several times.
    #[arg(long, value_name = "FIRST:LAST", value_parser = parse_lines)]
    pub(crate) lines: Vec<Range<usize>>,
    /// Format files that do not parse too; what did not parse is kept.
    #[arg(long)]
    pub(crate) force: bool,
    /// The files, and directories whose `.pdll` files are meant.
    #[arg(value_name = "FILE|DIR", required_unless_present_any = ["stdin", "stdin_filename"])]
    pub(crate) files: Vec<PathBuf>,
}

/// `pdllc lsp`. The flags of mlir-pdll-lsp-server are taken too.
#[derive(Args, Debug)]
pub(crate) struct Lsp {
    #[command(flatten)]
    pub(crate) source: Source,
    /// As -I.
    #[arg(long = "pdll-extra-dir", value_name = "DIR")]
    pub(crate) extra_dirs: Vec<PathBuf>,
    /// A file that says where each source looks for what it includes, as MLIR's CMake functions write it.
    #[arg(long = "pdll-compilation-database", value_name = "FILE")]
    pub(crate) databases: Vec<PathBuf>,
    /// Taken and ignored, as editors pass it.
    #[arg(long, hide = true)]
    pub(crate) stdio: bool,
    /// Taken and ignored, as editors pass it.
    #[arg(long, hide = true)]
    pub(crate) log: Option<String>,
}

/// `FIRST:LAST`, counted from 1, as lines counted from 0.
fn parse_lines(text: &str) -> Result<Range<usize>, String> {
    let (first, last) = text.split_once(':').ok_or("lines are written `FIRST:LAST`")?;
    let number = |text: &str| text.parse::<usize>().ok().filter(|n| *n > 0);
    match (number(first), number(last)) {
        (Some(first), Some(last)) if first <= last => Ok(first - 1..last),
        _ => Err("lines are counted from 1, and the last does not come before the first".into()),
    }
}
