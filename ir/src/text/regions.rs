//! Reading regions and the blocks in them.

use super::lexer::{self, Token};
use super::lists::ReadLists;
use super::locs::Trailing;
use super::names::UseRef;
use super::ops::{BlockScope, Located, OpRegions};
use super::parser::{Failed, Parsed, Parser};
use crate::entity::{Block, BodyId, Name, Region, Type};
use crate::few::Few;
use crate::registry::Traits;

/// An argument of the entry block that was read with the operation's signature.
#[derive(Clone, Copy)]
pub(super) struct EntryArgument<'s> {
    pub(super) name: UseRef,
    pub(super) ty: Type,
    pub(super) loc: Option<Trailing<'s>>,
}

impl<'s> Parser<'_, 's> {
    /// `( region, ... )` of an op of this name, if there is one.
    pub(super) fn op_regions(&mut self, name: Name) -> Parsed<OpRegions> {
        if !self.at(Token::LParen) {
            return Ok(OpRegions { regions: Few::new(), child: None });
        }
        self.advance();
        self.with_own_body(name, |p| {
            let mut regions = Few::new();
            p.comma_list(|p| {
                let region = p.body().new_detached_region();
                regions.push(region);
                p.region(region, &[])
            })?;
            p.expect(Token::RParen, "`)` after the regions")?;
            Ok(regions)
        })
    }

    /// Reads regions into a new body if ops of this name own one, else into the current one.
    pub(super) fn with_own_body(
        &mut self,
        name: Name,
        read: impl FnOnce(&mut Self) -> Parsed<Few<Region>>,
    ) -> Parsed<OpRegions> {
        if self.ctx.load_op(name).is_none_or(|info| !info.traits.contains(Traits::OWN_BODY)) {
            return Ok(OpRegions { regions: read(self)?, child: None });
        }
        let (outer, child) = (self.ops.current, self.ops.bodies.len());
        self.add_body();
        self.ops.current = child;
        let regions = read(self)?;
        self.end_body(child, &regions);
        self.ops.current = outer;
        Ok(OpRegions { regions, child: Some(BodyId(child as u32)) })
    }

    /// Has the names of arguments stand for what they are called in a table that does not know them.
    pub(super) fn name_anew<'a>(&mut self, arguments: impl Iterator<Item = &'a mut EntryArgument<'s>>)
    where
        's: 'a,
    {
        for argument in arguments {
            let (text, start) = (self.text, argument.name.at + 1);
            argument.name.name = self.name_id(&text[start..lexer::suffix_end(text, start)]);
        }
    }

    /// `{ blocks }`; `arguments` of the entry block were read before (pretty forms).
    pub(super) fn region(&mut self, region: Region, arguments: &[EntryArgument<'s>]) -> Parsed<()> {
        if self.put_off.is_some() && self.at(Token::LBrace) && self.pass_over(region, arguments) {
            return Ok(());
        }
        self.nested(|p| {
            p.expect(Token::LBrace, "`{`")?;
            if arguments.is_empty() && p.eat(Token::RBrace) {
                return Ok(());
            }
            let (mark, errors) = (p.names.open(), p.errors.len());
            p.ops.block_scopes.push(BlockScope::default());
            p.region_blocks(region, arguments)?;
            p.close_block_names(errors)?;
            p.names.close(mark);
            p.advance();
            Ok(())
        })
    }

    fn region_blocks(&mut self, region: Region, arguments: &[EntryArgument<'s>]) -> Parsed<()> {
        let entry = self.body().new_block();
        for argument in arguments {
            // It takes over no earlier uses: what is used before it is defined is defined by an operation.
            if self.names.get(argument.name.name, 0).value().is_some() {
                return self.fail_at(argument.name.at, "this name is already in use");
            }
            let value = self.block_argument(argument.name.at, entry, argument.ty)?;
            match argument.loc {
                Some(Trailing::Known(loc)) => self.body().set_arg_loc(value, loc),
                Some(Trailing::Later(name, at)) => {
                    let body = BodyId(self.ops.current as u32);
                    self.ops.late_locs.push((body, Located::Argument(value), name, at));
                }
                None => {}
            }
            self.define(argument.name, value)?;
        }
        self.body().attach_block(entry, region);
        if self.at(Token::Caret) {
            if !arguments.is_empty() {
                return self.fail("the arguments of the entry block were given before, so it has no name");
            }
            self.labelled_block(region, Some(entry))?;
        } else {
            self.block_ops(entry)?;
        }
        while !self.at(Token::RBrace) {
            self.labelled_block(region, None)?;
        }
        Ok(())
    }

    fn labelled_block(&mut self, region: Region, entry: Option<Block>) -> Parsed<()> {
        if !self.at(Token::Caret) {
            return self.wrong_token("expected a block name");
        }
        let (name, at) = (&self.spelling()[1..], self.tok.start);
        self.advance();
        let state = &mut self.ops;
        let body = &mut state.bodies[state.current];
        let known = state.block_scopes.last_mut().map(|scope| &mut scope.blocks);
        let block = match (known.and_then(|blocks| blocks.get_mut(name)), entry) {
            (Some((block, first_use)), _) => {
                if first_use.take().is_none() {
                    return self.fail_at(at, "this block name is already taken");
                }
                *block
            }
            (None, entry) => {
                let block = entry.unwrap_or_else(|| body.new_block());
                if let Some(scope) = state.block_scopes.last_mut() {
                    scope.blocks.insert(name, (block, None));
                }
                block
            }
        };
        if entry.is_none() {
            body.attach_block(block, region);
        }
        if self.eat(Token::LParen) {
            self.list_until(Token::RParen, "`)` after the block arguments", |p| {
                let name = p.value_use()?;
                p.expect(Token::Colon, "`:` and a type")?;
                let ty = p.parse_type()?;
                let value = p.block_argument(name.at, block, ty)?;
                p.op_location(Located::Argument(value))?;
                p.define(name, value)
            })?;
        }
        self.expect(Token::Colon, "`:` after the block name")?;
        self.block_ops(block)
    }

    fn block_ops(&mut self, block: Block) -> Parsed<()> {
        let outer = self.enter_block();
        while !matches!(self.tok.kind, Token::Caret | Token::RBrace) {
            let done = if self.at_plain_generic() { self.fast_op(block) } else { self.repeated_op(block) };
            if !done {
                self.operation(block)?;
            }
        }
        self.ops.open_block = outer;
        Ok(())
    }

    /// Reports the blocks of the innermost region that were named but not defined, unless there were errors
    /// in the region, since there were so many at its start.
    pub(super) fn close_block_names(&mut self, errors: usize) -> Parsed<()> {
        let Some(scope) = self.ops.block_scopes.pop() else { return Ok(()) };
        let mut missing: Vec<usize> =
            scope.blocks.into_values().filter_map(|(_, first_use)| first_use).collect();
        if missing.is_empty() || self.errors.len() > errors {
            return Ok(());
        }
        missing.sort_unstable();
        for at in missing {
            self.push_error(at, "this block is not defined in its region".into());
        }
        Err(Failed)
    }
}
