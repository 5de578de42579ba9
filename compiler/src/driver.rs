//! The way from source text to a program in two steps, for those who need no stage by itself.

use crate::hir::{self, CheckedHir, Hir};
use crate::syntax::tree::{IncludeTarget, Item, Module};
use crate::{codegen, emit, matcher, ods, pdl, syntax};
use bumpalo::Bump;
use pdll_bytecode::VerifiedProgram;
use pdll_source::diag::{Diagnostic, Diagnostics};
use pdll_source::{FileId, SourceMap, Span, Standard};

/// Parses and checks a file with all that it includes, and hands the result to `then`.
///
/// What included `.td` files define is known, unless `options` come with a model of their own.
/// What there is to say goes to `diags`, in reading order. `None` if there was an error.
pub fn with_hir<T>(
    sources: &mut SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
    then: impl FnOnce(CheckedHir<'_, '_>, &SourceMap, &mut Diagnostics) -> T,
) -> Option<T> {
    let then =
        |hir: Hir<'_>, _: &Bump, _: &hir::Options<'_>, sources: &SourceMap, diags: &mut Diagnostics| {
            hir.checked().ok().map(|hir| then(hir, sources, diags))
        };
    with_analysed(sources, file, options, diags, then).flatten()
}

/// Parses and analyses a file with all that it includes, whatever is wrong with it, and hands tree and result
/// to `then`: for tools that show and explain programs while they are written.
///
/// What there is to say goes to `diags`, in reading order, as [`with_hir`] says it.
pub fn with_any_hir<T>(
    sources: &mut SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
    then: impl FnOnce(&Module<'_>, &Hir<'_>, &SourceMap) -> T,
) -> T {
    let arena = Bump::new();
    let tree = syntax::parse(sources, file, options.std, &arena, diags);
    let known = known(tree, sources, options, diags);
    let options = &hir::Options { ods: options.ods.or(Some(&known)), ..*options };
    let hir = hir::analyse(tree, &arena, sources, options, diags);
    if hir.checked().is_ok() {
        diags.append(hir::lint(&hir, options, sources));
    }
    diags.sort(sources);
    then(tree, &hir, sources)
}

/// What included `.td` files define, unless the options have it.
fn known(
    tree: &Module<'_>,
    sources: &mut SourceMap,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
) -> ods::model::Model {
    match options.ods {
        Some(_) => Default::default(),
        None => ods::load(td_includes(tree), sources, options.std, diags),
    }
}

/// As [`with_hir`]; `then` gets the result itself, the arena that it lives in and the options that it was
/// made with.
fn with_analysed<T>(
    sources: &mut SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
    then: impl for<'a> FnOnce(Hir<'a>, &'a Bump, &hir::Options<'a>, &SourceMap, &mut Diagnostics) -> T,
) -> Option<T> {
    let arena = Bump::new();
    let tree = syntax::parse(sources, file, options.std, &arena, diags);
    let known = known(tree, sources, options, diags);
    let options = &hir::Options { ods: options.ods.or(Some(&known)), ..*options };
    let hir = hir::analyse(tree, &arena, sources, options, diags);
    let mut result = None;
    if hir.checked().is_ok() {
        let warnings = hir::lint(&hir, options, sources);
        result = Some(then(hir, &arena, options, sources, diags));
        // Whoever has errors to mend is not told what else may not be meant.
        if !diags.has_errors() {
            diags.append(warnings);
        }
    }
    diags.sort(sources);
    result.filter(|_| !diags.has_errors())
}

/// The `.td` includes in reading order. Includes are nested no deeper than the limit of the source map.
pub fn td_includes(tree: &Module<'_>) -> Vec<(FileId, Span)> {
    let mut found = Vec::new();
    collect_td_includes(tree, &mut found);
    found
}

fn collect_td_includes(tree: &Module<'_>, to: &mut Vec<(FileId, Span)>) {
    for item in tree.items {
        if let Item::Include(inc) = item {
            match inc.target {
                IncludeTarget::Pdll(m) => collect_td_includes(m, to),
                IncludeTarget::Td(file) => to.push((file, inc.path.span)),
                IncludeTarget::Failed | IncludeTarget::NotLoaded => {}
            }
        }
    }
}

/// What the `.td` files define that a file includes, directly or not, as text (`--dump-ods`).
///
/// What there is to say goes to `diags`; files with errors are left out.
pub fn dump_ods(sources: &mut SourceMap, file: FileId, std: Standard, diags: &mut Diagnostics) -> String {
    let arena = Bump::new();
    let tree = syntax::parse(sources, file, std, &arena, diags);
    emit::ods::print(&ods::load(td_includes(tree), sources, std, diags))
}

/// Compiles a file with all that it includes to PDL.
///
/// What there is to say goes to `diags`, in reading order. `None` if there was an error.
pub fn to_pdl(
    sources: &mut SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
) -> Option<pdl::ValidModule> {
    let then =
        |hir: Hir<'_>, _: &Bump, options: &hir::Options<'_>, _: &SourceMap, diags: &mut Diagnostics| {
            lower(&hir, options, diags)
        };
    with_analysed(sources, file, options, diags, then).flatten()
}

fn lower(hir: &Hir<'_>, options: &hir::Options<'_>, diags: &mut Diagnostics) -> Option<pdl::ValidModule> {
    pdl::verify(hir::lower(hir.checked().ok()?, options, diags), options.std, diags)
}

/// As [`with_hir`], for outputs that contain the code of natives: `then` gets the PDL too, and native names
/// are unique in both.
fn with_code<T>(
    sources: &mut SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
    then: impl FnOnce(&Hir<'_>, &pdl::ValidModule, &hir::Options<'_>, &SourceMap, &mut Diagnostics) -> T,
) -> Option<T> {
    with_analysed(sources, file, options, diags, |mut hir, arena, options, sources, diags| {
        emit::natives::unique_names(&mut hir, arena);
        let module = lower(&hir, options, diags)?;
        Some(then(&hir, &module, options, sources, diags))
    })
    .flatten()
}

/// Compiles a file with all that it includes to C++ for MLIR.
///
/// What there is to say goes to `diags`, in reading order. `None` if there was an error.
pub fn to_cpp(
    sources: &mut SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
) -> Option<Vec<u8>> {
    with_code(sources, file, options, diags, |hir, module, options, sources, _| {
        emit::cpp::print(hir, options.ods, module, sources)
    })
}

/// Compiles a file with all that it includes to Rust, bytecode and natives (see [`emit::rust`]).
///
/// What there is to say goes to `diags`, in reading order. `None` if there was an error.
pub fn to_rust(
    sources: &mut SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
) -> Option<String> {
    with_code(sources, file, options, diags, |hir, module, _, sources, diags| {
        let program = to_program(module, sources, diags)?;
        Some(emit::rust::print(hir, module, &pdll_bytecode::write(&program), sources, diags))
    })
    .flatten()
}

/// Compiles patterns, which were made from `sources`, to a program.
///
/// What there is to say goes to `diags`. `None` if there was an error: a pattern that cannot be matched. No
/// patterns at all is worth a warning.
pub fn to_program(
    module: &pdl::ValidModule,
    sources: &SourceMap,
    diags: &mut Diagnostics,
) -> Option<VerifiedProgram> {
    let rows = matcher::build(module, diags);
    if diags.has_errors() {
        return None;
    }
    if let (true, Some(file)) = (module.patterns.is_empty(), sources.files().next()) {
        let start = sources.span(file, 0, 0);
        let d = Diagnostic::warning(
            "no-patterns",
            start,
            "there are no patterns here: nothing will be rewritten",
        )
        .help("a file that others include needs no compiling by itself");
        diags.push(d);
    }
    let forest = matcher::fuse(&rows);
    let program = match codegen::compile(module, &rows, &forest, sources, &codegen::Limits::default()) {
        Ok(program) => program,
        Err(error) => {
            diags.push(*error);
            return None;
        }
    };
    match pdll_bytecode::verify(program) {
        Ok(program) => Some(program),
        Err(error) => {
            let why = format!("these patterns cannot be made a program: {error}");
            diags.push(Diagnostic::error(module.span, why));
            None
        }
    }
}
