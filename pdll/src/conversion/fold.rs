//! Folding in conversions: operations become what they compute.

use super::driver::Driver;
use super::history::Step;
use super::rewriter::{ConversionRewriter, Place, Refused};
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
pub trait Folder: Sync {
    /// What an operation folds to. Constants are created through the rewriter, in front of the operation;
    /// nothing else is changed.
    fn fold(&self, op: Op, rewriter: &mut ConversionRewriter<'_, '_>) -> Folded;
}

/// What came of folding.
enum Tried {
    /// It folds to nothing, or to what cannot be made legal.
    Nothing,
    /// The operation was changed where it stands.
    InPlace,
    /// It is replaced by what is legal.
    Legal,
}

impl Driver<'_> {
    /// Folds an operation, and makes legal what comes of it. Otherwise nothing is changed but the order of
    /// its uses: they become the newest, as MLIR's do when it sets the operands back after it has tried. What
    /// was folded in place stays so, legal or not, for it does the same as before.
    pub(super) fn fold(&mut self, id: BodyId, op: Op) -> bool {
        let Some(folder) = self.plan.folder else {
            self.renew_uses(id, op);
            return false;
        };
        let start = self.state.history.steps.len();
        match self.try_fold(folder, id, op, start) {
            Ok(Tried::Legal) => true,
            Ok(Tried::InPlace) => self.legalize_again(id, op),
            Ok(Tried::Nothing) | Err(_) => {
                self.undo(start);
                self.renew_uses(id, op);
                false
            }
        }
    }

    fn try_fold(&mut self, folder: &dyn Folder, id: BodyId, op: Op, start: usize) -> Result<Tried, Refused> {
        // What is made for it comes after the operation itself, which is told as modified.
        self.change(id, |_| Ok((Step::Modified(op), ())))?;
        let place = Place::Before(op);
        let mut rewriter = ConversionRewriter { driver: self, id, place, root: op, converter: None };
        match folder.fold(op, &mut rewriter) {
            Folded::No => Ok(Tried::Nothing),
            Folded::InPlace(attrs) => {
                self.change(id, |recorder| {
                    recorder.set_attrs(op, attrs);
                    Ok((Step::Other, ()))
                })?;
                Ok(Tried::InPlace)
            }
            Folded::To(values) => {
                if values.len() != self.ir.body(id).num_results(op) {
                    return Err(Refused("it folds to another number of values".into()));
                }
                let mut made = Vec::new();
                self.state.made_since(start, &mut made);
                self.replace(id, op, |i| std::slice::from_ref(&values[i]), None)?;
                let legal = made.into_iter().all(|(id, op)| self.legalize(id, op));
                Ok(if legal { Tried::Legal } else { Tried::Nothing })
            }
        }
    }

    /// This is no step: it stays if what comes next is taken back.
    #[inline]
    fn renew_uses(&mut self, id: BodyId, op: Op) {
        self.state.logs[id.index()].record(self.ir.body_mut(id)).renew_uses(op);
    }
}
