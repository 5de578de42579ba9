//! Bytes to tokens, on demand: one token at a time, because `include` switches the text under the parser
//! and the preprocessor (see `preproc`) removes regions. Written by hand over the buffer that holds all
//! text; a file there ends with zeros, so that looking ahead needs no care.

mod outside;

use crate::bytes::{
    BLANKS, Part, WORD, byte, common, line_end, load, no_word, not_plain, part, part_until, rest_until,
    short_until,
};
use crate::context::Cx;
use crate::include::Includes;
use crate::intern::{FIRST_RESERVED, Sym};
use crate::preproc::Conditional;
use crate::source::Loc;
use crate::table::Free;
use crate::token::RESERVED;
pub(crate) use crate::token::{Bang, Tok};
use pdll_source::find;
use pdll_source::vfs::FileSystem;
use rustc_hash::{FxHashMap, FxHashSet};
use std::path::PathBuf;

/// What each character starts: a token of one character, whatever follows it, or what is no token yet. A
/// slash counts as a blank, for mostly a comment begins there.
const STARTS: [Tok; 256] = {
    let mut starts = [Tok::Other; 256];
    let mut b = 0;
    while b < 256 {
        starts[b] = match b as u8 {
            b' ' | b'\t' | b'\r' | b'\n' | b'/' => Tok::Blank,
            b'"' => Tok::Quote,
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => Tok::Word,
            b':' => Tok::Colon,
            b';' => Tok::Semi,
            b',' => Tok::Comma,
            b'<' => Tok::Less,
            b'>' => Tok::Greater,
            b']' => Tok::RSquare,
            b'{' => Tok::LBrace,
            b'}' => Tok::RBrace,
            b'(' => Tok::LParen,
            b')' => Tok::RParen,
            b'=' => Tok::Equal,
            b'?' => Tok::Question,
            _ => Tok::Other,
        };
        b += 1;
    }
    starts
};

/// What the words are that were interned first, and the next one.
const WORDS: [Tok; FIRST_RESERVED as usize + RESERVED.len() + 1] = {
    let mut words = [Tok::Id; FIRST_RESERVED as usize + RESERVED.len() + 1];
    let mut i = 0;
    while i < RESERVED.len() {
        words[FIRST_RESERVED as usize + i] = RESERVED[i].1;
        i += 1;
    }
    words
};

/// The lexer; its public fields describe the current token. Places are offsets in the buffer of all text.
pub(crate) struct Lexer<'a> {
    pub(crate) pos: usize,
    /// Where the file begins and ends.
    pub(crate) begin: usize,
    pub(crate) end: usize,
    /// Position of its beginning.
    pub(crate) base: Loc,
    /// Those of all files that are being read.
    pub(crate) conditionals: Vec<Conditional>,
    /// The first of this file.
    pub(crate) outermost: usize,
    pub(crate) macros: FxHashSet<Sym>,
    /// Where the skipping of a region that starts at a given place ends: guarded files are included often.
    pub(crate) skips: FxHashMap<usize, usize>,
    pub(crate) includes: Includes<'a>,
    /// Start of the current token.
    pub(crate) start: usize,
    /// Its kind.
    pub(crate) tok: Tok,
    pub(crate) sym: Sym,
    pub(crate) int: i64,
    /// Digits of a binary literal.
    pub(crate) width: u32,
    pub(crate) bang: Bang,
    /// Where the definition ends that is read on demand: what follows is not looked at.
    fence: usize,
}

impl<'a> Lexer<'a> {
    /// At the beginning of the main file; `None` if it is too large.
    pub(crate) fn new(
        cx: &mut Cx,
        main: u32,
        include_dirs: &'a [PathBuf],
        files: &'a dyn FileSystem,
        macros: &[String],
    ) -> Option<Self> {
        let mut lexer = Lexer {
            pos: 0,
            begin: 0,
            end: 0,
            base: Loc::NONE,
            conditionals: Vec::new(),
            outermost: 0,
            macros: macros.iter().map(|m| cx.syms.intern(m.as_bytes())).collect(),
            skips: FxHashMap::default(),
            includes: Includes::new(include_dirs, files),
            start: 0,
            tok: Tok::Eof,
            sym: crate::intern::EMPTY,
            int: 0,
            width: 0,
            bang: Bang::Add,
            fence: usize::MAX,
        };
        lexer.open(cx, main, Loc::NONE).then_some(lexer)
    }

    /// Goes to the beginning of a file; not if there is no room for it among the positions.
    pub(crate) fn open(&mut self, cx: &mut Cx, file: u32, parent: Loc) -> bool {
        let Some((span, base)) = cx.sources.open(file, parent) else { return false };
        self.begin = span.range().start;
        self.end = span.range().end;
        self.base = base;
        self.pos = self.begin;
        self.outermost = self.conditionals.len();
        true
    }

    /// Whether the current file is one that another includes.
    pub(crate) fn is_in_included(&self) -> bool {
        self.includes.is_in_one()
    }

    /// The handle of a part of the text.
    pub(crate) fn interned(&self, cx: &mut Cx, at: std::ops::Range<usize>) -> Sym {
        let word = part(cx.syms.text.all(), at.start, at.len(), cx.syms.seed());
        cx.syms.intern_part(word)
    }

    /// Position of the current token.
    pub(crate) fn loc(&self) -> Loc {
        self.loc_at(self.start)
    }

    pub(crate) fn loc_at(&self, pos: usize) -> Loc {
        Loc(self.base.0 + (pos - self.begin) as u32)
    }

    /// Length of the current token.
    pub(crate) fn len(&self) -> usize {
        self.pos.saturating_sub(self.start)
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn fail(&mut self, cx: &mut Cx, at: usize, message: impl Into<String>) -> Tok {
        cx.error(self.loc_at(at), message);
        Tok::Error
    }

    /// Advances to the next token.
    #[inline]
    pub(crate) fn next(&mut self, cx: &mut Cx) -> Tok {
        self.tok = match self.scan(cx) {
            tok @ (Tok::Include | Tok::Blank) => self.next_after(cx, tok),
            tok => tok,
        };
        self.tok
    }

    /// The next token, or [`Tok::Include`]; or [`Tok::Blank`] for a directive, a block comment or the end
    /// of a file.
    ///
    /// Every call on the way from here to a short token or a known word is the last thing that its function
    /// does, so that nothing needs to be kept across it.
    #[inline(never)]
    pub(crate) fn scan(&mut self, cx: &mut Cx) -> Tok {
        // Half of all tokens follow one blank, which half cannot be foreseen.
        let text = cx.syms.text.all();
        let pos = self.pos + (byte(text, self.pos) == b' ') as usize;
        match text.get(pos).map_or(Tok::Blank, |&c| STARTS[c as usize]) {
            Tok::Blank => self.scan_far(cx),
            start => self.token(cx, start, pos),
        }
    }

    /// The same where the end of a line, several blanks or a comment come first.
    #[inline(never)]
    fn scan_far(&mut self, cx: &mut Cx) -> Tok {
        let text = cx.syms.text.all();
        let mut pos = self.pos;
        loop {
            let c = byte(text, pos);
            let start = STARTS[c as usize];
            if start != Tok::Blank {
                return self.token(cx, start, pos);
            }
            if c == b'/' {
                if byte(text, pos + 1) != b'/' {
                    return self.token(cx, Tok::Other, pos);
                }
                pos = line_end(text, pos, self.end);
            }
            // Mostly the end of a line, and indentation follows.
            pos += 1;
            pos += common(load(text, pos), BLANKS);
        }
    }

    /// The token that starts at `pos`.
    #[inline(always)]
    fn token(&mut self, cx: &mut Cx, start: Tok, pos: usize) -> Tok {
        self.start = pos;
        self.pos = pos + 1;
        match start {
            Tok::Word => self.word_token(cx),
            Tok::Quote => self.string(cx),
            Tok::Other => self.other_token(cx),
            token => token,
        }
    }

    /// An identifier or keyword, from `start` on.
    #[inline(never)]
    fn word_token(&mut self, cx: &mut Cx) -> Tok {
        let word = match short_until(cx.syms.text.all(), self.start, cx.syms.seed(), no_word) {
            Ok(word) => word,
            Err(hash) => return self.long_word(cx, hash),
        };
        self.pos = self.start + word.len;
        match cx.syms.look_up(word) {
            Ok(sym) => {
                self.sym = sym;
                word_kind(sym)
            }
            Err(free) => self.new_word(cx, word.len, word.hash, free),
        }
    }

    /// One whose first eight bytes have this hash.
    #[inline(never)]
    fn long_word(&mut self, cx: &mut Cx, hash: u64) -> Tok {
        let first = Part { start: self.start, len: WORD, hash };
        let word = rest_until(cx.syms.text.all(), first, no_word);
        self.pos = word.start + word.len;
        let sym = cx.syms.intern_part(word);
        self.sym = sym;
        word_kind(sym)
    }

    #[inline(never)]
    fn new_word(&mut self, cx: &mut Cx, len: usize, hash: u64, free: Free) -> Tok {
        self.sym = cx.syms.add(self.start, len, hash, free);
        Tok::Id
    }

    /// One that is longer than a character, no word and no string, or [`Tok::Blank`].
    #[inline(never)]
    fn other_token(&mut self, cx: &mut Cx) -> Tok {
        let text = cx.syms.text.all();
        let next = byte(text, self.pos);
        match byte(text, self.start) {
            b'[' if next == b'{' => self.code(cx),
            b'[' => Tok::LSquare,
            b'.' if next != b'.' => Tok::Dot,
            // No directive starts with another letter.
            b'#' if !matches!(next, b'd' | b'e' | b'i') => Tok::Paste,
            b'$' => self.var_name(cx),
            b'!' => self.bang(cx),
            b'0'..=b'9' | b'-' | b'+' => self.number(cx),
            c => self.rare_token(cx, c),
        }
    }

    /// What is rare and starts with `c`, which is consumed.
    #[inline(never)]
    fn rare_token(&mut self, cx: &mut Cx, c: u8) -> Tok {
        let text = cx.syms.text.all();
        let next = byte(text, self.pos);
        match c {
            b'#' | 0 if self.is_outside() => Tok::Eof,
            b'#' => match self.directive(cx) {
                None => Tok::Paste,
                Some(true) => Tok::Blank,
                Some(false) => Tok::Error,
            },
            b'/' if next == b'*' => match self.skip_block_comment(cx) {
                true => Tok::Blank,
                false => Tok::Error,
            },
            b'/' => self.fail(cx, self.start, "unexpected character '/'"),
            b'.' if byte(text, self.pos + 1) == b'.' => {
                self.pos += 2;
                Tok::DotDotDot
            }
            b'.' => {
                self.pos += 1;
                self.fail(cx, self.start, "'..' means nothing; a range is written with '...'")
            }
            0 if self.start >= self.end => self.end_of_file(cx),
            0 => {
                cx.error(self.loc(), "a NUL byte has no place in TableGen text");
                Tok::Blank
            }
            _ => self.fail(cx, self.start, "unexpected character"),
        }
    }

    /// Goes back to where the file was included, if it was.
    #[inline(never)]
    fn end_of_file(&mut self, cx: &mut Cx) -> Tok {
        // A comment may have hidden that the file ends with it.
        (self.start, self.pos) = (self.end, self.end);
        if cx.syms.excessive {
            return self.fail(cx, self.end, "there are too many different names and strings");
        }
        if let Some(open) = self.conditionals[self.outermost..].last() {
            let note = (open.loc, "this is the conditional left open".to_string());
            self.conditionals.truncate(self.outermost);
            cx.error_with(self.loc(), "the file ends before the '#endif' of a conditional", vec![note]);
            return Tok::Error;
        }
        if self.leave_included() { Tok::Blank } else { Tok::Eof }
    }

    /// Skips a (nesting) block comment; `pos` is at its `*`.
    #[inline(never)]
    pub(crate) fn skip_block_comment(&mut self, cx: &mut Cx) -> bool {
        let text = cx.syms.text.all();
        let start = self.pos - 1;
        let mut pos = self.pos + 1;
        let mut depth = 1u32;
        while depth > 0 {
            let Some(found) = find::either(b'*', b'/', text.get(pos..self.end).unwrap_or(&[])) else {
                self.pos = self.end;
                self.fail(cx, start, "comment without end");
                return false;
            };
            pos += found + 1;
            match (byte(text, pos - 1), byte(text, pos)) {
                (b'*', b'/') => depth -= 1,
                (b'/', b'*') => depth += 1,
                _ => continue,
            }
            pos += 1;
        }
        self.pos = pos;
        true
    }

    #[inline(never)]
    fn string(&mut self, cx: &mut Cx) -> Tok {
        let from = self.pos;
        let plain = part_until(cx.syms.text.all(), from, cx.syms.seed(), not_plain);
        if byte(cx.syms.text.all(), from + plain.len) != b'"' {
            return self.unusual_string(cx);
        }
        self.pos = from + plain.len + 1;
        self.sym = cx.syms.intern_part(plain);
        Tok::Str
    }

    /// A string with escapes or control characters in it, or one that does not end.
    #[inline(never)]
    fn unusual_string(&mut self, cx: &mut Cx) -> Tok {
        let text = cx.syms.text.all();
        let mut value = Vec::new();
        loop {
            let at = self.pos;
            let escaped = match byte(text, at) {
                b'"' => break,
                b'\n' | b'\r' => {
                    return self.fail(cx, self.start, "a string must end on the line where it begins");
                }
                b'\\' => match byte(text, at + 1) {
                    e @ (b'\\' | b'\'' | b'"') => e,
                    b't' => b'\t',
                    b'n' => b'\n',
                    b'\n' | b'\r' => {
                        return self.fail(cx, at, "a backslash cannot continue a string on the next line");
                    }
                    _ => return self.fail(cx, at, "unknown escape; a string knows \\\\ \\' \\\" \\t \\n"),
                },
                _ if at >= self.end => return self.fail(cx, self.start, "string without end"),
                plain => {
                    value.push(plain);
                    self.pos += 1;
                    continue;
                }
            };
            value.push(escaped);
            self.pos += 2;
        }
        self.sym = cx.syms.intern(&value);
        self.pos += 1;
        Tok::Str
    }

    /// `[{ ... }]`. A `}` swallows the character after it unless that is `]`, as in MLIR's tool, so `}}]`
    /// is no end.
    #[inline(never)]
    fn code(&mut self, cx: &mut Cx) -> Tok {
        self.pos += 1;
        let from = self.pos;
        let text = cx.syms.text.all();
        while let Some(brace) = find::byte(b'}', text.get(self.pos..self.end).unwrap_or(&[])) {
            self.pos += brace + 1;
            if byte(text, self.pos) == b']' {
                let code = part(text, from, self.pos - 1 - from, cx.syms.seed());
                self.sym = cx.syms.intern_part(code);
                self.pos += 1;
                return Tok::Code;
            }
            self.pos += 1;
        }
        self.pos = self.end;
        self.fail(cx, self.start, "code block without end; '}]' is missing")
    }

    #[inline(never)]
    fn var_name(&mut self, cx: &mut Cx) -> Tok {
        let text = cx.syms.text.all();
        if !matches!(byte(text, self.pos), b'a'..=b'z' | b'A'..=b'Z' | b'_') {
            return self.fail(cx, self.start, "a name must follow '$'");
        }
        self.sym = self.word(cx);
        Tok::VarName
    }

    /// Reads letters, digits and `_`.
    #[inline(never)]
    pub(crate) fn word(&mut self, cx: &mut Cx) -> Sym {
        let word = part_until(cx.syms.text.all(), self.pos, cx.syms.seed(), no_word);
        let sym = cx.syms.intern_part(word);
        self.pos += word.len;
        sym
    }

    #[inline(never)]
    fn bang(&mut self, cx: &mut Cx) -> Tok {
        let rest = cx.syms.text.all().get(self.pos..self.end).unwrap_or(&[]);
        let len = rest.iter().position(|b| !b.is_ascii_alphabetic()).unwrap_or(rest.len());
        let word = &rest[..len];
        self.pos += len;
        match Bang::from_word(word) {
            Some(bang) => {
                self.bang = bang;
                Tok::Bang
            }
            None if word.is_empty() => self.fail(cx, self.start, "an operator name must follow '!'"),
            None => {
                let name = String::from_utf8_lossy(word).into_owned();
                self.fail(cx, self.start, format!("there is no operator '!{name}'"))
            }
        }
    }

    /// A number, an identifier that starts with digits, or a lone sign. The first character is consumed.
    #[inline(never)]
    fn number(&mut self, cx: &mut Cx) -> Tok {
        let text = cx.syms.text.all();
        let first = byte(text, self.start);
        let digits = if first.is_ascii_digit() { self.start } else { self.pos };
        let mut end = digits;
        // Of at most 18 digits it cannot overflow.
        let mut value = 0u64;
        while byte(text, end).is_ascii_digit() {
            value = value.wrapping_mul(10).wrapping_add((byte(text, end) - b'0') as u64);
            end += 1;
        }
        if digits == self.start {
            let (c, d) = (byte(text, end), byte(text, end + 1));
            // "0x" and "0b" start a number only right after the single digit 0; later digits make an
            // identifier.
            let numeric = (c == b'x' && d.is_ascii_hexdigit()) || (c == b'b' && matches!(d, b'0' | b'1'));
            if (c.is_ascii_alphabetic() || c == b'_') && !numeric {
                self.pos = self.start;
                self.sym = self.word(cx);
                return Tok::Id;
            }
            if numeric && first == b'0' && end == self.pos {
                return self.radix_number(cx, c == b'x');
            }
        } else if end == digits {
            return if first == b'-' { Tok::Minus } else { Tok::Plus };
        }
        self.pos = end;
        let fits = match end - digits {
            0..=18 if first == b'-' => Some((value as i64).wrapping_neg()),
            0..=18 => Some(value as i64),
            _ => long_number(&text[self.start..end]),
        };
        match fits {
            Some(v) => {
                self.int = v;
                Tok::Int
            }
            None => self.fail(cx, self.start, "this number does not fit into 64 bits"),
        }
    }

    fn radix_number(&mut self, cx: &mut Cx, hex: bool) -> Tok {
        let rest = cx.syms.text.all().get(self.pos + 1..self.end).unwrap_or(&[]);
        let belongs = |b: &u8| if hex { b.is_ascii_hexdigit() } else { matches!(b, b'0' | b'1') };
        let len = rest.iter().position(|b| !belongs(b)).unwrap_or(rest.len());
        let digits = std::str::from_utf8(&rest[..len]).unwrap_or("");
        self.pos += 1 + len;
        self.width = len as u32;
        match u64::from_str_radix(digits, if hex { 16 } else { 2 }) {
            Ok(v) => {
                self.int = v as i64;
                if hex { Tok::Int } else { Tok::BinInt }
            }
            Err(_) => self.fail(cx, self.start, "this number does not fit into 64 bits"),
        }
    }
}

/// What a word is: an identifier, or one with a meaning.
pub(crate) fn word_kind(sym: Sym) -> Tok {
    WORDS[(sym.0 as usize).min(WORDS.len() - 1)]
}

/// A decimal number: of 63 bits and a sign, or of 64 bits.
#[cold]
fn long_number(text: &[u8]) -> Option<i64> {
    let text = std::str::from_utf8(text).ok()?;
    match text.starts_with(['-', '+']) {
        true => text.parse().ok(),
        false => text.parse::<u64>().ok().map(|v| v as i64),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Limits;
    use pdll_source::vfs::Disk;

    #[test]
    fn a_file_ends_behind_its_last_byte() {
        for text in [
            "",
            "a",
            "a ",
            "a\n",
            "//",
            "a // b",
            "a // b\n\n",
            "a /* b */",
            "a /* b */ // c",
            "#define A // b",
        ] {
            let mut cx = Cx::new(Limits::SHALLOW);
            let span = cx.syms.text.push_file(text.as_bytes());
            let main = cx.sources.add("x.td".into(), span);
            let mut lexer = Lexer::new(&mut cx, main, &[], &Disk, &[]).expect("small");
            while lexer.next(&mut cx) == Tok::Id {}
            assert_eq!((lexer.tok, lexer.start, lexer.len()), (Tok::Eof, span.range().end, 0), "{text:?}");
        }
    }

    #[test]
    fn too_many_names_are_an_error() {
        let text: String = (0..10_000).map(|n| format!("name_{n} ")).collect();
        let mut cx = Cx::new(Limits::SHALLOW);
        cx.syms.most = 100;
        let span = cx.syms.text.push_file(text.as_bytes());
        let main = cx.sources.add("x.td".into(), span);
        let mut lexer = Lexer::new(&mut cx, main, &[], &Disk, &[]).expect("small");
        while lexer.next(&mut cx) == Tok::Id {}
        assert_eq!(lexer.tok, Tok::Error);
        let place = text.len() + 1;
        assert_eq!(
            cx.report(Loc(0)).to_string(),
            format!("x.td:1:{place}: error: there are too many different names and strings")
        );
    }
}
