//! PDLL from patterns, whatever they were written in: compiled again, it is the same program but for names.
use pdll::IrLiterals;
use pdll_compiler::{driver, emit, hir};
use pdll_source::diag::{Diagnostics, Format};
use pdll_source::vfs::{Memory, Overlay};
use pdll_source::{FileId, SourceMap};
use pdll_tests::{files, golden, without_names};
use std::path::{Path, PathBuf};
use std::sync::Arc;

fn repo(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

/// A source map that finds the dialects of the tests.
fn sources(dir: &Path) -> SourceMap {
    let dirs = ["compiler/tests/drr", "compiler/tests/ods", "tests/pdll", "tests/ods"].map(repo);
    pdll::compiler().source_map().with_dirs(std::iter::once(dir.to_path_buf()).chain(dirs))
}

/// Compiles a text and prints the program; what is said, if it is not good.
fn asm(sources: &mut SourceMap, file: FileId) -> Result<String, String> {
    let literals = IrLiterals::default();
    let options = hir::Options { literals: Some(&literals), ..hir::Options::default() };
    let mut diags = Diagnostics::new();
    let module = match pdll::is_mlir(sources.path(file), sources.text(file)) {
        true => pdll::patterns_of_mlir(sources, file, options.std, &mut diags),
        false => driver::to_pdl(sources, file, &options, &mut diags),
    };
    let program = module.and_then(|m| driver::to_program(&m, sources, &mut diags));
    let program = program.ok_or_else(|| diags.render(sources, Format::Short))?;
    Ok(without_names(&pdll_bytecode::disassemble(&program)))
}

/// The same patterns in PDLL, or what is said.
fn to_pdll(sources: &mut SourceMap, file: FileId) -> Result<String, String> {
    let literals = IrLiterals::default();
    let options = hir::Options { literals: Some(&literals), ..hir::Options::default() };
    let mut diags = Diagnostics::new();
    let text = if pdll::is_mlir(sources.path(file), sources.text(file)) {
        let module = pdll::patterns_of_mlir(sources, file, options.std, &mut diags);
        module.and_then(|m| emit::pdll::print(&m, None, sources).map_err(|d| diags.append(d)).ok())
    } else {
        driver::to_pdll(sources, file, &options, &mut diags)
    };
    text.ok_or_else(|| diags.render(sources, Format::Short))
}

/// Checks a text, if it compiles: is it the same program when it is printed as PDLL and compiled again?
/// Gives whether it compiles; what is said, if PDLL has no words for it.
fn check(path: &Path, text: &str) -> Result<bool, String> {
    let dir = path.parent().unwrap_or(Path::new(""));
    let mut first = sources(dir);
    let file = first.add(path, text.as_bytes()).expect("a small text");
    let Ok(want) = asm(&mut first, file) else { return Ok(false) };
    let mut printed = sources(dir);
    let file = printed.add(path, text.as_bytes()).expect("a small text");
    let pdll = to_pdll(&mut printed, file)?;
    // The file that it comes from may be none on the disk.
    let mut memory = Memory::new();
    memory.insert(path, text.as_bytes());
    let mut again = sources(dir);
    let disk = again.file_system().clone();
    again = again.with_files(Arc::new(Overlay { upper: memory, lower: disk }));
    let file = again.add(dir.join("again.pdll"), pdll.as_bytes()).expect("a small text");
    let have = asm(&mut again, file).unwrap_or_else(|said| panic!("{}:\n{pdll}\n{said}", path.display()));
    assert!(have == want, "{}:\n{pdll}\n{}", path.display(), difference(&want, &have));
    Ok(true)
}

/// The first lines that differ.
fn difference(want: &str, have: &str) -> String {
    let both = want.lines().zip(have.lines());
    let different = both.filter(|(a, b)| a != b).take(3);
    different.map(|(a, b)| format!("- {a}\n+ {b}\n")).collect()
}

/// How many parts of files are good, and what is said of those that PDLL has no words for.
fn check_all(paths: impl IntoIterator<Item = PathBuf>) -> (usize, Vec<String>) {
    let (mut checked, mut refused) = (0, Vec::new());
    for path in paths {
        let text = std::fs::read_to_string(&path).expect("a file");
        for part in text.split("// -----\n") {
            match check(&path, part) {
                Ok(good) => checked += usize::from(good),
                Err(said) => refused.push(said),
            }
        }
    }
    (checked, refused)
}

#[test]
fn rules() {
    let own = [repo("compiler/tests/drr/lowered.td")];
    let corpus = files("drr", "td").into_iter().chain(files("drr/corpus", "td")).chain(own);
    let (checked, refused) = check_all(corpus);
    assert!(checked >= 5 && refused.is_empty(), "{checked} {refused:?}");
}

/// An operation that is written before the file that defines it is included has no groups of results there;
/// what is printed includes it first.
#[test]
fn programs_in_pdll() {
    let (checked, refused) = check_all(files("pdll", "pdll"));
    assert!(checked > 200, "{checked}");
    let why = "error: PDLL has no words for a result by its number where the record has groups of results\n";
    let rows = ["06-ods.pdll:3:58", "08-conversions.pdll:4:42", "25-ods.pdll:2:53"];
    assert_eq!(refused, rows.map(|place| format!("pdll/{place}: {why}")));
}

#[test]
fn patterns_of_the_dialect() {
    let rows = [
        "pdl.pattern : benefit(1) {\n  %0 = operand\n  %1 = operation \"t.a\"(%0 : !pdl.value)\n  \
         rewrite %1 {\n    erase %1\n  }\n}\n",
        "pdl.pattern @two : benefit(3) {\n  %t = type\n  %0 = operand : %t\n  %a = attribute\n  \
         apply_native_constraint \"my.check\"(%a, %0 : !pdl.attribute, !pdl.value) {isNegated = true}\n  \
         %1 = operation \"t.a\"(%0 : !pdl.value) {\"k\" = %a} -> (%t : !pdl.type)\n  rewrite %1 {\n    \
         %2 = operation \"t.b\"(%0 : !pdl.value) {\"my.k\" = %a} -> (%t : !pdl.type)\n    \
         replace %1 with %2\n  }\n}\n",
        "pdl.pattern @whole : benefit(0) {\n  %1 = operation \"t.a\"\n  rewrite %1 with \"ns::do\"\n}\n",
    ];
    for text in rows {
        assert_eq!(check(Path::new("t.mlir"), text), Ok(true), "{text}");
    }
}

/// As people read it.
#[test]
fn as_it_is_read() {
    let path = repo("compiler/tests/drr/lowered.td");
    let text = std::fs::read_to_string(&path).expect("rules");
    let mut sources = sources(&repo("compiler/tests/drr"));
    let file = sources.add(&path, text.as_bytes()).expect("a small text");
    golden(repo("compiler/tests/drr/lowered.pdll"), &to_pdll(&mut sources, file).expect("good rules"));
}
