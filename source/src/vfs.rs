//! A virtual file system: where texts come from.
//!
//! No front end touches the disk; all of them open files through a [`FileSystem`]. [`Disk`] is one,
//! [`Memory`] holds texts by path, [`Provided`] asks a closure, and an [`Overlay`] lays one over another: an
//! editor's unsaved texts over the disk, say.
mod stamp;

use crate::Text;
pub use stamp::Stamp;
use std::collections::BTreeMap;
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Where texts come from. Paths are asked for as they were put together: relative ones relative to whatever
/// the file system takes for its current directory.
pub trait FileSystem: Send + Sync {
    /// Opens the file at `path`.
    ///
    /// # Errors
    /// [`ErrorKind::NotFound`] if there is none; anything else if there is one that cannot be read.
    fn open(&self, path: &Path) -> io::Result<Opened<'_>>;

    /// Whether there can be files below `dir`, which a path to be opened begins with. `false` spares opening
    /// all of them in vain.
    fn may_hold_files(&self, dir: &Path) -> bool {
        let _ = dir;
        true
    }

    /// What tells without reading it whether the file at `path` has changed. `None`: only its text tells.
    fn stamp(&self, path: &Path) -> Option<Stamp> {
        let _ = path;
        None
    }

    /// The whole text of the file at `path`, if it has at most `most` bytes.
    ///
    /// # Errors
    /// As [`Self::open`], and those of reading; [`ErrorKind::FileTooLarge`] if there is more.
    fn read(&self, path: &Path, most: usize) -> io::Result<Text> {
        match self.open(path)? {
            Opened::Text(text) if text.len() > most => Err(ErrorKind::FileTooLarge.into()),
            Opened::Text(text) => Ok(text.into()),
            Opened::Stream(stream) => Text::read_stream(stream, most),
        }
    }
}

/// A file that was opened.
pub enum Opened<'a> {
    /// Its text, which is in memory already.
    Text(Arc<[u8]>),
    /// What its text is read from.
    Stream(Box<dyn Read + 'a>),
}

impl std::fmt::Debug for Opened<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Text(text) => f.debug_tuple("Text").field(&text.len()).finish(),
            Self::Stream(_) => f.write_str("Stream"),
        }
    }
}

/// The files of the operating system.
#[derive(Clone, Copy, Debug, Default)]
pub struct Disk;

impl FileSystem for Disk {
    fn open(&self, path: &Path) -> io::Result<Opened<'_>> {
        Ok(Opened::Stream(Box::new(std::fs::File::open(path)?)))
    }

    /// The first directory of an absolute path is called "".
    fn may_hold_files(&self, dir: &Path) -> bool {
        dir.as_os_str().is_empty() || dir.is_dir()
    }

    fn stamp(&self, path: &Path) -> Option<Stamp> {
        Stamp::of(&std::fs::metadata(path).ok()?)
    }

    fn read(&self, path: &Path, most: usize) -> io::Result<Text> {
        Text::read(std::fs::File::open(path)?, most)
    }
}

/// Texts in memory, by path. A path is found as it was added, letter for letter.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    files: BTreeMap<PathBuf, Arc<[u8]>>,
}

impl Memory {
    /// No files.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a file, or gives it another text.
    pub fn insert(&mut self, path: impl Into<PathBuf>, text: impl Into<Arc<[u8]>>) {
        self.files.insert(path.into(), text.into());
    }

    /// Takes a file away.
    pub fn remove(&mut self, path: &Path) {
        self.files.remove(path);
    }
}

impl<P: Into<PathBuf>, T: Into<Arc<[u8]>>> FromIterator<(P, T)> for Memory {
    fn from_iter<I: IntoIterator<Item = (P, T)>>(files: I) -> Self {
        Self { files: files.into_iter().map(|(path, text)| (path.into(), text.into())).collect() }
    }
}

impl FileSystem for Memory {
    fn open(&self, path: &Path) -> io::Result<Opened<'_>> {
        self.files.get(path).cloned().map(Opened::Text).ok_or_else(|| ErrorKind::NotFound.into())
    }

    fn may_hold_files(&self, dir: &Path) -> bool {
        self.files.keys().any(|file| file.starts_with(dir))
    }
}

/// Texts that a closure provides: `None` where there is none.
#[derive(Clone, Copy, Debug)]
pub struct Provided<F>(pub F);

impl<F: Fn(&Path) -> Option<Arc<[u8]>> + Send + Sync> FileSystem for Provided<F> {
    fn open(&self, path: &Path) -> io::Result<Opened<'_>> {
        (self.0)(path).map(Opened::Text).ok_or_else(|| ErrorKind::NotFound.into())
    }
}

/// Two file systems, one over the other: a file of the upper one hides that of the lower one.
#[derive(Clone, Copy, Debug)]
pub struct Overlay<U, L> {
    /// Asked first.
    pub upper: U,
    /// Asked for what the upper one does not have.
    pub lower: L,
}

impl<U: FileSystem, L: FileSystem> FileSystem for Overlay<U, L> {
    fn open(&self, path: &Path) -> io::Result<Opened<'_>> {
        match self.upper.open(path) {
            Err(e) if e.kind() == ErrorKind::NotFound => self.lower.open(path),
            opened => opened,
        }
    }

    fn may_hold_files(&self, dir: &Path) -> bool {
        self.upper.may_hold_files(dir) || self.lower.may_hold_files(dir)
    }

    fn stamp(&self, path: &Path) -> Option<Stamp> {
        match self.upper.open(path) {
            Err(e) if e.kind() == ErrorKind::NotFound => self.lower.stamp(path),
            _ => self.upper.stamp(path),
        }
    }

    fn read(&self, path: &Path, most: usize) -> io::Result<Text> {
        match self.upper.read(path, most) {
            Err(e) if e.kind() == ErrorKind::NotFound => self.lower.read(path, most),
            text => text,
        }
    }
}

impl<T: FileSystem + ?Sized> FileSystem for Arc<T> {
    fn open(&self, path: &Path) -> io::Result<Opened<'_>> {
        (**self).open(path)
    }

    fn may_hold_files(&self, dir: &Path) -> bool {
        (**self).may_hold_files(dir)
    }

    fn stamp(&self, path: &Path) -> Option<Stamp> {
        (**self).stamp(path)
    }

    fn read(&self, path: &Path, most: usize) -> io::Result<Text> {
        (**self).read(path, most)
    }
}

/// The path that bytes of a source text name: any bytes where the operating system takes them, UTF-8
/// elsewhere.
#[must_use]
pub fn path_of(bytes: &[u8]) -> PathBuf {
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStrExt;
        PathBuf::from(std::ffi::OsStr::from_bytes(bytes))
    }
    #[cfg(not(unix))]
    {
        PathBuf::from(String::from_utf8_lossy(bytes).into_owned())
    }
}

/// The path below a directory, also if it is absolute: `i` and `/m/x` make `i/m/x`.
#[must_use]
pub fn below(dir: &Path, path: &Path) -> PathBuf {
    dir.join(path.strip_prefix("/").unwrap_or(path))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(files: &dyn FileSystem, path: &str) -> Result<String, ErrorKind> {
        let text = files.read(Path::new(path), 10).map_err(|e| e.kind())?;
        Ok(String::from_utf8_lossy(&text).into_owned())
    }

    #[test]
    fn the_upper_file_hides_the_lower_one() {
        let unsaved = Memory::from_iter([("d/a", &b"new"[..])]);
        let saved = Memory::from_iter([("d/a", &b"old"[..]), ("d/b", b"b"), ("e/c", b"too long to read")]);
        let files: Arc<dyn FileSystem> = Arc::new(Overlay { upper: unsaved, lower: saved });
        assert_eq!(text(&files, "d/a"), Ok("new".into()));
        assert_eq!(text(&files, "d/b"), Ok("b".into()));
        assert_eq!(text(&files, "d/c"), Err(ErrorKind::NotFound));
        assert_eq!(text(&files, "e/c"), Err(ErrorKind::FileTooLarge));
        assert!(files.may_hold_files(Path::new("e")) && !files.may_hold_files(Path::new("f")));
    }

    #[test]
    fn a_closure_and_the_disk() {
        let provided = Provided(|path: &Path| (path == Path::new("std/x")).then(|| Arc::from(&b"x"[..])));
        let files = Overlay { upper: provided, lower: Disk };
        assert_eq!(text(&files, "std/x"), Ok("x".into()));
        assert_eq!(text(&files, "Cargo.toml"), Err(ErrorKind::FileTooLarge));
        assert_eq!(text(&files, "no/such/file"), Err(ErrorKind::NotFound));
    }

    #[test]
    fn absolute_paths_are_found_below_a_directory() {
        for (dir, path, joined) in [("i", "x", "i/x"), ("i", "/m/x", "i/m/x"), ("/i/", "/../x", "/i/../x")] {
            assert_eq!(below(Path::new(dir), Path::new(path)), Path::new(joined));
        }
    }
}
