//! `pdllc natives`, `dis` and `verify`: what a program needs, what it is, whether it is sound.

use crate::args::{Dis, Natives, Verify};
use crate::files;
use crate::keep;
use crate::patterns::{load, read_program};
use crate::report::{Outcome, Reporter};
use crate::timing::Timing;
use pdll_bytecode::{Inference, Meaning, declaration, disassemble};

/// Lists the natives of a pattern file, PDLL or bytecode, as PDLL declares them, and says which need not be
/// registered.
pub(crate) fn natives(args: &Natives, report: Reporter) -> Outcome {
    let paths = std::slice::from_ref(&args.file);
    let patterns = keep(load(paths, &args.source, &mut Timing::default(), report)?);
    let mut lines: Vec<String> = Vec::new();
    for program in patterns.set.programs() {
        for (i, native) in (0..).zip(&program.natives) {
            let definition = program.definitions.iter().find(|d| d.native == i);
            lines.push(match definition.map(|d| &d.meaning) {
                None => declaration(native),
                Some(Meaning::Expr(_)) => format!("{}  // built in", declaration(native)),
                Some(Meaning::Unknown(why)) => format!("{}  // not built in: {why}", declaration(native)),
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
    let program = keep(read_program(&files::read(&args.file, report)?, report)?);
    files::write(&args.output, disassemble(&program).as_bytes(), false, report)
}

/// Checks a bytecode file.
pub(crate) fn verify(args: &Verify, report: Reporter) -> Outcome {
    let _sound = keep(read_program(&files::read(&args.file, report)?, report)?);
    Ok(())
}
