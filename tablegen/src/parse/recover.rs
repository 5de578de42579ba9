//! Going on after an error, so that all errors are told and not only the first one.
//!
//! A statement that is wrong is passed over, up to where it ends by its brackets, or up to the next line that
//! begins a statement and is not indented more deeply, whichever comes first. What it would have defined is
//! suspected from then on: statements that mention that may be wrong for no other reason, so that nothing is
//! told of them, and what they define is suspected as well. So what is told of a file would be told of it,
//! too, if all that is told before were put right.

use super::Parser;
use crate::context::{MAX_ERRORS, Res, Stop};
use crate::lexer::Tok;
use crate::scan::{Kind, Token, tokens_from};
use crate::source::Loc;
use crate::token::statement_keywords;

/// Whether a token is nothing to the parser.
pub(super) fn is_comment(token: &Token) -> bool {
    matches!(token.kind, Kind::Comment | Kind::BlockComment | Kind::Directive)
}

/// Where the parser stands before a statement.
#[derive(Clone, Copy)]
pub(super) struct Standing {
    /// The file, and what it is part of the buffer of all text.
    base: Loc,
    begin: usize,
    end: usize,
    /// Where in the buffer the statement begins, and with what.
    start: usize,
    keyword: Tok,
    scopes: usize,
    lets: usize,
    args: usize,
    defsets: usize,
    /// It is in a loop or multiclass, which is read as a whole.
    is_stored: bool,
    trail: usize,
    depth: u32,
    errors: usize,
    records: usize,
}

impl Parser<'_, '_> {
    pub(super) fn standing(&self) -> Standing {
        Standing {
            base: self.lex.base,
            begin: self.lex.begin,
            end: self.lex.end,
            start: self.lex.start,
            keyword: self.lex.tok,
            scopes: self.scopes.len(),
            lets: self.lets.len(),
            args: self.args.len(),
            defsets: self.defsets.len(),
            is_stored: self.multiclass.is_some() || !self.loops.is_empty(),
            trail: self.cx.trail.len(),
            depth: self.cx.depth,
            errors: self.cx.errors().len(),
            records: self.cx.recs.len(),
        }
    }

    /// What there is to do after a statement that began at `from` if there was an error, in it or before it.
    ///
    /// # Errors
    /// Nobody can say here where to go on.
    #[cold]
    pub(super) fn after_error(&mut self, from: Standing, done: Res<()>) -> Res<()> {
        if let Some((loc, why)) = self.no_value.take().filter(|_| done.is_err()) {
            self.cx.error(loc, why);
        }
        let errors = self.cx.errors().len();
        let is_blind = self.cx.unread.deferred.is_some() || self.cx.misses_text;
        let is_over = is_blind || self.cx.is_spent() || errors >= MAX_ERRORS;
        // What blocks hold was looked at one by one.
        let is_looked_at = done.is_ok() && matches!(from.keyword, Tok::Let | Tok::Defset);
        if is_over || from.is_stored || is_looked_at {
            return done;
        }
        let file = &self.cx.syms.text.all()[from.begin..from.end];
        let start = from.start - from.begin;
        let here = (self.lex.base == from.base).then(|| self.lex.start.min(from.end) - from.begin);
        let end = match (&done, here) {
            (Ok(()), Some(here)) => Some(here),
            _ => next_statement(file, start, here.unwrap_or(start)),
        };
        let is_outermost = from.scopes == 1 && from.lets == 0 && from.defsets == 0;
        let end = match end {
            Some(end) => end,
            None if is_outermost || here.is_none() => file.len(),
            None => return done,
        };
        let text = &file[start..end];
        let mentions_suspects = self.suspects.are_in(text);
        if mentions_suspects || errors > from.errors {
            self.suspects.add(text);
            // What it has defined is as good as not there.
            self.cx.recs[from.records..].iter_mut().for_each(|record| record.finished = false);
        }
        if mentions_suspects {
            self.cx.forget_errors(from.errors.max(self.suspects.told));
        }
        self.suspects.told = self.cx.errors().len();
        match done {
            Ok(()) => Ok(()),
            Err(Stop) => self.go_on(from, from.begin + end),
        }
    }

    /// Goes to the first token from `to` on, unless that is in another file, as if nothing had been read since
    /// the statement began.
    fn go_on(&mut self, from: Standing, to: usize) -> Res<()> {
        self.scopes.truncate(from.scopes);
        self.lets.truncate(from.lets);
        self.drop_args(from.args);
        self.defsets.truncate(from.defsets);
        self.loops.clear();
        self.multiclass = None;
        self.cx.trail.truncate(from.trail);
        self.cx.depth = from.depth;
        let told = self.cx.errors().len();
        while self.lex.base == from.base && self.lex.start < to && self.tok() != Tok::Eof {
            let before = self.lex.pos;
            self.next();
            if self.lex.base == from.base && self.lex.start < to {
                // What is no token there may be so because of what is wrong before it.
                self.cx.forget_errors(told);
                if self.lex.pos <= before && self.tok() == Tok::Error {
                    return Err(Stop);
                }
            }
        }
        // Whatever is there has to lead on, if only to another file.
        if self.lex.base == from.base && self.lex.start <= from.start { Err(Stop) } else { Ok(()) }
    }
}

/// Whether a statement begins with a word, or a line that is none and read as one.
fn begins_statement(word: &[u8]) -> bool {
    statement_keywords().any(|keyword| keyword.as_bytes() == word)
}

/// The same of the first token of a text.
pub(super) fn begins_with_statement(text: &[u8]) -> bool {
    tokens_from(text, 0).next().is_some_and(|token| begins_statement(&text[token.range]))
}

/// Where to go on in a text after the statement that begins at `start` and is wrong at `wrong`, or before
/// that. `None` if that cannot be said.
fn next_statement(text: &[u8], start: usize, wrong: usize) -> Option<usize> {
    let column = text[..start].iter().rev().take_while(|&&b| b != b'\n').count();
    // What is no statement has no end of its own.
    let is_statement = begins_with_statement(&text[start..]);
    let mut end = End::default();
    let mut last = start;
    for token in tokens_from(text, start) {
        let (at, word) = (token.range.start, &text[token.range.clone()]);
        // How far a token is indented that is the first one of its line.
        let indent = text[last..at].iter().rev().position(|&b| b == b'\n');
        last = token.range.end;
        if is_comment(&token) {
            continue;
        }
        if is_statement && end.has_come && at >= wrong && word != b";" && word != b"else" {
            return Some(at);
        }
        let begins = indent.is_some_and(|indent| match token.kind {
            Kind::Word => indent <= column && begins_statement(word),
            // It closes what is around the statement.
            Kind::Punctuation(b'}') => indent < column,
            _ => false,
        });
        if begins && at >= wrong {
            return Some(at);
        }
        end.see(&token, word);
    }
    (is_statement && end.has_come).then_some(text.len())
}

/// Where a statement ends by its brackets, as far as a broken text tells: [`crate::skip`], which is right for
/// all that is good, has no answer for that.
#[derive(Default)]
struct End {
    /// How many brackets are open, of any kind before the body and braces in it.
    depth: usize,
    /// The word that the body, or another statement, comes after.
    awaited: &'static [u8],
    in_body: bool,
    has_come: bool,
}

impl End {
    fn see(&mut self, token: &Token, word: &[u8]) {
        if self.has_come {
            // What follows belongs to it.
            if word == b"else" {
                *self = Self::default();
            }
            return;
        }
        match token.kind {
            Kind::Word if !self.in_body && self.depth == 0 => match word {
                b"let" | b"foreach" => self.awaited = b"in",
                b"if" => self.awaited = b"then",
                _ if word == self.awaited => self.awaited = b"",
                _ => {}
            },
            Kind::Punctuation(b'{') => {
                self.in_body |= self.depth == 0 && self.awaited.is_empty();
                self.depth += 1;
            }
            Kind::Punctuation(b'}') => {
                self.depth = self.depth.saturating_sub(1);
                self.has_come = self.in_body && self.depth == 0;
            }
            _ if self.in_body => {}
            Kind::Punctuation(b'<' | b'(' | b'[') => self.depth += 1,
            Kind::Punctuation(b'>' | b')' | b']') => self.depth = self.depth.saturating_sub(1),
            Kind::Punctuation(b';') => self.has_come = self.depth == 0,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::next_statement;

    #[test]
    fn statements_end() {
        // `|` is where one is wrong, `^` where to go on.
        for text in [
            "def A : B<|1>; ^def C;",
            "def A : B<1>; |^def C;",
            "def A {| int x = {1}; } ^}",
            "class A<bits<2> a = {0, 1}> : B<|a> { code c = [{ } }]; } // x\n^class C;",
            "let a = |1, b{3} = 0 in { def A : B; } ^def C;",
            "foreach i = {0-3} in |def A#i { int x = 0; } ^def C;",
            "let a = 1 in let b = {|0} in { def A; } ^def C;",
            "if a then { def A|; } else { def B; } ^def C;",
            "def A : B<1|\n^def C;",
            "def A : B<1\n|^def C;",
            "def A : B<|1\n  def C;\n^def D;",
            "def A { string s = \"|a\n}\n^def B;",
            "def A {| code c = [{\ndef B;\n}];\n} ^",
            "def A : B<|1\n/* x */\n^include \"c.td\"",
        ] {
            let [wrong, next] = ['|', '^'].map(|mark| text.find(mark).expect("a mark"));
            let (wrong, next) = if wrong < next { (wrong, next - 1) } else { (wrong - 1, next) };
            let plain = text.replace(['|', '^'], "");
            assert_eq!(next_statement(plain.as_bytes(), 0, wrong), Some(next), "{text}");
        }
        // In a block the end of that is not passed over.
        let text = "let a = 1 in {\n  def A : B<1\n}\ndef C;";
        assert_eq!(next_statement(text.as_bytes(), 17, 26), text.find('}'));
        for open in ["def A : B<1", "def A { int x = 0;", "foo"] {
            assert_eq!(next_statement(open.as_bytes(), 0, 4), None, "{open}");
        }
    }
}
