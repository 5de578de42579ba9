//! The pattern program: what the compiler makes and the virtual machine runs.
//!
//! [`Program`] is the program in memory and [`isa`] its instruction set.
pub mod isa;
mod program;

pub use isa::{ACCEPT, ALL, Bank, FAIL, FieldRef, Inst, Keys, Reg, Role};
pub use program::{Entries, Kind, Native, OpName, Pattern, Place, Program, Table};
