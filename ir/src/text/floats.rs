//! Decimal text of floats, digit for digit MLIR's.
//!
//! The value is written exactly as an integer times a power of ten, cut to the digits that the format can
//! need, and rounded half up in decimal; three forms are tried in turn (short scientific, full, hexadecimal
//! bits).

use crate::float::{self, Decoded, FloatKind, Format};
use std::cmp::Ordering;

/// An unsigned integer of any size, little-endian, without leading zero limbs.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Big(Vec<u32>);

impl Big {
    pub(super) fn from_words(words: &[u64]) -> Big {
        Big(words.iter().flat_map(|&w| [w as u32, (w >> 32) as u32]).collect()).trimmed()
    }

    fn from_u128(value: u128) -> Big {
        Big::from_words(&[value as u64, (value >> 64) as u64])
    }

    fn trimmed(mut self) -> Big {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        self
    }

    fn bits(&self) -> u64 {
        self.0.last().map_or(0, |top| 32 * self.0.len() as u64 - u64::from(top.leading_zeros()))
    }

    fn mul_small(&mut self, factor: u32) {
        let mut carry = 0;
        for limb in &mut self.0 {
            let wide = u64::from(*limb) * u64::from(factor) + carry;
            *limb = wide as u32;
            carry = wide >> 32;
        }
        if carry != 0 {
            self.0.push(carry as u32);
        }
    }

    fn mul_power(&mut self, base: u32, mut exponent: u32) {
        // 5^13 and 10^9 are the largest powers that fit a limb.
        let chunk = if base == 5 { 13 } else { 9 };
        while exponent > 0 {
            let step = exponent.min(chunk);
            self.mul_small(base.pow(step));
            exponent -= step;
        }
    }

    fn shl(&mut self, bits: u32) {
        let low = bits % 32;
        if low != 0 {
            self.mul_small(1 << low);
        }
        self.0.splice(0..0, std::iter::repeat_n(0, (bits / 32) as usize));
        *self = std::mem::replace(self, Big(Vec::new())).trimmed();
    }

    /// Divides in place, returns the remainder.
    fn div_small(&mut self, divisor: u32) -> u32 {
        let mut rest = 0u64;
        for limb in self.0.iter_mut().rev() {
            let wide = (rest << 32) | u64::from(*limb);
            *limb = (wide / u64::from(divisor)) as u32;
            rest = wide % u64::from(divisor);
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest as u32
    }

    fn compare(&self, other: &Big) -> Ordering {
        self.0.len().cmp(&other.0.len()).then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }

    /// `|self - other|`
    fn distance(&self, other: &Big) -> Big {
        let (large, small) =
            if self.compare(other) == Ordering::Less { (other, self) } else { (self, other) };
        let mut borrow = 0;
        let limbs = large.0.iter().enumerate().map(|(i, &a)| {
            let wide = i64::from(a) - i64::from(small.0.get(i).copied().unwrap_or(0)) - borrow;
            borrow = i64::from(wide < 0);
            wide as u32
        });
        Big(limbs.collect()).trimmed()
    }

    /// Decimal digits, most significant first; none for zero.
    pub(super) fn digits(mut self) -> Vec<u8> {
        let mut digits = Vec::new();
        while !self.0.is_empty() {
            let mut chunk = self.div_small(1_000_000_000);
            for _ in 0..9 {
                digits.push(b'0' + (chunk % 10) as u8);
                chunk /= 10;
            }
        }
        while digits.last() == Some(&b'0') {
            digits.pop();
        }
        digits.reverse();
        digits
    }
}

/// Digits and the power of ten of the last one, rounded to at most `precision` digits.
fn decimal(significand: u128, exponent: i32, precision: u32) -> (Vec<u8>, i32) {
    let zeros = significand.trailing_zeros();
    let (significand, exponent) = (significand >> zeros, exponent + zeros as i32);
    let mut number = Big::from_u128(significand);
    let mut power = 0;
    if exponent >= 0 {
        number.shl(exponent as u32);
    } else {
        number.mul_power(5, exponent.unsigned_abs());
        power = exponent;
    }
    let need = u64::from((precision * 196).div_ceil(59));
    if number.bits() > need {
        let mut drop = ((number.bits() - need) * 59 / 196) as u32;
        power += drop as i32;
        while drop > 0 {
            let step = drop.min(9);
            number.div_small(10u32.pow(step));
            drop -= step;
        }
    }
    let mut digits = number.digits();
    let trim = |digits: &mut Vec<u8>, power: &mut i32| {
        while digits.len() > 1 && digits.last() == Some(&b'0') {
            digits.pop();
            *power += 1;
        }
    };
    trim(&mut digits, &mut power);
    let precision = precision as usize;
    if digits.len() > precision {
        let up = digits[precision] >= b'5';
        power += (digits.len() - precision) as i32;
        digits.truncate(precision);
        if up {
            match digits.iter().rposition(|&d| d != b'9') {
                Some(last) => {
                    digits[last] += 1;
                    power += (digits.len() - 1 - last) as i32;
                    digits.truncate(last + 1);
                }
                None => {
                    power += digits.len() as i32;
                    digits = vec![b'1'];
                }
            }
        }
        trim(&mut digits, &mut power);
    }
    (digits, power)
}

/// Scientific text with six digits after the point.
fn short(digits: &[u8], power: i32, out: &mut Vec<u8>) {
    out.push(digits[0]);
    out.push(b'.');
    out.extend_from_slice(&digits[1..]);
    out.resize(out.len() + 7 - digits.len(), b'0');
    let exponent = power + digits.len() as i32 - 1;
    let sign = if exponent < 0 { '-' } else { '+' };
    out.extend(format!("e{sign}{:02}", exponent.unsigned_abs()).bytes());
}

/// Full text: plain near one, else scientific.
fn full(digits: &[u8], power: i32, precision: u32, out: &mut Vec<u8>) {
    let count = digits.len() as i32;
    let leading = power + count - 1;
    let scientific = if power >= 0 { power > 3 || count + power > precision as i32 } else { leading < -3 };
    if scientific {
        out.push(digits[0]);
        out.push(b'.');
        out.extend_from_slice(if count == 1 { b"0" } else { &digits[1..] });
        let sign = if leading < 0 { '-' } else { '+' };
        out.extend(format!("E{sign}{}", leading.unsigned_abs()).bytes());
    } else if power >= 0 {
        out.extend_from_slice(digits);
        out.resize(out.len() + power as usize, b'0');
    } else if leading >= 0 {
        out.extend_from_slice(&digits[..=leading as usize]);
        out.push(b'.');
        out.extend_from_slice(&digits[leading as usize + 1..]);
    } else {
        out.extend_from_slice(b"0.");
        out.resize(out.len() + (-leading - 1) as usize, b'0');
        out.extend_from_slice(digits);
    }
}

/// Whether `digits * 10^power`, read back in the format, is `significand * 2^exponent`.
fn reads_back(kind: FloatKind, text: &[u8], bits: u128, digits: &[u8], power: i32) -> bool {
    let parse = || std::str::from_utf8(text).ok()?.parse::<f64>().ok();
    match kind {
        FloatKind::F80 | FloatKind::F128 => {}
        _ => return parse().is_some_and(|value| float::from_f64(kind, value) == bits),
    }
    let Decoded::Finite { significand, exponent, .. } = kind.format().decode(bits) else { return false };
    let mut read = Big(Vec::new());
    for &digit in digits {
        read.mul_small(10);
        let digit = Big::from_u128((digit - b'0').into());
        read = if read.0.is_empty() { digit } else { add(&read, &digit) };
    }
    // read * 10^power against significand * 2^exponent, in units of half the last place.
    let (mut value, mut ulp) = (Big::from_u128(significand), Big::from_u128(1));
    if power >= 0 {
        read.mul_power(10, power as u32);
    } else {
        value.mul_power(10, power.unsigned_abs());
        ulp.mul_power(10, power.unsigned_abs());
    }
    if exponent >= 0 {
        value.shl(exponent as u32);
        ulp.shl(exponent as u32);
    } else {
        read.shl(exponent.unsigned_abs());
    }
    let mut twice = read.distance(&value);
    twice.mul_small(2);
    match twice.compare(&ulp) {
        Ordering::Less => true,
        Ordering::Equal => significand & 1 == 0,
        Ordering::Greater => false,
    }
}

fn add(a: &Big, b: &Big) -> Big {
    let mut carry = 0;
    let mut limbs: Vec<u32> = Vec::with_capacity(a.0.len() + 1);
    for i in 0..a.0.len().max(b.0.len()) {
        let get = |x: &Big| u64::from(x.0.get(i).copied().unwrap_or(0));
        let wide = get(a) + get(b) + carry;
        limbs.push(wide as u32);
        carry = wide >> 32;
    }
    limbs.push(carry as u32);
    Big(limbs).trimmed()
}

fn precision(format: &Format) -> u32 {
    2 + (format.mantissa + 1) * 59 / 196
}

/// Appends the text of a float without its type; whether it had to be hexadecimal.
pub(super) fn write_float(kind: FloatKind, bits: u128, out: &mut Vec<u8>) -> bool {
    let format = kind.format();
    let hex = |bits: u128, out: &mut Vec<u8>| {
        out.extend(format!("0x{bits:X}").bytes());
        true
    };
    match format.decode(bits) {
        Decoded::Finite { negative, significand: 0, .. } => {
            out.extend_from_slice(if negative { b"-0.000000e+00" } else { b"0.000000e+00" });
            false
        }
        Decoded::Finite { negative, significand, exponent } => {
            let start = out.len();
            if negative {
                out.push(b'-');
            }
            let number = out.len();
            let (digits, power) = decimal(significand, exponent, 6);
            short(&digits, power, out);
            let magnitude = bits & !(u128::from(negative) << (format.width - 1));
            if reads_back(kind, &out[number..], magnitude, &digits, power) {
                return false;
            }
            out.truncate(number);
            let precision = precision(&format);
            let (digits, power) = decimal(significand, exponent, precision);
            full(&digits, power, precision, out);
            if out[number..].contains(&b'.') {
                return false;
            }
            out.truncate(start);
            hex(bits, out)
        }
        Decoded::Nan if format.explicit => {
            let ones = 0x7FFF_u128 << 64;
            hex(if bits & ones != 0 && bits & (1 << 63) == 0 { bits | ones } else { bits }, out)
        }
        Decoded::Nan | Decoded::Infinite { .. } => hex(bits, out),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(kind: FloatKind, bits: u128) -> String {
        let mut out = Vec::new();
        write_float(kind, bits, &mut out);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn forms_of_r61() {
        let f64 = |v: f64| text(FloatKind::F64, v.to_bits().into());
        for (value, expected) in [
            (0.1, "1.000000e-01"),
            (std::f64::consts::PI, "3.1415926535897931"),
            (123456789.125, "123456789.125"),
            (1.2345678901234567e30, "1.2345678901234567E+30"),
            (-0.0, "-0.000000e+00"),
            (1.5e-323, "1.482200e-323"),
            (0.30000000000000004, "0.30000000000000004"),
            (1234567.0, "0x4132D68700000000"),
            (f64::INFINITY, "0x7FF0000000000000"),
        ] {
            assert_eq!(f64(value), expected);
        }
        assert_eq!(text(FloatKind::F32, 0x4CEB_79A3), "0x4CEB79A3");
        assert_eq!(text(FloatKind::F16, float::from_f64(FloatKind::F16, 3.140625)), "3.140630e+00");
    }
}
