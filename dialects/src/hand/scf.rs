//! `scf`: loops and branches.

use super::{
    Carried, PARENTHESES, assignments, branches, carried, form, i64_items, operand_sizes, print_assignments,
    print_attributes, print_result_list, set_i64_items, set_operand_sizes,
};
use pdll_ir::{
    DYNAMIC, Few, OpParser, OpPrinter, Parsed, RegionArgument, RegionForm, SyntaxFunctions, Token, Type,
    UnresolvedOperand,
};
use std::ops::Range;

/// `for unsigned? %i = %a to %b step %c (iter_args(%x = %y, ..) -> types)? (: type)? region {..}?`
pub(super) const FOR: SyntaxFunctions = form(parse_for, print_for);
/// `if %c (-> types)? region (else region)? {..}?`
pub(super) const IF: SyntaxFunctions = form(parse_if, print_if);
/// `parallel (%i, ..) = (..) to (..) step (..) (init (..))? (-> types)? region {..}?`
pub(super) const PARALLEL: SyntaxFunctions = form(parse_parallel, print_parallel);
/// `forall (%i, ..) in (..) (shared_outs(%x = %y, ..) -> types)? region {..}?`, or `= (..) to (..) step (..)`
/// in place of `in (..)`
pub(super) const FORALL: SyntaxFunctions = form(parse_forall, print_forall);
/// `forall.in_parallel region {..}?`
pub(super) const IN_PARALLEL: SyntaxFunctions = form(parse_in_parallel, print_in_parallel);
/// `execute_region (-> types)? no_inline? region {..}?`
pub(super) const EXECUTE_REGION: SyntaxFunctions = form(parse_execute_region, print_execute_region);

/// A region whose terminators are printed only where they say something.
fn quiet(terminators: bool) -> RegionForm {
    RegionForm { terminators, ..RegionForm::BODY }
}

fn ensure_yield(p: &mut OpParser<'_, '_, '_>, region: pdll_ir::Region) -> Parsed<()> {
    let name = match p.info().terminator {
        Some(name) => name,
        None => p.ctx().name("scf.yield"),
    };
    p.ensure_terminator(region, name)
}

fn set_unit(p: &mut OpParser<'_, '_, '_>, name: &str) {
    let (name, unit) = (p.ctx().name(name), p.ctx().known().unit);
    p.set_attribute(name, unit);
}

fn parse_for(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    if p.eat_keyword("unsigned") {
        set_unit(p, "unsignedCmp");
    }
    let induction = p.operand()?;
    let [lower, upper, step] = super::loop_bounds(p)?;
    let Carried { inner, initial, types } = carried(p)?;
    let ty = if p.eat(Token::Colon) { p.ty()? } else { p.ctx().known().index };
    p.add_operands_of_type(&[lower, upper, step], ty);
    for (&value, &ty) in initial.iter().zip(&types) {
        p.add_typed_operand(value, ty);
    }
    p.add_result_types(&types);
    let mut arguments = Vec::with_capacity(1 + inner.len());
    arguments.push(RegionArgument::at_name(induction, ty));
    arguments.extend(inner.iter().zip(&types).map(|(&name, &ty)| RegionArgument::at_name(name, ty)));
    let region = p.region_first(arguments)?;
    ensure_yield(p, region)?;
    p.optional_attributes()
}

fn print_for(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let count = view.operand_count();
    let Some([induction, inner @ ..]) = view.entry_arguments(0) else { return false };
    if count < 3 || inner.len() != count - 3 {
        return false;
    }
    let ty = view.body().value_type(*induction);
    p.op_name();
    p.text(if view.attribute_named("unsignedCmp").is_some() { " unsigned " } else { " " });
    p.region_value(*induction);
    p.text(" = ");
    p.operand(0);
    p.text(" to ");
    p.operand(1);
    p.text(" step ");
    p.operand(2);
    print_assignments(p, " iter_args", inner, 3..count);
    if count > 3 {
        p.text(" -> (");
        p.operand_type_range(3..count);
        p.text(")");
    }
    p.text(" ");
    if ty != view.ctx().known().index {
        p.text(" : ");
        p.ty(ty);
        p.text(" ");
    }
    p.region(0, quiet(count > 3));
    print_attributes(p, " ", &["unsignedCmp"]);
    true
}

fn parse_if(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let (condition, i1) = (p.operand()?, p.ctx().known().i1);
    p.add_typed_operand(condition, i1);
    let types = p.optional_arrow_types()?;
    p.add_result_types(&types);
    branches::parse(p, ensure_yield)?;
    p.optional_attributes()
}

fn print_if(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    if view.operand_count() != 1 || view.region_count() != 2 {
        return false;
    }
    p.op_name();
    p.text(" ");
    p.operands();
    print_result_list(p);
    p.text(" ");
    branches::print(p, quiet(view.result_count() > 0));
    print_attributes(p, " ", &[]);
    true
}

/// `( %a, .. )` of `count` values of type `index`, which become operands.
fn bounds(p: &mut OpParser<'_, '_, '_>, count: usize) -> Parsed<()> {
    let at = p.position();
    let operands = p.operands_in(PARENTHESES)?;
    if operands.len() != count {
        return p.error_at(at, format!("expected {count} values"));
    }
    let index = p.ctx().known().index;
    p.add_operands_of_type(&operands, index);
    Ok(())
}

fn parse_parallel(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let inductions = p.argument_names_in(PARENTHESES)?;
    p.expect(Token::Equal, "`=` and the bounds")?;
    bounds(p, inductions.len())?;
    p.expect_keyword("to")?;
    bounds(p, inductions.len())?;
    p.expect_keyword("step")?;
    bounds(p, inductions.len())?;
    let at = p.position();
    let initial = if p.eat_keyword("init") { p.operands_in(PARENTHESES)? } else { Vec::new() };
    let types = p.optional_arrow_types()?;
    p.add_typed_operands(&initial, &types, at)?;
    p.add_result_types(&types);
    let index = p.ctx().known().index;
    let arguments = inductions.iter().map(|&name| RegionArgument::at_name(name, index));
    let region = p.region(arguments.collect())?;
    set_operand_sizes(p, &[inductions.len(), inductions.len(), inductions.len(), initial.len()]);
    let reduce = p.ctx().name("scf.reduce");
    p.ensure_terminator(region, reduce)?;
    p.optional_attributes()
}

fn print_parallel(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let (Some(sizes), Some(inductions)) = (operand_sizes(view, 4), view.entry_arguments(0)) else {
        return false;
    };
    p.op_name();
    p.text(" (");
    p.list(inductions, |p, &value| p.region_value(value));
    let mut start = 0;
    for (&size, before) in sizes.iter().zip([") = (", ") to (", ") step (", ") init ("]) {
        if size > 0 || before != ") init (" {
            p.text(before);
            p.operand_range(start..start + size);
        }
        start += size;
    }
    p.text(")");
    if view.result_count() > 0 {
        p.text(" -> ");
        p.arrow_result_types();
    }
    p.text(" ");
    p.region(0, RegionForm::BODY);
    print_attributes(p, " ", &["operandSegmentSizes"]);
    true
}

/// A list of values and numbers.
#[derive(Default)]
struct Indices {
    operands: Vec<UnresolvedOperand>,
    /// [`DYNAMIC`] where the next operand is meant.
    numbers: Vec<i64>,
}

fn indices(p: &mut OpParser<'_, '_, '_>) -> Parsed<Indices> {
    let mut read = Indices::default();
    p.expect(Token::LParen, "`(` and the bounds")?;
    p.list_until(Token::RParen, "`)` after the bounds", |p| {
        match p.optional_operand()? {
            Some(operand) => {
                read.operands.push(operand);
                read.numbers.push(DYNAMIC);
            }
            None => read.numbers.push(p.integer()?),
        }
        Ok(())
    })?;
    Ok(read)
}

fn parse_forall(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let inductions = p.argument_names_in(PARENTHESES)?;
    let constant = |number| Indices { operands: Vec::new(), numbers: vec![number; inductions.len()] };
    let (mut lower, mut step) = (constant(0), constant(1));
    let upper;
    if p.eat_keyword("in") {
        upper = indices(p)?;
    } else {
        p.expect(Token::Equal, "`in` or `=` and the bounds")?;
        lower = indices(p)?;
        p.expect_keyword("to")?;
        upper = indices(p)?;
        p.expect_keyword("step")?;
        step = indices(p)?;
    }
    let at = p.position();
    let (mut inner, mut outer, mut types): (Few<_>, Few<_>, Few<Type>) = Default::default();
    if p.eat_keyword("shared_outs") {
        (inner, outer) = assignments(p)?;
        types = p.optional_arrow_types()?;
    }
    let index = p.ctx().known().index;
    for list in [&lower, &upper, &step] {
        p.add_operands_of_type(&list.operands, index);
    }
    p.add_typed_operands(&outer, &types, at)?;
    p.add_result_types(&types);
    let mut arguments: Vec<_> = inductions.iter().map(|&name| RegionArgument::at_name(name, index)).collect();
    arguments.extend(inner.iter().zip(&types).map(|(&name, &ty)| RegionArgument::at_name(name, ty)));
    let region = p.region(arguments)?;
    let end = p.ctx().name("scf.forall.in_parallel");
    p.ensure_terminator_with_regions(region, end, 1)?;
    p.optional_attributes()?;
    set_i64_items(p, "staticLowerBound", &lower.numbers);
    set_i64_items(p, "staticUpperBound", &upper.numbers);
    set_i64_items(p, "staticStep", &step.numbers);
    set_operand_sizes(p, &[lower.operands.len(), upper.operands.len(), step.operands.len(), outer.len()]);
    Ok(())
}

/// `(%a, 4)`
fn print_indices(p: &mut OpPrinter<'_, '_>, numbers: &[i64], mut operands: Range<usize>) {
    p.text("(");
    p.list(numbers, |p, &number| {
        let operand = if number == DYNAMIC { operands.next() } else { None };
        match operand {
            Some(operand) => p.operand(operand),
            None => p.text(&number.to_string()),
        }
    });
    p.text(")");
}

fn print_forall(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let numbers = |name| i64_items(view.ctx(), view.attribute_named(name)?);
    let (Some(sizes), Some(lower), Some(upper), Some(step), Some(arguments)) = (
        operand_sizes(view, 4),
        numbers("staticLowerBound"),
        numbers("staticUpperBound"),
        numbers("staticStep"),
        view.entry_arguments(0),
    ) else {
        return false;
    };
    if arguments.len() != upper.len() + sizes[3] {
        return false;
    }
    let (inductions, inner) = arguments.split_at(upper.len());
    let ends = [sizes[0], sizes[0] + sizes[1], sizes[0] + sizes[1] + sizes[2]];
    p.op_name();
    p.text(" (");
    p.list(inductions, |p, &value| p.region_value(value));
    if lower.iter().all(|&number| number == 0) && step.iter().all(|&number| number == 1) {
        p.text(") in ");
        print_indices(p, &upper, ends[0]..ends[1]);
    } else {
        p.text(") = ");
        print_indices(p, &lower, 0..ends[0]);
        p.text(" to ");
        print_indices(p, &upper, ends[0]..ends[1]);
        p.text(" step ");
        print_indices(p, &step, ends[1]..ends[2]);
    }
    print_assignments(p, " shared_outs", inner, ends[2]..ends[2] + sizes[3]);
    if !inner.is_empty() {
        print_result_list(p);
    }
    p.text(" ");
    p.region(0, quiet(view.result_count() > 0));
    let hidden = ["operandSegmentSizes", "staticLowerBound", "staticUpperBound", "staticStep"];
    print_attributes(p, " ", &hidden);
    true
}

fn parse_in_parallel(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let region = p.region(Vec::new())?;
    p.ensure_block(region);
    p.optional_attributes()
}

fn print_in_parallel(p: &mut OpPrinter<'_, '_>) -> bool {
    p.op_name();
    p.text(" ");
    p.region(0, quiet(false));
    print_attributes(p, " ", &[]);
    true
}

fn parse_execute_region(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let types = p.optional_arrow_types()?;
    p.add_result_types(&types);
    if p.eat_keyword("no_inline") {
        set_unit(p, "no_inline");
    }
    p.region(Vec::new())?;
    p.optional_attributes()
}

fn print_execute_region(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    p.op_name();
    if view.result_count() > 0 {
        p.text(" -> ");
        p.arrow_result_types();
    }
    p.text(" ");
    if view.attribute_named("no_inline").is_some() {
        p.text("no_inline ");
    }
    p.region(0, RegionForm::WHOLE);
    print_attributes(p, " ", &["no_inline"]);
    true
}
