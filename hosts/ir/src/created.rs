//! Regions of operations that patterns create. A pattern says nothing of them; what is in them follows from
//! what is registered of the operation.

use pdll_ir::{Body, Context, CreateError, Name, Op, OpSpec};

/// Whether ops of this name, whose dialect is loaded, can be created with their regions; else why not, as the
/// end of a sentence.
pub(crate) fn regions(ctx: &Context, name: Name) -> Result<(), String> {
    match ctx.op_info(name) {
        Some(info) if info.regions.min > 0 && info.new_regions.is_none() => {
            Err("it has regions, and what is in them only code of its dialect knows".into())
        }
        _ => Ok(()),
    }
}

/// Gives a new op its regions.
pub(crate) fn fill(ctx: &mut Context, body: &mut Body, op: Op) -> Result<(), CreateError> {
    let Some(info) = ctx.shape_info(body.shape(op)).cloned() else { return Ok(()) };
    for &has_block in info.new_regions.iter().flatten() {
        let region = body.add_region(op);
        if !has_block {
            continue;
        }
        let block = body.add_block(region);
        if let Some(name) = info.terminator {
            let shape = ctx.op_shape(name, 0, 0);
            let attrs = ctx.created_attrs(shape, &[]);
            let spec = OpSpec { shape, operands: &[], results: &[], attrs, loc: body.loc(op) };
            body.try_create_at_end(block, &spec)?;
        }
    }
    Ok(())
}
