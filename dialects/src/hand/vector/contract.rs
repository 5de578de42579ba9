//! `vector.contract`.

use super::default_kind;
use crate::hand::{form, iterators, print_attributes};
use pdll_ir::{Attr, AttrData, OpParser, OpPrinter, Parsed, SyntaxFunctions, Token, print_attr};

/// `contract {traits} %a, %b, %accumulator (, %mask, %mask)? {..}? : type, type into type`
pub(in crate::hand) const CONTRACT: SyntaxFunctions = form(parse, print);

/// The attributes that stand before the operands.
const TRAITS: [&str; 3] = ["indexing_maps", "iterator_types", "kind"];

fn parse(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let at = p.position();
    let traits = p.attribute()?;
    let AttrData::Dict(traits) = *p.ctx().attr_data(traits) else {
        return p.error_at(at, "the traits of this operation are a dictionary");
    };
    p.set_attributes(traits);
    iterators::of_strings(p, "vector", at)?;
    let mut operands = vec![p.operand()?];
    for what in ["the second factor", "what the product is added to"] {
        p.expect(Token::Comma, &format!("`,` and {what}"))?;
        operands.push(p.operand()?);
    }
    while p.eat(Token::Comma) {
        operands.push(p.operand()?);
    }
    p.optional_attributes()?;
    p.expect(Token::Colon, "`:` and the types")?;
    let types = p.type_list()?;
    p.expect_keyword("into")?;
    let result = p.ty()?;
    let at = p.name_position();
    let &[left, right] = &types[..] else { return p.error_at(at, "two types are needed before `into`") };
    for (&operand, ty) in operands.iter().zip([left, right, result]) {
        p.add_typed_operand(operand, ty);
    }
    if operands.len() > 3 {
        return p.error_at(at, "a mask stands around this operation");
    }
    p.add_result_type(result);
    let name = p.ctx().name("kind");
    let given = p.given_attribute(name).map(|kind| print_attr(p.ctx(), kind));
    if given.is_some_and(|kind| !kind.starts_with("#vector.kind<")) {
        return p.error_at(at, "`kind` is one that `vector` knows, as `#vector.kind<add>`");
    }
    default_kind(p);
    Ok(())
}

fn print(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    if view.operand_count() < 3 || view.result_count() != 1 {
        return false;
    }
    p.op_name();
    p.text(" {");
    let present: Vec<(&str, Attr)> =
        TRAITS.iter().filter_map(|&name| Some((name, view.attribute_named(name)?))).collect();
    p.list(present, |p, (name, attr)| {
        p.text(name);
        p.text(" = ");
        let kinds = (name == "iterator_types").then(|| iterators::texts(p.ctx(), attr)).flatten();
        match kinds {
            None => p.attribute(attr),
            Some(kinds) => {
                p.text("[");
                p.list(&kinds, |p, kind| p.string(kind));
                p.text("]");
            }
        }
    });
    p.text("} ");
    p.operands();
    print_attributes(p, " ", &TRAITS);
    p.text(" : ");
    p.operand_type_range(0..2);
    p.text(" into ");
    p.result_types();
    true
}
