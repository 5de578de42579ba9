//! Why a build fails.

use std::fmt;
use std::io;
use std::path::PathBuf;

/// Why patterns were not compiled.
///
/// A build script that returns it from `main` shows it to who builds, so its debug form is for people too.
pub enum Error {
    /// A file cannot be read.
    Read(PathBuf, io::Error),
    /// An output cannot be written.
    Write(PathBuf, io::Error),
    /// Sources have errors: all diagnostics, with source lines.
    Source(String),
    /// Two files have the same name and would be compiled to the same output.
    SameOutput(PathBuf),
    /// `OUT_DIR` is not set.
    NoOutDir,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Read(path, why) => write!(f, "{} cannot be read: {why}", path.display()),
            Error::Write(path, why) => write!(f, "{} cannot be written: {why}", path.display()),
            Error::Source(diagnostics) => write!(f, "patterns do not compile\n{}", diagnostics.trim_end()),
            Error::SameOutput(path) => {
                write!(f, "two files would be compiled to {}: rename one of them", path.display())
            }
            Error::NoOutDir => f.write_str(
                "OUT_DIR is not set: call this from build.rs, or name a folder with Config::out_dir",
            ),
        }
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Error::Read(_, why) | Error::Write(_, why) => Some(why),
            Error::Source(_) | Error::SameOutput(_) | Error::NoOutDir => None,
        }
    }
}
