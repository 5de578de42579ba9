//! Rules of `.td` files as text of the `pdl` dialect, which is read again.

use crate::common::{Run, golden, pdllc, repo};

/// Rules as the `pdl` dialect, where it can say them, do what they do as TableGen: natives that stand for
/// nodes are these again, code that the text carries is what it means, and definitions are read: for the IR,
/// too.
#[test]
fn rules_as_pdl_are_read_back() {
    let include = "/usr/lib/llvm-22/include";
    if !pdll_tests::installed(&[&format!("{include}/mlir/IR/OpBase.td")]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (input, pdl) = (folder.path().join("in.mlir"), folder.path().join("rules.mlir"));
    let (input, pdl) = (input.to_string_lossy().into_owned(), pdl.to_string_lossy().into_owned());
    let mut refused = String::new();
    let dir = std::fs::read_dir(repo("tests/drr/agree")).unwrap();
    let mut all: Vec<String> = dir.map(|e| e.unwrap().path().to_string_lossy().into_owned()).collect();
    all.sort();
    for rules in all.into_iter().filter(|path| path.ends_with(".td")) {
        let text = std::fs::read_to_string(&rules).unwrap();
        let Some((_, ir)) = text.split_once("\n// INPUT\n") else { continue };
        let ir: Vec<&str> = ir.lines().map(|l| l.trim_start_matches("//")).collect();
        std::fs::write(&input, ir.join("\n")).unwrap();
        let dirs = ["-I", include, "-I", &repo("tests/drr/agree")];
        let run = |patterns: &str| {
            let flags = ["run", "--print-op-generic", "--mlir-print-debuginfo", "-p", patterns, &input];
            pdllc(&[&flags[..], &dirs].concat())
        };
        let (want, made) = (run(&rules), pdllc(&[&["--emit=pdl", &rules, "-o", &pdl][..], &dirs].concat()));
        assert_eq!(want.status, 0, "{rules}: {}", want.err);
        if made.status != 0 {
            refused += &made.err.replace(&repo("tests/drr/agree/"), "");
            continue;
        }
        let have = run(&pdl);
        assert_eq!((have.status, have.out), (0, want.out), "{rules}: {}", have.err);
    }
    golden("tests/drr/no_pdl.short", &refused);
}

/// A pattern that `pdl` has no words for is told, and keeps no other one from being printed.
#[test]
fn patterns_that_have_words_are_printed() {
    let erased = |name: &str| format!("Pattern {name} => erase op<a.{name}>;\n");
    let any = "Pattern Any { let r = op<a.b>(any(op<a.c>)); erase r; }\n";
    let all = [&*erased("First"), any, &erased("Last")].concat();
    let done = Run::of(&["--emit=pdl", "-"], &all);
    let without = Run::of(&["--emit=pdl", "-"], &[erased("First"), erased("Last")].concat());
    assert_eq!((done.status, without.status), (1, 0), "{}", without.err);
    assert_eq!(done.out, without.out);
    assert!(done.err.starts_with("<stdin>:2:"), "{}", done.err);
    assert!(done.err.contains("`pdl` cannot say that any result of an operation will do"), "{}", done.err);
    let alone = Run::of(&["--emit=pdl", "-"], any);
    assert_eq!((alone.status, &*alone.out), (1, ""));
    let parts = Run::of(&["--emit=pdl", "--split-input-file", "-"], &format!("{all}// -----\n{all}"));
    assert_eq!((parts.status, &*parts.out), (1, ""), "nothing is written of parts unless all are good");
}

/// What text of `pdl` says of natives and definitions must be what they are.
#[test]
fn what_pdl_text_says_wrongly() {
    let pattern = |attributes: &str, call: &str| {
        format!(
            "module attributes {{{attributes}}} {{\n  pdl.pattern : benefit(1) {{\n    %0 = operand\n    \
             %1 = operation \"t.a\"(%0 : !pdl.value)\n    %k = attribute = \"k\"\n    {call}\n    \
             rewrite %1 {{\n      erase %1\n    }}\n  }}\n}}\n"
        )
    };
    let rows = [
        ("", "%2 = apply_native_constraint \"drr.attr_opt\"(%1 : !pdl.operation) : !pdl.attribute"),
        (
            "",
            "%2 = apply_native_constraint \"drr.attr_or\"(%1, %k : !pdl.operation, !pdl.attribute) \
             : !pdl.attribute",
        ),
        ("pdllc.definitions = [\"none.td\"]", ""),
        ("pdllc.definitions = 1", ""),
        ("pdllc.code = {f = \"return true;\"}", ""),
        (
            "pdllc.code = {f = {body = \"return true;\", params = [\"a\", \"b\"]}}",
            "apply_native_constraint \"f\"(%0 : !pdl.value)",
        ),
    ];
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("p.mlir").to_string_lossy().into_owned();
    let mut said = String::new();
    for (attributes, call) in rows {
        std::fs::write(&file, pattern(attributes, call)).unwrap();
        let done = pdllc(&["--emit=asm", &file]);
        assert_eq!(done.status, 1, "{call}: {}", done.out);
        said += &done.err.replace(&file, "p.mlir");
    }
    golden("tests/drr/pdl_text.short", &said);
}
