//! What patterns change IR with while it is converted.

use super::driver::{Driver, Step};
use super::types::CAST;
use pdll_ir::{Attrs, Body, BodyId, Context, CreateError, Ir, Name, Op, OpSpec, Type, Value};
use pdll_vm::NoMatch;

/// Changes IR for a conversion pattern.
///
/// What is created and what is modified in place is so at once; an operation that is replaced or erased stays
/// where it is until the conversion has succeeded, and its users keep its results until then. All of it is
/// undone if the pattern fails, or if what it made cannot be legalized.
pub struct ConversionRewriter<'d, 'c> {
    pub(super) driver: &'d mut Driver<'c>,
    pub(super) id: BodyId,
    /// What is created goes in front of it.
    pub(super) anchor: Op,
}

impl std::fmt::Debug for ConversionRewriter<'_, '_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ConversionRewriter").field("body", &self.id).field("anchor", &self.anchor).finish()
    }
}

impl From<CreateError> for Refused {
    fn from(error: CreateError) -> Self {
        Self(error.to_string())
    }
}

/// Why a change is not made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused(pub(super) String);

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Refused {}

impl From<Refused> for NoMatch {
    fn from(refused: Refused) -> Self {
        refused.0.into()
    }
}

impl ConversionRewriter<'_, '_> {
    /// The context, where types and attributes are made.
    pub fn ctx(&mut self) -> &mut Context {
        self.driver.ctx
    }

    /// The IR.
    #[must_use]
    pub fn ir(&self) -> &Ir {
        self.driver.ir
    }

    /// The body that the pattern works in.
    #[must_use]
    pub fn body(&self) -> &Body {
        self.driver.ir.body(self.id)
    }

    /// The number of that body.
    #[must_use]
    pub fn body_id(&self) -> BodyId {
        self.id
    }

    /// The name of an operation.
    #[must_use]
    pub fn name(&self, op: Op) -> Name {
        self.driver.ctx.shape_data(self.body().shape(op)).name
    }

    /// What is created from now on goes in front of this operation.
    pub fn set_anchor(&mut self, op: Op) {
        self.anchor = op;
    }

    /// Creates an operation with the location of the anchor.
    ///
    /// # Errors
    /// There are too many operands or results, or the body is full.
    pub fn create(
        &mut self,
        name: &str,
        operands: &[Value],
        results: &[Type],
        attrs: Attrs,
    ) -> Result<Op, Refused> {
        let name = self.driver.ctx.name(name);
        let shape = self.driver.ctx.op_shape(name, operands.len(), results.len());
        let loc = self.body().loc(self.anchor);
        let (id, anchor) = (self.id, self.anchor);
        let spec = OpSpec { shape, operands, results, attrs, loc };
        self.driver.change(id, |recorder| {
            let op = recorder.create(&spec)?;
            recorder.place_before(op, anchor);
            Ok((Step::Created(op), op))
        })
    }

    /// Says that an operation is replaced: each result by these values, one, none or several.
    ///
    /// # Errors
    /// It is replaced or erased already, or the number of its results is another.
    pub fn replace_multiple(&mut self, op: Op, values: Vec<Vec<Value>>) -> Result<(), Refused> {
        if values.len() != self.body().num_results(op) {
            return Err(Refused(format!(
                "{} results are to be replaced by {}",
                self.body().num_results(op),
                values.len()
            )));
        }
        self.driver.replace(self.id, op, values)
    }

    /// Says that an operation is replaced: each result by one value, which may be of another type.
    ///
    /// # Errors
    /// As [`Self::replace_multiple`].
    pub fn replace(&mut self, op: Op, values: &[Value]) -> Result<(), Refused> {
        self.replace_multiple(op, values.iter().map(|value| vec![*value]).collect())
    }

    /// Says that an operation is replaced by another one's results.
    ///
    /// # Errors
    /// As [`Self::replace_multiple`].
    pub fn replace_with_op(&mut self, op: Op, with: Op) -> Result<(), Refused> {
        let values: Vec<Value> = self.body().results(with).collect();
        self.replace(op, &values)
    }

    /// Says that an operation is erased. If anything that stays uses it, the conversion fails.
    ///
    /// # Errors
    /// It is replaced or erased already.
    pub fn erase(&mut self, op: Op) -> Result<(), Refused> {
        let none = vec![Vec::new(); self.body().num_results(op)];
        self.driver.replace(self.id, op, none)
    }

    /// Sets attributes of an operation.
    pub fn set_attrs(&mut self, op: Op, attrs: Attrs) {
        let changed = self.driver.change(self.id, |recorder| {
            recorder.set_attrs(op, attrs);
            Ok((Step::Modified(op), ()))
        });
        debug_assert!(changed.is_ok(), "setting attributes is never refused");
    }

    /// Sets an operand of an operation, which must exist.
    pub fn set_operand(&mut self, op: Op, index: usize, value: Value) {
        let changed = self.driver.change(self.id, |recorder| {
            recorder.set_operand(op, index, value);
            Ok((Step::Modified(op), ()))
        });
        debug_assert!(changed.is_ok(), "setting an operand is never refused");
    }

    /// Sets the type of a result or block argument; `op` is the operation that it belongs to.
    pub fn set_type(&mut self, op: Op, value: Value, ty: Type) {
        let changed = self.driver.change(self.id, |recorder| {
            recorder.set_value_type(value, ty);
            Ok((Step::Modified(op), ()))
        });
        debug_assert!(changed.is_ok(), "setting a type is never refused");
    }

    /// What stands for a value now: itself, if it has not been replaced.
    #[must_use]
    pub fn remapped(&self, value: Value) -> Vec<Value> {
        self.driver.latest(self.id, value)
    }

    /// Legalizes an operation of this body at once.
    pub fn legalize(&mut self, op: Op) -> bool {
        self.driver.legalize(self.id, op)
    }

    /// A cast of values to these types, in front of the anchor.
    pub(super) fn cast(&mut self, values: &[Value], types: &[Type]) -> Result<Op, Refused> {
        let none = self.driver.ctx.discardable(&[]);
        self.create(CAST, values, types, none)
    }
}
