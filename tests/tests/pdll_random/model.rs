//! What the generator knows about the program so far: types, variables, callables, operations of `gen.td`.

/// The type of an expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Ty {
    Attr,
    Type,
    TypeRange,
    Value,
    ValueRange,
    /// With the name that is known.
    Op(Option<&'static str>),
    /// With labels.
    Tuple(Vec<(Option<String>, Ty)>),
}

impl Ty {
    pub(crate) fn unit() -> Self {
        Self::Tuple(Vec::new())
    }

    pub(crate) fn is_op(&self) -> bool {
        matches!(self, Self::Op(_))
    }

    pub(crate) fn is_value_like(&self) -> bool {
        matches!(self, Self::Value | Self::ValueRange)
    }

    pub(crate) fn is_type_like(&self) -> bool {
        matches!(self, Self::Type | Self::TypeRange)
    }

    /// The constraint of the language for variables of this type.
    pub(crate) fn core(&self) -> String {
        match self {
            Self::Attr => "Attr".into(),
            Self::Type => "Type".into(),
            Self::TypeRange => "TypeRange".into(),
            Self::Value => "Value".into(),
            Self::ValueRange => "ValueRange".into(),
            Self::Op(None) => "Op".into(),
            Self::Op(Some(n)) => format!("Op<{n}>"),
            Self::Tuple(_) => unreachable!("no constraint is for tuples"),
        }
    }
}

/// How many results of an operation may be asked for by number, where that is known.
pub(crate) type Results = Option<u32>;

/// An expression's text with what is known about it.
#[derive(Clone, Debug)]
pub(crate) struct Expr {
    pub(crate) text: String,
    pub(crate) ty: Ty,
    pub(crate) results: Results,
    /// A postfix may follow.
    pub(crate) postfix: bool,
}

impl Expr {
    pub(crate) fn new(text: impl Into<String>, ty: Ty) -> Self {
        Self { text: text.into(), ty, results: Some(0), postfix: true }
    }
}

/// A variable in scope.
#[derive(Clone, Debug)]
pub(crate) struct Var {
    pub(crate) name: String,
    pub(crate) ty: Ty,
    pub(crate) results: Results,
    /// An operation that belongs to the pattern has it: it needs no other use.
    pub(crate) used: bool,
}

/// What a callable may be used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Native,
    /// Checks its arguments by other constraints, or creates something; its arguments need another use.
    Pdll,
    /// Erases or replaces its only argument, an operation.
    Terminal,
}

/// A constraint or rewrite in scope.
#[derive(Clone, Debug)]
pub(crate) struct Callable {
    pub(crate) name: String,
    pub(crate) rewrite: bool,
    pub(crate) kind: Kind,
    pub(crate) params: Vec<Ty>,
    pub(crate) result: Ty,
}

/// Single, optional, variadic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    One,
    Maybe,
    Many,
}

/// An operation of `gen.td`.
#[derive(Debug)]
pub(crate) struct Record {
    pub(crate) name: &'static str,
    pub(crate) operands: &'static [Group],
    pub(crate) results: &'static [(&'static str, Group)],
}

use Group::{Many, Maybe, One};

/// The operations of `gen.td`.
pub(crate) const RECORDS: [Record; 9] = [
    Record { name: "ods.zero", operands: &[], results: &[] },
    Record { name: "ods.one", operands: &[One], results: &[("out", One)] },
    Record { name: "ods.infer", operands: &[One], results: &[("out", One)] },
    Record { name: "ods.two", operands: &[One, One], results: &[("a", One), ("b", One)] },
    Record { name: "ods.opt", operands: &[Maybe], results: &[("r", Maybe)] },
    Record {
        name: "ods.mix",
        operands: &[One, Many, Maybe],
        results: &[("r", One), ("rs", Many), ("ro", Maybe)],
    },
    Record { name: "ods.vars", operands: &[Many, Many], results: &[("rs", Many), ("ss", Many)] },
    Record { name: "ods.nameless", operands: &[One, One], results: &[("", One), ("", One)] },
    Record { name: "ods.user", operands: &[Many], results: &[] },
];

/// Names of operations that nobody declares.
pub(crate) const NAMES: [&str; 9] =
    ["a.b", "test.op", "x.y.z", "rewrite.with", "t.op", "d_1.Op", "Type.Value", "a.b.", "a.attr"];

/// The constraints of `gen.td`.
pub(crate) const IMPORTED: [(&str, Ty); 7] = [
    ("AnyType", Ty::Type),
    ("Int", Ty::Type),
    ("Index", Ty::Type),
    ("NumberAttr", Ty::Attr),
    ("InferTypeOpInterface", Ty::Op(None)),
    ("Shaped", Ty::Op(None)),
    ("Int", Ty::Type),
];

pub(crate) const ATTRS: [&str; 12] = [
    "1 : i32",
    "unit",
    "true",
    "[1, 2]",
    "-3 : i8",
    "i32",
    "{a = 1 : i8}",
    "@sym",
    "2.5 : f64",
    "dense<1> : tensor<2xi32>",
    "[]",
    "\\\"text\\\"",
];

pub(crate) const TYPES: [&str; 9] = [
    "i32",
    "index",
    "f64",
    "tensor<?x2xf32>",
    "memref<4xi8>",
    "(i32) -> i1",
    "tuple<i1, none>",
    "vector<4xf32>",
    "si7",
];

/// The record of an operation.
pub(crate) fn record(name: &str) -> Option<&'static Record> {
    RECORDS.iter().find(|r| r.name == name)
}
