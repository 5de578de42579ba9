//! Tokens of a text with their places, without what they mean: for layout, and for editors, whose texts are
//! often broken.
//!
//! Nothing is included, no macro is looked at, and nothing fails: what is no token is [`Kind::Other`]. Where
//! a text is one that [`crate::parse`] takes, the tokens are those that it sees, but for regions that the
//! preprocessor takes away.

use crate::token::{Bang, RESERVED};
use std::ops::Range;

/// The names of all operators, without their `!`.
pub fn operators() -> impl Iterator<Item = &'static str> {
    Bang::ALL.iter().map(|b| b.text())
}

/// The reserved words.
pub fn reserved() -> impl Iterator<Item = &'static str> {
    RESERVED.iter().map(|r| r.0)
}

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A name, a reserved word or a number.
    Word,
    /// `$name`.
    Variable,
    /// `!name`.
    Bang,
    /// `"..."`.
    Text,
    /// `[{...}]`.
    Code,
    /// A comment: `//...`, without the end of its line.
    Comment,
    /// A comment: `/*...*/`.
    BlockComment,
    /// A line for the preprocessor, from `#` to its end.
    Directive,
    /// A character that stands for itself, or `...`.
    Punctuation(u8),
    /// What no token begins with, or a text, code block or comment that does not end.
    Other,
}

/// A token: what it is, and its bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// What it is.
    pub kind: Kind,
    /// Where it stands.
    pub range: Range<usize>,
}

/// All tokens and comments of a text, in order.
#[must_use]
pub fn tokens(text: &[u8]) -> Vec<Token> {
    let mut all = Vec::with_capacity(text.len() / 4);
    all.extend(tokens_from(text, 0));
    all
}

/// The same from a place on where a token may begin.
pub(crate) fn tokens_from(text: &[u8], mut at: usize) -> impl Iterator<Item = Token> {
    std::iter::from_fn(move || {
        at += count(&text[at..], |b| matches!(b, b' ' | b'\t' | b'\r' | b'\n'));
        if at >= text.len() {
            return None;
        }
        let (kind, len) = token(&text[at..]);
        at += len;
        Some(Token { kind, range: at - len..at })
    })
}

/// Is it a letter, digit or `_`?
#[must_use]
pub fn is_word(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b == b'_'
}

fn count(text: &[u8], is: impl Fn(u8) -> bool) -> usize {
    text.iter().take_while(|b| is(**b)).count()
}

/// The words that make `#` begin a directive.
const DIRECTIVES: [&[u8]; 5] = [b"define", b"else", b"endif", b"ifdef", b"ifndef"];

/// The token that a text, which is not empty, begins with.
fn token(text: &[u8]) -> (Kind, usize) {
    let line = || count(text, |b| b != b'\n' && b != b'\r');
    match text {
        [b'/', b'/', ..] => (Kind::Comment, line()),
        [b'/', b'*', ..] => block_comment(text),
        [b'[', b'{', ..] => match text.windows(2).skip(2).position(|w| w == b"}]") {
            Some(inside) => (Kind::Code, inside + 4),
            None => (Kind::Other, text.len()),
        },
        [b'"', ..] => string(text),
        [b'$', b, ..] if is_word(*b) && !b.is_ascii_digit() => {
            (Kind::Variable, 1 + count(&text[1..], is_word))
        }
        [b'!', b, ..] if b.is_ascii_alphabetic() => {
            (Kind::Bang, 1 + count(&text[1..], |b| b.is_ascii_alphabetic()))
        }
        [b'#', rest @ ..] if DIRECTIVES.contains(&&rest[..count(rest, is_word)]) => (Kind::Directive, line()),
        [b'+' | b'-', b, ..] if b.is_ascii_digit() => (Kind::Word, 1 + count(&text[1..], is_word)),
        [b'.', b'.', b'.', ..] => (Kind::Punctuation(b'.'), 3),
        [b, ..] if is_word(*b) => (Kind::Word, count(text, is_word)),
        [b, ..] if b":;,<>[]{}()=?#.-+".contains(b) => (Kind::Punctuation(*b), 1),
        [b, ..] if b.is_ascii() => (Kind::Other, 1),
        _ => (Kind::Other, count(text, |b| !b.is_ascii())),
    }
}

/// Comments of this form nest.
fn block_comment(text: &[u8]) -> (Kind, usize) {
    let (mut at, mut depth) = (0, 0);
    while at < text.len() {
        match &text[at..] {
            [b'/', b'*', ..] => (depth, at) = (depth + 1, at + 2),
            [b'*', b'/', ..] => {
                (depth, at) = (depth - 1, at + 2);
                if depth == 0 {
                    return (Kind::BlockComment, at);
                }
            }
            _ => at += 1,
        }
    }
    (Kind::Other, text.len())
}

/// A string ends on its line.
fn string(text: &[u8]) -> (Kind, usize) {
    let mut at = 1;
    loop {
        match text.get(at) {
            Some(b'"') => return (Kind::Text, at + 1),
            Some(b'\\') if text.get(at + 1).is_some_and(|b| *b != b'\n' && *b != b'\r') => at += 2,
            None | Some(b'\n' | b'\r') => return (Kind::Other, at),
            Some(_) => at += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(text: &str) -> Vec<(Kind, &str)> {
        tokens(text.as_bytes()).into_iter().map(|t| (t.kind, &text[t.range])).collect()
    }

    #[test]
    fn each_kind() {
        use Kind::{Bang, BlockComment, Code, Comment, Directive, Other, Punctuation, Text, Variable, Word};
        let p = Punctuation;
        for (text, expected) in [
            ("def A", vec![(Word, "def"), (Word, "A")]),
            (
                "(a $b:$c_1)",
                vec![
                    (p(b'('), "("),
                    (Word, "a"),
                    (Variable, "$b"),
                    (p(b':'), ":"),
                    (Variable, "$c_1"),
                    (p(b')'), ")"),
                ],
            ),
            (
                "!add(-1,0x1F)",
                vec![
                    (Bang, "!add"),
                    (p(b'('), "("),
                    (Word, "-1"),
                    (p(b','), ","),
                    (Word, "0x1F"),
                    (p(b')'), ")"),
                ],
            ),
            ("\"a\\\" b\"c", vec![(Text, "\"a\\\" b\""), (Word, "c")]),
            ("[{ a }]]", vec![(Code, "[{ a }]"), (p(b']'), "]")]),
            ("[ {1}]", vec![(p(b'['), "["), (p(b'{'), "{"), (Word, "1"), (p(b'}'), "}"), (p(b']'), "]")]),
            ("// x\r\n/* /* */ */y", vec![(Comment, "// x"), (BlockComment, "/* /* */ */"), (Word, "y")]),
            (
                "#ifdef A // b\nA#B",
                vec![(Directive, "#ifdef A // b"), (Word, "A"), (p(b'#'), "#"), (Word, "B")],
            ),
            ("0...7", vec![(Word, "0"), (p(b'.'), "..."), (Word, "7")]),
            ("\"open\n'é", vec![(Other, "\"open"), (Other, "'"), (Other, "é")]),
            ("[{ open", vec![(Other, "[{ open")]),
        ] {
            assert_eq!(pieces(text), expected, "{text}");
        }
    }
}
