//! What lists of `.td` files define, by the texts of these files and the positions that they have.

use super::asked::Asked;
use super::store::Item;
use super::{Kept, Settings};
use crate::model::Model;
use crate::{Loaded, TdFile};
use pdll_source::diag::{Diagnostic, Diagnostics};
use pdll_source::{FileId, Limits, SourceMap, Span, Standard, Text};
use pdll_tablegen::Records;
use std::path::PathBuf;
use std::sync::Arc;

/// A file with its place.
#[derive(PartialEq, Eq)]
struct Placed {
    base: u32,
    path: PathBuf,
    text: Text,
}

/// What depends on a program only by what it includes, and where.
#[derive(PartialEq, Eq)]
struct Key {
    std: Standard,
    dirs: Vec<PathBuf>,
    limits: Limits,
    /// What was included before TableGen was run.
    included: Vec<Placed>,
    /// Those of them that are read.
    files: Vec<FileId>,
}

/// A file with rules.
struct Rules {
    records: Arc<Records>,
    opened: Vec<FileId>,
    /// Which of the directives includes it.
    directive: usize,
}

/// What a list of files defines, and what there is to say about them.
pub(super) struct ModelOf {
    key: Key,
    /// The directives.
    at: Vec<Span>,
    /// What TableGen included, and by which of the directives.
    read: Vec<(Placed, usize)>,
    model: Arc<Model>,
    rules: Vec<Rules>,
    said: Vec<Diagnostic>,
    asked: Vec<Arc<Asked>>,
}

impl Key {
    fn of(includes: &[(FileId, Span)], sources: &SourceMap, std: Standard) -> Self {
        Self {
            std,
            dirs: sources.dirs().to_vec(),
            limits: sources.limits(),
            included: sources.files().skip(1).map(|file| placed(sources, file)).collect(),
            files: includes.iter().map(|include| include.0).collect(),
        }
    }

    /// Whether one may be the other after files have changed.
    fn is_like(&self, other: &Self) -> bool {
        fn paths(key: &Key) -> impl Iterator<Item = &PathBuf> {
            key.included.iter().map(|file| &file.path)
        }
        self.std == other.std && self.dirs == other.dirs && paths(self).eq(paths(other))
    }
}

fn placed(sources: &SourceMap, file: FileId) -> Placed {
    Placed {
        base: sources.base(file),
        path: sources.path(file).to_path_buf(),
        text: sources.text(file).clone(),
    }
}

impl ModelOf {
    pub(super) fn asked(&self) -> &[Arc<Asked>] {
        &self.asked
    }

    /// Enters what TableGen included, as it was when the model was made.
    fn enter(&self, at: &[Span], sources: &mut SourceMap) -> Vec<TdFile> {
        for (file, directive) in &self.read {
            // There is room, which was looked for, at the place where it was before.
            let entered = sources.add_included(&file.path, file.text.clone(), at[*directive]);
            debug_assert!(entered.is_ok_and(|id| sources.base(id) == file.base));
        }
        let file = |r: &Rules| TdFile::new(r.records.clone(), r.opened.clone(), at[r.directive]);
        self.rules.iter().map(file).collect()
    }
}

impl Kept {
    /// What files define, and those that have rules: as it was kept, or as `load` gives it.
    pub(crate) fn model(
        &self,
        includes: Vec<(FileId, Span)>,
        sources: &mut SourceMap,
        std: Standard,
        diags: &mut Diagnostics,
    ) -> (Arc<Model>, Vec<TdFile>) {
        let key = Key::of(&includes, sources, std);
        let at: Vec<Span> = includes.iter().map(|include| include.1).collect();
        let files = sources.file_system().clone();
        let found = self.find_model(&*files, |m| {
            // What was said is about these very directives.
            m.key == key
                && (m.said.is_empty() || m.at == at)
                && sources.has_room_for(m.read.iter().map(|(file, _)| file.text.len()))
        });
        if let Some(found) = found {
            diags.extend(found.said.iter().cloned());
            return (found.model.clone(), found.enter(&at, sources));
        }
        let (before, mut said) = (sources.files().count(), Diagnostics::new());
        let settings = Settings { std, kept: Some(self), ir: None };
        let loaded = crate::load_everything(includes, sources, settings, &mut said);
        let Loaded { mut model, files, asked, bytes } = loaded;
        // Programs ask for whatever they name; nobody is told of it any more.
        model.classes.close();
        let model = Arc::new(model);
        if let Some(asked) = asked {
            let which = |span: Option<Span>| at.iter().position(|at| Some(*at) == span).unwrap_or_default();
            let read = sources.files().skip(before);
            let entry = ModelOf {
                read: read.map(|file| (placed(sources, file), which(sources.included_from(file)))).collect(),
                model: model.clone(),
                rules: files
                    .iter()
                    .map(|td| Rules {
                        records: td.shared_records(),
                        opened: td.opened().to_vec(),
                        directive: which(Some(td.span())),
                    })
                    .collect(),
                said: said.iter().cloned().collect(),
                key,
                at,
                asked,
            };
            let entry = Arc::new(entry);
            let same = |item: &Item| matches!(item, Item::Model(m) if m.key.is_like(&entry.key));
            self.store().keep(Item::Model(entry.clone()), bytes, same);
        }
        diags.append(said);
        (model, files)
    }
}
