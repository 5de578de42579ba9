//! Functions of several dialects: what is said of arguments and results, and what a body takes.

use super::{Checked, arguments, attribute, items, require};
use pdll_ir::{OpVerifier, TypeData};

/// A dictionary for each argument and result if there are any, and a body with the inputs as arguments.
pub(super) fn function(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let ty = attribute(op, "function_type").and_then(|attr| ctx.type_value(attr));
    let Some(TypeData::Function { inputs, results }) = ty.map(|ty| ctx.type_data(ty)) else { return Ok(()) };
    for (name, count) in [("arg_attrs", inputs.len()), ("res_attrs", results.len())] {
        let given = attribute(op, name).and_then(|attr| items(ctx, attr));
        let fits = given.is_none_or(|given| given.len() == count);
        require(fits, "there is a dictionary for each argument and result")?;
    }
    let takes = arguments(op, 0);
    require(takes.is_none_or(|takes| takes == **inputs), "the body takes the inputs of the function")
}
