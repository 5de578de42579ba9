//! `vector.transfer_read` and `vector.transfer_write`.

use super::vector_parts;
use crate::hand::{form, operand_sizes, print_attributes, set, set_operand_sizes};
use pdll_ir::{
    AffineMap, AttrData, ExprData, OpParser, OpPrinter, OpView, Parsed, Position, SyntaxFunctions, Token,
    Type, TypeData, UnresolvedOperand,
};

/// `transfer_read %source[%i, ..], %padding (, %mask)? {..}? : type, vector-type`
pub(in crate::hand) const TRANSFER_READ: SyntaxFunctions = form(parse_read, print_read);
/// `transfer_write %vector, %target[%i, ..] (, %mask)? {..}? : vector-type, type`
pub(in crate::hand) const TRANSFER_WRITE: SyntaxFunctions = form(parse_write, print_write);

const SQUARE: (Token, Token) = (Token::LSquare, Token::RSquare);

/// What is known of a transfer after its types were read.
struct Shapes {
    /// Type of the elements in memory.
    element: Type,
    /// Type of a mask, if there can be one.
    mask: Option<Type>,
}

fn two_types(p: &mut OpParser<'_, '_, '_>) -> Parsed<(Type, Type, Position)> {
    let at = p.position();
    p.expect(Token::Colon, "`:` and the types")?;
    let types = p.type_list()?;
    match types[..] {
        [first, second] => Ok((first, second, at)),
        _ => p.error_at(at, "two types are needed"),
    }
}

/// Fills in the map and the bounds where they were not given.
fn shapes(p: &mut OpParser<'_, '_, '_>, memory: Type, vector: Type, at: Position) -> Parsed<Shapes> {
    let (rank, element) = match p.ctx().type_data(memory) {
        TypeData::MemRef { dims, element, .. } | TypeData::Tensor { dims, element, .. } => {
            (dims.len(), *element)
        }
        _ => return p.error_at(at, "a transfer is between a ranked memref or tensor and a vector"),
    };
    let (dims, scalable, _) = vector_parts(p, vector, at)?;
    let inner = match p.ctx().type_data(element) {
        TypeData::Vector { dims, .. } => Some(dims.len()),
        _ => None,
    };
    let name = p.ctx().name("permutation_map");
    let given = p.given_attribute(name);
    let attr = match given {
        Some(attr) => attr,
        None => {
            let Some(first) =
                dims.len().checked_sub(inner.unwrap_or(0)).and_then(|count| rank.checked_sub(count))
            else {
                let exempt = rank == 0 && dims[..] == [1];
                if !exempt {
                    return p.error_at(at, "a map is needed from memory to the vector");
                }
                let zero = p.ctx().affine_expr(ExprData::Constant(0));
                let map = p.ctx().map_attr(0, 0, vec![zero]);
                p.set_attribute(name, map);
                return finish(p, map, element, inner, &dims, &scalable, at);
            };
            let results = (first..rank).map(|dim| p.ctx().affine_expr(ExprData::Dim(dim as u32))).collect();
            p.ctx().map_attr(rank, 0, results)
        }
    };
    p.set_attribute(name, attr);
    finish(p, attr, element, inner, &dims, &scalable, at)
}

fn finish(
    p: &mut OpParser<'_, '_, '_>,
    map: pdll_ir::Attr,
    element: Type,
    inner: Option<usize>,
    dims: &[i64],
    scalable: &[bool],
    at: Position,
) -> Parsed<Shapes> {
    let Some(map) = p.ctx().map_value(map).cloned() else {
        return p.error_at(at, "`permutation_map` is an affine map");
    };
    let bounds = p.ctx().name("in_bounds");
    if p.given_attribute(bounds).is_none() {
        let outside = p.ctx().bool_attr(false);
        let all = p.ctx().array_attr(&vec![outside; map.results.len()]);
        set(p, "in_bounds", all);
    }
    let mask = match inner {
        None => Some(mask_type(p, &map, dims, scalable)),
        Some(_) => None,
    };
    Ok(Shapes { element, mask })
}

/// A vector of `i1` for the dimensions of memory that the vector covers, in their order.
fn mask_type(p: &mut OpParser<'_, '_, '_>, map: &AffineMap, dims: &[i64], scalable: &[bool]) -> Type {
    let mut covered: Vec<(u32, i64, bool)> = Vec::new();
    for ((&result, &size), &flag) in map.results.iter().zip(dims).zip(scalable) {
        if let ExprData::Dim(dim) = p.ctx().expr(result) {
            covered.push((dim, size, flag));
        }
    }
    covered.sort_unstable_by_key(|&(dim, ..)| dim);
    if covered.is_empty() {
        covered.push((0, 1, false));
    }
    let element = p.ctx().known().i1;
    let dims = covered.iter().map(|&(_, size, _)| size).collect();
    let scalable = covered.iter().map(|&(.., flag)| flag).collect();
    p.ctx().ty(TypeData::Vector { dims, scalable, element })
}

fn add_mask(
    p: &mut OpParser<'_, '_, '_>,
    mask: Option<(UnresolvedOperand, Position)>,
    shapes: &Shapes,
) -> Parsed<()> {
    match (mask, shapes.mask) {
        (None, _) => Ok(()),
        (Some((mask, _)), Some(ty)) => {
            p.add_typed_operand(mask, ty);
            Ok(())
        }
        (Some((_, at)), None) => p.error_at(at, "there are no masks where elements are vectors"),
    }
}

fn optional_mask(p: &mut OpParser<'_, '_, '_>) -> Parsed<Option<(UnresolvedOperand, Position)>> {
    if !p.eat(Token::Comma) {
        return Ok(None);
    }
    let at = p.position();
    Ok(Some((p.operand()?, at)))
}

fn parse_read(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let source = p.operand()?;
    let indices = p.operands_in(SQUARE)?;
    p.expect(Token::Comma, "`,` and the padding")?;
    let padding = p.operand()?;
    let mask = optional_mask(p)?;
    p.optional_attributes()?;
    let (memory, vector, at) = two_types(p)?;
    let shapes = shapes(p, memory, vector, at)?;
    let index = p.ctx().known().index;
    p.add_typed_operand(source, memory);
    p.add_operands_of_type(&indices, index);
    p.add_typed_operand(padding, shapes.element);
    add_mask(p, mask, &shapes)?;
    set_operand_sizes(p, &[1, indices.len(), 1, usize::from(mask.is_some())]);
    p.add_result_type(vector);
    Ok(())
}

fn parse_write(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let value = p.operand()?;
    p.expect(Token::Comma, "`,` and where to")?;
    let target = p.operand()?;
    let indices = p.operands_in(SQUARE)?;
    let mask = optional_mask(p)?;
    p.optional_attributes()?;
    let (vector, memory, at) = two_types(p)?;
    let shapes = shapes(p, memory, vector, at)?;
    let index = p.ctx().known().index;
    p.add_typed_operand(value, vector);
    p.add_typed_operand(target, memory);
    p.add_operands_of_type(&indices, index);
    add_mask(p, mask, &shapes)?;
    set_operand_sizes(p, &[1, 1, indices.len(), usize::from(mask.is_some())]);
    if matches!(p.ctx().type_data(memory), TypeData::Tensor { .. }) {
        p.add_result_type(memory);
    }
    Ok(())
}

/// Whether a map gives the last dimensions in their order.
fn is_minor_identity(view: OpView<'_>) -> Option<bool> {
    let map = view.ctx().map_value(view.attribute_named("permutation_map")?)?;
    let first = (map.dims as usize).checked_sub(map.results.len());
    Some(first.is_some_and(|first| {
        let wanted = (first..map.dims as usize).map(|dim| ExprData::Dim(dim as u32));
        map.results.iter().map(|&result| view.ctx().expr(result)).eq(wanted)
    }))
}

fn print_transfer_attributes(p: &mut OpPrinter<'_, '_>, minor_identity: bool) {
    let view = p.view();
    let mut hidden = vec!["operandSegmentSizes"];
    if minor_identity {
        hidden.push("permutation_map");
    }
    let outside = match view.attribute_named("in_bounds").map(|attr| view.ctx().attr_data(attr)) {
        Some(AttrData::Array(items)) => items.iter().all(|&item| view.ctx().bool_value(item) == Some(false)),
        _ => false,
    };
    if outside {
        hidden.push("in_bounds");
    }
    print_attributes(p, " ", &hidden);
}

fn print_read(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let (Some(sizes), Some(identity)) = (operand_sizes(view, 4), is_minor_identity(view)) else {
        return false;
    };
    if sizes[0] != 1 || sizes[2] != 1 || view.result_count() != 1 {
        return false;
    }
    let padding = 1 + sizes[1];
    p.op_name();
    p.text(" ");
    p.operand(0);
    p.text("[");
    p.operand_range(1..padding);
    p.text("], ");
    p.operand_range(padding..view.operand_count());
    print_transfer_attributes(p, identity);
    p.text(" : ");
    p.ty(view.operand_type(0));
    p.text(", ");
    p.result_types();
    true
}

fn print_write(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let (Some(sizes), Some(identity)) = (operand_sizes(view, 4), is_minor_identity(view)) else {
        return false;
    };
    if sizes[0] != 1 || sizes[1] != 1 {
        return false;
    }
    let end = 2 + sizes[2];
    p.op_name();
    p.text(" ");
    p.operand_range(0..2);
    p.text("[");
    p.operand_range(2..end);
    p.text("]");
    if sizes[3] > 0 {
        p.text(", ");
        p.operand_range(end..view.operand_count());
    }
    print_transfer_attributes(p, identity);
    p.text(" : ");
    p.operand_type_range(0..2);
    true
}
