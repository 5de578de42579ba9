//! The worklist of the greedy driver, and what it makes of rewrites.
//!
//! A stack with set semantics: an op that is in it keeps its place when it is pushed again; one that is erased leaves a hole. The
//! place of an op is in its mark, so there is no table to fill.
//!
//! Pushing follows MLIR (`spec/execution.md` 8.1): created ops, changed ops, and of an erased op the definers of operands that have at most
//! one other user; with each the ops that enclose it. Ops that no pattern can match are not pushed: popping them would do
//! nothing, and the order of the others is the same.

use super::Listener;
use crate::host::{HostMut, Scope};
use crate::linked_set::LinkedSet;
use crate::rewriter::Events;
use std::ops::ControlFlow;

const HOLE: u32 = u32::MAX;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wanted {
    Unseen,
    No,
    /// Some pattern can match it.
    Yes,
    /// It can die, and a pattern may match it too.
    MayDie,
}

/// What a list leaves to the one for the next body: memory, and what is known of kinds, which is the same for all bodies of a context.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    list: Vec<u32>,
    wanted: Vec<Wanted>,
    mortal: bool,
}

pub(crate) struct Worklist<'a, H: HostMut, L> {
    pub(crate) set: &'a LinkedSet<H>,
    reach: Option<u32>,
    pub(crate) listener: &'a mut L,
    list: Vec<u32>,
    /// By kind.
    wanted: Vec<Wanted>,
    /// Whether there is any that can die.
    mortal: bool,
    /// Whether an op with regions can match, so that what encloses changes must be tried again.
    pub(crate) ancestors: bool,
    /// Whether something may match now that is not in the list.
    pub(crate) dirty: bool,
    /// The root of the rewrite that runs, until it is gone.
    pub(crate) root: Option<H::Op>,
    users: Vec<H::Op>,
    /// Nothing is pushed any more.
    closed: bool,
}

impl<'a, H: Scope, L: Listener<H>> Worklist<'a, H, L> {
    pub(crate) fn new(set: &'a LinkedSet<H>, listener: &'a mut L, scratch: Scratch) -> Self {
        let ancestors = set.native_rewrites();
        Self {
            set,
            reach: set.reach(),
            listener,
            list: scratch.list,
            wanted: scratch.wanted,
            mortal: scratch.mortal,
            ancestors,
            dirty: false,
            root: None,
            users: Vec::new(),
            closed: false,
        }
    }

    #[inline(always)]
    fn wanted(&mut self, host: &H, kind: u32) -> Wanted {
        match self.wanted.get(kind as usize) {
            Some(&wanted) if wanted != Wanted::Unseen => wanted,
            _ => self.ask(host, kind),
        }
    }

    #[cold]
    fn ask(&mut self, host: &H, kind: u32) -> Wanted {
        let wanted = match (host.may_die(kind), self.set.can_match(host, kind)) {
            (true, _) => Wanted::MayDie,
            (false, false) => Wanted::No,
            (false, true) => Wanted::Yes,
        };
        if self.wanted.len() <= kind as usize {
            self.wanted.resize(kind as usize + 1, Wanted::Unseen);
        }
        self.wanted[kind as usize] = wanted;
        self.mortal |= wanted == Wanted::MayDie;
        wanted
    }

    /// Fills the list: the op to try first is the last one.
    pub(crate) fn seed(&mut self, host: &mut H, top_down: bool) {
        // Room that is not touched costs nothing; growing would touch it twice.
        self.list.reserve(host.op_count());
        host.walk(!top_down, |host, op| {
            if self.wanted(host, host.op_kind(op)) != Wanted::No {
                self.list.push(H::op_to_raw(op));
                host.set_mark(op, self.list.len() as u32);
                self.ancestors |= host.has_regions(op);
            }
        });
        if top_down {
            self.list.reverse();
            for (i, &raw) in self.list.iter().enumerate() {
                host.set_mark(H::op_from_raw(raw), i as u32 + 1);
            }
        }
    }

    /// Fills the list so that ops come in post-order, each once, and are not pushed again.
    pub(crate) fn seed_once(&mut self, host: &mut H) {
        self.seed(host, false);
        self.list.reverse();
        for (i, &raw) in self.list.iter().enumerate() {
            host.set_mark(H::op_from_raw(raw), i as u32 + 1);
        }
        self.closed = true;
    }

    /// The next op to try.
    #[inline]
    pub(crate) fn pop(&mut self, host: &mut H) -> Option<H::Op> {
        loop {
            let raw = self.list.pop()?;
            if raw != HOLE {
                let op = H::op_from_raw(raw);
                host.set_mark(op, 0);
                return Some(op);
            }
        }
    }

    /// Empties the list.
    pub(crate) fn finish(mut self, host: &mut H) -> Scratch {
        while self.pop(host).is_some() {}
        Scratch { list: self.list, wanted: self.wanted, mortal: self.mortal }
    }

    /// Whether the op may be erased if it is unused.
    #[inline]
    pub(crate) fn may_die(&mut self, host: &H, op: H::Op) -> bool {
        self.mortal && self.wanted(host, host.op_kind(op)) == Wanted::MayDie
    }

    #[inline]
    fn push_one(&mut self, host: &mut H, op: H::Op, kind: u32) {
        if !self.closed && host.mark(op) == 0 && self.wanted(host, kind) != Wanted::No {
            self.list.push(H::op_to_raw(op));
            host.set_mark(op, self.list.len() as u32);
        }
    }

    #[inline]
    fn push(&mut self, host: &mut H, op: H::Op) {
        self.push_one(host, op, host.op_kind(op));
        if self.ancestors {
            self.push_ancestors(host, op);
        }
    }

    #[cold]
    fn push_ancestors(&mut self, host: &mut H, op: H::Op) {
        let mut parent = host.parent(op);
        while let Some(op) = parent {
            self.push_one(host, op, host.op_kind(op));
            parent = host.parent(op);
        }
    }

    #[inline]
    fn remove(&mut self, host: &mut H, op: H::Op) {
        let mark = host.mark(op);
        if let Some(slot) = self.list.get_mut((mark as usize).wrapping_sub(1)) {
            *slot = HOLE;
            host.set_mark(op, 0);
        }
        if self.root == Some(op) {
            self.root = None;
        }
    }

    /// Pushes the definers of the operands of an op that goes, where at most one other op is left that uses the operand. `new` are the
    /// operands of an op that will be such a user.
    #[inline]
    fn push_definers(&mut self, host: &mut H, op: H::Op, new: &[H::Value]) {
        for i in 0..host.operand_count(op) {
            let value = host.operand(op, i);
            let Some(definer) = host.def_op(value) else { continue };
            // Users are counted only where it decides something.
            if !self.ancestors
                && (host.mark(definer) != 0 || self.wanted(host, host.op_kind(definer)) == Wanted::No)
            {
                continue;
            }
            let mut left = if new.contains(&value) { 0 } else { 1 };
            let mut other = None;
            let many = host.for_each_user(value, |user| {
                if user == op || other == Some(user) {
                    return ControlFlow::Continue(());
                }
                if left == 0 {
                    return ControlFlow::Break(());
                }
                left -= 1;
                other = Some(user);
                ControlFlow::Continue(())
            });
            if many.is_continue() {
                self.push(host, definer);
            }
        }
    }

    /// Whether something above an op that changes may match now.
    #[inline]
    fn touch(&mut self, host: &H, op: H::Op) {
        self.dirty |= self.reach != Some(0) && (self.reach.is_none() || host.has_uses(op));
    }
}

impl<H: Scope, L: Listener<H>> Events<H> for Worklist<'_, H, L> {
    fn inserted(&mut self, host: &mut H, op: H::Op) {
        self.listener.inserted(host, op);
        self.push(host, op);
    }

    fn modified(&mut self, host: &mut H, op: H::Op) {
        self.listener.modified(host, op);
        self.push(host, op);
        self.touch(host, op);
    }

    fn replaced(&mut self, host: &mut H, op: H::Op, with: &[H::Value]) {
        self.listener.replaced(host, op, with);
    }

    fn erasing(&mut self, host: &mut H, op: H::Op) {
        if host.has_regions(op) {
            let mut nested = Vec::new();
            host.nested(op, &mut nested);
            while let Some(inner) = nested.pop() {
                self.listener.erasing(host, inner);
                self.push_definers(host, inner, &[]);
                self.remove(host, inner);
            }
        }
        self.listener.erasing(host, op);
        self.push_definers(host, op, &[]);
        self.remove(host, op);
    }

    fn replacing_in_place(&mut self, host: &mut H, op: H::Op, kind: u32, operands: &[H::Value]) {
        self.remove(host, op);
        self.push_one(host, op, kind);
        if self.ancestors {
            self.push_ancestors(host, op);
        }
        for i in 0..host.result_count(op) {
            let mut users = std::mem::take(&mut self.users);
            users.clear();
            host.collect_users(host.result(op, i), &mut users);
            for &user in &users {
                self.push(host, user);
                self.touch(host, user);
            }
            self.users = users;
        }
        self.push_definers(host, op, operands);
    }

    fn in_place(&self) -> bool {
        !L::ACTIVE
    }
}
