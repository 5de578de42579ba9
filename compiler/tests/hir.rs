//! Properties of the semantic stage. What it does with programs is shown by `tests/tests/language.rs`.
use pdll_compiler::driver;
use pdll_compiler::emit::pdl_text;
use pdll_compiler::hir::Options;
use pdll_source::diag::{Diagnostics, Format, Severity, WARNINGS};
use pdll_source::{SourceMap, Standard};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// PDL, or what is said about the program.
fn compile(text: &str, std: Standard) -> Result<String, String> {
    let mut sources = SourceMap::new(std).with_dirs([PathBuf::from("../tests/pdll")]);
    let file = sources.add("t.pdll", text.as_bytes()).expect("small inputs");
    let mut diags = Diagnostics::new();
    let options = Options { std, ..Options::default() };
    let module = driver::to_pdl(&mut sources, file, &options, &mut diags);
    match module {
        Some(m) => Ok(pdl_text::print(&m, pdl_text::Locations::Aliases(&sources))),
        None => Err(diags.render(&sources, Format::Short)),
    }
}

/// The names of all warnings in the sources have a page each, and every page is of a warning.
#[test]
fn warnings_have_pages() {
    fn names(dir: &Path, out: &mut BTreeSet<String>) {
        for e in std::fs::read_dir(dir).expect("a directory") {
            let path = e.expect("an entry").path();
            if path.is_dir() {
                names(&path, out);
            } else {
                let text = std::fs::read_to_string(&path).expect("a source");
                let calls = text.split("Diagnostic::warning(").skip(1);
                out.extend(
                    calls.filter_map(|c| Some(c.trim_start().strip_prefix('"')?.split('"').next()?.into())),
                );
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut used = BTreeSet::new();
    for room in ["src", "../ods/src", "../tablegen/src", "../pdll/src"] {
        names(&root.join(room), &mut used);
    }
    let pages: BTreeSet<String> = std::fs::read_dir(root.join("../docs/warnings"))
        .expect("the pages")
        .map(|e| e.expect("an entry").path().file_stem().expect("a name").to_string_lossy().into_owned())
        .collect();
    assert_eq!(used, pages);
    assert_eq!(used, WARNINGS.map(String::from).into());
}

/// Programs that ask for more than there is get an error, soon.
#[test]
fn limits() {
    let chain = |n: usize, call: &dyn Fn(usize) -> String| {
        let mut s = String::from("Constraint F0(v: Value);\n");
        for i in 1..=n {
            let _ = writeln!(s, "Constraint F{i}(v: Value) {{ {} }}", call(i - 1));
        }
        let _ = writeln!(s, "Pattern {{ let r = op<a.b>(x: Value); F{n}(x); erase r; }}");
        s
    };
    let deep = chain(100_000, &|i| format!("F{i}(v);"));
    let twice = |i: usize| format!("F{i}(v); F{i}(v);");
    let wide = chain(60, &twice);
    // Nothing comes of these calls, but each takes its time.
    let empty = wide.replace("Constraint F0(v: Value);", "Constraint F0(v: Value) {}");
    let shared = chain(18, &twice) + &"Pattern { let r = op<a.b>(x: Value); F18(x); erase r; }\n".repeat(200);
    let mut tuples = String::from("Pattern { let x0 = (attr<\"1 : i8\">, attr<\"2 : i8\">);\n");
    for i in 1..2000 {
        let _ = writeln!(tuples, "let x{i} = (x{}, x{});", i - 1, i - 1);
    }
    tuples.push_str("erase x0; }");
    let mut unknown = String::new();
    for i in 0..3000 {
        let _ = writeln!(unknown, "Pattern p{i} {{ let r: Op; unknown{i}(r); erase r; }}");
    }
    for (text, want) in [
        (deep, "nested too deeply"),
        (wide, "expand to more than 2097152 calls and nodes"),
        (empty, "expand to more than 2097152 calls and nodes"),
        (shared, "expand to more than 2097152 calls and nodes"),
        (tuples, "only an operation can be erased"),
        (unknown, "unknown name `unknown2999`"),
        (format!("Pattern => erase {}x;", "(".repeat(100_000)), "nest"),
    ] {
        let said = compile(&text, Standard::Extended).expect_err("too much");
        assert!(said.contains(want), "{want}: {}", &said[..said.len().min(500)]);
    }
}

/// MLIR's parser takes a value that follows the values of a `replace` for part of it, unless something stands
/// between.
#[test]
fn replacements_in_a_row_are_read_back() {
    let text = "Pattern { let a = op<x.a>(v: Value) -> (_: Type); let r = op<x.b>(a) -> (_: Type); \
                rewrite r with { let c = op<x.c>; replace r with c.0; let d = op<x.d>; replace a with d.0; }; }";
    let mut sources = SourceMap::new(Standard::Extended);
    let file = sources.add("t.pdll", text.as_bytes()).expect("small inputs");
    let (mut diags, options) = (Diagnostics::new(), Options::default());
    let module = driver::to_pdl(&mut sources, file, &options, &mut diags).expect("no errors");
    let text = pdl_text::print(&module, pdl_text::Locations::None);
    let (_, rewrite) = text.split_once("rewrite %5 {\n").expect("a rewrite");
    let want = "      %6 = operation \"x.c\" \n      %7 = result 0 of %6\n      replace %5 with(%7 : !pdl.value) {}\n      \
                %8 = operation \"x.d\" \n      %9 = result 0 of %8\n      replace %2 with(%9 : !pdl.value)\n    }\n";
    assert!(rewrite.starts_with(want), "{text}");
    let mlir_opt = "/usr/lib/llvm-22/bin/mlir-opt";
    if pdll_tests::installed(&[mlir_opt]) {
        let read = Command::new(mlir_opt).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut read = read.expect("mlir-opt runs");
        read.stdin.take().expect("a pipe").write_all(text.as_bytes()).expect("mlir-opt reads");
        let out = read.wait_with_output().expect("mlir-opt ends");
        assert!(out.status.success(), "{text}");
        assert_eq!(String::from_utf8_lossy(&out.stdout).trim_end(), text.replace(" {}", "").trim_end());
    }
}

/// What a rewrite takes to compile grows with what it does, not with its square.
#[test]
fn rewrites_that_create_much() {
    let mut text =
        String::from("Rewrite R0(x: Value) -> Value { return op<a.b>(x) -> (type<\"i32\">).0; }\n");
    for i in 1..=13 {
        let before = i - 1;
        let _ = writeln!(
            text,
            "Rewrite R{i}(x: Value) -> Value {{ let a = R{before}(x); let b = R{before}(x); return b; }}"
        );
    }
    text.push_str("Pattern { let r = op<c.d>(x: Value); rewrite r with { replace r with R13(x); }; }");
    let mut sources = SourceMap::new(Standard::Extended);
    let file = sources.add("t.pdll", text.as_bytes()).expect("small inputs");
    let (mut diags, options) = (Diagnostics::new(), Options::default());
    let module = driver::to_pdl(&mut sources, file, &options, &mut diags).expect("no errors");
    let before = std::time::Instant::now();
    let program = driver::to_program(&module, &sources, &mut diags).expect("no errors");
    assert!(before.elapsed().as_secs() < 10, "8,192 operations took {:?}", before.elapsed());
    assert_eq!(program.patterns[0].lists.generated().len(), 1 << 13);
}

/// Statements that are put together by chance: mostly well formed, mostly wrong.
fn soup() -> impl Strategy<Value = String> {
    let words = [
        "Pattern {",
        "Pattern p => ",
        "Constraint C(v: Value) {",
        "Rewrite R(o: Op) -> Value {",
        "let x",
        "let r: Op",
        "= op<a.b>(x: Value, _: ValueRange) -> (t: Type)",
        "op<my.mix>",
        "op<a.b>(x)",
        "{k = attr<\"1 : i8\">}",
        "attr<\"\">",
        "r",
        "x",
        "x.0",
        ".results",
        "(x, a = r)",
        "C(x)",
        "not C(x)",
        "R(r)",
        ": [Value, C]",
        ": Op<a.b>",
        ":",
        ",",
        "(",
        ")",
        ";",
        ";",
        ";",
        "}",
        "};",
        "erase",
        "replace r with",
        "rewrite r with {",
        "return",
        "C",
        "=> ",
        "#include \"my.td\"",
        "I32",
        "r.operands",
        "Constraint(v: Value) [{ }]",
        "-> (a: Attr, Value)",
    ];
    proptest::collection::vec(proptest::sample::select(words.to_vec()), 1..40).prop_map(|w| w.join(" "))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// Nothing panics; what `mlir22` takes, `pdllc` takes too.
    #[test]
    fn any_program(text in soup()) {
        let strict = compile(&text, Standard::Mlir22);
        let ours = compile(&text, Standard::Extended);
        prop_assert!(strict.is_err() || ours.is_ok(), "{}", text);
    }
}

/// A misspelt name comes with a change that tools can apply.
#[test]
fn misspelt_names_have_suggestions() {
    // Text, what is wrong in it, what is suggested.
    let rows = [
        ("Pattern { let root = op<a.b>; erase rot; }", "rot", "root"),
        ("Patern { erase op<a.b>; }", "Patern", "Pattern"),
        ("Pattern wiht benefit(1) { erase op<a.b>; }", "wiht", "with"),
        ("Pattern with benfit(1) { erase op<a.b>; }", "benfit", "benefit"),
        (
            "Rewrite Two() -> (first: Op, second: Op) { return (op<a.b>, op<a.b>); }
             Pattern { rewrite r: Op with { let t = Two(); erase t.frst; erase r; }; }",
            "frst",
            "first",
        ),
    ];
    for (text, old, new) in rows {
        let report = pdll_compiler::Compiler::new().compile("t.pdll", text, None).report;
        let errors = report.diagnostics.iter().filter(|d| d.severity == Severity::Error);
        let suggestion = errors.into_iter().find_map(|d| d.suggestions.first());
        let suggestion = suggestion.unwrap_or_else(|| panic!("{report}"));
        assert_eq!(String::from_utf8_lossy(report.sources.slice(suggestion.span)), old, "{report}");
        assert_eq!(suggestion.replacement, new, "{report}");
        assert!(report.to_string().contains(&format!("did you mean `{new}`")), "{report}");
    }
}
