//! Worklists that only some ops may be put on.

use super::super::Strictness;
use super::{Pushes, Worklist};
use crate::applicator::Patterns;
use crate::blocks::{HostBlocks, RegionRef};
use crate::host::{Host, HostMut, IrWalk};
use crate::listener::RewriteListener;
use rustc_hash::FxHashSet;

/// Tells the region that an op is in.
type RegionOf<H> = fn(&H, <H as Host>::Op) -> Option<RegionRef>;

/// Which ops may be pushed.
pub(super) struct Limited<H: HostMut> {
    /// `None`: all.
    allowed: Option<FxHashSet<H::Op>>,
    /// What is created or moved may be, too.
    and_new: bool,
    /// Nothing outside of this region.
    scope: Option<(RegionRef, RegionOf<H>)>,
    /// The ops of a list that have not been erased.
    left: Option<FxHashSet<H::Op>>,
}

impl<H: HostMut> Default for Limited<H> {
    fn default() -> Self {
        Self { allowed: None, and_new: false, scope: None, left: None }
    }
}

impl<H: HostMut> Limited<H> {
    #[inline]
    pub(super) fn has_scope(&self) -> bool {
        self.scope.is_some()
    }

    #[cold]
    pub(super) fn allows(&self, op: H::Op) -> bool {
        self.allowed.as_ref().is_none_or(|allowed| allowed.contains(&op))
    }

    /// An op was created or moved.
    #[cold]
    pub(super) fn welcome(&mut self, op: H::Op) {
        if let (Some(allowed), true) = (&mut self.allowed, self.and_new) {
            allowed.insert(op);
        }
    }

    /// An op is erased.
    #[cold]
    pub(super) fn forget(&mut self, op: H::Op) {
        for set in self.allowed.iter_mut().chain(&mut self.left) {
            set.remove(&op);
        }
    }

    /// An op has another handle.
    pub(super) fn rename(&mut self, from: H::Op, to: H::Op) {
        for set in self.allowed.iter_mut().chain(&mut self.left) {
            if set.remove(&from) {
                set.insert(to);
            }
        }
    }
}

impl<H: IrWalk, P: Patterns<H>, L: RewriteListener<H>> Worklist<'_, H, P, L> {
    /// From here on only ops are pushed that are there now, or also new ones.
    pub(crate) fn limit(&mut self, host: &mut H, strictness: Strictness) {
        if strictness == Strictness::Any {
            return;
        }
        let mut allowed = FxHashSet::default();
        host.walk(true, |_, op| {
            allowed.insert(op);
        });
        self.limited.allowed = Some(allowed);
        self.limited.and_new = strictness == Strictness::ExistingAndNew;
        self.pushes = Pushes::Limited;
    }

    /// From here on only what is in a region is pushed, of the ops there as `strictness` says, whatever can
    /// be done at them. What becomes of `ops` is noted.
    pub(crate) fn limit_to_ops(&mut self, ops: &[H::Op], scope: Option<RegionRef>, strictness: Strictness)
    where
        H: HostBlocks,
    {
        let set = || ops.iter().copied().collect::<FxHashSet<_>>();
        self.limited = Limited {
            allowed: (strictness != Strictness::Any).then(set),
            and_new: strictness == Strictness::ExistingAndNew,
            scope: scope.map(|region| -> (RegionRef, RegionOf<H>) {
                (region, |host, op| host.block_of(op).and_then(|block| host.region_of(block)))
            }),
            left: Some(set()),
        };
        self.pushes = Pushes::Limited;
        self.wants_all = true;
        self.wanted.clear();
    }

    /// Whether none of the ops of the list are left.
    pub(crate) fn all_erased(&self) -> bool {
        self.limited.left.as_ref().is_some_and(FxHashSet::is_empty)
    }

    /// Pushes an op with those around it, if it is in the region.
    #[cold]
    pub(super) fn push_in_scope(&mut self, host: &mut H, op: H::Op) {
        let Some((scope, region_of)) = self.limited.scope else { return };
        let mut chain = vec![op];
        while let Some(&op) = chain.last() {
            if region_of(host, op) == Some(scope) {
                for op in chain {
                    self.push_one(host, op, host.op_kind(op));
                }
                return;
            }
            match host.parent(op) {
                Some(parent) => chain.push(parent),
                None => return,
            }
        }
    }
}
