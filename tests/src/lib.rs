//! What only the whole can show: golden cases, agreement with MLIR, properties. As a library, what tests of
//! several crates share.

mod asm;
pub mod bytecode_pass;
pub mod drivers;
mod golden;
pub mod matchers;
mod mutate;
mod random;
pub mod stages;

pub use asm::without_names;
pub use golden::{files, golden, texts_below};
pub use mutate::{mutate, pieces};
pub use random::Random;

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// MLIR's reader and printer, where Debian's packages install it.
pub const MLIR_OPT: &str = "/usr/lib/llvm-22/bin/mlir-opt";

/// Are these files and programs of MLIR's side of a comparison there? If not, the comparison is [skipped],
/// unless `PDLLC_REQUIRE_MLIR` is set.
///
/// # Panics
/// If one is missing and `PDLLC_REQUIRE_MLIR` is set.
#[must_use]
pub fn installed(what: &[&str]) -> bool {
    let starts =
        |program: &str| Command::new(program).arg("--version").stdout(Stdio::null()).status().is_ok();
    let missing: Vec<&str> = what.iter().copied().filter(|w| !Path::new(w).exists() && !starts(w)).collect();
    if !missing.is_empty() {
        let why = format!("{} not installed", missing.join(", "));
        assert!(std::env::var_os("PDLLC_REQUIRE_MLIR").is_none(), "{why}");
        skipped(&why);
    }
    missing.is_empty()
}

/// Says that a test does nothing, and why: past the test harness, which shows only what failing tests print.
pub fn skipped(why: &str) {
    let test = std::thread::current();
    let line = format!("{}: skipped: {why}\n", test.name().unwrap_or("a test"));
    let _ = std::io::stderr().write_all(line.as_bytes());
}

/// A tree as mlir-pdll prints it, without the addresses of its nodes.
#[must_use]
pub fn masked(ast: &str) -> String {
    let mut parts = ast.split(" 0x");
    let mut out = parts.next().unwrap_or_default().to_string();
    for p in parts {
        out.push_str(p.trim_start_matches(|c: char| c.is_ascii_hexdigit()));
    }
    out
}
