//! PDLL without LLVM: what an embedding compiler needs.

#[cfg(feature = "jit")]
mod literals;

#[cfg(feature = "jit")]
pub use literals::IrLiterals;
