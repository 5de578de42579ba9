//! `gpu`: functions, and launches with their body in place.

use super::{
    PARENTHESES, form, operand_list, operand_sizes, print_attributes, print_result_list, set,
    set_operand_sizes,
};
use pdll_ir::{
    AttrData, OpParser, OpPrinter, Parsed, RegionArgument, RegionForm, SyntaxFunctions, Token, Type,
    TypeData, UnresolvedOperand, Value,
};

/// `func @name(args) (-> results)? (workgroup(..))? (private(..))? kernel? (attributes {..})? region`
pub(super) const FUNC: SyntaxFunctions = form(parse_func, print_func);
/// `launch async? [..]? (clusters(..) in (..))? blocks(..) in (..) threads(..) in (..) .. region {..}?`
pub(super) const LAUNCH: SyntaxFunctions = form(parse_launch, print_launch);

/// `warp_execute_on_lane_0(%lane)[n] (args(%a, .. : types))? (-> types)? region {..}?`
pub(super) const WARP_EXECUTE: SyntaxFunctions = form(parse_warp, print_warp);

const ATTRIBUTIONS: &str = "workgroup_attributions";
const OF_SHARED: &str = "workgroup_attrib_attrs";
const OF_PRIVATE: &str = "private_attrib_attrs";

/// `WORD(%a : type {..}?, ..)`, or nothing: buffers, which are arguments of the body. What is said of them
/// becomes the attribute `said`, if they have one.
fn parse_attributions<'s>(
    p: &mut OpParser<'_, '_, 's>,
    word: &str,
    said: Option<&str>,
    arguments: &mut Vec<RegionArgument<'s>>,
) -> Parsed<usize> {
    let mut all = Vec::new();
    if p.eat_keyword(word) {
        p.expect(Token::LParen, "`(` and the buffers")?;
        p.list_until(Token::RParen, "`)` after the buffers", |p| {
            let (argument, attributes) = p.region_argument(said.is_some())?;
            arguments.push(argument);
            all.push(attributes);
            Ok(())
        })?;
    }
    let count = all.len();
    if let Some(name) = said
        && all.iter().any(|&attributes| !p.ctx().entries(attributes).is_empty())
    {
        let all: Vec<_> =
            all.into_iter().map(|attributes| p.ctx().attr(AttrData::Dict(attributes))).collect();
        let all = p.ctx().array_attr(&all);
        set(p, name, all);
    }
    Ok(count)
}

/// ` WORD(%arg0 : type {..}?, ..)`, if there are any.
fn print_attributions(p: &mut OpPrinter<'_, '_>, word: &str, said: Option<&str>, arguments: &[Value]) {
    if arguments.is_empty() {
        return;
    }
    p.text(" ");
    p.text(word);
    p.text("(");
    let ctx = p.ctx();
    let said = said.and_then(|name| p.view().attribute_named(name)).map(|attr| ctx.attr_data(attr));
    let said = match said {
        Some(AttrData::Array(all)) => &all[..],
        _ => &[],
    };
    p.list(arguments.iter().enumerate(), |p, (index, &argument)| {
        p.region_value(argument);
        p.text(" : ");
        p.region_value_type(argument);
        if let Some(AttrData::Dict(attributes)) = said.get(index).map(|&attr| ctx.attr_data(attr)) {
            p.entries(" ", ctx.entries(*attributes));
        }
    });
    p.text(")");
}

fn set_count(p: &mut OpParser<'_, '_, '_>, count: usize) {
    let i64_type = p.ctx().known().i64;
    if let Some(count) = p.ctx().int_attr(i64_type, count as i128) {
        set(p, ATTRIBUTIONS, count);
    }
}

/// How many of the buffers are shared by a group.
fn shared_count(p: &OpPrinter<'_, '_>) -> usize {
    let count = p.view().attribute_named(ATTRIBUTIONS).and_then(|attr| p.ctx().int_value(attr));
    count.and_then(|count| usize::try_from(count).ok()).unwrap_or(0)
}

fn parse_func(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let symbol = p.ctx().known().sym_name;
    p.symbol_attribute(symbol)?;
    let at = p.position();
    let mut read = p.signature(false)?;
    if !read.inputs.is_empty() && read.arguments.is_empty() {
        return p.error_at(at, "the arguments of this function have names");
    }
    let (inputs, results) = (read.input_types(), read.result_types());
    let ty = p.ctx().function_type(&inputs, &results);
    let ty = p.ctx().type_attr(ty);
    set(p, "function_type", ty);
    p.set_descriptions(&read);
    let shared = parse_attributions(p, "workgroup", Some(OF_SHARED), &mut read.arguments)?;
    set_count(p, shared);
    parse_attributions(p, "private", Some(OF_PRIVATE), &mut read.arguments)?;
    if p.eat_keyword("kernel") {
        let unit = p.ctx().known().unit;
        set(p, "gpu.kernel", unit);
    }
    let attributes = p.attributes_with_keyword()?;
    p.set_attributes(attributes);
    p.region(read.arguments).map(|_| ())
}

fn print_func(p: &mut OpPrinter<'_, '_>) -> bool {
    let (view, ctx) = (p.view(), p.ctx());
    let ty = view.attribute_named("function_type").and_then(|attr| ctx.type_value(attr));
    let Some(TypeData::Function { inputs, results }) = ty.map(|ty| ctx.type_data(ty)) else { return false };
    let symbol = p.string_attribute(ctx.known().sym_name);
    let (Some(symbol), Some(entry)) = (symbol, p.entry_arguments(0)) else { return false };
    let shared = inputs.len() + shared_count(p);
    if entry.len() < shared {
        return false;
    }
    p.op_name();
    p.text(" ");
    p.symbol_name(symbol);
    p.in_regions(|p| {
        p.signature_inputs(inputs, false, true);
        p.signature_results(results, false);
        print_attributions(p, "workgroup", Some(OF_SHARED), &entry[inputs.len()..shared]);
        print_attributions(p, "private", Some(OF_PRIVATE), &entry[shared..]);
        if view.attribute_named("gpu.kernel").is_some() {
            p.text(" kernel");
        }
        let hidden = [
            "sym_name",
            "function_type",
            "gpu.kernel",
            ATTRIBUTIONS,
            OF_SHARED,
            OF_PRIVATE,
            "arg_attrs",
            "res_attrs",
        ];
        print_attributes(p, " attributes ", &hidden);
        p.text(" ");
        p.region(0, RegionForm::BODY);
    });
    true
}

/// `(%x, %y, %z) in (%sx = %a, %sy = %b, %sz = %c)`
struct Grid {
    ids: Vec<UnresolvedOperand>,
    names: Vec<UnresolvedOperand>,
    sizes: Vec<UnresolvedOperand>,
}

fn parse_grid(p: &mut OpParser<'_, '_, '_>) -> Parsed<Grid> {
    let at = p.position();
    let ids = p.operands_in(PARENTHESES)?;
    p.expect_keyword("in")?;
    let (mut names, mut sizes) = (Vec::new(), Vec::new());
    p.expect(Token::LParen, "`(` and the sizes")?;
    p.list_until(Token::RParen, "`)` after the sizes", |p| {
        names.push(p.argument_name()?);
        p.expect(Token::Equal, "`=` and a size")?;
        sizes.push(p.operand()?);
        Ok(())
    })?;
    match (ids.len(), sizes.len()) {
        (3, 3) => Ok(Grid { ids, names, sizes }),
        _ => p.error_at(at, "there are three dimensions"),
    }
}

fn token_type(p: &mut OpParser<'_, '_, '_>) -> Type {
    let (namespace, data) = (p.ctx().name("gpu"), p.ctx().name("async.token"));
    p.ctx().ty(TypeData::Opaque { namespace, data })
}

fn parse_launch(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let token = token_type(p);
    let at = p.position();
    let is_async = p.eat_keyword("async");
    if is_async && p.named_result_count() == 0 {
        return p.error_at(at, "what is `async` has a result: give it a name");
    }
    let mut waits = Vec::new();
    if p.at(Token::LSquare) {
        waits = p.operands_in((Token::LSquare, Token::RSquare))?;
    }
    let clusters = if p.eat_keyword("clusters") { Some(parse_grid(p)?) } else { None };
    p.expect_keyword("blocks")?;
    let blocks = parse_grid(p)?;
    p.expect_keyword("threads")?;
    let threads = parse_grid(p)?;
    let memory = if p.eat_keyword("dynamic_shared_memory_size") { Some(p.operand()?) } else { None };
    for name in ["module", "function"] {
        if p.eat_keyword(name) {
            p.expect(Token::LParen, "`(` and a symbol")?;
            let symbol = p.attribute()?;
            p.expect(Token::RParen, "`)` after the symbol")?;
            set(p, name, symbol);
        }
    }
    let (index, i32_type) = (p.ctx().known().index, p.ctx().int_type(32));
    p.add_operands_of_type(&waits, token);
    for grid in [Some(&blocks), Some(&threads), clusters.as_ref()].into_iter().flatten() {
        p.add_operands_of_type(&grid.sizes, index);
    }
    if let Some(memory) = memory {
        p.add_typed_operand(memory, i32_type);
    }
    if is_async {
        p.add_result_type(token);
    }
    let (clustered, sized) = (usize::from(clusters.is_some()), usize::from(memory.is_some()));
    let sizes = [waits.len(), 1, 1, 1, 1, 1, 1, clustered, clustered, clustered, sized];
    set_operand_sizes(p, &sizes);
    let clusters = clusters.iter().flat_map(|grid| grid.ids.iter().chain(&grid.names));
    let names =
        blocks.ids.iter().chain(&threads.ids).chain(&blocks.names).chain(&threads.names).chain(clusters);
    let mut arguments: Vec<_> = names.map(|&name| RegionArgument::at_name(name, index)).collect();
    let shared = parse_attributions(p, "workgroup", None, &mut arguments)?;
    set_count(p, shared);
    parse_attributions(p, "private", None, &mut arguments)?;
    p.region(arguments)?;
    p.optional_attributes()
}

/// `WORD(%x, %y, %z) in (%sx = %a, ..)`
fn print_grid(p: &mut OpPrinter<'_, '_>, word: &str, ids: &[Value], names: &[Value], first: usize) {
    p.text(word);
    p.text("(");
    p.list(ids, |p, &id| p.region_value(id));
    p.text(") in (");
    p.list(names.iter().zip(first..), |p, (&name, size)| {
        p.region_value(name);
        p.text(" = ");
        p.operand(size);
    });
    p.text(")");
}

fn print_launch(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let (Some(sizes), Some(entry)) = (operand_sizes(view, 11), view.entry_arguments(0)) else { return false };
    let (waits, clustered) = (sizes[0], sizes[7] > 0);
    let ids = if clustered { 18 } else { 12 };
    let shared = ids + shared_count(p);
    if entry.len() < shared || sizes[1..7] != [1; 6] || sizes[7..10] != [sizes[7]; 3] {
        return false;
    }
    p.op_name();
    if view.result_count() > 0 {
        p.text(" async");
    }
    if waits > 0 {
        p.text(" [");
        p.operand_range(0..waits);
        p.text("]");
    }
    p.text(" ");
    if clustered {
        print_grid(p, "clusters", &entry[12..15], &entry[15..18], waits + 6);
        p.text(" ");
    }
    print_grid(p, "blocks", &entry[0..3], &entry[6..9], waits);
    p.text(" ");
    print_grid(p, "threads", &entry[3..6], &entry[9..12], waits + 3);
    if sizes[10] > 0 {
        p.text(" dynamic_shared_memory_size ");
        p.operand(view.operand_count() - 1);
    }
    for name in ["module", "function"] {
        if let Some(symbol) = view.attribute_named(name).filter(|&attr| is_symbol(p, attr)) {
            p.text(&format!(" {name}("));
            p.attribute(symbol);
            p.text(")");
        }
    }
    print_attributions(p, "workgroup", None, &entry[ids..shared]);
    print_attributions(p, "private", None, &entry[shared..]);
    p.text(" ");
    p.region(0, RegionForm::BODY);
    print_attributes(p, " ", &["operandSegmentSizes", ATTRIBUTIONS, "module", "function"]);
    true
}

fn is_symbol(p: &OpPrinter<'_, '_>, attr: pdll_ir::Attr) -> bool {
    matches!(p.ctx().attr_data(attr), AttrData::Symbol(_))
}

fn parse_warp(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    p.expect(Token::LParen, "`(` and the lane")?;
    let lane = p.operand()?;
    p.expect(Token::RParen, "`)` after the lane")?;
    p.expect(Token::LSquare, "`[` and the number of lanes")?;
    let i64_type = p.ctx().known().i64;
    let lanes = p.attribute_of_type(i64_type)?;
    p.expect(Token::RSquare, "`]` after the number of lanes")?;
    let index = p.ctx().known().index;
    p.add_typed_operand(lane, index);
    operand_list(p, "args")?;
    let types = p.optional_arrow_types()?;
    p.add_result_types(&types);
    let region = p.region(Vec::new())?;
    let end = p.ctx().name("gpu.yield");
    p.ensure_terminator(region, end)?;
    p.optional_attributes()?;
    set(p, "warp_size", lanes);
    Ok(())
}

fn print_warp(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let lanes = view.attribute_named("warp_size").filter(|_| view.operand_count() > 0);
    let Some(lanes) = lanes else { return false };
    p.op_name();
    p.text("(");
    p.operand(0);
    p.text(")[");
    p.attribute_without_type(lanes);
    p.text("]");
    if view.operand_count() > 1 {
        p.text(" args(");
        p.operand_range(1..view.operand_count());
        p.text(" : ");
        p.operand_type_range(1..view.operand_count());
        p.text(")");
    }
    print_result_list(p);
    p.text(" ");
    p.region(0, RegionForm { terminators: view.result_count() > 0, ..RegionForm::WHOLE });
    print_attributes(p, " ", &["warp_size"]);
    true
}
