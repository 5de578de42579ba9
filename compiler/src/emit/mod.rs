//! Printers: each stage as text that others read.
pub mod interp;
