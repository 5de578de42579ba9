//! What was asked of a file system, so that it can be asked again.

use pdll_source::Text;
use pdll_source::vfs::{FileSystem, Opened, Stamp};
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// A file that was read.
#[derive(Debug)]
struct Read {
    path: PathBuf,
    text: Text,
    /// From before it was read.
    stamp: Option<Stamp>,
}

/// The answers of a file system that something was made from.
#[derive(Debug)]
pub(crate) struct Asked {
    read: Vec<Read>,
    /// What could not be opened: a file there would come before another one.
    missed: BTreeSet<PathBuf>,
    /// Directories in which there was nothing.
    barren: BTreeSet<PathBuf>,
}

/// A file system that remembers what it was asked.
pub(super) struct Watched<'f> {
    files: &'f dyn FileSystem,
    log: Mutex<Log>,
}

#[derive(Default)]
struct Log {
    opened: BTreeMap<PathBuf, Option<Stamp>>,
    missed: BTreeSet<PathBuf>,
    barren: BTreeSet<PathBuf>,
}

impl<'f> Watched<'f> {
    pub(super) fn new(files: &'f dyn FileSystem) -> Self {
        Self { files, log: Mutex::default() }
    }

    fn note(&self, note: impl FnOnce(&mut Log)) {
        note(&mut self.log.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// What was asked; `texts` are those of all files that were read. `None` if a file was opened whose text
    /// is not there.
    pub(super) fn asked<'t>(self, texts: impl Iterator<Item = (&'t Path, Text)>) -> Option<Asked> {
        let Log { mut opened, missed, barren } =
            self.log.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut read = Vec::with_capacity(opened.len());
        for (path, text) in texts {
            if let Some((path, stamp)) = opened.remove_entry(path) {
                read.push(Read { path, text, stamp });
            }
        }
        opened.is_empty().then_some(Asked { read, missed, barren })
    }
}

impl FileSystem for Watched<'_> {
    fn open(&self, path: &Path) -> io::Result<Opened<'_>> {
        // Before the text: that of a file which changes meanwhile has an old stamp.
        let stamp = self.files.stamp(path);
        let opened = self.files.open(path);
        self.note(|log| match opened {
            Ok(_) => _ = log.opened.insert(path.to_path_buf(), stamp),
            Err(_) => _ = log.missed.insert(path.to_path_buf()),
        });
        opened
    }

    fn may_hold_files(&self, dir: &Path) -> bool {
        let may = self.files.may_hold_files(dir);
        if !may {
            self.note(|log| _ = log.barren.insert(dir.to_path_buf()));
        }
        may
    }
}

impl Read {
    fn is_current(&self, files: &dyn FileSystem) -> bool {
        if self.stamp.is_some() && files.stamp(&self.path) == self.stamp {
            return true;
        }
        files.read(&self.path, self.text.len()).is_ok_and(|text| *text == *self.text)
    }
}

impl Asked {
    /// Would all answers be the same now?
    pub(super) fn is_current(&self, files: &dyn FileSystem) -> bool {
        self.read.iter().all(|file| file.is_current(files))
            && self.missed.iter().all(|path| files.open(path).is_err())
            && self.barren.iter().all(|dir| !files.may_hold_files(dir))
    }
}
