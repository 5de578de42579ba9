//! The pattern program: what the compiler makes and the virtual machine runs.
//!
//! [`Program`] is the program in memory and [`isa`] its instruction set. [`write()`] and [`read`] are for
//! `.pdlbc` files, [`verify`] proves that a program can be run without checks and makes it a
//! [`VerifiedProgram`], the only thing that can be linked, and [`disassemble`] shows it.

mod asked;
mod disasm;
mod error;
mod facts;
mod format;
mod insts;
pub mod isa;
pub mod limits;
mod lines;
mod needs;
mod program;
pub mod query;
mod verify;
mod words;

pub use asked::{AskedTable, PackedAsked};
pub use bytes::Bytes;
pub use disasm::{SourceLines, declaration, disassemble, disassemble_with_sources};
pub use error::{FormatError, FormatFault, VerifyError};
pub use facts::{Count, Group, Groups, Inference, OpFacts, RuleInput, SegmentLayout, TypeRules};
pub use format::{
    MAGIC, OLDEST_VERSION, SECTIONS, VERSION, checksum, is_bytecode, read, read_all, read_shared,
    stored_checksum, write,
};
pub use insts::Insts;
pub use isa::{ACCEPT, ALL, Bank, FAIL, FieldRef, FieldWords, Inst, Keys, Reg, Role};
pub use lines::Lines;
pub use needs::Needs;
pub use program::{
    Asked, Cases, Entries, Lists, Native, OpName, OpShape, Pattern, Place, Program, Table, Text,
};
pub use query::{Class, Definition, Expr, MAX_DEPTH, Meaning};
pub use verify::{
    CheckRewrites, InParts, VerifiedProgram, VerifiedRewrite, check_what_runs, verify, verify_what_runs,
};
pub use words::Words;
