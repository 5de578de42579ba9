//! `memref`: what its format does not say.

use super::{form, memref_type, prefetch, print_attributes, print_result_list, set};
use pdll_ir::{OpParser, OpPrinter, Parsed, RegionForm, SyntaxFunctions, Token, Type, UnresolvedOperand};
use std::ops::Range;

/// `alloca_scope (-> types)? region {..}?`
pub(super) const ALLOCA_SCOPE: SyntaxFunctions = form(parse_scope, print_scope);
/// `generic_atomic_rmw %memref[%i, ..] : type region {..}?`
pub(super) const GENERIC_ATOMIC_RMW: SyntaxFunctions = form(parse_atomic, print_atomic);
/// `prefetch %memref[%i, ..], read|write, locality<n>, data|instr : type`
pub(super) const PREFETCH: SyntaxFunctions = form(parse_prefetch, print_prefetch);
/// `transpose %memref (i, j) -> (j, i) {..}? : type to type`
pub(super) const TRANSPOSE: SyntaxFunctions = form(parse_transpose, print_transpose);
/// `dma_start %from[..], %to[..], %count, %tag[..] (, %stride, %size)? : types`
pub(super) const DMA_START: SyntaxFunctions = form(parse_dma_start, print_dma_start);

const SQUARE: (Token, Token) = (Token::LSquare, Token::RSquare);

/// A memref and where in it.
struct Place {
    memref: UnresolvedOperand,
    indices: Vec<UnresolvedOperand>,
}

fn place(p: &mut OpParser<'_, '_, '_>) -> Parsed<Place> {
    Ok(Place { memref: p.operand()?, indices: p.operands_in(SQUARE)? })
}

fn add_place(p: &mut OpParser<'_, '_, '_>, place: &Place, ty: Type) {
    let index = p.ctx().known().index;
    p.add_typed_operand(place.memref, ty);
    p.add_operands_of_type(&place.indices, index);
}

/// `%memref[%i, ..]`: operand `memref` with those of a range.
fn print_place(p: &mut OpPrinter<'_, '_>, memref: usize, indices: Range<usize>) {
    p.operand(memref);
    p.text("[");
    p.operand_range(indices);
    p.text("]");
}

fn parse_scope(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let types = p.optional_arrow_types()?;
    p.add_result_types(&types);
    let region = p.region(Vec::new())?;
    let end = p.ctx().name("memref.alloca_scope.return");
    p.ensure_terminator(region, end)?;
    p.optional_attributes()
}

fn print_scope(p: &mut OpPrinter<'_, '_>) -> bool {
    let has_results = p.result_count() > 0;
    p.op_name();
    p.text(" ");
    print_result_list(p);
    p.text(" ");
    p.region(0, RegionForm { terminators: has_results, ..RegionForm::BODY });
    print_attributes(p, " ", &[]);
    true
}

fn parse_atomic(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let place = place(p)?;
    let (ty, element) = memref_type(p)?;
    add_place(p, &place, ty);
    p.region(Vec::new())?;
    p.optional_attributes()?;
    p.add_result_type(element);
    Ok(())
}

fn print_atomic(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    if view.operand_count() == 0 {
        return false;
    }
    p.op_name();
    p.text(" ");
    print_place(p, 0, 1..view.operand_count());
    p.text(" : ");
    p.ty(view.operand_type(0));
    p.text(" ");
    p.region(0, RegionForm::WHOLE);
    print_attributes(p, " ", &[]);
    true
}

fn parse_prefetch(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let place = place(p)?;
    let words = prefetch::Words::parse(p)?;
    let (ty, _) = memref_type(p)?;
    add_place(p, &place, ty);
    words.set(p)
}

fn print_prefetch(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let words = prefetch::Printed::of(view).filter(|_| view.operand_count() > 0);
    let Some(words) = words else { return false };
    p.op_name();
    p.text(" ");
    print_place(p, 0, 1..view.operand_count());
    words.print(p);
    print_attributes(p, " ", &prefetch::ATTRIBUTES);
    p.text(" : ");
    p.ty(view.operand_type(0));
    true
}

fn parse_transpose(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let operand = p.operand()?;
    let map = p.affine_map()?;
    set(p, "permutation", map);
    p.optional_attributes()?;
    let (from, _) = memref_type(p)?;
    p.expect_keyword("to")?;
    let to = p.ty()?;
    p.add_typed_operand(operand, from);
    p.add_result_type(to);
    Ok(())
}

fn print_transpose(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let map = view.attribute_named("permutation").and_then(|attr| view.ctx().map_value(attr));
    let Some(map) = map.filter(|_| view.operand_count() == 1 && view.result_count() == 1) else {
        return false;
    };
    p.op_name();
    p.text(" ");
    p.operand(0);
    p.text(" ");
    p.affine_map(map);
    print_attributes(p, " ", &["permutation"]);
    p.text(" : ");
    p.operand_types();
    p.text(" to ");
    p.result_types();
    true
}

fn parse_dma_start(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let from = place(p)?;
    p.expect(Token::Comma, "`,` and where to")?;
    let to = place(p)?;
    p.expect(Token::Comma, "`,` and the number of elements")?;
    let count = p.operand()?;
    p.expect(Token::Comma, "`,` and the tag")?;
    let tag = place(p)?;
    let mut stride = Vec::new();
    while p.eat(Token::Comma) {
        stride.push(p.operand()?);
    }
    p.expect(Token::Colon, "`:` and the types of the memrefs")?;
    let types = p.type_list()?;
    let at = p.name_position();
    if !matches!(stride.len(), 0 | 2) {
        return p.error_at(at, "a stride comes with the number of elements between");
    }
    let &[from_type, to_type, tag_type] = &types[..] else { return p.error_at(at, "three types are needed") };
    let index = p.ctx().known().index;
    add_place(p, &from, from_type);
    add_place(p, &to, to_type);
    p.add_typed_operand(count, index);
    add_place(p, &tag, tag_type);
    p.add_operands_of_type(&stride, index);
    Ok(())
}

fn print_dma_start(p: &mut OpPrinter<'_, '_>) -> bool {
    let (view, count) = (p.view(), p.operand_count());
    // Each memref is followed by as many positions as it has dimensions.
    let rank = |index: usize| {
        let ty = (index < count).then(|| view.operand_type(index))?;
        view.ctx().type_data(ty).shaped().map(|(dims, _)| dims.len())
    };
    let Some(to) = rank(0).map(|rank| 1 + rank) else { return false };
    let Some(number) = rank(to).map(|rank| to + 1 + rank) else { return false };
    let Some(end) = rank(number + 1).map(|rank| number + 2 + rank) else { return false };
    if end > count {
        return false;
    }
    p.op_name();
    p.text(" ");
    print_place(p, 0, 1..to);
    p.text(", ");
    print_place(p, to, to + 1..number);
    p.text(", ");
    p.operand(number);
    p.text(", ");
    print_place(p, number + 1, number + 2..end);
    if end < count {
        p.text(", ");
        p.operand_range(end..count);
    }
    p.text(" : ");
    p.types([0, to, number + 1].map(|index| view.operand_type(index)));
    true
}
