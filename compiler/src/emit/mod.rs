//! Printers: each stage as text that others read.
pub mod interp;
pub mod pdl_text;
