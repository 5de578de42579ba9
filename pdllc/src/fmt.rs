//! `pdllc fmt`.

use crate::args::Fmt;
use crate::files;
use crate::report::{Failed, Outcome, Reporter};
use pdll_compiler::fmt::{self, Style};
use pdll_lsp::Project;
use similar::TextDiff;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Formats files in place, or standard input to standard output.
pub(crate) fn run(args: &Fmt, report: Reporter) -> Outcome {
    let mut outcome = Ok(());
    if args.stdin || args.stdin_filename.is_some() {
        let name = args.stdin_filename.as_deref();
        outcome = one(args, files::DASH.as_ref(), name, report);
    }
    for file in &args.files {
        if !fs::metadata(file).is_ok_and(|m| m.is_dir()) {
            outcome = one(args, file, None, report).and(outcome);
            continue;
        }
        let mut found = Vec::new();
        if let Err(e) = pdll_files(file, &mut found) {
            outcome = Err(report.fail(&file.to_string_lossy(), format_args!("cannot be read: {e}")));
        }
        found.sort();
        for file in found {
            outcome = one(args, &file, None, report).and(outcome);
        }
    }
    outcome
}

/// All `.pdll` files below a directory. Links are not followed, and what begins with a dot is not looked at.
fn pdll_files(dir: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(dir)? {
        let entry = entry?;
        let (kind, path) = (entry.file_type()?, entry.path());
        if entry.file_name().as_encoded_bytes().starts_with(b".") {
            continue;
        }
        if kind.is_dir() {
            pdll_files(&path, found)?;
        } else if kind.is_file() && path.extension().is_some_and(|e| e == "pdll") {
            found.push(path);
        }
    }
    Ok(())
}

/// Formats one file. `name` stands for standard input.
fn one(args: &Fmt, path: &Path, name: Option<&Path>, report: Reporter) -> Outcome {
    let text = files::read(path, report)?;
    let name = name.map_or(text.name.clone(), |name| name.to_string_lossy().into_owned());
    let style = Style { width: width(args, Path::new(&name), report)? };
    let result = fmt::format(&name, &text.bytes, style);
    if result.errors.has_errors() && !args.force {
        report.compiler(&result.errors, &result.sources)?;
        return Err(Failed);
    }
    let edits = match &args.lines[..] {
        [] => result.edits,
        lines => fmt::within(&text.bytes, result.edits, lines),
    };
    let formatted = fmt::apply(&text.bytes, &edits);
    if args.diff {
        print_diff(&name, &text.bytes, &formatted, report)?;
    }
    if args.check {
        if edits.is_empty() {
            return Ok(());
        }
        if !args.diff {
            files::stream(files::DASH.as_ref(), report, |out| writeln!(out, "{name}"))?;
        }
        return Err(Failed);
    }
    if args.diff || (edits.is_empty() && !files::is_dash(path)) {
        return Ok(());
    }
    files::write(path, &formatted, false, report)
}

/// The width asked for, or that of the project of the file.
fn width(args: &Fmt, file: &Path, report: Reporter) -> Outcome<usize> {
    if let Some(width) = args.width {
        return Ok(usize::from(width));
    }
    let project = Project::of(file).map_err(|e| report.fail(&e.path.to_string_lossy(), e.message))?;
    Ok(project.width)
}

/// Prints what would change, as `diff -u` does.
fn print_diff(name: &str, old: &[u8], new: &[u8], report: Reporter) -> Outcome {
    if old == new {
        return Ok(());
    }
    let (old, new) = (String::from_utf8_lossy(old), String::from_utf8_lossy(new));
    let diff = TextDiff::from_lines(&*old, &*new);
    let mut unified = diff.unified_diff();
    let text = unified.context_radius(3).header(name, name).to_string();
    files::stream(files::DASH.as_ref(), report, |out| out.write_all(text.as_bytes()))
}
