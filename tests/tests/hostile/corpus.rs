//! Good inputs of each kind, to be damaged: those of the other tests.

use pdll::{PatternSet, bytecode};
use pdll_tests::files;
use pdll_tests::stages::Input;
use std::path::Path;

/// The parts, divided by `// -----`, of the files of folders of the repository.
fn parts(folders: &[&str], extension: &str) -> Vec<Input> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut all = Vec::new();
    for path in folders.iter().flat_map(|f| files(root.join(f), extension)) {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("a text");
        let part = |text: &str| Input { name: name.clone(), text: text.into() };
        all.extend(text.split("// -----\n").map(part));
    }
    all
}

/// Sources of patterns.
pub(crate) fn pdll() -> Vec<Input> {
    parts(
        &["tests/pdll", "tests/rewrite", "tests/stages", "tests/deviations", "compiler/tests/codegen"],
        "pdll",
    )
}

/// TableGen files, each of which includes at most others of them.
pub(crate) fn td() -> Vec<Input> {
    let mut all = parts(&["compiler/tests/ods", "tablegen/tests/cases"], "td");
    all.extend(parts(&["tablegen/tests/cases"], "case"));
    all
}

/// IR in all its forms, but for what cannot be read again when it is printed: the type `!t<a<b>c<d>>` is
/// printed as `!t.a<b>c<d>`, as mlir-opt prints it, which does not read it again either.
pub(crate) fn ir() -> Vec<Input> {
    let mut all = parts(&["ir/tests/cases", "tests/rewrite", "tests/stages"], "mlir");
    all.retain(|input| !String::from_utf8_lossy(&input.text).contains("<a<b>c<d>>"));
    all
}

/// Rewrite rules.
pub(crate) fn rules() -> Vec<Input> {
    parts(&["tests/drr", "tests/drr/corpus", "tests/drr/agree", "compiler/tests/drr"], "td")
}

/// IR of dialects with custom forms.
pub(crate) fn forms() -> Vec<Input> {
    parts(&["dialects/tests/hand", "ir/tests/cases", "tests/rewrite"], "mlir")
}

/// Patterns and matchers in MLIR's text.
pub(crate) fn matchers() -> Vec<Input> {
    let mut all = parts(&["tests/bytecode", "tests/dialect", "tests/pdll"], "mlir");
    all.extend(parts(&["tests/stages"], "pdl"));
    all.extend(parts(&["tests/stages"], "pdl_interp"));
    all
}

/// IR without errors for patterns to be run on.
pub(crate) fn good_ir() -> Vec<Input> {
    parts(&["tests/rewrite", "tests/stages"], "mlir")
}

/// Programs of pattern sources.
pub(crate) fn programs() -> Vec<bytecode::Program> {
    let sources = parts(&["tests/rewrite", "tests/stages"], "pdll");
    let compile = |input: &Input| {
        let text = String::from_utf8_lossy(&input.text);
        let set = PatternSet::from_source(&input.name, &text).ok()?;
        Some(set.programs()[0].clone().into_program())
    };
    let programs: Vec<_> = sources.iter().filter_map(compile).collect();
    assert!(programs.len() >= 5, "the sources are good ones");
    programs
}
