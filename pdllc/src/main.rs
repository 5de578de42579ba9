//! The `pdllc` command line.

fn main() {}
