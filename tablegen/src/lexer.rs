//! Bytes to tokens, on demand: one token at a time, because `include` switches the text under the parser and the
//! preprocessor (see `preproc`) removes regions. Written by hand over bytes.

use crate::context::Cx;
use crate::intern::{FIRST_RESERVED, Sym};
use crate::preproc::Conditional;
use crate::source::Loc;
use std::collections::HashMap;
use std::sync::Arc;

/// Kinds of tokens; what a token carries is in the fields of [`Lexer`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tok {
    Eof,
    Error,
    Colon,
    Semi,
    Comma,
    Less,
    Greater,
    LSquare,
    RSquare,
    LBrace,
    RBrace,
    LParen,
    RParen,
    Equal,
    Question,
    Paste,
    Dot,
    DotDotDot,
    Minus,
    Plus,
    Int,
    BinInt,
    Str,
    Code,
    Id,
    VarName,
    Bang(Bang),
    Assert,
    Bit,
    Bits,
    Class,
    KwCode,
    Dag,
    Def,
    Defm,
    Defset,
    Deftype,
    Defvar,
    Dump,
    Else,
    False,
    Field,
    Foreach,
    If,
    In,
    IntTy,
    Let,
    List,
    Multiclass,
    StringTy,
    Then,
    True,
}

macro_rules! bangs {
    ($($name:ident $text:literal),* $(,)?) => {
        /// The words that may follow `!`.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        pub(crate) enum Bang { $($name),* }

        impl Bang {
            /// All of them, each at its number.
            pub(crate) const ALL: &[Bang] = &[$(Bang::$name),*];

            fn from_word(word: &[u8]) -> Option<Bang> {
                let text = std::str::from_utf8(word).ok()?;
                match text {
                    $($text => Some(Bang::$name),)*
                    "getop" => Some(Bang::GetDagOp),
                    "setop" => Some(Bang::SetDagOp),
                    _ => None,
                }
            }

            /// The spelling, without the `!`.
            pub(crate) fn text(self) -> &'static str {
                match self { $(Bang::$name => $text),* }
            }
        }
    };
}

bangs! {
    Add "add", And "and", Cast "cast", Con "con", Cond "cond", Dag "dag", Div "div", Empty "empty", Eq "eq",
    Exists "exists", Filter "filter", Find "find", Foldl "foldl", Foreach "foreach", Ge "ge", GetDagArg "getdagarg",
    GetDagName "getdagname", GetDagOp "getdagop", GetDagOpName "getdagopname", Gt "gt", Head "head", If "if",
    Initialized "initialized", Instances "instances", Interleave "interleave", IsA "isa", Le "le",
    ListConcat "listconcat", ListFlatten "listflatten", ListRemove "listremove", ListSplat "listsplat",
    LogTwo "logtwo", Lt "lt", Match "match", Mul "mul", Ne "ne", Not "not", Or "or", Range "range", Repr "repr",
    SetDagArg "setdagarg", SetDagName "setdagname", SetDagOp "setdagop", SetDagOpName "setdagopname", Shl "shl",
    Size "size", Sra "sra", Srl "srl", StrConcat "strconcat", Sub "sub", Subst "subst", Substr "substr", Tail "tail",
    ToLower "tolower", ToUpper "toupper", Xor "xor",
}

/// The words that are no identifiers. They are interned first and in this order, so that a handle tells which it is.
pub(crate) const RESERVED: [(&str, Option<Tok>); 26] = [
    ("assert", Some(Tok::Assert)),
    ("bit", Some(Tok::Bit)),
    ("bits", Some(Tok::Bits)),
    ("class", Some(Tok::Class)),
    ("code", Some(Tok::KwCode)),
    ("dag", Some(Tok::Dag)),
    ("def", Some(Tok::Def)),
    ("defm", Some(Tok::Defm)),
    ("defset", Some(Tok::Defset)),
    ("deftype", Some(Tok::Deftype)),
    ("defvar", Some(Tok::Defvar)),
    ("dump", Some(Tok::Dump)),
    ("else", Some(Tok::Else)),
    ("false", Some(Tok::False)),
    ("field", Some(Tok::Field)),
    ("foreach", Some(Tok::Foreach)),
    ("if", Some(Tok::If)),
    ("in", Some(Tok::In)),
    ("int", Some(Tok::IntTy)),
    ("let", Some(Tok::Let)),
    ("list", Some(Tok::List)),
    ("multiclass", Some(Tok::Multiclass)),
    ("string", Some(Tok::StringTy)),
    ("then", Some(Tok::Then)),
    ("true", Some(Tok::True)),
    // Switches to another file.
    ("include", None),
];

const BLANK: u8 = 1;
const WORD: u8 = 2;
/// What a string cannot contain just so.
const STRING_STOP: u8 = 4;

/// The kinds that a byte belongs to.
const KINDS: [u8; 256] = {
    let mut kinds = [0; 256];
    let mut b = 0;
    while b < 256 {
        kinds[b] = match b as u8 {
            b' ' | b'\t' => BLANK,
            b'\n' | b'\r' => BLANK | STRING_STOP,
            b'"' | b'\\' => STRING_STOP,
            b'_' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' => WORD,
            _ => 0,
        };
        b += 1;
    }
    kinds
};

/// The first place from `at` of a byte that is (`true`) or is not of the given kind, or the end.
fn find_kind(text: &[u8], at: usize, kind: u8, is: bool) -> usize {
    let rest = text.get(at..).unwrap_or(&[]);
    at + rest.iter().position(|&b| (KINDS[b as usize] & kind != 0) == is).unwrap_or(rest.len())
}

/// Reads the files that `include` names.
pub trait Loader: Sync {
    /// The contents of the file at `path`; `None` if there is no such file.
    fn load(&self, path: &str) -> Option<Vec<u8>>;
}

/// Reads from the file system.
pub struct FileSystem;

impl Loader for FileSystem {
    fn load(&self, path: &str) -> Option<Vec<u8>> {
        std::fs::read(path).ok()
    }
}

/// A file that is being read.
struct Opened {
    file: usize,
    pos: usize,
    conditionals: Vec<Conditional>,
}

const MAX_INCLUDE_DEPTH: usize = 200;
const MAX_INCLUDES: usize = 20_000;

/// The lexer; its public fields describe the current token.
pub(crate) struct Lexer<'a> {
    pub(crate) text: Arc<Vec<u8>>,
    pub(crate) pos: usize,
    file: usize,
    base: u32,
    pub(crate) conditionals: Vec<Conditional>,
    outer: Vec<Opened>,
    pub(crate) macros: rustc_hash::FxHashSet<Vec<u8>>,
    /// Where the skipping of a region that starts at a given place of a text ends: guarded files are included often.
    pub(crate) skips: rustc_hash::FxHashMap<(usize, usize), usize>,
    include_dirs: &'a [String],
    loader: &'a dyn Loader,
    /// What is at the paths that were looked at; `None` if there is no such file.
    cache: HashMap<String, Option<Arc<Vec<u8>>>>,
    /// Start of the current token.
    pub(crate) start: usize,
    /// Its kind.
    pub(crate) tok: Tok,
    pub(crate) sym: Sym,
    pub(crate) int: i64,
    /// Digits of a binary literal.
    pub(crate) width: u32,
}

impl<'a> Lexer<'a> {
    pub(crate) fn new(
        cx: &mut Cx,
        path: &str,
        text: &[u8],
        include_dirs: &'a [String],
        loader: &'a dyn Loader,
        macros: impl IntoIterator<Item = Vec<u8>>,
    ) -> Option<Self> {
        let text: Arc<Vec<u8>> = Arc::new(text.to_vec());
        let file = cx.sources.add(path.to_string(), text.clone(), Loc::NONE)?;
        Some(Lexer {
            text,
            pos: 0,
            file,
            base: 0,
            conditionals: Vec::new(),
            outer: Vec::new(),
            macros: macros.into_iter().collect(),
            skips: rustc_hash::FxHashMap::default(),
            include_dirs,
            loader,
            cache: HashMap::new(),
            start: 0,
            tok: Tok::Eof,
            sym: crate::intern::EMPTY,
            int: 0,
            width: 0,
        })
    }

    /// Position of the current token.
    pub(crate) fn loc(&self) -> Loc {
        self.loc_at(self.start)
    }

    pub(crate) fn loc_at(&self, pos: usize) -> Loc {
        Loc(self.base + pos as u32)
    }

    /// Length of the current token.
    pub(crate) fn len(&self) -> usize {
        self.pos.saturating_sub(self.start)
    }

    pub(crate) fn byte(&self, at: usize) -> u8 {
        self.text.get(at).copied().unwrap_or(0)
    }

    #[cold]
    fn fail(&mut self, cx: &mut Cx, at: usize, message: impl Into<String>) -> Tok {
        cx.error(self.loc_at(at), message);
        Tok::Error
    }

    /// Advances to the next token.
    pub(crate) fn next(&mut self, cx: &mut Cx) -> Tok {
        loop {
            let tok = self.scan(cx);
            if let Some(tok) = tok {
                self.tok = tok;
                return tok;
            }
        }
    }

    /// One token, or `None` when the text was switched.
    fn scan(&mut self, cx: &mut Cx) -> Option<Tok> {
        loop {
            self.start = self.pos;
            let Some(&c) = self.text.get(self.pos) else {
                return self.end_of_file(cx);
            };
            self.pos += 1;
            return Some(match c {
                b' ' | b'\t' | b'\n' | b'\r' => {
                    self.pos = find_kind(&self.text, self.pos, BLANK, false);
                    continue;
                }
                0 => {
                    cx.error(self.loc(), "a NUL byte has no place in TableGen text");
                    continue;
                }
                b'/' => match self.byte(self.pos) {
                    b'/' => {
                        self.skip_line_comment();
                        continue;
                    }
                    b'*' => {
                        if !self.skip_block_comment(cx) {
                            return Some(Tok::Error);
                        }
                        continue;
                    }
                    _ => self.fail(cx, self.start, "unexpected character '/'"),
                },
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
                b'#' => match self.directive(cx) {
                    None => Tok::Paste,
                    Some(true) => continue,
                    Some(false) => Tok::Error,
                },
                b'[' if self.byte(self.pos) == b'{' => self.code(cx),
                b'[' => Tok::LSquare,
                b'.' => match (self.byte(self.pos), self.byte(self.pos + 1)) {
                    (b'.', b'.') => {
                        self.pos += 2;
                        Tok::DotDotDot
                    }
                    (b'.', _) => {
                        self.pos += 1;
                        self.fail(cx, self.start, "'..' means nothing; a range is written with '...'")
                    }
                    _ => Tok::Dot,
                },
                b'"' => self.string(cx),
                b'$' => self.var_name(cx),
                b'!' => self.bang(cx),
                b'+' | b'-' | b'0'..=b'9' => self.number(cx),
                b'a'..=b'z' | b'A'..=b'Z' | b'_' => return self.identifier(cx),
                _ => self.fail(cx, self.start, "unexpected character"),
            });
        }
    }

    #[inline(never)]
    fn end_of_file(&mut self, cx: &mut Cx) -> Option<Tok> {
        if let Some(open) = self.conditionals.pop() {
            let note = (open.loc, "this is the conditional left open".to_string());
            cx.error_with(self.loc(), "the file ends before the '#endif' of a conditional", vec![note]);
            self.conditionals.clear();
            return Some(Tok::Error);
        }
        let outer = self.outer.pop();
        match outer {
            None => Some(Tok::Eof),
            Some(o) => {
                self.file = o.file;
                self.pos = o.pos;
                self.conditionals = o.conditionals;
                self.base = cx.sources.files[o.file].base;
                self.text = cx.sources.files[o.file].text.clone();
                None
            }
        }
    }

    pub(crate) fn skip_line_comment(&mut self) {
        let rest = self.text.get(self.pos..).unwrap_or(&[]);
        self.pos += memchr::memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
    }

    /// Skips a (nesting) block comment; `pos` is at its `*`.
    #[inline(never)]
    pub(crate) fn skip_block_comment(&mut self, cx: &mut Cx) -> bool {
        let start = self.pos - 1;
        self.pos += 1;
        let mut depth = 1u32;
        loop {
            match (self.text.get(self.pos), self.byte(self.pos + 1)) {
                (None, _) => {
                    self.fail(cx, start, "comment without end");
                    return false;
                }
                (Some(b'*'), b'/') => {
                    self.pos += 2;
                    depth -= 1;
                    if depth == 0 {
                        return true;
                    }
                }
                (Some(b'/'), b'*') => {
                    self.pos += 2;
                    depth += 1;
                }
                _ => self.pos += 1,
            }
        }
    }

    #[inline(never)]
    fn string(&mut self, cx: &mut Cx) -> Tok {
        let mut owned: Option<Vec<u8>> = None;
        let mut from = self.pos;
        loop {
            self.pos = find_kind(&self.text, self.pos, STRING_STOP, true);
            let Some(&c) = self.text.get(self.pos) else {
                return self.fail(cx, self.start, "string without end");
            };
            match c {
                b'"' => break,
                b'\n' | b'\r' => {
                    return self.fail(cx, self.start, "a string must end on the line where it begins");
                }
                b'\\' => {
                    let escaped = match self.byte(self.pos + 1) {
                        e @ (b'\\' | b'\'' | b'"') => e,
                        b't' => b'\t',
                        b'n' => b'\n',
                        b'\n' | b'\r' => {
                            return self.fail(
                                cx,
                                self.pos,
                                "a backslash cannot continue a string on the next line",
                            );
                        }
                        _ => {
                            return self.fail(
                                cx,
                                self.pos,
                                "unknown escape; a string knows \\\\ \\' \\\" \\t \\n",
                            );
                        }
                    };
                    let buf = owned.get_or_insert_with(Vec::new);
                    buf.extend_from_slice(&self.text[from..self.pos]);
                    buf.push(escaped);
                    self.pos += 2;
                    from = self.pos;
                }
                _ => self.pos += 1,
            }
        }
        self.sym = match owned {
            None => cx.syms.intern(&self.text[from..self.pos]),
            Some(mut buf) => {
                buf.extend_from_slice(&self.text[from..self.pos]);
                cx.syms.intern(&buf)
            }
        };
        self.pos += 1;
        Tok::Str
    }

    /// `[{ ... }]`. A `}` swallows the character after it unless that is `]`, as in MLIR's tool, so `}}]` is no end.
    fn code(&mut self, cx: &mut Cx) -> Tok {
        self.pos += 1;
        let from = self.pos;
        while let Some(brace) = memchr::memchr(b'}', self.text.get(self.pos..).unwrap_or(&[])) {
            self.pos += brace + 1;
            if self.byte(self.pos) == b']' {
                self.sym = cx.syms.intern(&self.text[from..self.pos - 1]);
                self.pos += 1;
                return Tok::Code;
            }
            self.pos += 1;
        }
        self.pos = self.text.len();
        self.fail(cx, self.start, "code block without end; '}]' is missing")
    }

    fn var_name(&mut self, cx: &mut Cx) -> Tok {
        if !matches!(self.byte(self.pos), b'a'..=b'z' | b'A'..=b'Z' | b'_') {
            return self.fail(cx, self.start, "a name must follow '$'");
        }
        let from = self.pos;
        self.skip_word();
        self.sym = cx.syms.intern(&self.text[from..self.pos]);
        Tok::VarName
    }

    pub(crate) fn skip_word(&mut self) {
        self.pos = find_kind(&self.text, self.pos, WORD, false);
    }

    #[inline(never)]
    fn bang(&mut self, cx: &mut Cx) -> Tok {
        let from = self.pos;
        while self.byte(self.pos).is_ascii_alphabetic() {
            self.pos += 1;
        }
        let word = &self.text[from..self.pos];
        match Bang::from_word(word) {
            Some(b) => Tok::Bang(b),
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
        let first = self.text[self.start];
        if matches!(first, b'+' | b'-') {
            if !self.byte(self.pos).is_ascii_digit() {
                return if first == b'-' { Tok::Minus } else { Tok::Plus };
            }
        } else {
            let mut end = self.pos;
            while self.byte(end).is_ascii_digit() {
                end += 1;
            }
            let (c, d) = (self.byte(end), self.byte(end + 1));
            // "0x" and "0b" start a number only right after the single digit 0; later digits make an identifier.
            let numeric = (c == b'x' && d.is_ascii_hexdigit()) || (c == b'b' && matches!(d, b'0' | b'1'));
            if (c.is_ascii_alphabetic() || c == b'_') && !numeric {
                self.pos = end;
                self.skip_word();
                self.sym = cx.syms.intern(&self.text[self.start..self.pos]);
                return Tok::Id;
            }
            if numeric && first == b'0' && end == self.pos {
                return self.radix_number(cx, c == b'x');
            }
        }
        while self.byte(self.pos).is_ascii_digit() {
            self.pos += 1;
        }
        let text = std::str::from_utf8(&self.text[self.start..self.pos]).unwrap_or("");
        let value = match first {
            b'-' => text.parse::<i64>().ok(),
            b'+' => text.parse::<i64>().ok(),
            _ => text.parse::<u64>().ok().map(|v| v as i64),
        };
        match value {
            Some(v) => {
                self.int = v;
                Tok::Int
            }
            None => self.fail(cx, self.start, "this number does not fit into 64 bits"),
        }
    }

    fn radix_number(&mut self, cx: &mut Cx, hex: bool) -> Tok {
        self.pos += 1;
        let from = self.pos;
        while if hex {
            self.byte(self.pos).is_ascii_hexdigit()
        } else {
            matches!(self.byte(self.pos), b'0' | b'1')
        } {
            self.pos += 1;
        }
        let text = std::str::from_utf8(&self.text[from..self.pos]).unwrap_or("");
        self.width = (self.pos - from) as u32;
        match u64::from_str_radix(text, if hex { 16 } else { 2 }) {
            Ok(v) => {
                self.int = v as i64;
                if hex { Tok::Int } else { Tok::BinInt }
            }
            Err(_) => self.fail(cx, self.start, "this number does not fit into 64 bits"),
        }
    }

    fn identifier(&mut self, cx: &mut Cx) -> Option<Tok> {
        self.skip_word();
        self.sym = cx.syms.intern(&self.text[self.start..self.pos]);
        match RESERVED.get(self.sym.0.wrapping_sub(FIRST_RESERVED) as usize) {
            None => Some(Tok::Id),
            Some((_, Some(keyword))) => Some(*keyword),
            Some((_, None)) => self.include(cx),
        }
    }

    /// The word `include` was read: switches to the named file. `None` on success.
    #[inline(never)]
    fn include(&mut self, cx: &mut Cx) -> Option<Tok> {
        let tok = self.next(cx);
        if tok != Tok::Str {
            if tok == Tok::Error {
                return Some(tok);
            }
            return Some(self.fail(cx, self.start, "a file name in quotes must follow 'include'"));
        }
        let name = cx.syms.str(self.sym).to_string();
        if self.outer.len() >= MAX_INCLUDE_DEPTH || cx.sources.files.len() >= MAX_INCLUDES {
            let message =
                format!("includes are nested too deeply at '{name}'; does the file include itself?");
            return Some(self.fail(cx, self.start, message));
        }
        let Some((path, text)) = self.find_include(&name) else {
            return Some(self.fail(
                cx,
                self.start,
                format!("the file '{name}' is in none of the include directories"),
            ));
        };
        let parent = self.loc();
        let Some(file) = cx.sources.add(path, text.clone(), parent) else {
            return Some(self.fail(cx, self.start, "the included files are too large together"));
        };
        let conditionals = std::mem::take(&mut self.conditionals);
        self.outer.push(Opened { file: self.file, pos: self.pos, conditionals });
        self.file = file;
        self.base = cx.sources.files[file].base;
        self.text = text;
        self.pos = 0;
        None
    }

    fn find_include(&mut self, name: &str) -> Option<(String, Arc<Vec<u8>>)> {
        let in_dirs = self.include_dirs.iter().map(|d| format!("{d}/{name}"));
        for path in std::iter::once(name.to_string()).chain(in_dirs) {
            let text = match self.cache.get(&path) {
                Some(known) => known.clone(),
                None => {
                    let text = self.loader.load(&path).map(Arc::new);
                    self.cache.insert(path.clone(), text.clone());
                    text
                }
            };
            if let Some(text) = text {
                return Some((path, text));
            }
        }
        None
    }
}
