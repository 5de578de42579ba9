//! SSA names while reading: which value a `%name` stands for.
//!
//! Names that are canonical decimal numbers index a vector; all others go through one hash map. Every
//! definition is logged, and closing a region undoes what was defined since it was opened, so shadowing and
//! scopes cost nothing. In front of the map is a table with one place for each short name, since the names
//! that a function uses are looked up again and again.

use super::parser::Parser;
use crate::entity::{BodyId, NIL, Value};
use rustc_hash::FxHashMap;

/// A name, interned: an index below `NAMED`, or one with that bit set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct NameId(u32);

const NAMED: u32 = 1 << 31;

/// How many places there are for short names: a power of two.
const SHORT: usize = 1 << 10;

/// A name of at most seven bytes as a number that no other has; 0 for others.
#[inline]
fn short(name: &[u8]) -> u64 {
    let len = name.len();
    let four = |from: usize| match name[from..].first_chunk() {
        Some(&bytes) => u64::from(u32::from_le_bytes(bytes)),
        None => 0,
    };
    let text = match len {
        4..=7 => four(0) | four(len - 4) << (8 * (len - 4)),
        // The middle of two or three bytes is the first or the second one.
        1..=3 => {
            u64::from(name[0])
                | u64::from(name[len / 2]) << (8 * (len / 2))
                | u64::from(name[len - 1]) << (8 * (len - 1))
        }
        _ => return 0,
    };
    text << 8 | len as u64
}

/// What a name stands for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// Raw value or `NIL`.
    value: u32,
    pub(super) body: BodyId,
}

impl Entry {
    /// Of a name that stands for nothing.
    pub(super) const VACANT: Self = Self { value: NIL, body: BodyId(0) };

    pub(super) fn new(value: Value, body: BodyId) -> Self {
        Entry { value: value.0, body }
    }

    #[inline]
    pub(super) fn value(self) -> Option<Value> {
        Value::link(self.value)
    }
}

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
    /// Of short names, and what is in `ids` for them.
    recent: Vec<(u64, u32)>,
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
        let short = short(name);
        // As in rustc's hash: the upper bits of a product count.
        let upper = u64::BITS - SHORT.trailing_zeros();
        let place = (short.wrapping_mul(0x517c_c1b7_2722_0a95) >> upper) as usize;
        match self.recent.get(place) {
            Some(&(known, id)) if known == short && short != 0 => NameId(id | NAMED),
            _ => self.look_up(name, short, place),
        }
    }

    fn look_up(&mut self, name: &'s [u8], short: u64, place: usize) -> NameId {
        let next = self.named.len() as u32;
        let id = *self.ids.entry(name).or_insert(next);
        if id == next {
            self.named.push(Entry::VACANT);
        }
        if short != 0 {
            if self.recent.is_empty() {
                self.recent.resize(SHORT, (0, 0));
            }
            self.recent[place] = (short, id);
        }
        NameId(id | NAMED)
    }

    #[inline]
    pub(super) fn get(&self, name: NameId, number: u32) -> Entry {
        if number != 0 {
            return self.more.get(&(name, number)).copied().unwrap_or(Entry::VACANT);
        }
        let (table, index) =
            if name.0 & NAMED == 0 { (&self.numbers, name.0) } else { (&self.named, name.0 & !NAMED) };
        table.get(index as usize).copied().unwrap_or(Entry::VACANT)
    }

    pub(super) fn set(&mut self, name: NameId, number: u32, entry: Entry) {
        if number != 0 {
            self.more.insert((name, number), entry);
        } else if name.0 & NAMED != 0 {
            self.named[(name.0 & !NAMED) as usize] = entry;
        } else {
            let index = name.0 as usize;
            if index >= self.numbers.len() {
                self.numbers.resize(index + 1, Entry::VACANT);
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
                    self.set(name, 0, Entry::VACANT);
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

#[cfg(test)]
mod tests {
    use super::{Names, short};

    #[test]
    fn short_names_are_told_apart() {
        let letters = [b'a', b'b', b'.'];
        let mut names: Vec<Vec<u8>> = vec![Vec::new()];
        let mut all = Vec::new();
        for _ in 0..7 {
            let longer = names.iter().flat_map(|name| letters.map(|letter| [&name[..], &[letter]].concat()));
            names = longer.collect();
            all.extend(names.clone());
        }
        let count = all.len();
        let mut numbers: Vec<u64> = all.iter().map(|name| short(name)).collect();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!((numbers.len(), short(b""), short(b"12345678")), (count, 0, 0));
        assert!(numbers.iter().all(|&number| number != 0));
    }

    #[test]
    fn a_name_keeps_its_id() {
        let texts: Vec<String> = (0..5000).map(|i| format!("v{i}")).chain(["a_long_name".into()]).collect();
        let mut names = Names::default();
        let first: Vec<_> = texts.iter().map(|text| names.id(text.as_bytes(), 0)).collect();
        let again: Vec<_> = texts.iter().map(|text| names.id(text.as_bytes(), 0)).collect();
        assert_eq!(first, again);
        assert!((1..first.len()).all(|i| !first[..i].contains(&first[i])));
    }
}
