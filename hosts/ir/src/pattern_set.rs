//! Pattern sets: programs with the natives that they call, ready to be applied.

use crate::{BorrowedHost, IrHost};
use pdll_bytecode::{FormatError, VerifiedProgram};
use pdll_ir::{Context, Ir};
use pdll_vm::{
    Config, DriverReport, Greedy, Limits, LinkError, LinkedSet, Natives, RewriteListener, Walk, link,
};

/// Compiled patterns with the natives that they call.
///
/// ```
/// use pdll_host_ir::PatternSet;
/// use pdll_vm::Config;
/// use pdll_ir::{Context, Ir};
///
/// let (mut ctx, set) = (Context::new(), PatternSet::new());
/// let mut ir = Ir::new(&mut ctx);
/// let report = set.apply_greedily(&mut ctx, &mut ir, &Config::default()).expect("nothing to link");
/// assert!(report.converged && report.rewrites == 0);
/// ```
#[derive(Debug, Default)]
pub struct PatternSet {
    programs: Vec<VerifiedProgram>,
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
    pub fn from_program(program: VerifiedProgram) -> Self {
        Self { programs: vec![program], natives: Natives::new() }
    }

    /// The patterns of a `.pdlbc` file.
    ///
    /// # Errors
    /// The bytes are no such file, or a damaged one.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, FormatError> {
        pdll_bytecode::read(bytes).map(Self::from_program)
    }

    /// Adds the patterns of another program. Of patterns of equal benefit those that were added first win.
    pub fn add(&mut self, program: VerifiedProgram) -> &mut Self {
        self.programs.push(program);
        self
    }

    /// The programs, in the order in which they were added.
    #[must_use]
    pub fn programs(&self) -> &[VerifiedProgram] {
        &self.programs
    }

    /// Links the programs. What comes out can be used for as long as the context lives.
    ///
    /// # Errors
    /// Everything that is missing.
    pub fn link(&self, host: &mut IrHost) -> Result<LinkedSet<IrHost>, Vec<LinkError>> {
        let (mut linked, mut errors) = (Vec::new(), Vec::new());
        for program in &self.programs {
            match link(program, host, &self.natives) {
                Ok(program) => linked.push(program),
                Err(more) => errors.extend(more),
            }
        }
        if errors.is_empty() { Ok(linked.into()) } else { Err(errors) }
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
    pub fn apply_with<L: RewriteListener<IrHost>>(
        &self,
        ctx: &mut Context,
        ir: &mut Ir,
        config: &Config,
        listener: &mut L,
    ) -> Result<DriverReport, Vec<LinkError>> {
        let mut lent = BorrowedHost::new(ctx, ir);
        let linked = self.link(lent.host())?;
        let mut driver = Greedy::new(linked.matcher(), config.clone());
        each_body(&mut lent, |host| driver.run(host, listener));
        Ok(driver.report())
    }

    /// Tries the patterns at each op once.
    ///
    /// # Errors
    /// What is missing to link the program; the IR is as it was.
    pub fn apply_once(&self, ctx: &mut Context, ir: &mut Ir) -> Result<DriverReport, Vec<LinkError>> {
        let mut lent = BorrowedHost::new(ctx, ir);
        let linked = self.link(lent.host())?;
        let mut driver = Walk::new(linked.matcher(), Limits::default());
        each_body(&mut lent, |host| driver.run(host, &mut ()));
        Ok(driver.report())
    }
}

fn each_body(lent: &mut BorrowedHost<'_>, mut drive: impl FnMut(&mut IrHost)) {
    let bodies: Vec<_> = lent.ir().body_ids().collect();
    for id in bodies {
        // What was done to the body of an enclosing op may have erased the owner of this one.
        if lent.ir().is_reachable(id) {
            drive(lent.body(id));
        }
    }
}
