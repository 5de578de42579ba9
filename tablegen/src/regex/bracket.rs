//! Bracket expressions: `[a-z_]`, `[^[:alpha:]]`, `[[.hyphen.]]`, `[[=a=]]`, and `[[:<:]]`, `[[:>:]]` for
//! the ends of words.

use super::Set;
use super::syntax::Tree;

/// Reads what follows the `[` before `pos`.
pub(super) fn parse(text: &[u8], pos: &mut usize) -> Result<Tree, &'static str> {
    for (word, tree) in [(b"[:<:]]", Tree::WordStart), (b"[:>:]]", Tree::WordEnd)] {
        if text[*pos..].starts_with(word) {
            *pos += word.len();
            return Ok(tree);
        }
    }
    let mut b = Bracket { text, pos: *pos, set: [false; 256] };
    let negated = b.eat(b"^");
    for first in [b"]", b"-"] {
        if b.eat(first) {
            b.set[first[0] as usize] = true;
            break;
        }
    }
    while !b.sees(b"]") && !b.sees(b"-]") {
        b.term()?;
    }
    if b.eat(b"-") {
        b.set[b'-' as usize] = true;
    }
    *pos = b.pos + 1;
    if negated {
        b.set.iter_mut().for_each(|b| *b = !*b);
    }
    Ok(Tree::Set(Box::new(b.set)))
}

struct Bracket<'a> {
    text: &'a [u8],
    pos: usize,
    set: Set,
}

const UNCLOSED: &str = "a bracket is not closed";

impl Bracket<'_> {
    fn sees(&self, what: &[u8]) -> bool {
        self.text[self.pos..].starts_with(what)
    }

    fn eat(&mut self, what: &[u8]) -> bool {
        let seen = self.sees(what);
        self.pos += if seen { what.len() } else { 0 };
        seen
    }

    fn term(&mut self) -> Result<(), &'static str> {
        if self.sees(b"-") {
            return Err("'-' in brackets must be the first or the last, or between two characters");
        }
        if self.eat(b"[:") {
            return self.class();
        }
        if self.eat(b"[=") {
            let c = self.name(b"=]")?;
            self.set[c as usize] = true;
            return Ok(());
        }
        let first = self.symbol()?;
        let mut last = first;
        if self.sees(b"-") && !self.sees(b"-]") {
            self.pos += 1;
            last = if self.eat(b"-") { b'-' } else { self.symbol()? };
        }
        // As in llvm-tblgen bytes outside of ASCII come before the others.
        let (first, last) = (first as i8, last as i8);
        if last < first {
            return Err("a range in brackets runs backwards");
        }
        (first..=last).for_each(|c| self.set[c as u8 as usize] = true);
        Ok(())
    }

    /// A character, or a `[.name.]`.
    fn symbol(&mut self) -> Result<u8, &'static str> {
        if self.eat(b"[.") {
            return self.name(b".]");
        }
        let c = *self.text.get(self.pos).ok_or(UNCLOSED)?;
        self.pos += 1;
        Ok(c)
    }

    /// The character named by what stands before `end`.
    fn name(&mut self, end: &[u8; 2]) -> Result<u8, &'static str> {
        let rest = &self.text[self.pos..];
        let len = rest.windows(2).position(|w| w == end).ok_or(UNCLOSED)?;
        self.pos += len + 2;
        match (&rest[..len], NAMES.iter().find(|n| n.0.as_bytes() == &rest[..len])) {
            (_, Some(&(_, c))) => Ok(c),
            (&[c], None) => Ok(c),
            _ => Err("there is no character of that name"),
        }
    }

    fn class(&mut self) -> Result<(), &'static str> {
        let rest = &self.text[self.pos..];
        let end = rest.windows(2).position(|w| w == b":]").ok_or("a character class is not closed")?;
        let member: fn(&u8) -> bool = match &rest[..end] {
            b"alpha" => u8::is_ascii_alphabetic,
            b"digit" => u8::is_ascii_digit,
            b"alnum" => u8::is_ascii_alphanumeric,
            b"upper" => u8::is_ascii_uppercase,
            b"lower" => u8::is_ascii_lowercase,
            b"space" => |c| matches!(c, b' ' | 9..=13),
            b"blank" => |c| matches!(c, b' ' | b'\t'),
            b"punct" => u8::is_ascii_punctuation,
            b"xdigit" => u8::is_ascii_hexdigit,
            b"cntrl" => u8::is_ascii_control,
            b"print" => |c| (32..127).contains(c),
            b"graph" => u8::is_ascii_graphic,
            _ => return Err("there is no such character class"),
        };
        (0..=255u8).filter(member).for_each(|c| self.set[c as usize] = true);
        self.pos += end + 2;
        Ok(())
    }
}

/// The names that POSIX gives to characters.
const NAMES: [(&str, u8); 95] = [
    ("NUL", 0),
    ("SOH", 1),
    ("STX", 2),
    ("ETX", 3),
    ("EOT", 4),
    ("ENQ", 5),
    ("ACK", 6),
    ("BEL", 7),
    ("alert", 7),
    ("BS", 8),
    ("backspace", 8),
    ("HT", 9),
    ("tab", 9),
    ("LF", 10),
    ("newline", 10),
    ("VT", 11),
    ("vertical-tab", 11),
    ("FF", 12),
    ("form-feed", 12),
    ("CR", 13),
    ("carriage-return", 13),
    ("SO", 14),
    ("SI", 15),
    ("DLE", 16),
    ("DC1", 17),
    ("DC2", 18),
    ("DC3", 19),
    ("DC4", 20),
    ("NAK", 21),
    ("SYN", 22),
    ("ETB", 23),
    ("CAN", 24),
    ("EM", 25),
    ("SUB", 26),
    ("ESC", 27),
    ("IS4", 28),
    ("FS", 28),
    ("IS3", 29),
    ("GS", 29),
    ("IS2", 30),
    ("RS", 30),
    ("IS1", 31),
    ("US", 31),
    ("space", b' '),
    ("exclamation-mark", b'!'),
    ("quotation-mark", b'"'),
    ("number-sign", b'#'),
    ("dollar-sign", b'$'),
    ("percent-sign", b'%'),
    ("ampersand", b'&'),
    ("apostrophe", b'\''),
    ("left-parenthesis", b'('),
    ("right-parenthesis", b')'),
    ("asterisk", b'*'),
    ("plus-sign", b'+'),
    ("comma", b','),
    ("hyphen", b'-'),
    ("hyphen-minus", b'-'),
    ("period", b'.'),
    ("full-stop", b'.'),
    ("slash", b'/'),
    ("solidus", b'/'),
    ("zero", b'0'),
    ("one", b'1'),
    ("two", b'2'),
    ("three", b'3'),
    ("four", b'4'),
    ("five", b'5'),
    ("six", b'6'),
    ("seven", b'7'),
    ("eight", b'8'),
    ("nine", b'9'),
    ("colon", b':'),
    ("semicolon", b';'),
    ("less-than-sign", b'<'),
    ("equals-sign", b'='),
    ("greater-than-sign", b'>'),
    ("question-mark", b'?'),
    ("commercial-at", b'@'),
    ("left-square-bracket", b'['),
    ("backslash", b'\\'),
    ("reverse-solidus", b'\\'),
    ("right-square-bracket", b']'),
    ("circumflex", b'^'),
    ("circumflex-accent", b'^'),
    ("underscore", b'_'),
    ("low-line", b'_'),
    ("grave-accent", b'`'),
    ("left-brace", b'{'),
    ("left-curly-bracket", b'{'),
    ("vertical-line", b'|'),
    ("right-brace", b'}'),
    ("right-curly-bracket", b'}'),
    ("tilde", b'~'),
    ("DEL", 127),
];
