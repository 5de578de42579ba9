//! Drivers step by step: what happens to IR in each scenario, in `drivers/NAME.expected`.

use pdll_tests::{drivers, files, golden};

#[test]
fn scenarios() {
    for path in files("drivers", "json") {
        let text =
            |extension: &str| std::fs::read_to_string(path.with_extension(extension)).unwrap_or_default();
        let out = drivers::run(&text("json"), &text("pdll"), &text("mlir"));
        golden(path.with_extension("expected"), &out.unwrap_or_else(|why| format!("{why}\n")));
    }
}
