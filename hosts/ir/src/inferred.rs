//! What the registry of the context knows of operations: result types, and how operands and results are cut.

use crate::IrHost;
use pdll_ir::{InferenceInput, Name, Op, OpInfo, SegmentLayout, Type};
use pdll_vm::{Host as _, InferFn, NativeError, OpSpec};
use std::sync::Arc;

/// How the result types of operations of a name are inferred, if the registry knows.
pub(crate) fn known(host: &mut IrHost, name: Name) -> Option<InferFn<IrHost>> {
    host.ctx.load_op(name)?.inference.as_ref()?;
    Some(Arc::new(move |host: &mut IrHost, spec: &OpSpec<'_, IrHost>, _| {
        let operands: Vec<Type> = spec.operands.iter().map(|&v| host.body.value_type(v)).collect();
        let entries: Vec<_> = spec.attrs.iter().map(|&(n, a)| (Name::from_raw(n.0), a)).collect();
        // Which attributes are inherent does not depend on the number of results.
        let shape = host.ctx.op_shape(name, operands.len(), 0);
        let attrs = host.ctx.created_attrs(shape, &entries);
        let types = host.ctx.infer_types(name, &InferenceInput { operands: &operands, attrs });
        types.ok_or_else(|| NativeError::from("it cannot have these operands and attributes"))
    }))
}

/// Start and length of a group of the `count` operands or results of an operation, as `layout` says: where an
/// attribute has their sizes, what that says; else everything from the number of the group on.
pub(crate) fn group(
    host: &IrHost,
    op: Op,
    group: u32,
    count: u32,
    layout: fn(&OpInfo) -> &SegmentLayout,
) -> Option<(u32, u32)> {
    let info = host.ctx.shape_info(host.body.shape(op));
    let sizes = match info.map(|info| layout(info)) {
        Some(SegmentLayout::AttrSized(_, sizes)) => host.ctx.get_attr(host.body.attrs(op), *sizes)?,
        _ => return count.checked_sub(group).map(|n| (group, n)),
    };
    let mut start = 0u32;
    for before in 0..group {
        start = start.checked_add(host.segment_size(sizes, before)?)?;
    }
    let size = host.segment_size(sizes, group)?;
    (start.checked_add(size)? <= count).then_some((start, size))
}
