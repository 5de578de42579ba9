//! Records of `.td` files, by their texts.

use super::asked::{Asked, Watched};
use super::store::Item;
use super::{Kept, Settings};
use crate::Mentioned;
use crate::td::WANTED;
use pdll_source::Text;
use pdll_source::vfs::FileSystem;
use pdll_tablegen::{Deferred, Fault, Input, Records, Wanted, parse, parse_on_demand};
use rustc_hash::FxHashSet;
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
    /// `ops` are operations that are read, too, by their names without those of their dialects, where these
    /// are written out.
    fn parse(
        self,
        source: Source<'_>,
        ops: Option<&FxHashSet<&[u8]>>,
        files: &dyn FileSystem,
    ) -> Result<Records, Box<Fault>> {
        let Source { path, text, dirs } = source;
        let input = Input { path, text: Some(text), include_dirs: dirs, macros: &[] };
        match (self, ops) {
            (Self::Whole, _) => parse(&input, files),
            (Self::Rules, None) => parse_on_demand(&input, files, Deferred::Included, WANTED),
            (Self::Rules, Some(strings)) => {
                let mut wanted = WANTED.to_vec();
                wanted.push(Wanted::DefsWithWrittenString { class: "Op", strings });
                parse_on_demand(&input, files, Deferred::Included, &wanted)
            }
        }
    }
}

impl Settings<'_> {
    /// Runs TableGen on a file, unless its records are kept.
    pub(crate) fn records(self, extent: Extent, source: Source<'_>, files: &dyn FileSystem) -> Outcome {
        match (self.kept, self.ir) {
            (Some(kept), None) => kept.records(extent, source, files),
            (_, ir) => {
                let ops = ir.map(Mentioned::mnemonics).filter(|ops| !ops.is_empty());
                (extent.parse(source, ops.as_ref(), files).map(Arc::new), None)
            }
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
        let result = extent.parse(source, None, &watched).map(Arc::new);
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
