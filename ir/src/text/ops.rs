//! Reading operations, regions and blocks in generic form.

use super::fast::TailCache;
use super::lexer::{self, Token};
use super::locs::Trailing;
use super::names::{Entry, UseRef};
use super::parser::{Parsed, Parser};
use crate::attrs::AttrData;
use crate::body::{Body, MAX_OPERANDS, MAX_RESULTS, OpSpec, ValueDef};
use crate::entity::{Attr, AttrDict, Attrs, Block, BodyId, Loc, Name, Op, Region, Type, Value};
use crate::registry::Traits;
use crate::types::TypeData;
use rustc_hash::FxHashMap;

/// A forward reference.
struct Forward {
    at: usize,
    resolved: bool,
}

/// Whose location an alias will be.
#[derive(Clone, Copy)]
pub(super) enum Located {
    Op(Op),
    Argument(Value),
}

/// Block names of one open region.
#[derive(Default)]
struct BlockScope<'s> {
    /// Block and, until it is defined, the position of its first use.
    blocks: FxHashMap<&'s [u8], (Block, Option<usize>)>,
}

/// What reading operations keeps.
#[derive(Default)]
pub(super) struct OpState<'s> {
    pub(super) bodies: Vec<Body>,
    /// Number of the body being read.
    pub(super) current: usize,
    forwards: Vec<Forward>,
    block_scopes: Vec<BlockScope<'s>>,
    pub(super) late_locs: Vec<(BodyId, Located, &'s [u8], usize)>,
    /// Errors that verification reports: uses across the border of an isolated op.
    pub(super) isolation: Vec<(BodyId, Op)>,
    pub(super) uses: Vec<UseRef>,
    pub(super) types: Vec<Type>,
    pub(super) values: Vec<Value>,
    pub(super) tails: TailCache,
    /// Result types of the custom ops being read.
    pub(super) result_types: Vec<Type>,
    /// Dialect whose ops need no prefix in custom form, innermost last.
    pub(super) default_dialects: Vec<Option<Name>>,
}

/// Names before `=`: name, how many results, position.
type ResultNames<'s> = Vec<(&'s [u8], u32, usize)>;

/// Regions of an op before the op exists.
pub(super) struct OpRegions {
    pub(super) regions: Vec<Region>,
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

    /// One operation, appended to a block.
    pub(super) fn operation(&mut self, block: Block) -> Parsed<()> {
        let start = self.tok.start;
        let mut names: ResultNames = Vec::new();
        if self.at(Token::Percent) {
            self.comma_list(|p| p.result_name(&mut names))?;
            self.expect(Token::Equal, "`=` after the result names")?;
        }
        let op = match self.tok.kind {
            Token::Str => self.generic_op(block)?,
            Token::Bare => self.custom_op(block)?,
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
        for (name, count, at) in names {
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

    // ---- values -------------------------------------------------------------------------------------------------------

    /// `%name (#n)?`
    pub(super) fn value_use(&mut self) -> Parsed<UseRef> {
        if !self.at(Token::Percent) {
            return self.wrong_token("expected a value");
        }
        let (name, at) = (self.name_id(&self.spelling()[1..]), self.tok.start);
        self.advance();
        let mut number = 0;
        if self.at(Token::Hash) {
            number = match Self::int_u64(&self.spelling()[1..]).and_then(|n| u32::try_from(n).ok()) {
                Some(number) => number,
                None => return self.fail("this is not a result number"),
            };
            self.advance();
        }
        Ok(UseRef { name, number, at })
    }

    /// The value that a use with a type stands for; an unknown name becomes a placeholder.
    pub(super) fn resolve(&mut self, used: UseRef, ty: Type) -> Parsed<Value> {
        let body = BodyId(self.ops.current as u32);
        let entry = self.names.get(used.name, used.number);
        if let Some(value) = entry.value() {
            if self.ops.bodies[entry.body.index()].value_type(value) != ty {
                let message = "this value has another type at its definition or an earlier use";
                return self.fail_with_origin(used.at, message, entry);
            }
            if entry.body == body {
                return Ok(value);
            }
            // Beyond the border of an isolated op. An error in the end, but parse errors come first.
            return Ok(self.body().new_placeholder(ty));
        }
        if used.number != 0
            && let first = self.names.get(used.name, 0)
            && let Some(value) = first.value()
            && self.ops.bodies[first.body.index()].def(value) != ValueDef::Placeholder
        {
            return self.fail_at(used.at, "the definition of this name has fewer results");
        }
        let value = self.body().new_placeholder(ty);
        let index = self.ops.forwards.len() as u32;
        self.body().set_placeholder_index(value, index);
        self.ops.forwards.push(Forward { at: used.at, resolved: false });
        self.names.set(used.name, used.number, Entry::new(value, body));
        Ok(value)
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
        let entry = self.names.get(name.name, name.number);
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

    /// Reports every name that was used and never defined, in the order of first use.
    pub(super) fn report_undeclared(&mut self) {
        let unresolved: Vec<usize> = self.ops.forwards.iter().filter(|f| !f.resolved).map(|f| f.at).collect();
        for at in unresolved {
            let end = lexer::suffix_end(self.text, at + 1);
            let name = String::from_utf8_lossy(&self.text[at..end]).into_owned();
            self.push_error(at, format!("{name} is not defined"));
        }
    }

    // ---- generic operations ---------------------------------------------------------------------------------------------

    fn generic_op(&mut self, block: Block) -> Parsed<Op> {
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

    /// Creates an op at the end of a block from `uses[first_use..]` (which are popped) and `types[first_type..]`.
    pub(super) fn create_op(
        &mut self,
        block: Block,
        parts: &OpParts,
        first_use: usize,
        first_type: usize,
        inputs: usize,
    ) -> Parsed<Op> {
        let results = self.ops.types.len() - first_type - inputs;
        if inputs > MAX_OPERANDS || results > MAX_RESULTS {
            return self
                .fail_at(parts.at, format!("more than {MAX_OPERANDS} operands or {MAX_RESULTS} results"));
        }
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
        let op = body.create_at_end(block, &spec);
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

    /// Properties and dictionary of an op. For registered ops inherent attributes are moved to the properties, which win,
    /// what else stands there is dropped, and defaults are filled in.
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
                if !p.at(Token::Caret) {
                    return p.wrong_token("expected a block name");
                }
                let (name, at) = (&p.spelling()[1..], p.tok.start);
                p.advance();
                successors.push(p.block_named(name, at));
                Ok(())
            })?;
            self.expect(Token::RSquare, "`]` after the successors")?;
        }
        Ok(successors)
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

    // ---- regions ----------------------------------------------------------------------------------------------------------

    /// `( region, ... )` of an op of this name, if there is one.
    fn op_regions(&mut self, name: Name) -> Parsed<OpRegions> {
        if !self.at(Token::LParen) {
            return Ok(OpRegions { regions: Vec::new(), child: None });
        }
        self.advance();
        self.with_own_body(name, |p| {
            let mut regions = Vec::new();
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
        read: impl FnOnce(&mut Self) -> Parsed<Vec<Region>>,
    ) -> Parsed<OpRegions> {
        if self.ctx.load_op(name).is_none_or(|info| !info.traits.contains(Traits::OWN_BODY)) {
            return Ok(OpRegions { regions: read(self)?, child: None });
        }
        let (outer, child) = (self.ops.current, self.ops.bodies.len());
        self.ops.bodies.push(Body::new());
        self.ops.current = child;
        let regions = read(self)?;
        self.body().set_roots(regions.clone());
        self.ops.current = outer;
        Ok(OpRegions { regions, child: Some(BodyId(child as u32)) })
    }

    /// `{ blocks }`; `arguments` of the entry block were read before (pretty forms).
    pub(super) fn region(&mut self, region: Region, arguments: &[EntryArgument<'s>]) -> Parsed<()> {
        self.nested(|p| {
            p.expect(Token::LBrace, "`{`")?;
            if arguments.is_empty() && p.eat(Token::RBrace) {
                return Ok(());
            }
            let mark = p.names.open();
            p.ops.block_scopes.push(BlockScope::default());
            p.region_blocks(region, arguments)?;
            p.close_block_names()?;
            p.names.close(mark);
            p.advance();
            Ok(())
        })
    }

    fn region_blocks(&mut self, region: Region, arguments: &[EntryArgument<'s>]) -> Parsed<()> {
        let entry = self.body().new_block();
        for argument in arguments {
            let loc = self.loc_at(argument.name.at);
            let value = self.body().add_block_arg(entry, argument.ty, loc);
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
            self.labelled_block(region, Some(entry))?;
            if !arguments.is_empty() && self.body().block_args(entry).len() > arguments.len() {
                return self.fail("the arguments of the entry block were given before");
            }
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
                let loc = p.loc_at(name.at);
                let value = p.body().add_block_arg(block, ty, loc);
                p.op_location(Located::Argument(value))?;
                p.define(name, value)
            })?;
        }
        self.expect(Token::Colon, "`:` after the block name")?;
        self.block_ops(block)
    }

    fn block_ops(&mut self, block: Block) -> Parsed<()> {
        while !matches!(self.tok.kind, Token::Caret | Token::RBrace) {
            if !self.fast_op(block) {
                self.operation(block)?;
            }
        }
        Ok(())
    }

    /// Reports the blocks of the innermost region that were named but not defined.
    fn close_block_names(&mut self) -> Parsed<()> {
        let Some(scope) = self.ops.block_scopes.pop() else { return Ok(()) };
        let mut missing: Vec<usize> =
            scope.blocks.into_values().filter_map(|(_, first_use)| first_use).collect();
        if missing.is_empty() {
            return Ok(());
        }
        missing.sort_unstable();
        for at in missing {
            self.push_error(at, "this block is not defined in its region".into());
        }
        Err(super::parser::Failed)
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

/// An argument of the entry block that was read with the operation's signature.
pub(super) struct EntryArgument<'s> {
    pub(super) name: UseRef,
    pub(super) ty: Type,
    pub(super) loc: Option<Trailing<'s>>,
}

fn set_location(body: &mut Body, target: Located, loc: Loc) {
    match target {
        Located::Op(op) => body.set_loc(op, loc),
        Located::Argument(value) => body.set_arg_loc(value, loc),
    }
}
