//! Where arguments, results and formats of operations stand in `.td` files.
//!
//! Records do not keep that: the text of a record, or of a class that it is made of, is read again when the
//! place is asked for.

use crate::model::OpModel;
use pdll_source::{SourceMap, Span};
use std::ops::Range;

/// How deep brackets are nested in what is read.
const MAX_DEPTH: usize = 256;

impl OpModel {
    /// Where the operand, attribute, result, region or successor of this name is declared: its name after the
    /// `$`. `None` if it is not written as such, as where a `.td` file computes it.
    #[must_use]
    pub fn place_of(&self, name: &str, sources: &SourceMap) -> Option<Span> {
        if name.is_empty() {
            return None;
        }
        // The record itself, then the classes nearest to it.
        let records = std::iter::once(self.span).chain(self.bases.iter().rev().copied());
        records.into_iter().find_map(|at| {
            let (file, bytes) = sources.offsets(at);
            let text = sources.text(file).get(bytes.start..)?;
            let found = declaration(text, name.as_bytes())?;
            let start = bytes.start + found;
            Some(sources.span(file, start, start + name.len()))
        })
    }
}

/// Where these bytes of an `assemblyFormat` stand, in a record or one of the classes that it derives from,
/// the nearest last; the name of the record if the format is not written there as it is.
pub(crate) fn place_in_format(
    format: &str,
    record: Span,
    bases: &[Span],
    at: &Range<usize>,
    sources: &SourceMap,
) -> Span {
    let records = std::iter::once(record).chain(bases.iter().rev().copied());
    let found = records.into_iter().find_map(|record| {
        let (file, bytes) = sources.offsets(record);
        let value = assigned(sources.text(file).get(bytes.start..)?, b"assemblyFormat")?;
        let start = bytes.start + value.start;
        let is_same = sources.text(file).get(start..bytes.start + value.end)? == format.as_bytes();
        is_same.then(|| sources.span(file, start + at.start, start + at.end.max(at.start)))
    });
    found.unwrap_or(record)
}

/// Where the text that is assigned to a field stands in that of a record, without its quotes: the first one.
fn assigned(text: &[u8], field: &[u8]) -> Option<Range<usize>> {
    let mut scanner = Scanner { text, at: 0 };
    let mut depth = 0usize;
    let mut is_field = false;
    while let Some((_, token)) = scanner.token() {
        match token {
            b"{" => depth += 1,
            b"}" if depth <= 1 => return None,
            b"}" => depth -= 1,
            b";" if depth == 0 => return None,
            b"=" if is_field => {
                let rest = text.get(scanner.at..)?;
                let start = rest.iter().position(|byte| !byte.is_ascii_whitespace())?;
                let start = scanner.at + start;
                let length = match text.get(start..)? {
                    rest @ [b'"', ..] => return Some(start + 1..(start + string(rest)).checked_sub(1)?),
                    rest @ [b'[', b'{', ..] => rest.windows(2).position(|two| two == b"}]")?,
                    _ => return None,
                };
                return Some(start + 2..start + length);
            }
            _ => {}
        }
        is_field = token == field;
    }
    None
}

/// The offset of `name` in the text of a record that begins with its name: where it follows a `$` in a list
/// of arguments.
fn declaration(text: &[u8], name: &[u8]) -> Option<usize> {
    let mut scanner = Scanner { text, at: 0 };
    // For each open bracket: whether it lists arguments.
    let mut open: Vec<bool> = Vec::new();
    let mut opened = false;
    while let Some((start, token)) = scanner.token() {
        match token {
            b"(" | b"<" | b"[" | b"{" => {
                if open.len() == MAX_DEPTH {
                    return None;
                }
                opened = token == b"(";
                open.push(false);
                continue;
            }
            b")" | b">" | b"]" | b"}" => {
                open.pop();
                if token == b"}" && open.is_empty() {
                    return None;
                }
            }
            b";" if open.is_empty() => return None,
            b"ins" | b"outs" | b"region" | b"successor" if opened => {
                if let Some(list) = open.last_mut() {
                    *list = true;
                }
            }
            _ if token.strip_prefix(b"$") == Some(name) && open.last() == Some(&true) => {
                return Some(start + 1);
            }
            _ => {}
        }
        opened = false;
    }
    None
}

/// Words, names after a `$`, and single characters of TableGen; comments, strings and code are left out.
struct Scanner<'t> {
    text: &'t [u8],
    at: usize,
}

impl<'t> Scanner<'t> {
    fn token(&mut self) -> Option<(usize, &'t [u8])> {
        loop {
            let rest = self.text.get(self.at..)?;
            let skipped = match rest {
                [] => return None,
                [b'/', b'/', ..] => rest.iter().position(|b| *b == b'\n').unwrap_or(rest.len()),
                [b'/', b'*', ..] => comment(rest),
                [b'"', ..] => string(rest),
                [b'[', b'{', ..] => {
                    rest.windows(2).position(|w| w == b"}]").map_or(rest.len(), |end| end + 2)
                }
                [b, ..] if b.is_ascii_whitespace() => 1,
                [first, tail @ ..] => {
                    let word = |b: &u8| b.is_ascii_alphanumeric() || *b == b'_';
                    let more = if word(first) || *first == b'$' {
                        tail.iter().take_while(|b| word(b)).count()
                    } else {
                        0
                    };
                    let start = self.at;
                    self.at += 1 + more;
                    return Some((start, &self.text[start..self.at]));
                }
            };
            self.at += skipped;
        }
    }
}

/// The length of a comment, which can hold others.
fn comment(text: &[u8]) -> usize {
    let (mut at, mut depth) = (0, 0);
    while at < text.len() {
        match text.get(at..at + 2) {
            Some(b"/*") => (at, depth) = (at + 2, depth + 1),
            Some(b"*/") => {
                (at, depth) = (at + 2, depth - 1);
                if depth == 0 {
                    return at;
                }
            }
            _ => at += 1,
        }
    }
    at
}

/// The length of a string.
fn string(text: &[u8]) -> usize {
    let mut at = 1;
    while let Some(b) = text.get(at) {
        at += match b {
            b'"' => return at + 1,
            b'\\' => 2,
            _ => 1,
        };
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::{assigned, declaration};

    #[test]
    fn texts_are_found_where_they_are_assigned() {
        let rows = [
            ("A : Op<\"a\"> { let f = \"x y\"; }", Some("x y")),
            ("A { let g = [{ f = \"z\" }]; let f = [{\n  $a }]; }", Some("\n  $a ")),
            ("A { string f = \"\"; }", Some("")),
            ("A { let f = g # \"x\"; }", None),
            ("A { let g = \"x\"; }\ndef B { let f = \"y\"; }", None),
            ("A;\ndef B { let f = \"y\"; }", None),
            ("A { let f = \"", None),
        ];
        for (text, expected) in rows {
            let found = assigned(text.as_bytes(), b"f").and_then(|range| text.get(range));
            assert_eq!(found, expected, "{text}");
        }
    }

    #[test]
    fn names_are_found_in_lists_of_arguments() {
        // The place is that of `@`.
        let rows = [
            "A : Op<\"a\"> { let arguments = (ins I32:$b, I32:$@a);",
            "A : Op<\"$a\", (ins T:$@a)> {}",
            "A { let x = [{ (ins T:$a) }]; /* (ins /* $a */ */ let y = (outs F<(ins)>:$c, T:$@a); }",
        ];
        for row in rows {
            assert_eq!(declaration(row.replace('@', "").as_bytes(), b"a"), row.find('@'), "{row}");
        }
        // Not a list of arguments; another record; a longer name; no end.
        for text in [
            "A { let f = \"$a\"; let x = (foo $a); }",
            "A {}\ndef B { let x = (ins T:$a); }",
            "A;\n(ins T:$a)",
            "A { (ins T:$ab, T:$b",
            "",
        ] {
            assert_eq!(declaration(text.as_bytes(), b"a"), None, "{text}");
        }
    }
}
