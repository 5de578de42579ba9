//! PDL from text: what is printed as the `pdl` dialect is read back to the same patterns, in its custom and
//! its generic form; what the dialect does not allow is reported with its place.
use pdll::{IrLiterals, patterns_of_mlir};
use pdll_compiler::emit::pdl_text::{Locations, print};
use pdll_compiler::{driver, hir};
use pdll_source::diag::{Diagnostics, Format};
use pdll_source::{SourceMap, Standard};
use pdll_tests::{files, golden, installed};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// MLIR's side.
const MLIR_OPT: &str = "/usr/lib/llvm-22/bin/mlir-opt";

/// The patterns of a text of the `pdl` dialect, printed; or what is said about it.
fn read_back(text: &str) -> Result<String, String> {
    let mut sources = SourceMap::new(Standard::Extended);
    let file = sources.add("t.mlir", text.as_bytes()).expect("a small text");
    let mut diags = Diagnostics::new();
    let module = patterns_of_mlir(&mut sources, file, Standard::Extended, &mut diags);
    module.map(|m| print(&m, Locations::None)).ok_or_else(|| diags.render(&sources, Format::Short))
}

/// What the programs of `tests/pdll` and the example become, as the `pdl` dialect.
fn printed() -> Vec<String> {
    let mut all = Vec::new();
    let mut paths = files("pdll", "pdll");
    paths.push(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../examples/arith/canonicalize.pdll"));
    for path in paths {
        let text = std::fs::read_to_string(&path).expect("a program");
        for part in text.split("// -----\n") {
            let dirs = [PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("pdll")];
            let mut sources = pdll::compiler().source_map().with_dirs(dirs);
            let file = sources.add("t.pdll", part.as_bytes()).expect("a small text");
            let literals = IrLiterals::default();
            let options = hir::Options { literals: Some(&literals), ..hir::Options::default() };
            let module = driver::to_pdl(&mut sources, file, &options, &mut Diagnostics::new());
            all.extend(module.map(|m| print(&m, Locations::None)));
        }
    }
    all
}

/// What the dialect does not take, though it can be written in PDLL and printed.
const NOT_IN_PDL: [&str; 4] =
    ["at least one argument", "cannot give an operation", "matches no operation", "the rewrite does nothing"];

#[test]
fn printed_patterns_are_read_back() {
    let (mut read, all) = (0, printed());
    for text in &all {
        match read_back(text) {
            Ok(back) => {
                assert_eq!(back, *text);
                read += 1;
            }
            Err(said) => assert!(NOT_IN_PDL.iter().any(|why| said.contains(why)), "{text}\n{said}"),
        }
    }
    assert!(read > 100 && read + 20 > all.len(), "{read} of {}", all.len());
}

/// A text as mlir-opt prints it, if it takes it.
fn by_mlir_opt(text: &str, flags: &[&str]) -> Option<String> {
    let mut child = Command::new(MLIR_OPT)
        .args(flags)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("mlir-opt starts");
    child.stdin.take().expect("a pipe").write_all(text.as_bytes()).expect("it reads");
    let out = child.wait_with_output().expect("it ends");
    out.status.success().then(|| String::from_utf8(out.stdout).expect("text"))
}

#[test]
fn both_forms_of_mlir_opt_are_read() {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    let mut compared = 0;
    for text in printed().iter().step_by(12) {
        for flags in [&[][..], &["--mlir-print-op-generic"], &["--mlir-print-debuginfo"]] {
            let Some(theirs) = by_mlir_opt(text, flags) else { continue };
            assert_eq!(read_back(&theirs).as_ref(), Ok(text), "{flags:?}\n{theirs}");
            compared += 1;
        }
    }
    assert!(compared > 15, "{compared}");
}

/// A pattern with a match section and a rewrite, and where what is wrong with it is, and what.
const WRONG: &[(&str, &str, &str)] = &[
    ("%a = attribute\n%o = operation \"a.b\"", "erase %o", "1:37: error: nothing binds this attribute"),
    (
        "%o = operation \"a.b\"\n%p = operation \"a.c\"",
        "erase %o\nerase %p",
        "2:6: error: this operation is used in the rewrite, but not connected with the matched operations",
    ),
    (
        "%o = operation \"a.b\"\n\"pdl.apply_native_constraint\"() {name = \"c\"} : () -> ()",
        "erase %o",
        "2:1: error: a native constraint has at least one argument",
    ),
    (
        "%o = operation \"a.b\"\n%c = apply_native_constraint \"c\"(%o : !pdl.operation) : !pdl.operation",
        "erase %o",
        "2:6: error: a native constraint cannot give an operation",
    ),
    (
        "%o = operation \"a.b\"",
        "apply_native_rewrite \"f\"\nerase %o",
        "2:14: error: a native rewrite has at least one argument or result",
    ),
    (
        "%o = operation \"a.b\"",
        "%a = attribute\n%n = operation \"a.c\" {\"x\" = %a}\nerase %o",
        "2:19: error: an attribute of a rewrite needs a value",
    ),
    (
        "%o = operation \"a.b\"",
        "%n = operation\nerase %o",
        "2:19: error: an operation that is created needs a name",
    ),
    (
        "%o = operation \"a.b\"\n\"my.op\"() : () -> ()",
        "erase %o",
        "2:1: error: `my.op` cannot stand in a pattern",
    ),
    (
        "%o = operation \"a.b\"\nerase %o",
        "erase %o",
        "2:1: error: this operation must be directly in `pdl.rewrite`",
    ),
    (
        "%q = operation \"a.b\"\n%r = \"pdl.results\"(%q) : (!pdl.operation) -> !pdl.value\n%o = operation \"a.c\"(%r : !pdl.value)",
        "erase %o",
        "2:6: error: all results together are a `!pdl.range<value>`",
    ),
    ("%o = operation \"a.b\"", "", "error: the rewrite does nothing"),
];

#[test]
fn what_the_dialect_does_not_allow_is_reported() {
    for (matched, rewrite, want) in WRONG {
        let text = format!("pdl.pattern @P : benefit(1) {{       {matched}\nrewrite %o {{ {rewrite} }} }}\n");
        let said = read_back(&text).expect_err("it is wrong");
        let (place, what) = want.split_once("error: ").expect("a place and what is wrong");
        let lines: Vec<&str> = said.lines().filter(|l| l.contains("error: ")).collect();
        assert_eq!(lines.len(), 1, "{text}\n{said}");
        assert!(lines[0].contains(what), "{text}\n{said}");
        if place.starts_with(|c: char| c.is_ascii_digit() && c != '1') {
            assert!(lines[0].starts_with(&format!("t.mlir:{place}")), "{text}\n{said}");
        }
    }
}

/// What is wrong with one pattern keeps no other from being read.
#[test]
fn all_patterns_are_checked() {
    let one = "pdl.pattern : benefit(1) { %t = type : i32\n rewrite with \"f\"(%t : !pdl.type) }\n";
    let said = read_back(&one.repeat(3)).expect_err("they are wrong");
    let want = "error: the pattern matches no operation: it has no `pdl.operation`\n";
    assert_eq!(said, [1, 3, 5].map(|line| format!("t.mlir:{line}:1: {want}")).concat());
}

/// Each rule of the dialect's verifier has a file that breaks it, and nothing else, in `tests/dialect`.
#[test]
fn each_rule_of_the_dialect_has_a_diagnostic() {
    let compare = installed(&[MLIR_OPT]);
    for path in files("dialect", "mlir") {
        let text = std::fs::read_to_string(&path).expect("a pattern");
        match read_back(&text) {
            Ok(read) => panic!("{} is taken:\n{read}", path.display()),
            Err(said) => golden(path.with_extension("short"), &said),
        }
        assert!(!compare || by_mlir_opt(&text, &[]).is_none(), "{}: mlir-opt takes it", path.display());
    }
}
