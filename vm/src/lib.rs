//! Host trait, linker, interpreter, pattern sets and drivers.
