//! Cases that read as data: `tests/cases/*.case` hold inputs, each followed by what comes out of it.
//!
//! Cases are separated by `// -----`. Lines that start with `//= ` are the expected output: one line for
//! each def (its JSON members, sorted), or one line for each error. `UPDATE_EXPECT=1` rewrites them. A
//! second test holds the same inputs against llvm-tblgen: the same JSON text, or the first error on the
//! same line. A third does so for files that come with LLVM and MLIR.

mod common;

use common::{Dump, llvm_tblgen, reference, run};
use pdll_source::vfs::Disk;
use pdll_tablegen::{Input, json, parse};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

const SEPARATOR: &str = "// -----\n";
const MARK: &str = "//= ";

fn case_files() -> Vec<PathBuf> {
    pdll_tests::files(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases"), "case")
}

/// The input of each case of a file.
fn cases(path: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(path).expect("readable");
    let input = |case: &str| case.split_inclusive('\n').filter(|l| !l.starts_with(MARK)).collect();
    text.split(SEPARATOR).map(input).collect()
}

fn lines(result: &Result<Dump, Vec<String>>) -> Vec<String> {
    match result {
        Err(errors) => errors.iter().map(|e| format!("error {e}")).collect(),
        Ok(dump) => {
            let value = dump.value();
            let defs = value.as_object().expect("an object").iter().filter(|(k, _)| !k.starts_with('!'));
            defs.map(|(name, def)| {
                let mut def = def.clone();
                let members = def.as_object_mut().expect("an object");
                for dull in ["!name", "!fields", "!locs"] {
                    members.remove(dull);
                }
                if members.get("!anonymous") == Some(&Value::Bool(false)) {
                    members.remove("!anonymous");
                }
                format!("{name} {def}")
            })
            .collect()
        }
    }
}

#[test]
fn cases_give_what_they_say() {
    let mut count = 0;
    for path in case_files() {
        let cases = cases(&path);
        count += cases.len();
        let outcome = |input: String| {
            let got = lines(&run(&input, &[]));
            got.iter().fold(input, |text, line| text + MARK + line + "\n")
        };
        let text: Vec<String> = cases.into_iter().map(outcome).collect();
        pdll_tests::golden(path, &text.join(SEPARATOR));
    }
    assert!(count >= 300, "only {count} cases");
}

#[test]
fn cases_agree_with_llvm_tblgen() {
    let Some(tool) = llvm_tblgen() else { return };
    let mut wrong = Vec::new();
    for path in case_files() {
        // What we reject on purpose where the other tool crashes or runs away.
        if path.file_stem().is_some_and(|s| s == "ours") {
            continue;
        }
        for input in cases(&path) {
            let (ours, theirs) = (run(&input, &[]), reference(&tool, &input, &[]));
            let agree = match (&ours, &theirs) {
                (_, None) => false,
                (Ok(a), Some(Ok(b))) => a == b,
                (Err(errors), Some(Err(theirs))) => {
                    theirs.line.as_ref().is_none_or(|l| errors[0].starts_with(&format!("{l}:")))
                }
                _ => false,
            };
            if !agree {
                let they = match theirs {
                    None => "crash".into(),
                    Some(Ok(dump)) => dump.json,
                    Some(Err(refusal)) => refusal.text,
                };
                let we = lines(&ours);
                wrong.push(format!("{}:\n{input}we say {we:#?}\nthey say {they}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{} cases disagree:\n{}", wrong.len(), wrong.join("\n"));
}

const INCLUDE: &str = "/usr/lib/llvm-22/include";

/// Files of different kinds: dialects large and small, enums, interfaces, tables of intrinsics and options.
const FILES: [&str; 10] = [
    "llvm/Option/OptParser.td",
    "llvm/TableGen/Automaton.td",
    "llvm/Frontend/OpenMP/OMP.td",
    "mlir/Dialect/Arith/IR/ArithOps.td",
    "mlir/Dialect/Func/IR/FuncOps.td",
    "mlir/Dialect/LLVMIR/NVVMOps.td",
    "mlir/Dialect/PDL/IR/PDLOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVOps.td",
    "mlir/Interfaces/SideEffectInterfaces.td",
    "mlir/IR/BuiltinAttributes.td",
];

/// What we print of a file, or why not.
fn printed(path: &Path) -> Result<Vec<u8>, String> {
    let input = Input { path, text: None, include_dirs: &[INCLUDE.into()], macros: &[] };
    let records = parse(&input, &Disk).map_err(|report| report.to_string())?;
    let mut out = Vec::new();
    json::dump(&records, &mut out).map_err(|e| e.to_string())?;
    Ok(out)
}

#[test]
fn installed_files_are_printed_alike() {
    let Some(tool) = llvm_tblgen() else { return };
    let (mut compared, mut differing) = (0, Vec::new());
    for path in FILES.iter().map(|f| Path::new(INCLUDE).join(f)).filter(|p| p.exists()) {
        let mut command = Command::new(&tool);
        let theirs = command.args(["--dump-json", "-I", INCLUDE]).arg(&path).output().expect("it starts");
        assert!(theirs.status.success(), "{}", path.display());
        compared += 1;
        match printed(&path) {
            Ok(ours) if ours == theirs.stdout => {}
            Ok(_) => differing.push(format!("{} differs", path.display())),
            Err(why) => differing.push(format!("{}: {why}", path.display())),
        }
    }
    assert!(differing.is_empty(), "{}", differing.join("\n"));
    assert!(compared >= 8 || std::env::var_os("PDLLC_REQUIRE_MLIR").is_none(), "only {compared} files");
}
