//! Arithmetic whose operands have one type.

use super::{form, print_attributes, types};
use pdll_ir::{OpParser, OpPrinter, Parsed, SyntaxFunctions, Token};

/// `OP %a, %b, .. {..}? : type`: the type of operands and result.
pub(super) const SAME: SyntaxFunctions = form(parse_same, print_same);
/// `OP %a, %b : struct`: both members of the struct have the type of the operands.
pub(super) const PAIR: SyntaxFunctions = form(parse_pair, print_pair);

fn parse_same(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let operands = p.operand_list()?;
    p.optional_attributes()?;
    p.expect(Token::Colon, "`:` and the type")?;
    let ty = p.ty()?;
    p.add_operands_of_type(&operands, ty);
    p.add_result_type(ty);
    Ok(())
}

fn print_same(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let (count, same) = (view.operand_count(), view.result_types());
    if same.len() != 1 || (0..count).any(|index| view.operand_type(index) != same[0]) {
        return false;
    }
    p.op_name();
    p.text(" ");
    p.operands();
    print_attributes(p, " ", &[]);
    p.text(" : ");
    p.result_types();
    true
}

fn parse_pair(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    p.optional_attributes()?;
    let operands = p.operand_list()?;
    p.expect(Token::Colon, "`:` and the type")?;
    let at = p.position();
    let ty = p.ty()?;
    let members = types::members(p.ctx(), ty);
    let Some(&[member, _]) = members.as_deref() else {
        return p.error_at(at, "expected a struct of two members");
    };
    p.add_operands_of_type(&operands, member);
    p.add_result_type(ty);
    Ok(())
}

fn print_pair(p: &mut OpPrinter<'_, '_>) -> bool {
    if p.result_count() != 1 {
        return false;
    }
    p.op_name();
    p.text(" ");
    print_attributes(p, " ", &[]);
    p.operands();
    p.text(" : ");
    p.result_types();
    true
}
