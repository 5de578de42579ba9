//! A set linked to a host with the driver that runs it there: what a thread needs.

use crate::MlirHost;
use crate::options::{Driver, Options};
use crate::sys::{MlirContext, Op};
use pdll::{Greedy, LinkedSet, PatternSet, Patterns, RewriteListener, Tally, Walk};

/// A driver that does one body after the other.
#[derive(Debug)]
enum Drive {
    Greedy(Greedy<MlirHost>),
    Walk(Walk<MlirHost>),
}

impl Drive {
    fn new(set: &LinkedSet<MlirHost>, options: &Options) -> Self {
        match options.driver {
            Driver::Walk => Self::Walk(Walk::new(set.matcher(), options.config.limits)),
            Driver::Greedy | Driver::Mlir => Self::Greedy(Greedy::new(set.matcher(), options.config.clone())),
        }
    }

    fn run(&mut self, host: &mut MlirHost, listener: &mut impl RewriteListener<MlirHost>) {
        match self {
            Self::Greedy(driver) => driver.run(host, listener),
            Self::Walk(driver) => driver.run(host, listener),
        }
    }

    fn tally(&mut self) -> Tally {
        match self {
            Self::Greedy(driver) => driver.tally(),
            Self::Walk(driver) => driver.tally(),
        }
    }
}

/// A set linked to a host.
#[derive(Debug)]
pub(crate) struct Linked {
    pub(crate) host: MlirHost,
    pub(crate) set: LinkedSet<MlirHost>,
    /// The driver that ran last, with its memory.
    drive: Option<(Options, Drive)>,
}

impl Linked {
    /// # Safety
    /// As [`MlirHost::new`] says.
    #[allow(unsafe_code, reason = "whoever makes a host vouches for all handles")]
    pub(crate) unsafe fn new(set: &PatternSet<MlirHost>, context: MlirContext) -> Result<Self, pdll::Error> {
        // SAFETY: as the caller vouches.
        let mut host = unsafe { MlirHost::new(context) };
        let set = set.link_to(&mut host)?;
        host.split(|host, kind| !set.can_match(host, kind));
        Ok(Self { host, set, drive: None })
    }

    /// Runs on `ops`, and on isolated ops in them by themselves, until `enough` says so of the host and of
    /// what is left to do. Gives what was done and what is left, last first.
    ///
    /// # Safety
    /// As [`MlirHost::set_top`] says of each op.
    #[allow(unsafe_code, reason = "whoever runs vouches for the handles")]
    pub(crate) unsafe fn run(
        &mut self,
        options: &Options,
        ops: &[Op],
        enough: impl Fn(&MlirHost, &[Op]) -> bool,
        listener: &mut impl RewriteListener<MlirHost>,
    ) -> (Tally, Vec<Op>) {
        let Self { host, set, drive } = self;
        if drive.as_ref().is_some_and(|(of, _)| of != options) {
            *drive = None;
        }
        let (_, drive) = drive.get_or_insert_with(|| (options.clone(), Drive::new(set, options)));
        host.set_dce(options.dce);
        // Where rewrites are counted one by one, they are done in the order of the whole.
        host.set_apart(options.apart && options.config.limits.rewrites.is_none());
        let mut left: Vec<Op> = ops.iter().rev().copied().collect();
        while let Some(op) = left.pop() {
            // SAFETY: as the caller vouches.
            unsafe { host.set_top(op) };
            drive.run(host, listener);
            left.extend(host.take_apart().into_iter().rev());
            if enough(host, &left) {
                break;
            }
        }
        (drive.tally(), left)
    }
}
