//! Source texts, positions in them, and the diagnostics that point there.
//!
//! Every opened file gets a range of one global 32-bit position space (as rustc does), so that a position
//! is four bytes everywhere. A file that is included twice is two entries sharing one text, because its
//! include chain differs.

use crate::buffer::Span;
use crate::context::Cx;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::OnceLock;

/// A position: an offset into the concatenation of all opened files. `Loc::NONE` is "nowhere".
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord, Hash)]
pub(crate) struct Loc(pub(crate) u32);

impl Loc {
    pub(crate) const NONE: Loc = Loc(u32::MAX);
}

/// Reads the files that `include` names.
pub trait Loader: Sync {
    /// Opens the file at `path`; `None` if there is no such file. One that cannot be read counts as not
    /// there.
    fn open(&self, path: &str) -> Option<Box<dyn Read + '_>>;

    /// Whether there can be files below `dir`, which a path to be opened begins with. It is asked once for
    /// each directory; `false` spares opening all those files in vain.
    fn may_hold_files(&self, dir: &str) -> bool {
        let _ = dir;
        true
    }
}

/// Reads from the file system.
pub struct FileSystem;

impl Loader for FileSystem {
    fn open(&self, path: &str) -> Option<Box<dyn Read + '_>> {
        Some(Box::new(File::open(path).ok()?))
    }

    /// The first directory of an absolute path is called "".
    fn may_hold_files(&self, dir: &str) -> bool {
        dir.is_empty() || Path::new(dir).is_dir()
    }
}

/// A file that was read.
struct Text {
    path: String,
    span: Span,
    line_starts: OnceLock<Vec<u32>>,
}

/// One opening of a file.
struct Opening {
    /// Which of the texts.
    text: u32,
    /// Its first position.
    base: u32,
    /// Where it was included from; `Loc::NONE` for the main file.
    parent: Loc,
}

/// All files that were read, and their openings in order. Their text is in the buffer of the interner.
#[derive(Default)]
pub(crate) struct Sources {
    texts: Vec<Text>,
    openings: Vec<Opening>,
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
    /// How long the next opened file may be: positions are 32-bit, and half of them are enough.
    pub(crate) fn room(&self) -> usize {
        (u32::MAX as usize / 2).saturating_sub(self.next_base() as usize + 2)
    }

    fn next_base(&self) -> u32 {
        self.openings.last().map_or(0, |o| o.base + self.texts[o.text as usize].span.len + 1)
    }

    /// Makes a file known that is in the buffer.
    pub(crate) fn add(&mut self, path: String, span: Span) -> u32 {
        self.texts.push(Text { path, span, line_starts: OnceLock::new() });
        self.texts.len() as u32 - 1
    }

    /// Opens one of the files; `None` when it is longer than there is room. Gives the span and the first
    /// position.
    pub(crate) fn open(&mut self, text: u32, parent: Loc) -> Option<(Span, Loc)> {
        let span = self.texts[text as usize].span;
        if span.len as usize > self.room() {
            return None;
        }
        let base = self.next_base();
        self.openings.push(Opening { text, base, parent });
        Some((span, Loc(base)))
    }

    /// How many openings there are.
    pub(crate) fn count(&self) -> usize {
        self.openings.len()
    }

    /// Path and place in the buffer of everything that was opened, in that order.
    pub(crate) fn opened(&self) -> impl Iterator<Item = (&str, Span)> {
        self.openings.iter().map(|o| self.text(o)).map(|t| (t.path.as_str(), t.span))
    }

    fn text(&self, opening: &Opening) -> &Text {
        &self.texts[opening.text as usize]
    }

    /// The opening that a position lies in, counted from 0, and the offset in its file.
    pub(crate) fn find(&self, loc: Loc) -> Option<(usize, u32)> {
        if loc == Loc::NONE {
            return None;
        }
        let index = self.openings.partition_point(|o| o.base <= loc.0).checked_sub(1)?;
        Some((index, loc.0 - self.openings[index].base))
    }

    /// The path of the file that a position lies in.
    pub(crate) fn path(&self, loc: Loc) -> &str {
        self.find(loc).map_or("", |(index, _)| &self.text(&self.openings[index]).path)
    }

    /// The places from which the file holding `loc` was included, innermost first.
    pub(crate) fn include_chain(&self, loc: Loc) -> Vec<Loc> {
        let parent = |at: &Loc| self.find(*at).map(|(index, _)| self.openings[index].parent);
        std::iter::successors(parent(&loc), parent).take_while(|&p| p != Loc::NONE).collect()
    }
}

impl Cx {
    /// The line number (from 1) of a position; 0 if it is [`Loc::NONE`].
    pub(crate) fn line(&self, loc: Loc) -> u32 {
        self.place_in_text(loc).map_or(0, |(_, line, ..)| line)
    }

    pub(crate) fn place(&self, loc: Loc) -> Place {
        match self.place_in_text(loc) {
            None => Place { file: String::new(), line: 0, column: 0, offset: 0 },
            Some((text, line, column, offset)) => {
                Place { file: text.path.clone(), line, column, offset: offset as usize }
            }
        }
    }

    /// The file, line, column and offset of a position.
    fn place_in_text(&self, loc: Loc) -> Option<(&Text, u32, u32, u32)> {
        let (index, offset) = self.sources.find(loc)?;
        let text = self.sources.text(&self.sources.openings[index]);
        let starts = text.line_starts.get_or_init(|| {
            let breaks = memchr::memchr_iter(b'\n', self.syms.text.get(text.span));
            std::iter::once(0).chain(breaks.map(|i| i as u32 + 1)).collect()
        });
        let line = starts.partition_point(|s| *s <= offset);
        Some((text, line as u32, offset - starts[line - 1] + 1, offset))
    }
}
