//! The files that the server sees: what editors have open over what is on disk, each file read once until it
//! changes.

use crate::uri::normal;
use pdll_source::vfs::{Disk, FileSystem, Opened, Stamp};
use rustc_hash::FxHashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

/// A file that was read, and what it was then.
struct Read {
    modified: Option<SystemTime>,
    len: u64,
    text: Arc<[u8]>,
}

#[derive(Default)]
struct Inner {
    open: FxHashMap<PathBuf, Arc<[u8]>>,
    read: FxHashMap<PathBuf, Read>,
    /// The bytes of all texts in `read`.
    bytes: usize,
}

impl Inner {
    fn forget(&mut self, path: &Path) {
        if let Some(read) = self.read.remove(path) {
            self.bytes -= read.text.len();
        }
    }

    /// Keeps what was read. If that is too much, all else is forgotten: rather all is read again than
    /// everything kept for ever.
    fn keep(&mut self, path: PathBuf, read: Read, most: usize) {
        self.forget(&path);
        let len = read.text.len();
        if self.bytes + len > most {
            self.read.clear();
            self.bytes = 0;
        }
        if len <= most {
            self.bytes += len;
            self.read.insert(path, read);
        }
    }
}

/// A file system for analyses: a text stays the same object as long as it is the same, so that comparing two
/// is cheap.
#[derive(Default)]
pub(crate) struct Files {
    inner: Mutex<Inner>,
}

/// The most bytes of files on disk that are kept.
const KEPT: usize = 256 << 20;

impl Files {
    fn with<T>(&self, f: impl FnOnce(&mut Inner) -> T) -> T {
        f(&mut self.inner.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// An editor has this text of a file.
    pub(crate) fn open(&self, path: PathBuf, text: Arc<[u8]>) {
        self.with(|inner| inner.open.insert(path, text));
    }

    /// It has it no longer.
    pub(crate) fn close(&self, path: &Path) {
        self.with(|inner| inner.open.remove(path));
    }

    /// Is it open in the editor?
    pub(crate) fn is_open(&self, path: &Path) -> bool {
        self.with(|inner| inner.open.contains_key(path))
    }

    /// Forgets what was read of a file.
    pub(crate) fn changed(&self, path: &Path) {
        self.with(|inner| inner.forget(path));
    }
}

impl FileSystem for Files {
    fn may_hold_files(&self, dir: &Path) -> bool {
        let key = normal(dir);
        Disk.may_hold_files(&key) || self.with(|inner| inner.open.keys().any(|file| file.starts_with(&key)))
    }

    fn stamp(&self, path: &Path) -> Option<Stamp> {
        let key = normal(path);
        let is_open = self.with(|inner| inner.open.contains_key(&key));
        if is_open { None } else { Disk.stamp(&key) }
    }

    fn open(&self, path: &Path) -> io::Result<Opened<'_>> {
        let key = normal(path);
        if let Some(text) = self.with(|inner| inner.open.get(&key).cloned()) {
            return Ok(Opened::Text(text));
        }
        let metadata = std::fs::metadata(&key)?;
        let (modified, len) = (metadata.modified().ok(), metadata.len());
        let known = self.with(|inner| {
            let read = inner.read.get(&key)?;
            (read.modified == modified && read.len == len && modified.is_some()).then(|| read.text.clone())
        });
        if let Some(text) = known {
            return Ok(Opened::Text(text));
        }
        let text: Arc<[u8]> = Disk.read(&key, pdll_source::Limits::default().bytes as usize)?.into();
        let read = Read { modified, len, text: text.clone() };
        self.with(|inner| inner.keep(key, read, KEPT));
        Ok(Opened::Text(text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kept_by_bytes() {
        let mut inner = Inner::default();
        let read = |len: usize| Read { modified: None, len: len as u64, text: vec![b' '; len].into() };
        for (name, len, kept, bytes) in [
            ("a", 4, 1, 4),
            ("b", 6, 2, 10),
            ("a", 3, 2, 9),
            // No room: it is alone then.
            ("c", 2, 1, 2),
            // More than all that is kept.
            ("d", 11, 0, 0),
        ] {
            inner.keep(name.into(), read(len), 10);
            assert_eq!((inner.read.len(), inner.bytes), (kept, bytes), "{name}: {len}");
        }
    }
}
