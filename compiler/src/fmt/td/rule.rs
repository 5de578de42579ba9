//! The document of one rule.

use crate::fmt::doc::Step;
use pdll_ods::scan::{Kind, Token};

/// What an open bracket holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Level {
    /// Arguments of the rule's class.
    Rule,
    /// An operator with its arguments, of which the first has no comma before it.
    Dag,
    /// Arguments of another class, of an operator `!name`, elements of a list or bits.
    Other,
}

/// How much further the arguments of a rule or an operation are indented than it.
const ARGUMENTS: i32 = 2;

/// The bracket that a closing one ends.
pub(super) fn opening(close: u8) -> u8 {
    match close {
        b'>' => b'<',
        b')' => b'(',
        b']' => b'[',
        _ => b'{',
    }
}

/// The document of a rule, whose brackets match: from `def` to its last token.
pub(super) fn document(text: &[u8], tokens: &[Token]) -> Vec<Step> {
    let mut rule = Rule { text, steps: Vec::with_capacity(tokens.len() * 3), levels: Vec::new() };
    for i in 0..tokens.len() {
        rule.token(&tokens[..i], &tokens[i]);
    }
    rule.steps
}

struct Rule<'t> {
    text: &'t [u8],
    steps: Vec<Step>,
    /// What is open, each with how far it is indented.
    levels: Vec<(Level, i32)>,
}

impl Rule<'_> {
    fn token(&mut self, before: &[Token], token: &Token) {
        let range = token.range.clone();
        if token.kind == Kind::Comment {
            let from = before.last().map_or(range.start, |t| t.range.end);
            if self.text[from..range.start].contains(&b'\n') {
                self.steps.push(Step::Hard { blank: false, flush: false });
            }
            let len = self.text[range.clone()].trim_ascii_end().len();
            self.steps.push(Step::Comment(range.start..range.start + len));
            return;
        }
        let separator = before.last().and_then(|last| self.separator(before, last, token));
        match token.kind {
            // The body, which is not looked into.
            Kind::Punctuation(b'{') if self.levels.is_empty() => {
                self.steps.extend([Step::Space, Step::Piece(range)]);
            }
            Kind::Punctuation(b @ (b'<' | b'(' | b'[' | b'{')) => {
                self.steps.extend(separator);
                self.steps.extend([Step::Open, Step::Piece(range)]);
                let level = self.level(b, before);
                let indent = if b == b'[' { 1 } else { ARGUMENTS };
                self.steps.push(Step::Indent(indent));
                self.levels.push((level, indent));
            }
            Kind::Punctuation(b'>' | b')' | b']' | b'}') => {
                let (_, indent) = self.levels.pop().unwrap_or((Level::Other, 0));
                self.steps.extend([Step::Piece(range), Step::Indent(-indent), Step::Close]);
            }
            _ => {
                self.steps.extend(separator);
                self.steps.push(Step::Piece(range));
            }
        }
    }

    /// What a bracket holds, by what stands before it.
    fn level(&self, bracket: u8, before: &[Token]) -> Level {
        match bracket {
            b'<' if self.levels.is_empty() => Level::Rule,
            b'(' if !is_call(before) => Level::Dag,
            _ => Level::Other,
        }
    }

    /// What stands between two tokens, comments left aside.
    fn separator(&self, before: &[Token], last: &Token, token: &Token) -> Option<Step> {
        use Kind::{Bang, Code, Comment, Punctuation as P, Text, Variable, Word};
        let level = self.levels.last().map(|l| l.0);
        let blank = (last.range.end < token.range.start).then_some(Step::Space);
        match (last.kind, token.kind) {
            // The line has ended, or what would end it begins the next one.
            (Comment, _) => match level {
                Some(Level::Rule) if is_open(previous(before)) => Some(Step::Soft),
                _ => Some(Step::Line),
            },
            (P(b'<'), _) if level == Some(Level::Rule) => Some(Step::Soft),
            // Together they would begin a code block.
            (P(b'['), P(b'{')) => Some(Step::Space),
            (P(b'<' | b'(' | b'[' | b'{'), _) | (_, P(b',' | b';')) => None,
            (P(b','), _) => Some(if level.is_some() { Step::Line } else { Step::Space }),
            (P(b':'), _) | (_, P(b':')) => match level {
                None => Some(Step::Space),
                Some(Level::Dag) => None,
                Some(_) => blank,
            },
            (_, P(b'<')) => None,
            (Bang, P(b'(')) => None,
            (P(b'>'), P(b'(')) if is_call(before) => None,
            (
                Word | Variable | Text | Code | P(b')' | b']' | b'}' | b'>' | b'?'),
                Word | Variable | Text | Code | Bang | P(b'(' | b'?'),
            ) => Some(if level == Some(Level::Dag) { Step::Line } else { Step::Space }),
            _ => blank,
        }
    }
}

/// The last of some tokens that is no comment.
fn previous(before: &[Token]) -> Option<&Token> {
    before.iter().rev().find(|t| t.kind != Kind::Comment)
}

fn is_open(token: Option<&Token>) -> bool {
    token.is_some_and(|t| matches!(t.kind, Kind::Punctuation(b'<' | b'(' | b'[' | b'{')))
}

/// Does `(` after these tokens begin the arguments of `!name` or `!name<type>`?
fn is_call(before: &[Token]) -> bool {
    match previous(before).map(|t| t.kind) {
        Some(Kind::Bang) => true,
        Some(Kind::Punctuation(b'>')) => {
            let mut depth = 0usize;
            let open = before.iter().rposition(|t| {
                match t.kind {
                    Kind::Punctuation(b'>') => depth += 1,
                    Kind::Punctuation(b'<') => depth -= 1,
                    _ => {}
                }
                depth == 0 && t.kind == Kind::Punctuation(b'<')
            });
            open.is_some_and(|i| previous(&before[..i]).is_some_and(|t| t.kind == Kind::Bang))
        }
        _ => false,
    }
}
