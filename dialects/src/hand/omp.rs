//! `omp`: loops and what is made of them, and memory of devices.

use super::{PARENTHESES, form, operand_sizes, print_attributes, set, set_i64_items, set_operand_sizes};
use pdll_ir::{
    OpParser, OpPrinter, Parsed, RegionArgument, RegionForm, SyntaxFunctions, Token, Type, TypeData,
    UnresolvedOperand,
};

/// `canonical_loop(%handle)? %i : type in range(%count) region {..}?`
pub(super) const CANONICAL_LOOP: SyntaxFunctions = form(parse_canonical_loop, print_canonical_loop);

/// `loop_nest (%i, ..) : type = (..) to (..) inclusive? step (..) collapse(n)? tiles(n, ..)? region`
pub(super) const LOOP_NEST: SyntaxFunctions = form(parse_loop_nest, print_loop_nest);

/// `target_allocmem %device : type, type((%parameters, .. : types))?(, %size)* {..}?`
pub(super) const TARGET_ALLOCMEM: SyntaxFunctions = form(parse_target_allocmem, print_target_allocmem);

/// `unroll_heuristic(%handle) {..}?`
pub(super) const UNROLL_HEURISTIC: SyntaxFunctions = form(parse_unroll_heuristic, print_unroll_heuristic);

/// The type of a handle of a loop.
fn handle_type(p: &mut OpParser<'_, '_, '_>) -> Type {
    let (namespace, data) = (p.ctx().name("omp"), p.ctx().name("cli"));
    p.ctx().ty(TypeData::Opaque { namespace, data })
}

fn parse_canonical_loop(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let handle = match p.eat(Token::LParen) {
        true => {
            let handle = p.operand()?;
            p.expect(Token::RParen, "`)` after the handle")?;
            Some(handle)
        }
        false => None,
    };
    let argument = p.argument_name()?;
    p.expect(Token::Colon, "`:` and the type")?;
    let ty = p.ty()?;
    p.expect_keyword("in")?;
    p.expect_keyword("range")?;
    p.expect(Token::LParen, "`(` and the count")?;
    let count = p.operand()?;
    p.expect(Token::RParen, "`)` after the count")?;
    p.add_typed_operand(count, ty);
    if let Some(handle) = handle {
        let handle_type = handle_type(p);
        p.add_typed_operand(handle, handle_type);
    }
    p.region(vec![RegionArgument::at_name(argument, ty)])?;
    p.optional_attributes()
}

fn print_canonical_loop(p: &mut OpPrinter<'_, '_>) -> bool {
    let Some(&[argument]) = p.entry_arguments(0) else { return false };
    if p.operand_count() == 0 {
        return false;
    }
    p.op_name();
    if p.operand_count() > 1 {
        p.text("(");
        p.operand(1);
        p.text(")");
    }
    p.text(" ");
    p.in_regions(|p| {
        p.region_value(argument);
        p.text(" : ");
        p.region_value_type(argument);
        p.text(" in range(");
        p.operand(0);
        p.text(") ");
        p.region(0, RegionForm::BODY);
    });
    print_attributes(p, " ", &[]);
    true
}

fn parse_unroll_heuristic(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let handles = p.operands_in(PARENTHESES)?;
    let ty = handle_type(p);
    p.add_operands_of_type(&handles, ty);
    p.optional_attributes()
}

fn print_unroll_heuristic(p: &mut OpPrinter<'_, '_>) -> bool {
    p.op_name();
    p.text("(");
    p.operands();
    p.text(")");
    print_attributes(p, " ", &[]);
    true
}

/// `(%x, ..)`, as many as there are loops.
fn bounds(p: &mut OpParser<'_, '_, '_>, loops: usize) -> Parsed<Vec<UnresolvedOperand>> {
    let at = p.position();
    let values = p.operands_in(PARENTHESES)?;
    match values.len() == loops {
        true => Ok(values),
        false => p.error_at(at, format!("there must be {loops} of these, as there are loops")),
    }
}

fn parse_loop_nest(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let names = p.operands_in(PARENTHESES)?;
    p.expect(Token::Colon, "`:` and the type")?;
    let ty = p.ty()?;
    p.expect(Token::Equal, "`=` and the lower bounds")?;
    let lower = bounds(p, names.len())?;
    p.expect_keyword("to")?;
    let upper = bounds(p, names.len())?;
    if p.eat_keyword("inclusive") {
        let unit = p.ctx().known().unit;
        set(p, "loop_inclusive", unit);
    }
    p.expect_keyword("step")?;
    let steps = bounds(p, names.len())?;
    if p.eat_keyword("collapse") {
        p.expect(Token::LParen, "`(` and a number")?;
        let (number, i64) = (p.integer()?, p.ctx().known().i64);
        p.expect(Token::RParen, "`)` after the number")?;
        if let Some(number) = p.ctx().int_attr(i64, i128::from(number)).filter(|_| number > 1) {
            set(p, "collapse_num_loops", number);
        }
    }
    if p.eat_keyword("tiles") {
        let mut sizes = Vec::new();
        p.expect(Token::LParen, "`(` and sizes")?;
        p.list_until(Token::RParen, "`)` after the sizes", |p| {
            sizes.push(p.integer()?);
            Ok(())
        })?;
        set_i64_items(p, "tile_sizes", &sizes);
    }
    for values in [&lower, &upper, &steps] {
        p.add_operands_of_type(values, ty);
    }
    p.region(names.into_iter().map(|name| RegionArgument::at_name(name, ty)).collect())?;
    p.optional_attributes()
}

fn print_loop_nest(p: &mut OpPrinter<'_, '_>) -> bool {
    let Some(arguments) = p.entry_arguments(0).filter(|arguments| !arguments.is_empty()) else {
        return false;
    };
    let loops = arguments.len();
    if p.operand_count() != 3 * loops {
        return false;
    }
    let (view, ctx) = (p.view(), p.ctx());
    p.op_name();
    p.text(" (");
    p.in_regions(|p| {
        p.list(arguments, |p, &argument| p.region_value(argument));
        p.text(") : ");
        p.region_value_type(arguments[0]);
    });
    p.text(" = (");
    p.operand_range(0..loops);
    p.text(") to (");
    p.operand_range(loops..2 * loops);
    p.text(") ");
    if view.attribute_named("loop_inclusive").is_some() {
        p.text("inclusive ");
    }
    p.text("step (");
    p.operand_range(2 * loops..3 * loops);
    p.text(") ");
    let collapsed = view.attribute_named("collapse_num_loops").and_then(|attr| ctx.int_value(attr));
    if let Some(number) = collapsed.filter(|&number| number > 1) {
        p.text(&format!("collapse({number}) "));
    }
    let tiles = view.attribute_named("tile_sizes").and_then(|attr| super::i64_items(ctx, attr));
    if let Some(tiles) = tiles {
        p.text("tiles(");
        p.list(tiles, |p, size| p.text(&size.to_string()));
        p.text(") ");
    }
    p.in_regions(|p| p.region(0, RegionForm::BODY));
    true
}

fn parse_target_allocmem(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let device = p.operand()?;
    p.expect(Token::Colon, "`:` and the type")?;
    let device_type = p.ty()?;
    p.add_typed_operand(device, device_type);
    p.expect(Token::Comma, "`,` and the type of the memory")?;
    let ty = p.ty()?;
    let ty = p.ctx().type_attr(ty);
    set(p, "in_type", ty);
    let mut parameters = Vec::new();
    if p.eat(Token::LParen) {
        let at = p.position();
        parameters = p.operand_list()?;
        p.expect(Token::Colon, "`:` and the types")?;
        let types = p.type_list()?;
        p.expect(Token::RParen, "`)` after the types")?;
        p.add_typed_operands(&parameters, &types, at)?;
    }
    let (mut sizes, index) = (0, p.ctx().known().index);
    while p.eat(Token::Comma) {
        let size = p.operand()?;
        p.add_typed_operand(size, index);
        sizes += 1;
    }
    set_operand_sizes(p, &[1, parameters.len(), sizes]);
    let i64 = p.ctx().known().i64;
    p.add_result_type(i64);
    p.optional_attributes()
}

fn print_target_allocmem(p: &mut OpPrinter<'_, '_>) -> bool {
    let (view, ctx) = (p.view(), p.ctx());
    let ty = view.attribute_named("in_type").and_then(|attr| ctx.type_value(attr));
    let (Some(sizes), Some(ty)) = (operand_sizes(view, 3), ty) else { return false };
    let [1, parameters, _] = sizes[..] else { return false };
    p.op_name();
    p.text(" ");
    p.operand(0);
    p.text(" : ");
    p.operand_type_range(0..1);
    p.text(", ");
    p.ty(ty);
    if parameters > 0 {
        p.text("(");
        p.operand_range(1..1 + parameters);
        p.text(" : ");
        p.operand_type_range(1..1 + parameters);
        p.text(")");
    }
    for size in 1 + parameters..p.operand_count() {
        p.text(", ");
        p.operand(size);
    }
    print_attributes(p, " ", &["in_type", "operandSegmentSizes"]);
    true
}
