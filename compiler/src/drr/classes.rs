//! The classes and fields that rules are read by, each looked up once for a file.

use crate::ods::{DagRef, FieldKey, RecId, RecordRef, Records};

/// The handles of classes, where the file has them, and of fields of a rule.
#[derive(Debug)]
pub(super) struct Classes {
    op: Option<RecId>,
    native: Option<RecId>,
    constraint: Option<RecId>,
    type_constraint: Option<RecId>,
    attr_constraint: Option<RecId>,
    prop_constraint: Option<RecId>,
    pub(super) source: FieldKey,
    pub(super) results: FieldKey,
    pub(super) supplemental: FieldKey,
    pub(super) constraints: FieldKey,
    pub(super) benefit: FieldKey,
}

/// What stands in front in a dag.
#[derive(Clone, Copy)]
pub(super) enum Operator<'r> {
    Op(RecordRef<'r>),
    Native(RecordRef<'r>),
    Directive(Directive),
    /// A def that is none of these.
    Other,
    /// No def.
    Nothing,
}

/// A marker of DRR, known by the name of its def.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Directive {
    ReplaceWithValue,
    Location,
    ReturnType,
    Either,
    Variadic,
}

impl Directive {
    const ALL: [Directive; 5] =
        [Self::ReplaceWithValue, Self::Location, Self::ReturnType, Self::Either, Self::Variadic];

    /// The name of the def.
    pub(super) fn text(self) -> &'static str {
        match self {
            Self::ReplaceWithValue => "replaceWithValue",
            Self::Location => "location",
            Self::ReturnType => "returnType",
            Self::Either => "either",
            Self::Variadic => "variadic",
        }
    }
}

impl Classes {
    /// Those of a file.
    pub(super) fn of(records: &Records) -> Self {
        let class = |name: &str| records.class(name).map(|c| c.id());
        Self {
            op: class("Op"),
            native: class("NativeCodeCall"),
            constraint: class("Constraint"),
            type_constraint: class("TypeConstraint"),
            attr_constraint: class("AttrConstraint"),
            prop_constraint: class("PropConstraint"),
            source: records.field_key("sourcePattern"),
            results: records.field_key("resultPatterns"),
            supplemental: records.field_key("supplementalPatterns"),
            constraints: records.field_key("constraints"),
            benefit: records.field_key("benefitDelta"),
        }
    }

    pub(super) fn operator<'r>(&self, dag: &DagRef<'r>) -> Operator<'r> {
        let Some(def) = dag.operator().as_def() else { return Operator::Nothing };
        // No directive is an operation, and most of what stands in front is one.
        if is(def, self.op) {
            return Operator::Op(def);
        }
        if is(def, self.native) {
            return Operator::Native(def);
        }
        let name = def.name();
        Directive::ALL.into_iter().find(|d| d.text() == name).map_or(Operator::Other, Operator::Directive)
    }

    /// Code that may stand as a leaf.
    pub(super) fn is_native(&self, def: RecordRef<'_>) -> bool {
        is(def, self.native)
    }

    pub(super) fn is_constraint(&self, def: RecordRef<'_>) -> bool {
        is(def, self.constraint)
    }

    pub(super) fn is_of_type(&self, def: RecordRef<'_>) -> bool {
        is(def, self.type_constraint)
    }

    pub(super) fn is_of_attribute(&self, def: RecordRef<'_>) -> bool {
        is(def, self.attr_constraint)
    }

    pub(super) fn is_of_property(&self, def: RecordRef<'_>) -> bool {
        is(def, self.prop_constraint)
    }
}

fn is(def: RecordRef<'_>, class: Option<RecId>) -> bool {
    class.is_some_and(|c| def.derives_from(c))
}
