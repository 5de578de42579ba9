//! The preprocessor: `#define`, `#ifdef`, `#ifndef`, `#else`, `#endif` at the start of a line. Macros have
//! no value; the set of them only grows and is shared by all files. A region that is left out is looked at
//! by lines only.

use crate::bytes::{byte, line_end};
use crate::context::Cx;
use crate::intern::Sym;
use crate::lexer::Lexer;
use crate::source::Loc;
use pdll_source::find;

/// An open `#ifdef` or `#ifndef`.
pub(crate) struct Conditional {
    pub(crate) loc: Loc,
    /// Whether its current branch is taken.
    taken: bool,
    seen_else: Option<Loc>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Directive {
    Ifdef,
    Ifndef,
    Else,
    Endif,
    Define,
}

impl Directive {
    fn text(self) -> &'static str {
        match self {
            Directive::Ifdef => "#ifdef",
            Directive::Ifndef => "#ifndef",
            Directive::Else => "#else",
            Directive::Endif => "#endif",
            Directive::Define => "#define",
        }
    }
}

/// How far a region was skipped.
enum Skipped {
    ToHash,
    ToEnd,
    /// A comment does not end, which was reported.
    Wrong,
}

/// Whether only blanks and block comments stand at the end of `text`, after the last start of a line.
fn at_line_start(text: &[u8]) -> bool {
    let mut i = text.len();
    loop {
        match i.checked_sub(1).map(|j| text[j]) {
            None | Some(b'\n' | b'\r') => return true,
            Some(b' ' | b'\t') => i -= 1,
            Some(b'/') if i >= 4 && text[i - 2] == b'*' => {
                // Walk back to the comment's start; comments that nest are rare enough to look for the
                // outermost.
                let line = text[..i].iter().rposition(|b| matches!(b, b'\n' | b'\r')).map_or(0, |p| p + 1);
                let Some(open) = text[line..i - 2].windows(2).position(|w| w == b"/*") else {
                    return true; // It began on an earlier line, so it hides that line's end.
                };
                i = line + open;
            }
            _ => return false,
        }
    }
}

impl Lexer<'_> {
    /// A `#` was consumed. `None`: it is the paste operator. `Some(true)`: a directive was processed.
    /// `Some(false)`: it was wrong, and an error was reported.
    pub(crate) fn directive(&mut self, cx: &mut Cx) -> Option<bool> {
        let hash = self.pos - 1;
        let kind = self.directive_word(cx)?;
        if !at_line_start(&cx.syms.text.all()[self.begin..hash]) {
            return None;
        }
        Some(self.run_directive(cx, kind, hash))
    }

    /// The directive whose word follows `pos`, which is not moved.
    fn directive_word(&self, cx: &Cx) -> Option<Directive> {
        let rest = &cx.syms.text.all()[self.pos..self.end];
        let words = [
            (&b"ifdef"[..], Directive::Ifdef),
            (b"ifndef", Directive::Ifndef),
            (b"else", Directive::Else),
            (b"endif", Directive::Endif),
            (b"define", Directive::Define),
        ];
        let (word, kind) = words.into_iter().find(|(w, _)| rest.starts_with(w))?;
        match (rest.get(word.len()), rest.get(word.len() + 1)) {
            (None | Some(b' ' | b'\t' | b'\n' | b'\r'), _) | (Some(b'/'), Some(b'/' | b'*')) => Some(kind),
            _ => None,
        }
    }

    fn run_directive(&mut self, cx: &mut Cx, kind: Directive, hash: usize) -> bool {
        self.pos += kind.text().len() - 1;
        let loc = self.loc_at(hash);
        match kind {
            Directive::Define => {
                let Some(name) = self.macro_name(cx, kind) else { return false };
                self.macros.insert(name);
                self.rest_of_line(cx, kind)
            }
            Directive::Ifdef | Directive::Ifndef => {
                let Some(name) = self.macro_name(cx, kind) else { return false };
                let taken = self.macros.contains(&name) == (kind == Directive::Ifdef);
                self.conditionals.push(Conditional { loc, taken, seen_else: None });
                self.rest_of_line(cx, kind) && (taken || self.skip_region(cx))
            }
            Directive::Else => {
                if !self.flip_branch(cx, loc) || !self.rest_of_line(cx, kind) {
                    return false;
                }
                self.innermost().is_none_or(|c| c.taken) || self.skip_region(cx)
            }
            Directive::Endif => {
                if !self.close() {
                    cx.error(loc, "'#endif' without a conditional before it");
                    return false;
                }
                self.rest_of_line(cx, kind)
            }
        }
    }

    fn flip_branch(&mut self, cx: &mut Cx, loc: Loc) -> bool {
        let Some(open) = self.innermost() else {
            cx.error(loc, "'#else' without a conditional before it");
            return false;
        };
        if let Some(earlier) = open.seen_else {
            cx.error_with(loc, "second '#else' of one conditional", vec![(earlier, "the first one".into())]);
            return false;
        }
        open.seen_else = Some(loc);
        open.taken = !open.taken;
        true
    }

    /// The conditional that was opened last in this file.
    fn innermost(&mut self) -> Option<&mut Conditional> {
        self.conditionals[self.outermost..].last_mut()
    }

    /// Closes it, if there is one.
    fn close(&mut self) -> bool {
        let open = self.conditionals.len() > self.outermost;
        self.conditionals.truncate(self.conditionals.len() - open as usize);
        open
    }

    fn macro_name(&mut self, cx: &mut Cx, kind: Directive) -> Option<Sym> {
        let text = cx.syms.text.all();
        let blanks = text[self.pos..].iter().take_while(|b| matches!(b, b' ' | b'\t')).count();
        let from = self.pos + blanks;
        match byte(text, from) {
            b'_' | b'a'..=b'z' | b'A'..=b'Z' if blanks > 0 => {
                self.pos = from;
                Some(self.word(cx))
            }
            _ => {
                cx.error(self.loc_at(self.pos), format!("a macro name must follow '{}'", kind.text()));
                self.pos = from;
                None
            }
        }
    }

    /// Only blanks and comments may follow a directive on its line.
    fn rest_of_line(&mut self, cx: &mut Cx, kind: Directive) -> bool {
        loop {
            let text = &cx.syms.text.all()[..self.end];
            match (text.get(self.pos), byte(text, self.pos + 1)) {
                (None | Some(b'\n' | b'\r'), _) => return true,
                (Some(b' ' | b'\t'), _) => self.pos += 1,
                (Some(b'/'), b'/') => self.pos = line_end(cx.syms.text.all(), self.pos, self.end),
                (Some(b'/'), b'*') => {
                    self.pos += 1;
                    if !self.skip_block_comment(cx) {
                        return false;
                    }
                }
                _ => {
                    cx.error(
                        self.loc_at(self.pos),
                        format!("only a comment may follow '{}' on its line", kind.text()),
                    );
                    return false;
                }
            }
        }
    }

    /// Goes to the next `#` that only blanks and block comments precede on its line. `clean` says whether
    /// that is true of `pos`.
    fn skip_to_directive(&mut self, cx: &mut Cx, mut clean: bool) -> Skipped {
        loop {
            let text = &cx.syms.text.all()[..self.end];
            let Some(hit) = find::either(b'#', b'*', &text[self.pos..]) else {
                self.pos = self.end;
                return Skipped::ToEnd;
            };
            let skipped = &text[self.pos..self.pos + hit];
            let hash = text[self.pos + hit] == b'#';
            let (before, starts) = match skipped {
                _ if hash => (skipped, true),
                [before @ .., b'/'] => (before, true),
                _ => (skipped, false),
            };
            let first = match before.iter().rfind(|b| !matches!(b, b' ' | b'\t')) {
                None => clean,
                Some(b) => matches!(b, b'\n' | b'\r'),
            };
            self.pos += hit;
            if !(starts && first) {
                self.pos += 1;
                clean = false;
            } else if hash {
                return Skipped::ToHash;
            } else if self.skip_block_comment(cx) {
                clean = true;
            } else {
                return Skipped::Wrong;
            }
        }
    }

    /// Skips lines until the branch of the innermost conditional changes to a taken one or ends.
    ///
    /// A region that ends with its conditional (not at an `#else`) is remembered by its place, since what
    /// it holds does not depend on macros.
    #[inline(never)]
    fn skip_region(&mut self, cx: &mut Cx) -> bool {
        let depth = self.conditionals.len();
        let place = self.pos;
        if let Some(&end) = self.skips.get(&place) {
            self.pos = end;
            self.conditionals.pop();
            return true;
        }
        // The region starts at the end of a line.
        let mut at_line_start = false;
        loop {
            match self.skip_to_directive(cx, at_line_start) {
                Skipped::ToEnd => return true, // The end of the file reports the open conditional.
                Skipped::Wrong => return false,
                Skipped::ToHash => {}
            }
            at_line_start = false;
            self.pos += 1;
            let Some(kind) = self.directive_word(cx) else { continue };
            let loc = self.loc_at(self.pos - 1);
            self.pos += kind.text().len() - 1;
            match kind {
                Directive::Define => {}
                Directive::Ifdef | Directive::Ifndef => {
                    if self.macro_name(cx, kind).is_none() || !self.rest_of_line(cx, kind) {
                        return false;
                    }
                    self.conditionals.push(Conditional { loc, taken: false, seen_else: None });
                }
                Directive::Else => {
                    if !self.flip_branch(cx, loc) || !self.rest_of_line(cx, kind) {
                        return false;
                    }
                    if self.conditionals.len() == depth {
                        return true;
                    }
                }
                Directive::Endif => {
                    self.conditionals.pop();
                    if !self.rest_of_line(cx, kind) {
                        return false;
                    }
                    if self.conditionals.len() < depth {
                        self.skips.insert(place, self.pos);
                        return true;
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Limits;
    use pdll_source::vfs::Disk;
    use proptest::prelude::*;

    /// The offsets of the hashes that are first on their lines, by walking through the lines; `None` where
    /// a comment does not end.
    fn hashes_by_lines(text: &[u8]) -> Option<Vec<usize>> {
        let (mut found, mut at) = (Vec::new(), 0);
        while at < text.len() {
            if text[at..].starts_with(b"/*") {
                let (mut depth, mut end) = (1, at + 2);
                while depth > 0 {
                    let step = match text.get(end..end + 2) {
                        Some(b"/*") => (1, 2),
                        Some(b"*/") => (-1, 2),
                        _ if end >= text.len() => return None,
                        _ => (0, 1),
                    };
                    (depth, end) = (depth + step.0, end + step.1);
                }
                at = end;
            } else if matches!(text[at], b' ' | b'\t' | b'\n' | b'\r') {
                at += 1;
            } else {
                found.extend((text[at] == b'#').then_some(at));
                at += text[at..].iter().position(|b| matches!(b, b'\n' | b'\r')).unwrap_or(text.len() - at);
            }
        }
        Some(found)
    }

    proptest! {
        #[test]
        fn skipping_stops_where_a_walk_through_the_lines_does(
            pieces in proptest::collection::vec("#|/\\*|\\*/|/|\\*|//| |\t|\n|\r|x", 0..60),
        ) {
            let text = format!("\n{}", pieces.concat());
            let mut cx = Cx::new(Limits::SHALLOW);
            let span = cx.syms.text.push_file(text.as_bytes());
            let main = cx.sources.add("x.td".into(), span);
            let mut lexer = Lexer::new(&mut cx, main, &[], &Disk, &[]).expect("small");
            let mut found = Vec::new();
            let complete = loop {
                match lexer.skip_to_directive(&mut cx, false) {
                    Skipped::ToEnd => break true,
                    Skipped::Wrong => break false,
                    Skipped::ToHash => found.push(lexer.pos - lexer.begin),
                }
                lexer.pos += 1;
            };
            let expected = hashes_by_lines(text.as_bytes());
            prop_assert_eq!(complete, expected.is_some());
            prop_assert_eq!(expected.unwrap_or(found.clone()), found);
        }
    }
}
