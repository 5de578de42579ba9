//! How drivers go through MLIR's IR.
//!
//! Lists are filled by [`IrWalk::walk`], which C++ does alone. [`IrWalk::visit`] lets patterns change what is
//! gone through: it reads some ops ahead of the one at hand, and is told of those that are erased.

use crate::MlirHost;
use crate::sys::{self, Block, Op, Seen, Visitor};
use crate::tables::UNREGISTERED_KIND;
use pdll::{Host, IrWalk, SideTable};

/// Where a visit is.
#[derive(Debug, Default)]
pub(crate) struct Visit {
    /// By op with regions, from the outside in.
    levels: Vec<Level>,
    /// The op that was visited last: it is not ahead, and all that was in it has been visited.
    last: Option<Op>,
}

/// The blocks in the regions of an op.
#[derive(Debug)]
struct Level {
    parent: Op,
    /// The blocks that are still to come, the next one last.
    blocks: Vec<Block>,
    /// The ops that come next, the nearest last. A block is read in pieces of some ops.
    ahead: Vec<Seen>,
    /// The op after them in their block.
    next: Option<Op>,
    /// What is in the regions of the nearest op has been gone through.
    entered: bool,
}

impl Visit {
    /// Goes on with what is in the regions of an op.
    fn enter(&mut self, parent: Op) {
        let mut blocks = sys::reachable_blocks(parent);
        blocks.reverse();
        self.levels.push(Level { parent, blocks, ahead: Vec::new(), next: None, entered: false });
    }

    /// The op that comes next, whether what is in its regions has been gone through, and how many ops were
    /// read just now.
    fn peek(&mut self) -> Option<(Seen, bool, usize)> {
        let mut read = 0;
        loop {
            let level = self.levels.last_mut()?;
            if let Some(&seen) = level.ahead.last() {
                return Some((seen, level.entered, read));
            }
            let from = match (level.next, level.blocks.pop()) {
                (Some(op), block) => {
                    level.blocks.extend(block);
                    Some(op)
                }
                (None, Some(block)) => sys::pm_block_front(block),
                (None, None) => {
                    self.levels.pop();
                    continue;
                }
            };
            level.next = from.and_then(|from| sys::ops_from(from, &mut level.ahead));
            read += level.ahead.len();
            level.ahead.reverse();
        }
    }

    /// Takes the op that [`Self::peek`] gave.
    fn take(&mut self) {
        if let Some(level) = self.levels.last_mut() {
            self.last = level.ahead.pop().map(|seen| seen.op);
            level.entered = false;
        }
    }

    /// An op is about to be erased.
    #[inline]
    pub(crate) fn forget(&mut self, op: Op) {
        if self.last == Some(op) {
            // Mostly it is the root of a rewrite. Its memory may become another op.
            self.last = None;
        } else if !self.levels.is_empty() {
            self.leave_out(op);
        }
    }

    #[inline(never)]
    fn leave_out(&mut self, op: Op) {
        if let Some(inside) = self.levels.iter().position(|level| level.parent == op) {
            self.levels.truncate(inside);
        }
        for level in &mut self.levels {
            if let Some(place) = level.ahead.iter().position(|seen| seen.op == op) {
                level.entered &= place + 1 < level.ahead.len();
                level.ahead.remove(place);
            }
            if level.next == Some(op) {
                level.next = sys::pm_next(op);
            }
        }
    }
}

impl MlirHost {
    /// Whether an isolated op is rewritten by itself.
    fn is_apart(&self, op: Op) -> bool {
        self.leaves_apart
            && self.may_be_apart.get(self.op_kind(op) as usize).copied().unwrap_or(false)
            && !(self.dce && self.is_dead(op))
    }

    /// Whether a walk leaves out what is in an isolated op directly below the top one.
    fn passes_by(&mut self, isolated: Op) -> bool {
        let apart = self.is_apart(isolated);
        if apart {
            self.apart.push(isolated);
        }
        apart
    }

    /// The op that a visit comes to next, and how many have been read for it. What is in its regions has been
    /// gone through, or is passed by.
    fn next_visited(&mut self) -> Option<(Seen, usize)> {
        let mut all = 0;
        loop {
            let (seen, entered, read) = self.visit.peek()?;
            all += read;
            if seen.regions == 0 || entered {
                self.visit.take();
                return Some((seen, all));
            }
            if let Some(level) = self.visit.levels.last_mut() {
                level.entered = true;
            }
            let is_outermost = self.visit.levels.len() == 1;
            if !(is_outermost && sys::pm_is_isolated(seen.op) != 0 && self.passes_by(seen.op)) {
                self.visit.enter(seen.op);
            }
        }
    }
}

impl IrWalk for MlirHost {
    type Packed = Option<Op>;
    type DriverSlots = SideTable<Op>;

    fn walk(&mut self, post: bool, mut f: impl FnMut(&mut Self, Op)) {
        self.walk_kinds(post, |host, op, _| f(host, op));
    }

    fn walk_kinds(&mut self, post: bool, f: impl FnMut(&mut Self, Op, u32)) {
        struct Walk<'a, F>(&'a mut MlirHost, F);
        impl<F: FnMut(&mut MlirHost, Op, u32)> Visitor for Walk<'_, F> {
            #[inline]
            fn visit(&mut self, ops: &[Seen]) {
                let Self(host, f) = self;
                host.walked += ops.len();
                for seen in ops {
                    host.seen = Some(*seen);
                    let kind = host.kind_of(seen.head);
                    f(host, seen.op, kind);
                }
            }
            fn enters(&mut self, isolated: Op) -> bool {
                !self.0.passes_by(isolated)
            }
        }
        self.apart.clear();
        if let Some(top) = self.top {
            sys::walk(top, post, Walk(self, f));
        }
        self.seen = None;
    }

    fn visit(&mut self, visitor: &mut impl pdll::Visitor<Self>) {
        self.apart.clear();
        let Some(top) = self.top else { return };
        self.visit = Visit::default();
        self.visit.enter(top);
        while let Some((seen, read)) = self.next_visited() {
            if read > 0 {
                self.walked += read;
                visitor.more(read as u64);
            }
            // What was read may have been changed since, but for its name.
            if visitor.wants(self, self.kind_of(seen.head)) && visitor.visit(self, seen.op).is_break() {
                break;
            }
        }
        self.visit = Visit::default();
    }

    fn parent(&self, op: Op) -> Option<Op> {
        sys::pm_parent(op).filter(|&parent| Some(parent) != self.top)
    }
    fn has_regions(&self, op: Op) -> bool {
        match &self.seen {
            Some(seen) if seen.op == op => seen.regions != 0,
            _ => sys::pm_has_regions(op) != 0,
        }
    }
    fn nested(&self, op: Op, out: &mut Vec<Op>) {
        sys::walk(op, false, |inner| out.push(inner));
    }
    fn may_die(&self, kind: u32) -> bool {
        // What is not registered has unknown effects. Of the others, also where no program mentions their
        // name, each op is asked.
        let may = |name| sys::pm_is_registered(name) != 0;
        self.dce && kind != UNREGISTERED_KIND && self.ops.name(self.kind_name(kind)).is_none_or(may)
    }
    fn is_dead(&self, op: Op) -> bool {
        sys::pm_is_dead(op) != 0
    }
}
