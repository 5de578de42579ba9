//! Tokens and comments, one after the other, with what stands between them.

use super::{Blank, Separator, Walk, blank_between, bytes};
use crate::fmt::doc::Step;
use crate::syntax::token::Kind;
use std::ops::Range;

impl<'t> Walk<'t> {
    /// The next token, with what stands before it.
    pub(super) fn token(&mut self) {
        self.separate();
        let token = self.tokens[self.next];
        self.step_over(bytes(token.span), Step::Piece);
        self.next += 1;
        self.before = Some(token.kind);
        self.separator = Separator::ByKind;
        self.take_trailing();
        // A string without its closing quote ends with its line.
        if token.kind == Kind::Str
            && (token.span.hi - token.span.lo < 2 || self.text[token.span.hi as usize - 1] != b'"')
        {
            self.flush_trailing();
            self.steps.push(Step::Hard { blank: false, flush: false });
        }
    }

    /// Looks whether a comment stands behind the last piece on its line.
    pub(super) fn take_trailing(&mut self) {
        let Some(comment) = self.next_comment() else { return };
        if !self.text[self.end..comment.start].contains(&b'\n') {
            self.trailing = Some(comment.clone());
            self.end = comment.end;
            self.comment += 1;
        }
    }

    /// The next comment, without blanks at its end, if it stands before the next token.
    pub(super) fn next_comment(&self) -> Option<Range<usize>> {
        let comment = *self.comments.get(self.comment)?;
        if comment.lo >= self.tokens[self.next].span.lo {
            return None;
        }
        let range = bytes(comment);
        let len = self.text[range.clone()].trim_ascii_end().len();
        Some(range.start..range.start + len)
    }

    pub(super) fn step_over(&mut self, range: Range<usize>, step: fn(Range<usize>) -> Step) {
        self.end = range.end;
        self.steps.push(step(range));
    }

    pub(super) fn flush_trailing(&mut self) {
        if let Some(comment) = self.trailing.take() {
            self.steps.push(Step::Comment(comment));
        }
    }

    /// Puts what stands before the next token: the comment behind the last one, those above the next one, and
    /// what separates them.
    pub(super) fn separate(&mut self) {
        if self.separator == Separator::Done {
            return;
        }
        self.lead();
        match self.separator {
            Separator::ByKind => {
                let next = self.tokens[self.next].kind;
                if self.before.is_some_and(|before| blank_between(before, next)) {
                    self.steps.push(Step::Space);
                }
            }
            Separator::Line => self.steps.push(Step::Line),
            Separator::Soft => self.steps.push(Step::Soft),
            Separator::Hard(blank) => {
                let lo = self.tokens[self.next].span.lo as usize;
                self.hard(blank, lo, false);
            }
            Separator::Done | Separator::Nothing => {}
        }
        self.separator = Separator::Done;
    }

    /// Puts the comments above the next token.
    pub(super) fn lead(&mut self) {
        self.flush_trailing();
        while let Some(comment) = self.next_comment() {
            self.own_line(comment);
        }
    }

    /// Puts a comment on a line of its own.
    pub(super) fn own_line(&mut self, comment: Range<usize>) {
        let flush = self.is_marker(&comment);
        match self.separator {
            Separator::Hard(blank) => {
                self.hard(blank, comment.start, flush);
                self.separator = Separator::Hard(Blank::Kept);
            }
            _ => self.steps.push(Step::Hard { blank: false, flush }),
        }
        self.step_over(comment, Step::Comment);
        self.comment += 1;
    }

    pub(super) fn hard(&mut self, blank: Blank, to: usize, flush: bool) {
        let written = || self.text[self.end..to].iter().filter(|b| **b == b'\n').count() > 1;
        let blank = match blank {
            Blank::None => false,
            Blank::Kept => written(),
            Blank::One => true,
        };
        self.steps.push(Step::Hard { blank, flush });
    }

    /// A line that splits a file into parts: it begins in the first column.
    pub(super) fn is_marker(&self, comment: &Range<usize>) -> bool {
        self.text[comment.clone()].starts_with(b"// -----")
            && (comment.start == 0 || self.text[comment.start - 1] == b'\n')
    }

    /// Tokens that begin before a position.
    pub(super) fn up_to(&mut self, position: u32) {
        while self.tokens[self.next].span.lo < position && self.tokens[self.next].kind != Kind::Eof {
            self.token();
        }
    }

    /// Keeps the bytes from the next token to the last one before a position.
    pub(super) fn verbatim(&mut self, to: u32) {
        let first = self.tokens[self.next];
        if first.span.lo >= to || first.kind == Kind::Eof {
            return;
        }
        self.separate();
        let end = self.skip_to(to);
        self.step_over(first.span.lo as usize..end, Step::Piece);
        self.separator = Separator::ByKind;
        self.take_trailing();
    }

    /// Passes by all tokens, and comments among them, that begin before a position. The end of the last.
    pub(super) fn skip_to(&mut self, to: u32) -> usize {
        while self.tokens[self.next].span.lo < to && self.tokens[self.next].kind != Kind::Eof {
            self.before = Some(self.tokens[self.next].kind);
            self.next += 1;
        }
        let end = self.next.checked_sub(1).map_or(0, |last| self.tokens[last].span.hi);
        while self.comments.get(self.comment).is_some_and(|c| c.lo < end) {
            self.comment += 1;
        }
        end as usize
    }

    pub(super) fn indent(&mut self, by: i32) {
        self.steps.push(Step::Indent(by));
    }

    pub(super) fn open(&mut self) {
        self.separate();
        self.steps.push(Step::Open);
    }

    pub(super) fn close(&mut self) {
        self.steps.push(Step::Close);
    }
}
