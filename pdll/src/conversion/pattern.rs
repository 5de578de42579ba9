//! Patterns of conversions.

use super::operands::Operands;
use super::rewriter::ConversionRewriter;
use super::types::TypeConverter;
use pdll_ir::Op;
use pdll_vm::{Matched, Root};
use std::fmt;
use std::sync::Arc;

type Function = dyn Fn(Op, Operands<'_>, &mut ConversionRewriter<'_, '_>) -> Matched + Send + Sync;

/// A pattern that converts operations.
///
/// It is given the operation and, for each of its operands, the values that stand for it: with a converter,
/// values of the types that the converter makes of the operand's type; without one, whatever replaced it.
#[derive(Clone)]
pub struct ConversionPattern {
    pub(super) name: String,
    pub(super) root: Root,
    pub(super) benefit: u16,
    pub(super) generated: Vec<String>,
    pub(super) labels: Vec<String>,
    /// It stands for a pattern for all operations that are alike in something else than their name.
    pub(super) is_one_of_many: bool,
    pub(super) recursion: bool,
    /// It looks at nothing outside of the isolated operation that its root is or is in.
    pub(super) is_isolated: bool,
    pub(super) converter: Option<Arc<TypeConverter>>,
    pub(super) function: Arc<Function>,
}

impl fmt::Debug for ConversionPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ConversionPattern")
            .field("name", &self.name)
            .field("root", &self.root)
            .field("benefit", &self.benefit)
            .finish_non_exhaustive()
    }
}

impl ConversionPattern {
    /// A pattern of benefit 1 with this name.
    pub fn new<F>(name: impl Into<String>, root: impl Into<Root>, function: F) -> Self
    where
        F: Fn(Op, Operands<'_>, &mut ConversionRewriter<'_, '_>) -> Matched + Send + Sync + 'static,
    {
        Self {
            name: name.into(),
            root: root.into(),
            benefit: 1,
            generated: Vec::new(),
            labels: Vec::new(),
            is_one_of_many: false,
            recursion: false,
            is_isolated: false,
            converter: None,
            function: Arc::new(function),
        }
    }

    /// Of patterns that lead to legal operations by as many steps, the one of highest benefit is tried first.
    #[must_use]
    pub fn with_benefit(mut self, benefit: u16) -> Self {
        self.benefit = benefit;
        self
    }

    /// The names of the operations that it creates. By them is known which patterns lead to legal ones.
    #[must_use]
    pub fn generates<S: Into<String>>(mut self, names: impl IntoIterator<Item = S>) -> Self {
        self.generated.extend(names.into_iter().map(Into::into));
        self
    }

    /// What it can be enabled and disabled by, beside its name.
    #[must_use]
    pub fn with_labels<S: Into<String>>(mut self, labels: impl IntoIterator<Item = S>) -> Self {
        self.labels.extend(labels.into_iter().map(Into::into));
        self
    }

    /// It may be applied to what it creates itself: it knows that this ends.
    #[must_use]
    pub fn with_recursion(mut self) -> Self {
        self.recursion = true;
        self
    }

    /// Its operands are converted by this converter.
    #[must_use]
    pub fn with_converter(mut self, converter: &Arc<TypeConverter>) -> Self {
        self.converter = Some(converter.clone());
        self
    }
}
