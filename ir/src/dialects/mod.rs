//! The dialects that come with the crate, each in a file, and the names of those that mlir-opt has.
//!
//! A dialect is a function that registers ops; it runs when an op of the dialect is first seen
//! ([`crate::Context::add_dialect`]).

mod builtin;
mod define;
mod func;
mod pdl;

pub use func::FunctionSyntax;

use crate::context::Context;

/// The registration of a dialect that comes with the crate.
pub(crate) fn find(dialect: &str) -> Option<fn(&mut Context)> {
    match dialect {
        "builtin" => Some(builtin::register),
        "func" => Some(func::register),
        "pdl" => Some(pdl::register),
        _ => None,
    }
}

/// Dialects that mlir-opt has: what is not known here about their ops, it knows.
pub(crate) const MLIR: &[&str] = &[
    "acc",
    "affine",
    "amdgpu",
    "amx",
    "arith",
    "arm_neon",
    "arm_sme",
    "arm_sve",
    "async",
    "bufferization",
    "builtin",
    "cf",
    "complex",
    "dlti",
    "emitc",
    "func",
    "gpu",
    "index",
    "irdl",
    "linalg",
    "llvm",
    "math",
    "memref",
    "ml_program",
    "mpi",
    "nvgpu",
    "nvvm",
    "omp",
    "pdl",
    "pdl_interp",
    "ptr",
    "quant",
    "rocdl",
    "scf",
    "shape",
    "shard",
    "smt",
    "sparse_tensor",
    "spirv",
    "tensor",
    "test",
    "test_dyn",
    "test_irdl_to_cpp",
    "tosa",
    "transform",
    "ub",
    "vector",
    "wasmssa",
    "x86vector",
    "xegpu",
    "xevm",
];
