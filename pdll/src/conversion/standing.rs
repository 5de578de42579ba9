//! What stands for which value, and what has become of operations: tables by cell, so that neither costs more
//! than a load.

use pdll_ir::{Body, BodyId, Op, Type, Value};
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// In [`Table::to`]: no value has these numbers.
const NOTHING: Value = Value::from_raw(u32::MAX);
/// Several values stand for it: those of [`Standing::several`].
const SEVERAL: Value = Value::from_raw(u32::MAX - 1);

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

/// What is known of a body.
#[derive(Clone, Debug, Default)]
struct Table {
    /// By cell of a value: what it was replaced by, or cast to.
    to: Vec<Value>,
    /// By cell of a value: how often it is what others are mapped to.
    stands_for: Vec<u32>,
    /// By operation.
    marks: Vec<u8>,
}

/// The entry of a table that is made longer where it is too short.
#[inline(always)]
fn entry<T: Copy>(table: &mut Vec<T>, at: usize, empty: T) -> &mut T {
    #[cold]
    fn grow<T: Copy>(table: &mut Vec<T>, at: usize, empty: T) {
        // Some more, so that this is not asked for again at each new operation.
        table.resize(at + at / 8 + 64, empty);
    }
    if table.len() <= at {
        grow(table, at, empty);
    }
    &mut table[at]
}

/// What stands for which value, and marks of operations.
#[derive(Debug, Default)]
pub(super) struct Standing {
    /// By body.
    tables: Vec<Table>,
    /// What several values stand for.
    several: FxHashMap<(BodyId, Value), Vec<Value>>,
    /// What values that stand together were cast to.
    of_several: FxHashMap<(BodyId, Vec<Value>), Vec<Value>>,
}

impl Standing {
    /// For this many bodies.
    pub(super) fn new(bodies: usize) -> Self {
        Self { tables: vec![Table::default(); bodies], ..Self::default() }
    }

    // ---- operations

    #[inline]
    pub(super) fn mark(&mut self, id: BodyId, op: Op, mark: Mark) {
        *entry(&mut self.tables[id.index()].marks, op.index(), 0) |= mark as u8;
    }

    pub(super) fn unmark(&mut self, id: BodyId, op: Op, mark: Mark) {
        if let Some(marks) = self.tables[id.index()].marks.get_mut(op.index()) {
            *marks &= !(mark as u8);
        }
    }

    #[inline]
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

    /// This value is what another one stands for from now on.
    #[inline]
    pub(super) fn map_one(&mut self, id: BodyId, from: Value, to: Value) {
        let table = &mut self.tables[id.index()];
        *entry(&mut table.stands_for, to.cell(), 0) += 1;
        *entry(&mut table.to, from.cell(), NOTHING) = to;
    }

    /// These values are what others stand for from now on. Without others nothing changes.
    pub(super) fn map(&mut self, id: BodyId, from: &[Value], to: &[Value]) {
        match (from, to) {
            (_, []) | ([], _) => {}
            ([from], [to]) => self.map_one(id, *from, *to),
            ([from], several) => {
                self.stand_for_more(id, several);
                *entry(&mut self.tables[id.index()].to, from.cell(), NOTHING) = SEVERAL;
                self.several.insert((id, *from), several.to_vec());
            }
            (from, to) => {
                self.stand_for_more(id, to);
                self.of_several.insert((id, from.to_vec()), to.to_vec());
            }
        }
    }

    fn stand_for_more(&mut self, id: BodyId, values: &[Value]) {
        let counts = &mut self.tables[id.index()].stands_for;
        values.iter().for_each(|value| *entry(counts, value.cell(), 0) += 1);
    }

    /// Takes back [`Self::map`]; the last one first.
    pub(super) fn unmap(&mut self, id: BodyId, from: &[Value]) {
        match from {
            [one] => {
                let Some(to) = self.tables[id.index()].to.get_mut(one.cell()) else { return };
                match std::mem::replace(to, NOTHING) {
                    NOTHING => {}
                    SEVERAL => {
                        let values = self.several.remove(&(id, *one));
                        values.into_iter().flatten().for_each(|to| self.stand_for_less(id, to));
                    }
                    to => self.stand_for_less(id, to),
                }
            }
            [] => {}
            several => {
                let values = self.of_several.remove(&(id, several.to_vec()));
                values.into_iter().flatten().for_each(|to| self.stand_for_less(id, to));
            }
        }
    }

    fn stand_for_less(&mut self, id: BodyId, value: Value) {
        if let Some(count) = self.tables[id.index()].stands_for.get_mut(value.cell()) {
            *count = count.saturating_sub(1);
        }
    }

    /// Does a value stand for another one?
    #[inline]
    pub(super) fn stands_for_another(&self, id: BodyId, value: Value) -> bool {
        self.tables[id.index()].stands_for.get(value.cell()).is_some_and(|count| *count > 0)
    }

    /// What a value was replaced by, or cast to.
    #[inline]
    fn of_one(&self, id: BodyId, value: Value) -> Option<&[Value]> {
        match self.tables[id.index()].to.get(value.cell())? {
            &NOTHING => None,
            &SEVERAL => self.several.get(&(id, value)).map(|values| &values[..]),
            one => Some(std::slice::from_ref(one)),
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
    #[inline]
    pub(super) fn of_type(&self, id: BodyId, body: &Body, value: Value, ty: Type) -> Option<Option<Value>> {
        let table = &self.tables[id.index()].to;
        let (mut now, mut found) = (value, None);
        loop {
            if body.value_type(now) == ty {
                found = Some(now);
            }
            match table.get(now.cell()) {
                None | Some(&NOTHING) => return Some(found),
                Some(&SEVERAL) => return None,
                Some(&next) => now = next,
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
    #[inline]
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
