//! [pliron](https://docs.rs/pliron)'s IR as a host: patterns run on the operations of a pliron compiler, in
//! its own process.
//!
//! ```no_run
//! use pdll::PatternSet;
//! use pdll_pliron::PlironHost;
//! # fn run(ctx: &mut pliron::context::Context, module: pliron::context::Ptr<pliron::operation::Operation>)
//! # -> Result<(), pdll::Error> {
//! let compiled = PatternSet::builder().file("fold.pdll").build()?;
//! let set = compiled.into_programs().into_iter().fold(PatternSet::for_host(), PatternSet::with_program);
//! let mut host = PlironHost::new();
//! host.add_op::<pliron::builtin::ops::ModuleOp>();
//! let linked = host.with_context(ctx, |host| set.link_to(host))?;
//! let report = host.with_ir(ctx, module, |host| pdll::greedy(&linked, host, &Default::default(), &mut ()));
//! # Ok(()) }
//! ```
//!
//! # What is what
//!
//! - An operation name is `DIALECT.NAME` of an `Op`. What is matched need not be said; operations that
//!   patterns create are [added](PlironHost::add_op).
//! - Each distinct attribute has a number, since pliron's attributes belong to their operation.
//! - Constants in patterns are MLIR's text for integers, strings, units and types of integers and floats
//!   (`7 : i32`, `"a"`, `unit`, `f32`); all else is in pliron's syntax (`builtin.integer <7: si64>`).
//! - What is created gets the location of the matched operations, fused if they are several.
//! - Unused operations go whose `SideEffects` say that they have none; terminators stay.
//!
//! # Limits
//!
//! - Attribute names are identifiers, operation names have one dot; others are refused when a set is linked
//!   if a pattern creates them, else they match nothing.
//! - Result types are not inferred, but by rules in the program. Groups of operands and results are not
//!   known: a group is everything from its index on, as MLIR has it.
//! - Users come in pliron's order, which is that of their making until uses are removed: which of several
//!   matches of patterns that look at users is found can differ from MLIR's choice.
//! - Locations cannot be read, fused or set by patterns: pliron's are values, not handles.
//! - Floats and pliron's own kinds of attributes and types have no counterpart for conditions and natives of
//!   the library; they are matched as constants all the same.
//! - A context is on one thread at a time, and so are runs.

mod host;
mod names;
mod text;

pub use host::{Attr, PlironHost};
