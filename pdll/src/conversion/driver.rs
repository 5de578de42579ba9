//! Legalizing operations one after the other, and taking back what does not lead anywhere.

use super::ConversionError;
use super::order::Order;
use super::pattern::ConversionPattern;
use super::rewriter::{ConversionRewriter, Refused};
use super::target::{ConversionTarget, Legality};
use super::types::{Cast, CastKey, TypeConverter};
use pdll_ir::{
    BodyId, Context, CreateError, Ir, Op, OpView, Recorder, Type, UndoLog, UndoMark, Value, ValueDef,
};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// So many patterns may be at work at the same time, each for what the one before it made.
const DEEPEST: usize = 100;

/// The most reasons that an error gives.
const MOST_REASONS: usize = 32;

/// Something that was done.
#[derive(Clone, Debug)]
pub(super) enum Step {
    Created(Op),
    Modified(Op),
    /// Is to be replaced, result by result.
    Replaced {
        op: Op,
        /// It and all that is in it.
        inside: Vec<Op>,
        /// Bodies that are in it.
        bodies: Vec<BodyId>,
        converter: Option<Arc<TypeConverter>>,
    },
    /// Nothing that a pattern did.
    Committed,
}

/// A step, and what was there before it.
pub(super) struct Entry {
    pub(super) id: BodyId,
    before: UndoMark,
    pub(super) step: Step,
}

/// A conversion at work.
pub(super) struct Driver<'c> {
    pub(super) ctx: &'c mut Context,
    pub(super) ir: &'c mut Ir,
    target: &'c ConversionTarget,
    patterns: &'c [ConversionPattern],
    order: Order,
    /// By body.
    pub(super) logs: Vec<UndoLog>,
    pub(super) steps: Vec<Entry>,
    /// What stands for a value.
    mapping: FxHashMap<(BodyId, Value), Vec<Value>>,
    /// What is replaced or erased, with all that is in it.
    gone: FxHashSet<(BodyId, Op)>,
    gone_bodies: FxHashSet<BodyId>,
    /// The patterns at work.
    running: Vec<usize>,
    pub(super) casts: Vec<Cast>,
    /// The operations of these.
    cast_ops: FxHashSet<(BodyId, Op)>,
    cast_of: FxHashMap<CastKey, Op>,
    /// Why patterns failed at the operation that is legalized.
    why: Vec<String>,
}

impl<'c> Driver<'c> {
    pub(super) fn new(
        ctx: &'c mut Context,
        ir: &'c mut Ir,
        target: &'c ConversionTarget,
        patterns: &'c [ConversionPattern],
    ) -> Self {
        let logs = ir.bodies().iter().map(|_| UndoLog::new()).collect();
        Self {
            ctx,
            ir,
            target,
            patterns,
            order: Order::new(patterns, target),
            logs,
            steps: Vec::new(),
            mapping: FxHashMap::default(),
            gone: FxHashSet::default(),
            gone_bodies: FxHashSet::default(),
            running: Vec::new(),
            casts: Vec::new(),
            cast_ops: FxHashSet::default(),
            cast_of: FxHashMap::default(),
            why: Vec::new(),
        }
    }

    pub(super) fn name(&self, id: BodyId, op: Op) -> String {
        self.ctx.text(OpView::new(self.ctx, self.ir, id, op).name()).into_owned()
    }

    pub(super) fn is_gone(&self, id: BodyId, op: Op) -> bool {
        self.gone_bodies.contains(&id) || self.gone.contains(&(id, op))
    }

    // ---- changes

    /// Makes a change that can be undone.
    pub(super) fn change<T>(
        &mut self,
        id: BodyId,
        change: impl FnOnce(&mut Recorder<'_>) -> Result<(Step, T), CreateError>,
    ) -> Result<T, Refused> {
        let log = &mut self.logs[id.index()];
        let before = log.mark();
        let made = change(&mut log.record(self.ir.body_mut(id)));
        match made {
            Ok((step, value)) => {
                self.steps.push(Entry { id, before, step });
                Ok(value)
            }
            Err(error) => {
                log.undo(self.ir.body_mut(id), before);
                Err(error.into())
            }
        }
    }

    /// An operation is to be replaced.
    pub(super) fn replace(&mut self, id: BodyId, op: Op, values: Vec<Vec<Value>>) -> Result<(), Refused> {
        if self.is_gone(id, op) {
            return Err(Refused("the operation is replaced or erased already".into()));
        }
        // Else nothing would stand for them in the end.
        let own = |value: &Value| self.ir.body(id).results(op).any(|result| result == *value);
        if values.iter().flatten().any(|value| self.history(id, *value).iter().flatten().any(own)) {
            return Err(Refused("the operation is replaced by a result of its own".into()));
        }
        let body = self.ir.body(id);
        let (mut inside, mut bodies) = (Vec::new(), Vec::new());
        body.walk_into(op, false, &mut inside);
        let mut next: Vec<BodyId> = inside.iter().filter_map(|op| body.child(*op)).collect();
        while let Some(child) = next.pop() {
            bodies.push(child);
            let body = self.ir.body(child);
            next.extend(body.walk(false).into_iter().filter_map(|op| body.child(op)));
        }
        for (result, values) in body.results(op).zip(values) {
            self.mapping.insert((id, result), values);
        }
        self.gone.extend(inside.iter().map(|op| (id, *op)));
        self.gone_bodies.extend(&bodies);
        let converter = self.running.last().and_then(|i| self.patterns[*i].converter.clone());
        let step = Step::Replaced { op, inside, bodies, converter };
        self.steps.push(Entry { id, before: self.logs[id.index()].mark(), step });
        Ok(())
    }

    /// Takes back all steps but the first ones.
    pub(super) fn undo(&mut self, to: usize) {
        while self.steps.len() > to
            && let Some(Entry { id, before, step }) = self.steps.pop()
        {
            match step {
                Step::Replaced { op, inside, bodies, .. } => {
                    for result in self.ir.body(id).results(op) {
                        self.mapping.remove(&(id, result));
                    }
                    inside.iter().for_each(|op| {
                        self.gone.remove(&(id, *op));
                    });
                    bodies.iter().for_each(|id| {
                        self.gone_bodies.remove(id);
                    });
                }
                Step::Created(op) if self.cast_ops.remove(&(id, op)) => {
                    if let Some(key) = self.casts.pop().and_then(|cast| cast.key) {
                        self.cast_of.remove(&key);
                    }
                }
                Step::Created(_) | Step::Modified(_) | Step::Committed => {}
            }
            self.logs[id.index()].undo(self.ir.body_mut(id), before);
        }
    }

    // ---- values

    /// What stood for a value one after the other, itself first.
    fn history(&self, id: BodyId, value: Value) -> Vec<Vec<Value>> {
        let mut all = vec![vec![value]];
        loop {
            let last = &all[all.len() - 1];
            if !last.iter().any(|v| self.mapping.contains_key(&(id, *v))) {
                return all;
            }
            let mapped = |v: &Value| self.mapping.get(&(id, *v)).cloned().unwrap_or_else(|| vec![*v]);
            let next = last.iter().flat_map(mapped).collect();
            all.push(next);
        }
    }

    /// What stands for a value now.
    pub(super) fn latest(&self, id: BodyId, value: Value) -> Vec<Value> {
        self.history(id, value).pop().unwrap_or_default()
    }

    pub(super) fn types(&self, id: BodyId, values: &[Value]) -> Vec<Type> {
        values.iter().map(|v| self.ir.body(id).value_type(*v)).collect()
    }

    /// The operands of a pattern; `None` if a type cannot be converted.
    fn operands(
        &mut self,
        id: BodyId,
        op: Op,
        converter: Option<&Arc<TypeConverter>>,
    ) -> Result<Vec<Vec<Value>>, String> {
        let own: Vec<Value> = self.ir.body(id).operands(op).collect();
        let mut all = Vec::with_capacity(own.len());
        for (i, value) in own.into_iter().enumerate() {
            let mut history = self.history(id, value);
            let Some(converter) = converter else {
                all.push(history.pop().unwrap_or_default());
                continue;
            };
            let ty = self.ir.body(id).value_type(value);
            let types = converter.convert(self.ctx, ty);
            let types = types.ok_or_else(|| format!("the type of operand #{i} cannot be converted"))?;
            let fits = history.iter().rposition(|values| self.types(id, values) == types);
            all.push(match fits {
                Some(at) => history.swap_remove(at),
                None => {
                    let latest = history.pop().unwrap_or_default();
                    self.cast(id, op, &latest, &types, Some(converter.clone()), false)
                        .map_err(|e| e.to_string())?
                }
            });
        }
        Ok(all)
    }

    /// A cast of values to types: right behind what defines the value if it is one, else in front of
    /// `anchor`.
    pub(super) fn cast(
        &mut self,
        id: BodyId,
        anchor: Op,
        values: &[Value],
        types: &[Type],
        converter: Option<Arc<TypeConverter>>,
        is_source: bool,
    ) -> Result<Vec<Value>, Refused> {
        let key = values.first().filter(|_| values.len() == 1).map(|value| (id, *value, types.to_vec()));
        let known: Option<Op> = key.as_ref().and_then(|key| self.cast_of.get(key).copied());
        let op = match known {
            Some(op) => op,
            None => {
                let body = self.ir.body(id);
                let behind = |value: &Value| match body.def(*value) {
                    ValueDef::Result(op, _) => body.next(op),
                    ValueDef::Argument(block, _) => body.first_op(block),
                    ValueDef::Placeholder => None,
                };
                let place = key.as_ref().and_then(|key| behind(&key.1)).unwrap_or(anchor);
                let op = ConversionRewriter { driver: self, id, anchor: place }.cast(values, types)?;
                self.cast_ops.insert((id, op));
                self.cast_of.extend(key.clone().map(|key| (key, op)));
                self.casts.push(Cast { id, op, key, converter, is_source });
                op
            }
        };
        Ok(self.ir.body(id).results(op).collect())
    }

    // ---- legalizing

    pub(super) fn legality(&mut self, id: BodyId, op: Op) -> Legality {
        self.target.legality(self.ctx, self.ir, id, op)
    }

    /// Makes an operation legal, if it is not. Otherwise nothing is changed.
    pub(super) fn legalize(&mut self, id: BodyId, op: Op) -> bool {
        if self.is_gone(id, op) || matches!(self.legality(id, op), Legality::Legal { .. }) {
            return true;
        }
        if self.running.len() >= DEEPEST {
            self.because(id, op, "no pattern is tried: too many are at work already");
            return false;
        }
        let name = self.name(id, op);
        self.order.at(&name, self.patterns).into_iter().any(|i| self.apply(i, id, op))
    }

    /// Why an operation is not legal.
    fn because(&mut self, id: BodyId, op: Op, why: &str) {
        if self.why.len() < MOST_REASONS {
            let depth = 2 * self.running.len();
            let name = self.name(id, op);
            self.why.push(format!("{:depth$}`{name}`: {why}", ""));
        }
    }

    /// Applies a pattern and legalizes what it makes. Otherwise nothing is changed.
    fn apply(&mut self, i: usize, id: BodyId, op: Op) -> bool {
        let pattern = &self.patterns[i];
        if self.running.contains(&i) && !pattern.recursion {
            self.because(id, op, &format!("pattern `{}` is at work already", pattern.name));
            return false;
        }
        let start = self.steps.len();
        let matched = self.operands(id, op, pattern.converter.as_ref()).and_then(|operands| {
            self.running.push(i);
            let function = pattern.function.clone();
            let matched = function(op, &operands, &mut ConversionRewriter { driver: self, id, anchor: op });
            self.running.pop();
            matched.map_err(|why| match &*why.reason {
                "" => "it does not match".to_string(),
                reason => reason.to_string(),
            })
        });
        let made: Vec<(BodyId, Op)> = self.made_since(start);
        let done = matched.and_then(|()| match self.is_gone(id, op) || made.contains(&(id, op)) {
            true => Ok(()),
            false => Err("it says that it has rewritten, but nothing has changed".to_string()),
        });
        if let Err(why) = done {
            self.because(id, op, &format!("pattern `{}`: {why}", pattern.name));
            self.undo(start);
            return false;
        }
        self.running.push(i);
        let illegal = made.into_iter().find(|(id, op)| !self.legalize(*id, *op));
        self.running.pop();
        if let Some((made_id, made)) = illegal {
            let made = self.name(made_id, made);
            let why = format!("pattern `{}` made `{made}`, which is not legal", pattern.name);
            self.because(id, op, &why);
            self.undo(start);
            return false;
        }
        true
    }

    /// What was modified since a step, then what was created, casts left out.
    fn made_since(&self, start: usize) -> Vec<(BodyId, Op)> {
        let mut seen = FxHashSet::default();
        let modified = self.steps[start..].iter().filter_map(|entry| match entry.step {
            Step::Modified(op) => Some((entry.id, op)),
            _ => None,
        });
        let created = self.steps[start..].iter().filter_map(|entry| match entry.step {
            Step::Created(op) => Some((entry.id, op)),
            _ => None,
        });
        let all = modified.chain(created);
        all.filter(|op| !self.cast_ops.contains(op) && seen.insert(*op)).collect()
    }

    /// An operation and what is in it, in the order in which they are legalized: nothing that the entry of
    /// its region does not reach, and nothing in what is recursively legal.
    pub(super) fn collect(&mut self, id: BodyId, op: Op, found: &mut Vec<(BodyId, Op)>) {
        if self.legality(id, op) == (Legality::Legal { recursive: true }) {
            return;
        }
        found.push((id, op));
        let (inner, regions) = self.ir.regions(id, op);
        let body = self.ir.body(inner);
        let blocks = regions.iter().flat_map(|region| body.blocks_by_dominance(*region));
        let ops: Vec<Op> = blocks.flat_map(|block| body.ops(block)).collect();
        ops.into_iter().for_each(|op| self.collect(inner, op, found));
    }

    /// What is said of an operation that could not be legalized.
    pub(super) fn error(&mut self, id: BodyId, op: Op, what: &str) -> ConversionError {
        let message = format!("failed to legalize operation '{}'{what}", self.name(id, op));
        ConversionError { loc: self.ir.body(id).loc(op), message, reasons: std::mem::take(&mut self.why) }
    }

    /// Forgets why the operation before was not legal.
    pub(super) fn begin(&mut self) {
        self.why.clear();
    }
}
