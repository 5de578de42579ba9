//! What is known about dialects: operations, constraints, types, attributes and enumerations, as their
//! records define them.
//!
//! Plain data for everyone who needs it: PDLL and DRR, the dialects of an IR, an editor. Whoever reads `.td`
//! files fills it; records are not needed any more afterwards. References between the parts are ids into the
//! lists of one [`Model`]; what several files define is one model.
mod constraint;
mod definitions;
mod op;
mod regions;
mod traits;

pub use crate::infer::{Inference, TypeRules};
pub use crate::pred::{Condition, Predicate, PredicateError, PredicateId, Predicates};
use crate::resolve::{self, Classes, Param, Resolved, Unknown};
pub use constraint::{ConstantForm, ConstraintId, ConstraintKind, ConstraintModel};
pub use definitions::{AttrModel, DialectModel, EnumCase, EnumModel, Parameter, SymbolBuilder, TypeModel};
pub use op::{ArgumentRef, AttributeKind, AttributeModel, OpModel, RegionModel, SuccessorModel, ValueModel};
use pdll_bytecode::query::{Scalar, Sort};
pub use pdll_bytecode::{Count, SegmentLayout};
use pdll_source::FileId;
pub use regions::{BlockCount, NewRegions};
use rustc_hash::FxHashMap;
use std::sync::Arc;
pub use traits::{Effect, EffectKind, EffectTarget, Effects, KnownTrait, TraitDetail, TraitModel};

/// What one `.td` include brings, in the order in which names are declared: operations, then constraints.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Import {
    /// Indices into [`Model::ops`].
    pub ops: Vec<u32>,
    /// Constraints that PDLL can name: attributes, types, interfaces of operations, each sorted by name.
    pub constraints: Vec<ConstraintId>,
}

/// Everything imported.
#[derive(Clone, Debug, Default)]
pub struct Model {
    /// All operations; of several of a name only the first that was read.
    pub ops: Vec<Arc<OpModel>>,
    /// All constraints that something refers to, in the order of reading.
    pub constraints: Vec<ConstraintModel>,
    /// The conditions of constraints.
    pub predicates: Predicates,
    /// Definitions of types (`TypeDef`).
    pub types: Vec<Arc<TypeModel>>,
    /// Definitions of attributes (`AttrDef`, with those that hold an enumerator).
    pub attrs: Vec<AttrModel>,
    /// Enumerations.
    pub enums: Vec<Arc<EnumModel>>,
    /// Dialects.
    pub dialects: Vec<DialectModel>,
    /// Classes of dialects, by name without `mlir::` in front.
    pub classes: Classes,
    /// By the file that a directive loaded.
    pub imports: FxHashMap<FileId, Import>,
}

impl Model {
    /// A constraint of this model.
    #[must_use]
    pub fn constraint(&self, id: ConstraintId) -> &ConstraintModel {
        &self.constraints[id.index()]
    }

    /// Adds a constraint.
    pub(crate) fn add_constraint(&mut self, constraint: ConstraintModel) -> ConstraintId {
        self.constraints.push(constraint);
        ConstraintId(self.constraints.len() as u32 - 1)
    }

    /// The operation with this full name (`dialect.op`).
    #[must_use]
    pub fn op(&self, name: &str) -> Option<&Arc<OpModel>> {
        self.ops.iter().find(|o| o.name == name)
    }

    /// The enumeration that the record of this name defines, or that has this C++ type.
    #[must_use]
    pub fn enumeration(&self, name: &str) -> Option<&EnumModel> {
        self.enums.iter().map(|e| &**e).find(|e| e.record == name || e.cpp_type == name)
    }

    /// The condition of a constraint as C++ text, with `$_self` and the like left in it.
    ///
    /// # Errors
    /// It has no condition, or one that cannot be read.
    pub fn condition_text(&self, constraint: &ConstraintModel) -> Result<String, PredicateError> {
        constraint.predicate.clone().and_then(|p| self.predicates.text(p))
    }

    /// When a constraint on attributes, types or operations holds, as a query about one.
    ///
    /// # Errors
    /// What of it is not understood.
    pub fn resolve(&self, constraint: &ConstraintModel) -> Result<Resolved, Unknown> {
        let scalar = match constraint.kind {
            ConstraintKind::Attr => Scalar::Attr,
            ConstraintKind::Type => Scalar::Type,
            ConstraintKind::Op => Scalar::Op,
            _ => return Err(Unknown::Form("it is about neither an attribute nor a type nor an operation")),
        };
        let snippet = self.predicates.snippet(constraint.predicate.clone()?)?;
        let this = Param { name: "$_self".into(), sort: Sort::one(scalar), cpp_type: String::new() };
        resolve::condition(&snippet, &[this], &self.classes)
    }

    /// The body of a native function in C++ that says whether `self` fulfils a constraint.
    ///
    /// # Errors
    /// It has no condition, or one that cannot be read.
    pub fn native_code(&self, constraint: &ConstraintModel) -> Result<String, PredicateError> {
        Ok(match constraint.kind {
            ConstraintKind::Op => {
                format!("return ::mlir::success(llvm::isa<{}>(self));", constraint.cpp_type)
            }
            _ => {
                let condition = self.condition_text(constraint)?;
                format!("return ::mlir::success({});", crate::pred::fill(&condition))
            }
        })
    }
}
