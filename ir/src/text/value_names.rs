//! Names of values in printed text: legal, and different from all that are visible.

use super::print::Printer;
use crate::entity::Loc;
use crate::loc::LocData;
use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::Hasher;
use std::sync::Arc;

/// Names of the values of a body, one after the other.
#[derive(Default)]
pub(super) struct Names {
    bytes: Vec<u8>,
    ends: Vec<u32>,
}

impl Names {
    pub(super) fn clear(&mut self) {
        self.bytes.clear();
        self.ends.clear();
    }

    pub(super) fn add(&mut self, name: &[u8]) -> u32 {
        self.bytes.extend_from_slice(name);
        self.ends.push(self.bytes.len() as u32);
        self.ends.len() as u32 - 1
    }

    fn count(&self) -> usize {
        self.ends.len()
    }

    /// Leaves so many names.
    fn truncate(&mut self, count: usize) {
        self.ends.truncate(count);
        self.bytes.truncate(self.ends.last().map_or(0, |&end| end as usize));
    }

    pub(super) fn get(&self, index: u32) -> &[u8] {
        let index = index as usize;
        let start = if index == 0 { 0 } else { self.ends[index - 1] as usize };
        &self.bytes[start..self.ends[index] as usize]
    }
}

/// Names that are visible where the numbering is: those of a region and of the regions around it.
#[derive(Default)]
pub(super) struct UsedNames {
    names: Names,
    /// Numbers of names in `names`, by their text.
    set: HashTable<u32>,
    /// The name that is being made.
    next: Vec<u8>,
}

fn hash(name: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(name);
    hasher.finish()
}

impl UsedNames {
    pub(super) fn new(around: &[Box<[u8]>]) -> Self {
        let mut used = UsedNames::default();
        around.iter().for_each(|name| used.insert(name));
        used
    }

    fn insert(&mut self, name: &[u8]) {
        let index = self.names.add(name);
        let names = &self.names;
        self.set.insert_unique(hash(name), index, |&index| hash(names.get(index)));
    }

    fn contains(&self, name: &[u8]) -> bool {
        self.set.find(hash(name), |&index| self.names.get(index) == name).is_some()
    }

    /// What [`Self::back_to`] takes to leave the regions that were entered since.
    pub(super) fn mark(&self) -> usize {
        self.names.count()
    }

    pub(super) fn back_to(&mut self, mark: usize) {
        for index in mark..self.names.count() {
            let index = index as u32;
            if let Ok(entry) = self.set.find_entry(hash(self.names.get(index)), |&other| other == index) {
                entry.remove();
            }
        }
        self.names.truncate(mark);
    }

    /// All names.
    pub(super) fn all(&self) -> Arc<[Box<[u8]>]> {
        (0..self.names.count()).map(|index| self.names.get(index as u32).into()).collect()
    }

    /// Whether a value is called `argNUMBER` already.
    pub(super) fn is_in_use(&self, number: u32) -> bool {
        !self.set.is_empty() && self.contains(format!("arg{number}").as_bytes())
    }

    /// A name made legal and new, which is in use from now on.
    pub(super) fn unique(&mut self, name: &[u8], conflicts: &mut u32) -> &[u8] {
        let mut next = std::mem::take(&mut self.next);
        next.clear();
        legal(name, &mut next);
        if self.contains(&next) {
            next.push(b'_');
            let stem = next.len();
            while next.len() == stem || self.contains(&next) {
                next.truncate(stem);
                next.extend_from_slice(itoa::Buffer::new().format(*conflicts).as_bytes());
                *conflicts += 1;
            }
        }
        self.insert(&next);
        self.next = next;
        &self.next
    }
}

/// A name of which the lexer takes every byte: others become `_` (blanks) or two hexadecimal digits.
fn legal(name: &[u8], out: &mut Vec<u8>) {
    if name.first().is_some_and(u8::is_ascii_digit) {
        out.push(b'_');
    }
    for &byte in name {
        match byte {
            b'$' | b'.' | b'_' | b'-' => out.push(byte),
            b' ' => out.push(b'_'),
            _ if byte.is_ascii_alphanumeric() => out.push(byte),
            _ => out.extend_from_slice(format!("{byte:X}").as_bytes()),
        }
    }
}

impl Printer<'_> {
    /// The first name in a location, if values are to be called by it.
    pub(super) fn location_name(&self, loc: Option<Loc>) -> Option<Vec<u8>> {
        if !self.options.nameloc_prefix {
            return None;
        }
        let mut stack = vec![loc?];
        while let Some(loc) = stack.pop() {
            match self.locs.data(loc) {
                Some(LocData::Named { name, .. }) => return Some(self.ctx.bytes(*name).to_vec()),
                Some(LocData::CallSite { callee, caller }) => stack.extend([*caller, *callee]),
                Some(LocData::Fused { parts, .. }) => stack.extend(parts.iter().rev()),
                _ => {}
            }
        }
        None
    }
}
