//! What stands between tokens: comments and blanks, and what they belong to.
//!
//! The lexer lists the comments of a text in order; nothing else is stored. Tokens, comments and the blanks
//! between them are the text to the byte ([`Trivia::pieces`]). A comment behind a token on its line trails
//! that token; every other comment leads the token that follows.
use super::token::Tok;
use pdll_source::Span;

/// The tokens and comments of one text.
#[derive(Clone, Copy, Debug)]
pub struct Trivia<'t> {
    /// The text.
    text: &'t [u8],
    /// The position of its first byte.
    base: u32,
    tokens: &'t [Tok],
    comments: &'t [Span],
}

/// A piece of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// The token with this index. The end of the file is none.
    Token(usize),
    /// The comment with this index.
    Comment(usize),
    /// Spaces, tabs, line ends and NUL bytes.
    Blank(Span),
}

impl<'t> Trivia<'t> {
    /// `tokens` and `comments` must be what the lexer makes of `text` at the position `base`.
    #[must_use]
    pub fn new(text: &'t [u8], base: u32, tokens: &'t [Tok], comments: &'t [Span]) -> Self {
        Self { text, base, tokens, comments }
    }

    /// All pieces of the text in order: put together they are the text.
    pub fn pieces(self) -> impl Iterator<Item = Piece> + use<'t> {
        let (mut token, mut comment, mut at) = (0, 0, self.base);
        let end = self.base + self.text.len() as u32;
        std::iter::from_fn(move || {
            // The last token is the end of the file.
            let next_token = self.tokens[..self.tokens.len() - 1].get(token).map(|t| t.span);
            let next_comment = self.comments.get(comment).copied();
            let next = match (next_token, next_comment) {
                (Some(t), Some(c)) => t.min(c),
                (t, c) => t.or(c).unwrap_or(Span::new(end, end)),
            };
            if at < next.lo {
                let blank = Span::new(at, next.lo);
                at = next.lo;
                return Some(Piece::Blank(blank));
            }
            at = next.hi;
            if next_token == Some(next) {
                token += 1;
                Some(Piece::Token(token - 1))
            } else if next_comment.is_some() {
                comment += 1;
                Some(Piece::Comment(comment - 1))
            } else {
                None
            }
        })
    }

    /// The comments before a token that trail no other one, in order: on lines of their own, or the first of
    /// the text.
    #[must_use]
    pub fn leading(self, token: usize) -> &'t [Span] {
        let between = self.before(token);
        match token.checked_sub(1) {
            Some(before) => &between[self.trailing(before).len()..],
            None => between,
        }
    }

    /// The comment behind a token on its line, if there is one.
    #[must_use]
    pub fn trailing(self, token: usize) -> &'t [Span] {
        let between = self.before(token + 1);
        let end = self.tokens.get(token).map_or(self.base, |t| t.span.hi);
        let trails = between.first().is_some_and(|c| !self.slice(Span::new(end, c.lo)).contains(&b'\n'));
        &between[..usize::from(trails)]
    }

    /// The comments between a token and the one before it.
    fn before(self, token: usize) -> &'t [Span] {
        let Some(next) = self.tokens.get(token) else { return &[] };
        let from = token.checked_sub(1).map_or(self.base, |before| self.tokens[before].span.hi);
        comments_in(self.comments, Span::new(from, next.span.lo))
    }

    /// How many blank lines stand directly before a token or comment.
    #[must_use]
    pub fn blank_lines_before(self, piece: Span) -> usize {
        let before = self.text[..(piece.lo - self.base) as usize].iter().rev();
        let blank = before.take_while(|b| matches!(b, b' ' | b'\t' | b'\r' | b'\n' | 0));
        let ends = blank.filter(|b| **b == b'\n').count();
        // The first of them ends the line of what stands before, unless nothing does.
        let first = self.text[..(piece.lo - self.base) as usize].iter().all(|b| b.is_ascii_whitespace());
        if first { ends } else { ends.saturating_sub(1) }
    }

    fn slice(self, span: Span) -> &'t [u8] {
        &self.text[(span.lo - self.base) as usize..(span.hi - self.base) as usize]
    }
}

/// The comments that lie in a span.
#[must_use]
pub fn comments_in(comments: &[Span], span: Span) -> &[Span] {
    let first = comments.partition_point(|c| c.lo < span.lo);
    let len = comments[first..].partition_point(|c| c.hi <= span.hi);
    &comments[first..first + len]
}

/// The documentation of what begins at the position `at`: the comments on the lines directly above it, in
/// order, each with its line to itself and without a blank line between.
///
/// `text`, at the position `base`, and `comments` are those of one file.
#[must_use]
pub fn documentation<'t>(text: &[u8], base: u32, comments: &'t [Span], at: u32) -> &'t [Span] {
    let last = comments.partition_point(|c| c.hi <= at);
    let (mut first, mut below) = (last, at);
    while let Some(c) = first.checked_sub(1).map(|i| comments[i]) {
        let between = &text[(c.hi - base) as usize..(below - base) as usize];
        let line = text[..(c.lo - base) as usize].iter().rev().take_while(|b| **b != b'\n');
        let adjacent = between.iter().all(u8::is_ascii_whitespace)
            && between.iter().filter(|b| **b == b'\n').count() == 1;
        if !adjacent || !line.into_iter().all(u8::is_ascii_whitespace) {
            break;
        }
        (first, below) = (first - 1, c.lo);
    }
    &comments[first..last]
}
