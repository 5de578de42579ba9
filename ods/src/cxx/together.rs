//! Loops of which one variable follows from another, or that `break` or `return` leave: what all variables
//! hold is followed at once, with how the loop was left.

use super::blocks::{Gives, Wanted};
use super::locals::Outside;
use super::loops::Turn;
use super::parser::{Parser, Result};
use super::ways::Leaves;
use super::{Expr, Operator, Param};

/// The call that stands for such a loop, under a name that C++ keeps for compilers: of a list, what the
/// variables hold before it, and a function that gives what they hold after one turn. Its type `left` says
/// that the first of them is a number, and that no turn follows one after which it is not 0.
pub const TOGETHER: &str = "__accumulate_together";

impl<'a> Parser<'a> {
    /// A loop with the body from `start` to `end`, and what follows it.
    pub(super) fn together(
        &mut self,
        turn: &Turn,
        (start, end): (usize, usize),
        changed: &[u32],
        leaves: Leaves,
        there: Outside,
    ) -> Result<u32> {
        let followed = leaves.returns || leaves.breaks;
        if changed.is_empty() && !followed {
            self.at = end;
            self.locals.leave(there);
            return self.statements();
        }
        let inside = self.locals.here();
        let mut before = Vec::with_capacity(changed.len() + 2);
        let mut states = Vec::with_capacity(changed.len() + 2);
        // How it was left, and after how many turns.
        let turns = self.locals.unused("turns", &self.tokens);
        if followed {
            before.extend([self.number(0)?, self.number(0)?]);
            let name = self.locals.unused("left", &self.tokens);
            states.push(Param { name, ty: "int".into() });
            states.push(Param { name: turns.clone(), ty: "int".into() });
        }
        for &origin in changed {
            let name = self.locals.now(origin).unwrap_or_default();
            before.push(self.push(Expr::Name(name))?);
            states.push(self.renamed(origin)?);
        }
        let mut values = Vec::with_capacity(states.len());
        if followed {
            values.push(self.held_after_turn(start, end, Wanted::Left)?);
            let (so_far, one) = (self.push(Expr::Name(turns))?, self.number(1)?);
            values.push(self.push(Expr::Binary(Operator::Add, so_far, one))?);
        }
        for &origin in changed {
            values.push(self.held_after_turn(start, end, Wanted::Variable(origin))?);
        }
        for value in &mut values {
            *value = self.in_turn(turn, *value)?;
        }
        self.locals.leave(inside);
        let (before, after) = (self.push(Expr::List(before))?, self.push(Expr::List(values))?);
        states.push(turn.param.clone());
        let function = self.push(Expr::Lambda(states, after))?;
        let types = if followed { vec!["left".to_string()] } else { Vec::new() };
        let args = vec![turn.list, before, function];
        let all = self.push(Expr::Call { name: TOGETHER.into(), types, args })?;
        self.behind(turn, (start, end), changed, (all, leaves), there)
    }

    /// What follows such a loop, after which the variables hold `all`.
    fn behind(
        &mut self,
        turn: &Turn,
        (start, end): (usize, usize),
        changed: &[u32],
        (all, leaves): (u32, Leaves),
        there: Outside,
    ) -> Result<u32> {
        let held = Param { name: self.locals.unused("held", &self.tokens), ty: "auto".into() };
        let mut parts = Vec::with_capacity(changed.len() + 2);
        if leaves.returns || leaves.breaks {
            for name in ["left", "turns"] {
                parts.push(Param { name: self.locals.unused(name, &self.tokens), ty: "int".into() });
            }
        }
        for &origin in changed {
            parts.push(self.renamed(origin)?);
        }
        let value = if leaves.returns {
            let returned = self.read_block(start, end, Gives::Returned)?;
            let returned = self.in_turn(turn, returned)?;
            // The turn in which it was left is the last one.
            let (turns, one) = (self.push(Expr::Name(parts[1].name.clone()))?, self.number(1)?);
            let place = self.push(Expr::Binary(Operator::Subtract, turns, one))?;
            let item = self.push(Expr::Index(turn.list, place))?;
            let returned = self.with(turn.param.clone(), item, returned)?;
            let (left, two) = (self.push(Expr::Name(parts[0].name.clone()))?, self.number(2)?);
            let is = self.push(Expr::Binary(Operator::Equal, left, two))?;
            let rest = self.rest_of_loop(end, changed, &parts, there)?;
            self.push(Expr::Conditional(is, returned, rest))?
        } else {
            self.rest_of_loop(end, changed, &parts, there)?
        };
        let value = self.with_parts(&held, &parts, value)?;
        self.with(held, all, value)
    }

    /// What follows a loop, behind which variables have the last ones of the names of `parts`.
    fn rest_of_loop(&mut self, end: usize, changed: &[u32], parts: &[Param], there: Outside) -> Result<u32> {
        self.at = end;
        self.locals.leave(there);
        let names = &parts[parts.len() - changed.len()..];
        for (&origin, param) in changed.iter().zip(names) {
            self.locals.call(origin, &param.name);
        }
        self.statements()
    }
}
