//! Source texts and locations.
//!
//! An op that came from text has as location its byte offset in the sources laid end to end (no table entry
//! at all); written and fused locations are interned. An offset and a written location may denote the same
//! position: equality of what is denoted is decided on canonical handles ([`Locs::canonical`]), which only
//! printing needs.
//!
//! Fusing the locations of a few ops that came from text is what rewriting does all the time, so that it only
//! writes them down ([`Locs::fuse_later`]); they get a table entry when somebody asks.

use crate::entity::{Attr, Loc, Name};
use crate::intern::Interner;
use crate::lines::Lines;
use crate::runs::Runs;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

const TABLE: u32 = 1 << 31;
/// Beside [`TABLE`]: not an entry yet, but an index in [`Locs::runs`].
const LATER: u32 = 1 << 30;
/// More parts than this are fused at once, where repeats are found by hashing and equal locations share one
/// entry.
const MAX_RUN: usize = 16;
/// First offset that does not fit: sources together may have at most this many bytes.
pub(crate) const MAX_SOURCE: u32 = TABLE - 1;

/// A location that has a table entry.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum LocData {
    /// `loc(unknown)`.
    Unknown,
    /// `loc("file":line:col to end_line:end_col)`; a plain position ends where it starts.
    File {
        /// File name.
        file: Name,
        /// Line, from 1.
        line: u32,
        /// Column in bytes, from 1.
        col: u32,
        /// Last line.
        end_line: u32,
        /// Last column.
        end_col: u32,
    },
    /// `loc("name"(child))`.
    Named {
        /// Name.
        name: Name,
        /// Child location; unknown if none was written.
        child: Loc,
    },
    /// `loc(callsite(callee at caller))`.
    CallSite {
        /// Where the callee is.
        callee: Loc,
        /// Where it was called.
        caller: Loc,
    },
    /// `loc(fused<metadata>[...])`.
    Fused {
        /// Metadata.
        metadata: Option<Attr>,
        /// Parts, at least one.
        parts: Box<[Loc]>,
    },
}

#[derive(Clone, Debug)]
struct Source {
    base: u32,
    len: u32,
    name: Name,
    /// By offsets from `base`.
    lines: Lines,
}

/// All locations of a context.
#[derive(Clone, Debug, Default)]
pub(crate) struct Locs {
    /// Shared by clones.
    sources: Arc<Vec<Source>>,
    end: u32,
    table: Interner<Vec<LocData>>,
    /// Fused locations that nobody has asked for: the number of parts, then the parts, which are different
    /// offsets.
    runs: Runs,
    /// Canonical handles of compound locations.
    memo: FxHashMap<Loc, Loc>,
}

impl Locs {
    /// Registers a source; the offset of its first byte, or `None` if the sources get too long.
    pub(crate) fn add_source(&mut self, name: Name, text: &[u8]) -> Option<u32> {
        let base = self.end;
        let end = u32::try_from(text.len()).ok()?.checked_add(base)?.checked_add(1)?;
        if end > MAX_SOURCE {
            return None;
        }
        self.end = end;
        Arc::make_mut(&mut self.sources).push(Source {
            base,
            len: text.len() as u32,
            name,
            lines: Lines::new(text),
        });
        Some(base)
    }

    pub(crate) fn intern(&mut self, data: LocData) -> Loc {
        Loc(TABLE | self.table.intern(data))
    }

    /// The number of a location in the table.
    pub(crate) fn entry_number(loc: Loc) -> Option<u32> {
        (loc.0 & TABLE != 0 && loc.0 & LATER == 0).then_some(loc.0 & !TABLE)
    }

    /// The location that has this number in the table.
    pub(crate) fn entry_at(number: u32) -> Loc {
        Loc(TABLE | number)
    }

    /// Where in [`Self::runs`] a location of [`Self::fuse_later`] is.
    pub(crate) fn run_number(loc: Loc) -> Option<u32> {
        (loc.0 & TABLE != 0 && loc.0 & LATER != 0).then_some(loc.0 & !(TABLE | LATER))
    }

    /// The location that is there.
    pub(crate) fn run_at(number: u32) -> Loc {
        Loc(TABLE | LATER | number)
    }

    /// How many locations are in the table.
    pub(crate) fn entries(&self) -> usize {
        self.table.len()
    }

    /// How many of them are frozen.
    pub(crate) fn frozen(&self) -> usize {
        self.table.frozen()
    }

    /// Clones share what is there from here on.
    pub(crate) fn freeze(&mut self) {
        self.table.freeze();
        self.runs.freeze();
        self.memo = FxHashMap::default();
    }

    /// One table again.
    pub(crate) fn thaw(&mut self) {
        self.table.thaw();
    }

    /// [`Runs::become_fork`]
    pub(crate) fn become_fork(&mut self, fork: usize, count: usize, ops: usize) {
        self.runs.become_fork(fork, count, ops);
    }

    /// [`Runs::join`] of what a fork has put off to fuse.
    pub(crate) fn append_runs(&mut self, fork: &mut Locs) -> (u32, u32) {
        self.runs.join(&mut fork.runs)
    }

    /// The entry of a location in the table; `None` for an offset.
    pub(crate) fn data(&self, loc: Loc) -> Option<&LocData> {
        Self::entry_number(loc).map(|entry| self.table.get(entry))
    }

    /// The parts of a location of [`Self::fuse_later`]; what fuses them drops repeats.
    fn run(&self, loc: Loc) -> Option<&[u32]> {
        let (&count, parts) = self.runs.from(Self::run_number(loc)? as usize).split_first()?;
        parts.get(..count as usize)
    }

    /// [`Self::fuse`] for a few offsets, or what this made of such, without the table; `None` if they are
    /// something else.
    pub(crate) fn fuse_later(&mut self, locs: &[Loc]) -> Option<Loc> {
        let at = self.runs.len();
        // Two offsets, mostly.
        if let &[first, second] = locs
            && (first.0 | second.0) & TABLE == 0
            && first != second
            && self.runs.has_room(MAX_RUN)
        {
            self.runs.extend([2, first.0, second.0]);
            return Some(Loc(TABLE | LATER | at as u32));
        }
        let &first = locs.first()?;
        if !self.runs.has_room(MAX_RUN) || locs.len() > MAX_RUN {
            return None;
        }
        if locs.iter().all(|&l| l == first) {
            return (first.0 & TABLE == 0 || first.0 & LATER != 0).then_some(first);
        }
        self.runs.push(0);
        for &loc in locs {
            if loc.0 & TABLE == 0 {
                self.runs.push(loc.0);
            } else if !self.append_run(loc, at + 1) {
                self.runs.truncate(at);
                return None;
            }
        }
        let count = (self.runs.len() - at - 1) as u32;
        self.runs.set(at, count);
        Some(Loc(TABLE | LATER | at as u32))
    }

    /// Appends the parts of a location of [`Self::fuse_later`] to the run whose parts start at `start`; false
    /// if it is something else, or they get too many.
    fn append_run(&mut self, loc: Loc, start: usize) -> bool {
        let Some(count) = self.run(loc).map(<[u32]>::len) else { return false };
        if self.runs.len() + 1 - start + count > MAX_RUN {
            return false;
        }
        let from = (loc.0 & !(TABLE | LATER)) as usize + 1;
        self.runs.repeat(from, count);
        true
    }

    /// File, line and column of an offset.
    pub(crate) fn position(&self, loc: Loc) -> Option<(Name, u32, u32)> {
        if loc.0 & TABLE != 0 {
            return None;
        }
        let at = self.sources.partition_point(|s| s.base <= loc.0).checked_sub(1)?;
        let source = &self.sources[at];
        let offset = (loc.0 - source.base).min(source.len);
        let (line, column) = source.lines.position(offset);
        Some((source.name, line, column))
    }

    /// The file position that a location stands for, for diagnostics: of compound ones the first that has
    /// one.
    pub(crate) fn first_position(&self, loc: Loc) -> Option<(Name, u32, u32)> {
        if let Some(&[first, ..]) = self.run(loc) {
            return self.position(Loc(first));
        }
        match self.data(loc) {
            None => self.position(loc),
            Some(LocData::Unknown) => None,
            Some(LocData::File { file, line, col, .. }) => Some((*file, *line, *col)),
            Some(LocData::Named { child, .. }) => self.first_position(*child),
            Some(LocData::CallSite { callee, caller }) => {
                self.first_position(*callee).or_else(|| self.first_position(*caller))
            }
            Some(LocData::Fused { parts, .. }) => parts.iter().find_map(|&part| self.first_position(part)),
        }
    }

    /// The handle that stands for this location and all equal ones: offsets become table entries, in compound
    /// locations too.
    pub(crate) fn canonical(&mut self, loc: Loc) -> Loc {
        if let Some((file, line, col)) = self.position(loc) {
            return self.intern(LocData::File { file, line, col, end_line: line, end_col: col });
        }
        if let Some(&known) = self.memo.get(&loc) {
            return known;
        }
        if let Some(run) = self.run(loc) {
            let mut parts: Vec<Loc> = run.iter().map(|&part| Loc(part)).collect();
            parts.iter_mut().for_each(|part| *part = self.canonical(*part));
            let canonical = self.fuse(&parts, None);
            self.memo.insert(loc, canonical);
            return canonical;
        }
        let canonical = match self.data(loc).cloned() {
            Some(LocData::Named { name, child }) => {
                let child = self.canonical(child);
                self.intern(LocData::Named { name, child })
            }
            Some(LocData::CallSite { callee, caller }) => {
                let (callee, caller) = (self.canonical(callee), self.canonical(caller));
                self.intern(LocData::CallSite { callee, caller })
            }
            Some(LocData::Fused { metadata, parts }) => {
                // An offset and a written location may turn out to be the same.
                let parts: Vec<Loc> = parts.iter().map(|&part| self.canonical(part)).collect();
                let unknown = self.intern(LocData::Unknown);
                if parts == [unknown] { loc } else { self.fuse(&parts, metadata) }
            }
            _ => return loc,
        };
        self.memo.insert(loc, canonical);
        canonical
    }

    /// MLIR's fused location: nested fused ones with the same metadata are flattened, unknown ones dropped,
    /// repeats dropped keeping the first; one left without metadata is itself.
    pub(crate) fn fuse(&mut self, locs: &[Loc], metadata: Option<Attr>) -> Loc {
        if let ([one], None) = (locs, metadata)
            && one.0 & TABLE == 0
        {
            return *one;
        }
        let mut parts: Vec<Loc> = Vec::with_capacity(locs.len());
        let mut seen = FxHashSet::default();
        for &loc in locs {
            if let Some(run) = self.run(loc)
                && metadata.is_none()
            {
                parts.extend(run.iter().map(|&part| Loc(part)).filter(|&part| seen.insert(part)));
                continue;
            }
            let inner = match self.data(loc) {
                Some(LocData::Unknown) => continue,
                Some(LocData::Fused { metadata: m, parts }) if *m == metadata => &parts[..],
                _ => std::slice::from_ref(&loc),
            };
            parts.extend(inner.iter().filter(|&&part| seen.insert(part)));
        }
        let unknown = self.intern(LocData::Unknown);
        parts.retain(|&part| part != unknown);
        match (parts.len(), metadata) {
            (0, None) => unknown,
            (1, None) => parts[0],
            (0, Some(_)) => self.intern(LocData::Fused { metadata, parts: [unknown].into() }),
            _ => self.intern(LocData::Fused { metadata, parts: parts.into() }),
        }
    }
}
