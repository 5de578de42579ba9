//! Registers of a program and the memory that lists are in.

use crate::host::Host;
use crate::limits::Budget;
use crate::loops::Loops;
use crate::returned::{Item, Returned};
use pdll_bytecode::isa::RegWords;
use pdll_bytecode::{Bank, Reg};

/// Lists are described by 32-bit numbers; there is no room for more items than that at a time.
const MAX_ITEMS: usize = u32::MAX as usize;

/// Registers and memory of a run; kept between runs so that matching allocates nothing.
#[derive(Debug)]
pub(crate) struct Registers<H: Host> {
    pub(crate) ops: Vec<Option<H::Op>>,
    pub(crate) values: Vec<Option<H::Value>>,
    pub(crate) types: Vec<Option<H::Type>>,
    pub(crate) attrs: Vec<Option<H::Attr>>,
    /// Lists are slices (start, length) of the memory below.
    pub(crate) value_lists: Vec<Option<(u32, u32)>>,
    pub(crate) type_lists: Vec<Option<(u32, u32)>>,
    pub(crate) value_memory: Vec<H::Value>,
    pub(crate) type_memory: Vec<H::Type>,
    pub(crate) loops: Loops<H>,
}

impl<H: Host> Registers<H> {
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
            loops: Loops::default(),
        }
    }

    #[inline(always)]
    fn value_sort(&self) -> Sort<'_, H::Value> {
        let Self { values, value_lists, value_memory, .. } = self;
        Sort { bank: Bank::Value, items: values, lists: value_lists, memory: value_memory }
    }

    #[inline(always)]
    fn type_sort(&self) -> Sort<'_, H::Type> {
        let Self { types, type_lists, type_memory, .. } = self;
        Sort { bank: Bank::Type, items: types, lists: type_lists, memory: type_memory }
    }

    pub(crate) fn value_list(&self, reg: u32) -> Option<&[H::Value]> {
        self.value_sort().list(reg)
    }

    pub(crate) fn type_list(&self, reg: u32) -> Option<&[H::Type]> {
        self.type_sort().list(reg)
    }

    /// Values and lists of values end to end: a list alone where it is, others in `memory`. `None` if one is
    /// missing.
    #[inline(always)]
    pub(crate) fn values_of<'a>(
        &'a self,
        parts: RegWords<'_>,
        memory: &'a mut Vec<H::Value>,
    ) -> Option<&'a [H::Value]> {
        self.value_sort().end_to_end(parts, memory)
    }

    /// The same for types.
    #[inline(always)]
    pub(crate) fn types_of<'a>(
        &'a self,
        parts: RegWords<'_>,
        memory: &'a mut Vec<H::Type>,
    ) -> Option<&'a [H::Type]> {
        self.type_sort().end_to_end(parts, memory)
    }

    /// Makes a list of `n` values in register `dst`; false if that is more than the run may have.
    #[inline]
    pub(crate) fn list_values(
        &mut self,
        dst: u32,
        n: usize,
        budget: &mut Budget,
        values: impl Iterator<Item = H::Value>,
    ) -> bool {
        let start = self.value_memory.len();
        if !budget.spend_list_items(n) || n > MAX_ITEMS - start {
            return false;
        }
        append(&mut self.value_memory, n, values);
        set(&mut self.value_lists, dst, Some(slice(start, self.value_memory.len())));
        true
    }

    /// Makes what a list has between its first `before` and its last `after` values, which it shares, another
    /// list; false if it is too short.
    pub(crate) fn list_part(&mut self, dst: u32, values: u32, before: u32, after: u32) -> bool {
        let part = get(&self.value_lists, values).and_then(|(start, len)| {
            let len = len.checked_sub(before)?.checked_sub(after)?;
            Some((start + before, len))
        });
        set(&mut self.value_lists, dst, part);
        part.is_some()
    }

    /// Makes a list of `n` types in register `dst`; false if that is more than the run may have.
    #[inline]
    pub(crate) fn list_types(
        &mut self,
        dst: u32,
        n: usize,
        budget: &mut Budget,
        types: impl Iterator<Item = H::Type>,
    ) -> bool {
        let start = self.type_memory.len();
        if !budget.spend_list_items(n) || n > MAX_ITEMS - start {
            return false;
        }
        append(&mut self.type_memory, n, types);
        set(&mut self.type_lists, dst, Some(slice(start, self.type_memory.len())));
        true
    }

    /// Makes the list of the types of the values in register `values`; false if that is more than the run may
    /// have.
    pub(crate) fn list_types_of(&mut self, host: &H, dst: u32, values: u32, budget: &mut Budget) -> bool {
        let Some((first, len)) = get(&self.value_lists, values) else {
            set(&mut self.type_lists, dst, None);
            return true;
        };
        let (start, len) = (self.type_memory.len(), len as usize);
        if !budget.spend_list_items(len) || len > MAX_ITEMS - start {
            return false;
        }
        let first = first as usize;
        let values = self.value_memory.get(first..first + len).unwrap_or_default();
        append(&mut self.type_memory, len, values.iter().map(|&v| host.value_type(v)));
        set(&mut self.type_lists, dst, Some(slice(start, self.type_memory.len())));
        true
    }

    /// Lays values and lists of values end to end, as a list in register `dst`. `None` if one is missing,
    /// false if that is more than the run may have.
    pub(crate) fn join_values(&mut self, dst: u32, parts: RegWords<'_>, budget: &mut Budget) -> Option<bool> {
        let start = self.value_memory.len();
        for part in parts.iter() {
            let room = MAX_ITEMS - self.value_memory.len();
            if part.bank == Bank::Value {
                let value = get(&self.values, part.index)?;
                if room == 0 || !budget.spend_list_items(1) {
                    return Some(false);
                }
                self.value_memory.push(value);
            } else {
                // Code that no compiler writes may ask for the list of a turn that is over.
                let len = self.value_list(part.index)?.len();
                if len > room || !budget.spend_list_items(len) {
                    return Some(false);
                }
                let from = get(&self.value_lists, part.index)?.0 as usize;
                self.value_memory.extend_from_within(from..from + len);
            }
        }
        set(&mut self.value_lists, dst, Some(slice(start, self.value_memory.len())));
        Some(true)
    }

    /// The same for types.
    pub(crate) fn join_types(&mut self, dst: u32, parts: RegWords<'_>, budget: &mut Budget) -> Option<bool> {
        let start = self.type_memory.len();
        for part in parts.iter() {
            let room = MAX_ITEMS - self.type_memory.len();
            if part.bank == Bank::Type {
                let ty = get(&self.types, part.index)?;
                if room == 0 || !budget.spend_list_items(1) {
                    return Some(false);
                }
                self.type_memory.push(ty);
            } else {
                // Code that no compiler writes may ask for the list of a turn that is over.
                let len = self.type_list(part.index)?.len();
                if len > room || !budget.spend_list_items(len) {
                    return Some(false);
                }
                let from = get(&self.type_lists, part.index)?.0 as usize;
                self.type_memory.extend_from_within(from..from + len);
            }
        }
        set(&mut self.type_lists, dst, Some(slice(start, self.type_memory.len())));
        Some(true)
    }

    /// Writes a result of a native, one of `all`, to a register; false if it is of another bank, or a list
    /// that is more than the run may have.
    #[inline]
    pub(crate) fn store(&mut self, all: &Returned<H>, one: Item<H>, to: Reg, budget: &mut Budget) -> bool {
        match (one, to.bank) {
            (Item::Op(op), Bank::Op) => set(&mut self.ops, to.index, Some(op)),
            (Item::Value(value), Bank::Value) => set(&mut self.values, to.index, Some(value)),
            (Item::Type(ty), Bank::Type) => set(&mut self.types, to.index, Some(ty)),
            (Item::Attr(attr), Bank::Attr) => set(&mut self.attrs, to.index, attr),
            (Item::Values(start, end), Bank::Values) => {
                let list = all.value_list(start, end);
                return self.list_values(to.index, list.len(), budget, list.iter().copied());
            }
            (Item::Types(start, end), Bank::Types) => {
                let list = all.type_list(start, end);
                return self.list_types(to.index, list.len(), budget, list.iter().copied());
            }
            _ => return false,
        }
        true
    }
}

/// The registers for one item of a sort, and those for lists of them.
#[derive(Clone, Copy)]
struct Sort<'a, T> {
    bank: Bank,
    items: &'a [Option<T>],
    lists: &'a [Option<(u32, u32)>],
    memory: &'a [T],
}

impl<'a, T: Copy> Sort<'a, T> {
    #[inline(always)]
    fn list(self, reg: u32) -> Option<&'a [T]> {
        let (start, len) = get(self.lists, reg)?;
        self.memory.get(start as usize..start as usize + len as usize)
    }

    /// What registers hold, end to end: a list alone where it is, others in `memory`.
    #[inline(always)]
    fn end_to_end(self, parts: RegWords<'_>, memory: &'a mut Vec<T>) -> Option<&'a [T]> {
        if parts.len() == 1
            && let Some(alone) = parts.get(0).filter(|part| part.bank != self.bank)
        {
            return self.list(alone.index);
        }
        memory.clear();
        for part in parts.iter() {
            if part.bank == self.bank {
                memory.push(get(self.items, part.index)?);
            } else {
                let items = self.list(part.index)?;
                append(memory, items.len(), items.iter().copied());
            }
        }
        Some(memory)
    }
}

/// Appends `n` items. Lists are mostly of one or two, for which a loop is less than a call.
#[inline(always)]
pub(crate) fn append<T: Copy>(list: &mut Vec<T>, n: usize, items: impl Iterator<Item = T>) {
    const FEW: usize = 4;
    if n > FEW {
        return list.extend(items);
    }
    for item in items {
        list.push(item);
    }
}

#[inline(always)]
pub(crate) fn get<T: Copy>(bank: &[Option<T>], reg: u32) -> Option<T> {
    bank.get(reg as usize).copied().flatten()
}

#[inline(always)]
pub(crate) fn set<T>(bank: &mut [Option<T>], reg: u32, value: Option<T>) {
    if let Some(slot) = bank.get_mut(reg as usize) {
        *slot = value;
    }
}

fn slice(start: usize, end: usize) -> (u32, u32) {
    (start as u32, (end - start) as u32)
}
