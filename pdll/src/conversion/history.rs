//! What a conversion has done, step by step, so that it can be told and taken back.

use super::casts::Cast;
use super::converters::ConverterId;
use pdll_ir::{Block, BodyId, Op, TOP, UndoMark, Value};

/// Something that was done.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    Created(Op),
    Moved(Op),
    Modified(Op),
    /// Is to be replaced, or erased, with all that is in it: so many of [`History::inside`].
    Replaced {
        op: Op,
        inside: u32,
        converter: Option<ConverterId>,
    },
    /// Uses of a value are to become those of what it is mapped to.
    ReplacedValue {
        value: Value,
        converter: Option<ConverterId>,
    },
    BlockCreated(Block),
    BlockMoved(Block),
    /// It is in no region any more. What is in it is to be erased with it: so many of [`History::inside`].
    BlockErased {
        block: Block,
        inside: u32,
    },
    /// A cast was made, one of [`History::casts`], for which so many of [`History::cast_from`] are mapped to
    /// its results.
    Cast {
        op: Op,
        mapped: u32,
    },
    /// Nothing that anybody hears of.
    Other,
}

/// A step, and what was there before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) id: BodyId,
    pub(super) before: UndoMark,
    pub(super) step: Step,
}

impl Entry {
    /// Was something moved that is in another operation than the top one?
    pub(super) fn is_move_inside(&self) -> bool {
        self.id != TOP && matches!(self.step, Step::Moved(_) | Step::BlockMoved(_))
    }
}

/// The steps, and lists that they take their parts of, one after the other.
#[derive(Debug, Default)]
pub(super) struct History {
    pub(super) steps: Vec<Entry>,
    /// What was in what was replaced or erased.
    pub(super) inside: Vec<Op>,
    /// What was cast.
    pub(super) cast_from: Vec<Value>,
    pub(super) casts: Vec<Cast>,
}

impl Clone for History {
    fn clone(&self) -> Self {
        let mut new = Self::default();
        new.clone_from(self);
        new
    }

    /// A history that serves for one body after the other keeps its memory.
    fn clone_from(&mut self, source: &Self) {
        let Self { steps, inside, cast_from, casts } = source;
        self.steps.clone_from(steps);
        self.inside.clone_from(inside);
        self.cast_from.clone_from(cast_from);
        self.casts.clone_from(casts);
    }
}

impl History {
    /// What was done to each of so many bodies.
    pub(super) fn by_body(self, bodies: usize) -> Vec<Self> {
        let mut parts: Vec<Self> = (0..bodies).map(|_| Self::default()).collect();
        let (mut inside, mut cast_from) = (self.inside.into_iter(), self.cast_from.into_iter());
        let mut casts = self.casts.into_iter();
        for entry in self.steps {
            let part = &mut parts[entry.id.index()];
            match entry.step {
                Step::Replaced { inside: count, .. } | Step::BlockErased { inside: count, .. } => {
                    part.inside.extend(inside.by_ref().take(count as usize));
                }
                Step::Cast { mapped, .. } => {
                    part.cast_from.extend(cast_from.by_ref().take(mapped as usize));
                    part.casts.extend(casts.next());
                }
                _ => {}
            }
            part.steps.push(entry);
        }
        parts
    }

    /// Adds what was done after this.
    pub(super) fn append(&mut self, mut later: Self) {
        self.steps.append(&mut later.steps);
        self.inside.append(&mut later.inside);
        self.cast_from.append(&mut later.cast_from);
        self.casts.append(&mut later.casts);
    }
}
