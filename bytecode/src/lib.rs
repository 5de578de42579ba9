//! The pattern program: in memory, on disk, verified, disassembled.
