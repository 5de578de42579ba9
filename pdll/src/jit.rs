//! Patterns from source, at run time.

use crate::{Error, IrLiterals, PatternSet};
use pdll_compiler::diag::{Diagnostics, Format};
use pdll_compiler::source::{SourceMap, Standard};
use pdll_compiler::{driver, hir};
use std::path::Path;
use std::sync::Arc;

impl PatternSet {
    /// Compiles a PDLL file. Files that it includes are looked for beside it; `std/...` is built in.
    ///
    /// # Errors
    /// [`Error::File`] and [`Error::Source`].
    pub fn from_file(path: impl AsRef<Path>) -> Result<PatternSet, Error> {
        let name = path.as_ref().to_string_lossy().into_owned();
        match std::fs::read(&path) {
            Ok(text) => compile(&name, text.into()),
            Err(e) => Err(Error::File(name, e)),
        }
    }

    /// Compiles PDLL text; `name` stands for it in diagnostics.
    ///
    /// # Errors
    /// [`Error::Source`].
    pub fn from_source(name: &str, text: &str) -> Result<PatternSet, Error> {
        compile(name, text.as_bytes().into())
    }
}

/// A source map in which the library is built in.
#[must_use]
pub fn source_map() -> SourceMap {
    let builtin = |path: &str| pdll_std::source(path).map(|text| Arc::from(text.as_bytes()));
    SourceMap::new(Standard::Extended).with_builtin(builtin)
}

fn compile(name: &str, text: Arc<[u8]>) -> Result<PatternSet, Error> {
    let mut sources = source_map();
    let file = sources.add(name, text).map_err(|e| Error::Source(format!("{name}: {e}")))?;
    let literals = IrLiterals::default();
    let options = hir::Options { literals: Some(&literals), ..hir::Options::default() };
    let mut diags = Diagnostics::new();
    let program = driver::to_pdl(&mut sources, file, &options, &mut diags)
        .and_then(|module| driver::to_program(&module, &sources, &mut diags));
    program
        .map(|program| PatternSet::new().with_program(program))
        .ok_or_else(|| Error::Source(diags.render(&sources, Format::Short)))
}
