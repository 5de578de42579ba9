//! `pdl`: patterns.

mod forms;

use super::define::{Define, boolean, integer};
use crate::attrs::AttrData;
use crate::context::Context;
use crate::registry::Arity::{One, Optional, Variadic};
use crate::registry::{AttrConstraint, CountRange, Effects, Traits};
use forms::*;

const PATTERN: &[&str] = &["pdl.pattern"];
const REWRITE: &[&str] = &["pdl.rewrite"];

pub(super) fn register(ctx: &mut Context) {
    register_structure(ctx);
    register_natives(ctx);
    register_matched(ctx);
    register_actions(ctx);
}

fn strings() -> AttrConstraint {
    AttrConstraint::new("an array of strings", |ctx, attr| match ctx.attr_data(attr) {
        AttrData::Array(items) => items.iter().all(|&item| ctx.string_value(item).is_some()),
        _ => false,
    })
}

fn is_type(ctx: &Context, attr: crate::entity::Attr) -> bool {
    ctx.type_value(attr).is_some()
}

fn register_structure(ctx: &mut Context) {
    let benefit = AttrConstraint::new("an `i16` that is not negative", |ctx, attr| {
        let ty = ctx.attr_type(attr).and_then(|ty| ctx.int_width(ty));
        ty.is_some_and(|(width, _)| width == 16) && ctx.int_value(attr).is_some_and(|value| value >= 0)
    });
    Define::new(ctx, "pdl.pattern")
        .traits(Traits::ISOLATED_FROM_ABOVE | Traits::SINGLE_BLOCK | Traits::SYMBOL)
        .regions(CountRange::exactly(1))
        .required(ctx, "benefit", benefit)
        .optional(ctx, "sym_name", AttrConstraint::string())
        .optional(ctx, "sym_visibility", AttrConstraint::string())
        .default_dialect(ctx, "pdl")
        .form(parse_pattern, print_pattern)
        .register(ctx);
    Define::new(ctx, "pdl.rewrite")
        .traits(Traits::TERMINATOR | Traits::NO_TERMINATOR | Traits::AT_MOST_ONE_BLOCK)
        .sized_operands(ctx, &[Optional, Variadic])
        .regions(CountRange::exactly(1))
        .optional(ctx, "name", AttrConstraint::string())
        .parents(ctx, PATTERN)
        .default_dialect(ctx, "pdl")
        .form(parse_rewrite, print_rewrite)
        .register(ctx);
}

fn register_natives(ctx: &mut Context) {
    let no = ctx.bool_attr(false);
    Define::new(ctx, "pdl.apply_native_constraint")
        .operands(&[Variadic])
        .results(&[Variadic])
        .required(ctx, "name", AttrConstraint::string())
        .default(ctx, "isNegated", boolean(), no)
        .parents(ctx, PATTERN)
        .form(|p| parse_native(p, true), print_native)
        .register(ctx);
    Define::new(ctx, "pdl.apply_native_rewrite")
        .operands(&[Variadic])
        .results(&[Variadic])
        .required(ctx, "name", AttrConstraint::string())
        .parents(ctx, REWRITE)
        .form(|p| parse_native(p, false), print_native)
        .register(ctx);
}

fn register_matched(ctx: &mut Context) {
    Define::new(ctx, "pdl.attribute")
        .operands(&[Optional])
        .results(&[One])
        .optional(ctx, "value", AttrConstraint::any())
        .form(parse_attribute, print_attribute)
        .register(ctx);
    Define::new(ctx, "pdl.operand")
        .operands(&[Optional])
        .results(&[One])
        .parents(ctx, PATTERN)
        .form(|p| parse_operand(p, "type", "value"), print_operand)
        .register(ctx);
    Define::new(ctx, "pdl.operands")
        .operands(&[Optional])
        .results(&[One])
        .parents(ctx, PATTERN)
        .form(|p| parse_operand(p, "range<type>", "range<value>"), print_operand)
        .register(ctx);
    Define::new(ctx, "pdl.operation")
        .sized_operands(ctx, &[Variadic, Variadic, Variadic])
        .results(&[One])
        .optional(ctx, "opName", AttrConstraint::string())
        .required(ctx, "attributeValueNames", strings())
        .form(parse_operation, print_operation)
        .register(ctx);
    Define::new(ctx, "pdl.result")
        .effects(Effects::empty())
        .operands(&[One])
        .results(&[One])
        .required(ctx, "index", integer(32))
        .form(parse_result, print_result)
        .register(ctx);
    Define::new(ctx, "pdl.results")
        .effects(Effects::empty())
        .operands(&[One])
        .results(&[One])
        .optional(ctx, "index", integer(32))
        .form(parse_results, print_results)
        .register(ctx);
    Define::new(ctx, "pdl.type")
        .results(&[One])
        .optional(ctx, "constantType", AttrConstraint::new("a type", is_type))
        .form(|p| parse_type(p, "constantType", "type"), |p| print_type(p, "constantType"))
        .register(ctx);
    let types = AttrConstraint::new("an array of types", |ctx, attr| match ctx.attr_data(attr) {
        AttrData::Array(items) => items.iter().all(|&item| is_type(ctx, item)),
        _ => false,
    });
    Define::new(ctx, "pdl.types")
        .results(&[One])
        .optional(ctx, "constantTypes", types)
        .form(|p| parse_type(p, "constantTypes", "range<type>"), |p| print_type(p, "constantTypes"))
        .register(ctx);
}

fn register_actions(ctx: &mut Context) {
    Define::new(ctx, "pdl.range")
        .effects(Effects::empty())
        .operands(&[Variadic])
        .results(&[One])
        .parents(ctx, REWRITE)
        .form(parse_range, print_range)
        .register(ctx);
    Define::new(ctx, "pdl.replace")
        .sized_operands(ctx, &[One, Optional, Variadic])
        .parents(ctx, REWRITE)
        .form(parse_replace, print_replace)
        .register(ctx);
    Define::new(ctx, "pdl.erase")
        .operands(&[One])
        .parents(ctx, REWRITE)
        .form(parse_erase, print_erase)
        .register(ctx);
}
