//! Rewriting with listeners: every change that the machine or a native makes goes through [`Edit`].
//!
//! # Erasing
//!
//! An op is erased where the program says so, in MLIR's order. If it is still used then, it waits until the
//! end of the rewrite: what a later step erases or replaces may be its last user. If it is still used at the
//! end it stays, and the rewrite is reported ([`crate::RewriteFailure`]); IR is valid at all times. The
//! machine sees most such rewrites coming and does not start them ([`crate::Outcome::Failed`]). Erasing an op
//! twice, or replacing an op that is gone, is reported and changes nothing.

mod blocks;

use crate::error::{HostError, RewriteError};
use crate::host::{AttrSym, Host, HostMut, OpSpec, Results};
use crate::limits::{Budget, Limit};
use crate::listener::RewriteListener;
use crate::outcome::{Outcome, Reason};
use crate::rust::NoMatch;

/// What has been done so far in a rewrite.
#[derive(Debug)]
pub(crate) struct RewriteLog<H: Host> {
    pub(crate) created: Vec<H::Op>,
    /// Something other than creating ops was done.
    pub(crate) changed: bool,
    /// The host has refused to create an op.
    refused: bool,
    /// Ops that were to be erased but are used.
    pub(crate) deferred_erasures: Vec<H::Op>,
    /// Whether to note what goes.
    pub(crate) track: bool,
    pub(crate) replaced_ops: Vec<H::Op>,
    pub(crate) replaced_values: Vec<H::Value>,
    users: Vec<H::Op>,
}

impl<H: Host> RewriteLog<H> {
    pub(crate) fn new() -> Self {
        Self {
            created: Vec::new(),
            changed: false,
            refused: false,
            deferred_erasures: Vec::new(),
            track: false,
            replaced_ops: Vec::new(),
            replaced_values: Vec::new(),
            users: Vec::new(),
        }
    }

    /// Whether nothing was done, and nothing refused.
    pub(crate) fn is_empty(&self) -> bool {
        !self.changed && !self.refused && self.created.is_empty()
    }

    pub(crate) fn clear(&mut self) {
        self.created.clear();
        self.changed = false;
        self.refused = false;
        self.deferred_erasures.clear();
        self.replaced_ops.clear();
        self.replaced_values.clear();
    }
}

/// The way to change IR in a rewrite.
#[derive(Debug)]
pub struct Edit<'a, H: Host, L: ?Sized> {
    /// The host, to read IR and to make constants. Change IR through the methods here only, or the driver
    /// will not know.
    pub host: &'a mut H,
    pub(crate) listener: &'a mut L,
    pub(crate) log: &'a mut RewriteLog<H>,
    pub(crate) budget: &'a mut Budget,
}

/// What a native rewrite is given to change IR.
pub type Rewriter<'a, H> = Edit<'a, H, dyn RewriteListener<H> + 'a>;

impl<H: HostMut, L: RewriteListener<H> + ?Sized> Edit<'_, H, L> {
    /// Creates an op before the root of the match.
    ///
    /// # Errors
    /// The host cannot, or the run may create no more; nothing has changed.
    pub fn create(&mut self, spec: &OpSpec<'_, H>) -> Result<H::Op, RewriteError> {
        if !self.budget.spend_created_op() {
            return Err(RewriteError::Limit(Limit::CreatedOps));
        }
        let op = self.host.create(spec).inspect_err(|_| self.log.refused = true)?;
        self.log.created.push(op);
        self.listener.inserted(self.host, op);
        Ok(op)
    }

    /// Creates an op before the root of the match, by names, which are looked up each time: patterns that run
    /// often keep what [`crate::Link::link_op`] and [`crate::Link::link_attr_name`] give and call
    /// [`Self::create`].
    ///
    /// # Errors
    /// As [`Self::create`], and for names that the host does not have.
    pub fn create_named(
        &mut self,
        name: &str,
        operands: &[H::Value],
        attrs: &[(&str, H::Attr)],
        results: Results<'_, H>,
    ) -> Result<H::Op, RewriteError> {
        let name = self.host.link_op(name, true)?;
        let attrs: Result<Vec<_>, HostError> =
            attrs.iter().map(|&(name, attr)| Ok((self.host.link_attr_name(name)?, attr))).collect();
        self.create(&OpSpec { name, kind: None, operands, attrs: &attrs?, results })
    }

    /// Replaces the results of an op by values and erases it. More values than results are ignored, fewer are
    /// enough if the other results are unused.
    ///
    /// # Errors
    /// There are too few values, one is a result of the op itself, or the op is gone; nothing has changed.
    pub fn replace(&mut self, op: H::Op, values: &[H::Value]) -> Result<(), RewriteError> {
        if !self.host.is_live(op) {
            return Err(RewriteError::ReplacedGone);
        }
        let n = self.host.result_count(op);
        if (values.len()..n as usize).any(|i| self.host.is_used(self.host.result(op, i as u32))) {
            let op = self.host.describe(op);
            return Err(RewriteError::TooFewValues { op, results: n, values: values.len() });
        }
        if values.iter().any(|&v| self.host.def_op(v) == Some(op)) {
            return Err(RewriteError::OwnResult(self.host.describe(op)));
        }
        self.log.changed = true;
        self.listener.replaced(self.host, op, values);
        if self.host.changes_later() {
            self.note_gone(op);
            self.listener.erasing(self.host, op);
            self.host.replace_later(op, &values[..values.len().min(n as usize)]);
            return Ok(());
        }
        for (i, &to) in (0..n).zip(values) {
            let from = self.host.result(op, i);
            self.tell_users(from);
            self.host.replace_uses(from, to);
        }
        self.erase(op)
    }

    /// Replaces an op by another one, result by result.
    ///
    /// # Errors
    /// As [`Self::replace`].
    pub fn replace_with_op(&mut self, op: H::Op, with: H::Op) -> Result<(), RewriteError> {
        if !self.host.is_live(with) {
            return Err(RewriteError::ReplacementGone);
        }
        let n = self.host.result_count(with).min(self.host.result_count(op));
        if n == 1 {
            let value = self.host.result(with, 0);
            return self.replace(op, &[value]);
        }
        let values: Vec<H::Value> = (0..n).map(|i| self.host.result(with, i)).collect();
        self.replace(op, &values)
    }

    /// Makes all uses of a value uses of another one.
    pub fn replace_uses(&mut self, from: H::Value, to: H::Value) {
        self.log.changed = true;
        self.tell_users(from);
        self.host.replace_uses(from, to);
    }

    /// Erases an op, at the end of the rewrite if it is still used.
    ///
    /// # Errors
    /// The op is gone; nothing has changed.
    pub fn erase(&mut self, op: H::Op) -> Result<(), RewriteError> {
        if !self.host.is_live(op) {
            return Err(RewriteError::ErasedGone);
        }
        self.log.changed = true;
        if self.host.has_uses(op) {
            self.log.deferred_erasures.push(op);
        } else {
            self.erase_unused(op);
        }
        Ok(())
    }

    pub(crate) fn erase_unused(&mut self, op: H::Op) {
        self.note_gone(op);
        self.listener.erasing(self.host, op);
        self.host.erase(op);
    }

    /// Registers must not hold an op and its results any more, if there is a step that could use them.
    fn note_gone(&mut self, op: H::Op) {
        if self.log.track {
            self.log.replaced_ops.push(op);
            let host = &*self.host;
            self.log.replaced_values.extend((0..host.result_count(op)).map(|i| host.result(op, i)));
        }
    }

    /// Takes `n` items from what the run may spend on lists: for natives that make something as long as their
    /// arguments are.
    ///
    /// # Errors
    /// The run may make no more of them.
    pub fn spend_list_items(&mut self, n: usize) -> Result<(), RewriteError> {
        if self.budget.spend_list_items(n) { Ok(()) } else { Err(RewriteError::Limit(Limit::ListItems)) }
    }

    /// Changes an op in a way that the host offers beyond the methods here, by `f`, which may change `op` and
    /// what belongs to it alone.
    pub fn modify<R>(&mut self, op: H::Op, f: impl FnOnce(&mut H) -> R) -> R {
        self.log.changed = true;
        self.listener.modified(self.host, op);
        f(self.host)
    }

    /// Sets or removes an attribute.
    ///
    /// # Errors
    /// The host cannot.
    pub fn set_attr(&mut self, op: H::Op, name: AttrSym, attr: Option<H::Attr>) -> Result<(), RewriteError> {
        self.log.changed = true;
        self.listener.modified(self.host, op);
        Ok(self.host.set_attr(op, name, attr)?)
    }

    /// Sets operand `i`.
    ///
    /// # Errors
    /// The host cannot.
    pub fn set_operand(&mut self, op: H::Op, i: u32, value: H::Value) -> Result<(), RewriteError> {
        self.log.changed = true;
        self.listener.modified(self.host, op);
        Ok(self.host.set_operand(op, i, value)?)
    }

    /// Sets all operands, as many as there are to be. Gives the handle of the op, which is another one if the
    /// host had to find more room for it: the old one is good for nothing then.
    ///
    /// # Errors
    /// The host cannot.
    pub fn set_operands(&mut self, op: H::Op, values: &[H::Value]) -> Result<H::Op, RewriteError> {
        let new = self.host.set_operands(op, values)?;
        self.log.changed = true;
        if new != op {
            self.listener.relocated(self.host, op, new);
            let renamed = self.log.created.iter_mut().chain(&mut self.log.deferred_erasures);
            renamed.filter(|known| **known == op).for_each(|known| *known = new);
        }
        self.listener.modified(self.host, new);
        Ok(new)
    }

    /// From here on `op` is changed through [`Self::host`], in ways that are not offered here, until
    /// [`Self::finish_change`], which tells of it, or [`Self::cancel_change`]. Only `op` and what belongs to
    /// it alone may change.
    pub fn start_change(&mut self, _op: H::Op) {}

    /// Tells that `op` was changed, after [`Self::start_change`].
    pub fn finish_change(&mut self, op: H::Op) {
        self.log.changed = true;
        self.listener.modified(self.host, op);
    }

    /// `op` is as it was when [`Self::start_change`] was called: who has changed it has taken that back.
    /// Nothing is heard.
    pub fn cancel_change(&mut self, _op: H::Op) {}

    /// What was done so far stays, whatever the pattern says in the end: if it does not match, that is
    /// neither taken back nor told as half a rewrite. For what is good by itself, as a declaration that later
    /// matches need too.
    pub fn keep_changes(&mut self) {
        self.log.created.clear();
        self.log.changed = false;
    }

    /// That the pattern in Rust which has this rewriter does not match, and why. `reason` is only called if
    /// somebody hears it, or if the pattern has changed something, which the report of the run tells.
    ///
    /// ```
    /// # use pdll_vm::{HostMut, Matched, Rewriter};
    /// # fn pattern<H: HostMut>(op: H::Op, rewriter: &mut Rewriter<'_, H>) -> Matched {
    /// let operands = rewriter.host.operand_count(op);
    /// if operands != 2 {
    ///     return Err(rewriter.no_match(|| format!("it has {operands} operands")));
    /// }
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn no_match(&self, reason: impl FnOnce() -> String) -> NoMatch {
        match self.log.changed || self.listener.hears_reasons() {
            true => reason().into(),
            false => NoMatch::default(),
        }
    }

    fn tell_users(&mut self, value: H::Value) {
        let mut users = std::mem::take(&mut self.log.users);
        users.clear();
        self.host.collect_users(value, &mut users);
        // Telling users is work that a long list of them multiplies. What has begun is finished all the same.
        self.budget.spend_list_items(users.len());
        for &user in &users {
            self.listener.modified(self.host, user);
        }
        self.log.users = users;
    }

    /// Erases what waited. The ops that are still used stay; the first of them is returned.
    pub(crate) fn finish(&mut self) -> Option<H::Op> {
        while !self.log.deferred_erasures.is_empty() {
            let deferred_erasures = std::mem::take(&mut self.log.deferred_erasures);
            let before = deferred_erasures.len();
            for &op in deferred_erasures.iter().rev() {
                if !self.host.is_live(op) {
                    continue;
                }
                if self.host.has_uses(op) {
                    self.log.deferred_erasures.push(op);
                } else {
                    self.erase_unused(op);
                }
            }
            self.log.deferred_erasures.reverse();
            if self.log.deferred_erasures.len() == before {
                return self.log.deferred_erasures.first().copied();
            }
        }
        None
    }

    /// Makes an end of a rewrite that has failed: takes it back if it has only created ops.
    pub(crate) fn end_failed(&mut self, mut why: Box<Reason>) -> Outcome {
        why.refused |= self.log.refused;
        if self.log.changed {
            self.finish();
            return Outcome::Broken(why);
        }
        self.undo();
        Outcome::Failed(why)
    }

    /// Takes back a rewrite that has only created ops.
    fn undo(&mut self) {
        while let Some(op) = self.log.created.pop() {
            if self.host.is_live(op) && !self.host.has_uses(op) {
                self.erase_unused(op);
            }
        }
    }
}
