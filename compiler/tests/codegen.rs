//! The program of each `codegen/*.pdll`, as listing (`.asm`) and as pdl_interp (`.interp.mlir`), beside its
//! source. `UPDATE_EXPECT=1` writes them anew.

use pdll_compiler::{driver, emit, hir};
use pdll_source::diag::Diagnostics;
use pdll_source::{SourceMap, Standard};
use pdll_tests::{files, golden};
use std::path::Path;

#[test]
fn programs_are_as_written_down() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/codegen");
    let files = files(folder, "pdll");
    assert!(files.len() >= 6);
    for path in files {
        let mut sources = SourceMap::new(Standard::Extended);
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let file = sources.add(name, std::fs::read(&path).expect("readable")).expect("room");
        let mut diags = Diagnostics::new();
        let program = driver::to_pdl(&mut sources, file, &hir::Options::default(), &mut diags)
            .and_then(|module| driver::to_program(&module, &sources, &mut diags));
        let program = program.unwrap_or_else(|| panic!("{}: {:?}", path.display(), diags.list()));
        golden(path.with_extension("asm"), &pdll_bytecode::disassemble(&program));
        golden(path.with_extension("interp.mlir"), &emit::interp::print(&program));
    }
}
