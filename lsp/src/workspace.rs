//! What concerns all files of the project.

use crate::features::edit::pdll_files;
use crate::features::symbols::{Declared as Named, declarations_of};
use crate::shared::Shared;
use crate::uri;
use crate::view::Document;
use bumpalo::Bump;
use lsp_server::Notification;
use lsp_types::{Location, SymbolInformation};
use pdll_compiler::syntax::parse_file;
use pdll_source::diag::Diagnostics;
use pdll_source::{SourceMap, Standard};
use rustc_hash::FxHashMap;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

/// The most symbols that are given.
const MOST: usize = 1000;

/// The most files whose declarations are kept.
const KEPT: usize = 1 << 13;

/// What files declare, kept by what they say.
#[derive(Default)]
pub(crate) struct Index {
    files: Mutex<FxHashMap<PathBuf, Arc<Declared>>>,
}

/// The declarations of a text.
pub(crate) struct Declared {
    text: Arc<[u8]>,
    pub(crate) symbols: Vec<SymbolInformation>,
}

impl Index {
    /// What a document declares.
    pub(crate) fn of(&self, document: &Document) -> Arc<Declared> {
        let files = || self.files.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = files().get(&document.path)
            && (Arc::ptr_eq(&known.text, &document.text) || known.text == document.text)
        {
            return known.clone();
        }
        let declared = Arc::new(Declared { text: document.text.clone(), symbols: of_document(document) });
        let mut files = files();
        if files.len() >= KEPT {
            files.clear();
        }
        files.insert(document.path.clone(), declared.clone());
        declared
    }
}

/// All `.pdll` files in the folders of the project.
fn files(shared: &Shared) -> Vec<PathBuf> {
    let mut paths = Vec::new();
    shared.client().roots.iter().for_each(|root| pdll_files(root, &mut paths));
    paths
}

/// The token of the progress that the client shows while the project is read for the first time.
pub(crate) const PROGRESS: &str = "pdllc-index";

/// After so many files is said how far the work has come.
const STEP: usize = 64;

/// Reads the project, so that the first question about all of it is answered at once, and says how far that
/// has come.
pub(crate) fn read_all(shared: &Shared) {
    let tell = |value: Value| {
        let params = json!({ "token": PROGRESS, "value": value });
        shared.send(Notification::new("$/progress".to_string(), params));
    };
    let files = files(shared);
    tell(json!({ "kind": "begin", "title": "Reading PDLL files", "percentage": 0 }));
    for (i, path) in files.iter().enumerate() {
        if i > 0 && i % STEP == 0 {
            let message = format!("{i} of {}", files.len());
            tell(json!({ "kind": "report", "message": message, "percentage": i * 100 / files.len() }));
        }
        if let Some(document) = Document::read(path, shared) {
            shared.index.of(&document);
        }
    }
    tell(json!({ "kind": "end", "message": format!("{} files", files.len()) }));
}

/// The declarations whose names hold the letters of `query` in order: those of open documents and of all
/// `.pdll` files in the folders of the project.
pub(crate) fn symbols(shared: &Shared, open: Vec<Document>, query: &str) -> Vec<SymbolInformation> {
    let mut documents: BTreeMap<_, _> = open.into_iter().map(|d| (d.path.clone(), d)).collect();
    for path in files(shared) {
        if !documents.contains_key(&path)
            && let Some(document) = Document::read(&path, shared)
        {
            documents.insert(path, document);
        }
    }
    let mut all = Vec::new();
    for document in documents.values() {
        let declared = shared.index.of(document);
        let found = declared.symbols.iter().filter(|s| fits(&s.name.to_lowercase(), query));
        all.extend(found.take(MOST - all.len()).cloned());
    }
    all
}

fn of_document(document: &Document) -> Vec<SymbolInformation> {
    let arena = Bump::new();
    let mut sources = SourceMap::new(Standard::Extended);
    let Ok(file) = sources.add(&document.path, document.text.clone()) else { return Vec::new() };
    let text = arena.alloc_slice_copy(&document.text);
    let mut diags = Diagnostics::new();
    let module = parse_file(text, file, 0, Standard::Extended, &arena, &mut diags).module;
    let one = |declared: Named| {
        let bytes = declared.at.lo as usize..declared.at.hi as usize;
        let range = document.lines.range(&document.text, bytes);
        #[allow(deprecated)]
        SymbolInformation {
            name: declared.name,
            kind: declared.kind,
            tags: None,
            deprecated: None,
            location: Location::new(document.uri.clone(), range),
            container_name: document.path.file_name().map(|n| n.to_string_lossy().into_owned()),
        }
    };
    declarations_of(&module, text).into_iter().map(one).collect()
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
        let text: Arc<[u8]> = shared.files.read(path, usize::MAX).ok()?.into();
        let lines = crate::text::Lines::new(&text, shared.encoding()).into();
        Some(Self { uri: uri::of_path(path)?, path: path.to_path_buf(), text, version: 0, lines })
    }
}
