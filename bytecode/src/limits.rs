//! The limits of programs, stated once: the compiler reports a pattern that would go beyond one, and the
//! verifier refuses a program that does.

use pdll_limits::Limit;

pub use crate::query::MAX_DEPTH as MAX_EXPR_DEPTH;

/// Words of code. A quarter of what an index has room for: marks of targets take the other bits.
pub const MAX_CODE_WORDS: usize = 1 << 29;
/// Words of one instruction: what its first word has room for.
pub const MAX_INST_WORDS: usize = (1 << 24) - 1;
/// Registers of one bank. A program may also have no more of them than it has words of code, so that the
/// memory for them is bounded by the file.
pub const MAX_REGISTERS: u32 = 1 << 24;
/// Patterns: what an accepting target has room for.
pub const MAX_PATTERNS: usize = (1 << 31) - 2;
/// Bytes of names, constants, tables and lists together, as a file holds them.
pub const MAX_PROGRAM_BYTES: usize = 1 << 31;

/// All of them, for the page of limits.
pub const LIMITS: &[Limit] = &[
    Limit {
        name: "code",
        value: MAX_CODE_WORDS as u64,
        unit: "words",
        what: "the code of a compiled pattern set",
        reached_when: "an error at the pattern that goes beyond it; a file that does is refused",
    },
    Limit {
        name: "instruction",
        value: MAX_INST_WORDS as u64,
        unit: "words",
        what: "one instruction: an operation with its operands, attributes and result types, or a call",
        reached_when: "an error at the pattern; a file cannot say more",
    },
    Limit {
        name: "registers",
        value: MAX_REGISTERS as u64,
        unit: "registers",
        what: "operations, values, types, attributes and lists, each by itself, that a pattern set refers to",
        reached_when: "an error at the pattern that goes beyond it; a file that does, or has more of them \
                       than words of code, is refused",
    },
    Limit {
        name: "patterns",
        value: MAX_PATTERNS as u64,
        unit: "patterns",
        what: "patterns of a compiled pattern set",
        reached_when: "an error; a file that has more is refused",
    },
    Limit {
        name: "names and constants",
        value: MAX_PROGRAM_BYTES as u64,
        unit: "bytes",
        what: "names, constants, switch tables and lists of a compiled pattern set, together",
        reached_when: "an error; a file that has more is refused",
    },
    Limit {
        name: "definitions",
        value: MAX_EXPR_DEPTH as u64,
        unit: "levels",
        what: "nesting of an expression that a compiled definition is made of",
        reached_when: "the definition is left out by the compiler; a file that has one is refused",
    },
];
