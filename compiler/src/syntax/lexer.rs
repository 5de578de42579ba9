//! Bytes to tokens, in one pass and by hand: the kind of a byte decides, nothing is looked at twice.
//!
//! Bytes that fit nowhere become one [`Kind::Error`] token a run, reported here, so that the grammar need not
//! speak about them again. A string with a bad escape, or cut by the end of its line, is reported and stays a
//! string.
use super::token::{Kind, Tok};
use pdll_source::{Span, Standard, diag::Diagnostic};

/// What came out of a text.
#[derive(Debug, Default)]
pub struct Lexed {
    /// The tokens; the last is [`Kind::Eof`].
    pub toks: Vec<Tok>,
    /// The comments in order, from `//` to the last byte before the line end. All between tokens that is in
    /// none of these is blank: spaces, tabs, line ends and NUL bytes.
    pub comments: Vec<Span>,
    /// What was wrong, in order.
    pub errors: Vec<Diagnostic>,
    /// A string or code block runs into the end of the file.
    pub unterminated: bool,
}

/// Splits `text`, whose first byte has position `base`. `?` is a token of [`Standard::Extended`] alone.
///
/// Never fails: errors are in the result.
#[must_use]
pub fn lex(text: &[u8], base: u32, std: Standard) -> Lexed {
    lex_again(text, base, std, Lexed::default())
}

/// [`lex`] into the space of what came out of another text.
pub(crate) fn lex_again(text: &[u8], base: u32, std: Standard, mut out: Lexed) -> Lexed {
    out.toks.clear();
    out.comments.clear();
    out.errors.clear();
    out.unterminated = false;
    let most = text.len() * 2 / 3 + 1;
    if out.toks.capacity() < most {
        // To reserve more would copy all that is there. The next text may be a little longer.
        out.toks = Vec::with_capacity(most + most / 8);
    }
    let mut lx = Lexer { text, base, std, at: 0, out };
    lx.run();
    lx.out
}

struct Lexer<'t> {
    text: &'t [u8],
    base: u32,
    std: Standard,
    at: usize,
    out: Lexed,
}

/// What a byte begins.
#[derive(Clone, Copy)]
enum Start {
    Blank,
    Word,
    Digit,
    /// A token that is this byte, whatever comes next.
    Punct(Kind),
    /// What comes next decides, or nothing begins so.
    Other,
}

/// By byte: one look at a table is less than the comparisons that a match takes.
static START: [Start; 256] = {
    let mut table = [Start::Other; 256];
    let mut b = 0;
    while b < 256 {
        table[b] = match b as u8 {
            b' ' | b'\t' | b'\n' | b'\r' | 0 => Start::Blank,
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => Start::Word,
            b'0'..=b'9' => Start::Digit,
            b':' => Start::Punct(Kind::Colon),
            b',' => Start::Punct(Kind::Comma),
            b'.' => Start::Punct(Kind::Dot),
            b';' => Start::Punct(Kind::Semi),
            b'<' => Start::Punct(Kind::Lt),
            b'>' => Start::Punct(Kind::Gt),
            b'{' => Start::Punct(Kind::LBrace),
            b'}' => Start::Punct(Kind::RBrace),
            b'(' => Start::Punct(Kind::LParen),
            b')' => Start::Punct(Kind::RParen),
            b']' => Start::Punct(Kind::RBracket),
            _ => Start::Other,
        };
        b += 1;
    }
    table
};

#[inline(always)]
fn is_word(b: u8) -> bool {
    matches!(START[b as usize], Start::Word | Start::Digit)
}

/// Where the run of bytes that are `f` ends, which begins at `at`.
#[inline(always)]
fn end_of_run(text: &[u8], mut at: usize, f: impl Fn(u8) -> bool) -> usize {
    while text.get(at).is_some_and(|&b| f(b)) {
        at += 1;
    }
    at
}

impl Lexer<'_> {
    fn run(&mut self) {
        let text = self.text;
        // The place stays in a register; only the rare tokens move the one of the lexer.
        let mut at = 0;
        while let Some(&b) = text.get(at) {
            let lo = at;
            let kind = match START[b as usize] {
                Start::Blank => {
                    at += 1;
                    continue;
                }
                Start::Word => {
                    at = end_of_run(text, at + 1, is_word);
                    Kind::of_word(&text[lo..at])
                }
                Start::Punct(kind) => {
                    at += 1;
                    kind
                }
                Start::Digit => {
                    at = end_of_run(text, at + 1, |b| b.is_ascii_digit());
                    Kind::Integer
                }
                Start::Other => {
                    self.at = at;
                    let kind = self.other(b);
                    at = self.at;
                    let Some(kind) = kind else { continue };
                    kind
                }
            };
            self.out.toks.push(Tok { kind, span: self.span(lo, at) });
        }
        let end = text.len();
        self.out.toks.push(Tok { kind: Kind::Eof, span: self.span(end, end) });
    }

    /// The token at the cursor, which begins with `first`; none for a comment.
    fn other(&mut self, first: u8) -> Option<Kind> {
        Some(match first {
            b'=' if self.next_is(b'>') => self.punct(2, Kind::FatArrow),
            b'=' => self.punct(1, Kind::Eq),
            b'-' if self.next_is(b'>') => self.punct(2, Kind::Arrow),
            b'[' if self.next_is(b'{') => self.quoted(2, true),
            b'[' => self.punct(1, Kind::LBracket),
            b'"' => self.quoted(1, false),
            b'/' if self.next_is(b'/') => {
                let lo = self.at;
                self.at = end_of_run(self.text, lo, |b| !matches!(b, b'\n' | b'\r'));
                self.out.comments.push(self.span(lo, self.at));
                return None;
            }
            b'#' => {
                self.at = end_of_run(self.text, self.at + 1, is_word);
                Kind::Directive
            }
            b'?' if self.std == Standard::Extended => self.punct(1, Kind::Question),
            _ => self.unexpected(),
        })
    }

    fn span(&self, lo: usize, hi: usize) -> Span {
        Span::new(self.base + lo as u32, self.base + hi as u32)
    }

    fn next_is(&self, b: u8) -> bool {
        self.text.get(self.at + 1) == Some(&b)
    }

    fn punct(&mut self, len: usize, kind: Kind) -> Kind {
        self.at += len;
        kind
    }

    fn error(&mut self, lo: usize, hi: usize, message: String, help: Option<&str>) {
        let mut d = Diagnostic::error(self.span(lo, hi), message);
        d.help = help.map(str::to_string);
        self.push(d);
    }

    /// A parser that looks one token ahead meets an error of a token when it takes the token before.
    fn push(&mut self, mut d: Diagnostic) {
        d.noticed_at = self.out.toks.last().map(|t| Span::new(t.span.hi, t.span.hi));
        self.out.errors.push(d);
    }

    /// A run of bytes of which none begins a token.
    fn unexpected(&mut self) -> Kind {
        let lo = self.at;
        let first = self.text[lo];
        self.at += 1;
        let is_bad = |b: u8| matches!(START[b as usize], Start::Other) && !b"\"#-/=[".contains(&b);
        self.at = end_of_run(self.text, self.at, is_bad);
        let bad = &self.text[lo..self.at];
        let shown: String =
            String::from_utf8_lossy(bad).chars().take(20).flat_map(char::escape_debug).collect();
        let message = if bad.len() == 1 && !first.is_ascii() {
            format!("unexpected byte 0x{first:02x}")
        } else {
            format!("unexpected character{} `{shown}`", if bad.len() == 1 { "" } else { "s" })
        };
        let help = if first == b'-' {
            Some("`->` is the only token that begins with `-`")
        } else if first == b'/' {
            Some("comments are `// ...`, up to the end of the line")
        } else if first == b'$' || first == b'%' {
            Some("names of PDLL have no prefix")
        } else if bad.starts_with(b"\xef\xbb\xbf") {
            Some("remove the byte order mark")
        } else {
            None
        };
        self.error(lo, self.at, message, help);
        Kind::Error
    }

    /// `"..."` or `[{...}]`; `open` is the length of the opening delimiter.
    fn quoted(&mut self, open: usize, code: bool) -> Kind {
        let lo = self.at;
        self.at += open;
        loop {
            let Some(&b) = self.text.get(self.at) else {
                let end = self.text.len();
                let (what, close) = if code { ("code block", "}]") } else { ("string", "\"") };
                let mut d = Diagnostic::error(self.span(end - 1, end), format!("this {what} has no end"))
                    .label(self.span(lo, lo + open), format!("the {what} begins here"));
                d.help = Some(format!("close it with `{close}`"));
                self.push(d);
                self.out.unterminated = true;
                return Kind::Error;
            };
            match b {
                b'"' if !code => {
                    self.at += 1;
                    return Kind::Str;
                }
                b'}' if code && self.next_is(b']') => {
                    self.at += 2;
                    return Kind::Code;
                }
                b'\n' | 0x0b | 0x0c if !code => {
                    let help = "close the string on its line, or write `\\n`; code blocks `[{ ... }]` may \
                                span lines";
                    self.error(
                        self.at,
                        self.at + 1,
                        "a string cannot contain a line break".into(),
                        Some(help),
                    );
                    match self.close_on_next_line() {
                        Some(end) => self.at = end,
                        None => return Kind::Str,
                    }
                }
                b'\\' => self.at += self.escape(),
                _ => self.at += 1,
            }
        }
    }

    /// Where a string that was cut at the cursor goes on as if it had not been: at the first quote of the
    /// next line, if that line has an odd number of them.
    fn close_on_next_line(&self) -> Option<usize> {
        let rest = &self.text[self.at + 1..];
        let line = &rest[..rest.iter().position(|b| matches!(b, b'\n' | 0x0b | 0x0c)).unwrap_or(rest.len())];
        let is_quote = |i: &usize| line[*i] == b'"' && (*i == 0 || line[*i - 1] != b'\\');
        let mut quotes = (0..line.len()).filter(is_quote);
        let first = quotes.next()?;
        (quotes.count() % 2 == 0).then_some(self.at + 1 + first)
    }

    /// Checks the escape at the cursor and returns its length.
    fn escape(&mut self) -> usize {
        let hex = |i: usize| self.text.get(self.at + i).is_some_and(u8::is_ascii_hexdigit);
        match self.text.get(self.at + 1) {
            Some(b'"' | b'\\' | b'n' | b't') => 2,
            Some(_) if hex(1) && hex(2) => 3,
            _ => {
                let help = "the escapes are `\\\"`, `\\\\`, `\\n`, `\\t` and `\\` with two hexadecimal \
                            digits; write `\\\\` for a backslash, in code blocks too";
                self.error(self.at, self.at + 1, "unknown escape".into(), Some(help));
                1
            }
        }
    }
}

/// The value of a string or code block token's text: delimiters dropped, escapes replaced.
#[must_use]
pub fn unquote(raw: &[u8]) -> (std::borrow::Cow<'_, [u8]>, bool) {
    let code = raw.starts_with(b"[{");
    let body = if code {
        &raw[2..raw.len().max(4) - 2]
    } else {
        let body = &raw[1.min(raw.len())..];
        // A string that was cut by the end of its line has no closing quote.
        if raw.len() > 1 && closes(body) { &body[..body.len() - 1] } else { body }
    };
    if !body.contains(&b'\\') {
        return (body.into(), code);
    }
    let mut out = Vec::with_capacity(body.len());
    let digit = |b: Option<&u8>| b.and_then(|b| (*b as char).to_digit(16)).map(|d| d as u8);
    let mut i = 0;
    while i < body.len() {
        let (byte, len) = match (body[i], body.get(i + 1)) {
            (b'\\', Some(b'n')) => (b'\n', 2),
            (b'\\', Some(b't')) => (b'\t', 2),
            (b'\\', Some(&b @ (b'"' | b'\\'))) => (b, 2),
            (b'\\', h) => match (digit(h), digit(body.get(i + 2))) {
                (Some(h), Some(l)) => (h << 4 | l, 3),
                _ => (b'\\', 1),
            },
            (b, _) => (b, 1),
        };
        out.push(byte);
        i += len;
    }
    (out.into(), code)
}

/// Has a string token no closing quote, since its line ends first?
pub(super) fn is_cut(raw: &[u8]) -> bool {
    raw.len() < 2 || !closes(&raw[1..])
}

/// Does the body of a string (without its opening quote) end in a quote that is not escaped?
fn closes(body: &[u8]) -> bool {
    let Some((b'"', rest)) = body.split_last() else { return false };
    rest.iter().rev().take_while(|b| **b == b'\\').count() % 2 == 0
}
