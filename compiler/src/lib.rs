//! PDLL and DRR to PDL, matcher and bytecode, with diagnostics.
