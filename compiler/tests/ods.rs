//! Operations and constraints that PDLL includes from TableGen.
//!
//! `tests/ods/*.pdll` hold cases divided by `// -----`; what comes out of each (diagnostics, then PDL) stands
//! in the `.expected` file beside them; `.dump` files are the `--dump-ods` text of a `.td` file.
//! `UPDATE_EXPECT=1` writes the output of this build into them. All cases can be given to mlir-pdll too:
//! `oracle/pdll_diff.py compiler/tests/ods`.
use bumpalo::Bump;
use pdll_compiler::emit::{ast, pdl_text};
use pdll_compiler::hir::Options;
use pdll_compiler::{driver, ods, syntax};
use pdll_source::diag::{Diagnostics, Format};
use pdll_source::{FileId, SourceMap, Standard};
use proptest::prelude::*;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

/// Relative to the crate, where cargo runs tests, so that diagnostics show the same paths everywhere.
const DIR: &str = "tests/ods";

fn sources(std: Standard, name: &str, text: &str) -> (SourceMap, FileId) {
    let mut sources = SourceMap::new(std).with_dirs([PathBuf::from(DIR)]);
    let file = sources.add(name, text.as_bytes()).expect("small text");
    (sources, file)
}

fn options(std: Standard) -> Options<'static> {
    Options { std, ..Options::default() }
}

fn compile(std: Standard, name: &str, text: &str) -> String {
    let (mut sources, file) = sources(std, name, text);
    let mut diags = Diagnostics::new();
    let module = driver::to_pdl(&mut sources, file, &options(std), &mut diags);
    let mut out = diags.render(&sources, Format::Short);
    if let Some(m) = module {
        out.push_str(&pdl_text::print(&m, pdl_text::Locations::None));
    }
    out
}

fn dump(std: Standard, text: &str) -> String {
    let (mut sources, file) = sources(std, "t.pdll", text);
    let mut diags = Diagnostics::new();
    let out = driver::dump_ods(&mut sources, file, std, &mut diags);
    diags.render(&sources, Format::Short) + &out
}

fn check(file: &str, got: &str) {
    pdll_tests::golden(Path::new(DIR).join(file), got);
}

fn cases(name: &str) {
    let text = std::fs::read_to_string(Path::new(DIR).join(name).with_extension("pdll")).expect("cases");
    let mut out = String::new();
    for (i, part) in text.split("// -----\n").enumerate() {
        let got = compile(Standard::Mlir22, &format!("{name}#{i}"), part);
        let _ = write!(out, "==== {i}\n{part}----\n{got}");
    }
    check(&format!("{name}.expected"), &out);
}

#[test]
fn accepted() {
    cases("accepted");
}

#[test]
fn refused() {
    cases("refused");
}

#[test]
fn malformed() {
    cases("malformed");
}

#[test]
fn dump_of_everything() {
    for name in ["toy", "anonymous"] {
        check(&format!("{name}.dump"), &dump(Standard::Mlir22, &format!("#include \"{name}.td\"\n")));
    }
    assert_eq!(dump(Standard::Mlir22, ""), "ODSContext {\n}\n}\n");
}

#[test]
fn includes_of_td_files_are_dependencies() {
    let (mut sources, file) = sources(Standard::Mlir22, "t.pdll", "#include \"toy.td\"\n");
    driver::to_pdl(&mut sources, file, &options(Standard::Mlir22), &mut Diagnostics::new()).expect("good");
    assert_eq!(sources.dependencies(), ["tests/ods/base.td", "tests/ods/toy.td"]);
}

#[test]
fn pdllc_looks_beside_the_td_file() {
    let text = "#include \"tests/ods/toy.td\"\nPattern => erase op<toy.two>(a: Value, b: Value);\n";
    let mut map = SourceMap::new(Standard::Extended);
    let file = map.add("t.pdll", text.as_bytes()).expect("small text");
    let mut diags = Diagnostics::new();
    driver::to_pdl(&mut map, file, &options(Standard::Extended), &mut diags);
    assert_eq!(diags.render(&map, Format::Short), "");
    let mut map = SourceMap::new(Standard::Mlir22);
    let file = map.add("t.pdll", text.as_bytes()).expect("small text");
    driver::to_pdl(&mut map, file, &options(Standard::Mlir22), &mut diags);
    assert!(diags.render(&map, Format::Short).starts_with("t.pdll:1:10: error:"));
}

#[test]
fn pdllc_numbers_results_that_are_single() {
    let text = "#include \"toy.td\"\nPattern {\n  let r = op<toy.two>;\n  erase op<t.a>(r.sum, r.rest, op<toy.mix>.one);\n}\n";
    let out = compile(Standard::Extended, "t.pdll", text);
    let results: Vec<&str> =
        out.lines().filter_map(|l| l.split_once("= result").map(|l| l.1.trim_end())).collect();
    assert_eq!(results, [" 0 of %2", " 1 of %2", "s 2 of %7  -> !pdl.value"], "{out}");
}

/// Without the addresses that mlir-pdll prints for nodes.
fn plain(tree: &str) -> String {
    tree.split_inclusive([' ', '\n']).filter(|w| !w.starts_with("0x")).collect()
}

/// Line and column of the first error.
fn first_error(text: &str) -> Option<Vec<&str>> {
    let line = text.lines().find(|l| l.contains(": error: "))?;
    Some(line.split(':').skip(1).take(2).collect())
}

/// Dialects of MLIR itself, against mlir-pdll where both are installed: the same tree and dump, or the same
/// place of the first error.
#[test]
fn agrees_with_mlir_pdll() {
    let (tool, include) = ("/usr/lib/llvm-22/bin/mlir-pdll", "/usr/lib/llvm-22/include");
    if !pdll_tests::installed(&[tool, "/usr/lib/llvm-22/include/mlir/IR/OpBase.td"]) {
        return;
    }
    let std = Standard::Mlir22;
    let cases = std::fs::read_to_string(Path::new(DIR).join("installed.pdll")).expect("cases");
    for (i, text) in cases.split("// -----\n").enumerate() {
        let path = std::env::temp_dir().join(format!("pdllc-ods-{}-{i}.pdll", std::process::id()));
        std::fs::write(&path, text).expect("temporary file");
        let run = Command::new(tool).args(["-x=ast", "--dump-ods", "-I", include]).arg(&path).output();
        std::fs::remove_file(&path).expect("temporary file");
        let run = run.expect("mlir-pdll runs");
        let (want, said) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
        let new = || {
            let mut map = SourceMap::new(std).with_dirs([PathBuf::from(include)]);
            let file = map.add("t.pdll", text.as_bytes()).expect("small text");
            (map, file, Diagnostics::new())
        };
        let (mut map, file, mut diags) = new();
        let tree = driver::with_hir(&mut map, file, &options(std), &mut diags, |hir, _, _| {
            ast::print(&hir, 1 << 24)
        });
        match tree.flatten() {
            Some(tree) => {
                assert_eq!(plain(&want), plain(&tree), "{text}");
                let (mut map, file, mut diags) = new();
                let dump = driver::dump_ods(&mut map, file, std, &mut diags);
                let at = said.find("ODSContext {").expect("a dump");
                assert_eq!(said[at..], dump, "{text}");
            }
            None => {
                let short = diags.render(&map, Format::Short);
                assert!(!run.status.success(), "{short}");
                assert_eq!(first_error(&said), first_error(&short), "{said}{short}");
            }
        }
    }
}

/// Imports a text as a `.td` file; the errors as text.
fn load(text: &str) -> (Arc<ods::model::Model>, String) {
    let (mut map, file) = sources(Standard::Mlir22, "t.pdll", "#include \"x\"");
    let directive = map.span(file, 9, 12);
    let td = map.add_included("x.td", text.as_bytes(), directive).expect("small text");
    let (arena, mut diags) = (Bump::new(), Diagnostics::new());
    let path = syntax::tree::Str { value: b"x", span: directive, code: false, broken: false };
    let target = syntax::tree::IncludeTarget::Td(td);
    let include = syntax::tree::Item::Include(syntax::tree::Include {
        kw: directive,
        definitions_only: false,
        path,
        target,
    });
    let items = arena.alloc_slice_copy(&[include]);
    let comments = &[];
    let tree =
        syntax::tree::Module { file, span: directive, start: directive, items, end: directive, comments };
    let known = ods::load(driver::td_includes(&tree), &mut map, Standard::Mlir22, &mut diags);
    let errors = if diags.has_errors() { diags.render(&map, Format::Short) } else { String::new() };
    (known, errors)
}

/// The constraints that PDLL can name.
fn imported(model: &ods::model::Model) -> impl Iterator<Item = &ods::model::ConstraintModel> {
    let ids = model.imports.values().flat_map(|i| &i.constraints);
    ids.map(|&id| model.constraint(id))
}

#[test]
fn deep_predicates_are_bounded() {
    let deep = |n: usize| {
        let mut text = String::from("include \"base.td\"\ndef P0 : CPred<\"x\">;\n");
        for i in 1..n {
            let _ = writeln!(text, "def P{i} : Neg<P{}>;", i - 1);
        }
        let _ = writeln!(text, "def T : Type<P{}>;", n - 1);
        load(&text)
    };
    let (known, errors) = deep(500);
    assert_eq!(errors, "");
    let code = imported(&known).find(|c| c.name == "T").expect("imported");
    let code = known.native_code(code).expect("readable");
    assert_eq!((code.matches("!(").count(), code.contains("((x))")), (499, true));
    let (known, errors) = deep(501);
    assert!(errors.contains("nested too deeply"), "{errors}");
    assert!(imported(&known).all(|c| c.name != "T"));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    /// Any text as a `.td` file gives a model or diagnostics.
    #[test]
    fn anything_ends_well(cuts in proptest::collection::vec((any::<prop::sample::Index>(), 0usize..9, "[?<>\\[\\]{}();:$\"a-zA-Z0-9 ]{0,6}"), 1..6)) {
        let mut text = ["base.td", "toy.td"]
            .map(|f| std::fs::read_to_string(Path::new(DIR).join(f)).expect("file"))
            .concat()
            .replace("include \"base.td\"", "");
        for (at, len, new) in cuts {
            let at = at.index(text.len());
            let end = (at + len).min(text.len());
            text.replace_range(at..end, &new);
        }
        let (known, errors) = load(&text);
        prop_assert!(!errors.is_empty() || known.imports.len() == 1);
        let dump = pdll_compiler::emit::ods::print(&known);
        prop_assert_eq!(dump.matches("    Operation `").count(), known.ops.len());
    }
}
