//! What a dialect says of one of its operations.

use super::InherentAttr;
use crate::context::Context;
use crate::entity::{Attrs, BodyId, Name, Op, Type};
use crate::syntax::{AsmNames, CustomSyntax};
use crate::verify::OpVerifier;
use bitflags::bitflags;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

bitflags! {
    /// What holds for all ops of a name.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub struct Traits: u32 {
        /// Something is known of the op: absent traits mean "no", not "unknown". Set by
        /// [`Context::register_op`].
        const REGISTERED = 1;
        /// It ends its block, and nothing else may.
        const TERMINATOR = 1 << 1;
        /// Values from outside are not visible in its regions.
        const ISOLATED_FROM_ABOVE = 1 << 2;
        /// Its regions have a body of their own in an [`crate::Ir`]. Goes with [`Self::ISOLATED_FROM_ABOVE`].
        const OWN_BODY = 1 << 3;
        /// Blocks that are alone in their region need no terminator.
        const NO_TERMINATOR = 1 << 4;
        /// Its regions are graphs: at most one block, whose ops have no order.
        const GRAPH_REGION = 1 << 5;
        /// Each of its regions has exactly one block (a `SizedRegion<1>` for each).
        const SINGLE_BLOCK = 1 << 6;
        /// It may define a symbol (`sym_name`, `sym_visibility`); never erased for being unused.
        const SYMBOL = 1 << 7;
        /// Its regions hold the symbols that references around them are looked up in, each name once.
        const SYMBOL_TABLE = 1 << 8;
        /// It may be erased when its results are unused. Set by [`Context::register_op`], from effects and
        /// traits.
        const ERASABLE = 1 << 9;
        /// Each of its regions has one block or none (MLIR's `SingleBlock`).
        const AT_MOST_ONE_BLOCK = 1 << 10;
        /// It has regions. Set by [`Context::register_op`].
        const HAS_REGIONS = 1 << 11;
        /// Values that are known when its regions are entered are constants to `affine` (MLIR's
        /// `AffineScope`).
        const AFFINE_SCOPE = 1 << 12;
        /// What is allocated on the stack in its regions lives as long as they run (MLIR's
        /// `AutomaticAllocationScope`).
        const ALLOCATION_SCOPE = 1 << 13;
    }
}

bitflags! {
    /// What an op does to memory.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub struct Effects: u8 {
        /// Reads.
        const READ = 1;
        /// Writes.
        const WRITE = 1 << 1;
        /// Allocates.
        const ALLOCATE = 1 << 2;
        /// Frees.
        const FREE = 1 << 3;
    }
}

/// How many values a group of operands or results holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arity {
    /// One.
    One,
    /// None or one.
    Optional,
    /// Any number.
    Variadic,
}

/// How operands or results are divided into groups.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum SegmentLayout {
    /// Nothing is known: any number of values.
    #[default]
    Unknown,
    /// At most one group is not of arity one; it holds what the others leave.
    SingleVariadic(Vec<Arity>),
    /// All groups that are not of arity one hold equally many values.
    SameSize(Vec<Arity>),
    /// The inherent attribute of this name, an `array<i32: ..>`, has the size of each group.
    AttrSized(Vec<Arity>, Name),
}

/// How many regions or successors ops of a name have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CountRange {
    /// At least this many.
    pub min: usize,
    /// At most this many; `None`: no limit.
    pub max: Option<usize>,
}

impl CountRange {
    /// Any number.
    pub const ANY: CountRange = CountRange { min: 0, max: None };

    /// Exactly this many.
    pub const fn exactly(count: usize) -> CountRange {
        CountRange { min: count, max: Some(count) }
    }

    /// Whether a number is in the range.
    pub fn contains(self, count: usize) -> bool {
        count >= self.min && self.max.is_none_or(|max| count <= max)
    }
}

/// Names of the attributes that make an op a function: its type, and dictionaries for its arguments and
/// results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FunctionAttrs {
    /// A function type.
    pub function_type: Name,
    /// A dictionary for each argument, if any has one that is not empty.
    pub arg_attrs: Name,
    /// A dictionary for each result, if any has one that is not empty.
    pub res_attrs: Name,
}

/// Why an op is not valid: a sentence without full stop.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct Violation {
    message: Cow<'static, str>,
    /// What is at fault, if it is an op inside of the one that is checked.
    pub(crate) inner: Option<(BodyId, Op)>,
}

impl Violation {
    /// The violation of an op by another one inside of it, where it is reported.
    #[must_use]
    pub fn of_inner(self, body: BodyId, op: Op) -> Self {
        Violation { inner: Some((body, op)), ..self }
    }
}

impl From<&'static str> for Violation {
    fn from(message: &'static str) -> Self {
        Violation { message: message.into(), inner: None }
    }
}

impl From<String> for Violation {
    fn from(message: String) -> Self {
        Violation { message: message.into(), inner: None }
    }
}

/// What result types are inferred from.
#[derive(Clone, Copy, Debug)]
pub struct InferenceInput<'a> {
    /// Types of the operands.
    pub operands: &'a [Type],
    /// Properties and attributes.
    pub attrs: Attrs,
}

/// Checks an op beyond what the rest of its [`OpInfo`] says.
pub type VerifyOp = Arc<dyn Fn(&mut OpVerifier<'_, '_>) -> Result<(), Violation> + Send + Sync>;
/// Result types of an op; `None` if it cannot have these operands and attributes.
pub type InferTypes = Arc<dyn Fn(&mut Context, &InferenceInput<'_>) -> Option<Vec<Type>> + Send + Sync>;

/// What is known of the ops of a name. Start with [`OpInfo::new`], which allows everything, and say what is
/// more.
#[derive(Clone)]
pub struct OpInfo {
    /// Name, with its dialect.
    pub name: Name,
    /// Traits.
    pub traits: Traits,
    /// Effects; `None`: unknown.
    pub effects: Option<Effects>,
    /// The interfaces that it is known to have, and traits that mean nothing but to its dialect, as their C++
    /// classes are called, without namespaces.
    pub interfaces: Vec<Name>,
    /// Groups of operands.
    pub operands: SegmentLayout,
    /// Groups of results.
    pub results: SegmentLayout,
    /// Number of regions.
    pub regions: CountRange,
    /// Number of successors.
    pub successors: CountRange,
    /// By successor: the group of operands that the arguments of the block get. Empty: nobody knows what they
    /// get.
    pub branches: Vec<usize>,
    /// Inherent attributes.
    pub attributes: Vec<InherentAttr>,
    /// The op must be directly in an op of one of these names; empty: anywhere.
    pub parents: Vec<Name>,
    /// Blocks of its regions end with an op of this name.
    pub terminator: Option<Name>,
    /// What its regions hold if it is created without saying, by region: whether there is a block, which ends
    /// with [`Self::terminator`] if that is said. `None`: nobody knows.
    pub new_regions: Option<Box<[bool]>>,
    /// It is a function.
    pub function: Option<FunctionAttrs>,
    /// Ops of this dialect (without prefix in custom form) may be written in its regions.
    pub default_dialect: Option<Name>,
    /// Custom form.
    pub syntax: Option<Arc<dyn CustomSyntax>>,
    /// Why there is none, if one is declared: a sentence without full stop.
    pub no_syntax: Option<Arc<str>>,
    /// Names of results and block arguments in custom form.
    pub names: Option<Arc<dyn AsmNames>>,
    /// What else makes an op invalid, of its name, its attributes and the types of its operands and results,
    /// and of nothing around it: of ops that are alike in these, one is asked.
    pub signature_verifier: Option<VerifyOp>,
    /// What else makes an op invalid.
    pub verifier: Option<VerifyOp>,
    /// What makes an op invalid in whose regions everything is right: asked after all that is in them.
    pub region_verifier: Option<VerifyOp>,
    /// Result types.
    pub inference: Option<InferTypes>,
}

impl OpInfo {
    /// Ops of this name, of which nothing is known but that they exist.
    pub fn new(name: Name) -> Self {
        OpInfo {
            name,
            traits: Traits::empty(),
            effects: None,
            interfaces: Vec::new(),
            operands: SegmentLayout::Unknown,
            results: SegmentLayout::Unknown,
            regions: CountRange::ANY,
            successors: CountRange::ANY,
            branches: Vec::new(),
            attributes: Vec::new(),
            parents: Vec::new(),
            terminator: None,
            new_regions: None,
            function: None,
            default_dialect: None,
            syntax: None,
            no_syntax: None,
            names: None,
            signature_verifier: None,
            verifier: None,
            region_verifier: None,
            inference: None,
        }
    }

    /// Whether an attribute of this name is inherent.
    pub fn is_inherent(&self, name: Name) -> bool {
        self.attributes.iter().any(|attribute| attribute.name == name)
    }
}

impl fmt::Debug for OpInfo {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("OpInfo")
            .field("name", &self.name)
            .field("traits", &self.traits)
            .field("effects", &self.effects)
            .field("operands", &self.operands)
            .field("results", &self.results)
            .field("attributes", &self.attributes)
            .field("custom syntax", &self.syntax.is_some())
            .finish_non_exhaustive()
    }
}
