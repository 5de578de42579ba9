//! Source texts, positions in them, and the diagnostics that point there.
//!
//! Every opened file gets a range of one global 32-bit position space (as rustc does), so that a position is four bytes
//! everywhere. A file that is included twice is two entries sharing one text, because its include chain differs.

use std::sync::{Arc, OnceLock};

/// A position: an offset into the concatenation of all opened files. `Loc::NONE` is "nowhere".
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord, Hash)]
pub(crate) struct Loc(pub(crate) u32);

impl Loc {
    pub(crate) const NONE: Loc = Loc(u32::MAX);
}

/// One opening of a file.
pub(crate) struct SourceFile {
    pub(crate) path: String,
    pub(crate) text: Arc<Vec<u8>>,
    pub(crate) base: u32,
    /// Where it was included from; `Loc::NONE` for the main file.
    pub(crate) parent: Loc,
    line_starts: OnceLock<Vec<u32>>,
}

/// All opened files, in the order of opening.
#[derive(Default)]
pub(crate) struct Sources {
    pub(crate) files: Vec<SourceFile>,
}

/// A position for people: file, line and column, both counted from 1, columns in bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The path as it was opened.
    pub file: String,
    /// Line, from 1; 0 when there is no position.
    pub line: u32,
    /// Column in bytes, from 1; 0 when there is no position.
    pub column: u32,
    /// Byte offset in the file.
    pub offset: usize,
}

/// What is wrong with the input, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TdError {
    /// Where.
    pub place: Place,
    /// Length in bytes of the text meant; at least 1, except at the end of the file.
    pub len: usize,
    /// What is wrong.
    pub message: String,
    /// Previous definitions, the way through multiclasses and class instances, and the include chain.
    pub notes: Vec<Note>,
}

/// A further place that belongs to a [`TdError`], or a message that a `dump` statement prints.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// Where.
    pub place: Place,
    /// What is there.
    pub message: String,
}

impl std::fmt::Display for TdError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.place.line {
            0 => write!(f, "error: {}", self.message),
            line => write!(f, "{}:{line}:{}: error: {}", self.place.file, self.place.column, self.message),
        }
    }
}

impl std::error::Error for TdError {}

impl std::fmt::Display for Note {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.place.line {
            0 => write!(f, "note: {}", self.message),
            line => write!(f, "{}:{line}:{}: note: {}", self.place.file, self.place.column, self.message),
        }
    }
}

impl Sources {
    /// Opens `text`; `None` when the position space is used up.
    pub(crate) fn add(&mut self, path: String, text: Arc<Vec<u8>>, parent: Loc) -> Option<usize> {
        let base = self.files.last().map_or(0, |f| f.base + f.text.len() as u32 + 1);
        let end = base as usize + text.len() + 1;
        if end >= (u32::MAX / 2) as usize {
            return None;
        }
        self.files.push(SourceFile { path, text, base, parent, line_starts: OnceLock::new() });
        Some(self.files.len() - 1)
    }

    /// The index of the opening that a position lies in.
    pub(crate) fn index_of(&self, loc: Loc) -> Option<usize> {
        if loc == Loc::NONE {
            return None;
        }
        self.files.partition_point(|f| f.base <= loc.0).checked_sub(1)
    }

    pub(crate) fn file_of(&self, loc: Loc) -> Option<&SourceFile> {
        self.files.get(self.index_of(loc)?)
    }

    /// The line number (from 1) of a position.
    pub(crate) fn line(&self, loc: Loc) -> u32 {
        self.file_of(loc).map_or(0, |f| f.line_column(loc).0)
    }

    pub(crate) fn place(&self, loc: Loc) -> Place {
        match self.file_of(loc) {
            None => Place { file: String::new(), line: 0, column: 0, offset: 0 },
            Some(f) => {
                let (line, column) = f.line_column(loc);
                Place { file: f.path.clone(), line, column, offset: (loc.0 - f.base) as usize }
            }
        }
    }

    /// The places from which the file holding `loc` was included, innermost first.
    pub(crate) fn include_chain(&self, loc: Loc) -> Vec<Loc> {
        let mut chain = Vec::new();
        let mut at = loc;
        while let Some(f) = self.file_of(at) {
            if f.parent == Loc::NONE {
                break;
            }
            chain.push(f.parent);
            at = f.parent;
        }
        chain
    }
}

impl SourceFile {
    fn line_column(&self, loc: Loc) -> (u32, u32) {
        let starts = self.line_starts.get_or_init(|| {
            let breaks = self.text.iter().enumerate().filter(|(_, b)| **b == b'\n');
            std::iter::once(0).chain(breaks.map(|(i, _)| i as u32 + 1)).collect()
        });
        let offset = loc.0 - self.base;
        let line = starts.partition_point(|s| *s <= offset);
        (line as u32, offset - starts[line - 1] + 1)
    }
}
