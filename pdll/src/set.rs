//! Pattern sets: a compiled program, linked to a context, run on IR.

use pdll_bytecode::VerifiedProgram;
use pdll_host_ir::{BorrowedHost, IrHost};
use pdll_ir::{Body, Context, Ir};
use pdll_vm::{Config, DriverReport, Greedy, LinkError, Natives};
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
                let lines: Vec<&str> = errors.iter().map(|e| e.message.as_str()).collect();
                f.write_str(&lines.join("\n"))
            }
        }
    }
}

impl std::error::Error for Error {}

/// Compiled patterns and the native functions that they may call.
///
/// A new set knows the natives of the library (`std/...`); add your own to [`Self::natives`].
#[derive(Debug)]
pub struct PatternSet {
    set: pdll_host_ir::PatternSet,
}

impl Default for PatternSet {
    fn default() -> PatternSet {
        let mut set = pdll_host_ir::PatternSet::new();
        pdll_std::register(&mut set.natives);
        PatternSet { set }
    }
}

impl PatternSet {
    /// No patterns.
    #[must_use]
    pub fn new() -> PatternSet {
        PatternSet::default()
    }

    /// The patterns of a bytecode file, read and verified.
    ///
    /// # Errors
    /// [`Error::Bytecode`]
    pub fn from_bytecode(bytes: &[u8]) -> Result<PatternSet, Error> {
        let program = pdll_bytecode::read(bytes).map_err(|e| Error::Bytecode(e.to_string()))?;
        Ok(PatternSet::new().with_program(program))
    }

    /// Adds a program. Of patterns of equal benefit, those that were added first win.
    #[must_use]
    pub fn with_program(mut self, program: VerifiedProgram) -> PatternSet {
        self.set.add(program);
        self
    }

    /// The native functions, to register one's own.
    pub fn natives(&mut self) -> &mut Natives<IrHost> {
        &mut self.set.natives
    }

    /// The programs, in the order in which they were added.
    #[must_use]
    pub fn programs(&self) -> &[VerifiedProgram] {
        self.set.programs()
    }

    /// Looks up every name, constant and native once.
    ///
    /// Link before the IR is read into `ctx`: what patterns mention then gets small dense numbers, and switch tables stay small.
    ///
    /// # Errors
    /// [`Error::Link`] with all that is missing.
    pub fn link(&self, ctx: &mut Context) -> Result<LinkedSet, Error> {
        let mut host = IrHost::new(std::mem::take(ctx), Body::new());
        let linked = self.set.link(&mut host);
        *ctx = host.ctx;
        linked.map(|linked| LinkedSet { linked }).map_err(Error::Link)
    }

    /// Links the set and applies it to everything in `ir` until nothing matches any more, with the default [`Config`].
    ///
    /// # Errors
    /// [`Error::Link`] with all that is missing. The IR is unchanged then.
    pub fn apply(&self, ctx: &mut Context, ir: &mut Ir) -> Result<DriverReport, Error> {
        Ok(self.link(ctx)?.run(ctx, ir, &Config::default()))
    }
}

/// A pattern set that is linked to a context.
#[derive(Debug)]
pub struct LinkedSet {
    linked: pdll_vm::LinkedSet<IrHost>,
}

impl LinkedSet {
    /// Applies the patterns to everything in `ir` by the greedy driver. `ctx` must be the context that the set was linked to.
    pub fn run(&self, ctx: &mut Context, ir: &mut Ir, config: &Config) -> DriverReport {
        let mut driver = Greedy::new(self.linked.matcher(), config.clone());
        let mut lent = BorrowedHost::new(ctx, ir);
        let bodies: Vec<_> = lent.ir().body_ids().collect();
        for id in bodies {
            // What was done to the body around it may have erased the owner of this one.
            if lent.ir().is_reachable(id) {
                driver.run(lent.body(id), &mut ());
            }
        }
        driver.report()
    }
}
