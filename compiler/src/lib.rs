//! PDLL and DRR to PDL, matcher and bytecode, with diagnostics.
mod both;
pub mod codegen;
mod compiler;
pub mod driver;
pub mod drr;
pub mod emit;
pub mod fmt;
pub mod hir;
pub mod limits;
mod lint;
pub mod matcher;
pub mod pdl;
mod registered;
mod room;
mod session;
pub mod syntax;
pub mod told;

pub use compiler::Compiler;
pub use session::{Compiled, Session};

pub use pdll_ods::{self as ods, cxx};
