//! Loops as calls of functions: one that returns as soon as it finds something is `any_of`, one that fills a
//! list is `map_to_vector`, of what is left by `make_filter_range` if not all turns add something. Others are
//! not understood.

use super::lexer::Token;
use super::parser::{Parser, Result};
use super::statements::class_of;
use super::{Expr, Param};

/// Of a loop that is not understood.
const OTHER: &str = "only loops that look for something or fill a list are understood";

impl<'a> Parser<'a> {
    /// `list.reserve(n);` of a list without items, which means nothing.
    pub(super) fn eat_room(&mut self) -> bool {
        let start = self.at;
        let list = self.word().filter(|name| self.locals.is_empty_list(name));
        let reserves = list.is_some() && self.eat(".") && self.eat_word("reserve") && self.eat("(");
        let done = reserves && self.expr().is_ok() && self.eat(")") && self.eat(";");
        if !done {
            self.at = start;
        }
        done
    }

    /// What stands behind `for`: a loop that returns when it finds something, or that fills a list.
    pub(super) fn repeated(&mut self) -> Result<u32> {
        self.expect("(")?;
        let Ok(ty) = self.ty() else { return self.fault(OTHER) };
        let Some(name) = self.word() else { return self.fault(OTHER) };
        let list = if self.eat(":") { self.expr()? } else { self.counted(name)? };
        self.expect(")")?;
        let there = self.locals.here();
        let param = self.declare(name, ty);
        let mut returned = None;
        let braces = self.eat("{");
        if let Some((name, filled)) = self.filled(braces, &param, list)? {
            self.locals.leave(there);
            return self.changed(name, filled);
        }
        let found = self.found(braces, &mut returned)?;
        self.locals.leave(there);
        let Some(returned) = returned else { return self.fault("the loop before this never returns") };
        let any = self.each("any_of", list, &param, found)?;
        let rest = self.statements()?;
        self.push(Expr::Conditional(any, returned, rest))
    }

    /// The body of a loop that does nothing but to add an item to a list that has none yet, in each turn or
    /// in those of which something holds: the list, and what it is then.
    fn filled(&mut self, braces: bool, turn: &Param, all: u32) -> Result<Option<(&'a str, u32)>> {
        if !self.sees_append() {
            return Ok(None);
        }
        // What the items are made of cannot be the list, which is another one in each turn.
        let there = self.locals.enter();
        let mut list = all;
        let mut closing = usize::from(braces);
        if self.eat_word("if") {
            self.expect("(")?;
            let condition = self.expr()?;
            self.expect(")")?;
            closing += usize::from(self.eat("{"));
            list = self.each("make_filter_range", list, turn, condition)?;
        }
        let name = self.word().unwrap_or_default();
        // `.push_back(`
        self.at += 3;
        let item = self.expr()?;
        self.expect(")")?;
        self.expect(";")?;
        for _ in 0..closing {
            self.expect("}")?;
        }
        self.locals.leave(there);
        if !self.locals.is_empty_list(name) {
            return self.fault("only a list without items, of which the loop asks nothing, can be filled");
        }
        // The list decides what its items are.
        let (_, types) = class_of(self.locals.variable(name).unwrap_or_default());
        let [ty] = &types[..] else { return self.fault("what the list holds is not said") };
        let ty = ty.clone();
        let added = self.locals.unused("added", &self.tokens);
        let same = self.push(Expr::Name(added.clone()))?;
        let item = self.with(Param { name: added, ty }, item, same)?;
        Ok(Some((name, self.each("map_to_vector", list, turn, item)?)))
    }

    /// Does a statement come that adds an item to a list, or one that does so if something holds?
    fn sees_append(&self) -> bool {
        let punct = |ahead: usize, p: &str| matches!(self.peek(ahead), Some(Token::Punct(q)) if *q == p);
        let mut at = 0;
        if matches!(self.peek(0), Some(Token::Word("if"))) {
            let mut depth = 0i32;
            loop {
                at += 1;
                depth += i32::from(punct(at, "(")) - i32::from(punct(at, ")"));
                if depth <= 0 || self.peek(at).is_none() {
                    break;
                }
            }
            at += 1 + usize::from(punct(at + 1, "{"));
        }
        let adds = matches!(self.peek(at + 2), Some(Token::Word("push_back" | "emplace_back")));
        matches!(self.peek(at), Some(Token::Word(_))) && punct(at + 1, ".") && adds && punct(at + 3, "(")
    }

    /// A call of a function for each item of a list.
    fn each(&mut self, name: &str, list: u32, item: &Param, body: u32) -> Result<u32> {
        let lambda = self.push(Expr::Lambda(vec![item.clone()], body))?;
        self.push(Expr::Call { name: name.into(), types: Vec::new(), args: vec![list, lambda] })
    }

    /// `= from, e = to; i < e; ++i` as the list of numbers that `i` is.
    fn counted(&mut self, name: &str) -> Result<u32> {
        self.expect("=")?;
        let from = self.expr()?;
        let end = match self.eat(",") {
            true => {
                let end = self.word();
                self.expect("=")?;
                Some((end, self.expr()?))
            }
            false => None,
        };
        self.expect(";")?;
        let counts = self.word() == Some(name) && (self.eat("<") || end.is_some() && self.eat("!="));
        let to = match end {
            Some((end, to)) if counts && self.word() == end => to,
            None if counts => self.expr()?,
            _ => return self.fault("only loops that count up to a number are understood"),
        };
        self.expect(";")?;
        let before = self.increment();
        let same = self.word() == Some(name);
        if !same || !before && !self.increment() {
            return self.fault("only loops that count up by one are understood");
        }
        let (name, types) = ("seq".into(), vec!["int64_t".into()]);
        self.push(Expr::Call { name, types, args: vec![from, to] })
    }

    fn increment(&mut self) -> bool {
        self.eat("+") && self.eat("+")
    }

    /// The body of a loop: whether it returns. What it returns then, always the same, goes to `returned`.
    fn found(&mut self, braces: bool, returned: &mut Option<u32>) -> Result<u32> {
        self.nested(|p| {
            if p.eat_word("if") {
                p.expect("(")?;
                let condition = p.expr()?;
                p.expect(")")?;
                let inner = p.eat("{");
                let stops = p.stops(returned)?;
                if inner {
                    p.expect("}")?;
                }
                let rest = match braces {
                    true => p.found(true, returned)?,
                    false => p.push(Expr::Name("false".into()))?,
                };
                return p.push(Expr::Conditional(condition, stops, rest));
            }
            if braces && p.eat("}") {
                return p.push(Expr::Name("false".into()));
            }
            if matches!(p.peek(0), Some(Token::Word("return" | "continue"))) {
                let stops = p.stops(returned)?;
                if braces {
                    p.expect("}")?;
                }
                return Ok(stops);
            }
            let (ty, name) = (p.ty()?, p.word());
            let Some(name) = name.filter(|_| braces && p.eat("=")) else {
                return p.fault(OTHER);
            };
            let value = p.expr()?;
            p.expect(";")?;
            let param = p.declare(name, ty);
            let rest = p.found(true, returned)?;
            p.with(param, value, rest)
        })
    }

    /// `return x;` or `continue;`: whether it is the first.
    fn stops(&mut self, returned: &mut Option<u32>) -> Result<u32> {
        if self.eat_word("continue") {
            self.expect(";")?;
            return self.push(Expr::Name("false".into()));
        }
        if !self.eat_word("return") {
            return self.fault("`return` or `continue` is expected here");
        }
        let value = self.expr()?;
        self.expect(";")?;
        let constant = match &self.exprs[value as usize] {
            Expr::Name(name) => name == "true" || name == "false",
            Expr::Call { name, args, .. } => args.is_empty() && (name == "failure" || name == "success"),
            _ => false,
        };
        let same = returned.is_none_or(|r| self.exprs[r as usize] == self.exprs[value as usize]);
        if !constant || !same {
            return self.fault("a loop returns something else than one truth value");
        }
        *returned = Some(value);
        self.push(Expr::Name("true".into()))
    }
}
