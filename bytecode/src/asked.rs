//! Who asks for the tests of a matcher: what explanations and messages go by, and nothing that runs.
//!
//! There is an entry for each test of each pattern, and mostly nobody looks at one. So a program keeps them
//! as a file has them, six small numbers each, and they are unpacked when somebody asks.

use crate::program::{Asked, Place};
use bytes::Bytes;
use std::ops::Deref;

/// The entries of a program, packed: each number is written as what it is from the one before, in as few
/// bytes as that needs (seven bits each, the lowest first, the top bit set in all but the last).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PackedAsked {
    count: u32,
    bytes: Bytes,
}

/// How many numbers an entry is.
pub(crate) const NUMBERS: usize = 6;

impl PackedAsked {
    /// What a file has: so many entries, as it says.
    pub(crate) fn from_bytes(count: u32, bytes: Bytes) -> Self {
        Self { count, bytes }
    }

    /// Whether there are neither more numbers nor fewer, and the last one has an end.
    pub(crate) fn is_whole(&self) -> bool {
        let numbers = self.bytes.iter().filter(|&&byte| byte < 0x80).count();
        let whole = self.bytes.last().is_none_or(|&byte| byte < 0x80);
        whole && numbers == NUMBERS * self.count as usize
    }

    /// As a file has them.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.count as usize
    }

    /// Are there none?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// All of them, in order; they end before one with a number that is none.
    pub fn iter(&self) -> impl Iterator<Item = Asked> {
        let (mut rest, mut last) = (&self.bytes[..], Asked::default());
        std::iter::from_fn(move || {
            if rest.is_empty() {
                return None;
            }
            let from = step(&mut rest, last.from)?;
            last = Asked {
                from,
                to: step(&mut rest, from)?,
                pattern: step(&mut rest, last.pattern)?,
                place: Place {
                    file: step(&mut rest, last.place.file)?,
                    line: step(&mut rest, last.place.line)?,
                    column: step(&mut rest, last.place.column)?,
                },
            };
            Some(last)
        })
    }

    /// All of them, to be looked up by code.
    #[must_use]
    pub fn unpack(&self) -> AskedTable {
        AskedTable(self.iter().collect())
    }
}

impl FromIterator<Asked> for PackedAsked {
    fn from_iter<I: IntoIterator<Item = Asked>>(all: I) -> Self {
        let (all, mut last) = (all.into_iter(), Asked::default());
        let mut packed = Packer { count: 0, bytes: Vec::with_capacity((NUMBERS + 1) * all.size_hint().0) };
        for asked in all {
            let Asked { from, to, pattern, place } = asked;
            packed.add(last.from, from);
            packed.add(from, to);
            packed.add(last.pattern, pattern);
            packed.add(last.place.file, place.file);
            packed.add(last.place.line, place.line);
            packed.add(last.place.column, place.column);
            packed.count += 1;
            last = asked;
        }
        Self { count: packed.count, bytes: packed.bytes.into() }
    }
}

/// Makes a [`PackedAsked`].
struct Packer {
    count: u32,
    bytes: Vec<u8>,
}

impl Packer {
    /// Writes what a number is from the one before it, which is mostly near: forwards and backwards in turn.
    fn add(&mut self, before: u32, number: u32) {
        let step = number.wrapping_sub(before);
        let mut left = step << 1 ^ ((step as i32 >> 31) as u32);
        while left >= 0x80 {
            self.bytes.push(left as u8 | 0x80);
            left >>= 7;
        }
        self.bytes.push(left as u8);
    }
}

/// Takes what [`Packer::add`] has written after `before`.
fn step(bytes: &mut &[u8], before: u32) -> Option<u32> {
    let mut step = 0;
    for shift in (0..u32::BITS).step_by(7) {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        step |= u32::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Some(before.wrapping_add(step >> 1 ^ (step & 1).wrapping_neg()));
        }
    }
    None
}

/// The entries of a program, in order.
#[derive(Clone, Debug, Default)]
pub struct AskedTable(Vec<Asked>);

impl Deref for AskedTable {
    type Target = [Asked];

    fn deref(&self) -> &[Asked] {
        &self.0
    }
}

impl AskedTable {
    /// Which patterns ask for the test that the matcher code at `pc` is part of, and where in the source: all
    /// that share it. With `pc` 0 all patterns, with what they say of their root. Empty for code that only
    /// leads from one test to the next.
    pub fn by(&self, pc: u32) -> impl Iterator<Item = &Asked> {
        let end = self.0.partition_point(|a| a.from <= pc);
        let from = self.0[..end].last().map_or(0, |a| a.from);
        let start = self.0[..end].partition_point(|a| a.from < from);
        self.0[start..end].iter().filter(move |a| pc < a.to)
    }
}
