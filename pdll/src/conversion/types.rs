//! How types are converted.

use super::casts::Kind;
use super::rewriter::ConversionRewriter;
use pdll_ir::{Body, BodyId, Context, OpView, Type, Value};
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

/// A value, to be looked at by a rule.
#[derive(Clone, Copy, Debug)]
pub struct ValueView<'a> {
    /// Where types and attributes are looked up.
    pub ctx: &'a Context,
    /// The body that the value is in.
    pub body: &'a Body,
    /// Its number.
    pub id: BodyId,
    /// The value.
    pub value: Value,
}

type OfType = dyn Fn(&mut Context, Type) -> Converted + Send + Sync;
type OfValue = dyn Fn(ValueView<'_>) -> Converted + Send + Sync;

enum Rule {
    Type(Box<OfType>),
    Value(Box<OfValue>),
}

type Build = Box<
    dyn Fn(&mut ConversionRewriter<'_, '_>, &[Type], &[Value], Option<Type>) -> Option<Vec<Value>>
        + Send
        + Sync,
>;

/// Rules for types, and what makes values of one type from values of another.
///
/// Rules are asked from the newest to the oldest; the first that does not abstain decides. A type of which no
/// rule says anything cannot be converted: a rule that converts each type to itself is usually added first.
/// A conversion asks the rules for types once about each type, so they must answer alike.
#[derive(Default)]
pub struct TypeConverter {
    rules: Vec<Rule>,
    looks_at_values: bool,
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
        self.rules.push(Rule::Type(Box::new(rule)));
        self
    }

    /// Adds a rule that looks at a value, not only at its type. It is asked before those that are there,
    /// where a value is at hand: for operands and for arguments of blocks.
    pub fn value_rule(
        &mut self,
        rule: impl Fn(ValueView<'_>) -> Converted + Send + Sync + 'static,
    ) -> &mut Self {
        self.rules.push(Rule::Value(Box::new(rule)));
        self.looks_at_values = true;
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
        self.source.push(Box::new(move |rewriter, types, values, _| build(rewriter, types, values)));
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
        self.target_of(move |rewriter, types, values, _| build(rewriter, types, values))
    }

    /// The same for what is told the type, too, that the value had which the pattern was written for.
    pub fn target_of(
        &mut self,
        build: impl Fn(&mut ConversionRewriter<'_, '_>, &[Type], &[Value], Option<Type>) -> Option<Vec<Value>>
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        self.target.push(Box::new(build));
        self
    }

    /// Does it make values, so that functions are called that see the IR?
    pub(super) fn makes_values(&self) -> bool {
        !self.source.is_empty() || !self.target.is_empty()
    }

    /// Is there a rule that looks at values?
    pub(super) fn looks_at_values(&self) -> bool {
        self.looks_at_values
    }

    /// The types that stand for a type; `None` if it cannot be converted. Rules for values are not asked.
    pub fn convert(&self, ctx: &mut Context, ty: Type) -> Option<Vec<Type>> {
        for rule in self.rules.iter().rev() {
            let Rule::Type(rule) = rule else { continue };
            match rule(ctx, ty) {
                Converted::Abstain => {}
                Converted::Fail => return None,
                Converted::To(types) => return Some(types),
            }
        }
        None
    }

    /// The types that stand for that of a value; `None` if it cannot be converted.
    pub fn convert_value(
        &self,
        ctx: &mut Context,
        body: &Body,
        id: BodyId,
        value: Value,
    ) -> Option<Vec<Type>> {
        let ty = body.value_type(value);
        for rule in self.rules.iter().rev() {
            let said = match rule {
                Rule::Type(rule) => rule(ctx, ty),
                Rule::Value(rule) => rule(ValueView { ctx, body, id, value }),
            };
            match said {
                Converted::Abstain => {}
                Converted::Fail => return None,
                Converted::To(types) => return Some(types),
            }
        }
        None
    }

    /// Are all of these values converted to values of their own types?
    pub fn are_legal(&self, ctx: &mut Context, body: &Body, id: BodyId, values: &[Value]) -> bool {
        values.iter().all(|value| {
            let ty = body.value_type(*value);
            self.convert_value(ctx, body, id, *value).is_some_and(|types| types == [ty])
        })
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
        kind: Kind,
        types: &[Type],
        values: &[Value],
        original: Option<Type>,
    ) -> Option<Vec<Value>> {
        let builds = if kind == Kind::Source { &self.source } else { &self.target };
        let made = builds.iter().rev().find_map(|build| build(rewriter, types, values, original))?;
        let body = rewriter.body();
        made.iter().map(|v| body.value_type(*v)).eq(types.iter().copied()).then_some(made)
    }
}

/// An operation that stands for a conversion that is not made yet.
pub(super) const CAST: &str = "builtin.unrealized_conversion_cast";
