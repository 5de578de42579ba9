//! `emitc`: expressions, and the loops that go on as one says.

use super::{Checked, name_of, require, view};
use pdll_ir::{OpVerifier, OpView, Type, TypeData, ValueDef};

/// A tree of operations with one value each, of which the last one is what the expression is.
pub(super) fn expression(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (ctx, ir, this) = (op.ctx(), op.ir(), view(op));
    let (id, blocks) = this.region_blocks(0);
    let body = ir.body(id);
    let Some(last) = this.last_op(0) else { return Err("an expression has operations".into()) };
    let is_yield = name_of(last) == "emitc.yield" && last.operand_count() == 1;
    require(is_yield, "an expression ends with `emitc.yield` and its value")?;
    require(
        this.result_count() != 1 || last.operand_type(0) == this.result_type(0),
        "an expression yields a value of the type of its result",
    )?;
    let root = body.operand(last.op(), 0);
    require(
        matches!(body.def(root), ValueDef::Result(..)),
        "an expression yields what an operation in it makes",
    )?;
    let ops = blocks.iter().flat_map(|&block| body.ops(block)).filter(|&inner| inner != last.op());
    for inner in ops.map(|inner| OpView::new(ctx, ir, id, inner)) {
        let is_part = ctx.op_info(inner.name()).is_some_and(|info| {
            info.interfaces.iter().any(|&interface| ctx.bytes(interface) == b"CExpressionInterface")
        });
        require(is_part, "this operation is no part of an expression")?;
        require(inner.result_count() == 1, "a part of an expression has one result")?;
        let uses = body.uses(body.result(inner.op(), 0)).count();
        require(uses != 0, "what a part of an expression makes is used")?;
        require(uses == 1 || !has_effects(inner), "what has effects is used once in an expression")?;
    }
    Ok(())
}

/// Whether an operation does more than to make a value.
fn has_effects(op: OpView<'_>) -> bool {
    match &*name_of(op) {
        "emitc.address_of" | "emitc.cast" | "emitc.conditional" | "emitc.constant" => false,
        "emitc.apply" => {
            let operator = op.attribute_named("applicableOperator");
            operator.and_then(|attr| op.ctx().string_value(attr)) == Some(b"*")
        }
        "emitc.call" | "emitc.call_opaque" | "emitc.dereference" | "emitc.load" => true,
        _ => !(0..op.operand_count()).all(|index| is_fundamental(op, op.operand_type(index))),
    }
}

/// A number or a pointer: their operators are known.
fn is_fundamental(op: OpView<'_>, ty: Type) -> bool {
    match op.ctx().type_data(ty) {
        TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_) => true,
        TypeData::Opaque { namespace, data } => {
            let ctx = op.ctx();
            ctx.bytes(*namespace) == b"emitc" && !ctx.bytes(*data).starts_with(b"opaque<")
        }
        _ => false,
    }
}

/// A body without terminator, and a condition that is an expression and nothing else.
pub(super) fn do_loop(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (ctx, ir, this) = (op.ctx(), op.ir(), view(op));
    let ends = this.last_op(0).is_some_and(|last| is_terminator(last));
    require(!ends, "the body of a loop has no terminator")?;
    let (id, blocks) = this.region_blocks(1);
    let &[block] = blocks else { return Ok(()) };
    let body = ir.body(id);
    let ops: Vec<OpView<'_>> = body.ops(block).map(|inner| OpView::new(ctx, ir, id, inner)).collect();
    let &[first, last] = &ops[..] else {
        return Err("the condition of a loop is an `emitc.expression` and an `emitc.yield`".into());
    };
    require(
        name_of(first) == "emitc.expression",
        "the condition of a loop starts with an `emitc.expression`",
    )?;
    require(name_of(last) == "emitc.yield", "the condition of a loop ends with an `emitc.yield`")?;
    require(first.result_types() == [ctx.known().i1], "the condition of a loop is of the type `i1`")?;
    require(last.operand_count() == 1, "the condition of a loop yields one value")?;
    let is_it = body.operand(last.op(), 0) == body.result(first.op(), 0);
    require(is_it, "the condition of a loop yields what its expression is")
}

fn is_terminator(op: OpView<'_>) -> bool {
    op.ctx().traits(op.body().shape(op.op())).contains(pdll_ir::Traits::TERMINATOR)
}
