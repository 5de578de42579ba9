//! TableGen: `.td` text to records, and records to JSON.
//!
//! A front end for the whole language as `llvm-tblgen` 22 takes it. [`parse`] reads a file with what it includes and
//! gives [`Records`]: classes and defs with typed field values. [`json::dump`] prints them.
//!
//! ```
//! use pdll_tablegen::{FileSystem, Input, parse};
//!
//! let text = b"class Op<string m> { string mnemonic = m; } def Add : Op<\"add\">;";
//! let records = parse(&Input { path: "ops.td", text, include_dirs: &[], macros: &[] }, &FileSystem).unwrap();
//! assert_eq!(records.def("Add").unwrap().string("mnemonic"), Some("add"));
//! ```
//!
//! How it works: one pass parses and evaluates. Values are hash-consed nodes (`value`); a value that depends on
//! variables stays an expression and is resolved (`resolve`) when a class is inherited from, a multiclass is
//! expanded, and finally when its def ends. Records that have the same fields share a `layout` and hold only values.
//! Everything is bounded: nesting, evaluation depth and steps, memory.

mod bindings;
mod buffer;
mod bytes;
mod context;
mod convert;
mod fields;
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
mod source;
mod table;
mod token;
mod types;
mod value;

use context::Cx;
use limits::Limits;

pub use record::RecId;
pub use records::{DagRef, ExprRef, FieldRef, ListRef, RecordRef, Records, UnusedParameter, Value};
pub use source::{FileSystem, Loader, Note, Place, TdError};
pub use types::{Type, TypeId};

/// What is to be parsed.
pub struct Input<'a> {
    /// Path of the main file, for diagnostics and locations.
    pub path: &'a str,
    /// Its text.
    pub text: &'a [u8],
    /// Where included files are looked for, after the path as written.
    pub include_dirs: &'a [String],
    /// Macros that are defined from the start.
    pub macros: &'a [String],
}

/// Parses and evaluates a file with what it includes, read through `loader`.
///
/// Takes up to 512 KB of the caller's stack. Input that nests too deeply for that is read once more (`loader` is asked
/// again, too) on a thread that has the stack for it.
///
/// Errors: all diagnostics, in the order in which they were found; the first is the one that matters most.
pub fn parse(input: &Input<'_>, loader: &dyn Loader) -> Result<Records, Vec<TdError>> {
    let cx = run(input, loader, Limits::SHALLOW);
    if !cx.is_outgrown() {
        return finish(cx);
    }
    drop(cx);
    let failed = |message: &str| {
        let place = Place { file: input.path.to_string(), line: 1, column: 1, offset: 0 };
        Err(vec![TdError { place, len: 1, message: message.to_string(), notes: Vec::new() }])
    };
    std::thread::scope(|scope| {
        let builder = std::thread::Builder::new().stack_size(Limits::STACK);
        let deep = || finish(run(input, loader, Limits::DEEP));
        match builder.spawn_scoped(scope, deep).map(|t| t.join()) {
            Ok(Ok(result)) => result,
            Ok(Err(panic)) => std::panic::resume_unwind(panic),
            Err(_) => failed("there is not enough memory to start evaluating"),
        }
    })
}

fn run(input: &Input<'_>, loader: &dyn Loader, limits: Limits) -> Cx {
    let mut cx = Cx::new(limits);
    let lexer = lexer::Lexer::new(&mut cx, input.path, input.text, input.include_dirs, loader, input.macros);
    match lexer {
        None => cx.error(source::Loc::NONE, "the file is too large"),
        Some(l) => parse::Parser::new(&mut cx, l).run(),
    }
    cx
}

fn finish(mut cx: Cx) -> Result<Records, Vec<TdError>> {
    if cx.has_errors() {
        return Err(cx.take_errors(source::Loc(0)));
    }
    Ok(Records::new(cx))
}
