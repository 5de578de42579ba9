//! PDLL without LLVM: what an embedding compiler needs, in one dependency.
//!
//! ```
//! use pdll::ir::{Context, PrintOptions, parse_module, print};
//! use pdll::PatternSet;
//!
//! let set = PatternSet::from_source("neg.pdll", "
//!     Pattern DoubleNeg {
//!       let inner = op<my.neg>(x: Value);
//!       replace op<my.neg>(inner.0) with x;
//!     }").unwrap();
//!
//! let mut ctx = Context::new();
//! let text = br#"
//!     %0 = "my.const"() : () -> i32
//!     %1 = "my.neg"(%0) : (i32) -> i32
//!     %2 = "my.neg"(%1) : (i32) -> i32
//!     "my.use"(%2) : (i32) -> ()"#;
//! let mut module = parse_module(&mut ctx, "in.mlir", text).unwrap();
//! let report = set.apply(&mut ctx, &mut module.ir).unwrap();
//! assert_eq!(report.rewrites, 1);
//! assert!(print(&ctx, &module, PrintOptions::default()).contains(r#""my.use"(%0) : (i32) -> ()"#));
//! ```
//!
//! # What is where
//!
//! | wanted | where |
//! |---|---|
//! | patterns ready to run | [`PatternSet`], [`LinkedSet`] |
//! | include directories, warnings, files in memory | [`PatternSet::builder`] |
//! | call Rust from patterns | [`Natives`], [`Rewriter`] |
//! | an IR of one's own | [`Host`], [`Link`], [`HostMut`], [`IrWalk`], [`native_handles!`]; `examples/own-ir` is one |
//! | conditions in C++ and the natives of the library on it | [`ByText`], [`Mirror`], [`define`] |
//! | patterns in Rust, alone or beside compiled ones | [`PatternSet::add_fn`], [`RewritePattern`] |
//! | other orders, other patterns | [`greedy`], [`walk`], [`PatternApplicator`] |
//! | hear of changes, watch matching | [`RewriteListener`], [`Probe`] |
//! | a page with every step of a run | [`record`] |
//! | definitions of `.td` files read once for many sets | [`Kept`] |
//! | patterns read again when their files change | [`watch::Watched`] |
//! | know why a pattern does not match | [`explain`], [`PatternSet::explain`] |
//! | bound a run | [`Limits`] |
//! | IR of `arith`, `scf`, `tensor`, .. in custom form | [`context`] |
//!
//! # Features
//!
//! | feature | what it brings | what it costs |
//! |---|---|---|
//! | `jit` (default) | patterns from source at run time; without it sets come from bytecode only | the front ends are linked |
//! | `dialects` (default) | what is known of dialects, useful without `jit` too | definitions and forms of dialects are linked; they are read when IR mentions them |
//! | `watch` (default) | [`watch`](mod@watch): sets that are read again when their files change | nothing that runs by itself, no other crate |

#[cfg(feature = "jit")]
pub mod check;
pub mod conversion;
#[cfg(feature = "dialects")]
mod dialects;
pub mod explain;
#[cfg(feature = "jit")]
pub mod interp;
#[cfg(feature = "jit")]
mod jit;
#[cfg(feature = "jit")]
mod literals;
#[cfg(feature = "jit")]
mod mlir;
#[cfg(feature = "jit")]
mod pdl_text;
pub mod record;
mod set;
mod trace_json;
#[cfg(feature = "watch")]
pub mod watch;

#[cfg(feature = "dialects")]
pub use dialects::{add_dialects, context};
#[cfg(feature = "jit")]
pub use jit::{Builder, add_patterns, compiler, is_bytecode};
#[cfg(feature = "jit")]
pub use literals::IrLiterals;
#[cfg(feature = "jit")]
pub use pdl_text::{is_mlir, patterns_of_mlir, patterns_of_mlir_with_definitions};
pub use pdll_bytecode as bytecode;
#[cfg(feature = "jit")]
pub use pdll_compiler::ods::{Kept, Usage};
pub use pdll_host_ir::{
    BorrowedHost, ByText, IrHost, Mirror, Overrun, Progress, TextMirror, Threads, define, query,
    run_on_threads, run_with_progress,
};
pub use pdll_ir as ir;
pub use pdll_source as source;
pub use pdll_std::StdHost;
pub use pdll_vm::{
    Args, AttrSym, Bank, BlockRef, Budget, Config, ConstraintFn, Describe, DriverReport, DriverSlots, Edit,
    Explained, Explainer, FailedTest, Filter, Folded, Foldee, Folder, Gravity, Greedy, Handle, Held,
    HitCounter, Hits, Host, HostBlocks, HostError, HostFeatures, HostModule, HostMut, InferFn, InterfaceSym,
    IrWalk, Limit, Limits, Link, LinkError, LinkFault, LinkedSet, Listeners, Machine, MatchResult,
    MatchVerdict, Matched, MatcherSet, Matching, MixedMatcher, NativeArg, NativeError, NativeItem,
    NativeMatcher, NativeReturn, NativeTime, Natives, Nested, NoMatch, OpSpec, OpSym, OpsReport, Outcome,
    Packed, PatternApplicator, PatternFacts, PatternProfile, Patterns, Place, Probe, Processed, Profile,
    Profiler, Reason, RegionLevel, RegionRef, Results, Ret, Returned, RewriteError, RewriteFailure,
    RewriteFn, RewriteListener, RewritePattern, Rewriter, Root, RustPatterns, Session, SideTable,
    SourcePlace, Strictness, Symbols, Tally, TestProfile, TraceEvent, TracedOp, Tracer, Untold, UseCount,
    Verdict, Visitor, Walk, greedy, native_handles, walk,
};
pub use set::{Error, PatternSet};
pub use trace_json::trace_json;

/// Includes what `pdll_build::compile("DIR/NAME.pdll")` in `build.rs` made: `include_patterns!("NAME")`, in a
/// module of its own.
#[macro_export]
macro_rules! include_patterns {
    ($name:literal) => {
        ::core::include!(::core::concat!(::core::env!("OUT_DIR"), "/", $name, ".rs"));
    };
}

/// The code of the README, compiled and run as tests.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;

/// The code of the guide, likewise.
#[cfg(doctest)]
mod guide {
    #[doc = include_str!("../../docs/start.md")]
    struct Start;
    #[doc = include_str!("../../docs/dialects.md")]
    struct Dialects;
    #[doc = include_str!("../../docs/drivers.md")]
    struct Drivers;
}
