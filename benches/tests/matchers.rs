//! The matchers in Rust that the bench `native` runs are those that are made today.

use pdll::PatternSet;
use pdll_benches::native_rows;
use pdll_tests::{golden, matchers};
use std::path::PathBuf;

#[test]
fn are_those_of_today() {
    let sets: Vec<(String, PatternSet)> = native_rows(1)
        .into_iter()
        .map(|row| (row.name.replace(':', "_"), PatternSet::from_source(&row.name, &row.patterns).unwrap()))
        .collect();
    let text = matchers::modules(sets.iter().map(|(name, set)| (&**name, &*set.programs()[0])));
    golden(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("matchers.rs"), &text);
}
