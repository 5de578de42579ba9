//! Operations that are functions ([`OpInfo::function`]): a signature in an attribute, and an entry block whose arguments
//! are the inputs of the signature.
//!
//! [`OpInfo::function`]: crate::OpInfo::function

use crate::attrs::AttrData;
use crate::context::Context;
use crate::entity::{Attr, BodyId, Name, Op, Type};
use crate::ir::Ir;
use crate::registry::Violation;
use crate::types::TypeData;
use crate::verify::OpVerifier;

/// Input and result types of a function; `None` if the op is none or its type is missing.
pub fn signature<'a>(ctx: &'a Context, ir: &Ir, id: BodyId, op: Op) -> Option<(&'a [Type], &'a [Type])> {
    let body = ir.body(id);
    let names = ctx.shape_info(body.shape(op))?.function?;
    let ty = ctx.type_value(ctx.get_attr(body.attrs(op), names.function_type)?)?;
    match ctx.type_data(ty) {
        TypeData::Function { inputs, results } => Some((inputs, results)),
        _ => None,
    }
}

/// Checks what holds for every function: attributes of arguments and results, and the arguments of the entry block.
pub(crate) fn verify(op: &mut OpVerifier<'_, '_>) -> Result<(), Violation> {
    let signature = signature(op.ctx(), op.ir(), op.body_id(), op.op());
    let (Some(names), Some((inputs, results))) = (op.info().function, signature) else {
        return Err("a function has a function type".into());
    };
    for (name, count) in [(names.arg_attrs, inputs.len()), (names.res_attrs, results.len())] {
        descriptions(op, name, count)?;
    }
    let Some(arguments) = op.entry_arguments(0) else { return Ok(()) };
    match arguments.eq(inputs.iter().copied()) {
        true => Ok(()),
        false => Err("the entry block has the arguments of the function's type".into()),
    }
}

/// One dictionary for each argument or result, whose names have a dialect.
fn descriptions(op: &OpVerifier<'_, '_>, name: Name, count: usize) -> Result<(), Violation> {
    let ctx = op.ctx();
    let Some(AttrData::Array(items)) = op.attribute(name).map(|attr| ctx.attr_data(attr)) else {
        return Ok(());
    };
    if items.len() != count {
        return Err("one dictionary for each argument or result".into());
    }
    let prefixed = |&item: &Attr| match ctx.attr_data(item) {
        AttrData::Dict(dict) => ctx.entries(*dict).iter().all(|entry| ctx.bytes(entry.0).contains(&b'.')),
        _ => false,
    };
    match items.iter().all(prefixed) {
        true => Ok(()),
        false => Err("the attributes of arguments and results have names with a dialect and a `.`".into()),
    }
}
