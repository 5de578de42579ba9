//! IR in parts: what cannot see into each other is rewritten by itself.

use crate::applicator::PatternApplicator;
use crate::driver::Walk;
use crate::driver::{Config, DriverReport, Greedy, greedy};
use crate::host::IrWalk;
use crate::limits::Limits;
use crate::linked_set::LinkedSet;
use crate::listener::RewriteListener;
use crate::probe::Probe;
use crate::rust::MixedMatcher;

/// A host whose IR lies in modules of isolated bodies (functions, say), and whose types, attributes and names
/// live in a context beside it. Sets are linked to a context, before there is a module or after, and then run
/// on modules.
pub trait HostModule: IrWalk {
    /// What programs are linked to.
    type Context;
    /// What is rewritten.
    type Module;

    /// Calls `f` with a host on `ctx` and no body.
    fn on_context<R>(ctx: &mut Self::Context, f: impl FnOnce(&mut Self) -> R) -> R;

    /// Calls `f` with a host on each body of `module`, one after the other in a fixed order, none that has
    /// been erased by then. `ctx` is the context of the module.
    fn on_bodies(ctx: &mut Self::Context, module: &mut Self::Module, f: impl FnMut(&mut Self));
}

impl<H: IrWalk> LinkedSet<H> {
    /// Applies the patterns to what `host` holds, by the greedy driver, until none matches.
    pub fn rewrite<L: RewriteListener<H>>(
        &self,
        host: &mut H,
        config: &Config,
        listener: &mut L,
    ) -> DriverReport {
        greedy(self, host, config, listener)
    }
}

impl<H: HostModule> LinkedSet<H> {
    /// Applies the patterns to everything in `module`, by the greedy driver: every body by itself. `ctx` must
    /// be the context that the set was linked to.
    pub fn run(&self, ctx: &mut H::Context, module: &mut H::Module, config: &Config) -> DriverReport {
        self.run_with(ctx, module, config, &mut ())
    }

    /// The same with a listener.
    pub fn run_with<L: RewriteListener<H>>(
        &self,
        ctx: &mut H::Context,
        module: &mut H::Module,
        config: &Config,
        listener: &mut L,
    ) -> DriverReport {
        fn drive<H: HostModule, A: PatternApplicator<H>>(
            applicator: A,
            (ctx, module): (&mut H::Context, &mut H::Module),
            config: &Config,
            listener: &mut impl RewriteListener<H>,
        ) -> DriverReport {
            let mut driver = Greedy::new(applicator, config.clone());
            H::on_bodies(ctx, module, |host| driver.run(host, listener));
            driver.report()
        }
        match self.has_rust() {
            true => drive(self.mixed_matcher(), (ctx, module), config, listener),
            false => drive(self.matcher(), (ctx, module), config, listener),
        }
    }

    /// The same, with a probe that watches the matching of compiled patterns.
    pub fn run_watched<P: Probe<H>, L: RewriteListener<H>>(
        &self,
        ctx: &mut H::Context,
        module: &mut H::Module,
        config: &Config,
        probe: P,
        listener: &mut L,
    ) -> DriverReport {
        let mut driver = Greedy::new(MixedMatcher::with_probe(self.clone(), probe), config.clone());
        H::on_bodies(ctx, module, |host| driver.run(host, listener));
        driver.report()
    }

    /// Tries the patterns once at each op of `module`.
    pub fn run_once(&self, ctx: &mut H::Context, module: &mut H::Module, limits: &Limits) -> DriverReport {
        fn drive<H: HostModule, A: PatternApplicator<H>>(
            applicator: A,
            (ctx, module): (&mut H::Context, &mut H::Module),
            limits: &Limits,
        ) -> DriverReport {
            let mut driver = Walk::new(applicator, *limits);
            H::on_bodies(ctx, module, |host| driver.run(host, &mut ()));
            driver.report()
        }
        match self.has_rust() {
            true => drive(self.mixed_matcher(), (ctx, module), limits),
            false => drive(self.matcher(), (ctx, module), limits),
        }
    }
}
