//! A bytecode file: read, verified, listed, linked, run. Most inputs would end at the checksum, so it is made
//! right.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pdll_tests::stages;

/// Magic and version, then the checksum of all that follows.
const HEADER: usize = 8 + 4 + 8;
const IR: &[u8] = include_bytes!("../../tests/stages/neg.mlir");

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = bytes.to_vec();
    if bytes.len() > HEADER {
        let sum = pdll::bytecode::checksum(&bytes[HEADER..]);
        bytes[HEADER - 8..HEADER].copy_from_slice(&sum.to_le_bytes());
    }
    stages::bytecode_file(&bytes, IR);
});
