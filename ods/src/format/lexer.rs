//! Tokens of a format.

use super::tree::FormatError;
use std::ops::Range;

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Eof,
    /// `` `text` ``
    Literal,
    /// `$name`
    Variable,
    /// `attr-dict`, `custom`.
    Word,
    /// `"text"`
    Text,
    /// One of `( ) ? : ^ , < > |`, `=`
    Punct(u8),
}

#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) at: Range<usize>,
}

impl Token {
    /// The text within its quotes, or after `$`.
    pub(super) fn inner<'t>(&self, text: &'t str) -> &'t str {
        match self.kind {
            Kind::Literal | Kind::Text => &text[self.at.start + 1..self.at.end - 1],
            Kind::Variable => &text[self.at.start + 1..self.at.end],
            _ => &text[self.at.clone()],
        }
    }
}

fn fault<T>(at: Range<usize>, message: &str) -> Result<T, FormatError> {
    Err(FormatError { at, message: message.into() })
}

/// All tokens of a format, the last one the end.
pub(super) fn tokens(text: &str) -> Result<Vec<Token>, FormatError> {
    let bytes = text.as_bytes();
    let mut all = Vec::new();
    let mut at = 0;
    let run = |mut end: usize, accept: fn(u8) -> bool| {
        while bytes.get(end).is_some_and(|&b| accept(b)) {
            end += 1;
        }
        end
    };
    while let Some(&byte) = bytes.get(at) {
        let (kind, end) = match byte {
            b' ' | b'\t' | b'\n' | b'\r' => {
                at += 1;
                continue;
            }
            b'/' if bytes.get(at + 1) == Some(&b'/') => {
                at = run(at, |b| b != b'\n');
                continue;
            }
            b'`' | b'"' => {
                let inner = &bytes[at + 1..];
                let Some(length) = inner.iter().position(|&b| b == byte) else {
                    return fault(at..at + 1, "this quote is not closed");
                };
                (if byte == b'`' { Kind::Literal } else { Kind::Text }, at + length + 2)
            }
            b'$' => {
                let end = run(at + 1, |b| b.is_ascii_alphanumeric() || b == b'_');
                if end == at + 1 {
                    return fault(at..end, "a name should follow `$`");
                }
                (Kind::Variable, end)
            }
            b'(' | b')' | b'?' | b':' | b'^' | b',' | b'<' | b'>' | b'|' | b'=' => {
                (Kind::Punct(byte), at + 1)
            }
            _ if byte.is_ascii_alphabetic() || byte == b'_' => {
                (Kind::Word, run(at, |b| b.is_ascii_alphanumeric() || b == b'_' || b == b'-'))
            }
            _ => {
                let width = text[at..].chars().next().map_or(1, char::len_utf8);
                return fault(at..at + width, "nothing in a format begins with this character");
            }
        };
        all.push(Token { kind, at: at..end });
        at = end;
    }
    all.push(Token { kind: Kind::Eof, at: text.len()..text.len() });
    Ok(all)
}
