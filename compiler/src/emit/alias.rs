//! The attributes that MLIR's printer names before the module: affine maps and sets, and locations, wherever
//! they stand in the text of a constant.
use std::ops::Range;

/// What an alias stands for; the order of the definitions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Kind {
    /// A location that is not made of others.
    Loc,
    /// `affine_map<...>`
    Map,
    /// `affine_set<...>`
    Set,
}

impl Kind {
    /// What its aliases begin with.
    pub(super) fn prefix(self) -> &'static str {
        match self {
            Kind::Loc => "#loc",
            Kind::Map => "#map",
            Kind::Set => "#set",
        }
    }
}

/// The parts of the text of an attribute or type that have an alias, in order.
pub(super) fn parts(text: &str) -> Vec<(Kind, Range<usize>)> {
    let mut found = Vec::new();
    // Most constants have none.
    if !text.contains("affine_") && !text.contains("loc(") {
        return found;
    }
    let bytes = text.as_bytes();
    let mut i = 0;
    while i < bytes.len() {
        let word = i > 0 && (bytes[i - 1].is_ascii_alphanumeric() || b"_.$!#@".contains(&bytes[i - 1]));
        let rest = &bytes[i..];
        let part = if word {
            None
        } else if rest.starts_with(b"affine_map<") {
            Some((Kind::Map, closing_angle(rest)))
        } else if rest.starts_with(b"affine_set<") {
            Some((Kind::Set, closing_angle(rest)))
        } else if rest.starts_with(b"loc(") {
            Some((Kind::Loc, simple_location(rest)))
        } else {
            None
        };
        match part {
            Some((kind, Some(len))) => {
                found.push((kind, i..i + len));
                i += len;
            }
            _ if bytes[i] == b'"' => i += string(rest),
            _ => i += 1,
        }
    }
    found
}

/// The length of the string at the beginning.
fn string(text: &[u8]) -> usize {
    let mut i = 1;
    while i < text.len() && text[i] != b'"' {
        i += if text[i] == b'\\' { 2 } else { 1 };
    }
    (i + 1).min(text.len())
}

/// The length up to the `>` that closes the first `<`; comparisons stand in parentheses, and arrows are not
/// brackets.
fn closing_angle(text: &[u8]) -> Option<usize> {
    let mut depth = 0;
    for (i, b) in text.iter().enumerate() {
        match b {
            b'(' => depth += 1,
            b')' => depth -= 1,
            b'>' if depth == 0 && text[i - 1] != b'-' => return Some(i + 1),
            _ => {}
        }
    }
    None
}

/// The length of `loc(unknown)`, `loc("name")` or `loc("file":1:2)`.
fn simple_location(text: &[u8]) -> Option<usize> {
    let inner = "loc(".len();
    let rest = &text[inner..];
    let len = match rest.first()? {
        b'"' => {
            let name = string(rest);
            let tail = &rest[name..];
            name + tail.iter().position(|b| !b.is_ascii_digit() && *b != b':')?
        }
        _ if rest.starts_with(b"unknown") => "unknown".len(),
        _ => return None,
    };
    (rest.get(len) == Some(&b')')).then_some(inner + len + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_constants() {
        let shown =
            |text: &str| parts(text).into_iter().map(|(_, r)| text[r].to_string()).collect::<Vec<_>>();
        assert!(shown("1 : i32").is_empty());
        assert_eq!(shown("affine_map<(d0)[s0] -> (d0 + s0)>"), ["affine_map<(d0)[s0] -> (d0 + s0)>"]);
        assert_eq!(
            shown(
                "[affine_set<(d0) : (d0 >= 0)>, \"affine_map<() -> ()>\", memref<2xi8, affine_map<(d0) -> (d0)>>]"
            ),
            ["affine_set<(d0) : (d0 >= 0)>", "affine_map<(d0) -> (d0)>"]
        );
        assert_eq!(
            shown("{a = loc(unknown), b = loc(\"x\\22(\":1:2)}"),
            ["loc(unknown)", "loc(\"x\\22(\":1:2)"]
        );
        assert!(shown("loc(callsite(\"a\" at \"b\"))").is_empty());
        assert!(shown("affine_map<(d0").is_empty());
    }
}
