//! `transform`: sequences.

use super::transform_handles::consumed_arguments;
use super::{
    AroundCheck, Checked, SignatureCheck, Subject, arguments, attribute, enclosing, items, name_of,
    operand_types, outer, require, result_types, segment_sizes, symbol_target, view,
};
use pdll_ir::{AttrData, Name, OpVerifier, OpView, Type, TypeData};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "split_handle" => split,
        "structured.fuse" => fuse,
        "structured.interchange" => |s| permutation(s, "iterator_interchange"),
        "structured.pad" => pad,
        "structured.tile_using_for" => tile,
        _ => return None,
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "alternatives" => alternatives,
        "apply_patterns" => patterns,
        "foreach" => foreach,
        "include" => include,
        "named_sequence" => named_sequence,
        "sequence" => sequence,
        "with_pdl_patterns" => with_patterns,
        "yield" => yields,
        _ => return None,
    })
}

fn split(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let count = s.results.types.len() as i64;
    let overflow = s.number("overflow_result");
    require(overflow.is_none_or(|overflow| (0..count).contains(&overflow)), "there is no such result")
}

/// Each number from 0 on, once.
fn permutation(s: &Subject<'_, '_, '_, '_>, name: &str) -> Checked {
    let mut numbers = s.numbers(name).unwrap_or_default();
    numbers.sort_unstable();
    require(numbers.iter().copied().eq(0..numbers.len() as i64), "an order has each number once")
}

/// Sizes that are known and zero tile nothing; there is a loop for each other.
fn tile(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let sizes = s.numbers("static_sizes").unwrap_or_default();
    let loops = sizes.iter().filter(|&&size| size != 0).count();
    require(loops + 1 == s.results.types.len(), "there is a loop for each size that is not zero")
}

fn fuse(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let interchange = s.numbers("static_tile_interchange").or_else(|| s.numbers("tile_interchange"));
    let mut order = interchange.unwrap_or_default();
    order.sort_unstable();
    let once = order.windows(2).all(|pair| pair[0] != pair[1]);
    require(once, "an order has each number once")?;
    let Some(sizes) = s.numbers("static_tile_sizes").or_else(|| s.numbers("tile_sizes")) else {
        return Ok(());
    };
    let loops = sizes.iter().filter(|&&size| size != 0).count();
    let is_forall = s.attribute("use_forall").is_some();
    let wanted = if is_forall { 1 } else { loops };
    require(wanted + 1 == s.results.types.len(), "there is a loop for each size that is not zero")
}

/// Dimensions are not negative, operands are packed or not.
fn pad(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let integers = |name: &str| s.attribute(name).and_then(|attr| super::integers(s.ctx(), attr));
    let dims = integers("padding_dimensions").unwrap_or_default();
    require(dims.iter().all(|&dim| dim >= 0), "dimensions are not negative")?;
    let flags = integers("nofold_flags").unwrap_or_default();
    require(flags.iter().all(|flag| matches!(flag, 0 | 1)), "a flag is 0 or 1")
}

/// What a body ends with, if that is `transform.yield`.
fn yielded(op: &OpVerifier<'_, '_>, region: usize) -> Vec<Type> {
    let last = view(op).last_op(region).filter(|last| name_of(*last) == "transform.yield");
    last.map_or_else(Vec::new, |last| {
        (0..last.operand_count()).map(|index| last.operand_type(index)).collect()
    })
}

/// An argument for each operand, of its kind; what is yielded is what it gives.
fn foreach(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (ctx, types) = (op.ctx(), operand_types(op));
    let Some(given) = arguments(op, 0) else { return Ok(()) };
    require(given.len() == types.len(), "the body has an argument for each operand")?;
    let kind = |ty: &Type| kind(ctx, *ty);
    require(given.iter().map(kind).eq(types.iter().map(kind)), "arguments are of the kind of the operands")?;
    let results = result_types(op);
    let yields = yielded(op, 0);
    require(yields.iter().map(kind).eq(results.iter().map(kind)), "the body yields what is given")
}

/// What a type is a handle of.
#[derive(PartialEq, Eq)]
enum Kind {
    Op,
    Value,
    Param,
}

fn kind(ctx: &pdll_ir::Context, ty: Type) -> Kind {
    let text = pdll_ir::print_type(ctx, ty);
    let name = text.strip_prefix("!transform.").unwrap_or_default();
    match name.split('<').next().unwrap_or_default() {
        "any_value" => Kind::Value,
        "any_param" | "param" | "affine_map" | "type" => Kind::Param,
        _ => Kind::Op,
    }
}

/// Each alternative gives what is given.
fn alternatives(op: &mut OpVerifier<'_, '_>) -> Checked {
    top_level(op)?;
    let results = result_types(op);
    let all = 0..op.ir().regions(op.body_id(), op.op()).1.len();
    let fits = all.into_iter().all(|region| yielded(op, region) == results);
    require(fits, "each alternative yields what is given")
}

/// Operations that can be at the top, where somebody else may give them their arguments.
const TOP_LEVEL: [&str; 3] = ["transform.alternatives", "transform.sequence", "transform.with_pdl_patterns"];

/// What an operation that can be at the top takes: handles, of which the first is one of operations, and an
/// operand for each if it is in another such operation.
fn top_level(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (ctx, operands) = (op.ctx(), operand_types(op));
    let Some(types) = arguments(op, 0) else { return Err("it has a region".into()) };
    let Some(&first) = types.first() else { return Err("its body has an argument".into()) };
    require(is_handle(ctx, first), "the first argument of its body is a handle of operations")?;
    let fits = operands.first().is_none_or(|&operand| operand == first);
    require(fits, "the first argument of its body has the type of the operand")?;
    let is_ours = |&ty: &Type| is_handle(ctx, ty) || pdll_ir::print_type(ctx, ty).starts_with("!transform.");
    require(types.iter().all(is_ours), "arguments of its body are handles and parameters")?;
    let is_inner = enclosing(op, &TOP_LEVEL).is_some();
    require(!is_inner || operands.len() == types.len(), "in another one it has an operand for each argument")
}

/// Whether a type is one of handles of operations.
fn is_handle(ctx: &pdll_ir::Context, ty: Type) -> bool {
    let text = pdll_ir::print_type(ctx, ty);
    text == "!transform.any_op" || text == "!pdl.operation" || text.starts_with("!transform.op<")
}

/// In the body are patterns and one other operation, which could be at the top.
fn with_patterns(op: &mut OpVerifier<'_, '_>) -> Checked {
    top_level(op)?;
    let (id, blocks) = view(op).region_blocks(0);
    let body = op.ir().body(id);
    let inner = blocks.iter().flat_map(|&block| body.ops(block));
    let names = inner.map(|inner| name_of(OpView::new(op.ctx(), op.ir(), id, inner)));
    let others: Vec<String> = names.filter(|name| name != "pdl.pattern").collect();
    let first = others.iter().take(2).all(|name| TOP_LEVEL.contains(&&**name));
    require(first, "in the body are patterns and what can be at the top")?;
    require(others.len() < 2, "in the body is only one operation that is no pattern")?;
    let is_nested = enclosing(op, &["transform.with_pdl_patterns"]).is_some();
    require(!is_nested, "it is not in another `transform.with_pdl_patterns`")?;
    require(!others.is_empty(), "in the body is an operation that is no pattern")
}

/// In the body are descriptions of patterns.
fn patterns(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (id, blocks) = view(op).region_blocks(0);
    let body = op.ir().body(id);
    let mut ops = blocks.iter().flat_map(|&block| body.ops(block));
    let describes = |inner| name_of(OpView::new(op.ctx(), op.ir(), id, inner)).contains(".apply_patterns.");
    require(ops.all(describes), "in the body are descriptions of patterns")
}

/// What describes something to another operation and transforms nothing.
const DESCRIPTIONS: [&str; 3] = [
    "ConversionPatternDescriptorOpInterface",
    "PatternDescriptorOpInterface",
    "TypeConverterBuilderOpInterface",
];

/// In a sequence are transformations; what it yields is what it gives.
fn sequence(op: &mut OpVerifier<'_, '_>) -> Checked {
    top_level(op)?;
    let is_rootless = segment_sizes(op).is_some_and(|sizes| matches!(sizes[..], [0, more] if more > 0));
    require(!is_rootless, "a sequence without its first operand has no others")?;
    let (ctx, (id, blocks)) = (op.ctx(), view(op).region_blocks(0));
    let body = op.ir().body(id);
    let is_transformation = |inner| {
        let interfaces = ctx.shape_info(body.shape(inner)).map(|info| &info.interfaces);
        let describes = |name: &Name| DESCRIPTIONS.contains(&&*ctx.text(*name));
        let name = name_of(OpView::new(ctx, op.ir(), id, inner));
        name.starts_with("transform.") && !interfaces.is_some_and(|all| all.iter().any(describes))
    };
    let last = view(op).last_op(0).map(|last| last.op());
    let mut all = blocks.iter().flat_map(|&block| body.ops(block)).filter(|&inner| Some(inner) != last);
    require(all.all(is_transformation), "in a sequence are transformations")?;
    let fits = yielded(op, 0) == result_types(op);
    require(fits, "what is yielded is what the sequence gives")
}

fn named_sequence(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let is_said =
        outer(op).is_none_or(|around| around.attribute_named("transform.with_named_sequence").is_some());
    require(is_said, "named sequences stand in what has the attribute `transform.with_named_sequence`")?;
    let (attributes, is_declared) = (attribute(op, "arg_attrs"), arguments(op, 0).is_none());
    let described = attributes.and_then(|attr| items(ctx, attr)).map_or(0, <[_]>::len);
    let takes = types_of(view(op)).map_or(0, |(inputs, _)| inputs.len());
    let said = "a declaration says of each argument whether it is consumed or only read";
    require(!is_declared || described == takes, said)?;
    let consumed = match is_declared {
        true => Vec::new(),
        false => consumed_arguments(op, view(op)),
    };
    for (index, &argument) in attributes.and_then(|attr| items(ctx, attr)).unwrap_or(&[]).iter().enumerate() {
        let AttrData::Dict(dict) = *ctx.attr_data(argument) else { continue };
        let has = |name: &[u8]| ctx.entries(dict).iter().any(|entry| ctx.bytes(entry.0) == name);
        let both = has(b"transform.readonly") && has(b"transform.consumed");
        require(!both, "an argument is either consumed or only read")?;
        let either = has(b"transform.readonly") || has(b"transform.consumed");
        require(!is_declared || either, said)?;
        let is_only_read = !(consumed.contains(&index) && has(b"transform.readonly"));
        require(is_only_read, "an argument that is only read is consumed in the body")?;
    }
    Ok(())
}

/// Inputs and results of a named sequence.
fn types_of<'a>(sequence: OpView<'a>) -> Option<(&'a [Type], &'a [Type])> {
    let ctx = sequence.ctx();
    match ctx.type_data(ctx.type_value(sequence.attribute_named("function_type")?)?) {
        TypeData::Function { inputs, results } => Some((inputs, results)),
        _ => None,
    }
}

fn include(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let path = match attribute(op, "target").map(|attr| ctx.attr_data(attr)) {
        Some(AttrData::Symbol(path)) if path.len() == 1 => path,
        _ => return Ok(()),
    };
    let found = symbol_target(op, path[0]);
    let Some(found) = found.filter(|found| name_of(*found) == "transform.named_sequence") else {
        return Err("the symbol is not a named sequence".into());
    };
    let around = enclosing(op, &["transform.named_sequence"]);
    let is_itself =
        around.is_some_and(|around| around.op() == found.op() && around.body_id() == found.body_id());
    require(!is_itself, "a sequence does not include itself")?;
    let Some((inputs, results)) = types_of(found) else { return Ok(()) };
    require(operand_types(op) == inputs, "the sequence takes other operands")?;
    require(result_types(op) == results, "the sequence gives something else")
}

/// As many values as the sequence around it gives, of their types.
fn yields(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(around) = outer(op) else { return Ok(()) };
    let results = match &*name_of(around) {
        "transform.named_sequence" => match types_of(around) {
            Some((_, results)) => results.to_vec(),
            None => return Ok(()),
        },
        _ => return Ok(()),
    };
    require(operand_types(op) == results, "what is yielded is what the sequence gives")
}
