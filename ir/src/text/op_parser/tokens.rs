//! Tokens, words, literals and lists of a custom form.

use super::{OpParser, Position};
use crate::entity::Name;
use crate::text::lexer::{self, Token};
use crate::text::lists::ReadLists;
use crate::text::parser::{Parsed, Parser};

impl ReadLists for OpParser<'_, '_, '_> {
    fn eat_token(&mut self, token: Token) -> bool {
        self.parser.eat(token)
    }

    fn expect_token(&mut self, token: Token, what: &str) -> Parsed<()> {
        self.parser.expect(token, what)
    }
}

impl<'s> OpParser<'_, '_, 's> {
    /// Where the current token starts.
    pub fn position(&self) -> Position {
        Position(self.parser.tok.start)
    }

    /// Where the name of the op is.
    pub fn name_position(&self) -> Position {
        Position(self.at)
    }

    /// Fails with an error at a place.
    pub fn error_at<V>(&mut self, position: Position, message: impl Into<String>) -> Parsed<V> {
        self.parser.fail_at(position.0, message)
    }

    /// Fails with an error at the current token.
    pub fn error<V>(&mut self, message: impl Into<String>) -> Parsed<V> {
        self.parser.fail(message)
    }

    /// Fails because something else should stand here, which is reported at the end of the text before the
    /// current token.
    pub fn wrong_token<V>(&mut self, message: impl Into<String>) -> Parsed<V> {
        self.parser.wrong_token(message)
    }

    /// Whether the current token is of this kind.
    pub fn at(&self, token: Token) -> bool {
        self.parser.at(token)
    }

    /// The text of the current token, with its mark (`%`, `@`, ..) or quotes.
    pub fn spelling(&self) -> &'s [u8] {
        self.parser.spelling()
    }

    /// Consumes the current token if it is of this kind.
    pub fn eat(&mut self, token: Token) -> bool {
        self.parser.eat(token)
    }

    /// Consumes the current token, which must be of this kind; `what` is for the message.
    pub fn expect(&mut self, token: Token, what: &str) -> Parsed<()> {
        self.parser.expect(token, what)
    }

    // Words, symbols, numbers and strings that are missing are told of at the token that is there instead,
    // even on a later line; punctuation, at the end of what precedes it.

    /// Whether the current token is this word.
    pub fn at_keyword(&self, word: &str) -> bool {
        self.parser.at_word(word)
    }

    /// Consumes the current token if it is this word.
    pub fn eat_keyword(&mut self, word: &str) -> bool {
        self.parser.eat_word(word)
    }

    /// Consumes the current token, which must be this word.
    pub fn expect_keyword(&mut self, word: &str) -> Parsed<()> {
        match self.parser.eat_word(word) {
            true => Ok(()),
            false => self.error(format!("expected `{word}`")),
        }
    }

    /// Any word, if one is next; `None` and nothing consumed otherwise. Integer types (`i32`) and builtin
    /// keywords are words too.
    pub fn optional_keyword(&mut self) -> Option<&'s str> {
        if !self.at(Token::Bare) {
            return None;
        }
        let word = std::str::from_utf8(self.parser.spelling()).ok()?;
        self.parser.advance();
        Some(word)
    }

    /// Any word; `what` is for the message.
    pub fn keyword(&mut self, what: &str) -> Parsed<&'s str> {
        match self.optional_keyword() {
            Some(word) => Ok(word),
            None => self.error(format!("expected {what}")),
        }
    }

    /// The number in `words` of the current token, which is consumed; `None` and nothing consumed if it is
    /// none of them.
    pub fn optional_keyword_of(&mut self, words: &[&str]) -> Option<usize> {
        let index = words.iter().position(|word| self.at_keyword(word))?;
        self.parser.advance();
        Some(index)
    }

    /// A word or a string, as MLIR's `parseOptionalKeywordOrString`: its bytes as a name.
    pub fn optional_keyword_or_string(&mut self) -> Option<Name> {
        match self.parser.tok.kind {
            Token::Bare => {
                let name = self.parser.ctx.name_bytes(self.parser.spelling());
                self.parser.advance();
                Some(name)
            }
            Token::Str => Some(self.parser.string_name()),
            _ => None,
        }
    }

    // ---- literals -----------------------------------------------------------------------------------------

    /// `[-] integer`, if one is next. A number over 64 bits is an error at it.
    pub fn optional_integer(&mut self) -> Parsed<Option<i64>> {
        let at = self.position();
        let negative = self.eat(Token::Minus);
        if !self.at(Token::Int) {
            return if negative { self.wrong_token("expected an integer") } else { Ok(None) };
        }
        let limit = i64::MAX as u64 + u64::from(negative);
        let Some(value) = Parser::int_u64(self.spelling()).filter(|&value| value <= limit) else {
            return self.error_at(at, "this number does not fit 64 bits");
        };
        self.parser.advance();
        Ok(Some(if negative { (value as i64).wrapping_neg() } else { value as i64 }))
    }

    /// `[-] integer`.
    pub fn integer(&mut self) -> Parsed<i64> {
        match self.optional_integer()? {
            Some(value) => Ok(value),
            None => self.error("expected an integer"),
        }
    }

    /// A string literal, if one is next: its value.
    pub fn optional_string(&mut self) -> Option<Name> {
        self.at(Token::Str).then(|| self.parser.string_name())
    }

    /// A string literal: its value.
    pub fn string(&mut self) -> Parsed<Name> {
        match self.optional_string() {
            Some(value) => Ok(value),
            None => self.error("expected a string"),
        }
    }

    /// `N x`, once for each dimension; `?` (as [`crate::DYNAMIC`]) where `dynamic` allows it. With
    /// `trailing_x` an `x` follows the last dimension too, as before an element type; else `x` only
    /// separates.
    pub fn dimension_list(&mut self, dynamic: bool, trailing_x: bool) -> Parsed<Vec<i64>> {
        self.parser.dimension_list(dynamic, trailing_x)
    }

    /// The `x` after a `*` that was consumed, as in `*xf32`; what is glued to it becomes the next token.
    pub fn dimension_x(&mut self) -> Parsed<()> {
        let end = self.parser.last_end;
        self.parser.dimension_x(end)
    }

    /// The text from a `<` that is the current token to the `>` that closes it, both included, which is
    /// consumed as it is: the body of a type or attribute of a dialect.
    pub fn raw_body(&mut self) -> Parsed<&'s [u8]> {
        if !self.at(Token::Less) {
            return self.wrong_token("expected `<`");
        }
        let start = self.parser.tok.start;
        let end = self.parser.dialect_body(start)?;
        Ok(&self.parser.text[start..end])
    }

    // ---- lists --------------------------------------------------------------------------------------------

    /// `item (',' item)*`
    pub fn comma_list(&mut self, item: impl FnMut(&mut Self) -> Parsed<()>) -> Parsed<()> {
        ReadLists::comma_list(self, item)
    }

    /// A comma-separated list up to a closing token, which is consumed. The list may be empty.
    pub fn list_until(
        &mut self,
        close: Token,
        what: &str,
        item: impl FnMut(&mut Self) -> Parsed<()>,
    ) -> Parsed<()> {
        ReadLists::list_until(self, close, what, item)
    }

    /// `OPEN item,* CLOSE`, if the opening token is next; whether it was.
    pub fn optional_list(
        &mut self,
        (open, close): (Token, Token),
        what: &str,
        item: impl FnMut(&mut Self) -> Parsed<()>,
    ) -> Parsed<bool> {
        if !self.eat(open) {
            return Ok(false);
        }
        self.list_until(close, what, item)?;
        Ok(true)
    }
}

impl Parser<'_, '_> {
    /// See [`OpParser::dimension_list`].
    fn dimension_list(&mut self, dynamic: bool, trailing_x: bool) -> Parsed<Vec<i64>> {
        let mut dims = Vec::new();
        while self.at(Token::Int) || (dynamic && self.at(Token::Question)) {
            let (value, end) = self.any_dimension()?;
            dims.push(value);
            if trailing_x {
                self.dimension_x(end)?;
                continue;
            }
            self.last_end = end;
            self.reset_to(end);
            let glued = self.text.get(end) == Some(&b'x');
            if !glued || !self.starts_dimension(end + 1, dynamic) {
                return Ok(dims);
            }
            self.reset_to(end + 1);
        }
        match trailing_x || dims.is_empty() {
            true => Ok(dims),
            false => self.wrong_token("expected a dimension after `x`"),
        }
    }

    /// Whether a dimension starts at a byte.
    fn starts_dimension(&self, at: usize, dynamic: bool) -> bool {
        let kind = lexer::lex(self.text, at).kind;
        kind == Token::Int || (dynamic && kind == Token::Question)
    }
}
