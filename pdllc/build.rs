//! Has the linker put the program at a fixed address, where it can: then nothing is relocated when it starts,
//! which takes a seventh of the time of a short run.

use std::env::var;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let target = |part: &str| var(format!("CARGO_CFG_TARGET_{part}")).unwrap_or_default();
    let is_static = target("FEATURE").split(',').any(|feature| feature == "crt-static");
    // A static program is told by RUSTFLAGS (README.md), and other linkers have other words for it.
    if target("OS") == "linux" && target("ENV") == "gnu" && !is_static {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}
