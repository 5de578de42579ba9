//! Text of types and attributes of dialects, taken apart.

/// What is before the first comma that is in no brackets and no string, and what is after it.
pub(crate) fn split_first(list: &str) -> Option<(&str, &str)> {
    let (mut depth, mut quoted, mut escaped) = (0u32, false, false);
    for (at, byte) in list.bytes().enumerate() {
        match byte {
            _ if quoted => {
                quoted = byte != b'"' || escaped;
                escaped = byte == b'\\' && !escaped;
            }
            b'"' => quoted = true,
            b'<' | b'(' | b'[' | b'{' => depth += 1,
            b'>' | b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => return Some((list[..at].trim(), list[at + 1..].trim())),
            _ => {}
        }
    }
    None
}

/// The parts of a list between the commas that are in no brackets.
pub(crate) fn parts(list: &str) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0u32, 0, Vec::new());
    for (at, byte) in list.bytes().enumerate() {
        match byte {
            b'<' | b'(' | b'[' => depth += 1,
            b'>' | b')' | b']' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => {
                parts.push(list[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(list[start..].trim());
    parts
}
