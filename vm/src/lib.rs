//! Runs pattern programs on an IR: host trait, linker, interpreter, pattern sets and drivers.
//!
//! | wanted | where |
//! |---|---|
//! | call Rust from patterns | [`Natives`], [`Rewriter`] |
//! | use an IR of one's own | [`Host`], [`Link`], [`HostMut`], [`Scope`]; then [`link()`] and [`greedy`], or [`Machine`] by hand |
//! | watch what happens | [`Listener`], [`DriverReport`] |

mod direct;
mod driver;
mod facts;
mod host;
mod link;
mod linked_set;
mod machine;
mod matcher;
mod natives;
mod reach;
mod rewriter;

pub use driver::{Config, DriverReport, Fault, Greedy, Listener, Walk, greedy, walk};
pub use host::{AttrSym, Caps, Handle, Host, HostMut, Link, OpSpec, OpSym, Results, Scope};
pub use link::{LinkError, Linked, link};
pub use linked_set::LinkedSet;
pub use machine::{Machine, Outcome, Reason};
pub use natives::{
    Args, ConstraintFn, InferFn, IntoConstraint, IntoRewrite, NativeArg, NativeItem, NativeReturn, Natives,
    Registered, Ret, RewriteFn, signature,
};
pub use pdll_bytecode::Bank;
pub use rewriter::{Edit, Events, Rewriter};
