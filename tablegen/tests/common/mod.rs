//! Running a program here and through `llvm-tblgen`.

use pdll_tablegen::{Input, Loader, json, parse};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

/// Files that programs may include.
struct Includes;

fn include_dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases")
}

impl Loader for Includes {
    fn load(&self, path: &str) -> Option<Vec<u8>> {
        std::fs::read(include_dir().join(path)).ok()
    }
}

/// The JSON value, or the errors as `LINE:COLUMN: MESSAGE`.
pub(crate) fn run(input: &str) -> Result<Value, Vec<String>> {
    let input =
        Input { path: "case.td", text: input.as_bytes(), include_dirs: &[], macros: &["DEFINED".into()] };
    match parse(&input, &Includes) {
        Ok(records) => {
            let mut out = Vec::new();
            json::dump(&records, &mut out).expect("writing to memory works");
            Ok(serde_json::from_slice(&out).expect("what is dumped is JSON"))
        }
        Err(errors) => Err(errors
            .iter()
            .map(|e| format!("{}:{}: {}", e.place.line, e.place.column, e.message))
            .collect()),
    }
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

/// What llvm-tblgen refuses a program for: the line of its first error (some have none), and all that it says.
pub(crate) struct Refusal {
    pub(crate) line: Option<u32>,
    pub(crate) text: String,
}

/// What llvm-tblgen says: the JSON value, or why not; `None` if it crashes.
pub(crate) fn reference(tool: &Path, input: &str) -> Option<Result<Value, Refusal>> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let dir = std::env::temp_dir().join(format!("pdll-tablegen-{}-{number}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("the temporary directory can be written to");
    let file = dir.join("case.td");
    std::fs::write(&file, input).expect("the temporary directory can be written to");
    let mut command = Command::new(tool);
    let out = command.arg("--dump-json").arg("-DDEFINED").arg("-I").arg(include_dir()).arg(&file).output();
    let out = out.expect("the tool can be started");
    std::fs::remove_dir_all(&dir).expect("it is ours");
    match out.status.code() {
        Some(0) => Some(Ok(serde_json::from_slice(&out.stdout).expect("it prints JSON"))),
        Some(1) => {
            let text = String::from_utf8_lossy(&out.stderr).into_owned();
            let located = text.lines().find(|l| l.contains(": error: "));
            let line = located.and_then(|l| l.split(": error: ").next()?.rsplit(':').nth(1)?.parse().ok());
            Some(Err(Refusal { line, text }))
        }
        _ => None,
    }
}
