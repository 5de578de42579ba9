//! MLIR's side of a comparison: its definitions.

use pdll_ods::model::Model;
use pdll_source::diag::Diagnostics;
use pdll_source::{SourceMap, Standard};
use std::path::Path;
use std::sync::Arc;

/// Where MLIR's `.td` files are.
pub(crate) const INCLUDE: &str = "/usr/lib/llvm-22/include";

/// Reads the definitions in files, named below `mlir/Dialect`, as one model.
pub(crate) fn model(files: &[&str]) -> Arc<Model> {
    let mut sources = SourceMap::new(Standard::Extended).with_dirs([INCLUDE.into()]);
    let mut roots = Vec::new();
    for file in files {
        let path = format!("{INCLUDE}/mlir/Dialect/{file}");
        let text = std::fs::read(&path).expect(&path);
        let id = sources.add(Path::new(&path), text).expect("room for a file");
        roots.push((id, sources.span(id, 0, 0)));
    }
    let mut diags = Diagnostics::new();
    let model = pdll_ods::load(roots, &mut sources, Standard::Extended, &mut diags);
    assert!(!diags.has_errors(), "{files:?}: {diags:?}");
    model
}
