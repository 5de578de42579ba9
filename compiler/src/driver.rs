//! The way from source text to a program in two steps, for those who need no stage by itself.

use crate::both::{both, in_parts, on_a_thread};
use crate::hir::{self, CheckedHir, Hir};
use crate::lint::lint;
use crate::matcher::{Forest, PredicateTable};
use crate::ods::model::Model;
use crate::ods::{Definitions, Partial, TdFile};
use crate::syntax::tree::Module;
use crate::{codegen, drr, emit, matcher, ods, pdl, syntax};
use bumpalo::Bump;
use pdll_bytecode::{Program, VerifiedProgram, VerifyError};
use pdll_source::diag::{Diagnostic, Diagnostics};
use pdll_source::{FileId, SourceMap, Standard};
use std::sync::Arc;

mod includes;
mod pieces;
mod rules;

pub use includes::td_includes;
use includes::{Included, Reading, imports, included};
use rules::{anew, compiled_rules, including, rules_to_pdl};
pub use rules::{is_tablegen, rules_as_read};

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
    let then = |hir: Hir<'_>, _: Settings<'_>, sources: &SourceMap, diags: &mut Diagnostics| {
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
    let Included { known, .. } = included(tree, Reading::Everything, sources, options, diags);
    let options = &hir::Options { ods: options.ods.or(Some(&known.model)), ..*options };
    let hir = hir::analyse(tree, &arena, sources, options, diags);
    if hir.checked().is_ok() {
        diags.append(hir::lint(&hir, options, sources));
    }
    diags.sort(sources);
    then(tree, &hir, sources)
}

/// What a program was analysed with.
#[derive(Clone, Copy)]
struct Settings<'a> {
    /// Where its tree lives.
    arena: &'a Bump,
    options: hir::Options<'a>,
    /// The `.td` files that it includes for their rewrite rules.
    rules: &'a [TdFile],
    /// The names of the `.td` files that it includes, as they are written, in reading order.
    imports: &'a [String],
}

/// As [`with_hir`]; `then` gets the result itself and what it was made with.
fn with_analysed<T>(
    sources: &mut SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
    then: impl for<'a> FnOnce(Hir<'a>, Settings<'a>, &SourceMap, &mut Diagnostics) -> T,
) -> Option<T> {
    with_known(sources, file, Reading::Everything, options, diags, then).0
}

/// The same; gives what included `.td` files define, too.
fn with_known<T>(
    sources: &mut SourceMap,
    file: FileId,
    reading: Reading,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
    then: impl for<'a> FnOnce(Hir<'a>, Settings<'a>, &SourceMap, &mut Diagnostics) -> T,
) -> (Option<T>, Partial) {
    let arena = Bump::new();
    let tree = syntax::parse(sources, file, options.std, &arena, diags);
    let Included { known, rules } = included(tree, reading, sources, options, diags);
    let imports = imports(tree);
    let mut result = None;
    {
        let options = &hir::Options { ods: options.ods.or(Some(&known.model)), ..*options };
        let settings = Settings { arena: &arena, options: *options, rules: &rules, imports: &imports };
        let hir = hir::analyse(tree, &arena, sources, options, diags);
        if hir.checked().is_ok() {
            let warnings = hir::lint(&hir, options, sources);
            result = Some(then(hir, settings, sources, diags));
            // Whoever has errors to mend is not told what else may not be meant.
            if !diags.has_errors() {
                diags.append(warnings);
            }
        }
    }
    diags.sort(sources);
    (result.filter(|_| !diags.has_errors()), known)
}

/// What the `.td` files define that a file includes, directly or not, as text (`--dump-ods`).
///
/// What there is to say goes to `diags`; files with errors are left out.
pub fn dump_ods(sources: &mut SourceMap, file: FileId, std: Standard, diags: &mut Diagnostics) -> String {
    let arena = Bump::new();
    let tree = syntax::parse(sources, file, std, &arena, diags);
    emit::ods::print(&ods::load(td_includes(tree), sources, std, diags))
}

/// Does what reads PDLL of so many bytes and compiles it. Where it is so long that several threads compile
/// it, they start at once, and it is done on one of them.
pub fn among_threads<T: Send>(bytes: usize, work: impl FnOnce() -> T + Send) -> T {
    pieces::among_threads(bytes, work)
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
    to_pdl_with_definitions(sources, file, options, diags).0
}

/// [`to_pdl`], and what the `.td` files define that the file is or includes: the part that was read of it,
/// and a way to the rest.
pub fn to_pdl_with_definitions(
    sources: &mut SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
) -> (Option<pdl::ValidModule>, Definitions) {
    if is_tablegen(sources.path(file), sources.text(file)) {
        return compiled_rules(sources, file, options, diags);
    }
    let (mark, mut said) = (sources.mark(), Diagnostics::new());
    let (mut module, mut known) = pdll_to_pdl(sources, file, Reading::Mentioned, options, &mut said);
    // If there is anything to say, what was not read may have to do with it.
    if known.is_partial() && !(said.is_empty() && known.is_enough()) {
        sources.forget_since(mark);
        said = Diagnostics::new();
        (module, known) = pdll_to_pdl(sources, file, Reading::Everything, options, &mut said);
    }
    diags.append(said);
    diags.sort(sources);
    (module, known.with_rest(anew(sources, file, options, everything_included)))
}

/// [`to_pdl`], and what the `.td` files define that the file is or includes, of which everything is read and
/// judged.
pub fn to_pdl_with_model(
    sources: &mut SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
) -> (Option<pdl::ValidModule>, Arc<Model>) {
    if is_tablegen(sources.path(file), sources.text(file)) {
        let (module, model) = rules_to_pdl(sources, file, options, diags);
        return (module, Arc::new(model));
    }
    let (module, known) = pdll_to_pdl(sources, file, Reading::Everything, options, diags);
    (module, known.model)
}

/// Everything that the `.td` files define that a program includes.
fn everything_included(
    sources: &mut SourceMap,
    file: FileId,
    ods::Settings { std, kept, .. }: ods::Settings<'_>,
    diags: &mut Diagnostics,
) -> Arc<Model> {
    let (arena, options) = (Bump::new(), hir::Options { std, kept, ..hir::Options::default() });
    let tree = syntax::parse(sources, file, std, &arena, diags);
    included(tree, Reading::Everything, sources, &options, diags).known.model
}

/// The same of PDLL: in pieces, if that is possible.
fn pdll_to_pdl(
    sources: &mut SourceMap,
    file: FileId,
    reading: Reading,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
) -> (Option<pdl::ValidModule>, Partial) {
    // A program that is long enough for pieces mentions so much that everything is read.
    match pieces::to_pdl(sources, file, options, diags) {
        Some((module, model)) => (Some(module), model.into()),
        None => whole_to_pdl(sources, file, reading, options, diags),
    }
}

/// The same, whatever is wrong with it.
fn whole_to_pdl(
    sources: &mut SourceMap,
    file: FileId,
    reading: Reading,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
) -> (Option<pdl::ValidModule>, Partial) {
    let then = |hir: Hir<'_>, settings: Settings<'_>, sources: &SourceMap, diags: &mut Diagnostics| {
        lower(&hir, settings, sources, diags)
    };
    let (module, known) = with_known(sources, file, reading, options, diags, then);
    (module.flatten(), known)
}

/// Lowers a program together with the rewrite rules of the `.td` files that it includes: a rule comes where
/// its file is included. (To mlir-pdll, rules mean nothing.)
fn lower(
    hir: &Hir<'_>,
    Settings { options, rules, imports, .. }: Settings<'_>,
    sources: &SourceMap,
    diags: &mut Diagnostics,
) -> Option<pdl::ValidModule> {
    let mut module = hir::lower(hir.checked().ok()?, &options, diags);
    module.definitions = imports.to_vec();
    if let (Standard::Extended, Some(model), [_, ..]) = (options.std, options.ods, rules) {
        let mut places: Vec<u32> = module.patterns.iter().map(|p| p.span.lo).collect();
        for td in rules {
            module.append(drr::to_pdl(td, model, sources, options.names, diags));
            places.resize(module.patterns.len(), td.span().lo);
        }
        let mut placed: Vec<_> = places.into_iter().zip(module.patterns).collect();
        placed.sort_by(|a, b| sources.reading_order(a.0, b.0));
        module.patterns = placed.into_iter().map(|p| p.1).collect();
    }
    let module = pdl::verify(module, options.std, diags)?;
    if let Some(model) = options.ods {
        lint(&module, model, &options, (sources, sources.file_at(hir.span.lo)), diags);
    }
    Some(module)
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
    let file = match is_tablegen(sources.path(file), sources.text(file)) {
        true => including(sources, file, options, diags)?,
        false => file,
    };
    with_analysed(sources, file, options, diags, |mut hir, settings, sources, diags| {
        emit::natives::unique_names(&mut hir, settings.arena);
        let module = lower(&hir, settings, sources, diags)?;
        Some(then(&hir, &module, &settings.options, sources, diags))
    })
    .flatten()
}

/// Compiles a file with all that it includes, PDLL or TableGen, to PDLL without includes of its kind (see
/// [`emit::pdll`]).
///
/// What there is to say goes to `diags`, in reading order. `None` if there was an error.
pub fn to_pdll(
    sources: &mut SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
) -> Option<String> {
    let (text, errors) = if is_tablegen(sources.path(file), sources.text(file)) {
        let (module, model) = rules_to_pdl(sources, file, options, diags);
        let module = module?;
        diags.append(emit::pdll::untold(&module, &model));
        (emit::pdll::print(&module, Some(&model), sources), diags)
    } else {
        let options = hir::Options { names: true, ..*options };
        let printed = with_analysed(sources, file, &options, diags, |hir, settings, sources, diags| {
            let module = lower(&hir, settings, sources, diags)?;
            Some(emit::pdll::print(&module, settings.options.ods, sources))
        });
        (printed.flatten()?, diags)
    };
    text.map_err(|said| errors.append(said)).ok()
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
    with_code(sources, file, options, diags, |hir, module, options, sources, diags| {
        if emit::plain::is_plain(module) {
            return Some(emit::cpp::print(hir, options.ods, module, sources));
        }
        // MLIR reads nothing beyond its dialect.
        match emit::plain::plain(module.clone()) {
            Ok(module) => Some(emit::cpp::print(hir, options.ods, &module, sources)),
            Err(errors) => {
                diags.append(errors);
                None
            }
        }
    })
    .flatten()
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
    rust(sources, file, options, diags, false)
}

/// The same, and the matcher as Rust (see [`emit::matcher`]).
pub fn to_native_rust(
    sources: &mut SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
) -> Option<String> {
    rust(sources, file, options, diags, true)
}

fn rust(
    sources: &mut SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
    is_native: bool,
) -> Option<String> {
    let name = sources.name(file).to_string();
    with_code(sources, file, options, diags, |hir, module, _, sources, diags| {
        let program = to_program(module, sources, diags)?;
        let (bytes, matcher) = (pdll_bytecode::write(&program), is_native.then_some(&*program));
        Some(emit::rust::print(&name, hir, module, &bytes, matcher, sources, diags))
    })
    .flatten()
}

/// Compiles patterns, which were made from `sources`, to a program.
///
/// What there is to say goes to `diags`. `None` if there was an error: a pattern that cannot be matched. No
/// patterns at all is worth a warning, and patterns that are never applied (see [`matcher::shadow`]) are.
pub fn to_program(
    module: &pdl::ValidModule,
    sources: &SourceMap,
    diags: &mut Diagnostics,
) -> Option<VerifiedProgram> {
    on_a_thread(module.patterns.len(), || {
        let (program, tables) = unverified(module, sources, diags)?;
        // Who asks for tests was put together in order just now; `pdllc verify` looks at that, too.
        let verify = || pdll_bytecode::verify_what_runs(program, in_parts);
        let (verified, ()) = both(module.patterns.len(), verify, || drop(tables));
        verified.map_err(|e| diags.push(not_a_program(module, &e))).ok()
    })
}

/// The same, and the bytes of its file, which are written while it is verified.
pub fn to_bytecode(
    module: &pdl::ValidModule,
    sources: &SourceMap,
    diags: &mut Diagnostics,
) -> Option<(Program, Vec<u8>)> {
    on_a_thread(module.patterns.len(), || {
        let (program, tables) = unverified(module, sources, diags)?;
        let check = || pdll_bytecode::check_what_runs(&program, in_parts);
        let write = || {
            drop(tables);
            pdll_bytecode::write(&program)
        };
        let (checked, bytes) = both(module.patterns.len(), check, write);
        checked.map_err(|e| diags.push(not_a_program(module, &e))).ok()?;
        Some((program, bytes))
    })
}

fn not_a_program(module: &pdl::ValidModule, error: &VerifyError) -> Diagnostic {
    Diagnostic::error(module.span, format!("these patterns cannot be made a program: {error}"))
}

/// What programs are made from. To give it back takes time, which another thread may have.
type Tables = (PredicateTable, Forest);

/// [`to_program`] before it is verified.
fn unverified(
    module: &pdl::ValidModule,
    sources: &SourceMap,
    diags: &mut Diagnostics,
) -> Option<(Program, Tables)> {
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
    let shadowed = || matcher::shadowed(module, &rows);
    let count = module.patterns.len();
    let (shadowed, (program, forest)) = both(count, shadowed, || {
        let prepare = || codegen::prepare(module, &rows, sources, &codegen::Limits::default());
        let (forest, prepared) = both(count, || matcher::fuse(&rows), prepare);
        (prepared.and_then(|prepared| prepared.compile(&forest)), forest)
    });
    diags.append(shadowed);
    let program = program.map_err(|error| diags.push(*error)).ok()?;
    Some((program, (rows, forest)))
}
