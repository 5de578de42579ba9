//! Pattern files for `run` and `natives`: told apart by content, made into pattern sets.

use crate::args::Source;
use crate::compile::{compiler, standard};
use crate::files::{self, Text};
use crate::keep;
use crate::report::{Failed, Outcome, Reporter};
use crate::timing::{Timing, timed};
use pdll::{Error, IrLiterals, PatternSet, add_patterns};
use pdll_bytecode::{VerifiedProgram, is_bytecode};
use pdll_compiler::{Compiler, Session};
use pdll_source::Standard;
use std::path::PathBuf;

/// Reads pattern files. Files of PDLL source that follow each other are compiled into one program, each
/// bytecode file is one more: of equal benefits the first wins, whatever kind of file it is in.
pub(crate) fn load(
    paths: &[PathBuf],
    args: &Source,
    timing: &mut Timing,
    report: Reporter,
) -> Outcome<PatternSet> {
    let compiler: Compiler = compiler(standard(args, Standard::Extended), args);
    let literals = IrLiterals::default();
    let mut session: Option<Session<'_>> = None;
    let mut set = PatternSet::new();
    for path in paths {
        let text = files::read(path, report)?;
        if is_bytecode(&text.bytes) {
            set = with_compiled(set, session.take(), timing, report)?;
            let program = timed(&mut timing.parse_patterns_s, || read_program(&text, report))?;
            set = set.with_program(program);
            continue;
        }
        let session = session.get_or_insert_with(|| compiler.session(Some(&literals)));
        timed(&mut timing.parse_patterns_s, || {
            add_patterns(session, &text.path, &text.bytes);
        });
    }
    with_compiled(set, session, timing, report)
}

/// The set with what was read from source, if anything was.
fn with_compiled(
    set: PatternSet,
    session: Option<Session<'_>>,
    timing: &mut Timing,
    report: Reporter,
) -> Outcome<PatternSet> {
    let Some(session) = session else { return Ok(set) };
    let compiled = timed(&mut timing.compile_s, || session.finish());
    let (compiled_report, _module) = (keep(compiled.report), keep(compiled.module));
    report.compiler(&compiled_report.diagnostics, &compiled_report.sources);
    compiled.output.map(|program| set.with_program(program)).ok_or(Failed)
}

/// Reads and verifies a bytecode file.
pub(crate) fn read_program(text: &Text, report: Reporter) -> Outcome<VerifiedProgram> {
    pdll_bytecode::read(&text.bytes).map_err(|e| report.set(&Error::Bytecode(e), &text.name))
}
