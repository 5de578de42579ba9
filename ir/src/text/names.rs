//! SSA names while reading: which value a `%name` stands for.
//!
//! Names that are canonical decimal numbers index a vector; all others go through one hash map. Every
//! definition is logged, and closing a region undoes what was defined since it was opened, so shadowing and
//! scopes cost nothing.

use super::parser::Parser;
use crate::entity::{BodyId, NIL, Value};
use rustc_hash::FxHashMap;

/// A name, interned: an index below `NAMED`, or one with that bit set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct NameId(u32);

const NAMED: u32 = 1 << 31;

/// What a name stands for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// Raw value or `NIL`.
    value: u32,
    pub(super) body: BodyId,
}

impl Entry {
    pub(super) fn new(value: Value, body: BodyId) -> Self {
        Entry { value: value.0, body }
    }

    #[inline]
    pub(super) fn value(self) -> Option<Value> {
        Value::link(self.value)
    }
}

const VACANT: Entry = Entry { value: NIL, body: BodyId(0) };

/// A use as written: `%name#number` at a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct UseRef {
    pub(super) name: NameId,
    pub(super) number: u32,
    pub(super) at: usize,
}

#[derive(Default)]
pub(super) struct Names<'s> {
    numbers: Vec<Entry>,
    named: Vec<Entry>,
    ids: FxHashMap<&'s [u8], u32>,
    /// Entries for the second and later results of a pack.
    more: FxHashMap<(NameId, u32), Entry>,
    log: Vec<(NameId, u32)>,
}

impl<'s> Names<'s> {
    /// The id of a name without its `%`. `limit` bounds the vector of numbers: larger ones are hashed.
    #[inline]
    pub(super) fn id(&mut self, name: &'s [u8], limit: usize) -> NameId {
        if let Some(number) = canonical(name)
            && (number as usize) < limit
        {
            return NameId(number);
        }
        let next = self.named.len() as u32;
        let id = *self.ids.entry(name).or_insert(next);
        if id == next {
            self.named.push(VACANT);
        }
        NameId(id | NAMED)
    }

    #[inline]
    pub(super) fn get(&self, name: NameId, number: u32) -> Entry {
        if number != 0 {
            return self.more.get(&(name, number)).copied().unwrap_or(VACANT);
        }
        let (table, index) =
            if name.0 & NAMED == 0 { (&self.numbers, name.0) } else { (&self.named, name.0 & !NAMED) };
        table.get(index as usize).copied().unwrap_or(VACANT)
    }

    pub(super) fn set(&mut self, name: NameId, number: u32, entry: Entry) {
        if number != 0 {
            self.more.insert((name, number), entry);
        } else if name.0 & NAMED != 0 {
            self.named[(name.0 & !NAMED) as usize] = entry;
        } else {
            let index = name.0 as usize;
            if index >= self.numbers.len() {
                self.numbers.resize(index + 1, VACANT);
            }
            self.numbers[index] = entry;
        }
    }

    /// Sets an entry that goes away when the innermost open region closes.
    #[inline]
    pub(super) fn define(&mut self, name: NameId, number: u32, entry: Entry) {
        self.set(name, number, entry);
        self.log.push((name, number));
    }

    /// The mark to close a region with.
    pub(super) fn open(&self) -> usize {
        self.log.len()
    }

    pub(super) fn close(&mut self, mark: usize) {
        while self.log.len() > mark {
            if let Some((name, number)) = self.log.pop() {
                if number == 0 {
                    self.set(name, 0, VACANT);
                } else {
                    self.more.remove(&(name, number));
                }
            }
        }
    }
}

/// Value of a decimal number of at most nine digits without superfluous zeros.
#[inline]
fn canonical(name: &[u8]) -> Option<u32> {
    if name.len() > 9 || (name[0] == b'0' && name.len() > 1) {
        return None;
    }
    let mut number = 0;
    for &byte in name {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        number = number * 10 + u32::from(digit);
    }
    Some(number)
}

impl<'s> Parser<'_, 's> {
    #[inline]
    pub(super) fn name_id(&mut self, name: &'s [u8]) -> NameId {
        self.names.id(name, self.text.len())
    }
}
