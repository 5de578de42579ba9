//! Entries of a text, and the tokens of an entry.

use super::Outcome;

/// An entry without the word that it begins with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<'t> {
    /// The dialect of its text; empty in a text that is of none.
    pub(super) dialect: &'t str,
    /// The C++ namespace of that dialect.
    pub(super) namespace: &'t str,
    pub(super) body: &'t str,
}

/// The entries of a text: the first word of each, and the rest.
pub(super) fn entries(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        loop {
            let end = entry_end(rest);
            let (entry, after) = rest.split_at(end);
            if entry.is_empty() {
                return None;
            }
            rest = after;
            if !entry.starts_with("//") && !entry.trim().is_empty() {
                let (word, body) = entry.split_once(char::is_whitespace).unwrap_or((entry, ""));
                return Some((word, body));
            }
        }
    })
}

/// Where the entry ends that a text begins with: behind it a line begins with a letter or a comment.
fn entry_end(text: &str) -> usize {
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(line) = bytes.get(at..).and_then(|rest| rest.iter().position(|&b| b == b'\n')) {
        at += line + 1;
        if bytes.get(at).is_some_and(|b| b.is_ascii_alphabetic() || *b == b'/') {
            return at;
        }
    }
    text.len()
}

/// Reads the tokens of an entry: words, texts in quotes, single characters.
#[derive(Clone, Debug)]
pub(super) struct Parser<'t> {
    rest: &'t str,
}

/// Bytes of words; `:` is one where two of them stand, `-` and `.` within a word.
fn word_length(text: &str) -> usize {
    let bytes = text.as_bytes();
    let is_word = |b: &u8| b.is_ascii_alphanumeric() || *b == b'_';
    let mut at = 0;
    loop {
        match &bytes[at..] {
            [b, ..] if is_word(b) => at += 1,
            [b'-' | b'.', b, ..] if at > 0 && is_word(b) => at += 1,
            [b':', b':', ..] => at += 2,
            _ => return at,
        }
    }
}

impl<'t> Parser<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        let mut parser = Parser { rest: text };
        parser.skip();
        parser
    }

    fn advance(&mut self, bytes: usize) -> &'t str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.rest = rest;
        self.skip();
        taken
    }

    fn skip(&mut self) {
        loop {
            self.rest = self.rest.trim_ascii_start();
            if !self.rest.starts_with("//") {
                return;
            }
            self.rest = self.rest.split_once('\n').map_or("", |(_, rest)| rest);
        }
    }

    pub(super) fn at_end(&self) -> bool {
        self.rest.is_empty()
    }

    fn wrong<T>(&self, wanted: &str) -> Outcome<T> {
        let found: String = self.rest.chars().take(16).collect();
        Err(format!("{wanted} is wanted where `{found}` stands"))
    }

    /// A word, if one is next.
    pub(super) fn try_word(&mut self) -> Option<&'t str> {
        match word_length(self.rest) {
            0 => None,
            length => Some(self.advance(length)),
        }
    }

    pub(super) fn word(&mut self) -> Outcome<&'t str> {
        match self.try_word() {
            Some(word) => Ok(word),
            None => self.wrong("a word"),
        }
    }

    /// This word, if it is next.
    pub(super) fn eat(&mut self, word: &str) -> bool {
        let is_next = word_length(self.rest) == word.len() && self.rest.starts_with(word);
        if is_next {
            self.advance(word.len());
        }
        is_next
    }

    /// This character, if it is next.
    pub(super) fn take(&mut self, c: char) -> bool {
        let is_next = self.rest.starts_with(c);
        if is_next {
            self.advance(c.len_utf8());
        }
        is_next
    }

    pub(super) fn expect(&mut self, c: char) -> Outcome<()> {
        if self.take(c) { Ok(()) } else { self.wrong(&format!("`{c}`")) }
    }

    /// Text in quotes, if it is next; there is no way to write a quote in it.
    pub(super) fn try_text(&mut self) -> Outcome<Option<&'t str>> {
        let Some(inner) = self.rest.strip_prefix('"') else { return Ok(None) };
        let Some(end) = inner.find('"') else { return self.wrong("a second quote") };
        self.advance(end + 2);
        Ok(Some(&inner[..end]))
    }

    pub(super) fn text(&mut self) -> Outcome<&'t str> {
        match self.try_text()? {
            Some(text) => Ok(text),
            None => self.wrong("a text in quotes"),
        }
    }

    /// A number.
    pub(super) fn number<N: std::str::FromStr>(&mut self) -> Outcome<N> {
        let word = self.word()?;
        word.parse().map_err(|_| format!("`{word}` is no number"))
    }

    /// Items with commas between them up to `close`, of which the opening has been read.
    pub(super) fn list<T>(
        &mut self,
        close: char,
        mut item: impl FnMut(&mut Self) -> Outcome<T>,
    ) -> Outcome<Vec<T>> {
        let mut items = Vec::new();
        if self.take(close) {
            return Ok(items);
        }
        loop {
            items.push(item(self)?);
            if !self.take(',') {
                self.expect(close)?;
                return Ok(items);
            }
        }
    }

    /// Nothing may be left.
    pub(super) fn end(&self) -> Outcome<()> {
        if self.at_end() { Ok(()) } else { self.wrong("the end of the entry") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_and_their_tokens() {
        let text = "// note\na one\n\n  two // more\nb ::x::y->z-q(3)\n";
        let all: Vec<_> = entries(text).collect();
        assert_eq!(all, [("a", "one\n\n  two // more\n"), ("b", "::x::y->z-q(3)\n")]);
        let mut p = Parser::new(all[0].1);
        assert_eq!((p.word(), p.word(), p.at_end()), (Ok("one"), Ok("two"), true));
        let mut p = Parser::new(all[1].1);
        assert_eq!(p.word(), Ok("::x::y"));
        assert!(p.take('-') && p.take('>'));
        assert_eq!(p.word(), Ok("z-q"));
        assert_eq!(p.expect('('), Ok(()));
        assert_eq!(p.list(')', |p| p.number::<u32>()), Ok(vec![3]));
    }
}
