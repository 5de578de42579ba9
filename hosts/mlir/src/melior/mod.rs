//! Patterns on the IR of [melior](https://docs.rs/melior), MLIR's bindings for Rust (feature `melior`).
//!
//! melior 0.27 is on MLIR 22, as this crate is. The bindings link MLIR, statically where its archives are
//! installed; this crate then links none, since there must be one MLIR in a process.
//!
//! ```no_run
//! use melior::{Context, ir::{Attribute, Module}};
//! use pdll_mlir::melior::Patterns;
//!
//! # fn main() -> Result<(), pdll::Error> {
//! # let context = Context::new();
//! # let mut module = Module::parse(&context, "").unwrap();
//! let compiled = pdll::PatternSet::builder().file("fold.pdll").build()?;
//! let mut patterns = Patterns::new(&compiled);
//! patterns.constraint::<Attribute>("IsUnit", |context, attr| attr == Attribute::unit(context));
//! let mut linked = patterns.link(&context)?;
//! let report = linked.run(&mut module.as_operation_mut(), &Default::default());
//! # Ok(()) }
//! ```
//!
//! A linked set borrows the context that it is linked to, which therefore outlives it:
//!
//! ```compile_fail,E0505
//! # use melior::Context;
//! # use pdll_mlir::melior::Patterns;
//! let context = Context::new();
//! let linked = Patterns::default().link(&context).unwrap();
//! drop(context);
//! drop(linked);
//! ```
//!
//! What a native is given is alive while it is called, and cannot be kept for later:
//!
//! ```compile_fail
//! # use melior::ir::{Attribute, OperationRef};
//! # use pdll_mlir::melior::Patterns;
//! use std::sync::Mutex;
//!
//! static KEPT: Mutex<Vec<OperationRef<'static, 'static>>> = Mutex::new(Vec::new());
//! Patterns::default().constraint::<OperationRef>("Keep", |_, op| {
//!     KEPT.lock().unwrap().push(op);
//!     true
//! });
//! ```

mod items;
mod natives;

pub use items::{Item, Items};
pub use natives::Rewrite;

use crate::sys::{MlirContext, Op};
use crate::{MlirHost, Options, Runner};
use melior::Context;
use melior::ir::operation::OperationMutLike;
use pdll::{DriverReport, PatternSet};
use std::sync::Arc;

/// Patterns with their natives, not linked yet.
#[derive(Debug)]
pub struct Patterns {
    set: PatternSet<MlirHost>,
    /// Whether there are natives of which it is not known what they look at.
    own_natives: bool,
}

impl Default for Patterns {
    /// No patterns; the natives of the library.
    fn default() -> Self {
        Self { set: PatternSet::for_host().with_library_natives(), own_natives: false }
    }
}

impl Patterns {
    /// The patterns of a set, compiled from whatever form. Natives that are registered there are for another
    /// IR; those of the library are here too.
    #[must_use]
    pub fn new(compiled: &PatternSet) -> Self {
        let Self { set, own_natives } = Self::default();
        let set = compiled.programs().iter().cloned().fold(set, PatternSet::with_program);
        Self { set, own_natives }
    }

    /// Looks up every name, constant and native. The context loads the dialects that are mentioned, of those
    /// that are registered in it.
    ///
    /// # Errors
    /// [`pdll::Error::Link`] with all that is missing.
    #[allow(unsafe_code, reason = "the context is melior's")]
    pub fn link(self, context: &Context) -> Result<Linked<'_>, pdll::Error> {
        let Self { set, own_natives } = self;
        // SAFETY: the context is alive as long as it is borrowed, which is as long as there is a runner. It
        // belongs to this thread, and natives that would see it on others run on one.
        let runner = unsafe { Runner::new(Arc::new(set), handle(context)) }?;
        Ok(Linked { runner, context, own_natives })
    }
}

/// Patterns linked to a context.
#[derive(Debug)]
pub struct Linked<'c> {
    runner: Runner,
    context: &'c Context,
    own_natives: bool,
}

impl<'c> Linked<'c> {
    /// How many patterns there are.
    #[must_use]
    pub fn pattern_count(&self) -> usize {
        self.runner.pattern_count()
    }

    /// Rewrites what is in the regions of `top`. A set with natives of one's own is run on one thread, others
    /// on those of the context if it has some. [`Driver::Mlir`](crate::Driver::Mlir) is the greedy driver
    /// here.
    ///
    /// # Panics
    /// If the op is not of the context that the patterns are linked to; nothing has been done then. So may
    /// natives; the IR is what rewrites have made of it until then, and the linked set is not good any more.
    #[allow(unsafe_code, reason = "the op is melior's")]
    pub fn run<'a>(&mut self, top: &mut impl OperationMutLike<'c, 'a>, options: &Options) -> DriverReport
    where
        'c: 'a,
    {
        assert!(*self.context == top.context(), "the operation is of another context than the patterns");
        let options = Options { apart: options.apart && !self.own_natives, ..options.clone() };
        // SAFETY: handles of melior are alive as long as they are borrowed; `top` is borrowed alone.
        let tally = unsafe { self.runner.run(op_handle(top.to_raw()), &options) };
        self.runner.report(tally)
    }
}

/// The context as this crate has it.
#[allow(unsafe_code, reason = "the context is melior's")]
fn handle(context: &Context) -> MlirContext {
    // SAFETY: it is alive as long as it is borrowed, and so used by callers.
    unsafe { MlirContext::from_ptr(context.to_raw().ptr) }.expect("a context of melior is not null")
}

/// An operation as this crate has it.
///
/// # Safety
/// It is alive while the handle is used.
#[allow(unsafe_code, reason = "the operation is melior's")]
unsafe fn op_handle(raw: mlir_sys::MlirOperation) -> Op {
    // SAFETY: as the caller vouches.
    unsafe { Op::from_ptr(raw.ptr) }.expect("an operation of melior is not null")
}
