//! Compiles the C++ side against the installed MLIR. `MLIR_PREFIX` says where that is, `CXX` what compiles.

use std::env;
use std::path::{Path, PathBuf};

/// Where LLVM's packages for Debian and Ubuntu install MLIR 22.
const USUAL_PREFIX: &str = "/usr/lib/llvm-22";
const FILES: [&str; 4] = ["shim/read.cpp", "shim/write.cpp", "shim/watch.cpp", "shim/pass.cpp"];

fn main() {
    for name in ["MLIR_PREFIX", "CXX"] {
        println!("cargo::rerun-if-env-changed={name}");
    }
    println!("cargo::rerun-if-changed=shim");
    let prefix = PathBuf::from(env::var_os("MLIR_PREFIX").unwrap_or_else(|| USUAL_PREFIX.into()));
    if let Err(why) = find(&prefix) {
        println!("cargo::error={why}");
        return;
    }
    let mut build = cc::Build::new();
    // GCC sees uses of uninitialised memory in MLIR's headers that are none.
    build.cpp(true).files(FILES).std("c++17").opt_level(2).pic(true).debug(false).warnings(false);
    // What the library is built with: without it `typeinfo for mlir::Pass` is missing.
    for flag in ["-fno-rtti", "-fno-exceptions", "-fvisibility=hidden"] {
        build.flag(flag);
    }
    build.flag("-isystem").flag(prefix.join("include"));
    build.compile("pdll_mlir_shim");
    let feature = |name| env::var_os(format!("CARGO_FEATURE_{name}")).is_some();
    // There must be one MLIR in a process: with melior it is the one that its bindings link.
    if feature("DYLIB") && !feature("MELIOR") {
        let lib = prefix.join("lib");
        println!("cargo::rustc-link-search=native={}", lib.display());
        println!("cargo::rustc-link-lib=dylib=MLIR");
        println!("cargo::rustc-link-lib=dylib=LLVM");
        println!("cargo::rustc-link-arg=-Wl,-rpath,{}", lib.display());
    }
}

/// Whether MLIR 22 is there to build against; else what to do.
fn find(prefix: &Path) -> Result<(), String> {
    let header = prefix.join("include/mlir/IR/PatternMatch.h");
    if !header.exists() {
        return Err(format!(
            "{} is not there: install MLIR 22 (apt-get install g++ libmlir-22-dev llvm-22-dev), or say with \
             MLIR_PREFIX where it is",
            header.display()
        ));
    }
    let config = prefix.join("include/llvm/Config/llvm-config.h");
    let text = std::fs::read_to_string(&config)
        .map_err(|e| format!("{}: {e}: install LLVM 22 (apt-get install llvm-22-dev)", config.display()))?;
    let major = text.lines().find_map(|line| line.strip_prefix("#define LLVM_VERSION_MAJOR "));
    match major.map(str::trim) {
        Some("22") => Ok(()),
        other => Err(format!("{} has LLVM {}: this is for 22", prefix.display(), other.unwrap_or("unknown"))),
    }
}
