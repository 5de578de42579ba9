//! Patterns and matchers in MLIR's text, run on IR in the same file as MLIR's pass for tests of its bytecode
//! runs them: against expected output, and against mlir-opt where that is installed.

use pdll_tests::{bytecode_pass::run, files, golden, installed};
use std::path::{Path, PathBuf};
use std::process::Command;

const MLIR_OPT: &str = "/usr/lib/llvm-22/bin/mlir-opt";

fn cases() -> Vec<PathBuf> {
    files(Path::new(env!("CARGO_MANIFEST_DIR")).join("bytecode"), "mlir")
}

fn ours(path: &Path) -> String {
    let text = std::fs::read(path).expect("a case");
    run("case.mlir", &text).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

#[test]
fn files_are_rewritten_as_expected() {
    for path in cases() {
        golden(path.with_extension("expected"), &ours(&path));
    }
}

#[test]
fn mlir_opt_rewrites_them_so() {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    for path in cases() {
        let flags = ["--allow-unregistered-dialect", "--test-pdl-bytecode-pass", "--mlir-print-op-generic"];
        let out = Command::new(MLIR_OPT).args(flags).arg(&path).output().expect("mlir-opt starts");
        let theirs = String::from_utf8(out.stdout).expect("text");
        assert!(out.status.success(), "{}: {}", path.display(), String::from_utf8_lossy(&out.stderr));
        assert_eq!(ours(&path).trim_end(), theirs.trim_end(), "{}", path.display());
    }
}

/// A matcher, its rewriter, and what is wrong with them.
const WRONG: &[(&str, &str, &str)] = &[
    ("pdl_interp.branch ^a\n^a:\npdl_interp.branch ^b\n^b:\npdl_interp.branch ^a", "", "goes back to where"),
    ("pdl_interp.erase %r\npdl_interp.finalize", "", "a matcher changes nothing"),
    ("\"my.op\"() : () -> ()\npdl_interp.finalize", "", "`my.op` cannot stand in a matcher"),
    (
        "pdl_interp.record_match @rewriters::@g(%r : !pdl.operation) : benefit(1), loc([%r]) -> ^e\n^e:\npdl_interp.finalize",
        "",
        "there is no rewriter `@g`",
    ),
    (
        "pdl_interp.record_match @rewriters::@f : benefit(1), loc([%r]) -> ^e\n^e:\npdl_interp.finalize",
        "",
        "this is not what the rewriter `@f` takes",
    ),
    (
        "pdl_interp.record_match @rewriters::@f(%r : !pdl.operation) : benefit(1), loc([%r]) -> ^e\n^e:\npdl_interp.finalize",
        "pdl_interp.check_operand_count of %o is 1 -> ^a, ^a\n^a:\npdl_interp.finalize",
        "a rewriter cannot ask this",
    ),
    (
        "\"pdl_interp.get_operand\"(%r) {index = 0 : i32} : (!pdl.operation) -> !pdl.type\npdl_interp.finalize",
        "",
        "does not have the operands",
    ),
    ("pdl_interp.continue", "", "this is not in a loop"),
];

#[test]
fn matchers_that_are_wrong_are_reported() {
    for (matcher, rewriter, want) in WRONG {
        let rewriter = if rewriter.is_empty() { "pdl_interp.finalize" } else { rewriter };
        let text = format!(
            "pdl_interp.func @matcher(%r : !pdl.operation) {{\n{matcher}\n}}\n\
             module @rewriters {{ pdl_interp.func @f(%o : !pdl.operation) {{\n{rewriter}\n}} }}\n"
        );
        let error = pdll::PatternSet::from_source("wrong.mlir", &text).map(drop).expect_err(want).to_string();
        assert!(error.contains(want) && error.starts_with("wrong.mlir:"), "{text}\n{error}");
    }
    let none = pdll::PatternSet::from_source(
        "none.mlir",
        "module { module @rewriters { pdl_interp.func @f() { pdl_interp.finalize } } }",
    );
    assert!(none.is_err_and(|e| e.to_string().contains("there is no function `@matcher`")));
}

/// What our compiler prints of patterns as a matcher is one that does the same.
#[test]
fn printed_matchers_do_what_the_patterns_do() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("rewrite");
    let mut compared = 0;
    for path in files(folder, "pdll") {
        let text = std::fs::read_to_string(&path).expect("patterns");
        let ir = std::fs::read(path.with_extension("mlir")).expect("IR");
        let Ok(direct) = pdll::PatternSet::from_source("t.pdll", &text) else { continue };
        let printed = pdll_compiler::emit::interp::print(&direct.programs()[0]);
        let back =
            pdll::PatternSet::from_source("t.mlir", &printed).unwrap_or_else(|e| panic!("{e}\n{printed}"));
        let rewritten = |set: &pdll::PatternSet| {
            let mut ctx = pdll::ir::Context::new();
            let linked = set.link(&mut ctx).ok()?;
            let mut module = pdll::ir::parse_module(&mut ctx, "in.mlir", &ir).ok()?;
            linked.run(&mut ctx, &mut module.ir, &pdll::Config::default());
            Some(pdll::ir::print(&ctx, &module, pdll::ir::PrintOptions::default()))
        };
        let Some(want) = rewritten(&direct) else { continue };
        assert_eq!(rewritten(&back), Some(want), "{}\n{printed}", path.display());
        compared += 1;
    }
    assert!(compared > 3, "{compared}");
}
