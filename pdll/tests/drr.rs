//! Rewrite rules of `.td` files in the library: from files, from texts, together with PDLL and bytecode.

use pdll::ir::{Context, PrintOptions, parse_module, print};
use pdll::{PatternSet, bytecode};
use std::path::{Path, PathBuf};

fn repo(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

/// A builder that finds the dialect which the rules are about.
fn builder() -> pdll::Builder {
    PatternSet::builder().include_dir(repo("compiler/tests/drr")).include_dir(repo("compiler/tests/ods"))
}

const INPUT: &str = "%0 = \"t.x\"() : () -> i32\n%1 = \"t.neg\"(%0) : (i32) -> i32\n\
                     %2 = \"t.neg\"(%1) : (i32) -> i32\n\"t.y\"(%2) : (i32) -> ()\n";

/// How many rewrites there are, and whether `t.y` uses what `t.x` gives.
fn applied(set: &PatternSet) -> (u64, bool) {
    let mut ctx = Context::new();
    let mut module = parse_module(&mut ctx, "in.mlir", INPUT.as_bytes()).unwrap();
    let report = set.apply(&mut ctx, &mut module.ir).unwrap_or_else(|e| panic!("{e}"));
    let text = print(&ctx, &module, PrintOptions { generic: true, ..PrintOptions::default() });
    (report.rewrites, text.contains("\"t.y\"(%0)"))
}

const RULES: &str = "include \"rules.td\"\ndef NegNeg : Pat<(Neg1 (Neg1 $x)), (replaceWithValue $x)>;\n";

#[test]
fn from_a_text() {
    let set = builder().source("canon.td", RULES).build().unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(applied(&set), (1, true));
}

#[test]
fn from_a_file() {
    let set = builder().file(repo("tests/drr/canon.td")).build().unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(applied(&set), (1, true));
}

/// What a file needs may stand beside it.
#[test]
fn from_file_finds_what_stands_beside_it() {
    let dir = tempfile::tempdir().unwrap();
    for from in ["compiler/tests/drr/rules.td", "compiler/tests/ods/base.td"] {
        std::fs::copy(repo(from), dir.path().join(Path::new(from).file_name().unwrap())).unwrap();
    }
    let path = dir.path().join("canon.td");
    std::fs::write(&path, RULES).unwrap();
    let set = PatternSet::from_file(&path).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(applied(&set), (1, true));
    let program = bytecode::write(&set.programs()[0]);
    assert_eq!(applied(&PatternSet::from_bytecode(&program).unwrap()), (1, true));
}

/// Files of all kinds are one set; those that were added first win.
#[test]
fn beside_others() {
    let more = "Pattern More with benefit(2) { let r = op<t.neg>(op<t.neg>(x: Value).0); erase r; }";
    let pdl = "pdl.pattern @third : benefit(0) {\n  %0 = operand\n  %1 = operation \"t.z\"(%0 : !pdl.value)\n  \
               rewrite %1 {\n    erase %1\n  }\n}\n";
    let set = builder().source("canon.td", RULES).source("more.pdll", more).source("third.mlir", pdl).build();
    let set = set.unwrap_or_else(|e| panic!("{e}"));
    let patterns = set.programs().iter().flat_map(|program| &program.patterns);
    let names: Vec<String> = patterns.map(|p| p.name.to_string()).collect();
    let mut sorted = names.clone();
    sorted.sort();
    assert_eq!(sorted, ["More", "NegNeg", "third"], "{names:?}");
    assert_eq!(applied(&set), (1, true));
}

#[test]
fn included_from_pdll() {
    for (directive, want) in [("#include", (1, true)), ("#import", (0, false))] {
        let text = format!("{directive} \"canon.td\"\nPattern Other => erase op<t.none>;\n");
        let set = builder().virtual_file("canon.td", RULES).source("main.pdll", text).build();
        assert_eq!(applied(&set.unwrap_or_else(|e| panic!("{e}"))), want, "{directive}");
    }
}
