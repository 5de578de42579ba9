//! IR of dialects with custom forms: read, checked, printed, read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pdll_tests::stages;

fuzz_target!(|text: &[u8]| stages::forms(text));
