//! The C++ expressions that TableGen files and native functions hold: text to a tree of [`Expr`]s.
//!
//! Expressions, with `if`, local variables that may change, lambdas, loops, and C casts. Nothing is resolved
//! here: what a name means, [`crate::resolve`] says. What cannot be parsed is no error of the source; a
//! native function with such a body must be registered.
mod ast;
mod blocks;
mod changes;
mod counts;
mod lexer;
mod locals;
mod loops;
mod parser;
mod print;
mod split;
mod statements;
mod together;
mod ways;

pub(crate) use ast::MAX_DEPTH;
pub use ast::{Expr, Literal, Operator, Param};
pub use blocks::UNREACHABLE;
pub(crate) use parser::is_number;
pub use print::{full_name, print};
pub use split::{choice, statements};
use thiserror::Error;
pub use together::TOGETHER;

/// A parsed expression; children come before their parents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snippet {
    /// The nodes of the expression, children before parents.
    pub exprs: Vec<Expr>,
    /// The node that is the whole expression, an index in `exprs`.
    pub root: u32,
}

/// Why a text cannot be parsed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{message}")]
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

/// A text as a C++ string.
#[must_use]
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// Parses an expression with a hole: `prefix`, a condition that is known already, `suffix`.
///
/// # Errors
/// The text is none, is nested too deeply, or has an operator beside the hole, which could tear the condition
/// apart.
pub(crate) fn around(prefix: &str, suffix: &str) -> Result<Snippet, Fault> {
    let opens = ["(", ",", "{", "=", "return"];
    let before = prefix.trim_end();
    let opened = before.is_empty() || opens.iter().any(|o| before.ends_with(o));
    let closed = matches!(suffix.trim_start().as_bytes().first(), None | Some(b')' | b',' | b'}' | b';'));
    if !opened || !closed {
        return Err(Fault { offset: prefix.len(), message: "a condition stands beside an operator".into() });
    }
    parser::expression(&format!("{prefix} $_hole {suffix}"))
}

/// Parses the body of a function: statements that end with a `return`.
///
/// # Errors
/// The text is none, or is nested too deeply.
pub fn body(text: &str) -> Result<Snippet, Fault> {
    parser::body(text)
}

/// Parses the body of a function without result, each way through which ends with a call of `last`: that is
/// what it gives.
///
/// # Errors
/// The text is none, or is nested too deeply.
pub fn procedure(text: &str, last: &str) -> Result<Snippet, Fault> {
    parser::procedure(text, last)
}

/// The words of a text that stand by themselves, with where they start: no members, nothing that begins with
/// `$`, and neither called nor namespaces or in one.
///
/// ```
/// let words = |text| pdll_ods::cxx::bare_words(text).unwrap();
/// assert_eq!(words("x[0] + $x + x.y->z"), [(0, "x"), (12, "x")]);
/// assert_eq!(words("f(xs, x::y, a::x, x(1), - x)"), [(2, "xs"), (26, "x")]);
/// assert_eq!(words(r#"f("a \" x \" b", x)"#), [(17, "x")]);
/// ```
///
/// # Errors
/// There is something in the text that is no token.
pub fn bare_words(text: &str) -> Result<Vec<(usize, &str)>, Fault> {
    let tokens = lexer::tokens(text)?;
    let punct = |at: Option<usize>| match at.and_then(|at| tokens.get(at)) {
        Some((lexer::Token::Punct(punct), _)) => *punct,
        _ => "",
    };
    let bare = |(i, (token, at)): (usize, &lexer::Spanned<'_>)| match *token {
        lexer::Token::Word(word) if word.starts_with(|c: char| c.is_ascii_alphabetic()) => {
            let is_member = matches!(punct(i.checked_sub(1)), "." | "->" | "::");
            let is_called = matches!(punct(Some(i + 1)), "(" | "::");
            (!is_member && !is_called).then(|| (*at, &text[*at..*at + word.len()]))
        }
        _ => None,
    };
    Ok(tokens.iter().enumerate().filter_map(bare).collect())
}

/// A name as accessors have it, which `mlir-tblgen` makes of what a record declares.
///
/// ```
/// for (name, want) in [("value", "Value"), ("foo_bar", "FooBar"), ("sizeOf", "SizeOf"), ("a_1", "A1")] {
///     assert_eq!(pdll_ods::cxx::camel(name), want);
/// }
/// ```
#[must_use]
pub fn camel(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    for part in name.split('_').filter(|p| !p.is_empty()) {
        let mut chars = part.chars();
        out.extend(chars.next().into_iter().flat_map(char::to_uppercase));
        out.push_str(chars.as_str());
    }
    out
}

/// A qualified name without the namespaces that MLIR's own code is in.
#[must_use]
pub fn short_name(name: &str) -> String {
    let name = name.trim();
    let name = name.strip_prefix("::").unwrap_or(name);
    ["mlir::", "llvm::"].iter().find_map(|space| name.strip_prefix(space)).unwrap_or(name).to_string()
}
