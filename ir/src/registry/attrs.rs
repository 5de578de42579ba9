//! What is said of an inherent attribute.

use crate::attrs::AttrData;
use crate::context::Context;
use crate::entity::{Attr, Name};
use crate::types::TypeData;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

/// Whether an inherent attribute must be there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Presence {
    /// The verifier refuses ops without it.
    Required,
    /// It may be left out.
    Optional,
    /// Where it is left out, the reader sets this value.
    Default(Attr),
}

/// Whether a value is one of those that are allowed.
type Accepts = Arc<dyn Fn(&Context, Attr) -> bool + Send + Sync>;

/// Which values an attribute may have.
#[derive(Clone)]
pub struct AttrConstraint {
    what: Cow<'static, str>,
    accepts: Accepts,
    /// Whether a value can be stored at all; any, if nobody says.
    stored: Option<Accepts>,
}

impl AttrConstraint {
    /// `what`: noun phrase for messages, as in "the attribute `x` is not WHAT".
    pub fn new(
        what: impl Into<Cow<'static, str>>,
        accepts: impl Fn(&Context, Attr) -> bool + Send + Sync + 'static,
    ) -> Self {
        AttrConstraint { what: what.into(), accepts: Arc::new(accepts), stored: None }
    }

    /// The same of an attribute that is stored as a value of a class: forms that are code drop others, where
    /// they are in a dictionary, without a word, as MLIR's do.
    #[must_use]
    pub fn stored_as(mut self, is_of_class: impl Fn(&Context, Attr) -> bool + Send + Sync + 'static) -> Self {
        self.stored = Some(Arc::new(is_of_class));
        self
    }

    /// Whether a value is of the class that the attribute is stored as.
    pub fn stores(&self, ctx: &Context, attr: Attr) -> bool {
        self.stored.as_ref().is_none_or(|stored| stored(ctx, attr))
    }

    /// Any attribute.
    pub fn any() -> Self {
        AttrConstraint::new("an attribute", |_, _| true)
    }

    /// `unit`.
    pub fn unit() -> Self {
        let is_unit = |ctx: &Context, attr| attr == ctx.known().unit;
        AttrConstraint::new("`unit`", is_unit).stored_as(is_unit)
    }

    /// `"text"`.
    pub fn string() -> Self {
        AttrConstraint::new("a string", |ctx, attr| matches!(ctx.attr_data(attr), AttrData::String { .. }))
    }

    /// `@name`, not nested.
    pub fn flat_symbol() -> Self {
        AttrConstraint::new(
            "a symbol without nesting",
            |ctx, attr| matches!(ctx.attr_data(attr), AttrData::Symbol(path) if path.len() == 1),
        )
    }

    /// A function type.
    pub fn function_type() -> Self {
        AttrConstraint::new("a function type", |ctx, attr| {
            let ty = ctx.type_value(attr).map(|ty| ctx.type_data(ty));
            matches!(ty, Some(TypeData::Function { .. }))
        })
    }

    /// `[{..}, ..]`.
    pub fn dictionaries() -> Self {
        AttrConstraint::new("an array of dictionaries", |ctx, attr| match ctx.attr_data(attr) {
            AttrData::Array(items) => {
                items.iter().all(|&item| matches!(ctx.attr_data(item), AttrData::Dict(_)))
            }
            _ => false,
        })
    }

    /// `array<i32: ..>`: sizes of segments.
    pub fn sizes() -> Self {
        AttrConstraint::new("an `array<i32>`", |ctx, attr| ctx.i32_array(attr).is_some())
    }

    /// What the attribute must be, for messages.
    pub fn what(&self) -> &str {
        &self.what
    }

    /// Whether a value is allowed.
    pub fn accepts(&self, ctx: &Context, attr: Attr) -> bool {
        (self.accepts)(ctx, attr)
    }
}

impl fmt::Debug for AttrConstraint {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.what)
    }
}

/// An attribute that belongs to the op by its definition; it is among the properties of the op.
#[derive(Clone, Debug)]
pub struct InherentAttr {
    /// Name.
    pub name: Name,
    /// Values.
    pub constraint: AttrConstraint,
    /// Whether it must be there.
    pub presence: Presence,
}

impl InherentAttr {
    /// One that must be there.
    pub fn required(name: Name, constraint: AttrConstraint) -> Self {
        InherentAttr { name, constraint, presence: Presence::Required }
    }

    /// One that may be left out.
    pub fn optional(name: Name, constraint: AttrConstraint) -> Self {
        InherentAttr { name, constraint, presence: Presence::Optional }
    }
}
