//! TableGen: its records as JSON, and what ODS makes of them.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pdll_tests::stages;

fuzz_target!(|text: &[u8]| stages::td(text, &[]));
