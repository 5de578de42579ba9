//! What stands for which value, and what has become of operations: tables by cell, so that neither costs more
//! than a load.

use pdll_ir::{Body, BodyId, Op, Type, Value};
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// What a value was replaced by, or cast to.
#[derive(Clone, Copy, Debug, Default)]
enum To {
    #[default]
    Nothing,
    One(Value),
    /// These of [`Standing::several`].
    Several(u32),
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    to: To,
    /// How often it is what others are mapped to.
    stands_for: u32,
}

/// Something that is known of an operation.
#[derive(Clone, Copy, Debug)]
pub(super) enum Mark {
    /// It is replaced or erased, or in the same body as one that is and in it.
    Gone = 1,
    /// It is in an operation in which everything may stay.
    Ignored = 2,
    /// It is a cast that the conversion made.
    Cast = 4,
}

#[derive(Clone, Debug, Default)]
struct Table {
    values: Vec<Slot>,
    marks: Vec<u8>,
}

/// What stands for which value, and marks of operations.
#[derive(Debug, Default)]
pub(super) struct Standing {
    /// By body.
    tables: Vec<Table>,
    several: Vec<Vec<Value>>,
    /// What values that stand together were cast to.
    of_several: FxHashMap<(BodyId, Vec<Value>), Vec<Value>>,
}

impl Standing {
    /// For this many bodies.
    pub(super) fn new(bodies: usize) -> Self {
        Self { tables: vec![Table::default(); bodies], ..Self::default() }
    }

    // ---- operations

    pub(super) fn mark(&mut self, id: BodyId, op: Op, mark: Mark) {
        let marks = &mut self.tables[id.index()].marks;
        if marks.len() <= op.index() {
            marks.resize(op.index() + 1, 0);
        }
        marks[op.index()] |= mark as u8;
    }

    pub(super) fn unmark(&mut self, id: BodyId, op: Op, mark: Mark) {
        if let Some(marks) = self.tables[id.index()].marks.get_mut(op.index()) {
            *marks &= !(mark as u8);
        }
    }

    pub(super) fn is_marked(&self, id: BodyId, op: Op, mark: Mark) -> bool {
        self.tables[id.index()].marks.get(op.index()).is_some_and(|marks| marks & mark as u8 != 0)
    }

    /// An operation is no more; another one may get its handle.
    pub(super) fn forget(&mut self, id: BodyId, op: Op) {
        if let Some(marks) = self.tables[id.index()].marks.get_mut(op.index()) {
            *marks = 0;
        }
    }

    // ---- values

    fn slot(&mut self, id: BodyId, value: Value) -> &mut Slot {
        let slots = &mut self.tables[id.index()].values;
        if slots.len() <= value.cell() {
            slots.resize(value.cell() + 1, Slot::default());
        }
        &mut slots[value.cell()]
    }

    /// These values are what others stand for from now on. Without others nothing changes.
    pub(super) fn map(&mut self, id: BodyId, from: &[Value], to: &[Value]) {
        if to.is_empty() || from.is_empty() {
            return;
        }
        for value in to {
            self.slot(id, *value).stands_for += 1;
        }
        match (from, to) {
            ([from], [to]) => self.slot(id, *from).to = To::One(*to),
            ([from], several) => {
                self.slot(id, *from).to = To::Several(self.several.len() as u32);
                self.several.push(several.to_vec());
            }
            (from, to) => drop(self.of_several.insert((id, from.to_vec()), to.to_vec())),
        }
    }

    /// Takes back [`Self::map`]; the last one first.
    pub(super) fn unmap(&mut self, id: BodyId, from: &[Value]) {
        match from {
            [one] => match std::mem::take(&mut self.slot(id, *one).to) {
                To::Nothing => {}
                To::One(to) => self.stands_for_less(id, to),
                To::Several(number) => {
                    let values = match number as usize + 1 == self.several.len() {
                        true => self.several.pop().unwrap_or_default(),
                        false => self.several[number as usize].clone(),
                    };
                    values.into_iter().for_each(|to| self.stands_for_less(id, to));
                }
            },
            [] => {}
            several => {
                let values = self.of_several.remove(&(id, several.to_vec()));
                values.into_iter().flatten().for_each(|to| self.stands_for_less(id, to));
            }
        }
    }

    fn stands_for_less(&mut self, id: BodyId, value: Value) {
        let count = &mut self.slot(id, value).stands_for;
        *count = count.saturating_sub(1);
    }

    /// Does a value stand for another one?
    pub(super) fn stands_for_another(&self, id: BodyId, value: Value) -> bool {
        self.tables[id.index()].values.get(value.cell()).is_some_and(|slot| slot.stands_for > 0)
    }

    /// What a value was replaced by, or cast to.
    fn of_one(&self, id: BodyId, value: Value) -> Option<&[Value]> {
        match &self.tables[id.index()].values.get(value.cell())?.to {
            To::Nothing => None,
            To::One(one) => Some(std::slice::from_ref(one)),
            To::Several(number) => Some(&self.several[*number as usize]),
        }
    }

    /// What stands for values that stand together, if anything does: each by itself, or else all at once.
    fn next(&self, id: BodyId, values: &[Value]) -> Option<Cow<'_, [Value]>> {
        if let [one] = values {
            return self.of_one(id, *one).map(Cow::Borrowed);
        }
        if values.iter().any(|value| self.of_one(id, *value).is_some()) {
            let one = |value| self.of_one(id, value).map_or_else(|| vec![value], <[Value]>::to_vec);
            return Some(values.iter().flat_map(|value| one(*value)).collect());
        }
        if self.of_several.is_empty() {
            return None;
        }
        self.of_several.get(&(id, values.to_vec())).map(|values| Cow::Borrowed(&values[..]))
    }

    /// Are these the results of a cast that has operands?
    fn are_cast(&self, id: BodyId, body: &Body, values: &[Value]) -> bool {
        let Some(op) = values.first().and_then(|value| body.def_op(*value)) else { return false };
        self.is_marked(id, op, Mark::Cast)
            && body.num_operands(op) > 0
            && body.results(op).eq(values.iter().copied())
    }

    /// What stands for a value now: itself, if it has not been replaced. Casts do not count.
    pub(super) fn latest<'a>(&'a self, id: BodyId, body: &Body, value: &'a Value) -> Cow<'a, [Value]> {
        let mut now = Cow::Borrowed(std::slice::from_ref(value));
        let mut latest = now.clone();
        while let Some(next) = self.next(id, &now) {
            if !self.are_cast(id, body, &next) {
                latest.clone_from(&next);
            }
            now = next;
        }
        latest
    }

    /// The same, but that casts count: what is cast once more was cast for whoever comes later.
    pub(super) fn latest_cast<'a>(&'a self, id: BodyId, value: &'a Value) -> Cow<'a, [Value]> {
        let mut now = Cow::Borrowed(std::slice::from_ref(value));
        while let Some(next) = self.next(id, &now) {
            now = next;
        }
        now
    }

    /// The last of those that have stood for a value, itself among them, that has this type; `None` if that
    /// takes looking at several values together ([`Self::of_types`]).
    pub(super) fn of_type(&self, id: BodyId, body: &Body, value: Value, ty: Type) -> Option<Option<Value>> {
        let slots = &self.tables[id.index()].values;
        let (mut now, mut found) = (value, None);
        loop {
            if body.value_type(now) == ty {
                found = Some(now);
            }
            match slots.get(now.cell()).map(|slot| slot.to) {
                None | Some(To::Nothing) => return Some(found),
                Some(To::One(next)) => now = next,
                Some(To::Several(_)) => return None,
            }
        }
    }

    /// The last of those that have stood for a value, itself among them, that has these types.
    pub(super) fn of_types<'a>(
        &'a self,
        id: BodyId,
        body: &Body,
        value: &'a Value,
        types: &[Type],
    ) -> Option<Cow<'a, [Value]>> {
        let fits = |values: &[Value]| values.iter().map(|v| body.value_type(*v)).eq(types.iter().copied());
        let (mut now, mut found) = (Cow::Borrowed(std::slice::from_ref(value)), None);
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

    /// Does any of these values, or of those that stand for them, belong to what is to be replaced by them?
    /// Nothing would stand for that in the end.
    pub(super) fn lead_to(&self, id: BodyId, values: &[Value], own: impl Fn(Value) -> bool) -> bool {
        if values.iter().all(|value| !own(*value) && self.of_one(id, *value).is_none()) {
            return false;
        }
        let (mut work, mut seen) = (values.to_vec(), rustc_hash::FxHashSet::default());
        while let Some(value) = work.pop() {
            if own(value) {
                return true;
            }
            if let Some(next) = self.of_one(id, value)
                && seen.insert(value)
            {
                work.extend(next);
            }
        }
        false
    }
}
