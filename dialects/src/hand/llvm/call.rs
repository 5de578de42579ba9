//! `llvm.call`, `llvm.call_intrinsic`, `llvm.invoke`.

use super::ops::silent_fastmath;
use super::words;
use crate::hand::{PARENTHESES, form, operand_sizes, print_attributes, set, set_operand_sizes};
use pdll_ir::{
    Attr, AttrData, OpParser, OpPrinter, Parsed, Position, SyntaxFunctions, Token, Type, TypeData,
    UnresolvedOperand, WrittenSignature,
};
use std::ops::Range;

/// `call words (@f|%p)(args) (vararg(type))? bundles? {..}? : (type,)? signature`
pub(super) const CALL: SyntaxFunctions = form(parse_call, print_call);
/// `call_intrinsic "name"(args) bundles? {..}? : signature`
pub(super) const CALL_INTRINSIC: SyntaxFunctions = form(parse_intrinsic, print_intrinsic);
/// `invoke word (@f|%p)(args) to ^a unwind ^b (vararg(type))? bundles? {..}? : (type,)? signature`: what type
/// the function has stands behind the blocks.
pub(super) const INVOKE: SyntaxFunctions = form(parse_invoke, print_invoke);

/// Operands that go with a call beside its arguments.
#[derive(Default)]
struct Bundles {
    operands: Vec<UnresolvedOperand>,
    types: Vec<Type>,
}

/// `["tag"(%a : type), ..]`, or nothing.
fn parse_bundles(p: &mut OpParser<'_, '_, '_>) -> Parsed<Bundles> {
    let (mut read, mut sizes, mut tags) = (Bundles::default(), Vec::new(), Vec::new());
    if p.eat(Token::LSquare) {
        p.list_until(Token::RSquare, "`]` after the bundles", |p| {
            let value = p.string()?;
            tags.push(p.ctx().attr(AttrData::String { value, ty: None }));
            p.expect(Token::LParen, "`(` and the operands of a bundle")?;
            let at = p.position();
            let operands = p.operand_list()?;
            let mut types = Vec::new();
            if !operands.is_empty() {
                p.expect(Token::Colon, "`:` and the types of the operands")?;
                types = p.type_list()?;
            }
            if types.len() != operands.len() {
                return p.error_at(at, "as many types as operands are needed");
            }
            sizes.push(operands.len() as i32);
            read.operands.extend(operands);
            read.types.extend(types);
            p.expect(Token::RParen, "`)` after the operands of a bundle")
        })?;
    }
    let sizes = p.ctx().i32_array_attr(&sizes);
    set(p, "op_bundle_sizes", sizes);
    if !tags.is_empty() {
        let tags = p.ctx().array_attr(&tags);
        set(p, "op_bundle_tags", tags);
    }
    Ok(read)
}

/// What is called, and with what.
struct Callee {
    /// A pointer, if it is not a symbol.
    pointer: Option<UnresolvedOperand>,
    arguments: Vec<UnresolvedOperand>,
}

/// `@f(args)` or `%p(args)`
fn parse_callee(p: &mut OpParser<'_, '_, '_>) -> Parsed<Callee> {
    let pointer = p.optional_operand()?;
    if pointer.is_none() {
        if !p.at(Token::At) {
            return p.wrong_token("expected a symbol or a value");
        }
        let callee = p.attribute()?;
        set(p, "callee", callee);
    }
    let arguments = p.operands_in(PARENTHESES)?;
    Ok(Callee { pointer, arguments })
}

fn parse_vararg(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    if p.eat_keyword("vararg") {
        p.expect(Token::LParen, "`(` and a function type")?;
        let ty = p.attribute()?;
        p.expect(Token::RParen, "`)` after the function type")?;
        set(p, "var_callee_type", ty);
    }
    Ok(())
}

/// `(type {..}?, ..) -> results`: sets results and their attributes, gives the types of arguments.
fn parse_signature(p: &mut OpParser<'_, '_, '_>) -> Parsed<Vec<Type>> {
    let mut read = WrittenSignature::default();
    p.expect(Token::LParen, "`(` and the types of the arguments")?;
    p.list_until(Token::RParen, "`)` after the types of the arguments", |p| {
        let ty = p.ty()?;
        read.inputs.push((ty, p.optional_dictionary()?));
        Ok(())
    })?;
    p.expect(Token::Arrow, "`->` and the types of the results")?;
    let at = p.position();
    read.results = p.signature_results()?;
    let ctx = p.ctx();
    let is_void = |ty: Type| match *ctx.type_data(ty) {
        TypeData::Opaque { namespace, data } => ctx.bytes(namespace) == b"llvm" && ctx.bytes(data) == b"void",
        _ => false,
    };
    if read.results.len() > 1 || read.results.iter().any(|&(ty, _)| is_void(ty)) {
        return p.error_at(at, "a call has no result, or one that is not `!llvm.void`");
    }
    p.set_descriptions(&read);
    p.add_result_types(&read.result_types());
    Ok(read.input_types())
}

/// `: (type,)? signature`; makes the callee and the arguments operands. Gives how many.
fn parse_types(p: &mut OpParser<'_, '_, '_>, callee: &Callee) -> Parsed<usize> {
    let at = p.position();
    p.expect(Token::Colon, "`:` and the types of the call")?;
    if let Some(pointer) = callee.pointer {
        let ty = p.ty()?;
        if !p.eat(Token::Comma) {
            return p.error_at(at, "a call of a value has its type and the signature");
        }
        p.add_typed_operand(pointer, ty);
    }
    let types = parse_signature(p)?;
    p.add_typed_operands(&callee.arguments, &types, at)?;
    Ok(callee.arguments.len() + usize::from(callee.pointer.is_some()))
}

fn add_bundles(p: &mut OpParser<'_, '_, '_>, bundles: &Bundles, at: Position) -> Parsed<()> {
    p.add_typed_operands(&bundles.operands, &bundles.types, at)
}

fn parse_call(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    words::parse_convention(p);
    words::parse_tail_call(p);
    let callee = parse_callee(p)?;
    parse_vararg(p)?;
    let bundles = parse_bundles(p)?;
    p.optional_attributes()?;
    let at = p.position();
    let count = parse_types(p, &callee)?;
    add_bundles(p, &bundles, at)?;
    set_operand_sizes(p, &[count, bundles.operands.len()]);
    Ok(())
}

fn parse_intrinsic(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let value = p.string()?;
    let name = p.ctx().attr(AttrData::String { value, ty: None });
    set(p, "intrin", name);
    let arguments = p.operands_in(PARENTHESES)?;
    let bundles = parse_bundles(p)?;
    p.optional_attributes()?;
    let at = p.position();
    let count = parse_types(p, &Callee { pointer: None, arguments })?;
    add_bundles(p, &bundles, at)?;
    set_operand_sizes(p, &[count, bundles.operands.len()]);
    Ok(())
}

fn parse_invoke(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    words::parse_convention(p);
    let callee = parse_callee(p)?;
    p.expect_keyword("to")?;
    let normal = p.successor_and_operands()?;
    p.expect_keyword("unwind")?;
    let unwind = p.successor_and_operands()?;
    parse_vararg(p)?;
    let bundles = parse_bundles(p)?;
    p.optional_attributes()?;
    let at = p.position();
    let count = parse_types(p, &callee)?;
    let sizes = [count, normal.operands.len(), unwind.operands.len(), bundles.operands.len()];
    for successor in [&normal, &unwind] {
        p.add_typed_operands(&successor.operands, &successor.types, at)?;
        p.add_successor(successor.block);
    }
    add_bundles(p, &bundles, at)?;
    set_operand_sizes(p, &sizes);
    Ok(())
}

/// What is printed of bundles.
struct PrintedBundles {
    tags: Vec<Vec<u8>>,
    sizes: Vec<usize>,
    operands: Range<usize>,
}

/// The bundles that have the operands of this range.
fn bundles(p: &OpPrinter<'_, '_>, operands: Range<usize>) -> Option<PrintedBundles> {
    let (view, ctx) = (p.view(), p.ctx());
    let sizes = match view.attribute_named("op_bundle_sizes") {
        Some(attr) => ctx.i32_array(attr)?,
        None => Vec::new(),
    };
    let sizes: Vec<usize> = sizes.into_iter().map(usize::try_from).collect::<Result<_, _>>().ok()?;
    let tags = match view.attribute_named("op_bundle_tags").map(|attr| ctx.attr_data(attr)) {
        Some(AttrData::Array(items)) => {
            items.iter().map(|&item| ctx.string_value(item).map(<[u8]>::to_vec)).collect::<Option<_>>()?
        }
        _ => Vec::new(),
    };
    let fits = sizes.iter().sum::<usize>() == operands.len() && sizes.len() == tags.len();
    fits.then_some(PrintedBundles { tags, sizes, operands })
}

fn print_bundles(p: &mut OpPrinter<'_, '_>, bundles: &PrintedBundles) {
    if bundles.tags.is_empty() {
        return;
    }
    let mut next = bundles.operands.start;
    p.text(" [");
    p.list(bundles.tags.iter().zip(&bundles.sizes), |p, (tag, &size)| {
        p.string(tag);
        p.text("(");
        if size > 0 {
            p.operand_range(next..next + size);
            p.text(" : ");
            p.operand_type_range(next..next + size);
        }
        p.text(")");
        next += size;
    });
    p.text("]");
}

/// Prints what is called with operands of this range; gives those that are arguments.
fn print_callee(p: &mut OpPrinter<'_, '_>, callee: Option<Attr>, operands: Range<usize>) -> Range<usize> {
    let arguments = match callee {
        Some(callee) => {
            p.attribute(callee);
            operands
        }
        None => {
            p.operand(operands.start);
            operands.start + 1..operands.end
        }
    };
    p.text("(");
    p.operand_range(arguments.clone());
    p.text(")");
    arguments
}

fn print_vararg(p: &mut OpPrinter<'_, '_>) {
    if let Some(ty) = p.view().attribute_named("var_callee_type") {
        p.text(" vararg(");
        p.attribute(ty);
        p.text(")");
    }
}

/// ` : (type,)? signature`
fn print_types(p: &mut OpPrinter<'_, '_>, callee: bool, arguments: Range<usize>) {
    let view = p.view();
    p.text(" : ");
    if !callee {
        p.ty(view.operand_type(0));
        p.text(", ");
    }
    let inputs: Vec<Type> = arguments.map(|index| view.operand_type(index)).collect();
    p.signature_inputs(&inputs, false, false);
    p.signature_results(&view.result_types(), true);
}

const HIDDEN: [&str; 9] = [
    "CConv",
    "callee",
    "TailCallKind",
    "var_callee_type",
    "operandSegmentSizes",
    "op_bundle_sizes",
    "op_bundle_tags",
    "arg_attrs",
    "res_attrs",
];

fn print_call_attributes(p: &mut OpPrinter<'_, '_>, more: &[&'static str]) {
    let mut hidden = HIDDEN.to_vec();
    hidden.extend(more);
    hidden.extend(silent_fastmath(p));
    print_attributes(p, " ", &hidden);
}

fn print_call(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let Some(sizes) = operand_sizes(view, 2) else { return false };
    let Some(bundles) = bundles(p, sizes[0]..view.operand_count()) else { return false };
    let callee = view.attribute_named("callee");
    if callee.is_none() && sizes[0] == 0 {
        return false;
    }
    p.op_name();
    p.text(" ");
    words::print_word(p, "CConv", "ccc");
    words::print_word(p, "TailCallKind", "none");
    let arguments = print_callee(p, callee, 0..sizes[0]);
    print_vararg(p);
    print_bundles(p, &bundles);
    print_call_attributes(p, &[]);
    print_types(p, callee.is_some(), arguments);
    true
}

fn print_intrinsic(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let Some(sizes) = operand_sizes(view, 2) else { return false };
    let Some(bundles) = bundles(p, sizes[0]..view.operand_count()) else { return false };
    let Some(name) = view.attribute_named("intrin") else { return false };
    p.op_name();
    p.text(" ");
    p.attribute(name);
    p.text("(");
    p.operand_range(0..sizes[0]);
    p.text(")");
    print_bundles(p, &bundles);
    print_call_attributes(p, &["intrin"]);
    print_types(p, true, 0..sizes[0]);
    true
}

fn print_invoke(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let Some(sizes) = operand_sizes(view, 4) else { return false };
    let ends = [sizes[0], sizes[0] + sizes[1], sizes[0] + sizes[1] + sizes[2]];
    let Some(bundles) = bundles(p, ends[2]..view.operand_count()) else { return false };
    let callee = view.attribute_named("callee");
    let &[normal, unwind] = view.body().successors(view.op()) else { return false };
    if callee.is_none() && sizes[0] == 0 {
        return false;
    }
    p.op_name();
    p.text(" ");
    words::print_word(p, "CConv", "ccc");
    let arguments = print_callee(p, callee, 0..sizes[0]);
    p.text(" to ");
    p.successor_and_operands(normal, ends[0]..ends[1]);
    p.text(" unwind ");
    p.successor_and_operands(unwind, ends[1]..ends[2]);
    print_vararg(p);
    print_bundles(p, &bundles);
    print_call_attributes(p, &[]);
    print_types(p, callee.is_some(), arguments);
    true
}
