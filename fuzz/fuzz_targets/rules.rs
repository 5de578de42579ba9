//! Rewrite rules of `.td` files: compiled, printed, run.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pdll_tests::stages;

const IR: &[u8] = include_bytes!("../../tests/stages/neg.mlir");

fuzz_target!(|text: &[u8]| stages::rules(text, IR));
