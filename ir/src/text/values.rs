//! Reading values: uses that are resolved with their type, forward references, definitions.

use super::lexer::{self, Token};
use super::names::{Entry, UseRef};
use super::ops::Forward;
use super::parser::{Parsed, Parser};
use crate::body::{Body, CreateError, PLACEHOLDER_CELLS, ValueDef};
use crate::entity::{Block, BodyId, Loc, Op, Region, Type, Value};

impl Parser<'_, '_> {
    /// `%name`
    fn plain_name(&mut self) -> Parsed<UseRef> {
        if !self.at(Token::Percent) {
            return self.wrong_token("expected a value");
        }
        let (name, at) = (self.name_id(&self.spelling()[1..]), self.tok.start);
        self.advance();
        Ok(UseRef { name, number: 0, at })
    }

    /// `%name` of an argument, which is one value.
    pub(super) fn argument_name(&mut self) -> Parsed<UseRef> {
        let name = self.plain_name()?;
        match self.at(Token::Hash) {
            true => self.fail("the name of an argument has no number"),
            false => Ok(name),
        }
    }

    /// `%name (#n)?`
    pub(super) fn value_use(&mut self) -> Parsed<UseRef> {
        let mut used = self.plain_name()?;
        if self.at(Token::Hash) {
            used.number = match Self::int_u64(&self.spelling()[1..]).and_then(|n| u32::try_from(n).ok()) {
                Some(number) => number,
                None => return self.fail("this is not a result number"),
            };
            self.advance();
        }
        Ok(used)
    }

    /// What a name stands for here. Once there was an error, uses in another body are none of this one's:
    /// what would have defined the value there may be what is wrong.
    fn entry(&self, name: UseRef) -> Entry {
        let entry = self.names.get(name.name, name.number);
        let is_other = entry.body.index() != self.ops.current && !self.errors.is_empty();
        let is_use = |value| self.ops.bodies[entry.body.index()].def(value) == ValueDef::Placeholder;
        if is_other && entry.value().is_some_and(is_use) { Entry::VACANT } else { entry }
    }

    /// The value that a use with a type stands for; an unknown name becomes a placeholder.
    pub(super) fn resolve(&mut self, used: UseRef, ty: Type) -> Parsed<Value> {
        let body = BodyId(self.ops.current as u32);
        let entry = self.entry(used);
        if let Some(value) = entry.value() {
            if self.ops.bodies[entry.body.index()].value_type(value) != ty {
                let message = "this value has another type at its definition or an earlier use";
                return self.fail_with_origin(used.at, message, entry);
            }
            if entry.body == body {
                return Ok(value);
            }
            // Beyond the border of an isolated op. An error in the end, but parse errors come first.
            return self.placeholder(used.at, ty);
        }
        if used.number != 0
            && let first = self.names.get(used.name, 0)
            && let Some(value) = first.value()
            && self.ops.bodies[first.body.index()].def(value) != ValueDef::Placeholder
        {
            return self.fail_at(used.at, "the definition of this name has fewer results");
        }
        let value = self.placeholder(used.at, ty)?;
        let index = self.ops.forwards.len() as u32;
        self.body().set_placeholder_index(value, index);
        self.ops.forwards.push(Forward { at: used.at, resolved: false });
        self.names.set(used.name, used.number, Entry::new(value, body));
        Ok(value)
    }

    /// A body as large as the reader allows.
    pub(super) fn new_body(&self) -> Body {
        let mut body = Body::new();
        body.set_max_cells(self.max_cells);
        body
    }

    /// Adds a body for the regions of an op, which is filled where others were: so its room need not grow,
    /// and is where the processor has it at hand.
    pub(super) fn add_body(&mut self) {
        let mut body = self.new_body();
        body.fill(std::mem::take(&mut self.ops.room));
        self.ops.bodies.push(body);
    }

    /// Ends the body for the regions of an op.
    pub(super) fn end_body(&mut self, body: usize, regions: &[Region]) {
        let body = &mut self.ops.bodies[body];
        body.set_roots(regions.to_vec());
        self.ops.room = body.settle();
    }

    /// A stand-in for a value that is not known yet, used at `at`.
    fn placeholder(&mut self, at: usize, ty: Type) -> Parsed<Value> {
        if !self.body().has_room(PLACEHOLDER_CELLS) {
            self.exhausted = true;
            return self.fail_at(at, CreateError::BodyFull.to_string());
        }
        Ok(self.body().new_placeholder(ty))
    }

    /// Appends an argument to a block, written at `at`.
    pub(super) fn block_argument(&mut self, at: usize, block: Block, ty: Type) -> Parsed<Value> {
        let loc = self.loc_at(at);
        self.block_argument_from(at, loc, block, ty)
    }

    /// The same for an argument that is from somewhere else.
    pub(super) fn block_argument_from(
        &mut self,
        at: usize,
        loc: Loc,
        block: Block,
        ty: Type,
    ) -> Parsed<Value> {
        match self.body().try_add_block_arg(block, ty, loc) {
            Ok(value) => Ok(value),
            Err(error) => {
                self.exhausted = true;
                self.fail_at(at, error.to_string())
            }
        }
    }

    /// Plain error with a note that says where the value that a name stands for comes from.
    fn fail_with_origin<V>(&mut self, at: usize, message: &str, entry: Entry) -> Parsed<V> {
        let errors = self.errors.len();
        let result = self.fail_at(at, message);
        let origin = entry.value().and_then(|value| {
            let home = &self.ops.bodies[entry.body.index()];
            let (what, loc) = match home.def(value) {
                ValueDef::Result(op, _) => ("defined", home.loc(op)),
                ValueDef::Argument(..) => ("defined", home.arg_loc(value)?),
                ValueDef::Placeholder => {
                    ("first used", self.loc_at(self.ops.forwards[home.placeholder_index(value) as usize].at))
                }
            };
            let (file, line, col) = self.ctx.first_position(loc)?;
            let ty = super::print_type(self.ctx, home.value_type(value));
            Some(format!("it is {what} at {}:{line}:{col} with type {ty}", self.ctx.text(file)))
        });
        if let (Some(error), Some(note)) = (self.errors.get_mut(errors), origin) {
            error.notes.push(note);
        }
        result
    }

    /// Gives a name its value; earlier uses take it over.
    pub(super) fn define(&mut self, name: UseRef, value: Value) -> Parsed<()> {
        let body = BodyId(self.ops.current as u32);
        let entry = self.entry(name);
        if let Some(existing) = entry.value() {
            let home = &mut self.ops.bodies[entry.body.index()];
            let ValueDef::Placeholder = home.def(existing) else {
                return self.fail_with_origin(name.at, "this name is already taken", entry);
            };
            let ty = home.value_type(existing);
            let index = home.placeholder_index(existing);
            if self.body().value_type(value) != ty {
                return self.fail_with_origin(name.at, "this value was used before with another type", entry);
            }
            self.ops.forwards[index as usize].resolved = true;
            if entry.body == body {
                let home = self.body();
                home.replace_all_uses(existing, value);
                home.free_placeholder(existing);
            } else {
                // Used inside of an isolated op, defined outside.
                let home = &self.ops.bodies[entry.body.index()];
                let mut users: Vec<(BodyId, Op)> = home.uses(existing).map(|u| (entry.body, u.op)).collect();
                users.reverse();
                self.ops.isolation.append(&mut users);
            }
        }
        self.names.define(name.name, name.number, Entry::new(value, body));
        Ok(())
    }

    /// Reports every name that was used and never defined, in the order of the text: a form may take an
    /// operand that stands before a region after what is in the region.
    pub(super) fn report_undeclared(&mut self) {
        let mut unresolved: Vec<usize> =
            self.ops.forwards.iter().filter(|f| !f.resolved).map(|f| f.at).collect();
        unresolved.sort_unstable();
        for at in unresolved {
            let end = lexer::suffix_end(self.text, at + 1);
            let name = String::from_utf8_lossy(&self.text[at..end]).into_owned();
            self.push_error(at, format!("{name} is not defined"));
        }
    }
}
