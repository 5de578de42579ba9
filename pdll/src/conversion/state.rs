//! What a conversion has done so far, and how all of it is taken back.

use super::converters::{ConverterId, Converters};
use super::history::{Entry, History, Step};
use super::plan::Plan;
use super::rewriter::Refused;
use super::standing::{Mark, Standing};
use pdll_host_ir::{Change, Changes, Place};
use pdll_ir::{Block, Body, BodyId, CreateError, Ir, Op, OpSpec, Recorder, TOP, UndoLog, UndoMark, Value};
use rustc_hash::FxHashSet;
use std::any::Any;

/// All that is remembered while IR is converted.
#[derive(Debug)]
pub(super) struct State {
    /// By body.
    pub(super) logs: Vec<UndoLog>,
    pub(super) history: History,
    /// What stands for which value, and what is gone.
    pub(super) standing: Standing,
    /// Whether any operation with a body of its own was replaced or erased.
    pub(super) is_any_owner_gone: bool,
    /// Whether anything was in what was replaced or erased.
    pub(super) is_any_gone_inside: bool,
    /// Whether casts say what they are for.
    pub(super) mark_casts: bool,
    pub(super) converters: Converters,
    /// The body that a compiled pattern works in, and its type converter.
    pub(super) at: BodyId,
    pub(super) converter: Option<ConverterId>,
    /// Uses that a compiled pattern wants to be replaced.
    replacing: Vec<(Value, Value)>,
    /// What it must not do and has asked for.
    pub(super) refused: Option<Refused>,
}

impl Default for State {
    /// For no body.
    fn default() -> Self {
        Self {
            logs: Vec::new(),
            history: History::default(),
            standing: Standing::default(),
            is_any_owner_gone: false,
            is_any_gone_inside: false,
            mark_casts: false,
            converters: Converters::default(),
            at: TOP,
            converter: None,
            replacing: Vec::new(),
            refused: None,
        }
    }
}

impl State {
    /// For so many bodies, nothing done.
    pub(super) fn new(bodies: usize, plan: &Plan<'_>) -> Self {
        Self {
            logs: vec![UndoLog::new(); bodies],
            standing: Standing::new(bodies),
            mark_casts: plan.config.mark_casts,
            converters: plan.converters.clone(),
            converter: plan.converter,
            ..Self::default()
        }
    }

    /// Makes room for what is done when most operations are converted to others.
    pub(super) fn reserve(&mut self, ir: &Ir) {
        /// Changes that are made for each.
        const CHANGES: usize = 2;
        for id in ir.body_ids() {
            let body = ir.body(id);
            self.logs[id.index()].reserve(CHANGES * body.op_count());
            self.standing.reserve(id, body);
        }
    }

    /// Is an operation replaced or erased, by itself or with what it is in?
    #[inline]
    pub(super) fn is_gone(&self, ir: &Ir, id: BodyId, op: Op) -> bool {
        // What is in the same body was marked with it.
        self.standing.is_marked(id, op, Mark::Gone) || self.is_any_owner_gone && self.is_in_gone(ir, id)
    }

    /// Is what a body is in replaced or erased?
    fn is_in_gone(&self, ir: &Ir, id: BodyId) -> bool {
        let mut owner = ir.body(id).owner();
        while let Some((id, op)) = owner {
            if self.standing.is_marked(id, op, Mark::Gone) {
                return true;
            }
            owner = ir.body(id).owner();
        }
        false
    }

    // ---- changes

    /// Makes a change that can be undone.
    #[inline]
    pub(super) fn change<T>(
        &mut self,
        id: BodyId,
        body: &mut Body,
        change: impl FnOnce(&mut Recorder<'_>) -> Result<(Step, T), CreateError>,
    ) -> Result<T, Refused> {
        let log = &mut self.logs[id.index()];
        let before = log.mark();
        match change(&mut log.record(body)) {
            Ok((step, value)) => {
                self.history.steps.push(Entry { id, before, step });
                Ok(value)
            }
            Err(error) => {
                log.undo(body, before);
                Err(error.into())
            }
        }
    }

    /// A step that is undone with the one before it.
    #[inline]
    pub(super) fn push(&mut self, id: BodyId, step: Step) {
        self.history.steps.push(Entry { id, before: self.logs[id.index()].mark(), step });
    }

    /// An operation is to be replaced, result number `i` by `values(i)`. A result without values stays what
    /// it is for those that use it, until it is known whether anything that stays does.
    #[inline]
    pub(super) fn replace<'v>(
        &mut self,
        id: BodyId,
        body: &Body,
        op: Op,
        values: impl Fn(usize) -> &'v [Value],
        converter: Option<ConverterId>,
    ) -> Result<(), Refused> {
        if self.standing.is_marked(id, op, Mark::Gone) {
            return Err(Refused("the operation is replaced or erased already".into()));
        }
        let results = body.num_results(op);
        let is_own = |value: Value| body.def_op(value) == Some(op);
        if (0..results).any(|i| self.standing.lead_to(id, values(i), is_own)) {
            return Err(Refused("the operation is replaced by a result of its own".into()));
        }
        let mut inside = 0;
        if body.has_regions(op) {
            inside = self.remove_inside(id, body, op);
        }
        for i in 0..results {
            let result = body.result(op, i);
            match values(i) {
                &[one] => self.standing.map_one(id, result, one),
                several => self.standing.map(id, &[result], several),
            }
        }
        self.standing.mark(id, op, Mark::Gone);
        self.push(id, Step::Replaced { op, inside, converter });
        Ok(())
    }

    /// All that is in an operation is gone; how much was not before.
    fn remove_inside(&mut self, id: BodyId, body: &Body, op: Op) -> u32 {
        let mut inside = Vec::new();
        body.walk_into(op, false, &mut inside);
        self.is_any_owner_gone |= inside.iter().any(|op| body.child(*op).is_some());
        inside.retain(|inner| *inner != op);
        self.remove(id, inside)
    }

    /// These are gone, with something else that they are in; how many were not before.
    fn remove(&mut self, id: BodyId, mut inside: Vec<Op>) -> u32 {
        inside.retain(|op| !self.standing.is_marked(id, *op, Mark::Gone));
        inside.iter().for_each(|op| self.standing.mark(id, *op, Mark::Gone));
        self.history.inside.extend_from_slice(&inside);
        self.is_any_gone_inside = true;
        inside.len() as u32
    }

    /// A block is taken out of its region, to be erased with all that is in it.
    pub(super) fn take_block(&mut self, id: BodyId, body: &mut Body, block: Block) -> Result<(), Refused> {
        let mut inside = Vec::new();
        body.ops(block).for_each(|op| body.walk_into(op, false, &mut inside));
        self.is_any_owner_gone |= inside.iter().any(|op| body.child(*op).is_some());
        let inside = if inside.is_empty() { 0 } else { self.remove(id, inside) };
        self.change(id, body, |recorder| {
            recorder.take_block(block);
            Ok((Step::BlockErased { block, inside }, ()))
        })
    }

    /// What is in an operation was made with it: all its blocks come first, then the operations in them, each
    /// in the same way.
    pub(super) fn made_inside(&mut self, id: BodyId, body: &Body, op: Op) {
        let mut ops = Vec::new();
        self.made_blocks_of(id, body, op, &mut ops);
        while let Some(op) = ops.pop() {
            self.push(id, Step::Created(op));
            self.made_blocks_of(id, body, op, &mut ops);
        }
    }

    /// The blocks of an operation were made with it. What is in them is put on `ops`, the last first.
    fn made_blocks_of(&mut self, id: BodyId, body: &Body, op: Op, ops: &mut Vec<Op>) {
        let first = ops.len();
        for block in body.regions(op).iter().flat_map(|region| body.blocks(*region)) {
            self.push(id, Step::BlockCreated(*block));
            ops.extend(body.ops(*block));
        }
        ops[first..].reverse();
    }

    /// Blocks were made with all that is in them, one after the other.
    pub(super) fn made_blocks(&mut self, id: BodyId, body: &Body, blocks: &[Block]) {
        for &block in blocks {
            self.push(id, Step::BlockCreated(block));
            for op in body.ops(block) {
                self.push(id, Step::Created(op));
                self.made_inside(id, body, op);
            }
        }
    }

    /// Uses of a value are to become uses of others.
    pub(super) fn replace_value(
        &mut self,
        id: BodyId,
        value: Value,
        by: &[Value],
        converter: Option<ConverterId>,
    ) -> Result<(), Refused> {
        if self.standing.lead_to(id, by, |other| other == value) {
            return Err(Refused("the value is replaced by itself".into()));
        }
        self.standing.map(id, &[value], by);
        self.push(id, Step::ReplacedValue { value, converter });
        Ok(())
    }

    /// A cast was made with `make`, for these values.
    pub(super) fn made_cast(
        &mut self,
        id: BodyId,
        body: &mut Body,
        mapped: &[Value],
        make: impl FnOnce(&mut Recorder<'_>) -> Result<Op, CreateError>,
    ) -> Result<Op, Refused> {
        let op = self.change(id, body, |recorder| {
            let op = make(recorder)?;
            Ok((Step::Cast { op, mapped: mapped.len() as u32 }, op))
        })?;
        self.history.cast_from.extend_from_slice(mapped);
        let results: Vec<Value> = body.results(op).collect();
        self.standing.map(id, mapped, &results);
        self.standing.mark(id, op, Mark::Cast);
        Ok(op)
    }

    /// Takes back [`Self::remove`] of so many.
    fn put_back(&mut self, id: BodyId, inside: u32) {
        let first = self.history.inside.len() - inside as usize;
        for op in self.history.inside.drain(first..) {
            self.standing.unmark(id, op, Mark::Gone);
        }
    }

    /// Takes back all that was done.
    pub(super) fn undo_all(&mut self, ir: &mut Ir) {
        self.undo(ir, 0);
        let logs = self.logs.iter_mut().zip(ir.bodies_mut());
        logs.for_each(|(log, body)| log.undo(body, UndoMark::START));
    }

    /// Takes back all steps but the first ones.
    pub(super) fn undo(&mut self, ir: &mut Ir, to: usize) {
        while self.history.steps.len() > to
            && let Some(Entry { id, before, step }) = self.history.steps.pop()
        {
            match step {
                Step::Created(op) => self.standing.forget(id, op),
                Step::Replaced { op, inside, .. } => {
                    for result in ir.body(id).results(op).rev() {
                        self.standing.unmap(id, &[result]);
                    }
                    self.standing.unmark(id, op, Mark::Gone);
                    self.put_back(id, inside);
                }
                Step::BlockErased { inside, .. } => self.put_back(id, inside),
                Step::ReplacedValue { value, .. } => self.standing.unmap(id, &[value]),
                Step::Cast { op, mapped } => {
                    let first = self.history.cast_from.len() - mapped as usize;
                    self.standing.unmap(id, &self.history.cast_from[first..]);
                    self.history.cast_from.truncate(first);
                    self.standing.forget(id, op);
                    self.history.casts.pop();
                }
                _ => {}
            }
            self.logs[id.index()].undo(ir.body_mut(id), before);
        }
    }

    /// What was modified since a step, then what was created, each once, at the end of `made`.
    pub(super) fn made_since(&self, start: usize, made: &mut Vec<(BodyId, Op)>) {
        /// From here on a set is faster than looking through all.
        const MANY: usize = 16;
        let (first, steps) = (made.len(), &self.history.steps[start..]);
        if !steps.iter().any(|entry| matches!(entry.step, Step::Modified(_))) {
            // Nothing is created twice.
            for entry in steps {
                if let Step::Created(op) = entry.step {
                    made.push((entry.id, op));
                }
            }
            return;
        }
        let mut seen = (steps.len() > MANY).then(FxHashSet::default);
        let mut add = |op: (BodyId, Op)| {
            let is_new = match &mut seen {
                Some(seen) => seen.insert(op),
                None => !made[first..].contains(&op),
            };
            if is_new {
                made.push(op);
            }
        };
        for entry in steps {
            if let Step::Modified(op) = entry.step {
                add((entry.id, op));
            }
        }
        for entry in steps {
            if let Step::Created(op) = entry.step {
                add((entry.id, op));
            }
        }
    }

    /// Ends what a compiled pattern has asked for: uses that are to be replaced without their operation.
    pub(super) fn finish_compiled(&mut self) -> Option<Refused> {
        if self.replacing.is_empty() {
            return self.refused.take();
        }
        let (id, converter) = (self.at, self.converter);
        let mut replacing = std::mem::take(&mut self.replacing);
        for (from, to) in replacing.drain(..) {
            if let Err(why) = self.replace_value(id, from, &[to], converter) {
                self.refused.get_or_insert(why);
            }
        }
        // It keeps its memory.
        self.replacing = replacing;
        self.refused.take()
    }
}

/// Compiled patterns make their changes through the state.
impl Changes for State {
    fn change(&mut self, body: &mut Body, make: &mut dyn FnMut(&mut Recorder<'_>) -> Option<Change>) {
        let (id, mut copies) = (self.at, Vec::new());
        let done = State::change(self, id, body, |recorder| {
            let step = match make(recorder) {
                Some(Change::Created(op)) => Step::Created(op),
                Some(Change::Moved(op)) => Step::Moved(op),
                Some(Change::Modified(op)) => Step::Modified(op),
                Some(Change::BlockCreated(block)) => Step::BlockCreated(block),
                Some(Change::BlockMoved(block)) => Step::BlockMoved(block),
                Some(Change::BlockErased(block)) => Step::BlockErased { block, inside: 0 },
                Some(Change::CopiedBlocks(blocks)) => {
                    copies = blocks;
                    Step::Other
                }
                Some(Change::Other) | None => Step::Other,
            };
            Ok((step, ()))
        });
        debug_assert!(done.is_ok(), "whoever makes the change hears of errors");
        if let Some(&Entry { step: Step::Created(op), .. }) = self.history.steps.last()
            && body.has_regions(op)
        {
            self.made_inside(id, body, op);
        }
        self.made_blocks(id, body, &copies);
    }

    fn create(&mut self, body: &mut Body, spec: &OpSpec<'_>, place: Place) -> Result<Op, CreateError> {
        let (id, log) = (self.at, &mut self.logs[self.at.index()]);
        let before = log.mark();
        let mut recorder = log.record(body);
        let op = match place {
            Place::Before(anchor) => recorder.create_before(anchor, spec)?,
            Place::End(block) => recorder.create_at_end(block, spec)?,
            Place::Nowhere => recorder.create(spec)?,
        };
        self.history.steps.push(Entry { id, before, step: Step::Created(op) });
        Ok(op)
    }

    fn replace(&mut self, body: &mut Body, op: Op, values: &[Value]) {
        if !self.replacing.is_empty() {
            // What was said first of a result counts.
            self.replacing.extend(body.results(op).zip(values.iter().copied()));
            self.erase(body, op);
            return;
        }
        let values = |i: usize| values.get(i).map_or(&[][..], std::slice::from_ref);
        let (id, converter) = (self.at, self.converter);
        if let Err(why) = State::replace(self, id, body, op, values, converter) {
            self.refused.get_or_insert(why);
        }
    }

    fn replace_uses(&mut self, _: &mut Body, from: Value, to: Value) {
        self.replacing.push((from, to));
    }

    fn erase(&mut self, body: &mut Body, op: Op) -> bool {
        let (id, converter) = (self.at, self.converter);
        let replacing = std::mem::take(&mut self.replacing);
        let values = |i: usize| {
            let result = body.result(op, i);
            let to = replacing.iter().find(|(from, _)| *from == result);
            to.map_or(&[][..], |(_, to)| std::slice::from_ref(to))
        };
        let replaced = self.replace(id, body, op, values, converter);
        self.replacing = replacing;
        self.replacing.retain(|(from, _)| body.def_op(*from) != Some(op));
        match replaced {
            Ok(()) => true,
            Err(why) => {
                self.refused.get_or_insert(why);
                false
            }
        }
    }

    fn is_gone(&self, op: Op) -> bool {
        self.standing.is_marked(self.at, op, Mark::Gone)
    }

    fn as_any(&mut self) -> &mut dyn Any {
        self
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}
