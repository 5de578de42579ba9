//! What concerns all files of the project.

use crate::features::edit::pdll_files;
use crate::features::symbols::declarations_of;
use crate::shared::Shared;
use crate::uri;
use crate::view::Document;
use bumpalo::Bump;
use lsp_types::{Location, SymbolInformation};
use pdll_compiler::syntax::parse_file;
use pdll_source::diag::Diagnostics;
use pdll_source::{SourceMap, Standard};
use std::collections::BTreeMap;

/// The most symbols that are given.
const MOST: usize = 1000;

/// The declarations whose names hold the letters of `query` in order: those of open documents and of all
/// `.pdll` files in the folders of the project.
pub(crate) fn symbols(shared: &Shared, open: Vec<Document>, query: &str) -> Vec<SymbolInformation> {
    let mut documents: BTreeMap<_, _> = open.into_iter().map(|d| (d.path.clone(), d)).collect();
    let mut paths = Vec::new();
    shared.client().roots.iter().for_each(|root| pdll_files(root, &mut paths));
    for path in paths {
        if !documents.contains_key(&path)
            && let Some(document) = Document::read(&path, shared)
        {
            documents.insert(path, document);
        }
    }
    let mut all = Vec::new();
    for document in documents.values() {
        of_document(document, query, &mut all);
        if all.len() >= MOST {
            break;
        }
    }
    all.truncate(MOST);
    all
}

fn of_document(document: &Document, query: &str, all: &mut Vec<SymbolInformation>) {
    let arena = Bump::new();
    let mut sources = SourceMap::new(Standard::Extended);
    let Ok(file) = sources.add(&document.path, document.text.clone()) else { return };
    let text = arena.alloc_slice_copy(&document.text);
    let mut diags = Diagnostics::new();
    let module = parse_file(text, file, 0, Standard::Extended, &arena, &mut diags).module;
    for declared in declarations_of(&module, text) {
        if !fits(&declared.name.to_lowercase(), query) {
            continue;
        }
        let bytes = declared.at.lo as usize..declared.at.hi as usize;
        let range = document.lines.range(&document.text, bytes);
        #[allow(deprecated)]
        all.push(SymbolInformation {
            name: declared.name,
            kind: declared.kind,
            tags: None,
            deprecated: None,
            location: Location::new(document.uri.clone(), range),
            container_name: document.path.file_name().map(|n| n.to_string_lossy().into_owned()),
        });
    }
}

/// Do the letters of `query` stand in `name` in this order?
fn fits(name: &str, query: &str) -> bool {
    let mut letters = name.chars();
    query.chars().all(|q| letters.any(|c| c == q))
}

impl Document {
    /// A file of the project, as it is open or on disk.
    pub(crate) fn read(path: &std::path::Path, shared: &Shared) -> Option<Self> {
        use pdll_source::vfs::FileSystem;
        let text = shared.files.read(path, usize::MAX).ok()?;
        let lines = crate::text::Lines::new(&text, shared.encoding()).into();
        Some(Self { uri: uri::of_path(path)?, path: path.to_path_buf(), text, version: 0, lines })
    }
}
