//! Where in the source code comes from: what messages and tools go by, and nothing that runs.
//!
//! There are several entries for each pattern, and mostly nobody looks at one. So they stay as a file has
//! them, four words each, and are read when somebody asks.

use crate::program::Place;
use bytes::Bytes;

/// Positions in code, sorted, each with the place in the source of what follows there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lines(Bytes);

/// How many bytes an entry is.
pub(crate) const ENTRY: usize = 16;

impl Lines {
    /// What a file has: whole entries.
    pub(crate) fn from_bytes(entries: Bytes) -> Self {
        Self(entries)
    }

    /// As a file has them.
    pub(crate) fn entries(&self) -> &[[u8; ENTRY]] {
        self.0.as_chunks().0
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries().len()
    }

    /// Are there none?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl Iterator<Item = (u32, Place)> {
        self.entries().iter().map(read)
    }

    /// Where the instruction at a position comes from, if that is told. Any place if they are not sorted.
    #[must_use]
    pub fn at(&self, position: u32) -> Option<Place> {
        let before = self.entries().partition_point(|entry| read(entry).0 <= position).checked_sub(1)?;
        Some(read(&self.entries()[before]).1)
    }
}

impl FromIterator<(u32, Place)> for Lines {
    fn from_iter<I: IntoIterator<Item = (u32, Place)>>(all: I) -> Self {
        let entry = |(position, Place { file, line, column }): (u32, Place)| {
            let mut entry = [0; ENTRY];
            for (to, word) in entry.as_chunks_mut().0.iter_mut().zip([position, file, line, column]) {
                *to = word.to_le_bytes();
            }
            entry
        };
        Self(all.into_iter().map(entry).collect::<Vec<_>>().into_flattened().into())
    }
}

fn read(entry: &[u8; ENTRY]) -> (u32, Place) {
    let word = |i: usize| u32::from_le_bytes([entry[i], entry[i + 1], entry[i + 2], entry[i + 3]]);
    (word(0), Place { file: word(4), line: word(8), column: word(12) })
}
