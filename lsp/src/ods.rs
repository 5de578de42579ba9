//! What `.td` files define, kept by what those files say.
//!
//! Reading TableGen is most of the work on a small file. Its result refers to positions of the source map, so
//! it is good for another analysis only if all included files stand at the same positions there: the main
//! text has room to grow in front of them, and then they do as long as none of them changes.

use crate::files::Files;
use pdll_compiler::ods::model::Model;
use pdll_source::diag::{Diagnostic, Diagnostics};
use pdll_source::vfs::FileSystem;
use pdll_source::{FileId, SourceMap, Span, Standard, Text};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

/// A file with its place.
#[derive(Clone, PartialEq, Eq)]
struct Placed {
    base: u32,
    path: PathBuf,
    text: Text,
}

struct Entry {
    standard: Standard,
    dirs: Vec<PathBuf>,
    /// What was included before TableGen was run.
    included: Vec<Placed>,
    /// The directives that led to it.
    at: Vec<Span>,
    /// What TableGen included.
    read: Vec<Placed>,
    model: Arc<Model>,
    said: Vec<Diagnostic>,
}

/// How many results are kept.
const KEPT: usize = 16;

/// Models by the files that they come from.
#[derive(Default)]
pub(crate) struct Cache {
    entries: Mutex<Vec<Arc<Entry>>>,
}

impl Cache {
    /// As [`pdll_compiler::ods::load`].
    pub(crate) fn load(
        &self,
        includes: Vec<(FileId, Span)>,
        sources: &mut SourceMap,
        standard: Standard,
        files: &Files,
        diags: &mut Diagnostics,
    ) -> Arc<Model> {
        if includes.is_empty() {
            return Arc::default();
        }
        let included = placed(sources, 1);
        let at: Vec<Span> = includes.iter().map(|i| i.1).collect();
        let found = self.find(|e| {
            e.standard == standard
                && e.dirs == sources.dirs()
                && same(&e.included, &included)
                && (e.said.is_empty() || e.at == at)
                && e.read.iter().all(|f| f.is_current(files))
        });
        if let Some(entry) = found {
            for file in &entry.read {
                // It had room when it was read, at the same place.
                let _ = sources.add_included(&file.path, file.text.clone(), at[0]);
            }
            diags.extend(entry.said.iter().cloned());
            return entry.model.clone();
        }
        let before = sources.files().count();
        let mut said = Diagnostics::new();
        let model = Arc::new(pdll_compiler::ods::load(includes, sources, standard, &mut said));
        let entry = Entry {
            standard,
            dirs: sources.dirs().to_vec(),
            included,
            at,
            read: placed(sources, before),
            model: model.clone(),
            said: said.iter().cloned().collect(),
        };
        diags.append(said);
        self.keep(entry);
        model
    }

    fn find(&self, wanted: impl Fn(&Entry) -> bool) -> Option<Arc<Entry>> {
        let mut entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        let at = entries.iter().position(|e| wanted(e))?;
        let entry = entries.remove(at);
        entries.push(entry.clone());
        Some(entry)
    }

    fn keep(&self, entry: Entry) {
        let mut entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        if entries.len() >= KEPT {
            entries.remove(0);
        }
        entries.push(Arc::new(entry));
    }

    /// Forgets all: files came that may be found in place of others.
    pub(crate) fn clear(&self) {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

impl Placed {
    fn is_current(&self, files: &Files) -> bool {
        let now = files.read(&self.path, usize::MAX);
        now.is_ok_and(|text| Text::from(text) == self.text)
    }
}

fn same(a: &[Placed], b: &[Placed]) -> bool {
    a.len() == b.len()
        && a.iter().zip(b).all(|(a, b)| a.base == b.base && a.path == b.path && a.text == b.text)
}

/// The files of a map from the one of this number on.
fn placed(sources: &SourceMap, from: usize) -> Vec<Placed> {
    let place = |file: FileId| Placed {
        base: sources.base(file),
        path: sources.path(file).to_path_buf(),
        text: sources.text(file).clone(),
    };
    sources.files().skip(from).map(place).collect()
}
