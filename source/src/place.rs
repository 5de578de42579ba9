//! Places: where something is, as exactly as is known.
use crate::{SourceMap, Span};
use std::fmt;
use std::sync::Arc;

/// Where something is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// Nobody knows.
    #[default]
    Unknown,
    /// In this file, or about all of it.
    File(Arc<str>),
    /// At a line of a file whose text need not be at hand.
    Position(Position),
    /// In a text of a [`SourceMap`](crate::SourceMap).
    Span(Span),
}

/// A line and column of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The file's name as shown.
    pub file: Arc<str>,
    /// The line, from 1; 0 where there is none.
    pub line: u32,
    /// The column in bytes, from 1; 0 where there is none.
    pub column: u32,
}

impl Place {
    /// A whole file.
    #[must_use]
    pub fn file(name: impl Into<Arc<str>>) -> Self {
        Self::File(name.into())
    }

    /// `FILE:LINE:COL`, line and column from 1, columns in bytes.
    #[must_use]
    pub fn position(file: impl Into<Arc<str>>, line: u32, column: u32) -> Self {
        Self::Position(Position { file: file.into(), line, column })
    }

    /// The span, if it is in a text that was loaded.
    #[must_use]
    pub fn span(&self) -> Option<Span> {
        match self {
            Self::Span(span) => Some(*span),
            _ => None,
        }
    }

    /// The same without spans: one in a text of these sources is a position, another is unknown.
    #[must_use]
    pub fn resolved(&self, sources: Option<&SourceMap>) -> Self {
        match (self, sources) {
            (Self::Span(span), Some(sources)) => {
                let (line, column) = sources.line_col(span.lo);
                Self::position(sources.name(sources.file_at(span.lo)), line, column)
            }
            (Self::Span(_), None) => Self::Unknown,
            _ => self.clone(),
        }
    }
}

impl From<Span> for Place {
    fn from(span: Span) -> Self {
        Self::Span(span)
    }
}

impl From<Position> for Place {
    fn from(position: Position) -> Self {
        Self::Position(position)
    }
}

impl fmt::Display for Position {
    /// `FILE:LINE:COL`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}
