//! `builtin`: modules.

use crate::attrs::AttrData;
use crate::context::Context;
use crate::registry::{AttrConstraint, CountRange, InherentAttr, OpInfo, SegmentLayout, Traits, Violation};
use crate::syntax::{OpParser, OpPrinter, Parsed, SyntaxFunctions};
use crate::text::{RegionForm, Token};
use crate::verify::OpVerifier;
use std::sync::Arc;

pub(super) fn register(ctx: &mut Context) {
    let known = *ctx.known();
    let mut module = OpInfo::new(known.module);
    module.traits = Traits::ISOLATED_FROM_ABOVE
        | Traits::NO_TERMINATOR
        | Traits::GRAPH_REGION
        | Traits::SINGLE_BLOCK
        | Traits::SYMBOL
        | Traits::SYMBOL_TABLE
        | Traits::AFFINE_SCOPE;
    module.operands = SegmentLayout::SingleVariadic(Vec::new());
    module.results = SegmentLayout::SingleVariadic(Vec::new());
    module.regions = CountRange::exactly(1);
    module.successors = CountRange::exactly(0);
    module.attributes = vec![
        InherentAttr::optional(known.sym_name, AttrConstraint::string()),
        InherentAttr::optional(known.sym_visibility, AttrConstraint::string()),
    ];
    module.default_dialect = Some(ctx.name("builtin"));
    module.syntax = Some(Arc::new(SyntaxFunctions { parse, print }));
    module.verifier = Some(Arc::new(verify));
    ctx.register_op(module);
}

/// `module @sym? (attributes {..})? region`
fn parse(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    if p.at(Token::At) {
        let symbol = p.symbol_name()?;
        let sym_name = p.ctx().known().sym_name;
        let symbol = p.ctx().attr(AttrData::String { value: symbol, ty: None });
        p.set_attribute(sym_name, symbol);
    }
    let attributes = p.attributes_with_keyword()?;
    p.set_attributes(attributes);
    let region = p.region(Vec::new())?;
    p.ensure_block(region);
    Ok(())
}

fn print(p: &mut OpPrinter<'_, '_>) -> bool {
    if p.region_count() != 1 || p.result_count() != 0 {
        return false;
    }
    let sym_name = p.ctx().known().sym_name;
    p.op_name();
    if let Some(symbol) = p.string_attribute(sym_name) {
        p.text(" ");
        p.symbol_name(symbol);
    }
    p.attributes(" attributes ", &[sym_name]);
    p.text(" ");
    p.region(0, RegionForm::WHOLE);
    true
}

fn verify(op: &mut OpVerifier<'_, '_>) -> Result<(), Violation> {
    let ctx = op.ctx();
    let entries = ctx.entries(ctx.dictionary(op.body().attrs(op.op())));
    if !entries.iter().all(|entry| ctx.bytes(entry.0).contains(&b'.')) {
        return Err("the attributes of a module have names with a dialect and a `.`".into());
    }
    match op.entry_arguments(0).is_none_or(|mut arguments| arguments.next().is_none()) {
        true => Ok(()),
        false => Err("the block of a module has no arguments".into()),
    }
}
