//! What is asked about operations and registers while matching, by the interpreter and by matchers in Rust.
//!
//! What can be compared is a number: a key of the host, or how many there are; what is missing is `None`,
//! which is less than any.

use crate::host::{AttrSym, Link};
use crate::registers::{Registers, get};

/// Registers, and the host whose operations they hold.
pub(crate) struct Look<'a, H: Link> {
    pub(crate) host: &'a H,
    pub(crate) state: &'a Registers<H>,
}

impl<H: Link> Look<'_, H> {
    #[inline(always)]
    pub(crate) fn op(&self, reg: u32) -> Option<H::Op> {
        get(&self.state.ops, reg)
    }

    #[inline(always)]
    pub(crate) fn definer(&self, src: u32, operand: u32, result: u32) -> Option<H::Op> {
        self.op(src).and_then(|src| self.host.definer(src, operand, result))
    }

    #[inline(always)]
    pub(crate) fn operand(&self, op: u32, index: u32) -> Option<H::Value> {
        self.op(op).and_then(|op| self.host.operand_at(op, index))
    }

    #[inline(always)]
    pub(crate) fn result(&self, op: u32, index: u32) -> Option<H::Value> {
        let op = self.op(op)?;
        (index < self.host.result_count(op)).then(|| self.host.result(op, index))
    }

    #[inline(always)]
    pub(crate) fn attr(&self, op: u32, name: u32) -> Option<H::Attr> {
        self.op(op).and_then(|op| self.host.attr(op, AttrSym(name)))
    }

    #[inline(always)]
    pub(crate) fn kind(&self, op: u32) -> Option<u32> {
        self.op(op).map(|op| self.host.op_kind(op))
    }

    #[inline(always)]
    pub(crate) fn name(&self, op: u32) -> Option<u32> {
        self.op(op).map(|op| self.host.op_name(op).0)
    }

    #[inline(always)]
    pub(crate) fn attr_key(&self, op: u32, name: u32) -> Option<u32> {
        self.attr(op, name).map(|attr| self.host.attr_key(attr))
    }

    #[inline(always)]
    pub(crate) fn operand_type(&self, op: u32, index: u32) -> Option<u32> {
        self.operand(op, index).map(|v| self.host.type_key(self.host.value_type(v)))
    }

    #[inline(always)]
    pub(crate) fn result_type(&self, op: u32, index: u32) -> Option<u32> {
        self.result(op, index).map(|v| self.host.type_key(self.host.value_type(v)))
    }

    #[inline(always)]
    pub(crate) fn operand_count(&self, op: u32) -> Option<u32> {
        self.op(op).map(|op| self.host.operand_count(op))
    }

    #[inline(always)]
    pub(crate) fn result_count(&self, op: u32) -> Option<u32> {
        self.op(op).map(|op| self.host.result_count(op))
    }

    /// Of the type in a register.
    #[inline(always)]
    pub(crate) fn type_key(&self, ty: u32) -> Option<u32> {
        get(&self.state.types, ty).map(|ty| self.host.type_key(ty))
    }

    /// Of the attribute in a register.
    #[inline(always)]
    pub(crate) fn attr_value(&self, attr: u32) -> Option<u32> {
        get(&self.state.attrs, attr).map(|attr| self.host.attr_key(attr))
    }

    #[inline(always)]
    pub(crate) fn same_op(&self, a: u32, b: u32) -> bool {
        same(self.op(a), self.op(b))
    }

    #[inline(always)]
    pub(crate) fn same_value(&self, a: u32, b: u32) -> bool {
        same(get(&self.state.values, a), get(&self.state.values, b))
    }

    #[inline(always)]
    pub(crate) fn same_type(&self, a: u32, b: u32) -> bool {
        let both = get(&self.state.types, a).zip(get(&self.state.types, b));
        both.is_some_and(|(a, b)| self.host.same_type(a, b))
    }

    /// The same attribute, or none twice.
    #[inline(always)]
    pub(crate) fn same_attr(&self, a: u32, b: u32) -> bool {
        match (get(&self.state.attrs, a), get(&self.state.attrs, b)) {
            (Some(a), Some(b)) => self.host.same_attr(a, b),
            (a, b) => a.is_none() && b.is_none(),
        }
    }
}

#[inline(always)]
pub(crate) fn same<T: PartialEq>(a: Option<T>, b: Option<T>) -> bool {
    matches!((a, b), (Some(a), Some(b)) if a == b)
}
