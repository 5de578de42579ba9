//! What expressions see: constants of `pdll-ir`, and operations and values through a host.

use pdll_ir::{Attr, AttrData, Body, Context, InvalidAttr, InvalidType, Name, Op, Type, TypeData, Value};
use pdll_vm::{AttrSym, Handle, OpSym};

/// The constants, and whether new ones may be made.
#[derive(Debug)]
pub enum World<'a> {
    /// Nothing is made: a type that would have to be is one that occurs nowhere.
    Read(&'a Context),
    /// What is needed is made.
    Write(&'a mut Context),
}

impl World<'_> {
    /// The types and attributes that there are.
    #[must_use]
    pub fn ctx(&self) -> &Context {
        match self {
            World::Read(ctx) => ctx,
            World::Write(ctx) => ctx,
        }
    }

    /// The constants, where they may be added to.
    pub(crate) fn ctx_mut(&mut self) -> Option<&mut Context> {
        match self {
            World::Read(_) => None,
            World::Write(ctx) => Some(ctx),
        }
    }

    /// A type, if it is valid; `None` if there is none like it and none may be made.
    pub(super) fn make_type(&mut self, data: &TypeData) -> Result<Option<Type>, InvalidType> {
        match self {
            World::Read(ctx) => {
                ctx.check_type(data)?;
                Ok(ctx.find_type(&ctx.canonical_type(data.clone())))
            }
            World::Write(ctx) => ctx.valid_type(data.clone()).map(Some),
        }
    }

    /// An attribute, if it is valid; `None` if there is none like it and none may be made.
    pub(super) fn make_attr(&mut self, data: &AttrData) -> Result<Option<Attr>, InvalidAttr> {
        match self {
            World::Read(ctx) => {
                ctx.check_attr(data)?;
                Ok(ctx.find_attr(data))
            }
            World::Write(ctx) => ctx.valid_attr(data.clone()).map(Some),
        }
    }
}

/// Operations and values, as expressions ask for them; their types and attributes are constants of `pdll-ir`.
///
/// Indices are in range and handles are live. `None` for a type or attribute means that the host's has no
/// counterpart.
pub trait View {
    /// An operation.
    type Op: Handle;
    /// A value.
    type Value: Handle;
    /// The type of a value.
    fn value_type(&self, world: &mut World<'_>, value: Self::Value) -> Option<Type>;
    /// An attribute of an op, if the op has it: the constant, if it has a counterpart.
    fn op_attr(&self, world: &mut World<'_>, op: Self::Op, name: AttrSym) -> Option<Option<Attr>>;
    /// The name of an op.
    fn op_name(&self, world: &World<'_>, op: Self::Op) -> OpSym;
    /// The op that a value is a result of.
    fn def_op(&self, value: Self::Value) -> Option<Self::Op>;
    /// How many operands an op has.
    fn operand_count(&self, op: Self::Op) -> u32;
    /// Operand `i`.
    fn operand(&self, op: Self::Op, i: u32) -> Self::Value;
    /// How many results an op has.
    fn result_count(&self, op: Self::Op) -> u32;
    /// Result `i`.
    fn result(&self, op: Self::Op, i: u32) -> Self::Value;
    /// How many uses a value has: 0, 1, or 2 for all that is more; `None` if nobody knows.
    fn uses(&self, value: Self::Value) -> Option<u32>;
    /// The ops that use a value, each as often as it does; `None` if nobody knows.
    fn users(&self, value: Self::Value) -> Option<Vec<Self::Op>>;
}

impl View for Body {
    type Op = Op;
    type Value = Value;
    fn value_type(&self, _: &mut World<'_>, value: Value) -> Option<Type> {
        Some(Body::value_type(self, value))
    }
    fn op_attr(&self, world: &mut World<'_>, op: Op, name: AttrSym) -> Option<Option<Attr>> {
        world.ctx().get_attr(self.attrs(op), Name::from_raw(name.0)).map(Some)
    }
    fn op_name(&self, world: &World<'_>, op: Op) -> OpSym {
        OpSym(world.ctx().shape_data(self.shape(op)).name.raw())
    }
    fn def_op(&self, value: Value) -> Option<Op> {
        Body::def_op(self, value)
    }
    fn operand_count(&self, op: Op) -> u32 {
        self.num_operands(op) as u32
    }
    fn operand(&self, op: Op, i: u32) -> Value {
        Body::operand(self, op, i as usize)
    }
    fn result_count(&self, op: Op) -> u32 {
        self.num_results(op) as u32
    }
    fn result(&self, op: Op, i: u32) -> Value {
        Body::result(self, op, i as usize)
    }
    fn uses(&self, value: Value) -> Option<u32> {
        Some(Body::uses(self, value).take(2).count() as u32)
    }
    fn users(&self, value: Value) -> Option<Vec<Op>> {
        Some(Body::uses(self, value).map(|u| u.op).collect())
    }
}
