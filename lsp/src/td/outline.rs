//! What a TableGen text declares, told from its tokens: so it is known in any state of the text.

use pdll_compiler::ods::scan::{Kind, Token, tokens};
use std::ops::Range;

/// A text with its tokens and declarations.
pub(crate) struct Outline<'t> {
    pub(crate) text: &'t [u8],
    pub(crate) tokens: Vec<Token>,
    pub(crate) declarations: Vec<Declaration>,
}

/// A class, record, multiclass or variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Declaration {
    /// `class`, `def`, `multiclass`, `defm`, `defset` or `defvar`.
    pub(crate) keyword: &'static str,
    /// Empty for what has no name.
    pub(crate) name: String,
    /// The name, or the keyword.
    pub(crate) at: Range<usize>,
    /// From the keyword to the `;` or `}` that ends it.
    pub(crate) span: Range<usize>,
    /// The first of what it is made of.
    pub(crate) parent: Option<String>,
    /// The comment lines directly above, without slashes.
    pub(crate) documentation: String,
}

const KEYWORDS: [&str; 6] = ["class", "def", "multiclass", "defm", "defset", "defvar"];

impl<'t> Outline<'t> {
    pub(crate) fn new(text: &'t [u8]) -> Self {
        let tokens = tokens(text);
        let mut outline = Self { text, tokens, declarations: Vec::new() };
        outline.declarations = (0..outline.tokens.len()).filter_map(|i| outline.declaration(i)).collect();
        outline
    }

    pub(crate) fn slice(&self, range: &Range<usize>) -> &'t str {
        std::str::from_utf8(&self.text[range.clone()]).unwrap_or_default()
    }

    pub(crate) fn token_text(&self, index: usize) -> &'t str {
        self.tokens.get(index).map_or("", |t| self.slice(&t.range))
    }

    fn is(&self, index: usize, kind: Kind) -> bool {
        self.tokens.get(index).is_some_and(|t| t.kind == kind)
    }

    /// The declaration whose keyword is this token.
    fn declaration(&self, index: usize) -> Option<Declaration> {
        if !self.is(index, Kind::Word) {
            return None;
        }
        let word = self.token_text(index);
        let keyword = KEYWORDS.into_iter().find(|k| *k == word)?;
        let start = self.tokens[index].range.clone();
        // `defset list<T> NAME`: the name is the last word before `=`.
        let named = match keyword {
            "defset" => (index + 1..self.tokens.len())
                .take_while(|i| !self.is(*i, Kind::Punctuation(b'=')) && *i < index + 16)
                .last()?,
            _ => index + 1,
        };
        let name = if self.is(named, Kind::Word) { self.token_text(named) } else { "" };
        let at = if name.is_empty() { start.clone() } else { self.tokens[named].range.clone() };
        let (end, parent) = self.rest(index);
        Some(Declaration {
            keyword,
            name: name.to_string(),
            at,
            span: start.start..end,
            parent,
            documentation: self.documentation(index),
        })
    }

    /// The end of a declaration, and the first of what it is made of. One that is not finished ends before
    /// the next keyword in the first column.
    fn rest(&self, index: usize) -> (usize, Option<String>) {
        let (mut depth, mut parent, mut body) = (0usize, None, false);
        for (i, t) in self.tokens.iter().enumerate().skip(index + 1) {
            match t.kind {
                Kind::Punctuation(b'<' | b'(' | b'[') => depth += 1,
                Kind::Punctuation(b'>' | b')' | b']') => depth = depth.saturating_sub(1),
                Kind::Punctuation(b'{') => {
                    body |= depth == 0;
                    depth += 1;
                }
                Kind::Punctuation(b'}') => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 && body {
                        return (t.range.end, parent);
                    }
                }
                Kind::Punctuation(b';') if depth == 0 => return (t.range.end, parent),
                Kind::Punctuation(b':') if depth == 0 && parent.is_none() && self.is(i + 1, Kind::Word) => {
                    parent = Some(self.token_text(i + 1).to_string());
                }
                Kind::Word if self.begins_line(t) && KEYWORDS.contains(&self.token_text(i)) => {
                    return (self.tokens[i - 1].range.end, parent);
                }
                _ => {}
            }
        }
        (self.text.len(), parent)
    }

    fn begins_line(&self, token: &Token) -> bool {
        token.range.start == 0 || self.text[token.range.start - 1] == b'\n'
    }

    fn documentation(&self, index: usize) -> String {
        let mut below = self.tokens[index].range.start;
        let mut lines = Vec::new();
        for t in self.tokens[..index].iter().rev() {
            let between = &self.text[t.range.end..below];
            if t.kind != Kind::Comment || between.iter().filter(|b| **b == b'\n').count() != 1 {
                break;
            }
            let line = self.slice(&t.range).trim_end().trim_start_matches('/');
            lines.push(line.strip_prefix(' ').unwrap_or(line));
            below = t.range.start;
        }
        lines.reverse();
        lines.join("\n")
    }

    /// The innermost declaration around a byte.
    pub(crate) fn around(&self, at: usize) -> Option<&Declaration> {
        self.declarations.iter().rfind(|d| d.span.start <= at && at <= d.span.end)
    }

    /// The index of the token at a byte: the one that it stands in, or that it ends.
    pub(crate) fn token_at(&self, at: usize) -> Option<usize> {
        let next = self.tokens.partition_point(|t| t.range.start <= at);
        let covers = |i: &usize| self.tokens[*i].range.end >= at;
        let found = next.checked_sub(1).filter(covers)?;
        // Between two tokens the word is meant.
        let before = found.checked_sub(1).filter(covers);
        match before {
            Some(before) if !is_name(self.tokens[found].kind) => Some(before),
            _ => Some(found),
        }
    }

    /// The operation in whose arguments a token stands: the token of its operator, and how many arguments
    /// come before.
    pub(crate) fn argument(&self, index: usize) -> Option<(usize, usize)> {
        let (mut depth, mut commas) = (0usize, 0);
        for i in (0..index).rev() {
            match self.tokens[i].kind {
                Kind::Punctuation(b')' | b'>' | b']' | b'}') => depth += 1,
                Kind::Punctuation(b',') if depth == 0 => commas += 1,
                Kind::Punctuation(b'(') if depth == 0 => return Some((i + 1, commas)),
                Kind::Punctuation(b'(' | b'<' | b'[' | b'{') => depth = depth.checked_sub(1)?,
                Kind::Punctuation(b';') => return None,
                _ => {}
            }
        }
        None
    }
}

fn is_name(kind: Kind) -> bool {
    matches!(kind, Kind::Word | Kind::Variable | Kind::Bang)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn declarations() {
        let text = b"// Of all.\n// Really.\nclass A<int x = 1> { int y = x; }\n\n// Alone.\n\ndef : A<2>;\n\
                     multiclass M { def _b : A<3>; }\ndefset list<A> S = { def c : A; }\n\
                     defvar v = 1;\ndef open : A<\ndef d;";
        let outline = Outline::new(text);
        let all: Vec<String> = outline
            .declarations
            .iter()
            .map(|d| format!("{} {} {:?} {:?}", d.keyword, d.name, d.parent, d.documentation))
            .collect();
        assert_eq!(
            all,
            [
                "class A None \"Of all.\\nReally.\"",
                "def  Some(\"A\") \"\"",
                "multiclass M None \"\"",
                "def _b Some(\"A\") \"\"",
                "defset S None \"\"",
                "def c Some(\"A\") \"\"",
                "defvar v None \"\"",
                "def open Some(\"A\") \"\"",
                "def d None \"\"",
            ]
        );
        let spans: Vec<&str> = outline.declarations.iter().map(|d| outline.slice(&d.span)).collect();
        assert_eq!(spans[2], "multiclass M { def _b : A<3>; }");
        assert_eq!(spans[7], "def open : A<");
    }
}
