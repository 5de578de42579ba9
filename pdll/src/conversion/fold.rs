//! Folding in conversions: operations become what they compute.

use super::driver::Driver;
use super::rewriter::{ConversionRewriter, Place, Refused};
use super::state::Step;
use pdll_ir::{Attrs, BodyId, Op, Value};

/// When operations that must go are folded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Folding {
    /// Before patterns are tried.
    #[default]
    BeforePatterns,
    /// If no pattern leads anywhere.
    AfterPatterns,
    /// Not at all.
    Never,
}

/// What an operation folds to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Folded {
    /// Nothing.
    No,
    /// It stays, with these attributes.
    InPlace(Attrs),
    /// It is replaced by these values. What was created for them must be legal, or become so.
    To(Vec<Value>),
}

/// Folds operations.
pub trait Folder {
    /// What an operation folds to. Constants are created through the rewriter, in front of the operation;
    /// nothing else is changed.
    fn fold(&self, op: Op, rewriter: &mut ConversionRewriter<'_, '_>) -> Folded;
}

impl Driver<'_> {
    /// Folds an operation, and makes legal what comes of it. Otherwise nothing is changed but the order of
    /// its uses: they become the newest, as MLIR's do when it sets the operands back after it has tried.
    pub(super) fn fold(&mut self, id: BodyId, op: Op) -> bool {
        let start = self.state.steps.len();
        match self.try_fold(id, op, start) {
            Ok(true) => true,
            Ok(false) | Err(_) => {
                self.undo(start);
                self.renew_uses(id, op);
                false
            }
        }
    }

    fn try_fold(&mut self, id: BodyId, op: Op, start: usize) -> Result<bool, Refused> {
        let Some(folder) = self.folder else { return Ok(false) };
        // What is made for it comes after the operation itself, which is told as modified.
        self.change(id, |_| Ok((Step::Modified(op), ())))?;
        let place = Place::Before(op);
        let mut rewriter = ConversionRewriter { driver: self, id, place, root: op, converter: None };
        match folder.fold(op, &mut rewriter) {
            Folded::No => Ok(false),
            Folded::InPlace(attrs) => {
                self.change(id, |recorder| {
                    recorder.set_attrs(op, attrs);
                    Ok((Step::Other, ()))
                })?;
                Ok(self.legalize_again(id, op))
            }
            Folded::To(values) => {
                let made = self.state.made_since(start);
                self.replace(id, op, values.into_iter().map(|value| vec![value]).collect(), None)?;
                Ok(made.into_iter().all(|(id, op)| self.legalize(id, op)))
            }
        }
    }

    fn renew_uses(&mut self, id: BodyId, op: Op) {
        let operands: Vec<Value> = self.ir.body(id).operands(op).collect();
        let renewed = self.change(id, |recorder| {
            operands.iter().enumerate().for_each(|(i, value)| recorder.set_operand(op, i, *value));
            Ok((Step::Other, ()))
        });
        debug_assert!(renewed.is_ok(), "setting an operand is never refused");
    }
}
