//! PDLL without LLVM: what an embedding compiler needs, re-exported.
