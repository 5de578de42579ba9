//! Changes that are made in another way than at once, as those of a dialect conversion, which may be undone.

use crate::{IrHost, Place};
use pdll_ir::{Block, Body, Context, CreateError, Op, OpSpec, Recorder, Value};
use std::any::Any;
use std::fmt::Debug;

/// What was done to a body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// An op was created, with all that is in it now.
    Created(Op),
    /// An op was moved.
    Moved(Op),
    /// An op was changed where it stands.
    Modified(Op),
    /// A block without ops was created.
    BlockCreated(Block),
    /// A block was moved.
    BlockMoved(Block),
    /// A block was taken out of its region. What is in it is to be erased too.
    BlockErased(Block),
    /// Blocks were created as copies of others, with all that is in them.
    CopiedBlocks(Vec<Block>),
    /// Something else.
    Other,
}

/// Makes the changes that an [`IrHost`] is asked for.
pub trait Changes: Any + Debug + Send {
    /// Calls `make`, which changes `body` through the recorder and says what it has done, if anything.
    fn change(&mut self, body: &mut Body, make: &mut dyn FnMut(&mut Recorder<'_>) -> Option<Change>);
    /// Creates an op at a place.
    ///
    /// # Errors
    /// It does not fit.
    fn create(&mut self, body: &mut Body, spec: &OpSpec<'_>, place: Place) -> Result<Op, CreateError>;
    /// An op is to be erased, and its results, as many as there are values, are to be replaced by them.
    fn replace(&mut self, body: &mut Body, op: Op, values: &[Value]);
    /// Uses of `from` are to become uses of `to`.
    fn replace_uses(&mut self, body: &mut Body, from: Value, to: Value);
    /// An op is to be erased; whether it can be.
    fn erase(&mut self, body: &mut Body, op: Op) -> bool;
    /// Whether an op is to be erased, or is in one that is.
    fn is_gone(&self, op: Op) -> bool;
    /// For whoever knows what this is.
    fn as_any(&mut self) -> &mut dyn Any;
    /// The same, to be given back.
    fn into_any(self: Box<Self>) -> Box<dyn Any>;
}

impl IrHost {
    /// From here on changes go through `changes`, or are made at once. Gives back what they went through
    /// before.
    pub fn set_changes(&mut self, changes: Option<Box<dyn Changes>>) -> Option<Box<dyn Changes>> {
        std::mem::replace(&mut self.changes, changes)
    }

    /// What changes go through, if they are not made at once, with what they are made to.
    pub fn parts(&mut self) -> (Option<&mut dyn Changes>, &mut Context, &mut Body) {
        (self.changes.as_deref_mut(), &mut self.ctx, &mut self.body)
    }

    /// Makes a change through [`Changes`]; `None` if there is none.
    pub(crate) fn record<R>(
        &mut self,
        make: impl FnOnce(&mut Recorder<'_>) -> (Option<Change>, R),
    ) -> Option<R> {
        let changes = self.changes.as_mut()?;
        let (mut make, mut result) = (Some(make), None);
        changes.change(&mut self.body, &mut |recorder| {
            let (change, made) = make.take()?(recorder);
            result = Some(made);
            change
        });
        result
    }

    /// Creates an op at the place where ops are created.
    #[inline]
    pub(crate) fn create_placed(body: &mut Body, place: Place, spec: &OpSpec<'_>) -> Result<Op, CreateError> {
        let op = body.try_create(spec)?;
        match place {
            Place::Before(anchor) => body.insert_before(op, anchor),
            Place::End(block) => body.append(block, op),
            Place::Nowhere => {}
        }
        Ok(op)
    }
}
