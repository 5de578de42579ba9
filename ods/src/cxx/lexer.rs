//! Tokens of C++ snippets.

use super::{Fault, Literal};

/// A token.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token<'a> {
    /// A word, a placeholder with its `$`, or a keyword.
    Word(&'a str),
    Int(u64, Literal),
    /// A number, and whether it is of 32 bits (`1.0f`), to which it is rounded.
    Float(f64, bool),
    Text(String),
    /// An operator or bracket. `>` is always by itself.
    Punct(&'static str),
}

/// A token and where it starts.
pub(super) type Spanned<'a> = (Token<'a>, usize);

/// Longer ones first.
const PUNCTUATION: [&str; 35] = [
    "...", "->", "::", "||", "&&", "==", "!=", "<=", "<<", "(", ")", "[", "]", "{", "}", "<", ">", ",", ";",
    ":", "?", ".", "|", "^", "&", "=", "+", "-", "*", "/", "%", "!", "~", "#", "@",
];

pub(super) fn tokens(text: &str) -> Result<Vec<Spanned<'_>>, Fault> {
    let mut lexer = Lexer { text, at: 0 };
    let mut out = Vec::new();
    loop {
        lexer.skip_blanks();
        let start = lexer.at;
        if lexer.rest().is_empty() {
            return Ok(out);
        }
        out.push((lexer.token()?, start));
    }
}

struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Lexer<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn fault<T>(&self, message: &str) -> Result<T, Fault> {
        Err(Fault { offset: self.at, message: message.into() })
    }

    /// The text as far as `keep` goes.
    fn take(&mut self, keep: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let taken = &rest[..rest.find(|c| !keep(c)).unwrap_or(rest.len())];
        self.at += taken.len();
        taken
    }

    fn skip_blanks(&mut self) {
        loop {
            match self.rest().as_bytes() {
                [b' ', ..] => self.at += 1,
                [b'/', b'/', ..] => {
                    self.take(|c| c != '\n');
                }
                [b'/', b'*', ..] => {
                    let rest = self.rest();
                    self.at += rest[2..].find("*/").map_or(rest.len(), |end| end + 4);
                }
                [byte, ..] if !byte.is_ascii_graphic() && self.rest().starts_with(char::is_whitespace) => {
                    self.take(char::is_whitespace);
                }
                _ => return,
            }
        }
    }

    /// The word that comes, empty if none does.
    fn word(&mut self) -> &'a str {
        let rest = self.rest();
        let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
        let word = &rest[..rest.bytes().take_while(is_word).count()];
        self.at += word.len();
        word
    }

    fn token(&mut self) -> Result<Token<'a>, Fault> {
        let rest = self.rest().as_bytes();
        let is_next = |punct: &str| rest.starts_with(punct.as_bytes());
        match rest.first() {
            Some(b'0'..=b'9') => self.number(),
            Some(b'.') if rest.get(1).is_some_and(u8::is_ascii_digit) => self.number(),
            Some(b'"') => self.string().map(Token::Text),
            Some(b'\'') => self.character(),
            Some(b'$') => {
                let start = self.at;
                self.at += 1;
                if self.word().is_empty() {
                    return self.fault("`$` stands before no name");
                }
                Ok(Token::Word(&self.text[start..self.at]))
            }
            Some(b'a'..=b'z' | b'A'..=b'Z' | b'_') => Ok(Token::Word(self.word())),
            first => match PUNCTUATION.iter().find(|p| p.as_bytes().first() == first && is_next(p)) {
                Some(p) => {
                    self.at += p.len();
                    Ok(Token::Punct(p))
                }
                None => self.fault("this character has no meaning in C++"),
            },
        }
    }

    fn number(&mut self) -> Result<Token<'a>, Fault> {
        let rest = self.rest();
        let radix = match rest.as_bytes() {
            [b'0', b'x' | b'X', ..] => 16,
            [b'0', b'b' | b'B', ..] => 2,
            _ => 10,
        };
        if radix != 10 {
            self.at += 2;
        }
        let digits = self.take(|c| c.is_digit(radix) || c == '\'').replace('\'', "");
        // A number goes as far as it can: `1.f` is one.
        let exponent = self.rest().strip_prefix(['e', 'E']).map(|rest| rest.trim_start_matches(['+', '-']));
        let exponent = exponent.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        if radix == 10 && (self.rest().starts_with('.') || exponent) {
            return self.float(digits);
        }
        let octal = radix == 10 && digits.len() > 1 && digits.starts_with('0');
        let Ok(value) = u64::from_str_radix(&digits, if octal { 8 } else { radix }) else {
            return self.fault("this is no integer of 64 bits");
        };
        let suffix = self.take(|c| "uUlLzZ".contains(c));
        let literal = Literal {
            radix: radix != 10 || octal,
            unsigned: suffix.contains(['u', 'U']),
            long: suffix.contains(['l', 'L', 'z', 'Z']),
        };
        Ok(Token::Int(value, literal))
    }

    fn float(&mut self, mut text: String) -> Result<Token<'a>, Fault> {
        text.push_str(self.take(|c| c.is_ascii_digit() || c == '.'));
        if self.rest().starts_with(['e', 'E']) {
            text.push_str(&self.rest()[..1]);
            self.at += 1;
            if self.rest().starts_with(['+', '-']) {
                text.push_str(&self.rest()[..1]);
                self.at += 1;
            }
            text.push_str(self.take(|c| c.is_ascii_digit()));
        }
        let suffix = self.take(|c| "fFlL".contains(c));
        let is_single = suffix.contains(['f', 'F']);
        let number = if is_single { text.parse::<f32>().map(f64::from) } else { text.parse() };
        match number {
            Ok(number) => Ok(Token::Float(number, is_single)),
            Err(_) => self.fault("this is no number"),
        }
    }

    /// What is between quotes, escapes resolved.
    fn string(&mut self) -> Result<String, Fault> {
        let mut out = String::new();
        let Some(quote) = self.rest().chars().next() else { return self.fault("a quote is missing") };
        self.at += quote.len_utf8();
        loop {
            let Some(c) = self.rest().chars().next() else { return self.fault("a quote is missing") };
            self.at += c.len_utf8();
            match c {
                '\\' => {
                    let Some(c) = self.rest().chars().next() else {
                        return self.fault("a quote is missing");
                    };
                    self.at += c.len_utf8();
                    out.push(match c {
                        'n' => '\n',
                        't' => '\t',
                        'r' => '\r',
                        '0' => '\0',
                        '"' | '\'' | '\\' | '?' => c,
                        _ => return self.fault("this escape is not understood"),
                    });
                }
                c if c == quote => return Ok(out),
                c => out.push(c),
            }
        }
    }

    fn character(&mut self) -> Result<Token<'a>, Fault> {
        let text = self.string()?;
        let mut chars = text.chars();
        match (chars.next(), chars.next()) {
            (Some(c), None) => Ok(Token::Int(u64::from(u32::from(c)), Literal::default())),
            _ => self.fault("this is not one character"),
        }
    }
}
