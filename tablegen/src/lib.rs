//! TableGen: `.td` text to records, and records to JSON.
//!
//! A front end for the whole language as `llvm-tblgen` 22 takes it. [`parse`] reads a file with what it
//! includes and gives [`Records`]: classes and defs with typed field values. [`json::dump`] prints them.
//!
//! ```
//! use pdll_source::vfs::Disk;
//! use pdll_tablegen::{Input, parse};
//! use std::path::Path;
//!
//! let text = b"class Op<string m> { string mnemonic = m; } def Add : Op<\"add\">;";
//! let input = Input { path: Path::new("ops.td"), text: Some(text), include_dirs: &[], macros: &[] };
//! let records = parse(&input, &Disk).unwrap();
//! assert_eq!(records.def("Add").unwrap().string("mnemonic"), Some("add"));
//! ```
//!
//! How it works: one pass parses and evaluates. Values are hash-consed nodes (`value`); a value that
//! depends on variables stays an expression and is resolved (`resolve`) when a class is inherited from, a
//! multiclass is expanded, and finally when its def ends. Records that have the same fields share a
//! `layout` and hold only values. Everything is bounded: nesting, evaluation depth and steps, memory.

mod bindings;
mod buffer;
mod bytes;
mod context;
mod convert;
mod fields;
mod include;
mod inherit;
mod instance;
mod intern;
pub mod json;
mod layout;
mod lexer;
mod limits;
mod names;
mod ops;
mod parse;
mod preproc;
mod print;
mod record;
mod records;
mod regex;
mod resolve;
mod room;
pub mod scan;
mod skip;
mod source;
mod table;
mod token;
mod types;
mod unread;
mod value;

use context::Cx;
use limits::Limits;
use pdll_source::diag::{Diagnostic, Report};
use pdll_source::vfs::FileSystem;
use pdll_source::{Place, SourceMap};
use rustc_hash::FxHashSet;
use std::path::{Path, PathBuf};

pub use limits::LIMITS;
pub use record::RecId;
pub use records::{DagRef, ExprRef, FieldKey, FieldRef, ListRef, RecordRef, Records, Value};
pub use types::{Type, TypeId};

/// What is to be parsed.
pub struct Input<'a> {
    /// Path of the main file, for diagnostics and locations.
    pub path: &'a Path,
    /// Its text; `None` if it is to be read, like the files that it includes.
    pub text: Option<&'a [u8]>,
    /// Where included files are looked for, after the path as written.
    pub include_dirs: &'a [PathBuf],
    /// Macros that are defined from the start.
    pub macros: &'a [String],
}

/// Which definitions are passed over unless something leads to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deferred {
    /// Those in included files.
    Included,
    /// Those in the main file, too.
    All,
}

/// Definitions that are read though nothing leads to them.
#[derive(Clone, Copy, Debug)]
pub enum Wanted<'a> {
    /// The class of that name.
    Class(&'a str),
    /// The def of that name.
    Def(&'a str),
    /// The defs that have one of these names.
    DefsNamed(&'a FxHashSet<&'a [u8]>),
    /// Those that derive from a class.
    DefsOf(&'a str),
    /// Those that derive from a class, and mention a word: in their own text or in that of a class that they
    /// derive from.
    DefsWith {
        /// The class.
        class: &'a str,
        /// The word.
        word: &'a str,
    },
    /// Those that derive from a class, and have one of these strings, or may compute it: in their own text or
    /// in that of a class that they derive from.
    DefsWithString {
        /// The class.
        class: &'a str,
        /// What is between the quotes.
        strings: &'a FxHashSet<&'a [u8]>,
    },
    /// Those that derive from a class, and have one of these strings as it is, in the same texts. Others may
    /// compute it.
    DefsWithWrittenString {
        /// The class.
        class: &'a str,
        /// What is between the quotes.
        strings: &'a FxHashSet<&'a [u8]>,
    },
    /// Those that derive from a class, and whose first string stands in front of `::` in what is read, or is
    /// among the names of [`Self::DefsNamed`]: C++ that names an enumerator.
    DefsInCode(&'a str),
}

/// The same as [`parse`], but that of what is `deferred` only those definitions are read that the others
/// lead to, or that are `wanted`. The rest is not among the records ([`Records::is_partial`]), and what is
/// wrong in it is not found.
///
/// What is there is what [`parse`] gives, in the same order; only the numbers in names of class instances may
/// be others. Where that cannot be kept up, and where anything is wrong, all is read.
///
/// # Errors
/// As [`parse`], whose errors they are.
pub fn parse_on_demand(
    input: &Input<'_>,
    files: &dyn FileSystem,
    deferred: Deferred,
    wanted: &[Wanted<'_>],
) -> Result<Records, Box<Fault>> {
    let mut cx = Cx::reading(Limits::SHALLOW, Some(deferred));
    let mut parser = parser(&mut cx, input, files)?;
    parser.run();
    let hits = match parser.cx.has_errors() || parser.cx.unread.wants_all {
        true => None,
        false => parser.read_wanted(wanted).ok(),
    };
    match hits {
        Some(hits) if !(cx.has_errors() || cx.is_outgrown() || cx.unread.wants_all) => {
            Ok(Records::partial(cx, hits))
        }
        _ => {
            drop(cx);
            parse(input, files)
        }
    }
}

/// Parses and evaluates a file with what it includes, read from `files`.
///
/// Takes up to 512 KB of the caller's stack. Input that nests too deeply for that is read once more (`files`
/// is asked again, too) on a thread that has the stack for it.
///
/// # Errors
/// All diagnostics, in the order in which they were found, with the texts that they point into; the first is
/// the one that matters most. And the records that have nothing to do with what is wrong.
pub fn parse(input: &Input<'_>, files: &dyn FileSystem) -> Result<Records, Box<Fault>> {
    let cx = run(input, files, Limits::SHALLOW)?;
    if !cx.is_outgrown() {
        return finish(cx);
    }
    drop(cx);
    std::thread::scope(|scope| {
        let builder = std::thread::Builder::new().stack_size(Limits::STACK);
        let deep = || run(input, files, Limits::DEEP).and_then(finish);
        match builder.spawn_scoped(scope, deep).map(|t| t.join()) {
            Ok(Ok(result)) => result,
            Ok(Err(panic)) => std::panic::resume_unwind(panic),
            Err(_) => Err(whole_file(input, "there is not enough memory to start evaluating")),
        }
    })
}

/// A file in which something is wrong.
pub struct Fault {
    /// All that is wrong.
    pub report: Report,
    /// What is right all the same: records of statements that are good and mention nothing that a wrong one
    /// defines. `None` if the file was not read to its end.
    pub rest: Option<Records>,
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.report.fmt(f)
    }
}

impl std::fmt::Debug for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Debug::fmt(&self.report, f)
    }
}

/// An error that has no place in the main file.
fn whole_file(input: &Input<'_>, message: impl Into<String>) -> Box<Fault> {
    let d = Diagnostic::error(Place::file(input.path.to_string_lossy()), message);
    Box::new(Fault { report: Report { sources: SourceMap::default(), diagnostics: d.into() }, rest: None })
}

/// Errors: there is no text that could be parsed.
fn run(input: &Input<'_>, files: &dyn FileSystem, limits: Limits) -> Result<Cx, Box<Fault>> {
    let mut cx = Cx::new(limits);
    parser(&mut cx, input, files)?.run();
    Ok(cx)
}

/// At the beginning of the main file.
fn parser<'c, 'a>(
    cx: &'c mut Cx,
    input: &'a Input<'_>,
    files: &'a dyn FileSystem,
) -> Result<parse::Parser<'c, 'a>, Box<Fault>> {
    let lexer = main_file(cx, input, files).and_then(|file| {
        lexer::Lexer::new(cx, file, input.include_dirs, files, input.macros).ok_or(TOO_LARGE.into())
    });
    Ok(parse::Parser::new(cx, lexer.map_err(|message| whole_file(input, message))?))
}

const TOO_LARGE: &str = "the file is too large";

/// Puts the text of the main file into the buffer and says which file that is.
fn main_file(cx: &mut Cx, input: &Input<'_>, files: &dyn FileSystem) -> Result<u32, String> {
    let most = cx.sources.room();
    let span = match input.text {
        Some(text) if text.len() > most => return Err(TOO_LARGE.into()),
        Some(text) => cx.syms.text.push_file(text),
        None => {
            let read = files.open(input.path).and_then(|file| cx.syms.text.read_file(file, most));
            read.map_err(|why| format!("cannot be read: {why}"))?
        }
    };
    Ok(cx.sources.add(input.path.to_path_buf(), span))
}

fn finish(mut cx: Cx) -> Result<Records, Box<Fault>> {
    let is_read = cx.is_read && !cx.misses_text && !cx.is_spent();
    if cx.limits == Limits::DEEP {
        cx.check_results();
    }
    if !cx.has_errors() {
        return Ok(Records::new(cx));
    }
    let report = cx.report(source::Loc(0));
    Err(Box::new(Fault { report, rest: is_read.then(|| Records::new(cx)) }))
}
