//! Comma-separated lists, for all that reads tokens.

use super::lexer::Token;
use super::parser::Parsed;

/// What reads tokens one by one.
pub(super) trait ReadLists: Sized {
    /// Consumes the current token if it is of this kind.
    fn eat_token(&mut self, token: Token) -> bool;

    /// Consumes the current token, which must be of this kind; `what` is for the message.
    fn expect_token(&mut self, token: Token, what: &str) -> Parsed<()>;

    /// `item (',' item)*`
    fn comma_list(&mut self, mut item: impl FnMut(&mut Self) -> Parsed<()>) -> Parsed<()> {
        loop {
            item(self)?;
            if !self.eat_token(Token::Comma) {
                return Ok(());
            }
        }
    }

    /// A comma-separated list up to a closing token, which is consumed. The list may be empty.
    fn list_until(
        &mut self,
        close: Token,
        what: &str,
        item: impl FnMut(&mut Self) -> Parsed<()>,
    ) -> Parsed<()> {
        if self.eat_token(close) {
            return Ok(());
        }
        self.comma_list(item)?;
        self.expect_token(close, what)
    }
}
