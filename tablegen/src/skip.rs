//! Where a statement ends, by its brackets alone: how included text is passed over that nothing may ever
//! ask for.
//!
//! What comes out is right for every statement that the parser takes. Where text holds what changes how
//! text is read (a directive of the preprocessor, an `include`), or what is wrong, there is no answer, and
//! the statement is to be parsed where it stands.

use crate::bytes::{byte, in_body, in_header, line_end, no_word, not_plain, run};
use pdll_source::find;
use std::ops::Range;

/// A class, def or multiclass that was passed over. Places are offsets in the buffer, which fit into 32 bits:
/// there are many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Skipped {
    /// The `:` in front of its parents; where its header ends, if it has none.
    parents: u32,
    /// Where its header ends: at the `{` of its body or at `;`.
    header: u32,
    end: u32,
    /// Whether there are several parents, or may be.
    several: bool,
}

impl Skipped {
    /// Its parents with the `:` in front of them.
    pub(crate) fn parents(&self) -> Range<usize> {
        self.parents as usize..self.header as usize
    }

    /// What follows its header: its body, or `;`.
    pub(crate) fn body(&self) -> Range<usize> {
        self.header as usize..self.end as usize
    }

    pub(crate) fn end(&self) -> usize {
        self.end as usize
    }
}

/// A text and where its file ends, behind which there are zeros.
#[derive(Clone, Copy)]
pub(crate) struct Skipper<'t> {
    pub(crate) text: &'t [u8],
    pub(crate) end: usize,
}

impl Skipper<'_> {
    /// Passes over the statement whose keyword ends at `from`; gives the place of its name, too.
    pub(crate) fn statement(self, from: usize) -> Option<(Range<usize>, Skipped)> {
        let start = self.blanks(from);
        if start == from || !matches!(self.at(start), b'a'..=b'z' | b'A'..=b'Z' | b'_') {
            return None;
        }
        let name = start..self.word_end(start);
        let after = self.blanks(name.end);
        // Another name than a single word is a value, which has yet to be computed.
        if !matches!(self.at(after), b'<' | b':' | b'{' | b';') {
            return None;
        }
        let (parents, several, header) = self.header(after)?;
        let end = match self.at(header) {
            b'{' => self.body(header + 1)?,
            _ => header + 1,
        };
        let skipped = Skipped { parents: parents as u32, header: header as u32, end: end as u32, several };
        (end <= self.end).then_some((name, skipped))
    }

    /// Calls `found` with the names of the parents of a statement. `None` if its header is unusual.
    pub(crate) fn parents(self, of: &Skipped, mut found: impl FnMut(Range<usize>)) -> Option<()> {
        let parents = of.parents();
        if !of.several {
            let start = self.blanks(parents.start + 1);
            let end = self.word_end(start);
            if !parents.is_empty() && start < end {
                found(start..end);
            }
            return (parents.is_empty() || start < end).then_some(());
        }
        self.each_parent(parents, found)
    }

    fn each_parent(self, header: Range<usize>, mut found: impl FnMut(Range<usize>)) -> Option<()> {
        let (mut at, mut depth, mut expected) = (header.start, 0u32, false);
        while at < header.end {
            match self.at(at) {
                b'<' | b'(' | b'{' | b'[' if expected => return None,
                b'[' if self.at(at + 1) == b'{' => {
                    at = self.code(at + 2)?;
                    continue;
                }
                b'<' | b'(' | b'{' | b'[' => depth += 1,
                b'>' | b')' | b'}' | b']' => depth = depth.checked_sub(1)?,
                b'"' | b'/' => {
                    at = self.special(at)?;
                    continue;
                }
                b':' | b',' if depth == 0 => expected = true,
                b'a'..=b'z' | b'A'..=b'Z' | b'_' if expected => {
                    let end = self.word_end(at);
                    found(at..end);
                    (at, expected) = (end, false);
                    continue;
                }
                _ => {}
            }
            at += 1;
        }
        (!expected).then_some(())
    }

    /// How many parameters a list can have at most, whose `<` is before `at`.
    pub(crate) fn most_params(self, mut at: usize) -> usize {
        let (mut depth, mut most) = (1u32, 1);
        while depth > 0 {
            match self.at(at) {
                b'<' | b'(' | b'[' | b'{' => depth += 1,
                b'>' | b')' | b']' | b'}' => depth -= 1,
                b',' => most += 1,
                b'"' => {
                    at = self.string(at + 1).unwrap_or(self.end);
                    continue;
                }
                b'/' => {
                    at = self.comment(at).unwrap_or(self.end);
                    continue;
                }
                0 => break,
                _ => {}
            }
            at += 1;
        }
        most
    }

    fn at(self, at: usize) -> u8 {
        byte(self.text, at)
    }

    fn blanks(self, mut at: usize) -> usize {
        while matches!(self.at(at), b' ' | b'\t' | b'\n' | b'\r') {
            at += 1;
        }
        at
    }

    fn word_end(self, start: usize) -> usize {
        start + run(self.text, start, no_word)
    }

    /// The place of the `:`, whether several parents may follow it, and the end of a header.
    fn header(self, mut at: usize) -> Option<(usize, bool, usize)> {
        let (mut depth, mut colon, mut several) = (0u32, None, false);
        loop {
            at += run(self.text, at, in_header);
            match self.at(at) {
                b'{' | b';' if depth == 0 => return Some((colon.unwrap_or(at), several, at)),
                b',' if depth == 0 => several = true,
                b'[' if self.at(at + 1) == b'{' => {
                    at = self.code(at + 2)?;
                    continue;
                }
                b'<' | b'(' | b'[' | b'{' => depth += 1,
                b'>' | b')' | b']' | b'}' => depth = depth.checked_sub(1)?,
                b':' if depth == 0 && colon.is_none() => colon = Some(at),
                b'"' | b'/' | b'#' | 0 => {
                    at = self.special(at)?;
                    continue;
                }
                _ => {}
            }
            at += 1;
        }
    }

    /// Where a body ends whose `{` is before `at`.
    fn body(self, mut at: usize) -> Option<usize> {
        let mut depth = 1u32;
        loop {
            at += run(self.text, at, in_body);
            match self.at(at) {
                b'{' if self.at(at - 1) == b'[' => {
                    at = self.code(at + 1)?;
                    continue;
                }
                b'{' => depth += 1,
                b'}' => {
                    depth -= 1;
                    if depth == 0 {
                        return Some(at + 1);
                    }
                }
                _ => {
                    at = self.special(at)?;
                    continue;
                }
            }
            at += 1;
        }
    }

    /// Where a string, a comment or a lone `#` ends.
    fn special(self, at: usize) -> Option<usize> {
        match self.at(at) {
            b'"' if self.text[..at].trim_ascii_end().ends_with(b"include") => None,
            b'"' => self.string(at + 1),
            b'/' => self.comment(at),
            b'#' => {
                let word = &self.text[at + 1..self.word_end(at + 1)];
                let directive = matches!(word, b"ifdef" | b"ifndef" | b"else" | b"endif" | b"define");
                (!directive).then_some(at + 1)
            }
            _ => None,
        }
    }

    /// Where a string ends that begins before `at`.
    fn string(self, mut at: usize) -> Option<usize> {
        loop {
            at += run(self.text, at, not_plain);
            match self.at(at) {
                b'"' => return Some(at + 1),
                b'\\' => at += 2,
                b'\t' => at += 1,
                _ => return None,
            }
        }
    }

    /// Where a code block ends whose `[{` is before `at`. A `}` swallows the character after it, as in the
    /// lexer.
    fn code(self, mut at: usize) -> Option<usize> {
        loop {
            at += find::byte(b'}', self.text.get(at..self.end)?)? + 2;
            if self.at(at - 1) == b']' {
                return Some(at);
            }
        }
    }

    /// Where a comment ends.
    fn comment(self, at: usize) -> Option<usize> {
        match self.at(at + 1) {
            b'/' => Some(line_end(self.text, at, self.end)),
            b'*' => {
                let (mut at, mut depth) = (at + 2, 1u32);
                while depth > 0 {
                    at += find::either(b'*', b'/', self.text.get(at..self.end)?)? + 1;
                    match (self.at(at - 1), self.at(at)) {
                        (b'*', b'/') => depth -= 1,
                        (b'/', b'*') => depth += 1,
                        _ => continue,
                    }
                    at += 1;
                }
                Some(at)
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(text: &str) -> Option<(String, Vec<String>, String)> {
        let mut bytes = text.as_bytes().to_vec();
        bytes.extend([0; 8]);
        let keyword = text.find(' ').unwrap_or(0);
        let skipper = Skipper { text: &bytes, end: text.len() };
        let ((name, found), mut of) = (skipper.statement(keyword)?, Vec::new());
        skipper.parents(&found, |name| of.push(text[name].to_string()))?;
        Some((text[name].to_string(), of, text[found.end()..].to_string()))
    }

    #[test]
    fn statements_end_where_the_parser_ends_them() {
        for (text, name, of, rest) in [
            ("def A;x", "A", &[][..], "x"),
            ("def A : B<\"x;{\">, C;x", "A", &["B", "C"], "x"),
            ("class A<int a = {1, 0}, list<B> b = []> : C<[D, E]>{ int f = {1};}x", "A", &["C"], "x"),
            ("def A : B { code c = [{ } }} ]} }]; string s = \"\\\"}\"; }x", "A", &["B"], "x"),
            ("def A { // }\n /* } /* } */ } */ }x", "A", &[], "x"),
            ("def A : B<!if(!lt(a, b), [{>}], c#d)> {}x", "A", &["B"], "x"),
            ("multiclass M<int a> : N<a> { def x : B<a>; }x", "M", &["N"], "x"),
            ("def A : B<[{;\n{ }]> ;x", "A", &["B"], "x"),
            ("def A : B<x> // a, b < {\n , C { }x", "A", &["B", "C"], "x"),
        ] {
            let of: Vec<String> = of.iter().map(|p| (*p).to_string()).collect();
            assert_eq!(split(text), Some((name.to_string(), of, rest.to_string())), "{text}");
        }
    }

    #[test]
    fn what_changes_how_text_is_read_is_not_passed_over() {
        for text in [
            "def : A;",
            "def A#B : C;",
            "def \"a\" : C;",
            "def A {\n#ifdef X\n}\n#endif\n",
            "def A { include \"b.td\" }",
            "def A : B<\"open> { }\n",
            "def A : B",
            "def A { int a = [{ ; }",
            "def A { /* }",
            "def A > { }",
            "def A = 3;",
        ] {
            assert_eq!(split(text), None, "{text}");
        }
    }
}
