//! Blocks that do not return: what each variable that such a block changes holds after it.
//!
//! A block is read once to see which variables it changes, and then once for each of them, with the value of
//! that variable in the place of a `return`.

use super::lexer::Token;
use super::locals::Outside;
use super::parser::{MAX_NESTING, Parser, Result};
use super::{Expr, Literal, Param};

/// Nodes that a text may become if blocks are read several times.
pub(super) const MAX_NODES: usize = 1 << 16;

/// The function that says that nothing gets to where it is called.
pub const UNREACHABLE: &str = "llvm_unreachable";

/// A block that is being read.
#[derive(Clone, Debug)]
pub(super) struct Block {
    /// The token after its last statement.
    pub(super) end: usize,
    /// What its end gives.
    pub(super) gives: Gives,
}

/// What the end of a block gives.
#[derive(Clone, Debug)]
pub(super) enum Gives {
    /// What something holds there.
    Held {
        /// What is asked for.
        wanted: Wanted,
        /// Is it the body of a loop, which `continue` leaves?
        turn: bool,
        /// May `break` and `return` leave it, too?
        left: bool,
        /// The variable that is asked for, as it is at the beginning.
        before: String,
    },
    /// Nothing: it is the turn of a loop in which something is returned.
    Returned,
    /// What the statements behind it give.
    Rest {
        /// The first of these.
        at: usize,
        /// What can be named there: variables that were there before the block.
        there: Outside,
        /// The number of the first variable of the block.
        outside: u32,
        /// Is it a `switch`, which `break` leaves?
        switch: bool,
    },
}

/// What is asked of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// Nothing: it is only seen which variables change.
    Nothing,
    /// The value of a variable.
    Variable(u32),
    /// How it is left: 0 by its end, 1 by `break`, 2 by `return`.
    Left,
}

impl<'a> Parser<'a> {
    pub(super) fn is_punct(&self, at: usize, punct: &str) -> bool {
        matches!(self.tokens.get(at), Some((Token::Punct(p), _)) if *p == punct)
    }

    pub(super) fn is_word(&self, at: usize, word: &str) -> bool {
        matches!(self.tokens.get(at), Some((Token::Word(w), _)) if *w == word)
    }

    /// The token after what the bracket at `at` opens.
    pub(super) fn after_bracket(&self, at: usize) -> Option<usize> {
        let mut depth = 0u32;
        for (i, (token, _)) in self.tokens.iter().enumerate().skip(at) {
            match token {
                Token::Punct("(" | "[" | "{") => depth += 1,
                Token::Punct(")" | "]" | "}") => {
                    depth = depth.checked_sub(1)?;
                    if depth == 0 {
                        return Some(i + 1);
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// The token after the statement at `at`.
    pub(super) fn after_statement(&self, at: usize) -> Option<usize> {
        self.after_nested(at, MAX_NESTING)
    }

    fn after_nested(&self, at: usize, depth: u32) -> Option<usize> {
        let depth = depth.checked_sub(1)?;
        if let Some(statement) = self.after_label(at) {
            return self.after_nested(statement, depth);
        }
        if self.is_word(at, "if") {
            let end = self.after_nested(self.after_bracket(at + 1)?, depth)?;
            return if self.is_word(end, "else") { self.after_nested(end + 1, depth) } else { Some(end) };
        }
        if self.is_word(at, "for") {
            return self.after_nested(self.after_bracket(at + 1)?, depth);
        }
        if self.is_word(at, "switch") {
            return self.after_bracket(self.after_bracket(at + 1)?);
        }
        if self.is_punct(at, "{") {
            return self.after_bracket(at);
        }
        let mut i = at;
        loop {
            match &self.tokens.get(i)?.0 {
                Token::Punct(";") => return Some(i + 1),
                Token::Punct("(" | "[" | "{") => i = self.after_bracket(i)?,
                Token::Punct(")" | "]" | "}") => return None,
                _ => i += 1,
            }
        }
    }

    /// The token behind `case x:` or `default:`, if one of them stands there.
    pub(super) fn after_label(&self, at: usize) -> Option<usize> {
        if !self.is_word(at, "case") && !self.is_word(at, "default") {
            return None;
        }
        (at..self.tokens.len()).find(|&i| self.is_punct(i, ":")).map(|i| i + 1)
    }

    /// Does the statement at `at` leave the block that it is in, whatever happens?
    pub(super) fn leaves(&self, at: usize) -> bool {
        self.leaves_nested(at, MAX_NESTING)
    }

    fn leaves_nested(&self, at: usize, depth: u32) -> bool {
        let Some(depth) = depth.checked_sub(1) else { return false };
        let ends = self.last_call.is_some_and(|last| self.is_word(at, last));
        if ends || ["return", "continue", "break", UNREACHABLE].iter().any(|w| self.is_word(at, w)) {
            return true;
        }
        if self.is_word(at, "if") {
            let Some(then) = self.after_bracket(at + 1) else { return false };
            let Some(after) = self.after_statement(then) else { return false };
            let otherwise = self.is_word(after, "else") && self.leaves_nested(after + 1, depth);
            return otherwise && self.leaves_nested(then, depth);
        }
        if !self.is_punct(at, "{") {
            return false;
        }
        self.leaves_in_block(at + 1, depth)
    }

    fn leaves_in_block(&self, mut at: usize, depth: u32) -> bool {
        while at < self.tokens.len() && !self.is_punct(at, "}") {
            if self.leaves_nested(at, depth) {
                return true;
            }
            match self.after_statement(at) {
                Some(next) if next > at => at = next,
                _ => return false,
            }
        }
        false
    }

    /// Whether a word stands between two tokens.
    pub(super) fn has_word(&self, word: &str, from: usize, to: usize) -> bool {
        (from..to).any(|at| self.is_word(at, word))
    }

    /// The value at the end of a block that is being read, if it ends here.
    pub(super) fn end_of_block(&mut self) -> Option<Result<u32>> {
        let block = self.blocks.last().filter(|b| b.end == self.at)?;
        Some(match &block.gives {
            Gives::Held { wanted, .. } => self.asked_for(*wanted),
            Gives::Returned => self.unreachable(),
            Gives::Rest { .. } => self.rest_behind(self.blocks.len() - 1),
        })
    }

    /// What one asks for at the end of a block, or where a turn ends.
    pub(super) fn asked_for(&mut self, wanted: Wanted) -> Result<u32> {
        let name = match wanted {
            Wanted::Variable(origin) => self.locals.now(origin).unwrap_or_default(),
            Wanted::Nothing => "false".to_string(),
            Wanted::Left => return self.number(0),
        };
        self.push(Expr::Name(name))
    }

    pub(super) fn number(&mut self, number: u64) -> Result<u32> {
        self.push(Expr::Int(number, Literal::default()))
    }

    /// What stands where nothing gets to.
    pub(super) fn unreachable(&mut self) -> Result<u32> {
        let (name, types, args) = (UNREACHABLE.into(), Vec::new(), Vec::new());
        self.push(Expr::Call { name, types, args })
    }

    /// The variables from outside that the statement from `start` to `end` changes; `turn`: it is the body of
    /// a loop.
    pub(super) fn changed_in(&mut self, start: usize, end: usize, turn: bool) -> Result<Vec<u32>> {
        let outside = self.locals.next_origin();
        let mark = self.changes.len();
        self.read_held(start, end, (turn, turn), Wanted::Nothing)?;
        let mut changed: Vec<u32> = self.changes.drain(mark..).filter(|&origin| origin < outside).collect();
        changed.sort_unstable();
        changed.dedup();
        Ok(changed)
    }

    /// What one of these holds after that statement.
    pub(super) fn value_after(&mut self, start: usize, end: usize, turn: bool, origin: u32) -> Result<u32> {
        self.asked(start, end, (turn, false), Wanted::Variable(origin))
    }

    /// The same of a turn that `break` and `return` may leave.
    pub(super) fn held_after_turn(&mut self, start: usize, end: usize, wanted: Wanted) -> Result<u32> {
        self.asked(start, end, (true, true), wanted)
    }

    fn asked(&mut self, start: usize, end: usize, turn: (bool, bool), wanted: Wanted) -> Result<u32> {
        let mark = self.changes.len();
        let value = self.read_held(start, end, turn, wanted);
        self.changes.truncate(mark);
        value
    }

    fn read_held(&mut self, start: usize, end: usize, turn: (bool, bool), wanted: Wanted) -> Result<u32> {
        let before = match wanted {
            Wanted::Variable(origin) => self.locals.now(origin).unwrap_or_default(),
            _ => String::new(),
        };
        self.read_block(start, end, Gives::Held { wanted, turn: turn.0, left: turn.1, before })
    }

    /// The statement from `start` to `end`, whose end gives this.
    pub(super) fn read_block(&mut self, start: usize, end: usize, gives: Gives) -> Result<u32> {
        if self.exprs.len() > MAX_NODES {
            return self.fault("the code has too many blocks in blocks");
        }
        let braces = usize::from(self.is_punct(start, "{"));
        let (at, there) = (self.at, self.locals.here());
        self.at = start + braces;
        self.blocks.push(Block { end: end - braces, gives });
        let value = self.statements();
        self.blocks.pop();
        let value = value?;
        self.locals.leave(there);
        self.at = at;
        Ok(value)
    }

    /// What each of several variables holds, by `value`.
    pub(super) fn values_of(
        &mut self,
        changed: &[u32],
        mut value: impl FnMut(&mut Self, u32) -> Result<u32>,
    ) -> Result<Vec<u32>> {
        changed.iter().map(|&origin| value(self, origin)).collect()
    }

    /// What follows when several variables have changed at once, and hold these values.
    pub(super) fn all_changed(&mut self, changed: &[u32], values: Vec<u32>) -> Result<u32> {
        let mut params: Vec<Param> = Vec::with_capacity(changed.len());
        for &origin in changed {
            params.push(self.renamed(origin)?);
        }
        let mut rest = self.statements()?;
        for (param, value) in params.into_iter().zip(values).rev() {
            rest = self.with(param, value, rest)?;
        }
        Ok(rest)
    }
}
