//! `pdllc check`: what is wrong with patterns as a set, and tests of them.

use crate::args::Check;
use crate::compile::{compiler, standard};
use crate::files;
use crate::report::{Failed, Outcome, Reporter};
use crate::test::case_text;
use pdll::check::{cases, check, joined};
use pdll::is_bytecode;
use pdll::{IrLiterals, add_patterns};
use pdll_ods::check_formats;
use pdll_source::Standard;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Reports what is found, and writes tests if they are asked for.
pub(crate) fn run(args: &Check, report: Reporter) -> Outcome {
    let text = files::read(&args.file, report)?;
    if is_bytecode(&text.path, &text.bytes) {
        return Err(
            report.fail(&text.name, "this is compiled already; check the source that it was made from")
        );
    }
    let (compiler, literals) =
        (compiler(standard(&args.source, Standard::Extended), &args.source), IrLiterals::default());
    let mut session = compiler.session(Some(&literals)).with_everything();
    add_patterns(&mut session, &text.path, text.bytes.clone());
    let compiled = session.finish();
    let sources = &compiled.report.sources;
    let mut said = compiled.report.diagnostics.clone();
    compiled.definitions.iter().for_each(|known| check_formats(known.all(), sources, &mut said));
    let said = &said;
    let (Some(module), Some(_)) = (&compiled.module, &compiled.output) else {
        return report.compiler(said, sources).and(Err(Failed));
    };
    let mut all = joined(said, check(module, sources, &compiled.definitions));
    all.sort(sources);
    let told = report.compiler(&all, sources);
    if let Some(dir) = &args.witness {
        let failed = |why: std::io::Error| report.fail(&dir.to_string_lossy(), why);
        fs::create_dir_all(dir).map_err(failed)?;
        let patterns = relative(&args.file, dir);
        let mut numbers = BTreeMap::new();
        for case in cases(module, sources, &compiled.definitions) {
            let number = numbers.entry(case.pattern.clone()).and_modify(|n| *n += 1).or_insert(0);
            let path = dir.join(match *number {
                0 => format!("{}.mlir", case.pattern),
                n => format!("{}.miss{n}.mlir", case.pattern),
            });
            files::write(&path, case_text(&case, &patterns).as_bytes(), true, report)?;
        }
    }
    told
}

/// The path of a file as seen from a directory: the file itself where there is no way from one to the other.
fn relative(file: &Path, dir: &Path) -> PathBuf {
    let (Ok(file_path), Ok(dir)) = (fs::canonicalize(file), fs::canonicalize(dir)) else {
        return file.to_path_buf();
    };
    let common = file_path.components().zip(dir.components()).take_while(|(a, b)| a == b).count();
    let up = dir.components().skip(common).map(|_| std::path::Component::ParentDir);
    up.chain(file_path.components().skip(common)).collect()
}
