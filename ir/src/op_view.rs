//! An op with all that is needed to ask about it.

use crate::attrs::AttrData;
use crate::body::Body;
use crate::context::Context;
use crate::entity::{Attr, Block, BodyId, Name, Op, Type, Value};
use crate::ir::Ir;

/// An op of an [`Ir`], to be read.
#[derive(Clone, Copy)]
pub struct OpView<'a> {
    ctx: &'a Context,
    ir: &'a Ir,
    id: BodyId,
    op: Op,
}

impl<'a> OpView<'a> {
    /// The op `op` of body `id`.
    pub fn new(ctx: &'a Context, ir: &'a Ir, id: BodyId, op: Op) -> Self {
        OpView { ctx, ir, id, op }
    }

    /// The context that the operation's constants and names belong to.
    pub fn ctx(self) -> &'a Context {
        self.ctx
    }

    /// The IR that the operation is in.
    pub fn ir(self) -> &'a Ir {
        self.ir
    }

    /// The op, in [`Self::body`].
    pub fn op(self) -> Op {
        self.op
    }

    /// The body that holds the op.
    pub fn body(self) -> &'a Body {
        self.ir.body(self.id)
    }

    /// The number of the body that holds the op.
    pub fn body_id(self) -> BodyId {
        self.id
    }

    /// The name of the op.
    pub fn name(self) -> Name {
        self.ctx.shape_data(self.body().shape(self.op)).name
    }

    /// How many operands the op has.
    pub fn operand_count(self) -> usize {
        self.body().num_operands(self.op)
    }

    /// How many results the op has.
    pub fn result_count(self) -> usize {
        self.body().num_results(self.op)
    }

    /// Type of operand `index`, which must exist.
    pub fn operand_type(self, index: usize) -> Type {
        self.body().value_type(self.body().operand(self.op, index))
    }

    /// Type of result `index`, which must exist.
    pub fn result_type(self, index: usize) -> Type {
        self.body().value_type(self.body().result(self.op, index))
    }

    /// Types of the results.
    pub fn result_types(self) -> Vec<Type> {
        (0..self.result_count()).map(|index| self.result_type(index)).collect()
    }

    /// How many regions the op has.
    pub fn region_count(self) -> usize {
        self.ir.regions(self.id, self.op).1.len()
    }

    /// The blocks of a region and the body that holds them; no blocks if there is no such region.
    pub fn region_blocks(self, region: usize) -> (BodyId, &'a [Block]) {
        let (inner, regions) = self.ir.regions(self.id, self.op);
        (inner, regions.get(region).map_or(&[], |&region| self.ir.body(inner).blocks(region)))
    }

    /// Arguments of the first block of a region; `None` if there is no such block.
    pub fn entry_arguments(self, region: usize) -> Option<&'a [Value]> {
        let (inner, blocks) = self.region_blocks(region);
        Some(self.ir.body(inner).block_args(*blocks.first()?))
    }

    /// The last op of the first block of a region.
    pub fn last_op(self, region: usize) -> Option<OpView<'a>> {
        let (inner, blocks) = self.region_blocks(region);
        let op = self.ir.body(inner).last_op(*blocks.first()?)?;
        Some(OpView { id: inner, op, ..self })
    }

    /// An attribute of the op.
    pub fn attribute(self, name: Name) -> Option<Attr> {
        self.ctx.get_attr(self.body().attrs(self.op), name)
    }

    /// An attribute of the op, by the text of its name.
    pub fn attribute_named(self, name: &str) -> Option<Attr> {
        self.attribute(self.ctx.find_name(name)?)
    }

    /// The text of an attribute of the op that is a string.
    pub fn string_attribute(self, name: Name) -> Option<Name> {
        match self.ctx.attr_data(self.attribute(name)?) {
            AttrData::String { value, .. } => Some(*value),
            _ => None,
        }
    }

    /// Inherent and discardable attributes together, sorted by name.
    pub fn all_attributes(self) -> Vec<(Name, Attr)> {
        let (ctx, attrs) = (self.ctx, self.body().attrs(self.op));
        let mut entries = self.inherent_attributes().to_vec();
        entries.extend(ctx.entries(ctx.dictionary(attrs)));
        entries.sort_by(|a, b| ctx.bytes(a.0).cmp(ctx.bytes(b.0)));
        entries
    }

    /// Properties, sorted by name.
    pub fn inherent_attributes(self) -> &'a [(Name, Attr)] {
        let ctx = self.ctx;
        match ctx.properties(self.body().attrs(self.op)).map(|properties| ctx.attr_data(properties)) {
            Some(AttrData::Dict(inner)) => ctx.entries(*inner),
            _ => &[],
        }
    }

    /// Attributes that are not inherent, sorted by name.
    pub fn discardable_attributes(self) -> &'a [(Name, Attr)] {
        self.ctx.entries(self.ctx.dictionary(self.body().attrs(self.op)))
    }
}
