//! Bodies of an IR rewritten at the same time.
//!
//! Each thread has a context forked off the one of the IR, takes one body after the other in their order, and
//! has a driver for all that it takes. What they report is put together as one driver would have reported it,
//! and what their contexts have added is joined. So the text of the result, and the report, are those of one
//! thread.
//!
//! What a run may spend is for all bodies, in their order. Each thread may spend an equal part of it: if none
//! spends more, one thread alone would not have stopped anywhere either. If one does, nobody can say what one
//! thread would have left without going back, and the run is given up ([`Overrun`]).

use crate::{BorrowedHost, IrHost};
use pdll_ir::{Awake, Body, BodyId, Context, Ir, TOP, at_once, thread_count};
use pdll_vm::{Config, DriverReport, Greedy, LinkedSet, Mark, Part, Tally};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How many threads rewrite, and from when on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threads {
    /// At most as many; the pool of rayon may have fewer. `None`: as many as the machine runs at once, which
    /// it is asked when they are needed.
    pub count: Option<NonZeroUsize>,
    /// Others are woken only if what is left is likely to take longer than this, by what was done so far.
    pub worth: Duration,
}

impl Threads {
    /// As many; where one would take a millisecond or more.
    #[must_use]
    pub fn new(count: NonZeroUsize) -> Self {
        Self { count: Some(count), ..Self::default() }
    }

    fn are_several(&self) -> bool {
        thread_count(self.count) > NonZeroUsize::MIN
    }
}

impl Default for Threads {
    /// As many as the machine runs at once; where one would take a millisecond or more.
    fn default() -> Self {
        Self { count: None, worth: Duration::from_millis(1) }
    }
}

/// How far a run on threads is, for whoever shows it while it goes on.
#[derive(Debug, Default)]
pub struct Progress {
    done: AtomicU64,
    all: AtomicU64,
}

impl Progress {
    /// How many operations were in the bodies that are done.
    #[must_use]
    pub fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    /// How many there were in all when the run began; 0 as long as it has not.
    #[must_use]
    pub fn all(&self) -> u64 {
        self.all.load(Ordering::Relaxed)
    }

    fn begin(&self, all: usize) {
        self.all.store(all as u64, Ordering::Relaxed);
    }

    fn add(&self, done: usize) {
        self.done.fetch_add(done as u64, Ordering::Relaxed);
    }
}

/// Several threads were at work when a limit of the run was about to be reached. Which bodies they have
/// rewritten by then is a matter of chance: the IR is to be thrown away. On one thread ([`LinkedSet::run`])
/// the run may get further, or stops where it always does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("several threads were about to reach a limit of the run together: run it on one")]
pub struct Overrun;

/// Of so many operations it is likely that others are worth having: one more thread is awake until that is
/// known.
const MANY_OPS: usize = 1 << 14;
/// How long rewriting takes is asked after so many operations each time.
const ASKED_AFTER: usize = 1024;
/// The first ones wait for memory that those after them find at hand: how long they took does not tell,
/// unless they are so many.
const FIRST_OPS: usize = 4096;

/// [`LinkedSet::run`] on several threads: the same IR, down to its text, and the same report.
///
/// One thread does it all where patterns may look beyond a body ([`LinkedSet::is_isolated`]), where bodies
/// are in others than that of the module, and where the run is short.
///
/// # Errors
/// [`Overrun`]; the IR is of no use then.
pub fn run_on_threads(
    set: &LinkedSet<IrHost>,
    ctx: &mut Context,
    ir: &mut Ir,
    config: &Config,
    threads: Threads,
) -> Result<DriverReport, Overrun> {
    run_with_progress(set, ctx, ir, config, threads, &Progress::default())
}

/// The same, which says in `progress` how far it is. Where one thread does it all that is not said.
///
/// # Errors
/// As there.
pub fn run_with_progress(
    set: &LinkedSet<IrHost>,
    ctx: &mut Context,
    ir: &mut Ir,
    config: &Config,
    threads: Threads,
    progress: &Progress,
) -> Result<DriverReport, Overrun> {
    let in_module = |body: &Body| body.owner().is_none_or(|(outer, _)| outer == TOP);
    if threads.count == Some(NonZeroUsize::MIN) || !set.is_isolated() || !ir.bodies().iter().all(in_module) {
        return Ok(set.run(ctx, ir, config));
    }
    let all: usize = ir.bodies().iter().map(Body::op_count).sum();
    // The first body is that of the module.
    let is_long = all >= MANY_OPS && ir.bodies().len() > 2;
    let awake = (is_long && threads.are_several()).then(Awake::new);
    let mut driver = Greedy::new(set.matcher(), config.clone());
    let (bodies, next) = alone(&mut driver, ctx, ir, all, threads, progress);
    if next == ir.bodies().len() {
        return Ok(driver.report());
    }
    let count = thread_count(threads.count).get();
    let budget = driver.budget().share(count as u64);
    let mut parts = vec![(driver.tally(), bodies)];

    let reachable: Vec<bool> = ir.body_ids().map(|id| ir.is_reachable(id)).collect();
    let ops =
        ir.bodies().iter().zip(&reachable).filter(|(_, there)| **there).map(|(b, _)| b.op_count()).sum();
    let bodies = (0..).zip(ir.bodies_mut()).skip(next).filter(|(id, _)| reachable[*id as usize]);
    let queue = Mutex::new(bodies);
    let stop = AtomicBool::new(false);
    // Who is fast takes more than an equal share.
    let mut workers: Vec<Worker<'_>> = ctx.forks(count, ops).into_iter().map(Worker::new).collect();
    drop(awake);
    at_once(&mut workers, |worker| {
        let driver = Greedy::new(set.matcher(), config.clone()).with_budget(budget.clone());
        worker.run(driver, &queue, &stop, progress);
    });
    let (mut forks, mut taken) = (Vec::new(), Vec::new());
    for worker in workers {
        forks.push(worker.host.ctx);
        taken.push(worker.taken);
        parts.extend(worker.part);
    }
    let numbers = ctx.join(forks);
    if stop.into_inner() {
        return Err(Overrun);
    }
    let renumbered = taken.into_iter().zip(&numbers).filter(|(_, numbers)| !numbers.is_identity());
    let renumbered = renumbered.flat_map(|(bodies, numbers)| bodies.into_iter().map(move |b| (b, numbers)));
    let queue = Mutex::new(renumbered.collect::<Vec<_>>().into_iter());
    at_once(&mut vec![(); count], |()| {
        let take = || queue.lock().unwrap_or_else(PoisonError::into_inner).next();
        while let Some((body, numbers)) = take() {
            body.renumber(numbers);
        }
    });
    Ok(Tally::in_order(parts).map(|tally| tally.report(set)).unwrap_or_default())
}

/// Rewrites the first bodies, that of the module at least, until it is known that the rest is worth several
/// threads: what was done, and which body is next. There are `left` operations in all.
#[inline(always)]
fn alone(
    driver: &mut Greedy<IrHost>,
    ctx: &mut Context,
    ir: &mut Ir,
    mut left: usize,
    mut threads: Threads,
    progress: &Progress,
) -> (Vec<(u32, Mark)>, usize) {
    let ids: Vec<BodyId> = ir.body_ids().collect();
    progress.begin(left);
    // How many operations were done since the last time, and whether that was the first time.
    let (mut done, mut is_first, mut since) = (0, true, Instant::now());
    let mut bodies = Vec::with_capacity(ids.len());
    let mut borrowed = BorrowedHost::new(ctx, ir);
    for (next, &id) in (1..).zip(&ids) {
        let host = borrowed.body(id);
        // What was done to the module may have erased the owner of this one.
        if host.with_ir(|_, ir, id| ir.is_reachable(id)) != Some(true) {
            continue;
        }
        let ops = host.body.op_count();
        driver.run(host, &mut ());
        bodies.push((id.raw(), driver.mark()));
        if driver.reached().is_some() {
            // Nothing is done any more.
            break;
        }
        (done, left) = (done + ops, left.saturating_sub(ops));
        progress.add(ops);
        if done >= ASKED_AFTER || threads.worth.is_zero() {
            let took = since.elapsed().as_secs_f64();
            let is_worth = took * left as f64 >= threads.worth.as_secs_f64() * done as f64;
            let tells = !is_first || done >= FIRST_OPS || threads.worth.is_zero();
            (done, is_first, since) = (0, false, Instant::now());
            if is_worth && tells {
                if threads.are_several() {
                    return (bodies, next);
                }
                // It need not be asked again.
                threads.worth = Duration::MAX;
            }
        }
    }
    (bodies, ids.len())
}

/// What a thread has.
struct Worker<'a> {
    host: IrHost,
    /// The bodies that it has rewritten.
    taken: Vec<&'a mut Body>,
    part: Option<Part>,
}

impl<'a> Worker<'a> {
    fn new(ctx: Context) -> Self {
        Self { host: IrHost::new(ctx, Body::new()), taken: Vec::new(), part: None }
    }

    /// Takes bodies until there are none, or the run is given up.
    fn run(
        &mut self,
        mut driver: Greedy<IrHost>,
        queue: &Mutex<impl Iterator<Item = (u32, &'a mut Body)>>,
        stop: &AtomicBool,
        progress: &Progress,
    ) {
        let take = || queue.lock().unwrap_or_else(PoisonError::into_inner).next();
        let mut bodies = Vec::new();
        while !stop.load(Ordering::Relaxed)
            && let Some((id, body)) = take()
        {
            let ops = body.op_count();
            std::mem::swap(&mut self.host.body, body);
            driver.run(&mut self.host, &mut ());
            std::mem::swap(&mut self.host.body, body);
            bodies.push((id, driver.mark()));
            self.taken.push(body);
            progress.add(ops);
            if driver.reached().is_some() {
                stop.store(true, Ordering::Relaxed);
            }
        }
        self.part = Some((driver.tally(), bodies));
    }
}
