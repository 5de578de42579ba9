//! The limits of the embedded IR and its text, for the page of limits.

use crate::body::{MAX_CELLS, MAX_OPERANDS, MAX_RESULTS};
use crate::text::parser::MAX_EXPANSION;
use crate::text::recovery::MAX_ERRORS;
use crate::types::MAX_INT_WIDTH;
use crate::validity::{MAX_ELEMENT_BITS, MAX_NESTING, MAX_WEIGHT};
use pdll_limits::Limit;

/// All of them.
pub const LIMITS: &[Limit] = &[
    Limit {
        name: "nesting",
        value: MAX_NESTING as u64,
        unit: "levels",
        what: "regions, types, attributes and expressions inside of each other",
        reached_when: "an error; of what patterns build, a failed rewrite",
    },
    Limit {
        name: "types and attributes",
        value: MAX_WEIGHT,
        unit: "bytes",
        what: "the text of one type or attribute, roughly",
        reached_when: "an error; of what patterns build, a failed rewrite",
    },
    Limit {
        name: "expansion of aliases",
        value: MAX_EXPANSION,
        unit: "bytes",
        what: "what the aliases of a file stand for, together",
        reached_when: "an error at the alias",
    },
    Limit {
        name: "integers",
        value: MAX_INT_WIDTH as u64,
        unit: "bits",
        what: "width of an integer type",
        reached_when: "an error",
    },
    Limit {
        name: "elements",
        value: MAX_ELEMENT_BITS as u64,
        unit: "bits",
        what: "width of an element of a dense attribute",
        reached_when: "an error",
    },
    Limit {
        name: "errors of a text",
        value: MAX_ERRORS as u64,
        unit: "errors",
        what: "errors in the operations of one text that are reported",
        reached_when: "the rest of the text is not read",
    },
    Limit {
        name: "operands",
        value: MAX_OPERANDS as u64,
        unit: "operands",
        what: "operands of one operation",
        reached_when: "an error",
    },
    Limit {
        name: "results",
        value: MAX_RESULTS as u64,
        unit: "results",
        what: "results of one operation",
        reached_when: "an error",
    },
    Limit {
        name: "size of a body",
        value: MAX_CELLS as u64,
        unit: "cells",
        what: "operations and block arguments of one isolated body: four cells each, and two for each \
               operand and result of an operation; a cell is eight bytes",
        reached_when: "an error",
    },
];
