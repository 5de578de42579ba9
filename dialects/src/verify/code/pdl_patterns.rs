//! `pdl` patterns as a whole: what is matched belongs together, what is created has types that can be known.

use super::{Checked, attribute as given, name_of, outer, require, view};
use pdll_ir::{Block, Body, Context, Op, OpVerifier, OpView, Value, ValueDef};
use rustc_hash::FxHashSet;

fn name<'a>(ctx: &'a Context, body: &Body, op: Op) -> &'a [u8] {
    ctx.bytes(ctx.shape_data(body.shape(op)).name)
}

fn definer(body: &Body, value: Value) -> Option<Op> {
    match body.def(value) {
        ValueDef::Result(op, _) => Some(op),
        _ => None,
    }
}

/// Whether this is one of what is matched: operations, what they take and what they give.
fn is_matched(name: &[u8]) -> bool {
    let names: [&[u8]; 5] =
        [b"pdl.operand", b"pdl.operands", b"pdl.operation", b"pdl.result", b"pdl.results"];
    names.contains(&name)
}

/// All that is reached from an operation of a match by what it uses and what uses it.
fn reached(ctx: &Context, body: &Body, block: Block, start: Op) -> FxHashSet<Op> {
    let (mut seen, mut rest) = (FxHashSet::default(), vec![start]);
    while let Some(op) = rest.pop() {
        let name = name(ctx, body, op);
        if body.block(op) != Some(block) || name == b"pdl.rewrite" || !seen.insert(op) {
            continue;
        }
        if matches!(name, b"pdl.operation" | b"pdl.result" | b"pdl.results") {
            // Types and attributes that two operations share do not connect them.
            let values = body.operands(op).filter_map(|value| definer(body, value));
            let is_value = |&op: &Op| is_matched(self::name(ctx, body, op)) || is_native(ctx, body, op);
            rest.extend(values.filter(is_value));
        }
        rest.extend(body.results(op).flat_map(|result| body.uses(result)).map(|used| used.op));
    }
    seen
}

fn is_native(ctx: &Context, body: &Body, op: Op) -> bool {
    name(ctx, body, op) == b"pdl.apply_native_constraint"
}

/// What a pattern matches is connected by the values that operations use.
pub(super) fn is_connected(op: &OpVerifier<'_, '_>, body: &Body, block: Block) -> Checked {
    let ctx = op.ctx();
    let mut matched = body.ops(block).filter(|&inner| is_matched(name(ctx, body, inner)));
    let Some(first) = matched.next() else { return Ok(()) };
    let reached = reached(ctx, body, block, first);
    require(matched.all(|inner| reached.contains(&inner)), "what a pattern matches is not connected")
}

/// Whether a use of a created operation says of which types its results are: it replaces one that was there
/// before.
fn replaces(op: &OpVerifier<'_, '_>) -> bool {
    let (ctx, body) = (op.ctx(), op.body());
    let Some(block) = body.block(op.op()) else { return false };
    let earlier = |replaced: Op| {
        body.block(replaced) != Some(block)
            || body.ops(block).take_while(|&other| other != op.op()).any(|other| other == replaced)
    };
    let mut users = body.results(op.op()).flat_map(|result| body.uses(result));
    users.any(|used| {
        name(ctx, body, used.op) == b"pdl.replace"
            && used.index > 0
            && body.operands(used.op).next().and_then(|value| definer(body, value)).is_some_and(earlier)
    })
}

/// Whether a type of a result is known: given, made by a native, or that of something matched.
fn is_known(op: &OpVerifier<'_, '_>, ty: Value) -> bool {
    let (ctx, body) = (op.ctx(), op.body());
    let Some(by) = definer(body, ty) else { return true };
    let kind = name(ctx, body, by);
    if !matches!(kind, b"pdl.type" | b"pdl.types") {
        return kind == b"pdl.apply_native_rewrite";
    }
    let view = OpView::new(ctx, op.ir(), op.body_id(), by);
    let is_given = ["constantType", "constantTypes"].iter().any(|name| view.attribute_named(name).is_some());
    let constrains = |user: Op| {
        let kind = name(ctx, body, user);
        body.block(user) != body.block(op.op())
            && matches!(kind, b"pdl.operand" | b"pdl.operands" | b"pdl.operation")
    };
    is_given || body.results(by).flat_map(|result| body.uses(result)).any(|used| constrains(used.op))
}

/// The operations of `builtin`.
const BUILTIN: [&[u8]; 2] = [b"builtin.module", b"builtin.unrealized_conversion_cast"];

/// The types of what a rewrite creates are known, unless they follow from its operands. Of other dialects
/// than `builtin` MLIR knows operations only where a file has some of these.
pub(super) fn has_known_types(op: &OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let created = given(op, "opName").and_then(|attr| ctx.string_value(attr));
    // None of its operations has types that follow from others.
    let is_known_op = created.is_some_and(|name| BUILTIN.contains(&name));
    if !is_known_op || replaces(op) {
        return Ok(());
    }
    let sizes = super::segment_sizes(op).unwrap_or_default();
    let skipped: usize = sizes.iter().take(2).map(|&size| usize::try_from(size).unwrap_or(0)).sum();
    let mut types = op.body().operands(op.op()).skip(skipped);
    require(types.all(|ty| is_known(op, ty)), "the types of what is created are neither given nor matched")
}

/// What replaces an operation is one operation or some values.
pub(super) fn replacement(op: &mut OpVerifier<'_, '_>) -> Checked {
    let sizes = super::segment_sizes(op);
    let both = matches!(sizes.as_deref(), Some([_, operation, values]) if *operation > 0 && *values > 0);
    require(!both, "an operation is replaced by an operation or by values, not by both")
}

/// What is written in a rewrite, or the name of one that is registered with what it gets.
pub(super) fn rewrite(op: &mut OpVerifier<'_, '_>) -> Checked {
    let is_empty = view(op).region_count() == 0 || view(op).region_blocks(0).1.is_empty();
    if given(op, "name").is_some() {
        return require(is_empty, "a rewrite with a name has no body");
    }
    require(!is_empty, "a rewrite without a name has a body")?;
    let others = super::segment_sizes(op).is_some_and(|sizes| matches!(sizes[..], [_, others] if others > 0));
    require(!others, "a rewrite with a body gets nothing else: it uses what is matched")
}

/// Without an index, all results are meant.
pub(super) fn all_results(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ty = super::result_types(op).first().map(|&ty| pdll_ir::print_type(op.ctx(), ty));
    let fits = given(op, "index").is_some() || ty.as_deref() != Some("!pdl.value");
    require(fits, "all results of an operation are a range of values")
}

/// Whether an operation is directly in a rewrite.
pub(super) fn is_created(op: &OpVerifier<'_, '_>) -> bool {
    outer(op).map(name_of).as_deref() == Some("pdl.rewrite")
}
