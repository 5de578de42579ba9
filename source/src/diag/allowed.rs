//! `// pdllc: allow(NAME, ...)`: warnings that a source says are meant.
//!
//! Behind something on its line, the comment is about what is reported in that line. On a line of its own it
//! is about the declaration or statement that follows, up to its `;` or closing brace; before everything else
//! in a file, about all of the file. `all` stands for all warnings.

use super::{Diagnostic, Severity};
use crate::{FileId, SourceMap};
use std::collections::HashMap;
use std::ops::Range;

const MARK: &[u8] = b"// pdllc: allow(";

/// What a comment allows: the names, and the bytes of the file where.
struct Allowed {
    names: Vec<String>,
    at: Range<usize>,
}

/// What sources allow, found out once for each file.
#[derive(Default)]
pub(super) struct AllowedBySources(HashMap<FileId, Vec<Allowed>>);

impl AllowedBySources {
    /// Whether the place of a warning is one where it is allowed.
    pub(super) fn allows(&mut self, d: &Diagnostic, sources: &SourceMap) -> bool {
        let (Severity::Warning, Some(code), Some(span)) = (d.severity, d.code, d.span()) else {
            return false;
        };
        let (file, range) = sources.offsets(span);
        let all = self.0.entry(file).or_insert_with(|| read(sources.text(file)));
        all.iter().any(|a| a.at.contains(&range.start) && a.names.iter().any(|n| n == code || n == "all"))
    }
}

/// All comments of a text that allow something.
fn read(text: &[u8]) -> Vec<Allowed> {
    let mut all = Vec::new();
    let pieces = Pieces { text, at: 0 };
    let mut before = false;
    for piece in pieces {
        if !text[piece.clone()].starts_with(b"//") {
            before = true;
            continue;
        }
        let Some(names) = names(&text[piece.clone()]) else { continue };
        let line = text[..piece.start].iter().rposition(|&b| b == b'\n').map_or(0, |i| i + 1);
        let alone = text[line..piece.start].trim_ascii().is_empty();
        let at = match (alone, before) {
            (false, _) => line..piece.end,
            (true, false) => 0..text.len() + 1,
            (true, true) => piece.end..item_end(text, piece.end),
        };
        all.push(Allowed { names, at });
    }
    all
}

/// The names in a comment.
fn names(comment: &[u8]) -> Option<Vec<String>> {
    let inner = comment.strip_prefix(MARK)?;
    let end = inner.iter().position(|&b| b == b')')?;
    let inner = String::from_utf8_lossy(&inner[..end]);
    Some(inner.split(',').map(|n| n.trim().to_string()).collect())
}

/// Where the declaration or statement ends that begins behind `at`.
fn item_end(text: &[u8], at: usize) -> usize {
    let mut depth = 0_usize;
    let pieces = Pieces { text, at };
    for piece in pieces {
        match text[piece.start] {
            b'{' | b'(' | b'[' => depth += 1,
            b'}' | b')' | b']' if depth <= 1 => {
                if text[piece.start] == b'}' || depth == 0 {
                    return piece.end;
                }
                depth = 0;
            }
            b'}' | b')' | b']' => depth -= 1,
            b';' if depth == 0 => return piece.end,
            _ => {}
        }
    }
    text.len() + 1
}

/// Comments, strings and single bytes of a text, without blanks.
struct Pieces<'t> {
    text: &'t [u8],
    at: usize,
}

impl Iterator for Pieces<'_> {
    type Item = Range<usize>;

    fn next(&mut self) -> Option<Range<usize>> {
        let rest = self.text.get(self.at..)?;
        let start = self.at + rest.iter().position(|b| !b.is_ascii_whitespace())?;
        let rest = &self.text[start..];
        let length = if rest.starts_with(b"//") {
            rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len())
        } else if rest[0] == b'"' {
            // A string ends in its line.
            let mut escaped = false;
            let end = rest[1..].iter().position(|&b| {
                let ends = b == b'\n' || (b == b'"' && !escaped);
                escaped = b == b'\\' && !escaped;
                ends
            });
            end.map_or(rest.len(), |end| end + 2)
        } else {
            1
        };
        self.at = start + length;
        Some(start..self.at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Standard;

    /// The lines of a text in which a warning is allowed.
    fn allowed_lines(text: &str) -> Vec<usize> {
        let mut sources = SourceMap::new(Standard::Extended);
        let file = sources.add("t.pdll", text.as_bytes()).unwrap();
        let mut allowed = AllowedBySources::default();
        let (mut lines, mut at) = (Vec::new(), 0);
        for (number, line) in (1..).zip(text.split_inclusive('\n')) {
            let place = at + line.len() - line.trim_start().len();
            let d = Diagnostic::warning("spelling", sources.span(file, place, place + 1), "");
            if allowed.allows(&d, &sources) {
                lines.push(number);
            }
            at += line.len();
        }
        lines
    }

    #[test]
    fn comments_allow_what_follows_or_their_line() {
        for (text, lines) in [
            ("// pdllc: allow(spelling)\na;\nb;\n", &[1, 2, 3][..]),
            ("a;\n// pdllc: allow(spelling)\nb {\n c; }\nd;\n", &[3, 4]),
            ("a;\n// pdllc: allow(spelling)\nb(x, {y});\nc;\n", &[3]),
            ("a; // pdllc: allow(other, spelling)\nb;\n", &[1]),
            ("a;\n// pdllc: allow(all)\nb\n => c;\nd;\n", &[3, 4]),
            ("a;\n// pdllc: allow(other)\nb;\n", &[]),
            ("a \"// pdllc: allow(spelling)\";\nb;\n", &[]),
        ] {
            assert_eq!(allowed_lines(text), lines, "{text}");
        }
    }
}
