//! Dialect conversion: operations that must go are rewritten until all that is there may stay.
//!
//! A [`ConversionTarget`] says what may stay; [`ConversionPattern`]s make other operations of those that must
//! go, through several steps if need be; a [`TypeConverter`] says which types stand for which, and operands
//! of patterns are cast to them until both sides are converted. What leads nowhere is undone without a trace.
//!
//! Order, errors and the meaning of all settings are those of MLIR's dialect conversion. Different from it:
//! operations are not folded; a pattern that says that it has rewritten and has changed nothing has failed;
//! if a cast is left that no converter makes into something, everything is as it was before, too. Patterns
//! are written in Rust, and arguments of blocks keep their types.
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

mod commit;
mod driver;
mod order;
mod pattern;
mod rewriter;
mod target;
mod types;

pub use pattern::{ConversionPattern, one_to_one};
pub use rewriter::{ConversionRewriter, Refused};
pub use target::{Action, ConversionTarget, Legality};
pub use types::{Converted, TypeConverter};

use driver::Driver;
use pdll_ir::{BodyId, Context, Ir, Loc, Op, TOP};
use std::fmt;

/// What becomes of operations that cannot be legalized.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Those that must go are an error; others stay.
    #[default]
    Partial,
    /// They are an error.
    Full,
}

/// How a conversion is done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ConversionConfig {
    /// What becomes of operations that cannot be legalized.
    pub mode: Mode,
    /// Casts of values from one type to another may stay, as `builtin.unrealized_conversion_cast`.
    pub casts_stay: bool,
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
}

/// Converts all IR: the top operation and everything in it.
pub fn convert(
    ctx: &mut Context,
    ir: &mut Ir,
    patterns: &[ConversionPattern],
    target: &ConversionTarget,
    config: &ConversionConfig,
) -> ConversionReport {
    let top = ir.top_op();
    let mut driver = Driver::new(ctx, ir, target, patterns);
    let (mut all, mut report) = (Vec::new(), ConversionReport::default());
    driver.collect(TOP, top, &mut all);
    report.error = legalize_all(&mut driver, all, config.mode, &mut report.unlegalized)
        .and_then(|()| driver.commit(config.casts_stay))
        .err();
    if report.error.is_some() {
        driver.undo(0);
    }
    for (log, body) in driver.logs.iter_mut().zip(driver.ir.bodies_mut()) {
        log.commit(body);
    }
    report
}

fn legalize_all(
    driver: &mut Driver<'_>,
    all: Vec<(BodyId, Op)>,
    mode: Mode,
    unlegalized: &mut Vec<(BodyId, Op)>,
) -> Result<(), ConversionError> {
    for (id, op) in all {
        driver.begin();
        if driver.is_gone(id, op) || driver.legalize(id, op) {
            continue;
        }
        match (mode, driver.legality(id, op)) {
            (Mode::Full, _) => return Err(driver.error(id, op, "")),
            (Mode::Partial, Legality::Illegal) => {
                return Err(driver.error(id, op, " that was explicitly marked illegal"));
            }
            (Mode::Partial, _) => unlegalized.push((id, op)),
        }
    }
    Ok(())
}
