//! Regions that several dialects write in the same way: branches, and loops with a condition.

use super::{assignments, form, print_assignments, print_attributes};
use pdll_ir::{OpParser, OpPrinter, Parsed, Region, RegionArgument, RegionForm, SyntaxFunctions, Token};

/// `while (%x = %y, ..)? : function-type region do region (attributes {..})?`
pub(super) const WHILE: SyntaxFunctions = form(parse_while, print_while);

/// `region (else region)?`: `end` does what is to be done to each region that is written.
pub(super) fn parse(
    p: &mut OpParser<'_, '_, '_>,
    end: fn(&mut OpParser<'_, '_, '_>, Region) -> Parsed<()>,
) -> Parsed<()> {
    let then = p.region(Vec::new())?;
    end(p, then)?;
    if p.eat_keyword("else") {
        let otherwise = p.region(Vec::new())?;
        return end(p, otherwise);
    }
    p.add_empty_region().map(|_| ())
}

/// The first two regions as `{..} else {..}`, the second one unless it is empty.
pub(super) fn print(p: &mut OpPrinter<'_, '_>, form: RegionForm) {
    p.region(0, form);
    if !p.view().region_blocks(1).1.is_empty() {
        p.text(" else ");
        p.region(1, form);
    }
}

fn parse_while(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let (inner, initial) = if p.at(Token::LParen) { assignments(p)? } else { Default::default() };
    p.expect(Token::Colon, "`:` and a function type")?;
    let at = p.position();
    let (inputs, results) = p.function_type()?;
    p.add_typed_operands(&initial, &inputs, at)?;
    p.add_result_types(&results);
    let arguments = inner.iter().zip(&inputs).map(|(&name, &ty)| RegionArgument::at_name(name, ty));
    p.region(arguments.collect())?;
    p.expect_keyword("do")?;
    p.region(Vec::new())?;
    let attributes = p.attributes_with_keyword()?;
    p.set_attributes(attributes);
    Ok(())
}

fn print_while(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let inner = view.entry_arguments(0).filter(|inner| inner.len() == view.operand_count());
    let Some(inner) = inner.filter(|_| view.region_count() == 2) else { return false };
    p.op_name();
    print_assignments(p, " ", inner, 0..inner.len());
    p.text(" : ");
    p.function_type((0..inner.len()).map(|index| view.operand_type(index)), &view.result_types());
    p.text(" ");
    p.region(0, RegionForm::BODY);
    p.text(" do ");
    p.region(1, RegionForm::WHOLE);
    print_attributes(p, " attributes ", &[]);
    true
}
