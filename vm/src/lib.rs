//! Runs pattern programs on an IR: host trait, linker, interpreter, pattern sets and drivers. It knows no IR.
//!
//! | wanted | where |
//! |---|---|
//! | call Rust from patterns | [`Natives`], [`Rewriter`] |
//! | use an IR of one's own | [`Host`], [`Link`], [`HostMut`], [`IrWalk`]; then [`link()`] and [`LinkedSet::rewrite`], or [`MatcherSet`] or [`Machine`] by hand |
//! | one with blocks and regions | [`HostBlocks`] too; then natives and [`RewritePattern`]s change them |
//! | one with modules | [`HostModule`] too; then [`LinkedSet::run`] |
//! | hear of changes | [`RewriteListener`], [`DriverReport`] |
//! | see what a run does | [`Tracer`], [`Profiler`] |
//! | watch matching | [`Probe`] |
//! | know why a pattern does not match | [`Explainer`] |
//! | bound a run | [`Limits`] |
//! | patterns written in Rust | [`RewritePattern`], [`RustPatterns`], [`LinkedSet::with_rust`] |
//! | drive something else | [`PatternApplicator`] |

mod applicator;
mod blame;
mod blocks;
mod creating;
mod direct;
mod driver;
mod error;
mod explain;
mod filter;
mod host;
mod limits;
mod link;
mod linked_set;
mod listener;
mod loads;
mod look;
mod loops;
mod machine;
mod made;
mod matcher;
mod module;
mod native;
mod natives;
mod op_rules;
mod outcome;
mod probe;
mod reach;
mod registers;
mod returned;
mod rewriter;
mod rust;
mod side_table;
mod symbols;
mod watch;
mod work;

pub use applicator::{PatternApplicator, Patterns};
pub use blocks::{BlockRef, HostBlocks, Place, RegionRef};
pub use driver::{
    Config, DriverReport, Folded, Foldee, Folder, Gravity, Greedy, HitCounter, Hits, Mark, OpsReport, Part,
    RegionLevel, RewriteFailure, Strictness, Tally, Walk, greedy, walk,
};
pub use error::{HostError, NativeError, RewriteError};
pub use explain::{Describe, Explained, Explainer, FailedTest, Verdict as MatchVerdict};
pub use filter::{Filter, PatternFacts};
pub use host::{
    AttrSym, DriverSlots, Handle, Host, HostFeatures, HostMut, InterfaceSym, IrWalk, Link, Nested, OpSpec,
    OpSym, Packed, Results, UseCount, Visitor,
};
pub use limits::{
    BASE_CREATED_OPS, BASE_LIST_ITEMS, BASE_MATCHER_STEPS, BASE_REWRITES, Budget, CREATED_OPS_PER_OP, LIMITS,
    LIST_ITEMS_PER_OP, Limit, Limits, MATCHER_STEPS_PER_OP, REWRITES_PER_OP, Session, Untold,
};
pub use link::{LinkError, LinkFault, LinkedProgram, SourcePlace, link};
pub use linked_set::{LinkedSet, MatchResult, MatcherSet};
pub use listener::{Listeners, Processed, RewriteListener};
pub use machine::Machine;
pub use module::HostModule;
pub use native::{Matching, NativeMatcher};
pub use natives::{
    Args, ConstraintFn, InferFn, IntoConstraint, IntoRewrite, NativeArg, NativeItem, NativeReturn, Natives,
    Registered, RewriteFn, Verdict, signature,
};
pub use outcome::{Outcome, Reason};
pub use pdll_bytecode::Bank;
pub use probe::{Held, Probe};
pub use returned::{Ret, Returned};
pub use rewriter::{Edit, Rewriter};
pub use rust::{Matched, MixedMatcher, NoMatch, RewritePattern, Root, RustPatterns};
pub use side_table::SideTable;
pub use symbols::Symbols;
pub use watch::{NativeTime, PatternProfile, Profile, Profiler, TestProfile, TraceEvent, TracedOp, Tracer};
