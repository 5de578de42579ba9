//! Source texts, positions in them, and the diagnostics that point there.
//!
//! Every opened file gets a range of one global 32-bit position space (as rustc does), so that a position
//! is four bytes everywhere. A file that is included twice is two entries sharing one text, because its
//! include chain differs.

use crate::buffer::Span;
use crate::context::Cx;
use pdll_source::diag::{Diagnostic, Diagnostics, INCLUDED_HERE, Report};
use pdll_source::{FileId, Limits, Place, Position, SourceMap, find};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

/// A position: an offset into the concatenation of all opened files. `Loc::NONE` is "nowhere".
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord, Hash)]
pub(crate) struct Loc(pub(crate) u32);

impl Loc {
    pub(crate) const NONE: Loc = Loc(u32::MAX);

    /// The place of `len` bytes from here on. [`Cx::source_map`] numbers positions in the same way.
    pub(crate) fn place(self, len: usize) -> Place {
        match self {
            Loc::NONE => Place::Unknown,
            Loc(at) => Place::Span(pdll_source::Span::new(at, at + len as u32)),
        }
    }
}

/// A file that was read.
struct Text {
    path: PathBuf,
    /// The path as shown.
    name: Arc<str>,
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

impl Sources {
    /// How long the next opened file may be: positions are 32-bit, and half of them are enough.
    pub(crate) fn room(&self) -> usize {
        (u32::MAX as usize / 2).saturating_sub(self.next_base() as usize + 2)
    }

    fn next_base(&self) -> u32 {
        self.openings.last().map_or(0, |o| o.base + self.texts[o.text as usize].span.len + 1)
    }

    /// Makes a file known that is in the buffer.
    pub(crate) fn add(&mut self, path: PathBuf, span: Span) -> u32 {
        let name = path.to_string_lossy().into();
        self.texts.push(Text { path, name, span, line_starts: OnceLock::new() });
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
    pub(crate) fn opened(&self) -> impl Iterator<Item = (&Path, Span)> {
        self.openings.iter().map(|o| self.text(o)).map(|t| (t.path.as_path(), t.span))
    }

    /// The place in the buffer of the main file, once it is opened.
    pub(crate) fn main(&self) -> Option<Span> {
        self.openings.first().map(|o| self.text(o).span)
    }

    /// Places in the buffer of the files that others include, each once.
    pub(crate) fn included(&self) -> impl Iterator<Item = Span> + '_ {
        let main = self.openings.first().map_or(0, |o| o.text);
        self.texts.iter().enumerate().filter(move |(n, _)| *n as u32 != main).map(|(_, t)| t.span)
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

    /// The path, as shown, of the file that a position lies in.
    pub(crate) fn path(&self, loc: Loc) -> &str {
        self.find(loc).map_or("", |(index, _)| &self.text(&self.openings[index]).name)
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

    /// File, line and column of a position; no file and zeros if it is [`Loc::NONE`].
    pub(crate) fn position(&self, loc: Loc) -> Position {
        match self.place_in_text(loc) {
            None => Position { file: "".into(), line: 0, column: 0 },
            Some((text, line, column)) => Position { file: text.name.clone(), line, column },
        }
    }

    /// The texts of everything that was opened. Positions in it are the same as here.
    pub(crate) fn source_map(&self) -> SourceMap {
        let mut map = SourceMap::default().with_limits(Limits::NONE);
        let mut texts: Vec<Option<pdll_source::Text>> = vec![None; self.sources.texts.len()];
        for opening in &self.sources.openings {
            let text = self.sources.text(opening);
            let bytes = texts[opening.text as usize].get_or_insert_with(|| self.syms.text.text(text.span));
            let file = match opening.parent {
                Loc::NONE => map.add(&text.path, bytes.clone()),
                Loc(at) => map.add_included(&text.path, bytes.clone(), pdll_source::Span::new(at, at)),
            };
            debug_assert_eq!(file.map(|f: FileId| map.base(f)), Ok(opening.base));
        }
        map
    }

    /// What went wrong, with the includes that led there. What is known to be nowhere is put at `fallback`.
    pub(crate) fn report(&self, fallback: Loc) -> Report {
        let place = |mut d: Diagnostic| {
            if d.place == Place::Unknown {
                d.place = fallback.place(1);
            }
            let (at, len) =
                d.span().map_or((Loc::NONE, 1), |span| (Loc(span.lo), (span.hi - span.lo).max(1)));
            let chain = self.sources.include_chain(at);
            // How long the path in a directive is, is not known: it is marked as widely as what is wrong.
            chain.into_iter().fold(d, |d, from| d.label(from.place(len as usize), INCLUDED_HERE))
        };
        let diagnostics: Diagnostics = self.errors().iter().cloned().map(place).collect();
        Report { sources: self.source_map(), diagnostics }
    }

    /// The file, line and column of a position.
    fn place_in_text(&self, loc: Loc) -> Option<(&Text, u32, u32)> {
        let (index, offset) = self.sources.find(loc)?;
        let text = self.sources.text(&self.sources.openings[index]);
        let starts = text.line_starts.get_or_init(|| {
            let breaks = find::each(b'\n', self.syms.text.get(text.span));
            std::iter::once(0).chain(breaks.map(|i| i as u32 + 1)).collect()
        });
        let line = starts.partition_point(|s| *s <= offset);
        Some((text, line as u32, offset - starts[line - 1] + 1))
    }
}
