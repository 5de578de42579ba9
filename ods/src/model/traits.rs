//! Traits of operations, types and attributes, and what operations do to memory.

use super::PredicateId;

/// A trait, as its record defines it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TraitModel {
    /// The name of its record.
    pub record: String,
    /// Its C++ class, qualified: `::mlir::OpTrait::IsTerminator`, `::mlir::InferTypeOpInterface::Trait`.
    /// Empty for a trait that is only a condition.
    pub name: String,
    /// Which trait of MLIR's own it is.
    pub known: Option<KnownTrait>,
    /// What it says with arguments.
    pub detail: TraitDetail,
}

/// What traits with arguments say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TraitDetail {
    /// Nothing.
    None,
    /// The parameters of its C++ class as text: `"FuncOp"` of `HasParent<"FuncOp">`.
    Parameters(String),
    /// A condition on operands, results and attributes by name, and what it says about itself.
    Predicate(Result<PredicateId, super::PredicateError>, String),
    /// The same, which says that the type of `rhs` follows from that of `lhs` by `transformer` (C++ text over
    /// `$_self`).
    TypesMatchWith {
        /// The operand, attribute or result whose type is known.
        lhs: String,
        /// The one whose type follows.
        rhs: String,
        /// How.
        transformer: String,
        /// Both may be absent.
        optional: bool,
        /// Both are ranges.
        ranged: bool,
        /// The condition.
        predicate: Result<PredicateId, super::PredicateError>,
    },
    /// The same, which says that a shaped type has as many elements as there are values, of their types.
    ElementsMatch {
        /// The operand or result of the shaped type.
        shaped: String,
        /// The operands or results that are the elements.
        elements: String,
        /// The condition.
        predicate: Result<PredicateId, super::PredicateError>,
    },
    /// The same, which says that something of these operands, attributes or results is equal.
    AllMatch {
        /// The class of its record: `AllTypesMatch` and the like.
        class: String,
        /// The names.
        names: Vec<String>,
        /// The condition.
        predicate: Result<PredicateId, super::PredicateError>,
    },
    /// An interface; the methods that it declares to be implemented are not told.
    Interface,
}

macro_rules! known_traits {
    ($($(#[$doc:meta])* $name:ident = $class:literal,)*) => {
        /// Traits of MLIR's own that say something about operations, by their C++ class in `::mlir::OpTrait`
        /// or their interface.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum KnownTrait {
            $($(#[$doc])* $name,)*
        }

        impl KnownTrait {
            /// The trait with this C++ class, parameters left out.
            #[must_use]
            pub fn of_class(class: &str) -> Option<Self> {
                let class = class.trim_start_matches("::").strip_prefix("mlir::")?;
                Some(match class.strip_prefix("OpTrait::").unwrap_or(class) {
                    $($class => Self::$name,)*
                    _ => return None,
                })
            }
        }
    };
}

known_traits! {
    /// A scope of affine symbols.
    AffineScope = "AffineScope",
    /// Allocations end with it.
    AutomaticAllocationScope = "AutomaticAllocationScope",
    /// Operands are lengthened to the shape of the results.
    ResultsBroadcastableShape = "ResultsBroadcastableShape",
    /// Operands can be swapped.
    Commutative = "IsCommutative",
    /// `f(f(x))` is `f(x)`.
    Idempotent = "IsIdempotent",
    /// `f(f(x))` is `x`.
    Involution = "IsInvolution",
    /// A constant, by its attribute.
    ConstantLike = "ConstantLike",
    /// Regions use no values from outside.
    IsolatedFromAbove = "IsIsolatedFromAbove",
    /// Results are floats, or made of such.
    ResultsAreFloatLike = "ResultsAreFloatLike",
    /// All operands have one type.
    SameTypeOperands = "SameTypeOperands",
    /// All operands have one shape.
    SameOperandsShape = "SameOperandsShape",
    /// All operands and results have one shape.
    SameOperandsAndResultShape = "SameOperandsAndResultShape",
    /// All operands have one element type.
    SameOperandsElementType = "SameOperandsElementType",
    /// All operands and results have one element type.
    SameOperandsAndResultElementType = "SameOperandsAndResultElementType",
    /// All operands and results have one type.
    SameOperandsAndResultType = "SameOperandsAndResultType",
    /// All operands and results have one rank.
    SameOperandsAndResultRank = "SameOperandsAndResultRank",
    /// Ends a block.
    Terminator = "IsTerminator",
    /// Layouts of memory references can be normalised.
    MemRefsNormalizable = "MemRefsNormalizable",
    /// Works element by element.
    Elementwise = "Elementwise",
    /// Can be made to work on scalars.
    Scalarizable = "Scalarizable",
    /// Can be made to work on vectors.
    Vectorizable = "Vectorizable",
    /// Can be made to work on tensors.
    Tensorizable = "Tensorizable",
    /// Each region has one block.
    SingleBlock = "SingleBlock",
    /// The same, whose terminator need not be written: [`TraitDetail::Parameters`] says which.
    SingleBlockImplicitTerminator = "SingleBlockImplicitTerminator",
    /// Blocks need no terminator.
    NoTerminator = "NoTerminator",
    /// Stands directly in an op of [`TraitDetail::Parameters`].
    HasParent = "HasParent",
    /// Blocks of regions have no arguments.
    NoRegionArguments = "NoRegionArguments",
    /// Result types are that of the first attribute.
    FirstAttrDerivedResultType = "FirstAttrDerivedResultType",
    /// Variadic operands are equally long.
    SameVariadicOperandSize = "SameVariadicOperandSize",
    /// Variadic results are equally long.
    SameVariadicResultSize = "SameVariadicResultSize",
    /// `operandSegmentSizes` says how long groups of operands are.
    AttrSizedOperandSegments = "AttrSizedOperandSegments",
    /// `resultSegmentSizes` says how long groups of results are.
    AttrSizedResultSegments = "AttrSizedResultSegments",
    /// Effects are those of the ops in its regions.
    RecursiveMemoryEffects = "HasRecursiveMemoryEffects",
    /// Can be executed where it was not.
    AlwaysSpeculatable = "AlwaysSpeculatableImplTrait",
    /// The same, if the ops in its regions can.
    RecursivelySpeculatable = "RecursivelySpeculatableImplTrait",
    /// Symbols in its regions are its own.
    SymbolTable = "SymbolTable",
    /// Its region is like that of a terminator's target.
    ReturnLike = "ReturnLike",
    /// Says its effects.
    MemoryEffectsOpInterface = "MemoryEffectOpInterface::Trait",
    /// Infers its result types.
    InferTypeOpInterface = "InferTypeOpInterface::Trait",
    /// Defines a symbol.
    Symbol = "SymbolOpInterface::Trait",
    /// Says where control goes.
    BranchOpInterface = "BranchOpInterface::Trait",
    /// Says how control goes through regions.
    RegionBranchOpInterface = "RegionBranchOpInterface::Trait",
    /// Ends a region and says where control goes.
    RegionBranchTerminatorOpInterface = "RegionBranchTerminatorOpInterface::Trait",
    /// Whether it can be executed where it was not is asked of C++.
    ConditionallySpeculatable = "ConditionallySpeculatable::Trait",
    /// Names its results and block arguments.
    OpAsmOpInterface = "OpAsmOpInterface::Trait",
    /// Is a function.
    FunctionOpInterface = "FunctionOpInterface::Trait",
    /// Calls a function.
    CallOpInterface = "CallOpInterface::Trait",
    /// Is a loop.
    LoopLikeOpInterface = "LoopLikeOpInterface::Trait",
    /// Writes into the operands that it is given.
    DestinationStyleOpInterface = "DestinationStyleOpInterface::Trait",
    /// Checks symbols that it mentions.
    SymbolUserOpInterface = "SymbolUserOpInterface::Trait",
    /// Says of what kind its regions are.
    RegionKindInterface = "RegionKindInterface::Trait",
}

/// What is done to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectKind {
    /// It is read.
    Read,
    /// It is written.
    Write,
    /// It is allocated.
    Allocate,
    /// It is freed.
    Free,
}

/// What an effect is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectTarget {
    /// Nothing in particular.
    Op,
    /// The operand group with this number.
    Operand(u32),
    /// The result group with this number.
    Result(u32),
    /// The attribute with this number, a symbol.
    Attribute(u32),
}

/// One effect on memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effect {
    /// What is done.
    pub kind: EffectKind,
    /// To what.
    pub on: EffectTarget,
    /// The C++ class of the resource.
    pub resource: String,
}

/// What an operation does to memory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effects {
    /// The effects of the operation itself. `None` if the record does not say: it may have any, unless it has
    /// those of its regions only.
    pub own: Option<Vec<Effect>>,
    /// Does it have the effects of the operations in its regions?
    pub recursive: bool,
    /// Can it be executed where it was not, whatever its regions hold?
    pub speculatable: bool,
}

impl Effects {
    /// Does it do nothing to memory by itself?
    #[must_use]
    pub fn is_none(&self) -> bool {
        self.own.as_ref().is_some_and(Vec::is_empty)
    }
}
