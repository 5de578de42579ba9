//! How deeply input may nest. Parsing, evaluating and printing recurse, so each level costs stack.
//!
//! Nearly all input is shallow and is read on the caller's stack. What turns out to be deeper is read again
//! from its start, on a thread with a stack for the deepest input that is taken: to start one for every
//! file would cost small files a tenth of their time, and so would probing the stack wherever something
//! recurses.

/// Bounds of everything that recurses over input.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Limits {
    /// Statements, types and values inside of each other in the text.
    pub(crate) nesting: u32,
    /// Steps of evaluation inside of each other; a class instance counts several times.
    pub(crate) evaluation: u32,
    /// Values inside of each other, while evaluating; see [`Limits::RESULT`].
    pub(crate) value: u32,
    /// Lists inside of each other in a type; those of `DEEP` are bounded by memory alone.
    pub(crate) types: Option<u32>,
}

impl Limits {
    /// Twice what the files of MLIR and LLVM need. Takes less than 512 KB of stack, in a debug build 1 MB.
    pub(crate) const SHALLOW: Limits = Limits { nesting: 80, evaluation: 120, value: 120, types: Some(80) };
    /// What is not an error. Needs [`Limits::STACK`].
    pub(crate) const DEEP: Limits = Limits { nesting: 1000, evaluation: 48_000, value: 24_000, types: None };

    /// Values inside of each other in what comes out, so that those who read it may recurse on a usual stack.
    pub(crate) const RESULT: u32 = 3000;

    /// Bytes of stack that are enough for `DEEP`.
    pub(crate) const STACK: usize = 512 << 20;
}
