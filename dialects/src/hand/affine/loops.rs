//! `affine.for` and `affine.if`.

use super::{add_indices, dims_and_symbols, print_dims_and_symbols};
use crate::hand::{
    Carried, branches, carried, form, operand_sizes, print_assignments, print_attributes, set,
    set_operand_sizes,
};
use pdll_ir::{
    AffineMap, AttrData, ExprData, OpParser, OpPrinter, Parsed, Region, RegionArgument, RegionForm,
    SyntaxFunctions, Token,
};
use std::ops::Range;

/// `for %i loc(..)? = bound to bound (step n)? (iter_args(%x = %y, ..) -> types)? region {..}?`
pub(in crate::hand) const FOR: SyntaxFunctions = form(parse_for, print_for);
/// `if set (dims) ([symbols])? (-> types)? region (else region)? {..}?`
pub(in crate::hand) const IF: SyntaxFunctions = form(parse_if, print_if);

pub(super) fn ensure_yield(p: &mut OpParser<'_, '_, '_>, region: Region) -> Parsed<()> {
    let name = p.ctx().name("affine.yield");
    p.ensure_terminator(region, name)
}

/// A bound: a number, a value, or a map of values with `max` or `min` before it if it has several results.
/// Sets the attribute `name`; gives how many operands it takes.
fn parse_bound(p: &mut OpParser<'_, '_, '_>, name: &str, prefix: &str) -> Parsed<usize> {
    let has_prefix = p.eat_keyword(prefix);
    if let Some(value) = p.optional_operand()? {
        add_indices(p, &[value]);
        let symbol = p.ctx().affine_expr(ExprData::Symbol(0));
        let map = p.ctx().map_attr(0, 1, vec![symbol]);
        set(p, name, map);
        return Ok(1);
    }
    let (at, index) = (p.position(), p.ctx().known().index);
    let attr = p.attribute_of_type(index)?;
    if let Some(number) = p.ctx().int_value(attr) {
        let number = i64::try_from(number).unwrap_or_default();
        let number = p.ctx().affine_expr(ExprData::Constant(number));
        let map = p.ctx().map_attr(0, 0, vec![number]);
        set(p, name, map);
        return Ok(0);
    }
    let Some(map) = p.ctx().map_value(attr).cloned() else {
        let at = p.name_position();
        return p.error_at(at, "a bound is a number, a value or an affine map of values");
    };
    let (dims, symbols) = dims_and_symbols(p)?;
    if (map.dims as usize, map.symbols as usize) != (dims.len(), symbols.len()) {
        let at = p.name_position();
        return p.error_at(at, "the map of a bound has another number of dimensions or symbols");
    }
    if map.results.len() > 1 && !has_prefix {
        return p.error_at(at, format!("a bound with several results begins with `{prefix}`"));
    }
    add_indices(p, &dims);
    add_indices(p, &symbols);
    set(p, name, attr);
    Ok(dims.len() + symbols.len())
}

fn parse_for(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let induction = p.argument_name()?;
    let location = p.optional_location()?;
    p.expect(Token::Equal, "`=` and the bounds")?;
    let lower = parse_bound(p, "lowerBoundMap", "max")?;
    p.expect_keyword("to")?;
    let upper = parse_bound(p, "upperBoundMap", "min")?;
    let index = p.ctx().known().index;
    let mut step = 1;
    if p.eat_keyword("step") {
        let at = p.position();
        let attr = p.attribute_of_type(index)?;
        let Some(number) = p.ctx().int_value(attr) else { return p.error_at(at, "a step is a number") };
        if number < 0 {
            return p.error_at(at, "a step is positive");
        }
        step = number;
    }
    let Carried { inner, initial, types } = carried(p)?;
    for (&value, &ty) in initial.iter().zip(&types) {
        p.add_typed_operand(value, ty);
    }
    p.add_result_types(&types);
    let mut arguments = vec![RegionArgument::new(induction, index, location)];
    arguments.extend(inner.iter().zip(&types).map(|(&name, &ty)| RegionArgument::at_name(name, ty)));
    let region = p.region(arguments)?;
    ensure_yield(p, region)?;
    p.optional_attributes()?;
    if let Some(step) = p.ctx().int_attr(index, step) {
        set(p, "step", step);
    }
    set_operand_sizes(p, &[lower, upper, initial.len()]);
    Ok(())
}

/// A bound over operands of this range.
fn print_bound(
    p: &mut OpPrinter<'_, '_>,
    attr: pdll_ir::Attr,
    map: &AffineMap,
    operands: Range<usize>,
    prefix: &str,
) {
    let ctx = p.ctx();
    match *map.results {
        [expr] => match (map.dims, map.symbols, ctx.expr(expr)) {
            (0, 0, ExprData::Constant(number)) => return p.text(&number.to_string()),
            (0, 1, ExprData::Symbol(_)) => return p.operand_range(operands),
            _ => {}
        },
        _ => {
            p.text(prefix);
            p.text(" ");
        }
    }
    p.attribute(attr);
    print_dims_and_symbols(p, operands, map.dims as usize);
}

fn print_for(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let map = |name| {
        let attr = view.attribute_named(name)?;
        Some((attr, view.ctx().map_value(attr)?))
    };
    let step = view.attribute_named("step").and_then(|step| view.ctx().int_value(step));
    let (Some(sizes), Some(lower), Some(upper), Some(step), Some([induction, inner @ ..])) =
        (operand_sizes(view, 3), map("lowerBoundMap"), map("upperBoundMap"), step, view.entry_arguments(0))
    else {
        return false;
    };
    let fits = |map: &AffineMap, size: usize| (map.dims + map.symbols) as usize == size;
    if !fits(lower.1, sizes[0]) || !fits(upper.1, sizes[1]) || inner.len() != sizes[2] {
        return false;
    }
    let carried = sizes[0] + sizes[1]..view.operand_count();
    p.op_name();
    p.text(" ");
    p.region_value(*induction);
    p.region_argument_location(*induction);
    p.text(" = ");
    print_bound(p, lower.0, lower.1, 0..sizes[0], "max");
    p.text(" to ");
    print_bound(p, upper.0, upper.1, sizes[0]..carried.start, "min");
    if step != 1 {
        p.text(&format!(" step {step}"));
    }
    print_assignments(p, " iter_args", inner, carried.clone());
    if !inner.is_empty() {
        p.text(" -> (");
        p.operand_type_range(carried);
        p.text(")");
    }
    p.text(" ");
    p.region(0, RegionForm { terminators: !inner.is_empty(), ..RegionForm::BODY });
    print_attributes(p, " ", &["lowerBoundMap", "upperBoundMap", "step", "operandSegmentSizes"]);
    true
}

fn parse_if(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let at = p.position();
    let condition = p.attribute()?;
    let AttrData::Set(integers) = p.ctx().attr_data(condition).clone() else {
        return p.error_at(at, "the condition is not an integer set");
    };
    let (dims, symbols) = dims_and_symbols(p)?;
    if (integers.dims as usize, integers.symbols as usize) != (dims.len(), symbols.len()) {
        let at = p.name_position();
        return p.error_at(at, "the condition has another number of dimensions or symbols");
    }
    add_indices(p, &dims);
    add_indices(p, &symbols);
    let types = p.optional_arrow_types()?;
    p.add_result_types(&types);
    branches::parse(p, ensure_yield)?;
    p.optional_attributes()?;
    set(p, "condition", condition);
    Ok(())
}

fn print_if(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let Some(condition) = view.attribute_named("condition") else { return false };
    let AttrData::Set(integers) = view.ctx().attr_data(condition) else { return false };
    let (dims, count) = (integers.dims as usize, view.operand_count());
    if dims > count || view.region_count() != 2 {
        return false;
    }
    p.op_name();
    p.text(" ");
    p.attribute(condition);
    print_dims_and_symbols(p, 0..count, dims);
    if view.result_count() > 0 {
        p.text(" -> ");
        p.arrow_result_types();
    }
    p.text(" ");
    let form = RegionForm { terminators: view.result_count() > 0, ..RegionForm::WHOLE };
    branches::print(p, form);
    print_attributes(p, " ", &["condition"]);
    true
}
