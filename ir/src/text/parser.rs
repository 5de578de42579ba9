//! State shared by all parts of the reader: current token, errors, nesting, aliases.
//!
//! Recursive descent over single tokens. The first syntax error ends the reading; its position follows MLIR's
//! two rules: a missing token is reported at the end of the text before it, everything else at the offending
//! token or at a saved position. Nesting of regions, types and attributes is bounded by one counter, and
//! aliases count with the depth and size of what they stand for, so that no input can make a value too deep
//! or too large to print.

use super::lexer::{self, Lexeme, Token};
use super::lists::ReadLists;
use super::names::Names;
use super::ops::OpState;
use super::put_off::PutOff;
use crate::context::Context;
use crate::entity::{Attr, Name, Type};
use pdll_source::Span;
use pdll_source::diag::Diagnostic;
use rustc_hash::FxHashMap;

/// How deep regions, types, attributes and expressions may nest altogether.
pub(super) const MAX_DEPTH: u32 = crate::validity::MAX_NESTING;
/// How many bytes aliases may expand to altogether.
pub(crate) const MAX_EXPANSION: u64 = 1 << 28;

/// Reading has failed, and the reader has recorded why.
#[derive(Debug)]
#[non_exhaustive]
pub struct Failed;

/// What a part of the reader gives.
pub type Parsed<T> = Result<T, Failed>;

/// A defined alias, with what its use costs.
#[derive(Clone, Copy)]
pub(super) struct Alias<V> {
    pub(super) value: V,
    depth: u32,
    weight: u64,
}

/// What is known at the start of an alias definition.
pub(super) struct AliasStart {
    deepest: u32,
    weight: u64,
    at: usize,
}

pub(super) struct Parser<'c, 's> {
    pub(super) ctx: &'c mut Context,
    /// The text up to the end of what is read.
    pub(super) text: &'s [u8],
    /// Where in the text what is read starts.
    pub(super) start: usize,
    /// Location of byte 0.
    pub(super) base: u32,
    pub(super) tok: Lexeme,
    /// End of the token before the current one.
    pub(super) last_end: usize,
    /// Spans are of the text by itself.
    pub(super) errors: Vec<Diagnostic>,
    /// How many cells a body may have.
    pub(super) max_cells: usize,
    /// A bound was reached: nothing more is read.
    pub(super) exhausted: bool,
    pub(super) depth: u32,
    deepest: u32,
    pub(super) weight: u64,
    pub(super) attr_aliases: FxHashMap<&'s [u8], Alias<Attr>>,
    pub(super) type_aliases: FxHashMap<&'s [u8], Alias<Type>>,
    pub(super) distincts: FxHashMap<u64, Attr>,
    /// Places of the resource sections read so far: (of a dialect, name).
    pub(super) sections: FxHashMap<(bool, Name), usize>,
    /// An alias or a distinct attribute has been read: the text just read means something only here.
    pub(super) impure: bool,
    /// How types (or attributes) of dialects that are written so are printed.
    pub(super) printed_symbols: FxHashMap<(Name, Name, bool), Name>,
    /// What the first words that were types stood for.
    pub(super) word_types: Vec<(&'s [u8], Type)>,
    /// The type of the elements attribute that is read next, if it is not written.
    pub(super) fixed_type: Option<Type>,
    pub(super) recursive: super::op_parser::Recursive,
    pub(super) names: Names<'s>,
    pub(super) ops: OpState<'s>,
    /// What is passed over, if anything is to be.
    pub(super) put_off: Option<PutOff<'s>>,
}

impl ReadLists for Parser<'_, '_> {
    #[inline]
    fn eat_token(&mut self, token: Token) -> bool {
        self.eat(token)
    }

    #[inline]
    fn expect_token(&mut self, token: Token, what: &str) -> Parsed<()> {
        self.expect(token, what)
    }
}

impl<'c, 's> Parser<'c, 's> {
    pub(super) fn new(ctx: &'c mut Context, text: &'s [u8], base: u32) -> Self {
        let tok = Lexeme { kind: Token::Eof, start: 0, end: 0 };
        let mut parser = Parser {
            ctx,
            text,
            start: 0,
            base,
            tok,
            last_end: 0,
            errors: Vec::new(),
            max_cells: crate::body::MAX_CELLS,
            exhausted: false,
            depth: 0,
            deepest: 0,
            weight: 0,
            attr_aliases: FxHashMap::default(),
            type_aliases: FxHashMap::default(),
            distincts: FxHashMap::default(),
            sections: FxHashMap::default(),
            impure: false,
            printed_symbols: FxHashMap::default(),
            word_types: Vec::new(),
            fixed_type: None,
            recursive: Default::default(),
            names: Names::default(),
            ops: OpState::default(),
            put_off: None,
        };
        parser.reset_to(0);
        parser
    }

    /// What is read starts at a byte of the text, and nothing before it counts.
    pub(super) fn begin_at(&mut self, start: usize) {
        self.errors.clear();
        (self.start, self.last_end) = (start, start);
        self.reset_to(start);
    }

    // ---- tokens -------------------------------------------------------------------------------------------

    /// Makes the token at or after `at` the current one.
    pub(super) fn reset_to(&mut self, at: usize) {
        self.tok = lexer::lex(self.text, at);
        if self.tok.kind == Token::Error {
            self.push_error(self.tok.start, lexer::complaint(self.text, at).into());
        }
    }

    #[inline]
    pub(super) fn advance(&mut self) {
        self.last_end = self.tok.end;
        self.reset_to(self.tok.end);
    }

    pub(super) fn spelling(&self) -> &'s [u8] {
        &self.text[self.tok.start..self.tok.end]
    }

    #[inline]
    pub(super) fn at(&self, kind: Token) -> bool {
        self.tok.kind == kind
    }

    pub(super) fn at_word(&self, word: &str) -> bool {
        self.at(Token::Bare) && self.spelling() == word.as_bytes()
    }

    /// Consumes the current token if it is of this kind.
    #[inline]
    pub(super) fn eat(&mut self, kind: Token) -> bool {
        let found = self.at(kind);
        if found {
            self.advance();
        }
        found
    }

    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        let found = self.at_word(word);
        if found {
            self.advance();
        }
        found
    }

    pub(super) fn expect(&mut self, kind: Token, what: &str) -> Parsed<()> {
        if self.eat(kind) { Ok(()) } else { self.wrong_token(format!("expected {what}")) }
    }

    pub(super) fn expect_word(&mut self, word: &str) -> Parsed<()> {
        if self.eat_word(word) { Ok(()) } else { self.wrong_token(format!("expected `{word}`")) }
    }

    // ---- errors -------------------------------------------------------------------------------------------

    pub(super) fn push_error(&mut self, position: usize, message: String) {
        let position = position.min(self.text.len().saturating_sub(1)).max(self.start);
        let span = Span::new(position as u32, position as u32 + 1);
        self.errors.push(Diagnostic::error(span, message));
    }

    /// Plain error at a saved position.
    pub(super) fn fail_at<V>(&mut self, position: usize, message: impl Into<String>) -> Parsed<V> {
        if !self.at(Token::Error) || position != self.tok.start {
            self.push_error(position, message.into());
        }
        Err(Failed)
    }

    /// Plain error at the current token.
    pub(super) fn fail<V>(&mut self, message: impl Into<String>) -> Parsed<V> {
        if !self.at(Token::Error) {
            self.push_error(self.tok.start, message.into());
        }
        Err(Failed)
    }

    /// Something else was expected: reported at the end of the text before the current token.
    pub(super) fn wrong_token<V>(&mut self, message: impl Into<String>) -> Parsed<V> {
        if self.at(Token::Error) {
            return Err(Failed);
        }
        let original = if self.at(Token::Eof) { self.text.len().saturating_sub(1) } else { self.tok.start };
        let mut at = original;
        loop {
            while at > self.start && matches!(self.text[at - 1], b' ' | b'\t') {
                at -= 1;
            }
            if at == self.start {
                at = original;
                break;
            }
            if !matches!(self.text[at - 1], b'\n' | b'\r') {
                break;
            }
            at -= 1;
            let line = self.text[..at].iter().rposition(|b| matches!(b, b'\n' | b'\r')).unwrap_or(0);
            if let Some(comment) = self.text[line..at].windows(2).position(|w| w == b"//") {
                at = line + comment;
            }
        }
        self.push_error(at, message.into());
        Err(Failed)
    }

    // ---- nesting ------------------------------------------------------------------------------------------

    /// Runs `inner` one level deeper, or fails when that is too deep.
    pub(super) fn nested<V>(&mut self, inner: impl FnOnce(&mut Self) -> Parsed<V>) -> Parsed<V> {
        self.enter()?;
        let result = inner(self);
        self.leave();
        result
    }

    /// From here to [`Self::leave`] all is one level deeper; fails when that is too deep.
    pub(super) fn enter(&mut self) -> Parsed<()> {
        self.enter_levels(1)?;
        self.depth += 1;
        Ok(())
    }

    pub(super) fn leave(&mut self) {
        self.depth -= 1;
    }

    fn enter_levels(&mut self, levels: u32) -> Parsed<()> {
        let depth = self.depth + levels;
        if depth > MAX_DEPTH {
            self.exhausted = true;
            return self.fail(format!("nested more than {MAX_DEPTH} levels deep"));
        }
        self.deepest = self.deepest.max(depth);
        Ok(())
    }

    // ---- aliases ------------------------------------------------------------------------------------------

    pub(super) fn alias_start(&mut self) -> AliasStart {
        let start = AliasStart { deepest: self.deepest, weight: self.weight, at: self.tok.start };
        self.deepest = self.depth;
        start
    }

    pub(super) fn alias_end<V>(&mut self, start: AliasStart, value: V) -> Alias<V> {
        let depth = self.deepest - self.depth;
        self.deepest = self.deepest.max(start.deepest);
        let text = (self.last_end.saturating_sub(start.at)) as u64;
        Alias { value, depth, weight: self.weight - start.weight + text }
    }

    /// Accounts for the use of an alias.
    pub(super) fn use_alias<V: Copy>(&mut self, alias: Alias<V>) -> Parsed<V> {
        self.impure = true;
        self.enter_levels(alias.depth)?;
        self.weight += alias.weight;
        if self.weight > MAX_EXPANSION {
            self.exhausted = true;
            return self.fail("aliases stand for too much text");
        }
        Ok(alias.value)
    }

    // ---- small things -------------------------------------------------------------------------------------

    /// A decimal or hexadecimal integer token as `u64`; `None` if it does not fit.
    pub(super) fn int_u64(token: &[u8]) -> Option<u64> {
        let text = std::str::from_utf8(token).ok()?;
        match text.strip_prefix("0x") {
            Some(hex) => u64::from_str_radix(hex, 16).ok(),
            None => text.parse().ok(),
        }
    }

    /// `bare-id | string` in a metadata section, where a wrong token is reported at itself.
    pub(super) fn section_key(&mut self, what: &str) -> Parsed<Name> {
        match self.tok.kind {
            Token::Bare | Token::Str => self.key(what),
            _ => self.fail(format!("expected {what}")),
        }
    }

    /// `bare-id | string`, as a dictionary or resource key.
    pub(super) fn key(&mut self, what: &str) -> Parsed<Name> {
        let name = match self.tok.kind {
            Token::Bare => self.ctx.name_bytes(self.spelling()),
            Token::Str => {
                return Ok(self.string_name());
            }
            _ => return self.wrong_token(format!("expected {what}")),
        };
        self.advance();
        Ok(name)
    }

    /// The current string token's value, consumed.
    pub(super) fn string_name(&mut self) -> Name {
        let token = self.spelling();
        self.advance();
        if token.contains(&b'\\') {
            self.ctx.name_bytes(&lexer::unescape(token))
        } else {
            self.ctx.name_bytes(&token[1..token.len() - 1])
        }
    }
}
