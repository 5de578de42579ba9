//! PDLL and DRR to PDL, matcher and bytecode, with diagnostics.
pub mod codegen;
pub mod cxx;
pub mod diag;
pub mod driver;
pub mod emit;
pub mod hir;
pub mod matcher;
pub mod ods;
pub mod pdl;
pub mod source;
pub mod syntax;
