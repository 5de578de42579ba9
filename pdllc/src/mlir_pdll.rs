//! The command line of mlir-pdll, whose place this program takes in builds.
//!
//! LLVM's rules are not clap's: one dash or two before any name; the value of an option after `=` or as the
//! next argument, whatever that begins with; a flag may say `=false`; of several values the last counts.
//! [`translate`] makes arguments of which clap understands the same.

use crate::args::{Command, Common, Compile, Task};
use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser};
use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::path::Path;

/// The name under which this program takes mlir-pdll's place; distributions add a version to it.
const NAME: &str = "mlir-pdll";

/// PDLL to C++, PDL or a syntax tree, as mlir-pdll of MLIR 22 does it.
#[derive(Debug, Parser)]
#[command(name = NAME, version = concat!(env!("CARGO_PKG_VERSION"), " (pdllc)"))]
struct MlirPdll {
    #[command(flatten)]
    compile: Compile,
    #[command(flatten)]
    common: Common,
}

/// What an option takes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Takes {
    /// Nothing, or `=true` or `=false`.
    Flag,
    /// A value after `=` or as the next argument.
    Value,
    /// A value after `=`, or none.
    MaybeValue,
    /// As `Value`, or a value right behind the name (`-Idir`).
    Joined,
}

/// What is made of an option.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// The last one counts.
    Last,
    /// All count.
    All,
    /// It tunes LLVM itself, of which there is nothing here.
    Ignored,
    /// It asks for help, and nothing else is done.
    Help,
}

/// All options: mlir-pdll's, LLVM's, and ours that matter where mlir-pdll is meant.
const OPTIONS: &[Known] = &[
    ("x", Takes::Value, Use::Last),
    ("o", Takes::Value, Use::Last),
    ("d", Takes::Value, Use::Last),
    ("I", Takes::Joined, Use::All),
    ("D", Takes::Joined, Use::All),
    ("write-if-changed", Takes::Flag, Use::Last),
    ("dump-ods", Takes::Flag, Use::Last),
    ("split-input-file", Takes::MaybeValue, Use::Last),
    ("output-split-marker", Takes::Value, Use::Last),
    ("color", Takes::Flag, Use::Ignored),
    ("crash-diagnostics-dir", Takes::Value, Use::Ignored),
    ("debug-counter", Takes::Value, Use::Ignored),
    ("debug-counter-break-on-last", Takes::Flag, Use::Ignored),
    ("disable-symbolication", Takes::Flag, Use::Ignored),
    ("info-output-file", Takes::Value, Use::Ignored),
    ("print-debug-counter", Takes::Flag, Use::Ignored),
    ("print-debug-counter-queries", Takes::Flag, Use::Ignored),
    ("rng-seed", Takes::Value, Use::Ignored),
    ("sort-timers", Takes::Flag, Use::Ignored),
    ("stats", Takes::Flag, Use::Ignored),
    ("stats-json", Takes::Flag, Use::Ignored),
    ("track-memory", Takes::Flag, Use::Ignored),
    ("h", Takes::Flag, Use::Help),
    ("help", Takes::Flag, Use::Help),
    ("help-hidden", Takes::Flag, Use::Help),
    ("help-list", Takes::Flag, Use::Help),
    ("help-list-hidden", Takes::Flag, Use::Help),
    ("version", Takes::Flag, Use::Help),
    ("std", Takes::Value, Use::Last),
    ("error-format", Takes::Value, Use::Last),
    ("allow", Takes::Value, Use::All),
    ("warn", Takes::Value, Use::All),
    ("deny", Takes::Value, Use::All),
    ("strip", Takes::Flag, Use::Last),
    ("A", Takes::Joined, Use::All),
    ("W", Takes::Joined, Use::All),
];

/// Is mlir-pdll meant: by the name of the program, or by its option `-x`?
pub(crate) fn is_meant(args: &[OsString]) -> bool {
    let command = |name: &OsString| Command::NAMES.iter().any(|command| name == command);
    is_called(args) || args[1..].iter().any(|a| find(a).is_some_and(|f| f.0.0 == "x")) && !command(&args[1])
}

fn is_called(args: &[OsString]) -> bool {
    args.first()
        .and_then(|program| Path::new(program).file_stem())
        .is_some_and(|name| name.to_string_lossy().starts_with(NAME))
}

/// Parses the command line of mlir-pdll. Does not come back if there is nothing to do but to say something.
pub(crate) fn parse(args: &[OsString]) -> (Task, Common) {
    // Its outputs have a flag of their own.
    let mut command =
        MlirPdll::command().mut_arg("emit", |arg| arg.hide(true)).mut_arg("matcher", |arg| arg.hide(true));
    let parsed = translate(&args[1..])
        .map_err(|why| command.error(ErrorKind::InvalidValue, why))
        .and_then(|args| command.try_get_matches_from_mut(args))
        .and_then(|matches| MlirPdll::from_arg_matches(&matches));
    match parsed {
        Ok(MlirPdll { compile, common }) => (Task::Compile(compile), common),
        // Bad usage is 2 with us, with LLVM it is 1.
        Err(error) if error.use_stderr() && is_called(args) => {
            // Standard error may be closed; there is nowhere else to say so.
            let _ = error.print();
            std::process::exit(1)
        }
        Err(error) => error.exit(),
    }
}

/// Name, what it takes, and what is made of it.
type Known = (&'static str, Takes, Use);

/// The option that an argument names, and the value that it has for it.
fn find(arg: &OsStr) -> Option<(Known, Option<&str>)> {
    let text = arg.to_str()?.strip_prefix('-')?;
    let text = text.strip_prefix('-').unwrap_or(text);
    let (name, value) = match text.split_once('=') {
        Some((name, value)) => (name, Some(value)),
        None => (text, None),
    };
    let joined = || {
        let option = OPTIONS.iter().copied().find(|o| o.1 == Takes::Joined && text.starts_with(o.0))?;
        Some((option, text.get(1..)))
    };
    OPTIONS.iter().copied().find(|o| o.0 == name).map(|option| (option, value)).or_else(joined)
}

/// Arguments as clap understands them, program name included.
fn translate(args: &[OsString]) -> Result<Vec<OsString>, String> {
    let mut last: BTreeMap<&str, Option<OsString>> = BTreeMap::new();
    last.insert("x", Some("ast".into()));
    let mut all: Vec<(&str, Option<OsString>)> = Vec::new();
    let mut files = Vec::new();
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        if arg == "--" {
            files.extend(args.by_ref());
            break;
        }
        let shown = arg.to_string_lossy();
        if arg == "-" || !shown.starts_with('-') {
            files.push(arg);
            continue;
        }
        let Some(((name, takes, what), value)) = find(arg) else {
            return Err(format!("unknown argument `{shown}`; `--help` lists what there is"));
        };
        let value = match (takes, value) {
            (Takes::Flag, None | Some("" | "true" | "TRUE" | "True" | "1")) => None,
            (Takes::Flag, Some("false" | "FALSE" | "False" | "0")) => {
                last.remove(name);
                continue;
            }
            (Takes::Flag, Some(_)) => return Err(format!("`{shown}`: the value is not `true` or `false`")),
            (_, Some(value)) => Some(value.into()),
            (Takes::MaybeValue, None) => Some(OsString::new()),
            (Takes::Value | Takes::Joined, None) => {
                Some(args.next().cloned().ok_or_else(|| format!("`{shown}` needs a value"))?)
            }
        };
        match what {
            Use::Last => drop(last.insert(name, value)),
            Use::All => all.push((name, value)),
            Use::Ignored => {}
            Use::Help if name == "version" => return Ok(vec![NAME.into(), "--version".into()]),
            Use::Help => return Ok(vec![NAME.into(), "--help".into()]),
        }
    }
    if files.len() > 1 {
        return Err(format!("only one file can be given, not also `{}`", files[1].to_string_lossy()));
    }
    // No directory, and no file to write dependencies to.
    all.retain(|o| o.1.as_ref().is_some_and(|v| !v.is_empty()));
    if last.get("d").is_some_and(|d| d.as_ref().is_none_or(|v| v.is_empty())) {
        last.remove("d");
    }
    let spelled = last.into_iter().chain(all).map(|(name, value)| {
        let mut arg = OsString::from(if name.len() == 1 { "-" } else { "--" });
        arg.push(name);
        if let Some(value) = value {
            arg.push("=");
            arg.push(value);
        }
        arg
    });
    let files = files.into_iter().flat_map(|file| [OsString::from("--"), file.clone()]);
    Ok([NAME.into()].into_iter().chain(spelled).chain(files).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_arguments_are_options() {
        let command = MlirPdll::command();
        let known = |name: &str| OPTIONS.iter().any(|o| o.0 == name);
        // What is hidden has no place in the drop-in form.
        let hidden = ["emit", "matcher"];
        let arguments =
            command.get_arguments().filter(|a| !a.is_positional() && !hidden.contains(&a.get_id().as_str()));
        let mut count = 0;
        for argument in arguments {
            let (long, short) = (argument.get_long(), argument.get_short().map(String::from));
            assert!(long.is_none_or(known) && short.is_none_or(|s| known(&s)), "{}", argument.get_id());
            count += 1;
        }
        assert!(count >= 12, "{count}");
    }
}
