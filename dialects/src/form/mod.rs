//! The custom form of an operation as data, which [`read`] and [`write`] interpret.
//!
//! A form is made once for each operation. Names are handles by then, what stands between elements is known
//! ([`Space`]), and how types that are not written follow from those that are ([`TypePlan`]).

pub(crate) mod dense;
pub(crate) mod groups;
mod read;
mod types;
mod write;

use crate::custom::Directive;
use crate::enums::Enum;
use crate::symbol::SymbolForm;
use crate::test::Test;
use pdll_host_ir::query::Expressions;
use pdll_ir::{Arity, Attr, CustomSyntax, Few, Name, OpParser, OpPrinter, Parsed, Token, Type};
use std::sync::Arc;

/// One of each group, attribute, region or successor of a form.
pub(crate) type Slots<T> = Few<T, 4>;

pub(crate) use groups::{Division, Groups};
pub(crate) use read::Reader;
pub(crate) use write::Writer;

/// Whose types.
pub(crate) use pdll_ods::format::Types;

/// What is printed before an element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Space {
    /// Nothing.
    None,
    /// A blank.
    Blank,
}

/// A literal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Word {
    /// A word.
    Keyword(Box<str>),
    /// Punctuation, and its text.
    Token(Token, Box<str>),
}

/// An element with what is printed before it.
#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) space: Space,
    pub(crate) what: What,
}

/// An element. Numbers are those of groups, attributes, regions and successors of the form.
#[derive(Debug)]
pub(crate) enum What {
    /// Printed only.
    Text(&'static str),
    /// Printed only.
    NewLine,
    Literal(Word),
    /// A group of operands.
    Operands(usize),
    AllOperands,
    Attr {
        index: usize,
        qualified: bool,
    },
    Region(usize),
    AllRegions,
    Successor(usize),
    AllSuccessors,
    AttrDict {
        keyword: bool,
    },
    PropDict,
    Types {
        of: Types,
        qualified: bool,
    },
    Functional {
        inputs: Types,
        results: Types,
    },
    Custom(Custom),
    Group(Group),
    Clauses(Vec<Clause>),
}

/// An optional group.
#[derive(Debug)]
pub(crate) struct Group {
    pub(crate) then: Vec<Node>,
    pub(crate) otherwise: Vec<Node>,
    /// What must be present for the first list to be printed, or absent if `inverted`.
    pub(crate) anchor: Presence,
    pub(crate) inverted: bool,
    /// The `unit` that the first list being there says, and that is not written.
    pub(crate) unit: Option<usize>,
}

/// A clause of a list in any order.
#[derive(Debug)]
pub(crate) struct Clause {
    pub(crate) space: Space,
    pub(crate) word: Word,
    pub(crate) elements: Vec<Node>,
    pub(crate) shown: Vec<Presence>,
    /// The `unit` that it says.
    pub(crate) unit: Option<usize>,
}

/// What can be present or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Presence {
    Operands(usize),
    Results(usize),
    AllOperands,
    AllResults,
    Attr(usize),
    Region(usize),
    Successor(usize),
    Any(Vec<Presence>),
}

/// What a directive is handed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Argument {
    Operands(usize),
    Results(usize),
    Attr(usize),
    Region(usize),
    Successor(usize),
    Types(Types),
    AttrDict,
    PropDict,
    Successors,
    Text(Box<str>),
    /// Looked at only.
    Ref(Box<Argument>),
}

/// A directive with its arguments.
pub(crate) struct Custom {
    pub(crate) directive: &'static dyn Directive,
    pub(crate) arguments: Vec<Argument>,
}

impl std::fmt::Debug for Custom {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Custom").field(&self.arguments).finish()
    }
}

/// How a type that is not written follows from one that is.
#[derive(Debug)]
pub(crate) enum Transform {
    /// It is the same.
    Same,
    /// `i1`, in a vector or tensor of the same shape.
    BoolLike,
    /// What a vector, tensor, memref or complex number is made of.
    Element,
    /// What a matrix of `gpu` is made of.
    MatrixElement,
    /// What a pointer of `spirv` points to.
    Pointee,
    /// The `!pdl.range` of it.
    Range,
    /// The handle of a value for that of a type, and the range of handles for a range.
    ValueHandle,
    /// Those of the inputs of a function type.
    Inputs,
    /// Those of the results of a function type.
    Results,
    /// What a tensor is made of, for each of its elements.
    Elements,
    /// `!llvm.struct<(T, i1)>`
    WithFlag,
    /// The `T` of `!dialect.class<T>`.
    Inner,
    /// `!dialect.other<T>` for `!dialect.class<T>`.
    OtherOfInner(&'static str),
    /// `!ptr.ptr_metadata<T>`
    Metadata,
    /// The `D` of `!smt.array<[D -> R]>`.
    ArrayDomain,
    /// The `R` of `!smt.array<[D -> R]>`.
    ArrayRange,
    /// The `D, ..` of `!smt.func<(D, ..) R>`.
    FunctionDomains,
    /// The `R` of `!smt.func<(D, ..) R>`.
    FunctionRange,
    /// The `!spirv.image<..>` of `!spirv.sampled_image<..>`.
    SampledImage,
    /// The vector with 16 as its last size.
    LastOf16,
    /// Something else.
    Other(Box<Expressions>),
}

/// What a type follows from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TypeSource {
    Operands(usize),
    Results(usize),
    Attr(usize),
}

/// Where the types of a group are from.
#[derive(Debug)]
pub(crate) enum TypePlan {
    /// They are written.
    Written,
    /// They follow from another.
    From(TypeSource, Transform),
    /// It is always this one.
    Fixed(Type),
    /// They are inferred from operands and attributes (results only).
    Inferred,
}

/// A group of operands or results.
#[derive(Debug)]
pub(crate) struct Values {
    pub(crate) arity: Arity,
    /// The attribute with the sizes of the ranges that it is cut into.
    pub(crate) nested: Option<Name>,
    pub(crate) types: TypePlan,
    /// How its types are written where they are not qualified.
    pub(crate) body: Option<Arc<SymbolForm>>,
    /// What the type of a single one must be to be read at all where it is not qualified.
    pub(crate) class: Option<Arc<Test>>,
}

/// How an attribute is written.
#[derive(Clone, Debug)]
pub(crate) enum AttrForm {
    /// Any attribute, in full.
    Any,
    /// Without its type, which is this one.
    Typed(Type),
    /// A case of an enumeration: an integer of this type.
    Enum(Arc<Enum>, Type),
    /// A case of an enumeration, or several, kept as an integer of this type; in `WORD<..>`, if there is a
    /// word.
    Flags { of: Arc<Enum>, ty: Type, word: Option<Box<str>> },
    /// `@name`, kept as a string.
    SymbolName,
    /// As one of a dialect is, without dialect and mnemonic.
    Body(Arc<SymbolForm>),
    /// `[1, 2]`, of this element type.
    DenseArray(Type),
    /// A number of this type or `none`: an array of it, or an empty one.
    OptionalNumber(Type),
}

/// What an attribute that may be missing begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Start {
    Anything,
    Text,
    Number,
    Array,
    Dictionary,
    Symbol,
}

/// An attribute.
#[derive(Clone, Debug)]
pub(crate) struct Attribute {
    pub(crate) name: Name,
    pub(crate) form: AttrForm,
    pub(crate) start: Start,
    pub(crate) optional: bool,
    /// `unit`, or not there.
    pub(crate) unit: bool,
    /// Where it has this value, it is not written.
    pub(crate) default: Option<Attr>,
}

/// Blocks that reading adds to a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Completion {
    Nothing,
    /// A block, if there is none.
    Block,
    /// A terminator.
    Terminator(Name),
}

/// The custom form of the operations of a name.
#[derive(Debug)]
pub(crate) struct OpForm {
    pub(crate) nodes: Vec<Node>,
    pub(crate) operands: Vec<Values>,
    pub(crate) results: Vec<Values>,
    pub(crate) operand_groups: Groups,
    pub(crate) result_groups: Groups,
    pub(crate) attributes: Vec<Attribute>,
    /// By region: whether there can be any number.
    pub(crate) regions: Vec<bool>,
    /// By successor, the same.
    pub(crate) successors: Vec<bool>,
    pub(crate) completion: Completion,
    /// Attributes that the dictionary does not have.
    pub(crate) hidden: Vec<Name>,
    /// There is a `prop-dict`: inherent attributes are not in the other dictionary.
    pub(crate) prop_dict: bool,
    /// Groups are not told apart in the text: their sizes are in the dictionary.
    pub(crate) sizes_written: (bool, bool),
}

impl CustomSyntax for OpForm {
    fn parse(&self, parser: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
        Reader::new(self, parser).read()
    }

    fn print(&self, printer: &mut OpPrinter<'_, '_>) -> bool {
        match Writer::new(self, printer) {
            Some(mut writer) => {
                writer.write();
                true
            }
            None => false,
        }
    }
}
