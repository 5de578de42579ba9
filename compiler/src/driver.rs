//! The way from source text to a program in two steps, for those who need no stage by itself.

use crate::diag::Diagnostics;
use crate::hir::{self, Hir};
use crate::source::{FileId, SourceMap};
use crate::{codegen, matcher, pdl, syntax};
use bumpalo::Bump;
use pdll_bytecode::Program;

/// Parses and checks a file with all that it includes, and hands the result to `then`.
///
/// What there is to say goes to `diags`, in reading order. `None` if there was an error.
pub fn with_hir<T>(
    sources: &mut SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
    then: impl FnOnce(&Hir<'_>, &SourceMap, &mut Diagnostics) -> T,
) -> Option<T> {
    let arena = Bump::new();
    let tree = syntax::parse(sources, file, options.std, &arena, diags);
    let result = hir::analyse(tree, &arena, sources, options, diags).map(|hir| then(&hir, sources, diags));
    diags.sort(sources);
    result.filter(|_| !diags.has_errors())
}

/// Compiles a file with all that it includes to PDL.
///
/// What there is to say goes to `diags`, in reading order. `None` if there was an error.
pub fn to_pdl(
    sources: &mut SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
) -> Option<pdl::Module> {
    with_hir(sources, file, options, diags, |hir, _, diags| hir::lower(hir, options, diags))
}

/// Compiles patterns, which were made from `sources`, to a program.
///
/// What there is to say goes to `diags`. `None` if there was an error: a pattern that cannot be matched.
pub fn to_program(module: &pdl::Module, sources: &SourceMap, diags: &mut Diagnostics) -> Option<Program> {
    let rows = matcher::build(module, diags);
    if diags.has_errors() {
        return None;
    }
    let forest = matcher::fuse(&rows);
    Some(codegen::compile(module, &rows, &forest, sources))
}
