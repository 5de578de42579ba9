//! Forms that in MLIR are code, against mlir-opt: the parts of each file of this folder are printed by both
//! in custom and in generic form, and refused on the same line. Without MLIR these tests do nothing, unless
//! `PDLLC_REQUIRE_MLIR` is set.

#[path = "../common/mod.rs"]
mod common;

use common::{INCLUDE, MLIR_OPT, model};
use pdll_ir::{Context, PrintOptions, parse_module, print};
use pdll_ods::model::Model;
use pdll_source::Place;
use pdll_tests::installed;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;

/// What we print, or the line of the first error.
fn ours(models: &[Arc<Model>], text: &str, generic: bool) -> Result<String, String> {
    let mut ctx = Context::new();
    models.iter().for_each(|model| pdll_dialects::add(&mut ctx, model));
    match parse_module(&mut ctx, "f.mlir", text.as_bytes()) {
        Ok(module) => Ok(print(&ctx, &module, PrintOptions { generic, ..PrintOptions::default() })),
        Err(errors) => match &errors[0].place {
            Place::Position(at) => Err(format!("{}", at.line)),
            place => panic!("no position: {place:?}"),
        },
    }
}

/// The same by mlir-opt.
fn theirs(file: &Path, generic: bool) -> Result<String, String> {
    let mut command = Command::new(MLIR_OPT);
    command.arg("--allow-unregistered-dialect").args(generic.then_some("--mlir-print-op-generic"));
    let output = command.arg(file).output().expect("mlir-opt starts");
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    let place = message.strip_prefix(file.to_str().expect("UTF-8")).and_then(|rest| rest.strip_prefix(':'));
    Err(place.unwrap_or("").split(':').next().unwrap_or("").to_owned())
}

fn compare(input: &str, definitions: &[&str]) {
    if !installed(&[MLIR_OPT, INCLUDE]) {
        return;
    }
    let models: Vec<_> = definitions.iter().map(|file| model(&format!("{file}.td"))).collect();
    let scratch = tempfile::Builder::new().suffix(".mlir").tempfile().expect("a place for files");
    for part in input.split("// -----\n") {
        std::fs::write(scratch.path(), part).expect("a place for files");
        for generic in [false, true] {
            assert_eq!(ours(&models, part, generic), theirs(scratch.path(), generic), "{part}");
        }
    }
}

#[test]
fn arith() {
    compare(include_str!("arith.mlir"), &["Arith/IR/ArithOps"]);
}

#[test]
fn pdl_interp() {
    compare(include_str!("pdl_interp.mlir"), &["PDLInterp/IR/PDLInterpOps"]);
}

#[test]
fn scf() {
    compare(include_str!("scf.mlir"), &["SCF/IR/SCFOps", "ControlFlow/IR/ControlFlowOps"]);
}
