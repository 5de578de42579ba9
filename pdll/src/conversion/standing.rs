//! What stands for which value, and what has become of operations: tables by cell, so that neither costs more
//! than a load.

use pdll_ir::{Body, BodyId, Op, Type, Value};
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// In [`Table::to`]: no value has these numbers.
const NOTHING: Value = Value::from_raw(u32::MAX);
/// Several values stand for it: those of [`Table::several`].
const SEVERAL: Value = Value::from_raw(u32::MAX - 1);

/// In [`Table::stands_for`]: so often at least.
const OFTEN: u8 = u8::MAX;

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
#[derive(Debug, Default)]
pub(super) struct Table {
    /// By cell of a value: what it was replaced by, or cast to.
    to: Vec<Value>,
    /// By cell of a value: how often it is what others are mapped to, where that is not often.
    stands_for: Vec<u8>,
    /// By cell: how often beyond [`OFTEN`].
    stands_for_more: FxHashMap<usize, u32>,
    /// By operation.
    marks: Vec<u8>,
    /// What several values stand for.
    several: FxHashMap<Value, Vec<Value>>,
    /// What values that stand together were cast to.
    of_several: FxHashMap<Vec<Value>, Vec<Value>>,
}

impl Clone for Table {
    fn clone(&self) -> Self {
        let mut new = Self::default();
        new.clone_from(self);
        new
    }

    /// A table that serves for one body after the other keeps its memory.
    fn clone_from(&mut self, source: &Self) {
        let Self { to, stands_for, stands_for_more, marks, several, of_several } = source;
        self.to.clone_from(to);
        self.stands_for.clone_from(stands_for);
        self.stands_for_more.clone_from(stands_for_more);
        self.marks.clone_from(marks);
        self.several.clone_from(several);
        self.of_several.clone_from(of_several);
    }
}

/// As many entries and some more, so that a table is not made longer at each new operation.
fn with_more(entries: usize) -> usize {
    entries + entries / 8 + 64
}

/// The entry of a table that is made longer where it is too short.
#[inline(always)]
fn entry<T: Copy>(table: &mut Vec<T>, at: usize, empty: T) -> &mut T {
    #[cold]
    fn grow<T: Copy>(table: &mut Vec<T>, at: usize, empty: T) {
        table.resize(with_more(at), empty);
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
    pub(super) tables: Vec<Table>,
}

impl Table {
    /// A value stands for one more.
    #[inline]
    fn stand_for(&mut self, value: Value) {
        match entry(&mut self.stands_for, value.slot(), 0) {
            &mut OFTEN => *self.stands_for_more.entry(value.slot()).or_default() += 1,
            count => *count += 1,
        }
    }

    /// A value stands for one less.
    fn stand_for_less(&mut self, value: Value) {
        let more = self.stands_for_more.get_mut(&value.slot()).filter(|more| **more > 0);
        match (more, self.stands_for.get_mut(value.slot())) {
            (Some(more), _) => *more -= 1,
            (None, Some(count)) => *count = count.saturating_sub(1),
            (None, None) => {}
        }
    }
}

impl Standing {
    /// For this many bodies.
    pub(super) fn new(bodies: usize) -> Self {
        Self { tables: vec![Table::default(); bodies] }
    }

    /// Makes room for what is known when most operations of a body have become others.
    pub(super) fn reserve(&mut self, id: BodyId, body: &Body) {
        let (table, before) = (&mut self.tables[id.index()], with_more(body.slot_count()));
        table.to.reserve(before);
        table.marks.reserve(before);
        table.stands_for.reserve(with_more(2 * body.slot_count()));
    }

    // ---- operations

    #[inline]
    pub(super) fn mark(&mut self, id: BodyId, op: Op, mark: Mark) {
        *entry(&mut self.tables[id.index()].marks, op.slot(), 0) |= mark as u8;
    }

    pub(super) fn unmark(&mut self, id: BodyId, op: Op, mark: Mark) {
        if let Some(marks) = self.tables[id.index()].marks.get_mut(op.slot()) {
            *marks &= !(mark as u8);
        }
    }

    #[inline]
    pub(super) fn is_marked(&self, id: BodyId, op: Op, mark: Mark) -> bool {
        self.tables[id.index()].marks.get(op.slot()).is_some_and(|marks| marks & mark as u8 != 0)
    }

    /// An operation is no more; another one may get its handle.
    pub(super) fn forget(&mut self, id: BodyId, op: Op) {
        if let Some(marks) = self.tables[id.index()].marks.get_mut(op.slot()) {
            *marks = 0;
        }
    }

    // ---- values

    /// This value is what another one stands for from now on.
    #[inline]
    pub(super) fn map_one(&mut self, id: BodyId, from: Value, to: Value) {
        let table = &mut self.tables[id.index()];
        table.stand_for(to);
        *entry(&mut table.to, from.slot(), NOTHING) = to;
    }

    /// These values are what others stand for from now on. Without others nothing changes.
    pub(super) fn map(&mut self, id: BodyId, from: &[Value], to: &[Value]) {
        match (from, to) {
            (_, []) | ([], _) => {}
            ([from], [to]) => self.map_one(id, *from, *to),
            ([from], several) => {
                let table = &mut self.tables[id.index()];
                several.iter().for_each(|to| table.stand_for(*to));
                *entry(&mut table.to, from.slot(), NOTHING) = SEVERAL;
                table.several.insert(*from, several.to_vec());
            }
            (from, to) => {
                let table = &mut self.tables[id.index()];
                to.iter().for_each(|to| table.stand_for(*to));
                table.of_several.insert(from.to_vec(), to.to_vec());
            }
        }
    }

    /// Takes back [`Self::map`]; the last one first.
    pub(super) fn unmap(&mut self, id: BodyId, from: &[Value]) {
        let table = &mut self.tables[id.index()];
        match from {
            [one] => {
                let Some(to) = table.to.get_mut(one.slot()) else { return };
                match std::mem::replace(to, NOTHING) {
                    NOTHING => {}
                    SEVERAL => {
                        let values = table.several.remove(one);
                        values.into_iter().flatten().for_each(|to| table.stand_for_less(to));
                    }
                    to => table.stand_for_less(to),
                }
            }
            [] => {}
            several => {
                let values = table.of_several.remove(several);
                values.into_iter().flatten().for_each(|to| table.stand_for_less(to));
            }
        }
    }

    /// Does a value stand for another one?
    #[inline]
    pub(super) fn stands_for_another(&self, id: BodyId, value: Value) -> bool {
        self.tables[id.index()].stands_for.get(value.slot()).is_some_and(|count| *count > 0)
    }

    /// What a value was replaced by, or cast to.
    #[inline]
    fn of_one(&self, id: BodyId, value: Value) -> Option<&[Value]> {
        let table = &self.tables[id.index()];
        match table.to.get(value.slot())? {
            &NOTHING => None,
            &SEVERAL => table.several.get(&value).map(|values| &values[..]),
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
        self.tables[id.index()].of_several.get(values).map(|values| Cow::Borrowed(&values[..]))
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
            match table.get(now.slot()) {
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
