//! Golden texts: every stage of one small input, and the outcome of each rewriting case.

use crate::common::{golden, pdllc, repo};
use pdll_tests::files;
use std::path::Path;

fn stem(file: &Path) -> String {
    file.file_stem().unwrap().to_string_lossy().into_owned()
}

/// Paths appear in outputs as they were given, so they must not depend on where the checkout is.
fn without_checkout(text: &str) -> String {
    text.replace(&repo(""), "")
}

#[test]
fn every_stage() {
    let (patterns, input) = (repo("tests/stages/neg.pdll"), repo("tests/stages/neg.mlir"));
    let stages =
        [("hir", "neg.hir"), ("pdl", "neg.pdl"), ("pdl-interp", "neg.pdl_interp"), ("asm", "neg.asm")];
    for (stage, file) in stages {
        let run = pdllc(&[&format!("--emit={stage}"), &patterns]);
        assert_eq!(run.status, 0, "{stage}: {}", run.err);
        golden(&format!("tests/stages/{file}"), &without_checkout(&run.out));
    }
    let run = pdllc(&["run", "-p", &patterns, &input]);
    assert_eq!(run.status, 0, "{}", run.err);
    golden("tests/stages/neg.out", &run.out);
}

/// With names and types resolved all that is implicit is shown. Rules are never in that form.
#[test]
fn what_is_implicit() {
    let run = pdllc(&["--emit=hir", &repo("tests/stages/implicit.pdll")]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    golden("tests/stages/implicit.hir", &run.out);
    let (_dir, d) = crate::cli::folder();
    let rules = format!("{d}/rules.td");
    std::fs::write(&rules, "include \"mlir/IR/PatternBase.td\"\ndef X : Pat<(A_Op $x), (B_Op $x)>;\n")
        .unwrap();
    let run = pdllc(&["--emit=hir", &rules]);
    assert_eq!(run.status, 1);
    assert!(run.err.contains("rules have no such stage: `--emit=ast` shows them"), "{}", run.err);
}

/// Patterns in MLIR's text go to every stage, a matcher to those that come after it.
#[test]
fn every_stage_of_mlir() {
    let (_dir, d) = crate::cli::folder();
    let (patterns, matcher) = (format!("{d}/p.mlir"), format!("{d}/m.mlir"));
    std::fs::copy(repo("tests/stages/neg.pdl"), &patterns).unwrap();
    std::fs::copy(repo("tests/stages/neg.pdl_interp"), &matcher).unwrap();
    let after = ["pdl-interp", "asm", "bytecode"].map(|stage| (stage, true));
    let before = ["pdl", "pdll", "ast", "hir", "cpp", "rust"].map(|stage| (stage, false));
    for (stage, of_matcher) in before.into_iter().chain(after) {
        let emit = format!("--emit={stage}");
        let run = pdllc(&[&emit, &patterns, "-o", &format!("{d}/out")]);
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{stage}");
        let run = pdllc(&[&emit, &matcher, "-o", &format!("{d}/out")]);
        assert_eq!(run.status == 0, of_matcher, "{stage}: {}", run.err);
        assert!(of_matcher || run.err.contains("m.mlir: error: this is a matcher already"), "{}", run.err);
    }
}

#[test]
fn rewriting() {
    for folder in ["tests/rewrite", "tests/golden"] {
        for patterns in files(repo(folder), "pdll") {
            let input = patterns.with_extension("mlir");
            let (patterns_arg, input_arg) = (patterns.to_string_lossy(), input.to_string_lossy());
            let mut args = vec!["run", "--print-op-generic", "-p", &patterns_arg, &input_arg];
            // Inputs that are not valid, to see what patterns make of them.
            let text = std::fs::read_to_string(&input).unwrap();
            args.extend(text.starts_with("// --no-verify\n").then_some("--no-verify"));
            let run = pdllc(&args);
            assert_eq!((run.status, run.err.as_str()), (0, ""), "{}", patterns.display());
            golden(&format!("{folder}/{}.expected", stem(&patterns)), &run.out);
        }
    }
}

#[test]
fn diagnostics() {
    for patterns in files(repo("tests/diagnostics"), "pdll") {
        for format in ["short", "human"] {
            let run = pdllc(&[
                "--emit=bytecode",
                &format!("--error-format={format}"),
                &patterns.to_string_lossy(),
                "-o",
                "/dev/null",
            ]);
            assert_eq!((run.status, run.out.as_str()), (1, ""), "{}", patterns.display());
            let name = format!("tests/diagnostics/{}.{format}", stem(&patterns));
            golden(&name, &without_checkout(&run.err));
        }
    }
}
