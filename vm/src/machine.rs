//! The machine: a linked program with registers, and the rewrite loop.

use crate::creating::Given;
use crate::direct::Direct;
use crate::error::RewriteError;
use crate::host::{AttrSym, HostMut, OpSym};
use crate::limits::{Budget, Limit, Session};
use crate::link::{Effects, LinkedProgram, LinkedRewrite, Native};
use crate::listener::RewriteListener;
use crate::loads::{Load, load, operands, results, types_of};
use crate::matcher::{self, NONE, Start, read};
use crate::natives::Args;
use crate::outcome::{Outcome, Reason};
use crate::probe::Probe;
use crate::registers::{Registers, get, set};
use crate::returned::Returned;
use crate::rewriter::{Edit, RewriteLog, Rewriter};
use crate::work::Work;
use pdll_bytecode::isa::{RegWords, length_at, opcode as o, opcode_at};
use pdll_bytecode::{Bank, FAIL, Reg, VerifyError};
use std::ops::ControlFlow;
use std::sync::Arc;

/// Where it goes on after a load; `next` is the instruction behind it.
#[inline(always)]
fn loaded(load: Load, next: usize) -> Result<Option<usize>, Box<Reason>> {
    match load {
        Load::Next(_) => Ok(Some(next)),
        Load::Stopped => Err(RewriteError::Limit(Limit::ListItems).into()),
        Load::Missing(0) => Err(USED_ERASED.into()),
        Load::Missing(to) => Ok(Some(to as usize)),
        Load::Unknown => Err("the program is damaged".into()),
    }
}

/// Why a step of a rewrite failed.
pub(crate) const USED_ERASED: &str =
    "something is used that is missing or has been erased by the same rewrite";

/// Runs a linked program on a host.
#[derive(Debug)]
pub struct Machine<H: HostMut> {
    linked: Arc<LinkedProgram<H>>,
    interpreter: Interpreter<H>,
}

/// The part of a machine that changes, so that the program can be borrowed beside it.
#[derive(Debug)]
pub(crate) struct Interpreter<H: HostMut> {
    pub(crate) state: Registers<H>,
    pub(crate) log: RewriteLog<H>,
    /// By number; of rewrites that have not run on this machine none creates anything.
    pub(crate) sites: Vec<Site>,
    /// By kind: where matching starts.
    starts: Vec<Start>,
    /// By pattern, up to the last whose rewrite has run, or all.
    pub(crate) directs: Vec<Direct>,
    pub(crate) matched: Vec<H::Op>,
    pub(crate) operands: Vec<H::Value>,
    pub(crate) attrs: Vec<(AttrSym, H::Attr)>,
    pub(crate) types: Vec<H::Type>,
    /// What the native that was called last gave; memory for the next one.
    returned: Returned<H>,
}

/// A name whose ops a rewrite creates, with the kind that this instruction has made last.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Site {
    pub(crate) name: OpSym,
    pub(crate) operands: u32,
    pub(crate) results: u32,
    pub(crate) kind: u32,
}

impl Site {
    /// Of these, none has been made.
    fn new(name: OpSym) -> Self {
        Self { name, operands: u32::MAX, results: u32::MAX, kind: 0 }
    }
}

/// The rewrite that runs: who hears of it, what may be spent, and the number of its pattern.
pub(crate) struct Running<'a, L> {
    pub(crate) listener: &'a mut L,
    pub(crate) budget: &'a mut Budget,
    pub(crate) pattern: u32,
}

impl<H: HostMut> Machine<H> {
    /// A machine for this program.
    #[must_use]
    pub fn new(linked: Arc<LinkedProgram<H>>) -> Self {
        let interpreter = Interpreter {
            state: Registers::new(&linked.registers),
            log: RewriteLog::new(),
            sites: Vec::new(),
            starts: linked.starts.clone(),
            directs: linked.directs.clone(),
            matched: Vec::new(),
            operands: Vec::new(),
            attrs: Vec::new(),
            types: Vec::new(),
            returned: Returned::default(),
        };
        Self { linked, interpreter }
    }

    /// The program that is run.
    #[must_use]
    pub fn linked(&self) -> &Arc<LinkedProgram<H>> {
        &self.linked
    }

    /// Where matching of ops of a kind starts that was not linked.
    #[cold]
    fn new_start(&mut self, host: &H, kind: u32) -> Start {
        let start = Start::new(&self.linked.code, self.linked.entry(host, kind));
        let starts = &mut self.interpreter.starts;
        if starts.len() <= kind as usize {
            starts.resize(kind as usize + 1, Start::UNSEEN);
        }
        starts[kind as usize] = start;
        start
    }

    /// The best pattern that matches at `root`, of those after `floor` (all, if none). What it captured stays
    /// in the machine until the next call. If a limit of the session is reached, nothing matches.
    #[inline(always)]
    pub fn best_match<P: Probe<H>>(
        &mut self,
        host: &H,
        session: &mut Session<P>,
        root: H::Op,
        floor: Option<u32>,
    ) -> Option<u32> {
        self.best_match_of(host, session, (root, host.op_kind(root)), floor)
    }

    /// The same for a root and its kind.
    #[inline(always)]
    pub(crate) fn best_match_of<P: Probe<H>>(
        &mut self,
        host: &H,
        session: &mut Session<P>,
        (root, kind): (H::Op, u32),
        floor: Option<u32>,
    ) -> Option<u32> {
        let mut start = match self.interpreter.starts.get(kind as usize) {
            Some(start) => start,
            None => &Start::UNSEEN,
        };
        let seen;
        if start.is_unseen() {
            seen = self.new_start(host, kind);
            start = &seen;
        }
        if start.is_fail() {
            return None;
        }
        let first = floor.map_or(0, |f| f + 1);
        let state = &mut self.interpreter.state;
        let found = matcher::best_match(&self.linked, host, state, session, root, start, first);
        (found != NONE).then_some(found)
    }

    /// Applies the rewrite of a pattern that [`Self::best_match`] has just found at `root`.
    #[inline(always)]
    pub fn rewrite<L: RewriteListener<H>>(
        &mut self,
        host: &mut H,
        listener: &mut L,
        budget: &mut Budget,
        root: H::Op,
        pattern: u32,
    ) -> Outcome {
        let mut running = Running { listener, budget, pattern };
        let Self { linked, interpreter } = self;
        match interpreter.rewrite_directly(host, &mut running, root) {
            Some(outcome) => outcome,
            None => interpreter.rewrite(linked, host, &mut running, root),
        }
    }

    /// How many items the lists of the last match and its rewrite have: what their memory grows with.
    #[must_use]
    pub fn list_items(&self) -> usize {
        self.interpreter.state.value_memory.len() + self.interpreter.state.type_memory.len()
    }
}

/// What to say of a rewrite that was found to be invalid when it was to run.
#[cold]
fn is_invalid<H: HostMut>(linked: &LinkedProgram<H>, pattern: u32, error: &VerifyError) -> Box<Reason> {
    let place = linked.pattern_place(pattern).map_or(String::new(), |place| format!(" (at {place})"));
    format!("its bytecode is invalid: {error}; compile the patterns again{place}").into()
}

impl<H: HostMut> Interpreter<H> {
    /// The ops of these registers become the matched ones; if there are none, the root alone.
    #[inline]
    fn gather_matched(&mut self, registers: &[u32], root: H::Op) {
        self.matched.clear();
        for &reg in registers {
            if let Some(op) = get(&self.state.ops, reg) {
                self.matched.push(op);
            }
        }
        if self.matched.is_empty() {
            self.matched.push(root);
        }
    }

    #[inline(never)]
    fn rewrite<L: RewriteListener<H>>(
        &mut self,
        linked: &LinkedProgram<H>,
        host: &mut H,
        running: &mut Running<'_, L>,
        root: H::Op,
    ) -> Outcome {
        let pattern = running.pattern;
        let rewrite = match linked.known_rewrite(pattern) {
            Some(rewrite) if self.is_stepwise(pattern) => rewrite,
            _ => {
                let direct = self.becomes_direct(linked, host, pattern);
                if let Ok(true) = direct
                    && let Some(outcome) = self.rewrite_directly(host, running, root)
                {
                    return outcome;
                }
                match direct.and_then(|_| self.first(linked, pattern)) {
                    Ok(rewrite) => rewrite,
                    Err(error) => {
                        running.budget.stop_at_invalid(pattern);
                        return Outcome::Failed(is_invalid(linked, pattern, &error));
                    }
                }
            }
        };
        if let Some(why) = self.check_erasable(rewrite, host) {
            return Outcome::Failed(why.into());
        }
        self.gather_matched(linked.matched(pattern), root);
        host.begin_rewrite(root, &self.matched);
        self.log.clear();
        let ended = self.run(linked, host, running, rewrite);
        self.conclude(host, running, ended)
    }

    /// A rewrite that is done step by step on this machine for the first time.
    ///
    /// # Errors
    /// It is not valid.
    #[cold]
    fn first<'l>(
        &mut self,
        linked: &'l LinkedProgram<H>,
        pattern: u32,
    ) -> Result<&'l LinkedRewrite, VerifyError> {
        let rewrite = linked.rewrite(pattern)?;
        let first = rewrite.first_site as usize;
        if self.sites.len() < first + rewrite.sites.len() {
            self.sites.resize(first + rewrite.sites.len(), Site::new(OpSym(u32::MAX)));
        }
        for (site, &name) in self.sites[first..].iter_mut().zip(&rewrite.sites) {
            *site = Site::new(name);
        }
        self.set_stepwise(pattern);
        Ok(rewrite)
    }

    /// Makes an end of a rewrite that was done or has failed.
    pub(crate) fn conclude<L: RewriteListener<H>>(
        &mut self,
        host: &mut H,
        running: &mut Running<'_, L>,
        ended: Result<(), Box<Reason>>,
    ) -> Outcome {
        if running.budget.is_spent() {
            running.budget.blame(std::iter::once(running.pattern));
        }
        let mut edit = self.edit(host, running);
        match ended {
            Ok(()) => match edit.finish() {
                None => Outcome::Done,
                Some(op) => {
                    let op = edit.host.describe(op);
                    Outcome::Broken(format!("{op} is erased but still used; it was kept").into())
                }
            },
            Err(why) => edit.end_failed(why),
        }
    }

    fn edit<'a, L>(&'a mut self, host: &'a mut H, running: &'a mut Running<'_, L>) -> Edit<'a, H, L> {
        Edit { host, listener: running.listener, log: &mut self.log, budget: running.budget }
    }

    /// Why the rewrite would leave uses of an op that it erases, if that is certain.
    fn check_erasable(&self, rewrite: &LinkedRewrite, host: &H) -> Option<String> {
        let Effects { erased, erased_or_replaced, .. } = &rewrite.effects;
        for &reg in erased {
            let op = get(&self.state.ops, reg)?;
            // A host that erases later may say that nothing is used.
            if !host.has_uses(op) {
                continue;
            }
            for i in 0..host.result_count(op) {
                let stays = |user| !erased_or_replaced.iter().any(|&r| get(&self.state.ops, r) == Some(user));
                let stop =
                    |user| if stays(user) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
                if host.for_each_user(host.result(op, i), stop).is_break() {
                    return Some(format!("{} is to be erased but is used", host.describe(op)));
                }
            }
        }
        None
    }

    fn run<L: RewriteListener<H>>(
        &mut self,
        linked: &LinkedProgram<H>,
        host: &mut H,
        running: &mut Running<'_, L>,
        rewrite: &LinkedRewrite,
    ) -> Result<(), Box<Reason>> {
        let mut pc = 0;
        loop {
            match self.step(linked, rewrite, host, running, pc) {
                Ok(Some(next)) => pc = next,
                Ok(None) => return Ok(()),
                Err(why) => return Err(linked.placed(why, rewrite.start + pc)),
            }
        }
    }

    /// Runs the instruction at `pc`; gives the position of the next one, if there is one.
    #[inline(always)]
    fn step<L: RewriteListener<H>>(
        &mut self,
        linked: &LinkedProgram<H>,
        rewrite: &LinkedRewrite,
        host: &mut H,
        running: &mut Running<'_, L>,
        pc: usize,
    ) -> Result<Option<usize>, Box<Reason>> {
        let code = &rewrite.code[..];
        let (op, next) = (opcode_at(code, pc), pc + length_at(code, pc));
        macro_rules! work {
            () => {
                Work { linked, host, state: &mut self.state, budget: running.budget }
            };
        }
        match op {
            // The commonest load by far.
            o::Operand => {
                read!(code, pc, Operand { dst, op, index });
                let src = self.op(op)?;
                if index >= host.operand_count(src) {
                    return Err(USED_ERASED.into());
                }
                set(&mut self.state.values, dst, Some(host.operand(src, index)));
            }
            o::CreateReplacing => {
                self.track(code, next);
                self.create_replacing(rewrite, host, running, pc)?;
            }
            o::Create => {
                read!(code, pc, Create { dst, name, operands, attrs, types });
                self.gather_attrs(attrs);
                self.create(host, running, (dst, name), operands, Given::Registers(types))?;
            }
            o::CreateInfer => {
                read!(code, pc, CreateInfer { dst, name, operands, attrs });
                self.gather_attrs(attrs);
                let types = self.infer(linked, host, (name, operands), running)?;
                let types = types.as_deref().map_or(Given::Nowhere, Given::List);
                self.create(host, running, (dst, name), operands, types)?;
            }
            o::ReplaceWithOp => {
                read!(code, pc, ReplaceWithOp { op, with });
                self.track(code, next);
                let (old, with) = (self.op(op)?, self.op(with)?);
                self.edit(host, running).replace_with_op(old, with)?;
                self.forget(rewrite);
            }
            o::ReplaceWithValues => {
                read!(code, pc, ReplaceWithValues { op, with });
                self.track(code, next);
                let old = self.op(op)?;
                let Self { state, log, operands: memory, .. } = self;
                let values = state.values_of(with, memory).ok_or(USED_ERASED)?;
                Edit { host, listener: running.listener, log, budget: running.budget }
                    .replace(old, values)?;
                self.forget(rewrite);
            }
            o::Erase => {
                read!(code, pc, Erase { op });
                self.track(code, next);
                let old = self.op(op)?;
                self.edit(host, running).erase(old)?;
                self.forget(rewrite);
            }
            o::Rewrite => {
                read!(code, pc, Rewrite { native, args, results });
                self.track(code, next);
                self.call((linked, rewrite), host, running, native, args, results)?;
            }
            o::LocationOfOp | o::LocationOfValue | o::FuseLocations | o::SetLocation | o::SegmentSizes => {
                self.make(code, host, pc)?;
            }
            o::Jump => {
                read!(code, pc, Jump { to });
                if to == FAIL {
                    return Err("".into());
                }
                return Ok(Some(to as usize));
            }
            o::Done => return Ok(None),
            // The lists that ranges of a pattern are.
            o::Operands => return loaded(operands(work!(), code, pc), next),
            o::Results => return loaded(results(work!(), code, pc), next),
            o::TypesOf => return loaded(types_of(work!(), code, pc), next),
            _ => return loaded(load(linked, code, host, &mut self.state, running.budget, pc), next),
        }
        Ok(Some(next))
    }

    fn call<L: RewriteListener<H>>(
        &mut self,
        (linked, rewrite): (&LinkedProgram<H>, &LinkedRewrite),
        host: &mut H,
        running: &mut Running<'_, L>,
        native: u32,
        args: RegWords<'_>,
        results: RegWords<'_>,
    ) -> Result<(), Box<Reason>> {
        let Some(Native::Rewrite(function)) = linked.natives.get(native as usize) else {
            return Err("the program is damaged".into());
        };
        let Self { state, log, returned, .. } = self;
        returned.clear();
        running.listener.calling(native);
        let mut rewriter: Rewriter<'_, H> =
            Edit { host, listener: running.listener, log, budget: running.budget };
        let done = function(&mut rewriter, &Args { state, regs: args }, returned);
        running.listener.called(native);
        done?;
        self.forget(rewrite);
        self.keep(results, running.budget)
    }

    /// Writes what a native gave to registers.
    #[inline]
    fn keep(&mut self, results: RegWords<'_>, budget: &mut Budget) -> Result<(), Box<Reason>> {
        let Self { state, returned, .. } = self;
        if returned.len() != results.len() {
            let given = returned.len();
            return Err(format!("a native returned {given} results, not {}", results.len()).into());
        }
        for (&item, reg) in returned.items().iter().zip(results.iter()) {
            if state.store(returned, item, reg, budget) {
                continue;
            }
            if budget.is_spent() {
                return Err(RewriteError::Limit(Limit::ListItems).into());
            }
            return Err("a native returned a result of another sort than it was registered with".into());
        }
        Ok(())
    }

    /// Handles of what the instruction before `next` erases must not be used again; if it is the last one
    /// nobody can.
    #[inline(always)]
    fn track(&mut self, code: &[u32], next: usize) {
        self.log.track = opcode_at(code, next) != o::Done;
    }

    pub(crate) fn op(&self, reg: u32) -> Result<H::Op, Box<Reason>> {
        get(&self.state.ops, reg).ok_or_else(|| USED_ERASED.into())
    }

    /// Empties the registers that hold what has gone.
    #[inline(always)]
    pub(crate) fn forget(&mut self, rewrite: &LinkedRewrite) {
        if !self.log.replaced_ops.is_empty() {
            self.forget_gone(rewrite);
        }
    }

    #[inline(never)]
    fn forget_gone(&mut self, rewrite: &LinkedRewrite) {
        let (ops, values) = (&self.log.replaced_ops, &self.log.replaced_values);
        let state = &mut self.state;
        for &Reg { bank, index } in &rewrite.effects.reads {
            match bank {
                Bank::Op if get(&state.ops, index).is_some_and(|op| ops.contains(&op)) => {
                    set(&mut state.ops, index, None);
                }
                Bank::Value if get(&state.values, index).is_some_and(|v| values.contains(&v)) => {
                    set(&mut state.values, index, None);
                }
                Bank::Values
                    if state.value_list(index).is_some_and(|l| l.iter().any(|v| values.contains(v))) =>
                {
                    set(&mut state.value_lists, index, None);
                }
                _ => {}
            }
        }
        self.log.replaced_ops.clear();
        self.log.replaced_values.clear();
    }
}
