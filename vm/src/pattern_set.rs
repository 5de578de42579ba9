//! Pattern sets: programs with the natives that they call, ready to be applied.

use crate::driver::{Config, DriverReport, Listener, greedy, walk};
use crate::hosts::{IrHost, Lent};
use crate::link::{LinkError, Linked, link};
use crate::natives::Natives;
use pdll_bytecode::Program;
use pdll_ir::{Context, Ir};

/// Compiled patterns with the natives that they call.
///
/// ```
/// use pdll_vm::{Config, PatternSet};
/// use pdll_ir::{Context, Ir};
///
/// let (mut ctx, set) = (Context::new(), PatternSet::new());
/// let mut ir = Ir::new(&mut ctx);
/// let report = set.apply_greedily(&mut ctx, &mut ir, &Config::default()).expect("nothing to link");
/// assert!(report.converged && report.rewrites == 0);
/// ```
#[derive(Debug, Default)]
pub struct PatternSet {
    program: Program,
    /// The native functions.
    pub natives: Natives<IrHost>,
}

impl PatternSet {
    /// No patterns.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The patterns of a program.
    #[must_use]
    pub fn from_program(program: Program) -> Self {
        Self { program, natives: Natives::new() }
    }

    /// The program.
    #[must_use]
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// Links the program.
    ///
    /// # Errors
    /// Everything that is missing.
    pub fn link(&self, host: &mut IrHost) -> Result<Linked<IrHost>, Vec<LinkError>> {
        link(&self.program, host, &self.natives)
    }

    /// Applies the patterns until none matches: every body of the module by itself, none of which can see into another.
    ///
    /// # Errors
    /// What is missing to link the program; the IR is as it was.
    pub fn apply_greedily(
        &self,
        ctx: &mut Context,
        ir: &mut Ir,
        config: &Config,
    ) -> Result<DriverReport, Vec<LinkError>> {
        self.apply_with(ctx, ir, config, &mut ())
    }

    /// The same with a listener.
    ///
    /// # Errors
    /// What is missing to link the program; the IR is as it was.
    pub fn apply_with<L: Listener<IrHost>>(
        &self,
        ctx: &mut Context,
        ir: &mut Ir,
        config: &Config,
        listener: &mut L,
    ) -> Result<DriverReport, Vec<LinkError>> {
        self.each_body(ctx, ir, |linked, host| greedy(linked, host, config, listener))
    }

    /// Tries the patterns at each op once.
    ///
    /// # Errors
    /// What is missing to link the program; the IR is as it was.
    pub fn apply_once(&self, ctx: &mut Context, ir: &mut Ir) -> Result<DriverReport, Vec<LinkError>> {
        self.each_body(ctx, ir, |linked, host| walk(linked, host, &mut ()))
    }

    fn each_body(
        &self,
        ctx: &mut Context,
        ir: &mut Ir,
        mut drive: impl FnMut(&Linked<IrHost>, &mut IrHost) -> DriverReport,
    ) -> Result<DriverReport, Vec<LinkError>> {
        let mut lent = Lent::new(ctx, ir);
        let linked = self.link(lent.host())?;
        let mut report = DriverReport { converged: true, ..DriverReport::default() };
        let bodies: Vec<_> = lent.ir().body_ids().collect();
        for id in bodies {
            // What was done to the body of an enclosing op may have erased the owner of this one.
            if lent.ir().is_reachable(id) {
                report.merge(drive(&linked, lent.body(id)));
            }
        }
        Ok(report)
    }
}
