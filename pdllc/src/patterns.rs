//! Pattern files for `run` and `natives`: told apart by content, made into pattern sets.

use crate::args::Source;
use crate::compile::{add_source, source_map, standard, to_pdl, to_program};
use crate::files;
use crate::report::{Outcome, Reporter};
use crate::timing::{Timing, timed};
use pdll::PatternSet;
use pdll_compiler::{pdl, source};

/// Reads pattern files. Those of PDLL source become one set together, which comes first; each bytecode file is a set of its own.
pub(crate) fn load(
    paths: &[String],
    args: &Source,
    timing: &mut Timing,
    report: Reporter,
) -> Outcome<Vec<PatternSet>> {
    let std = standard(args, source::Standard::Pdllc);
    let mut sources = source_map(std, args);
    let mut joined: Option<pdl::Module> = None;
    let mut sets = Vec::new();
    for path in paths {
        let text = files::read(path, report)?;
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
        let program = timed(&mut timing.compile_s, || to_program(&module, &sources, report))?;
        sets.insert(0, PatternSet::from_program(program));
    }
    Ok(sets)
}
