//! The C++ expressions that TableGen files and native functions hold: text to [`Expr`] nodes.
//!
//! The grammar is that of `spec/drr.md` 12.1, with `if`, local variables and C casts in function bodies besides. Nothing is
//! resolved here: what a name means is for the host to say when a program is linked. What cannot be parsed is no error of
//! the source; a native function with such a body must be registered.
mod lexer;
mod parser;

use pdll_bytecode::Expr;

/// A parsed expression; children come before their parents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snippet {
    /// The nodes.
    pub exprs: Vec<Expr>,
    /// The whole.
    pub root: u32,
}

/// Why a text cannot be parsed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Byte offset.
    pub offset: usize,
    /// What is wrong there.
    pub message: String,
}

/// Parses an expression.
///
/// # Errors
/// The text is none, or is nested too deeply.
pub fn expression(text: &str) -> Result<Snippet, Fault> {
    parser::expression(text)
}

/// Parses the body of a function: declarations and `if`s before a `return`.
///
/// # Errors
/// The text is none, or is nested too deeply.
pub fn body(text: &str) -> Result<Snippet, Fault> {
    parser::body(text)
}

/// A qualified name without the namespaces that MLIR's own code is in.
#[must_use]
pub fn short_name(name: &str) -> String {
    let name = name.trim().trim_start_matches("::");
    ["mlir::", "llvm::"].iter().find_map(|space| name.strip_prefix(space)).unwrap_or(name).to_string()
}
