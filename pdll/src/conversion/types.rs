//! How types are converted.

use super::rewriter::ConversionRewriter;
use pdll_ir::{BodyId, Context, Op, OpView, Type, Value};
use std::fmt;

/// What a rule says of a type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Converted {
    /// Another rule is to be asked.
    Abstain,
    /// The type cannot be converted.
    Fail,
    /// These types stand for it: one, none or several.
    To(Vec<Type>),
}

type Rule = Box<dyn Fn(&mut Context, Type) -> Converted + Send + Sync>;
type Build =
    Box<dyn Fn(&mut ConversionRewriter<'_, '_>, &[Type], &[Value]) -> Option<Vec<Value>> + Send + Sync>;

/// Rules for types, and what makes values of one type from values of another.
///
/// Rules are asked from the newest to the oldest; the first that does not abstain decides. A type of which no
/// rule says anything cannot be converted: a rule that converts each type to itself is usually added first.
#[derive(Default)]
pub struct TypeConverter {
    rules: Vec<Rule>,
    source: Vec<Build>,
    target: Vec<Build>,
}

impl fmt::Debug for TypeConverter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TypeConverter").field("rules", &self.rules.len()).finish_non_exhaustive()
    }
}

impl TypeConverter {
    /// No type can be converted.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Each type is converted to itself.
    #[must_use]
    pub fn identity() -> Self {
        let mut converter = Self::new();
        converter.rule(|_, ty| Converted::To(vec![ty]));
        converter
    }

    /// Adds a rule, which is asked before those that are there.
    pub fn rule(
        &mut self,
        rule: impl Fn(&mut Context, Type) -> Converted + Send + Sync + 'static,
    ) -> &mut Self {
        self.rules.push(Box::new(rule));
        self
    }

    /// Adds what makes a value of the type that users still want of the values that replaced it. It is asked
    /// before those that are there; what it creates is placed where the result is needed.
    pub fn source(
        &mut self,
        build: impl Fn(&mut ConversionRewriter<'_, '_>, &[Type], &[Value]) -> Option<Vec<Value>>
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        self.source.push(Box::new(build));
        self
    }

    /// Adds what makes values of the types that a pattern was given of those that are there.
    pub fn target(
        &mut self,
        build: impl Fn(&mut ConversionRewriter<'_, '_>, &[Type], &[Value]) -> Option<Vec<Value>>
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        self.target.push(Box::new(build));
        self
    }

    /// The types that stand for a type; `None` if it cannot be converted.
    pub fn convert(&self, ctx: &mut Context, ty: Type) -> Option<Vec<Type>> {
        for rule in self.rules.iter().rev() {
            match rule(ctx, ty) {
                Converted::Abstain => {}
                Converted::Fail => return None,
                Converted::To(types) => return Some(types),
            }
        }
        None
    }

    /// The one type that stands for a type; `None` if it cannot be converted, or not to one.
    pub fn convert_one(&self, ctx: &mut Context, ty: Type) -> Option<Type> {
        match self.convert(ctx, ty)?[..] {
            [one] => Some(one),
            _ => None,
        }
    }

    /// Is a type converted to itself?
    pub fn is_legal(&self, ctx: &mut Context, ty: Type) -> bool {
        self.convert_one(ctx, ty) == Some(ty)
    }

    /// The types of operands and results of an operation, to be asked about by [`Self::is_legal`].
    #[must_use]
    pub fn types_of(op: OpView<'_>) -> Vec<Type> {
        let operands = (0..op.operand_count()).map(|i| op.operand_type(i));
        operands.chain(op.result_types()).collect()
    }

    /// Values of `types` made from `values` by the newest callback that makes them.
    pub(super) fn materialize(
        &self,
        rewriter: &mut ConversionRewriter<'_, '_>,
        is_source: bool,
        types: &[Type],
        values: &[Value],
    ) -> Option<Vec<Value>> {
        let builds = if is_source { &self.source } else { &self.target };
        let made = builds.iter().rev().find_map(|build| build(rewriter, types, values))?;
        let body = rewriter.body();
        made.iter().map(|v| body.value_type(*v)).eq(types.iter().copied()).then_some(made)
    }
}

/// An operation that stands for a conversion that is not made yet.
pub(super) const CAST: &str = "builtin.unrealized_conversion_cast";

/// What a cast of one value is found again by: its operand and the types of its results.
pub(super) type CastKey = (BodyId, Value, Vec<Type>);

/// A cast, and what decides about it.
#[derive(Clone)]
pub(super) struct Cast {
    pub(super) id: BodyId,
    pub(super) op: Op,
    /// `None` for a cast of several values.
    pub(super) key: Option<CastKey>,
    pub(super) converter: Option<std::sync::Arc<TypeConverter>>,
    pub(super) is_source: bool,
}
