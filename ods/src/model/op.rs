//! Operations.

use super::{ConstraintId, Count, Effects, Inference, KnownTrait, SegmentLayout, TraitModel};
use pdll_bytecode::{Group, Groups};
use pdll_source::Span;
use std::sync::Arc;

/// One declared operand or result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueModel {
    /// Its name; may be empty.
    pub name: String,
    /// How many values it holds.
    pub count: Count,
    /// What its types must be. Of variadic and optional ones it is the wrapped constraint whose base is that
    /// of each value.
    pub constraint: ConstraintId,
    /// Of a variadic one that is itself cut into ranges: the attribute with their sizes.
    pub segments: Option<String>,
    /// What it says about itself; may be empty.
    pub summary: String,
}

/// How an operation holds an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttributeKind {
    /// As an inherent attribute.
    Attribute,
    /// Not at all: an accessor computes it.
    Derived,
    /// As a property with a C++ type of its own.
    Property,
}

/// An attribute or property of an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttributeModel {
    /// Its name, which is its key in dictionaries.
    pub name: String,
    /// How the operation holds it.
    pub kind: AttributeKind,
    /// What it must be.
    pub constraint: ConstraintId,
    /// Need it not be there?
    pub optional: bool,
    /// The value where none is given, as C++ text for the builder of its constraint. Not empty.
    pub default_value: Option<Arc<str>>,
    /// What it says about itself; may be empty.
    pub summary: String,
}

/// A region of an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegionModel {
    /// Its name; may be empty.
    pub name: String,
    /// Are there any number of them? Only the last region can be so.
    pub variadic: bool,
    /// What it must be.
    pub constraint: ConstraintId,
}

/// A successor of an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SuccessorModel {
    /// Its name; may be empty.
    pub name: String,
    /// Are there any number of them? Only the last successor can be so.
    pub variadic: bool,
    /// What it must be.
    pub constraint: ConstraintId,
}

/// An argument in the order of declaration, which mixes operands and attributes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArgumentRef {
    /// An index into [`OpModel::operands`].
    Operand(u32),
    /// An index into [`OpModel::attributes`].
    Attribute(u32),
}

/// One operation, as its record defines it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpModel {
    /// The full name, `dialect.op`.
    pub name: String,
    /// The name of its dialect; may be empty.
    pub dialect: String,
    /// The name of its record.
    pub record: String,
    /// Its C++ class, qualified.
    pub cpp_class: String,
    /// One line about it; may be empty.
    pub summary: String,
    /// More about it, as Markdown; may be empty.
    pub description: String,
    /// The declared arguments in order.
    pub arguments: Vec<ArgumentRef>,
    /// The operand groups.
    pub operands: Vec<ValueModel>,
    /// Its attributes in order of declaration, then derived ones, then properties.
    pub attributes: Vec<AttributeModel>,
    /// The result groups.
    pub results: Vec<ValueModel>,
    /// The regions in the order of the record.
    pub regions: Vec<RegionModel>,
    /// The successors in the order of the record.
    pub successors: Vec<SuccessorModel>,
    /// How its operands are cut into groups.
    pub operand_layout: SegmentLayout,
    /// How its results are cut into groups.
    pub result_layout: SegmentLayout,
    /// Its traits, each once, lists and the bases of interfaces unfolded.
    pub traits: Vec<Arc<TraitModel>>,
    /// What it does to memory.
    pub effects: Effects,
    /// How its result types are inferred.
    pub inference: Inference,
    /// Its declarative format.
    pub assembly_format: Option<String>,
    /// Are its parser and printer written in C++?
    pub has_custom_assembly_format: bool,
    /// How many builders of its own it has.
    pub builders: u32,
    /// Are the builders that every operation has left out?
    pub skips_default_builders: bool,
    /// Is there a verifier in C++ beyond what is said here?
    pub has_verifier: bool,
    /// The same, one that sees the operations in its regions.
    pub has_region_verifier: bool,
    /// Does it have a folder in C++?
    pub has_folder: bool,
    /// Where its record is defined.
    pub span: Span,
    /// Where the classes are defined that its record derives from, the nearest last.
    pub bases: Vec<Span>,
}

impl OpModel {
    /// The name without that of the dialect.
    #[must_use]
    pub fn mnemonic(&self) -> &str {
        self.name.strip_prefix(&*self.dialect).map_or(&*self.name, |n| n.strip_prefix('.').unwrap_or(n))
    }

    /// Can its result types be inferred?
    #[must_use]
    pub fn infers_types(&self) -> bool {
        self.inference != Inference::None
    }

    /// Does it have this trait?
    #[must_use]
    pub fn has_trait(&self, known: KnownTrait) -> bool {
        self.traits.iter().any(|t| t.known == Some(known))
    }

    /// The attribute or property of this name.
    #[must_use]
    pub fn attribute(&self, name: &str) -> Option<&AttributeModel> {
        self.attributes.iter().find(|a| a.name == name)
    }

    /// The operands as a program describes them.
    #[must_use]
    pub fn operand_groups(&self) -> Groups {
        groups(&self.operands, self.operand_layout)
    }

    /// The results as a program describes them.
    #[must_use]
    pub fn result_groups(&self) -> Groups {
        groups(&self.results, self.result_layout)
    }
}

fn groups(values: &[ValueModel], layout: SegmentLayout) -> Groups {
    let list = values.iter().map(|v| Group { name: v.name.clone(), count: v.count }).collect();
    Groups { list, layout }
}

impl ValueModel {
    /// Is it exactly one value?
    #[must_use]
    pub fn is_single(&self) -> bool {
        self.count == Count::One
    }

    /// Is it any number of values?
    #[must_use]
    pub fn is_variadic(&self) -> bool {
        self.count == Count::Any
    }
}
