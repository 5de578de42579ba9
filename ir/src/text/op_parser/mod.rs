//! What the custom form of an operation is read with.

mod affine;
mod built;
mod constants;
mod operands;
mod recursive;
mod regions;
mod tokens;

pub use affine::AffineValues;
pub use built::BlockBuilder;
pub use operands::Successor;
pub use regions::RegionArgument;

use super::locs::Trailing;
use super::names::UseRef;
use super::ops::{Located, OpParts, OpRegions};
use super::parser::{Parsed, Parser};
use super::types::is_integer_type;
use crate::attrs::AttrData;
use crate::context::Context;
use crate::entity::{Attr, Block, BodyId, Name, Op, Region};
use crate::few::Few;
use crate::registry::{InferenceInput, OpInfo};
pub(super) use recursive::Recursive;

/// A place in the text that is being read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position(usize);

/// A value as written, which gets its meaning together with its type ([`OpParser::add_operand`]).
#[derive(Clone, Copy, Debug)]
pub struct UnresolvedOperand(UseRef);

/// A location as written, or none: an alias in it may be defined later.
pub struct OptionalLocation<'s>(Option<Trailing<'s>>);

/// Reads what follows the name of an op and collects what the op has. Methods that fail have reported why.
pub struct OpParser<'p, 'c, 's> {
    parser: &'p mut Parser<'c, 's>,
    info: &'p OpInfo,
    /// Where the name of the op is.
    at: usize,
    first_use: usize,
    first_type: usize,
    first_result: usize,
    named_results: usize,
    inherent: Vec<(Name, Attr)>,
    discardable: Vec<(Name, Attr)>,
    regions: Few<Region>,
    /// The body of the regions, if it is not that of the op.
    child: Option<BodyId>,
    successors: Vec<Block>,
}

impl<'p, 'c, 's> OpParser<'p, 'c, 's> {
    /// For what stands in a type or attribute: no op, of which `nothing` is known.
    pub(super) fn for_symbol(parser: &'p mut Parser<'c, 's>, nothing: &'p OpInfo) -> Self {
        let at = parser.tok.start;
        OpParser::new(parser, nothing, at, 0)
    }

    fn new(parser: &'p mut Parser<'c, 's>, info: &'p OpInfo, at: usize, named_results: usize) -> Self {
        OpParser {
            first_use: parser.ops.uses.len(),
            first_type: parser.ops.types.len(),
            first_result: parser.ops.result_types.len(),
            parser,
            info,
            at,
            named_results,
            inherent: Vec::new(),
            discardable: Vec::new(),
            regions: Few::new(),
            child: None,
            successors: Vec::new(),
        }
    }
}

impl OpParser<'_, '_, '_> {
    /// What is known of the op.
    pub fn info(&self) -> &OpInfo {
        self.info
    }

    /// The context that is read into.
    pub fn ctx(&mut self) -> &mut Context {
        self.parser.ctx
    }

    /// Creates the op that was read.
    fn finish(mut self, block: Block) -> Parsed<Op> {
        let inputs = self.operand_type_count();
        if inputs != self.operand_count() {
            return self.parser.fail_at(self.at, "as many types as operands are needed");
        }
        if let Some(child) = self.child {
            self.parser.end_body(child.index(), &self.regions);
        }
        self.parser.add_defaults(self.info, &mut self.inherent);
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
        let is_plain = self.regions.is_empty() && self.child.is_none() && self.successors.is_empty();
        state.lines.at = is_plain.then_some(self.at);
        state.lines.uses.clear();
        state.lines.uses.extend_from_slice(&state.uses[self.first_use..]);
        let regions = OpRegions { regions: self.regions, child: self.child };
        let parts =
            OpParts { name: self.info.name, at: self.at, attrs, regions, successors: self.successors };
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

    /// An op in custom form, the current token being its name, after names for so many results.
    pub(super) fn custom_op(&mut self, block: Block, named_results: usize) -> Parsed<Op> {
        let at = self.tok.start;
        let word = self.spelling();
        if is_integer_type(word) {
            return self.wrong_token("expected an operation");
        }
        let name = self.custom_name(word);
        let info = self.ctx.load_op(name);
        let Some((info, syntax)) = info.as_ref().and_then(|info| Some((info, info.syntax.as_ref()?))) else {
            let word = String::from_utf8_lossy(word);
            let why = match info.as_ref().and_then(|info| info.no_syntax.as_deref()) {
                Some(why) => format!("the custom form of `{word}` cannot be read: {why}"),
                None => format!("the operation `{word}` is not known: no custom form is registered for it"),
            };
            return self.fail(format!("{why}; write it in generic form"));
        };
        self.advance();
        self.ops.default_dialects.push(info.default_dialect);
        let mut parser = OpParser::new(self, info, at, named_results);
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
        if inherent.is_empty() && discardable.is_empty() {
            return self.ctx.known().no_attrs;
        }
        let properties = (!inherent.is_empty()).then(|| {
            let dict = self.ctx.dict(inherent);
            self.ctx.attr(AttrData::Dict(dict))
        });
        let dict = self.ctx.dict(discardable);
        self.ctx.op_attrs(properties, dict)
    }
}
