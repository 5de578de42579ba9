//! `transform`: what is at the top, what has a body of transformations, and what a body yields.

use super::super::{
    Checked, arguments, attribute, enclosing, items, name_of, operand_types, outer, require, result_types,
    segment_sizes, view,
};
use super::{DESCRIPTIONS, describes, handles, implements, is_handle, is_known, kind, recursion};
use pdll_ir::{AttrData, BodyId, Op, OpVerifier, OpView, Traits, Type, TypeData};

/// What a body ends with, if that is `transform.yield`.
fn yielded(op: &OpVerifier<'_, '_>, region: usize) -> Vec<Type> {
    let last = view(op).last_op(region).filter(|last| name_of(*last) == "transform.yield");
    last.map_or_else(Vec::new, |last| {
        (0..last.operand_count()).map(|index| last.operand_type(index)).collect()
    })
}

/// An argument for each operand, of its kind; what is yielded is what it gives.
pub(super) fn foreach(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (ctx, types) = (op.ctx(), operand_types(op));
    let Some(given) = arguments(op, 0) else { return Ok(()) };
    require(given.len() == types.len(), "the body has an argument for each operand")?;
    let kind = |ty: &Type| kind(ctx, *ty);
    require(given.iter().map(kind).eq(types.iter().map(kind)), "arguments are of the kind of the operands")?;
    let results = result_types(op);
    let yields = yielded(op, 0);
    require(yields.iter().map(kind).eq(results.iter().map(kind)), "the body yields what is given")
}

/// Each alternative gives what is given.
pub(super) fn alternatives(op: &mut OpVerifier<'_, '_>) -> Checked {
    top_level(op)?;
    let results = result_types(op);
    let fits = (0..view(op).region_count()).all(|region| yielded(op, region) == results);
    require(fits, "each alternative yields what is given")
}

/// The alternative that is taken is one of them; each ends with what it yields, which is what is given.
pub(super) fn tuned(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (ctx, count) = (op.ctx(), view(op).region_count());
    let selected = attribute(op, "selected_region_attr").and_then(|attr| ctx.int_value(attr));
    let exists = selected.is_none_or(|selected| (0..count as i128).contains(&selected));
    require(exists, "there is no such alternative")?;
    let results = result_types(op);
    for region in 0..count {
        let Some(last) = view(op).last_op(region) else { continue };
        require(name_of(last) == "transform.yield", "an alternative ends with `transform.yield`")?;
        if yielded(op, region) != results {
            let why: pdll_ir::Violation = "each alternative yields what is given".into();
            return Err(why.of_inner(last.body_id(), last.op()));
        }
    }
    Ok(())
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

/// In the body are patterns and one other operation, which could be at the top.
pub(super) fn with_patterns(op: &mut OpVerifier<'_, '_>) -> Checked {
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

/// In a sequence are transformations, of which no two consume the same handle; it yields what it gives.
pub(super) fn sequence(op: &mut OpVerifier<'_, '_>) -> Checked {
    const ONCE: &str = "a handle is consumed by more than one operation";
    top_level(op)?;
    let is_rootless = segment_sizes(op).is_some_and(|sizes| matches!(sizes[..], [0, more] if more > 0));
    require(!is_rootless, "a sequence without its first operand has no others")?;
    let (ctx, ir, (id, blocks)) = (op.ctx(), op.ir(), view(op).region_blocks(0));
    let body = ir.body(id);
    for &argument in view(op).entry_arguments(0).unwrap_or_default() {
        require(!handles::is_consumed_twice(op, id, argument), ONCE)?;
    }
    let is_transformation = |inner: OpView<'_>| {
        let describes = is_known(inner) && DESCRIPTIONS.iter().any(|&name| implements(inner, name));
        name_of(inner).starts_with("transform.") && !describes
    };
    let last = view(op).last_op(0).map(|last| last.op());
    for inner in blocks.iter().flat_map(|&block| body.ops(block)) {
        let fits = Some(inner) == last || is_transformation(OpView::new(ctx, ir, id, inner));
        require(fits, "in a sequence are transformations")?;
        for result in body.results(inner) {
            let once = require(!handles::is_consumed_twice(op, id, result), ONCE);
            once.map_err(|why| why.of_inner(id, inner))?;
        }
    }
    let fits = yielded(op, 0) == result_types(op);
    require(fits, "what is yielded is what the sequence gives")
}

/// The nearest operation with symbols around an operation.
fn symbol_table<'a>(op: &OpVerifier<'_, 'a>) -> Option<OpView<'a>> {
    let (ctx, ir) = (op.ctx(), op.ir());
    let mut at: (BodyId, Op) = (op.body_id(), op.op());
    loop {
        at = ir.parent(at.0, at.1)?;
        let around = OpView::new(ctx, ir, at.0, at.1);
        if ctx.traits(around.body().shape(at.1)).contains(Traits::SYMBOL_TABLE) {
            return Some(around);
        }
    }
}

/// Whether no named sequence is before this one in its block.
fn is_first(op: &OpVerifier<'_, '_>) -> bool {
    let (ctx, body) = (op.ctx(), op.body());
    let name = |op| ctx.shape_data(body.shape(op)).name;
    let mut before = std::iter::successors(body.prev(op.op()), |&op| body.prev(op));
    before.all(|other| name(other) != name(op.op()))
}

pub(super) fn named_sequence(op: &mut OpVerifier<'_, '_>) -> Checked {
    let table = symbol_table(op);
    let is_said = table.is_none_or(|table| table.attribute_named("transform.with_named_sequence").is_some());
    require(is_said, "named sequences stand in what has the attribute `transform.with_named_sequence`")?;
    // All that are there are looked at together, once.
    if let Some(table) = table.filter(|_| is_first(op)) {
        recursion::check(table)?;
    }
    if arguments(op, 0).is_some() {
        let last = view(op).last_op(0);
        let is_yield = last.is_some_and(|last| name_of(last) == "transform.yield");
        require(is_yield, "a named sequence ends with `transform.yield`")?;
    }
    annotations(op, view(op), false)
}

/// What a sequence says of its arguments: whether they are consumed, or only read. A declaration, and what is
/// called, must say one of them.
pub(super) fn annotations(op: &mut OpVerifier<'_, '_>, sequence: OpView<'_>, is_called: bool) -> Checked {
    let arguments = sequence.entry_arguments(0);
    let consumed = match arguments {
        Some(_) => handles::consumed_inside(op, sequence),
        None => Vec::new(),
    };
    let count = types_of(sequence).map_or(0, |(inputs, _)| inputs.len());
    for index in 0..count {
        let is_read = describes(sequence, index, b"transform.readonly");
        let is_consumed = describes(sequence, index, b"transform.consumed");
        require(!is_read || !is_consumed, "an argument is either consumed or only read")?;
        let said =
            "a declaration, or what is called, says of each argument whether it is consumed or only read";
        require(is_read || is_consumed || !(is_called || arguments.is_none()), said)?;
        let argument = arguments.and_then(|arguments| arguments.get(index));
        let is_right = !is_read || argument.is_none_or(|argument| !consumed.contains(argument));
        require(is_right, "an argument that is only read is consumed")?;
    }
    Ok(())
}

/// Inputs and results of a named sequence.
pub(super) fn types_of<'a>(sequence: OpView<'a>) -> Option<(&'a [Type], &'a [Type])> {
    let ctx = sequence.ctx();
    match ctx.type_data(ctx.type_value(sequence.attribute_named("function_type")?)?) {
        TypeData::Function { inputs, results } => Some((inputs, results)),
        _ => None,
    }
}

/// As many values as the sequence around it gives, of their types.
pub(super) fn yields(op: &mut OpVerifier<'_, '_>) -> Checked {
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

/// Options that are operands stand for all of them, each once.
pub(super) fn pass_options(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (ctx, count) = (op.ctx(), view(op).operand_count().saturating_sub(1));
    let Some(AttrData::Dict(options)) = attribute(op, "options").map(|attr| ctx.attr_data(attr)) else {
        return require(count == 0, "an operand is no option");
    };
    let mut work: Vec<pdll_ir::Attr> = ctx.entries(*options).iter().map(|entry| entry.1).collect();
    let mut is_used = vec![false; count];
    while let Some(attr) = work.pop() {
        work.extend(items(ctx, attr).unwrap_or_default());
        let Some(number) = crate::custom::pass_option_operand(ctx, attr) else { continue };
        let Some(is_used) = is_used.get_mut(number) else { return Err("there is no such operand".into()) };
        require(!std::mem::replace(is_used, true), "an operand is two options")?;
    }
    require(is_used.into_iter().all(|is_used| is_used), "an operand is no option")
}

/// What is matched is replaced by one operation, in which nothing around it is used.
pub(super) fn replace(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (id, blocks) = view(op).region_blocks(0);
    let body = op.ir().body(id);
    let inner: Vec<Op> = blocks.iter().flat_map(|&block| body.ops(block)).take(2).collect();
    let &[inner] = &inner[..] else { return Err("in the body is one operation".into()) };
    let shape = body.shape(inner);
    let traits = op.ctx().traits(shape);
    let is_isolated = !traits.contains(Traits::REGISTERED)
        || !body.has_regions(inner)
        || traits.contains(Traits::ISOLATED_FROM_ABOVE);
    require(body.num_operands(inner) == 0 && is_isolated, "the operation in the body uses nothing around it")
        .map_err(|why| why.of_inner(id, inner))
}
