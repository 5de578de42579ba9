//! `linalg`: `generic` ([`generic`]), the structured operations with a region ([`structured`]), and those
//! whose region follows from their name ([`named`]).

mod bodies;
mod generic;
mod maps;
mod named;
mod structured;

use super::{form, operand_list, print_attributes, set_operand_sizes};
use pdll_ir::{
    AttrData, Context, OpParser, OpPrinter, OpView, Parsed, SyntaxFunctions, Token, Type, TypeData,
};
use std::ops::Range;

/// `yield values? {..}? (: types)?`
const YIELD: SyntaxFunctions = form(parse_yield, print_yield);

/// The form of an operation of `linalg`.
pub(super) fn syntax(op: &str) -> Option<SyntaxFunctions> {
    Some(match op {
        "broadcast" => structured::BROADCAST,
        "generic" => generic::GENERIC,
        "map" => structured::MAP,
        "reduce" => structured::REDUCE,
        "transpose" => structured::TRANSPOSE,
        "yield" => YIELD,
        _ if bodies::find(op).is_some() => named::NAMED,
        _ => return None,
    })
}

/// The name of an operation without its dialect.
fn short_name(ctx: &Context, name: pdll_ir::Name) -> String {
    let text = ctx.text(name);
    text.rsplit('.').next().unwrap_or_default().to_string()
}

/// Inputs and outputs that were read and became the first operands.
struct Operands {
    inputs: Vec<Type>,
    outputs: Vec<Type>,
}

/// `<{..}>? {..}? ins(..)? outs(..)?`
fn operands(p: &mut OpParser<'_, '_, '_>) -> Parsed<Operands> {
    if p.eat(Token::Less) {
        let at = p.position();
        let properties = p.attribute()?;
        let AttrData::Dict(dict) = *p.ctx().attr_data(properties) else {
            return p.error_at(at, "properties are a dictionary");
        };
        p.set_attributes(dict);
        p.expect(Token::Greater, "`>` after the properties")?;
    }
    p.optional_attributes()?;
    let inputs = operand_list(p, "ins")?;
    let outputs = operand_list(p, "outs")?;
    Ok(Operands { inputs, outputs })
}

/// [`operands`], whose numbers are kept in the sizes of groups.
fn sized_operands(p: &mut OpParser<'_, '_, '_>) -> Parsed<Operands> {
    let read = operands(p)?;
    set_operand_sizes(p, &[read.inputs.len(), read.outputs.len()]);
    Ok(read)
}

fn print_operand_list(p: &mut OpPrinter<'_, '_>, word: &str, range: Range<usize>) {
    if range.is_empty() {
        return;
    }
    p.text(" ");
    p.text(word);
    p.text("(");
    p.operand_range(range.clone());
    p.text(" : ");
    p.operand_type_range(range);
    p.text(")");
}

/// ` ins(..) outs(..)`, the first `inputs` operands being inputs.
fn print_operands(p: &mut OpPrinter<'_, '_>, inputs: usize) {
    print_operand_list(p, "ins", 0..inputs);
    print_operand_list(p, "outs", inputs..p.operand_count());
}

/// ` -> types`, if there are results.
fn print_results(p: &mut OpPrinter<'_, '_>) {
    if p.result_count() > 0 {
        p.text(" -> ");
        p.arrow_result_types();
    }
}

/// What a shaped type is made of; other types as they are.
fn element_or_self(ctx: &Context, ty: Type) -> Type {
    super::element_type(ctx, ty).unwrap_or(ty)
}

/// How many of the operands are inputs, by the sizes of groups.
fn input_count(view: OpView<'_>) -> Option<usize> {
    super::operand_sizes(view, 2).map(|sizes| sizes[0])
}

fn is_tensor(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Tensor { .. })
}

fn parse_yield(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let at = p.position();
    let operands = p.operand_list()?;
    p.optional_attributes()?;
    if operands.is_empty() {
        return Ok(());
    }
    p.expect(Token::Colon, "`:` and the types of the values")?;
    let types = p.type_list()?;
    p.add_typed_operands(&operands, &types, at)
}

fn print_yield(p: &mut OpPrinter<'_, '_>) -> bool {
    p.op_name();
    if p.operand_count() > 0 {
        p.text(" ");
        p.operands();
    }
    print_attributes(p, " ", &[]);
    if p.operand_count() > 0 {
        p.text(" : ");
        p.operand_types();
    }
    true
}
