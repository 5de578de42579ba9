//! IR text: read, printed, read again, rewritten.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pdll::PatternSet;
use pdll_tests::stages;
use std::sync::LazyLock;

static SET: LazyLock<PatternSet> = LazyLock::new(|| {
    let text = include_str!("../../tests/stages/neg.pdll");
    PatternSet::from_source("neg.pdll", text).expect("good patterns")
});

fuzz_target!(|text: &[u8]| stages::ir(text, &SET));
