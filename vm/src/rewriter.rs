//! Rewriting with listeners: every change that the machine or a native makes goes through [`Edit`].
//!
//! # Erasing
//!
//! An op is erased where the program says so, in MLIR's order. If it is still used then, it waits until the end of the rewrite: what a
//! later step erases or replaces may be its last user. If it is still used at the end it stays, and the rewrite is reported
//! ([`crate::Fault`]); IR is valid at all times. The machine sees most such rewrites coming and does not start them
//! ([`crate::Outcome::Failed`]). Erasing an op twice, or replacing an op that is gone, is reported and changes nothing.

use crate::host::{AttrSym, Host, HostMut, OpSpec};

/// Registers and memory of a run; kept between runs so that matching allocates nothing.
#[derive(Debug)]
pub(crate) struct State<H: Host> {
    pub(crate) ops: Vec<Option<H::Op>>,
    pub(crate) values: Vec<Option<H::Value>>,
    pub(crate) types: Vec<Option<H::Type>>,
    pub(crate) attrs: Vec<Option<H::Attr>>,
    /// Lists are slices (start, length) of the memory below.
    pub(crate) value_lists: Vec<Option<(u32, u32)>>,
    pub(crate) type_lists: Vec<Option<(u32, u32)>>,
    pub(crate) value_memory: Vec<H::Value>,
    pub(crate) type_memory: Vec<H::Type>,
}

impl<H: Host> State<H> {
    pub(crate) fn new(registers: &[u32; 6]) -> Self {
        let n = registers.map(|n| n as usize);
        Self {
            ops: vec![None; n[0]],
            values: vec![None; n[1]],
            types: vec![None; n[2]],
            attrs: vec![None; n[3]],
            value_lists: vec![None; n[4]],
            type_lists: vec![None; n[5]],
            value_memory: Vec::new(),
            type_memory: Vec::new(),
        }
    }

    pub(crate) fn value_list(&self, reg: u32) -> Option<&[H::Value]> {
        let (start, len) = (*self.value_lists.get(reg as usize)?)?;
        self.value_memory.get(start as usize..start as usize + len as usize)
    }

    pub(crate) fn type_list(&self, reg: u32) -> Option<&[H::Type]> {
        let (start, len) = (*self.type_lists.get(reg as usize)?)?;
        self.type_memory.get(start as usize..start as usize + len as usize)
    }
}

/// What a driver hears of a rewrite, in MLIR's order. `()` ignores all of it.
pub trait Events<H: Host> {
    /// An op was created.
    fn inserted(&mut self, _host: &mut H, _op: H::Op) {}
    /// An operand or an attribute of an op is being changed.
    fn modified(&mut self, _host: &mut H, _op: H::Op) {}
    /// The results of an op are about to be replaced by these values.
    fn replaced(&mut self, _host: &mut H, _op: H::Op, _with: &[H::Value]) {}
    /// An op is about to be erased.
    fn erasing(&mut self, _host: &mut H, _op: H::Op) {}
    /// An op is about to become another one, of this kind and with these operands, keeping its handle: all of the above at once. Only
    /// if [`Self::in_place`].
    fn replacing_in_place(&mut self, _host: &mut H, _op: H::Op, _kind: u32, _operands: &[H::Value]) {}
    /// Whether ops may be replaced in place; whoever wants every event says no.
    fn in_place(&self) -> bool {
        true
    }
}

impl<H: Host> Events<H> for () {}

/// What has been done so far in a rewrite.
#[derive(Debug)]
pub(crate) struct Log<H: Host> {
    pub(crate) created: Vec<H::Op>,
    /// Something other than creating ops was done.
    pub(crate) changed: bool,
    /// Ops that were to be erased but are used.
    pub(crate) waiting: Vec<H::Op>,
    /// Whether to note what goes.
    pub(crate) track: bool,
    pub(crate) gone_ops: Vec<H::Op>,
    pub(crate) gone_values: Vec<H::Value>,
    users: Vec<H::Op>,
}

impl<H: Host> Log<H> {
    pub(crate) fn new() -> Self {
        Self {
            created: Vec::new(),
            changed: false,
            waiting: Vec::new(),
            track: false,
            gone_ops: Vec::new(),
            gone_values: Vec::new(),
            users: Vec::new(),
        }
    }

    pub(crate) fn clear(&mut self) {
        self.created.clear();
        self.changed = false;
        self.waiting.clear();
        self.gone_ops.clear();
        self.gone_values.clear();
    }
}

/// The way to change IR in a rewrite.
#[derive(Debug)]
pub struct Edit<'a, H: Host, E: ?Sized> {
    /// The host, to read IR and to make constants. Change IR through the methods here only, or the driver will not know.
    pub host: &'a mut H,
    pub(crate) events: &'a mut E,
    pub(crate) log: &'a mut Log<H>,
}

/// What a native rewrite is given to change IR.
pub type Rewriter<'a, H> = Edit<'a, H, dyn Events<H> + 'a>;

impl<H: HostMut, E: Events<H> + ?Sized> Edit<'_, H, E> {
    /// Creates an op before the root of the match.
    ///
    /// # Errors
    /// The host cannot; nothing has changed.
    pub fn create(&mut self, spec: &OpSpec<'_, H>) -> Result<H::Op, String> {
        let op = self.host.create(spec)?;
        self.log.created.push(op);
        self.events.inserted(self.host, op);
        Ok(op)
    }

    /// Replaces the results of an op by values and erases it. More values than results are ignored, fewer are enough if the other results are
    /// unused.
    ///
    /// # Errors
    /// There are too few values, one is a result of the op itself, or the op is gone; nothing has changed.
    pub fn replace(&mut self, op: H::Op, values: &[H::Value]) -> Result<(), String> {
        if !self.host.is_live(op) {
            return Err("an op is replaced that is not there any more".into());
        }
        let n = self.host.result_count(op);
        if (values.len()..n as usize).any(|i| self.host.is_used(self.host.result(op, i as u32))) {
            let (op, got) = (self.host.describe(op), values.len());
            return Err(format!("{op} has {n} results but is replaced by {got} values"));
        }
        if values.iter().any(|&v| self.host.def_op(v) == Some(op)) {
            return Err(format!("{} is replaced by its own result", self.host.describe(op)));
        }
        self.log.changed = true;
        self.events.replaced(self.host, op, values);
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
    pub fn replace_with_op(&mut self, op: H::Op, with: H::Op) -> Result<(), String> {
        if !self.host.is_live(with) {
            return Err("an op is replaced by one that is not there any more".into());
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
    pub fn erase(&mut self, op: H::Op) -> Result<(), String> {
        if !self.host.is_live(op) {
            return Err("an op is erased that is not there any more".into());
        }
        self.log.changed = true;
        if self.host.has_uses(op) {
            self.log.waiting.push(op);
        } else {
            self.erase_unused(op);
        }
        Ok(())
    }

    pub(crate) fn erase_unused(&mut self, op: H::Op) {
        if self.log.track {
            self.log.gone_ops.push(op);
            let host = &*self.host;
            self.log.gone_values.extend((0..host.result_count(op)).map(|i| host.result(op, i)));
        }
        self.events.erasing(self.host, op);
        self.host.erase(op);
    }

    /// Sets or removes an attribute.
    ///
    /// # Errors
    /// The host cannot.
    pub fn set_attr(&mut self, op: H::Op, name: AttrSym, attr: Option<H::Attr>) -> Result<(), String> {
        self.log.changed = true;
        self.events.modified(self.host, op);
        self.host.set_attr(op, name, attr)
    }

    /// Sets operand `i`.
    ///
    /// # Errors
    /// The host cannot.
    pub fn set_operand(&mut self, op: H::Op, i: u32, value: H::Value) -> Result<(), String> {
        self.log.changed = true;
        self.events.modified(self.host, op);
        self.host.set_operand(op, i, value)
    }

    fn tell_users(&mut self, value: H::Value) {
        let mut users = std::mem::take(&mut self.log.users);
        users.clear();
        self.host.collect_users(value, &mut users);
        for &user in &users {
            self.events.modified(self.host, user);
        }
        self.log.users = users;
    }

    /// Erases what waited. The ops that are still used stay; the first of them is returned.
    pub(crate) fn finish(&mut self) -> Option<H::Op> {
        while !self.log.waiting.is_empty() {
            let waiting = std::mem::take(&mut self.log.waiting);
            let before = waiting.len();
            for &op in waiting.iter().rev() {
                if !self.host.is_live(op) {
                    continue;
                }
                if self.host.has_uses(op) {
                    self.log.waiting.push(op);
                } else {
                    self.erase_unused(op);
                }
            }
            self.log.waiting.reverse();
            if self.log.waiting.len() == before {
                return self.log.waiting.first().copied();
            }
        }
        None
    }

    /// Takes back a rewrite that has only created ops.
    pub(crate) fn undo(&mut self) {
        while let Some(op) = self.log.created.pop() {
            if self.host.is_live(op) && !self.host.has_uses(op) {
                self.erase_unused(op);
            }
        }
    }
}
