//! What a conversion has done so far, what stands for which value, and how all of it is taken back.

use super::casts::Cast;
use super::rewriter::Refused;
use super::types::TypeConverter;
use pdll_host_ir::{Change, Changes};
use pdll_ir::{Block, Body, BodyId, CreateError, Ir, Op, Recorder, TOP, Type, UndoLog, UndoMark, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use std::any::Any;
use std::sync::Arc;

/// Something that was done.
#[derive(Clone, Debug)]
pub(super) enum Step {
    Created(Op),
    Moved(Op),
    Modified(Op),
    /// Is to be replaced, or erased, with all that is in it.
    Replaced {
        op: Op,
        inside: Vec<Op>,
        converter: Option<Arc<TypeConverter>>,
    },
    /// Uses of a value are to become those of what it is mapped to.
    ReplacedValue {
        value: Value,
        converter: Option<Arc<TypeConverter>>,
    },
    BlockCreated(Block),
    BlockMoved(Block),
    /// It is empty, and in no region any more.
    BlockErased(Block),
    /// A cast was made, for which these values are mapped to its results.
    Cast {
        op: Op,
        mapped: Vec<Value>,
    },
    /// Nothing that anybody hears of.
    Other,
}

/// A step, and what was there before it.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) id: BodyId,
    before: UndoMark,
    pub(super) step: Step,
}

/// All that is remembered while IR is converted.
#[derive(Debug)]
pub(super) struct State {
    /// By body.
    pub(super) logs: Vec<UndoLog>,
    pub(super) steps: Vec<Entry>,
    /// What a value was replaced by, or cast to. There are two maps as most values stand alone.
    mapping: FxHashMap<(BodyId, Value), Vec<Value>>,
    mapping_of_several: FxHashMap<(BodyId, Vec<Value>), Vec<Value>>,
    /// How often a value is what others are mapped to.
    mapped_to: FxHashMap<(BodyId, Value), u32>,
    /// What is replaced or erased, with all that is in it in the same body.
    gone: FxHashSet<(BodyId, Op)>,
    /// What is in an operation in which everything may stay.
    pub(super) ignored: FxHashSet<(BodyId, Op)>,
    pub(super) casts: Vec<Cast>,
    /// The casts by their operations.
    pub(super) cast_ops: FxHashSet<(BodyId, Op)>,
    /// Whether casts say what they are for.
    pub(super) mark_casts: bool,
    /// The body that a compiled pattern works in, and its type converter.
    pub(super) at: BodyId,
    pub(super) converter: Option<Arc<TypeConverter>>,
    /// Uses that a compiled pattern wants to be replaced.
    replacing: Vec<(Value, Value)>,
    /// What it must not do and has asked for.
    pub(super) refused: Option<Refused>,
}

impl Default for State {
    fn default() -> Self {
        Self {
            logs: Vec::new(),
            steps: Vec::new(),
            mapping: FxHashMap::default(),
            mapping_of_several: FxHashMap::default(),
            mapped_to: FxHashMap::default(),
            gone: FxHashSet::default(),
            ignored: FxHashSet::default(),
            casts: Vec::new(),
            cast_ops: FxHashSet::default(),
            mark_casts: false,
            at: TOP,
            converter: None,
            replacing: Vec::new(),
            refused: None,
        }
    }
}

impl State {
    /// For this IR, nothing done.
    pub(super) fn new(ir: &Ir, mark_casts: bool) -> Self {
        Self { logs: ir.bodies().iter().map(|_| UndoLog::new()).collect(), mark_casts, ..Self::default() }
    }

    /// Is an operation replaced or erased, by itself or with what it is in?
    pub(super) fn is_gone(&self, ir: &Ir, id: BodyId, op: Op) -> bool {
        if self.gone.is_empty() {
            return false;
        }
        let mut at = Some((id, op));
        while let Some(place) = at {
            if self.gone.contains(&place) {
                return true;
            }
            // What is in the same body was marked with it.
            at = ir.body(place.0).owner();
        }
        false
    }

    // ---- changes

    /// Makes a change that can be undone.
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
                self.steps.push(Entry { id, before, step });
                Ok(value)
            }
            Err(error) => {
                log.undo(body, before);
                Err(error.into())
            }
        }
    }

    fn push(&mut self, id: BodyId, step: Step) {
        self.steps.push(Entry { id, before: self.logs[id.index()].mark(), step });
    }

    /// An operation is to be replaced, result by result. A result without values stays what it is for those
    /// that use it, until it is known whether anything that stays does.
    pub(super) fn replace(
        &mut self,
        id: BodyId,
        body: &Body,
        op: Op,
        values: Vec<Vec<Value>>,
        converter: Option<Arc<TypeConverter>>,
    ) -> Result<(), Refused> {
        if self.gone.contains(&(id, op)) {
            return Err(Refused("the operation is replaced or erased already".into()));
        }
        if values.iter().any(|values| self.lead_to(id, values, |value| body.def_op(value) == Some(op))) {
            return Err(Refused("the operation is replaced by a result of its own".into()));
        }
        let mut inside = Vec::new();
        if body.has_regions(op) {
            body.walk_into(op, false, &mut inside);
            inside.retain(|inner| *inner != op && !self.gone.contains(&(id, *inner)));
        }
        for (result, values) in body.results(op).zip(values) {
            self.map(id, &[result], values);
        }
        self.gone.insert((id, op));
        self.gone.extend(inside.iter().map(|op| (id, *op)));
        self.push(id, Step::Replaced { op, inside, converter });
        Ok(())
    }

    /// Uses of a value are to become uses of others.
    pub(super) fn replace_value(
        &mut self,
        id: BodyId,
        value: Value,
        by: Vec<Value>,
        converter: Option<Arc<TypeConverter>>,
    ) -> Result<(), Refused> {
        if self.lead_to(id, &by, |other| other == value) {
            return Err(Refused("the value is replaced by itself".into()));
        }
        self.map(id, &[value], by);
        self.push(id, Step::ReplacedValue { value, converter });
        Ok(())
    }

    /// Does any of these values, or of those that stand for them, belong to what is to be replaced by them?
    /// Nothing would stand for that in the end.
    fn lead_to(&self, id: BodyId, values: &[Value], own: impl Fn(Value) -> bool) -> bool {
        let (mut work, mut seen) = (values.to_vec(), FxHashSet::default());
        while let Some(value) = work.pop() {
            if own(value) {
                return true;
            }
            if let Some(next) = self.mapping.get(&(id, value))
                && seen.insert(value)
            {
                work.extend(next);
            }
        }
        false
    }

    /// Takes back all steps but the first ones.
    pub(super) fn undo(&mut self, ir: &mut Ir, to: usize) {
        while self.steps.len() > to
            && let Some(Entry { id, before, step }) = self.steps.pop()
        {
            match step {
                Step::Replaced { op, inside, .. } => {
                    for result in ir.body(id).results(op) {
                        self.unmap(id, &[result]);
                    }
                    self.gone.remove(&(id, op));
                    for op in inside {
                        self.gone.remove(&(id, op));
                    }
                }
                Step::ReplacedValue { value, .. } => self.unmap(id, &[value]),
                Step::Cast { op, mapped } => {
                    self.unmap(id, &mapped);
                    self.cast_ops.remove(&(id, op));
                    self.casts.pop();
                }
                _ => {}
            }
            self.logs[id.index()].undo(ir.body_mut(id), before);
        }
    }

    /// What was modified since a step, then what was created.
    pub(super) fn made_since(&self, start: usize) -> Vec<(BodyId, Op)> {
        let (mut all, mut seen) = (Vec::new(), FxHashSet::default());
        let steps = &self.steps[start..];
        let modified = steps.iter().filter_map(|entry| match entry.step {
            Step::Modified(op) => Some((entry.id, op)),
            _ => None,
        });
        let created = steps.iter().filter_map(|entry| match entry.step {
            Step::Created(op) => Some((entry.id, op)),
            _ => None,
        });
        for op in modified.chain(created) {
            if seen.insert(op) {
                all.push(op);
            }
        }
        all
    }

    // ---- values

    /// These values are what others stand for from now on. Without others nothing changes.
    pub(super) fn map(&mut self, id: BodyId, from: &[Value], to: Vec<Value>) {
        if to.is_empty() || from.is_empty() {
            return;
        }
        for value in &to {
            *self.mapped_to.entry((id, *value)).or_insert(0) += 1;
        }
        match from {
            [one] => self.mapping.insert((id, *one), to),
            several => self.mapping_of_several.insert((id, several.to_vec()), to),
        };
    }

    fn unmap(&mut self, id: BodyId, from: &[Value]) {
        let old = match from {
            [one] => self.mapping.remove(&(id, *one)),
            several => self.mapping_of_several.remove(&(id, several.to_vec())),
        };
        for value in old.into_iter().flatten() {
            if let Some(count) = self.mapped_to.get_mut(&(id, value)) {
                *count = count.saturating_sub(1);
            }
        }
    }

    /// Does a value stand for another one?
    pub(super) fn stands_for_another(&self, id: BodyId, value: Value) -> bool {
        self.mapped_to.get(&(id, value)).is_some_and(|count| *count > 0)
    }

    /// What stands for values that stand together, if anything does: each by itself, or else all at once.
    fn next(&self, id: BodyId, values: &[Value]) -> Option<Vec<Value>> {
        if let [one] = values {
            return self.mapping.get(&(id, *one)).cloned();
        }
        let of = |value: &Value| self.mapping.get(&(id, *value));
        if values.iter().any(|value| of(value).is_some()) {
            let one = |value: &Value| of(value).map_or_else(|| vec![*value], Clone::clone);
            return Some(values.iter().flat_map(one).collect());
        }
        self.mapping_of_several.get(&(id, values.to_vec())).cloned()
    }

    /// Are these the results of a cast that has operands?
    fn are_cast(&self, id: BodyId, body: &Body, values: &[Value]) -> bool {
        let Some(op) = values.first().and_then(|value| body.def_op(*value)) else { return false };
        self.cast_ops.contains(&(id, op))
            && body.num_operands(op) > 0
            && body.results(op).eq(values.iter().copied())
    }

    /// What stands for a value now: itself, if it has not been replaced. Casts do not count.
    pub(super) fn latest(&self, id: BodyId, body: &Body, value: Value) -> Vec<Value> {
        let (mut now, mut latest) = (vec![value], vec![value]);
        while let Some(next) = self.next(id, &now) {
            if !self.are_cast(id, body, &next) {
                latest.clone_from(&next);
            }
            now = next;
        }
        latest
    }

    /// The same, but that casts count: what is cast once more was cast for whoever comes later.
    pub(super) fn latest_cast(&self, id: BodyId, value: Value) -> Vec<Value> {
        let mut now = vec![value];
        while let Some(next) = self.next(id, &now) {
            now = next;
        }
        now
    }

    /// The last of those that have stood for a value, itself among them, that has these types.
    pub(super) fn of_types(
        &self,
        id: BodyId,
        body: &Body,
        value: Value,
        types: &[Type],
    ) -> Option<Vec<Value>> {
        let fits = |values: &[Value]| values.iter().map(|v| body.value_type(*v)).eq(types.iter().copied());
        let (mut now, mut found) = (vec![value], None);
        loop {
            if fits(&now) {
                found = Some(now.clone());
            }
            match self.next(id, &now) {
                Some(next) => now = next,
                None => return found,
            }
        }
    }

    /// Ends what a compiled pattern has asked for: uses that are to be replaced without their operation.
    pub(super) fn finish_compiled(&mut self) -> Option<Refused> {
        let id = self.at;
        for (from, to) in std::mem::take(&mut self.replacing) {
            let converter = self.converter.clone();
            if let Err(why) = self.replace_value(id, from, vec![to], converter) {
                self.refused.get_or_insert(why);
            }
        }
        self.refused.take()
    }
}

/// Compiled patterns make their changes through the state.
impl Changes for State {
    fn change(&mut self, body: &mut Body, make: &mut dyn FnMut(&mut Recorder<'_>) -> Option<Change>) {
        let id = self.at;
        let done = State::change(self, id, body, |recorder| {
            let step = match make(recorder) {
                Some(Change::Created(op)) => Step::Created(op),
                Some(Change::Moved(op)) => Step::Moved(op),
                Some(Change::Modified(op)) => Step::Modified(op),
                Some(Change::Other) | None => Step::Other,
            };
            Ok((step, ()))
        });
        debug_assert!(done.is_ok(), "whoever makes the change hears of errors");
    }

    fn replace_uses(&mut self, _: &mut Body, from: Value, to: Value) {
        self.replacing.push((from, to));
    }

    fn erase(&mut self, body: &mut Body, op: Op) -> bool {
        let id = self.at;
        let values = body.results(op).map(|result| {
            let to = self.replacing.iter().find(|(from, _)| *from == result);
            to.map(|(_, to)| *to).into_iter().collect()
        });
        let values = values.collect();
        self.replacing.retain(|(from, _)| body.def_op(*from) != Some(op));
        let converter = self.converter.clone();
        match self.replace(id, body, op, values, converter) {
            Ok(()) => true,
            Err(why) => {
                self.refused.get_or_insert(why);
                false
            }
        }
    }

    fn is_gone(&self, op: Op) -> bool {
        self.gone.contains(&(self.at, op))
    }

    fn as_any(&mut self) -> &mut dyn Any {
        self
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}
