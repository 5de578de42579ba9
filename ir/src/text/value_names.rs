//! Names of values in printed text: legal, and different from all that are visible.

use super::print::Printer;
use crate::entity::Loc;
use crate::loc::LocData;
use rustc_hash::FxHashSet;
use std::rc::Rc;

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

    pub(super) fn get(&self, index: u32) -> &[u8] {
        let index = index as usize;
        let start = if index == 0 { 0 } else { self.ends[index - 1] as usize };
        &self.bytes[start..self.ends[index] as usize]
    }
}

/// Names that are visible where the numbering is: those of a region and of the regions around it.
#[derive(Default)]
pub(super) struct UsedNames {
    set: FxHashSet<Box<[u8]>>,
    log: Vec<Box<[u8]>>,
}

impl UsedNames {
    pub(super) fn new(around: &[Box<[u8]>]) -> Self {
        UsedNames { set: around.iter().cloned().collect(), log: around.to_vec() }
    }

    /// What [`Self::back_to`] takes to leave the regions that were entered since.
    pub(super) fn mark(&self) -> usize {
        self.log.len()
    }

    pub(super) fn back_to(&mut self, mark: usize) {
        for name in self.log.drain(mark.min(self.log.len())..) {
            self.set.remove(&name);
        }
    }

    /// All names.
    pub(super) fn all(&self) -> Rc<[Box<[u8]>]> {
        self.log.as_slice().into()
    }

    /// Whether a value is called `argNUMBER` already.
    pub(super) fn is_in_use(&self, number: u32) -> bool {
        !self.set.is_empty() && self.set.contains(format!("arg{number}").as_bytes())
    }

    /// A name made legal and new, which is in use from now on.
    pub(super) fn unique(&mut self, name: &[u8], conflicts: &mut u32) -> &[u8] {
        let mut name = legal(name);
        if self.set.contains(name.as_slice()) {
            name.push(b'_');
            let stem = name.len();
            while self.set.contains(name.as_slice()) || name.len() == stem {
                name.truncate(stem);
                name.extend_from_slice(conflicts.to_string().as_bytes());
                *conflicts += 1;
            }
        }
        let name: Box<[u8]> = name.into();
        self.set.insert(name.clone());
        self.log.push(name);
        self.log.last().map_or(&[], |name| name)
    }
}

/// A name of which the lexer takes every byte: others become `_` (blanks) or two hexadecimal digits.
fn legal(name: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(name.len() + 8);
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
    out
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
