//! What the files of dialects register ops with.

use crate::context::Context;
use crate::entity::{Attr, Type};
use crate::registry::{
    Arity, AttrConstraint, CountRange, Effects, InherentAttr, OpInfo, Presence, SegmentLayout, Traits,
};
use crate::syntax::{CustomSyntax, OpParser, OpPrinter, Parsed, SyntaxFunctions};
use crate::types::{Sign, TypeData};
use std::sync::Arc;

/// An op that is being described: without operands, results, regions and successors at first.
pub(super) struct Define(OpInfo);

impl Define {
    pub(super) fn new(ctx: &mut Context, name: &str) -> Self {
        let mut info = OpInfo::new(ctx.name(name));
        info.operands = SegmentLayout::SingleVariadic(Vec::new());
        info.results = SegmentLayout::SingleVariadic(Vec::new());
        info.regions = CountRange::exactly(0);
        info.successors = CountRange::exactly(0);
        Define(info)
    }

    pub(super) fn traits(mut self, traits: Traits) -> Self {
        self.0.traits |= traits;
        self
    }

    pub(super) fn effects(mut self, effects: Effects) -> Self {
        self.0.effects = Some(effects);
        self
    }

    /// Groups of operands, at most one of which is not of arity one.
    pub(super) fn operands(mut self, groups: &[Arity]) -> Self {
        self.0.operands = SegmentLayout::SingleVariadic(groups.to_vec());
        self
    }

    /// Groups of operands whose sizes are in `operandSegmentSizes`.
    pub(super) fn sized_operands(mut self, ctx: &mut Context, groups: &[Arity]) -> Self {
        let name = ctx.name("operandSegmentSizes");
        self.0.operands = SegmentLayout::AttrSized(groups.to_vec(), name);
        self.0.attributes.push(InherentAttr::required(name, AttrConstraint::sizes()));
        self
    }

    pub(super) fn results(mut self, groups: &[Arity]) -> Self {
        self.0.results = SegmentLayout::SingleVariadic(groups.to_vec());
        self
    }

    pub(super) fn regions(mut self, count: CountRange) -> Self {
        self.0.regions = count;
        self
    }

    pub(super) fn required(mut self, ctx: &mut Context, name: &str, constraint: AttrConstraint) -> Self {
        self.0.attributes.push(InherentAttr::required(ctx.name(name), constraint));
        self
    }

    pub(super) fn optional(mut self, ctx: &mut Context, name: &str, constraint: AttrConstraint) -> Self {
        self.0.attributes.push(InherentAttr::optional(ctx.name(name), constraint));
        self
    }

    pub(super) fn default(
        mut self,
        ctx: &mut Context,
        name: &str,
        constraint: AttrConstraint,
        value: Attr,
    ) -> Self {
        let presence = Presence::Default(value);
        self.0.attributes.push(InherentAttr { name: ctx.name(name), constraint, presence });
        self
    }

    pub(super) fn parents(mut self, ctx: &mut Context, names: &[&str]) -> Self {
        self.0.parents = names.iter().map(|name| ctx.name(name)).collect();
        self
    }

    pub(super) fn default_dialect(mut self, ctx: &mut Context, name: &str) -> Self {
        self.0.default_dialect = Some(ctx.name(name));
        self
    }

    pub(super) fn form(
        self,
        parse: fn(&mut OpParser<'_, '_, '_>) -> Parsed<()>,
        print: fn(&mut OpPrinter<'_, '_>) -> bool,
    ) -> Self {
        self.syntax(SyntaxFunctions { parse, print })
    }

    pub(super) fn syntax(mut self, syntax: impl CustomSyntax + 'static) -> Self {
        self.0.syntax = Some(Arc::new(syntax));
        self
    }

    pub(super) fn register(self, ctx: &mut Context) {
        ctx.register_op(self.0);
    }
}

/// An integer of the signless type of this width.
pub(super) fn integer(width: u32) -> AttrConstraint {
    AttrConstraint::new(format!("an `i{width}`"), move |ctx, attr| {
        let ty = ctx.attr_type(attr).map(|ty| ctx.type_data(ty));
        ctx.int_value(attr).is_some()
            && matches!(ty, Some(TypeData::Integer { width: w, sign: Sign::Signless }) if *w == width)
    })
}

/// `true` or `false`.
pub(super) fn boolean() -> AttrConstraint {
    AttrConstraint::new("`true` or `false`", |ctx, attr| ctx.bool_value(attr).is_some())
}

/// Sets `operandSegmentSizes`.
pub(super) fn set_operand_sizes(p: &mut OpParser<'_, '_, '_>, sizes: &[usize]) {
    let name = p.ctx().name("operandSegmentSizes");
    let sizes: Vec<i32> = sizes.iter().map(|&size| i32::try_from(size).unwrap_or(i32::MAX)).collect();
    let sizes = p.ctx().i32_array_attr(&sizes);
    p.set_attribute(name, sizes);
}

/// The type `!dialect.data`.
pub(super) fn dialect_type(ctx: &mut Context, dialect: &str, data: &str) -> Type {
    let (namespace, data) = (ctx.name(dialect), ctx.name(data));
    ctx.ty(TypeData::Opaque { namespace, data })
}
