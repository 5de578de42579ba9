//! Expressions that belong to no program: conditions on types and attributes, and types that follow from
//! others, on the constants of a context.

use super::prepare::{Code, prepare};
use super::value::Stop;
use super::{Arg, Prepared, World};
use pdll_bytecode::query::{Class, Expr, Query, Scalar, Sort};
use pdll_ir::{Attr, Body, Context, Op, Type, Value};
use pdll_vm::HostError;

/// What an expression is about: each is a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject<'a> {
    /// A type.
    Type(Type),
    /// An attribute, or that there is none.
    Attr(Option<Attr>),
    /// An operation of the body that is looked at.
    Op(Op),
    /// A value of that body, or that there is none.
    Value(Option<Value>),
    /// Types.
    Types(&'a [Type]),
}

/// Expressions that can be evaluated in a context.
#[derive(Debug)]
pub struct Expressions {
    prepared: Prepared,
    /// They are about no operations.
    nothing: Body,
    looks_around: bool,
}

impl Expressions {
    /// Prepares the expressions at `roots`; their classes count in `classes`.
    ///
    /// # Errors
    /// A constant or a name in them is none: why.
    pub fn new(
        ctx: &mut Context,
        exprs: &[Expr],
        classes: &[Class],
        roots: &[u32],
    ) -> Result<Expressions, HostError> {
        let prepared = prepare(ctx, Code { exprs, classes }, roots)?;
        Ok(Expressions { prepared, nothing: Body::new(), looks_around: looks_around(exprs) })
    }

    /// Whether what the expressions say depends on more than their subjects, the types of these and, of an
    /// operation, its attributes and the types of its operands and results.
    #[must_use]
    pub fn looks_around(&self) -> bool {
        self.looks_around
    }

    /// Whether the first expression holds.
    ///
    /// # Errors
    /// C++ leaves it undefined, or it goes beyond what is understood.
    pub fn holds(&self, ctx: &Context, subjects: &[Subject<'_>]) -> Result<bool, Stop> {
        self.holds_in(ctx, &self.nothing, subjects)
    }

    /// [`Self::holds`], where operations and values among the subjects are those of `body`.
    ///
    /// # Errors
    /// As there.
    pub fn holds_in(&self, ctx: &Context, body: &Body, subjects: &[Subject<'_>]) -> Result<bool, Stop> {
        self.prepared.holds(&mut World::Read(ctx), body, args(subjects)).0
    }

    /// Whether the expressions give these types. A type that occurs nowhere in the context is none of them.
    ///
    /// # Errors
    /// As [`Self::types`].
    pub fn gives(&self, ctx: &Context, subjects: &[Subject<'_>], types: &[Type]) -> Result<bool, Stop> {
        self.prepared.gives(&mut World::Read(ctx), &self.nothing, args(subjects), types)
    }

    /// The types that the expressions give.
    ///
    /// # Errors
    /// C++ leaves one undefined, or it goes beyond what is understood.
    pub fn types(&self, ctx: &mut Context, subjects: &[Subject<'_>]) -> Result<Vec<Type>, Stop> {
        self.prepared.types(&mut World::Write(ctx), &self.nothing, args(subjects)).0
    }
}

/// Whether any of these asks who defines or uses a value, or does anything else with one than asking for its
/// type.
fn looks_around(exprs: &[Expr]) -> bool {
    let is_value = |&at: &u32| match exprs.get(at as usize) {
        Some(Expr::Variable(_, sort)) => *sort == Sort::one(Scalar::Value),
        Some(Expr::Query(query, _)) => matches!(query, Query::Operand | Query::OpResult),
        _ => false,
    };
    exprs.iter().any(|expr| match expr {
        Expr::Query(Query::ValueType, _) => false,
        Expr::Query(
            Query::ValueUnused
            | Query::ValueHasOneUse
            | Query::Users
            | Query::DefiningOp
            | Query::OpUnused
            | Query::OpHasOneUse,
            _,
        ) => true,
        other => other.children().any(|child| is_value(&child)),
    })
}

fn args(subjects: &[Subject<'_>]) -> Vec<Arg<Body>> {
    let arg = |subject: &Subject<'_>| match *subject {
        Subject::Type(ty) => Arg::ty(Some(ty)),
        Subject::Attr(attr) => Arg::attr(attr),
        Subject::Op(op) => Arg::op(op),
        Subject::Value(value) => value.map_or(Arg::none(), Arg::value),
        Subject::Types(types) => Arg::types(types.iter().copied()),
    };
    subjects.iter().map(arg).collect()
}

#[cfg(test)]
mod tests {
    use super::{Expressions, Subject};
    use pdll_bytecode::query::{Cast, ClassTest, Expr, Scalar, Sort, TypeClass};
    use pdll_ir::{Context, parse_type};

    #[test]
    fn conditions_hold_of_types() {
        let mut ctx = Context::new();
        let this = Expr::Variable(0, Sort::one(Scalar::Type));
        let classes = vec![ClassTest::Type(TypeClass::Vector)];
        let is_vector = Expr::Cast { how: Cast::Is, null: false, classes, object: 0 };
        let condition = Expressions::new(&mut ctx, &[this, is_vector], &[], &[1]).expect("an expression");
        for (text, expected) in [("vector<4xf32>", true), ("tensor<4xf32>", false), ("i32", false)] {
            let ty = parse_type(&mut ctx, text).expect(text);
            assert_eq!(condition.holds(&ctx, &[Subject::Type(ty)]), Ok(expected), "{text}");
        }
    }
}
