//! Statements as one expression. A variable is the parameter of a lambda around what follows it, and one that
//! is given another value is another one from there on. `if` chooses between two rests.

use super::lexer::Token;
use super::parser::{Parser, Result};
use super::{Expr, Operator, Param};

/// Operators that stand in front of `=`.
const COMPOUND: [(&str, Operator); 8] = [
    ("+", Operator::Add),
    ("-", Operator::Subtract),
    ("*", Operator::Multiply),
    ("/", Operator::Divide),
    ("%", Operator::Remainder),
    ("|", Operator::BitOr),
    ("&", Operator::BitAnd),
    ("^", Operator::BitXor),
];

impl<'a> Parser<'a> {
    /// Statements that end with a `return`.
    pub(super) fn statements(&mut self) -> Result<u32> {
        self.nested(|p| {
            if p.eat_word("if") {
                return p.branches();
            }
            if p.eat_word("for") {
                return p.repeated();
            }
            if p.eat_word("return") {
                let value = p.expr()?;
                p.expect(";")?;
                return Ok(value);
            }
            if let Some(name) = p.assigned() {
                let value = p.assignment(name)?;
                return p.changed(name, value);
            }
            if p.eat_room() {
                return p.statements();
            }
            if p.sees_match() {
                let value = p.expr()?;
                p.expect(";")?;
                let name = p.locals.unused("matched", &p.tokens);
                let rest = p.statements()?;
                return p.with(Param { name, ty: "auto".into() }, value, rest);
            }
            let ty = p.ty()?;
            p.declaration(&ty)
        })
    }

    /// A variable of this type, or several, and what follows.
    fn declaration(&mut self, ty: &str) -> Result<u32> {
        let Some(name) = self.word() else {
            return self.fault("only declarations, assignments, `if`, `for` and `return` are understood");
        };
        let mut empty = false;
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
        let param = self.declare(name, ty.to_string());
        if empty {
            self.locals.declared_empty();
        }
        let rest = if self.eat(",") {
            self.nested(|p| p.declaration(ty))?
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

    /// What follows an assignment.
    pub(super) fn changed(&mut self, name: &'a str, value: u32) -> Result<u32> {
        let Some(ty) = self.locals.variable(name).filter(|ty| *ty != "auto").map(str::to_string) else {
            return self.fault("only a variable of a written type that no lambda sees can change");
        };
        let param = self.declare(name, ty);
        let rest = self.statements()?;
        self.with(param, value, rest)
    }

    /// The variable that is given another value by the statement that comes.
    fn assigned(&self) -> Option<&'a str> {
        let Some(&Token::Word(name)) = self.peek(0) else { return None };
        let punct = |ahead: usize| match self.peek(ahead) {
            Some(Token::Punct(p)) => *p,
            _ => "",
        };
        let compound = COMPOUND.iter().any(|c| c.0 == punct(1)) && punct(2) == "=";
        (punct(1) == "=" || compound).then_some(name)
    }

    /// The value of an assignment to this variable.
    fn assignment(&mut self, name: &str) -> Result<u32> {
        self.word();
        let operator = COMPOUND.iter().find(|c| self.eat(c.0)).map(|c| c.1);
        self.expect("=")?;
        let value = match operator {
            Some(operator) => {
                let before = self.locals.known_as(name.to_string());
                let before = self.push(Expr::Name(before))?;
                let by = self.expr()?;
                self.push(Expr::Binary(operator, before, by))?
            }
            None => self.expr()?,
        };
        self.expect(";")?;
        Ok(value)
    }

    /// Does a statement come that is there for what a matcher finds?
    fn sees_match(&self) -> bool {
        let word = |ahead: usize| matches!(self.peek(ahead), Some(Token::Word("matchPattern")));
        let space = matches!(self.peek(0), Some(Token::Word("mlir")))
            && matches!(self.peek(1), Some(Token::Punct("::")));
        word(0) || space && word(2)
    }

    /// What stands behind `if`.
    fn branches(&mut self) -> Result<u32> {
        self.expect("(")?;
        let start = self.at;
        let there = self.locals.here();
        // `if (auto x = ...)`, `if (auto x = ...; x)`
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
        if let Some((name, value)) = self.branch_that_assigns()? {
            if declared.is_some() {
                return self.fault("a variable of this `if` would be part of what follows it");
            }
            let before = self.locals.known_as(name.to_string());
            let before = self.push(Expr::Name(before))?;
            let chosen = self.push(Expr::Conditional(condition, value, before))?;
            return self.changed(name, chosen);
        }
        let then = self.branch()?;
        let otherwise = if self.eat_word("else") {
            self.branch()?
        } else {
            self.locals.leave(there);
            self.statements()?
        };
        self.locals.leave(there);
        let chosen = self.push(Expr::Conditional(condition, then, otherwise))?;
        match declared {
            Some((param, value)) => self.with(param, value, chosen),
            None => Ok(chosen),
        }
    }

    /// A branch that does nothing but to give a variable another value, without `else`.
    fn branch_that_assigns(&mut self) -> Result<Option<(&'a str, u32)>> {
        let start = self.at;
        let braces = self.eat("{");
        let Some(name) = self.assigned() else {
            self.at = start;
            return Ok(None);
        };
        let value = self.assignment(name)?;
        if braces {
            self.expect("}")?;
        }
        match self.eat_word("else") {
            true => self.fault("a branch gives a variable another value, and there is an `else`"),
            false => Ok(Some((name, value))),
        }
    }

    fn branch(&mut self) -> Result<u32> {
        let there = self.locals.here();
        let braces = self.eat("{");
        let value = self.statements()?;
        if braces {
            self.expect("}")?;
        }
        self.locals.leave(there);
        Ok(value)
    }
}

/// Is this a class of lists that can be added to?
fn is_list(class: &str) -> bool {
    matches!(class, "SmallVector" | "std::vector")
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
