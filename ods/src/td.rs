//! A `.td` file that was read: its records, and where they stand in the source map.

use crate::kept::{Extent, Settings, Source};
use crate::model::{Import, Model};
use crate::op::cpp_class;
use crate::{Loader, Mentioned, dirs, dump, order};
use pdll_source::diag::{Diagnostic, Diagnostics, Report};
use pdll_source::{FileId, Place, SourceMap, Span, Standard};
use pdll_tablegen::{RecId, RecordRef, Records, Value, Wanted};
use rayon::iter::ParallelIterator;
use rayon::slice::ParallelSlice;
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The records of a `.td` file with all that it includes.
pub struct TdFile {
    records: Arc<Records>,
    /// For each file that TableGen opened.
    opened: Vec<FileId>,
    /// What stands for the whole: the directive that includes it, or its start.
    at: Span,
}

impl std::fmt::Debug for TdFile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TdFile").field("opened", &self.opened).finish_non_exhaustive()
    }
}

/// Where records stand in the source map.
pub struct Positions<'l> {
    sources: &'l SourceMap,
    opened: &'l [FileId],
    /// Where there is nothing better.
    at: Span,
}

/// How many rules one thread looks at, at least.
const PART: usize = 256;

impl TdFile {
    pub(crate) fn new(records: Arc<Records>, opened: Vec<FileId>, at: Span) -> Self {
        Self { records, opened, at }
    }

    /// All records of the file and of those that it includes.
    #[must_use]
    pub fn records(&self) -> &Records {
        &self.records
    }

    pub(crate) fn shared_records(&self) -> Arc<Records> {
        self.records.clone()
    }

    /// For each file that TableGen opened, which one it is.
    pub(crate) fn opened(&self) -> &[FileId] {
        &self.opened
    }

    /// What stands for the whole: the directive that includes it, or its start.
    #[must_use]
    pub fn span(&self) -> Span {
        self.at
    }

    /// Where they stand in `sources`, which must be the map that the file was read with.
    #[must_use]
    pub fn positions<'l>(&'l self, sources: &'l SourceMap) -> Positions<'l> {
        Positions { sources, opened: &self.opened, at: self.at }
    }

    /// The defs of class `Pattern`, in the order in which MLIR's tools number and register them: by name,
    /// runs of digits as numbers.
    pub fn rules(&self) -> impl Iterator<Item = RecordRef<'_>> {
        let mut all: Vec<RecordRef<'_>> = self.records.defs_of("Pattern").collect();
        all.sort_by_cached_key(|rule| order::key(rule.name()));
        all.into_iter()
    }

    /// What the file says of dialects. What cannot be imported goes to `diags`, at the record.
    pub fn import(&self, sources: &SourceMap, std: Standard, diags: &mut Diagnostics) -> Model {
        self.import_only(None, sources, std, diags)
    }

    /// The part of [`Self::import`] that the rules of the file are about: of operations, those that the file
    /// itself defines, those that stand in rules, those whose C++ class has one of the names in `also`, in
    /// whichever namespace, and those that IR mentions ([`Settings::ir`]); no constraints by name, but those
    /// of these operations.
    pub fn import_for_rules<'k>(
        &self,
        also: &BTreeSet<String>,
        sources: &SourceMap,
        settings: impl Into<Settings<'k>>,
        diags: &mut Diagnostics,
    ) -> Model {
        let Settings { std, ir, .. } = settings.into();
        let mut wanted = self.for_rules();
        wanted.extend(self.ops_called(also).map(|op| op.id()));
        wanted.extend(ir.into_iter().flat_map(|ir| self.ops_mentioned(ir)).map(|op| op.id()));
        self.import_only(Some(&wanted), sources, std, diags)
    }

    fn ops_mentioned(&self, ir: &Mentioned<'_>) -> impl Iterator<Item = RecordRef<'_>> {
        self.records.defs_of("Op").filter(|op| {
            let dialect = op.def("opDialect").and_then(|dialect| dialect.string("name"));
            dialect.zip(op.string("opName")).is_some_and(|(dialect, name)| ir.has_op(dialect, name))
        })
    }

    /// Is there an operation that `model` does not have, and whose C++ class has one of these names, in
    /// whichever namespace?
    #[must_use]
    pub fn has_op_called(&self, names: &BTreeSet<String>, model: &Model) -> bool {
        self.ops_called(names).any(|op| model.ops.iter().all(|known| known.record != op.name()))
    }

    fn ops_called(&self, names: &BTreeSet<String>) -> impl Iterator<Item = RecordRef<'_>> {
        fn last(name: &str) -> &str {
            name.rsplit("::").next().unwrap_or_default()
        }
        let names: FxHashSet<&str> = names.iter().map(|n| last(n)).collect();
        let ops = (!names.is_empty()).then(|| self.records.defs_of("Op"));
        ops.into_iter().flatten().filter(move |op| names.contains(last(&cpp_class(*op))))
    }

    /// The defs of the file itself, and those in front of the dags of rules, wherever these are nested.
    fn for_rules(&self) -> FxHashSet<RecId> {
        let own = self.records.defs().filter(|d| d.position().is_some_and(|at| at.0 == 0));
        let mut found: FxHashSet<RecId> = own.map(|d| d.id()).collect();
        let rules: Vec<RecordRef<'_>> = self.records.defs_of("Pattern").collect();
        if rules.len() <= PART {
            self.in_front(&rules, &mut found);
        } else {
            let parts = rules.par_chunks(PART).map(|rules| {
                let mut found = FxHashSet::default();
                self.in_front(rules, &mut found);
                found
            });
            found.extend(parts.collect::<Vec<_>>().into_iter().flatten());
        }
        found
    }

    /// Adds the defs in front of the dags of these rules.
    fn in_front(&self, rules: &[RecordRef<'_>], found: &mut FxHashSet<RecId>) {
        let mut open = Vec::new();
        let fields = ["sourcePattern", "resultPatterns", "supplementalPatterns"];
        let fields = fields.map(|name| self.records.field_key(name));
        for rule in rules {
            open.extend(fields.iter().filter_map(|&field| rule.get(field)));
            while let Some(value) = open.pop() {
                match value {
                    Value::List(list) => open.extend(list.iter()),
                    Value::Dag(dag) => {
                        if let Some(def) = dag.operator().as_def() {
                            found.insert(def.id());
                        }
                        for value in dag.arg_values() {
                            if let Value::Dag(_) = value {
                                open.push(value);
                            }
                        }
                    }
                    _ => {}
                }
            }
        }
    }

    fn import_only(
        &self,
        only: Option<&FxHashSet<RecId>>,
        sources: &SourceMap,
        std: Standard,
        diags: &mut Diagnostics,
    ) -> Model {
        let positions = self.positions(sources);
        let (mut model, mut faults) = (Model::default(), Vec::new());
        let import: Import = crate::import(&self.records, &positions, std, only, &mut model, &mut faults);
        for f in faults {
            let message = format!("`{}` cannot be imported: {}", f.record.name(), f.message);
            diags.push(Diagnostic::error(positions.span(f.record), message));
        }
        if self.records.is_partial() {
            model.classes.are_partial();
        }
        let file = sources.file_at(self.at.lo);
        model.imports.insert(file, import);
        model
    }
}

impl Positions<'_> {
    /// The name of a record where it is defined.
    #[must_use]
    pub fn span(&self, record: RecordRef<'_>) -> Span {
        let Some((file, offset)) = record.position() else { return self.at };
        let Some(&file) = self.opened.get(file) else { return self.at };
        let text = self.sources.text(file);
        let word = text.get(offset..).unwrap_or_default();
        let word = word.iter().take_while(|b| b.is_ascii_alphanumeric() || **b == b'_').count();
        self.sources.span(file, offset, offset + word.max(1))
    }

    /// Where a word stands in the statement that defines a record, if it does.
    #[must_use]
    pub fn find(&self, record: RecordRef<'_>, word: &str) -> Option<Span> {
        let (file, offset) = record.position()?;
        let &file = self.opened.get(file)?;
        let text = self.sources.text(file).get(offset..)?;
        let end =
            text.windows(2).take(STATEMENT).position(|w| w == b";\n").unwrap_or(text.len().min(STATEMENT));
        let ends = |at: usize| text.get(at).is_none_or(|b| !b.is_ascii_alphanumeric() && *b != b'_');
        let at = text[..end]
            .windows(word.len())
            .enumerate()
            .position(|(i, w)| w == word.as_bytes() && ends(i + word.len()))?;
        Some(self.sources.span(file, offset + at, offset + at + word.len()))
    }
}

/// How many bytes of a statement are searched for a word.
const STATEMENT: usize = 1 << 14;

/// Runs TableGen on a file of `sources`, in which the files that it includes are entered. With
/// [`Settings::kept`], what was read before is taken from there.
///
/// What is wrong goes to `diags`, at its place in the `.td` files.
///
/// # Errors
/// The file with what is good in it all the same (see [`pdll_tablegen::Fault::rest`]), if that can be told.
pub fn read<'k>(
    file: FileId,
    sources: &mut SourceMap,
    settings: impl Into<Settings<'k>>,
    diags: &mut Diagnostics,
) -> Result<TdFile, Option<TdFile>> {
    read_with(file, sources, settings.into(), diags, None, Extent::Whole)
}

/// The same for [`TdFile::import_for_rules`] alone: what included files define is read on demand.
///
/// All that is wrong in the file itself is found; of what is wrong in those that it includes, only what
/// concerns definitions that the file leads to.
///
/// # Errors
/// As [`read`]: what is good is read whole.
pub fn read_for_rules<'k>(
    file: FileId,
    sources: &mut SourceMap,
    settings: impl Into<Settings<'k>>,
    diags: &mut Diagnostics,
) -> Result<TdFile, Option<TdFile>> {
    read_with(file, sources, settings.into(), diags, None, Extent::Rules)
}

/// Reads a file once more that was read on demand, with everything in the files that it includes.
///
/// # Errors
/// As [`read`].
pub fn read_whole<'k>(
    earlier: &TdFile,
    sources: &mut SourceMap,
    settings: impl Into<Settings<'k>>,
    diags: &mut Diagnostics,
) -> Result<TdFile, Option<TdFile>> {
    let file = sources.file_at(earlier.at.lo);
    read_with(file, sources, settings.into(), diags, Some(earlier), Extent::Whole)
}

/// What may matter for patterns though they do not mention it.
pub(crate) const WANTED: &[Wanted<'_>] = &[
    Wanted::DefsWith { class: "Op", word: "ConstantLike" },
    Wanted::Def("InferTypeOpInterface"),
    Wanted::DefsOf("Pattern"),
    Wanted::DefsOf("Dialect"),
    Wanted::DefsInCode("EnumInfo"),
    Wanted::DefsOf("TypeDef"),
    Wanted::DefsOf("AttrDef"),
];

/// Where constants are in [`WANTED`].
pub(crate) const CONSTANTS: usize = 0;

fn read_with(
    file: FileId,
    sources: &mut SourceMap,
    settings: Settings<'_>,
    diags: &mut Diagnostics,
    earlier: Option<&TdFile>,
    extent: Extent,
) -> Result<TdFile, Option<TdFile>> {
    let path = sources.path(file).to_path_buf();
    let dirs = dirs(&path, sources, settings.std);
    let text = sources.text(file).clone();
    let source = Source { path: &path, text: &text, dirs: &dirs };
    let (result, _) = settings.records(extent, source, &**sources.file_system());
    let at = sources.span(file, 0, 0);
    let mut loader = Loader::new(sources, settings.std, diags);
    loader.files.insert(path.clone(), file);
    // What was read before is entered already.
    if let Some(earlier) = earlier {
        let opened = earlier.records.sources().map(|s| s.0.to_path_buf());
        loader.files.extend(opened.zip(earlier.opened.iter().copied()));
    }
    match result {
        Ok(records) => {
            loader.unused_parameters(&records, at).ok_or(None)?;
            let opened = loader.opened(records.sources(), at).ok_or(None)?;
            let dumped = records.dumped();
            if !dumped.is_empty() {
                let texts = records.source_map();
                for note in dumped {
                    let place = loader.place(&note.place, &texts, &opened);
                    let name = match &note.place {
                        Place::Position(at) => at.file.to_string(),
                        _ => path.display().to_string(),
                    };
                    loader.diags.push(dump(&name, place, &note.message));
                }
            }
            Ok(TdFile::new(records, opened, at))
        }
        Err(fault) => {
            let opened = loader.own(fault.report, at);
            let file = |(records, opened)| TdFile::new(Arc::new(records), opened, at);
            Err(fault.rest.zip(opened).map(file))
        }
    }
}

/// The file of MLIR that defines a class of this name, which rules and definitions begin with.
fn missing(class: &[u8]) -> Option<&'static str> {
    Some(match class {
        b"Pat" | b"Pattern" | b"NativeCodeCall" | b"NativeCodeCallVoid" => "mlir/IR/PatternBase.td",
        b"Op" | b"Dialect" | b"Constraint" | b"CPred" | b"AttrConstraint" | b"TypeConstraint" => {
            "mlir/IR/OpBase.td"
        }
        b"TypeDef" | b"AttrDef" => "mlir/IR/AttrTypeBase.td",
        b"I32EnumAttr" | b"I64EnumAttr" | b"EnumAttr" | b"ConstantEnumCase" => "mlir/IR/EnumAttr.td",
        _ => return None,
    })
}

impl Loader<'_> {
    /// Reports what TableGen found wrong, where it is; the files that it has opened.
    fn own(&mut self, report: Report, at: Span) -> Option<Vec<FileId>> {
        let Report { sources: texts, diagnostics } = report;
        let all = texts.files().map(|file| (texts.path(file), texts.text(file).clone()));
        let opened = self.opened(all, at)?;
        for mut d in diagnostics {
            let is_missing = d.message.starts_with("there is no class");
            let class = d.span().filter(|_| is_missing).map(|span| texts.slice(span));
            if let Some(file) = class.and_then(missing) {
                d.help = Some(format!("its definition is in `{file}`, which has to be included"));
            }
            let places = std::iter::once(&mut d.place).chain(d.labels.iter_mut().map(|l| &mut l.place));
            for place in places {
                if let Place::Span(_) = place {
                    *place = self.place(place, &texts, &opened);
                }
            }
            self.diags.push(d);
        }
        Some(opened)
    }
}
