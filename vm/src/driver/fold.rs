//! Folding: ops become what they compute, and constants that are alike become one.
//!
//! A constant goes to the front of the first region around it that isolates what is in it, where the ones
//! that were found before it stand; one that is there already takes the place of the new one.

use super::worklist::Worklist;
use crate::applicator::Patterns;
use crate::blocks::RegionRef;
use crate::error::RewriteError;
use crate::host::{Host, HostMut, IrWalk, OpSym};
use crate::limits::Budget;
use crate::listener::RewriteListener;
use crate::rewriter::{Edit, RewriteLog, Rewriter};
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt;
use std::sync::Arc;

/// What stands for a result of an op that folds.
#[derive(Debug)]
pub enum Foldee<H: Host> {
    /// A value that is there.
    Value(H::Value),
    /// A constant that is to be made ([`Folder::materialize`]).
    Constant(H::Attr),
}

/// What an op folds to.
#[derive(Debug)]
pub enum Folded<H: Host> {
    /// Nothing.
    No,
    /// It has been changed and stays.
    InPlace,
    /// These, one for each of its results.
    To(Vec<Foldee<H>>),
}

/// Folds ops, and knows constants.
pub trait Folder<H: HostMut>: Send + Sync {
    /// Whether ops of this kind may fold. Others are not asked about.
    fn may_fold(&self, host: &H, kind: u32) -> bool;
    /// The value of an op that is a constant: it has no operands, one result, and no effect.
    fn constant(&self, host: &H, op: H::Op) -> Option<H::Attr>;
    /// What `op`, which is no constant, folds to, given the values of those operands that are constants. It
    /// may change attributes and operands of `op` and nothing else, and only where the answer is
    /// [`Folded::InPlace`].
    fn fold(&self, host: &mut H, op: H::Op, operands: &[Option<H::Attr>]) -> Folded<H>;
    /// Creates a constant of this value and type for `op`, which folds to it, before it.
    ///
    /// # Errors
    /// There is none; `op` is not folded then.
    fn materialize(
        &self,
        rewriter: &mut Rewriter<'_, H>,
        op: H::Op,
        value: H::Attr,
        ty: H::Type,
    ) -> Result<H::Op, RewriteError>;
}

/// What a driver folds by, and whether it does.
pub(crate) struct Folding<H: HostMut> {
    pub(crate) folder: Arc<dyn Folder<H>>,
    pub(crate) fold: bool,
    pub(crate) unique: bool,
}

impl<H: HostMut> Clone for Folding<H> {
    fn clone(&self) -> Self {
        Self { folder: self.folder.clone(), ..*self }
    }
}

impl<H: HostMut> fmt::Debug for Folding<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Folding")
            .field("fold", &self.fold)
            .field("unique", &self.unique)
            .finish_non_exhaustive()
    }
}

impl<H: IrWalk> Folding<H> {
    /// Folds an op, if it folds; whether it did.
    pub(crate) fn apply<P: Patterns<H>, L: RewriteListener<H>>(
        &self,
        host: &mut H,
        worklist: &mut Worklist<'_, H, P, L>,
        budget: &mut Budget,
        op: H::Op,
    ) -> bool {
        let folder = &self.folder;
        if !self.fold || !folder.may_fold(host, host.op_kind(op)) || folder.constant(host, op).is_some() {
            return false;
        }
        let definer = |i| host.def_op(host.operand(op, i));
        let operands: Vec<Option<H::Attr>> = (0..host.operand_count(op))
            .map(|i| definer(i).and_then(|definer| folder.constant(host, definer)))
            .collect();
        match folder.fold(host, op, &operands) {
            Folded::No => false,
            Folded::InPlace => {
                worklist.modified(host, op);
                true
            }
            Folded::To(list) => {
                host.begin_rewrite(op, &[op]);
                let mut log = RewriteLog::new();
                let listener: &mut dyn RewriteListener<H> = worklist;
                self.replace(&mut Edit { host, listener, log: &mut log, budget }, op, list)
            }
        }
    }

    fn replace(&self, rewriter: &mut Rewriter<'_, H>, op: H::Op, list: Vec<Foldee<H>>) -> bool {
        let (mut values, mut made) = (Vec::with_capacity(list.len()), Vec::new());
        for (i, foldee) in (0..).zip(list) {
            let value = match foldee {
                Foldee::Value(value) => value,
                Foldee::Constant(value) => {
                    let ty = rewriter.host.value_type(rewriter.host.result(op, i));
                    match self.folder.materialize(rewriter, op, value, ty) {
                        Ok(constant) => {
                            made.push(constant);
                            rewriter.host.result(constant, 0)
                        }
                        Err(_) => {
                            made.into_iter().for_each(|op| rewriter.erase_unused(op));
                            return false;
                        }
                    }
                }
            };
            values.push(value);
        }
        rewriter.replace(op, &values).is_ok()
    }
}

/// What constants have to share to be one: the region, the name of the op, the value, the type.
type Constant<H> = (RegionRef, OpSym, <H as Host>::Attr, <H as Host>::Type);

/// The constants that were found while all ops are gone through.
#[derive(Debug)]
pub(crate) struct Constants<H: Host> {
    known: FxHashMap<Constant<H>, H::Op>,
    /// The ops in `known`.
    ops: FxHashSet<H::Op>,
}

impl<H: Host> Default for Constants<H> {
    fn default() -> Self {
        Self { known: FxHashMap::default(), ops: FxHashSet::default() }
    }
}

impl<H: IrWalk> Constants<H> {
    /// Notes an op, and puts it where constants stand, if it is a constant; false if one that was there takes
    /// its place, and it has gone.
    pub(crate) fn keep<P: Patterns<H>, L: RewriteListener<H>>(
        &mut self,
        host: &mut H,
        worklist: &mut Worklist<'_, H, P, L>,
        (folding, budget): (&Folding<H>, &mut Budget),
        op: H::Op,
    ) -> bool {
        let Some(value) = folding.folder.constant(host, op) else { return true };
        let Some(region) = host.constant_region(op) else { return true };
        let ty = host.value_type(host.result(op, 0));
        match self.known.get(&(region, host.op_name(op), value, ty)) {
            Some(&known) => {
                let with = host.result(known, 0);
                let mut log = RewriteLog::new();
                let mut edit = Edit { host, listener: worklist, log: &mut log, budget };
                edit.replace(op, &[with]).is_err()
            }
            None => {
                let is_behind_one = host.prev_op(op).is_none_or(|prev| self.ops.contains(&prev));
                if !is_behind_one || !host.is_in_entry(op, region) {
                    host.move_to_front(op, region);
                }
                self.known.insert((region, host.op_name(op), value, ty), op);
                self.ops.insert(op);
                true
            }
        }
    }
}
