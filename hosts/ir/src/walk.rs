//! The operations of a body as drivers see them.

use crate::{IrHost, regions};
use pdll_ir::{Body, Op, OpShape, Region, Traits};
use pdll_vm::{DriverSlots, Host, IrWalk, Nested, Packed, RegionLevel, RegionRef, RewriteListener, Visitor};

/// The number of an op, or none.
#[derive(Clone, Copy, Debug)]
pub struct PackedOp(u32);

impl Packed<Op> for PackedOp {
    const HOLE: Self = Self(u32::MAX);
    #[inline(always)]
    fn pack(op: Op) -> Self {
        Self(op.raw())
    }
    #[inline(always)]
    fn unpack(self) -> Option<Op> {
        (self.0 != u32::MAX).then(|| Op::from_raw(self.0))
    }
}

/// Driver slots in the ops themselves.
#[derive(Debug, Default)]
pub struct InOps;

impl DriverSlots<IrHost> for InOps {
    #[inline(always)]
    fn get(&self, host: &IrHost, op: Op) -> u32 {
        host.body.mark(op)
    }
    #[inline(always)]
    fn set(&mut self, host: &mut IrHost, op: Op, slot: u32) {
        host.body.set_mark(op, slot);
    }
}

impl IrWalk for IrHost {
    type Packed = PackedOp;
    type DriverSlots = InOps;

    fn size_hint(&self) -> usize {
        self.body.op_count()
    }
    fn walk(&mut self, post: bool, mut f: impl FnMut(&mut Self, Op)) {
        let mut nested = Vec::new();
        for r in 0..self.body.roots().len() {
            let region = self.body.roots()[r];
            for b in 0..self.body.blocks(region).len() {
                let mut at = self.body.first_op(self.body.blocks(region)[b]);
                while let Some(op) = at {
                    at = self.body.next(op);
                    if self.body.has_regions(op) {
                        self.body.walk_into(op, post, &mut nested);
                        nested.drain(..).for_each(|op| f(self, op));
                    } else {
                        f(self, op);
                    }
                }
            }
        }
    }
    fn take_apart(&mut self, op: Op, f: impl FnMut(&mut Self, Nested<Op>)) {
        regions::take_apart(self, op, f);
    }
    fn visit(&mut self, visitor: &mut impl Visitor<Self>) {
        self.visit_all(visitor);
    }
    fn erase_unreachable(&mut self, listener: &mut dyn RewriteListener<Self>) -> bool {
        regions::erase_unreachable(self, listener)
    }
    fn simplify_regions(&mut self, level: RegionLevel, listener: &mut dyn RewriteListener<Self>) -> bool {
        regions::simplify(self, level, listener)
    }
    fn constant_region(&self, op: Op) -> Option<RegionRef> {
        let mut region = self.body.parent_region(op)?;
        // Of an op that is not registered it is not known that it isolates nothing.
        while let Some(parent) = self.body.region_parent(region) {
            let traits = self.ctx.traits(self.body.shape(parent));
            if !traits.contains(Traits::REGISTERED) || traits.contains(Traits::ISOLATED_FROM_ABOVE) {
                break;
            }
            match self.body.parent_region(parent) {
                Some(outer) => region = outer,
                None => break,
            }
        }
        Some(RegionRef(region.raw()))
    }
    fn prev_op(&self, op: Op) -> Option<Op> {
        self.body.prev(op)
    }
    fn is_in_entry(&self, op: Op, region: RegionRef) -> bool {
        self.body.blocks(Region::from_raw(region.0)).first().copied() == self.body.block(op)
    }
    fn move_to_front(&mut self, op: Op, region: RegionRef) {
        let Some(&entry) = self.body.blocks(Region::from_raw(region.0)).first() else { return };
        if self.body.block(op) != Some(entry) {
            // It stands for all that are like it now.
            self.body.set_loc(op, self.ctx.known().unknown_loc);
        }
        self.body.detach(op);
        self.body.prepend(entry, op);
    }
    fn walk_kinds(&mut self, post: bool, mut f: impl FnMut(&mut Self, Op, u32)) {
        let Some((mut at, column)) = self.body.lend_column() else {
            return self.walk(post, |host, op| f(host, op, host.op_kind(op)));
        };
        for &entry in &column {
            let shape = Body::column_shape(entry);
            let (op, next) = Body::op_at(at, self.ctx.shape_run(shape));
            f(self, op, shape.raw());
            at = next;
        }
        self.body.return_column(column);
    }
    #[inline(always)]
    fn foresee(&self, op: Op) {
        if self.body.num_operands(op) > 0
            && let Some(definer) = self.body.def_op(self.body.operand(op, 0))
        {
            // Nobody waits for what is loaded here.
            std::hint::black_box(self.body.shape(definer));
        }
    }
    fn parent(&self, op: Op) -> Option<Op> {
        // The top op is in no block; it is the border of what is rewritten.
        self.body.parent_op(op).filter(|&parent| self.body.block(parent).is_some())
    }
    fn any_has_regions(&self) -> bool {
        self.body.any_has_regions()
    }
    #[inline]
    fn has_regions(&self, op: Op) -> bool {
        self.body.has_regions(op)
    }
    fn nested(&self, op: Op, out: &mut Vec<Op>) {
        let start = out.len();
        self.body.walk_into(op, false, out);
        out.remove(start);
    }
    fn may_die(&self, kind: u32) -> bool {
        self.ctx.traits(OpShape::from_raw(kind)).contains(Traits::ERASABLE)
    }
}
