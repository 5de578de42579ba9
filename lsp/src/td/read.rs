//! Reads a TableGen document and says what is wrong with it and its rewrite rules.

use crate::features::diagnostics::plain;
use crate::shared::Shared;
use crate::text::Lines;
use crate::uri;
use crate::view::Document;
use lsp_types::notification::PublishDiagnostics;
use lsp_types::{Diagnostic, DiagnosticRelatedInformation, Location, PublishDiagnosticsParams, Range};
use pdll_compiler::ods::scan::{Kind, tokens};
use pdll_compiler::ods::{self, Records, TdFile};
use pdll_compiler::{drr, pdl};
use pdll_source::diag::{self, Diagnostics};
use pdll_source::{FileId, SourceMap, Span, Standard};
use std::path::{Path, PathBuf};

/// What a document said when it was whole.
pub(crate) struct Whole {
    td: TdFile,
}

impl Whole {
    pub(crate) fn records(&self) -> &Records {
        self.td.records()
    }

    /// Does it read a file?
    pub(crate) fn reads(&self, path: &Path) -> bool {
        self.records().files().iter().any(|f| uri::normal(f) == path)
    }
}

/// Where a document finds what it includes.
pub(crate) fn dirs(document: &Document, shared: &Shared) -> Vec<PathBuf> {
    let beside = document.path.parent().map(Path::to_path_buf);
    beside.into_iter().chain(shared.language_of(&document.path).1).collect()
}

/// Reads a document; its records, if it is whole, and what there is to say.
pub(crate) fn read(document: &Document, shared: &Shared) -> (Option<Whole>, Vec<Diagnostic>) {
    let mut sources = SourceMap::new(Standard::Extended)
        .with_files(shared.files.clone())
        .with_dirs(shared.language_of(&document.path).1);
    let Ok(file) = sources.add(&document.path, document.text.clone()) else { return (None, Vec::new()) };
    let mut diags = Diagnostics::new();
    let td = ods::read(file, &mut sources, Standard::Extended, &mut diags);
    let good = td.as_ref().map_or_else(Option::as_ref, Some);
    if let Some(td) = good
        && td.rules().next().is_some()
    {
        // A record that PDLL cannot import is no fault of TableGen's.
        let model = td.import(&sources, Standard::Extended, &mut Diagnostics::new());
        let module = drr::to_pdl(td, &model, &sources, false, &mut diags);
        if !diags.has_errors() {
            let _ = pdl::verify(module, Standard::Extended, &mut diags);
        }
    }
    diags.sort(&sources);
    diags.apply(&shared.levels_of(&document.path), &sources);
    let texts = Texts { document, shared, sources: &sources, main: file };
    let mut list: Vec<Diagnostic> = diags.iter().filter_map(|d| texts.convert(d)).collect();
    if let Ok(td) = &td {
        let own = td.records().source_map();
        let unused = td.records().unused_parameters();
        list.extend(unused.iter().filter_map(|d| {
            let (file, bytes) = own.offsets(d.span()?);
            (file.index() == 0).then(|| plain(d, document.lines.range(&document.text, bytes), Vec::new()))
        }));
    }
    (td.ok().map(|td| Whole { td }), list)
}

/// Says what there is to say.
pub(crate) fn publish(document: &Document, shared: &Shared, diagnostics: Vec<Diagnostic>) {
    let (uri, version) = (document.uri.clone(), Some(document.version));
    shared.notify::<PublishDiagnostics>(PublishDiagnosticsParams { uri, diagnostics, version });
}

struct Texts<'t> {
    document: &'t Document,
    shared: &'t Shared,
    sources: &'t SourceMap,
    main: FileId,
}

impl Texts<'_> {
    /// What is wrong in an included file is shown at the directive for it.
    fn convert(&self, d: &diag::Diagnostic) -> Option<Diagnostic> {
        let span = d.span()?;
        let labels = d.labels.iter().filter_map(|l| {
            let location = self.location(l.place.span()?)?;
            Some(DiagnosticRelatedInformation { location, message: l.message.clone() })
        });
        let mut labels: Vec<_> = labels.collect();
        let (file, bytes) = self.sources.offsets(span);
        if file == self.main {
            return Some(plain(d, self.document.lines.range(&self.document.text, bytes), labels));
        }
        let there = self.location(span);
        let message = d.message.clone();
        labels.extend(there.map(|location| DiagnosticRelatedInformation { location, message }));
        let mut here = plain(d, self.directive(self.sources.path(file)), labels);
        here.message = format!("in `{}`: {}", self.sources.name(file), here.message);
        Some(here)
    }

    fn location(&self, span: Span) -> Option<Location> {
        let (file, bytes) = self.sources.offsets(span);
        let (text, path) = (self.sources.text(file), self.sources.path(file));
        if file == self.main {
            return Some(Location::new(self.document.uri.clone(), self.document.lines.range(text, bytes)));
        }
        let range = Lines::new(text, self.shared.encoding()).range(text, bytes);
        Some(Location::new(uri::of_path(&uri::normal(path))?, range))
    }

    /// The path in the directive that names a file; the start of the document if none does.
    fn directive(&self, path: &Path) -> Range {
        let text = &self.document.text;
        let named = includes(text).into_iter().find(|(_, name)| path.ends_with(name));
        named.map_or(Range::default(), |(bytes, _)| self.document.lines.range(text, bytes))
    }
}

/// The directives of a text: the quoted path, and the path.
pub(crate) fn includes(text: &[u8]) -> Vec<(std::ops::Range<usize>, PathBuf)> {
    let tokens = tokens(text);
    let pairs = tokens.windows(2).filter(|pair| {
        pair[1].kind == Kind::Text && pair[0].kind == Kind::Word && &text[pair[0].range.clone()] == b"include"
    });
    let one = |pair: &[ods::scan::Token]| {
        let range = pair[1].range.clone();
        let name = pdll_source::vfs::path_of(&text[range.start + 1..range.end - 1]);
        (range, name)
    };
    pairs.map(one).collect()
}
