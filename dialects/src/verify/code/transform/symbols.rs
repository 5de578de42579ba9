//! `transform`: named sequences that are called, and those that match and act.

use super::super::{Checked, attribute, items, name_of, operand_types, require, result_types, symbol_target};
use super::sequences::{annotations, types_of};
use super::{Kind, describes, kind};
use pdll_ir::{Attr, AttrData, Context, OpVerifier, OpView, Type};

const ON_BOTH: &str = "an argument of what is called is either consumed or only read";

/// Each argument of a sequence that is called says whether it is consumed or only read.
fn annotated(op: &mut OpVerifier<'_, '_>, sequence: OpView<'_>) -> Checked {
    annotations(op, sequence, true).map_err(|why| why.of_inner(sequence.body_id(), sequence.op()))
}

/// The named sequence that a symbol stands for.
fn sequence<'a>(op: &mut OpVerifier<'_, 'a>, symbol: Attr) -> Option<OpView<'a>> {
    let AttrData::Symbol(path) = op.ctx().attr_data(symbol) else { return None };
    let &[name] = &path[..] else { return None };
    symbol_target(op, name).filter(|found| name_of(*found) == "transform.named_sequence")
}

/// Whether handles of some types can stand for those of others, one by one.
fn same_kinds(ctx: &Context, given: &[Type], taken: &[Type]) -> bool {
    let same = |(&given, &taken): (&Type, &Type)| {
        let given = kind(ctx, given);
        given != Kind::Other && given == kind(ctx, taken)
    };
    given.len() == taken.len() && given.iter().zip(taken).all(same)
}

/// The sequence exists, takes the operands and gives what is a result.
pub(super) fn include(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let Some(target) = attribute(op, "target") else { return Ok(()) };
    if !matches!(ctx.attr_data(target), AttrData::Symbol(path) if path.len() == 1) {
        return Ok(());
    }
    let Some(found) = sequence(op, target) else { return Err("the symbol is not a named sequence".into()) };
    let Some((inputs, results)) = types_of(found) else { return Ok(()) };
    require(operand_types(op) == inputs, "the sequence takes other operands")?;
    require(same_kinds(ctx, results, &result_types(op)), "the sequence gives something else")?;
    let says = |index| {
        describes(found, index, b"transform.consumed") || describes(found, index, b"transform.readonly")
    };
    require((0..inputs.len()).all(says), ON_BOTH)?;
    annotated(op, found)
}

/// The matcher reads the one operation that it is given, and yields what is collected.
pub(super) fn collect(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let Some(matcher) = attribute(op, "matcher") else { return Ok(()) };
    let Some(matcher) = sequence(op, matcher) else {
        return Err("the matcher is not a named sequence".into());
    };
    let Some((inputs, results)) = types_of(matcher) else { return Ok(()) };
    let takes_one = matches!(inputs, &[ty] if kind(ctx, ty) == Kind::Op);
    require(takes_one, "a matcher takes one handle of operations")?;
    require(describes(matcher, 0, b"transform.readonly"), "the argument of a matcher is only read")?;
    require(same_kinds(ctx, results, &result_types(op)), "the matcher yields what is collected")
}

/// Each matcher takes the operands, its action takes what the matcher yields, and gives the results but for
/// the first.
pub(super) fn foreach_match(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let list = |name| attribute(op, name).and_then(|attr| items(ctx, attr)).unwrap_or_default();
    let (matchers, actions) = (list("matchers"), list("actions"));
    require(matchers.len() == actions.len(), "there is an action for each matcher")?;
    require(!matchers.is_empty(), "there is a matcher")?;
    let (operands, results) = (operand_types(op), result_types(op));
    for (&matcher, &action) in matchers.iter().zip(actions) {
        let Some(matcher) = sequence(op, matcher) else {
            return Err("a matcher is not a named sequence".into());
        };
        let Some(action) = sequence(op, action) else {
            return Err("an action is not a named sequence".into());
        };
        annotated(op, matcher)?;
        annotated(op, action)?;
        let (Some((taken, found)), Some((acted, given))) = (types_of(matcher), types_of(action)) else {
            return Ok(());
        };
        let consumes = (0..taken.len()).any(|index| describes(matcher, index, b"transform.consumed"));
        require(!consumes, "a matcher does not consume what it is given")?;
        require(same_kinds(ctx, &operands, taken), "a matcher takes the operands")?;
        require(same_kinds(ctx, found, acted), "an action takes what its matcher yields")?;
        let more = results.get(1..).unwrap_or_default();
        require(same_kinds(ctx, given, more), "an action gives the results but for the first")?;
    }
    Ok(())
}
