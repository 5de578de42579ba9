//! Integers of any number of bits, as MLIR's `APInt`: two's complement, without sign.

use std::cmp::Ordering;
use std::sync::Arc;

/// An integer of some bits. Bits above the width are 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Big {
    width: u32,
    words: Words,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Words {
    /// Of at most 64 bits.
    One(u64),
    /// Little-endian, as many as the width asks for.
    Many(Arc<[u64]>),
}

fn mask(bits: u32) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}

impl Big {
    /// From words, little-endian; missing ones are `fill`, and what is above the width is cut.
    pub(crate) fn new(width: u32, words: &[u64], fill: u64) -> Self {
        let word = |i: usize| words.get(i).copied().unwrap_or(fill);
        let words = match width {
            0..=64 => Words::One(word(0) & mask(width)),
            _ => {
                let count = (width as usize).div_ceil(64);
                let top = width - 64 * (count as u32 - 1);
                let cut = |i| if i + 1 == count { word(i) & mask(top) } else { word(i) };
                Words::Many((0..count).map(cut).collect())
            }
        };
        Big { width, words }
    }

    pub(crate) fn width(&self) -> u32 {
        self.width
    }

    /// The words, little-endian.
    pub(crate) fn words(&self) -> &[u64] {
        match &self.words {
            Words::One(word) => std::slice::from_ref(word),
            Words::Many(words) => words,
        }
    }

    pub(crate) fn is_negative(&self) -> bool {
        let Some(top) = self.width.checked_sub(1) else { return false };
        self.words()[top as usize / 64] >> (top % 64) & 1 == 1
    }

    pub(crate) fn is_zero(&self) -> bool {
        self.words().iter().all(|&w| w == 0)
    }

    pub(crate) fn ones(&self) -> u32 {
        self.words().iter().map(|w| w.count_ones()).sum()
    }

    /// How many bits it takes without sign.
    pub(crate) fn active_bits(&self) -> u32 {
        let words = self.words().iter().enumerate().rev();
        let highest = words.map(|(i, w)| (i, w.leading_zeros())).find(|(_, zeros)| *zeros < 64);
        highest.map_or(0, |(i, zeros)| 64 * (i as u32 + 1) - zeros)
    }

    /// How many bits below the lowest 1 there are; all if there is none.
    pub(crate) fn trailing_zeros(&self) -> u32 {
        let words = self.words().iter().enumerate();
        let lowest = words.map(|(i, w)| (i, w.trailing_zeros())).find(|(_, zeros)| *zeros < 64);
        lowest.map_or(self.width, |(i, zeros)| 64 * i as u32 + zeros)
    }

    /// As an unsigned number, if it fits.
    pub(crate) fn zero_extended(&self) -> Option<u64> {
        let (low, high) = self.words().split_first()?;
        high.iter().all(|&w| w == 0).then_some(*low)
    }

    /// As a signed number, if it fits.
    pub(crate) fn sign_extended(&self) -> Option<i64> {
        if self.width == 0 {
            return Some(0);
        }
        let (low, high) = self.words().split_first()?;
        if self.width <= 64 {
            let unused = 64 - self.width;
            return Some((*low << unused) as i64 >> unused);
        }
        let fill = if (*low as i64) < 0 { u64::MAX } else { 0 };
        let top = self.width - 64 * high.len() as u32;
        let fits =
            |(i, &w): (usize, &u64)| if i + 1 == high.len() { w == fill & mask(top) } else { w == fill };
        high.iter().enumerate().all(fits).then_some(*low as i64)
    }

    /// Compared with another of the same width.
    pub(crate) fn compare(&self, other: &Big, signed: bool) -> Ordering {
        if signed && self.is_negative() != other.is_negative() {
            return other.is_negative().cmp(&self.is_negative());
        }
        self.words().iter().rev().cmp(other.words().iter().rev())
    }

    /// Compared with an unsigned number.
    pub(crate) fn compare_unsigned(&self, other: u64) -> Ordering {
        self.zero_extended().map_or(Ordering::Greater, |w| w.cmp(&other))
    }

    /// Compared with a signed number.
    pub(crate) fn compare_signed(&self, other: i64) -> Ordering {
        match self.sign_extended() {
            Some(w) => w.cmp(&other),
            None if self.is_negative() => Ordering::Less,
            None => Ordering::Greater,
        }
    }

    /// Word by word with another of the same width, with a carry from each word to the next.
    pub(crate) fn zip(&self, other: &Big, f: impl Fn(u64, u64, bool) -> (u64, bool)) -> Big {
        let mut carry = false;
        let pairs = self.words().iter().zip(other.words());
        let words: Vec<u64> = pairs
            .map(|(&a, &b)| {
                let (word, next) = f(a, b, carry);
                carry = next;
                word
            })
            .collect();
        Big::new(self.width, &words, 0)
    }

    /// All bits so many places up; those that leave the width are lost.
    pub(crate) fn shifted_left(&self, count: u32) -> Big {
        let (whole, bits) = (count as usize / 64, count % 64);
        let words = self.words();
        let word = |i: usize| i.checked_sub(whole).and_then(|i| words.get(i)).copied().unwrap_or(0);
        let moved = |i: usize| match (bits, i) {
            (0, _) => word(i),
            (_, 0) => word(0) << bits,
            _ => word(i) << bits | word(i - 1) >> (64 - bits),
        };
        let moved: Vec<u64> = (0..words.len()).map(moved).collect();
        Big::new(self.width, &moved, 0)
    }

    /// All bits the other way.
    pub(crate) fn complement(&self) -> Big {
        let words: Vec<u64> = self.words().iter().map(|w| !w).collect();
        Big::new(self.width, &words, 0)
    }
}

/// Sum, with carry.
pub(crate) fn add(a: u64, b: u64, carry: bool) -> (u64, bool) {
    let (sum, first) = a.overflowing_add(b);
    let (sum, second) = sum.overflowing_add(carry.into());
    (sum, first || second)
}

/// Difference, with borrow.
pub(crate) fn subtract(a: u64, b: u64, borrow: bool) -> (u64, bool) {
    let (difference, first) = a.overflowing_sub(b);
    let (difference, second) = difference.overflowing_sub(borrow.into());
    (difference, first || second)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn of(width: u32, value: u128) -> Big {
        Big::new(width, &[value as u64, (value >> 64) as u64], 0)
    }

    /// The number that so many bits of `value` are.
    fn number(width: u32, value: u128) -> (u128, i128) {
        let unused = 128 - width;
        (value << unused >> unused, (value << unused) as i128 >> unused)
    }

    proptest! {
        #[test]
        fn as_numbers_of_128_bits(width in 1u32..=128, x: u128, y: u128, z: u64) {
            let (a, b) = (of(width, x), of(width, y));
            let ((ux, sx), (uy, sy)) = (number(width, x), number(width, y));
            prop_assert_eq!(a.zero_extended(), u64::try_from(ux).ok());
            prop_assert_eq!(a.sign_extended(), i64::try_from(sx).ok());
            prop_assert_eq!(a.compare(&b, false), ux.cmp(&uy));
            prop_assert_eq!(a.compare(&b, true), sx.cmp(&sy));
            prop_assert_eq!(a.compare_unsigned(z), ux.cmp(&u128::from(z)));
            prop_assert_eq!(a.compare_signed(z as i64), sx.cmp(&i128::from(z as i64)));
            prop_assert_eq!(a.zip(&b, add), of(width, ux.wrapping_add(uy)));
            prop_assert_eq!(a.zip(&b, subtract), of(width, ux.wrapping_sub(uy)));
            prop_assert_eq!(a.complement(), of(width, !ux));
            prop_assert_eq!(a.active_bits(), 128 - ux.leading_zeros());
            prop_assert_eq!(a.trailing_zeros(), ux.trailing_zeros().min(width));
            prop_assert_eq!((a.is_negative(), a.is_zero(), a.ones()), (sx < 0, ux == 0, ux.count_ones()));
        }
    }
}
