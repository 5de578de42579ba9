//! Custom forms of operations that in MLIR are code: a function to read and one to print, by the name of the
//! operation. What else there is to say of them their definitions say.

mod arith;
mod pdl_interp;
mod scf;

use pdll_ir::{
    Attr, AttrData, Context, CustomSyntax, FunctionAttrs, FunctionSyntax, OpParser, OpPrinter, OpView,
};
use pdll_ir::{Parsed, SyntaxFunctions, Token, UnresolvedOperand};
use std::sync::Arc;

/// The custom form of an operation, if it is one of these.
pub(crate) fn syntax(op: &str) -> Option<Arc<dyn CustomSyntax>> {
    let functions = match op {
        "arith.select" => arith::SELECT,
        "pdl_interp.foreach" => pdl_interp::FOREACH,
        "scf.execute_region" => scf::EXECUTE_REGION,
        "scf.for" => scf::FOR,
        "scf.forall" => scf::FORALL,
        "scf.forall.in_parallel" => scf::IN_PARALLEL,
        "scf.if" => scf::IF,
        "scf.parallel" => scf::PARALLEL,
        "scf.while" => scf::WHILE,
        _ if is_function(op) => return Some(Arc::new(FunctionSyntax)),
        _ => return None,
    };
    Some(Arc::new(functions))
}

/// Whether an operation is read and printed as `func.func` is.
fn is_function(op: &str) -> bool {
    matches!(op, "async.func" | "emitc.func" | "pdl_interp.func" | "shape.func" | "transform.named_sequence")
}

/// The attributes that make an operation a function, if it is one with the form of functions.
pub(crate) fn function(ctx: &mut Context, op: &str) -> Option<FunctionAttrs> {
    is_function(op).then(|| FunctionAttrs {
        function_type: ctx.name("function_type"),
        arg_attrs: ctx.name("arg_attrs"),
        res_attrs: ctx.name("res_attrs"),
    })
}

/// The two functions of a form.
const fn form(
    parse: fn(&mut OpParser<'_, '_, '_>) -> Parsed<()>,
    print: fn(&mut OpPrinter<'_, '_>) -> bool,
) -> SyntaxFunctions {
    SyntaxFunctions { parse, print }
}

const PARENTHESES: (Token, Token) = (Token::LParen, Token::RParen);

/// Values that are called otherwise in a region: `(%inner = %outer, ..)`.
type Assignments = (Vec<UnresolvedOperand>, Vec<UnresolvedOperand>);

/// `(%inner = %outer, ..)`
fn assignments(p: &mut OpParser<'_, '_, '_>) -> Parsed<Assignments> {
    let (mut inner, mut outer) = (Vec::new(), Vec::new());
    p.expect(Token::LParen, "`(` and the initial values")?;
    p.list_until(Token::RParen, "`)` after the initial values", |p| {
        inner.push(p.operand()?);
        p.expect(Token::Equal, "`=` and a value")?;
        outer.push(p.operand()?);
        Ok(())
    })?;
    Ok((inner, outer))
}

/// ` PREFIX(%inner = %outer, ..)`; nothing without values.
fn print_assignments(
    p: &mut OpPrinter<'_, '_>,
    prefix: &str,
    inner: &[pdll_ir::Value],
    outer: std::ops::Range<usize>,
) {
    if outer.is_empty() {
        return;
    }
    p.text(prefix);
    p.text("(");
    p.list(inner.iter().zip(outer), |p, (&inner, outer)| {
        p.region_value(inner);
        p.text(" = ");
        p.operand(outer);
    });
    p.text(")");
}

/// All attributes but these, as `PREFIX{..}`.
fn print_attributes(p: &mut OpPrinter<'_, '_>, prefix: &str, hidden: &[&str]) {
    let ctx = p.ctx();
    let hidden: Vec<_> = hidden.iter().filter_map(|name| ctx.find_name(name)).collect();
    p.attributes(prefix, &hidden);
}

/// Sets `operandSegmentSizes`.
fn set_operand_sizes(p: &mut OpParser<'_, '_, '_>, sizes: &[usize]) {
    let name = p.ctx().name("operandSegmentSizes");
    let sizes: Vec<i32> = sizes.iter().map(|&size| i32::try_from(size).unwrap_or(i32::MAX)).collect();
    let sizes = p.ctx().i32_array_attr(&sizes);
    p.set_attribute(name, sizes);
}

/// The sizes in `operandSegmentSizes`; `None` unless they are so many and those of the operands.
fn operand_sizes(view: OpView<'_>, groups: usize) -> Option<Vec<usize>> {
    let sizes = view.ctx().i32_array(view.attribute_named("operandSegmentSizes")?)?;
    let sizes: Vec<usize> = sizes.into_iter().map(usize::try_from).collect::<Result<_, _>>().ok()?;
    (sizes.len() == groups && sizes.iter().sum::<usize>() == view.operand_count()).then_some(sizes)
}

/// The numbers of an `array<i64: ..>`.
fn i64_items(ctx: &Context, attr: Attr) -> Option<Vec<i64>> {
    match ctx.attr_data(attr) {
        AttrData::DenseArray { data, .. } => {
            let number = |bytes: &[u8]| bytes.try_into().ok().map(i64::from_le_bytes);
            data.chunks(8).map(number).collect()
        }
        _ => None,
    }
}

/// Sets an attribute to `array<i64: ..>`.
fn set_i64_items(p: &mut OpParser<'_, '_, '_>, name: &str, items: &[i64]) {
    let element = p.ctx().known().i64;
    let data: Vec<u8> = items.iter().flat_map(|item| item.to_le_bytes()).collect();
    let array = p.ctx().attr(AttrData::DenseArray { element, data: data.into() });
    let name = p.ctx().name(name);
    p.set_attribute(name, array);
}
