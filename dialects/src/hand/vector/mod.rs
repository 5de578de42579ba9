//! `vector`: transfers ([`transfer`]), contractions ([`contract`]), and operations under a mask.

mod contract;
mod transfer;

use super::{form, print_attributes, set};
use pdll_ir::{AttrData, OpParser, OpPrinter, Parsed, Position, SyntaxFunctions, Token, Type, TypeData};

pub(super) use contract::CONTRACT;
pub(super) use transfer::{TRANSFER_READ, TRANSFER_WRITE};

/// `outerproduct %a, %b (, %accumulator {..}?)? : type, type`
pub(super) const OUTER_PRODUCT: SyntaxFunctions = form(parse_outer_product, print_outer_product);
/// `mask %mask (, %otherwise)? { op } {..}? : type (-> types)?`
pub(super) const MASK: SyntaxFunctions = form(parse_mask, print_mask);

/// Sets `kind` to `#vector.kind<add>`, unless it was given.
fn default_kind(p: &mut OpParser<'_, '_, '_>) {
    let name = p.ctx().name("kind");
    if p.given_attribute(name).is_none() {
        let (namespace, data) = (p.ctx().name("vector"), p.ctx().name("kind<add>"));
        let kind = p.ctx().attr(AttrData::Opaque { namespace, data, ty: None });
        set(p, "kind", kind);
    }
}

/// Sizes of a vector, which of them are scalable, and its element.
fn vector_parts(p: &mut OpParser<'_, '_, '_>, ty: Type, at: Position) -> Parsed<(Vec<i64>, Vec<bool>, Type)> {
    match p.ctx().type_data(ty) {
        TypeData::Vector { dims, scalable, element } => Ok((dims.to_vec(), scalable.to_vec(), *element)),
        _ => p.error_at(at, "the type of a vector is needed"),
    }
}

fn parse_outer_product(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let operands = p.operand_list()?;
    p.optional_attributes()?;
    p.expect(Token::Colon, "`:` and the types")?;
    let left = p.ty()?;
    p.expect(Token::Comma, "`,` and the second type")?;
    let right = p.ty()?;
    let at = p.name_position();
    if !matches!(operands.len(), 2 | 3) {
        return p.error_at(at, "two factors are needed, and perhaps what they are added to");
    }
    let (mut dims, mut scalable, element) = vector_parts(p, left, at)?;
    dims.truncate(1);
    scalable.truncate(1);
    if let TypeData::Vector { dims: more, scalable: flags, .. } = p.ctx().type_data(right) {
        dims.extend(more.first());
        scalable.extend(flags.first());
    }
    let result = p.ctx().ty(TypeData::Vector { dims: dims.into(), scalable: scalable.into(), element });
    for (&operand, ty) in operands.iter().zip([left, right, result]) {
        p.add_typed_operand(operand, ty);
    }
    default_kind(p);
    p.add_result_type(result);
    Ok(())
}

fn print_outer_product(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    if !matches!(view.operand_count(), 2 | 3) {
        return false;
    }
    p.op_name();
    p.text(" ");
    p.operands();
    if view.operand_count() == 3 {
        print_attributes(p, " ", &[]);
    }
    p.text(" : ");
    p.operand_type_range(0..2);
    true
}

fn parse_mask(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let mask = p.operand()?;
    let otherwise = if p.eat(Token::Comma) { Some(p.operand()?) } else { None };
    let region = p.region(Vec::new())?;
    let end = p.ctx().name("vector.yield");
    p.ensure_yield_of_only_op(region, end)?;
    p.optional_attributes()?;
    p.expect(Token::Colon, "`:` and the type of the mask")?;
    let mask_type = p.ty()?;
    let types = p.optional_arrow_types()?;
    p.add_typed_operand(mask, mask_type);
    if let Some(otherwise) = otherwise {
        let Some(&ty) = types.first() else {
            let at = p.name_position();
            return p.error_at(at, "a value for what is masked off needs a result");
        };
        p.add_typed_operand(otherwise, ty);
    }
    p.add_result_types(&types);
    Ok(())
}

fn print_mask(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    if view.region_blocks(0).1.is_empty() || view.operand_count() == 0 {
        return false;
    }
    p.op_name();
    p.text(" ");
    p.operands();
    p.text(" { ");
    p.first_op(0);
    p.text(" }");
    print_attributes(p, " ", &[]);
    p.text(" : ");
    p.ty(view.operand_type(0));
    if view.result_count() > 0 {
        p.text(" -> ");
        p.result_types();
    }
    true
}
