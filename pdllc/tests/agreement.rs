//! Agreement with MLIR 22, by the rulers of the project that lie beside the checkout.
//!
//! Without MLIR these tests do nothing, unless `PDLLC_REQUIRE_MLIR` is set; without the rulers, which are no
//! part of the repository, they do nothing in any case, as the step of `.ci/run`.

use crate::common::{BINARY, repo};
use pdll_tests::{installed, skipped};
use std::path::Path;
use std::process::Command;

/// Runs a ruler; all of its cases must agree.
fn ruler(script: &str, args: &[&str]) {
    let script = repo(&format!("../shared/oracle/{script}"));
    if !installed(&["/usr/lib/llvm-22/bin/mlir-opt"]) {
        return;
    }
    if !Path::new(&script).exists() {
        return skipped(&format!("there is no {script}"));
    }
    let output =
        Command::new("python3").arg(&script).arg("-v").args(args).env("PDLLC", BINARY).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{script} {args:?}\n{text}{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn rewriting_agrees_on_written_cases() {
    ruler("rewrite_diff.py", &[&repo("tests/rewrite")]);
}

#[test]
fn rewriting_agrees_on_random_cases() {
    ruler("rewrite_diff.py", &["--fuzz", "60", "--seed", "11"]);
}

/// MLIR's answers, from the C++ that it makes of the rules, stand beside them (`drr_diff.py --record`).
#[test]
fn rules_of_td_files_agree_on_written_cases() {
    ruler("drr_diff.py", &["--recorded", &repo("tests/drr/agree")]);
}

#[test]
fn the_front_end_agrees() {
    // The language itself: tests/tests/language.rs, and the ruler in .ci/run.
    ruler("pdll_diff.py", &["--ast", "--cpp", "--columns", &repo("tests/rewrite")]);
    ruler("pdll_diff.py", &["-I", &repo("pdll-std"), &repo("examples/arith")]);
}

#[test]
fn ir_text_agrees() {
    ruler(
        "ir_diff.py",
        &[&repo("tests/rewrite"), &repo("examples/arith/input.mlir"), &repo("examples/embed")],
    );
    ruler("ir_diff.py", &["--debuginfo", &repo("tests/rewrite")]);
}

#[test]
fn tablegen_agrees() {
    let include = "/usr/lib/llvm-22/include/mlir/Dialect";
    let files = ["Arith/IR/ArithOps.td", "Func/IR/FuncOps.td", "SCF/IR/SCFOps.td"];
    let files: Vec<String> = files.iter().map(|f| format!("{include}/{f}")).collect();
    ruler("td_diff.py", &files.iter().map(String::as_str).collect::<Vec<_>>());
}
