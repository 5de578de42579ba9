//! The program of each `codegen/*.pdll`, as listing (`.asm`) and as pdl_interp (`.interp.mlir`), beside its source.
//! `UPDATE_GOLDEN=1` writes them anew.

use pdll_compiler::diag::Diagnostics;
use pdll_compiler::source::{SourceMap, Standard};
use pdll_compiler::{driver, emit, hir};
use std::path::{Path, PathBuf};

fn check(path: &Path, got: &str) {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(path, got).expect("writable");
    }
    let want = std::fs::read_to_string(path).unwrap_or_default();
    assert_eq!(got, want, "{} differs; UPDATE_GOLDEN=1 writes it anew", path.display());
}

#[test]
fn programs_are_as_written_down() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/codegen");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("a folder").map(|e| e.expect("an entry").path()).collect();
    files.retain(|f| f.extension().is_some_and(|e| e == "pdll"));
    files.sort();
    assert!(files.len() >= 6);
    for path in files {
        let mut sources = SourceMap::new(Standard::Extended);
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let file = sources.add(name, std::fs::read(&path).expect("readable")).expect("room");
        let mut diags = Diagnostics::new();
        let program = driver::to_pdl(&mut sources, file, &hir::Options::default(), &mut diags)
            .and_then(|module| driver::to_program(&module, &sources, &mut diags));
        let program = program.unwrap_or_else(|| panic!("{}: {:?}", path.display(), diags.list()));
        check(&path.with_extension("asm"), &pdll_bytecode::disassemble(&program));
        check(&path.with_extension("interp.mlir"), &emit::interp::print(&program));
    }
}
