//! Types and attributes of dialects whose form somebody knows.
//!
//! The text is read once as balanced brackets, which tells where it ends, and then by its form, which gives
//! the text that MLIR prints. What the form does not understand is kept as it is written.

use super::lexer::{self, Token};
use super::op_parser::OpParser;
use super::parser::Parser;
use crate::entity::Name;
use std::ops::Range;

impl Parser<'_, '_> {
    /// How the type or attribute that was just read, up to the byte `end`, is printed, after its dialect and
    /// `.`; `data` is where that is written.
    pub(super) fn printed_symbol(
        &mut self,
        namespace: Name,
        data: Range<usize>,
        end: usize,
        is_type: bool,
    ) -> Name {
        let (start, text) = (data.start, self.text);
        let data = &text[data];
        let written = self.ctx.name_bytes(data);
        let Some(syntax) = self.ctx.symbol_syntax(namespace) else { return written };
        let key = (namespace, written, is_type);
        if let Some(&printed) = self.printed_symbols.get(&key) {
            return printed;
        }
        let length = data.iter().take_while(|&&byte| lexer::is_id_body(byte)).count();
        let (token, last_end, errors) = (self.tok, self.last_end, self.errors.len());
        self.reset_to(start + length);
        let mut parser = OpParser::for_symbol(self);
        let read = syntax.parse(&mut parser, &data[..length], is_type);
        let is_whole = self.last_end == end || (self.at(Token::Greater) && self.tok.end == end);
        let read = read.and_then(Result::ok).filter(|_| is_whole);
        self.errors.truncate(errors);
        (self.tok, self.last_end) = (token, last_end);
        let printed = match read {
            Some(printed) => printed,
            None => {
                let tidy = std::str::from_utf8(data).ok().and_then(|data| syntax.tidy(data, is_type));
                tidy.map_or(written, |text| self.ctx.name(&text))
            }
        };
        // Aliases mean something else in another file.
        if !data.iter().any(|byte| matches!(byte, b'#' | b'!')) {
            self.printed_symbols.insert(key, printed);
        }
        printed
    }
}
