//! What the front end bounds: reaching one of these is a diagnostic that names it, never a long wait or a
//! full memory.

use crate::pdl::MAX_EITHERS;
use pdll_limits::Limit;

/// How deeply expressions, statements and declarations may nest in a text.
pub const NESTING: u32 = 256;

/// How deeply expressions and calls may nest while constraints and rewrites are expanded where they are
/// called.
pub const EXPANSION_DEPTH: u32 = 400;

/// How many calls, and nodes in their place, all constraints and rewrites of a module may be expanded to.
/// What patterns themselves say is not counted: it is as long as the text.
pub const EXPANSION: u32 = 1 << 21;

/// How deeply the dags of a rewrite rule may nest.
pub const RULE_DEPTH: u32 = 128;

/// How deeply code of a rule may nest that makes operations, with what it calls in its place.
pub const CODE_DEPTH: u32 = 96;

/// How many nodes such code may come to.
pub const CODE_NODES: u32 = 1 << 14;

/// How many conditions code of a rule has at most that decide about what it makes: the rule becomes a pattern
/// for each way that it takes.
pub const CODE_CHOICES: u32 = 4;

/// How many cases an enumeration has at most that code of a rule computes with, unless they are integers or
/// bits.
pub const ENUM_VALUES: u32 = 128;

/// How many lists of tests a pattern has at most: one for each choice of orders of operands that may stand in
/// either. The tree of all patterns has a node for each test of a list and one for each list at most, and the
/// code of a test takes a bounded number of words: the matcher is linear in its patterns, however they
/// differ.
pub const ORDERS: u32 = 1 << MAX_EITHERS;

/// All of them, for the page of limits.
pub const LIMITS: &[Limit] = &[
    Limit {
        name: "nesting",
        value: NESTING as u64,
        unit: "levels",
        what: "expressions, statements and declarations inside of each other",
        reached_when: "an error at the innermost",
    },
    Limit {
        name: "nesting of calls",
        value: EXPANSION_DEPTH as u64,
        unit: "levels",
        what: "expressions and calls inside of each other, while constraints and rewrites are expanded",
        reached_when: "an error at the call",
    },
    Limit {
        name: "expansion",
        value: EXPANSION as u64,
        unit: "calls and nodes",
        what: "all that calls of constraints and rewrites are expanded to, in all patterns together",
        reached_when: "an error at the pattern",
    },
    Limit {
        name: "orders",
        value: ORDERS as u64,
        unit: "lists of tests",
        what: "lists of tests of a pattern, one for each choice of orders of operands that may stand in \
               either; the tree of all patterns has a node for each test of a list, and one for each list, \
               at most",
        reached_when: "an error at the pattern",
    },
    Limit {
        name: "comparisons",
        value: crate::matcher::shadow::MOST_COMPARED as u64,
        unit: "patterns",
        what: "patterns with which one is compared, to find that it is never applied",
        reached_when: "no warning of the compiler; `pdllc check` looks further",
    },
    Limit {
        name: "nesting of rules",
        value: RULE_DEPTH as u64,
        unit: "levels",
        what: "patterns inside of each other in a rewrite rule of a `.td` file",
        reached_when: "an error at the rule",
    },
    Limit {
        name: "nesting of code",
        value: CODE_DEPTH as u64,
        unit: "levels",
        what: "expressions in code of a rule that makes operations",
        reached_when: "a native",
    },
    Limit {
        name: "length of code",
        value: CODE_NODES as u64,
        unit: "nodes",
        what: "such code, with its variables put in",
        reached_when: "a native",
    },
    Limit {
        name: "branches in code",
        value: CODE_CHOICES as u64,
        unit: "conditions",
        what: "code of a rule that decides about what it makes",
        reached_when: "a native",
    },
    Limit {
        name: "values of an enumeration",
        value: ENUM_VALUES as u64,
        unit: "values",
        what: "an enumeration of words that code of a rule computes with",
        reached_when: "a native",
    },
    Limit {
        name: "kept definitions",
        value: pdll_ods::KEPT_BYTES as u64,
        unit: "bytes",
        what: "records of `.td` files and what is made of them, kept for other compilations",
        reached_when: "what was used longest ago is read anew; `Kept::with_limit` moves it",
    },
];
