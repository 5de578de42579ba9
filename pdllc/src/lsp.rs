//! `pdllc lsp`.

use crate::args::Lsp;
use crate::compile::standard;
use pdll_lsp::Settings;

/// Serves an editor until it is gone; the exit status.
pub(crate) fn run(args: &Lsp) -> i32 {
    let dirs = args.source.include.iter().chain(&args.extra_dirs).cloned();
    pdll_lsp::run(Settings {
        include_dirs: dirs.collect(),
        databases: args.databases.clone(),
        standard: standard(&args.source, pdll_source::Standard::Extended),
    })
}
