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

/// What bytes can be part of: one question for each byte of a word.
const DIGIT: u8 = 1;
const ID: u8 = 2;
const SUFFIX: u8 = 4;
/// Stands between tokens.
const BLANK: u8 = 8;
static CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    let mut at = 0;
    while at < 256 {
        let byte = at as u8;
        let is_word = byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.');
        classes[at] |= if byte.is_ascii_digit() { DIGIT } else { 0 };
        classes[at] |= if is_word { ID } else { 0 };
        classes[at] |= if is_word || byte == b'-' { SUFFIX } else { 0 };
        classes[at] |= if matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0) { BLANK } else { 0 };
        at += 1;
    }
    classes
};

/// The kind of token that a byte starts, unless bytes behind it say something else.
static KINDS: [Token; 256] = {
    let mut kinds = [Token::Error; 256];
    let mut at = 0;
    while at < 256 {
        kinds[at] = match at as u8 {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => Token::Bare,
            b'0'..=b'9' => Token::Int,
            b'%' => Token::Percent,
            b'#' => Token::Hash,
            b'!' => Token::Bang,
            b'^' => Token::Caret,
            b'@' => Token::At,
            b'"' => Token::Str,
            b'.' => Token::Ellipsis,
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
            _ => Token::Error,
        };
        at += 1;
    }
    kinds
};

pub(super) fn is_id_start(b: u8) -> bool {
    KINDS[usize::from(b)] == Token::Bare
}

pub(super) fn is_id_body(b: u8) -> bool {
    CLASSES[usize::from(b)] & ID != 0
}

/// The end of the bytes from `at` on that are of a class.
#[inline]
fn run_of(class: u8, text: &[u8], at: usize) -> usize {
    run(text, at, |byte| CLASSES[usize::from(byte)] & class != 0)
}

#[inline]
fn run(text: &[u8], mut at: usize, accept: impl Fn(u8) -> bool) -> usize {
    while text.get(at).is_some_and(|&b| accept(b)) {
        at += 1;
    }
    at
}

/// End of the suffix of `#x`, `!x`, `^x`, `%x` whose first byte is at `at`; `at` itself if there is none.
#[inline]
pub(super) fn suffix_end(text: &[u8], at: usize) -> usize {
    match text.get(at) {
        Some(b) if b.is_ascii_digit() => run_of(DIGIT, text, at),
        _ => run_of(SUFFIX, text, at),
    }
}

/// Skips what may stand between tokens.
#[inline]
fn skip_trivia(text: &[u8], mut at: usize) -> usize {
    loop {
        at = run_of(BLANK, text, at);
        if text.get(at) != Some(&b'/') || text.get(at + 1) != Some(&b'/') {
            return at;
        }
        at = run(text, at, |b| b != b'\n' && b != b'\r');
    }
}

/// The token at or after `at`; where there is none, [`Token::Error`], of which [`complaint`] says more.
#[inline]
pub(super) fn lex(text: &[u8], at: usize) -> Lexeme {
    match try_lex(text, at) {
        Ok(lexeme) => lexeme,
        Err((position, _)) => Lexeme { kind: Token::Error, start: position, end: position },
    }
}

/// What is wrong with the token at or after `at`.
#[cold]
pub(super) fn complaint(text: &[u8], at: usize) -> &'static str {
    try_lex(text, at).map_or_else(|(_, message)| message, |_| "")
}

#[inline(always)]
fn try_lex(text: &[u8], at: usize) -> Result<Lexeme, LexError> {
    let start = skip_trivia(text, at);
    let Some(&first) = text.get(start) else {
        return Ok(Lexeme { kind: Token::Eof, start, end: start });
    };
    let next = text.get(start + 1).copied();
    let mut kind = KINDS[usize::from(first)];
    let end = match kind {
        Token::Bare => run_of(ID, text, start + 1),
        Token::Hash if text[start..].starts_with(b"#-}") => {
            kind = Token::MetaEnd;
            start + 3
        }
        Token::Percent | Token::Hash | Token::Bang | Token::Caret => match suffix_end(text, start + 1) {
            end if end == start + 1 => return Err((start, "a name must follow this character")),
            end => end,
        },
        Token::Str => string_end(text, start)?,
        Token::At => match next {
            Some(b'"') => string_end(text, start + 1)?,
            Some(b) if is_id_start(b) => run_of(ID, text, start + 1),
            _ => return Err((start + 1, "a symbol name starts with a letter, an underscore or a quote")),
        },
        Token::Int => {
            let (number, end) = number(text, start);
            kind = number;
            end
        }
        Token::Minus if next == Some(b'>') => {
            kind = Token::Arrow;
            start + 2
        }
        Token::Ellipsis => match text[start..].starts_with(b"...") {
            true => start + 3,
            false => return Err((start + 1, "a lone dot starts no token")),
        },
        Token::LBrace if text[start..].starts_with(b"{-#") => {
            kind = Token::MetaBegin;
            start + 3
        }
        Token::Error => return Err((start, "this byte starts no token")),
        _ => start + 1,
    };
    Ok(Lexeme { kind, start, end })
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
