//! Programs in C and C++ that are built against the library of this package.
#![allow(dead_code, reason = "not every test uses all of it")]

use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// The shared library, which Cargo builds beside the tests.
pub(crate) fn library() -> PathBuf {
    let test = std::env::current_exe().expect("a test knows where it is");
    let dir = test.parent().expect("it is in a directory");
    let name = format!("{}pdll_c{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    [dir, dir.parent().unwrap_or(dir)]
        .into_iter()
        .map(|dir| dir.join(&name))
        .find(|path| path.exists())
        .expect("the library is built")
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace is there")
}

/// The program `pdllc`: of the environment, or built beside the tests. Nothing without it, unless
/// `PDLLC_REQUIRE_MLIR` is set.
pub(crate) fn pdllc() -> Option<PathBuf> {
    let beside = library().with_file_name("pdllc");
    let beside = [beside.clone(), beside.parent().and_then(Path::parent).unwrap_or(&beside).join("pdllc")];
    let said = std::env::var_os("PDLLC").map(PathBuf::from);
    let found = said.into_iter().chain(beside).find(|path| path.exists());
    if found.is_none() {
        assert!(std::env::var_os("PDLLC_REQUIRE_MLIR").is_none(), "PDLLC says where pdllc is");
        pdll_tests::skipped("there is no pdllc");
    }
    found
}

/// What a program said.
pub(crate) struct Said {
    pub(crate) good: bool,
    pub(crate) out: String,
    pub(crate) err: String,
}

pub(crate) fn run(program: &mut Command) -> Said {
    let done = program.output().unwrap_or_else(|why| panic!("{program:?}: {why}"));
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    Said { good: done.status.success(), out: text(done.stdout), err: text(done.stderr) }
}

/// A program in a directory that goes with it.
pub(crate) struct Program(TempDir);

impl Program {
    pub(crate) fn path(&self) -> PathBuf {
        self.0.path().join("program")
    }
}

/// Compiles `tests/SOURCE` with the headers and the library. Nothing without the compiler, unless
/// `PDLLC_REQUIRE_MLIR` is set.
pub(crate) fn compiled(compiler: &str, flags: &[&str], source: &str, more: &[String]) -> Option<Program> {
    if Command::new(compiler).arg("--version").output().is_err() {
        assert!(std::env::var_os("PDLLC_REQUIRE_MLIR").is_none(), "{compiler} is missing");
        eprintln!("skipped: there is no {compiler}");
        return None;
    }
    let dir = TempDir::new().expect("there is room");
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = library();
    let said = run(Command::new(compiler)
        .args(flags)
        .arg(format!("-I{}", package.join("include").display()))
        .arg(package.join("tests").join(source))
        .arg(&library)
        .arg(format!("-Wl,-rpath,{}", library.parent().expect("it is in a directory").display()))
        .args(more)
        .arg("-o")
        .arg(dir.path().join("program")));
    assert!(said.good, "{source}: {}", said.err);
    Some(Program(dir))
}
