//! Files in and out: `-` is standard input or output.
//!
//! An output file is written beside its place and put there when it is whole, so that what was there is not
//! lost where the disk is full. What is no file (a device, a pipe) is written to as it is, and never read.

use crate::report::{Failed, Outcome, Reporter};
use pdll_source as source;
use std::ffi::OsStr;
use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// Stands for standard input or output.
pub(crate) const DASH: &str = "-";
/// The name under which standard input appears in diagnostics.
const STDIN: &str = "<stdin>";
/// And standard output.
const STDOUT: &str = "<stdout>";
/// The longest input, in bytes: positions in it are numbers of 32 bits. Devices and pipes may not end.
const LONGEST: usize = u32::MAX as usize;

/// A file that was read.
pub(crate) struct Text {
    /// Its path, or what stands for it.
    pub(crate) path: PathBuf,
    /// Its name in diagnostics.
    pub(crate) name: String,
    /// Its bytes.
    pub(crate) bytes: source::Text,
}

/// Is it standard input or output?
pub(crate) fn is_dash(path: &Path) -> bool {
    path.as_os_str() == OsStr::new(DASH)
}

/// Reads a file.
pub(crate) fn read(path: &Path, report: Reporter) -> Outcome<Text> {
    let (path, bytes) = if is_dash(path) {
        (Path::new(STDIN), source::Text::read_stream(io::stdin().lock(), LONGEST))
    } else {
        (path, File::open(path).and_then(|file| source::Text::read(file, LONGEST)))
    };
    let name = path.to_string_lossy().into_owned();
    match bytes {
        Ok(bytes) => Ok(Text { path: path.to_path_buf(), name, bytes }),
        Err(e) => Err(report.fail(&name, format_args!("cannot be read: {e}"))),
    }
}

/// How many bytes these files have that are called as PDLL is, as far as that is known before they are read.
pub(crate) fn bytes_of_pdll(paths: &[PathBuf]) -> usize {
    let pdll = paths.iter().filter(|path| path.extension() == Some("pdll".as_ref()));
    pdll.filter_map(|path| fs::metadata(path).ok()).map(|m| m.len() as usize).sum()
}

/// Of IR that is longer, in bytes, likely so much is mentioned that all definitions may as well be read.
const SHORT: usize = 64 << 10;

/// The texts of those files that are short and can be read, for who only looks what is in them.
pub(crate) fn read_short(paths: &[PathBuf]) -> Vec<source::Text> {
    let paths = paths.iter().map(PathBuf::as_path);
    let is_short = |path: &&Path| fs::metadata(path).is_ok_and(|m| m.is_file() && m.len() <= SHORT as u64);
    let read = |path: &Path| source::Text::read(File::open(path).ok()?, SHORT).ok();
    paths.filter(|path| !is_dash(path)).filter(is_short).filter_map(read).collect()
}

/// Writes a whole output. With `if_changed`, a file that holds exactly this already keeps its time stamp.
pub(crate) fn write(path: &Path, bytes: &[u8], if_changed: bool, report: Reporter) -> Outcome {
    let holds_it = || {
        let is_file = fs::metadata(path).is_ok_and(|m| m.is_file() && m.len() == bytes.len() as u64);
        is_file && fs::read(path).is_ok_and(|old| old == bytes)
    };
    if !is_dash(path) && if_changed && holds_it() {
        return Ok(());
    }
    stream(path, report, |out| out.write_all(bytes))
}

/// Writes an output piece by piece.
pub(crate) fn stream(
    path: &Path,
    report: Reporter,
    print: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Outcome {
    let dash = is_dash(path);
    let written = if dash {
        let mut out = io::stdout().lock();
        print(&mut out).and_then(|()| out.flush())
    } else {
        write_file(path, print)
    };
    match written {
        // Who reads our output has seen enough.
        Err(e) if dash && e.kind() == ErrorKind::BrokenPipe => Err(Failed),
        Err(e) => {
            let name = if dash { STDOUT.into() } else { path.to_string_lossy() };
            Err(report.fail(&name, format_args!("cannot be written: {e}")))
        }
        Ok(()) => Ok(()),
    }
}

/// Writes a file beside its place and puts it there, with the permissions of what was there. Through a link,
/// the file that it leads to is written.
fn write_file(path: &Path, print: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let old = match fs::metadata(path) {
        Ok(metadata) if !metadata.is_file() => return print(&mut File::create(path)?),
        Ok(metadata) => Some(metadata),
        Err(_) => None,
    };
    let place = if old.is_some() { fs::canonicalize(path)? } else { path.to_path_buf() };
    let mut beside = match temporary(&place, old.as_ref()) {
        // Where no file can be made, one that is there may still be written to.
        Err(e) if old.is_some() && e.kind() == ErrorKind::PermissionDenied => {
            return print(&mut File::create(path)?);
        }
        // A link that leads nowhere, or a directory that is not there: the system says which.
        Err(_) if old.is_none() => return print(&mut File::create(path)?),
        beside => beside?,
    };
    print(&mut beside)?;
    beside.persist(&place).map(drop).map_err(|e| e.error)
}

/// A file in the same directory, which vanishes unless it is put in its place.
fn temporary(place: &Path, old: Option<&Metadata>) -> io::Result<tempfile::NamedTempFile> {
    if old.is_none() && fs::symlink_metadata(place).is_ok() {
        return Err(ErrorKind::NotFound.into());
    }
    // A file that cannot be written to is not replaced either.
    if old.is_some() {
        File::options().append(true).open(place)?;
    }
    let dir = place.parent().filter(|dir| !dir.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // Less what the user's mask takes away.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let beside = builder.prefix(".pdllc-").tempfile_in(dir)?;
    if let Some(old) = old {
        beside.as_file().set_permissions(old.permissions())?;
    }
    Ok(beside)
}

/// Two paths by which files are named on the command line must not be of the same file. Gives the path that
/// says which file it is; `None` for what is no file: standard input or output, a device, a pipe.
pub(crate) fn identity(path: &Path) -> Option<PathBuf> {
    if is_dash(path) || fs::metadata(path).is_ok_and(|m| !m.is_file()) {
        return None;
    }
    let dir = path.parent().filter(|dir| !dir.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let named = || Some(fs::canonicalize(dir).ok()?.join(path.file_name()?));
    fs::canonicalize(path).ok().or_else(named)
}

/// What two paths of one file have in common and few others do, found without taking paths apart: inputs may
/// be hundreds, with all that is included. `None` for what is not there, and where files have no numbers.
pub(crate) fn number(path: &Path) -> Option<(u64, u64)> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        fs::metadata(path).ok().map(|m| (m.dev(), m.ino()))
    }
    #[cfg(not(unix))]
    {
        let _ = path;
        None
    }
}
