//! Records of `.td` files, by their texts.

use super::asked::{Asked, Watched};
use super::store::Item;
use super::{Kept, Settings};
use crate::td::WANTED;
use pdll_source::Text;
use pdll_source::vfs::FileSystem;
use pdll_tablegen::{Deferred, Fault, Input, Records, parse, parse_on_demand};
use std::path::{Path, PathBuf};
use std::slice;
use std::sync::Arc;

/// How much is read of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extent {
    /// All of it.
    Whole,
    /// Of what it includes, what its rules lead to.
    Rules,
}

/// What TableGen is run on.
#[derive(Clone, Copy)]
pub(crate) struct Source<'s> {
    pub(crate) path: &'s Path,
    pub(crate) text: &'s Text,
    pub(crate) dirs: &'s [PathBuf],
}

/// What comes of it, and what file systems were asked for that, if it can be kept.
pub(crate) type Outcome = (Result<Arc<Records>, Box<Fault>>, Option<Arc<Asked>>);

/// The records of a file.
pub(super) struct RecordsOf {
    extent: Extent,
    path: PathBuf,
    text: Text,
    dirs: Vec<PathBuf>,
    records: Arc<Records>,
    asked: Arc<Asked>,
}

impl RecordsOf {
    pub(super) fn asked(&self) -> &[Arc<Asked>] {
        slice::from_ref(&self.asked)
    }

    fn is_of(&self, extent: Extent, source: Source<'_>) -> bool {
        self.is_at(extent, source) && self.text == *source.text
    }

    fn is_at(&self, extent: Extent, source: Source<'_>) -> bool {
        self.extent == extent && self.path == source.path && self.dirs == source.dirs
    }
}

impl Extent {
    fn parse(self, source: Source<'_>, files: &dyn FileSystem) -> Result<Records, Box<Fault>> {
        let Source { path, text, dirs } = source;
        let input = Input { path, text: Some(text), include_dirs: dirs, macros: &[] };
        match self {
            Self::Whole => parse(&input, files),
            Self::Rules => parse_on_demand(&input, files, Deferred::Included, WANTED),
        }
    }
}

impl Settings<'_> {
    /// Runs TableGen on a file, unless its records are kept.
    pub(crate) fn records(self, extent: Extent, source: Source<'_>, files: &dyn FileSystem) -> Outcome {
        match self.kept {
            Some(kept) => kept.records(extent, source, files),
            None => (extent.parse(source, files).map(Arc::new), None),
        }
    }
}

impl Kept {
    /// The records of a file. Errors are found anew each time.
    fn records(&self, extent: Extent, source: Source<'_>, files: &dyn FileSystem) -> Outcome {
        if let Some(found) = self.find_records(files, |r| r.is_of(extent, source)) {
            return (Ok(found.records.clone()), Some(found.asked.clone()));
        }
        self.note_read();
        let watched = Watched::new(files);
        let result = extent.parse(source, &watched).map(Arc::new);
        let asked = match &result {
            Ok(records) => watched.asked(records.sources()),
            Err(fault) => {
                let texts = &fault.report.sources;
                watched.asked(texts.files().map(|file| (texts.path(file), texts.text(file).clone())))
            }
        };
        let asked = asked.map(Arc::new);
        if let (Ok(records), Some(asked)) = (&result, &asked) {
            let entry = RecordsOf {
                extent,
                path: source.path.to_path_buf(),
                text: source.text.clone(),
                dirs: source.dirs.to_vec(),
                records: records.clone(),
                asked: asked.clone(),
            };
            let same = |item: &Item| matches!(item, Item::Records(r) if r.is_at(extent, source));
            self.store().keep(Item::Records(Arc::new(entry)), records.memory(), same);
        }
        (result, asked)
    }
}
