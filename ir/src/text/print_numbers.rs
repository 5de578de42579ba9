//! Printing numbers, and the elements of `dense` and `array`.

use super::floats::{Big, write_float};
use super::print::Printer;
use super::write::{write_hex_string, write_number};
use crate::attrs::{Dense, DenseData};
use crate::elements::{Element, element};
use crate::entity::Type;
use crate::types::Sign;

/// Makes a number of several words, the lowest first, its negative: its two's complement.
pub fn negate_words(words: &mut [u64]) {
    let mut carry = true;
    for word in words {
        (*word, carry) = (!*word).overflowing_add(u64::from(carry));
    }
}

/// A number of several words, the lowest first, in decimal; with a sign its highest bit counts as one.
#[must_use]
pub fn print_words(words: &[u64], signed: bool) -> String {
    let mut magnitude = words.to_vec();
    let negative = signed && words.last().is_some_and(|&top| (top as i64) < 0);
    if negative {
        negate_words(&mut magnitude);
    }
    let digits = Big::from_words(&magnitude).digits();
    let digits = if digits.is_empty() { "0".into() } else { String::from_utf8_lossy(&digits) };
    format!("{}{digits}", if negative { "-" } else { "" })
}

impl Printer<'_> {
    pub(super) fn integer(&mut self, ty: Type, value: i64) {
        let unsigned = matches!(self.ctx.int_width(ty), Some((_, Sign::Unsigned)));
        if value < 0 && !unsigned {
            self.put("-");
        }
        write_number(if unsigned { value as u64 } else { value.unsigned_abs() }, &mut self.out);
    }

    pub(super) fn big_integer(&mut self, ty: Type, words: &[u64]) {
        let unsigned = matches!(self.ctx.int_width(ty), Some((_, Sign::Unsigned)));
        self.put(&print_words(words, !unsigned));
    }

    pub(super) fn float(&mut self, ty: Type, bits: u128) -> bool {
        match self.ctx.float_kind(ty) {
            Some(kind) => write_float(kind, bits, &mut self.out),
            None => false,
        }
    }

    /// One number from its little-endian bytes, as in `dense` and `array`.
    pub(super) fn number(&mut self, element: Element, bytes: &[u8]) {
        if element.bits == 1 && self.ctx.float_kind(element.scalar).is_none() {
            return self.put(if bytes[0] & 1 != 0 { "true" } else { "false" });
        }
        let word = |chunk: &[u8]| chunk.iter().rev().fold(0u64, |n, &b| n << 8 | u64::from(b));
        let words: Vec<u64> = bytes.chunks(8).map(word).collect();
        if self.ctx.float_kind(element.scalar).is_some() {
            let low = words.first().copied().unwrap_or(0);
            let high = words.get(1).copied().unwrap_or(0);
            self.float(element.scalar, u128::from(low) | (u128::from(high) << 64));
            return;
        }
        // Sign extension to whole words.
        let mut words = words;
        if words.is_empty() {
            words.push(0);
        }
        let (width, sign) = self.ctx.int_width(element.scalar).unwrap_or((64, Sign::Signless));
        let top_bits = width - 64 * (words.len() as u32 - 1);
        if let Some(top) = words.last_mut()
            && sign != Sign::Unsigned
            && (1..64).contains(&top_bits)
        {
            *top = (((*top << (64 - top_bits)) as i64) >> (64 - top_bits)) as u64;
        }
        match words[..] {
            [one] => self.integer(element.scalar, one as i64),
            _ => self.big_integer(element.scalar, &words),
        }
    }

    /// What stands between the angle brackets of `dense`.
    pub(super) fn dense(&mut self, dense: &Dense, may_be_hex: bool) {
        let ctx = self.ctx;
        let Some((dims, element_type)) = ctx.type_data(dense.ty).shaped() else { return };
        let element = element(ctx, element_type);
        let count = dims.iter().fold(1i64, |n, &d| n.saturating_mul(d));
        if dense.splat {
            return self.dense_element(dense, element, 0);
        }
        if count == 0 {
            return;
        }
        if let (DenseData::Bytes(bytes), Some(element)) = (&dense.data, element)
            && count > 100
            && may_be_hex
        {
            return self.dense_blob(bytes, element);
        }
        self.dense_list(dense, element, dims);
    }

    /// Nested lists without recursion (a type can have any number of dimensions): before element `i` as many
    /// lists open as there are inner shapes whose size divides `i`.
    pub(super) fn dense_list(&mut self, dense: &Dense, element: Option<Element>, dims: &[i64]) {
        let mut sizes = Vec::with_capacity(dims.len());
        let mut count = 1;
        for &dim in dims.iter().rev() {
            count *= dim as usize;
            sizes.push(count);
        }
        let boundaries = |i: usize| sizes.iter().take_while(|&&size| i.is_multiple_of(size)).count();
        for i in 0..count {
            let opening = boundaries(i);
            if i > 0 {
                self.put(", ");
            }
            self.out.resize(self.out.len() + opening, b'[');
            self.dense_element(dense, element, i);
            self.out.resize(self.out.len() + boundaries(i + 1), b']');
        }
    }

    pub(super) fn dense_element(&mut self, dense: &Dense, element: Option<Element>, index: usize) {
        match (&dense.data, element) {
            (DenseData::Strings(names), _) => self.string(names[index]),
            (DenseData::Bytes(bytes), Some(element)) => {
                let size = element.bytes * element.parts;
                let bytes = &bytes[index * size..(index + 1) * size];
                if element.parts == 1 {
                    return self.number(element, bytes);
                }
                self.put("(");
                self.number(element, &bytes[..element.bytes]);
                self.put(",");
                self.number(element, &bytes[element.bytes..]);
                self.put(")");
            }
            (DenseData::Bytes(_), None) => {}
        }
    }

    pub(super) fn dense_blob(&mut self, bytes: &[u8], element: Element) {
        if element.scalar == self.ctx.known().i1 && element.parts == 1 {
            let pack = |chunk: &[u8]| chunk.iter().enumerate().fold(0, |byte, (i, &b)| byte | (b & 1) << i);
            let packed: Vec<u8> = bytes.chunks(8).map(pack).collect();
            return write_hex_string(&packed, &mut self.out);
        }
        write_hex_string(bytes, &mut self.out);
    }
}
