//! Includes: finds the file that a directive names.
use crate::vfs::{self, FileSystem};
use crate::{FileId, SourceMap, Span};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Why a file was not loaded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IncludeError {
    /// No such file in any of the searched places.
    #[error("no such file")]
    NotFound,
    /// Found at this path, but not readable for this reason.
    #[error("`{0}` cannot be read ({1})")]
    Unreadable(String, String),
    /// The file includes itself, directly or through others.
    #[error("it includes itself without end")]
    Cycle,
    /// Includes are nested more deeply than [`Limits::include_depth`](crate::Limits::include_depth).
    #[error("includes are nested too deeply")]
    TooDeep,
    /// More files or bytes than [`Limits`](crate::Limits) allow.
    #[error("too much is included")]
    TooMuch,
}

impl SourceMap {
    /// Finds and loads the file that the directive at `from` calls `path`.
    ///
    /// Searched: beside the including file (not where mlir-pdll's language is meant), `path` itself, each
    /// include directory, the built-in files. Below an include directory an absolute path is as good as a
    /// relative one, as it is for mlir-pdll.
    ///
    /// # Errors
    /// See [`IncludeError`].
    pub fn include(&mut self, path: &Path, from: Span) -> Result<FileId, IncludeError> {
        let mut unreadable = None;
        for place in self.searched(path, from) {
            match self.read(&place) {
                // PDLL has no conditional includes: what includes itself once does so for ever.
                Ok(_) if self.includes_itself(&place, from) => return Err(IncludeError::Cycle),
                Ok(text) => return self.insert(place, text, Some(from)),
                Err(e) if e.kind() == ErrorKind::NotFound => {}
                Err(e) if e.kind() == ErrorKind::FileTooLarge => return Err(IncludeError::TooMuch),
                Err(e) => {
                    let why = || {
                        IncludeError::Unreadable(place.to_string_lossy().into_owned(), e.kind().to_string())
                    };
                    unreadable.get_or_insert_with(why);
                }
            }
        }
        match self.library().and_then(|library| library.read(path, self.room()).ok()) {
            Some(text) => self.insert_built_in(path.to_path_buf(), text, from),
            None => Err(unreadable.unwrap_or(IncludeError::NotFound)),
        }
    }

    /// The places where a file of this name is looked for, in order.
    fn searched(&self, path: &Path, from: Span) -> Vec<PathBuf> {
        let mut places = Vec::with_capacity(self.dirs().len() + 2);
        if self.looks_beside()
            && !path.is_absolute()
            && let Some(dir) = self.path(self.file_at(from.lo)).parent()
            && !dir.as_os_str().is_empty()
        {
            places.push(dir.join(path));
        }
        places.push(path.to_path_buf());
        places.extend(self.dirs().iter().map(|dir| vfs::below(dir, path)));
        places
    }
}
