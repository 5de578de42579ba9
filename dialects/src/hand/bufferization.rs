//! `bufferization.alloc_tensor`.

use super::{form, operand_sizes, print_attributes, set_operand_sizes};
use pdll_ir::{OpParser, OpPrinter, Parsed, SyntaxFunctions, Token, TypeData};

/// `alloc_tensor(%size, ..) (copy(%tensor))? (size_hint=%size)? {..}? : type`
pub(super) const ALLOC_TENSOR: SyntaxFunctions = form(parse, print);

const PARENTHESES: (Token, Token) = (Token::LParen, Token::RParen);

fn parse(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let sizes = p.operands_in(PARENTHESES)?;
    let mut copied = None;
    if p.eat_keyword("copy") {
        p.expect(Token::LParen, "`(` and the tensor that is copied")?;
        copied = Some(p.operand()?);
        p.expect(Token::RParen, "`)` after the tensor that is copied")?;
    }
    let mut hint = None;
    if p.eat_keyword("size_hint") {
        p.expect(Token::Equal, "`=` and a size")?;
        hint = Some(p.operand()?);
    }
    p.optional_attributes()?;
    p.expect(Token::Colon, "`:` and the type of the tensor")?;
    let at = p.position();
    let ty = p.ty()?;
    if !matches!(p.ctx().type_data(ty), TypeData::Tensor { .. } | TypeData::UnrankedTensor { .. }) {
        return p.error_at(at, "this type must be a tensor");
    }
    let index = p.ctx().known().index;
    p.add_operands_of_type(&sizes, index);
    if let Some(copied) = copied {
        p.add_typed_operand(copied, ty);
    }
    if let Some(hint) = hint {
        p.add_typed_operand(hint, index);
    }
    set_operand_sizes(p, &[sizes.len(), usize::from(copied.is_some()), usize::from(hint.is_some())]);
    p.add_result_type(ty);
    Ok(())
}

fn print(p: &mut OpPrinter<'_, '_>) -> bool {
    let Some(sizes) = operand_sizes(p.view(), 3) else { return false };
    let [sizes, copied, hint] = sizes[..] else { return false };
    p.op_name();
    p.text("(");
    p.operand_range(0..sizes);
    p.text(")");
    if copied > 0 {
        p.text(" copy(");
        p.operand(sizes);
        p.text(")");
    }
    if hint > 0 {
        p.text(" size_hint=");
        p.operand(sizes + copied);
    }
    print_attributes(p, " ", &["operandSegmentSizes"]);
    p.text(" : ");
    p.result_types();
    true
}
