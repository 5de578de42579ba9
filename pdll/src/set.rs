//! Pattern sets: a compiled program, linked to a context, run on IR.

use pdll_bytecode::Program;
use pdll_ir::{Body, Context, Ir};
use pdll_vm::{Config, DriverReport, IrHost, Lent, LinkError, Linked, Natives, greedy, link};
use std::fmt;

/// Why a pattern set cannot be had.
#[derive(Debug)]
pub enum Error {
    /// A file cannot be read.
    File(String, std::io::Error),
    /// The source has errors: one `FILE:LINE:COL: error: MESSAGE` a line, with notes.
    Source(String),
    /// The bytes are no good bytecode.
    Bytecode(String),
    /// The program does not fit the natives or the IR: everything that is missing.
    Link(Vec<LinkError>),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::File(path, why) => write!(f, "{path}: {why}"),
            Error::Source(diagnostics) => f.write_str(diagnostics.trim_end()),
            Error::Bytecode(why) => f.write_str(why),
            Error::Link(errors) => {
                let lines: Vec<String> = errors.iter().map(describe).collect();
                f.write_str(&lines.join("\n"))
            }
        }
    }
}

impl std::error::Error for Error {}

/// A link error with the patterns that it concerns.
fn describe(error: &LinkError) -> String {
    match &error.patterns[..] {
        [] => error.message.clone(),
        patterns => format!("{} (needed by {})", error.message, patterns.join(", ")),
    }
}

/// Compiled patterns, to be linked to any number of contexts.
#[derive(Clone, Debug)]
pub struct PatternSet {
    program: Program,
}

impl PatternSet {
    /// A set from a program.
    #[must_use]
    pub fn from_program(program: Program) -> PatternSet {
        PatternSet { program }
    }

    /// The program, to disassemble it or to ask which natives it needs.
    #[must_use]
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// Looks up every name, constant and native once.
    ///
    /// Link before the IR is read into `ctx`: what patterns mention then gets small dense numbers, and switch tables stay small.
    ///
    /// # Errors
    /// [`Error::Link`] with all that is missing.
    pub fn link(&self, ctx: &mut Context, natives: &Natives<IrHost>) -> Result<LinkedSet, Error> {
        let mut host = IrHost::new(std::mem::take(ctx), Body::new());
        let linked = link(&self.program, &mut host, natives);
        *ctx = host.ctx;
        linked.map(|linked| LinkedSet { linked }).map_err(Error::Link)
    }

    /// Links the set and applies it to everything in `ir` until nothing matches any more, with the default [`Config`].
    ///
    /// # Errors
    /// [`Error::Link`] with all that is missing. The IR is unchanged then.
    pub fn apply(
        &self,
        ctx: &mut Context,
        ir: &mut Ir,
        natives: &Natives<IrHost>,
    ) -> Result<DriverReport, Error> {
        Ok(self.link(ctx, natives)?.run(ctx, ir, &Config::default()))
    }
}

/// A pattern set that is linked to a context.
#[derive(Debug)]
pub struct LinkedSet {
    linked: Linked<IrHost>,
}

impl LinkedSet {
    /// Applies the patterns to everything in `ir` by the greedy driver. `ctx` must be the context that it was linked to.
    pub fn run(&self, ctx: &mut Context, ir: &mut Ir, config: &Config) -> DriverReport {
        let mut total = DriverReport { converged: true, ..DriverReport::default() };
        let bodies: Vec<_> = ir.body_ids().filter(|&id| ir.is_reachable(id)).collect();
        let mut lent = Lent::new(ctx, ir);
        // From the outside in; a function that a pattern erases takes its body along.
        for id in bodies {
            if lent.ir().is_reachable(id) {
                total.merge(greedy(&self.linked, lent.body(id), config, &mut ()));
            }
        }
        total
    }
}
