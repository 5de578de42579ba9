//! Named operations: the region follows from the name and what the operands are made of, and is not written.

use super::{Operands, bodies, element_or_self, generic, input_count, maps, print_operands, print_results};
use super::{short_name, sized_operands};
use crate::hand::{form, print_attributes, set};
use pdll_ir::{Attr, AttrData, ExprData, OpParser, OpPrinter, OpView, Parsed, SyntaxFunctions, Token};

/// `NAME (kind = attribute)? (indexing_maps = [..])? {..}? ins(..)? outs(..)? (-> types)?`
pub(super) const NAMED: SyntaxFunctions = form(parse, print);

const MEMOIZED: &str = "linalg.memoized_indexing_maps";

/// The maps that products have by default: of how many loops, which of them each operand is accessed by.
fn product_maps(op: &str) -> Option<(usize, [&'static [u32]; 3])> {
    Some(match op {
        "matmul" => (3, [&[0, 2], &[2, 1], &[0, 1]]),
        "batch_matmul" => (4, [&[0, 1, 3], &[0, 3, 2], &[0, 1, 2]]),
        "batch_reduce_matmul" => (4, [&[0, 1, 3], &[0, 3, 2], &[1, 2]]),
        _ => return None,
    })
}

/// Whether maps may be written.
fn has_maps(op: &str) -> bool {
    product_maps(op).is_some() || matches!(op, "contract" | "elementwise")
}

/// `indexing_maps = [..]`, or nothing.
fn written_maps(p: &mut OpParser<'_, '_, '_>) -> Parsed<Option<Vec<Attr>>> {
    if !p.eat_keyword("indexing_maps") {
        return Ok(None);
    }
    p.expect(Token::Equal, "`=` and the maps")?;
    p.expect(Token::LSquare, "`[` and the maps")?;
    let mut all = Vec::new();
    p.list_until(Token::RSquare, "`]` after the maps", |p| {
        all.push(p.attribute()?);
        Ok(())
    })?;
    Ok(Some(all))
}

/// A map that gives some of its dimensions.
fn projection(p: &mut OpParser<'_, '_, '_>, dims: usize, results: &[u32]) -> Attr {
    let results = results.iter().map(|&dim| p.ctx().affine_expr(ExprData::Dim(dim))).collect();
    p.ctx().map_attr(dims, 0, results)
}

/// The maps that an operation has where none are written.
fn default_maps(p: &mut OpParser<'_, '_, '_>, op: &str, read: &Operands) -> Option<Vec<Attr>> {
    if let Some((dims, maps)) = product_maps(op) {
        return Some(maps.iter().map(|results| projection(p, dims, results)).collect());
    }
    let rank =
        read.outputs.first().and_then(|&ty| p.ctx().type_data(ty).shaped().map(|(dims, _)| dims.len()))?;
    let all: Vec<u32> = (0..rank as u32).collect();
    let map = projection(p, rank, &all);
    (op == "elementwise").then(|| vec![map; read.inputs.len() + read.outputs.len()])
}

fn parse(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let name = p.info().name;
    let op = short_name(p.ctx(), name);
    if op == "elementwise" {
        p.expect_keyword("kind")?;
        p.expect(Token::Equal, "`=` and the kind")?;
        let kind = p.attribute()?;
        set(p, "kind", kind);
    }
    let written = if has_maps(&op) { written_maps(p)? } else { None };
    if written.is_none() && op == "contract" {
        return p.error("the maps of this operation are not given");
    }
    let read = sized_operands(p)?;
    // The dictionary may stand here too.
    let after = p.optional_dictionary()?;
    for (name, value) in p.ctx().entries(after).to_vec() {
        if p.given_attribute(name).is_some() {
            let at = p.name_position();
            return p.error_at(at, "an attribute is given twice");
        }
        p.set_attribute(name, value);
    }
    let types = p.optional_arrow_types()?;
    p.add_result_types(&types);
    match written {
        Some(maps) => generic::set_maps(p, &maps),
        None => {
            if let Some(maps) = default_maps(p, &op, &read) {
                generic::set_maps(p, &maps);
            }
        }
    }
    let operands = read.inputs.len() + read.outputs.len();
    if let Some(maps) = maps::memoized(p, &op, operands) {
        set(p, MEMOIZED, maps);
    }
    let Some(body) = bodies::of(p, &op) else {
        let at = p.name_position();
        return p.error_at(at, "the kind of this operation is not known");
    };
    let ctx = p.ctx();
    let elements: Vec<_> =
        read.inputs.iter().chain(&read.outputs).map(|&ty| element_or_self(ctx, ty)).collect();
    if body.arguments().is_some_and(|count| count != elements.len()) {
        return p.error("this operation has another number of operands");
    }
    p.built_region(&elements, true, |b| body.build(b)).map(|_| ())
}

/// Whether maps are those that are there without being written.
fn are_default(view: OpView<'_>, op: &str, maps: Attr) -> bool {
    let ctx = view.ctx();
    let AttrData::Array(maps) = ctx.attr_data(maps) else { return false };
    let is_projection = |attr: Attr, dims: usize, results: &[u32]| {
        ctx.map_value(attr).is_some_and(|map| {
            let wanted = results.iter().map(|&dim| ExprData::Dim(dim));
            map.dims as usize == dims
                && map.symbols == 0
                && map.results.iter().map(|&e| ctx.expr(e)).eq(wanted)
        })
    };
    match product_maps(op) {
        Some((dims, wanted)) => {
            maps.len() == wanted.len()
                && maps.iter().zip(wanted).all(|(&map, results)| is_projection(map, dims, results))
        }
        None => {
            op == "elementwise"
                && maps.iter().all(|&map| {
                    let dims = ctx.map_value(map).map_or(0, |map| map.dims);
                    is_projection(map, dims as usize, &(0..dims).collect::<Vec<_>>())
                })
        }
    }
}

fn print(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let op = short_name(view.ctx(), view.name());
    let Some(inputs) = input_count(view) else { return false };
    let maps = view.attribute_named("indexing_maps").filter(|_| has_maps(&op));
    let kind = view.attribute_named("kind").filter(|_| op == "elementwise");
    if has_maps(&op) && maps.is_none() {
        return false;
    }
    p.op_name();
    if let Some(kind) = kind {
        p.text(" kind=");
        p.attribute(kind);
    }
    if let Some(maps) = maps.filter(|&maps| !are_default(view, &op, maps)) {
        p.text(" indexing_maps = ");
        p.attribute(maps);
    }
    let mut hidden = vec!["operandSegmentSizes", MEMOIZED];
    if has_maps(&op) {
        hidden.push("indexing_maps");
    }
    if op == "elementwise" {
        hidden.push("kind");
    }
    print_attributes(p, " ", &hidden);
    print_operands(p, inputs);
    print_results(p);
    true
}
