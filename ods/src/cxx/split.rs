//! The statements of code, one by one, as they are written.

use super::parser::{Parser, Result};
use super::{Fault, lexer};

/// The statements of the body of a function, each without the `;` at its end.
///
/// ```
/// let all = pdll_ods::cxx::statements("f(\"a;\"); if (x) { g(); h(); } else i(); // ;\n j()");
/// assert_eq!(all.unwrap(), ["f(\"a;\")", "if (x) { g(); h(); } else i()", "j()"]);
/// ```
///
/// # Errors
/// There is something in the text that is no token, or a bracket is not closed.
pub fn statements(text: &str) -> Result<Vec<&str>, Fault> {
    // The last one may lack its end.
    let p = Parser::of(lexer::tokens(text)?, text.len());
    let (mut found, mut at) = (Vec::new(), 0);
    while at < p.tokens.len() {
        let end = p.after_statement(at).unwrap_or(p.tokens.len());
        let statement = p.written(text, at, end);
        found.extend((!statement.is_empty()).then_some(statement));
        at = end;
    }
    Ok(found)
}

/// The condition of an `if` without `else`, and the statement that depends on it, or those in its braces.
///
/// ```
/// use pdll_ods::cxx::choice;
/// assert_eq!(choice("if (f(x)) { g(); }").unwrap(), Some(("f(x)", "g()")));
/// assert_eq!(choice("if (x) y(z)").unwrap(), Some(("x", "y(z)")));
/// assert_eq!(choice("if (x) y(); else z()").unwrap(), None);
/// ```
///
/// # Errors
/// There is something in the text that is no token.
pub fn choice(text: &str) -> Result<Option<(&str, &str)>, Fault> {
    let p = Parser::of(lexer::tokens(text)?, text.len());
    let Some(then) = p.is_word(0, "if").then(|| p.after_bracket(1)).flatten() else { return Ok(None) };
    let end = p.tokens.len();
    if p.after_statement(then).is_some_and(|after| after < end) {
        return Ok(None);
    }
    let condition = p.written(text, 2, then - 1);
    let in_braces = p.is_punct(then, "{") && p.after_bracket(then) == Some(end);
    let then = if in_braces { p.written(text, then + 1, end - 1) } else { p.written(text, then, end) };
    Ok(Some((condition, then)))
}

impl Parser<'_> {
    /// The text of these tokens, without a `;` at the end.
    fn written<'t>(&self, text: &'t str, from: usize, to: usize) -> &'t str {
        let start = |at: usize| self.tokens.get(at).map_or(text.len(), |t| t.1);
        let end = match to.checked_sub(1) {
            Some(last) if last >= from && self.is_punct(last, ";") => start(last),
            _ => start(to),
        };
        text.get(start(from)..end).unwrap_or_default().trim()
    }
}
