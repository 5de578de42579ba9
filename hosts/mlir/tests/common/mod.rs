//! `mlir-opt` with the plugin. With `PDLLC_MEMCHECK` valgrind watches each run of it.
#![allow(dead_code, reason = "not every test uses all of it")]

use pdll_tests::MLIR_OPT;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The plugin, which Cargo builds beside the tests.
pub(crate) fn plugin() -> PathBuf {
    let test = std::env::current_exe().expect("a test knows where it is");
    let dir = test.parent().expect("it is in a directory");
    let named = |dir: &Path| {
        dir.join(format!("{}pdll_mlir{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX))
    };
    [dir, dir.parent().unwrap_or(dir)]
        .into_iter()
        .map(named)
        .find(|p| p.exists())
        .expect("the plugin is built")
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace is there")
}

/// What a program said.
pub(crate) struct Said {
    pub(crate) good: bool,
    pub(crate) out: String,
    pub(crate) err: String,
}

pub(crate) fn run(program: &mut Command) -> Said {
    let done = program.output().expect("it starts");
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    Said { good: done.status.success(), out: text(done.stdout), err: text(done.stderr) }
}

/// `mlir-opt` with the plugin, which runs `pipeline` inside `builtin.module(...)`.
pub(crate) fn mlir_opt(pipeline: &str, input: &Path, flags: &[&str]) -> Said {
    let arguments = |program: &mut Command| {
        run(program
            .arg("--allow-unregistered-dialect")
            .arg(format!("--load-pass-plugin={}", plugin().display()))
            .arg(format!("--pass-pipeline=builtin.module({pipeline})"))
            .args(flags)
            .arg(input))
    };
    match std::env::var_os("PDLLC_MEMCHECK") {
        None => arguments(&mut Command::new(MLIR_OPT)),
        Some(_) => watched_by_valgrind(arguments),
    }
}

/// Runs `mlir-opt` under valgrind, which must find nothing: no memory that is read before it is written, used
/// after it was freed, or lost with nothing pointing to it.
fn watched_by_valgrind(arguments: impl FnOnce(&mut Command) -> Said) -> Said {
    let log = tempfile::NamedTempFile::new().expect("there is room");
    let said = arguments(
        Command::new("valgrind")
            .args(["--quiet", "--leak-check=full", "--errors-for-leak-kinds=definite"])
            .args(["--show-leak-kinds=definite", "--num-callers=30"])
            .arg(concat!("--suppressions=", env!("CARGO_MANIFEST_DIR"), "/tests/memcheck.supp"))
            .arg(format!("--log-file={}", log.path().display()))
            .arg(MLIR_OPT),
    );
    let found = std::fs::read_to_string(log.path()).expect("valgrind writes it");
    assert!(found.is_empty(), "{found}");
    said
}
