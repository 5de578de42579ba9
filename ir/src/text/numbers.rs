//! Number literals to bits.

use crate::context::Context;
use crate::entity::Type;
use crate::float::{self, FloatKind, Style};
use crate::types::Sign;

/// Longest integer literal taken, in significant digits (decimal conversion is quadratic).
const MAX_DIGITS: usize = 20_000;

/// Magnitude of an integer token as little-endian words without leading zero words; `None` if it is too long.
fn magnitude(token: &[u8]) -> Option<Vec<u64>> {
    let (digits, radix) = match token {
        [b'0', b'x', hex @ ..] => (hex, 16),
        _ => (token, 10),
    };
    let skip = digits.iter().take_while(|&&b| b == b'0').count();
    let digits = &digits[skip..];
    if digits.len() > MAX_DIGITS {
        return None;
    }
    let mut words: Vec<u64> = Vec::new();
    for chunk in digits.chunks(if radix == 16 { 15 } else { 18 }) {
        let (mut add, mut scale) = (0u64, 1u64);
        for &digit in chunk {
            add = add * radix + u64::from((digit as char).to_digit(16)?);
            scale *= radix;
        }
        for word in &mut words {
            let wide = u128::from(*word) * u128::from(scale) + u128::from(add);
            *word = wide as u64;
            add = (wide >> 64) as u64;
        }
        if add != 0 {
            words.push(add);
        }
    }
    Some(words)
}

fn bit_length(words: &[u64]) -> u64 {
    words.last().map_or(0, |top| 64 * words.len() as u64 - u64::from(top.leading_zeros()))
}

/// [`integer`] for short decimal literals that fit their type with a bit to spare: the common case without a
/// vector.
pub(super) fn small_integer(ctx: &Context, ty: Type, negative: bool, token: &[u8]) -> Option<i64> {
    let (width, sign) = ctx.int_width(ty)?;
    if token.len() > 18 || width > 64 || (negative && sign == Sign::Unsigned) {
        return None;
    }
    let mut value = 0i64;
    for &digit in token {
        let digit = digit.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        value = value * 10 + i64::from(digit);
    }
    let fits = value < 1 << (width.max(1) - 1).min(62);
    match (fits, negative) {
        (true, false) => Some(value),
        (true, true) if value != 0 => Some(-value),
        _ => None,
    }
}

/// Words of `[-] token` in an integer or index type, or `None` if it does not fit. High words that are
/// missing are the extension by the sign.
pub(super) fn integer(ctx: &Context, ty: Type, negative: bool, token: &[u8]) -> Option<Vec<u64>> {
    let (width, sign) = ctx.int_width(ty)?;
    let width = u64::from(width);
    let mut words = magnitude(token)?;
    let bits = bit_length(&words);
    if bits > width {
        return None;
    }
    if !negative {
        return (sign != Sign::Signed || bits < width || bits == 0).then_some(words);
    }
    let power_of_two =
        words.split_last().is_some_and(|(top, rest)| top.is_power_of_two() && rest.iter().all(|&w| w == 0));
    if sign == Sign::Unsigned || bits == 0 || (bits == width && !power_of_two) {
        return None;
    }
    words.resize((width as usize).div_ceil(64).min(words.len() + 1), 0);
    let mut carry = true;
    for word in &mut words {
        let (negated, over) = (!*word).overflowing_add(u64::from(carry));
        (*word, carry) = (negated, over);
    }
    Some(words)
}

/// Bits of a float token in a format; `None` for a sign that the format does not have.
pub(super) fn float(kind: FloatKind, negative: bool, token: &[u8]) -> Option<u128> {
    let value: f64 = std::str::from_utf8(token).ok()?.parse().ok()?;
    if negative && kind.format().style == Style::Exponent {
        return None;
    }
    Some(float::from_f64(kind, if negative { -value } else { value }))
}

/// Bits of an integer token used for a float: hexadecimal, no sign, not wider than the type.
pub(super) fn float_from_hex(kind: FloatKind, negative: bool, token: &[u8]) -> Option<u128> {
    if negative || !token.starts_with(b"0x") {
        return None;
    }
    let words = magnitude(token)?;
    if bit_length(&words) > u64::from(kind.width()) {
        return None;
    }
    let word = |i: usize| u128::from(words.get(i).copied().unwrap_or(0));
    Some(word(0) | (word(1) << 64))
}
