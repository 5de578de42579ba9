//! `transform`: sequences.

use super::{
    AroundCheck, Checked, SignatureCheck, Subject, arguments, attribute, enclosing, items, name_of,
    operand_types, outer, require, result_types, symbol_target, view,
};
use pdll_ir::{AttrData, OpVerifier, OpView, Traits, Type, TypeData};

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
    let results = result_types(op);
    let takes_one = arguments(op, 0).is_none_or(|arguments| !arguments.is_empty());
    require(takes_one, "an alternative has an argument")?;
    let all = 0..op.ir().regions(op.body_id(), op.op()).1.len();
    let fits = all.into_iter().all(|region| yielded(op, region) == results);
    require(fits, "each alternative yields what is given")
}

/// In the body are descriptions of patterns.
fn patterns(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (id, blocks) = view(op).region_blocks(0);
    let body = op.ir().body(id);
    let mut ops = blocks.iter().flat_map(|&block| body.ops(block));
    let describes = |inner| name_of(OpView::new(op.ctx(), op.ir(), id, inner)).contains(".apply_patterns.");
    require(ops.all(describes), "in the body are descriptions of patterns")
}

/// Arguments are handles or parameters, and the first is there.
fn sequence(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(types) = arguments(op, 0) else { return Ok(()) };
    require(!types.is_empty(), "a sequence has an argument")?;
    let is_handle = |&ty: &Type| matches!(op.ctx().type_data(ty), TypeData::Opaque { .. });
    require(types.iter().all(is_handle), "arguments of a sequence are handles and parameters")?;
    let is_inner = enclosing(op, &["transform.sequence", "transform.named_sequence"]).is_some();
    let has_root = !operand_types(op).is_empty();
    require(has_root || !is_inner, "a sequence in another one has an operand")?;
    let (id, blocks) = view(op).region_blocks(0);
    let body = op.ir().body(id);
    let foreign = blocks
        .iter()
        .flat_map(|&block| body.ops(block))
        .find(|&inner| !op.ctx().traits(body.shape(inner)).contains(Traits::REGISTERED));
    require(foreign.is_none(), "in a sequence are transformations")?;
    let fits = yielded(op, 0) == result_types(op);
    require(fits, "what is yielded is what the sequence gives")
}

fn named_sequence(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let is_said =
        outer(op).is_none_or(|around| around.attribute_named("transform.with_named_sequence").is_some());
    require(is_said, "named sequences stand in what has the attribute `transform.with_named_sequence`")?;
    for &argument in attribute(op, "arg_attrs").and_then(|attr| items(ctx, attr)).unwrap_or(&[]) {
        let AttrData::Dict(dict) = *ctx.attr_data(argument) else { continue };
        let has = |name: &[u8]| ctx.entries(dict).iter().any(|entry| ctx.bytes(entry.0) == name);
        let both = has(b"transform.readonly") && has(b"transform.consumed");
        require(!both, "an argument is either consumed or only read")?;
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
