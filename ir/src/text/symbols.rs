//! Types and attributes of dialects whose form somebody knows.
//!
//! The text is read once as balanced brackets, which tells where it ends, and then by its form, which gives
//! the text that MLIR prints, or says what is wrong with it. What has no form is kept as it is written.

use super::lexer::{self, Token};
use super::op_parser::OpParser;
use super::parser::{Parsed, Parser};
use super::print::{print_attr, print_type};
use crate::entity::{Name, Type};
use crate::registry::OpInfo;
use std::borrow::Cow;
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
    ) -> Parsed<Name> {
        let (start, text) = (data.start, self.text);
        let data = &text[data];
        let written = self.ctx.name_bytes(data);
        let Some(syntax) = self.ctx.symbol_syntax(namespace) else { return Ok(written) };
        let key = (namespace, written, is_type);
        if let Some(&printed) = self.printed_symbols.get(&key) {
            return Ok(printed);
        }
        let length = data.iter().take_while(|&&byte| lexer::is_id_body(byte)).count();
        let (token, last_end) = (self.tok, self.last_end);
        self.reset_to(start + length);
        let first = self.tok.start;
        let nothing = OpInfo::new(self.ctx.name(""));
        let mut parser = OpParser::for_symbol(self, &nothing);
        let read = syntax.parse(&mut parser, &data[..length], is_type).transpose()?;
        let is_whole = self.last_end == end || (self.at(Token::Greater) && self.tok.end == end);
        // As in MLIR, who reads nothing leaves behind what is there.
        let is_whole = is_whole || self.tok.start == first;
        if read.is_some() && !is_whole {
            return self.fail("this is behind the end of the type or attribute");
        }
        (self.tok, self.last_end) = (token, last_end);
        let printed = match read {
            Some(printed) => printed,
            None => {
                let data = self.without_aliases(data)?;
                let tidy = std::str::from_utf8(&data).ok().and_then(|data| syntax.tidy(data, is_type));
                match tidy {
                    Some(text) => self.ctx.name(&text),
                    None => self.ctx.name_bytes(&data),
                }
            }
        };
        // Aliases mean something else in another file.
        if !data.iter().any(|byte| matches!(byte, b'#' | b'!')) {
            self.printed_symbols.insert(key, printed);
        }
        Ok(printed)
    }

    /// How an attribute that was read is printed once its type is known; what is wrong is said at `at`.
    pub(super) fn symbol_of_type(
        &mut self,
        namespace: Name,
        data: Name,
        ty: Type,
        at: usize,
    ) -> Parsed<Name> {
        let Some(syntax) = self.ctx.symbol_syntax(namespace) else { return Ok(data) };
        let text = self.ctx.text(data).into_owned();
        match syntax.of_type(self.ctx, &text, ty) {
            None => Ok(data),
            Some(Ok(text)) => Ok(self.ctx.name(&text)),
            Some(Err(why)) => self.fail_at(at, why),
        }
    }

    /// A text that nobody reads, with what its aliases stand for in their place: the text is printed where
    /// they are not defined.
    fn without_aliases<'t>(&mut self, data: &'t [u8]) -> Parsed<Cow<'t, [u8]>> {
        if !data.iter().any(|byte| matches!(byte, b'#' | b'!')) {
            return Ok(Cow::Borrowed(data));
        }
        let (mut out, mut at) = (Vec::with_capacity(data.len()), 0);
        while let Some(&byte) = data.get(at) {
            let end = match byte {
                b'"' => string_end(data, at),
                b'#' | b'!' => lexer::suffix_end(data, at + 1),
                _ => at + 1,
            };
            let name = &data[at + 1..end];
            let attr = self.attr_aliases.get(name).copied().filter(|_| byte == b'#');
            let ty = self.type_aliases.get(name).copied().filter(|_| byte == b'!');
            match (attr, ty) {
                (Some(alias), _) => {
                    let attr = self.use_alias(alias)?;
                    out.extend_from_slice(print_attr(self.ctx, attr).as_bytes());
                }
                (None, Some(alias)) => {
                    let ty = self.use_alias(alias)?;
                    out.extend_from_slice(print_type(self.ctx, ty).as_bytes());
                }
                (None, None) => out.extend_from_slice(&data[at..end]),
            }
            at = end;
        }
        Ok(Cow::Owned(out))
    }
}

/// Where the string that begins at `start` ends.
fn string_end(data: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while let Some(&byte) = data.get(at) {
        at += 1;
        match byte {
            b'"' => break,
            b'\\' => at += 1,
            _ => {}
        }
    }
    at.min(data.len())
}

/// Whether the bracket that a balanced text begins with is closed at its end, not before: MLIR prints others
/// (`a<b>c<d>`) as if it were, and does not read that.
pub(super) fn is_one_body(text: &[u8]) -> bool {
    let (mut depth, mut at) = (0usize, 0);
    while let Some(&byte) = text.get(at) {
        match byte {
            b'<' | b'[' | b'(' | b'{' => depth += 1,
            b'-' if text.get(at + 1) == Some(&b'>') => at += 1,
            b'>' | b']' | b')' | b'}' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return at + 1 == text.len();
                }
            }
            b'"' => at = string_end(text, at) - 1,
            _ => {}
        }
        at += 1;
    }
    false
}
