//! What `.td` files define, kept from one compilation to the next.
//!
//! Reading TableGen is most of the work on a small program. A [`Kept`] has two things of it: the records of
//! files ([`records`]), which depend on their texts alone, and what lists of files define ([`models`]), which
//! refers to positions of a source map too, and is good where these files stand at the same positions again
//! ([`SourceMap::with_steady_positions`](pdll_source::SourceMap::with_steady_positions)).
//!
//! What is kept was made by asking a file system, and is taken only if it would give the same answers now
//! ([`asked`]): the same texts at the same places, and nothing where nothing was.

mod asked;
mod models;
mod records;
mod store;

pub(crate) use asked::Asked;
pub(crate) use records::{Extent, Outcome, Source};

use crate::Mentioned;
use models::ModelOf;
use pdll_source::Standard;
use pdll_source::vfs::FileSystem;
use records::RecordsOf;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{Item, Store};

/// How many bytes are kept, if nothing else is asked for.
pub const KEPT_BYTES: usize = 256 << 20;

/// Definitions of `.td` files that compilations share: what one has read, the next ones find.
///
/// Of a file with anything to say about it (errors, warnings), only what a program leads to is judged, so it
/// may be read for each program in part.
///
/// Clones are handles of the same one. Compilations of any settings and file systems can share it, on any
/// threads. What is said and made with it is what is said and made without: a file that has changed, or that
/// comes to be found in place of another one, is read again.
///
/// What was used longest ago is dropped when there are more than [`KEPT_BYTES`], or as many as
/// [`Self::with_limit`] allows: texts of files and tables of records, counted by their lengths. What a list
/// of files defines counts as much as the records that it was made from.
#[derive(Clone)]
pub struct Kept(Arc<Shared>);

struct Shared {
    store: Mutex<Store>,
    read: AtomicU64,
    found: AtomicU64,
}

/// How much a [`Kept`] has, and how often it was of use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Usage {
    /// Bytes that are kept.
    pub bytes: usize,
    /// Records of files, and what lists of files define.
    pub entries: usize,
    /// How often TableGen was run on a file.
    pub read: u64,
    /// How often something was found.
    pub found: u64,
}

impl Default for Kept {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Kept").field(&self.usage()).finish()
    }
}

impl Kept {
    /// Nothing yet, and [`KEPT_BYTES`] at most.
    #[must_use]
    pub fn new() -> Self {
        Self::with_limit(KEPT_BYTES)
    }

    /// Nothing yet, and so many bytes at most.
    #[must_use]
    pub fn with_limit(bytes: usize) -> Self {
        let store = Mutex::new(Store::new(bytes));
        Self(Arc::new(Shared { store, read: AtomicU64::new(0), found: AtomicU64::new(0) }))
    }

    /// Drops everything.
    pub fn clear(&self) {
        self.store().clear();
    }

    /// How much there is, and how often it was of use.
    #[must_use]
    pub fn usage(&self) -> Usage {
        let (bytes, entries) = self.store().size();
        let count = |n: &AtomicU64| n.load(Ordering::Relaxed);
        Usage { bytes, entries, read: count(&self.0.read), found: count(&self.0.found) }
    }

    fn store(&self) -> MutexGuard<'_, Store> {
        self.0.store.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The newest thing that `wanted` gives of an item and whose files are as they were. Files are asked
    /// while others can use the store.
    fn find<T>(
        &self,
        files: &dyn FileSystem,
        wanted: impl Fn(&Item) -> Option<Arc<T>>,
        asked: impl Fn(&T) -> &[Arc<Asked>],
    ) -> Option<Arc<T>> {
        let candidates: Vec<Arc<T>> = self.store().newest_first().filter_map(&wanted).collect();
        let found = candidates.into_iter().find(|c| asked(c).iter().all(|a| a.is_current(files)))?;
        self.store().used(|item| wanted(item).is_some_and(|other| Arc::ptr_eq(&other, &found)));
        self.0.found.fetch_add(1, Ordering::Relaxed);
        Some(found)
    }

    fn note_read(&self) {
        self.0.read.fetch_add(1, Ordering::Relaxed);
    }

    fn find_records(
        &self,
        files: &dyn FileSystem,
        same: impl Fn(&RecordsOf) -> bool,
    ) -> Option<Arc<RecordsOf>> {
        let wanted = |item: &Item| match item {
            Item::Records(records) => same(records).then(|| records.clone()),
            Item::Model(_) => None,
        };
        self.find(files, wanted, RecordsOf::asked)
    }

    fn find_model(&self, files: &dyn FileSystem, same: impl Fn(&ModelOf) -> bool) -> Option<Arc<ModelOf>> {
        let wanted = |item: &Item| match item {
            Item::Model(model) => same(model).then(|| model.clone()),
            Item::Records(_) => None,
        };
        self.find(files, wanted, ModelOf::asked)
    }
}

/// How `.td` files are read.
#[derive(Clone, Copy, Debug, Default)]
pub struct Settings<'k> {
    /// The standard of the language that includes them.
    pub std: Standard,
    /// Where what they define is kept, if it is.
    pub kept: Option<&'k Kept>,
    /// What IR mentions that is likely to be read: the operations are, too, where a part is read. What comes
    /// of that is not kept.
    pub ir: Option<&'k Mentioned<'k>>,
}

impl From<Standard> for Settings<'_> {
    fn from(std: Standard) -> Self {
        Self { std, kept: None, ir: None }
    }
}
