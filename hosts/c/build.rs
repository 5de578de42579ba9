//! Where the library finds libMLIR when it is built with MLIR: link arguments of a dependency do not come
//! along.

use std::env;

fn main() {
    println!("cargo::rerun-if-env-changed=MLIR_PREFIX");
    if env::var_os("CARGO_FEATURE_MLIR").is_some() {
        let prefix = env::var("MLIR_PREFIX").unwrap_or_else(|_| "/usr/lib/llvm-22".into());
        println!("cargo::rustc-link-arg-cdylib=-Wl,-rpath,{prefix}/lib");
    }
}
