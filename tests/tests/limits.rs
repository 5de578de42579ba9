//! The page of limits is what the constants say. Each crate has a table, `LIMITS`; a new one is added to the
//! list here.

use pdll_limits::page;
use pdll_tests::golden;
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn the_page_is_made_from_the_constants() {
    let lists = [
        ("Source text", pdll_source::LIMITS),
        ("PDLL", pdll_compiler::limits::LIMITS),
        ("TableGen", pdll_tablegen::LIMITS),
        ("Compiled pattern sets", pdll_bytecode::limits::LIMITS),
        ("Matchers of MLIR", pdll::interp::LIMITS),
        ("Runs", pdll_vm::LIMITS),
        ("Looking into patterns", pdll::check::LIMITS),
        ("Evaluation", pdll_host_ir::query::LIMITS),
        ("IR", pdll_ir::LIMITS),
    ];
    for (title, limits) in lists {
        let names: BTreeSet<&str> = limits.iter().map(|l| l.name).collect();
        assert_eq!(names.len(), limits.len(), "names of the limits of {title} are not unique");
    }
    golden(Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/limits.md"), &page(&lists));
}
