//! `pdllc natives`, `dis` and `verify`: what a program needs, what it is, whether it is sound.

use crate::args::Inspect;
use crate::files;
use crate::patterns::{load, read_program};
use crate::report::{Outcome, Reporter};
use crate::timing::Timing;
use pdll_bytecode::{declaration, disassemble};

/// Lists the natives of a pattern file, PDLL or bytecode, as PDLL declares them.
pub(crate) fn natives(args: &Inspect, report: Reporter) -> Outcome {
    let paths = std::slice::from_ref(&args.file);
    let set = load(paths, &args.source, &mut Timing::default(), report)?;
    let mut lines: Vec<String> = set.programs().iter().flat_map(|p| &p.natives).map(declaration).collect();
    lines.sort_unstable();
    lines.dedup();
    let text: String = lines.into_iter().map(|line| line + "\n").collect();
    files::write(&args.output, text.as_bytes(), false, report)
}

/// Disassembles a bytecode file.
pub(crate) fn dis(args: &Inspect, report: Reporter) -> Outcome {
    let program = read_program(&files::read(&args.file, report)?, report)?;
    files::write(&args.output, disassemble(&program).as_bytes(), false, report)
}

/// Checks a bytecode file.
pub(crate) fn verify(args: &Inspect, report: Reporter) -> Outcome {
    read_program(&files::read(&args.file, report)?, report).map(|_| ())
}
