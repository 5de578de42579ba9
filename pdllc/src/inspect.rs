//! `pdllc natives`, `dis` and `verify`: what a program needs, what it is, whether it is sound.

use crate::args::{Dis, Natives, Verify};
use crate::files;
use crate::keep;
use crate::patterns::{load, read_program};
use crate::report::{Outcome, Reporter};
use crate::timing::Timing;
use pdll::Error;
use pdll_bytecode::{Inference, Meaning, declaration, disassemble_with_sources};
use std::collections::HashMap;

/// Lists the natives of a pattern file, PDLL or bytecode, as PDLL declares them, and says which need not be
/// registered.
pub(crate) fn natives(args: &Natives, report: Reporter) -> Outcome {
    let paths = std::slice::from_ref(&args.file);
    let patterns = keep(load(paths, &args.source, &[], &mut Timing::default(), report)?);
    let mut lines: Vec<String> = Vec::new();
    for program in patterns.set.programs() {
        for (i, native) in (0..).zip(&program.natives) {
            let definition = program.definitions.iter().find(|d| d.native == i);
            lines.push(match definition.map(|d| &d.meaning) {
                None => declaration(native),
                Some(Meaning::Expr(_)) => format!("{}  // built in", declaration(native)),
                Some(Meaning::Unknown(_)) => {
                    let why = definition.and_then(|d| program.reason(d)).unwrap_or_default();
                    format!("{}  // not built in: {why}", declaration(native))
                }
            });
        }
        for facts in &program.ops {
            let name = program.op_names.get(facts.name as usize).map_or("", |n| &n.name);
            lines.push(match &facts.inference {
                Inference::None => continue,
                Inference::Types(_) => format!("result types of {name}  // built in"),
                Inference::Unknown(why) => format!("result types of {name}  // not built in: {why}"),
            });
        }
    }
    lines.sort_unstable();
    lines.dedup();
    let text: String = lines.into_iter().map(|line| line + "\n").collect();
    files::write(&args.output, text.as_bytes(), false, report)
}

/// Disassembles a bytecode file.
pub(crate) fn dis(args: &Dis, report: Reporter) -> Outcome {
    let program = keep(read_program(files::read(&args.file, report)?, report)?);
    files::write(
        &args.output,
        disassemble_with_sources(&program, &mut source_lines()).as_bytes(),
        false,
        report,
    )
}

/// The most bytes of a source file of which lines are shown.
const MAX_SOURCE: u64 = 1 << 26;

/// Lines of the files that a program names, as far as they are there and are files of text.
fn source_lines() -> impl FnMut(&str, u32) -> Option<String> {
    let mut files: HashMap<String, Option<String>> = HashMap::new();
    move |file, line| {
        let text = files.entry(file.to_string()).or_insert_with(|| {
            let known = std::fs::metadata(file).ok()?;
            (known.is_file() && known.len() <= MAX_SOURCE)
                .then(|| std::fs::read_to_string(file).ok())
                .flatten()
        });
        text.as_ref()?.lines().nth(line.checked_sub(1)? as usize).map(String::from)
    }
}

/// Checks a bytecode file.
pub(crate) fn verify(args: &Verify, report: Reporter) -> Outcome {
    let text = files::read(&args.file, report)?;
    match pdll_bytecode::read_all(&text.bytes) {
        Ok(program) => {
            keep(program);
            Ok(())
        }
        Err(error) => Err(report.set(&Error::Bytecode(error), &text.name)),
    }
}
