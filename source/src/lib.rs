//! Source text and what is said about it.
//!
//! - [`vfs`]: where texts come from; [`SourceMap`]: those that were loaded, by position;
//! - [`diag`]: the one diagnostic type of all rooms, and how it is shown;
//! - [`find`]: bytes and words in text.
//!
//! All loaded files share one position space of 32 bits: a file occupies `base ..= base + len` (the last
//! position is its end), so that a [`Span`] is eight bytes and needs no file id. A file that is included
//! twice is loaded twice.
pub mod diag;
pub mod find;
mod include;
mod limits;
mod lines;
mod map;
mod place;
pub mod split;
mod text;
pub mod vfs;
pub use include::IncludeError;
pub use limits::LIMITS;
pub use lines::LineCursor;
pub use map::{FileId, Limits, Mark, SourceMap};
pub use place::{Place, Position};
pub use text::Text;

/// A stretch of source, in the positions of a [`SourceMap`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// The first byte.
    pub lo: u32,
    /// Just after the last byte.
    pub hi: u32,
}

impl Span {
    /// The bytes `lo .. hi`.
    #[must_use]
    pub fn new(lo: u32, hi: u32) -> Self {
        Self { lo, hi }
    }

    /// From the start of `self` to the end of `other`.
    #[must_use]
    pub fn to(self, other: Self) -> Self {
        Self { lo: self.lo, hi: other.hi.max(self.lo) }
    }

    /// The empty span at its start.
    #[must_use]
    pub fn start(self) -> Self {
        Self { lo: self.lo, hi: self.lo }
    }
}

/// Which PDLL is meant (`--std`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Standard {
    /// The language document and this project's extensions.
    #[default]
    Extended,
    /// What mlir-pdll 22 takes.
    Mlir22,
}
