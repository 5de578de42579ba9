//! What branches give the blocks that they lead to.

use super::Listener;
use crate::IrHost;
use crate::inferred::group;
use pdll_ir::{Op, SegmentLayout, Value};
use pdll_vm::HostMut;
use std::ops::Range;

/// The operands that the arguments of successor `i` get; `None` if that is not known.
pub(super) fn passed(host: &IrHost, op: Op, i: usize) -> Option<Range<usize>> {
    let info = host.ctx.shape_info(host.body.shape(op))?;
    let count = host.body.num_operands(op) as u32;
    let (start, len) = group(host, op, *info.branches.get(i)? as u32, count, |info| &info.operands)?;
    Some(start as usize..(start + len) as usize)
}

/// Whether it is known what all successors of an op get.
pub(super) fn is_branch(host: &IrHost, op: Op) -> bool {
    (0..host.body.successors(op).len()).all(|i| passed(host, op, i).is_some())
}

/// Gives successor `i` of an op other operands, if it can have as many; nobody hears of it but of
/// another handle that the op may get, which is given.
pub(super) fn pass(host: &mut IrHost, listener: Listener<'_>, op: Op, i: usize, values: &[Value]) -> Op {
    let Some(range) = passed(host, op, i) else { return op };
    let mut operands: Vec<Value> = host.body.operands(op).collect();
    operands.splice(range, values.iter().copied());
    let Ok(new) = host.set_operands(op, &operands) else { return op };
    let sizes = host.ctx.shape_info(host.body.shape(new)).and_then(|info| match &info.operands {
        SegmentLayout::AttrSized(_, name) => Some((*name, *info.branches.get(i)?)),
        _ => None,
    });
    if let Some((name, group)) = sizes
        && let Some(old) = host.ctx.get_attr(host.body.attrs(new), name)
        && let Some(mut sizes) = host.ctx.i32_array(old)
        && let Some(size) = sizes.get_mut(group)
    {
        *size = values.len() as i32;
        let sizes = host.ctx.i32_array_attr(&sizes);
        let attrs = host.ctx.with_property(host.body.attrs(new), name, Some(sizes));
        host.body.set_attrs(new, attrs);
    }
    if new != op {
        listener.relocated(host, op, new);
    }
    new
}
