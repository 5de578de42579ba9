//! Dialect conversion: operations that must go are rewritten until all that is there may stay.
//!
//! A [`ConversionTarget`] says what may stay; [`ConversionPattern`]s make other operations of those that must
//! go, through several steps if need be; a [`TypeConverter`] says which types stand for which, and operands
//! of patterns are cast to them until both sides are converted. What leads nowhere is undone without a trace.
//!
//! Order, errors and the meaning of all settings are those of MLIR's dialect conversion. Different from it:
//! operations are folded only by what is given for it ([`Folder`]); a pattern that says that it has rewritten
//! and has changed nothing has failed; if a cast is left that no converter makes into something, everything
//! is as it was before, too. Patterns are written in Rust ([`ConversionPattern`]) or compiled
//! ([`Conversion::compiled`]).
//!
//! ```
//! use pdll::conversion::{Action, ConversionConfig, ConversionPattern, ConversionTarget, convert};
//! use pdll::ir::{Context, parse_module, print, PrintOptions};
//!
//! let mut ctx = Context::new();
//! let mut module = parse_module(&mut ctx, "in.mlir", b"%0 = \"old.a\"() : () -> i32")?;
//! let mut target = ConversionTarget::new();
//! target.dialect("new", Action::Legal).dialect("old", Action::Illegal).op("builtin.module", Action::Legal);
//! let lower = ConversionPattern::new("lower", "old.a", |op, _, rewriter| {
//!     let body = rewriter.body();
//!     let (ty, attrs) = (body.value_type(body.result(op, 0)), body.attrs(op));
//!     let new = rewriter.create("new.a", &[], &[ty], attrs)?;
//!     Ok(rewriter.replace_with_op(op, new)?)
//! });
//! let report = convert(&mut ctx, &mut module.ir, &[lower], &target, &ConversionConfig::default());
//! assert!(report.error.is_none());
//! assert!(print(&ctx, &module, PrintOptions::default()).contains("new.a"));
//! # Ok::<(), pdll::source::diag::Diagnostics>(())
//! ```

mod casts;
mod collect;
mod commit;
mod compiled;
mod converters;
mod driver;
mod events;
mod fold;
mod functions;
mod history;
mod lent;
mod operands;
mod order;
mod pattern;
mod plan;
mod regions;
mod rewriter;
mod shapes;
mod standing;
mod state;
mod surgery;
mod target;
mod threads;
mod types;
mod why;

pub use compiled::register_conversion_natives;
pub use events::{ConversionListener, Event, Legalized, Scene, Tried};
pub use fold::{Folded, Folder, Folding};
pub use functions::{branch_pattern, call_pattern, function_pattern, return_pattern};
pub use operands::{Operands, one_to_one};
pub use pattern::ConversionPattern;
pub use regions::Signature;
pub use rewriter::{ConversionRewriter, Place, Refused};
pub use target::{Action, ConversionTarget, Legality};
pub use types::{Converted, TypeConverter, ValueView};

use crate::{Error, PatternSet};
use compiled::Linked;
use driver::Driver;
use pdll_host_ir::Threads;
use pdll_ir::{BodyId, Context, Ir, Loc, Op, TOP};
use pdll_vm::Filter;
use plan::Plan;
use state::State;
use std::fmt;
use std::sync::Arc;

/// What becomes of operations that cannot be legalized.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Those that must go are an error; others stay.
    #[default]
    Partial,
    /// They are an error.
    Full,
    /// Nothing: it is only asked what could be legalized. The IR stays as it is.
    Analysis,
}

/// How a conversion is done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ConversionConfig {
    /// What becomes of operations that cannot be legalized.
    pub mode: Mode,
    /// Casts of values from one type to another may stay, as `builtin.unrealized_conversion_cast`.
    pub casts_stay: bool,
    /// Casts say in an attribute `__kind__` whether they are a `source` or a `target` materialization.
    pub mark_casts: bool,
    /// When operations that must go are folded ([`Conversion::folder`]).
    pub folding: Folding,
    /// Patterns in Rust that generate what nothing makes legal are tried first, and taken back, where there
    /// are others beside them. MLIR does so; it only costs time, and is for comparing traces.
    pub try_impossible: bool,
}

/// Why a conversion has failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConversionError {
    /// Where the operation is that it is about.
    pub loc: Loc,
    /// What is wrong.
    pub message: String,
    /// Why each pattern that was tried has failed, what was tried for what it made indented.
    pub reasons: Vec<String>,
}

impl fmt::Display for ConversionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        self.reasons.iter().try_for_each(|reason| write!(f, "\n  {reason}"))
    }
}

impl std::error::Error for ConversionError {}

/// What a conversion has done.
#[derive(Clone, Debug, Default)]
pub struct ConversionReport {
    /// Why it has failed; nothing is changed then.
    pub error: Option<ConversionError>,
    /// The operations that could not be legalized and have stayed, in the order in which they were tried.
    pub unlegalized: Vec<(BodyId, Op)>,
    /// After an analysis: the operations that are legal or could be made so, in that order.
    pub legalizable: Vec<(BodyId, Op)>,
}

/// Converts all IR: the top operation and everything in it.
pub fn convert(
    ctx: &mut Context,
    ir: &mut Ir,
    patterns: &[ConversionPattern],
    target: &ConversionTarget,
    config: &ConversionConfig,
) -> ConversionReport {
    let conversion = Conversion { patterns, config: *config, ..Conversion::new(target) };
    conversion.run_linked(ctx, ir, None)
}

/// A conversion that is to be done, with all that it is made of.
pub struct Conversion<'c> {
    /// What may stay.
    pub target: &'c ConversionTarget,
    /// Patterns in Rust.
    pub patterns: &'c [ConversionPattern],
    /// Compiled patterns.
    pub compiled: Option<&'c PatternSet>,
    /// What compiled patterns convert types by.
    pub converter: Option<Arc<TypeConverter>>,
    /// Which of the patterns take part.
    pub filter: Filter,
    /// How it is done.
    pub config: ConversionConfig,
    /// What folds operations.
    pub folder: Option<&'c dyn Folder>,
    /// Who hears of it.
    pub listener: Option<&'c mut dyn ConversionListener>,
    /// What is converted, each with everything in it; if there is nothing, the top operation.
    pub roots: Vec<(BodyId, Op)>,
    /// How many threads convert isolated operations of a module (functions, say), each one by one, and from
    /// when on. What comes out is the same as in order. It is done in order, by one thread, if there are
    /// roots or a listener, if natives that compiled patterns call may look beyond the body at hand
    /// ([`Natives::assume_isolated`](crate::Natives::assume_isolated)), or functions in Rust may
    /// ([`Self::isolated`]); in an analysis; and once more, for the error, if the conversion fails.
    pub threads: Threads,
    /// Functions in Rust (patterns, callbacks of the target, what makes values for converters, the folder)
    /// look at nothing outside of the isolated operation that they are called for, change nothing there, and
    /// do not mind that several of them are called at once. Patterns of this module, like
    /// [`function_pattern`], are so in any case.
    pub isolated: bool,
}

impl fmt::Debug for Conversion<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Conversion")
            .field("target", &self.target)
            .field("patterns", &self.patterns)
            .finish_non_exhaustive()
    }
}

impl<'c> Conversion<'c> {
    /// To this target, without patterns.
    #[must_use]
    pub fn new(target: &'c ConversionTarget) -> Self {
        Self {
            target,
            patterns: &[],
            compiled: None,
            converter: None,
            filter: Filter::default(),
            config: ConversionConfig::default(),
            folder: None,
            listener: None,
            roots: Vec::new(),
            threads: Threads::default(),
            isolated: false,
        }
    }

    /// Does it.
    ///
    /// # Errors
    /// The compiled patterns cannot be linked. That the conversion itself fails is in the report.
    pub fn run(mut self, ctx: &mut Context, ir: &mut Ir) -> Result<ConversionReport, Error> {
        let converter = self.converter.take();
        let linked = self.compiled.map(|set| Linked::new(ctx, set, converter)).transpose()?;
        Ok(self.run_linked(ctx, ir, linked))
    }

    fn run_linked(self, ctx: &mut Context, ir: &mut Ir, compiled: Option<Linked>) -> ConversionReport {
        let Self { target, patterns, filter, config, folder, threads, isolated, .. } = self;
        let plan = Plan::new(target, patterns, compiled, &filter, config, folder);
        let top = (TOP, ir.top_op());
        // It is borrowed for as long as the rest is, not for as long as it could be.
        let listener = self.listener.map(|listener| -> &mut dyn ConversionListener { listener });
        let state = State::new(ir.bodies().len(), &plan);
        let mut driver = Driver::new(&plan, ctx, ir, state, listener);
        let done = if self.roots.is_empty() { driver.one_by_one(threads, isolated) } else { None };
        if let Some(report) = done {
            return report;
        }
        let mut all = Vec::new();
        let roots = if self.roots.is_empty() { vec![top] } else { self.roots };
        roots.into_iter().for_each(|(id, op)| driver.collect(id, op, &mut all));
        driver.in_order(all)
    }
}

impl Driver<'_> {
    /// Converts these operations, in their order.
    fn in_order(&mut self, all: Vec<(BodyId, Op)>) -> ConversionReport {
        let mut report = ConversionReport::default();
        self.state.reserve(self.ir);
        let legal = all.into_iter().try_for_each(|(id, op)| self.legalize_root(id, op, &mut report));
        match legal.and_then(|()| self.commit()) {
            Ok(last) if self.plan.config.mode != Mode::Analysis => {
                last.into_iter().for_each(|(id, op)| self.ir.body_mut(id).erase_with_uses(op));
                report.unlegalized.retain(|(id, op)| !self.is_gone(*id, *op));
            }
            done => {
                report.error = done.err();
                self.undo_all();
            }
        }
        let logs = &mut self.state.logs;
        logs.iter_mut().zip(self.ir.bodies_mut()).for_each(|(log, body)| log.commit(body));
        report
    }

    /// Makes an operation legal that somebody else made, or says what becomes of it.
    ///
    /// # Errors
    /// It must not stay.
    fn legalize_root(
        &mut self,
        id: BodyId,
        op: Op,
        report: &mut ConversionReport,
    ) -> Result<(), ConversionError> {
        self.begin();
        let mode = self.plan.config.mode;
        if self.legalize(id, op) {
            if mode == Mode::Analysis {
                report.legalizable.push((id, op));
            }
            return Ok(());
        }
        match (mode, self.legality(id, op)) {
            (Mode::Analysis, _) => {}
            (Mode::Full, _) => return Err(self.error(id, op, "")),
            (Mode::Partial, Legality::Illegal) => {
                return Err(self.error(id, op, " that was explicitly marked illegal"));
            }
            (Mode::Partial, _) => report.unlegalized.push((id, op)),
        }
        Ok(())
    }
}
