//! Hosts that come with the machine.

mod ir;

pub use ir::{IrHost, Lent};
