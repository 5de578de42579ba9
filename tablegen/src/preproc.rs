//! The preprocessor: `#define`, `#ifdef`, `#ifndef`, `#else`, `#endif` at the start of a line. Macros have no value; the
//! set of them only grows and is shared by all files. A region that is left out is looked at by lines only.

use crate::context::Cx;
use crate::lexer::Lexer;
use crate::source::Loc;

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

impl Lexer<'_> {
    /// A `#` was consumed. `None`: it is the paste operator. `Some(true)`: a directive was processed.
    /// `Some(false)`: it was wrong, and an error was reported.
    pub(crate) fn directive(&mut self, cx: &mut Cx) -> Option<bool> {
        let hash = self.pos - 1;
        let kind = self.directive_word()?;
        if !self.at_line_start(hash) {
            return None;
        }
        Some(self.run_directive(cx, kind, hash))
    }

    /// The directive whose word follows `pos`, which is not moved.
    fn directive_word(&self) -> Option<Directive> {
        let rest = &self.text[self.pos..];
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

    /// Whether only blanks and block comments stand between the start of the line and `at`.
    fn at_line_start(&self, at: usize) -> bool {
        let mut i = at;
        loop {
            match i.checked_sub(1).map(|j| self.text[j]) {
                None | Some(b'\n' | b'\r') => return true,
                Some(b' ' | b'\t') => i -= 1,
                Some(b'/') if i >= 4 && self.text[i - 2] == b'*' => {
                    // Walk back to the comment's start; comments that nest are rare enough to look for the outermost.
                    let line =
                        self.text[..i].iter().rposition(|b| matches!(b, b'\n' | b'\r')).map_or(0, |p| p + 1);
                    let Some(open) = self.text[line..i - 2].windows(2).position(|w| w == b"/*") else {
                        return true; // It began on an earlier line, so it hides that line's end.
                    };
                    i = line + open;
                }
                _ => return false,
            }
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
                self.conditionals.last().is_none_or(|c| c.taken) || self.skip_region(cx)
            }
            Directive::Endif => {
                if self.conditionals.pop().is_none() {
                    cx.error(loc, "'#endif' without a conditional before it");
                    return false;
                }
                self.rest_of_line(cx, kind)
            }
        }
    }

    fn flip_branch(&mut self, cx: &mut Cx, loc: Loc) -> bool {
        let Some(open) = self.conditionals.last_mut() else {
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

    fn macro_name(&mut self, cx: &mut Cx, kind: Directive) -> Option<Vec<u8>> {
        let word_end = self.pos;
        while matches!(self.byte(self.pos), b' ' | b'\t') {
            self.pos += 1;
        }
        let from = self.pos;
        if !self.byte(from).is_ascii_digit() && from > word_end {
            self.skip_word();
        }
        if self.pos == from {
            cx.error(self.loc_at(word_end), format!("a macro name must follow '{}'", kind.text()));
            return None;
        }
        Some(self.text[from..self.pos].to_vec())
    }

    /// Only blanks and comments may follow a directive on its line.
    fn rest_of_line(&mut self, cx: &mut Cx, kind: Directive) -> bool {
        loop {
            match (self.text.get(self.pos), self.byte(self.pos + 1)) {
                (None | Some(b'\n' | b'\r'), _) => return true,
                (Some(b' ' | b'\t'), _) => self.pos += 1,
                (Some(b'/'), b'/') => self.skip_line_comment(),
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

    /// Skips lines until the branch of the innermost conditional changes to a taken one or ends.
    ///
    /// A region that ends with its conditional (not at an `#else`) is remembered by its place, since what it holds does
    /// not depend on macros.
    fn skip_region(&mut self, cx: &mut Cx) -> bool {
        let depth = self.conditionals.len();
        let place = (self.text.as_ptr() as usize, self.pos);
        if let Some(&end) = self.skips.get(&place) {
            self.pos = end;
            self.conditionals.pop();
            return true;
        }
        loop {
            self.skip_line_comment();
            // Blank space, line ends and block comments at the start of a line.
            loop {
                match (self.text.get(self.pos), self.byte(self.pos + 1)) {
                    (Some(b' ' | b'\t' | b'\n' | b'\r'), _) => self.pos += 1,
                    (Some(b'/'), b'*') => {
                        self.pos += 1;
                        if !self.skip_block_comment(cx) {
                            return false;
                        }
                    }
                    _ => break,
                }
            }
            let Some(&c) = self.text.get(self.pos) else {
                return true; // The end of the file reports the open conditional.
            };
            if c != b'#' {
                continue;
            }
            self.pos += 1;
            let Some(kind) = self.directive_word() else { continue };
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
