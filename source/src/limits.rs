//! The limits of source text, for the page of limits.

use crate::map::{DEFAULT_BYTES, DEFAULT_FILES, DEFAULT_INCLUDE_DEPTH};
use pdll_limits::Limit;

/// All of them.
pub const LIMITS: &[Limit] = &[
    Limit {
        name: "includes",
        value: DEFAULT_INCLUDE_DEPTH as u64,
        unit: "levels",
        what: "files that include each other",
        reached_when: "an error at the innermost include",
    },
    Limit {
        name: "files",
        value: DEFAULT_FILES as u64,
        unit: "files",
        what: "files of one compilation",
        reached_when: "an error at the include, or for the file",
    },
    Limit {
        name: "text",
        value: DEFAULT_BYTES as u64,
        unit: "bytes",
        what: "all files of one compilation together",
        reached_when: "an error at the include, or for the file",
    },
];
