//! Branches, structured selections and loops.

use super::{case_attr, form, held_case, print_attributes, set, set_case};
use crate::hand::{operand_sizes, set_operand_sizes};
use pdll_ir::{AttrData, OpParser, OpPrinter, Parsed, RegionForm, SyntaxFunctions, Token};

/// `BranchConditional %c ([n, m])?, ^a(..), ^b(..)`
pub(super) const BRANCH: SyntaxFunctions = form(parse_branch, print_branch);
/// `mlir.loop control(case)? (-> types)? region`; `mlir.selection` likewise.
pub(super) const STRUCTURED: SyntaxFunctions = form(parse_structured, print_structured);

fn parse_branch(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let condition = p.operand()?;
    let i1 = p.ctx().known().i1;
    p.add_typed_operand(condition, i1);
    if p.eat(Token::LSquare) {
        let i32 = p.ctx().int_type(32);
        let first = p.attribute_of_type(i32)?;
        p.expect(Token::Comma, "`,` and the second weight")?;
        let second = p.attribute_of_type(i32)?;
        p.expect(Token::RSquare, "`]` after the weights")?;
        let weights = p.ctx().array_attr(&[first, second]);
        set(p, "branch_weights", weights);
    }
    let mut sizes = vec![1];
    for _ in 0..2 {
        p.expect(Token::Comma, "`,` and a block")?;
        let successor = p.successor_and_operands()?;
        p.add_successor(successor.block);
        sizes.push(successor.operands.len());
        for (operand, ty) in successor.operands.into_iter().zip(successor.types) {
            p.add_typed_operand(operand, ty);
        }
    }
    set_operand_sizes(p, &sizes);
    Ok(())
}

fn print_branch(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let blocks = p.body().successors(p.op()).to_vec();
    let (Some(sizes), &[first, second]) = (operand_sizes(view, 3), &blocks[..]) else { return false };
    p.op_name();
    p.text(" ");
    p.operand(0);
    if let Some(AttrData::Array(weights)) =
        view.attribute_named("branch_weights").map(|a| view.ctx().attr_data(a))
    {
        p.text(" [");
        p.list(weights.iter(), |p, &weight| p.attribute_without_type(weight));
        p.text("]");
    }
    let middle = 1 + sizes[1];
    p.text(", ");
    p.successor_and_operands(first, 1..middle);
    p.text(", ");
    p.successor_and_operands(second, middle..middle + sizes[2]);
    true
}

/// The attribute and the class of the control of an operation.
fn control(op: &[u8]) -> (&'static str, &'static str) {
    match op {
        b"spirv.mlir.loop" => ("loop_control", "loop_control"),
        _ => ("selection_control", "selection_control"),
    }
}

fn parse_structured(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let name = p.info().name;
    let (attribute, class) = control(p.ctx().bytes(name));
    if p.eat_keyword("control") {
        p.expect(Token::LParen, "`(` and the control")?;
        set_case(p, attribute, class)?;
        p.expect(Token::RParen, "`)` after the control")?;
    } else {
        let control = case_attr(p.ctx(), class, "None");
        set(p, attribute, control);
    }
    if p.eat(Token::Arrow) {
        let types = p.type_list()?;
        p.add_result_types(&types);
    }
    p.region(Vec::new()).map(|_| ())
}

fn print_structured(p: &mut OpPrinter<'_, '_>) -> bool {
    let name = p.view().name();
    let (attribute, class) = control(p.ctx().bytes(name));
    let Some(case) = held_case(p, attribute, class) else { return false };
    p.op_name();
    if case != "None" {
        p.text(&format!(" control({case})"));
    }
    if p.result_count() > 0 {
        p.text(" -> ");
        p.result_types();
    }
    p.text(" ");
    p.region(0, RegionForm::WHOLE);
    print_attributes(p, " ", &[attribute]);
    true
}
