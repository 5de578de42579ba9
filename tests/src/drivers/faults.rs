//! What MLIR's verifier says of IR that a conversion has left half converted.

use super::printer::Names;
use pdll::ir::{Context, Ir, Type, Value};

/// The first branch of `cf` that hands on values of other types than the arguments have that get them.
pub(super) fn of_branches(ctx: &Context, ir: &Ir) -> Option<String> {
    for (id, op) in Names::in_order(ir) {
        let body = ir.body(id);
        let name = ctx.text(ctx.shape_data(body.shape(op)).name);
        let mut operands: Vec<Value> = match &*name {
            "cf.br" => body.operands(op).collect(),
            "cf.cond_br" => body.operands(op).skip(1).collect(),
            _ => continue,
        };
        for (number, block) in body.successors(op).iter().enumerate() {
            let arguments: Vec<Type> = body.block_args(*block).iter().map(|v| body.value_type(*v)).collect();
            let rest = operands.split_off(arguments.len().min(operands.len()));
            let mut pairs = operands.iter().map(|v| body.value_type(*v)).zip(arguments);
            if let Some(at) = pairs.position(|(from, to)| from != to) {
                let (_, line, column) = ctx.first_position(body.loc(op))?;
                let what = format!("type mismatch for bb argument #{at} of successor #{number}");
                return Some(format!("diag error {line}:{column} {what}\n"));
            }
            operands = rest;
        }
    }
    None
}
