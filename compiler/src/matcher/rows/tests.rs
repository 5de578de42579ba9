//! What parts give is what the whole gives, to the byte.

use super::in_parts;
use crate::driver::to_pdl;
use crate::hir::Options;
use crate::matcher::{PredicateTable, fuse};
use crate::pdl::ValidModule;
use crate::{codegen, matcher};
use pdll_bytecode::Program;
use pdll_source::SourceMap;
use pdll_source::diag::Diagnostics;
use std::path::{Path, PathBuf};

fn program(module: &ValidModule, table: &PredicateTable, sources: &SourceMap) -> Program {
    let limits = codegen::Limits::default();
    codegen::compile(module, table, &fuse(table), sources, &limits).expect("a program")
}

/// Compares the whole of the patterns in a file with them in parts; how many there are.
fn agree(path: &Path) -> usize {
    let dirs = ["tests/drr", "tests/ods", "../tests/pdll"].map(PathBuf::from);
    let mut sources = SourceMap::default().with_dirs(dirs);
    let text = std::fs::read(path).expect("text");
    let file = sources.add(path, text).expect("a small text");
    let mut diags = Diagnostics::new();
    let Some(module) = to_pdl(&mut sources, file, &Options::default(), &mut diags) else { return 0 };
    let mut said = Diagnostics::new();
    let table = matcher::build(&module, &mut said);
    for part in 1..4 {
        let mut said_of_parts = Diagnostics::new();
        let joined = in_parts(part, &module, &mut said_of_parts);
        let what = format!("{} in parts of {part}", path.display());
        assert_eq!(format!("{said_of_parts:?}"), format!("{said:?}"), "{what}");
        if !said.has_errors() {
            assert!(
                program(&module, &joined, &sources) == program(&module, &table, &sources),
                "{what}: another program"
            );
        }
    }
    module.patterns.len()
}

#[test]
fn parts_are_as_the_whole() {
    let mut patterns = 0;
    for dir in ["tests/codegen", "tests/drr", "../tests/pdll", "../tests/drr"] {
        for entry in std::fs::read_dir(dir).expect("patterns") {
            let path = entry.expect("a file").path();
            if path.extension().is_some_and(|e| e == "td" || e == "pdll") {
                patterns += agree(&path);
            }
        }
    }
    assert!(patterns > 100, "{patterns} patterns are compared");
}
