//! What the custom form of an operation is read with.

use super::lexer::Token;
use super::locs::Trailing;
use super::names::UseRef;
use super::ops::{Located, OpParts, OpRegions};
use super::parser::{Parsed, Parser};
use super::regions::EntryArgument;
use super::types::is_integer_type;
use crate::attrs::AttrData;
use crate::context::Context;
use crate::entity::{Attr, AttrDict, Block, BodyId, Name, Op, Region, Type};
use crate::registry::{InferenceInput, OpInfo, Traits};
use std::sync::Arc;

/// A place in the text that is being read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position(usize);

/// A value as written, which gets its meaning together with its type ([`OpParser::add_operand`]).
#[derive(Clone, Copy, Debug)]
pub struct UnresolvedOperand(UseRef);

/// A location as written, or none: an alias in it may be defined later.
pub struct OptionalLocation<'s>(Option<Trailing<'s>>);

/// An argument of an entry block that is written with the op, not in the block's label.
pub struct RegionArgument<'s>(EntryArgument<'s>);

impl<'s> RegionArgument<'s> {
    /// An argument of this name, type and location.
    pub fn new(name: UnresolvedOperand, ty: Type, location: OptionalLocation<'s>) -> Self {
        RegionArgument(EntryArgument { name: name.0, ty, loc: location.0 })
    }
}

/// Reads what follows the name of an op and collects what the op has. Methods that fail have reported why.
pub struct OpParser<'p, 'c, 's> {
    parser: &'p mut Parser<'c, 's>,
    info: Arc<OpInfo>,
    /// Where the name of the op is.
    at: usize,
    first_use: usize,
    first_type: usize,
    first_result: usize,
    inherent: Vec<(Name, Attr)>,
    discardable: Vec<(Name, Attr)>,
    regions: Vec<Region>,
    /// The body of the regions, if it is not that of the op.
    child: Option<BodyId>,
}

impl<'s> OpParser<'_, '_, 's> {
    /// What is known of the op.
    pub fn info(&self) -> &OpInfo {
        &self.info
    }

    /// The context that is read into.
    pub fn ctx(&mut self) -> &mut Context {
        self.parser.ctx
    }

    // ---- tokens and errors --------------------------------------------------------------------------------

    /// Where the current token starts.
    pub fn position(&self) -> Position {
        Position(self.parser.tok.start)
    }

    /// Fails with an error at a place.
    pub fn error_at<V>(&mut self, position: Position, message: impl Into<String>) -> Parsed<V> {
        self.parser.fail_at(position.0, message)
    }

    /// Fails with an error at the current token.
    pub fn error<V>(&mut self, message: impl Into<String>) -> Parsed<V> {
        self.parser.fail(message)
    }

    /// Fails because something else should stand here, which is reported at the end of the text before the
    /// current token.
    pub fn wrong_token<V>(&mut self, message: impl Into<String>) -> Parsed<V> {
        self.parser.wrong_token(message)
    }

    /// Whether the current token is of this kind.
    pub fn at(&self, token: Token) -> bool {
        self.parser.at(token)
    }

    /// Consumes the current token if it is of this kind.
    pub fn eat(&mut self, token: Token) -> bool {
        self.parser.eat(token)
    }

    /// Consumes the current token, which must be of this kind; `what` is for the message.
    pub fn expect(&mut self, token: Token, what: &str) -> Parsed<()> {
        self.parser.expect(token, what)
    }

    /// Consumes the current token if it is this word.
    pub fn eat_keyword(&mut self, word: &str) -> bool {
        self.parser.eat_word(word)
    }

    /// Consumes the current token, which must be this word.
    pub fn expect_keyword(&mut self, word: &str) -> Parsed<()> {
        self.parser.expect_word(word)
    }

    /// `item (',' item)*`
    pub fn comma_list(&mut self, mut item: impl FnMut(&mut Self) -> Parsed<()>) -> Parsed<()> {
        loop {
            item(self)?;
            if !self.eat(Token::Comma) {
                return Ok(());
            }
        }
    }

    /// A comma-separated list up to a closing token, which is consumed. The list may be empty.
    pub fn list_until(
        &mut self,
        close: Token,
        what: &str,
        item: impl FnMut(&mut Self) -> Parsed<()>,
    ) -> Parsed<()> {
        if self.eat(close) {
            return Ok(());
        }
        self.comma_list(item)?;
        self.expect(close, what)
    }

    // ---- types and attributes -----------------------------------------------------------------------------

    /// A type.
    pub fn ty(&mut self) -> Parsed<Type> {
        self.parser.parse_type()
    }

    /// Result types as after `->`: one type that is not a function type, or a list in parentheses.
    pub fn arrow_types(&mut self) -> Parsed<Vec<Type>> {
        let mut types = Vec::new();
        self.parser.result_types(&mut types)?;
        Ok(types)
    }

    /// An attribute.
    pub fn attribute(&mut self) -> Parsed<Attr> {
        self.parser.attribute()
    }

    /// `@name`.
    pub fn symbol_name(&mut self) -> Parsed<Name> {
        if !self.at(Token::At) {
            return self.wrong_token("expected a symbol name");
        }
        Ok(self.parser.symbol_name())
    }

    /// `{..}`, or nothing, which is the empty dictionary.
    pub fn optional_dictionary(&mut self) -> Parsed<AttrDict> {
        if self.at(Token::LBrace) { self.parser.dictionary() } else { Ok(self.parser.ctx.known().empty_dict) }
    }

    /// `attributes {..}`, or nothing, which is the empty dictionary.
    pub fn attributes_with_keyword(&mut self) -> Parsed<AttrDict> {
        if !self.eat_keyword("attributes") {
            return Ok(self.parser.ctx.known().empty_dict);
        }
        if !self.at(Token::LBrace) {
            return self.wrong_token("expected `{`");
        }
        self.parser.dictionary()
    }

    // ---- what the op has ----------------------------------------------------------------------------------

    /// Gives the op an attribute, in place of what it had under this name: inherent or discardable, as its
    /// info says.
    pub fn set_attribute(&mut self, name: Name, value: Attr) {
        let entries = if self.info.is_inherent(name) { &mut self.inherent } else { &mut self.discardable };
        match entries.iter_mut().find(|entry| entry.0 == name) {
            Some(entry) => entry.1 = value,
            None => entries.push((name, value)),
        }
    }

    /// Gives the op all entries of a dictionary.
    pub fn set_attributes(&mut self, dict: AttrDict) {
        for index in 0..self.parser.ctx.entries(dict).len() {
            let (name, value) = self.parser.ctx.entries(dict)[index];
            self.set_attribute(name, value);
        }
    }

    /// `%name` or `%name#2`.
    pub fn operand(&mut self) -> Parsed<UnresolvedOperand> {
        self.parser.value_use().map(UnresolvedOperand)
    }

    /// Makes a value the next operand of the op.
    pub fn add_operand(&mut self, operand: UnresolvedOperand) {
        self.parser.ops.uses.push(operand.0);
    }

    /// How many operands the op has so far.
    pub fn operand_count(&self) -> usize {
        self.parser.ops.uses.len() - self.first_use
    }

    /// The type of the first operand that has none yet.
    pub fn add_operand_type(&mut self, ty: Type) {
        self.parser.ops.types.push(ty);
    }

    /// How many operands have their type.
    pub fn operand_type_count(&self) -> usize {
        self.parser.ops.types.len() - self.first_type
    }

    /// The type of the next result of the op. Without any the types are inferred, if the info of the op says
    /// how.
    pub fn add_result_type(&mut self, ty: Type) {
        self.parser.ops.result_types.push(ty);
    }

    /// `loc(..)`, if it stands here.
    pub fn optional_location(&mut self) -> Parsed<OptionalLocation<'s>> {
        self.parser.trailing_location().map(OptionalLocation)
    }

    /// Reads `{..}` as the next region of the op.
    pub fn region(&mut self, arguments: Vec<RegionArgument<'s>>) -> Parsed<Region> {
        let arguments: Vec<EntryArgument<'s>> = arguments.into_iter().map(|argument| argument.0).collect();
        self.in_regions(|p| {
            let region = p.parser.body().new_detached_region();
            p.regions.push(region);
            p.parser.region(region, &arguments)?;
            Ok(region)
        })
    }

    /// Gives the op a region without blocks.
    pub fn add_empty_region(&mut self) -> Parsed<Region> {
        self.in_regions(|p| {
            let region = p.parser.body().new_detached_region();
            p.regions.push(region);
            Ok(region)
        })
    }

    /// Whether a region of the op has no block.
    pub fn is_empty(&mut self, region: Region) -> bool {
        let body = self.child.map_or(self.parser.ops.current, BodyId::index);
        self.parser.ops.bodies[body].blocks(region).is_empty()
    }

    /// Gives a region without blocks an empty one.
    pub fn ensure_block(&mut self, region: Region) {
        if self.is_empty(region) {
            let body = self.child.map_or(self.parser.ops.current, BodyId::index);
            self.parser.ops.bodies[body].add_block(region);
        }
    }

    /// With the body that the regions of this op belong to as the current one.
    fn in_regions<V>(&mut self, read: impl FnOnce(&mut Self) -> Parsed<V>) -> Parsed<V> {
        if !self.info.traits.contains(Traits::OWN_BODY) {
            return read(self);
        }
        let outer = self.parser.ops.current;
        let child = match self.child {
            Some(child) => child.index(),
            None => {
                let child = self.parser.ops.bodies.len();
                self.parser.add_body();
                self.child = Some(BodyId(child as u32));
                child
            }
        };
        self.parser.ops.current = child;
        let result = read(self)?;
        self.parser.ops.current = outer;
        Ok(result)
    }

    /// Creates the op that was read.
    fn finish(mut self, block: Block) -> Parsed<Op> {
        let inputs = self.operand_type_count();
        if inputs != self.operand_count() {
            return self.parser.fail_at(self.at, "as many types as operands are needed");
        }
        let state = &mut self.parser.ops;
        if let Some(child) = self.child {
            state.bodies[child.index()].set_roots(self.regions.clone());
        }
        self.parser.add_defaults(&self.info, &mut self.inherent);
        let attrs = self.parser.known_op_attrs(&self.inherent, &self.discardable);
        let state = &mut self.parser.ops;
        if state.result_types.len() == self.first_result
            && let Some(infer) = &self.info.inference
        {
            let input = InferenceInput { operands: &state.types[self.first_type..], attrs };
            let Some(types) = infer(self.parser.ctx, &input) else {
                return self.parser.fail_at(self.at, "the result types of this operation cannot be inferred");
            };
            state.types.extend(types);
        }
        let results = self.first_result..;
        state.types.extend(state.result_types.drain(results));
        let regions = OpRegions { regions: self.regions, child: self.child };
        let parts = OpParts { name: self.info.name, at: self.at, attrs, regions, successors: Vec::new() };
        let op = self.parser.create_op(block, &parts, self.first_use, self.first_type, inputs)?;
        self.parser.ops.types.truncate(self.first_type);
        Ok(op)
    }
}

impl Parser<'_, '_> {
    /// The op name that a word stands for: without a dialect, one of the dialect that is the default here.
    fn custom_name(&mut self, word: &[u8]) -> Name {
        if let Some(dialect) = self.ops.default_dialects.last().copied().flatten()
            && !word.contains(&b'.')
        {
            let full = [self.ctx.bytes(dialect), b".", word].concat();
            return self.ctx.name_bytes(&full);
        }
        self.ctx.name_bytes(word)
    }

    /// An op in custom form, the current token being its name.
    pub(super) fn custom_op(&mut self, block: Block) -> Parsed<Op> {
        let at = self.tok.start;
        let word = self.spelling();
        if is_integer_type(word) {
            return self.wrong_token("expected an operation");
        }
        let name = self.custom_name(word);
        let info = self.ctx.load_op(name);
        let Some((info, syntax)) = info.and_then(|info| Some((info.clone(), info.syntax.clone()?))) else {
            let word = String::from_utf8_lossy(word).into_owned();
            let hint = "no custom form is registered for it; write it in generic form";
            return self.fail(format!("the operation `{word}` is not known: {hint}"));
        };
        self.advance();
        self.ops.default_dialects.push(info.default_dialect);
        let mut parser = OpParser {
            first_use: self.ops.uses.len(),
            first_type: self.ops.types.len(),
            first_result: self.ops.result_types.len(),
            parser: self,
            info,
            at,
            inherent: Vec::new(),
            discardable: Vec::new(),
            regions: Vec::new(),
            child: None,
        };
        syntax.parse(&mut parser)?;
        let op = parser.finish(block)?;
        self.ops.default_dialects.pop();
        self.op_location(Located::Op(op))?;
        Ok(op)
    }

    /// Sets the inherent attributes with a default that were not written.
    pub(super) fn add_defaults(&mut self, info: &OpInfo, inherent: &mut Vec<(Name, Attr)>) {
        for attribute in &info.attributes {
            if let crate::registry::Presence::Default(value) = attribute.presence
                && inherent.iter().all(|entry| entry.0 != attribute.name)
            {
                inherent.push((attribute.name, value));
            }
        }
    }

    /// Properties (none if there are none) and discardable attributes.
    pub(super) fn known_op_attrs(
        &mut self,
        inherent: &[(Name, Attr)],
        discardable: &[(Name, Attr)],
    ) -> crate::entity::Attrs {
        let properties = (!inherent.is_empty()).then(|| {
            let dict = self.ctx.dict(inherent);
            self.ctx.attr(AttrData::Dict(dict))
        });
        let dict = self.ctx.dict(discardable);
        self.ctx.op_attrs(properties, dict)
    }
}
