//! ODS: what TableGen files that PDLL includes say about operations and constraints.
//!
//! [`load`] runs TableGen on every `.td` file that a program includes (the syntax tree says which) and makes
//! the [`Model`] that the semantic stage consults. Each distinct file is read once, however often it is
//! included. What is imported, in which order, and how, is what mlir-pdll does; names are those of MLIR's
//! TableGen library.
pub mod brief;
mod class;
mod constraint;
pub mod cxx;
mod definitions;
mod foreign;
pub mod format;
mod formats;
mod infer;
mod kept;
mod known;
mod later;
mod mentioned;
pub mod model;
mod op;
mod order;
mod places;
mod pred;
mod reader;
pub mod resolve;
mod symbols;
mod td;
mod traits;

pub use definitions::{BuilderParam, builder_params};
pub use foreign::result_type;
pub use formats::check_formats;
use kept::{Asked, Extent, Outcome as ParseOutcome, Source};
pub use kept::{KEPT_BYTES, Kept, Settings, Usage};
pub use known::{Constraint, Inference, Known, KnownOp, Rewrite};
pub use later::Definitions;
pub use mentioned::{Mentioned, Partial, load_mentioned};
use model::{Import, Model};
pub use pdll_bytecode::SegmentLayout;
use pdll_source::diag::{Diagnostic, Diagnostics, Report};
use pdll_source::vfs::FileSystem;
use pdll_source::{FileId, Place, SourceMap, Span, Standard, Text};
pub use pdll_tablegen::{DagRef, FieldKey, RecId, RecordRef, Records, Value, scan};
use rayon::prelude::*;
use reader::Reader;
use rustc_hash::{FxHashMap, FxHashSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
pub use symbols::bits;
pub use td::{Positions, TdFile, read, read_for_rules, read_whole};

/// Reads `.td` files: `includes` are the files in reading order, each with the path in the directive that
/// includes it. With [`Settings::kept`], what was read before is taken from there.
///
/// The files that they include are entered in `sources`. What is wrong goes to `diags`, at the directive; an
/// import that failed is missing in the result.
pub fn load<'k>(
    includes: Vec<(FileId, Span)>,
    sources: &mut SourceMap,
    settings: impl Into<Settings<'k>>,
    diags: &mut Diagnostics,
) -> Arc<Model> {
    load_with_rules(includes, sources, settings, diags).0
}

/// As [`load`]; files with rewrite rules are handed on, in reading order.
pub fn load_with_rules<'k>(
    includes: Vec<(FileId, Span)>,
    sources: &mut SourceMap,
    settings: impl Into<Settings<'k>>,
    diags: &mut Diagnostics,
) -> (Arc<Model>, Vec<TdFile>) {
    let settings = settings.into();
    match settings.kept {
        Some(kept) if !includes.is_empty() => kept.model(includes, sources, settings.std, diags),
        _ => {
            let Loaded { model, files, .. } = load_everything(includes, sources, settings, diags);
            (Arc::new(model), files)
        }
    }
}

/// The same, where nothing is known of the files together.
fn load_everything(
    includes: Vec<(FileId, Span)>,
    sources: &mut SourceMap,
    settings: Settings<'_>,
    diags: &mut Diagnostics,
) -> Loaded {
    let parse = |task: &Task, files: &dyn FileSystem| {
        let source = Source { path: &task.path, text: &task.text, dirs: &task.dirs };
        settings.records(Extent::Whole, source, files)
    };
    load_by(parse, |td| td.rules().next().is_some(), includes, (sources, settings.std, diags))
}

/// What was loaded.
struct Loaded {
    model: Model,
    /// The files that are handed on.
    files: Vec<TdFile>,
    /// What file systems were asked for it, if the model can be kept.
    asked: Option<Vec<Arc<Asked>>>,
    /// What the records take that it was made from.
    bytes: usize,
}

/// [`load_everything`], where `parse` runs TableGen on a file, and `keep` says which are handed on.
fn load_by(
    parse: impl Fn(&Task, &dyn FileSystem) -> ParseOutcome + Sync,
    keep: impl Fn(&TdFile) -> bool,
    includes: Vec<(FileId, Span)>,
    (sources, std, diags): (&mut SourceMap, Standard, &mut Diagnostics),
) -> Loaded {
    let mut first: FxHashMap<PathBuf, FileId> = FxHashMap::default();
    let mut tasks = Vec::new();
    let mut again = Vec::new();
    for (file, at) in includes {
        let path = sources.path(file).to_path_buf();
        match first.get(&path) {
            Some(&same) => again.push((file, same)),
            None => {
                first.insert(path.clone(), file);
                tasks.push(Task {
                    file,
                    at,
                    dirs: dirs(&path, sources, std),
                    path,
                    text: sources.text(file).clone(),
                });
            }
        }
    }
    let files = sources.file_system().clone();
    let (mut loader, mut kept) = (Loader::new(sources, std, diags), Vec::new());
    let (mut asked, mut bytes) = (Some(Vec::with_capacity(tasks.len())), 0);
    for tasks in tasks.chunks(AT_ONCE) {
        let results: Vec<_> = match tasks {
            // Threads take longer to start than most files take to read.
            [task] => vec![parse(task, &*files)],
            _ => tasks.par_iter().map(|task| parse(task, &*files)).collect(),
        };
        for (task, (result, files)) in tasks.iter().zip(results) {
            asked = asked.zip(files).map(|(mut all, files)| {
                all.push(files);
                all
            });
            bytes += result.as_ref().map_or(task.text.len(), |records| records.memory());
            let Some((import, td)) = loader.file(task, result) else { continue };
            loader.model.imports.insert(task.file, import);
            if keep(&td) {
                kept.push(td);
            }
        }
    }
    let imports = &mut loader.model.imports;
    for (file, same) in again {
        if let Some(import) = imports.get(&same).cloned() {
            imports.insert(file, import);
        }
    }
    // Another program may leave more room.
    let asked = asked.filter(|_| !loader.is_full);
    Loaded { model: loader.model, files: kept, asked, bytes }
}

/// How many TableGen runs there are at once: bounds the memory that their records take.
const AT_ONCE: usize = 8;

/// One file to run TableGen on.
struct Task {
    file: FileId,
    /// The path in the directive.
    at: Span,
    path: PathBuf,
    text: Text,
    dirs: Vec<PathBuf>,
}

/// Where the file `name` finds what it includes.
fn dirs(path: &Path, sources: &SourceMap, std: Standard) -> Vec<PathBuf> {
    let beside = path.parent().filter(|d| std == Standard::Extended && !d.as_os_str().is_empty());
    let dirs = sources.dirs().iter().map(|d| d.as_path());
    beside.into_iter().chain(dirs).map(Path::to_path_buf).collect()
}

/// The condition of the constraint `record`: as C++ text, and as a tree of expressions.
///
/// # Errors
/// It has none that can be read: why, as the end of a sentence.
pub fn condition(record: RecordRef<'_>) -> Result<(String, cxx::Snippet), resolve::Unknown> {
    let mut all = model::Predicates::default();
    let id = pred::Reader::default().condition(record, &mut all)?;
    let text = all.text(id)?;
    let snippet = all.snippet(id).map_err(|f| resolve::Unknown::Unreadable(f, None))?;
    Ok((text, snippet))
}

/// Why a record cannot be imported.
struct Fault<'r> {
    record: RecordRef<'r>,
    message: String,
}

type Outcome<'r, T> = Result<T, Fault<'r>>;

/// The warning that a file says something with `dump`.
fn dump(name: &str, at: impl Into<Place>, said: &str) -> Diagnostic {
    // A message is one line; a record has several.
    let mut lines = said.trim_end().lines();
    let first = lines.next().unwrap_or_default();
    let mut d = Diagnostic::warning("tablegen-dump", at, format!("`{name}` says: {first}"));
    d.notes.extend(lines.map(str::to_string));
    d
}

struct Loader<'l> {
    std: Standard,
    sources: &'l mut SourceMap,
    diags: &'l mut Diagnostics,
    model: Model,
    /// What TableGen opened, by path.
    files: FxHashMap<PathBuf, FileId>,
    /// Whether there was no room for a file.
    is_full: bool,
}

impl<'l> Loader<'l> {
    fn new(sources: &'l mut SourceMap, std: Standard, diags: &'l mut Diagnostics) -> Self {
        Self { std, sources, diags, model: Model::default(), files: FxHashMap::default(), is_full: false }
    }
}

impl Loader<'_> {
    /// Imports one file; `None` if there is nothing to import from.
    fn file(
        &mut self,
        task: &Task,
        result: Result<Arc<Records>, Box<pdll_tablegen::Fault>>,
    ) -> Option<(Import, TdFile)> {
        let (name, at) = (task.path.display(), task.at);
        self.files.insert(task.path.clone(), task.file);
        let records = match result {
            Ok(records) => records,
            Err(fault) => {
                self.tablegen(fault.report, &name.to_string(), at);
                return None;
            }
        };
        for note in records.dumped() {
            self.diags.push(dump(&name.to_string(), at, &note.message));
        }
        self.unused_parameters(&records, at)?;
        for class in ["Op", "Attr", "Type", "OpInterface"] {
            if records.class(class).is_none() {
                let message = format!("`{name}` defines no operations: class `{class}` is missing");
                let help = "the file must include \"mlir/IR/OpBase.td\", directly or not";
                self.diags.push(Diagnostic::error(at, message).help(help));
                return None;
            }
        }
        let opened = self.opened(records.sources(), at)?;
        let td = TdFile::new(records, opened, at);
        let (records, positions) = (td.records(), td.positions(self.sources));
        let mut faults = Vec::new();
        let import = import(records, &positions, self.std, None, &mut self.model, &mut faults);
        for f in &faults {
            let message = format!("`{}` cannot be imported: {}", f.record.name(), f.message);
            let d = Diagnostic::error(at, message).label(positions.span(f.record), "defined here");
            self.diags.push(d);
        }
        Some((import, td))
    }

    /// Warns of template parameters that nothing uses; `None` if there are too many files.
    fn unused_parameters(&mut self, records: &Records, at: Span) -> Option<()> {
        let unused = records.unused_parameters();
        if unused.is_empty() {
            return Some(());
        }
        let opened = self.opened(records.sources(), at)?;
        let texts = records.source_map();
        for mut d in unused {
            d.place = self.place(&d.place, &texts, &opened);
            self.diags.push(d);
        }
        Some(())
    }

    /// Enters the files that TableGen opened; `None` if there are too many.
    fn opened<'t>(&mut self, texts: impl Iterator<Item = (&'t Path, Text)>, at: Span) -> Option<Vec<FileId>> {
        let mut opened = Vec::new();
        for (path, text) in texts {
            let id = match self.files.get(path) {
                Some(&id) => id,
                None => self.enter(path, text, at)?,
            };
            opened.push(id);
        }
        Some(opened)
    }

    /// Enters a file that a `.td` file included.
    fn enter(&mut self, path: &Path, text: Text, at: Span) -> Option<FileId> {
        match self.sources.add_included(path, text, at) {
            Ok(id) => {
                self.files.insert(path.to_path_buf(), id);
                Some(id)
            }
            Err(e) => {
                self.is_full = true;
                self.diags.push(Diagnostic::error(at, format!("cannot include `{}`: {e}", path.display())));
                None
            }
        }
    }

    /// Reports what TableGen found wrong: at the directive, with the places in the `.td` files as labels.
    fn tablegen(&mut self, report: Report, name: &str, at: Span) {
        let Report { sources: texts, diagnostics } = report;
        let all = texts.files().map(|file| (texts.path(file), texts.text(file).clone()));
        let Some(opened) = self.opened(all, at) else { return };
        for e in diagnostics {
            let mut d = Diagnostic::error(at, format!("in `{name}`: {}", e.message));
            if e.span().is_some() {
                d = d.label(self.place(&e.place, &texts, &opened), "here");
            }
            for l in e.labels {
                d = match l.place.span() {
                    Some(_) => d.label(self.place(&l.place, &texts, &opened), l.message),
                    None => d.note(l.message),
                };
            }
            self.diags.push(d);
        }
    }

    /// A place in the texts that TableGen opened, where they stand in the source map.
    fn place(&self, place: &Place, texts: &SourceMap, opened: &[FileId]) -> Place {
        let Place::Span(span) = place else { return place.clone() };
        let (file, bytes) = texts.offsets(*span);
        self.sources.span(opened[file.index()], bytes.start, bytes.end).into()
    }
}

/// Adds what `records` define to `model`, except for what is added to `faults`. With `only`, of operations
/// just these, and no constraints by name.
fn import<'r>(
    records: &'r Records,
    positions: &Positions<'_>,
    std: Standard,
    only: Option<&FxHashSet<RecId>>,
    model: &mut Model,
    faults: &mut Vec<Fault<'r>>,
) -> Import {
    let mut import = Import::default();
    let mut ops: Vec<RecordRef<'_>> = records.defs_of("Op").collect();
    // Of several definitions of one operation the first counts; defs come in the order of their names.
    ops.sort_by_cached_key(|r| r.name());
    let mut known: FxHashSet<String> = model.ops.iter().map(|o| o.name.clone()).collect();
    let mut reader = Reader::new(records, positions, std, model);
    for record in ops {
        if only.is_some_and(|only| !only.contains(&record.id())) {
            reader.interfaces_of_record(record);
            continue;
        }
        match reader.op(record, &known) {
            Err(f) => faults.push(f),
            Ok(None) => {}
            Ok(Some(op)) => {
                known.insert(op.name.clone());
                reader.interfaces_of(&op);
                import.ops.push(reader.model.ops.len() as u32);
                reader.model.ops.push(Arc::new(op));
            }
        }
    }
    if only.is_none() {
        import.constraints = reader.named_constraints(faults);
    }
    reader.definitions();
    reader.other_classes();
    import
}
