//! Printers: each stage as text that others read.
mod alias;
pub mod ast;
pub mod cpp;
pub mod hir;
pub mod interp;
pub mod matcher;
pub mod natives;
pub mod ods;
mod orders;
pub mod pdl_text;
pub mod pdll;
pub mod plain;
pub mod rules;
pub mod rust;
mod stubs;
