//! Loops as calls of functions: one that returns as soon as it finds something is `any_of`, one that fills a
//! list is `map_to_vector`, of what is left by `make_filter_range` if not all turns add something, and any
//! other is `accumulate`, once for each variable that it changes.

use super::lexer::Token;
use super::locals::Outside;
use super::parser::{Parser, Result};
use super::statements::class_of;
use super::{Expr, Operator, Param};

/// What each turn of a loop is about.
#[derive(Clone)]
pub(super) struct Turn {
    /// The variable of the loop.
    pub(super) param: Param,
    /// What is in it, if that has names.
    pub(super) parts: Vec<Param>,
    /// The place in a list that it says the distance of, and the first of such places.
    pub(super) first: Option<(Param, u32)>,
    /// What the loop goes through.
    pub(super) list: u32,
}

/// Of a loop that is not understood.
const OTHER: &str = "only loops over lists, and those that count by one, are understood";

impl<'a> Parser<'a> {
    /// What stands behind `for`: a loop that returns when it finds something, or that changes variables.
    pub(super) fn repeated(&mut self) -> Result<u32> {
        self.expect("(")?;
        let (ty, reference) = self.declared_type()?;
        let mentions = self.locals.mentions();
        let there = self.locals.here();
        let outside = self.locals.next_origin();
        // `auto [a, b] : zip(..)`
        let mut parts = Vec::new();
        let mut first = None;
        let (param, list, counts) = if self.eat("[") {
            parts = self.names_of_parts()?;
            self.expect(":")?;
            let list = self.expr()?;
            let name = self.locals.unused("row", &self.tokens);
            (Param { name, ty: "auto".into() }, list, false)
        } else {
            let Some(name) = self.word() else { return self.fault(OTHER) };
            let counts = !self.eat(":");
            let list = match counts {
                true => {
                    let counted = self.counted(name, &ty)?;
                    first = counted.first;
                    counted.list
                }
                false => self.expr()?,
            };
            let ty = match &self.exprs[list as usize] {
                // An item of a variable whose type is written.
                Expr::Name(of) if ty == "auto" => self.locals.item_of(of).unwrap_or(ty),
                _ => ty,
            };
            (self.declare(name, ty), list, counts)
        };
        let (param, first) = match first {
            // A place in a list: the numbers are how far it is from the first.
            Some(first) => {
                let place = Param { name: self.locals.unused("place", &self.tokens), ty: "int64_t".into() };
                (place, Some((param, first)))
            }
            None => (param, None),
        };
        self.expect(")")?;
        let header = mentions..self.locals.mentions();
        let parts: Vec<Param> = parts.into_iter().map(|part| self.declare(part, "auto".into())).collect();
        let turn = Turn { param, parts, first, list };
        let (start, end) = (self.at, self.after_statement(self.at));
        let Some(end) = end else { return self.fault("it is not clear where the loop before this ends") };
        let leaves = self.leaving(start);
        let inside = self.locals.here();
        if leaves.returns && self.gives_value() {
            if let Ok((found, returned)) = self.found_in(start, end) {
                self.locals.leave(there);
                self.at = end;
                let any = self.each("any_of", &turn, found)?;
                let rest = self.statements()?;
                return self.push(Expr::Conditional(any, returned, rest));
            }
            self.locals.leave(inside);
            self.forget();
            self.at = start;
        }
        if turn.parts.is_empty() && !leaves.returns && !leaves.breaks {
            if let Ok(Some((name, filled))) = self.filled(&turn, (start, end)) {
                self.locals.leave(there);
                return self.changed(name, filled, true);
            }
            self.locals.leave(inside);
            self.at = start;
        }
        let (own, changed): (Vec<u32>, Vec<u32>) =
            self.changed_in(start, end, true)?.into_iter().partition(|&origin| origin >= outside);
        if let (&[item], [], Some(true), false) = (&own[..], &changed[..], reference, counts)
            && let Some(written) = self.locals.is_named(&self.exprs[list as usize])
        {
            return self.each_changed(&turn, written, (start, end), item, there);
        }
        if !own.is_empty() && (counts || reference == Some(true)) {
            return self.fault("a loop changes what it goes through");
        }
        if self.locals.mentioned_in(header, &changed) {
            return self.fault("a loop changes what it goes through");
        }
        if !leaves.returns && !leaves.breaks {
            let each = |p: &mut Self, o: u32| p.accumulated(&turn, (start, end), o, &changed);
            if let Ok(values) = self.values_of(&changed, each) {
                self.at = end;
                self.locals.leave(there);
                return self.all_changed(&changed, values);
            }
            self.locals.leave(inside);
            self.forget();
        }
        self.together(&turn, (start, end), &changed, leaves, there)
    }

    /// The body of a loop that returns as soon as it finds something: whether it does, and what it returns.
    fn found_in(&mut self, start: usize, end: usize) -> Result<(u32, u32)> {
        self.at = start;
        let braces = self.eat("{");
        let mut returned = None;
        let found = self.found(braces, &mut returned)?;
        match returned.filter(|_| self.at == end) {
            Some(returned) => Ok((found, returned)),
            None => self.fault("the loop before this never returns"),
        }
    }

    /// A loop that changes each item of a list by a reference, `for (int64_t &d : list) d += 1;`, and what
    /// follows it.
    fn each_changed(
        &mut self,
        turn: &Turn,
        written: &'a str,
        (start, end): (usize, usize),
        item: u32,
        there: Outside,
    ) -> Result<u32> {
        let value = self.value_after(start, end, true, item)?;
        let (_, types) = class_of(self.locals.type_of(written).unwrap_or_default());
        let [ty] = &types[..] else { return self.fault("what the list holds is not said") };
        let mut turn = turn.clone();
        // An item is of the type that the list holds.
        turn.param.ty = ty.clone();
        let kept = self.locals.unused("kept", &self.tokens);
        let same = self.push(Expr::Name(kept.clone()))?;
        let value = self.with(Param { name: kept, ty: ty.clone() }, value, same)?;
        let list = self.each("map_to_vector", &turn, value)?;
        self.at = end;
        self.locals.leave(there);
        self.changed(written, list, true)
    }

    /// What a variable holds after all turns of a loop with this body.
    fn accumulated(
        &mut self,
        turn: &Turn,
        (start, end): (usize, usize),
        origin: u32,
        changed: &[u32],
    ) -> Result<u32> {
        let before = self.locals.now(origin).unwrap_or_default();
        let before = self.push(Expr::Name(before))?;
        let there = self.locals.here();
        let state = self.renamed(origin)?;
        let others = self.locals.lose(changed.iter().copied().filter(|&o| o != origin));
        let body = self.value_after(start, end, true, origin);
        self.locals.regain(others);
        self.locals.leave(there);
        let body = self.in_turn(turn, body?)?;
        let lambda = self.push(Expr::Lambda(vec![state, turn.param.clone()], body))?;
        let args = vec![turn.list, before, lambda];
        self.push(Expr::Call { name: "accumulate".into(), types: Vec::new(), args })
    }

    /// The body of a loop that does nothing but to add an item to a list that has none yet, in each turn or
    /// in those of which something holds, which do not ask for the list: the list, and what it is then.
    fn filled(&mut self, turn: &Turn, (start, end): (usize, usize)) -> Result<Option<(&'a str, u32)>> {
        let braces = self.eat("{");
        if !self.sees_append() {
            return Ok(None);
        }
        let (there, mentions) = (self.locals.here(), self.locals.mentions());
        let mut turn = turn.clone();
        let mut closing = usize::from(braces);
        if self.eat_word("if") {
            self.expect("(")?;
            let condition = self.expr()?;
            self.expect(")")?;
            closing += usize::from(self.eat("{"));
            turn.list = self.each("make_filter_range", &turn, condition)?;
        }
        let name = self.word().unwrap_or_default();
        // `.push_back(`
        self.at += 3;
        let item = self.expr()?;
        self.expect(")")?;
        self.expect(";")?;
        let closes = (0..closing).all(|_| self.eat("}"));
        self.locals.leave(there);
        let origin = self.locals.origin(name).unwrap_or_default();
        let asks = self.locals.mentioned_in(mentions..self.locals.mentions(), &[origin]);
        let (_, types) = class_of(self.locals.type_of(name).unwrap_or_default());
        let ([ty], true) = (&types[..], closes && self.at == end && self.locals.is_empty_list(name) && !asks)
        else {
            self.at = start;
            return Ok(None);
        };
        // The list decides what its items are.
        let ty = ty.clone();
        let added = self.locals.unused("added", &self.tokens);
        let same = self.push(Expr::Name(added.clone()))?;
        let item = self.with(Param { name: added, ty }, item, same)?;
        Ok(Some((name, self.each("map_to_vector", &turn, item)?)))
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

    /// What is made in a turn of what its variable stands for.
    pub(super) fn in_turn(&mut self, turn: &Turn, value: u32) -> Result<u32> {
        let Some((place, first)) = &turn.first else {
            return self.with_parts(&turn.param, &turn.parts, value);
        };
        let far = self.push(Expr::Name(turn.param.name.clone()))?;
        let at = self.push(Expr::Binary(Operator::Add, *first, far))?;
        self.with(place.clone(), at, value)
    }

    /// A call of a function for each item of a list.
    fn each(&mut self, name: &str, turn: &Turn, body: u32) -> Result<u32> {
        let body = self.in_turn(turn, body)?;
        let lambda = self.push(Expr::Lambda(vec![turn.param.clone()], body))?;
        self.push(Expr::Call { name: name.into(), types: Vec::new(), args: vec![turn.list, lambda] })
    }

    /// The body of a loop, or a statement in it: whether it returns. What it returns then, always the same,
    /// goes to `returned`.
    fn found(&mut self, braces: bool, returned: &mut Option<u32>) -> Result<u32> {
        self.nested(|p| {
            if p.eat_word("if") {
                return p.found_if(braces, returned);
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

    /// What stands behind `if` in such a body, and what follows it.
    fn found_if(&mut self, braces: bool, returned: &mut Option<u32>) -> Result<u32> {
        let there = self.locals.here();
        let (declared, condition) = self.condition()?;
        let Some(end) = self.after_statement(self.at) else { return self.fault(OTHER) };
        let stops =
            matches!(self.peek(usize::from(self.sees("{"))), Some(Token::Word("return" | "continue")));
        if !stops && self.has_word("continue", self.at, end) {
            return self.fault("`continue` leaves more than one block");
        }
        let inner = self.eat("{");
        let then = self.found(inner, returned)?;
        self.locals.leave(there);
        let rest = match braces {
            true => self.found(true, returned)?,
            false => self.push(Expr::Name("false".into()))?,
        };
        let chosen = if stops {
            self.push(Expr::Conditional(condition, then, rest))?
        } else {
            // What does not return there goes on.
            let found = self.push(Expr::Binary(Operator::And, condition, then))?;
            self.push(Expr::Binary(Operator::Or, found, rest))?
        };
        match declared {
            Some((param, value)) => self.with(param, value, chosen),
            None => Ok(chosen),
        }
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
