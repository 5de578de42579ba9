//! Tokens of MLIR text, read one at a time from bytes.
//!
//! Keywords and integer types are bare identifiers here: nothing in the grammar tells them apart except by
//! spelling.

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    /// End of the text.
    Eof,
    /// Bytes that are no token; the error has been recorded.
    Error,
    /// A word: keyword, integer type, bare identifier.
    Bare,
    /// `@name`, `@"name"`.
    At,
    /// `#name`.
    Hash,
    /// `!name`.
    Bang,
    /// `^name`.
    Caret,
    /// `%name`.
    Percent,
    /// `12`, `0x1F`.
    Int,
    /// `1.5`, `2.`, `1.0e-3`.
    Float,
    /// `"text"`.
    Str,
    /// `->`
    Arrow,
    /// `:`
    Colon,
    /// `,`
    Comma,
    /// `...`
    Ellipsis,
    /// `=`
    Equal,
    /// `>`
    Greater,
    /// `{`
    LBrace,
    /// `(`
    LParen,
    /// `[`
    LSquare,
    /// `<`
    Less,
    /// `-`
    Minus,
    /// `+`
    Plus,
    /// `?`
    Question,
    /// `}`
    RBrace,
    /// `)`
    RParen,
    /// `]`
    RSquare,
    /// `*`
    Star,
    /// `|`
    Pipe,
    /// `/`
    Slash,
    /// `{-#`
    MetaBegin,
    /// `#-}`
    MetaEnd,
}

/// A token: kind and bytes `start..end` of the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lexeme {
    pub(super) kind: Token,
    pub(super) start: usize,
    pub(super) end: usize,
}

/// Where the lexer gave up and why.
pub(super) type LexError = (usize, &'static str);

pub(super) fn is_id_start(b: u8) -> bool {
    b.is_ascii_alphabetic() || b == b'_'
}

pub(super) fn is_id_body(b: u8) -> bool {
    CLASSES[usize::from(b)] & ID != 0
}

/// What bytes can be part of: one question for each byte of a word.
const DIGIT: u8 = 1;
const ID: u8 = 2;
const SUFFIX: u8 = 4;
static CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    let mut at = 0;
    while at < 256 {
        let byte = at as u8;
        let is_word = byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.');
        classes[at] |= if byte.is_ascii_digit() { DIGIT } else { 0 };
        classes[at] |= if is_word { ID } else { 0 };
        classes[at] |= if is_word || byte == b'-' { SUFFIX } else { 0 };
        at += 1;
    }
    classes
};

/// The end of the bytes from `at` on that are of a class.
#[inline]
fn run_of(class: u8, text: &[u8], at: usize) -> usize {
    run(text, at, |byte| CLASSES[usize::from(byte)] & class != 0)
}

fn run(text: &[u8], mut at: usize, accept: impl Fn(u8) -> bool) -> usize {
    while text.get(at).is_some_and(|&b| accept(b)) {
        at += 1;
    }
    at
}

/// End of the suffix of `#x`, `!x`, `^x`, `%x` whose first byte is at `at`; `at` itself if there is none.
pub(super) fn suffix_end(text: &[u8], at: usize) -> usize {
    match text.get(at) {
        Some(b) if b.is_ascii_digit() => run_of(DIGIT, text, at),
        _ => run_of(SUFFIX, text, at),
    }
}

/// Skips what may stand between tokens.
fn skip_trivia(text: &[u8], mut at: usize) -> usize {
    loop {
        match text.get(at) {
            Some(b' ' | b'\t' | b'\n' | b'\r' | 0) => at += 1,
            Some(b'/') if text.get(at + 1) == Some(&b'/') => {
                at = run(text, at, |b| b != b'\n' && b != b'\r');
            }
            _ => return at,
        }
    }
}

/// The token at or after `at`.
pub(super) fn lex(text: &[u8], at: usize) -> Result<Lexeme, LexError> {
    let start = skip_trivia(text, at);
    let Some(&first) = text.get(start) else {
        return Ok(Lexeme { kind: Token::Eof, start, end: start });
    };
    let next = text.get(start + 1).copied();
    let mut len = 1;
    let kind = match first {
        b if is_id_start(b) => {
            len = run_of(ID, text, start) - start;
            Token::Bare
        }
        b'%' | b'#' | b'!' | b'^' => {
            if first == b'#' && text[start..].starts_with(b"#-}") {
                return Ok(Lexeme { kind: Token::MetaEnd, start, end: start + 3 });
            }
            let end = suffix_end(text, start + 1);
            if end == start + 1 {
                return Err((start, "a name must follow this character"));
            }
            len = end - start;
            match first {
                b'%' => Token::Percent,
                b'#' => Token::Hash,
                b'!' => Token::Bang,
                _ => Token::Caret,
            }
        }
        b'"' => {
            len = string_end(text, start)? - start;
            Token::Str
        }
        b'@' => {
            len = match next {
                Some(b'"') => string_end(text, start + 1)? - start,
                Some(b) if is_id_start(b) => run(text, start + 1, is_id_body) - start,
                _ => {
                    return Err((start + 1, "a symbol name starts with a letter, an underscore or a quote"));
                }
            };
            Token::At
        }
        b'0'..=b'9' => {
            let (kind, end) = number(text, start);
            len = end - start;
            kind
        }
        b'-' if next == Some(b'>') => {
            len = 2;
            Token::Arrow
        }
        b'.' => match text[start..] {
            [b'.', b'.', b'.', ..] => {
                len = 3;
                Token::Ellipsis
            }
            _ => return Err((start + 1, "a lone dot starts no token")),
        },
        b'{' if text[start..].starts_with(b"{-#") => {
            len = 3;
            Token::MetaBegin
        }
        b'-' => Token::Minus,
        b'{' => Token::LBrace,
        b':' => Token::Colon,
        b',' => Token::Comma,
        b'=' => Token::Equal,
        b'>' => Token::Greater,
        b'(' => Token::LParen,
        b'[' => Token::LSquare,
        b'<' => Token::Less,
        b'+' => Token::Plus,
        b'?' => Token::Question,
        b'}' => Token::RBrace,
        b')' => Token::RParen,
        b']' => Token::RSquare,
        b'*' => Token::Star,
        b'|' => Token::Pipe,
        b'/' => Token::Slash,
        _ => return Err((start, "this byte starts no token")),
    };
    Ok(Lexeme { kind, start, end: start + len })
}

fn number(text: &[u8], start: usize) -> (Token, usize) {
    let digit = |b: u8| b.is_ascii_digit();
    if text[start] == b'0'
        && text.get(start + 1) == Some(&b'x')
        && text.get(start + 2).is_some_and(u8::is_ascii_hexdigit)
    {
        return (Token::Int, run(text, start + 2, |b| b.is_ascii_hexdigit()));
    }
    let end = run(text, start, digit);
    if text.get(end) != Some(&b'.') {
        return (Token::Int, end);
    }
    let end = run(text, end + 1, digit);
    if matches!(text.get(end), Some(b'e' | b'E')) {
        let sign = usize::from(matches!(text.get(end + 1), Some(b'+' | b'-')));
        let digits = run(text, end + 1 + sign, digit);
        if digits > end + 1 + sign {
            return (Token::Float, digits);
        }
    }
    (Token::Float, end)
}

/// End of the string literal that starts with the quote at `start`.
pub(super) fn string_end(text: &[u8], start: usize) -> Result<usize, LexError> {
    let mut at = start + 1;
    loop {
        match text.get(at) {
            Some(b'"') => return Ok(at + 1),
            None | Some(b'\n' | 0x0B | 0x0C) => {
                return Err((at, "the string literal is not closed on its line"));
            }
            Some(b'\\') => {
                at += match text[at + 1..] {
                    [b'"' | b'\\' | b'n' | b't', ..] => 2,
                    [a, b, ..] if a.is_ascii_hexdigit() && b.is_ascii_hexdigit() => 3,
                    _ => return Err((at, "unknown escape in a string literal")),
                }
            }
            Some(_) => at += 1,
        }
    }
}

/// Value of a string token (with its quotes).
pub(super) fn unescape(token: &[u8]) -> Vec<u8> {
    let inner = &token[1..token.len() - 1];
    let hex = |b: u8| (b as char).to_digit(16).unwrap_or(0) as u8;
    let mut out = Vec::with_capacity(inner.len());
    let mut at = 0;
    while at < inner.len() {
        if inner[at] != b'\\' {
            out.push(inner[at]);
            at += 1;
            continue;
        }
        let (byte, len) = match inner[at + 1] {
            b'n' => (b'\n', 2),
            b't' => (b'\t', 2),
            b @ (b'"' | b'\\') => (b, 2),
            b => (hex(b) << 4 | hex(inner[at + 2]), 3),
        };
        out.push(byte);
        at += len;
    }
    out
}

/// Whether the value of a string token has a zero byte.
pub(super) fn has_zero(token: &[u8]) -> bool {
    token.iter().any(|&b| b == 0 || b == b'\\') && unescape(token).contains(&0)
}
