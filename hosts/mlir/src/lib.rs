//! MLIR 22 as a host: programs run on MLIR's own IR, in the process of an MLIR compiler.
//!
//! The library is a pass plugin for stock `mlir-opt` too, Debian's `mlir-opt-22`, and for any tool that links
//! MLIR dynamically:
//!
//! ```sh
//! cargo build --release -p pdll-mlir
//! mlir-opt-22 --load-pass-plugin=target/release/libpdll_mlir.so \
//!   --pass-pipeline='builtin.module(func.func(pdll{patterns=fold.pdll}))' in.mlir
//! ```
//!
//! # How it is built
//!
//! `shim/` is C++ of small functions, compiled by `build.rs` against the headers that are installed; [`sys`]
//! declares them. [`host`] implements the traits on them without `unsafe`; `entry` is what C++ calls,
//! and what `mlir-opt` looks for. Names, kinds and constants are numbered in `tables`, which are read-only
//! once programs are linked. Types and attributes have counterparts in `pdll-ir` by their texts
//! ([`ByText`](pdll::ByText)), so that the natives of `std/...` and conditions of ODS work.
//!
//! With the feature `melior` the module of that name runs patterns on the IR of MLIR's bindings for Rust, in
//! safe code.
//!
//! # Safety
//!
//! Handles are pointers that MLIR owns. A host is made by `unsafe` constructors, whose caller vouches for
//! what all calls rely on: the context outlives the host, nobody else touches the IR below the op that is
//! rewritten while the host runs, and natives keep no handle of an op that they erase. The machine forgets
//! the handles of what it erases, and [`pdll::HostMut::is_live`] knows what the current rewrite has erased,
//! since MLIR uses addresses again at once.

mod called;
mod compile;
mod entry;
mod guest;
pub mod host;
mod linked;
#[cfg(feature = "melior")]
pub mod melior;
mod options;
mod runner;
mod said;
pub mod sys;
mod tables;
mod walk;

pub use guest::Guest;
pub use host::MlirHost;
pub use options::{Driver, Options};
pub use runner::Runner;
