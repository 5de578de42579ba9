//! PDLL and DRR to PDL, matcher and bytecode, with diagnostics.
pub mod codegen;
pub mod driver;
pub mod emit;
pub mod hir;
pub mod limits;
pub mod matcher;
pub mod pdl;
mod session;
pub mod syntax;

pub use session::{Compiled, Compiler};

pub use pdll_ods::{self as ods, cxx};
pub use pdll_source::{self as source, diag};
