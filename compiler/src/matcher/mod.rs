//! The matcher: all patterns fused into one decision tree.
//!
//! [`position`] names what can be reached from a root (operand 0 of the root, the op that defines it, its
//! attribute `a`, ...), and
//! [`question`] what is asked about it. Three steps: `row` turns a pattern into a *row*, a list of tests,
//! each a question about positions and the wanted answer; `order` sorts the tests of a row; [`tree`] fuses
//! the rows.
//!
//! The predicates are MLIR's (`PDLToPDLInterp`), the tree is not. MLIR orders all questions of a module
//! globally, builds one tree and records every match before it sorts them. Here patterns are partitioned by
//! what they know of their root, questions are ordered within a partition, and a subtree knows the best
//! pattern below it, so that a run visits the better part first and ends when nothing better can follow. What
//! a run finds is defined without the tree: the first pattern, by benefit and then by source order, that
//! matches.
mod either;
mod located;
mod order;
pub mod position;
pub mod question;
mod root;
mod row;
mod rows;
pub mod shadow;
pub mod tree;

pub use position::{Call, Pos, Position, Positions};
pub use question::{Answer, Guard, PatternRow, PredicateTable, Question, QuestionId, Test};
pub use rows::build;
pub use shadow::shadowed;
pub use tree::{Forest, Group, Node, NodeIndex, RootKey, Tree, fuse};
