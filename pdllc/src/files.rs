//! Files in and out: `-` is standard input or output.

use crate::report::{Failed, Outcome, Reporter};
use std::io::{self, Read, Write};

/// Stands for standard input or output.
pub(crate) const DASH: &str = "-";
/// The name under which standard input appears in diagnostics.
const STDIN: &str = "<stdin>";
/// And standard output.
const STDOUT: &str = "<stdout>";

/// A file that was read.
pub(crate) struct Text {
    /// Its name in diagnostics.
    pub(crate) name: String,
    /// Its bytes.
    pub(crate) bytes: Vec<u8>,
}

/// Reads a file.
pub(crate) fn read(path: &str, report: Reporter) -> Outcome<Text> {
    let (name, bytes) = match path {
        DASH => {
            let mut bytes = Vec::new();
            (STDIN, io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes))
        }
        _ => (path, std::fs::read(path)),
    };
    match bytes {
        Ok(bytes) => Ok(Text { name: name.to_string(), bytes }),
        Err(e) => Err(report.fail(name, format_args!("cannot be read: {e}"))),
    }
}

/// Writes a whole output. With `if_changed`, a file that holds exactly this already keeps its time stamp.
pub(crate) fn write(path: &str, bytes: &[u8], if_changed: bool, report: Reporter) -> Outcome {
    if path != DASH && if_changed && std::fs::read(path).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    stream(path, report, |out| out.write_all(bytes))
}

/// Writes an output piece by piece.
pub(crate) fn stream(
    path: &str,
    report: Reporter,
    print: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Outcome {
    let written = match path {
        DASH => {
            let mut out = io::stdout().lock();
            print(&mut out).and_then(|()| out.flush())
        }
        _ => std::fs::File::create(path).and_then(|mut file| print(&mut file)),
    };
    match written {
        // Who reads our output has seen enough.
        Err(e) if path == DASH && e.kind() == io::ErrorKind::BrokenPipe => Err(Failed),
        Err(e) => {
            let name = if path == DASH { STDOUT } else { path };
            Err(report.fail(name, format_args!("cannot be written: {e}")))
        }
        Ok(()) => Ok(()),
    }
}
