//! Accesses to memory at affine positions: `affine.load` and its kin.

use super::{SQUARE, add_indices, values};
use crate::hand::{form, memref_type, prefetch, print_attributes, set};
use pdll_ir::{
    AffineValues, OpParser, OpPrinter, Parsed, SyntaxFunctions, Token, Type, TypeData, UnresolvedOperand,
    Value,
};

/// `load %memref[exprs] {..}? : type`
pub(in crate::hand) const LOAD: SyntaxFunctions = form(parse_load, print_load);
/// `store %value, %memref[exprs] {..}? : type`
pub(in crate::hand) const STORE: SyntaxFunctions = form(parse_store, print_store);
/// `vector_load %memref[exprs] {..}? : type, vector-type`
pub(in crate::hand) const VECTOR_LOAD: SyntaxFunctions = form(parse_vector_load, print_load);
/// `vector_store %value, %memref[exprs] {..}? : type, vector-type`
pub(in crate::hand) const VECTOR_STORE: SyntaxFunctions = form(parse_vector_store, print_store);
/// `prefetch %memref[exprs], read|write, locality<n>, data|instr {..}? : type`
pub(in crate::hand) const PREFETCH: SyntaxFunctions = form(parse_prefetch, print_prefetch);
/// `dma_start %from[exprs], %to[exprs], %tag[exprs], %count (, %stride, %size)? : types`
pub(in crate::hand) const DMA_START: SyntaxFunctions = form(parse_dma_start, print_dma_start);
/// `dma_wait %tag[exprs], %count : type`
pub(in crate::hand) const DMA_WAIT: SyntaxFunctions = form(parse_dma_wait, print_dma_wait);

/// A memref and where in it.
struct Place {
    memref: UnresolvedOperand,
    position: AffineValues,
}

/// `%memref[exprs]`: sets the map of this name.
fn place(p: &mut OpParser<'_, '_, '_>, map: &str) -> Parsed<Place> {
    let memref = p.operand()?;
    let mut position = AffineValues::default();
    let exprs = p.affine_exprs(SQUARE, &mut position)?;
    let attr = p.ctx().map_attr(position.dims().len(), position.symbols().len(), exprs);
    set(p, map, attr);
    Ok(Place { memref, position })
}

fn add_place(p: &mut OpParser<'_, '_, '_>, place: &Place, ty: Type) {
    p.add_typed_operand(place.memref, ty);
    add_indices(p, place.position.dims());
    add_indices(p, place.position.symbols());
}

fn parse_load(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let place = place(p, "map")?;
    p.optional_attributes()?;
    let (ty, element) = memref_type(p)?;
    add_place(p, &place, ty);
    p.add_result_type(element);
    Ok(())
}

fn parse_store(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let value = p.operand()?;
    p.expect(Token::Comma, "`,` and the memref")?;
    let place = place(p, "map")?;
    p.optional_attributes()?;
    let (ty, element) = memref_type(p)?;
    p.add_typed_operand(value, element);
    add_place(p, &place, ty);
    Ok(())
}

fn vector_type(p: &mut OpParser<'_, '_, '_>) -> Parsed<Type> {
    p.expect(Token::Comma, "`,` and the type of the vector")?;
    p.ty()
}

fn parse_vector_load(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let place = place(p, "map")?;
    p.optional_attributes()?;
    let (ty, _) = memref_type(p)?;
    p.expect(Token::Comma, "`,` and the type of the vector")?;
    let at = p.position();
    let vector = p.ty()?;
    if !matches!(p.ctx().type_data(vector), TypeData::Vector { .. }) {
        return p.error_at(at, "this type must be a vector");
    }
    add_place(p, &place, ty);
    p.add_result_type(vector);
    Ok(())
}

fn parse_vector_store(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let value = p.operand()?;
    p.expect(Token::Comma, "`,` and the memref")?;
    let place = place(p, "map")?;
    p.optional_attributes()?;
    let (ty, _) = memref_type(p)?;
    let vector = vector_type(p)?;
    p.add_typed_operand(value, vector);
    add_place(p, &place, ty);
    Ok(())
}

/// A memref that is printed, and where in it.
struct Printed {
    memref: usize,
    exprs: Vec<pdll_ir::AffineExpr>,
    dims: Vec<Value>,
    symbols: Vec<Value>,
    /// The first operand after it.
    end: usize,
}

/// The memref that is operand `memref`, with the operands of the map of this name.
fn printed(p: &OpPrinter<'_, '_>, memref: usize, map: &str) -> Option<Printed> {
    let view = p.view();
    let map = view.ctx().map_value(view.attribute_named(map)?)?;
    let end = memref + 1 + (map.dims + map.symbols) as usize;
    if end > view.operand_count() {
        return None;
    }
    let (dims, symbols) = values(p, memref + 1..end, map.dims as usize)?;
    Some(Printed { memref, exprs: map.results.to_vec(), dims, symbols, end })
}

fn print_place(p: &mut OpPrinter<'_, '_>, place: &Printed) {
    p.operand(place.memref);
    p.text("[");
    p.affine_exprs(&place.exprs, &place.dims, &place.symbols);
    p.text("]");
}

/// Of `load` and `vector_load`.
fn print_load(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let Some(place) = printed(p, 0, "map") else { return false };
    if place.end != view.operand_count() || view.result_count() != 1 {
        return false;
    }
    p.op_name();
    p.text(" ");
    print_place(p, &place);
    print_attributes(p, " ", &["map"]);
    p.text(" : ");
    p.ty(view.operand_type(0));
    if p.ctx().bytes(p.info().name) == b"affine.vector_load" {
        p.text(", ");
        p.result_types();
    }
    true
}

/// Of `store` and `vector_store`.
fn print_store(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    if view.operand_count() < 2 {
        return false;
    }
    let Some(place) = printed(p, 1, "map").filter(|place| place.end == view.operand_count()) else {
        return false;
    };
    p.op_name();
    p.text(" ");
    p.operand(0);
    p.text(", ");
    print_place(p, &place);
    print_attributes(p, " ", &["map"]);
    p.text(" : ");
    p.ty(view.operand_type(1));
    if p.ctx().bytes(p.info().name) == b"affine.vector_store" {
        p.text(", ");
        p.ty(view.operand_type(0));
    }
    true
}

fn parse_prefetch(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let place = place(p, "map")?;
    let words = prefetch::Words::parse(p)?;
    p.optional_attributes()?;
    let (ty, _) = memref_type(p)?;
    add_place(p, &place, ty);
    words.set(p)
}

fn print_prefetch(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let place = printed(p, 0, "map").filter(|place| place.end == view.operand_count());
    let (Some(words), Some(place)) = (prefetch::Printed::of(view), place) else { return false };
    p.op_name();
    p.text(" ");
    print_place(p, &place);
    words.print(p);
    let [locality, is_write, is_data] = prefetch::ATTRIBUTES;
    print_attributes(p, " ", &["map", locality, is_write, is_data]);
    p.text(" : ");
    p.ty(view.operand_type(0));
    true
}

const DMA_MAPS: [&str; 3] = ["src_map", "dst_map", "tag_map"];

fn parse_dma_start(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let from = place(p, "src_map")?;
    p.expect(Token::Comma, "`,` and where to")?;
    let to = place(p, "dst_map")?;
    p.expect(Token::Comma, "`,` and the tag")?;
    let tag = place(p, "tag_map")?;
    p.expect(Token::Comma, "`,` and the number of elements")?;
    let count = p.operand()?;
    let mut stride = Vec::new();
    while p.eat(Token::Comma) {
        stride.push(p.operand()?);
    }
    p.expect(Token::Colon, "`:` and the types of the memrefs")?;
    let at = p.position();
    let types = p.type_list()?;
    let &[from_type, to_type, tag_type] = &types[..] else {
        return p.error_at(at, "three types are needed");
    };
    if !matches!(stride.len(), 0 | 2) {
        let at = p.name_position();
        return p.error_at(at, "a stride comes with the number of elements between");
    }
    add_place(p, &from, from_type);
    add_place(p, &to, to_type);
    add_place(p, &tag, tag_type);
    add_indices(p, &[count]);
    add_indices(p, &stride);
    Ok(())
}

fn print_dma_start(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let Some(from) = printed(p, 0, DMA_MAPS[0]) else { return false };
    let Some(to) = printed(p, from.end, DMA_MAPS[1]) else { return false };
    let Some(tag) = printed(p, to.end, DMA_MAPS[2]) else { return false };
    if tag.end >= view.operand_count() {
        return false;
    }
    p.op_name();
    p.text(" ");
    p.list([&from, &to, &tag], print_place);
    p.text(", ");
    p.operand_range(tag.end..view.operand_count());
    p.text(" : ");
    p.types([&from, &to, &tag].map(|place| view.operand_type(place.memref)));
    true
}

fn parse_dma_wait(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let tag = place(p, "tag_map")?;
    p.expect(Token::Comma, "`,` and the number of elements")?;
    let count = p.operand()?;
    p.expect(Token::Colon, "`:` and the type of the tag")?;
    let ty = p.ty()?;
    let at = p.name_position();
    if !matches!(p.ctx().type_data(ty), TypeData::MemRef { .. }) {
        return p.error_at(at, "the tag is a memref");
    }
    add_place(p, &tag, ty);
    add_indices(p, &[count]);
    Ok(())
}

fn print_dma_wait(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let Some(tag) = printed(p, 0, "tag_map").filter(|tag| tag.end + 1 == view.operand_count()) else {
        return false;
    };
    p.op_name();
    p.text(" ");
    print_place(p, &tag);
    p.text(", ");
    p.operand(tag.end);
    p.text(" : ");
    p.ty(view.operand_type(0));
    true
}
