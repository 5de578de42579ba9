//! How deeply input may nest. Parsing, evaluating and printing recurse, so each level costs stack.
//!
//! Nearly all input is shallow and is read on the caller's stack. What turns out to be deeper is read again
//! from its start, on a thread with a stack for the deepest input that is taken: to start one for every
//! file would cost small files a tenth of their time, and so would probing the stack wherever something
//! recurses.

use crate::context::{MAX_BITS, MAX_ERRORS, MAX_LENGTH, MAX_RECORDS, MAX_STEPS, MAX_TEXT};
use crate::include::{MAX_INCLUDE_DEPTH, MAX_INCLUDES};
use pdll_limits::Limit;

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

/// All limits of TableGen, for the page of limits.
pub const LIMITS: &[Limit] = &[
    Limit {
        name: "nesting",
        value: Limits::DEEP.nesting as u64,
        unit: "levels",
        what: "statements, types and values inside of each other in the text",
        reached_when: "an error at the innermost",
    },
    Limit {
        name: "evaluation",
        value: Limits::DEEP.evaluation as u64,
        unit: "levels",
        what: "steps of evaluation inside of each other",
        reached_when: "an error at the value",
    },
    Limit {
        name: "values",
        value: Limits::RESULT as u64,
        unit: "levels",
        what: "values inside of each other in a record",
        reached_when: "an error at the record",
    },
    Limit {
        name: "steps",
        value: MAX_STEPS,
        unit: "steps",
        what: "evaluation of a file",
        reached_when: "an error where it stopped",
    },
    Limit {
        name: "records",
        value: MAX_RECORDS as u64,
        unit: "records",
        what: "records of a file",
        reached_when: "an error at the one too many",
    },
    Limit {
        name: "lists and strings",
        value: MAX_LENGTH as u64,
        unit: "items or bytes",
        what: "a list or a string that one operator makes",
        reached_when: "an error at the operator",
    },
    Limit {
        name: "text",
        value: MAX_TEXT as u64,
        unit: "bytes",
        what: "all files and strings",
        reached_when: "an error where it was passed",
    },
    Limit {
        name: "bits",
        value: MAX_BITS as u64,
        unit: "bits",
        what: "width of `bits<n>`",
        reached_when: "an error at the type",
    },
    Limit {
        name: "includes",
        value: MAX_INCLUDE_DEPTH as u64,
        unit: "levels",
        what: "files that include each other",
        reached_when: "an error at the innermost include",
    },
    Limit {
        name: "files",
        value: MAX_INCLUDES as u64,
        unit: "files",
        what: "included files",
        reached_when: "an error at the include",
    },
    Limit {
        name: "errors",
        value: MAX_ERRORS as u64,
        unit: "errors",
        what: "errors that are reported",
        reached_when: "the rest is left out, which is said",
    },
];
