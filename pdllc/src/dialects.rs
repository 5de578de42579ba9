//! Definitions of dialects for `run`: `.td` files, which the reader and printer of IR consult.

use crate::args::Source;
use crate::compile::{add_source, standard};
use crate::files;
use crate::report::{Failed, Outcome, Reporter};
use pdll_ir::Context;
use pdll_source::diag::Diagnostics;
use pdll_source::{SourceMap, Standard};
use std::path::PathBuf;

/// Reads `.td` files and has the registry of a context know their operations.
pub(crate) fn load(ctx: &mut Context, paths: &[PathBuf], args: &Source, report: Reporter) -> Outcome {
    if paths.is_empty() {
        return Ok(());
    }
    let std = standard(args, Standard::Extended);
    let mut sources = SourceMap::new(std).with_dirs(args.include.iter().cloned());
    let mut includes = Vec::new();
    for path in paths {
        let text = files::read(path, report)?;
        let file = add_source(&mut sources, &text.path, text.bytes, report)?;
        includes.push((file, sources.span(file, 0, 0)));
    }
    let mut diags = Diagnostics::new();
    let model = pdll_ods::load(includes, &mut sources, std, &mut diags);
    pdll_ods::check_formats(&model, &sources, &mut diags);
    report.compiler(&diags, &sources)?;
    if diags.has_errors() {
        return Err(Failed);
    }
    pdll_dialects::add(ctx, &model);
    Ok(())
}
