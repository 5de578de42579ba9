//! Makes the parser that editors compile (`src/parser.c`) from `grammar.js`, without the program
//! `tree-sitter` and without node.

use std::path::{Path, PathBuf};
use tree_sitter_generate::{ABI_VERSION_MAX, GenerateError, OptLevel, generate_parser_in_directory};

/// The folder of the grammar.
#[must_use]
pub fn home() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Writes `src/` with the parser and its headers into the folder `to`; gives that folder.
///
/// # Errors
/// The grammar cannot be read, is ambiguous, or the files cannot be written.
pub fn generate(to: &Path) -> Result<PathBuf, GenerateError> {
    let src = to.join("src");
    let grammar = Some(home().join("grammar.js"));
    let (runtime, level) = (Some("native"), OptLevel::default());
    let mut said = Vec::new();
    generate_parser_in_directory(
        home(),
        Some(src.clone()),
        grammar,
        ABI_VERSION_MAX,
        None,
        runtime,
        true,
        level,
        &mut said,
    )?;
    Ok(src)
}
