//! Why a build fails.

use std::fmt;
use std::io;
use std::path::PathBuf;

/// Why patterns were not compiled.
///
/// A build script that returns it from `main` shows it to who builds, so its debug form is for people too.
#[derive(thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A file cannot be read.
    #[error("{} cannot be read: {why}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// Why not.
        #[source]
        why: io::Error,
    },
    /// An output cannot be written.
    #[error("{} cannot be written: {why}", path.display())]
    Write {
        /// The file, or `standard output`.
        path: PathBuf,
        /// Why not.
        #[source]
        why: io::Error,
    },
    /// Sources have errors: all diagnostics, with source lines.
    #[error("patterns do not compile\n{}", .0.trim_end())]
    Source(String),
    /// Two files have the same name and would be compiled to this output.
    #[error("two files would be compiled to {}: rename one of them", .0.display())]
    SameOutput(PathBuf),
    /// `OUT_DIR` is not set.
    #[error("OUT_DIR is not set: call this from build.rs, or name a folder with Config::out_dir")]
    NoOutDir,
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
