//! Ways through statements: what follows a block is read once for each way to get there, where `return`,
//! `continue` or `break` leave some of them; and `switch`, whose cases are such ways.

use super::blocks::{Block, Gives, MAX_NODES, UNREACHABLE, Wanted};
use super::lexer::Token;
use super::locals::Outside;
use super::parser::{MAX_NESTING, Parser, Result};
use super::{Expr, Operator, Param};

/// What may leave a statement before its end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Leaves {
    /// `return`
    pub(super) returns: bool,
    /// `break` of what is around it.
    pub(super) breaks: bool,
    /// `continue` of what is around it.
    continues: bool,
}

impl Leaves {
    /// Does anything?
    pub(super) fn any(self) -> bool {
        self != Self::default()
    }

    fn or(self, other: Self) -> Self {
        Self {
            returns: self.returns || other.returns,
            breaks: self.breaks || other.breaks,
            continues: self.continues || other.continues,
        }
    }
}

/// The cases of a `switch` that begin at one statement: what the subject is there, and whether it is the
/// `default`.
struct Case {
    labels: Vec<u32>,
    default: bool,
    start: usize,
}

impl<'a> Parser<'a> {
    /// What may leave the statement at `at`.
    pub(super) fn leaving(&self, at: usize) -> Leaves {
        self.leaving_nested(at, MAX_NESTING)
    }

    fn leaving_nested(&self, at: usize, depth: u32) -> Leaves {
        let none = Leaves::default();
        let Some(depth) = depth.checked_sub(1) else { return none };
        if let Some(statement) = self.after_label(at) {
            return self.leaving_nested(statement, depth);
        }
        let ends = self.last_call.is_some_and(|last| self.is_word(at, last));
        if ends || self.is_word(at, "return") || self.is_word(at, UNREACHABLE) {
            return Leaves { returns: true, ..none };
        }
        if self.is_word(at, "break") {
            return Leaves { breaks: true, ..none };
        }
        if self.is_word(at, "continue") {
            return Leaves { continues: true, ..none };
        }
        if self.is_punct(at, "{") {
            return self.leaving_block(at + 1, depth);
        }
        let inner = ["if", "for", "switch"].into_iter().find(|w| self.is_word(at, w));
        let Some((word, body)) = inner.zip(self.after_bracket(at + 1)) else { return none };
        let inside = self.leaving_nested(body, depth);
        match word {
            "for" => Leaves { returns: inside.returns, ..none },
            "switch" => Leaves { breaks: false, ..inside },
            _ => match self.after_statement(body) {
                Some(next) if self.is_word(next, "else") => inside.or(self.leaving_nested(next + 1, depth)),
                _ => inside,
            },
        }
    }

    fn leaving_block(&self, mut at: usize, depth: u32) -> Leaves {
        let mut all = Leaves::default();
        while at < self.tokens.len() && !self.is_punct(at, "}") {
            all = all.or(self.leaving_nested(at, depth));
            match self.after_statement(at) {
                Some(next) if next > at => at = next,
                _ => break,
            }
        }
        all
    }

    /// Is nothing of the code read for what it makes of variables, so that `return` gives the value of all?
    pub(super) fn gives_value(&self) -> bool {
        self.blocks.iter().all(|b| matches!(b.gives, Gives::Rest { .. }))
    }

    /// What follows the block of this number, which ends here.
    pub(super) fn rest_behind(&mut self, number: usize) -> Result<u32> {
        if self.exprs.len() > MAX_NODES {
            return self.fault("the code has too many ways");
        }
        let gives = self.blocks.get(number).map(|b| &b.gives);
        let Some(&Gives::Rest { at, there, outside, .. }) = gives else {
            return self.fault("a block ends that was not there");
        };
        let blocks = self.blocks.split_off(number);
        self.locals.close(there, outside);
        self.at = at;
        let value = self.statements();
        self.blocks.extend(blocks);
        value
    }

    /// The statement from `start` to `end`, and what follows at `rest`.
    fn way(
        &mut self,
        (start, end): (usize, usize),
        rest: usize,
        there: Outside,
        outside: u32,
    ) -> Result<u32> {
        let braces = usize::from(self.is_punct(start, "{"));
        let before = self.locals.here();
        self.at = start + braces;
        let gives = Gives::Rest { at: rest, there, outside, switch: false };
        self.blocks.push(Block { end: end - braces, gives });
        let value = self.statements();
        self.blocks.pop();
        let value = value?;
        self.locals.leave(before);
        Ok(value)
    }

    /// `{ .. }`, and what follows it.
    pub(super) fn block(&mut self) -> Result<u32> {
        let Some(end) = self.after_statement(self.at) else { return self.fault("a block does not end") };
        let (there, outside) = (self.locals.here(), self.locals.next_origin());
        self.way((self.at, end), end, there, outside)
    }

    /// Both ways behind `if`, of which something leaves one. Each goes on behind the branches.
    pub(super) fn both_ways(
        &mut self,
        condition: u32,
        then: (usize, usize),
        otherwise: Option<(usize, usize)>,
        (there, outside): (Outside, u32),
    ) -> Result<u32> {
        let rest = otherwise.unwrap_or(then).1;
        let yes = self.way(then, rest, there, outside)?;
        let end = self.at;
        let no = match otherwise {
            Some(otherwise) => self.way(otherwise, rest, there, outside)?,
            None => {
                self.locals.leave(there);
                self.at = rest;
                self.statements()?
            }
        };
        self.at = self.at.max(end);
        self.push(Expr::Conditional(condition, yes, no))
    }

    /// `return`: its value, or what it means for a loop that is followed.
    pub(super) fn returned(&mut self) -> Result<u32> {
        let inner = self.blocks.iter().rev().map(|b| &b.gives);
        match inner.into_iter().find(|g| !matches!(g, Gives::Rest { .. } | Gives::Returned)) {
            None => {
                self.at += 1;
                let value = self.expr()?;
                self.expect(";")?;
                Ok(value)
            }
            Some(Gives::Held { left: true, wanted, before, .. }) => match *wanted {
                Wanted::Left => self.number(2),
                Wanted::Nothing => self.push(Expr::Name("false".into())),
                // What is returned is asked of what was there before this turn.
                Wanted::Variable(_) => {
                    let before = before.clone();
                    self.push(Expr::Name(before))
                }
            },
            Some(_) => self.fault("a block that changes variables returns, too"),
        }
    }

    /// `continue;`, behind which the value of the turn is that of now.
    pub(super) fn next_turn(&mut self) -> Result<u32> {
        self.expect(";")?;
        let inner = self.blocks.iter().rev().map(|b| &b.gives);
        match inner.into_iter().find(|g| !matches!(g, Gives::Rest { .. })) {
            Some(Gives::Held { wanted, turn: true, .. }) => self.asked_for(*wanted),
            Some(Gives::Returned) => self.unreachable(),
            _ => self.fault("`continue` leaves more than one block"),
        }
    }

    /// `break;`
    pub(super) fn broken(&mut self) -> Result<u32> {
        self.expect(";")?;
        let leaves = |g: &Gives| !matches!(g, Gives::Rest { switch: false, .. });
        let Some(number) = self.blocks.iter().rposition(|b| leaves(&b.gives)) else {
            return self.fault("`break` leaves nothing");
        };
        match &self.blocks[number].gives {
            Gives::Held { wanted: Wanted::Left, turn: true, left: true, .. } => self.number(1),
            Gives::Held { wanted, turn: true, left: true, .. } => self.asked_for(*wanted),
            Gives::Held { .. } => self.fault("`break` leaves more than one block"),
            Gives::Returned => self.unreachable(),
            Gives::Rest { .. } => self.rest_behind(number),
        }
    }

    /// What stands behind `switch`, from the statement at `start` on: a choice by one comparison after the
    /// other. Each case goes on in the next one, or behind the `switch` after a `break`.
    pub(super) fn switched(&mut self, start: usize) -> Result<u32> {
        let Some(end) = self.after_statement(start) else { return self.fault("a `switch` does not end") };
        let (there, outside) = (self.locals.here(), self.locals.next_origin());
        let around = self.blocks.last().filter(|b| b.end == end);
        let alone = around.is_some_and(|b| !matches!(b.gives, Gives::Rest { .. }));
        if !alone && !self.leaving(start).any() {
            // It is read for what it makes of variables, so that what follows is read once.
            return self.after_block(start, end, there);
        }
        self.expect("(")?;
        let subject = self.expr()?;
        self.expect(")")?;
        self.expect("{")?;
        let name = self.locals.unused("subject", &self.tokens);
        let cases = self.cases(end - 1)?;
        let rest = Gives::Rest { at: end, there, outside, switch: true };
        let (mut furthest, mut chosen, mut default) = (end, Vec::new(), None);
        for case in cases {
            self.at = case.start;
            self.blocks.push(Block { end: end - 1, gives: rest.clone() });
            let body = self.statements();
            self.blocks.pop();
            let body = body?;
            self.locals.leave(there);
            furthest = furthest.max(self.at);
            match case.default {
                true => default = Some(body),
                false => chosen.push((case.labels, body)),
            }
        }
        let mut value = match default {
            Some(value) => value,
            None => {
                self.at = end;
                let value = self.statements()?;
                furthest = furthest.max(self.at);
                value
            }
        };
        self.at = furthest;
        for (labels, body) in chosen.into_iter().rev() {
            let mut any = None;
            for label in labels {
                let subject = self.push(Expr::Name(name.clone()))?;
                let is = self.push(Expr::Binary(Operator::Equal, subject, label))?;
                any = Some(match any {
                    Some(any) => self.push(Expr::Binary(Operator::Or, any, is))?,
                    None => is,
                });
            }
            if let Some(any) = any {
                value = self.push(Expr::Conditional(any, body, value))?;
            }
        }
        self.with(Param { name, ty: "auto".into() }, subject, value)
    }

    /// The cases of a `switch`, up to its `}`.
    fn cases(&mut self, end: usize) -> Result<Vec<Case>> {
        let mut cases = Vec::new();
        while self.at < end {
            let (mut labels, mut default) = (Vec::new(), false);
            while self.at < end && self.after_label(self.at).is_some() {
                match self.word() {
                    Some("case") => labels.push(self.expr()?),
                    _ => default = true,
                }
                self.expect(":")?;
            }
            if labels.is_empty() && !default {
                return self.fault("a `switch` has statements before its cases");
            }
            cases.push(Case { labels, default, start: self.at });
            while self.at < end && self.after_label(self.at).is_none() {
                match self.after_statement(self.at) {
                    Some(next) if next > self.at && next <= end => self.at = next,
                    _ => return self.fault("a statement of a `switch` does not end"),
                }
            }
        }
        Ok(cases)
    }

    /// The end of `case x:` or `default:` that one case goes on behind.
    pub(super) fn falls_through(&mut self) -> bool {
        let around = self.blocks.last().map(|b| &b.gives);
        let inside = matches!(around, Some(Gives::Rest { switch: true, .. }));
        let label = matches!(self.peek(0), Some(Token::Word("case" | "default")));
        match self.after_label(self.at).filter(|_| inside && label) {
            Some(at) => {
                self.at = at;
                true
            }
            None => false,
        }
    }
}
