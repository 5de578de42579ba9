//! Locations of a context.

use super::Context;
use crate::entity::{Attr, Loc, Name};
use crate::loc::LocData;

impl Context {
    /// Interns a location.
    pub fn loc(&mut self, data: LocData) -> Loc {
        self.locs.intern(data)
    }

    /// `loc("file":line:col)`.
    pub fn file_loc(&mut self, file: Name, line: u32, col: u32) -> Loc {
        self.loc(LocData::File { file, line, col, end_line: line, end_col: col })
    }

    /// Location of what a rewrite made from ops with these locations: flattened, without unknowns and
    /// repeats.
    pub fn fuse_locations(&mut self, locs: &[Loc]) -> Loc {
        self.locs.fuse_later(locs).unwrap_or_else(|| self.locs.fuse(locs, None))
    }

    /// The same with metadata.
    pub fn fuse_locations_with(&mut self, locs: &[Loc], metadata: Option<Attr>) -> Loc {
        self.locs.fuse(locs, metadata)
    }

    /// What a location is; `None` if it is a position in a text that was read ([`Self::loc_position`]) or
    /// made of such by
    /// [`Self::fuse_locations`]. Of a [`Self::canonical_loc`] there always is.
    pub fn loc_data(&self, loc: Loc) -> Option<&LocData> {
        self.locs.data(loc)
    }

    /// File, line and column of a position in a text that was read or of a written file location.
    pub fn loc_position(&self, loc: Loc) -> Option<(Name, u32, u32)> {
        match self.locs.data(loc) {
            Some(LocData::File { file, line, col, .. }) => Some((*file, *line, *col)),
            _ => self.locs.position(loc),
        }
    }

    /// The file position to report something at this location: of a compound one the first that has a
    /// position.
    pub fn first_position(&self, loc: Loc) -> Option<(Name, u32, u32)> {
        self.locs.first_position(loc)
    }

    /// The handle shared by all locations that denote the same thing.
    pub fn canonical_loc(&mut self, loc: Loc) -> Loc {
        self.locs.canonical(loc)
    }
}
