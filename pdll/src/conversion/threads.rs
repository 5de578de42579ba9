//! Isolated operations converted at the same time.
//!
//! What is in the module itself is legalized first. Then each thread takes one isolated operation after the
//! other, legalizes what is in it, and does all that can be taken back. What cannot is done when all have
//! succeeded. That is another order than that of one thread, but none of them sees what the others do. If
//! anything fails, all is taken back, and one thread begins anew: it finds what is to be told of it.

use super::compiled::Linked;
use super::driver::Driver;
use super::history::History;
use super::plan::Plan;
use super::standing::Table;
use super::state::State;
use super::{ConversionReport, Mode};
use pdll_host_ir::Threads;
use pdll_ir::{Body, BodyId, Context, Ir, Op, Renumbering, TOP, UndoLog, thread_count};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use rustc_hash::FxHashSet;
use std::mem::{swap, take};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// About as long an operation takes.
const EACH: Duration = Duration::from_nanos(500);
/// Each thread has a place for each isolated operation. There must be so many operations for each of them.
const OPS_FOR_PLACE: usize = 4;

/// An isolated operation that is to be converted.
struct Task<'a> {
    id: BodyId,
    body: &'a mut Body,
    log: &'a mut UndoLog,
    table: &'a mut Table,
    /// What is in it.
    ops: &'a [(BodyId, Op)],
    /// What was done to it already.
    history: History,
}

/// What came of it, as far as it was done.
struct Done {
    id: BodyId,
    /// The thread that did it.
    thread: usize,
    history: History,
    unlegalized: Vec<(BodyId, Op)>,
    /// What is to be erased when nothing can fail any more.
    last: Vec<(BodyId, Op)>,
}

/// What a thread has.
struct Worker {
    number: usize,
    ctx: Context,
    ir: Ir,
    done: Vec<Done>,
}

/// What came of all of them.
#[derive(Default)]
struct Shared {
    done: Vec<Done>,
    /// By thread: what has become of what its context has added.
    numbers: Vec<Renumbering>,
    /// Whether all is done.
    is_done: bool,
}

impl Plan<'_> {
    /// Is nothing asked or called that may look beyond an isolated operation? `by_word`: functions in Rust
    /// are said not to.
    fn is_isolated(&self, by_word: bool) -> bool {
        let functions = || {
            self.patterns.iter().all(|pattern| pattern.is_isolated)
                && self.folder.is_none()
                && !self.target.asks_functions()
                && self.converters.all().all(|converter| !converter.makes_values())
        };
        self.compiled.as_ref().is_none_or(Linked::is_isolated) && (by_word || functions())
    }
}

impl Driver<'_> {
    /// Converts these operations on several threads, if that is worth it, makes no difference and succeeds;
    /// otherwise nothing is changed. `by_word`: functions in Rust are said to be isolated.
    pub(super) fn on_threads(
        &mut self,
        all: &[(BodyId, Op)],
        threads: Threads,
        by_word: bool,
    ) -> Option<ConversionReport> {
        let is_worth = EACH * all.len() as u32 >= threads.worth;
        let may_be = self.listener.is_none() && self.plan.config.mode != Mode::Analysis;
        if !is_worth || !may_be || !self.plan.is_isolated(by_word) {
            return None;
        }
        let (runs, count) = (runs(all, self.ir)?, thread_count(threads.count).get());
        if count == 1 || runs.len().saturating_mul(count * OPS_FOR_PLACE) > all.len() {
            return None;
        }
        let mut report = ConversionReport::default();
        let mut outer = all.iter().filter(|(id, _)| *id == TOP);
        let legal = outer.try_for_each(|&(id, op)| self.legalize_root(id, op, &mut report));
        // What is moved to another operation is not where it is looked for.
        let stays = !self.state.is_any_owner_gone && self.ir.bodies().len() == runs.len();
        let shared = match legal.is_ok() && stays {
            true => self.share(all, &runs, count),
            false => Shared::default(),
        };
        let last = if shared.is_done { self.commit().ok() } else { None };
        let Some(last) = last else {
            shared.done.into_iter().for_each(|done| self.state.history.append(done.history));
            self.undo_all();
            return None;
        };
        last.into_iter().for_each(|(id, op)| self.ir.body_mut(id).erase_with_uses(op));
        self.state.logs[TOP.index()].commit(self.ir.top_mut());
        report.unlegalized.retain(|(id, op)| !self.is_gone(*id, *op));
        report.unlegalized.extend(shared.end(self));
        // As one thread would have found them.
        if !report.unlegalized.is_empty() {
            let unlegalized: FxHashSet<(BodyId, Op)> = report.unlegalized.drain(..).collect();
            report.unlegalized.extend(all.iter().filter(|place| unlegalized.contains(place)));
        }
        Some(report)
    }

    /// Legalizes what is in isolated operations, and does what can be taken back.
    fn share(&mut self, all: &[(BodyId, Op)], runs: &[Range<usize>], count: usize) -> Shared {
        let plan = self.plan;
        let mut histories = take(&mut self.state.history).by_body(runs.len());
        self.state.history = take(&mut histories[TOP.index()]);
        let forks = self.host.ctx.forks(count, all.len() / count).into_iter().enumerate();
        let worker = |(number, ctx)| Worker { number, ctx, ir: self.ir.outline(), done: Vec::new() };
        let mut workers: Vec<Worker> = forks.map(worker).collect();
        let State { logs, standing, .. } = &mut *self.state;
        let known = logs.iter_mut().zip(&mut standing.tables).zip(histories).zip(runs);
        let tasks = (0..).map(BodyId::from_raw).zip(self.ir.bodies_mut()).zip(known).skip(1);
        let tasks = tasks.map(|((id, body), (((log, table), history), run))| Task {
            id,
            body,
            log,
            table,
            ops: &all[run.clone()],
            history,
        });
        let (queue, is_done) = (Mutex::new(tasks), AtomicBool::new(true));
        rayon::scope(|scope| {
            for worker in &mut workers {
                let (queue, is_done) = (&queue, &is_done);
                scope.spawn(move |_| worker.run(plan, queue, is_done));
            }
        });
        // What nobody has taken is as it was.
        let left = queue.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut done: Vec<Done> = left.map(|task| Done::new(0, task.id, task.history)).collect();
        let mut forks = Vec::with_capacity(count);
        for worker in workers {
            done.extend(worker.done);
            forks.push(worker.ctx);
        }
        Shared { numbers: self.host.ctx.join(forks), done, is_done: is_done.into_inner() }
    }

    /// Legalizes what is in an isolated operation, and does what can be taken back, on this thread: what came
    /// of it, and whether it all was done.
    fn convert_one(&mut self, task: Task<'_>, thread: usize) -> (Done, bool) {
        let Task { id, body, log, table, ops, history } = task;
        self.state.history = history;
        self.exchange(id, body, log, table);
        let mut report = ConversionReport::default();
        let legal = ops.iter().try_for_each(|&(id, op)| self.legalize_root(id, op, &mut report));
        let last = legal.and_then(|()| self.commit());
        let is_done = last.is_ok();
        report.unlegalized.retain(|(id, op)| !self.is_gone(*id, *op));
        self.exchange(id, body, log, table);
        let done = Done::new(thread, id, take(&mut self.state.history));
        (Done { unlegalized: report.unlegalized, last: last.unwrap_or_default(), ..done }, is_done)
    }

    /// Puts what belongs to an isolated operation into its place, or back.
    fn exchange(&mut self, id: BodyId, body: &mut Body, log: &mut UndoLog, table: &mut Table) {
        swap(self.ir.body_mut(id), body);
        swap(&mut self.state.logs[id.index()], log);
        swap(&mut self.state.standing.tables[id.index()], table);
    }
}

impl Worker {
    /// Takes operations until there are none, or one cannot be converted.
    fn run<'a>(
        &mut self,
        plan: &Plan<'_>,
        queue: &Mutex<impl Iterator<Item = Task<'a>>>,
        is_done: &AtomicBool,
    ) {
        let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).next();
        let places = self.ir.bodies().len();
        let state = State::new(places, plan);
        let mut driver = Driver::new(plan, &mut self.ctx, &mut self.ir, state, None);
        while is_done.load(Ordering::Relaxed)
            && let Some(task) = next()
        {
            let (done, all) = driver.convert_one(task, self.number);
            self.done.push(done);
            // Isolated operations that are new have numbers which others have given, too.
            if !all || driver.ir.bodies().len() != places {
                is_done.store(false, Ordering::Relaxed);
            }
        }
    }
}

impl Done {
    fn new(thread: usize, id: BodyId, history: History) -> Self {
        Self { id, thread, history, unlegalized: Vec::new(), last: Vec::new() }
    }
}

impl Shared {
    /// Does what cannot be taken back; the operations that are not legal and have stayed.
    fn end(self, driver: &mut Driver<'_>) -> Vec<(BodyId, Op)> {
        let mut by_body: Vec<Option<Done>> = driver.ir.body_ids().map(|_| None).collect();
        for done in self.done {
            let place = done.id.index();
            by_body[place] = Some(done);
        }
        let bodies = driver.ir.bodies_mut().iter_mut().zip(&mut driver.state.logs).zip(by_body);
        let work: Vec<_> = bodies.filter_map(|(body, done)| Some((body, done?))).collect();
        let end = |((body, log), done): ((&mut Body, &mut UndoLog), Done)| {
            done.last.into_iter().for_each(|(_, op)| body.erase_with_uses(op));
            log.commit(body);
            body.renumber(&self.numbers[done.thread]);
            done.unlegalized
        };
        work.into_par_iter().flat_map_iter(end).collect()
    }
}

/// By body: where its operations are among these. `None` if they are not one behind the other, or bodies are
/// in others than that of the module.
fn runs(all: &[(BodyId, Op)], ir: &Ir) -> Option<Vec<Range<usize>>> {
    let in_module = |body: &Body| body.owner().is_none_or(|(outer, _)| outer == TOP);
    if !ir.bodies().iter().all(in_module) {
        return None;
    }
    let (mut runs, mut start) = (vec![0..0; ir.bodies().len()], 0);
    for run in all.chunk_by(|a, b| a.0 == b.0) {
        let (id, end) = (run[0].0, start + run.len());
        if id != TOP && !runs[id.index()].is_empty() {
            return None;
        }
        runs[id.index()] = start..end;
        start = end;
    }
    Some(runs)
}
