//! The way of rewrite rules: a `.td` file that is a program by itself.

use crate::lint::lint;
use crate::ods::model::Model;
use crate::ods::{Definitions, Settings, TdFile};
use crate::{drr, emit, hir, ods, pdl};
use pdll_source::diag::{Diagnostics, Report};
use pdll_source::vfs::{Memory, Overlay};
use pdll_source::{FileId, SourceMap};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

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

/// Compiles the rewrite rules of a `.td` file to PDL. What included files define is read on demand; gives
/// what was read, and a way to the rest.
pub(super) fn compiled_rules(
    sources: &mut SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
) -> (Option<pdl::ValidModule>, Definitions) {
    drr::expect(sources.text(file));
    let (mut said, mut ops) = (Diagnostics::new(), BTreeSet::new());
    let mut read = match ods::read_for_rules(file, sources, options.td(), &mut said) {
        Ok(td) => Some(td),
        Err(rest) => {
            diags.append(std::mem::take(&mut said));
            rest
        }
    };
    while let Some(td) = read {
        let model = td.import_for_rules(&ops, sources, options.td(), &mut said);
        let module = drr::to_pdl(&td, &model, sources, options.names, &mut said);
        // Code may ask for what only all definitions together tell, or for operations that no rule names; and
        // what it makes of those is only looked at once they are known. If there are errors, all are said.
        let more = said.has_errors() || model.classes.need_everything(td.records());
        let (missing, known) = (model.classes.missing_ops(), ops.len());
        if more && td.records().is_partial() {
            ops.extend(missing);
            read = good_part(ods::read_whole(&td, sources, options.td(), diags));
        } else {
            if td.has_op_called(&missing, &model) {
                ops.extend(missing);
            }
            if ops.len() == known {
                let module = verified_rules(module, &model, (sources, file), options, said, diags);
                return (module, definitions(td, model, sources, file, options));
            }
            read = Some(td);
        }
        said = Diagnostics::new();
    }
    (None, Arc::<Model>::default().into())
}

/// What a file of rules defines, of which the rules lead to `part`.
fn definitions(
    td: TdFile,
    part: Model,
    sources: &SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
) -> Definitions {
    Definitions::of_part(Arc::new(part), vec![td], anew(sources, file, options, everything))
}

/// Everything that a file of rules defines.
fn everything(
    sources: &mut SourceMap,
    file: FileId,
    td: Settings<'_>,
    diags: &mut Diagnostics,
) -> Arc<Model> {
    let read = good_part(ods::read(file, sources, td, diags));
    Arc::new(read.map_or_else(Model::default, |read| read.import(sources, td.std, diags)))
}

/// A way to read what a file defines by itself, whenever that is.
pub(super) fn anew(
    sources: &SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
    read: fn(&mut SourceMap, FileId, Settings<'_>, &mut Diagnostics) -> Arc<Model>,
) -> impl Fn() -> (Arc<Model>, Report) + Send + Sync + 'static {
    let (path, text, empty) =
        (sources.path(file).to_path_buf(), sources.text(file).clone(), sources.emptied());
    let (std, kept) = (options.std, options.kept.cloned());
    move || {
        let (mut sources, mut diagnostics) = (empty.emptied(), Diagnostics::new());
        let td = Settings { std, kept: kept.as_ref(), ir: None };
        let model = match sources.add(&path, text.clone()) {
            Ok(file) => read(&mut sources, file, td, &mut diagnostics),
            // There was room for it before.
            Err(_) => Arc::default(),
        };
        (model, Report { sources, diagnostics })
    }
}

/// What there is to say of rules is said of all that can be read, also where something is wrong.
fn good_part(read: Result<TdFile, Option<TdFile>>) -> Option<TdFile> {
    read.map_or_else(|rest| rest, Some)
}

/// The rewrite rules of a `.td` file as PDL, and what it defines.
pub(super) fn rules_to_pdl(
    sources: &mut SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
) -> (Option<pdl::ValidModule>, Model) {
    let td = good_part(ods::read(file, sources, options.td(), diags));
    let Some(td) = td else { return (None, Model::default()) };
    let model = td.import(sources, options.std, diags);
    let module = drr::to_pdl(&td, &model, sources, true, diags);
    let module = verified_rules(module, &model, (sources, file), options, Diagnostics::new(), diags);
    (module, model)
}

/// Rules that can be compiled; what was `said` of them goes to `diags`.
pub(super) fn verified_rules(
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

/// A program that includes a `.td` file and does nothing else, if the rules in that file are good. Without
/// rules, it does nothing at all.
pub(super) fn including(
    sources: &mut SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
) -> Option<FileId> {
    // What there is to warn of is said when the program is compiled.
    let mut said = Diagnostics::new();
    let Some(rules) = compiled_rules(sources, file, options, &mut said).0 else {
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
    let td = good_part(ods::read(file, sources, options.td(), diags))?;
    let model = td.import(sources, options.std, diags);
    drr::to_pdl(&td, &model, sources, false, diags);
    (!diags.has_errors()).then(|| emit::rules::print(&td, sources))
}
