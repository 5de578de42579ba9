//! Patterns and matchers in MLIR's text, to a run.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pdll_tests::stages;

const IR: &[u8] = include_bytes!("../../tests/stages/neg.mlir");

fuzz_target!(|text: &[u8]| stages::mlir_patterns(text, IR));
