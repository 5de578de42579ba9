//! Printing what was read, reading that, printing again gives the same text: over random IR of the dialects
//! that come with pdllc, in custom and generic form and from one to the other. Where mlir-opt is installed it
//! prints the same.

mod program;

use pdll_ir::{Context, PrintOptions, parse_module, print};
use pdll_tests::MLIR_OPT;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use std::process::Command;

/// What is printed of a text.
fn printed(text: &str, generic: bool) -> String {
    let mut ctx = Context::new();
    pdll_dialects::add_standard(&mut ctx);
    let module = parse_module(&mut ctx, "f.mlir", text.as_bytes())
        .unwrap_or_else(|errors| panic!("{errors:?}\nin\n{text}"));
    print(&ctx, &module, PrintOptions { generic, ..PrintOptions::default() })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn printing_is_a_fixpoint(steps in program::steps()) {
        let text = program::text(&steps);
        let custom = printed(&text, false);
        prop_assert_eq!(&printed(&custom, false), &custom);
        let generic = printed(&custom, true);
        prop_assert_eq!(&printed(&generic, true), &generic);
        prop_assert_eq!(&printed(&generic, false), &custom);
    }
}

#[test]
fn mlir_opt_prints_the_same() {
    if !pdll_tests::installed(&[MLIR_OPT]) {
        return;
    }
    let mut runner = TestRunner::deterministic();
    let file = tempfile::NamedTempFile::new().expect("a file");
    for _ in 0..25 {
        let text = program::text(&program::steps().new_tree(&mut runner).expect("steps").current());
        std::fs::write(file.path(), &text).expect("it can be written");
        for generic in [false, true] {
            let mut command = Command::new(MLIR_OPT);
            command.args(generic.then_some("--mlir-print-op-generic")).arg(file.path());
            let output = command.output().expect("mlir-opt runs");
            let theirs = String::from_utf8_lossy(&output.stdout).into_owned();
            assert!(output.status.success(), "{}\n{text}", String::from_utf8_lossy(&output.stderr));
            assert_eq!(printed(&text, generic), theirs, "{text}");
        }
    }
}
