//! What the semantic stage knows about operations and constraints that were imported from TableGen.
//!
//! Plain data: whoever reads `.td` files fills it, one [`Import`] for each include directive.
pub use crate::infer::{Inference, TypeRules};
pub use crate::pred::Predicate;
use crate::resolve::Classes;
use pdll_bytecode::SegmentLayout;
use pdll_source::{FileId, Span};
use rustc_hash::FxHashMap;

/// How many values a group of operands or results holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GroupKind {
    /// Exactly one.
    Single,
    /// At most one.
    Optional,
    /// Any number.
    Variadic,
}

/// One declared operand or result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Its name; may be empty.
    pub name: String,
    /// How many values it holds.
    pub kind: GroupKind,
}

/// One operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpDef {
    /// The full name, `dialect.op`.
    pub name: String,
    /// The operand groups.
    pub operands: Vec<Group>,
    /// The result groups.
    pub results: Vec<Group>,
    /// The names of its attributes.
    pub attributes: Vec<String>,
    /// How its operands are cut into groups.
    pub operand_layout: SegmentLayout,
    /// How its results are cut into groups.
    pub result_layout: SegmentLayout,
    /// How its result types are inferred.
    pub inference: Inference,
    /// Its C++ class, qualified.
    pub cpp_class: String,
    /// Where its record is defined.
    pub span: Span,
}

impl OpDef {
    /// Can its result types be inferred?
    #[must_use]
    pub fn infers_types(&self) -> bool {
        self.inference != Inference::None
    }
}

/// What an imported constraint applies to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConstraintKind {
    /// An attribute.
    Attr,
    /// A type.
    Type,
    /// An operation.
    Op,
}

/// One constraint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConstraintDef {
    /// The record's name.
    pub name: String,
    /// What it applies to.
    pub kind: ConstraintKind,
    /// The body of the native function in C++.
    pub code: String,
    /// When it holds.
    pub predicate: Predicate,
    /// The C++ type of the parameter where the constraint is used for one.
    pub cpp_type: String,
    /// Where its record is defined.
    pub span: Span,
}

/// What one `.td` include brings, in the order in which names are declared: operations, then constraints.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Import {
    /// Indices into [`Model::ops`].
    pub ops: Vec<u32>,
    /// Constraints: attributes, types, interfaces, each sorted by name.
    pub constraints: Vec<ConstraintDef>,
}

/// Everything imported.
#[derive(Clone, Debug, Default)]
pub struct Model {
    /// All operations.
    pub ops: Vec<OpDef>,
    /// Classes of dialects, by name without `mlir::` in front.
    pub classes: Classes,
    /// By the file that a directive loaded.
    pub imports: FxHashMap<FileId, Import>,
}
