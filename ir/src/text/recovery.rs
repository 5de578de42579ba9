//! Going on after an error, so that one run reports the errors of all ops.
//!
//! What follows an op that cannot be read is found without understanding it: from its start on braces are
//! counted, and the next line that begins like an op, a block or the end of a region, outside of all braces
//! that the op opened, is where the reading goes on. Values and blocks that the op would have defined are
//! missing from then on, so nothing is said of missing ones once there was an error.

use super::lexer::{self, Lexeme, Token};
use super::parser::{Failed, Parsed, Parser};
use super::types::is_integer_type;

/// How many errors of a text are reported at most.
pub(crate) const MAX_ERRORS: usize = 100;

/// How much of what is being read there was at the start of a block.
#[derive(Clone, Copy, Default)]
pub(super) struct OpenBlock {
    body: usize,
    scopes: usize,
    uses: usize,
    types: usize,
    result_types: usize,
    values: usize,
    dialects: usize,
}

impl OpenBlock {
    /// The number of the body that the block is in.
    pub(super) fn body(self) -> usize {
        self.body
    }
}

impl Parser<'_, '_> {
    /// Remembers what is there at the start of a block. Gives what was remembered of the block around.
    pub(super) fn enter_block(&mut self) -> OpenBlock {
        let ops = &self.ops;
        let here = OpenBlock {
            body: ops.current,
            scopes: ops.block_scopes.len(),
            uses: ops.uses.len(),
            types: ops.types.len(),
            result_types: ops.result_types.len(),
            values: ops.values.len(),
            dialects: ops.default_dialects.len(),
        };
        std::mem::replace(&mut self.ops.open_block, here)
    }

    /// After an error in the op that starts at `start` in the block `here`: makes the token behind it the
    /// current one. `names`: the mark of the names that were defined before it. Fails if there is no going
    /// on.
    pub(super) fn recover(&mut self, start: usize, names: usize, here: OpenBlock) -> Parsed<()> {
        if self.exhausted || self.errors.len() >= MAX_ERRORS {
            return Err(Failed);
        }
        let errors = self.errors.len();
        self.ops.open_block = here;
        let Some(next) = self.next_op(start, self.tok.start.max(start + 1)) else {
            // What is around the op is open as well, so there is nothing behind it either.
            self.exhausted = true;
            return Err(Failed);
        };
        self.ops.current = here.body;
        self.ops.block_scopes.truncate(here.scopes);
        self.ops.uses.truncate(here.uses);
        self.ops.types.truncate(here.types);
        self.ops.result_types.truncate(here.result_types);
        self.ops.values.truncate(here.values);
        self.ops.default_dialects.truncate(here.dialects);
        self.fixed_type = None;
        self.names.close(names);
        self.last_end = next;
        self.reset_to(next);
        debug_assert_eq!(self.errors.len(), errors, "the token was read before");
        Ok(())
    }

    /// Where something begins, at `least` or after it, that is not part of the op that starts at `start`.
    fn next_op(&self, start: usize, least: usize) -> Option<usize> {
        let (mut at, mut end) = (start, start);
        let (mut braces, mut others) = (0usize, 0usize);
        loop {
            let token = lexer::lex(self.text, at);
            if token.kind == Token::Error {
                // What is no token is skipped with the rest of its line.
                at = self.text[at..].iter().position(|&byte| byte == b'\n')? + at + 1;
                end = end.min(at - 1);
                continue;
            }
            if token.kind == Token::Eof {
                return None;
            }
            if braces == 0 && token.start >= least {
                let is_first = self.text[end..token.start].contains(&b'\n');
                if token.kind == Token::RBrace || is_first && self.starts_op(token, others == 0) {
                    return Some(token.start);
                }
            }
            match token.kind {
                Token::LBrace => braces += 1,
                Token::RBrace => braces = braces.saturating_sub(1),
                Token::LParen | Token::LSquare => others += 1,
                Token::RParen | Token::RSquare => others = others.saturating_sub(1),
                _ => {}
            }
            (at, end) = (token.end, token.end);
        }
    }

    /// Whether an op or a block begins with a token. Outside of parentheses a name that is not known will do.
    fn starts_op(&self, token: Lexeme, is_outside: bool) -> bool {
        let kind_after = |at: usize| lexer::lex(self.text, at).kind;
        let spelling = &self.text[token.start..token.end];
        match token.kind {
            Token::Str => kind_after(token.end) == Token::LParen,
            Token::Caret => matches!(kind_after(token.end), Token::Colon | Token::LParen),
            Token::Percent => self.starts_results(token),
            Token::Bare if is_integer_type(spelling) => false,
            Token::Bare => is_outside && spelling.contains(&b'.') || self.is_known_op(spelling),
            _ => false,
        }
    }

    /// Whether names of results and the name of their op begin here: `%a, %b:2 = name`.
    fn starts_results(&self, first: Lexeme) -> bool {
        let mut at = first.start;
        let mut next = || {
            let token = lexer::lex(self.text, at);
            at = token.end;
            (token.kind != Token::Error).then_some(token.kind)
        };
        loop {
            if next() != Some(Token::Percent) {
                return false;
            }
            let mut kind = next();
            if kind == Some(Token::Colon) {
                next();
                kind = next();
            }
            match kind {
                Some(Token::Comma) => {}
                Some(Token::Equal) => return matches!(next(), Some(Token::Str | Token::Bare)),
                _ => return false,
            }
        }
    }

    /// Whether a word is the name of an op that is known, maybe of the dialect that is the default in this
    /// block.
    fn is_known_op(&self, word: &[u8]) -> bool {
        let is_op = |name: &[u8]| {
            let name = std::str::from_utf8(name).ok().and_then(|name| self.ctx.find_name(name));
            name.is_some_and(|name| self.ctx.op_info(name).is_some())
        };
        let dialect = self.ops.default_dialects.get(self.ops.open_block.dialects.wrapping_sub(1));
        let short = dialect.copied().flatten().map(|dialect| [self.ctx.bytes(dialect), b".", word].concat());
        is_op(word) || short.is_some_and(|name| is_op(&name))
    }
}
