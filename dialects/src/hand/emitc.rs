//! `emitc`: loops, branches, includes.

use super::{form, print_attributes, set};
use pdll_ir::{OpParser, OpPrinter, Parsed, Region, RegionArgument, RegionForm, SyntaxFunctions, Token};

/// `for %i = %a to %b step %c (: type)? region {..}?`
pub(super) const FOR: SyntaxFunctions = form(parse_for, print_for);
/// `if %c region (else region)? {..}?`
pub(super) const IF: SyntaxFunctions = form(parse_if, print_if);
/// `include "file"`, `include <"file">`
pub(super) const INCLUDE: SyntaxFunctions = form(parse_include, print_include);

const STANDARD: &str = "is_standard_include";

fn ensure_yield(p: &mut OpParser<'_, '_, '_>, region: Region) -> Parsed<()> {
    let name = p.ctx().name("emitc.yield");
    p.ensure_terminator(region, name)
}

fn parse_for(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let variable = p.operand()?;
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
