//! The parser's state and the small combinators that the grammar is made of.
//!
//! Every choice is made by peeking ([`opt`], [`sep`], `custom` rules that dispatch on a kind) instead of by
//! trying alternatives: rejected alternatives are what costs time in chumsky, and what blurs the position of
//! errors.
use super::error::SyntaxError;
use super::expected::{Expected, Group};
use super::lexer::unquote;
use super::token::{Kind, Tok};
use super::tree::{Context, Ident, List, Part, Stmt, Str};
use crate::limits::NESTING;
use bumpalo::Bump;
use chumsky::input::{Checkpoint, Cursor, InputRef};
use chumsky::inspector::Inspector;
use chumsky::prelude::*;
use pdll_source::diag::Diagnostic;
use pdll_source::{Span, Standard};

/// What the rules share. Nothing in it is undone when chumsky rewinds: a report stays a report.
pub(crate) struct State<'t, 'a> {
    pub(crate) arena: &'a Bump,
    pub(crate) text: &'a [u8],
    /// The text up to the first byte that is not UTF-8.
    pub(crate) valid: &'a str,
    pub(crate) base: u32,
    pub(crate) toks: &'t [Tok],
    pub(crate) std: Standard,
    /// The end of the file lies in a string, which the lexer has reported.
    pub(crate) unterminated: bool,
    /// Where the lexer reported errors, ascending.
    pub(crate) lexer_errors: Vec<u32>,
    /// Rests of lines that make no sense, ascending: what the lexer says about them is not said.
    pub(crate) quiet: Vec<Span>,
    pub(crate) sink: Vec<Diagnostic>,
    /// The finished parts of what is being parsed. A rule that succeeds puts its result in the place of its
    /// parts; if it fails, they are what is known of it.
    pub(crate) parts: Vec<Part<'a>>,
    /// The statements so far of the blocks that are open.
    pub(crate) stmts: Vec<Stmt<'a>>,
    /// The token that was reported last.
    pub(crate) reported: Option<usize>,
    pub(crate) context: Context,
    /// The first type argument of the constraint list being parsed.
    pub(crate) type_arg: Option<Span>,
    pub(crate) depth: u32,
    /// The height of the highest expression that the enclosing one contains so far.
    pub(crate) height: u32,
}

impl<'t> Inspector<'t, &'t [Tok]> for State<'t, '_> {
    type Checkpoint = ();
    fn on_token(&mut self, _: &Tok) {}
    fn on_save<'parse>(&self, _: &Cursor<'t, 'parse, &'t [Tok]>) -> Self::Checkpoint {}
    fn on_rewind<'parse>(&mut self, _: &Checkpoint<'t, 'parse, &'t [Tok], Self::Checkpoint>) {}
}

pub(crate) type Extra<'t, 'a> = extra::Full<SyntaxError, State<'t, 'a>, ()>;
pub(crate) type Inp<'t, 'p, 'a> = InputRef<'t, 'p, &'t [Tok], Extra<'t, 'a>>;
pub(crate) type Parsed<T> = Result<T, SyntaxError>;

/// A rule of the grammar that gives an `O`.
pub(crate) trait Rule<'t, 'a: 't, O>: Parser<'t, &'t [Tok], O, Extra<'t, 'a>> + Copy {}
impl<'t, 'a: 't, O, P: Parser<'t, &'t [Tok], O, Extra<'t, 'a>> + Copy> Rule<'t, 'a, O> for P {}

impl<'t, 'a> State<'t, 'a> {
    /// The text of a span of this file.
    pub(crate) fn slice(&self, span: Span) -> &'a [u8] {
        &self.text[(span.lo - self.base) as usize..(span.hi - self.base) as usize]
    }

    /// A token as a name. Words are ASCII; anything else cannot be one.
    pub(crate) fn ident(&self, t: Tok) -> Ident<'a> {
        Ident { name: self.str(t.span).unwrap_or_default(), span: t.span }
    }

    /// The text of a span of this file, if it is UTF-8.
    pub(crate) fn str(&self, span: Span) -> Option<&'a str> {
        let checked = self.valid.get((span.lo - self.base) as usize..(span.hi - self.base) as usize);
        checked.or_else(|| std::str::from_utf8(self.slice(span)).ok())
    }

    /// A token as a string value.
    pub(crate) fn string(&self, t: Tok) -> Str<'a> {
        let (value, code) = unquote(self.slice(t.span));
        let value = match value {
            std::borrow::Cow::Borrowed(v) => v,
            std::borrow::Cow::Owned(v) => self.arena.alloc_slice_copy(&v),
        };
        Str { value, span: t.span, code, broken: self.has_lexer_error(t) }
    }

    pub(crate) fn alloc<T: Copy>(&self, t: T) -> &'a T {
        self.arena.alloc(t)
    }

    pub(crate) fn slice_of<T: Copy>(&self, v: &[T]) -> &'a [T] {
        if v.is_empty() { &[] } else { self.arena.alloc_slice_copy(v) }
    }

    /// The statements of a block, which are those since there were `before`.
    pub(crate) fn take_stmts(&mut self, before: usize) -> &'a [Stmt<'a>] {
        let list = self.slice_of(&self.stmts[before..]);
        self.stmts.truncate(before);
        list
    }

    /// Puts what was finished in the place of its parts, which are those since there were `before`.
    pub(crate) fn keep(&mut self, before: usize, part: Part<'a>) {
        self.parts.truncate(before);
        self.parts.push(part);
    }

    /// Takes the parts since there were `before`, after a failure of what began at token `start`: with the
    /// name that it would have defined.
    pub(crate) fn take_parts(&mut self, before: usize, start: usize) -> &'a [Part<'a>] {
        if let [kw, name, ..] = self.toks[start..] {
            let defines = match kw.kind {
                Kind::Let => name.kind.is_name(),
                Kind::Pattern | Kind::Constraint | Kind::Rewrite => name.kind == Kind::Ident,
                _ => false,
            };
            if defines {
                self.parts.push(Part::Define(self.ident(name)));
            }
        }
        let list = self.slice_of(&self.parts[before..]);
        self.parts.truncate(before);
        list
    }

    /// Nothing more is said about the characters of this line.
    pub(crate) fn quiet_line(&mut self, from: Span) {
        if self.quiet.last().is_some_and(|q| from.lo < q.hi) {
            return;
        }
        let rest = &self.text[(from.lo - self.base) as usize..];
        let len = rest.iter().position(|b| *b == b'\n').unwrap_or(rest.len());
        self.quiet.push(Span::new(from.lo, from.lo + len as u32));
    }

    /// What is an extension of ours is an error under the other standard, where mlir-pdll stumbles over it.
    pub(crate) fn extension(&mut self, at: Span, noticed_at: Span, what: &str) {
        if self.std == Standard::Mlir22 {
            self.sink.push(
                Diagnostic::error(at, format!("{what} are an extension of pdllc"))
                    .noticed_at(noticed_at)
                    .help("use `--std=pdllc` to accept it"),
            );
        }
    }
}

/// The index of the next token.
pub(crate) fn at(inp: &Inp<'_, '_, '_>) -> usize {
    *inp.cursor().inner()
}

/// The token `n` after the next one; the end of the file beyond it.
pub(crate) fn ahead(inp: &mut Inp<'_, '_, '_>, n: usize) -> Tok {
    let i = at(inp) + n;
    let toks = inp.state().toks;
    toks[i.min(toks.len() - 1)]
}

/// The next token.
pub(crate) fn peek(inp: &mut Inp<'_, '_, '_>) -> Tok {
    ahead(inp, 0)
}

/// How many finished parts there are.
pub(crate) fn parts(inp: &mut Inp<'_, '_, '_>) -> usize {
    inp.state().parts.len()
}

/// The last token consumed.
pub(crate) fn last(inp: &mut Inp<'_, '_, '_>) -> Tok {
    let i = at(inp);
    inp.state().toks[i.saturating_sub(1)]
}

/// From `start` to the last token consumed.
pub(crate) fn since(inp: &mut Inp<'_, '_, '_>, start: Span) -> Span {
    start.to(last(inp).span)
}

/// Fails at the next token.
pub(crate) fn fail<T>(inp: &Inp<'_, '_, '_>, expected: Expected) -> Parsed<T> {
    Err(SyntaxError::new(at(inp), expected))
}

/// Takes the next token if it is of this kind. The end of the file is never taken.
pub(crate) fn eat(inp: &mut Inp<'_, '_, '_>, kind: Kind) -> Option<Tok> {
    let t = peek(inp);
    (t.kind == kind).then(|| {
        inp.skip();
        t
    })
}

/// Takes the next token, which the caller has seen to be of this kind.
pub(crate) fn take(inp: &mut Inp<'_, '_, '_>, kind: Kind) -> Tok {
    let t = peek(inp);
    debug_assert_eq!(t.kind, kind);
    inp.skip();
    t
}

/// Takes the next token, which must be of this kind.
pub(crate) fn need(inp: &mut Inp<'_, '_, '_>, kind: Kind, expected: Expected) -> Parsed<Tok> {
    match eat(inp, kind) {
        Some(t) => Ok(t),
        None => fail(inp, expected),
    }
}

/// Takes the token that closes what token `open` opened.
pub(crate) fn close(inp: &mut Inp<'_, '_, '_>, open: usize, kind: Kind, group: Group) -> Parsed<Tok> {
    need(inp, kind, Expected::Close(group)).map_err(|f| SyntaxError { open: Some(open as u32), ..f })
}

/// The next token, which the caller has seen to be of this kind.
pub(crate) fn tok<'t, 'a: 't>(kind: Kind) -> impl Rule<'t, 'a, Tok> {
    custom(move |inp: &mut Inp<'t, '_, 'a>| Ok(take(inp, kind)))
}

/// A string or a code block.
pub(crate) fn string<'t, 'a: 't>(expected: Expected) -> impl Rule<'t, 'a, Str<'a>> {
    custom(move |inp: &mut Inp<'t, '_, 'a>| {
        let t = peek(inp);
        if !matches!(t.kind, Kind::Str | Kind::Code) {
            return fail(inp, expected);
        }
        inp.skip();
        Ok(inp.state().string(t))
    })
}

/// An identifier or contextual keyword.
pub(crate) fn name<'t, 'a: 't>(expected: Expected) -> impl Rule<'t, 'a, Ident<'a>> {
    custom(move |inp: &mut Inp<'t, '_, 'a>| {
        let t = peek(inp);
        if !t.kind.is_name() {
            return fail(inp, expected);
        }
        inp.skip();
        Ok(inp.state().ident(t))
    })
}

/// `rule` if the next token is of this kind, which `rule` must begin with.
pub(crate) fn opt<'t, 'a: 't, O>(kind: Kind, rule: impl Rule<'t, 'a, O>) -> impl Rule<'t, 'a, Option<O>> {
    custom(
        move |inp: &mut Inp<'t, '_, 'a>| {
            if peek(inp).kind == kind { inp.parse(rule).map(Some) } else { Ok(None) }
        },
    )
}

/// `rule { "," rule }`.
pub(crate) fn sep<'t, 'a: 't, O: Copy + 'a>(rule: impl Rule<'t, 'a, O>) -> impl Rule<'t, 'a, &'a [O]> {
    custom(move |inp: &mut Inp<'t, '_, 'a>| {
        let first = inp.parse(rule)?;
        if peek(inp).kind != Kind::Comma {
            return Ok(std::slice::from_ref(inp.state().alloc(first)));
        }
        let mut v = bumpalo::collections::Vec::with_capacity_in(2, inp.state().arena);
        v.push(first);
        while eat(inp, Kind::Comma).is_some() {
            v.push(inp.parse(rule)?);
        }
        Ok(v.into_bump_slice())
    })
}

/// `"(" [ rule { "," rule } ] ")"`; `open` is wanted if the first parenthesis is missing.
pub(crate) fn parens<'t, 'a: 't, O: Copy + 'a>(
    rule: impl Rule<'t, 'a, O>,
    open: Expected,
    group: Group,
) -> impl Rule<'t, 'a, List<'a, O>> {
    custom(move |inp: &mut Inp<'t, '_, 'a>| {
        let start = at(inp);
        let first = need(inp, Kind::LParen, open)?.span;
        let list = if peek(inp).kind == Kind::RParen { &[][..] } else { inp.parse(sep(rule))? };
        let last = close(inp, start, Kind::RParen, group)?.span;
        Ok(List { list, span: first.to(last) })
    })
}

/// Runs `f` one level deeper, or fails at the next token.
pub(crate) fn nested<'t, 'p, 'a, T>(
    inp: &mut Inp<'t, 'p, 'a>,
    f: impl FnOnce(&mut Inp<'t, 'p, 'a>) -> Parsed<T>,
) -> Parsed<T> {
    if inp.state().depth >= NESTING {
        return fail(inp, Expected::Shallower);
    }
    inp.state().depth += 1;
    let r = f(inp);
    inp.state().depth -= 1;
    r
}

/// Runs `f` in another context.
pub(crate) fn within<'t, 'p, 'a, T>(
    inp: &mut Inp<'t, 'p, 'a>,
    context: Context,
    f: impl FnOnce(&mut Inp<'t, 'p, 'a>) -> Parsed<T>,
) -> Parsed<T> {
    let outer = std::mem::replace(&mut inp.state().context, context);
    inp.state().parts.push(Part::Within(context));
    let r = f(inp);
    inp.state().context = outer;
    r
}
