//! The worklist of the greedy driver, and what it makes of rewrites.
//!
//! A stack with set semantics: an op that is in it keeps its place when it is pushed again; one that is
//! erased leaves a hole. The place of an op is in its driver slot, so there is no table to fill where the
//! host has room for one.
//!
//! Pushing follows MLIR: created ops, changed ops, and of an erased op the definers of operands that have at
//! most one other user; with each the ops that enclose it. Ops that no pattern can match are not pushed:
//! popping them would do nothing, and the order of the others is the same.

mod limited;

use super::fold::{Constants, Folding};
use super::report::Counts;
use crate::applicator::Patterns;
use crate::blocks::{BlockRef, RegionRef};
use crate::host::{DriverSlots, IrWalk, Nested, Packed, UseCount};
use crate::limits::Budget;
use crate::listener::RewriteListener;
use crate::outcome::Outcome;
use limited::Limited;
use std::ops::ControlFlow;

/// The host hears of so many ops together that will be tried next: memory answers several questions in the
/// time that it takes for one.
const BATCH: usize = 16;

/// What is to be done with ops of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wanted {
    Unseen,
    No,
    /// Some pattern can match it.
    Yes,
    /// It may be dead when it is unused. No pattern can match it.
    IfDead,
    /// It may be dead when it is unused, and a pattern may match it too.
    MayDie,
}

/// What a list leaves to the one for the next body: memory, and what is known of kinds, which is the same for
/// all bodies of a context.
#[derive(Debug)]
pub(crate) struct Scratch<H: IrWalk> {
    list: Vec<H::Packed>,
    slots: H::DriverSlots,
    wanted: Vec<Wanted>,
    any_may_die: bool,
}

impl<H: IrWalk> Default for Scratch<H> {
    fn default() -> Self {
        Self { list: Vec::new(), slots: H::DriverSlots::default(), wanted: Vec::new(), any_may_die: false }
    }
}

pub(crate) struct Worklist<'a, H: IrWalk, P, L> {
    patterns: P,
    reach: Option<u32>,
    pub(crate) listener: &'a mut L,
    counts: &'a mut Counts,
    list: Vec<H::Packed>,
    /// By op: where in the list it is, from 1 on.
    slots: H::DriverSlots,
    /// By kind.
    wanted: Vec<Wanted>,
    any_may_die: bool,
    /// Whether an op with regions can match, so that what encloses changes must be tried again.
    ancestors: bool,
    /// Whether something may match now that is not in the list.
    pub(crate) dirty: bool,
    /// The root of the rewrite that runs, until it has gone.
    root: Option<H::Op>,
    users: Vec<H::Op>,
    /// How many users have been told that what they use becomes something else, and how many ops were
    /// changed, since that was last asked for.
    pub(crate) told: usize,
    pushes: Pushes,
    /// What [`Pushes::Limited`] asks for.
    limited: Limited<H>,
    /// Every op is worth a place in the list.
    wants_all: bool,
    /// Few ops are in the list: what they use has not been touched yet.
    sparse: bool,
    folding: Option<Folding<H>>,
}

/// What may be pushed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pushes {
    /// Everything.
    All,
    /// What [`Limited`] says.
    Limited,
    /// Nothing any more.
    None,
}

impl<'a, H: IrWalk, P: Patterns<H>, L: RewriteListener<H>> Worklist<'a, H, P, L> {
    pub(crate) fn new(patterns: P, listener: &'a mut L, counts: &'a mut Counts, scratch: Scratch<H>) -> Self {
        Self {
            reach: patterns.reach(),
            ancestors: patterns.rewrites_anywhere(),
            patterns,
            listener,
            counts,
            list: scratch.list,
            slots: scratch.slots,
            wanted: scratch.wanted,
            any_may_die: scratch.any_may_die,
            dirty: false,
            root: None,
            users: Vec::new(),
            told: 0,
            pushes: Pushes::All,
            limited: Limited::default(),
            wants_all: false,
            sparse: false,
            folding: None,
        }
    }

    /// Ops that fold are worth a place in the list, too.
    pub(crate) fn fold_by(&mut self, folding: Option<&Folding<H>>) {
        self.folding = folding.cloned();
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
        let folds = |folding: &Folding<H>| folding.fold && folding.folder.may_fold(host, kind);
        let can_change =
            self.wants_all || self.patterns.can_match(host, kind) || self.folding.as_ref().is_some_and(folds);
        let wanted = match (host.may_die(kind), can_change) {
            (true, true) => Wanted::MayDie,
            (true, false) => Wanted::IfDead,
            (false, true) => Wanted::Yes,
            (false, false) => Wanted::No,
        };
        if self.wanted.len() <= kind as usize {
            self.wanted.resize(kind as usize + 1, Wanted::Unseen);
        }
        self.wanted[kind as usize] = wanted;
        self.any_may_die |= matches!(wanted, Wanted::MayDie | Wanted::IfDead);
        wanted
    }

    /// Whether the op, of this kind, is worth a place in the list.
    #[inline(always)]
    fn wants(&mut self, host: &H, op: H::Op, kind: u32) -> bool {
        match self.wanted(host, kind) {
            Wanted::No => false,
            Wanted::IfDead => host.is_dead(op),
            _ => true,
        }
    }

    /// Fills the list: the op to try first is the last one. Gives the number of ops there are.
    #[inline(never)]
    pub(crate) fn seed(&mut self, host: &mut H, top_down: bool) -> u64 {
        // Room that is not touched costs nothing; growing would touch it twice.
        self.list.reserve(host.size_hint());
        let (mut ops, mut encloses) = (0, false);
        let (limited, nested) = (self.pushes == Pushes::Limited, host.any_has_regions());
        let plain = !limited && !nested;
        host.walk_kinds(!top_down, |host, op, kind| {
            ops += 1;
            // That most are not wanted is seen without a call, and these have the registers.
            match self.wanted(host, kind) {
                Wanted::No => {}
                Wanted::Yes if plain => self.append_apart(host, op),
                wanted => encloses |= self.take(host, op, wanted, limited) && nested && host.has_regions(op),
            }
        });
        self.sparse = 4 * self.list.len() as u64 <= ops;
        self.ancestors |= encloses;
        if encloses && !top_down {
            // Each op comes with those around it: an op with regions lies right above the first one in it.
            self.clear(host);
            host.walk(true, |host, op| self.push(host, op));
        }
        if top_down {
            self.reverse(host);
        }
        ops
    }

    /// Makes an op that is not in the list the one to try next.
    #[inline(always)]
    fn append(&mut self, host: &mut H, op: H::Op) {
        self.list.push(H::Packed::pack(op));
        self.slots.set(host, op, self.list.len() as u32);
    }

    #[inline(never)]
    fn append_apart(&mut self, host: &mut H, op: H::Op) {
        self.append(host, op);
    }

    /// Appends an op of a kind that is wanted, if it is worth a place; whether it is.
    #[inline(never)]
    fn take(&mut self, host: &mut H, op: H::Op, wanted: Wanted, limited: bool) -> bool {
        if wanted == Wanted::IfDead && !host.is_dead(op) || limited && !self.limited.allows(op) {
            return false;
        }
        self.append(host, op);
        true
    }

    /// The same; of constants that are alike the first one is kept.
    pub(crate) fn seed_unique(
        &mut self,
        host: &mut H,
        top_down: bool,
        folding: &Folding<H>,
        budget: &mut Budget,
    ) -> u64 {
        let (mut ops, mut constants) = (0, Constants::default());
        self.ancestors = true;
        host.walk(!top_down, |host, op| {
            ops += 1;
            if constants.keep(host, self, (folding, budget), op) {
                self.push(host, op);
            }
        });
        if top_down {
            self.reverse(host);
        }
        ops
    }

    /// Fills the list with these ops, the last one to be tried first.
    pub(crate) fn seed_ops(&mut self, host: &mut H, ops: &[H::Op]) {
        for &op in ops {
            self.push_one(host, op, host.op_kind(op));
        }
    }

    /// Nothing is put on the list.
    pub(crate) fn close(&mut self) {
        self.pushes = Pushes::None;
    }

    /// Whether something may be done at some op of this kind.
    #[inline]
    pub(crate) fn wants_some(&mut self, host: &H, kind: u32) -> bool {
        self.wanted(host, kind) != Wanted::No
    }

    /// Whether something may be done at an op of this kind.
    #[inline]
    pub(crate) fn is_wanted(&mut self, host: &H, op: H::Op, kind: u32) -> bool {
        self.wants(host, op, kind)
    }

    /// Takes everything off the list.
    pub(crate) fn clear(&mut self, host: &mut H) {
        while self.pop(host).is_some() {}
    }

    /// Whether nothing is left.
    pub(crate) fn is_empty(&mut self, host: &mut H) -> bool {
        match self.pop(host) {
            None => true,
            Some(op) => {
                self.append(host, op);
                false
            }
        }
    }

    fn reverse(&mut self, host: &mut H) {
        self.list.reverse();
        for (place, &packed) in (1..).zip(&self.list) {
            if let Some(op) = packed.unpack() {
                self.slots.set(host, op, place);
            }
        }
    }

    /// The next op to try.
    #[inline]
    pub(crate) fn pop(&mut self, host: &mut H) -> Option<H::Op> {
        loop {
            if let Some(op) = self.list.pop()?.unpack() {
                if self.sparse && self.list.len().is_multiple_of(BATCH) {
                    self.foresee(host);
                }
                self.slots.set(host, op, 0);
                return Some(op);
            }
        }
    }

    /// Tells the host which ops come next.
    #[inline(never)]
    fn foresee(&self, host: &H) {
        let next = self.list.len().saturating_sub(BATCH);
        self.list[next..].iter().rev().filter_map(|packed| packed.unpack()).for_each(|op| host.foresee(op));
    }

    /// Empties the list.
    pub(crate) fn finish(mut self, host: &mut H) -> Scratch<H> {
        self.clear(host);
        self.slots.emptied();
        if self.wants_all {
            // For the next one it may be otherwise.
            self.wanted.clear();
        }
        Scratch { list: self.list, slots: self.slots, wanted: self.wanted, any_may_die: self.any_may_die }
    }

    /// Erases the op, of this kind, if it has no effect and nothing uses it; whether it did.
    #[inline(always)]
    pub(crate) fn erase_if_dead(&mut self, host: &mut H, op: H::Op, kind: u32) -> bool {
        if !self.any_may_die {
            return false;
        }
        let may_die = matches!(self.wanted(host, kind), Wanted::MayDie | Wanted::IfDead);
        if !may_die || host.has_uses(op) || !host.is_dead(op) {
            return false;
        }
        self.erasing(host, op);
        host.erase(op);
        true
    }

    #[inline(always)]
    fn push_one(&mut self, host: &mut H, op: H::Op, kind: u32) {
        let may = self.pushes == Pushes::All || self.pushes == Pushes::Limited && self.limited.allows(op);
        if may && self.slots.get(host, op) == 0 && self.wants(host, op, kind) {
            self.append(host, op);
        }
    }

    #[inline(always)]
    fn push(&mut self, host: &mut H, op: H::Op) {
        if self.limited.has_scope() {
            return self.push_in_scope(host, op);
        }
        self.push_one(host, op, host.op_kind(op));
        if self.ancestors {
            self.push_ancestors(host, op);
        }
    }

    /// [`Self::push`] of what is mostly in the list already.
    #[inline(never)]
    fn push_anew(&mut self, host: &mut H, op: H::Op) {
        self.push(host, op);
    }

    #[cold]
    fn push_ancestors(&mut self, host: &mut H, op: H::Op) {
        if self.pushes == Pushes::None {
            return;
        }
        let mut parent = host.parent(op);
        while let Some(op) = parent {
            self.push_one(host, op, host.op_kind(op));
            parent = host.parent(op);
        }
    }

    #[inline(always)]
    fn remove(&mut self, host: &mut H, op: H::Op) {
        let place = self.slots.get(host, op) as usize;
        if let Some(packed) = self.list.get_mut(place.wrapping_sub(1)) {
            *packed = H::Packed::HOLE;
            self.slots.set(host, op, 0);
        }
        if self.root == Some(op) {
            self.root = None;
        }
        if self.pushes == Pushes::Limited {
            self.limited.forget(op);
        }
    }

    /// Pushes the definers of the operands of an op that goes, where at most one other op is left that uses
    /// the operand. `new` are the operands of an op that will be such a user.
    #[inline(always)]
    fn push_definers(&mut self, host: &mut H, op: H::Op, new: &[H::Value]) {
        for i in 0..host.operand_count(op) {
            let value = host.operand(op, i);
            let Some(definer) = host.def_op(value) else { continue };
            // Users are counted only where it decides something.
            if !self.ancestors
                && (self.slots.get(host, definer) != 0
                    || self.wanted(host, host.op_kind(definer)) == Wanted::No)
            {
                continue;
            }
            self.push_definer(host, (definer, value), op, new);
        }
    }

    /// Pushes the definer of an operand of an op that goes, if few enough others are left that use the
    /// operand.
    #[inline(never)]
    fn push_definer(
        &mut self,
        host: &mut H,
        (definer, value): (H::Op, H::Value),
        op: H::Op,
        new: &[H::Value],
    ) {
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
            self.push_anew(host, definer);
        }
    }

    /// Pushes the users of a value that becomes another one.
    #[inline(always)]
    fn push_users(&mut self, host: &mut H, value: H::Value) {
        match host.use_count(value) {
            UseCount::None => {}
            UseCount::One(user) => {
                if self.ancestors || self.slots.get(host, user) == 0 {
                    self.push_anew(host, user);
                }
                self.touch(host, user);
            }
            UseCount::Many => self.push_many_users(host, value),
        }
    }

    #[inline(never)]
    fn push_many_users(&mut self, host: &mut H, value: H::Value) {
        let mut users = std::mem::take(&mut self.users);
        users.clear();
        host.collect_users(value, &mut users);
        self.told += users.len();
        for &user in &users {
            self.push(host, user);
            self.touch(host, user);
        }
        self.users = users;
    }

    /// Whether something above an op that changes may match now.
    #[inline]
    fn touch(&mut self, host: &H, op: H::Op) {
        self.dirty |= self.reach != Some(0) && (self.reach.is_none() || host.has_uses(op));
    }
}

impl<H: IrWalk, P: Patterns<H>, L: RewriteListener<H>> RewriteListener<H> for Worklist<'_, H, P, L> {
    #[inline]
    fn pattern_begin(&mut self, host: &mut H, pattern: u32, root: H::Op) {
        self.listener.pattern_begin(host, pattern, root);
        self.root = Some(root);
    }

    // Once for each rewrite.
    #[inline(always)]
    fn pattern_end(&mut self, host: &mut H, pattern: u32, outcome: &Outcome) {
        self.listener.pattern_end(host, pattern, outcome);
        if self.counts.outcome(&self.patterns, pattern, outcome) {
            // A root that is still there may match again, next time.
            self.dirty |= self.root.is_some();
        } else {
            // It may work when something else has changed.
            self.dirty = true;
        }
    }

    #[inline]
    fn match_failed(&mut self, host: &mut H, why: &str) {
        self.listener.match_failed(host, why);
    }

    fn hears_reasons(&self) -> bool {
        self.listener.hears_reasons()
    }

    #[inline]
    fn calling(&mut self, native: u32) {
        self.listener.calling(native);
    }

    #[inline]
    fn called(&mut self, native: u32) {
        self.listener.called(native);
    }

    fn inserted(&mut self, host: &mut H, op: H::Op) {
        self.listener.inserted(host, op);
        if self.pushes == Pushes::Limited {
            self.limited.welcome(op);
        }
        self.push(host, op);
    }

    fn moved(&mut self, host: &mut H, op: H::Op) {
        self.listener.moved(host, op);
        if self.pushes == Pushes::Limited {
            self.limited.welcome(op);
        }
        self.push(host, op);
        self.touch(host, op);
    }

    fn block_inserted(&mut self, host: &mut H, block: BlockRef, from: Option<RegionRef>) {
        self.listener.block_inserted(host, block, from);
    }

    fn block_erased(&mut self, host: &mut H, block: BlockRef) {
        self.listener.block_erased(host, block);
    }

    fn modified(&mut self, host: &mut H, op: H::Op) {
        self.listener.modified(host, op);
        self.told += 1;
        self.push(host, op);
        self.touch(host, op);
    }

    fn replaced(&mut self, host: &mut H, op: H::Op, with: &[H::Value]) {
        self.listener.replaced(host, op, with);
        // Users that the host cannot list have not been told.
        self.dirty |= !H::FEATURES.users;
    }

    fn relocated(&mut self, host: &mut H, from: H::Op, to: H::Op) {
        self.listener.relocated(host, from, to);
        self.slots.relocate(host, from, to);
        let place = self.slots.get(host, to) as usize;
        if let Some(packed) = self.list.get_mut(place.wrapping_sub(1)) {
            *packed = H::Packed::pack(to);
        }
        if self.root == Some(from) {
            self.root = Some(to);
        }
        self.limited.rename(from, to);
    }

    fn erasing(&mut self, host: &mut H, op: H::Op) {
        if host.has_regions(op) {
            host.take_apart(op, |host, part| match part {
                Nested::Op(inner) => {
                    self.listener.erasing(host, inner);
                    self.push_definers(host, inner, &[]);
                    self.remove(host, inner);
                }
                Nested::Block(block) => self.listener.block_erased(host, block),
            });
        }
        self.listener.erasing(host, op);
        self.push_definers(host, op, &[]);
        self.remove(host, op);
    }

    #[inline(always)]
    fn becomes(&mut self, host: &mut H, op: H::Op, new: H::Op, kind: u32, operands: &[H::Value]) -> bool {
        // What was created may be pushed where what was there may not: each step is needed.
        if self.pushes == Pushes::Limited || !self.listener.becomes(host, op, new, kind, operands) {
            return false;
        }
        self.remove(host, op);
        if self.pushes != Pushes::None && self.wanted(host, kind) != Wanted::No {
            self.append(host, new);
        }
        if self.ancestors {
            self.push_ancestors(host, new);
        }
        for i in 0..host.result_count(op) {
            self.push_users(host, host.result(op, i));
        }
        // A new op is among the users already.
        self.push_definers(host, op, if new == op { operands } else { &[] });
        true
    }
}
