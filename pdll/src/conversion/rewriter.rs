//! What patterns change IR with while it is converted.

use super::converters::ConverterId;
use super::driver::Driver;
use super::history::Step;
use super::operands::OperandBuffer;
use super::types::TypeConverter;
use pdll_ir::{
    Attrs, Block, Body, BodyId, Context, CreateError, Ir, Name, Op, OpSpec, OpView, Recorder, Region, Type,
    Value,
};
use pdll_vm::NoMatch;
use std::sync::Arc;

/// Where operations are put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In front of an operation.
    Before(Op),
    /// At the end of a block.
    End(Block),
}

impl Place {
    /// The start of a block.
    #[must_use]
    pub fn start(body: &Body, block: Block) -> Self {
        body.first_op(block).map_or(Self::End(block), Self::Before)
    }

    pub(super) fn create(self, recorder: &mut Recorder<'_>, spec: &OpSpec<'_>) -> Result<Op, CreateError> {
        match self {
            Self::Before(anchor) => recorder.create_before(anchor, spec),
            Self::End(block) => recorder.create_at_end(block, spec),
        }
    }

    /// The block that the place is in.
    pub(super) fn block(self, body: &Body) -> Option<Block> {
        match self {
            Self::Before(anchor) => body.block(anchor),
            Self::End(block) => Some(block),
        }
    }

    pub(super) fn put(self, recorder: &mut Recorder<'_>, op: Op) {
        match self {
            Self::Before(anchor) => recorder.place_before(op, anchor),
            Self::End(block) => recorder.place_at_end(op, block),
        }
    }
}

/// Changes IR for a conversion pattern.
///
/// What is created and what is modified in place is so at once; an operation that is replaced or erased stays
/// where it is until the conversion has succeeded, and its users keep its results until then. All of it is
/// undone if the pattern fails, or if what it made cannot be legalized.
pub struct ConversionRewriter<'d, 'c> {
    pub(super) driver: &'d mut Driver<'c>,
    pub(super) id: BodyId,
    /// What is created goes there.
    pub(super) place: Place,
    /// What the pattern is applied to.
    pub(super) root: Op,
    /// The converter of the pattern.
    pub(super) converter: Option<ConverterId>,
}

impl std::fmt::Debug for ConversionRewriter<'_, '_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ConversionRewriter").field("body", &self.id).field("place", &self.place).finish()
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
        &mut self.driver.host.ctx
    }

    /// The context, where types and attributes are made, and the body that the pattern works in.
    pub fn parts(&mut self) -> (&mut Context, &Body) {
        (&mut self.driver.host.ctx, self.driver.ir.body(self.id))
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

    /// The operation that the pattern is applied to.
    #[must_use]
    pub fn root(&self) -> Op {
        self.root
    }

    /// The type converter of the pattern.
    #[must_use]
    pub fn converter(&self) -> Option<&Arc<TypeConverter>> {
        self.converter.map(|converter| self.driver.state.converters.get(converter))
    }

    /// The types that the converter of the pattern makes of a type; `None` if it cannot be converted, or
    /// there is no converter. Rules are asked about a type once in a conversion.
    pub fn convert_types(&mut self, ty: Type) -> Option<&[Type]> {
        self.driver.state.converters.convert(self.converter?, &mut self.driver.host.ctx, ty)
    }

    /// The one type that the converter of the pattern makes of a type; `None` if it makes none or several.
    pub fn convert_type(&mut self, ty: Type) -> Option<Type> {
        match *self.convert_types(ty)? {
            [one] => Some(one),
            _ => None,
        }
    }

    /// That the pattern does not match, and why. `reason` is only called if the error, should there be one,
    /// has room for it.
    #[must_use]
    pub fn no_match(&self, reason: impl FnOnce() -> String) -> NoMatch {
        match self.driver.why.is_full() {
            true => NoMatch::default(),
            false => reason().into(),
        }
    }

    /// The name of an operation.
    #[must_use]
    pub fn name(&self, op: Op) -> Name {
        self.driver.host.ctx.shape_data(self.body().shape(op)).name
    }

    /// An operation, to be looked at.
    #[must_use]
    pub fn view(&self, op: Op) -> OpView<'_> {
        OpView::new(&self.driver.host.ctx, self.driver.ir, self.id, op)
    }

    /// What is created from now on goes in front of this operation.
    pub fn set_anchor(&mut self, op: Op) {
        self.place = Place::Before(op);
    }

    /// What is created from now on goes there.
    pub fn set_place(&mut self, place: Place) {
        self.place = place;
    }

    /// Creates an operation with the location of the root.
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
        self.create_with_regions(name, operands, results, attrs, 0)
    }

    /// The same for an operation with this many empty regions.
    ///
    /// # Errors
    /// As [`Self::create`], or the operation owns its body.
    pub fn create_with_regions(
        &mut self,
        name: &str,
        operands: &[Value],
        results: &[Type],
        attrs: Attrs,
        regions: usize,
    ) -> Result<Op, Refused> {
        let Driver { shapes, host, .. } = &mut *self.driver;
        let shape = shapes.find(&mut host.ctx, name, operands.len(), results.len());
        if regions > 0 && self.driver.host.ctx.traits(shape).contains(pdll_ir::Traits::OWN_BODY) {
            return Err(Refused("the operation owns its body, which cannot be made in a conversion".into()));
        }
        let (id, place) = (self.id, self.place);
        let loc = self.body().loc(self.root);
        let spec = OpSpec { shape, operands, results, attrs, loc };
        self.driver.change(id, |recorder| {
            let op = place.create(recorder, &spec)?;
            for _ in 0..regions {
                recorder.add_region(op);
            }
            Ok((Step::Created(op), op))
        })
    }

    /// Says that an operation is replaced: each result by these values, one, none or several.
    ///
    /// # Errors
    /// It is replaced or erased already, the number of its results is another, or it is to be replaced by
    /// itself.
    pub fn replace_multiple(&mut self, op: Op, values: &[Vec<Value>]) -> Result<(), Refused> {
        self.check_count(op, values.len())?;
        self.driver.replace(self.id, op, |i| &values[i], self.converter)
    }

    fn check_count(&self, op: Op, values: usize) -> Result<(), Refused> {
        match self.body().num_results(op) {
            results if results == values => Ok(()),
            results => Err(Refused(format!("{results} results are to be replaced by {values}"))),
        }
    }

    /// Says that an operation is replaced: each result by one value, which may be of another type.
    ///
    /// # Errors
    /// As [`Self::replace_multiple`].
    pub fn replace(&mut self, op: Op, values: &[Value]) -> Result<(), Refused> {
        self.check_count(op, values.len())?;
        self.driver.replace(self.id, op, |i| std::slice::from_ref(&values[i]), self.converter)
    }

    /// Says that an operation is replaced by another one's results.
    ///
    /// # Errors
    /// As [`Self::replace_multiple`].
    pub fn replace_with_op(&mut self, op: Op, with: Op) -> Result<(), Refused> {
        if self.body().num_results(with) == 1 {
            return self.replace(op, &[self.body().result(with, 0)]);
        }
        let values: Vec<Value> = self.body().results(with).collect();
        self.replace(op, &values)
    }

    /// Says that an operation is erased. If anything that stays uses it, the conversion fails.
    ///
    /// # Errors
    /// It is replaced or erased already.
    pub fn erase(&mut self, op: Op) -> Result<(), Refused> {
        self.driver.replace(self.id, op, |_| &[], self.converter)
    }

    /// Says that uses of a value become uses of another one.
    ///
    /// # Errors
    /// The other one is, or stands for, the value itself.
    pub fn replace_uses(&mut self, from: Value, to: Value) -> Result<(), Refused> {
        self.driver.state.replace_value(self.id, from, &[to], self.converter)
    }

    /// Changes an operation where it stands, by what `change` does with the recorder.
    pub fn modify(&mut self, op: Op, change: impl FnOnce(&mut Recorder<'_>)) {
        let changed = self.driver.change(self.id, |recorder| {
            change(recorder);
            Ok((Step::Modified(op), ()))
        });
        debug_assert!(changed.is_ok(), "the change itself is not refused");
    }

    /// Sets attributes of an operation.
    pub fn set_attrs(&mut self, op: Op, attrs: Attrs) {
        self.modify(op, |recorder| recorder.set_attrs(op, attrs));
    }

    /// Sets an operand of an operation, which must exist.
    pub fn set_operand(&mut self, op: Op, index: usize, value: Value) {
        self.modify(op, |recorder| recorder.set_operand(op, index, value));
    }

    /// Sets the type of a result or block argument; `op` is the operation that it belongs to.
    pub fn set_type(&mut self, op: Op, value: Value, ty: Type) {
        self.modify(op, |recorder| recorder.set_value_type(value, ty));
    }

    /// Moves an operation.
    ///
    /// # Errors
    /// The place is in no block, beside the operation itself or in one of its regions.
    pub fn move_op(&mut self, op: Op, to: Place) -> Result<(), Refused> {
        let body = self.body();
        let Some(block) = to.block(body) else {
            return Err(Refused("the place is in no block".into()));
        };
        let around = body.block_region(block).and_then(|region| body.region_parent(region));
        if to == Place::Before(op) || around.is_some_and(|around| body.is_ancestor(op, around)) {
            return Err(Refused("an operation is to be moved into itself".into()));
        }
        self.driver.change(self.id, |recorder| {
            to.put(recorder, op);
            Ok((Step::Moved(op), ()))
        })
    }

    /// What stands for a value now: itself, if it has not been replaced.
    #[must_use]
    pub fn remapped(&self, value: Value) -> Vec<Value> {
        self.driver.state.standing.latest(self.id, self.body(), &value).into_owned()
    }

    /// What stands for a value now, of the types that the converter of the pattern makes of its type, as
    /// operands of the pattern are.
    ///
    /// # Errors
    /// Its type cannot be converted.
    pub fn converted(&mut self, value: Value) -> Result<Vec<Value>, Refused> {
        let (converter, mut found) = (self.converter, OperandBuffer::default());
        let done = self.driver.operand(self.id, value, converter, &mut found);
        done.map_err(|why| Refused(why.into()))?;
        Ok(found.operands().values().to_vec())
    }

    /// Legalizes an operation of this body at once.
    pub fn legalize(&mut self, op: Op) -> bool {
        self.driver.legalize(self.id, op)
    }

    /// Legalizes what is in a region of this body at once; whether all of it may stay.
    pub fn legalize_region(&mut self, region: Region) -> bool {
        let mut all = Vec::new();
        self.driver.collect_regions(self.id, &[region], &mut all);
        let id = self.id;
        all.into_iter().all(|(at, op)| at != id || self.driver.legalize_or_leave(at, op))
    }
}
