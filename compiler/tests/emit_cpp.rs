//! Tests of the C++ output: each part of `tests/emit/cpp/*/NAME.pdll` becomes a part of `NAME.cpp`
//! (`UPDATE_EXPECT=1` writes them). Those in `same` are also given to mlir-pdll, where it is installed
//! (`PDLLC_REQUIRE_MLIR=1`: it must be); those in `ours` are where it prints what cannot work. `run` is
//! compiled, linked to MLIR and run on IR.
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
    let dirs = [tests().join("ods")].into_iter().chain(includes.iter().map(PathBuf::from));
    let mut sources = SourceMap::new(Standard::Mlir22).with_dirs(dirs);
    let file = sources.add("t.pdll", text.as_bytes()).expect("small inputs");
    let options = hir::Options { std: Standard::Mlir22, ..hir::Options::default() };
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

#[test]
fn compiles_and_works_in_mlir() {
    if !installed(&["/usr/lib/llvm-22/include/mlir/IR/PatternMatch.h", "/usr/lib/llvm-22/lib/libMLIR.so"]) {
        return;
    }
    let (dir, input) = (scratch("run"), tests().join("emit/cpp/run"));
    let text = std::fs::read_to_string(input.join("patterns.pdll")).expect("the patterns");
    let cpp = compile(&text, &[&format!("{LLVM}/include")]);
    std::fs::write(dir.join("patterns.inc"), cpp).expect("a scratch file");
    let mut build = Command::new("g++");
    build.args(["-std=c++17", "-fno-rtti", "-Wall", "-Werror=return-type", "-o"]).arg(dir.join("main"));
    build.arg(input.join("main.cpp")).arg("-I").arg(&dir).arg(format!("-isystem{LLVM}/include"));
    build.args([format!("-L{LLVM}/lib"), format!("-Wl,-rpath,{LLVM}/lib")]).args(["-lMLIR", "-lLLVM-22"]);
    let built = run(&mut build);
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let out = run(Command::new(dir.join("main")).arg(input.join("input.mlir")));
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let want = std::fs::read_to_string(input.join("output.mlir")).expect("the expected IR");
    assert_eq!(String::from_utf8_lossy(&out.stdout), want);
    std::fs::remove_dir_all(dir).expect("our own directory");
}
