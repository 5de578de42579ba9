//! How operations of `pdl_interp` are read. They are printed in generic form.

use pdll_ir::{
    Context, CountRange, FunctionAttrs, FunctionSyntax, OpInfo, OpParser, OpPrinter, Parsed, SyntaxFunctions,
    Token, Traits, Type, TypeData, UnresolvedOperand,
};
use std::sync::Arc;

type Parser<'a, 'b, 'c> = OpParser<'a, 'b, 'c>;
type Form = fn(&mut Parser<'_, '_, '_>) -> Parsed<()>;

/// The operations that end a block.
const TERMINATORS: &[(&str, Form)] = &[
    ("apply_constraint", |p| native(p, true)),
    ("are_equal", are_equal),
    ("branch", |p| successors(p, 1)),
    ("check_attribute", |p| check_constant(p, "attribute", "is", "constantValue")),
    ("check_operand_count", check_count),
    ("check_operation_name", check_name),
    ("check_result_count", check_count),
    ("check_type", |p| check_constant(p, "type", "is", "type")),
    ("check_types", |p| check_constant(p, "range<type>", "are", "types")),
    ("continue", |p| p.optional_attributes()),
    ("finalize", |p| p.optional_attributes()),
    ("foreach", foreach),
    ("is_not_null", is_not_null),
    ("record_match", record_match),
    ("switch_attribute", |p| switch(p, "attribute", false)),
    ("switch_operand_count", |p| switch(p, "operation", true)),
    ("switch_operation_name", |p| switch(p, "operation", true)),
    ("switch_result_count", |p| switch(p, "operation", true)),
    ("switch_type", |p| switch(p, "type", false)),
    ("switch_types", |p| switch(p, "range<type>", false)),
];

/// What neither tests nor switches: it reads, makes, calls or ends.
const OTHERS: &[(&str, Form)] = &[
    ("apply_rewrite", |p| native(p, false)),
    ("create_attribute", |p| constant(p, "attribute")),
    ("create_operation", create_operation),
    ("create_range", create_range),
    ("create_type", |p| constant(p, "type")),
    ("create_types", |p| constant(p, "range<type>")),
    ("erase", erase),
    ("extract", extract),
    ("get_attribute", get_attribute),
    ("get_attribute_type", get_attribute_type),
    ("get_defining_op", |p| get_of(p, "operation")),
    ("get_operand", get_numbered),
    ("get_operands", get_group),
    ("get_result", get_numbered),
    ("get_results", get_group),
    ("get_users", |p| get_of(p, "range<operation>")),
    ("get_value_type", get_value_type),
    ("replace", replace),
];

/// Registers the operations of `pdl_interp`, so that texts with their custom forms can be read. They are
/// printed in generic form.
pub fn register(ctx: &mut Context) {
    let ended = TERMINATORS.iter().map(|form| (form, Traits::TERMINATOR, CountRange::ANY));
    let others = OTHERS.iter().map(|form| (form, Traits::empty(), CountRange::exactly(0)));
    for (&(name, parse), traits, successors) in ended.chain(others) {
        let mut info = OpInfo::new(ctx.name(&format!("pdl_interp.{name}")));
        info.traits = traits;
        info.successors = successors;
        info.syntax = Some(Arc::new(SyntaxFunctions { parse, print: in_generic_form }));
        ctx.register_op(info);
    }
    let mut func = OpInfo::new(ctx.name("pdl_interp.func"));
    func.traits = Traits::ISOLATED_FROM_ABOVE | Traits::SYMBOL;
    func.regions = CountRange::exactly(1);
    func.default_dialect = Some(ctx.name("pdl_interp"));
    func.function = Some(FunctionAttrs {
        function_type: ctx.name("function_type"),
        arg_attrs: ctx.name("arg_attrs"),
        res_attrs: ctx.name("res_attrs"),
    });
    func.syntax = Some(Arc::new(FunctionSyntax));
    ctx.register_op(func);
}

fn in_generic_form(_: &mut OpPrinter<'_, '_>) -> bool {
    false
}

// ---- parts ------------------------------------------------------------------------------------------------

fn pdl_type(p: &mut Parser<'_, '_, '_>, data: &str) -> Type {
    let (namespace, data) = (p.ctx().name("pdl"), p.ctx().name(data));
    p.ctx().ty(TypeData::Opaque { namespace, data })
}

/// `range<E>` of `E`, which is left alone if it is a range already; and the other way round.
fn range_of(p: &mut Parser<'_, '_, '_>, ty: Type) -> Type {
    let text = pdll_ir::print_type(p.ctx(), ty);
    match text.strip_prefix("!pdl.") {
        Some(element) if !element.starts_with("range<") => pdl_type(p, &format!("range<{element}>")),
        _ => ty,
    }
}

fn operand(p: &mut Parser<'_, '_, '_>, data: &str) -> Parsed<()> {
    let (value, ty) = (p.operand()?, pdl_type(p, data));
    p.add_typed_operand(value, ty);
    Ok(())
}

fn of_operation(p: &mut Parser<'_, '_, '_>) -> Parsed<()> {
    p.expect_keyword("of")?;
    operand(p, "operation")
}

fn result(p: &mut Parser<'_, '_, '_>, data: &str) {
    let ty = pdl_type(p, data);
    p.add_result_type(ty);
}

/// `-> ^a, ^b`, or without the arrow; attributes may come before.
fn successors(p: &mut Parser<'_, '_, '_>, count: usize) -> Parsed<()> {
    p.optional_attributes()?;
    if count > 1 {
        p.expect(Token::Arrow, "`->` and blocks")?;
    }
    for i in 0..count {
        if i > 0 {
            p.expect(Token::Comma, "`,` and a block")?;
        }
        let block = p.successor()?;
        p.add_successor(block);
    }
    Ok(())
}

fn arrow_successor(p: &mut Parser<'_, '_, '_>) -> Parsed<()> {
    p.optional_attributes()?;
    p.expect(Token::Arrow, "`->` and a block")?;
    let block = p.successor()?;
    p.add_successor(block);
    Ok(())
}

fn attribute(p: &mut Parser<'_, '_, '_>, name: &str) -> Parsed<()> {
    let (value, name) = (p.attribute()?, p.ctx().name(name));
    p.set_attribute(name, value);
    Ok(())
}

fn string(p: &mut Parser<'_, '_, '_>, name: &str) -> Parsed<()> {
    let (name, none) = (p.ctx().name(name), p.ctx().known().none);
    let at = p.position();
    let value = p.attribute_of_type(none)?;
    if p.ctx().string_value(value).is_none() {
        return p.error_at(at, "expected a string");
    }
    p.set_attribute(name, value);
    Ok(())
}

fn number(p: &mut Parser<'_, '_, '_>, name: &str, width: u32) -> Parsed<()> {
    let (ty, name) = (p.ctx().int_type(width), p.ctx().name(name));
    let value = p.attribute_of_type(ty)?;
    p.set_attribute(name, value);
    Ok(())
}

fn unit(p: &mut Parser<'_, '_, '_>, name: &str) {
    let (name, value) = (p.ctx().name(name), p.ctx().attr(pdll_ir::AttrData::Unit));
    p.set_attribute(name, value);
}

/// `(%a, %b : T, T)` if there is a parenthesis; how many.
fn typed_list(p: &mut Parser<'_, '_, '_>) -> Parsed<usize> {
    if !p.eat(Token::LParen) {
        return Ok(0);
    }
    if p.eat(Token::RParen) {
        return Ok(0);
    }
    let (at, values) = (p.position(), p.operand_list()?);
    p.expect(Token::Colon, "`:` and the types")?;
    let types = p.type_list()?;
    p.add_typed_operands(&values, &types, at)?;
    p.expect(Token::RParen, "`)` after the types")?;
    Ok(values.len())
}

fn set_sizes(p: &mut Parser<'_, '_, '_>, sizes: &[usize]) {
    let name = p.ctx().name("operandSegmentSizes");
    let sizes: Vec<i32> = sizes.iter().map(|&size| i32::try_from(size).unwrap_or(i32::MAX)).collect();
    let sizes = p.ctx().i32_array_attr(&sizes);
    p.set_attribute(name, sizes);
}

// ---- tests and switches -----------------------------------------------------------------------------------

/// `"name"(%a : T) (: R)? {..}?`, and for a constraint `-> ^t, ^f`
fn native(p: &mut Parser<'_, '_, '_>, constraint: bool) -> Parsed<()> {
    string(p, "name")?;
    typed_list(p)?;
    if p.eat(Token::Colon) {
        let types = p.type_list()?;
        p.add_result_types(&types);
    }
    if constraint { successors(p, 2) } else { p.optional_attributes() }
}

/// `%a, %b : T -> ^t, ^f`
fn are_equal(p: &mut Parser<'_, '_, '_>) -> Parsed<()> {
    let (at, values) = (p.position(), p.operand_list()?);
    p.expect(Token::Colon, "`:` and the type")?;
    let ty = p.ty()?;
    p.add_typed_operands(&values, &vec![ty; values.len()], at)?;
    successors(p, 2)
}

/// `%v : T -> ^t, ^f`
fn is_not_null(p: &mut Parser<'_, '_, '_>) -> Parsed<()> {
    let value = p.operand()?;
    p.expect(Token::Colon, "`:` and the type")?;
    let ty = p.ty()?;
    p.add_typed_operand(value, ty);
    successors(p, 2)
}

/// `%v is CONSTANT -> ^t, ^f`
fn check_constant(p: &mut Parser<'_, '_, '_>, of: &str, word: &str, name: &str) -> Parsed<()> {
    operand(p, of)?;
    p.expect_keyword(word)?;
    attribute(p, name)?;
    successors(p, 2)
}

/// `of %op is at_least? N -> ^t, ^f`
fn check_count(p: &mut Parser<'_, '_, '_>) -> Parsed<()> {
    of_operation(p)?;
    p.expect_keyword("is")?;
    if p.eat_keyword("at_least") {
        unit(p, "compareAtLeast");
    }
    number(p, "count", 32)?;
    successors(p, 2)
}

/// `of %op is "name" -> ^t, ^f`
fn check_name(p: &mut Parser<'_, '_, '_>) -> Parsed<()> {
    of_operation(p)?;
    p.expect_keyword("is")?;
    string(p, "name")?;
    successors(p, 2)
}

/// `(of)? %v to CASES(^a, ^b) -> ^default`; the default is the first successor.
fn switch(p: &mut Parser<'_, '_, '_>, of: &str, word: bool) -> Parsed<()> {
    if word {
        p.expect_keyword("of")?;
    }
    operand(p, of)?;
    p.expect_keyword("to")?;
    attribute(p, "caseValues")?;
    let mut cases = Vec::new();
    p.expect(Token::LParen, "`(` and the blocks of the cases")?;
    p.list_until(Token::RParen, "`)` after the blocks", |p| {
        cases.push(p.successor()?);
        Ok(())
    })?;
    arrow_successor(p)?;
    cases.into_iter().for_each(|block| p.add_successor(block));
    Ok(())
}

// ---- loops and matches ------------------------------------------------------------------------------------

/// `%x : T in %range {..} -> ^next`
fn foreach(p: &mut Parser<'_, '_, '_>) -> Parsed<()> {
    let (variable, _) = p.region_argument(false)?;
    p.expect_keyword("in")?;
    let (range, ty) = (p.operand()?, range_of(p, variable.ty()));
    p.add_typed_operand(range, ty);
    p.region(vec![variable])?;
    arrow_successor(p)
}

/// `@rewriters::@f((%i : T))? : benefit(N), (generatedOps([..]),)? loc([%op, ..]) (, root("n"))? -> ^next`
fn record_match(p: &mut Parser<'_, '_, '_>) -> Parsed<()> {
    attribute(p, "rewriter")?;
    let inputs = typed_list(p)?;
    p.expect(Token::Colon, "`:` and the benefit")?;
    p.expect_keyword("benefit")?;
    p.expect(Token::LParen, "`(` and the benefit")?;
    number(p, "benefit", 16)?;
    p.expect(Token::RParen, "`)` after the benefit")?;
    p.expect(Token::Comma, "`,` and the locations")?;
    if p.eat_keyword("generatedOps") {
        p.expect(Token::LParen, "`(` and the names")?;
        attribute(p, "generatedOps")?;
        p.expect(Token::RParen, "`)` after the names")?;
        p.expect(Token::Comma, "`,` and the locations")?;
    }
    p.expect_keyword("loc")?;
    p.expect(Token::LParen, "`(` and the operations")?;
    let ops: Vec<UnresolvedOperand> = p.operands_in((Token::LSquare, Token::RSquare))?;
    p.expect(Token::RParen, "`)` after the operations")?;
    let ty = pdl_type(p, "operation");
    p.add_operands_of_type(&ops, ty);
    if p.eat(Token::Comma) {
        p.expect_keyword("root")?;
        p.expect(Token::LParen, "`(` and the name of the root")?;
        string(p, "rootKind")?;
        p.expect(Token::RParen, "`)` after the name")?;
    }
    set_sizes(p, &[inputs, ops.len()]);
    arrow_successor(p)
}

// ---- what is read -----------------------------------------------------------------------------------------

/// `"name" of %op`
fn get_attribute(p: &mut Parser<'_, '_, '_>) -> Parsed<()> {
    string(p, "name")?;
    of_operation(p)?;
    result(p, "attribute");
    p.optional_attributes()
}

/// `of %attribute`
fn get_attribute_type(p: &mut Parser<'_, '_, '_>) -> Parsed<()> {
    p.expect_keyword("of")?;
    operand(p, "attribute")?;
    result(p, "type");
    p.optional_attributes()
}

/// `of %v : T`
fn get_of(p: &mut Parser<'_, '_, '_>, gives: &str) -> Parsed<()> {
    p.expect_keyword("of")?;
    let value = p.operand()?;
    p.expect(Token::Colon, "`:` and the type")?;
    let ty = p.ty()?;
    p.add_typed_operand(value, ty);
    result(p, gives);
    p.optional_attributes()
}

/// `N of %op`
fn get_numbered(p: &mut Parser<'_, '_, '_>) -> Parsed<()> {
    number(p, "index", 32)?;
    of_operation(p)?;
    result(p, "value");
    p.optional_attributes()
}

/// `N? of %op : T`
fn get_group(p: &mut Parser<'_, '_, '_>) -> Parsed<()> {
    if p.at(Token::Int) {
        number(p, "index", 32)?;
    }
    of_operation(p)?;
    p.expect(Token::Colon, "`:` and the type")?;
    let ty = p.ty()?;
    p.add_result_type(ty);
    p.optional_attributes()
}

/// `of %v : R`, where `R` is what it gives.
fn get_value_type(p: &mut Parser<'_, '_, '_>) -> Parsed<()> {
    p.expect_keyword("of")?;
    let value = p.operand()?;
    p.expect(Token::Colon, "`:` and the type")?;
    let ty = p.ty()?;
    let one = pdl_type(p, "type") == ty;
    let of = pdl_type(p, if one { "value" } else { "range<value>" });
    p.add_typed_operand(value, of);
    p.add_result_type(ty);
    p.optional_attributes()
}

/// `N of %range : E`
fn extract(p: &mut Parser<'_, '_, '_>) -> Parsed<()> {
    number(p, "index", 32)?;
    p.expect_keyword("of")?;
    let range = p.operand()?;
    p.expect(Token::Colon, "`:` and the type")?;
    let element = p.ty()?;
    let ty = range_of(p, element);
    p.add_typed_operand(range, ty);
    p.add_result_type(element);
    p.optional_attributes()
}

// ---- what is made -----------------------------------------------------------------------------------------

fn constant(p: &mut Parser<'_, '_, '_>, gives: &str) -> Parsed<()> {
    attribute(p, "value")?;
    result(p, gives);
    p.optional_attributes()
}

/// `%a, %b : T, U`, or `: R` without operands.
fn create_range(p: &mut Parser<'_, '_, '_>) -> Parsed<()> {
    let (at, values) = (p.position(), p.operand_list()?);
    p.expect(Token::Colon, "`:` and the types")?;
    let types = p.type_list()?;
    let ty = range_of(p, types[0]);
    if !values.is_empty() {
        p.add_typed_operands(&values, &types, at)?;
    }
    p.add_result_type(ty);
    p.optional_attributes()
}

/// `"name" (%v : T)? {"k" = %a}? (-> (%t : T) | -> <inferred>)?`
fn create_operation(p: &mut Parser<'_, '_, '_>) -> Parsed<()> {
    string(p, "name")?;
    let operands = typed_list(p)?;
    let (mut names, mut values) = (Vec::new(), Vec::new());
    if p.eat(Token::LBrace) {
        p.comma_list(|p| {
            let none = p.ctx().known().none;
            names.push(p.attribute_of_type(none)?);
            p.expect(Token::Equal, "`=` and a value")?;
            values.push(p.operand()?);
            Ok(())
        })?;
        p.expect(Token::RBrace, "`}` after the attributes")?;
    }
    let ty = pdl_type(p, "attribute");
    p.add_operands_of_type(&values, ty);
    let mut types = 0;
    if p.eat(Token::Arrow) {
        if p.eat(Token::Less) {
            p.expect_keyword("inferred")?;
            p.expect(Token::Greater, "`>` after `inferred`")?;
            unit(p, "inferredResultTypes");
        } else {
            types = typed_list(p)?;
        }
    }
    let (names, name) = (p.ctx().array_attr(&names), p.ctx().name("inputAttributeNames"));
    p.set_attribute(name, names);
    set_sizes(p, &[operands, values.len(), types]);
    p.optional_attributes()?;
    result(p, "operation");
    Ok(())
}

fn erase(p: &mut Parser<'_, '_, '_>) -> Parsed<()> {
    operand(p, "operation")?;
    p.optional_attributes()
}

/// `%op with (%v : T)`
fn replace(p: &mut Parser<'_, '_, '_>) -> Parsed<()> {
    operand(p, "operation")?;
    p.expect_keyword("with")?;
    typed_list(p)?;
    p.optional_attributes()
}
