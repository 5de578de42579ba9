//! Pattern files for `run` and `natives`: told apart by content, made into pattern sets.

use crate::args::Source;
use crate::compile::{add_source, source_map, standard, to_pdl, to_program};
use crate::files::{self, Text};
use crate::report::{Outcome, Reporter};
use crate::timing::{Timing, timed};
use pdll::PatternSet;
use pdll_bytecode::{Program, is_bytecode};
use pdll_compiler::{pdl, source};

/// Reads pattern files. Those of PDLL source are compiled together, into the first program of the set; each bytecode file is one more.
pub(crate) fn load(
    paths: &[String],
    args: &Source,
    timing: &mut Timing,
    report: Reporter,
) -> Outcome<PatternSet> {
    let std = standard(args, source::Standard::Pdllc);
    let mut sources = source_map(std, args);
    let mut joined: Option<pdl::Module> = None;
    let mut programs = Vec::new();
    for path in paths {
        let text = files::read(path, report)?;
        if is_bytecode(&text.bytes) {
            programs.push(timed(&mut timing.parse_patterns_s, || read_program(&text, report))?);
            continue;
        }
        if path.ends_with(".td") || path.ends_with(".mlir") {
            let why = "patterns are read from PDLL source and bytecode files only";
            return Err(report.fail(&text.name, why));
        }
        let module = timed(&mut timing.parse_patterns_s, || {
            let file = add_source(&mut sources, &text.name, text.bytes, report)?;
            to_pdl(&mut sources, file, std, report)
        })?;
        match &mut joined {
            None => joined = Some(module),
            Some(all) => all.append(module),
        }
    }
    if let Some(module) = joined {
        programs.insert(0, timed(&mut timing.compile_s, || to_program(&module, &sources, report))?);
    }
    Ok(programs.into_iter().fold(PatternSet::new(), PatternSet::with_program))
}

/// Reads and verifies a bytecode file.
pub(crate) fn read_program(text: &Text, report: Reporter) -> Outcome<Program> {
    pdll_bytecode::read(&text.bytes).map_err(|e| report.fail(&text.name, e))
}
