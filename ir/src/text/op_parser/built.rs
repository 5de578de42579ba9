//! Regions that are not written: their ops follow from what is.

use super::OpParser;
use crate::body::OpSpec;
use crate::context::Context;
use crate::entity::{Attr, Block, Loc, Name, Region, Type, Value};
use crate::text::lexer::Token;
use crate::text::parser::Parsed;

/// Adds ops to the block of a region that is not written.
pub struct BlockBuilder<'b, 'p, 'c, 's> {
    op: &'b mut OpParser<'p, 'c, 's>,
    block: Block,
    loc: Loc,
}

impl OpParser<'_, '_, '_> {
    /// Makes a region the next one of the op: one block with arguments of these types, whose ops `build`
    /// adds. These have the location of the op, or none if they are `nowhere`; arguments have none.
    pub fn built_region(
        &mut self,
        arguments: &[Type],
        nowhere: bool,
        build: impl FnOnce(&mut BlockBuilder<'_, '_, '_, '_>) -> Parsed<()>,
    ) -> Parsed<Region> {
        let region = self.add_empty_region()?;
        self.in_regions(|p| {
            let block = p.parser.body().add_block(region);
            let at = p.at;
            let unknown = p.parser.ctx.known().unknown_loc;
            let loc = if nowhere { unknown } else { p.parser.loc_at(at) };
            for &ty in arguments {
                p.parser.block_argument_from(at, unknown, block, ty)?;
            }
            build(&mut BlockBuilder { op: p, block, loc })
        })?;
        Ok(region)
    }
}

impl OpParser<'_, '_, '_> {
    /// Ends a region with a terminator of this name, if it does not end with one of it: what the only op of
    /// the region gives is handed to it; with none or several ops, nothing.
    pub fn ensure_yield_of_only_op(&mut self, region: Region, name: Name) -> Parsed<()> {
        let only = self.in_regions(|p| {
            let body = p.parser.body();
            let Some(&block) = body.blocks(region).first() else { return Ok(None) };
            let Some(last) = body.last_op(block).filter(|&last| body.prev(last).is_none()) else {
                return Ok(None);
            };
            let ends =
                p.parser.ctx.shape_data(p.parser.ops.bodies[p.parser.ops.current].shape(last)).name == name;
            Ok((!ends).then_some((block, last)))
        })?;
        let Some((block, last)) = only else { return self.ensure_terminator(region, name) };
        self.in_regions(|p| {
            let values: Vec<Value> = p.parser.body().results(last).collect();
            let text = p.ctx().text(name).into_owned();
            let loc = p.parser.loc_at(p.at);
            BlockBuilder { op: p, block, loc }.op(&text, &values, &[], &[]).map(|_| ())
        })
    }

    /// Reads an op in generic form as the first of the next region, which ends with a terminator of this name
    /// that is handed what it gives. Gives the types of that. The op is where that op is.
    pub fn region_of_generic_op(&mut self, terminator: &str) -> Parsed<Vec<Type>> {
        if !self.at(Token::Str) {
            return self.error("expected an operation in generic form");
        }
        self.at = self.parser.tok.start;
        let region = self.add_empty_region()?;
        self.in_regions(|p| {
            let block = p.parser.body().add_block(region);
            let op = p.parser.generic_op(block)?;
            let body = p.parser.body();
            let values: Vec<Value> = body.results(op).collect();
            let types = values.iter().map(|&value| body.value_type(value)).collect();
            let loc = p.parser.loc_at(p.at);
            BlockBuilder { op: p, block, loc }.op(terminator, &values, &[], &[])?;
            Ok(types)
        })
    }
}

impl BlockBuilder<'_, '_, '_, '_> {
    /// Fails where the op is: what it would have in its region cannot be.
    pub fn refuse<V>(&mut self, message: impl Into<String>) -> Parsed<V> {
        let at = self.op.name_position();
        self.op.error_at(at, message)
    }

    /// The context that is read into.
    pub fn ctx(&mut self) -> &mut Context {
        self.op.ctx()
    }

    /// The arguments of the block.
    pub fn arguments(&mut self) -> Vec<Value> {
        let block = self.block;
        self.op.parser.body().block_args(block).to_vec()
    }

    /// The type of a value of the block.
    pub fn value_type(&mut self, value: Value) -> Type {
        self.op.parser.body().value_type(value)
    }

    /// Adds an op; gives its results. Attributes are inherent or not, as what is registered of the op says,
    /// and defaults are filled in.
    pub fn op(
        &mut self,
        name: &str,
        operands: &[Value],
        results: &[Type],
        attributes: &[(Name, Attr)],
    ) -> Parsed<Vec<Value>> {
        let (at, loc) = (self.op.at, self.loc);
        let parser = &mut *self.op.parser;
        let name = parser.ctx.name(name);
        let (mut inherent, mut discardable) = (Vec::new(), attributes.to_vec());
        if let Some(info) = parser.ctx.load_op(name) {
            (inherent, discardable) = discardable.into_iter().partition(|entry| info.is_inherent(entry.0));
            parser.add_defaults(&info, &mut inherent);
        }
        let attrs = parser.known_op_attrs(&inherent, &discardable);
        let shape = parser.ctx.op_shape(name, operands.len(), results.len());
        let spec = OpSpec { shape, operands, results, attrs, loc };
        match parser.body().try_create_at_end(self.block, &spec) {
            Ok(op) => Ok(parser.body().results(op).collect()),
            Err(error) => {
                parser.exhausted = true;
                parser.fail_at(at, error.to_string())
            }
        }
    }
}
