//! `arith`.

use super::{form, print_attributes};
use pdll_ir::{OpParser, OpPrinter, Parsed, SyntaxFunctions, Token};

/// `select %condition, %a, %b {..}? : (condition-type,)? type`; the condition's type only if it is not `i1`.
pub(super) const SELECT: SyntaxFunctions = form(parse_select, print_select);

fn parse_select(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let at = p.position();
    let operands = p.operand_list()?;
    if operands.len() != 3 {
        return p.error_at(at, "expected a condition and two values");
    }
    p.optional_attributes()?;
    p.expect(Token::Colon, "`:` and the type")?;
    let (mut condition, mut ty) = (p.ctx().known().i1, p.ty()?);
    if p.eat(Token::Comma) {
        condition = ty;
        ty = p.ty()?;
    }
    p.add_typed_operand(operands[0], condition);
    p.add_operands_of_type(&operands[1..], ty);
    p.add_result_type(ty);
    Ok(())
}

fn print_select(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    if view.operand_count() != 3 || view.result_count() != 1 {
        return false;
    }
    p.op_name();
    p.text(" ");
    p.operands();
    print_attributes(p, " ", &[]);
    p.text(" : ");
    if view.operand_type(0) != view.ctx().known().i1 {
        p.ty(view.operand_type(0));
        p.text(", ");
    }
    p.result_types();
    true
}
