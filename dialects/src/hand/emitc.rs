//! `emitc`: loops, branches, expressions, includes.

use super::{form, print_attributes, set};
use pdll_ir::{OpParser, OpPrinter, Parsed, Region, RegionArgument, RegionForm, SyntaxFunctions, Token};

/// `do {..} while {..} (attributes {..})?`
pub(super) const DO: SyntaxFunctions = form(parse_do, print_do);
/// `expression %a, .. noinline? : (types) -> type {..}`: in the region the operands' names are those of its
/// arguments.
pub(super) const EXPRESSION: SyntaxFunctions = form(parse_expression, print_expression);
/// `for %i = %a to %b step %c (: type)? region {..}?`
pub(super) const FOR: SyntaxFunctions = form(parse_for, print_for);
/// `if %c region (else region)? {..}?`
pub(super) const IF: SyntaxFunctions = form(parse_if, print_if);
/// `include "file"`, `include <"file">`
pub(super) const INCLUDE: SyntaxFunctions = form(parse_include, print_include);

const NO_INLINE: &str = "do_not_inline";
const STANDARD: &str = "is_standard_include";

fn ensure_yield(p: &mut OpParser<'_, '_, '_>, region: Region) -> Parsed<()> {
    let name = p.ctx().name("emitc.yield");
    p.ensure_terminator(region, name)
}

fn parse_for(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let variable = p.argument_name()?;
    let [lower, upper, step] = super::loop_bounds(p)?;
    let ty = match p.eat(Token::Colon) {
        true => p.ty()?,
        false => p.ctx().known().index,
    };
    p.add_operands_of_type(&[lower, upper, step], ty);
    let region = p.region(vec![RegionArgument::at_name(variable, ty)])?;
    ensure_yield(p, region)?;
    p.optional_attributes()
}

fn print_for(p: &mut OpPrinter<'_, '_>) -> bool {
    let (view, index) = (p.view(), p.ctx().known().index);
    let Some(&[variable]) = p.entry_arguments(0) else { return false };
    if view.operand_count() != 3 {
        return false;
    }
    let ty = view.operand_type(0);
    p.op_name();
    p.text(" ");
    p.in_regions(|p| {
        p.region_value(variable);
        for (word, operand) in [(" = ", 0), (" to ", 1), (" step ", 2)] {
            p.text(word);
            p.operand(operand);
        }
        p.text(" ");
        if ty != index {
            // mlir-opt prints two blanks here.
            p.text(" : ");
            p.ty(ty);
            p.text(" ");
        }
        p.region(0, RegionForm { terminators: false, ..RegionForm::BODY });
    });
    print_attributes(p, " ", &[]);
    true
}

fn parse_if(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let condition = p.operand()?;
    let i1 = p.ctx().known().i1;
    p.add_typed_operand(condition, i1);
    let then = p.region(Vec::new())?;
    ensure_yield(p, then)?;
    if p.eat_keyword("else") {
        let otherwise = p.region(Vec::new())?;
        ensure_yield(p, otherwise)?;
    } else {
        p.add_empty_region()?;
    }
    p.optional_attributes()
}

fn print_if(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    if view.operand_count() != 1 || view.region_count() != 2 {
        return false;
    }
    let quiet = RegionForm { terminators: false, ..RegionForm::BODY };
    p.op_name();
    p.text(" ");
    p.operand(0);
    p.text(" ");
    p.region(0, quiet);
    if !view.region_blocks(1).1.is_empty() {
        p.text(" else ");
        p.region(1, quiet);
    }
    print_attributes(p, " ", &[]);
    true
}

fn parse_do(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let body = p.region(Vec::new())?;
    p.ensure_block(body);
    p.expect_keyword("while")?;
    p.region(Vec::new())?;
    let attributes = p.attributes_with_keyword()?;
    p.set_attributes(attributes);
    Ok(())
}

fn print_do(p: &mut OpPrinter<'_, '_>) -> bool {
    if p.region_count() != 2 {
        return false;
    }
    p.op_name();
    p.text(" ");
    p.region(0, RegionForm { terminators: false, ..RegionForm::BODY });
    p.text(" while ");
    p.region(1, RegionForm::WHOLE);
    print_attributes(p, " attributes ", &[]);
    true
}

fn parse_expression(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let operands = p.operand_list()?;
    if p.eat_keyword("noinline") {
        let unit = p.ctx().known().unit;
        set(p, NO_INLINE, unit);
    }
    p.expect(Token::Colon, "`:` and the types")?;
    let (types, results) = p.function_type()?;
    let at = p.name_position();
    if results.len() != 1 {
        return p.error_at(at, "an expression gives one value");
    }
    if types.len() != operands.len() {
        return p.error_at(at, "as many types as operands are needed");
    }
    p.add_result_types(&results);
    for (&operand, &ty) in operands.iter().zip(&types) {
        p.add_typed_operand(operand, ty);
    }
    let arguments = operands.iter().zip(&types);
    p.isolated_region(arguments.map(|(&name, &ty)| RegionArgument::at_name(name, ty)).collect())?;
    Ok(())
}

fn print_expression(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let (count, arguments) = (p.operand_count(), p.entry_arguments(0).map(<[_]>::len));
    if view.result_count() != 1 || view.region_count() != 1 || arguments != Some(count) {
        return false;
    }
    p.op_name();
    p.text(" ");
    p.operands();
    p.text(" : ");
    p.function_type((0..count).map(|index| view.operand_type(index)), &view.result_types());
    p.text(" ");
    p.in_shadowed_region(0, 0..count, |p| p.region(0, RegionForm::BODY));
    true
}

fn parse_include(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let is_standard = p.eat(Token::Less);
    if !p.at(Token::Str) {
        return p.error("expected the name of a file");
    }
    let file = p.attribute()?;
    set(p, "include", file);
    if is_standard {
        p.expect(Token::Greater, "`>` after the name of the file")?;
        let unit = p.ctx().known().unit;
        set(p, STANDARD, unit);
    }
    Ok(())
}

fn print_include(p: &mut OpPrinter<'_, '_>) -> bool {
    let Some(file) = p.view().attribute_named("include") else { return false };
    let Some(file) = p.ctx().string_value(file) else { return false };
    let is_standard = p.view().attribute_named(STANDARD).is_some();
    p.op_name();
    p.text(if is_standard { " <\"" } else { " \"" });
    p.bytes(file);
    p.text(if is_standard { "\">" } else { "\"" });
    true
}
