//! How a run is wanted, and what it did.

use pdll::{Config, DriverReport, IrHost, Limits, LinkedSet};

/// `PdllOptions`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct RawOptions {
    size: usize,
    driver: u32,
    max_iterations: u32,
    max_rewrites: i64,
    top_down: bool,
    keep_dead: bool,
}

/// `PdllReport`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct RawReport {
    size: usize,
    rewrites: u64,
    iterations: u32,
    converged: bool,
}

impl RawReport {
    /// Fills in what was done; nothing if there is no room for it.
    pub(crate) fn fill(&mut self, report: &DriverReport) {
        if self.size >= size_of::<Self>() {
            self.rewrites = report.rewrites;
            self.iterations = report.iterations;
            self.converged = report.converged;
        }
    }
}

/// What drives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Driver {
    Greedy,
    Walk,
}

/// How a run is wanted.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    pub(crate) driver: Driver,
    pub(crate) config: Config,
    pub(crate) keep_dead: bool,
}

impl Options {
    /// What C asks for.
    ///
    /// # Errors
    /// It makes no sense: why.
    pub(crate) fn read(raw: Option<&RawOptions>) -> Result<Self, String> {
        let Some(raw) = raw else {
            return Ok(Self { driver: Driver::Greedy, config: Config::default(), keep_dead: false });
        };
        if raw.size < size_of::<RawOptions>() {
            return Err("PdllOptions.size is not sizeof(PdllOptions)".into());
        }
        let driver = match raw.driver {
            0 => Driver::Greedy,
            1 => Driver::Walk,
            other => return Err(format!("there is no driver {other}: PDLL_GREEDY and PDLL_WALK are")),
        };
        if driver == Driver::Walk && (raw.top_down || raw.keep_dead) {
            return Err("topDown and keepDead are for PDLL_GREEDY".into());
        }
        let rewrites = match raw.max_rewrites {
            0 => None,
            n => Some(u64::try_from(n).unwrap_or(0)),
        };
        let mut config = Config {
            top_down: raw.top_down,
            limits: Limits { rewrites, ..Limits::default() },
            ..Config::default()
        };
        if raw.max_iterations > 0 {
            config.max_iterations = raw.max_iterations;
        }
        Ok(Self { driver, config, keep_dead: raw.keep_dead })
    }

    /// Runs on IR without MLIR.
    pub(crate) fn run(
        &self,
        set: &LinkedSet<IrHost>,
        ctx: &mut pdll::ir::Context,
        ir: &mut pdll::ir::Ir,
    ) -> DriverReport {
        match self.driver {
            Driver::Greedy => set.run(ctx, ir, &self.config),
            Driver::Walk => set.run_once(ctx, ir, &self.config.limits),
        }
    }
}
