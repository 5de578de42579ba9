//! Appending the smallest pieces of text to a buffer.

use std::ops::Range;

/// Appends a string literal.
pub(super) fn write_string(bytes: &[u8], out: &mut Vec<u8>) {
    out.push(b'"');
    let is_plain = |byte: u8| matches!(byte, b' '..=b'~') && byte != b'"' && byte != b'\\';
    if bytes.iter().all(|&byte| is_plain(byte)) {
        out.extend_from_slice(bytes);
    } else {
        for &byte in bytes {
            match byte {
                b'\\' => out.extend_from_slice(b"\\\\"),
                _ if is_plain(byte) => out.push(byte),
                _ => {
                    out.push(b'\\');
                    write_hex(&[byte], out);
                }
            }
        }
    }
    out.push(b'"');
}

fn write_hex(bytes: &[u8], out: &mut Vec<u8>) {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    out.extend(bytes.iter().flat_map(|b| [DIGITS[usize::from(b >> 4)], DIGITS[usize::from(b & 15)]]));
}

/// Appends `"0x..."`.
pub(super) fn write_hex_string(bytes: &[u8], out: &mut Vec<u8>) {
    out.extend_from_slice(b"\"0x");
    write_hex(bytes, out);
    out.push(b'"');
}

/// How many bytes a short piece is copied at once.
const BLOCK: usize = 16;

/// Appends the first bytes of a block: without asking how many they are, which a copy of any length does.
#[inline]
fn write_block(block: &[u8; BLOCK], len: usize, out: &mut Vec<u8>) {
    let end = out.len() + len;
    out.extend_from_slice(block);
    out.truncate(end);
}

/// Appends a piece of a text. Short ones are appended faster if [`BLOCK`] bytes follow their start.
#[inline]
pub(super) fn write_piece(text: &[u8], piece: Range<usize>, out: &mut Vec<u8>) {
    match text.get(piece.start..).and_then(<[u8]>::first_chunk) {
        Some(block) if piece.len() <= BLOCK => write_block(block, piece.len(), out),
        _ => out.extend_from_slice(&text[piece]),
    }
}

/// The digits of a number below 100,000,000, one a byte, with zeros in front. The number is cut in two,
/// these are, and those are: each cut is a multiplication of all parts at once.
#[inline]
fn digits(number: u32) -> u64 {
    let halves = u64::from(number / 10_000) | u64::from(number % 10_000) << 32;
    let hundreds = ((halves * 10_486) >> 20) & 0x7F_0000_007F;
    let quarters = hundreds | (halves - 100 * hundreds) << 16;
    let tens = ((quarters * 103) >> 10) & 0x000F_000F_000F_000F;
    tens | (quarters - 10 * tens) << 8
}

/// Appends a decimal number.
#[inline]
pub(super) fn write_number(number: u64, out: &mut Vec<u8>) {
    const ZEROS: u64 = 0x3030_3030_3030_3030;
    if number >= 100_000_000 {
        return out.extend_from_slice(itoa::Buffer::new().format(number).as_bytes());
    }
    let digits = digits(number as u32);
    // The last digit is written whatever it is.
    let leading = (digits | 1 << 56).trailing_zeros() / 8;
    let end = out.len() + 8 - leading as usize;
    out.extend_from_slice(&((digits | ZEROS) >> (8 * leading)).to_le_bytes());
    out.truncate(end);
}

#[cfg(test)]
mod tests {
    use super::{write_number, write_piece};

    #[test]
    fn numbers_are_written_in_decimal() {
        let around = |n: u64| n.saturating_sub(2)..n + 2;
        let powers = (0..19).map(|k| 10u64.pow(k));
        let many = (0..100_000).chain((0..100_000_000).step_by(997)).chain(powers.flat_map(around));
        for number in many {
            let mut out = b"%".to_vec();
            write_number(number, &mut out);
            assert_eq!(out, format!("%{number}").as_bytes());
        }
    }

    #[test]
    fn pieces_are_written_wherever_they_are() {
        let text: Vec<u8> = (b'0'..b'z').collect();
        for (from, to) in (0..text.len()).flat_map(|from| (from..=text.len()).map(move |to| (from, to))) {
            let mut out = b"%".to_vec();
            write_piece(&text, from..to, &mut out);
            assert_eq!(out[1..], text[from..to]);
        }
    }
}
