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
        self.host.definer(self.op(src)?, operand, result)
    }

    #[inline(always)]
    pub(crate) fn operand(&self, op: u32, index: u32) -> Option<H::Value> {
        self.host.operand_at(self.op(op)?, index)
    }

    #[inline(always)]
    pub(crate) fn result(&self, op: u32, index: u32) -> Option<H::Value> {
        let op = self.op(op)?;
        (index < self.host.result_count(op)).then(|| self.host.result(op, index))
    }

    #[inline(always)]
    pub(crate) fn attr(&self, op: u32, name: u32) -> Option<H::Attr> {
        self.host.attr(self.op(op)?, AttrSym(name))
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

    #[inline(always)]
    pub(crate) fn def_op(&self, value: u32) -> Option<H::Op> {
        self.host.def_op(get(&self.state.values, value)?)
    }

    #[inline(always)]
    pub(crate) fn type_of(&self, value: u32) -> Option<H::Type> {
        Some(self.host.value_type(get(&self.state.values, value)?))
    }

    #[inline(always)]
    pub(crate) fn attr_type(&self, attr: u32) -> Option<H::Type> {
        self.host.attr_type(get(&self.state.attrs, attr)?)
    }

    /// The only value of a list.
    #[inline(always)]
    pub(crate) fn single(&self, values: u32) -> Option<H::Value> {
        match self.state.value_list(values) {
            Some(&[one]) => Some(one),
            _ => None,
        }
    }

    #[inline(always)]
    pub(crate) fn element(&self, values: u32, index: u32) -> Option<H::Value> {
        self.state.value_list(values)?.get(index as usize).copied()
    }

    /// Counted from the end.
    #[inline(always)]
    pub(crate) fn element_back(&self, values: u32, index: u32) -> Option<H::Value> {
        self.state.value_list(values)?.iter().rev().nth(index as usize).copied()
    }

    #[inline(always)]
    pub(crate) fn element_type(&self, types: u32, index: u32) -> Option<H::Type> {
        self.state.type_list(types)?.get(index as usize).copied()
    }

    /// How many values there are in a list.
    #[inline(always)]
    pub(crate) fn list_count(&self, values: u32) -> Option<u32> {
        self.state.value_list(values).map(|list| list.len() as u32)
    }

    /// Whether the types in a list have these keys.
    #[inline(always)]
    pub(crate) fn types_are(&self, types: u32, keys: &[u32]) -> bool {
        self.state.type_list(types).is_some_and(|found| {
            found.len() == keys.len()
                && found.iter().zip(keys).all(|(&ty, &key)| self.host.type_key(ty) == key)
        })
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

    #[inline(always)]
    pub(crate) fn same_values(&self, a: u32, b: u32) -> bool {
        same(self.state.value_list(a), self.state.value_list(b))
    }

    #[inline(always)]
    pub(crate) fn same_types(&self, a: u32, b: u32) -> bool {
        self.state.type_list(a).zip(self.state.type_list(b)).is_some_and(|(a, b)| {
            a.len() == b.len() && a.iter().zip(b).all(|(&a, &b)| self.host.same_type(a, b))
        })
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
fn same<T: PartialEq>(a: Option<T>, b: Option<T>) -> bool {
    matches!((a, b), (Some(a), Some(b)) if a == b)
}
