//! Tests of the C++ output: each part of `tests/emit/cpp/*/NAME.pdll` becomes a part of `NAME.cpp`
//! (`UPDATE_EXPECT=1` writes them). Those in `same` are also given to mlir-pdll, where it is installed
//! (`PDLLC_REQUIRE_MLIR=1`: it must be); those in `ours` are where it prints what cannot work. `run` and
//! `rules` are compiled, linked to MLIR and run on IR.
use pdll_compiler::{driver, hir};
use pdll_source::diag::{Diagnostics, Format};
use pdll_source::{SourceMap, Standard};
use pdll_tests::installed;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const LLVM: &str = "/usr/lib/llvm-22";
const MARK: &str = "// -----\n";

fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// The inputs in a folder: path and text.
fn inputs(folder: &str) -> Vec<(PathBuf, String)> {
    let files = pdll_tests::files(tests().join("emit/cpp").join(folder), "pdll");
    let text = |p: PathBuf| (p.clone(), std::fs::read_to_string(p).expect("an input"));
    files.into_iter().map(text).collect()
}

fn compile(text: &str, includes: &[&str]) -> String {
    compile_file("t.pdll", text, Standard::Mlir22, includes)
}

fn compile_file(name: &str, text: &str, std: Standard, includes: &[&str]) -> String {
    let dirs = [tests().join("ods")].into_iter().chain(includes.iter().map(PathBuf::from));
    let mut sources = SourceMap::new(std).with_dirs(dirs);
    let file = sources.add(name, text.as_bytes()).expect("small inputs");
    let options = hir::Options { std, ..hir::Options::default() };
    let mut diags = Diagnostics::new();
    let cpp = driver::to_cpp(&mut sources, file, &options, &mut diags);
    let cpp = cpp.unwrap_or_else(|| panic!("{}\n{text}", diags.render(&sources, Format::Short)));
    String::from_utf8(cpp).expect("UTF-8, as the input")
}

/// A scratch directory of this test.
fn scratch(name: &str) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("pdllc-cpp-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a scratch directory");
    dir
}

fn run(c: &mut Command) -> Output {
    c.output().unwrap_or_else(|e| panic!("{c:?} does not start: {e}"))
}

#[test]
fn goldens() {
    for (path, text) in ["same", "ours"].into_iter().flat_map(inputs) {
        let parts: Vec<_> = text.split(MARK).map(|part| compile(part, &[])).collect();
        pdll_tests::golden(path.with_extension("cpp"), &parts.join(MARK));
    }
}

#[test]
fn agrees_with_mlir_pdll() {
    if !installed(&["/usr/lib/llvm-22/bin/mlir-pdll"]) {
        return;
    }
    let dir = scratch("same");
    for (path, text) in inputs("same") {
        for (k, part) in text.split(MARK).enumerate() {
            std::fs::write(dir.join("t.pdll"), part).expect("a scratch file");
            let mut tool = Command::new(format!("{LLVM}/bin/mlir-pdll"));
            tool.current_dir(&dir).args(["-x=cpp", "t.pdll", "-I"]).arg(tests().join("ods"));
            let theirs = run(&mut tool);
            assert!(theirs.status.success(), "{}#{k}: refused", path.display());
            assert_eq!(String::from_utf8_lossy(&theirs.stdout), compile(part, &[]), "{}#{k}", path.display());
        }
    }
    std::fs::remove_dir_all(dir).expect("our own directory");
}

/// Compiles what patterns became together with the program in a folder of `tests/emit/cpp`, links it to MLIR,
/// and runs it on the IR there: it prints what is in the file `output`.
fn works_in_mlir(folder: &str, file: &str, std: Standard, output: &str) {
    if !installed(&["/usr/lib/llvm-22/include/mlir/IR/PatternMatch.h", "/usr/lib/llvm-22/lib/libMLIR.so"]) {
        return;
    }
    let (dir, input) = (scratch(folder), tests().join("emit/cpp").join(folder));
    let text = std::fs::read_to_string(input.join(file)).expect("the patterns");
    let cpp = compile_file(file, &text, std, &[&format!("{LLVM}/include")]);
    std::fs::write(dir.join("patterns.inc"), cpp).expect("a scratch file");
    let mut build = Command::new("g++");
    build.args(["-std=c++17", "-fno-rtti", "-Wall", "-Werror=return-type", "-o"]).arg(dir.join("main"));
    build.arg(input.join("main.cpp")).arg("-I").arg(&dir).arg(format!("-isystem{LLVM}/include"));
    build.args([format!("-L{LLVM}/lib"), format!("-Wl,-rpath,{LLVM}/lib")]).args(["-lMLIR", "-lLLVM-22"]);
    let built = run(&mut build);
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let out = run(Command::new(dir.join("main")).arg(input.join("input.mlir")));
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let text = String::from_utf8_lossy(&out.stdout).replace(&format!("{}/", input.display()), "");
    pdll_tests::golden(input.join(output), &text);
    std::fs::remove_dir_all(dir).expect("our own directory");
}

#[test]
fn patterns_work_in_mlir() {
    works_in_mlir("run", "patterns.pdll", Standard::Mlir22, "output.mlir");
}

/// Rules too: what `pdl` has no nodes for is native code that comes with them.
#[test]
fn rules_work_in_mlir() {
    works_in_mlir("rules", "rules.td", Standard::Extended, "output");
}
