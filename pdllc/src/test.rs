//! `pdllc test`: tests of patterns, a file each.
//!
//! ```text
//! // pdllc test: PATTERN: a remark
//! // patterns: ../fold.pdll
//! the input
//! // expected:
//! what all patterns of the file make of it, as `pdllc run` prints it
//! ```
//!
//! In place of `// expected:` and what follows, a last line `// not matched: PATTERN` says that the pattern
//! matches nowhere in the input.

use crate::args::Test;
use crate::files;
use crate::patterns::{self, Patterns};
use crate::report::{Failed, Outcome, Reporter, say};
use crate::timing::Timing;
use pdll::Config;
use pdll::check::{Case, Expected};
use pdll::explain::{Site, Verdict};
use pdll_ir::{Context, PrintOptions, parse_module, print};
use std::fs;
use std::path::{Path, PathBuf};

const PATTERNS: &str = "// patterns: ";
const EXPECTED: &str = "// expected:";
const NOT_MATCHED: &str = "// not matched: ";

/// The text of a test; `patterns` is the path of the patterns as seen from its directory.
pub(crate) fn case_text(case: &Case, patterns: &Path) -> String {
    let head = format!("// pdllc test: {}: {}\n{PATTERNS}{}\n", case.pattern, case.what, patterns.display());
    match &case.expected {
        Expected::Output(text) => format!("{head}{}{EXPECTED}\n{text}", case.input),
        Expected::NotMatched => format!("{head}{}{NOT_MATCHED}{}\n", case.input, case.pattern),
    }
}

/// Runs all tests, and says which failed and how many there were.
pub(crate) fn run(args: &Test, report: Reporter) -> Outcome {
    let mut paths = Vec::new();
    for path in &args.files {
        tests(path, &mut paths).map_err(|e| report.fail(&path.to_string_lossy(), e))?;
    }
    if paths.is_empty() {
        let names: Vec<_> = args.files.iter().map(|p| p.to_string_lossy()).collect();
        return Err(report.fail(&names.join(", "), "there are no tests here"));
    }
    let failed = paths.iter().filter(|path| one(path, args, report).is_err()).count();
    say(&format_args!("{} tests, {failed} failed", paths.len()));
    if failed == 0 { Ok(()) } else { Err(Failed) }
}

/// Adds the tests that a path means: itself, or the `.mlir` files in it, in the order of their names.
fn tests(path: &Path, out: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if !path.is_dir() {
        out.push(path.to_path_buf());
        return Ok(());
    }
    let mut inner = fs::read_dir(path)?.map(|e| Ok(e?.path())).collect::<std::io::Result<Vec<_>>>()?;
    inner.sort();
    for path in inner {
        if path.is_dir() || path.extension().is_some_and(|e| e == "mlir") {
            tests(&path, out)?;
        }
    }
    Ok(())
}

/// Runs one test.
fn one(path: &Path, args: &Test, report: Reporter) -> Outcome {
    let text = files::read(path, report)?;
    let fail = |why: &str| report.fail(&text.name, why);
    let source = String::from_utf8(text.bytes.to_vec()).map_err(|_| fail("this is not UTF-8"))?;
    let patterns = source.lines().find_map(|l| l.strip_prefix(PATTERNS));
    let patterns = patterns.ok_or_else(|| fail("a line `// patterns: FILE` is missing"))?;
    let patterns = path.parent().unwrap_or(Path::new("")).join(patterns.trim());
    let mut ctx = Context::new();
    let (files, inputs) = (std::slice::from_ref(&patterns), [path.to_path_buf()]);
    let Patterns { set, definitions } =
        patterns::load(files, &args.source, &inputs, &mut Timing::default(), report)?;
    definitions.iter().for_each(|known| pdll_dialects::add_definitions(&mut ctx, known));
    let linked = set.link(&mut ctx).map_err(|e| report.set(&e, &patterns.to_string_lossy()))?;
    let read = |ctx: &mut Context, input: &[u8]| {
        let parsed = parse_module(ctx, &text.name, input);
        patterns::judge(&definitions, report)?;
        parsed.map_err(|errors| report.ir(errors, &text))
    };
    if let Some(name) = source.lines().find_map(|l| l.strip_prefix(NOT_MATCHED)) {
        let mut module = read(&mut ctx, &text.bytes)?;
        let at = set.explain(&mut ctx, &mut module.ir, &Site::All);
        let at = at.map_err(|e| report.set(&e, &patterns.to_string_lossy()))?;
        let name = name.trim();
        if !at.iter().any(|op| op.patterns.iter().any(|p| p.pattern == name)) {
            return Err(fail(&format!("there is no pattern `{name}`, or nothing that it could be tried at")));
        }
        let matches = |v: &Verdict| !matches!(v, Verdict::Fails(_) | Verdict::Declines(_) | Verdict::Untold);
        let hit = at.iter().find(|op| op.patterns.iter().any(|p| p.pattern == name && matches(&p.verdict)));
        return match hit {
            None => Ok(()),
            Some(op) => Err(fail(&format!("`{name}` matches {}", op.title()))),
        };
    }
    let Some((_, expected)) = source.split_once(&format!("{EXPECTED}\n")) else {
        return Err(fail("a line `// expected:` or `// not matched: PATTERN` is missing"));
    };
    // What is expected comes after the input in the file: the IR is read again without it.
    let input = &source[..source.len() - expected.len()];
    let mut module = read(&mut ctx, input.as_bytes())?;
    let done = linked.run(&mut ctx, &mut module.ir, &Config::default());
    if !done.converged {
        return Err(fail("rewriting did not converge"));
    }
    let got = print(&ctx, &module, PrintOptions::default());
    match got.trim() == expected.trim() {
        true => Ok(()),
        false => Err(fail(&format!("the output is not as expected, but:\n{}", got.trim_end()))),
    }
}
