//! Pattern files for `run` and `natives`: told apart by content, made into pattern sets.

use crate::args::Source;
use crate::compile::{add_source, source_map, standard, to_pdl, to_program};
use crate::files::{self, Text};
use crate::keep;
use crate::report::{Outcome, Reporter};
use crate::timing::{Timing, timed};
use pdll::PatternSet;
use pdll_bytecode::{VerifiedProgram, is_bytecode};
use pdll_compiler::source::SourceMap;
use pdll_compiler::{pdl, source};
use std::path::PathBuf;

/// Reads pattern files. Files of PDLL source that follow each other are compiled into one program, each
/// bytecode file is one more: of equal benefits the first wins, whatever kind of file it is in.
pub(crate) fn load(
    paths: &[PathBuf],
    args: &Source,
    timing: &mut Timing,
    report: Reporter,
) -> Outcome<PatternSet> {
    let std = standard(args, source::Standard::Extended);
    let mut sources = keep(source_map(std, args));
    let mut joined: Option<pdl::ValidModule> = None;
    let mut set = PatternSet::new();
    for path in paths {
        let text = files::read(path, report)?;
        if is_bytecode(&text.bytes) {
            set = with_compiled(set, joined.take(), &sources, timing, report)?;
            let program = timed(&mut timing.parse_patterns_s, || read_program(&text, report))?;
            set = set.with_program(program);
            continue;
        }
        if path.extension().is_some_and(|e| e == "td" || e == "mlir") {
            let why = "patterns are read from PDLL source and bytecode files only";
            return Err(report.fail(&text.name, why));
        }
        let module = timed(&mut timing.parse_patterns_s, || {
            let file = add_source(&mut sources, &text.path, text.bytes, report)?;
            to_pdl(&mut sources, file, std, report)
        })?;
        match &mut joined {
            None => joined = Some(module),
            Some(all) => all.append(module),
        }
    }
    with_compiled(set, joined, &sources, timing, report)
}

/// The set with what was read from source, if anything was.
fn with_compiled(
    set: PatternSet,
    joined: Option<pdl::ValidModule>,
    sources: &SourceMap,
    timing: &mut Timing,
    report: Reporter,
) -> Outcome<PatternSet> {
    let Some(module) = joined.map(keep) else { return Ok(set) };
    let program = timed(&mut timing.compile_s, || to_program(&module, sources, report))?;
    Ok(set.with_program(program))
}

/// Reads and verifies a bytecode file.
pub(crate) fn read_program(text: &Text, report: Reporter) -> Outcome<VerifiedProgram> {
    pdll_bytecode::read(&text.bytes).map_err(|e| report.fail(&text.name, e))
}
