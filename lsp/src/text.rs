//! Positions: lines and columns of the protocol, and bytes of a text.

use lsp_types::{Position, PositionEncodingKind, Range};

/// What columns are counted in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Encoding {
    /// Bytes of UTF-8.
    Utf8,
    /// Units of UTF-16, as the protocol has it if nothing is agreed.
    #[default]
    Utf16,
    /// Characters.
    Utf32,
}

impl Encoding {
    /// The best that a client offers: bytes need no counting.
    pub(crate) fn choose(offered: &[PositionEncodingKind]) -> Self {
        if offered.contains(&PositionEncodingKind::UTF8) {
            Self::Utf8
        } else if offered.contains(&PositionEncodingKind::UTF32)
            && !offered.contains(&PositionEncodingKind::UTF16)
        {
            Self::Utf32
        } else {
            Self::Utf16
        }
    }

    pub(crate) fn kind(self) -> PositionEncodingKind {
        match self {
            Self::Utf8 => PositionEncodingKind::UTF8,
            Self::Utf16 => PositionEncodingKind::UTF16,
            Self::Utf32 => PositionEncodingKind::UTF32,
        }
    }

    /// How many units a text takes. Bytes that are not UTF-8 count as the character that stands for such.
    pub(crate) fn len(self, bytes: &[u8]) -> u32 {
        if self == Self::Utf8 || bytes.is_ascii() {
            return bytes.len() as u32;
        }
        let text = String::from_utf8_lossy(bytes);
        text.chars().map(|c| self.units(c)).sum()
    }

    fn units(self, c: char) -> u32 {
        match self {
            Self::Utf8 => c.len_utf8() as u32,
            Self::Utf16 => c.len_utf16() as u32,
            Self::Utf32 => 1,
        }
    }
}

/// Where the lines of a text begin.
#[derive(Clone, Debug)]
pub(crate) struct Lines {
    starts: Vec<u32>,
    encoding: Encoding,
}

impl Lines {
    pub(crate) fn new(text: &[u8], encoding: Encoding) -> Self {
        let ends = text.iter().enumerate().filter(|(_, b)| **b == b'\n').map(|(i, _)| i as u32 + 1);
        Self { starts: std::iter::once(0).chain(ends).collect(), encoding }
    }

    /// Where a byte stands, in the protocol's words.
    pub(crate) fn position(&self, text: &[u8], offset: usize) -> Position {
        let offset = offset.min(text.len());
        let line = self.starts.partition_point(|s| *s as usize <= offset) - 1;
        let start = self.starts[line] as usize;
        Position::new(line as u32, self.encoding.len(&text[start..offset]))
    }

    pub(crate) fn range(&self, text: &[u8], bytes: std::ops::Range<usize>) -> Range {
        Range::new(self.position(text, bytes.start), self.position(text, bytes.end))
    }

    /// The byte at a position; what is past the end of its line is that end, and past the last line the end
    /// of the text.
    pub(crate) fn offset(&self, text: &[u8], position: Position) -> usize {
        let Some(&start) = self.starts.get(position.line as usize) else { return text.len() };
        let start = start as usize;
        let end = self.starts.get(position.line as usize + 1).map_or(text.len(), |s| *s as usize - 1);
        let mut line = &text[start..end];
        if let Some(rest) = line.strip_suffix(b"\r") {
            line = rest;
        }
        let column = position.character as usize;
        if self.encoding == Encoding::Utf8 || line.is_ascii() {
            let mut at = column.min(line.len());
            // A position inside a character is that of the character.
            while at > 0 && at < line.len() && line[at] & 0xc0 == 0x80 {
                at -= 1;
            }
            return start + at;
        }
        let (mut units, mut at) = (0, 0);
        for chunk in line.utf8_chunks() {
            for c in chunk.valid().chars() {
                units += self.encoding.units(c) as usize;
                if units > column {
                    return start + at;
                }
                at += c.len_utf8();
            }
            if !chunk.invalid().is_empty() {
                units += 1;
                if units > column {
                    return start + at;
                }
                at += chunk.invalid().len();
            }
        }
        start + line.len()
    }

    pub(crate) fn offsets(&self, text: &[u8], range: Range) -> std::ops::Range<usize> {
        let start = self.offset(text, range.start);
        start..self.offset(text, range.end).max(start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_in_each_encoding() {
        let text = "ab\né𝒳c\r\nd".as_bytes();
        // Offset of `c`, and its column.
        for (encoding, column) in [(Encoding::Utf8, 6), (Encoding::Utf16, 3), (Encoding::Utf32, 2)] {
            let lines = Lines::new(text, encoding);
            assert_eq!(lines.position(text, 9), Position::new(1, column), "{encoding:?}");
            assert_eq!(lines.offset(text, Position::new(1, column)), 9, "{encoding:?}");
            assert_eq!(lines.offset(text, Position::new(1, 99)), 10, "past the line");
            assert_eq!(lines.offset(text, Position::new(9, 0)), text.len(), "past the text");
            for offset in [0, 1, 2, 3, 5, 9, 10, 12, 13] {
                let back = lines.offset(text, lines.position(text, offset));
                assert_eq!(back, offset, "{encoding:?}");
            }
        }
        assert_eq!(Lines::new(text, Encoding::Utf16).offset(text, Position::new(1, 2)), 5, "inside a pair");
    }
}
