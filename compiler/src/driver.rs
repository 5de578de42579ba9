//! The way from source text to a program in two steps, for those who need no stage by itself.

use crate::hir::{self, CheckedHir, Hir};
use crate::lint::lint;
use crate::ods::model::Model;
use crate::ods::{Mentioned, Partial, TdFile};
use crate::syntax::tree::{Include, IncludeTarget, Item, Module};
use crate::{codegen, drr, emit, matcher, ods, pdl, syntax};
use bumpalo::Bump;
use pdll_bytecode::VerifiedProgram;
use pdll_source::diag::{Diagnostic, Diagnostics};
use pdll_source::vfs::{Memory, Overlay};
use pdll_source::{FileId, SourceMap, Span, Standard};
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

mod pieces;

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

/// How much is read of the `.td` files that a program includes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reading {
    Everything,
    /// What the program mentions, if nothing else is needed.
    Mentioned,
}

/// What is known from `.td` files that a program includes.
#[derive(Default)]
struct Included {
    /// What they define; that may be a part of it.
    known: Partial,
    /// Those of them that hold rewrite rules.
    rules: Vec<TdFile>,
}

/// What included `.td` files define, unless the options have it.
fn included(
    tree: &Module<'_>,
    reading: Reading,
    sources: &mut SourceMap,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
) -> Included {
    let includes = td_includes(tree);
    if options.ods.is_some() || includes.is_empty() {
        return Included::default();
    }
    if reading == Reading::Mentioned {
        let texts: Vec<_> = files_of(tree).into_iter().map(|file| sources.text(file).clone()).collect();
        let texts: Vec<&[u8]> = texts.iter().map(|text| &**text).collect();
        let mark = sources.mark();
        let load = |m: Mentioned<'_>| ods::load_mentioned(includes.clone(), &m, sources, options.std);
        match Mentioned::new(&texts).and_then(load) {
            Some(known) => return Included { known, rules: Vec::new() },
            None => sources.forget_since(mark),
        }
    }
    let (model, mut rules) = ods::load_with_rules(includes, sources, options.std, diags);
    let (mut taken, mut placed) = (FxHashSet::default(), Vec::new());
    visit_td_includes(tree, &mut |inc, file| {
        if !inc.definitions_only {
            taken.insert(sources.path(file).to_path_buf());
        }
        placed.push((inc.path.span, file));
    });
    rules.retain(|td| {
        let file = placed.iter().find(|p| p.0 == td.span()).map(|p| p.1);
        file.is_none_or(|file| taken.contains(sources.path(file)))
    });
    Included { known: model.into(), rules }
}

/// The files of a program that are PDLL.
fn files_of<'t>(tree: &'t Module<'t>) -> Vec<FileId> {
    let (mut files, mut open) = (Vec::new(), vec![tree]);
    while let Some(module) = open.pop() {
        files.push(module.file);
        for item in module.items {
            if let Item::Include(Include { target: IncludeTarget::Pdll(included), .. }) = item {
                open.push(included);
            }
        }
    }
    files
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

/// The names of the `.td` files that a program includes, as they are written, in reading order.
fn imports(tree: &Module<'_>) -> Vec<String> {
    let mut imports: Vec<String> = Vec::new();
    visit_td_includes(tree, &mut |inc, _| {
        let path = String::from_utf8_lossy(inc.path.value).into_owned();
        if !imports.contains(&path) {
            imports.push(path);
        }
    });
    imports
}

/// The `.td` includes in reading order. Includes are nested no deeper than the limit of the source map.
pub fn td_includes(tree: &Module<'_>) -> Vec<(FileId, Span)> {
    let mut found = Vec::new();
    visit_td_includes(tree, &mut |inc, file| found.push((file, inc.path.span)));
    found
}

/// Calls `f` with each directive that names a `.td` file, and the file.
fn visit_td_includes(tree: &Module<'_>, f: &mut dyn FnMut(&Include<'_>, FileId)) {
    for item in tree.items {
        if let Item::Include(inc) = item {
            match inc.target {
                IncludeTarget::Pdll(m) => visit_td_includes(m, f),
                IncludeTarget::Td(file) => f(inc, file),
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
    if is_tablegen(sources.path(file), sources.text(file)) {
        return compiled_rules(sources, file, options, diags);
    }
    let (mark, mut said) = (sources.mark(), Diagnostics::new());
    let (module, known) = pdll_to_pdl(sources, file, Reading::Mentioned, options, &mut said);
    // If there is anything to say, what was not read may have to do with it.
    if known.is_partial() && !(said.is_empty() && known.is_enough()) {
        sources.forget_since(mark);
        return pdll_to_pdl(sources, file, Reading::Everything, options, diags).0;
    }
    diags.append(said);
    diags.sort(sources);
    module
}

/// [`to_pdl`], and what the `.td` files define that the file is or includes.
pub fn to_pdl_with_model(
    sources: &mut SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
) -> (Option<pdl::ValidModule>, Model) {
    if is_tablegen(sources.path(file), sources.text(file)) {
        return rules_to_pdl(sources, file, options, diags);
    }
    let (module, known) = pdll_to_pdl(sources, file, Reading::Everything, options, diags);
    (module, known.model)
}

/// The same of PDLL: in pieces, if that is possible.
fn pdll_to_pdl(
    sources: &mut SourceMap,
    file: FileId,
    reading: Reading,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
) -> (Option<pdl::ValidModule>, Partial) {
    match pieces::to_pdl(sources, file, reading, options, diags) {
        Some((module, known)) => (Some(module), known),
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

/// Is a text TableGen, and not PDLL? Its name may say so (`.td`, `.pdll`); else the first word tells that is
/// not in a comment or a preprocessor's line.
#[must_use]
pub fn is_tablegen(path: &Path, text: &[u8]) -> bool {
    const WORDS: [&str; 11] = [
        "include",
        "class",
        "def",
        "let",
        "multiclass",
        "defm",
        "defset",
        "defvar",
        "foreach",
        "if",
        "assert",
    ];
    match path.extension().and_then(|e| e.to_str()) {
        Some("td") => return true,
        Some("pdll") => return false,
        _ => {}
    }
    let mut rest = text;
    loop {
        rest = rest.trim_ascii_start();
        let skipped = if rest.starts_with(b"//")
            || [&b"#ifndef"[..], b"#ifdef", b"#define"].iter().any(|d| rest.starts_with(d))
        {
            rest.iter().position(|&b| b == b'\n')
        } else if rest.starts_with(b"/*") {
            rest.windows(2).skip(2).position(|w| w == b"*/").map(|at| at + 4)
        } else {
            let end = rest.iter().position(|b| !b.is_ascii_alphanumeric() && *b != b'_');
            return WORDS.iter().any(|w| w.as_bytes() == &rest[..end.unwrap_or(rest.len())]);
        };
        match skipped {
            Some(at) => rest = &rest[at..],
            None => return false,
        }
    }
}

/// Compiles the rewrite rules of a `.td` file to PDL. What included files define is read on demand.
fn compiled_rules(
    sources: &mut SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
) -> Option<pdl::ValidModule> {
    let mut said = Diagnostics::new();
    let td = ods::read_for_rules(file, sources, options.std, &mut said);
    let Some(td) = td else {
        diags.append(said);
        return None;
    };
    let model = td.import_for_rules(&BTreeSet::new(), sources, options.std, &mut said);
    let module = drr::to_pdl(&td, &model, sources, &mut said);
    // Code may ask for what only all definitions together tell, or for operations that no rule names. And if
    // there are errors, all of them are said.
    let more = said.has_errors() || model.classes.need_everything(td.records());
    let mut ops = model.classes.missing_ops();
    let td = match more && td.records().is_partial() {
        true => ods::read_whole(&td, sources, options.std, diags)?,
        false if td.has_op_called(&ops, &model) => td,
        false => return verified_rules(module, &model, (sources, file), options, said, diags),
    };
    loop {
        let mut said = Diagnostics::new();
        let model = td.import_for_rules(&ops, sources, options.std, &mut said);
        let module = drr::to_pdl(&td, &model, sources, &mut said);
        // What code makes of operations is only looked at once these are known.
        let (missing, known) = (model.classes.missing_ops(), ops.len());
        if td.has_op_called(&missing, &model) {
            ops.extend(missing);
        }
        if ops.len() == known {
            return verified_rules(module, &model, (sources, file), options, said, diags);
        }
    }
}

/// The rewrite rules of a `.td` file as PDL, and what it defines.
fn rules_to_pdl(
    sources: &mut SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
) -> (Option<pdl::ValidModule>, Model) {
    let Some(td) = ods::read(file, sources, options.std, diags) else { return (None, Model::default()) };
    let model = td.import(sources, options.std, diags);
    let module = drr::to_pdl(&td, &model, sources, diags);
    let module = verified_rules(module, &model, (sources, file), options, Diagnostics::new(), diags);
    (module, model)
}

/// Rules that can be compiled; what was `said` of them goes to `diags`.
fn verified_rules(
    mut module: pdl::Module,
    model: &Model,
    (sources, file): (&SourceMap, FileId),
    options: &hir::Options<'_>,
    said: Diagnostics,
    diags: &mut Diagnostics,
) -> Option<pdl::ValidModule> {
    diags.append(said);
    let errors = diags.has_errors();
    let path = sources.path(file);
    module.definitions = vec![path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()];
    let module = pdl::verify(module, options.std, diags).filter(|_| !errors);
    if let Some(module) = &module {
        lint(module, model, options, (sources, file), diags);
    }
    module
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
            module.append(drr::to_pdl(td, model, sources, diags));
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

/// A program that includes a `.td` file and does nothing else, if the rules in that file are good. Without
/// rules, it does nothing at all.
fn including(
    sources: &mut SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
) -> Option<FileId> {
    // What there is to warn of is said when the program is compiled.
    let mut said = Diagnostics::new();
    let Some(rules) = compiled_rules(sources, file, options, &mut said) else {
        diags.append(said);
        return None;
    };
    // The text need not be that of a file (standard input), nor be called as TableGen is.
    let path = sources.path(file).with_extension("td");
    let upper: Memory = [(path.clone(), sources.text(file).clone())].into_iter().collect();
    let files = Overlay { upper, lower: sources.file_system().clone() };
    *sources = std::mem::take(sources).with_files(Arc::new(files));
    let text = match rules.patterns.is_empty() {
        true => String::new(),
        false => format!("#include \"{}\"\n", path.file_name()?.to_string_lossy()),
    };
    sources.add(path.with_extension("rules.pdll"), text.into_bytes()).ok()
}

/// The rewrite rules of a `.td` file as they are read (see [`emit::rules`]), if they are good.
///
/// What there is to say goes to `diags`. `None` if there was an error.
pub fn rules_as_read(
    sources: &mut SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
) -> Option<String> {
    let td = ods::read(file, sources, options.std, diags)?;
    let model = td.import(sources, options.std, diags);
    drr::to_pdl(&td, &model, sources, diags);
    (!diags.has_errors()).then(|| emit::rules::print(&td, sources))
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
    let name = sources.name(file).to_string();
    with_code(sources, file, options, diags, |hir, module, _, sources, diags| {
        let program = to_program(module, sources, diags)?;
        Some(emit::rust::print(&name, hir, module, &pdll_bytecode::write(&program), sources, diags))
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
    diags.append(matcher::shadowed(module, &rows));
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
