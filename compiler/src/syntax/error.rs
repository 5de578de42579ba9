//! What the grammar says when it cannot go on: a small `Copy` value, turned into a diagnostic only if it is
//! reported.
//!
//! The grammar decides every choice by looking at one token (two or three after names), so the first token
//! that does not fit is the token at which a predictive parser stops, which is where mlir-pdll points.
use super::combinators::State;
use super::expected::Expected;
use super::lexer::is_cut;
use super::token::{Kind, Tok};
use crate::limits::NESTING;
use chumsky::{
    DefaultExpected,
    error::{Error, LabelError},
    span::SimpleSpan,
    util::MaybeRef,
};
use pdll_source::Span;
use pdll_source::diag::Diagnostic;

/// A failure of the grammar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SyntaxError {
    /// The token to point at.
    pub(crate) at: u32,
    /// The token that did not fit: `at` or a later one.
    pub(crate) stop: u32,
    /// What was wanted.
    pub(crate) expected: Expected,
    /// The token that opened what should be closed here.
    pub(crate) open: Option<u32>,
}

impl SyntaxError {
    /// At the token that did not fit.
    pub(crate) fn new(at: usize, expected: Expected) -> Self {
        Self { at: at as u32, stop: at as u32, expected, open: None }
    }
}

impl<'t> Error<'t, &'t [Tok]> for SyntaxError {
    fn merge(self, other: Self) -> Self {
        if other.stop >= self.stop { other } else { self }
    }
}

/// The grammar's own rules say what they expected; this serves chumsky's primitives (`end`).
impl<'t> LabelError<'t, &'t [Tok], DefaultExpected<'t, Tok>> for SyntaxError {
    fn expected_found<E: IntoIterator<Item = DefaultExpected<'t, Tok>>>(
        _: E,
        _: Option<MaybeRef<'t, Tok>>,
        span: SimpleSpan<usize>,
    ) -> Self {
        Self::new(span.start, Expected::Seen)
    }
}

impl State<'_, '_> {
    /// Reports a error, unless the token it stopped at was reported before.
    pub(crate) fn report(&mut self, f: SyntaxError) {
        let last = self.toks.len() - 1;
        let (at, stop) = ((f.at as usize).min(last), (f.stop as usize).min(last));
        let (place, found) = (self.toks[at], self.toks[stop]);
        // What follows broken text is hardly what was meant to follow it.
        let broken = stop.checked_sub(1).is_some_and(|i| self.has_lexer_error(self.toks[i]));
        let known = broken || self.has_lexer_error(found) || (found.kind == Kind::Eof && self.unterminated);
        if known || f.expected == Expected::Reported || self.reported == Some(stop) {
            return;
        }
        self.reported = Some(stop);
        if f.expected == Expected::Shallower {
            let d = Diagnostic::error(place.span, format!("nested more than {NESTING} levels deep"));
            let d = d.noticed_at(self.looking_at(stop));
            return self.sink.push(d.help("give the inner parts names with `let`"));
        }
        let (wanted, found_words) = (f.expected.words(), self.describe(found));
        let mut d = Diagnostic::error(place.span, format!("expected {wanted}, found {found_words}"));
        d.noticed_at = Some(self.looking_at(stop));
        d = self.hint(d, f.expected, stop);
        if let (Expected::End(_), Some(before)) = (f.expected, stop.checked_sub(1).map(|i| self.toks[i].span))
            && self.first_on_line(found.span)
        {
            d = d.label(before, "it is missing after this");
        }
        if let Some(open) = f.open {
            d = d.label(self.toks[open as usize].span, "opened here");
        }
        self.sink.push(d);
    }

    /// The token at which a error stopped.
    pub(crate) fn stopped(&self, f: SyntaxError) -> Span {
        self.toks[(f.stop as usize).min(self.toks.len() - 1)].span
    }

    /// Noticed when looking at this token, after the one before it.
    pub(crate) fn looking_at(&self, i: usize) -> Span {
        let before = i.checked_sub(1).map_or(self.base, |i| self.toks[i].span.hi);
        // The end of the file is looked at as well, though it is empty.
        Span::new(before, self.toks[i].span.hi.max(before + 1))
    }

    /// Did the lexer report something inside this token?
    pub(crate) fn has_lexer_error(&self, t: Tok) -> bool {
        let i = self.lexer_errors.partition_point(|&e| e < t.span.lo);
        // A string that is cut by the end of its line ends before what is reported.
        let cut = || t.kind == Kind::Str && is_cut(self.slice(t.span));
        t.kind == Kind::Error
            || self.lexer_errors.get(i).is_some_and(|&e| e < t.span.hi || (e == t.span.hi && cut()))
    }

    /// A token in words.
    pub(crate) fn describe(&self, t: Tok) -> String {
        match t.kind {
            Kind::Eof => "the end of the file".into(),
            Kind::Str => "a string".into(),
            Kind::Code => "a code block".into(),
            _ => format!("`{}`", String::from_utf8_lossy(self.slice(t.span))),
        }
    }
}
