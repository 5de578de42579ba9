//! `transform`.

use super::{form, print_attributes, set};
use pdll_ir::{DYNAMIC, OpParser, OpPrinter, Parsed, SyntaxFunctions, Token};

/// `structured.split %target after (n | %n) {..}? : type (, type)?`
pub(super) const SPLIT: SyntaxFunctions = form(parse_split, print_split);

const SIZES: &str = "static_chunk_sizes";

fn parse_split(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let target = p.operand()?;
    p.expect_keyword("after")?;
    let computed = p.optional_operand()?;
    let size = if computed.is_some() { DYNAMIC } else { p.integer()? };
    let i64_type = p.ctx().known().i64;
    if let Some(size) = p.ctx().int_attr(i64_type, i128::from(size)) {
        set(p, SIZES, size);
    }
    p.optional_attributes()?;
    p.expect(Token::Colon, "`:` and the type of the target")?;
    let ty = p.ty()?;
    p.add_typed_operand(target, ty);
    if let Some(computed) = computed {
        p.expect(Token::Comma, "`,` and the type of the size")?;
        let ty = p.ty()?;
        p.add_typed_operand(computed, ty);
    }
    p.add_result_type(ty);
    Ok(())
}

fn print_split(p: &mut OpPrinter<'_, '_>) -> bool {
    let size = p.view().attribute_named(SIZES).and_then(|attr| p.ctx().int_value(attr));
    let is_computed = size == Some(i128::from(DYNAMIC));
    let Some(size) = size.filter(|_| p.operand_count() == 1 + usize::from(is_computed)) else { return false };
    p.op_name();
    p.text(" ");
    p.operand(0);
    p.text(" after ");
    match is_computed {
        true => p.operand(1),
        false => p.text(&size.to_string()),
    }
    p.text(" ");
    print_attributes(p, " ", &[SIZES]);
    p.text(" : ");
    p.operand_types();
    true
}
