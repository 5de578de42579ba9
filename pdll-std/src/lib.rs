//! The PDLL library that comes with pdllc, with its natives.
