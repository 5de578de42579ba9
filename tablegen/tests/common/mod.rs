//! Running a program here and through `llvm-tblgen`.

use pdll_source::diag::{Diagnostics, Report};
use pdll_source::vfs::{Disk, FileSystem, Opened};
use pdll_tablegen::{Input, json, parse};
use serde_json::Value;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

/// Files of one program, by the name that it includes them by.
pub(crate) type Files = [(String, String)];

/// Files that programs may include: their own, and those of `tests/cases`.
struct Includes<'a>(&'a Files);

fn include_dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases")
}

impl FileSystem for Includes<'_> {
    fn open(&self, path: &Path) -> io::Result<Opened<'_>> {
        if let Some((_, text)) = self.0.iter().find(|f| Path::new(&f.0) == path) {
            return Ok(Opened::Stream(Box::new(text.as_bytes())));
        }
        Disk.open(&include_dir().join(path))
    }
}

const MAIN: &str = "case.td";

/// What is printed of a program that is accepted.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Dump {
    /// The JSON text, to be equal to the byte.
    pub(crate) json: String,
    /// The template parameters that nothing uses, as `LINE:COLUMN: NAME`.
    unused: Vec<String>,
}

impl Dump {
    fn new(json: Vec<u8>, unused: Vec<String>) -> Dump {
        Dump { json: String::from_utf8(json).expect("JSON is UTF-8"), unused }
    }

    /// The JSON text as a value, with a member for the template parameters that nothing uses if there are
    /// any.
    pub(crate) fn value(&self) -> Value {
        let mut value: Value = serde_json::from_str(&self.json).expect("what is dumped is JSON");
        if !self.unused.is_empty() {
            value["(parameters)"] = serde_json::json!({ "unused": self.unused });
        }
        value
    }
}

/// What is printed, or the errors as `LINE:COLUMN: MESSAGE`, with the name of the file in front if it is
/// included.
pub(crate) fn run(input: &str, files: &Files) -> Result<Dump, Vec<String>> {
    let input = Input {
        path: Path::new(MAIN),
        text: Some(input.as_bytes()),
        include_dirs: &[],
        macros: &["DEFINED".into()],
    };
    match parse(&input, &Includes(files)) {
        Ok(records) => {
            let mut out = Vec::new();
            json::dump(&records, &mut out).expect("writing to memory works");
            let report = Report { sources: records.source_map(), diagnostics: records.unused_parameters() };
            let name = |d: &str| d.split('`').nth(1).expect("a name").to_string();
            Ok(Dump::new(out, lines(&report, name)))
        }
        Err(fault) => Err(lines(&fault.report, str::to_string)),
    }
}

/// Each diagnostic as `LINE:COLUMN: TEXT`, with the name of the file in front if it is included.
fn lines(report: &Report, text: impl Fn(&str) -> String) -> Vec<String> {
    let Report { sources, diagnostics } = report;
    let all: &Diagnostics = diagnostics;
    all.iter()
        .map(|d| {
            let at = d.span().expect("a place in the text").lo;
            let (line, column) = sources.line_col(at);
            format!("{}:{column}: {}", line_of(sources.name(sources.file_at(at)), line), text(&d.message))
        })
        .collect()
}

/// `LINE`, or `FILE:LINE` in an included file.
fn line_of(file: &str, line: impl std::fmt::Display) -> String {
    if file == MAIN { line.to_string() } else { format!("{file}:{line}") }
}

/// The tool to compare with; `None` (said aloud) where it is not installed and need not be.
pub(crate) fn llvm_tblgen() -> Option<PathBuf> {
    let bin = std::env::var("LLVM_BIN").unwrap_or("/usr/lib/llvm-22/bin".into());
    let tool = Path::new(&bin).join("llvm-tblgen");
    if tool.exists() {
        return Some(tool);
    }
    assert!(std::env::var_os("PDLLC_REQUIRE_MLIR").is_none(), "there is no {}", tool.display());
    eprintln!("skipped: there is no {}", tool.display());
    None
}

/// What llvm-tblgen refuses a program for: the line of its first error (some have none), written as [`run`]
/// does, and all that it says.
pub(crate) struct Refusal {
    pub(crate) line: Option<String>,
    pub(crate) text: String,
}

/// What llvm-tblgen says: what it prints, or why not; `None` if it crashes.
pub(crate) fn reference(tool: &Path, input: &str, files: &Files) -> Option<Result<Dump, Refusal>> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let dir = std::env::temp_dir().join(format!("pdll-tablegen-{}-{number}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("the temporary directory can be written to");
    let write = |name: &str, text: &str| {
        std::fs::write(dir.join(name), text).expect("the directory can be written to")
    };
    write(MAIN, input);
    files.iter().for_each(|(name, text)| write(name, text));
    let mut command = Command::new(tool);
    let out = command
        .current_dir(&dir)
        .args(["--dump-json", "-DDEFINED", "-I"])
        .arg(include_dir())
        .arg(MAIN)
        .output();
    let out = out.expect("the tool can be started");
    std::fs::remove_dir_all(&dir).expect("it is ours");
    match out.status.code() {
        Some(0) => {
            let text = String::from_utf8_lossy(&out.stderr);
            let unused = text.lines().filter_map(|l| {
                let (place, name) = l.split_once(": warning: unused template argument: ")?;
                let mut parts = place.rsplitn(3, ':');
                let (column, line, file) = (parts.next()?, parts.next()?, parts.next()?);
                let place = line_of(file.rsplit('/').next().unwrap_or(file), line);
                Some(format!("{place}:{column}: {}", name.rsplit(':').next().unwrap_or(name)))
            });
            Some(Ok(Dump::new(out.stdout, unused.collect())))
        }
        Some(1) => {
            let text = String::from_utf8_lossy(&out.stderr).into_owned();
            let located = text.lines().find(|l| l.contains(": error: "));
            let place = |l: &str| {
                let mut parts = l.split(": error: ").next()?.rsplit(':').skip(1);
                let (line, file) = (parts.next()?, parts.next()?);
                line.parse::<u32>().ok().map(|line| line_of(file.rsplit('/').next().unwrap_or(file), line))
            };
            let line = located.and_then(place);
            Some(Err(Refusal { line, text }))
        }
        _ => None,
    }
}
