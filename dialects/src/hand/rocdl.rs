//! Raw buffers of `rocdl`.

use super::{form, print_attributes};
use pdll_ir::{OpParser, OpPrinter, Parsed, SyntaxFunctions, Token, TypeData};

/// `raw.buffer.load %rsrc, %offset, %soffset, %aux {..}? : type`
pub(super) const LOAD: SyntaxFunctions = form(|p| parse(p, true), print);
/// `raw.buffer.store %value, %rsrc, %offset, %soffset, %aux {..}? : type`, and what is done atomically
pub(super) const STORE: SyntaxFunctions = form(|p| parse(p, false), print);

/// The type is that of the value that is read or written; those of the others are known.
fn parse(p: &mut OpParser<'_, '_, '_>, gives: bool) -> Parsed<()> {
    let at = p.position();
    let operands = p.operand_list()?;
    p.optional_attributes()?;
    p.expect(Token::Colon, "`:` and the type of the value")?;
    let ty = p.ty()?;
    let i32_type = p.ctx().int_type(32);
    let resource = TypeData::Vector { dims: [4].into(), scalable: [false].into(), element: i32_type };
    let resource = p.ctx().ty(resource);
    let mut types = vec![resource, i32_type, i32_type, i32_type];
    match gives {
        true => p.add_result_type(ty),
        false => types.insert(0, ty),
    }
    p.add_typed_operands(&operands, &types, at)
}

fn print(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let ty = match view.result_count() {
        0 if view.operand_count() > 0 => view.operand_type(0),
        1 => view.result_type(0),
        _ => return false,
    };
    p.op_name();
    p.text(" ");
    p.operands();
    print_attributes(p, " ", &[]);
    p.text(" : ");
    p.ty(ty);
    true
}
