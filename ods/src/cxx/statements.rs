//! Statements as one expression. A variable is the parameter of a lambda around what follows it, and one that
//! is given another value is another one from there on. `if` chooses between two rests, or between what its
//! branches make of variables.

use super::blocks::UNREACHABLE;
use super::changes::is_list;
use super::lexer::Token;
use super::locals::Outside;
use super::parser::{Parser, Result};
use super::{Expr, Param, is_number};

/// Classes of what shows a list or text that something else holds.
const VIEWS: [&str; 7] =
    ["auto", "ArrayRef", "MutableArrayRef", "StringRef", "ValueRange", "TypeRange", "OperandRange"];

/// Does a variable of this type show what something else holds?
pub(super) fn is_view(ty: &str) -> bool {
    VIEWS.contains(&class_of(ty).0.as_str())
}

impl<'a> Parser<'a> {
    /// Statements that end with a `return`, or with the block that is being read.
    pub(super) fn statements(&mut self) -> Result<u32> {
        self.nested(|p| {
            if let Some((name, sign)) = p.counted.take() {
                return p.counted_behind(name, sign);
            }
            if let Some(value) = p.end_of_block() {
                return value;
            }
            if p.eat_word("if") {
                return p.branches();
            }
            if p.eat_word("for") {
                return p.repeated();
            }
            if p.eat_word("switch") {
                return p.switched(p.at - 1);
            }
            if p.eat_word("continue") {
                return p.next_turn();
            }
            if p.eat_word("break") {
                return p.broken();
            }
            if p.sees("{") {
                return p.block();
            }
            if p.eat(";") || p.falls_through() || p.says_nothing() {
                return p.statements();
            }
            if matches!(p.peek(0), Some(Token::Word("return"))) {
                return p.returned();
            }
            if matches!(p.peek(0), Some(Token::Word(w)) if *w == UNREACHABLE) {
                p.expr()?;
                p.expect(";")?;
                return p.unreachable();
            }
            if p.last_call.is_some_and(|last| matches!(p.peek(0), Some(Token::Word(w)) if *w == last)) {
                return p.last_call();
            }
            if let Some(rest) = p.changing() {
                return rest;
            }
            if p.sees_match() {
                let value = p.expr()?;
                p.expect(";")?;
                let name = p.locals.unused("matched", &p.tokens);
                let rest = p.statements()?;
                return p.with(Param { name, ty: "auto".into() }, value, rest);
            }
            let (ty, reference) = p.declared_type()?;
            if p.eat("[") {
                return p.bindings();
            }
            p.declaration(&ty, reference)
        })
    }

    /// Goes behind a statement on which nothing depends: an assertion, a message, or the mention of a
    /// variable that is not used.
    fn says_nothing(&mut self) -> bool {
        const SILENT: [&str; 4] = ["assert", "emitError", "emitWarning", "emitRemark"];
        let mut at = self.at;
        while self.is_punct(at, "::") || self.is_word(at, "mlir") && self.is_punct(at + 1, "::") {
            at += 1;
        }
        let called = SILENT.iter().any(|name| self.is_word(at, name)) && self.is_punct(at + 1, "(");
        let unused = self.is_punct(at, "(") && self.is_word(at + 1, "void") && self.is_punct(at + 2, ")");
        match self.after_statement(at).filter(|_| called || unused && self.is_punct(at + 4, ";")) {
            Some(end) => {
                self.at = end;
                true
            }
            None => false,
        }
    }

    /// A call that ends the code, with the `return` behind it, if one stands there.
    fn last_call(&mut self) -> Result<u32> {
        if !self.blocks.is_empty() {
            return self.fault("a block that changes variables ends the code, too");
        }
        let value = self.expr()?;
        self.expect(";")?;
        if self.eat_word("return") {
            self.expect(";")?;
        } else {
            self.falls = true;
        }
        Ok(value)
    }

    /// The type of a variable; whether it is a reference or pointer, and whether what it refers to changes
    /// with it.
    pub(super) fn declared_type(&mut self) -> Result<(String, Option<bool>)> {
        let start = self.at;
        let ty = self.ty()?;
        let is = |token: &Token<'_>, text: &str| match token {
            Token::Word(word) => *word == text,
            Token::Punct(punct) => *punct == text,
            _ => false,
        };
        let written = &self.tokens[start..self.at];
        let has = |text: &str| written.iter().any(|(token, _)| is(token, text));
        let reference = has("&") || has("&&");
        let reference = (reference || has("*")).then(|| reference && !has("const"));
        Ok((ty, reference))
    }

    /// `[a, b] = row;` behind `auto`, and what follows.
    fn bindings(&mut self) -> Result<u32> {
        let names = self.names_of_parts()?;
        self.expect("=")?;
        let mentions = self.locals.mentions();
        let value = self.expr()?;
        self.expect(";")?;
        self.locals.seen_since(mentions, true);
        let name = self.locals.unused("row", &self.tokens);
        let row = Param { name, ty: "auto".into() };
        let parts: Vec<Param> = names.into_iter().map(|part| self.declare(part, "auto".into())).collect();
        let rest = self.statements()?;
        let rest = self.with_parts(&row, &parts, rest)?;
        self.with(row, value, rest)
    }

    /// `a, b]`
    pub(super) fn names_of_parts(&mut self) -> Result<Vec<&'a str>> {
        let mut names = Vec::new();
        while let Some(part) = self.word() {
            names.push(part);
            self.eat(",");
        }
        self.expect("]")?;
        Ok(names)
    }

    /// What follows where what stands in a row has names.
    pub(super) fn with_parts(&mut self, row: &Param, parts: &[Param], mut rest: u32) -> Result<u32> {
        for (i, part) in parts.iter().enumerate().rev() {
            let row = self.push(Expr::Name(row.name.clone()))?;
            let (name, types) = ("std::get".into(), vec![i.to_string()]);
            let value = self.push(Expr::Call { name, types, args: vec![row] })?;
            rest = self.with(part.clone(), value, rest)?;
        }
        Ok(rest)
    }

    /// A variable of this type, or several, and what follows.
    fn declaration(&mut self, ty: &str, reference: Option<bool>) -> Result<u32> {
        let Some(name) = self.word() else {
            return self.fault("only declarations, assignments, `if`, `for` and `return` are understood");
        };
        let (mut empty, mentions) = (false, self.locals.mentions());
        let value = if self.eat("=") {
            self.expr()?
        } else {
            let (class, types) = class_of(ty);
            empty = is_list(&class) && matches!(self.peek(0), Some(Token::Punct(";" | ",")));
            let args = if self.eat("(") {
                self.list(")")?
            } else if self.eat("{") {
                let items = self.nested(|p| p.list("}"))?;
                self.constructed(&class, items)?
            } else {
                Vec::new()
            };
            self.push(Expr::Call { name: class, types, args })?
        };
        // What shows a variable would show how that changes.
        let (class, _) = class_of(ty);
        if reference.is_some() || is_view(ty) {
            self.locals.seen_since(mentions, reference.is_some());
        }
        let param = self.declare(name, ty.to_string());
        if empty {
            self.locals.declared_empty();
        }
        if reference == Some(true) && (is_number(ty) || is_list(&class) || class == "auto") {
            self.locals.declared_reference();
        }
        let rest = if self.eat(",") {
            self.nested(|p| p.declaration(ty, reference))?
        } else {
            self.expect(";")?;
            self.statements()?
        };
        self.with(param, value, rest)
    }

    /// Declares a variable or parameter.
    pub(super) fn declare(&mut self, name: &'a str, ty: String) -> Param {
        Param { name: self.locals.declare(name, &ty, &self.tokens), ty }
    }

    /// `rest`, in which a variable stands for a value.
    pub(super) fn with(&mut self, param: Param, value: u32, rest: u32) -> Result<u32> {
        let lambda = self.push(Expr::Lambda(vec![param], rest))?;
        self.push(Expr::Apply(lambda, vec![value]))
    }

    /// Does a statement come that is there for what a matcher finds?
    fn sees_match(&self) -> bool {
        let word = |ahead: usize| matches!(self.peek(ahead), Some(Token::Word("matchPattern")));
        let space = matches!(self.peek(0), Some(Token::Word("mlir")))
            && matches!(self.peek(1), Some(Token::Punct("::")));
        word(0) || space && word(2)
    }

    /// `(condition)`, with a variable that it declares: `(auto x = ...)`, `(auto x = ...; x)`.
    pub(super) fn condition(&mut self) -> Result<(Option<(Param, u32)>, u32)> {
        self.expect("(")?;
        let start = self.at;
        let declared = match (self.ty(), self.word()) {
            (Ok(ty), Some(name)) if self.eat("=") => {
                let value = self.expr()?;
                Some((self.declare(name, ty), value))
            }
            _ => {
                self.at = start;
                None
            }
        };
        let condition = match &declared {
            Some((param, _)) if !self.eat(";") => self.push(Expr::Name(param.name.clone()))?,
            _ => self.expr()?,
        };
        self.expect(")")?;
        Ok((declared, condition))
    }

    /// What stands behind `if`.
    fn branches(&mut self) -> Result<u32> {
        let (there, outside) = (self.locals.here(), self.locals.next_origin());
        let (declared, condition) = self.condition()?;
        let then = (self.at, self.end_of_statement(self.at)?);
        let otherwise = match self.is_word(then.1, "else") {
            true => Some((then.1 + 1, self.end_of_statement(then.1 + 1)?)),
            false => None,
        };
        let leaves = |at: usize| self.leaves(at);
        let in_part = |at: usize| !leaves(at) && self.leaving(at).any();
        let chosen = if in_part(then.0) || otherwise.is_some_and(|o| in_part(o.0)) {
            self.both_ways(condition, then, otherwise, (there, outside))?
        } else if leaves(then.0) {
            let before = std::mem::take(&mut self.falls);
            let then = self.branch()?;
            let otherwise = if !self.eat_word("else") {
                if std::mem::replace(&mut self.falls, before) {
                    return self.fault("what ends the code is not left");
                }
                self.locals.leave(there);
                self.statements()?
            } else if self.leaves(self.at) {
                self.branch()?
            } else if matches!(self.peek(0), Some(Token::Word("if"))) {
                // `else if` is an `if` in the rest.
                self.statements()?
            } else {
                let (start, end) = (self.at, self.end_of_statement(self.at)?);
                self.after_block(start, end, there)?
            };
            self.push(Expr::Conditional(condition, then, otherwise))?
        } else {
            self.chosen(condition, there)?
        };
        self.locals.leave(there);
        match declared {
            Some((param, value)) => self.with(param, value, chosen),
            None => Ok(chosen),
        }
    }

    /// What follows a block that does not leave, if that is carried out.
    pub(super) fn after_block(&mut self, start: usize, end: usize, there: Outside) -> Result<u32> {
        let changed = self.changed_in(start, end, false)?;
        let values = self.values_of(&changed, |p, origin| p.value_after(start, end, false, origin))?;
        self.at = self.at.max(end);
        self.locals.leave(there);
        self.all_changed(&changed, values)
    }

    /// What follows a branch that does not leave: the rest, with what it changes, or the `else` that leaves.
    fn chosen(&mut self, condition: u32, there: Outside) -> Result<u32> {
        let (then, after_then) = (self.at, self.end_of_statement(self.at)?);
        self.at = after_then;
        let otherwise = match self.eat_word("else") {
            true => Some((self.at, self.end_of_statement(self.at)?)),
            false => None,
        };
        if otherwise.is_some_and(|o| self.leaves(o.0)) {
            let before = std::mem::take(&mut self.falls);
            let left = self.branch()?;
            if std::mem::replace(&mut self.falls, before) {
                return self.fault("what ends the code is not left");
            }
            let rest = self.after_block(then, after_then, there)?;
            return self.push(Expr::Conditional(condition, rest, left));
        }
        let mut changed = self.changed_in(then, after_then, false)?;
        if let Some((start, end)) = otherwise {
            changed.extend(self.changed_in(start, end, false)?);
            changed.sort_unstable();
            changed.dedup();
            self.at = end;
        }
        // Decided once, whatever depends on it.
        let name = self.locals.unused("chosen", &self.tokens);
        let values = self.values_of(&changed, |p, origin| {
            let yes = p.value_after(then, after_then, false, origin)?;
            let no = match otherwise {
                Some((start, end)) => p.value_after(start, end, false, origin)?,
                None => {
                    let name = p.locals.now(origin).unwrap_or_default();
                    p.push(Expr::Name(name))?
                }
            };
            let holds = match changed.len() {
                1 => condition,
                _ => p.push(Expr::Name(name.clone()))?,
            };
            p.push(Expr::Conditional(holds, yes, no))
        })?;
        self.locals.leave(there);
        let rest = self.all_changed(&changed, values)?;
        match changed.len() {
            1 => Ok(rest),
            // Where nothing depends on it, it must be understood all the same: it could change something.
            _ => self.with(Param { name, ty: "auto".into() }, condition, rest),
        }
    }

    fn end_of_statement(&self, at: usize) -> Result<usize> {
        match self.after_statement(at) {
            Some(end) => Ok(end),
            None => self.fault("it is not clear where the statement behind this ends"),
        }
    }

    fn branch(&mut self) -> Result<u32> {
        let (there, end) = (self.locals.here(), self.end_of_statement(self.at)?);
        self.eat("{");
        let value = self.statements()?;
        // What stands behind a statement that leaves is never carried out; `break` goes on elsewhere.
        self.at = end;
        self.locals.leave(there);
        Ok(value)
    }
}

/// A type as a class and what it is given. How many items a list has room for means nothing.
pub(super) fn class_of(ty: &str) -> (String, Vec<String>) {
    let parts = ty.split_once('<').and_then(|(class, rest)| Some((class, rest.strip_suffix('>')?)));
    let parts = parts.map(|(class, inner)| match (class, inner.rsplit_once(", ")) {
        ("SmallVector", Some((item, room))) if room.parse::<u32>().is_ok() => (class, item),
        _ => (class, inner),
    });
    match parts {
        Some((class, inner)) if !class.is_empty() && !inner.contains(['<', ',']) => {
            (class.to_string(), vec![inner.to_string()])
        }
        _ => (ty.to_string(), Vec::new()),
    }
}
