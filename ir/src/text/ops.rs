//! Reading operations in generic form.

use super::fast::TailCache;
use super::lexer::{self, Token};
use super::lists::ReadLists;
use super::locs::Trailing;
use super::names::UseRef;
use super::parser::{Failed, Parsed, Parser};
use super::recovery::OpenBlock;
use super::repeat::Lines;
use crate::attrs::AttrData;
use crate::body::{Body, Cell, OpSpec};
use crate::entity::{Attr, AttrDict, Attrs, Block, BodyId, Loc, Name, Op, Region, Type, Value};
use crate::few::Few;
use crate::types::TypeData;
use rustc_hash::FxHashMap;

/// A forward reference.
pub(super) struct Forward {
    pub(super) at: usize,
    pub(super) resolved: bool,
}

/// Whose location an alias will be.
#[derive(Clone, Copy)]
pub(super) enum Located {
    Op(Op),
    Argument(Value),
}

/// Block names of one open region.
#[derive(Default)]
pub(super) struct BlockScope<'s> {
    /// Block and, until it is defined, the position of its first use.
    pub(super) blocks: FxHashMap<&'s [u8], (Block, Option<usize>)>,
}

/// What reading operations keeps.
#[derive(Default)]
pub(super) struct OpState<'s> {
    pub(super) bodies: Vec<Body>,
    /// Room for the cells of the next body.
    pub(super) room: Vec<Cell>,
    /// Number of the body being read.
    pub(super) current: usize,
    pub(super) forwards: Vec<Forward>,
    pub(super) block_scopes: Vec<BlockScope<'s>>,
    pub(super) late_locs: Vec<(BodyId, Located, &'s [u8], usize)>,
    /// Errors that verification reports: uses across the border of an isolated op.
    pub(super) isolation: Vec<(BodyId, Op)>,
    pub(super) uses: Vec<UseRef>,
    pub(super) types: Vec<Type>,
    pub(super) values: Vec<Value>,
    pub(super) tails: TailCache,
    pub(super) lines: Lines,
    /// Result types of the custom ops being read.
    pub(super) result_types: Vec<Type>,
    /// Dialect whose ops need no prefix in custom form, innermost last.
    pub(super) default_dialects: Vec<Option<Name>>,
    /// What is to be restored after an error in an op of the block that is being read.
    pub(super) open_block: OpenBlock,
}

/// Names before `=`: name, how many results, position.
type ResultNames<'s> = Few<(&'s [u8], u32, usize)>;

/// Regions of an op before the op exists.
pub(super) struct OpRegions {
    pub(super) regions: Few<Region>,
    /// They are in a body of their own.
    pub(super) child: Option<BodyId>,
}

/// What is known before an op is created; operands are `uses[from..]`.
pub(super) struct OpParts {
    pub(super) name: Name,
    pub(super) at: usize,
    pub(super) attrs: Attrs,
    pub(super) regions: OpRegions,
    pub(super) successors: Vec<Block>,
}

impl<'s> Parser<'_, 's> {
    #[inline]
    pub(super) fn body(&mut self) -> &mut Body {
        &mut self.ops.bodies[self.ops.current]
    }

    pub(super) fn loc_at(&self, at: usize) -> Loc {
        Loc(self.base + at as u32)
    }

    /// One operation, appended to a block. After an error in it the reading goes on behind it, where that can
    /// be told; else it fails.
    pub(super) fn operation(&mut self, block: Block) -> Parsed<()> {
        let (start, names, here) = (self.tok.start, self.names.open(), self.ops.open_block);
        match self.whole_operation(block) {
            Ok(()) => Ok(()),
            Err(Failed) => self.recover(start, names, here),
        }
    }

    fn whole_operation(&mut self, block: Block) -> Parsed<()> {
        let start = self.tok.start;
        let mut names = ResultNames::new();
        if self.at(Token::Percent) {
            self.comma_list(|p| p.result_name(&mut names))?;
            self.expect(Token::Equal, "`=` after the result names")?;
        }
        let op = match self.tok.kind {
            Token::Str => self.generic_op(block)?,
            Token::Bare => {
                let named: u64 = names.iter().map(|name| u64::from(name.1)).sum();
                let was_impure = std::mem::replace(&mut self.impure, false);
                let op = self.custom_op(block, usize::try_from(named).unwrap_or(usize::MAX))?;
                if !self.impure && (names.is_empty() || matches!(names[..], [(_, 1, at)] if at == start)) {
                    // Where it cannot be remembered, it is read again.
                    let _ = self.remember(start, !names.is_empty(), op);
                }
                self.impure |= was_impure;
                op
            }
            _ => return self.wrong_token("expected an operation"),
        };
        if names.is_empty() {
            return Ok(());
        }
        let results = self.body().num_results(op);
        if results == 0 {
            return self.fail_at(start, "this operation has no results to name");
        }
        let named: u64 = names.iter().map(|n| u64::from(n.1)).sum();
        if named != results as u64 {
            return self.fail_at(start, format!("{named} results are named but the operation has {results}"));
        }
        let mut next = 0;
        for &(name, count, at) in names.iter() {
            let name = self.name_id(name);
            for number in 0..count {
                let value = self.body().result(op, next);
                next += 1;
                self.define(UseRef { name, number, at }, value)?;
            }
        }
        Ok(())
    }

    fn result_name(&mut self, names: &mut ResultNames<'s>) -> Parsed<()> {
        if !self.at(Token::Percent) {
            return self.wrong_token("expected a value name");
        }
        let (name, at) = (&self.spelling()[1..], self.tok.start);
        self.advance();
        let mut count = 1;
        if self.eat(Token::Colon) {
            if !self.at(Token::Int) {
                return self.wrong_token("expected how many results the name stands for");
            }
            count = match Self::int_u64(self.spelling()) {
                Some(0) | None => return self.fail("a name stands for at least one result"),
                Some(count) => u32::try_from(count).unwrap_or(u32::MAX),
            };
            self.advance();
        }
        names.push((name, count, at));
        Ok(())
    }

    // ---- generic operations -------------------------------------------------------------------------------

    pub(super) fn generic_op(&mut self, block: Block) -> Parsed<Op> {
        let at = self.tok.start;
        if matches!(self.spelling(), b"\"\"") || lexer::has_zero(self.spelling()) {
            return self.fail("an operation name is not empty and has no zero byte");
        }
        let name = self.string_name();
        let (first_use, first_type) = (self.ops.uses.len(), self.ops.types.len());
        self.expect(Token::LParen, "`(` and the operands")?;
        if self.at(Token::Percent) {
            self.comma_list(|p| {
                let used = p.value_use()?;
                p.ops.uses.push(used);
                Ok(())
            })?;
        }
        self.expect(Token::RParen, "`)` after the operands")?;
        let (tail, was_impure) = (self.last_end, std::mem::replace(&mut self.impure, false));
        let successors = self.successors()?;
        let mut properties = None;
        if self.eat(Token::Less) {
            properties = Some(self.attribute()?);
            self.expect(Token::Greater, "`>` after the properties")?;
        }
        let regions = self.op_regions(name)?;
        let dict = if self.at(Token::LBrace) { self.dictionary()? } else { self.ctx.known().empty_dict };
        let attrs = self.op_attributes(name, properties, dict);
        let known_no_attrs = self.ctx.known().no_attrs;
        let (signature_at, dict_impure) = (self.last_end, std::mem::replace(&mut self.impure, false));
        self.expect(Token::Colon, "`:` and the operation's type")?;
        let types_at = self.tok.start;
        let inputs = self.signature()?;
        if inputs != self.ops.uses.len() - first_use {
            let operands = self.ops.uses.len() - first_use;
            return self.fail_at(types_at, format!("{inputs} types for {operands} operands"));
        }
        let signature_impure = self.impure;
        self.impure |= dict_impure;
        let simple = successors.is_empty() && regions.regions.is_empty();
        let parts = OpParts { name, at, attrs, regions, successors };
        let op = self.create_op(block, &parts, first_use, first_type, inputs)?;
        if simple && !self.ctx.is_registered(name) {
            let results = self.ops.types.len() - first_type - inputs;
            let end = self.last_end;
            let types = &self.ops.types[first_type..];
            if !signature_impure && attrs != known_no_attrs {
                self.ops.tails.insert(self.text, signature_at..end, known_no_attrs, types, results);
            }
            if !self.impure {
                self.ops.tails.insert(self.text, tail..end, attrs, types, results);
            }
        }
        self.impure |= was_impure;
        self.ops.types.truncate(first_type);
        self.op_location(Located::Op(op))?;
        Ok(op)
    }

    /// The function type after `:` as types on the stack; how many are operand types.
    fn signature(&mut self) -> Parsed<usize> {
        let first = self.ops.types.len();
        if self.at(Token::LParen) {
            let mut types = std::mem::take(&mut self.ops.types);
            self.type_list_in_parens(&mut types)?;
            let inputs = types.len() - first;
            self.expect(Token::Arrow, "`->` and the result types")?;
            self.result_types(&mut types)?;
            self.ops.types = types;
            return Ok(inputs);
        }
        let at = self.tok.start;
        let ty = self.parse_type()?;
        match self.ctx.type_data(ty) {
            TypeData::Function { inputs, results } => {
                self.ops.types.extend(inputs.iter().chain(results));
                Ok(inputs.len())
            }
            _ => self.fail_at(at, "the type of an operation is a function type"),
        }
    }

    /// Creates an op at the end of a block from `uses[first_use..]` (which are popped) and
    /// `types[first_type..]`.
    pub(super) fn create_op(
        &mut self,
        block: Block,
        parts: &OpParts,
        first_use: usize,
        first_type: usize,
        inputs: usize,
    ) -> Parsed<Op> {
        let results = self.ops.types.len() - first_type - inputs;
        let first_value = self.ops.values.len();
        let mut crosses = false;
        for i in 0..inputs {
            let (used, ty) = (self.ops.uses[first_use + i], self.ops.types[first_type + i]);
            let value = self.resolve(used, ty)?;
            crosses |= self.names.get(used.name, used.number).body.index() != self.ops.current;
            self.ops.values.push(value);
        }
        let shape = self.ctx.op_shape(parts.name, inputs, results);
        let loc = self.loc_at(parts.at);
        let state = &mut self.ops;
        let spec = OpSpec {
            shape,
            operands: &state.values[first_value..],
            results: &state.types[first_type + inputs..],
            attrs: parts.attrs,
            loc,
        };
        let body = &mut state.bodies[state.current];
        let op = match body.try_create_at_end(block, &spec) {
            Ok(op) => op,
            Err(error) => {
                self.exhausted = true;
                return self.fail_at(parts.at, error.to_string());
            }
        };
        let body = &mut state.bodies[state.current];
        state.values.truncate(first_value);
        state.uses.truncate(first_use);
        if !parts.successors.is_empty() {
            body.set_successors(op, &parts.successors);
        }
        match parts.regions.child {
            Some(child) => {
                body.set_child(op, child);
                state.bodies[child.index()].set_owner(BodyId(state.current as u32), op);
            }
            None => parts.regions.regions.iter().for_each(|&region| body.attach_region(op, region)),
        }
        if crosses {
            state.isolation.push((BodyId(state.current as u32), op));
        }
        Ok(op)
    }

    /// Properties and dictionary of an op. For registered ops inherent attributes are moved to the
    /// properties, which win, what else stands there is dropped, and defaults are filled in.
    fn op_attributes(&mut self, name: Name, properties: Option<Attr>, dict: AttrDict) -> Attrs {
        let Some(info) = self.ctx.load_op(name) else {
            return self.ctx.op_attrs(properties, dict);
        };
        let mut inner: Vec<(Name, Attr)> = match properties.map(|p| self.ctx.attr_data(p)) {
            Some(AttrData::Dict(d)) => {
                self.ctx.entries(*d).iter().copied().filter(|entry| info.is_inherent(entry.0)).collect()
            }
            _ => Vec::new(),
        };
        let mut outer = Vec::new();
        for &(key, value) in self.ctx.entries(dict) {
            if !info.is_inherent(key) {
                outer.push((key, value));
            } else if inner.iter().all(|entry| entry.0 != key) {
                inner.push((key, value));
            }
        }
        self.add_defaults(&info, &mut inner);
        self.known_op_attrs(&inner, &outer)
    }

    /// `[^a, ^b]`
    fn successors(&mut self) -> Parsed<Vec<Block>> {
        let mut successors = Vec::new();
        if self.eat(Token::LSquare) {
            self.comma_list(|p| {
                successors.push(p.block_name()?);
                Ok(())
            })?;
            self.expect(Token::RSquare, "`]` after the successors")?;
        }
        Ok(successors)
    }

    /// `^name`
    pub(super) fn block_name(&mut self) -> Parsed<Block> {
        if !self.at(Token::Caret) {
            return self.wrong_token("expected a block name");
        }
        let (name, at) = (&self.spelling()[1..], self.tok.start);
        self.advance();
        Ok(self.block_named(name, at))
    }

    fn block_named(&mut self, name: &'s [u8], at: usize) -> Block {
        let state = &mut self.ops;
        let body = &mut state.bodies[state.current];
        match state.block_scopes.last_mut() {
            Some(scope) => scope.blocks.entry(name).or_insert_with(|| (body.new_block(), Some(at))).0,
            // Outside of any region only the implicit module's block is open, and nothing can name it.
            None => body.new_block(),
        }
    }

    /// The location after an op or argument, if there is one.
    pub(super) fn op_location(&mut self, target: Located) -> Parsed<()> {
        match self.trailing_location()? {
            None => {}
            Some(Trailing::Known(loc)) => {
                let body = self.body();
                set_location(body, target, loc);
            }
            Some(Trailing::Later(name, at)) => {
                let (body, unknown) = (BodyId(self.ops.current as u32), self.ctx.known().unknown_loc);
                set_location(self.body(), target, unknown);
                self.ops.late_locs.push((body, target, name, at));
            }
        }
        Ok(())
    }

    /// Resolves location aliases that were used before their definition.
    pub(super) fn resolve_late_locations(&mut self) {
        for (body, target, name, at) in std::mem::take(&mut self.ops.late_locs) {
            let alias = self.attr_aliases.get(name).map(|alias| self.ctx.attr_data(alias.value));
            match alias {
                Some(&AttrData::Loc(loc)) => set_location(&mut self.ops.bodies[body.index()], target, loc),
                Some(_) => self.push_error(at, "this alias is not a location".into()),
                None => self.push_error(at, "undefined location alias".into()),
            }
        }
    }
}

pub(super) fn set_location(body: &mut Body, target: Located, loc: Loc) {
    match target {
        Located::Op(op) => body.set_loc(op, loc),
        Located::Argument(value) => body.set_arg_loc(value, loc),
    }
}
