//! Isolated operations converted one by one, by one thread or more.
//!
//! What is in the module itself is legalized first. Then each thread takes one isolated operation after the
//! other and converts a copy of what is in it, all the way: what is remembered meanwhile is small, stays in
//! the fastest memory, and serves for the next one. The copies take the places of the originals when all have
//! succeeded. That is another order than that of [`Driver::in_order`], but no operation sees what is done to
//! the others. If anything fails, the copies are dropped, what was done to the module is taken back, and all
//! is done anew in order: that finds what is to be told of it.

use super::collect::Within;
use super::compiled::Linked;
use super::driver::Driver;
use super::history::{Entry, History, Step};
use super::plan::Plan;
use super::standing::Table;
use super::state::State;
use super::{ConversionReport, Mode};
use pdll_host_ir::Threads;
use pdll_ir::{Body, BodyId, Context, Ir, Op, Renumbering, TOP, UndoLog, at_once, thread_count};
use rayon::iter::{IndexedParallelIterator, IntoParallelRefMutIterator, ParallelIterator};
use rustc_hash::FxHashSet;
use std::mem::{swap, take};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// About as long an operation takes.
const EACH: Duration = Duration::from_nanos(500);
/// The module and two isolated operations: the copy of one alone would be for nothing.
const PLACES: usize = 3;
/// Each thread has a place for each isolated operation. There must be so many operations for each of them.
const OPS_FOR_PLACE: usize = 4;

/// An isolated operation that is to be converted.
struct Task<'a> {
    id: BodyId,
    body: &'a Body,
    /// What was done to it already.
    log: &'a UndoLog,
    table: &'a Table,
    history: &'a History,
}

/// What came of it.
struct Done {
    id: BodyId,
    /// The thread that did it.
    thread: usize,
    body: Body,
    unlegalized: Vec<(BodyId, Op)>,
}

/// What a thread has.
struct Worker {
    number: usize,
    ctx: Context,
    ir: Ir,
    is_any_gone_inside: bool,
    /// Memory for what is done to the operation at hand.
    log: UndoLog,
    table: Table,
    ops: Vec<(BodyId, Op)>,
    done: Vec<Done>,
}

/// What came of all of them.
struct Shared {
    done: Vec<Done>,
    /// By thread: what has become of what its context has added.
    numbers: Vec<Renumbering>,
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
    /// Converts all there is, isolated operations one by one, if that is worth it, makes no difference and
    /// succeeds; otherwise nothing is changed. `by_word`: functions in Rust are said to be isolated.
    pub(super) fn one_by_one(&mut self, threads: Threads, by_word: bool) -> Option<ConversionReport> {
        let (places, ops) = (self.ir.bodies().len(), self.ir.bodies().iter().map(Body::op_count).sum());
        let is_worth = EACH * ops as u32 >= threads.worth;
        let may_be = self.listener.is_none() && self.plan.config.mode != Mode::Analysis;
        let in_module = |body: &Body| body.owner().is_none_or(|(outer, _)| outer == TOP);
        let are_flat = self.ir.bodies().iter().all(in_module);
        if !is_worth || !may_be || !are_flat || !self.plan.is_isolated(by_word) {
            return None;
        }
        let count = thread_count(threads.count).get();
        if places < PLACES || places.saturating_mul(count * OPS_FOR_PLACE) > ops {
            return None;
        }
        let outer = self.collect_within(TOP, Vec::new());
        let mut report = ConversionReport::default();
        let legal = outer.ops.iter().try_for_each(|&(id, op)| self.legalize_root(id, op, &mut report));
        // What is moved is not where it is looked for, and what is done elsewhere nobody would end.
        let mut is_outer_or_inner = vec![false; places];
        is_outer_or_inner[TOP.index()] = true;
        outer.inner.iter().for_each(|(_, id)| is_outer_or_inner[id.index()] = true);
        let is_expected = |entry: &Entry| is_outer_or_inner[entry.id.index()] && !entry.is_move_inside();
        let stays = !self.state.is_any_owner_gone
            && self.ir.bodies().len() == places
            && self.state.history.steps.iter().all(is_expected);
        let shared = if legal.is_ok() && stays { self.share(&outer.inner, count, ops) } else { None };
        let ended = shared.and_then(|shared| Some((shared, self.commit().ok()?)));
        let Some((shared, last)) = ended else {
            self.undo_all();
            return None;
        };
        last.into_iter().for_each(|(id, op)| self.ir.body_mut(id).erase_with_uses(op));
        self.state.logs[TOP.index()].commit(self.ir.top_mut());
        report.unlegalized.retain(|(id, op)| !self.is_gone(*id, *op));
        let inside = shared.end(self.ir);
        report.unlegalized = merged(&outer, report.unlegalized, inside);
        Some(report)
    }

    /// Converts copies of isolated operations, which have so many operations in them; `None` if not all could
    /// be.
    fn share(&mut self, inner: &[(usize, BodyId)], count: usize, ops: usize) -> Option<Shared> {
        let plan = self.plan;
        let forks = self.host.ctx.forks(count, ops / count).into_iter().enumerate();
        let State { logs, standing, history, is_any_gone_inside, .. } = &mut *self.state;
        let mut workers: Vec<Worker> = forks
            .map(|(number, ctx)| Worker {
                number,
                ctx,
                ir: self.ir.outline(),
                is_any_gone_inside: *is_any_gone_inside,
                log: UndoLog::new(),
                table: Table::default(),
                ops: Vec::new(),
                done: Vec::new(),
            })
            .collect();
        let mut histories = take(history).by_body(self.ir.bodies().len());
        let tasks = inner.iter().map(|(_, id)| Task {
            id: *id,
            body: self.ir.body(*id),
            log: &logs[id.index()],
            table: &standing.tables[id.index()],
            history: &histories[id.index()],
        });
        let (queue, is_done) = (Mutex::new(tasks), AtomicBool::new(true));
        at_once(&mut workers, |worker| worker.run(plan, &queue, &is_done));
        let (mut done, mut forks) = (Vec::with_capacity(inner.len()), Vec::with_capacity(count));
        for worker in workers {
            done.extend(worker.done);
            forks.push(worker.ctx);
        }
        let numbers = self.host.ctx.join(forks);
        if is_done.into_inner() {
            history.append(histories.swap_remove(TOP.index()));
            return Some(Shared { done, numbers });
        }
        histories.into_iter().for_each(|of_body| history.append(of_body));
        None
    }

    /// Converts what is in an isolated operation, of which a copy is in its place, all the way; `None` if it
    /// cannot be. `ops` is memory for a list of it.
    fn convert_one(&mut self, id: BodyId, ops: &mut Vec<(BodyId, Op)>) -> Option<Vec<(BodyId, Op)>> {
        *ops = self.collect_within(id, take(ops)).ops;
        // What was made for what is in the module is as it is to be.
        let made = self.state.history.steps.iter().filter_map(|entry| match entry.step {
            Step::Created(op) | Step::Cast { op, .. } => Some((id, op)),
            _ => None,
        });
        let made: FxHashSet<(BodyId, Op)> = made.collect();
        if !made.is_empty() {
            ops.retain(|place| !made.contains(place));
        }
        let mut report = ConversionReport::default();
        ops.iter().try_for_each(|&(id, op)| self.legalize_root(id, op, &mut report)).ok()?;
        let last = self.commit().ok()?;
        report.unlegalized.retain(|(id, op)| !self.is_gone(*id, *op));
        last.into_iter().for_each(|(id, op)| self.ir.body_mut(id).erase_with_uses(op));
        self.state.logs[id.index()].commit(self.ir.body_mut(id));
        Some(report.unlegalized)
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
        let mut state = State::new(places, plan);
        state.is_any_gone_inside = self.is_any_gone_inside;
        let mut driver = Driver::new(plan, &mut self.ctx, &mut self.ir, state, None);
        while is_done.load(Ordering::Relaxed)
            && let Some(task) = next()
        {
            let (id, mut body) = (task.id, task.body.copy_to_change());
            self.log.clone_from(task.log);
            self.table.clone_from(task.table);
            driver.state.history.clone_from(task.history);
            driver.exchange(id, &mut body, &mut self.log, &mut self.table);
            let unlegalized = driver.convert_one(id, &mut self.ops);
            driver.exchange(id, &mut body, &mut self.log, &mut self.table);
            // Isolated operations that are new have numbers which others have given, too.
            match unlegalized.filter(|_| driver.ir.bodies().len() == places) {
                Some(unlegalized) => self.done.push(Done { id, thread: self.number, body, unlegalized }),
                None => is_done.store(false, Ordering::Relaxed),
            }
        }
    }
}

impl Shared {
    /// Puts the copies into the places of the originals. By body: the operations that are not legal and have
    /// stayed.
    fn end(self, ir: &mut Ir) -> Vec<Vec<(BodyId, Op)>> {
        let mut by_body: Vec<Option<Done>> = ir.body_ids().map(|_| None).collect();
        for done in self.done {
            let place = done.id.index();
            by_body[place] = Some(done);
        }
        let end = |(body, done): (&mut Body, Option<Done>)| {
            let Some(done) = done else { return Vec::new() };
            *body = done.body;
            body.renumber(&self.numbers[done.thread]);
            done.unlegalized
        };
        match self.numbers.len() {
            1 => ir.bodies_mut().iter_mut().zip(by_body).map(end).collect(),
            _ => ir.bodies_mut().par_iter_mut().zip(by_body).map(end).collect(),
        }
    }
}

/// What could not be legalized, in the order in which it would have been found without isolated operations:
/// `own` of the module, `inside` by body.
fn merged(outer: &Within, own: Vec<(BodyId, Op)>, mut inside: Vec<Vec<(BodyId, Op)>>) -> Vec<(BodyId, Op)> {
    let (mut all, mut own) = (Vec::new(), own.into_iter().peekable());
    let mut inner = outer.inner.iter().peekable();
    for (number, place) in outer.ops.iter().enumerate() {
        all.extend(own.next_if_eq(place));
        while let Some((_, id)) = inner.next_if(|(behind, _)| *behind == number) {
            all.append(&mut inside[id.index()]);
        }
    }
    all
}
