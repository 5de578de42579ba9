//! `affine`: maps applied to values, loops and branches ([`loops`]), accesses to memory ([`memory`]).

mod loops;
mod memory;
mod parallel;

use super::{PARENTHESES, form, print_attributes, set};
use pdll_ir::{
    AffineMap, Attr, OpParser, OpPrinter, Parsed, SyntaxFunctions, Token, UnresolvedOperand, Value,
};
use std::ops::Range;

pub(super) use loops::{FOR, IF};
pub(super) use memory::{DMA_START, DMA_WAIT, LOAD, PREFETCH, STORE, VECTOR_LOAD, VECTOR_STORE};
pub(super) use parallel::PARALLEL;

/// `apply map (dims) ([symbols])? {..}?`
pub(super) const APPLY: SyntaxFunctions = form(parse_apply, print_applied);
/// `min map (dims) ([symbols])? {..}?`, and `max`.
pub(super) const MIN_MAX: SyntaxFunctions = form(parse_min_max, print_applied);

const SQUARE: (Token, Token) = (Token::LSquare, Token::RSquare);

/// `(dims) ([symbols])?`
fn dims_and_symbols(
    p: &mut OpParser<'_, '_, '_>,
) -> Parsed<(Vec<UnresolvedOperand>, Vec<UnresolvedOperand>)> {
    let dims = p.operands_in(PARENTHESES)?;
    let symbols = if p.at(Token::LSquare) { p.operands_in(SQUARE)? } else { Vec::new() };
    Ok((dims, symbols))
}

/// The map that an attribute which was read at `at` is.
fn expect_map(p: &mut OpParser<'_, '_, '_>, attr: Attr, at: pdll_ir::Position) -> Parsed<AffineMap> {
    match p.ctx().map_value(attr).cloned() {
        Some(map) => Ok(map),
        None => p.error_at(at, "this is not an affine map"),
    }
}

/// Makes values of type `index` the next operands.
fn add_indices(p: &mut OpParser<'_, '_, '_>, values: &[UnresolvedOperand]) {
    let index = p.ctx().known().index;
    p.add_operands_of_type(values, index);
}

/// `(%a, %b)[%n]`: operands of this range, the first `dims` of which are dimensions.
fn print_dims_and_symbols(p: &mut OpPrinter<'_, '_>, operands: Range<usize>, dims: usize) {
    let border = operands.start + dims;
    p.text("(");
    p.operand_range(operands.start..border);
    p.text(")");
    if border < operands.end {
        p.text("[");
        p.operand_range(border..operands.end);
        p.text("]");
    }
}

/// The values of operands of this range: dimensions and symbols.
fn values(p: &OpPrinter<'_, '_>, operands: Range<usize>, dims: usize) -> Option<(Vec<Value>, Vec<Value>)> {
    let (body, op) = (p.body(), p.op());
    let all: Vec<Value> = operands.map(|index| body.operand(op, index)).collect();
    (dims <= all.len()).then(|| (all[..dims].to_vec(), all[dims..].to_vec()))
}

fn parse_map(p: &mut OpParser<'_, '_, '_>) -> Parsed<(AffineMap, usize, usize)> {
    let at = p.position();
    let attr = p.attribute()?;
    let map = expect_map(p, attr, at)?;
    set(p, "map", attr);
    let (dims, symbols) = dims_and_symbols(p)?;
    p.optional_attributes()?;
    add_indices(p, &dims);
    add_indices(p, &symbols);
    Ok((map, dims.len(), symbols.len()))
}

fn parse_apply(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let (map, dims, symbols) = parse_map(p)?;
    if (map.dims as usize, map.symbols as usize) != (dims, symbols) {
        let at = p.name_position();
        return p.error_at(at, "the map has another number of dimensions or symbols");
    }
    let index = p.ctx().known().index;
    p.add_result_types(&vec![index; map.results.len()]);
    Ok(())
}

fn parse_min_max(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    parse_map(p)?;
    let index = p.ctx().known().index;
    p.add_result_type(index);
    Ok(())
}

fn print_applied(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let Some(attr) = view.attribute_named("map") else { return false };
    let Some(map) = view.ctx().map_value(attr) else { return false };
    let (dims, count) = (map.dims as usize, view.operand_count());
    if dims > count {
        return false;
    }
    p.op_name();
    p.text(" ");
    p.attribute(attr);
    print_dims_and_symbols(p, 0..count, dims);
    print_attributes(p, " ", &["map"]);
    true
}
