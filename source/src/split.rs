//! Cutting an input at split markers, the way MLIR's tools do it, odd corners included.

/// The marker that is used if none is given.
const DEFAULT: &str = "// -----";

/// A part of an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part<'a> {
    /// Its text, without the markers.
    pub text: &'a [u8],
    /// The byte of the input at which it begins.
    pub start: usize,
    /// The line of the input, from 1, on which it begins.
    pub line: usize,
}

/// The parts of an input, and the lines of markers that look like ones but are not (which do not split).
///
/// # Errors
/// A marker of fewer than 3 bytes cannot be used.
pub fn split<'a>(text: &'a [u8], marker: &str) -> Result<(Vec<Part<'a>>, Vec<usize>), String> {
    let marker = if marker.is_empty() { DEFAULT } else { marker }.as_bytes();
    if marker.len() < 3 {
        return Err("a split marker needs at least 3 bytes".to_string());
    }
    // Cut at all of the marker but its last two bytes, then look whether those follow.
    let (stem, end) = marker.split_at(marker.len() - 2);
    let (mut parts, mut near) = (Vec::new(), Vec::new());
    let (mut start, mut from) = (0, 0);
    while let Some(at) = find(text, stem, from) {
        let rest = at + stem.len();
        let piece_end = find(text, stem, rest).unwrap_or(text.len());
        let piece = &text[rest..piece_end];
        if at == start {
            // Nothing before the marker: what follows the stem belongs to this part.
            start = rest;
        } else if piece.starts_with(end) && piece.len() > 2 && piece[2] != b'0' {
            parts.push((start, at));
            start = rest + 2;
        } else {
            near.push(at);
        }
        from = rest;
    }
    parts.push((start, text.len()));
    let mut line = line_counter(text);
    let near = near.into_iter().map(&mut line).collect();
    let mut line = line_counter(text);
    let parts = parts.into_iter().map(|(a, b)| Part { text: &text[a..b], start: a, line: line(a) }).collect();
    Ok((parts, near))
}

/// The first place from `from` on where `what` stands.
fn find(text: &[u8], what: &[u8], from: usize) -> Option<usize> {
    text[from..].windows(what.len()).position(|w| w == what).map(|i| from + i)
}

/// Tells the lines, from 1, of bytes that are asked for in order.
fn line_counter(text: &[u8]) -> impl FnMut(usize) -> usize + '_ {
    let (mut line, mut from) = (1, 0);
    move |at| {
        line += text[from..at].iter().filter(|b| **b == b'\n').count();
        from = at;
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str, marker: &str) -> (Vec<String>, Vec<usize>) {
        let (parts, near) = split(text.as_bytes(), marker).unwrap();
        (parts.iter().map(|p| format!("{}:{}", p.line, String::from_utf8_lossy(p.text))).collect(), near)
    }

    #[test]
    fn parts() {
        let rows: &[(&str, &str, &[&str], &[usize])] = &[
            ("a\n", "", &["1:a\n"], &[]),
            ("a\n// -----\nb\n// -----\nc\n", "", &["1:a\n", "2:\nb\n", "4:\nc\n"], &[]),
            ("a\n// ------\nb\n", "", &["1:a\n", "2:-\nb\n"], &[]),
            ("a\n// -----", "", &["1:a\n// -----"], &[2]),
            ("// -----\nb\n", "", &["1:--\nb\n"], &[]),
            ("a\n// ----x\nb\n", "", &["1:a\n// ----x\nb\n"], &[2]),
            ("a\n=====\nb\n", "=====", &["1:a\n", "2:\nb\n"], &[]),
        ];
        for (text, marker, want, near) in rows {
            let (got, got_near) = texts(text, marker);
            assert_eq!(
                (&got[..], &got_near[..]),
                (&want.iter().map(|s| s.to_string()).collect::<Vec<_>>()[..], *near),
                "{text:?}"
            );
        }
        assert!(split(b"a", "--").is_err());
    }
}
