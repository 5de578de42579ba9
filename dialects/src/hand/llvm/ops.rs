//! `llvm.icmp`, `fcmp`, `alloca`, `landingpad`.

use super::words::{parse_flag, print_flag};
use crate::hand::{form, print_attributes, set};
use pdll_ir::{Attr, AttrData, Context, OpParser, OpPrinter, Parsed, SyntaxFunctions, Token, Type, TypeData};

/// `icmp "predicate" %a, %b {..}? : type`
pub(super) const ICMP: SyntaxFunctions = form(|p| parse_compare(p, INT), |p| print_compare(p, INT));
/// `fcmp "predicate" %a, %b {..}? : type`
pub(super) const FCMP: SyntaxFunctions = form(|p| parse_compare(p, FLOAT), |p| print_compare(p, FLOAT));
/// `alloca inalloca? %count x type {..}? : (type) -> type`
pub(super) const ALLOCA: SyntaxFunctions = form(parse_alloca, print_alloca);
/// `landingpad cleanup? ((catch|filter %value : type))* : type`
pub(super) const LANDING_PAD: SyntaxFunctions = form(parse_landing_pad, print_landing_pad);

const INT: &[&str] = &["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];
const FLOAT: &[&str] = &[
    "_false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une",
    "uno", "_true",
];

fn parse_compare(p: &mut OpParser<'_, '_, '_>, predicates: &[&str]) -> Parsed<()> {
    let at = p.position();
    let predicate = p.attribute()?;
    let text = p.ctx().string_value(predicate).map(|text| String::from_utf8_lossy(text).into_owned());
    let left = p.operand()?;
    p.expect(Token::Comma, "`,` and what it is compared with")?;
    let right = p.operand()?;
    p.optional_attributes()?;
    p.expect(Token::Colon, "`:` and the type")?;
    let ty = p.ty()?;
    let number = predicates.iter().position(|&known| Some(known) == text.as_deref());
    let Some(number) = number else { return p.error_at(at, "there is no such predicate") };
    p.add_operands_of_type(&[left, right], ty);
    let i64_type = p.ctx().known().i64;
    if let Some(number) = p.ctx().int_attr(i64_type, number as i128) {
        set(p, "predicate", number);
    }
    let i1 = p.ctx().known().i1;
    let result = match p.ctx().type_data(ty) {
        TypeData::Vector { dims, scalable, .. } => {
            TypeData::Vector { dims: dims.clone(), scalable: scalable.clone(), element: i1 }
        }
        _ => p.ctx().type_data(i1).clone(),
    };
    let result = p.ctx().ty(result);
    p.add_result_type(result);
    Ok(())
}

/// Whether these are no flags at all.
pub(super) fn is_no_fastmath(ctx: &Context, attr: Attr) -> bool {
    match *ctx.attr_data(attr) {
        AttrData::Opaque { namespace, data, .. } => {
            ctx.bytes(namespace) == b"llvm" && ctx.bytes(data) == b"fastmath<none>"
        }
        _ => false,
    }
}

/// `fastmathFlags`, if it says nothing: it is not printed then.
pub(super) fn silent_fastmath(p: &OpPrinter<'_, '_>) -> Option<&'static str> {
    let flags = p.view().attribute_named("fastmathFlags")?;
    is_no_fastmath(p.ctx(), flags).then_some("fastmathFlags")
}

fn print_compare(p: &mut OpPrinter<'_, '_>, predicates: &[&str]) -> bool {
    let view = p.view();
    let number = view.attribute_named("predicate").and_then(|attr| view.ctx().int_value(attr));
    let Some(predicate) = number.and_then(|number| predicates.get(usize::try_from(number).ok()?)) else {
        return false;
    };
    if view.operand_count() != 2 {
        return false;
    }
    p.op_name();
    p.text(" ");
    p.string(predicate.as_bytes());
    p.text(" ");
    p.operands();
    let mut hidden = vec!["predicate"];
    hidden.extend(silent_fastmath(p));
    print_attributes(p, " ", &hidden);
    p.text(" : ");
    p.operand_type_range(0..1);
    true
}

fn parse_alloca(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    parse_flag(p, "inalloca", "inalloca");
    let count = p.operand()?;
    p.expect_keyword("x")?;
    let element = p.ty()?;
    let given = p.optional_dictionary()?;
    let alignment = p.ctx().name("alignment");
    for (name, value) in p.ctx().entries(given).to_vec() {
        // An alignment of 0 is none.
        if name != alignment || p.ctx().int_value(value) != Some(0) {
            p.set_attribute(name, value);
        }
    }
    p.expect(Token::Colon, "`:` and a function type")?;
    let at = p.position();
    let (inputs, results) = p.function_type()?;
    let (&[input], &[result]) = (&inputs[..], &results[..]) else {
        return p.error_at(at, "the function type has one input and one result");
    };
    p.add_typed_operand(count, input);
    p.add_result_type(result);
    let element = p.ctx().type_attr(element);
    set(p, "elem_type", element);
    Ok(())
}

fn print_alloca(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let element = view.attribute_named("elem_type").and_then(|attr| view.ctx().type_value(attr));
    let Some(element) = element.filter(|_| view.operand_count() == 1 && view.result_count() == 1) else {
        return false;
    };
    p.op_name();
    p.text(" ");
    print_flag(p, "inalloca", "inalloca");
    p.operand(0);
    p.text(" x ");
    p.ty(element);
    let alignment = view.attribute_named("alignment").and_then(|attr| view.ctx().int_value(attr));
    let mut hidden = vec!["elem_type", "inalloca"];
    if alignment == Some(0) {
        hidden.push("alignment");
    }
    print_attributes(p, " ", &hidden);
    p.text(" : ");
    p.function_type([view.operand_type(0)], &view.result_types());
    true
}

fn parse_landing_pad(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    parse_flag(p, "cleanup", "cleanup");
    while p.eat(Token::LParen) {
        if p.optional_keyword_of(&["catch", "filter"]).is_none() {
            return p.wrong_token("expected `catch` or `filter`");
        }
        let value = p.operand()?;
        p.expect(Token::Colon, "`:` and the type of the value")?;
        let ty = p.ty()?;
        p.expect(Token::RParen, "`)` after the value")?;
        p.add_typed_operand(value, ty);
    }
    p.expect(Token::Colon, "`:` and the type of the result")?;
    let ty = p.ty()?;
    p.add_result_type(ty);
    Ok(())
}

/// Arrays are what is filtered out.
fn is_array(ctx: &Context, ty: Type) -> bool {
    match *ctx.type_data(ty) {
        TypeData::Opaque { namespace, data } => {
            ctx.bytes(namespace) == b"llvm" && ctx.bytes(data).starts_with(b"array<")
        }
        _ => false,
    }
}

fn print_landing_pad(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    if view.result_count() != 1 {
        return false;
    }
    p.op_name();
    p.text(if view.attribute_named("cleanup").is_some() { " cleanup " } else { " " });
    for index in 0..view.operand_count() {
        let filters = is_array(view.ctx(), view.operand_type(index));
        p.text(if filters { "(filter " } else { "(catch " });
        p.operand(index);
        p.text(" : ");
        p.ty(view.operand_type(index));
        p.text(") ");
    }
    p.text(": ");
    p.result_types();
    true
}
