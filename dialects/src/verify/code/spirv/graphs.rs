//! `spirv`: graphs, and constants that are computed from others.

use super::super::{Checked, enclosing, name_of, operand_types, outer, require, view};
use pdll_ir::{OpVerifier, OpView, Type, TypeData, ValueDef};

/// What the computation of a constant may be.
const COMPUTATIONS: &str = "SDiv SMod SRem UDiv UMod IAdd IMul ISub SNegate Not BitwiseAnd BitwiseOr \
    BitwiseXor ShiftLeftLogical ShiftRightArithmetic ShiftRightLogical CompositeExtract CompositeInsert \
    VectorShuffle IEqual INotEqual LogicalAnd LogicalEqual LogicalNot LogicalNotEqual LogicalOr Select \
    SGreaterThan SGreaterThanEqual SLessThan SLessThanEqual UGreaterThan UGreaterThanEqual ULessThan \
    ULessThanEqual FConvert SConvert UConvert";

/// Inputs and results of a graph.
fn graph_types<'a>(graph: OpView<'a>) -> Option<(&'a [Type], &'a [Type])> {
    let ctx = graph.ctx();
    match ctx.type_data(ctx.type_value(graph.attribute_named("function_type")?)?) {
        TypeData::Function { inputs, results } => Some((inputs, results)),
        _ => None,
    }
}

/// From tensors to at least one.
pub(super) fn graph(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let Some((inputs, results)) = graph_types(view(op)) else { return Ok(()) };
    let is_tensor = |&ty: &Type| match *ctx.type_data(ty) {
        TypeData::Opaque { namespace, data } => {
            ctx.bytes(namespace) == b"spirv" && ctx.bytes(data).starts_with(b"arm.tensor<")
        }
        _ => false,
    };
    require(inputs.iter().chain(results).all(is_tensor), "a graph takes and gives tensors of `spirv.arm`")?;
    require(!results.is_empty(), "a graph gives something")
}

pub(super) fn outputs(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some((_, results)) = enclosing(op, &["spirv.ARM.Graph"]).and_then(graph_types) else { return Ok(()) };
    require(operand_types(op) == results, "what a graph gives has the types of its results")
}

/// One computation of constants, and what hands it on.
pub(super) fn operation(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (ctx, ir) = (op.ctx(), op.ir());
    let (id, blocks) = view(op).region_blocks(0);
    let &[block] = blocks else { return Ok(()) };
    let body = ir.body(id);
    let ops: Vec<OpView<'_>> = body.ops(block).map(|inner| OpView::new(ctx, ir, id, inner)).collect();
    let &[computation, _] = &ops[..] else { return Err("one operation computes a constant".into()) };
    let name = name_of(computation);
    let is_one =
        name.strip_prefix("spirv.").is_some_and(|name| COMPUTATIONS.split(' ').any(|one| one == name));
    require(is_one, "this operation does not compute constants")?;
    let is_constant = body.operands(computation.op()).all(|value| match body.def(value) {
        ValueDef::Result(by, _) => matches!(
            &*name_of(OpView::new(ctx, ir, id, by)),
            "spirv.Constant" | "spirv.mlir.referenceof" | "spirv.SpecConstantOperation"
        ),
        _ => false,
    });
    require(is_constant, "a constant is computed from constants")
}

/// A constant of a graph is in one.
pub(super) fn constant(op: &mut OpVerifier<'_, '_>) -> Checked {
    let is_inside = outer(op).is_none_or(|around| name_of(around) == "spirv.ARM.Graph");
    require(is_inside, "a constant of a graph is in one")
}
