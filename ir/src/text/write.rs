//! Appending the smallest pieces of text to a buffer.

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

/// Appends a decimal number.
#[inline]
pub(super) fn write_number(number: u64, out: &mut Vec<u8>) {
    if number < 10 {
        out.push(b'0' + number as u8);
    } else {
        out.extend_from_slice(itoa::Buffer::new().format(number).as_bytes());
    }
}
