//! `linalg.map`, `reduce`, `transpose`, `broadcast`: a region that is written with its arguments, or only the
//! operation in it, or not at all.

use super::{element_or_self, is_tensor, operands, print_operands};
use crate::hand::{PARENTHESES, form, i64_items, print_attributes, set_i64_items};
use pdll_ir::{
    Attr, Name, OpParser, OpPrinter, OpView, Parsed, RegionForm, SyntaxFunctions, Token, Type, Value,
};

/// `map ({ op })? ins(..)? outs(..) {..}? ((args) region)?`
pub(super) const MAP: SyntaxFunctions = form(parse_map, print_map);
/// `reduce ({ op })? ins(..) outs(..) dimensions = [..] {..}? ((args) region)?`
pub(super) const REDUCE: SyntaxFunctions = form(parse_reduce, print_reduce);
/// `transpose ins(..) outs(..) permutation = [..] {..}?`
pub(super) const TRANSPOSE: SyntaxFunctions =
    form(|p| parse_moved(p, "permutation"), |p| print_moved(p, "permutation"));
/// `broadcast ins(..) outs(..) dimensions = [..] {..}?`
pub(super) const BROADCAST: SyntaxFunctions =
    form(|p| parse_moved(p, "dimensions"), |p| print_moved(p, "dimensions"));

/// The only operation of a region but its terminator.
struct Payload {
    name: String,
    attributes: Vec<(Name, Attr)>,
}

/// `{ op {..}? }`, or nothing.
fn payload(p: &mut OpParser<'_, '_, '_>) -> Parsed<Option<Payload>> {
    if !p.eat(Token::LBrace) {
        return Ok(None);
    }
    let name = p.keyword("the name of an operation")?.to_string();
    let dict = p.optional_dictionary()?;
    p.expect(Token::RBrace, "`}` after the operation")?;
    let attributes = p.ctx().entries(dict).to_vec();
    Ok(Some(Payload { name, attributes }))
}

/// Inputs, outputs, an array of numbers of this name if there is to be one, attributes. Results are the
/// outputs that are tensors. Gives the types of what operands are made of, inputs first.
fn destination_style(p: &mut OpParser<'_, '_, '_>, numbers: Option<&str>) -> Parsed<Vec<Type>> {
    let read = operands(p)?;
    for &ty in &read.outputs {
        if is_tensor(p.ctx(), ty) {
            p.add_result_type(ty);
        }
    }
    if let Some(name) = numbers {
        p.expect_keyword(name)?;
        p.expect(Token::Equal, "`=` and numbers")?;
        p.expect(Token::LSquare, "`[` and numbers")?;
        let mut items = Vec::new();
        p.list_until(Token::RSquare, "`]` after the numbers", |p| {
            items.push(p.integer()?);
            Ok(())
        })?;
        set_i64_items(p, name, &items);
    }
    p.optional_attributes()?;
    let ctx = p.ctx();
    Ok(read.inputs.iter().chain(&read.outputs).map(|&ty| element_or_self(ctx, ty)).collect())
}

/// `(%a: type, ..) region`
fn written_region(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let mut arguments = Vec::new();
    p.expect(PARENTHESES.0, "`(` and the arguments of the region")?;
    p.list_until(PARENTHESES.1, "`)` after the arguments of the region", |p| {
        arguments.push(p.region_argument(true)?.0);
        Ok(())
    })?;
    p.region(arguments).map(|_| ())
}

/// The region of one operation: `operands` picks what it takes among the arguments.
fn payload_region(
    p: &mut OpParser<'_, '_, '_>,
    payload: &Payload,
    elements: &[Type],
    operands: impl FnOnce(Vec<Value>) -> Vec<Value>,
) -> Parsed<()> {
    let Some(&result) = elements.last() else { return Ok(()) };
    p.built_region(elements, false, |b| {
        let operands = operands(b.arguments());
        let results = b.op(&payload.name, &operands, &[result], &payload.attributes)?;
        b.op("linalg.yield", &results, &[], &[]).map(|_| ())
    })
    .map(|_| ())
}

fn parse_map(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let payload = payload(p)?;
    let elements = destination_style(p, None)?;
    match payload {
        // The output is not read.
        Some(payload) => payload_region(p, &payload, &elements, |mut arguments| {
            arguments.pop();
            arguments
        }),
        None => written_region(p),
    }
}

fn parse_reduce(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let payload = payload(p)?;
    let elements = destination_style(p, Some("dimensions"))?;
    match payload {
        // What was accumulated comes first.
        Some(payload) => payload_region(p, &payload, &elements, |mut arguments| {
            arguments.rotate_right(1);
            arguments
        }),
        None => written_region(p),
    }
}

fn parse_moved(p: &mut OpParser<'_, '_, '_>, numbers: &str) -> Parsed<()> {
    let elements = destination_style(p, Some(numbers))?;
    p.built_region(&elements, false, |b| {
        let arguments = b.arguments();
        b.op("linalg.yield", &arguments[..1.min(arguments.len())], &[], &[]).map(|_| ())
    })
    .map(|_| ())
}

/// The only operation of a region but the terminator, if its operands are these of the arguments.
fn sole_op(view: OpView<'_>, operands: impl FnOnce(&[Value]) -> Vec<Value>) -> Option<OpView<'_>> {
    let (id, blocks) = view.region_blocks(0);
    let body = view.ir().body(id);
    let &[block] = blocks else { return None };
    let last = body.last_op(block)?;
    let payload = body.prev(last)?;
    let wanted = operands(body.block_args(block));
    let same = !wanted.is_empty() && body.operands(payload).eq(wanted.iter().copied());
    (body.prev(payload).is_none() && same).then(|| OpView::new(view.ctx(), view.ir(), id, payload))
}

/// ` { op {..}? }`
fn print_payload(p: &mut OpPrinter<'_, '_>, payload: OpView<'_>) {
    let ctx = p.ctx();
    p.text(" { ");
    p.bytes(ctx.bytes(payload.name()));
    let mut entries = payload.all_attributes();
    if let Some(default) = entries.iter().position(|&(_, value)| is_default_fastmath(ctx, value)) {
        entries.remove(default);
    }
    p.entries(" ", &entries);
    p.text(" }");
}

fn is_default_fastmath(ctx: &pdll_ir::Context, attr: Attr) -> bool {
    match *ctx.attr_data(attr) {
        pdll_ir::AttrData::Opaque { namespace, data, .. } => {
            ctx.bytes(namespace) == b"arith" && ctx.bytes(data) == b"fastmath<none>"
        }
        _ => false,
    }
}

/// `(%in: f32, ..) {..}` on lines of its own.
fn print_region(p: &mut OpPrinter<'_, '_>) {
    let arguments = p.view().entry_arguments(0).unwrap_or_default();
    p.indented(|p| {
        p.new_line();
        p.text("(");
        p.list(arguments, |p, &argument| p.region_argument(argument));
        p.text(") ");
        p.region(0, RegionForm::BODY);
    });
}

/// ` NAME = [1, 0] `
fn print_numbers(p: &mut OpPrinter<'_, '_>, name: &str, numbers: &[i64]) {
    p.text(" ");
    p.text(name);
    p.text(" = [");
    p.list(numbers, |p, number| p.text(&number.to_string()));
    p.text("] ");
}

fn print_map(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    if view.entry_arguments(0).is_none() || view.operand_count() == 0 {
        return false;
    }
    let payload = sole_op(view, |arguments| arguments[..arguments.len().saturating_sub(1)].to_vec());
    p.op_name();
    if let Some(payload) = payload {
        print_payload(p, payload);
    }
    print_operands(p, view.operand_count() - 1);
    print_attributes(p, " ", &[]);
    if payload.is_none() {
        print_region(p);
    }
    true
}

fn print_reduce(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let numbers = view.attribute_named("dimensions").and_then(|attr| i64_items(view.ctx(), attr));
    let Some(numbers) = numbers.filter(|_| view.entry_arguments(0).is_some()) else { return false };
    let payload = sole_op(view, |arguments| {
        let mut operands = arguments.to_vec();
        if !operands.is_empty() {
            operands.rotate_right(1);
        }
        operands
    });
    p.op_name();
    if let Some(payload) = payload {
        print_payload(p, payload);
    }
    print_operands(p, view.operand_count() / 2);
    print_numbers(p, "dimensions", &numbers);
    print_attributes(p, " ", &["dimensions"]);
    if payload.is_none() {
        print_region(p);
    }
    true
}

fn print_moved(p: &mut OpPrinter<'_, '_>, name: &str) -> bool {
    let view = p.view();
    let numbers = view.attribute_named(name).and_then(|attr| i64_items(view.ctx(), attr));
    let Some(numbers) = numbers.filter(|_| view.operand_count() == 2) else { return false };
    p.op_name();
    print_operands(p, 1);
    print_numbers(p, name, &numbers);
    print_attributes(p, " ", &[name]);
    true
}
