//! PDL: patterns as a typed graph.
//!
//! A [`Pattern`] is what one `pdl.pattern` holds: a straight list of nodes that describe what to match, and a
//! list of nodes that describe the rewrite. Nodes define values; values are typed; both are 32-bit indices
//! into the pattern's own vectors, and a node only names values of nodes before it. Names and constants are
//! interned in the [`Module`].
//!
//! This is the narrow waist of the compiler: `hir` and `drr` build it, the `pdl` dialect is its text form,
//! and the matcher starts from it and from nothing else.

mod append;
pub mod beyond;
mod strings;
mod verify;

use pdll_bytecode::query::{Scalar, Sort};
pub use pdll_ods::{Constraint, Inference, Known, KnownOp};
use pdll_source::Span;
use smallvec::SmallVec;
use std::collections::BTreeMap;
pub use strings::{Str, Strings};
pub(crate) use verify::verify_known;
pub use verify::{ValidModule, verify};

/// A value of a pattern: what one node result stands for when the pattern matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(pub u32);

impl Value {
    /// Its index in [`Pattern::values`].
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Values in order. Mostly there are few, which then take no memory of their own, and as much in the node as
/// a vector.
pub type Values = SmallVec<[Value; 4]>;

/// Names of attributes with their values, in order.
pub type Attributes = SmallVec<[(Str, Value); 2]>;

/// A node of a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub u32);

impl NodeId {
    /// Its index in [`Pattern::nodes`].
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The type of a [`Value`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ty {
    /// `!pdl.attribute`
    Attribute,
    /// `!pdl.operation`
    Operation,
    /// `!pdl.type`
    Type,
    /// `!pdl.value`
    Value,
    /// `!pdl.range<type>`
    TypeRange,
    /// `!pdl.range<value>`
    ValueRange,
}

impl Ty {
    /// The constraint of PDLL that values of this type meet: `Value`, `TypeRange`.
    #[must_use]
    pub fn constraint(self) -> &'static str {
        match self {
            Self::Attribute => "Attr",
            Self::Operation => "Op",
            Self::Type => "Type",
            Self::Value => "Value",
            Self::TypeRange => "TypeRange",
            Self::ValueRange => "ValueRange",
        }
    }

    /// What values of this type are to code.
    #[must_use]
    pub fn sort(self) -> Sort {
        match self {
            Self::Attribute => Sort::one(Scalar::Attr),
            Self::Operation => Sort::one(Scalar::Op),
            Self::Type => Sort::one(Scalar::Type),
            Self::Value => Sort::one(Scalar::Value),
            Self::TypeRange => Sort::list(Scalar::Type),
            Self::ValueRange => Sort::list(Scalar::Value),
        }
    }
}

/// Where a [`Value`] comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ValueData {
    /// The type of `pdl` that the value has.
    pub ty: Ty,
    /// The node that defines it.
    pub def: NodeId,
    /// Which result of that node.
    pub index: u32,
}

/// How many [`NodeKind::Either`]s a pattern may have: there is a list of tests for each choice of orders.
pub const MAX_EITHERS: usize = 6;

/// One node, with the place in the source that it was written at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// What it says.
    pub kind: NodeKind,
    /// The values that it defines, `results.0 .. results.0 + results.1`.
    pub results: (u32, u32),
    /// Where it was written.
    pub span: Span,
}

impl Node {
    /// Its values, in order.
    pub fn values(&self) -> impl Iterator<Item = Value> + use<> {
        (self.results.0..self.results.0 + self.results.1).map(Value)
    }

    /// Its first (mostly its only) value.
    #[must_use]
    pub fn value(&self) -> Value {
        Value(self.results.0)
    }
}

/// What a node says; the comment names the operation of the `pdl` dialect. Nodes beyond `pdl` say what it
/// cannot; [`crate::emit::plain::plain`] gives what comes nearest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NodeKind {
    /// `pdl.operand`: a value, of the given type.
    Operand {
        /// A [`Ty::Type`].
        ty: Option<Value>,
    },
    /// `pdl.operands`: a range of values, of the given types.
    Operands {
        /// A [`Ty::TypeRange`].
        ty: Option<Value>,
    },
    /// `pdl.type`: a type, or one that is fixed.
    Type {
        /// Its text.
        constant: Option<Str>,
    },
    /// `pdl.types`: a range of types, or one that is fixed.
    Types {
        /// Their texts.
        constants: Option<Vec<Str>>,
    },
    /// `pdl.attribute`: an attribute, of the given type or with the given value.
    Attribute {
        /// A [`Ty::Type`].
        ty: Option<Value>,
        /// Its text.
        constant: Option<Str>,
    },
    /// An attribute of a matched operation that may be absent; beyond `pdl`. It is then `default`, or null
    /// without one. Used as the attribute of several operations, it is absent in all or equal in all.
    ///
    /// Null is passed on: an operation that is created leaves an attribute out that is null, a constraint
    /// that the program defines sees it, a native function that is registered is not called with it.
    OptionalAttribute {
        /// Its text.
        default: Option<Str>,
    },
    /// `pdl.operation`: in a match section an operation to be found, in a rewrite section one to be created.
    Operation {
        /// Any name if absent (in match sections only).
        name: Option<Str>,
        /// [`Ty::Value`] and [`Ty::ValueRange`].
        operands: Values,
        /// Names and [`Ty::Attribute`]s.
        attributes: Attributes,
        /// [`Ty::Type`] and [`Ty::TypeRange`].
        types: Values,
    },
    /// Two neighbouring operands of a matched operation that may stand in either order; beyond `pdl`.
    ///
    /// The order of the list is tried first. If the two match in it by themselves, the other is not tried,
    /// whatever is asked besides. By themselves is: what is said of the two values and of what defines them,
    /// as far as that goes, with the constraints on these alone that come before the operation in the list.
    /// That an operand which occurs twice is the same value is asked later, as MLIR does for its rules.
    Either {
        /// A [`Ty::Operation`].
        op: Value,
        /// Which of its operands, as listed, is the first of the two. Both are [`Ty::Value`]s.
        first: u32,
    },
    /// `pdl.result`: the result with this flat number.
    Result {
        /// A [`Ty::Operation`].
        op: Value,
        /// Flat number.
        index: u32,
    },
    /// Any of the results of a matched operation, beyond `pdl`: an operand that this stands for is defined by
    /// the operation, as whichever of its results.
    AnyResult {
        /// A [`Ty::Operation`].
        op: Value,
    },
    /// `pdl.results`: all results, or those of one group. The type of the node's value says whether the group
    /// is one value.
    Results {
        /// A [`Ty::Operation`].
        op: Value,
        /// Group number.
        index: Option<u32>,
    },
    /// `pdl.apply_native_constraint`.
    ApplyConstraint {
        /// The name it is registered by.
        name: Str,
        /// Arguments.
        args: Values,
        /// Must it fail?
        negated: bool,
    },
    /// `pdl.apply_native_rewrite`.
    ApplyRewrite {
        /// The name it is registered by.
        name: Str,
        /// Arguments.
        args: Values,
    },
    /// `pdl.range`: values and ranges laid end to end. The type of the node's value says of what.
    ///
    /// In a match section, which is beyond `pdl`, the operands that it stands for have as many values as
    /// parts, and each is that part; one part may be a range, which takes those that are left.
    Range {
        /// The parts.
        parts: Values,
    },
    /// The location of an operation, or of a value (of a result: that of the operation), as an attribute, in
    /// a rewrite; beyond `pdl`.
    LocationOf {
        /// A [`Ty::Operation`] or [`Ty::Value`].
        of: Value,
    },
    /// Locations fused as MLIR fuses them (flattened, without unknown ones and repeats; one alone is itself),
    /// in a rewrite; beyond `pdl`.
    FusedLocation {
        /// [`Ty::Attribute`]s that are locations.
        parts: Values,
        /// A [`Ty::Attribute`] that the fused location carries.
        metadata: Option<Value>,
    },
    /// Gives an operation that the rewrite has created a location, in place of that of the matched ones;
    /// beyond `pdl`.
    SetLocation {
        /// The created [`Ty::Operation`].
        op: Value,
        /// A [`Ty::Attribute`] that is a location.
        location: Value,
    },
    /// How many values each group has, as an attribute `array<i32: ...>`, in a rewrite; beyond `pdl`. For
    /// `operandSegmentSizes` and `resultSegmentSizes` of operations that are created.
    SegmentSizes {
        /// The groups: [`Ty::Value`] (one) and [`Ty::ValueRange`], or [`Ty::Type`] and [`Ty::TypeRange`].
        groups: Values,
    },
    /// `pdl.erase`.
    Erase {
        /// A [`Ty::Operation`].
        op: Value,
    },
    /// `pdl.replace ... with %op`.
    ReplaceWithOp {
        /// The replaced [`Ty::Operation`].
        op: Value,
        /// The replacing [`Ty::Operation`].
        with: Value,
    },
    /// `pdl.replace ... with (%values)`.
    ReplaceWithValues {
        /// The replaced [`Ty::Operation`].
        op: Value,
        /// [`Ty::Value`] and [`Ty::ValueRange`].
        with: Values,
    },
}

/// Calls `$f` with each value that a node uses, in the order of the dialect's operands: of `&NodeKind` to
/// read, of `&mut NodeKind` to change.
macro_rules! for_each_use {
    ($kind:expr, $iter:ident, $f:expr) => {
        match $kind {
            Self::Operand { ty } | Self::Operands { ty } | Self::Attribute { ty, .. } => {
                ty.$iter().for_each($f)
            }
            Self::Type { .. } | Self::Types { .. } | Self::OptionalAttribute { .. } => {}
            Self::Operation { operands, attributes, types, .. } => {
                operands.$iter().for_each(&mut $f);
                attributes.$iter().for_each(|(_, v)| $f(v));
                types.$iter().for_each(&mut $f);
            }
            Self::Result { op, .. }
            | Self::Results { op, .. }
            | Self::AnyResult { op }
            | Self::Either { op, .. }
            | Self::Erase { op } => {
                $f(op);
            }
            Self::ApplyConstraint { args, .. } | Self::ApplyRewrite { args, .. } => args.$iter().for_each($f),
            Self::LocationOf { of } => $f(of),
            Self::FusedLocation { parts, metadata } => {
                parts.$iter().for_each(&mut $f);
                metadata.$iter().for_each($f);
            }
            Self::SetLocation { op, location } => {
                $f(op);
                $f(location);
            }
            Self::Range { parts: list } | Self::SegmentSizes { groups: list } => list.$iter().for_each($f),
            Self::ReplaceWithOp { op, with } => {
                $f(op);
                $f(with);
            }
            Self::ReplaceWithValues { op, with } => {
                $f(op);
                with.$iter().for_each($f);
            }
        }
    };
}

impl NodeKind {
    /// Calls `f` with each value that the node uses, in the order of the dialect's operands.
    pub fn for_each_use(&self, mut f: impl FnMut(Value)) {
        let mut f = |v: &Value| f(*v);
        for_each_use!(self, iter, f);
    }

    /// Calls `f` with each value that the node uses, to replace it.
    pub fn for_each_use_mut(&mut self, mut f: impl FnMut(&mut Value)) {
        for_each_use!(self, iter_mut, f);
    }
}

/// How a pattern rewrites.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rewrite {
    /// The operation that the match is anchored at; chosen by the matcher if absent (`pdl.rewrite` without
    /// operand).
    pub root: Option<Value>,
    /// `with "name"(args)`: a native rewrite that is called with the root (if any) and the arguments; `body`
    /// is then empty.
    pub external: Option<(Str, Values)>,
    /// The nodes of the rewrite section, in order.
    pub body: Vec<NodeId>,
    /// Where it was written.
    pub span: Span,
}

/// One pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// Its symbol name.
    pub name: Option<Str>,
    /// Larger is tried first.
    pub benefit: u32,
    /// Is the rewrite known to stop when it is applied to its own output (`with recursion`)?
    pub bounded_recursion: bool,
    /// The matched operations whose locations, fused in this order, are that of what the rewrite creates. If
    /// absent, all of them, in the order in which the matcher comes to them, as with `pdl`.
    pub located_at: Option<Values>,
    /// What the source calls values, as far as it names them and this is asked for.
    pub names: Vec<(Value, Str)>,
    /// All nodes, of both sections.
    pub nodes: Vec<Node>,
    /// All values.
    pub values: Vec<ValueData>,
    /// The match section: nodes in order.
    pub body: Vec<NodeId>,
    /// The rewrite section.
    pub rewrite: Rewrite,
    /// Where it was written.
    pub span: Span,
}

/// What is in a list, in one that is as long as that, and empties the list. All is copied at once.
fn exact<T>(list: &mut Vec<T>) -> Vec<T> {
    let mut new = Vec::with_capacity(list.len());
    new.append(list);
    new
}

impl Pattern {
    /// A pattern without nodes.
    #[must_use]
    pub fn new(name: Option<Str>, benefit: u32, span: Span) -> Self {
        Self {
            name,
            benefit,
            bounded_recursion: false,
            located_at: None,
            names: Vec::new(),
            nodes: Vec::new(),
            values: Vec::new(),
            body: Vec::new(),
            rewrite: Rewrite { span, ..Rewrite::default() },
            span,
        }
    }

    /// Appends a node to the match section (`in_rewrite` false) or to the rewrite section, with results of
    /// these types.
    pub fn push(&mut self, in_rewrite: bool, kind: NodeKind, results: &[Ty], span: Span) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        let first = self.values.len() as u32;
        for (index, &ty) in results.iter().enumerate() {
            self.values.push(ValueData { ty, def: id, index: index as u32 });
        }
        self.nodes.push(Node { kind, results: (first, results.len() as u32), span });
        if in_rewrite { &mut self.rewrite.body } else { &mut self.body }.push(id);
        id
    }

    /// The pattern as it is, in lists that are as long as they need to be. The lists that it was made in stay
    /// here, to be used for another one.
    pub(crate) fn take(&mut self) -> Self {
        let Rewrite { root, span, .. } = self.rewrite;
        let body = exact(&mut self.rewrite.body);
        Self {
            located_at: self.located_at.take(),
            names: std::mem::take(&mut self.names),
            nodes: exact(&mut self.nodes),
            values: exact(&mut self.values),
            body: exact(&mut self.body),
            rewrite: Rewrite { root, external: self.rewrite.external.take(), body, span },
            ..*self
        }
    }

    /// Begins another pattern in the space of this one.
    pub(crate) fn clear(&mut self, name: Option<Str>, span: Span) {
        let mut old = std::mem::replace(self, Self::new(name, 0, span));
        old.nodes.clear();
        old.values.clear();
        old.body.clear();
        old.rewrite.body.clear();
        (self.nodes, self.values) = (old.nodes, old.values);
        (self.body, self.rewrite.body) = (old.body, old.rewrite.body);
    }

    /// The node with this id.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// The node that defines a value.
    #[must_use]
    pub fn def(&self, v: Value) -> &Node {
        self.node(self.values[v.index()].def)
    }

    /// The id of that.
    #[must_use]
    pub fn def_id(&self, v: Value) -> NodeId {
        self.values[v.index()].def
    }

    /// The type of a value.
    #[must_use]
    pub fn ty(&self, v: Value) -> Ty {
        self.values[v.index()].ty
    }
}

/// The code that a native came with, for those who read it or write the native.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NativeCode {
    /// The def whose code it is, if that has a name.
    pub def: Option<String>,
    /// As it is written: of a rule in a `.td` file, an expression with placeholders.
    pub written: String,
    /// What the code calls the parameters.
    pub params: Vec<String>,
    /// As the body of a function with these parameters, in C++; `None` if it cannot be one.
    pub body: Option<String>,
    /// Where it is written, or what uses it.
    pub span: Span,
}

/// What the names of natives begin with that stand for code which is more than one call.
pub const CODE: &str = "drr.expr.";

impl NativeCode {
    /// The code as it is written, in one line.
    #[must_use]
    pub fn in_a_line(&self) -> String {
        self.written.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

/// Patterns in source order, and their strings.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// All names and constants.
    pub strings: Strings,
    /// In source order.
    pub patterns: Vec<Pattern>,
    /// What the source knows besides.
    pub known: Known,
    /// The code of natives, by name.
    pub code: BTreeMap<String, NativeCode>,
    /// The `.td` files that say what the operations are, as they are called where they are included.
    pub definitions: Vec<String>,
    /// The span that the module op is located at.
    pub span: Span,
}
