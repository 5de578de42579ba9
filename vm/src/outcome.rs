//! How a rewrite went, and why it failed.

use crate::error::{NativeError, RewriteError};

/// How a rewrite went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was done.
    Done,
    /// It failed and changed nothing: the next best pattern can be tried. Empty: a native said so without a
    /// reason.
    Failed(Box<Reason>),
    /// It was done in part, or left something undone; IR is valid. This is a mistake in the pattern or in a
    /// native.
    Broken(Box<Reason>),
    /// A pattern in Rust, which matches and rewrites in one, does not match. Nothing has changed.
    NoMatch,
}

/// Why a rewrite failed. Boxed, so that the usual outcome comes back in a register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// In words; empty if a native said no without a reason.
    pub text: String,
    /// The IR that the rewrite asks for cannot be: the host does not create it, or its result types cannot be
    /// inferred. A native that says no is no such reason.
    pub refused: bool,
}

impl From<String> for Box<Reason> {
    #[cold]
    fn from(text: String) -> Self {
        Box::new(Reason { text, refused: false })
    }
}

impl From<RewriteError> for Box<Reason> {
    #[cold]
    fn from(error: RewriteError) -> Self {
        error.to_string().into()
    }
}

impl From<NativeError> for Box<Reason> {
    #[cold]
    fn from(error: NativeError) -> Self {
        error.to_string().into()
    }
}

impl From<&str> for Box<Reason> {
    #[cold]
    fn from(text: &str) -> Self {
        text.to_string().into()
    }
}
