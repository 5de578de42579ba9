//! Patterns written in Rust, alone or beside compiled ones.

mod mixed;
mod pattern;
mod set;

pub use mixed::MixedMatcher;
pub use pattern::{Matched, NoMatch, RewritePattern, Root};
pub(crate) use set::LinkedPatterns;
pub use set::RustPatterns;
