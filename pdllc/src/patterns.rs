//! Pattern files for `run` and `natives`: told apart by content, made into pattern sets.

use crate::args::Source;
use crate::compile::{compiler, standard};
use crate::files::{self, Text};
use crate::keep;
use crate::report::{Failed, Outcome, Reporter};
use crate::timing::{Timing, timed};
use pdll::is_bytecode;
use pdll::{Error, IrLiterals, PatternSet, add_patterns};
use pdll_bytecode::{Bytes, VerifiedProgram};
use pdll_compiler::{Compiled, Compiler, Session};
use pdll_ods::{Definitions, Mentioned};
use pdll_source::Standard;
use pdll_source::find::Word;
use std::cell::OnceCell;
use std::path::PathBuf;
use std::sync::Arc;

/// Patterns, and what the `.td` files define that they come from or include.
pub(crate) struct Patterns {
    pub(crate) set: PatternSet,
    pub(crate) definitions: Vec<Arc<Definitions>>,
}

/// Reads pattern files. Files of PDLL source that follow each other are compiled into one program, each
/// file of bytecode or of `pdl_interp` is one more: of equal benefits the first wins, whatever kind of file
/// it is in. `inputs` are the files of the IR that they are for: which definitions are read with them depends
/// on that.
pub(crate) fn load(
    paths: &[PathBuf],
    args: &Source,
    inputs: &[PathBuf],
    timing: &mut Timing,
    report: Reporter,
) -> Outcome<Patterns> {
    let compiler: Compiler = compiler(standard(args, Standard::Extended), args);
    let literals = IrLiterals::default();
    let (texts, words) = (OnceCell::new(), OnceCell::new());
    let ir = || {
        let texts: &Vec<pdll_source::Text> = texts.get_or_init(|| files::read_short(inputs));
        let mentioned = || Mentioned::new(&texts.iter().map(|text| &**text).collect::<Vec<_>>());
        words.get_or_init(mentioned).as_ref()
    };
    let includes_definitions = Word::new(b".td\"");
    let mut session: Option<Session<'_>> = None;
    let mut all = Patterns { set: PatternSet::new(), definitions: Vec::new() };
    for path in paths {
        let text = files::read(path, report)?;
        if is_bytecode(&text.path, &text.bytes) {
            all = with_compiled(all, session.take(), timing, report)?;
            let program = timed(&mut timing.parse_patterns_s, || read_program(text, report))?;
            all.set = all.set.with_program(program);
            continue;
        }
        if pdll::is_mlir(&text.path, &text.bytes) && pdll::interp::is_matcher(&text.bytes) {
            all = with_compiled(all, session.take(), timing, report)?;
            let compiled =
                timed(&mut timing.compile_s, || pdll::interp::assemble(&compiler, &text.path, &text.bytes));
            all.set = all.set.with_program(assembled(compiled, report)?);
            continue;
        }
        let session = session.get_or_insert_with(|| compiler.session(Some(&literals)));
        if includes_definitions.find(&text.bytes).is_some() {
            ir().map(|ir| session.for_ir(ir));
        }
        timed(&mut timing.parse_patterns_s, || {
            add_patterns(session, &text.path, text.bytes);
        });
    }
    with_compiled(all, session, timing, report)
}

/// What there is, with what was read from source, if anything was.
fn with_compiled(
    mut all: Patterns,
    session: Option<Session<'_>>,
    timing: &mut Timing,
    report: Reporter,
) -> Outcome<Patterns> {
    let Some(session) = session else { return Ok(all) };
    let compiled = timed(&mut timing.compile_s, || session.finish());
    let (compiled_report, _module) = (keep(compiled.report), keep(compiled.module));
    report.compiler(&compiled_report.diagnostics, &compiled_report.sources)?;
    all.definitions.extend(compiled.definitions);
    all.set = all.set.with_program(compiled.output.ok_or(Failed)?);
    Ok(all)
}

/// Refuses definitions if something turned out to be wrong with them when the rest was read, which is when
/// IR is read that needs it.
pub(crate) fn judge(definitions: &[Arc<Definitions>], report: Reporter) -> Outcome {
    let mut wrong = definitions.iter().filter_map(|known| known.errors());
    wrong.try_for_each(|errors| report.compiler(&errors.diagnostics, &errors.sources))
}

/// The program of a file of `pdl_interp`, after what there is to say was reported.
pub(crate) fn assembled(compiled: Compiled, report: Reporter) -> Outcome<VerifiedProgram> {
    let compiled_report = keep(compiled.report);
    report.compiler(&compiled_report.diagnostics, &compiled_report.sources)?;
    compiled.output.ok_or(Failed)
}

/// Reads and verifies a bytecode file.
pub(crate) fn read_program(text: Text, report: Reporter) -> Outcome<VerifiedProgram> {
    let file = Bytes::from_owner(text.bytes);
    pdll_bytecode::read_shared(&file).map_err(|e| report.set(&Error::Bytecode(e), &text.name))
}
