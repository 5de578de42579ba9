//! What sections are made of: words, texts and lists.

use crate::error::{FormatError, FormatFault};
use crate::program::Place;
use crate::words::Words;
use bytes::Bytes;

/// Reads a file, or a section of one.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    bytes: &'a [u8],
    /// The same bytes, of which a program may keep parts.
    shared: Option<&'a Bytes>,
    at: usize,
    end: usize,
    pub(super) section: &'static str,
    /// That of the file.
    pub(super) version: u32,
}

impl<'a> Reader<'a> {
    pub(super) fn new(bytes: &'a [u8], shared: Option<&'a Bytes>) -> Self {
        Reader { bytes, shared, at: 0, end: bytes.len(), section: "header", version: super::VERSION }
    }

    /// A part of so many bytes, which it goes on after.
    pub(super) fn part(&mut self, len: usize) -> Result<Self, FormatError> {
        let at = self.at;
        self.take(len)?;
        Ok(Self { at, end: self.at, ..*self })
    }

    /// What is read of all that there is.
    pub(super) fn whole<T>(
        mut self,
        read: impl FnOnce(&mut Self) -> Result<T, FormatError>,
    ) -> Result<T, FormatError> {
        let all = read(&mut self)?;
        self.end()?;
        Ok(all)
    }

    /// Everything was read.
    pub(super) fn end(&self) -> Result<(), FormatError> {
        if self.at == self.end { Ok(()) } else { Err(self.error(FormatFault::TooLong)) }
    }

    /// All that has not been read.
    pub(super) fn rest(&mut self) -> &'a [u8] {
        let rest = &self.bytes[self.at..self.end];
        self.at = self.end;
        rest
    }

    #[cold]
    pub(super) fn error(&self, fault: FormatFault) -> FormatError {
        FormatError { section: self.section, offset: self.at, fault }
    }

    /// The word just read does not stand for anything.
    #[cold]
    pub(super) fn no(&self, what: &'static str, word: u32) -> FormatError {
        self.error(FormatFault::Word { what, word })
    }

    pub(super) fn take(&mut self, len: usize) -> Result<&'a [u8], FormatError> {
        match self.bytes.get(self.at..self.end).and_then(|rest| rest.get(..len)) {
            Some(taken) => {
                self.at += len;
                Ok(taken)
            }
            None => Err(self.error(FormatFault::TooShort)),
        }
    }

    pub(super) fn word(&mut self) -> Result<u32, FormatError> {
        let bytes = self.take(4)?;
        Ok(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
    }

    pub(super) fn flag(&mut self) -> Result<bool, FormatError> {
        match self.word()? {
            0 => Ok(false),
            1 => Ok(true),
            other => Err(self.no("truth value", other)),
        }
    }

    pub(super) fn text<T: From<&'a str>>(&mut self) -> Result<T, FormatError> {
        let len = self.word()? as usize;
        let bytes = self.take(len)?;
        match std::str::from_utf8(bytes) {
            Ok(text) => Ok(text.into()),
            Err(_) => Err(self.error(FormatFault::Text)),
        }
    }

    /// A list of items of at least `size` bytes each.
    pub(super) fn list<T>(
        &mut self,
        size: usize,
        mut item: impl FnMut(&mut Self) -> Result<T, FormatError>,
    ) -> Result<Vec<T>, FormatError> {
        let len = self.length(size)?;
        let mut items = Vec::with_capacity(len);
        for _ in 0..len {
            items.push(item(self)?);
        }
        Ok(items)
    }

    /// The length of a list of items of at least `size` bytes each, for which there is room.
    pub(super) fn length(&mut self, size: usize) -> Result<usize, FormatError> {
        let len = self.word()? as usize;
        match len > (self.end - self.at) / size {
            true => Err(self.error(FormatFault::List(len))),
            false => Ok(len),
        }
    }

    pub(super) fn words(&mut self) -> Result<Vec<u32>, FormatError> {
        Ok(self.raw_words()?.iter().map(|&word| u32::from_le_bytes(word)).collect())
    }

    /// A list of words that there are many of.
    pub(super) fn code_words(&mut self) -> Result<Words, FormatError> {
        let words = self.raw_words()?.as_flattened();
        Ok(match self.shared {
            Some(file) => Words::from_file(file.slice_ref(words)),
            None => Words::copy_of(words),
        })
    }

    /// Bytes of the file, to be kept: without copying them if the file is shared.
    pub(super) fn keep(&self, part: &'a [u8]) -> Bytes {
        self.shared.map_or_else(|| Bytes::copy_from_slice(part), |file| file.slice_ref(part))
    }

    pub(super) fn pairs<L: FromIterator<(u32, u32)>>(&mut self) -> Result<L, FormatError> {
        let len = self.length(8)?;
        let words: &[[u8; 4]] = self.take(8 * len)?.as_chunks().0;
        let pairs = words.as_chunks().0.iter();
        Ok(pairs.map(|&[a, b]| (u32::from_le_bytes(a), u32::from_le_bytes(b))).collect())
    }

    pub(super) fn place(&mut self) -> Result<Place, FormatError> {
        Ok(Place { file: self.word()?, line: self.word()?, column: self.word()? })
    }

    /// A list of words, as it lies there.
    pub(super) fn raw_words(&mut self) -> Result<&'a [[u8; 4]], FormatError> {
        let len = self.length(4)?;
        Ok(self.take(4 * len)?.as_chunks().0)
    }

    pub(super) fn texts(&mut self) -> Result<Vec<String>, FormatError> {
        self.list(4, Self::text)
    }
}
