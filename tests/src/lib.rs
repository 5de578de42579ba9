//! What only the whole can show: golden cases, agreement with MLIR, properties. As a library, what tests of several crates share.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// Are these files and programs of MLIR's side of a comparison there? If not, the comparison is [skipped], unless
/// `PDLLC_REQUIRE_MLIR` is set.
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

/// A small generator of random numbers (xorshift), so that a case is its seed.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The generator of a case.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below `n`, which is not 0.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % n
    }

    /// True in so many of a hundred cases.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of a list.
    pub fn pick<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len())]
    }
}
