//! Constraints: what operands, attributes, regions and the like must be.

use super::{PredicateError, PredicateId};
use pdll_source::Span;
use std::sync::Arc;

/// A constraint of a [`super::Model`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConstraintId(pub(crate) u32);

impl ConstraintId {
    /// Its place in [`super::Model::constraints`].
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a constraint applies to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConstraintKind {
    /// An attribute.
    Attr,
    /// A type.
    Type,
    /// An operation: it must implement an interface.
    Op,
    /// The value of a property.
    Property,
    /// A region.
    Region,
    /// A successor.
    Successor,
    /// Whatever a pattern gives it.
    Other,
}

/// What a record says of constants beyond a condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConstantForm {
    /// `ConstantAttr` and its like: this value (C++ text) of the attribute or property that is constrained
    /// so.
    Constant(ConstraintId, String),
    /// A case of an enumeration, which is an integer attribute.
    EnumCase(super::EnumCase),
}

/// One constraint, as its record defines it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConstraintModel {
    /// The record's name; a generated one for a record without name.
    pub name: String,
    /// Does the record have a generated name?
    pub anonymous: bool,
    /// What it applies to.
    pub kind: ConstraintKind,
    /// What it says about itself; may be empty.
    pub summary: Option<Arc<str>>,
    /// When it holds.
    pub predicate: Result<PredicateId, PredicateError>,
    /// The C++ type of what it accepts: the storage type of an attribute or property, the class of a type,
    /// the class of an interface.
    pub cpp_type: Arc<str>,
    /// The C++ type of what accessors return (of attributes), or of what a condition on a property is about.
    pub return_type: Arc<str>,
    /// How C++ makes one from a value, `$0` (`constBuilderCall` of an attribute), or without one
    /// (`builderCall` of a type); empty if there is no such way.
    pub builder: Arc<str>,
    /// How C++ gets the value that accessors return, from `$_self`; may be empty.
    pub from_storage: Arc<str>,
    /// The value where none is given, as C++ text.
    pub default_value: Option<Arc<str>>,
    /// Need it not be there?
    pub optional: bool,
    /// The constraint that this one is made of: `baseAttr`, `baseType`, `baseProperty`.
    pub base: Option<ConstraintId>,
    /// The type of attributes that fulfil it, where there is one.
    pub value_type: Option<ConstraintId>,
    /// What it says of constants.
    pub constant: Option<ConstantForm>,
    /// The enumeration of which it accepts cases: the name of its record.
    pub enumeration: Option<String>,
    /// The word before the value of a property in text (`overflow<nsw>`), where there is one.
    pub word: Option<Arc<str>>,
    /// Where its record is defined.
    pub span: Span,
}

impl ConstraintModel {
    /// What it says about itself, or its name.
    #[must_use]
    pub fn summary(&self) -> &str {
        self.summary.as_deref().unwrap_or(&self.name)
    }
}

impl super::Model {
    /// The name under which MLIR's tools know a constraint: the record's; for one without a name
    /// `Base(anonymous_N)` where the constraint that it is made of has one.
    #[must_use]
    pub fn unique_name(&self, id: ConstraintId) -> String {
        let constraint = self.constraint(id);
        let mut base = constraint;
        // Bases are read before what is made of them, so that this ends.
        while base.anonymous
            && let Some(next) = base.base
        {
            base = self.constraint(next);
        }
        if std::ptr::eq(base, constraint) {
            constraint.name.clone()
        } else {
            format!("{}({})", base.name, constraint.name)
        }
    }
}
