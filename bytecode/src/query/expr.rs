//! Expressions: what a program knows by itself of constraints and of result types, so that nobody has to
//! register them.
//!
//! An expression is a tree of nodes in [`crate::Program::exprs`]; nodes refer to nodes of smaller index only,
//! and not deeper than [`MAX_DEPTH`]. It is typed ([`Sort`]), and has one of four outcomes: a value;
//! undefined, where C++ leaves it so; not understood, where the host cannot tell; a limit that was reached.

use super::queries::Query;
use super::sorts::{AttrClass, Scalar, Sort, TypeClass};

/// How deeply expressions may be nested.
pub const MAX_DEPTH: u32 = 256;
/// How many parameters and variables an expression may have.
pub const MAX_VARIABLES: u32 = 64;

/// What a cast gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cast {
    /// Whether the object is of the class.
    Is,
    /// The object; undefined if it is not of the class.
    Always,
    /// The object, or null.
    Maybe,
}

impl Cast {
    /// All, by number.
    pub const ALL: [Cast; 3] = [Cast::Is, Cast::Always, Cast::Maybe];
}

/// What becomes of what is asked of each item of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quantifier {
    /// Whether it holds for all.
    All,
    /// Whether it holds for one.
    Any,
    /// For how many it holds, as a signed number of 64 bits.
    Count,
    /// The list of those for which it holds.
    Where,
    /// The list of what it gives.
    Map,
}

impl Quantifier {
    /// All, by number.
    pub const ALL: [Quantifier; 5] =
        [Quantifier::All, Quantifier::Any, Quantifier::Count, Quantifier::Where, Quantifier::Map];

    /// What comes out of a list for whose items this is asked.
    fn result(self, list: Sort, body: Sort) -> Option<Sort> {
        let holds = body == Sort::one(Scalar::Bool);
        match self {
            Self::All | Self::Any => holds.then_some(body),
            Self::Count => holds.then_some(Sort::one(Scalar::I64)),
            Self::Where => holds.then_some(list),
            Self::Map => Some(Sort::list(body.single()?)),
        }
    }
}

/// A class of types, attributes or operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClassTest {
    /// One of MLIR's own, of types.
    Type(TypeClass),
    /// One of MLIR's own, of attributes.
    Attr(AttrClass),
    /// One of a dialect: an index in [`crate::Program::classes`].
    Dialect(u32),
}

/// A node of an expression. Children are indices in [`crate::Program::exprs`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Expr {
    /// A truth value.
    Bool(bool),
    /// An integer of this sort, sign-extended to 64 bits if it is signed.
    Int(Scalar, u64),
    /// A float of 64 bits, by its bits.
    Float(u64),
    /// A string.
    Text(String),
    /// A type, as MLIR writes it.
    Type(String),
    /// An attribute, as MLIR writes it.
    Attr(String),
    /// A type, attribute, operation or value that is not there.
    Null(Scalar),
    /// A parameter or variable, and its sort.
    Variable(u32, Sort),
    /// The second if the first holds, else false.
    And(u32, u32),
    /// True if the first holds, else the second.
    Or(u32, u32),
    /// The second if the first holds, else the third.
    If(u32, u32, u32),
    /// The body, with a variable that stands for a value in it.
    Let {
        /// The variable.
        variable: u32,
        /// What it stands for.
        value: u32,
        /// Where it does.
        body: u32,
    },
    /// What is asked of each item of a list, in order.
    Each {
        /// What becomes of it.
        how: Quantifier,
        /// What stands for the item in the body.
        variable: u32,
        /// The list.
        list: u32,
        /// What is asked: a condition, unless all answers are wanted.
        body: u32,
    },
    /// Whether an object is of one of the classes, or the object as one of them.
    Cast {
        /// What comes out.
        how: Cast,
        /// May the object be null? It is of no class then, and stays null; else that is undefined.
        null: bool,
        /// The classes.
        classes: Vec<ClassTest>,
        /// The object: a type, attribute or operation.
        object: u32,
    },
    /// A query, and its operands.
    Query(Query, Vec<u32>),
    /// A list of values of this sort.
    List(Scalar, Vec<u32>),
    /// What becomes of a value as a list is gone through, in order.
    Fold {
        /// What stands for the value in the body.
        state: u32,
        /// What stands for the item in the body.
        item: u32,
        /// The list.
        list: u32,
        /// The value before the first item.
        start: u32,
        /// The value after an item.
        body: u32,
    },
}

/// The places of a node that name other nodes: of `&Expr` to read, of `&mut Expr` to change.
macro_rules! children {
    ($expr:expr, $slice:ident) => {{
        let (fixed, list) = match $expr {
            Self::Bool(_)
            | Self::Int(..)
            | Self::Float(_)
            | Self::Text(_)
            | Self::Type(_)
            | Self::Attr(_)
            | Self::Null(_)
            | Self::Variable(..) => ([None, None, None], Default::default()),
            Self::Cast { object, .. } => ([Some(object), None, None], Default::default()),
            Self::And(a, b)
            | Self::Or(a, b)
            | Self::Let { value: a, body: b, .. }
            | Self::Each { list: a, body: b, .. } => ([Some(a), Some(b), None], Default::default()),
            Self::If(a, b, c) | Self::Fold { list: a, start: b, body: c, .. } => {
                ([Some(a), Some(b), Some(c)], Default::default())
            }
            Self::Query(_, args) | Self::List(_, args) => ([None, None, None], args.$slice()),
        };
        fixed.into_iter().flatten().chain(list)
    }};
}

impl Expr {
    /// The nodes that it is made of.
    pub fn children(&self) -> impl Iterator<Item = u32> + '_ {
        children!(self, as_slice).copied()
    }

    fn children_mut(&mut self) -> impl Iterator<Item = &mut u32> {
        children!(self, as_mut_slice)
    }

    /// The same node without what it is made of: the numbers of its children are 0.
    #[must_use]
    pub fn without_children(mut self) -> Self {
        self.children_mut().for_each(|child| *child = 0);
        self
    }

    /// The same node in a pool in which its children are `by` places further on, with classes renumbered by
    /// `class`.
    #[must_use]
    pub fn moved(mut self, by: u32, mut class: impl FnMut(u32) -> u32) -> Self {
        self.children_mut().for_each(|child| *child += by);
        if let Self::Cast { classes, .. } = &mut self {
            for test in classes {
                if let ClassTest::Dialect(i) = test {
                    *i = class(*i);
                }
            }
        }
        self
    }

    /// Its sort, if its parts fit together; `sorts` are those of the nodes before it.
    #[must_use]
    pub fn sort(&self, sorts: &[Sort]) -> Option<Sort> {
        let of = |i: &u32| sorts.get(*i as usize).copied();
        let bool = Sort::one(Scalar::Bool);
        let holds = |i: &u32| of(i) == Some(bool);
        match self {
            Self::Bool(_) => Some(bool),
            Self::Int(scalar, value) => {
                let (bits, signed) = scalar.int()?;
                let unused = 64 - bits;
                let cut = if signed {
                    ((value << unused) as i64 >> unused) as u64
                } else {
                    value << unused >> unused
                };
                (cut == *value).then_some(Sort::one(*scalar))
            }
            Self::Float(_) => Some(Sort::one(Scalar::F64)),
            Self::Text(_) => Some(Sort::one(Scalar::Text)),
            Self::Type(_) => Some(Sort::one(Scalar::Type)),
            Self::Attr(_) => Some(Sort::one(Scalar::Attr)),
            Self::Null(scalar) => scalar.is_handle().then_some(Sort::one(*scalar)),
            Self::Variable(_, sort) => Some(*sort),
            Self::And(a, b) | Self::Or(a, b) => (holds(a) && holds(b)).then_some(bool),
            Self::If(condition, a, b) => (holds(condition) && of(a) == of(b)).then(|| of(a)).flatten(),
            Self::Let { value, body, .. } => of(value).and(of(body)),
            Self::Each { how, list, body, .. } => {
                let list = of(list).filter(|l| l.list)?;
                how.result(list, of(body)?)
            }
            Self::Cast { how, classes, object, .. } => {
                let object = of(object)?;
                let scalar = object.single()?;
                let fits = |test: &ClassTest| match test {
                    ClassTest::Type(_) => scalar == Scalar::Type,
                    ClassTest::Attr(_) => scalar == Scalar::Attr,
                    ClassTest::Dialect(_) => matches!(scalar, Scalar::Type | Scalar::Attr | Scalar::Op),
                };
                let result = if *how == Cast::Is { bool } else { object };
                classes.iter().all(fits).then_some(result)
            }
            Self::Query(query, args) => {
                let operands: Option<Vec<Sort>> = args.iter().map(of).collect();
                query.result(&operands?)
            }
            Self::Fold { list, start, body, .. } => {
                of(list).filter(|l| l.list)?;
                of(start).filter(|s| of(body) == Some(*s))
            }
            Self::List(scalar, items) => {
                items.iter().all(|i| of(i) == Some(Sort::one(*scalar))).then_some(Sort::list(*scalar))
            }
        }
    }
}

/// What stands for a native that is not registered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Definition {
    /// Index in [`crate::Program::natives`].
    pub native: u32,
    /// What it does.
    pub meaning: Meaning,
}

/// When a native constraint holds, or what a native rewrite with one result gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// What this expression, an index in [`crate::Program::exprs`], comes to: of a constraint whether it
    /// holds. The arguments are its variables 0, 1, ...
    Expr(u32),
    /// Nobody knows: why, as the end of a sentence.
    Unknown(String),
}

/// A class of a dialect, and how its objects are recognised.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Class {
    /// `!dialect.mnemonic` of types, `#dialect.mnemonic` of attributes, names of operations.
    pub instances: Vec<String>,
    /// What else is one: integer attributes that hold a case of an enumeration.
    pub cases: Option<EnumCases>,
}

/// The cases of an enumeration that is kept as an integer attribute of signless type.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EnumCases {
    /// The bits of the type.
    pub width: u32,
    /// Are the cases bits, of which a value may have any?
    pub bits: bool,
    /// The numbers of the cases.
    pub values: Vec<i64>,
}
