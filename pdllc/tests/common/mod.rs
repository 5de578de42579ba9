//! Running the built binary.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// Where the binary is.
pub(crate) const BINARY: &str = env!("CARGO_BIN_EXE_pdllc");

/// What a run of the binary did.
#[derive(Debug)]
pub(crate) struct Run {
    /// Exit status.
    pub(crate) status: i32,
    /// Standard output.
    pub(crate) out: String,
    /// Standard error.
    pub(crate) err: String,
}

impl Run {
    /// Runs the binary with this standard input.
    pub(crate) fn of(args: &[&str], stdin: &str) -> Run {
        Run::program(BINARY, args, stdin)
    }

    /// Runs a program with this standard input.
    pub(crate) fn program(program: &str, args: &[&str], stdin: &str) -> Run {
        let mut command = Command::new(program);
        command.args(args);
        Run::command(command, stdin)
    }

    /// Runs a command with this standard input.
    pub(crate) fn command(mut command: Command, stdin: &str) -> Run {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        // A program that does not read its input closes the pipe.
        let _ = child.stdin.take().unwrap().write_all(stdin.as_bytes());
        let output = child.wait_with_output().unwrap();
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Run {
            status: output.status.code().unwrap_or(-1),
            out: text(&output.stdout),
            err: text(&output.stderr),
        }
    }
}

/// Runs the binary.
pub(crate) fn pdllc(args: &[&str]) -> Run {
    Run::of(args, "")
}

/// A path in the repository.
pub(crate) fn repo(path: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path).to_string_lossy().into_owned()
}

/// Compares with a golden file of the repository.
pub(crate) fn golden(path: &str, got: &str) {
    pdll_tests::golden(repo(path), got);
}
