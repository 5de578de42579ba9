//! Ops as they lie in regions and blocks.
#![allow(unsafe_code)]

use super::{Block, Name, Op, pm_ops_from, pm_reachable_blocks, pm_walk, take_items};
use std::ffi::c_void;

/// What is asked of an op most. It comes back in two registers.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Head {
    pub(crate) name: Name,
    pub(crate) shape: Shape,
}

/// How many operands (32 bits) and results (31 bits) an op has, and, in the highest bit, whether its name is
/// registered.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Shape(u64);

impl Shape {
    /// That of no op.
    pub(crate) const NONE: Self = Self(u64::MAX);

    #[inline]
    pub(crate) fn new(operands: u32, results: u32, registered: bool) -> Self {
        Self(u64::from(registered) << 63 | u64::from(results) << 32 | u64::from(operands))
    }

    #[inline]
    pub(crate) fn operands(self) -> u32 {
        self.0 as u32
    }

    #[inline]
    pub(crate) fn results(self) -> u32 {
        (self.0 << 1 >> 33) as u32
    }

    #[inline]
    pub(crate) fn is_registered(self) -> bool {
        self.0 >> 63 != 0
    }
}

/// An op that a walk shows.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen {
    pub(crate) op: Op,
    pub(crate) head: Head,
    pub(crate) regions: u32,
}

/// Who goes through ops.
pub(crate) trait Visitor {
    /// Ops that come one after the other.
    fn visit(&mut self, ops: &[Seen]);
    /// Whether to go inside an op that is isolated from above and lies directly in the regions of the one
    /// at the top.
    fn enters(&mut self, isolated: Op) -> bool;
}

impl<F: FnMut(Op)> Visitor for F {
    fn visit(&mut self, ops: &[Seen]) {
        ops.iter().for_each(|seen| self(seen.op));
    }
    fn enters(&mut self, _: Op) -> bool {
        true
    }
}

/// Shows each op nested in `top`, each after those nested in it (`post`) or before.
pub(crate) fn walk<V: Visitor>(top: Op, post: bool, mut visitor: V) {
    extern "C" fn visit<V: Visitor>(data: *mut c_void, ops: *const Seen, count: usize) {
        // SAFETY: `data` is the visitor that `walk` passed along, `ops` so many ops that are alive now.
        let (visitor, ops) = unsafe { (&mut *data.cast::<V>(), std::slice::from_raw_parts(ops, count)) };
        visitor.visit(ops);
    }
    extern "C" fn enter<V: Visitor>(data: *mut c_void, op: Op) -> u32 {
        // SAFETY: as above.
        u32::from(unsafe { (*data.cast::<V>()).enters(op) })
    }
    // SAFETY: the functions are those for this visitor, which lives longer than the call.
    unsafe { pm_walk(top, u32::from(post), visit::<V>, enter::<V>, (&raw mut visitor).cast()) }
}

/// Adds an op and what follows it in its block to `out`, up to some number of ops. Gives the op after them.
pub(crate) fn ops_from(op: Op, out: &mut Vec<Seen>) -> Option<Op> {
    const AT_ONCE: usize = 64;
    out.reserve(AT_ONCE);
    let mut next = None;
    // SAFETY: there is room for as many ops; those that C++ counts it has written.
    unsafe {
        let count = pm_ops_from(op, out.as_mut_ptr().add(out.len()), AT_ONCE, &raw mut next);
        out.set_len(out.len() + count);
    }
    next
}

/// The blocks in the regions of an op that the entries of these reach, in their order.
pub(crate) fn reachable_blocks(op: Op) -> Vec<Block> {
    let mut blocks = Vec::new();
    // SAFETY: the function is the one for such a vector.
    unsafe { pm_reachable_blocks(op, take_items::<Block>, (&raw mut blocks).cast()) }
    blocks
}
